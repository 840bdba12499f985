/** What attackers try first; the six characters of the sign-up stay the only rule. */
const COMMON = new Set(
  '123123 123321 112233 102030 121212 131313 159753 147258 qwerty asdfgh zxcvbn 1q2w3e abc123 password senha mudar admin teste brasil flamengo corinthians palmeiras teamo jesus familia'.split(
    ' ',
  ),
)

export const PASSWORD_HINT = 'Esta senha é fácil de adivinhar. Prefira uma frase com letras, números e símbolos.'

/** The same sign throughout, or a run up or down such as 'abcdef'. */
function isRun(text: string): boolean {
  const steps = new Set([...text].slice(1).map((sign, at) => (sign.codePointAt(0) ?? 0) - (text.codePointAt(at) ?? 0)))
  return steps.size === 1 && [0, 1, -1].includes([...steps][0] ?? 9)
}

/** A hint for a password that would be among the first to be guessed; undefined for others and for what is too short. */
export function passwordHint(password: string, person: { name?: string; email?: string } = {}): string | undefined {
  if (password.length < 6) return undefined
  const plain = password.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const own = [person.email?.split('@')[0], person.email, ...(person.name ?? '').split(/\s+/)]
    .filter((part) => part !== undefined && part.length >= 3)
    .map((part) => part?.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''))
  const stem = plain.replace(/[\d!@#$%&*._-]+$/, '')
  const weak =
    plain.length < 6 ||
    COMMON.has(plain) ||
    COMMON.has(stem) ||
    isRun(plain) ||
    own.includes(plain) ||
    own.includes(stem)
  return weak ? PASSWORD_HINT : undefined
}
