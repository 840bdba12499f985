import type { Fact } from '@norteia/contracts/analysis'
import { formatMoney, formatNumber } from '@norteia/contracts/format'
import { classOf } from '@norteia/contracts/product-figures'
import { RULE_TEXTS } from '#src/data/rule-texts.data.ts'
import { capitalize, decapitalize, join, type Mention, say, type Text } from '#src/facts/fact-book.ts'
import { days, outOfHundred, ruleFact } from '#src/facts/figures.ts'
import { FAQ_ENTRIES } from '#src/faq/entries.data.ts'
import { actionsOf } from '#src/planning/candidates.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { findCard } from '#src/problems/match.ts'
import { worksAlone } from '#src/reading/input.ts'
import { choosePlanRules } from '#src/scoring/priorities.ts'
import { totalFact, totalScore } from '#src/scoring/total.ts'
import { figure, placed } from './calculator-slots.ts'
import { sharesStem } from './card-answer.ts'
import type { Known } from './company.ts'
import { type Draft, EMPTY_DRAFT } from './draft.ts'
import { GUIDES } from './guides/guides.ts'
import { MOST_CHOICES, type Subject } from './memory.ts'
import { moneyTexts } from './money.ts'
import { AREA_RISKS, SHORT_CASH_RISK } from './texts.data.ts'
import type { Theme, Wish } from './themes/types.ts'
import { wishOf } from './themes/wishes.ts'

const entries = new Map(FAQ_ENTRIES.map((entry) => [entry.id, entry]))
const plain = (text: string): Text => say`${text}`
const TOP = 3

/** 'Por onde começo?': the score, the three rules that pay most, and the first step of each. */
export function overviewDraft(known: Known): Draft {
  const { book, dimensions, diagnosed, reading, guarded } = known
  if (!diagnosed)
    return {
      ...EMPTY_DRAFT,
      answer: plain(
        'Para dizer por onde começar preciso conhecer a empresa. Faça o diagnóstico: em poucos minutos você recebe a nota, as prioridades e o plano de ação. Se preferir, pergunte agora sobre um tema, como caixa, preço, vendas ou pessoas.',
      ),
      actionSteps: [
        plain('Abra Iniciar Diagnóstico no menu com o seu nome e responda às perguntas gerais e às do seu segmento.'),
        plain('Escreva os principais custos com valores e use “Não sei” onde não medir: isso vira uma ação de medir.'),
        plain('Envie o diagnóstico e volte a perguntar: a resposta passa a usar os seus próprios dados.'),
      ],
      risks: [
        plain('Começar a mudar sem saber o que mais pesa e gastar energia no ponto errado.'),
        plain('Deixar o diagnóstico para depois: ele pode ser feito pela metade e continuado no mesmo aparelho.'),
      ],
    }
  const alone = worksAlone(reading)
  const chosen = choosePlanRules(known.ranked).slice(0, TOP)
  const total = totalScore(dimensions, known.cap)
  const { nivel } = classOf(total)
  const figure = book.mention(totalFact(book, dimensions, total, known.cap), formatNumber(total))
  const points = chosen.map(({ rule, result }) => {
    const nome = RULE_TEXTS[rule]?.nome ?? decapitalize(actionsOf(rule, alone).medir.acao)
    return result ? say`${nome} (${result.frase})` : plain(nome)
  })
  const size = reading.revenue
    ? say` O faturamento ${reading.revenue.exact ? 'informado' : 'estimado'} é de ${book.mention(reading.revenue.fact, formatMoney(reading.revenue.value))} por mês.`
    : plain('')
  const first = chosen[0]!.rule
  const money = moneyTexts(
    known,
    first,
    chosen.map(({ rule }) => actionsOf(rule, alone).medir),
  )
  const weak = chosen.some(({ result }) => result)
  return {
    answer: say`A nota da empresa é ${figure} de ${outOfHundred(book)} (${nivel}).${size} ${weak ? 'O que mais pede atenção, nesta ordem: ' : 'Não há ponto fraco que peça urgência; os próximos passos de crescimento são: '}${join(points, '; ')}. Comece pelo primeiro passo de cada um: ele custa pouco e mostra o tamanho do problema.`,
    actionSteps: chosen.map(({ rule }, index) => {
      const { acao, detalhes } = actionsOf(rule, alone).medir
      return say`Em até ${days(book, [15, 20, 25][index]!)}: ${decapitalize(acao)}. ${detalhes}`
    }),
    expectedResults: plain(chosen.map(({ rule }) => actionsOf(rule, alone).medir.resultado).join(' ')),
    timeline: say`Os três primeiros passos cabem em ${days(book, 30)}; o plano de ação da análise segue até ${days(book, 90)}.`,
    investment: money.investment,
    roi: plain(
      'Estes passos são de medição: o retorno vem das correções que eles mostrarem, no plano de ação da análise.',
    ),
    risks: [...(guarded ? [SHORT_CASH_RISK] : []), ...AREA_RISKS.OPE].slice(0, TOP).map(plain),
    successCases: EMPTY_DRAFT.successCases,
  }
}

