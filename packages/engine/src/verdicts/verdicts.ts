import type { Fact } from '@norteia/contracts/analysis'
import { type FactBook, partOf, say, type Text } from '#src/facts/fact-book.ts'
import { askedIn, sourcesOf } from '#src/measures/measured.ts'
import { addMeasure, measuresOf, type Possible } from '#src/measures/measures.ts'
import type { Answered } from '#src/measures/own-sums.ts'
import { goalTiming } from '#src/problems/goal-timing.ts'
import type { ProblemCard } from '#src/problems/types.ts'
import type { Reading } from '#src/reading/input.ts'
import { sceneOf } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import { advertise } from './ads.ts'
import { bigClient, biggerOrder, cutProduct, dropClient, newProduct, wholesale } from './clients.ts'
import { commission, ofShares } from './commissions.ts'
import { credit } from './credit.ts'
import type { DecisionId } from './decisions.data.ts'
import { fee } from './fees.ts'
import { growHerd, holdHarvest, leaveMei, licence, partnerIn, partnerOut, sellOrStop } from './ground.ts'
import { decisionsHeard, type Heard, OF_EMPLOYEES, quoteOf } from './hearing.ts'
import { advance, loan, machine, property, reform, renegotiate, stockAhead } from './money.ts'
import { ofKind } from './of-kind.ts'
import { type Candidate, onQuestion } from './on-question.ts'
import { openQuestion } from './open-question.ts'
import { replacement, roomWhileLosing } from './options.ts'
import { dismiss, hire, outsource, quitJob, wageRise } from './people.ts'
import { closePlace, franchise, joinApp, leaveApp, moreHours, move, ownDelivery, sellOnline } from './places.ts'
import { cutPrice, discount, raisePrice } from './prices.ts'
import { secondPlace } from './second-place.ts'
import { situationOf } from './situations.ts'
import { buyTogether, supplier } from './suppliers.ts'
import { Weighing } from './weighing.ts'

const ANSWERS: Record<DecisionId, (w: Weighing) => Text> = {
  baixar_preco: cutPrice,
  aumentar_preco: raisePrice,
  desconto: discount,
  prazo_fiado: credit,
  emprestimo: loan,
  antecipar: advance,
  renegociar: renegotiate,
  maquina: (w) => roomWhileLosing(w) ?? replacement(w) ?? machine(w),
  reforma: reform,
  mudar_ponto: move,
  imovel: property,
  segunda_loja: secondPlace,
  fechar_unidade: closePlace,
  contratar: hire,
  demitir: dismiss,
  aumento_salario: (w) => (ofShares(w) ? commission(w) : wageRise(w)),
  comissao: commission,
  terceirizar: outsource,
  socio_novo: partnerIn,
  sair_sociedade: partnerOut,
  cliente_grande: bigClient,
  largar_cliente: dropClient,
  entrar_app: joinApp,
  sair_app: leaveApp,
  vender_online: sellOnline,
  anunciar: advertise,
  produto_novo: newProduct,
  cortar_produto: cutProduct,
  franquia: franchise,
  mei_me: leaveMei,
  regularizar: licence,
  largar_emprego: quitJob,
  vender_parar: sellOrStop,
  estoque_antes: stockAhead,
  pedido_maior: biggerOrder,
  mais_horas: moreHours,
  entrega_propria: ownDelivery,
  taxa_sinal: fee,
  fornecedor: supplier,
  importar_grupo: buyTogether,
  expandir_rural: growHerd,
  guardar_safra: holdHarvest,
  atacado: wholesale,
}

export interface Verdict {
  id: DecisionId
  field: Heard['field']
  /** Her words that ask it; null: none to quote. */
  quote: Text | null
  /**
   * What to do, in its first sentence and without a figure where there is room for it; then the sum that decides. The opening
   * of the report takes both from here (`brief.ts`), and the plan how it leans (`leaning.ts`).
   */
  answer: Text
  /** It only says what is still to be known. */
  open: boolean
  /** Her words and the answer. */
  text: Text
}

/** Decisions that words of another subject sound like. */
const NOT_OF: Readonly<Record<string, ReadonlySet<string>>> = {
  // What is left today is not what will be left without him.
  grande_cliente_saindo: new Set(['demitir']),
  // 'Se eu cubro, os outros vão querer': a wage is matched, and no price.
  dependencia_funcionario: new Set(['baixar_preco']),
  estrela_saindo: new Set(['baixar_preco']),
  // 'Se compro não sei como pago': his part, and not the engine that she names beside it.
  parte_do_socio: new Set(['maquina', 'imovel']),
}

