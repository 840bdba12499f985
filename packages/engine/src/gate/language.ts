const PORTUGUESE = words(
  'a o as os um uma de da do das dos em na no nas nos e que para por com se não mais como mas ao à aos às você sua seu suas seus isso este esta esse essa já também quando muito pelo pela ou é são está foi ser ter cada entre sem até depois',
)
const ENGLISH = words(
  'the of and to in is you that it for on are with as this be your have from or by not at was we can will their',
)
const SPANISH = words(
  'el la los las de y que en un una por con no su para es al del se lo más como pero sus le ya este sí porque esta cuando muy sin sobre también hay donde usted',
)

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}

/** Least share of Portuguese function words in a text of five words or more. */
const LEAST_SHARE = 0.12

/** Whether a text reads as Portuguese; below five words nothing can be said and it passes. */
export function readsAsPortuguese(text: string): boolean {
  if (/[ñ¿¡]/i.test(text)) return false
  const tokens = text.toLowerCase().match(/\p{L}+/gu) ?? []
  if (tokens.length < 5) return true
  const share = (set: ReadonlySet<string>) => tokens.filter((token) => set.has(token)).length / tokens.length
  const own = share(PORTUGUESE)
  return own >= LEAST_SHARE && own > share(ENGLISH) && own >= share(SPANISH)
}