/** Law, tax and labour: who answers, and how to prepare the conversation. */
export function referralDraft(entry: string, professional: string): Draft {
  return {
    ...EMPTY_DRAFT,
    answer: plain(entries.get(entry)!.resposta),
    actionSteps: [
      plain(`Procure ${professional} antes de agir e explique o caso com datas e valores.`),
      plain('Separe os documentos: contratos, notas, extratos, folhas de ponto ou notificações ligadas ao assunto.'),
      plain('Anote as decisões que dependem da resposta e pergunte o custo e o risco de cada caminho.'),
    ],
    expectedResults: plain('Uma decisão segura, tomada com quem conhece a lei e responde por ela.'),
    timeline: plain('Quanto antes, principalmente se houver prazo ou notificação em aberto.'),
    investment: plain('Combine o valor com o profissional antes de começar.'),
    risks: [
      plain('Agir por conselho de conhecidos ou da internet: a regra muda com o caso, a cidade e a atividade.'),
      plain('Perder um prazo por deixar a consulta para depois.'),
    ],
  }
}

/** A text with every number of it backed by a fact. */
const withFacts = ({ book }: Known, text: string, factOf: (part: string) => Fact): Text =>
  join(
    text
      .split(/(\d+(?:[.,]\d+)*)/)
      .map((part, index) => (index % 2 === 0 ? part : book.mention({ ...factOf(part), valor: part }, part))),
  )

/** The figures of a help text are the product's own. */
const helpText = (known: Known, text: string): Text =>
  withFacts(known, text, (part) => ruleFact(`ajuda.${part}`, 'Número da ajuda da Norteia', 0, ''))

