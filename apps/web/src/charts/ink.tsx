import type { SVGProps } from 'react'

/** A part of a drawing that the focusable points and the table already describe. */
export function Ink(props: SVGProps<SVGGElement>) {
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group can't take the focus
  return <g aria-hidden="true" {...props} />
}
