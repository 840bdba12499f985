import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney } from '@norteia/contracts/format'
import { say, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import type { Known } from './company.ts'

/** What a part of her revenue, in per cent, is in a theme. */
const PARTS: Readonly<Record<string, readonly [percent: number, is: string]>> = {
  ponto: [10, 'é o teto de um aluguel saudável, com tudo dentro'],
  divida: [10, 'é até onde a soma das parcelas costuma caber'],
  caixa: [5, 'é uma boa parte para separar por mês, até a reserva ficar pronta'],
  lucro: [10, 'é uma boa sobra para empresa pequena, depois de tudo e da sua retirada'],
  fiado: [50, 'é o mais que convém ter para receber ao mesmo tempo'],
  empresas: [30, 'é o mais que um cliente só deveria comprar por mês'],
  desconto: [10, 'é o que sai da sua sobra por mês se o desconto médio chegar a isso'],
  reajuste: [5, 'é o que um aumento desse tamanho traz por mês, se a quantidade não cair'],
  custos: [5, 'é o que se ganha por mês cortando essa parte das despesas'],
  perdas: [3, 'é quanto de perda por mês já pede atenção'],
  recebimento: [1, 'é o que cada ponto de taxa a menos deixa por mês, se tudo passar no cartão'],
}

/** What the theme's usual share is in her own reais; null: her revenue isn't known, or the theme has none. */
export function partText({ book, reading }: Known, theme: string): Text | null {
  const part = PARTS[theme]
  const { revenue } = reading
  if (!part || !revenue) return null
  const [percent, is] = part
  book.add(revenue.fact)
  const fact: Fact = {
    id: `tema.${theme}.parte`,
    rotulo: 'Parte do faturamento',
    valor: Math.round(revenue.value * percent) / 100,
    unidade: 'R$',
    tipo: revenue.exact ? 'calculado' : 'estimado',
    origem: 'Conta feita com o faturamento da empresa',
    formula: `Faturamento × ${percent}%`,
    entradas: [revenue.fact.id],
  }
  const share = adviceText(book, `${percent}%`)
  return say`Na sua empresa, com faturamento de ${book.mention(revenue.fact, formatMoney(revenue.value))} por mês, ${share} são ${book.mention(fact, formatMoney(Number(fact.valor)))}: ${is}.`
}

/** Guides that speak of just what their theme reckons with. */
const RECKONS: Readonly<Record<string, string>> = {
  ponto: 'aluguel-sobe escolher-ponto loja-no-shopping de-casa-para-um-ponto',
  divida: 'juros-oferta-do-banco qual-emprestimo emprestimo-nao-consigo-pagar',
  caixa: 'nao-consigo-guardar reserva-quanto',
  lucro: 'lucro-bom vende-bem-e-nao-sobra',
  fiado: 'acabar-com-fiado para-quem-vender-fiado',
  empresas: 'um-cliente perdi-cliente-grande',
  desconto: 'desconto-no-fim dar-desconto-sem-perder',
  reajuste: 'anos-sem-aumentar repassar-aumento',
  recebimento: 'maquininha',
}
const themeOf = new Map(
  Object.entries(RECKONS).flatMap(([theme, guides]) => guides.split(' ').map((guide) => [guide, theme] as const)),
)
/** Guides on a limit of a year's revenue. */
const OF_A_YEAR = new Set(['mei-limite', 'mei-passou-do-limite', 'mei-para-me'])
const MONTHS = 12

/** Twelve months like this one; null: her revenue isn't known. */
function yearText({ book, reading }: Known): Text | null {
  const { revenue } = reading
  if (!revenue) return null
  book.add(revenue.fact)
  const fact: Fact = {
    id: 'tema.ano',
    rotulo: 'Doze meses como este',
    valor: revenue.value * MONTHS,
    unidade: 'R$',
    tipo: revenue.exact ? 'calculado' : 'estimado',
    origem: 'Conta feita com o faturamento da empresa',
    formula: `Faturamento × ${MONTHS}`,
    entradas: [revenue.fact.id],
  }
  return say`No ritmo de hoje, ${book.mention(revenue.fact, formatMoney(revenue.value))} por mês dão ${book.mention(fact, formatMoney(Number(fact.valor)))} em um ano inteiro; se abriu no meio do ano, o limite é proporcional.`
}

/** What a guide says in her own reais; null: nothing. */
export function guideFigure(known: Known, guide: string): Text | null {
  if (OF_A_YEAR.has(guide)) return yearText(known)
  const theme = themeOf.get(guide)
  return theme === undefined ? null : partText(known, theme)
}
