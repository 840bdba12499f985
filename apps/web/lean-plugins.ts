import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the curves that no chart draws: d3-shape is one file whose assignments of prototypes and called
 * functions count as side effects, 3 KB of every page with a chart.
 */
export function unusedCurves(): Plugin {
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

/** Icons without the general forms that Lucide builds them by: 0.6 KB less on every page, and less to compute. */
export function plainIcons(): Plugin {
  const plain = JSON.stringify(join(import.meta.dirname, 'src/ui/page/plain-icon.ts'))
  return {
    name: 'norteia-plain-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler(code) {
        if (!code.includes('function createLucideIcon(iconDataOrName,')) this.error('icons of Lucide have another form')
        return { code: `export { plainIcon as default } from ${plain}`, map: null }
      },
    },
  }
}

/**
 * Leaves out what this site doesn't use of React Router and the bundler must keep for its side effects: what links fetch
 * ahead in its framework mode, which are four hooks of every link too, and components that are named or made by calls.
 */
export function unusedRouting(): Plugin {
  const PREFETCH = 'import { FrameworkContext, PrefetchPageLinks, mergeRefs, usePrefetchBehavior } from'
  const WITHOUT = `const PrefetchPageLinks = null, mergeRefs = (ref) => ref, usePrefetchBehavior = () => [false];
import { FrameworkContext } from`
  return {
    name: 'norteia-unused-routing',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/[\w/]+\.js$/ },
      handler(code, id) {
        if (id.endsWith('/dom/lib.js') && !code.includes(PREFETCH))
          this.error('links of React Router have another form')
        return {
          code: code
            .replace(PREFETCH, WITHOUT)
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(/ = (React\$1\.(?:forwardRef|createContext)\()/g, ' = /*#__PURE__*/ $1'),
          map: null,
        }
      },
    },
  }
}
