import { homeOf } from '#src/measures/home.ts'
import { sourcesOf } from '#src/measures/measured.ts'
import type { Measures } from '#src/measures/measures.ts'
import type { Proof } from '#src/measures/own/algebra.ts'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { isPossibleFor } from './fitting.ts'
import { findCard, type ProblemMatch } from './match.ts'
import { holdsCore } from './named-things.ts'
import { likelyCards } from './scenes.ts'
import { sentencesOf } from './sentences.ts'

/** Sorrow comes before business: nothing else is treated beside it. */
export const ALONE_CARDS: ReadonlySet<string> = new Set(['depressao_sofrimento'])

const THROWN = /\b(?:jog(?:o|a|amos)|sobra|murcha|estraga|apodrece|perde|perco|vence|dou|porcos?|lixo)\b/
/** Who counts what is thrown away, with its cost and its price, has a price; unless she speaks of it. */
export function wasteFirst(match: Heard, measures: Measures, { form, segment }: Reading): Heard {
  const waste = findCard('perda_perecivel')!
  const { card, alternatives } = match
  const meant = alternatives.includes(waste) || segment === 'Alimentação'
  const mistaken = card?.id === 'preco_sem_conta' || (card?.id === 'depende_do_tempo' && alternatives.includes(waste))
  if (!mistaken || !meant || !measures.saidByOwn('perdas')) return match
  const spoken = fold(form.main_challenge)
  if (/\bpreco|\bcobr/.test(spoken) || !THROWN.test(spoken)) return match
  return { card: waste, sure: true, alternatives: alternatives.filter((other) => other !== waste) }
}

/** A card near to her words without what it turns on gives way to the next that has it, and isn't sure. */
export function coreFirst(heard: Heard, { form }: Reading): Heard {
  const { card, alternatives } = heard
  const text = `${form.main_challenge}. ${form.future_goals}`
  if (!card || holdsCore(card.id, text)) return heard
  const next = alternatives.find(({ id }) => holdsCore(id, text))
  return next
    ? { card: next, sure: false, alternatives: alternatives.filter((other) => other !== next) }
    : { ...heard, sure: false }
}

/** Where other troubles end up: who tells of one of those as well has that one to treat. */
const EFFECTS: ReadonlySet<string> = new Set(['juros_cartao_rotativo', 'caixa_vazio_fim_mes', 'lucro_some'])
/** From this share on a sentence of hers tells of a card by itself. */
const BY_ITSELF = 0.5

const LOSES = /\bprejuizo|\bvermelho|\bperdendo dinheiro|\bnao (?:fecha|sobra)|\bfalta(?:m|ndo)? |\bno osso\b|\bnegativ/

/** Who neither says nor shows that her month loses money has another trouble. */
export function lossAside(heard: Heard, measures: Measures, { form, segment, activity }: Reading): Heard {
  const left = measures.get('sobra_mes')
  const spoken = fold(form.main_challenge)
  if (heard.card?.id !== 'recuperar_prejuizo' || !left || Number(left.fact.valor) <= 0 || LOSES.test(spoken))
    return heard
  const company = { segment, activity: activity.lida ? activity.activity : null }
  const likely = likelyCards(form.main_challenge).flatMap(({ card }) => findCard(card) ?? [])
  const [card = null, ...others] = [...heard.alternatives, ...likely].filter(
    (one) => one !== heard.card && isPossibleFor(one, company) && holdsCore(one.id, form.main_challenge),
  )
  return { card, sure: false, alternatives: others.slice(0, 2) }
}

