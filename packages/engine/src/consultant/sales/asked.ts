import type { Period, SaleNumbers } from './roles.ts'

/** What is asked of a sale: what one or all leave, how many pay the bills or what is wanted, how many or what price leave the same as before, the price for a margin, how much more that is, the order of a buyer as a whole, and how many more pay the rest of the bills; what part of the price one leaves. */
export const SALE_WISHES = ['each', 'left', 'even', 'manySame', 'priceSame', 'priceMargin', 'priceWanted', 'gain', 'order', 'rest', 'share'] as const // biome-ignore format: a list
export type SaleWish = (typeof SALE_WISHES)[number]

const MANY = /\b(?:quant[oa]s|q(?:n|uan)?t[oa]s|qnts|qts|quant[oa] (?=[a-z]+s\b))\b/
const PRICE =
  /\b(?:(?:por|a) (?:quanto|qto|qnto)|(?:que|qual|q)(?: (?:seria|e|eh|o|novo|meu|deve ser|tem que ser))* preco|(?:quanto|qto|qnto)(?: (?:eu|devo|tenho|que|q|preciso|deveria|vou|de))* cobr\w+)\b/
const EVEN =
  /\bempat\w+|\bzero a zero\b|\bzerar\b|\b(?:pag(?:ar|o|am|uem|a)|cobr(?:ir|e|em)|banc(?:ar|a|am|o)) (?:as|os|o|tudo|todas|minhas|meus|essas|isso)\b|\bsem preju|\bnao (?:perder|ter preju|tomar preju|ficar no preju)|\bpra pagar\W*$|\bpro? (?:ponto de )?equilibrio\b/
const SAME =
  /\b(?:o|a|os|as) mesm[oa]s?(?! (?:\d|quantidade|numero|preco|produto))\b|\bmesm[oa] (?:coisa|lucro|valor|dinheiro|tanto|ganho|sobra)|\bigual\b|\b(?:de|que|como|q) antes\b|\bque (?:ganho|sobra|lucro|tiro) hoje\b|\bmante\w+ (?:o |a )?(?:lucro|sobra|ganho)|\bsem perder lucro\b|\b(?:nao|sem) (?:ganhar|sobrar|lucrar|tirar)\w* menos\b/
const LEFT =
  /\b(?:sobr(?:a|ou|am|ando|aria|ar|o)|fica(?:m|ria|ndo)?|ficou|lucr(?:o|ei|a|aria|ar)|ganh(?:o|ei|aria|ar)|resta|tiro|tirei)\b/
const EACH =
  /\b(?:em|de|por|pra|com) cada\b(?! (?:feira|evento)\b)|\bcada (?!mes\b|dia\b|semana\b|feira\b|evento\b)[a-z]+|\bpor (?:unidade|peca|venda|unidades)\b/
const REST = /\bcheio\b|\bainda\b|\bfalta\w*\b|\bnormal\b|\brest(?:am|antes)\b/
const QUANTO = /\b(?:quanto|qto|qnto|qnt|quanta)\b/

/** The words that ask. */
function askingOf(text: string): string {
  const sentences = text.split(/[?!;]|\.(?!\d)/).filter((one) => one.trim() !== '')
  const asking =
    sentences.filter((one) => MANY.test(one) || QUANTO.test(one) || PRICE.test(one)).at(-1) ?? sentences.at(-1) ?? ''
  const at = asking.search(/\b(?:quant|qto|qnt|qual|que preco|q preco|qts|qtas|qtos)/)
  if (at < 0) return asking
  // 'Em cada corte quanto sobra?'
  const lead = asking
    .slice(0, at)
    .split(/,| e | mas /)
    .at(-1)!
  return `${/\d/.test(lead) ? '' : lead}${asking.slice(at)}`
}

export interface SaleAsked {
  wish: SaleWish | null
  /** Of which time. */
  of: Period | 'ano' | null
  /** How many are asked for, whatever for. */
  many: boolean
  whole: string
}

/** What a message asks of a sale; `wish` null: it says only what changes. */
export function saleAsked(text: string, got: SaleNumbers): SaleAsked {
  const whole = askingOf(text)
  const of = /\b(?:por|no|ao|em um|num) ano\b|\banual/.test(whole)
    ? 'ano'
    : /\b(?:por|no|ao|do|de) mes\b|\bmensal/.test(whole)
      ? 'mes'
      : /\bpor semana\b|\bna semana\b/.test(whole)
        ? 'semana'
        : /\b(?:por|ao|no) dia\b/.test(whole)
          ? 'dia'
          : /\b(?:por|na|em cada|cada) feira\b/.test(whole)
            ? 'feira'
            : /\b(?:por|no|em cada|cada) evento\b/.test(whole)
              ? 'evento'
              : null
  const many = MANY.test(whole)
  return { wish: wishOf(text, whole, got, many), of, many, whole }
}

function wishOf(text: string, whole: string, got: SaleNumbers, many: boolean): SaleWish | null {
  const price = PRICE.test(whole)
  const same = SAME.test(whole) || got.same !== undefined
  if (many && EVEN.test(text) && REST.test(whole)) return 'rest'
  if (many && same) return 'manySame'
  if (price && same) return 'priceSame'
  if (many && (EVEN.test(text) || got.wanted !== undefined)) return 'even'
  if (price && got.margin !== undefined) return 'priceMargin'
  if (price && got.wanted !== undefined) return 'priceWanted'
  if (many || price) return null
  if (/%|\bpor ?cento\b|\bporcent|\bmargem\b/.test(whole)) return /\d/.test(whole) ? null : 'share'
  // 'E pra sobrar 4 mil?' says what is wanted.
  if (got.wanted !== undefined && !QUANTO.test(whole)) return null
  if (/\ba mais\b|\bde diferenca\b|\bmelhora\b/.test(whole) && QUANTO.test(whole)) return 'gain'
  if (LEFT.test(whole) || (QUANTO.test(whole) && /\b(?:da|sai)\b/.test(whole) && got.price === undefined))
    return EACH.test(whole) ? 'each' : 'left'
  return null
}
