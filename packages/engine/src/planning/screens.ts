import type { MarketSegment } from '@norteia/contracts/company'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { kindsOf } from './deed-kinds.ts'

/** Who buys from these sets the price: there is no table to mend, no customer to tell. Folded. */
const PRICE_IS_SET =
  /\b(?:laticinio|vinicola|usina|integradora|frigorifico|cerealista|atravessador|trading|tarifa (?:publica|da prefeitura)|preco tabelado|tabelado|loterica|franquead[ao])\b/
/** What only who sets her own price can do. */
const OF_OWN_PRICE = new Set(['preco', 'data_reajuste', 'versoes', 'sinal', 'respostas', 'propostas_abertas'])
const QUOTES = /orcamento|cliente (?:novo|antigo)|clientes antigos|desconto/

/** Answers by which she has already what a step would build. */
const HAS: readonly (readonly [question: string, answer: RegExp, kind: string])[] = [
  ['industry_cost', /^Planilha por produto|^Custo real/, 'custo_unitario'],
  ['agro_cost', /^Planilha por safra|^Custo por talhão/, 'custo_unitario'],
  ['service_pricing', /^Por hora, com custo|^Por valor entregue/, 'custo_unitario'],
  ['service_followup', /CRM/, 'propostas_abertas'],
  ['food_recipe', /^Todas/, 'ficha_tecnica'],
  ['retail_credit', /^Quase tudo à vista/, 'listar_atraso'],
  ['retail_credit', /^Quase tudo à vista/, 'pix'],
  ['health_return', /Confirmação por WhatsApp/, 'lembrar'],
  ['health_return', /Programa de indicação/, 'indicacao'],
  ['edu_default', /^Menos de 4%/, 'listar_atraso'],
  ['other_process', /^Passo a passo escrito|^Escrito e medido/, 'passo_a_passo'],
]
/** What the customers of a segment aren't asked or told. */
const NOT_IN: readonly (readonly [kind: string, segments: readonly MarketSegment[]])[] = [
  ['versoes', ['Agronegócio']],
  ['sinal', ['Educação', 'Saúde', 'Comércio Varejista', 'Agronegócio']],
  ['prazo_fornecedor', ['Educação', 'Saúde', 'Tecnologia']],
  ['cadastro', ['Educação', 'Saúde', 'Tecnologia', 'Agronegócio']],
  ['recompra', ['Educação', 'Saúde', 'Tecnologia', 'Indústria', 'Agronegócio']],
  ['comprar_item', ['Agronegócio', 'Educação', 'Saúde', 'Tecnologia', 'Serviços']],
  ['catalogo', ['Agronegócio', 'Educação', 'Saúde']],
]
/** What speaks to several people says nothing to two. */
const OF_A_TEAM = /cada pessoa|por pessoa|a quem vende|equipe de vendas|reuniao de dez minutos|melhor do mes/
const A_PAIR = 2

/** She wants no more people: steps that bring somebody in are left out. Folded. */
const NO_HIRING =
  /\bsem (?:contratar|aumentar (?:a )?(?:equipe|folha)|(?:mais|colocar) gente)|\bmesma (?:equipe|turma|gente)\b|\bnao (?:quero|queria|vou|pretendo|posso) (?:mais )?(?:contratar|pegar (?:mais )?(?:gente|funcionari)|ter (?:mais )?(?:gente|funcionari|empregad)|aumentar (?:a )?(?:equipe|folha))/

const HIRES = 'contratar'
const MOST_TEXT = 4_000

/** Whether the purchaser, and not the company, says what its product costs. */
export const takesThePrice = ({ form, segment }: Pick<Reading, 'form' | 'segment'>): boolean =>
  PRICE_IS_SET.test(
    fold(`${form.main_challenge} ${segment === 'Agronegócio' ? form.operational_flow : ''} ${form.future_goals}`),
  )

/** Which titles of steps fit who sets the price, how many people there are and what she has already. */
export function titleScreen(reading: Reading): (title: string) => boolean {
  const priceSet = takesThePrice(reading)
  const pair = reading.people !== null && reading.people.value <= A_PAIR
  const has = new Set(
    HAS.flatMap(([question, answer, kind]) =>
      [reading.answers[question] ?? []].flat().some((given) => answer.test(given)) ? [kind] : [],
    ),
  )
  const noHiring = NO_HIRING.test(
    fold(`${reading.form.main_challenge}. ${reading.form.future_goals}`.slice(0, MOST_TEXT)),
  )
  const foreign = new Set(NOT_IN.flatMap(([kind, segments]) => (segments.includes(reading.segment) ? [kind] : [])))
  return (title) => {
    const kinds = [...kindsOf(title)]
    const folded = fold(title)
    if (kinds.some((kind) => has.has(kind) || foreign.has(kind) || (noHiring && kind === HIRES))) return false
    if (priceSet && (kinds.some((kind) => OF_OWN_PRICE.has(kind)) || QUOTES.test(folded))) return false
    return !(pair && OF_A_TEAM.test(folded))
  }
}
