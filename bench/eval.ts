/** The quality of analyses, consultant, FAQ, gate and forecast as one table: `npm run eval`. Exits 1 when a goal is missed. */
import { MARKET_SEGMENTS } from '@norteia/contracts/company'
import { analyze } from '@norteia/engine/analyze'
import { searchFaq } from '@norteia/engine/faq/answer'
import { HELD, HELD_OFF_TOPIC } from '@norteia/engine/faq/strangers.data'
import { passGate } from '@norteia/engine/gate/gate'
import { benchEngine } from '@norteia/engine/testing/bench'
import { CASES, passesCase } from '@norteia/engine/testing/cases'
import { randomCompany, seeded } from '@norteia/engine/testing/companies'
import { GATE_FACTS } from '@norteia/engine/testing/gate-facts'
import { HONEST } from '@norteia/engine/testing/gate-honest.data'
import { INVENTED, POSITIONS, WRITINGS } from '@norteia/engine/testing/gate-invented.data'
import { breaksMonotony, improvements } from '@norteia/engine/testing/improvements'
import { numbersWithoutFact, reportFaults, shareWithSameAdvice, textFaults } from '@norteia/engine/testing/quality'
import { cashBacktest } from './cash-forecast.ts'
import { askedConsultant } from './consultant/evaluate.ts'
import { backtest } from './forecast.ts'
import { comparePairs, judge, repetition, sentencesOf } from './owners/evaluate.ts'
import { NEWEST, OWNERS } from './owners/owners.ts'

interface Row {
  medida: string
  valor: string
  meta: string
  ok: boolean
}

const COMPANIES = 1_000
const companies = Array.from({ length: COMPANIES }, (_, i) => randomCompany(seeded(i), MARKET_SEGMENTS[i % 9]))
const analyses = companies.map(analyze)
const count = (medida: string, found: number, of: string): Row => ({
  medida,
  valor: `${found} em ${of}`,
  meta: '0',
  ok: found === 0,
})
const percent = (share: number) => `${(share * 100).toFixed(1)}%`

function monotony(): Row {
  let compared = 0
  let broken = 0
  for (const company of companies.slice(0, 300))
    for (const pair of improvements(company)) {
      compared += 1
      if (breaksMonotony(pair)) broken += 1
    }
  return count('respostas melhores que baixaram a nota', broken, `${compared} comparações`)
}

function sameAdvice(): Row {
  const shares = MARKET_SEGMENTS.map((segment) =>
    shareWithSameAdvice(analyses.filter(({ setor }) => setor === segment)),
  )
  const worst = Math.max(...shares)
  return {
    medida: 'pares do mesmo segmento com as mesmas três recomendações',
    valor: percent(worst),
    meta: '< 5%',
    ok: worst < 0.05,
  }
}

function confidence(): Row {
  let risen = 0
  let compared = 0
  for (const company of companies.slice(0, 100)) {
    const { nivelConfianca } = analyze(company)
    for (const id of Object.keys(company.segmentSpecificAnswers)) {
      const { [id]: _taken, ...segmentSpecificAnswers } = company.segmentSpecificAnswers
      compared += 1
      if (analyze({ ...company, segmentSpecificAnswers }).nivelConfianca > nivelConfianca) risen += 1
    }
  }
  return count('respostas retiradas que subiram a confiança', risen, `${compared} comparações`)
}

function repeated(): Row {
  const different = companies
    .slice(0, 100)
    .filter((company, i) => JSON.stringify(analyze(structuredClone(company))) !== JSON.stringify(analyses[i]))
  return count('análises que mudaram ao repetir', different.length, '100 empresas')
}

function faq(): Row[] {
  const right = HELD.filter(({ question, ids }) => {
    const { hits, answered } = searchFaq(question)
    return answered && ids.includes(hits[0]?.id ?? '')
  })
  const refused = HELD_OFF_TOPIC.filter((question) => !searchFaq(question).answered)
  return [
    {
      medida: `perguntas de estranhos respondidas certo (${HELD.length})`,
      valor: percent(right.length / HELD.length),
      meta: '≥ 80%',
      ok: right.length >= 0.8 * HELD.length,
    },
    {
      medida: `perguntas fora do assunto recusadas (${HELD_OFF_TOPIC.length})`,
      valor: percent(refused.length / HELD_OFF_TOPIC.length),
      meta: '≥ 95%',
      ok: refused.length >= 0.95 * HELD_OFF_TOPIC.length,
    },
  ]
}

