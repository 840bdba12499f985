import { words } from '#src/text/words.ts'
import { LEFT_OUT, type Named, tellingWords } from './names.ts'
import type { QuestionContext } from './reading.ts'
import type { Rest } from './rest.ts'
import { COMMON_WORDS } from './words.data.ts'

/** Which accounts a question names. */

type Accounts = QuestionContext['contas']
const SMALL_WORDS = new Set(['de', 'da', 'do', 'das', 'dos', 'e'])

/** 'BB' for Banco do Brasil. */
const initialsOf = (apelido: string): string[] => {
  const all = words(apelido, 20).filter((word) => !SMALL_WORDS.has(word))
  return all.length > 1 ? [all.map((word) => word[0]).join('')] : []
}

export const namesOfAccounts = (contas: Accounts): (Named & { tambem: string[] })[] =>
  contas.map(({ id, apelido }) => ({ id, nome: apelido, tambem: initialsOf(apelido) }))

/** Of 'Dinheiro da obra' neither word names it by itself: everybody speaks of money and of building sites. */
const alone = (telling: readonly string[]) =>
  telling.length > 1 ? telling.filter((word) => word === 'caixa' || !COMMON_WORDS.has(word)) : telling
export const wordsOfAccount = (apelido: string) => alone(tellingWords(apelido))

/** Every way of naming an account that no other has: the whole name first. */
function formsOf(contas: Accounts): { id: string; form: string }[] {
  const forms = contas.flatMap(({ id, apelido }) => {
    const telling = tellingWords(apelido)
    const gap = ' (?:d[aeo]s? )?'
    return [words(apelido, 20).join(' '), telling.join(gap), ...alone(telling), ...initialsOf(apelido)]
      .filter((form) => form !== '')
      .map((form) => ({ id, form }))
  })
  return forms
    .filter(({ id, form }) => !forms.some((other) => other.form === form && other.id !== id))
    .toSorted((a, b) => b.form.length - a.form.length)
}

const WITHOUT_WHAT = / (?:fora|sem|tirando|exceto|menos) (?:o )?que [a-z]{2,12} $/
const KIND = '(?:contas?|cartao|banco)(?: d[oae]s?| n[oa]s?)?'
/** Money goes out of an account and comes into it; 'no caixa' is the till, 'na Caixa' the bank. */
const MOVED = '(?:saiu|sairam|entrou|entraram|caiu|cairam|tem|tenho|tinha|saldo|sobrou|ficou)'
const AND = '(?:e|mais|com|ou)(?: (?:n[oa]|d[oae]|[oa]))?'

const MOVES =
  '(?:transferi|transferimos|transferido|transferencias?|passei|passamos|passado|mandei|mandamos|enviei|enviamos|tirei|tiramos|levei|joguei|movi|coloquei|botei|saiu|sairam|foi|foram|passou|entrou|veio)'

/** 'passei do Itaú pro Inter': money of one's own from an account to another; ids. */
export function takeRoute(rest: Rest, contas: Accounts): [from: string, to: string] | undefined {
  const forms = formsOf(contas)
  if (forms.length === 0 || !rest.has(new RegExp(` ${MOVES} `))) return undefined
  const any = `(${forms.map(({ form }) => form).join('|')})`
  const found = rest.take(
    new RegExp(
      ` (?:da |do |de |das |dos )(?:conta (?:d[aeo] )?)?${any} (?:para|pra|pro|a|ao)(?: [oa]s?)?(?: conta(?: d[aeo])?)? ${any} `,
    ),
  )
  if (!found) return undefined
  rest.take(new RegExp(` ${MOVES} `))
  const [from, to] = found.slice(1).map((said) => forms.find(({ form }) => new RegExp(`^${form}$`).test(said!))!.id)
  return from === to ? undefined : [from!, to!]
}

/**
 * 'conta do Inter', 'na conta Caixa', 'somando Inter e Dinheiro': said with its kind or beside another, a name may be any word.
 * @param anywhere 'no Inter caiu quanto' and 'o Inter tá liso?' name it, too
 */
export function namedAccounts(rest: Rest, contas: Accounts, anywhere = false): string[] {
  const forms = formsOf(contas)
  if (forms.length === 0) return []
  const any = `(?:${forms.map(({ form }) => form).join('|')})`
  const kept = (pattern: RegExp) => {
    const at = pattern.exec(rest.text)
    const before = at && `${rest.text.slice(0, at.index).trimEnd()} `
    return before && !LEFT_OUT.test(before) && !WITHOUT_WHAT.test(before) ? rest.take(pattern) : undefined
  }
  const several = kept(new RegExp(` (?:${KIND} )?${any}(?: ${AND}(?: ${KIND})? ${any}){1,3} `))
  if (several) {
    const said = ` ${several[0]} `
    const ids = forms.filter(({ form }) => new RegExp(` ${form} `).test(said)).map(({ id }) => id)
    return [...new Set(ids)]
  }
  for (const { id, form } of forms)
    if (
      kept(new RegExp(` ${KIND} ${form} `)) ??
      kept(new RegExp(`(?<= ${MOVED} )${form === 'caixa' ? '[dn]a' : '[dn][oa]'} ${form} `))
    )
      return [id]
  if (anywhere)
    for (const { id, form } of forms.filter(({ id, form }) => isWhole(contas.find((one) => one.id === id)!, form))) {
      const at = form === 'caixa' ? 'na' : 'n[oa]'
      if (
        kept(new RegExp(` ${at} ${form} `)) ??
        kept(new RegExp(` ${MOVED} (?:quanto|algo|alguma coisa) (?:d[oa]|n[oa]) ${form} `)) ??
        kept(new RegExp(`^ (?:e )?(?:[oa] |n[oa] )?${form} $`)) ??
        (form === 'caixa' ? undefined : kept(new RegExp(` [oa] ${form} (?=(?:esta|tem|anda|ainda tem) )`)))
      )
        return [id]
    }
  return []
}

/** 'mexeu no barco' says nothing of 'Caixa do barco'. */
const isWhole = ({ apelido }: Accounts[number], form: string): boolean =>
  words(apelido, 20).join(' ') === form || tellingWords(apelido).length === 1

const PAID_TO =
  /\b(?:paguei|pago|pagamos|pagando|devolvi|amortizei)\b.*? (?:pr[ao]|para [oa]?|ao?) ?(?:banco )?([a-z]{3,}(?: [a-z]+)?)/
/** 'quanto já paguei pro Sicredi', of an account there and of movements with the bank: to the bank, and not out of the account. */
export function withPaidBank(text: string, context: QuestionContext): QuestionContext {
  const to = PAID_TO.exec(text)?.[1]?.split(' ') ?? []
  const isPaid = ({ apelido }: Accounts[number]) => {
    const word = tellingWords(apelido).find((one) => to.includes(one))
    return word !== undefined && context.contrapartes.some((nome) => tellingWords(nome).includes(word))
  }
  const contas = context.contas.filter((one) => !isPaid(one))
  return contas.length === context.contas.length ? context : { ...context, contas }
}
