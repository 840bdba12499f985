import { render } from '@testing-library/react'
import { ListChecks, type LucideIcon, Sun, X } from 'lucide-react'
import * as listChecks from 'lucide-react/icons/list-checks'
import * as sun from 'lucide-react/icons/sun'
import * as x from 'lucide-react/icons/x'
import type { SVGProps } from 'react'
import { expect, it } from 'vitest'
import { plainIcon } from './plain-icon.ts'

/** Each module of an icon has its shapes beside it, which the package's types don't tell. */
const PAIRS = [
  [ListChecks, listChecks],
  [Sun, sun],
  [X, x],
] as unknown as [LucideIcon, { __iconData: Parameters<typeof plainIcon>[0] }][]
const USES: SVGProps<SVGSVGElement>[] = [
  { 'aria-hidden': 'true', className: 'size-4' },
  { className: 'size-6 text-primary', strokeWidth: 1.5 },
  { 'aria-label': 'Fechar' },
  { role: 'img' },
]

/** Lucide's class names, which no style of ours knows, are left out. */
const attributesOf = (element: Element) =>
  Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [name, value.replace(/^lucide( lucide-[\w-]+)* ?/, '')]),
  )

it('draws what Lucide draws', () => {
  for (const [Theirs, { __iconData: data }] of PAIRS) {
    const Ours = plainIcon(data)
    for (const use of USES) {
      const theirs = render(<Theirs {...(use as object)} />).container.firstElementChild!
      const ours = render(<Ours {...use} />).container.firstElementChild!
      const { class: theirClass, ...frame } = attributesOf(theirs)
      const { class: ourClass = '', ...ourFrame } = attributesOf(ours)
      expect(ourFrame).toEqual(frame)
      expect(ourClass).toBe(theirClass)
      expect(ours.innerHTML).toBe(theirs.innerHTML)
    }
  }
})
