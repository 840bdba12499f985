import { say } from '#src/facts/fact-book.ts'
import { of } from '#src/measures/measured.ts'
import type { Own, OwnSum, Value } from './algebra.ts'

/** 'Cada instalação me custa 180, instalo 26'; '1.800 de anúncio, entram 11' */
export function costToWin(own: Own): OwnSum | null {
  const entered = own.first('entra', 'qtd')
  if (!entered || entered.of !== undefined || entered.period !== 'mes') return null
  const count = own.of('qtd', entered, 'Clientes novos por mês')
  const group = own.sources.group('marketing')
  const said = own.first('anuncio', 'R$')
  const ads: Value<'R$'> | null = said
    ? own.of('R$', said, 'Anúncio por mês')
    : group
      ? own.known('R$', own.sources.groupFact(group), own.sources.groupFacts(group))
      : null
  if (!ads) return installing(own, count)
  const each = own.over(ads, count, 'Anúncio por cliente novo')
  return own.sum(
    each,
    [ads, count],
    say`Cada cliente novo custa ${of(each.fact)} de anúncio: ${of(ads.fact)} para ${of(count.fact)} por mês.`,
    ['custo_por_cliente', 'marketing'],
  )
}

function installing(own: Own, count: Value<'qtd'>): OwnSum | null {
  const cost = own.said.find(({ role, noun }) => role === 'custo' && /^(?:instala|adesa|matricul|ativaca)/.test(noun))
  if (!cost) return null
  const each = own.of('R$', cost, 'Custo de cada entrada')
  const month = own.times(count, each, 'Custo das entradas por mês', 'R$/mês')
  return own.sum(
    month,
    [count, each],
    say`Para entrarem ${of(count.fact)}, a ${of(each.fact)} cada, saem ${of(month.fact)} por mês.`,
    ['custo_por_cliente'],
  )
}
