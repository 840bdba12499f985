import { formatMoney, formatNumber, plural } from '@norteia/contracts/format'
import { BENCHMARKS } from '#src/data/benchmarks.data.ts'
import { addDoubt, type Doubt } from '#src/doubts/doubt.ts'
import { decapitalize, type FactBook, join, NOTHING, say, type Text } from '#src/facts/fact-book.ts'
import { benchmarkFact, days, outOfHundred, ruleFact } from '#src/facts/figures.ts'
import type { MeasuredFigure } from '#src/measures/measured.ts'
import { spentOn } from '#src/planning/costs.ts'
import { isFirstLook, looksAgain } from '#src/planning/follow-ups.ts'
import { companyOf } from '#src/planning/own-people.ts'
import { FREE_FROM } from '#src/planning/plan.ts'
import { readable } from '#src/planning/sheets.ts'
import { granted, takenBy } from '#src/planning/taken.ts'
import { isVerdictDeed } from '#src/planning/verdict-deeds.ts'
import { adviceText, figureText } from '#src/problems/challenge.ts'
import { nearDate } from '#src/problems/deadline.ts'
import { flagsOf } from '#src/problems/flags.ts'
import { goalTiming, growingGoal } from '#src/problems/goal-timing.ts'
import { fittingSentences, isForeign } from '#src/problems/trade-words.ts'
import type { Reading } from '#src/reading/input.ts'
import { RULES_VERSION } from '#src/rules.ts'
import { untold } from '#src/scoring/confidence.ts'
import { dimensionFact } from '#src/scoring/total.ts'
import { fold } from '#src/text/words.ts'
import { accountLines } from './accounts.ts'
import { undecidedText, whatDecides } from './decision.ts'
import { diagnosisTexts, toldFindings } from './diagnosis.ts'
import { goalEnd } from './goal-end.ts'
import type { Finding } from './insights.ts'
import { byScore, goalText, type Overview, openingText } from './summary.ts'

export interface ReportParts extends Overview {
  figures: readonly MeasuredFigure[]
  contradictions: readonly Doubt[]
  absurdities: readonly Doubt[]
  reading: Reading
  findings: readonly Finding[]
  recommendations: readonly Text[]
  ownAccount: Text
  confidence: number
  guarded: boolean
  /** Her own date within the plan; null: none. */
  date: string | null
  /** Days until the answer that she owes; null: none within a month. */
  due: number | null
}

const MAX_DOUBTS = 3

/** 'Gestão 40, Operações 64 e Finanças 90': which of them weighs on her problem stands in the diagnosis. */
function dimensionLine(book: FactBook, { dimensions }: ReportParts): Text {
  const scores = byScore(dimensions).map(
    (dimension) => say`${dimension.nome} ${book.mention(dimensionFact(dimension), formatNumber(dimension.nota!))}`,
  )
  if (scores.length === 0) return NOTHING
  const spoken = scores.length < 2 ? join(scores) : say`${join(scores.slice(0, -1), ', ')} e ${scores.at(-1)!}`
  return say`De ${outOfHundred(book)} pontos: ${spoken}.`
}

/** What comes after the three decisions; hours stand beside each action of the plan and are added up in the account. */
function planLines(book: FactBook, parts: ReportParts): Text[] {
  const { actions, decisions, guarded, reading } = parts
  const lines = actions
    .filter((action) => !decisions.includes(action) && !(looksAgain(action) && actions.some(isFirstLook)))
    .map(({ day, step, responsavel, cost, own }) => {
      const whom = hasAreas(reading) && responsavel !== 'Proprietário(a)' ? ` (${doer(responsavel)})` : ''
      const spent = reading.revenue && spentOn(book, cost)
      return say`Até ${days(book, day)}${whom}: ${adviceText(book, decapitalize(step.acao))}${spent ? say`; ${spent}` : ''}.${own ? say` ${own}` : ''}`
    })
  // Whoever decides about a purchase is told there what to spend.
  const free =
    parts.challenge.frame === null &&
    actions.every(({ day, step }) => day > FREE_FROM || (!step.compra && !step.mensal))
  const first = guarded && free ? [say`Até ${days(book, FREE_FROM)}, nada que peça desembolso.`] : []
  const end = endFor(book, parts)
  return [...first, ...lines, ...(end ? [end] : [])]
}

