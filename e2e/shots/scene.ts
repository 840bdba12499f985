import type { Page } from '@playwright/test'
import type { Who } from './accounts.ts'

/** One state of one route, as a person meets it. */
export interface Scene {
  route: string
  state: string
  path: string
  as?: Who
  /** Calls that are never answered: the skeletons. */
  hold?: RegExp
  /** Calls that fail. */
  fail?: RegExp
  /** What to do before the picture is taken. */
  act?: (page: Page) => Promise<unknown>
  /** Only the window, where something lies over the page. */
  window?: true
  /** On the narrowest phone too. */
  narrow?: true
  /** As it comes out of a printer. */
  print?: true
}

export const SIZES = [
  { name: '1440', width: 1440, height: 900 },
  { name: '390', width: 390, height: 844 },
  { name: '360', width: 360, height: 740 },
] as const
export const THEMES = ['light', 'dark'] as const
export type Size = (typeof SIZES)[number]

/** Every call to the API; a page's own files are not among them. */
export const ANY_CALL = /^\/(?:api|companies|users|diagnostics|notifications|login|logout)(?:\/|$)/
/** The same without what the frame needs: list and choice of companies. */
export const CALLS_OF_PAGE = /^\/(?!companies\/?$)(?:api|companies|users|diagnostics|notifications)(?:\/|$)/

export const fileName = (scene: Scene, size: string, theme: string) =>
  `${scene.route}-${scene.state}-${size}-${theme}.png`
