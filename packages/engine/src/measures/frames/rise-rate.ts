import { say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'
import { spoken } from './frame.ts'
import type { Sold } from './sold.ts'

const RISES =
  /\b(?:subir|aumentar|reajustar|corrigir|subo|aumento|reajusto|reajuste|subindo|aumentando)(?: (?:o|a|os|as|de|em|uns|preco|precos|mensalidade|mensalidades|valor|valores|diaria|tudo|todos|todo mundo|pra|para|meu|minha|nossos?))* $/
const OTHERS =
  /\b(?:salario|folha|aluguel|comissao|producao|faturamento|vendas?|meta|fornecedor[a]?|convenio|subiu|subiram|luz|insumo)\b/

/** What it is of ends there, or those who pay it follow. */
const OF_PRICE =
  /^ ?(?:$|,|pra|para|no?s?\b|nas?\b|em\b|sobre|tudo|tod[oa]s|geral|a partir|agora|este|esse|mas|e\b|d[aeo]s? (?:mensalidade|preco|valor|diaria|consulta|aula|hora|sessao)|[ao]s? (?:mensalidade|preco|valor|diaria|consulta|aula|hora|sessao))/

/** 'Penso em aumentar 8% para todos'. */
export const rateIn = (d: Deriver): Spoken | undefined =>
  only(
    spoken(d).filter(
      (one) =>
        one.field === 'main_challenge' &&
        one.said.kind === 'P' &&
        one.value >= 2 &&
        one.value <= 40 &&
        RISES.test(one.before) &&
        !OTHERS.test(one.before.slice(-40)) &&
        !IS_ASKED.test(one.before) &&
        OF_PRICE.test(one.after) &&
        !OTHERS.test(one.after.slice(0, 24)),
    ),
  )

export const priceAt = (d: Deriver, rate: Spoken, price: Value<'R$'>): Value<'R$'> => {
  const more = d.ask.value('%', rate.said, 'O aumento em que você pensa')
  return d.own.make(
    'R$',
    'O preço com o aumento',
    round2(price.number * (1 + more.number / 100)),
    `${money(price.number)} × (100% + ${percent(more.number)})`,
    [price, more],
  )
}

/** 'O aluguel vai aumentar 10%' happens to her. */
const IS_ASKED =
  /\b(?:vai|vao|quer(?:em)?|pediu|pediram|pretende|teve|veio)(?: [a-z]+)? (?:subir|aumentar|reajustar|aumento|reajuste)/
const PLACES = /^ (?:vagas|lugares|leitos|camas|quartos|baias|boxes|cadeiras|carteiras|suites|chales)\b/
const EMPTY = /^ (?:[a-z]+ )?(?:vazi[oa]s?|sobrando|livres?|em aberto|ocios[oa]s?|desocupad[oa]s?|parad[oa]s?)\b/
const ROOM_FOR = /\b(?:cabe[m]?|capacidade (?:pra|para|de|e de)|lotacao (?:de|e de))(?: ate| uns| umas)* $/
/** Who pays by the month fills a place. */
const STAYS = /^(?:morador|alun|crianc|hosped|resident|idos|mensalist|cavalo|animais|soci|inquilin|estudant)/

/** '18 moradores e 22 vagas': what the empty ones would leave; null: none is told. */
export function emptyPlaces(d: Deriver, sold: Sold): { text: Text; values: readonly Value<Kind>[] } | null {
  if (!STAYS.test(fold(sold.noun))) return null
  const all = spoken(d).filter(({ said, value }) => said.kind === 'N' && Number.isInteger(value) && value >= 1)
  const idle = only(all.filter(({ after }) => PLACES.test(after) && EMPTY.test(after.replace(PLACES, ''))))
  const room = only(
    all.filter(
      (one) =>
        one !== idle &&
        one.value > sold.many.number &&
        one.value <= sold.many.number * 2.5 &&
        (PLACES.test(one.after) || ROOM_FOR.test(one.before)),
    ),
  )
  const empty = idle
    ? d.ask.value('qtd', idle.said, 'Vagas vazias')
    : room && d.own.minus(d.ask.value('qtd', room.said, 'Vagas'), sold.many, 'Vagas vazias')
  if (!empty || empty.number > sold.many.number) return null
  const gives = d.own.times(empty, sold.keep, 'O que as vagas vazias deixariam', 'R$/mês')
  return {
    text: say` E cada vaga cheia deixa ${t(sold.keep)}: as ${t(empty)} vazias são ${t(gives)} por mês. Quem entra já paga o preço novo.`,
    values: [empty, sold.keep, gives],
  }
}
