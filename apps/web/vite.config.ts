import { readFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { belongsToServer } from '../../packages/contracts/src/routes.ts'
import { plainIcons, unusedCurves, unusedRouting } from './lean-plugins.ts'
import { sampleReport } from './sample-plugin.ts'

const SERVER = process.env.VITE_DEV_SERVER ?? 'http://127.0.0.1:3000'
/** Fonts needed by the first screen; without the preload the text shifts (CLS 0.115). */
const FIRST_FONTS = /\/(hanken-grotesk|newsreader)[^/]*\.woff2$/

/** The application behind the small entry, with all that it imports statically, what takes longest first. */
function applicationChunks(outputs: readonly { type: string; fileName: string }[]): string[] {
  const chunks = outputs.filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) visit(imported)
  }
  for (const chunk of chunks) if (chunk.moduleIds.some((id) => id.endsWith('/src/start.tsx'))) visit(chunk.fileName)
  for (const chunk of chunks) if (chunk.isEntry) for (const imported of chunk.imports) found.delete(imported)
  const size = (file: string) => chunks.find(({ fileName }) => fileName === file)?.code.length ?? 0
  return [...found].sort((a, b) => size(b) - size(a))
}

/** Preloads the first fonts under their hashed names and names the page shell app.html: index.html is the prerendered home. */
function pageShell(): Plugin {
  let outDir = ''
  return {
    name: 'norteia-page-shell',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => [
        ...Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head-prepend' as const,
          })),
        ...applicationChunks(Object.values(bundle)).map((file) => ({
          tag: 'link',
          // After fonts and styles: on a slow line they would share it.
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '', fetchpriority: 'low' },
          injectTo: 'head' as const,
        })),
      ],
    },
    async writeBundle(_options, bundle) {
      if ('index.html' in bundle) await rename(join(outDir, 'index.html'), join(outDir, 'app.html'))
    },
  }
}

/** The icon within the document: fetched, it takes one of a browser's six connections before the scripts. */
function iconWithin(): Plugin {
  const icon = readFileSync(join(import.meta.dirname, 'public/icon.svg'), 'utf8').trim()
  return {
    name: 'norteia-icon-within',
    apply: 'build',
    transformIndexHtml: (html) => html.replace('"/icon.svg"', `"data:image/svg+xml,${encodeURIComponent(icon)}"`),
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    tailwindcss(),
    sampleReport(),
    unusedCurves(),
    unusedRouting(),
    plainIcons(),
    iconWithin(),
    pageShell(),
  ],
  build: {
    // Fonts as data: addresses would break the content security policy's font-src.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: 'es2023',
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, and what a signed-in visit waits for: many small chunks would compress worse by 5 KB
          // and load one by one, six at a time. A group takes what its files import, unless one before it has that.
          groups: [
            { name: 'entry', test: /\/src\/main\.ts$/, priority: 4 },
            { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\/|\/react-first\.ts$/, priority: 4 },
            {
              name: 'app',
              test: /\/web\/src\/(?:start|ui\/(?:page\/(?:badge|card|skeleton|text-link)|overlays\/popover)|lib\/(?:session\/first-name|facts\/kinds))\.tsx?$|\/contracts\/src\/(?:fields|format)\.ts$/,
              priority: 3,
            },
            {
              name: 'data',
              test: /\/src\/lib\/companies\/signed-in\.tsx$|\/contracts\/src\/pagination\.ts$|\/@tanstack\/(?:react-query|query-core)\//,
              priority: 2,
            },
            {
              name: 'fields',
              test: /\/src\/(?:ui\/(?:fields\/(?:text|select)-field|page\/banner))\.tsx?$/,
              priority: 2,
            },
            { name: 'charted', test: /\/contracts\/src\/(?:chart|product-figures)\.ts$/, priority: 2 },
            // What the panel shows: its figures with their origin, which the example shows too, and what reads an analysis.
            {
              name: 'figures',
              test: /\/src\/lib\/(?:facts\/fact-(?:legend|popover)|words\/explained)\.tsx$|\/ui\/page\/next-tab\.ts$|\/icons\/(?:refresh-cw|arrow-(?:up|down)-right)\.mjs$/,
              priority: 1,
            },
            {
              name: 'reading',
              test: /\/src\/lib\/(?:facts\/fact-text\.tsx|companies\/[\w-]+-key\.ts)$|\/ui\/page\/tabs\.tsx$|\/contracts\/src\/analysis(?:-read)?\.ts$/,
            },
            // What comes after the first figures, in few requests too: the bar's menus, the lines about plan and cash.
            { name: 'menu', test: /\/src\/app\/(?:account-links|mobile-menu)\.tsx$/, priority: 1 },
            { name: 'bar', test: /\/src\/(?:app\/account-menu|features\/notifications\/notification-centre)\.tsx$/ },
            {
              name: 'finances',
              test: /\/contracts\/src\/(?:cash|result)\.ts$|\/(?:cash|plan)\.queries\.ts$|\/companies\/measured-revenue\.ts$/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/socket.io': { target: SERVER, ws: true },
      '^/': {
        target: SERVER,
        bypass: (request) =>
          belongsToServer(request.method ?? 'GET', request.url ?? '/', request.headers.accept ?? '')
            ? undefined
            : request.url,
      },
    },
  },
})