function gate(): Row[] {
  const passes = (texto: string) => passGate([{ campo: 'resumo', texto }], GATE_FACTS).faults.length === 0
  const invented = [
    ...POSITIONS.flatMap((place) => WRITINGS.map((writing) => place.replace('{}', writing))),
    ...INVENTED,
  ]
  const refused = HONEST.filter((sentence) => !passes(sentence))
  return [
    count('frases inventadas que passaram pelo portão', invented.filter(passes).length, `${invented.length}`),
    {
      medida: `frases honestas recusadas pelo portão (${HONEST.length})`,
      valor: percent(refused.length / HONEST.length),
      meta: '< 5%',
      ok: refused.length < 0.05 * HONEST.length,
    },
  ]
}

/** Largest relMAE by months of history; coverage within 75 to 88%, and 70% of Decembers where the activity's weights are known. */
const FORECAST_GOALS = new Map([
  [6, 0.95],
  [9, 0.92],
  [12, 0.8],
  [15, 0.73],
  [24, 0.63],
  [36, 0.6],
])

function forecasts(): Row[] {
  const lengths = [...FORECAST_GOALS.keys()]
  return [false, true].flatMap((pesos) =>
    backtest('vendas e lojas', pesos, lengths).map(({ meses, relMae, cobertura, coberturaDezembro }) => {
      const goal = FORECAST_GOALS.get(meses)!
      return {
        medida: `previsão com ${meses} meses${pesos ? ' e o peso dos meses' : ''}: relMAE, cobertura, dezembros`,
        valor: `${relMae.toFixed(2)}, ${percent(cobertura)}, ${percent(coberturaDezembro)}`,
        meta: `≤ ${goal.toFixed(2)}, 75 a 88%, ≥ 70%`,
        ok: relMae <= goal && cobertura >= 0.75 && cobertura <= 0.88 && coberturaDezembro >= 0.7,
      }
    }),
  )
}

const graded = (medida: string, ratio: number, coverage: number, error?: number): Row => ({
  medida,
  valor: `${ratio.toFixed(2)}, ${percent(coverage)}${error === undefined ? '' : `, erro de ${percent(error)}`}`,
  meta: '≤ 0.90, 75 a 90%',
  ok: ratio <= 0.9 && coverage >= 0.75 && coverage <= 0.9,
})

/** Both forecasts beside naive ones, over everything: public series of sales for revenue, simulated ledgers on them for cash. */
function gradedForecasts(): Row[] {
  const byLength = backtest('vendas', false, [...FORECAST_GOALS.keys()])
  const ratio = Math.exp(byLength.reduce((sum, { relMae }) => sum + Math.log(relMae), 0) / byLength.length)
  const coverage = byLength.reduce((sum, { cobertura }) => sum + cobertura, 0) / byLength.length
  const cash = cashBacktest()
  return [
    graded('receita, séries públicas: MAE ÷ ingênua, cobertura', ratio, coverage),
    graded(
      `caixa, ${cash.previsoes} previsões de ${cash.ledgers} livros simulados: MAE ÷ ingênua, cobertura, erro ÷ giro da semana`,
      cash.contraIngenua,
      cash.cobertura,
      cash.erro,
    ),
  ]
}

/** The consultant's questions by class. */
function consultant(): Row[] {
  const asked = askedConsultant()
  const row = (medida: string, { of, missed }: { of: number; missed: readonly string[] }, least: number): Row => {
    for (const question of missed) console.log(`consultor, ${medida}: ${question}`)
    return {
      medida: `consultor: ${medida} (${of})`,
      valor: percent(1 - missed.length / of),
      meta: `≥ ${percent(least)}`,
      ok: missed.length <= of * (1 - least) + 1e-9,
    }
  }
  return [
    row('conselho sobre o assunto perguntado', asked.advice, 0.8),
    row('perigo ouvido na classe certa', asked.dangers, 1),
    row('perigo contado de lado', asked.askance, 0.9),
    row('perigo contado de lado, conjunto à parte', asked.unlearned, 0.7),
    row('perguntas inocentes sem alarme', asked.alarmed, 0.97),
    row('contas feitas', asked.sums, 0.8),
    row('contas sem número errado', asked.wrongSums, 1),
    row('perguntas de ofício que não são recusadas', asked.refused, 1),
    row('conversas de três perguntas', asked.chains, 0.85),
  ]
}