/** Grief comes before business: no answer beside it. */
const NO_ANSWER = new Set(['depressao_sofrimento'])

/** Answers to the decisions that she weighs, the one of her challenge first; up to two. */
export function verdictsOf(book: FactBook, reading: Reading, card: ProblemCard | null): Verdict[] {
  if (card && NO_ANSWER.has(card.id)) return []
  const { form, segment } = reading
  const staffLooks = OF_EMPLOYEES.test(fold(form.main_challenge ?? ''))
  const not = NOT_OF[card?.id ?? '']
  const all = ofKind(withoutBuyer(withoutOrder(withoutHands(decisionsHeard(form, segment), form)), form), form).filter(
    ({ id }) => !not?.has(id),
  )
  const answered = measuresOf(reading).decided()
  const decided = answered?.verdict ? answerOf(book, form, answered, all) : null
  if (decided && onQuestion(book, reading, [decided]).length > 0) return [toldOf(book, decided)]
  const situation = situationOf(book, sourcesOf(reading))
  if (situation) return [toldOf(book, situation)]
  const candidates = all.flatMap((heard): Candidate | [] => {
    const hold = heard.field === 'future_goals' && (staffLooks || (card !== null && goalTiming(reading, card) !== null))
    const answer = ANSWERS[heard.id](new Weighing(book, sourcesOf(reading), heard, hold))
    return isContradicted(book, reading, answer) ? [] : { heard, answer }
  })
  const quotes = new Set<string>()
  const [sum] = measuresOf(reading).possible()
  const answers = onQuestion(book, reading, candidates).flatMap((one): Verdict[] => {
    if (sum && knowsLess(book, one, sum)) return []
    // A second answer to the same words needs a sum of its own.
    if (quotes.has(one.heard.quote) && one.answer.spans.length < 2) return []
    quotes.add(one.heard.quote)
    return [toldOf(book, one)]
  })
  if (answers.length > 0 || staffLooks) return answers
  const unanswered = all.filter(({ field, stance }) => field === 'main_challenge' && ASKS.has(stance))
  // A sum that waits for her word is nearer to an answer than a number that lacks.
  if (sum) return []
  const open = openQuestion(book, sourcesOf(reading), quotes, unanswered)
  return open ? [toldOf(book, { heard: open.heard, answer: open.text }, true)] : []
}

/** More likely hers than not. */
const LIKELY = 0.5
/** An answer that takes none of the numbers of her challenge, where a likely sum takes several. */
function knowsLess(book: FactBook, { heard, answer }: Candidate, { share, figure }: Possible): boolean {
  const hers = figure.entradas.filter(({ id }) => id.startsWith('texto.main_challenge'))
  const told = book.valuesBehind(answer.spans.map(({ fato }) => fato))
  return (
    heard.field === 'main_challenge' &&
    share >= LIKELY &&
    hers.length > 1 &&
    !hers.some(({ valor }) => told.has(Number(valor)))
  )
}

/** It takes a number of hers for what it isn't. */
function isContradicted(book: FactBook, reading: Reading, { spans }: Text): boolean {
  const facts = book.factsBehind(spans.map(({ fato }) => fato))
  const behind = ({ entradas = [] }: Fact) => facts.filter(({ id }) => entradas.includes(id))
  return facts.some((fact) => sourcesOf(reading).isContradicted({ fact, entradas: behind(fact) }))
}

/** '“Aceito”: sim' quotes nothing. */
const ONE_WORD = 8

function toldOf(book: FactBook, { heard, answer }: Candidate, open = false): Verdict {
  const { id, field } = heard
  const quote = heard.quote.length <= ONE_WORD ? null : quoted(book, heard)
  const said = FEARS.test(fold(heard.quote)) ? fearless(answer) : answer
  return { id, field, quote, answer: said, open, text: quote ? say`${quote}: ${said}` : said }
}

const FEARS =
  /\b(?:medo|receio|pavor|insegur[a-z]+)\b.{0,60}\b(?:ir(?:em)? embora|perder|sumi[a-z]*|sair(?:em)?|larg[a-z]+|quebr[a-z]+|reclam[a-z]+|dar errado|ficar sem)\b/
