import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { fromRoot } from '../toolchain/paths.mjs'

const entry = fromRoot('apps', 'web', 'src', 'app', 'prerender.tsx')

/**
 * Writes the public pages, and the frames of the others, as finished HTML around the shell `app.html`: `index.html`, `<path>/index.html` and, for the
 * unknown address, `404.html`. The browser hydrates them; without scripts they can be read.
 */
export async function prerender(site) {
  const shell = await readFile(join(site, 'app.html'), 'utf8')
  if (!existsSync(entry)) {
    await writeFile(join(site, '404.html'), shell)
    return writeFile(join(site, 'index.html'), shell)
  }
  const out = fromRoot('.cache', 'prerender')
  await build({
    root: fromRoot('apps', 'web'),
    logLevel: 'warn',
    // Its icons as the browser will make them.
    ssr: { noExternal: ['lucide-react'] },
    build: { ssr: entry, outDir: out, emptyOutDir: true, manifest: false, copyPublicDir: false },
  })
  const manifest = JSON.parse(await readFile(join(site, '.vite', 'manifest.json'), 'utf8'))
  const { PRERENDERED, renderPage } = await import(pathToFileURL(join(out, 'prerender.js')).href)
  for (const path of PRERENDERED) {
    const file = path === '/404' ? '404.html' : `${path.slice(1)}/index.html`.replace(/^\//, '')
    await mkdir(dirname(join(site, file)), { recursive: true })
    await writeFile(join(site, file), await renderPage(path, withPreloads(shell, manifest, path)))
  }
  await rm(out, { recursive: true, force: true })
}

/** The page's own chunk and what it imports, fetched beside the application instead of after it. */
function withPreloads(shell, manifest, path) {
  const files = new Set()
  const visit = (key) => {
    const { file, imports = [] } = manifest[key] ?? {}
    if (!file || files.has(file)) return
    files.add(file)
    for (const imported of imports) visit(imported)
  }
  visit(`src/app/routes/${path.slice(1).replaceAll('/', '-')}.tsx`)
  const links = [...files]
    .filter((file) => !shell.includes(file))
    .map((file) => `    <link rel="modulepreload" href="/${file}" crossorigin="" fetchpriority="low">\n`)
  return shell.replace('  </head>', `${links.join('')}  </head>`)
}
