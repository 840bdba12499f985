import { formatMonthName } from '@norteia/contracts/format'
import { join } from '#src/facts/fact-book.ts'
import type { Category, Interval } from '#src/ledger/types.ts'
import { amountOf, type SumRow } from './amounts.ts'
import type { Answerable, Reply } from './answer.ts'
import type { Frame } from './frame.ts'
import { monthsOf } from './periods.ts'
import type { Rest } from './rest.ts'
import * as sentences from './sentences.ts'
import { plainText, type Told } from './told.ts'

/** 'quanto pago de aluguel a mais depois do reajuste', 'em que mês o aluguel aumentou': where the same amount each month became another. */

const ROSE =
  '(?:aumentou|aumentaram|subiu|subiram|reajustou|reajustaram|mudou(?: de (?:preco|valor))?|(?:foi|foram) reajustad[oa]s?|teve (?:reajuste|aumento)|ficou mais car[oa])'
const STEPS = [
  / (?:(?:a )?mais )?(?:depois d[oe]|com o|apos o|desde o|n[oe]|por causa do) (?:ultimo )?(?:reajuste|aumento)(?! d[eoa]s? (?:venda|faturamento|receita|preco)) /,
  new RegExp(` (?:(?:a )?mais )?(?:desde|depois) que ${ROSE} `),
  / (?:(?:de )?quanto|qual) foi o (?:ultimo )?(?:reajuste|aumento)(?= (?:d[eoa]s?) )/,
]
const WHEN_ROSE = new RegExp(
  ` (?:quando|(?:em |n?o )?(?:que|qual) mes|desde quando|a partir de que mes)(?: foi)?(?: que)?((?: [a-z]+){1,5}) ${ROSE}(?: de (?:preco|valor))?(?: e (?:pra |para |de )?quanto)? $`,
)

/** 'a diferença do aluguel velho pro novo' */
const OLD_NEW =
  / (?:a )?diferenca (?:d[eoa]|entre [oa])((?: [a-z]+){1,4}?) (?:velh|antig|anterior)[oa]? (?:pr[oa]|para [oa]|e [oa]|ao|pra) (?:nov[oa]|atual) /

/** 'o aluguel aumentou quando' */
const AFTER_ROSE = new RegExp(
  `^((?: [a-z]+){1,5}) ${ROSE}(?: de (?:preco|valor))? (?:quando|desde quando|(?:em )?que mes) $`,
)
const ROSE_ALONE = new RegExp(` ${ROSE}(?: de (?:preco|valor))? `)

/** Takes what asks for the one rise. */
export function takeStep(rest: Rest): boolean {
  const when = WHEN_ROSE.exec(rest.text)
  if (when) return rest.take(WHEN_ROSE, when[1]) !== undefined
  const two = OLD_NEW.exec(rest.text)
  if (two) return rest.take(OLD_NEW, two[1]) !== undefined
  const after = AFTER_ROSE.exec(rest.text)
  if (after) return rest.take(AFTER_ROSE, after[1]) !== undefined
  if (!STEPS.some((pattern) => rest.take(pattern) !== undefined)) return false
  rest.take(ROSE_ALONE)
  rest.take(/ a mais /)
  return true
}

const LEAST_RUN = 2
/** Of an amount that is the same but for cents. */
const SAME = 0.005
const isSame = (one: number, other: number) => Math.abs(one - other) <= Math.abs(other) * SAME

/** Place of the last rise of amounts that are steady before and after it; undefined: there is no such one. */
export function stepOf(values: readonly number[]): number | undefined {
  const at = values.findLastIndex((value, i) => i > 0 && !isSame(value, values[i - 1]!))
  const before = values.slice(Math.max(0, at - LEAST_RUN), at)
  const after = values.slice(at)
  const steady = (run: readonly number[]) =>
    run.length >= LEAST_RUN && run.every((value) => value > 0 && isSame(value, run[0]!))
  return at > 0 && steady(before) && steady(after) ? at : undefined
}

/** What was paid in each month since the first. */
function paidMonths(
  frame: Frame,
  rows: readonly SumRow[],
  { categories, hoje }: { categories: ReadonlyMap<string, Category>; hoje: string },
): { mes: string; cents: number }[] {
  const by = Map.groupBy(rows, ({ chave }) => chave)
  const all = monthsOf(frame.periodo!)
    .map((mes) => ({ mes, cents: amountOf(frame, by.get(mes) ?? [], categories) ?? 0 }))
    // The bill of the month that runs may still come.
    .filter(({ mes, cents }) => mes < hoje.slice(0, 7) || cents !== 0)
  return all.slice(all.findIndex(({ cents }) => cents !== 0))
}

/** 'o aluguel aumentou quanto?', and nothing changed since the month before: the rise that there was, if there was one. */
export function stepInstead(frame: Frame, all: Interval): Frame | undefined {
  const { categorias, contrapartes } = frame.filtros
  const plain = [frame.media, frame.unico, frame.contagem, frame.sobre, frame.alvo, frame.faixa, frame.dimensao]
  if (!frame.comparacao || frame.porque || plain.some((part) => part !== null)) return undefined
  if (categorias.length !== 1 && contrapartes.length === 0) return undefined
  return { ...frame, comparacao: null, degrau: true, dimensao: 'mes', periodo: all, trechos: null }
}

export const hasStep = (...asked: Parameters<typeof paidMonths>): boolean =>
  stepOf(paidMonths(...asked).map(({ cents }) => cents)) !== undefined

export function stepReply(told: Told, { frame, figures, hoje }: Answerable): Reply {
  const days = frame.periodo!
  const months = paidMonths(frame, figures.rows, { categories: told.names.categorias, hoje })
  const at = stepOf(months.map(({ cents }) => cents))
  if (at === undefined)
    return {
      sentences: [
        plainText('Os valores não ficam iguais de um mês para o outro: não dá para dizer qual mudança foi o reajuste.'),
      ],
      valor: null,
      linhas: [],
    }
  const [then, now] = [months[at - 1]!, months[at]!]
  const count = months.length - at
  const total = months.slice(at).reduce((sum, { cents }) => sum + cents - then.cents, 0)
  const [before, after] = [told.fact('Antes', then.cents, days), told.fact('Depois', now.cents, days)]
  const over = { tipo: 'calculado' as const, formula: 'Depois − antes' }
  const change = told.fact('Diferença por mês', now.cents - then.cents, days, over)
  const sum = told.fact('Diferença até agora', total, days, { ...over, formula: 'Soma das diferenças dos meses' })
  const more = Number(change.valor) > 0 ? ' a mais' : ' a menos'
  return {
    sentences: [
      join([
        sentences.capital(sentences.subject(told)),
        sentences.withWhom(told),
        sentences.isPlural(told) ? ' passaram de ' : ' passou de ',
        told.show(before),
        ' para ',
        told.show(after),
        plainText(` por mês em ${formatMonthName(now.mes.slice(0, 7))} de ${now.mes.slice(0, 4)}: `),
        told.show(change),
        `${more} por mês. Em `,
        plainText(`${count} meses são `),
        told.show(sum),
        `${more}.`,
      ]),
    ],
    valor: change,
    linhas: [before, after, change, sum],
  }
}