const MOST_QUOTED = 80
/** How her message begins, in her own words. */
export function quoted(known: Known, question: string): Text {
  const said = question.replace(/[\s“”"]+/g, ' ').trim()
  const cut = said.length <= MOST_QUOTED ? said : `${said.slice(0, MOST_QUOTED - 1).replace(/\s\S*$/, '')}…`
  return withFacts(known, `“${cut}”`, (part) => ({
    id: `pergunta.citado${part}`,
    rotulo: 'Número da sua pergunta',
    valor: part,
    unidade: '',
    tipo: 'informado',
    origem: 'Sua pergunta',
  }))
}
/** What is asked back, by what she wants to know. */
const ASK_BACK: Readonly<Record<Wish, string>> = {
  decide: 'O que você ganha e o que teme em cada caminho?',
  amount: 'Que valores você já sabe, e qual falta?',
  allowed: 'O que exatamente você quer fazer, e com quem?',
  why: 'Desde quando acontece, e o que mudou nessa época?',
  way: 'O que você já tentou, e até quando precisa resolver?',
}

export function productDraft(known: Known, entry: string): Draft {
  const { pergunta, resposta } = entries.get(entry)!
  return {
    ...EMPTY_DRAFT,
    answer: helpText(
      known,
      `${resposta}\n\nEsta resposta é sobre o uso da Norteia (“${pergunta}”). Para a gestão da empresa, pergunte sobre caixa, preço, vendas, pessoas ou processos.`,
    ),
  }
}

const ASIDE =
  'Sou o consultor de gestão da Norteia e não trato desse assunto. Posso ajudar com caixa, preço, custos, vendas, clientes, pessoas, processos e uso de tecnologia na empresa. Sobre qual deles você quer falar?'

/** Of a sick animal or person the right door is told too. */
const DOORS: Readonly<Record<string, string>> = {
  animais: 'Se o animal está doente, procure um médico-veterinário e não dê remédio por conta própria. ',
  saude:
    'Sinto muito pelo incômodo. De saúde cuida o médico, o posto ou o farmacêutico: não indico remédio; se piorar, vá à UPA ou ligue 192. ',
}

export const elsewhereDraft = (subject: string): Draft => ({
  ...EMPTY_DRAFT,
  answer: plain((DOORS[subject] ?? '') + ASIDE),
})

/** A choice as it is offered; null: it has no name of its own. */
function nameOf(subject: Subject): string | null {
  if (subject.kind === 'guide') return `“${GUIDES.get(subject.id)!.pergunta.replace(/[?.]$/, '').replaceAll('?', '.')}”`
  if (subject.kind === 'card') return findCard(subject.id)!.nome
  return subject.kind === 'rule' ? (RULE_TEXTS[subject.rule]?.nome ?? null) : null
}

const LETTERS = ['a', 'b', 'c']
/** As many whole sentences as fit; the first always. */
const SHORT = 300

/** How an answer begins; a quotation is not cut. */
export function beginning(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.!?]”?) +(?=[“"A-ZÀ-Ü])/)
  let said = first
  for (const sentence of rest) {
    const open = said.split('“').length > said.split('”').length
    if (!open && said.length + sentence.length >= SHORT) break
    said = `${said} ${sentence}`
  }
  return said
}

/** The short answer on a subject and its first step; null: it has none of its own. */
function shortOf(subject: Subject): { said: string; step: string } | null {
  if (subject.kind === 'guide') {
    const { resposta, passos } = GUIDES.get(subject.id)!
    return { said: beginning(resposta), step: passos[0]! }
  }
  if (subject.kind !== 'card') return null
  const { acao, detalhes } = findCard(subject.id)!.passos[0]!
  return { said: `${capitalize(acao)}.`, step: beginning(detalhes) }
}

/** Subjects by letter, each with its short answer. */
function lettered({ book }: Known, subjects: readonly Subject[]): Text {
  const lines = subjects.map((subject, n) => {
    const short = shortOf(subject)
    const step = short ? ` Primeiro passo: ${decapitalize(short.step)}` : ''
    return adviceText(book, `${LETTERS[n]}) ${nameOf(subject)}${short ? `: ${short.said}${step}` : '.'}`)
  })
  return join(lines, '\n\n')
}

/** What else may be meant, after an answer that may have missed. */
export const othersText = (known: Known, others: readonly Subject[]): Text =>
  join(['Se a sua pergunta era sobre:', lettered(known, others), 'Responda com a letra e eu conto o resto.'], '\n\n')

const PATIENT = {
  ...EMPTY_DRAFT,
  timeline: plain('Responda em uma frase, com um valor ou um prazo se souber.'),
  investment: plain('Nada a gastar por enquanto.'),
  roi: plain('A conta vem depois da sua resposta.'),
}

/** Nothing is near: what was caught in her own words, what may hold, and one question; of her weakest subjects only what she spoke of. */
function caughtDraft(
  known: Known,
  question: string,
  far: readonly Subject[],
  field?: Theme,
): { draft: Draft; choices: Subject[] } {
  const weakest = known.ranked.map(({ rule }): Subject => ({ kind: 'rule', rule }))
  const own = weakest.filter((subject) => sharesStem([nameOf(subject) ?? ''], question)).slice(0, 2)
  const offers = far.length > 0 && !field
  const names = offers ? '' : own.map((choice) => nameOf(choice)).join(' ou sobre ')
  const tell = (text: string) => adviceText(known.book, text)
  const parts = [
    say`Ainda não entendi bem o seu caso: ${quoted(known, question)}`,
    ...(field
      ? [tell(`Pode ser sobre ${field.nome}. O que vale em todo caso assim: ${decapitalize(field.base)}`)]
      : []),
    ...(offers ? [say`O mais perto disso que sei responder:`, lettered(known, far)] : []),
    plain(
      `${offers ? 'É um destes? Responda com a letra. Se não é: ' : ''}${names && !field ? `É sobre ${names}? ` : ''}${ASK_BACK[wishOf(question)]} Conte em uma frase, e eu respondo com isso.`,
    ),
  ]
  const ofField = field && {
    actionSteps: field.passos.map(tell),
    risks: [tell(`Decidir sem conferir ${field.confira}`)],
  }
  const choices = offers ? [...far] : field ? [] : own
  return { draft: { ...PATIENT, ...ofField, answer: join(parts, '\n\n') }, choices }
}

/** Of so many known words a message has a subject, though no answer is near. */
const SAID_MUCH = 2

/**
 * What it may be about with the beginning of each answer, then the question back; where nothing is near, what was caught, or the
 * company's weakest subjects where hardly anything was said. `objects`: words of hers that the subjects know; `field`: what it may be
 * about as a whole; `far`: the nearest of all, where none is near.
 */
export function unclearDraft(
  known: Known,
  question: string,
  objects: readonly string[],
  nearest: readonly Subject[],
  far: readonly Subject[],
  field?: Theme,
): { draft: Draft; choices: Subject[] } {
  // Choices near to words that nobody knows would be drawn by lot.
  const near = (objects.length > 0 ? nearest : []).filter((subject) => nameOf(subject) !== null).slice(0, MOST_CHOICES)
  if (near.length > 0) {
    const one = near.length === 1
    const answer = join(
      [
        ...(field
          ? [
              adviceText(
                known.book,
                `Pelo que você contou, pode ser sobre ${field.nome}. O que vale em todo caso assim: ${decapitalize(field.base)}`,
              ),
              'E, mais de perto, o seu caso pode ser:',
            ]
          : [
              one
                ? 'Não tenho certeza do seu caso. Pode ser este:'
                : 'Não tenho certeza do seu caso. Pode ser uma destas:',
            ]),
        lettered(known, near),
        one
          ? 'É isso? Responda com a letra, ou conte em uma frase o que aconteceu e o que você quer decidir.'
          : 'Qual é o seu caso? Responda com a letra, ou conte em uma frase o que aconteceu e o que você quer decidir.',
      ],
      '\n\n',
    )
    const tell = (text: string) => adviceText(known.book, text)
    const ofField = field && {
      actionSteps: field.passos.map(tell),
      risks: [
        tell(`Decidir sem conferir ${field.confira}`),
        plain('Agir antes de contar o que aconteceu e ler a resposta certa.'),
      ],
    }
    return { draft: { ...PATIENT, ...ofField, answer }, choices: near }
  }
  const offered = objects.length > 0 ? far.filter((subject) => nameOf(subject) !== null) : []
  if (objects.length >= SAID_MUCH || offered.length > 0) return caughtDraft(known, question, offered, field)
  const weakest = known.ranked.map(({ rule }): Subject => ({ kind: 'rule', rule }))
  const choices = weakest.filter((subject) => nameOf(subject) !== null).slice(0, 2)
  const names = choices.flatMap((choice) => nameOf(choice) ?? [])
  const [first, second] = names.length < 2 ? ['o dinheiro que falta', 'as vendas'] : names
  const answer = plain(
    `Ainda não entendi o suficiente para responder bem: falta saber o que está acontecendo e o que você quer mudar. É sobre ${first} ou sobre ${second}?`,
  )
  return { draft: { ...PATIENT, answer }, choices: names.length < 2 ? [] : choices }
}

/** After a guide, where numbers were said and one was asked for. */
export const SUM_ASKED =
  'Se você quer a conta com os seus números, diga em uma frase o que é cada um e o que quer achar.'

const MOST_READ = 6
/** Numbers were said and asked for, and no sum that the consultant knows takes them: what was read is shown, so that she names it. */
export function unknownSumDraft(known: Known, question: string): Draft {
  const { book } = known
  const read = placed(question)
    .slice(0, MOST_READ)
    .map(({ value, unit, scale }, n): Mention => {
      const unidade = unit === '' && scale > 1 ? 'R$' : unit
      const fact: Fact = {
        id: `pergunta.numero${n + 1}`,
        rotulo: 'Número da sua pergunta',
        valor: value,
        unidade,
        tipo: 'informado',
        origem: 'Sua pergunta',
      }
      const whole = unidade === '' ? formatNumber(value, Number.isInteger(value) ? 0 : 2) : figure(fact)
      return book.mention(fact, whole)
    })
  const listed = join(read, '; ')
  return {
    ...WAITING,
    answer: say`Entendi que você quer uma conta, mas não a monto por esta frase sem risco de errar. Li estes números: ${listed}. Diga o que é cada número e o que você quer achar, por exemplo: “vendo por tanto, gasto tanto em cada um e faço tantos por mês: quanto sobra?”.`,
  }
}
const WAITING: Draft = {
  ...EMPTY_DRAFT,
  timeline: plain('Responda em uma frase, com os valores.'),
  investment: plain('Nada a gastar por enquanto.'),
  roi: plain('A conta vem depois da sua resposta.'),
}
const SAY_EACH = 'diga em uma frase o que é cada número e o que você quer achar.'
interface Either {
  /** By sum, how it takes what she said. */
  ways?: readonly string[]
  /** One of them is likely hers. */
  likely?: boolean
}
/** The one or two sums that she may mean: she knows which is hers. */
export const eitherDraft = (drafts: readonly Draft[], either: Either = {}): Draft => ({
  ...WAITING,
  answer: whichSum(
    drafts.flatMap(({ dados }) => dados?.formula ?? []),
    either,
  ),
})
const wayOf = (way: string | undefined): Text => plain(way ? `, ${way}: ` : ': ')
function whichSum([one, other]: readonly Text[], { ways: [first, second] = [], likely = true }: Either): Text {
  if (!other)
    return say`Entendi que você quer uma conta${likely ? ' e a li assim; confira antes de usar: ' : '. Se for isto, confira antes de usar: '}${one!} Se é essa, responda “é isso”; se não, ${SAY_EACH}`
  return say`Entendi que você quer uma conta, e a sua frase pode pedir duas; veja qual é a sua. ${likely ? 'A primeira' : 'Se for isto, a primeira'}${wayOf(first)}${one!} ${likely ? 'A segunda' : 'Se for isto, a segunda'}${wayOf(second)}${other} Responda “a primeira” ou “a segunda”; se não é nenhuma delas, ${SAY_EACH}`
}