/** How the plan ends for her goal, unless a decision serves it already or it comes later. */
function endFor(book: FactBook, parts: ReportParts): Text | null {
  const { card, frame } = parts.challenge
  // The steps to a decision end with it.
  if (frame) return null
  if (parts.decisions.some(({ asked }) => asked?.goal) || (card && goalTiming(parts.reading, card))) return null
  return goalEnd(book, parts.goals, { decided: parts.verdicts.length > 0, due: parts.due })
}

/** Fewer know each other by name: nobody there 'looks after the operation'. */
const WITH_AREAS = 20
const hasAreas = ({ people }: Reading) => people !== null && people.value >= WITH_AREAS

/** 'Responsável por vendas' is a field of the plan: she speaks of who looks after the sales. */
const DOERS: Readonly<Record<string, string>> = {
  'Responsável por vendas': 'quem cuida das vendas',
  Financeiro: 'quem cuida do financeiro',
  Vendas: 'quem cuida das vendas',
  Operações: 'quem cuida da operação',
  'RH/Administrativo': 'quem cuida das pessoas',
  'TI/Digital': 'quem cuida dos sistemas',
}
const doer = (responsavel: string) =>
  DOERS[responsavel] ?? responsavel.replace('Gerência', 'a gerência').replace('Diretoria', 'a diretoria')

/** What the first decision leaves unsaid: who and how long, what to use, and how she sees that it worked. */
function howLines(book: FactBook, { actions, date, reading, feeling }: ReportParts): Text[] {
  const [first] = actions
  if (!first) return []
  const near = nearDate(reading.form.main_challenge)
  const { resultado } = first.step
  // What helps with another problem's step isn't what this one takes.
  const material = isVerdictDeed(first.step.acao)
    ? null
    : actions.find(({ regra, material }) => material && regra === first.regra)?.material
  const hours = (field: string) => {
    const fact = first.cost.fields.find(([name]) => name === field)?.[1]
    // None of a team's where there is none.
    return fact && Number(fact.valor) > 0
      ? book.mention(fact, plural(Math.round(Number(fact.valor)), 'hora', 'horas'))
      : undefined
  }
  const own = hours('horas.dono')
  const team = hours('horas.equipe')
  const spent = reading.revenue && spentOn(book, first.cost)
  return [
    ...(feeling ? [say`${feeling.lighter}`] : []),
    say`Quem: ${whoDoes(hasAreas(reading) ? first.responsavel : 'Proprietário(a)', own !== undefined, team && companyOf(reading, `${first.step.acao} ${first.step.detalhes}`))}.${own ? say` Tempo seu: cerca de ${own}.` : ''}${team ? say` De quem ajuda: cerca de ${team}.` : ''}${spent ? say` Gasto: ${spent}.` : ''}`,
    ...(material
      ? [say`O que usar: “${adviceText(book, book.inOwnWords(material.titulo))}”, no fim deste relatório.`]
      : []),
    say`Sinal de que deu certo: ${adviceText(book, decapitalize(resultado))}`,
    ...(near ? [say`Você falou em “${near}”: dê este passo antes disso, mesmo que o plano dê mais prazo.`] : []),
    ...(date ? [say`A sua data é ${date}: o que trata do problema vem antes de todo o resto.`] : []),
  ]
}

/** `team`: who works with her, where the step takes their time. */
function whoDoes(responsavel: string, own: boolean, team: string | undefined): string {
  if (!team) return 'você'
  if (!own) return team
  return responsavel === 'Proprietário(a)' ? `você, com ${team}` : `você, com ${doer(responsavel)}`
}

/** Whether a quote, maybe cut, is of that sentence. */
const sharesWords = (quote: string, sentence: string): boolean => {
  const begun = fold(quote.replace(/…$/, '')).trim()
  return begun !== '' && (fold(sentence).includes(begun) || begun.includes(fold(sentence).replace(/[.!?;]$/, '')))
}

