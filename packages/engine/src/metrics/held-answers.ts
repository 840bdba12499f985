import { formatMoney, formatNumber, plural } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { dayNumber, firstOf, lastOf, mondayOf } from '#src/ledger/days.ts'
import { reais } from '#src/ledger/spread.ts'
import type { Interval } from '#src/ledger/types.ts'
import { amountOf, type Portion } from './amounts.ts'
import { type Answerable, monthRows, ownPortions, type Reply, rowsOf } from './answer.ts'
import type { Limiar } from './frame.ts'
import { metricOf } from './metrics.data.ts'
import { cutAt, inPeriod, monthsOf, periodName } from './periods.ts'
import * as sentences from './sentences.ts'
import { plainText, type Told } from './told.ts'

/** Figures held against something: a limit of days or months, a goal, names of other days, another account. */

const OWN: Readonly<{ tipo: 'informado'; origem: string; unidade: string }> = {
  ...{ tipo: 'informado', origem: 'Sua pergunta', unidade: 'R$' },
}

/** 'Em 13 dias de outubro a receita ficou acima de R$ 1.000.' */
export function countedPartsReply(told: Told, input: Answerable): Reply {
  const { frame, figures, hoje } = input
  const days = frame.periodo!
  const monthly = frame.dimensao === 'mes'
  const weekly = frame.dimensao === 'semana'
  const running = hoje.slice(0, 7)
  const { de, ate } = frame.limiar!
  const none = ate === 0
  const some = de === 1 && ate === null
  const known = ownPortions(told, input).map((portion) => ({ ...portion, valor: portion.valor ?? 0 }))
  const all = monthly && (none || some) ? withEmpty(known, cutAt(days, hoje), figures.first) : known
  const portions = monthly && all.length > 1 ? all.filter(({ chave }) => chave !== running) : all
  const spans = frame.trechos ?? [cutAt(days, hoje)]
  const parts = monthly
    ? portions.length
    : weekly
      ? weeksIn(cutAt(days, hoje))
      : spans.reduce((sum, { de, ate }) => sum + dayNumber(ate) - dayNumber(de) + 1, 0)
  const total = portions.reduce((sum, { valor }) => sum + valor, 0)
  const mean = parts === 0 ? 0 : Math.round(total / parts)
  const limit = limitOf(frame.limiar!, mean)
  const found = portions.filter(({ valor }) => isWithin(valor, limit) && (monthly || valor !== 0))
  const empty = parts - portions.filter(({ valor }) => valor !== 0).length
  const count = none ? empty : found.length
  const [unit, label] = monthly ? ['meses', 'Meses'] : weekly ? ['semanas', 'Semanas'] : ['dias', 'Dias']
  const fact = told.fact(label!, 0, days, {
    ...{ valor: count, unidade: unit!, tipo: 'calculado' },
    formula: `${label} ${weekly ? 'contadas' : 'contados'} pelo valor de cada ${weekly ? 'uma' : 'um'}`,
  })
  const often = join([
    ...(count === 0
      ? [plainText(`Em ${weekly ? 'nenhuma das' : 'nenhum dos'} ${formatNumber(parts)} ${unit}`)]
      : ['Em ', told.show(fact), plainText(` de ${formatNumber(parts)}`)]),
    ' (',
    told.period(days),
    ') ',
    sentences.subject(told),
    none
      ? sentences.isPlural(told)
        ? say` não tiveram movimento`
        : say` não teve movimento`
      : join([sentences.isPlural(told) ? ' ficaram ' : ' ficou ', limitText(told, frame.limiar!, mean)]),
    '.',
  ])
  const ordered = [...found].sort((a, b) => (a.chave < b.chave ? -1 : 1))
  const below = limit.de === null && limit.ate !== null && limit.ate > 0 && !monthly && !weekly && empty > 0
  return {
    sentences: [
      often,
      ...(weekly
        ? [
            say`As semanas vão de segunda a domingo; das cortadas pelo começo ou pelo fim do período só contam os dias de dentro.`,
          ]
        : []),
      ...(below ? [plainText(`Dias sem nenhum valor (${formatNumber(empty)}) não entram.`)] : []),
      ...(portions.length < all.length ? [runningAbove(told, all, { limit, running, days })] : []),
      ...(monthly && found.length > 0 && found.length < portions.length
        ? [join([found.length === 1 ? 'Foi ' : 'São eles: ', told.list(ordered.map(({ nome }) => nome)), '.'])]
        : []),
    ],
    valor: fact,
    linhas: none || figures.rows.length === 0 ? [told.row(fact)] : rowsOf(told, monthRows(ordered, false), days, null),
  }
}

/** The month that runs is none of those that are counted; it may be beyond the limit already. */
function runningAbove(
  told: Told,
  portions: readonly (Portion & { valor: number })[],
  { limit, running, days }: { limit: { de: number | null; ate: number | null }; running: string; days: Interval },
): Text {
  const now = portions.find(({ chave }) => chave === running)
  if (!now || limit.de === null || now.valor < limit.de) return say`O mês atual, que ainda não acabou, não entra.`
  const fact = told.fact(now.nome, now.valor, days)
  return join(['O mês atual não entra, porque não acabou, mas já passou disso: ', told.show(fact), '.'])
}

/** Somebody's months: those without him are none that his movements hold. */
function withEmpty(
  portions: readonly (Portion & { valor: number })[],
  { de, ate }: Interval,
  first: string | null,
): (Portion & { valor: number })[] {
  const by = new Map(portions.map((portion) => [portion.chave, portion]))
  const from = first !== null && first > de ? first : de
  return monthsOf({ de: from, ate }).map(
    (mes) => by.get(mes) ?? { chave: mes, nome: periodName({ de: firstOf(mes), ate: lastOf(mes) }), valor: 0 },
  )
}

