import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { ahead, back, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Answer } from '#src/measures/frames/frame.ts'
import { money, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { asked, challengeOf, leftOf, monthText, sideBySide } from './way.ts'

type Inputs = (Value<Kind> | null)[]

const PLACE =
  '(?:sala|ponto|loja|galpao|imovel|espaco|lugar|predio|casa|coworking|salao|barracao|sobrado|local|box|quiosque)'
const FOUND = new RegExp(
  `\\b(?:achei|vi|surgiu|apareceu|tem|ofereceram|consegui|encontrei|conheco)(?: [a-z]+){0,2} ${PLACE}\\b|\\b(?:vi|achei|tem|apareceu|surgiu) (?:um|uma|outr[oa]) (?:menor|maior|mais|por|melhor|barat[oa])\\b|\\boutr[oa] ${PLACE}\\b|\\b${PLACE} (?:menor|maior|mais barat[oa]|nov[oa]|vizinh[oa])\\b|\\b(?:mudar|ir|ficar so|mudo) (?:com |pra |para |num |numa |em )?(?:um |uma |outr[oa] )?${PLACE}\\b`,
)
const MOVES =
  /\b(?:mud(?:o|ar|ando|asse|ança)|mudanca|fico ou|ou fico|trocar de (?:ponto|sala|loja)|sair daqui|ir pra la|(?:vao|vem|iriam|viriam) (?:junto|comigo|atras))\b/
const RENT = /\baluguel\b|\balug(?:o|amos)\b/
const PRICED = /\b(?:por|de|a|custa|cobra|pede[m]?|sai por|aluguel (?:e|la)(?: de)?)(?: uns| umas| r\$| so)* $/
const RISES_TO = /^ (?:reais )?(?:pra|para|a)(?: uns| r\$)* $/
const ONCE =
  /\b(?:obra|reforma|mudanca|multa|luvas|caucao|adaptar|adaptacao|montar|instalac[a-z]+|pintura|ar condicionado|letreiro)\b/
const LEAVE = /\b(?:perderia|perder|perco|sairiam|sair|nao (?:iam|iriam|vao|viriam|vem))\b/

const ownClause = (one: Spoken): string =>
  `${back(one)
    .split(/ mas | so que /)
    .at(-1)!} ${ahead(one).split(/ mas | e | so que /)[0]!}`

interface Rents {
  stay: Spoken | null
  /** The rent she would pay by staying. */
  now: Value<'R$/mês'>
  next: Value<'R$/mês'>
  at: Spoken
  uses: readonly Spoken[]
}

/** To stay at this rent or to move to that one: the difference, what moving costs once, and who wouldn't come along. */
export function moveOrStay(d: Deriver): Answer | null {
  const text = asked(d)
  const rents = MOVES.test(text) && FOUND.test(text) && RENT.test(text) ? rentsOf(d) : null
  if (!rents || rents.next.number === rents.now.number) return null
  const { now, next } = rents
  const {
    gap,
    first,
    text: account,
  } = sideBySide(
    d,
    [
      { month: next, account: say`${t(next)}` },
      { month: now, account: say`${t(now)} de aluguel` },
    ],
    ['Mudando', 'ficando'],
    ['mudar', 'ficar'],
  )
  const inputs: Inputs = [now, next, gap, leftOf(d)]
  const lost = first ? lostOf(d, rents.uses, gap, inputs) : null
  const net = lost?.net ?? gap
  const once = onceOf(d, rents.uses)
  if (once) inputs.push(once)
  const pays = once && first && net.number > 0 ? monthsOf(d, once, net, inputs) : null
  const worth = first && net.number > 0 && (!pays || pays.number <= 18)
  return {
    decisions: ['mudar_ponto', 'imovel', 'fechar_unidade', 'renegociar', 'reforma'],
    at: rents.at,
    main: net,
    inputs,
    line: join([account, lost?.text ?? say``]),
    verdict: join([
      worth
        ? say`Vale mudar, se a venda for junto. `
        : first
          ? say`Fique, e use a outra proposta para negociar. `
          : say`Só se o lugar novo vender mais. `,
      account,
      lost?.text ?? say``,
      pays
        ? say` Os ${t(once!)} da mudança levam ${t(pays)} para voltar.`
        : once
          ? say` E a mudança pede ${t(once)} de uma vez.`
          : say` Some antes o que a mudança custa de uma vez: obra, caução e dias parado.`,
      monthText(d),
      endOf(worth, first, lost !== null),
    ]),
    says: ['aluguel', 'custos_fixos', 'conta_que_mais_pesa', 'sobra_mes'],
    topic: 'mudar',
  }
}

const endOf = (worth: boolean, first: boolean, counted: boolean): Text =>
  worth
    ? say` Antes de assinar, pergunte aos clientes se iriam${counted ? '' : ', que é o número que falta'}, e peça carência no aluguel.`
    : first
      ? say` Leve ao dono a outra proposta e um valor no meio, com contrato mais longo; mude só se uma pergunta aos clientes mostrar que menos gente sairia.`
      : say` Conte quem passa na porta em três horários antes de assinar.`

function rentsOf(d: Deriver): Rents | null {
  const { own } = d
  const { sentences } = d.ask.scene
  const group = own.sources.group('aluguel')
  const paid = group && own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group))
  const plain = challengeOf(d).filter((one) => isPlain(one) && one.value >= 200 && !ONCE.test(ownClause(one)))
  const ofToday = paid ? plain.filter(({ value }) => Math.abs(value / paid.number - 1) < 0.02) : []
  const today =
    only(ofToday) ??
    only(
      plain.filter((one) =>
        /\baluguel (?:do|da|de|dess[ea]|aqui|hoje|atual)[^A-Z;]{0,24} (?:e|custa|de)(?: de)? $/.test(one.before),
      ),
    )
  const rises =
    today &&
    plain.find(
      (one) =>
        one.place === today.place + 1 &&
        one.sentence === today.sentence &&
        RISES_TO.test(one.before) &&
        one.value > today.value,
    )
  const found = only(
    plain.filter(
      (one) =>
        one !== today &&
        one !== rises &&
        FOUND.test(sentences[one.sentence]!.text.slice(0, one.left.length + 20)) &&
        PRICED.test(back(one)) &&
        (paid === null || paid === undefined || (one.value > paid.number / 5 && one.value < paid.number * 5)),
    ),
  )
  const stays = rises ?? today ?? null
  if (!found || (!stays && !paid)) return null
  const now = stays
    ? ofMonth(d.ask.value('R$', stays.said, rises ? 'O aluguel novo daqui' : 'O aluguel de hoje'))
    : paid!
  return {
    stay: stays,
    now,
    next: ofMonth(d.ask.value('R$', found.said, 'O aluguel do outro lugar')),
    at: found,
    uses: [found, ...(today ? [today] : []), ...(rises ? [rises] : [])],
  }
}

