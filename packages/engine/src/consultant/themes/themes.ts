import { CLIENT_THEMES } from './client-themes.data.ts'
import { MONEY_THEMES } from './money-themes.data.ts'
import { PEOPLE_THEMES } from './people-themes.data.ts'
import { PLACE_THEMES } from './place-themes.data.ts'
import { SELLING_THEMES } from './selling-themes.data.ts'
import { THEME_GUIDES } from './theme-guides.data.ts'
import type { Theme } from './types.ts'

export const THEMES: ReadonlyMap<string, Theme> = new Map(
  [...CLIENT_THEMES, ...MONEY_THEMES, ...PEOPLE_THEMES, ...SELLING_THEMES, ...PLACE_THEMES].map((theme) => [
    theme.id,
    theme,
  ]),
)

/** Guides by theme, as they are written down. */
export const themeLines = (): (readonly [theme: string, guides: readonly string[]])[] =>
  THEME_GUIDES.trim()
    .split('\n')
    .map((line) => {
      const [theme = '', guides = ''] = line.split(': ')
      return [theme, guides.split(' ')]
    })

let read: ReadonlyMap<string, string> | undefined
const themes = () =>
  (read ??= new Map(themeLines().flatMap(([theme, guides]) => guides.map((guide) => [guide, theme] as const))))

/** undefined: the guide came after its theme. */
export const themeOf = (guide: string): string | undefined => themes().get(guide)

export interface ThemeShare {
  id: string
  /** Of all that may be meant. */
  share: number
}

/** The theme that the guides which may be meant speak of most, by what each is likely; a field is heard where none of its guides is. */
export function likeliestTheme(guides: Iterable<readonly [guide: string, share: number]>): ThemeShare | undefined {
  const shares = new Map<string, number>()
  for (const [guide, share] of guides) {
    const theme = themeOf(guide)
    if (theme !== undefined) shares.set(theme, (shares.get(theme) ?? 0) + share)
  }
  let best: ThemeShare | undefined
  for (const [id, share] of shares) if (share > (best?.share ?? 0)) best = { id, share }
  return best
}
