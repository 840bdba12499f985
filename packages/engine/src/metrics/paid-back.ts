import { type Frame, frameOf, NO_FILTERS } from './frame.ts'

/** What goes on from money that was lent, and from who is first: sums that the words only point at. */

const LENT = 'emprestimo-recebido'
const REPAID = 'parcela-emprestimo'
const INTEREST = 'juros'

const PAID_BACK =
  /^(?:(?:e|mas|entao|ta) )*(?:(?:eu|a gente|ja) )*quanto (?:que )?(?:(?:eu|a gente|ja) )*(?:paguei|pagamos|devolvi|devolvemos|quitei)(?: (?:ja|ate agora|ate hoje|de volta|pr[ao] (?:el[ea]s?|banco)|d(?:isso|ess[ea] emprestimo|el[ea]|o emprestimo)))*$/
const OF_INTEREST =
  /^(?:(?:e|mas|entao) )*(?:(?:so|apenas) )?(?:de|com|em|o|os) juros(?: (?:foi|foram|deu|deram|da|paguei|ja paguei))? ?(?:quanto)?$|^(?:(?:e|mas) )*quanto (?:foi|deu|paguei) (?:so )?(?:de|com|em) juros$/
const OF_FIRST =
  /^(?:(?:e|mas) )*(?:(?:quanto (?:que )?(?:deu|foi|da|ficou|somou)|(?:deu|foi|da|somou) quanto) (?:tudo|ao todo|no total|no ano todo)|somando tudo)$/

const only = (list: readonly string[], id: string) => list.length === 1 && list[0] === id

/** Undefined: it isn't that, or nothing of the kind was spoken of. */
export function paidBack(text: string, before: Frame): Frame | undefined {
  const { categorias, contrapartes } = before.filtros
  const of = (id: string) =>
    frameOf('despesas', {
      filtros: { ...NO_FILTERS, categorias: [id], contrapartes },
      periodo: before.periodo,
    })
  if (only(categorias, LENT) && PAID_BACK.test(text)) return of(REPAID)
  const loan = contrapartes.length > 0 && (only(categorias, LENT) || only(categorias, REPAID))
  return loan && OF_INTEREST.test(text) ? of(INTEREST) : undefined
}

/** 'e quanto deu tudo?', after who paid most: that one again, with the sum and its share of all. */
export function allOfFirst(text: string, before: Frame): Frame | undefined {
  const { dimensao, maiores, posicao, par, porque } = before
  const ranked = dimensao === 'contraparte' && maiores === 1 && posicao === null && !par && !porque
  return ranked && OF_FIRST.test(text) ? { ...before, antes: [] } : undefined
}
