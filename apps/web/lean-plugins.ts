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

/**
 * Leaves out what React Router's links fetch ahead in its framework mode, which this site doesn't use: 2 KB of every page,
 * and four hooks of every link.
 */
export function unusedPrefetch(): Plugin {
  const IMPORT = 'import { FrameworkContext, PrefetchPageLinks, mergeRefs, usePrefetchBehavior } from'
  return {
    name: 'norteia-unused-prefetch',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
      handler(code) {
        if (!code.includes(IMPORT)) this.error('react-router has another form')
        const instead = 'const PrefetchPageLinks = null, mergeRefs = (ref) => ref, usePrefetchBehavior = () => [false];'
        return { code: code.replace(IMPORT, `${instead}\nimport { FrameworkContext } from`), map: null }
      },
    },
  }
}