/** Weeks from Monday that days touch. */
const weeksIn = ({ de, ate }: Interval) => (mondayOf(dayNumber(ate)) - mondayOf(dayNumber(de))) / 7 + 1

const limitOf = ({ de, ate, media }: Limiar, mean: number): { de: number | null; ate: number | null } =>
  media === null ? { de, ate } : media === 'acima' ? { de: mean + 1, ate: null } : { de: null, ate: mean - 1 }

const isWithin = (value: number, { de, ate }: { de: number | null; ate: number | null }) =>
  (de === null || value >= de) && (ate === null || value <= ate)

const WHOLE = 100
function limitText(told: Told, { de, ate, media }: Limiar, mean: number): Text {
  const size = (cents: number) => told.show(told.fact('Limite', cents, null, OWN))
  if (media !== null) {
    const fact = told.fact('Média', mean, told.frame.periodo, { tipo: 'calculado', formula: 'Total ÷ quantidade' })
    return join([`${media} da média (`, sentences.minus(fact), told.show(fact), ')'])
  }
  if (de === 1 && ate === null) return say`acima de zero`
  if (ate === -1 && de === null) return say`abaixo de zero`
  if (de !== null && ate !== null) return join(['entre ', size(de), ' e ', size(ate)])
  if (de !== null) return join(de % WHOLE === 1 ? ['acima de ', size(de - 1)] : ['em ', size(de), ' ou mais'])
  return join(ate! % WHOLE === WHOLE - 1 ? ['abaixo de ', size(ate! + 1)] : ['em até ', size(ate!)])
}

/** 'Faltaram R$ 12.000 para R$ 60.000.' */
export function targetReply(told: Told, { frame, figures }: Answerable, target: number): Reply {
  const days = frame.periodo!
  const value = amountOf(frame, figures.rows, told.names.categorias)
  if (value === null) return { sentences: [sentences.unknowable(told, days)], valor: null, linhas: [] }
  const reached = told.fact(metricOf(frame.metrica).nome, value, days)
  const goal = told.fact('Valor da pergunta', target, null, OWN)
  const left = told.fact(value < target ? 'Faltou' : 'Passou', Math.abs(target - value), days, {
    ...{ tipo: 'calculado', unidade: 'R$' },
    formula: `${formatMoney(reais(target))} − ${formatMoney(reais(value))}`,
  })
  const said =
    value === target
      ? join(['É exatamente ', told.show(goal), '.'])
      : value < target
        ? join(['Faltou ', told.show(left), ' para chegar a ', told.show(goal), '.'])
        : join(['Passou de ', told.show(goal), ' em ', told.show(left), '.'])
  return {
    sentences: [said, sentences.value(told, reached, days)],
    valor: left,
    linhas: [told.row(reached), goal, left],
  }
}

/** Who came for the first time, or hasn't come again. */
export function turnoverReply(told: Told, { frame, figures }: Answerable, absent: { de: string; ate: string }): Reply {
  const days = frame.periodo!
  const isNew = absent.ate < days.de
  const names = figures.parties.filter(({ nome, valor }) => valor > 0 && !GIVEN_BACK.test(nome))
  const fact = told.fact('Nomes', 0, days, { valor: names.length, unidade: 'nomes' })
  const when = join([told.when(days), isNew ? ' e não antes ' : ' e não ', '(', plainText(inPeriod(absent)), ')'])
  return {
    sentences: [
      join([
        names.length === 0 ? '' : names.length === 1 ? 'É ' : 'São ',
        plainText(names.length === 0 ? 'Nenhum nome' : plural(names.length, 'nome')),
        ' com pagamento a você ',
        when,
        ...(names.length > 0 ? [': ', told.list(names.slice(0, MOST_NAMED).map(({ nome }) => nome))] : []),
        ...(names.length > MOST_NAMED ? [' e outros'] : []),
        '.',
      ]),
      say`Só conto quem aparece pelo nome no extrato: quem paga no cartão ou em dinheiro não aparece.`,
    ],
    valor: fact,
    linhas: rowsOf(told, names, days, 'Outros'),
  }
}

/** Money that comes back: no customer pays it. */
const GIVEN_BACK = /^(?:estorno|devolu[cç][aã]o|reembolso|chargeback)\b/iu
const MOST_NAMED = 8

/** 'Você transferiu R$ 1.000 da conta Itaú para a conta Inter.' */
export function routeReply(told: Told, { frame, figures, names }: Answerable, to: string): Reply {
  const days = frame.periodo!
  const nameOf = (id: string | undefined) => names.contas.find((one) => one.id === id)?.apelido ?? 'Conta apagada'
  const [from, target] = [nameOf(frame.filtros.contas[0]), nameOf(to)]
  if (figures.routed === null)
    return {
      sentences: [
        plainText(
          `Não consigo separar o que foi de ${from} para ${target}: há transferências iguais entre outras contas.`,
        ),
      ],
      ...{ valor: null, linhas: [] },
    }
  const fact = told.fact('Transferências', figures.routed, days)
  return {
    sentences: [
      join([
        'Você transferiu ',
        told.show(fact),
        ' da conta ',
        told.list([from]),
        ' para a conta ',
        told.list([target]),
        ' ',
        told.when(days),
        '.',
      ]),
    ],
    ...{ valor: fact, linhas: [told.row(fact)] },
  }
}