function onceOf(d: Deriver, uses: readonly Spoken[]): Value<'R$'> | null {
  const one = only(
    challengeOf(d).filter((at) => isPlain(at) && at.value >= 500 && !uses.includes(at) && ONCE.test(ownClause(at))),
  )
  return one ? d.ask.value('R$', one.said, 'O que a mudança custa de uma vez') : null
}

const monthsOf = (d: Deriver, once: Value<'R$'>, net: Value<'R$/mês'>, inputs: Inputs): Value<'meses'> => {
  const months = d.own.make(
    'meses',
    'Meses até a mudança voltar',
    round1(once.number / net.number),
    `${money(once.number)} ÷ ${money(net.number)}`,
    [once, net],
  )
  inputs.push(months)
  return months
}

/** 'Perderia uns 10 dos meus 85 alunos, que pagam 290' */
function lostOf(d: Deriver, uses: readonly Spoken[], gap: Value<'R$/mês'>, inputs: Inputs) {
  const all = challengeOf(d).filter((one) => !uses.includes(one))
  const many = only(
    all.filter(
      (one) => one.said.kind === 'N' && one.value >= 1 && one.value <= 500 && LEAVE.test(one.before.slice(-24)),
    ),
  )
  const each =
    many &&
    only(
      all.filter(
        (one) =>
          isPlain(one) &&
          one.place > many.place &&
          one.sentence === many.sentence &&
          /\b(?:pagam?|mensalidade de|de|a)(?: uns| r\$)* $/.test(one.before) &&
          one.value >= 20 &&
          one.value <= 3_000 &&
          /\b(?:pagam?|mensalidade)\b/.test(one.before),
      ),
    )
  if (!many || !each) return null
  const [count, price] = [
    d.ask.value('qtd', many.said, 'Quantos não iriam junto'),
    d.ask.value('R$', each.said, 'O que cada um paga'),
  ]
  const gone = ofMonth(d.own.times(count, price, 'O que deixa de entrar', 'R$/mês'))
  const net = d.own.minus(gap, gone, 'O que mudar melhora no mês')
  inputs.push(count, price, gone, net)
  return {
    net,
    text: say` Mas ${t(count)} × ${t(price)} = ${t(gone)} deixariam de entrar: ${net.number > 0 ? say`sobra só ${t(net)} por mês de vantagem` : say`o mês pioraria ${t(net)}`}.`,
  }
}
