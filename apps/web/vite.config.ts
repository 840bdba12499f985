import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { belongsToServer } from '../../packages/contracts/src/routes.ts'
import { sampleReport } from './sample-plugin.ts'

const SERVER = process.env.VITE_DEV_SERVER ?? 'http://127.0.0.1:3000'
/** Fonts needed by the first screen; without the preload the text shifts (CLS 0.115). */
const FIRST_FONTS = /(hanken-grotesk|newsreader)[^/]*\.woff2$/

/** The application behind the small entry, with all that it imports statically. */
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
  return [...found]
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
          attrs: { rel: 'modulepreload', href: `/${file}`, crossorigin: '' },
          injectTo: 'head' as const,
        })),
      ],
    },
    async writeBundle(_options, bundle) {
      if ('index.html' in bundle) await rename(join(outDir, 'index.html'), join(outDir, 'app.html'))
    },
  }
}

/**
 * Lets the bundler leave out the curves that no chart draws: d3-shape is one file whose assignments of prototypes and called
 * functions count as side effects, 3 KB of every page with a chart.
 */
function unusedCurves(): Plugin {
  const CLASS = /^function (\w+)\(([^)]*)\) \{\n([\s\S]*?)^\}\n+\1\.prototype = (\{[\s\S]*?^\});/gm
  return {
    name: 'norteia-unused-curves',
    apply: 'build',
    transform: {
      filter: { id: /\/d3-shape\/dist\/d3-shape\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(CLASS, 'var $1 = /*#__PURE__*/ (() => { function $1($2) {\n$3}\n$1.prototype = $4; return $1 })();')
          .replace(/ = \(function custom\(/g, ' = /*#__PURE__*/ (function custom('),
        map: null,
      }),
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), sampleReport(), unusedCurves(), pageShell()],
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
            { name: 'entry', test: /\/src\/main\.ts$/, priority: 3 },
            {
              name: 'app',
              test: /\/src\/(?:start|ui\/page\/(?:badge|card|skeleton|text-link)|lib\/session\/first-name)\.tsx?$/,
              priority: 3,
            },
            // Forms of visitors need the rules of fields without what a signed-in visit waits for.
            { name: 'rules', test: /\/contracts\/src\/fields\.ts$/, priority: 3 },
            {
              name: 'data',
              test: /\/src\/lib\/companies\/signed-in\.tsx$|\/@tanstack\/(?:react-query|query-core)\//,
              priority: 2,
            },
            {
              name: 'fields',
              test: /\/src\/(?:ui\/(?:fields\/(?:text|select)-field|page\/banner))\.tsx?$/,
              priority: 2,
            },
            { name: 'popover', test: /\/src\/ui\/overlays\/popover\.tsx$/, priority: 2 },
            { name: 'format', test: /\/contracts\/src\/format\.ts$|\/lib\/facts\/kinds\.ts$/, priority: 2 },
            { name: 'charted', test: /\/contracts\/src\/(?:chart|product-figures)\.ts$/, priority: 2 },
            { name: 'analysis', test: /\/contracts\/src\/analysis\.ts$/, priority: 2 },
            // What the panel shows: its figures with their origin, which the example shows too, and what reads an analysis.
            {
              name: 'figures',
              test: /\/src\/lib\/(?:facts\/fact-(?:legend|popover)|words\/explained)\.tsx$|\/ui\/page\/next-tab\.ts$|\/icons\/(?:refresh-cw|arrow-(?:up|down)-right)\.mjs$/,
              priority: 1,
            },
            {
              name: 'reading',
              test: /\/src\/lib\/(?:facts\/fact-text\.tsx|companies\/[\w-]+-key\.ts)$|\/ui\/page\/tabs\.tsx$|\/contracts\/src\/analysis-read\.ts$/,
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