function problemLines(book: FactBook, { challenge, reading, verdicts }: ReportParts): Text[] {
  const { card, question, frame } = challenge
  if (!card) return []
  const notYet = frame?.meta ?? goalTiming(reading, card)
  const growing = growingGoal(reading)
  // What the box above has judged isn't judged again.
  const judged = verdicts.some(({ text: { text } }) => sharesWords(/^“([^”]*)”/.exec(text)?.[1] ?? '', growing ?? ''))
  return [
    ...(notYet && growing && !judged
      ? [say`Sobre a meta ${goalText(book, growing)}: ainda não, porque ${notYet}`]
      : []),
    ...(question ? [say`Para confirmar: ${decapitalize(question)}`] : []),
    ...fitting(frame?.cuidado ?? card.armadilha, reading).map(
      (mistake) => say`Cuidado: ${adviceText(book, decapitalize(mistake))}`,
    ),
    ...flagsOf(reading, card).map((flag) => say`Atenção: ${flag}`),
    ...referral(frame?.quem ?? card.encaminha ?? '', reading).map(
      (whom) => say`Com quem falar: ${adviceText(book, decapitalize(whom))}.`,
    ),
  ]
}

/** The sentences of a text of the product that fit her trade and what she has; none when none does. */
function fitting(text: string, reading: Reading): string[] {
  const fits = granted(fittingSentences(text, reading.activity.activity), takenBy(reading).presumes)
  return fits === '' ? [] : [fits]
}

/** Whom to ask, without those that her trade has nothing to ask; none when nobody is left. */
function referral(text: string, reading: Reading): string[] {
  const { activity } = reading
  const isPresumed = takenBy(reading).presumes
  const fitting = text
    .replace(/\.$/, '')
    .split('; ')
    .filter((part) => part !== '' && !isForeign(part, activity.activity) && !isPresumed(part))
  return fitting.length === 0 ? [] : [fitting.join('; ')]
}

const doubtLines = (book: FactBook, doubts: readonly Doubt[]): Text[] =>
  doubts.slice(0, MAX_DOUBTS).map((doubt) => {
    addDoubt(book, doubt)
    return doubt.texto
  })

function materialLines(book: FactBook, { actions }: ReportParts): Text[] {
  return actions.flatMap(({ material }) =>
    material
      ? [
          say`${adviceText(book, material.titulo)}\n${material.tipo === 'planilha' ? readable(material.texto) : material.texto}`,
        ]
      : [],
  )
}

function sourceLines(book: FactBook, findings: readonly Finding[]): Text[] {
  const cited = new Map(findings.flatMap(({ source }) => (source ? [[source.id, source] as const] : [])))
  if (cited.size === 0) return []
  return [...cited.values()].map(({ id, texto }) => {
    const { orgao, ano } = BENCHMARKS[id]
    return say`${orgao}, ${book.mention(benchmarkFact(id), String(ano))}: ${decapitalize(texto)}.`
  })
}