/** '“Tenho receio de cobrar e perder”: Sim' would say that she will lose: the deed is told instead. */
const fearless = (answer: Text): Text =>
  answer.text.startsWith('Sim') ? say`Faça${partOf(answer, 'Sim'.length)}` : answer

/** Where her numbers give both sides, that is the decision: what else she thinks of waits for it. */
function answerOf(book: FactBook, form: Reading['form'], answered: Answered, all: readonly Heard[]): Candidate {
  const { decisions, at, figure } = answered
  const heard = decisions.map((id) => all.find((one) => one.id === id)).find((one) => one !== undefined)
  const field = heard?.field ?? (at.field === 'future_goals' ? 'future_goals' : 'main_challenge')
  const place = at.sentence - sceneOf(form).sentences.findIndex((one) => one.field === at.field)
  const quote = heard?.quote ?? quoteOf(form, field, place, at.before.trim().slice(-12)) ?? ''
  addMeasure(book, figure)
  return {
    heard: {
      id: heard?.id ?? (decisions[0] as DecisionId),
      field,
      sentence: heard?.sentence ?? place,
      stance: 'question',
      quote,
    },
    answer: figure.text,
    frame: [figure.fact, ...figure.entradas].map(({ id }) => id),
  }
}

/** She wants it or asks whether to do it. */
const ASKS: ReadonlySet<Heard['stance']> = new Set(['want', 'question'])

const OFFERED: readonly DecisionId[] = ['pedido_maior', 'cliente_grande']
/** 'Um investidor ofereceu. Não sei se aceito': what she may accept is the partner. */
const withoutOrder = (heard: readonly Heard[]): readonly Heard[] =>
  heard.some(({ id }) => id === 'socio_novo')
    ? heard.filter(({ id, quote }) => !OFFERED.includes(id) || quote.length > 30)
    : heard

const BUYS_FROM_HER =
  /\b(?:quer(?:em|endo)?|propo[a-z]+|ofere[a-z]+) (?:[a-z]+ ){0,2}(?:comprar|pagar|levar)\b[^.;]*\b(?:que eu (?:vendo|cobro)|(?:do|de) meu preco|meu preco|de mim|comigo)\b/
const SELLS_TO =
  /\b(?:mando|entrego|forneco|vendo)\b[^.;]{0,40}\b(?:super)?(?:mercado|restaurante|distribuidor|atravessador|laticinio|frigorifico|rede|hotel|cooperativa)\b/
const MAY_TAKE = /\b(?:quer(?:em|endo)?|propo[a-z]+|propost[a-z]+|ofere[a-z]+|contrato|pedido|encomenda)\b/
const SHORT = 12

/** 'Uma pousada quer mandar 800 kg. Fecho?' closes no company, and who wants to buy from her is no supplier. */
function withoutBuyer(heard: readonly Heard[], { main_challenge }: Reading['form']): readonly Heard[] {
  const told = fold(main_challenge ?? '')
  const takes = MAY_TAKE.test(told)
  return heard.filter(
    ({ id, quote }) =>
      !(id === 'vender_parar' && takes && quote.length <= SHORT && /^fech/.test(fold(quote))) &&
      !((id === 'fornecedor' || id === 'importar_grupo') && (BUYS_FROM_HER.test(told) || SELLS_TO.test(told))),
  )
}

const HANDS: readonly DecisionId[] = ['contratar', 'maquina']
const IN_ORDER = /\bencargos?\b|\bvezes de\b|\bparcelas? de\b/

/** Who makes an order is weighed with it: one answer, not one for each of its sides. */
function withoutHands(heard: readonly Heard[], { main_challenge }: Reading['form']): readonly Heard[] {
  const order = heard.some(({ id, text }) => id === 'pedido_maior' && /\d/.test(text))
  return order && IN_ORDER.test(main_challenge ?? '') ? heard.filter(({ id }) => !HANDS.includes(id)) : heard
}

function quoted(book: FactBook, { id, field, quote }: Pick<Heard, 'id' | 'field' | 'quote'>): Text {
  const fact: Fact = {
    id: `veredito.${id}.citacao`,
    rotulo: 'A decisão, nas suas palavras',
    valor: quote,
    unidade: '',
    tipo: 'informado',
    origem: askedIn(field),
  }
  return say`“${book.mention(fact, quote)}”`
}
