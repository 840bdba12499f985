import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthly, monthOf, spoken } from './frame.ts'
import { flowingOf } from './sold-costs.ts'

const SEASON =
  /\b(?:no (?:inverno|verao|frio|calor|tempo de chuva)|na (?:chuva|baixa|baixa temporada|entressafra)|mes(?:es)? (?:fraco|ruim|parado)s?|fora de (?:temporada|epoca)|nas ferias|baixa)\b/
export const SELLS =
  /\b(?:vend[eo][a-z]*|fatur[a-z]+|cai|caio|caem|caimos|baixa|desce|entra|faz|faco|fica|da|despenca)(?: so| pra| para| a| em| uns| ate| por| la| r\$)* $/
const STRONG = /\b(?:verao|inverno|natal|dezembro|temporada|alta|safra|forte|bom|festas?|carnaval)\b/
/** 'De maio a agosto': those are reckoned month by month. */
const NAMED =
  /\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) (?:a|ate|e) /
const STAY =
  /\b(?:contas?|custos?|folha|aluguel|despesas?|gastos?)\b[^;]{0,30}\b(?:nao (?:baixa|cai|muda|diminui)[mn]?|continua[m]?|sao? (?:o|a|os|as) mesm[oa]s?|igual|iguais|fix[oa]s?)\b|\bmesm[oa]s? (?:contas?|custos?|folha|aluguel|despesas?|gastos?)\b/
const ALONE = /^ ?(?:mil )?(?:reais )?(?:por mes )?(?:$|,|e |mas |so |no |quando )/

/** What a weak month brings, less its costs and the bills that don't fall: how much it lacks, and what to keep for it. */
export function weakSeason(d: Deriver): Answer | null {
  const month = monthOf(d)
  const flowing = flowingOf(d)
  const weak = month && only(weakIn(d, month.revenue.number))
  if (!month || !flowing || !weak || d.ask.says(NAMED)) return null
  // Which of her months the list of costs is of isn't known, unless it stays.
  if (
    !d.ask.says(STAY) &&
    spoken(d).some(
      (one) =>
        one.field === 'main_challenge' &&
        isPlain(one) &&
        one.value > month.revenue.number &&
        STRONG.test(one.left.slice(-40)),
    )
  )
    return null
  const { own } = d
  const sales = monthly(d, weak, 'O que entra no mês fraco')
  const bills = own.make(
    'R$/mês',
    'As contas que não baixam',
    reais((month.revenue.number * flowing.kept.number) / 100 - month.left.number),
    `${money(month.revenue.number)} × ${percent(flowing.kept.number)} − ${money(month.left.number)}`,
    [month.revenue, flowing.kept, month.left],
  )
  const rest = own.make(
    'R$/mês',
    'O mês fraco',
    reais((sales.number * flowing.kept.number) / 100 - bills.number),
    `${money(sales.number)} × ${percent(flowing.kept.number)} − ${money(bills.number)}`,
    [sales, flowing.kept, bills],
  )
  const inputs: (Value<Kind> | null)[] = [sales, flowing.kept, bills, rest, month.left]
  return {
    decisions: [],
    at: weak,
    main: rest,
    inputs,
    line: say`No mês fraco, ${t(sales)} × ${t(flowing.kept)} que ficam de cada venda, menos as contas de ${t(bills)} que não baixam: ${rest.number < 0 ? say`faltam ${t(rest)} em cada um deles; é isso que os meses fortes precisam guardar` : say`ainda sobram ${t(rest)}`}${month.unpaid ? ', antes da sua retirada' : ''}.`,
    says: ['mes_fraco', 'custos_fixos', 'conta_que_mais_pesa', 'ponto_equilibrio', 'sobra_mes', 'margem'],
    topic: 'mes_fraco',
  }
}

const weakIn = (d: Deriver, revenue: number): readonly Spoken[] =>
  spoken(d).filter(
    (one) =>
      one.field === 'main_challenge' &&
      isPlain(one) &&
      one.value >= revenue * 0.1 &&
      one.value <= revenue * 0.85 &&
      one.said.role === null &&
      SEASON.test(one.left) &&
      SELLS.test(one.before) &&
      ALONE.test(one.after),
  )