/** Interest paid by the way gives way to what a sentence before it tells plainly: the money that lies in the stock. */
export function causeFirst(heard: Heard, reading: Reading): Caused {
  const { card, alternatives } = heard
  if (!card || !EFFECTS.has(card.id)) return heard
  const { form, segment, activity } = reading
  const company = { segment, activity: activity.lida ? activity.activity : null }
  const sentences = sentencesOf(form.main_challenge).map((sentence) => likelyCards(sentence)[0])
  const at = sentences.findIndex((told) => told?.card === card.id)
  for (const told of sentences.slice(0, Math.max(at, 0))) {
    const cause = told && told.share >= BY_ITSELF && !EFFECTS.has(told.card) ? findCard(told.card) : undefined
    if (!cause || !isPossibleFor(cause, company) || !holdsCore(cause.id, form.main_challenge)) continue
    const others = alternatives.filter((other) => other !== cause)
    return { card: cause, sure: true, alternatives: [card, ...others], at: sentences.indexOf(told) }
  }
  return heard
}

/** What a month without money looks like from inside, and what its owner thinks of doing about it. */
const SHORT: ReadonlySet<string> = new Set([
  ...['juros_cartao_rotativo', 'caixa_vazio_fim_mes', 'lucro_some', 'nao_tiro_salario', 'capital_de_giro'],
  ...['nao_sei_numeros', 'custo_fixo_alto', 'divida_banco', 'demitir', 'cortar_produto'],
])

/** Who pays her house from a company that closes its own month has no other hole: the house is what to treat. */
export function houseFirst(heard: Caused, reading: Reading): Caused {
  const { card, alternatives } = heard
  const home = homeOf(sourcesOf(reading))
  if (!card || !home || !SHORT.has(card.id)) return heard
  const gain = Number(home.gain.valor)
  if (gain <= 0 || Number(home.takes.valor) < gain) return heard
  return {
    card: findCard('contas_misturadas')!,
    sure: true,
    alternatives: [card, ...alternatives.filter(({ id }) => id !== 'contas_misturadas')],
  }
}

type Heard = Pick<ProblemMatch, 'card' | 'sure' | 'alternatives'>
/** `at`: place of the sentence that tells of it. */
type Caused = Heard & { at?: number }

/** The card of what a sum shows, and those that say the same or why it came so far. */
const PROVEN: Record<Proof, { card: string | null; kin: ReadonlySet<string> }> = {
  // Only where her words may mean it as well.
  'concorrente mais barato': { card: null, kin: new Set(['guerra_preco', 'concorrente_novo']) },
  'preço abaixo do custo': {
    card: 'preco_sem_conta',
    kin: new Set([
      ...['preco_sem_conta', 'medo_reajuste', 'guerra_preco', 'custo_insumo_subiu', 'impressao_margem_industria'],
      ...[
        'cmv_alto',
        'desconto_demais',
        'orcamento_obra',
        'gestao_rural_sem_custo',
        'preco_commodity',
        'ifood_dependencia',
      ],
      ...['marketplace_taxa', 'plataforma_parceira', 'comissao_injusta', 'cliente_pressiona', 'horas_nao_cobradas'],
      ...['contrato_cliente', 'transporte_frota', 'convenio_glosa', 'atravessador_venda_direta', 'retrabalho'],
    ]),
  },
  'um comprador só': {
    card: 'concentracao_cliente',
    kin: new Set([
      ...['concentracao_cliente', 'cliente_pressiona', 'pagamento_grande_cliente', 'atravessador_venda_direta'],
      ...['plataforma_parceira', 'ifood_dependencia', 'marketplace_taxa', 'venda_governo', 'dependencia_convenio'],
    ]),
  },
}
/** What her own sum shows weighs more than how she tells it: who asks less for each than it costs has no trouble with time. */
export function provenFirst(heard: Heard, measures: Measures): Heard {
  const proof = measures.proved()
  if (!proof || (heard.card && (PROVEN[proof].kin.has(heard.card.id) || ALONE_CARDS.has(heard.card.id)))) return heard
  const named = PROVEN[proof].card
  const card = named ? findCard(named) : heard.alternatives.find(({ id }) => PROVEN[proof].kin.has(id))
  if (!card) return heard
  const others = heard.alternatives.filter((other) => other !== card)
  return { card, sure: true, alternatives: heard.card ? [heard.card, ...others] : others }
}
