/** What attackers try first; the six characters of the sign-up stay the only rule. */
const COMMON = new Set(
  (
    '123456 1234567 12345678 123456789 1234567890 123123 123321 112233 654321 102030 010203 121212 131313 159753 147258 ' +
    '123qwe 1q2w3e 1q2w3e4r qwe123 qwerty qwertyui qazwsx asdfgh zxcvbn abc123 abcdef abcd1234 a1b2c3 ' +
    'password passw0rd senha1 senha12 senha123 senha1234 minhasenha mudar123 trocar123 admin123 teste123 ' +
    'brasil brasil123 flamengo corinthians palmeiras saopaulo vasco123 cruzeiro gremio internacional ' +
    'iloveyou teamo123 euteamo amor123 jesus123 deusefiel deus123 familia princesa estrela felicidade'
  ).split(' '),
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
  const weak = plain.length < 6 || COMMON.has(plain) || isRun(plain) || own.includes(plain) || own.includes(stem)
  return weak ? PASSWORD_HINT : undefined
}