/** What of this analysis is estimated, and how much of it was known. */
function methodLines(book: FactBook, { confidence, reading, dimensions }: ReportParts): Text[] {
  const percent = Math.round(confidence * 100)
  const lines = [
    say`Confiança dos dados: ${book.mention(
      {
        id: 'completude',
        rotulo: 'Confiança dos dados',
        valor: percent,
        unidade: '%',
        tipo: 'calculado',
        origem:
          'Quanto das perguntas foi respondido e contado em números, se o faturamento e o número de pessoas são exatos e se os custos estão em reais',
      },
      `${percent}%`,
    )}.${['', ...untold(reading)].join(' ')}`,
    say`Regras: ${reading.segment}, versão ${book.mention({ ...ruleFact('versao', 'Versão das regras', 0, ''), valor: RULES_VERSION }, RULES_VERSION)}.`,
  ]
  const { unread, porUnidade, semValor, entram } = reading.costs
  const quotes = (id: string, all: readonly string[]) =>
    join(
      all.map((words, place) => quotedCost(book, `${id}.${place}`, words)),
      ', ',
    )
  if (unread)
    lines.push(
      say`Não consegui ler nos seus custos: ${quotes('custo_nao_lido', unread)}. Escreva o nome e o valor em reais por mês para entrarem na conta.`,
    )
  const apart = porUnidade?.filter(({ noMes }) => !noMes) ?? []
  if (apart.length > 0)
    lines.push(
      say`Fora da conta do mês, porque é o custo de cada venda, peça ou hora: ${quotes(
        'custo_por_unidade',
        apart.map(({ texto }) => texto),
      )}. Para entrar na conta do que sobra no mês, escreva nos custos quanto cada um soma por mês.`,
    )
  if (entram)
    lines.push(
      say`Fora dos custos, porque você contou como dinheiro que entra: ${quotes('custo_que_entra', entram)}. Se não está no faturamento, some lá.`,
    )
  if (semValor)
    lines.push(
      say`Falta o valor de: ${quotes('custo_sem_valor', semValor)}. Sem ele não dá para dizer quanto sobra no mês.`,
    )
  // Who lists her costs has answered of her money, whatever a mark lacks.
  const missing = dimensions
    .filter(({ id, nota }) => nota === null && !(id === 'FIN' && reading.costs.items.length > 1))
    .map(({ nome }) => nome)
  if (missing.length > 0) lines.push(say`Sem resposta: ${missing.join(', ')}.`)
  if (reading.revenue && !reading.revenue.exact)
    lines.push(
      say`Faturamento estimado pela faixa: ${book.mention(reading.revenue.fact, formatMoney(reading.revenue.value))} por mês.`,
    )
  return lines
}

const quotedCost = (book: FactBook, id: string, words: string): Text =>
  say`${book.mention(
    {
      id,
      rotulo: 'Palavras suas',
      valor: words,
      unidade: '',
      tipo: 'informado',
      origem: 'Diagnóstico, pergunta “Principais custos”',
    },
    `“${words}”`,
  )}`

function decisionText(book: FactBook, { challenge, verdicts, accounts, reading }: ReportParts, said: Text): Text {
  const why = whatDecides(challenge, verdicts)
  const undecided =
    why && accounts.length === 0 && challenge.figure === null ? undecidedText(book, why, reading, said) : null
  return (
    undecided ??
    join(
      verdicts.map(({ text }) => text),
      '\n',
    )
  )
}

/** Plain text: the opening paragraph, then sections under headings in capitals; empty sections are left out. */
export function reportText(book: FactBook, parts: ReportParts): Text {
  const bullets = (lines: readonly Text[]) =>
    join(
      lines.map((text) => say`• ${text}`),
      '\n',
    )
  const opening = openingText(book, parts)
  const decision = decisionText(book, parts, opening)
  const sections: [heading: string, body: Text][] = [
    ['ANTES DE TUDO, CONFIRA', bullets(doubtLines(book, parts.absurdities))],
    ['O QUE VOCÊ ESTÁ DECIDINDO', decision],
    ['CONTA PARA VOCÊ CONFIRMAR', bullets(accountLines(parts.accounts))],
    ['OS NÚMEROS QUE DECIDEM', bullets(parts.figures.map((figure) => figureText(book, figure)))],
    ['AS TRÊS DECISÕES', bullets(parts.recommendations)],
    ['COMO DAR O PRIMEIRO PASSO', join(howLines(book, parts), '\n')],
    ['SOBRE O PROBLEMA', bullets(problemLines(book, parts))],
    ['RESPOSTAS QUE NÃO COMBINAM', bullets(doubtLines(book, parts.contradictions))],
    ['DIAGNÓSTICO', join(diagnosisTexts(book, { ...parts, said: join([opening, decision], ' ') }), '\n\n')],
    ['DIMENSÕES, DA MAIS FRACA À MAIS FORTE', dimensionLine(book, parts)],
    ['PLANO', bullets(planLines(book, parts))],
    ['NOSSA CONTA', parts.ownAccount],
    ['MATERIAL PRONTO PARA COPIAR', join(materialLines(book, parts), '\n\n')],
    ['FONTES', bullets(sourceLines(book, toldFindings(parts.findings, parts.challenge)))],
    ['COMO CHEGAMOS AQUI', bullets(methodLines(book, parts))],
  ]
  const written = sections.filter(([, body]) => body.text !== '').map(([heading, body]) => say`${heading}\n${body}`)
  return join([opening, ...written], '\n\n')
}
