import { createElement, type SVGProps } from 'react'

/** Of an icon of Lucide, each a list of shapes. */
interface IconData {
  node: readonly [shape: string, attributes: Record<string, string>][]
}

const FRAME = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * What the built site makes icons with. Lucide's own builds each anew at every render, by way of general forms for all its
 * frameworks: of what the panel's first render computes the most expensive after React itself.
 */
export function plainIcon({ node }: IconData) {
  return ({ children, ...props }: SVGProps<SVGSVGElement>) => {
    const told = children || Object.keys(props).some((name) => /^(?:aria-|role$|title$)/.test(name))
    const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))
    return createElement('svg', { ...FRAME, ...(told ? {} : { 'aria-hidden': true }), ...props }, shapes, children)
  }
}