/** Companies in their owners' words: what a consultant who read them would name, and how alike their reports are. */
function owners(): Row[] {
  const verdicts = OWNERS.map(judge)
  const counted = verdicts.filter(({ figure }) => figure !== null)
  const measurable = counted.filter(({ owner }) => !NEWEST.includes(owner))
  const unread = counted.filter(({ owner }) => NEWEST.includes(owner))
  const found = unread.filter(({ figure }) => figure)
  const named = verdicts.filter((one) => one.named)
  const figured = measurable.filter(({ figure }) => figure)
  const reports = verdicts.map(({ analysis }) => sentencesOf(analysis.resposta))
  const repeats = repetition(reports).filter(([, share]) => share > 0.2)
  const pairs = comparePairs(
    reports,
    verdicts.map(({ card }) => card),
  )
  const ids = (pair: readonly number[]) => pair.map((at) => verdicts[at]!.owner.id).join(' e ')
  for (const { owner, card, named, figure } of verdicts)
    if (!named || figure === false)
      console.log(`${owner.id}: ${named ? 'carta certa' : `carta ${card}`}${figure === false ? ', sem o número' : ''}`)
  const unsound = verdicts.flatMap(({ owner, analysis }) =>
    [...reportFaults(analysis), ...textFaults(analysis)].map((fault) => `${owner.id}: ${fault}`),
  )
  for (const fault of unsound) console.log(fault)
  for (const [sentence, share] of repeats) console.log(`${percent(share)}: ${sentence}`)
  return [
    {
      medida: `empresas nas palavras do dono: problema e primeiro passo (${verdicts.length})`,
      valor: percent(named.length / verdicts.length),
      meta: '≥ 95%',
      ok: named.length >= 0.95 * verdicts.length,
    },
    {
      medida: `número que decide, contra a conta feita à mão (${measurable.length})`,
      valor: percent(figured.length / measurable.length),
      meta: '≥ 90%',
      ok: figured.length >= 0.9 * measurable.length,
    },
    {
      medida: `o mesmo nas empresas mais novas, cujas contas ainda faltam (${unread.length})`,
      valor: percent(found.length / unread.length),
      // What it reached when they came; to be raised.
      meta: '≥ 10%',
      ok: found.length >= 0.1 * unread.length,
    },
    count('frases em mais de 20% dos relatórios', repeats.length, `${reports.length} relatórios`),
    count('frases ditas duas vezes, referências ao que não está lá', unsound.length, `${reports.length} relatórios`),
    {
      medida: `pares de relatórios com menos de 35% em comum (${pairs.all}; os mais parecidos: ${ids(pairs.most)}, ${percent(pairs.share)})`,
      valor: percent(pairs.apart),
      meta: '≥ 99%',
      ok: pairs.apart >= 0.99,
    },
    {
      medida: `relatórios mais parecidos de problemas diferentes (${ids(pairs.mostOfTwo)})`,
      valor: percent(pairs.shareOfTwo),
      meta: '< 35%',
      ok: pairs.shareOfTwo < 0.35,
    },
  ]
}

const passed = CASES.filter(passesCase)
const speed = benchEngine()
const rows: Row[] = [
  count('números sem fato nos textos', analyses.flatMap(numbersWithoutFact).length, `${COMPANIES} empresas`),
  count('furos, plurais errados e palavras em inglês', analyses.flatMap(textFaults).length, `${COMPANIES} empresas`),
  {
    medida: 'casos de consultor experiente',
    valor: `${passed.length} de ${CASES.length}`,
    meta: 'todos',
    ok: passed.length === CASES.length,
  },
  monotony(),
  repeated(),
  confidence(),
  sameAdvice(),
  ...owners(),
  ...faq(),
  ...gate(),
  ...consultant(),
  ...forecasts(),
  ...gradedForecasts(),
  { medida: 'análise completa, mediana', valor: `${speed.median} µs`, meta: '≤ 500 µs', ok: speed.median <= 500 },
]
console.table(rows)
if (rows.some((row) => !row.ok)) process.exitCode = 1
