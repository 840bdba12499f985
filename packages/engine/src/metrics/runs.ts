import { formatDay, formatNumber, plural } from '@norteia/contracts/format'
import { capitalizeText, join, say } from '#src/facts/fact-book.ts'
import { dayName, dayNumber } from '#src/ledger/days.ts'
import { amountOf } from './amounts.ts'
import type { Answerable, Reply } from './answer.ts'
import type { Contagem } from './frame.ts'
import { paceReply } from './mark-answer.ts'
import { movement, noneSuch } from './part-sentences.ts'
import { cutAt } from './periods.ts'
import type { Rest } from './rest.ts'
import * as sentences from './sentences.ts'
import { plainText, type Told } from './told.ts'

/** Days one after another: the longest time without, the day on which a running total reached an amount. */

export type Run = Extract<Contagem, 'intervalo' | 'seguidos' | 'alcance' | 'ritmo' | 'projecao'>
const RUNS: ReadonlySet<string> = new Set(['intervalo', 'seguidos', 'alcance', 'ritmo', 'projecao'])
export const isRun = (counts: Contagem | null): counts is Run => counts !== null && RUNS.has(counts)

const DID: Readonly<Record<string, string>> = {
  ...{ vender: 'vendi', vendas: 'vendi', venda: 'vendi', faturar: 'vendi' },
  ...{ receber: 'recebi', entrar: 'entrou', recebimento: 'recebi', pagar: 'pagou', pagamento: 'pagou' },
  ...{ comprar: 'comprou', gastar: 'gastei', compra: 'comprou' },
}
const VERB = `(${Object.keys(DID).join('|')})(?: nada| dinheiro| nenhum(?:a)?)?`
const LONGEST = new RegExp(
  ` (?:qual |quanto |que )?(?:foi |e )?(?:o )?(?:meu )?(?:maior|mais longo) (?:intervalo|tempo|periodo|buraco|espaco)(?: de (?:tempo|dias))?(?: (?:que )?(?:eu |a gente )?(?:fiquei|ficamos|ficou|passei))? (?:sem|entre (?:uma|um))(?: (?:me|d[aeo]))? ${VERB}(?: e (?:outr[ao]))? `,
)
const MOST = '(?: no maximo| de uma vez| ate voltar)'
const LASTED = new RegExp(
  ` (?:qual (?:foi )?o maior tempo|quanto tempo|quantos dias)((?: [a-z]+){0,5}?)(?: que)? (?:fiquei|ficou|ficamos|ficaram|passei|passou)(?:${MOST})? sem (?:me )?${VERB}(?: (?:pra|para) mim)?${MOST} `,
)
const IN_A_ROW = new RegExp(
  ` (?:quantos dias (?:seguidos|consecutivos|em seguida)((?: [a-z]+){0,4}?) (?:fiquei|ficou|ficamos|ficaram|passei|passou) sem (?:me )?${VERB}|quantos dias((?: [a-z]+){0,4}?) (?:fiquei|ficou|ficamos|ficaram|passei|passou) sem (?:me )?${VERB} (?:seguidos|consecutivos|em seguida)) `,
)

/** 'de quanto em quanto tempo a padaria paga' */
const RHYTHM =
  / (?:de quant[oa]s? em quant[oa]s? (?:tempo|dias|em dias)|a cada quant[oa]s? (?:tempo|dias)|com que frequencia|(?:qual (?:e |foi )?)?(?:a frequencia|o intervalo(?: medio)?)(?: (?:de|dos|entre os?|com que))?(?: pagamentos?)?) /
const PAYS_NOW = / (?:me )?(?:paga|pagam|pagou|pagaram|compra|compram|deposita|depositam|repassa|recebe de mim) /
const PAID_NOW = / (?:eu |a gente )?(?:pago|pagamos|compro|compramos|abasteco) /

/** Takes the longest time without something, and leaves what didn't happen. */
export function takeRun(rest: Rest): Run | null {
  if (rest.take(RHYTHM)) {
    if (!rest.take(PAID_NOW, 'paguei')) rest.take(PAYS_NOW, 'me pagou')
    return 'ritmo'
  }
  for (const [pattern, run] of [
    [LONGEST, 'intervalo'],
    [LASTED, 'intervalo'],
    [IN_A_ROW, 'seguidos'],
  ] as const) {
    const found = pattern.exec(rest.text)
    if (!found) continue
    const said = found.slice(1).filter((one) => one !== undefined)
    const own = / (?:fiquei|ficamos|passei) /.test(found[0])
    const [asked] = said.slice(-1)
    const verb =
      asked === 'pagar' ? (own ? 'paguei' : 'me pagou') : asked === 'comprar' && !own ? 'me pagou' : DID[asked!]
    rest.take(pattern, `${said.length > 1 ? said[0]! : ''} ${verb}`)
    return run
  }
  return null
}

/** Days with something, in their order, and what each has. */
function daysWith({ frame, figures, names }: Answerable): { day: number; valor: number }[] {
  return [...Map.groupBy(figures.rows, ({ chave }) => chave)]
    .map(([chave, rows]) => ({ day: dayNumber(chave), valor: amountOf(frame, rows, names.categorias) ?? 0 }))
    .filter(({ valor }) => valor > 0)
    .sort((a, b) => a.day - b.day)
}

export function runReply(told: Told, input: Answerable): Reply {
  const { frame, hoje } = input
  if (frame.contagem === 'projecao') return paceReply(told, input)
  const days = frame.periodo!
  const found = daysWith(input)
  if (frame.contagem === 'alcance') return reachedReply(told, input, found)
  if (frame.contagem === 'ritmo') return rhythmReply(told, input, found)
  const over = cutAt(days, hoje)
  const whole = frame.contagem === 'seguidos'
  const on = found.map(({ day }) => day)
  // Before somebody's first movement nothing was missing.
  const from = frame.filtros.contrapartes.length > 0 ? [] : [dayNumber(over.de) - 1]
  const ends = whole ? [...from, ...on, dayNumber(over.ate) + 1] : on
  if (found.length === 0 || ends.length < 2) return { sentences: [noneSuch(told, days)], valor: null, linhas: [] }
  const gaps = ends.slice(1).map((day, i) => ({ from: ends[i]!, to: day, size: day - ends[i]! - (whole ? 1 : 0) }))
  const longest = gaps.reduce((most, gap) => (gap.size > most.size ? gap : most))
  const fact = told.fact(whole ? 'Dias seguidos' : 'Intervalo', 0, days, {
    ...{ valor: longest.size, unidade: 'dias', tipo: 'calculado' },
    formula: whole ? 'Dias seguidos sem nenhum lançamento' : 'Dias de um lançamento ao próximo',
  })
  const since = dayNumber(over.ate) - found.at(-1)!.day
  const subject = join([sentences.bare(told), sentences.withWhom(told), ' ', told.when(days)])
  const said = whole
    ? longest.size === 0
      ? join(['Não houve nenhum dia sem lançamento de ', subject, '.'])
      : join([
          'O maior tempo sem nenhum lançamento de ',
          subject,
          ' foi de ',
          told.show(fact),
          plainText(`: de ${formatDay(dayName(longest.from + 1))} a ${formatDay(dayName(longest.to - 1))}.`),
        ])
    : join([
        'O maior intervalo entre um lançamento e o próximo, em ',
        subject,
        ', foi de ',
        told.show(fact),
        plainText(`: de ${formatDay(dayName(longest.from))} a ${formatDay(dayName(longest.to))}.`),
      ])
  const open = !whole && since > longest.size
  return {
    sentences: [
      said,
      ...(open ? [plainText(`E desde ${formatDay(dayName(found.at(-1)!.day))} já são ${plural(since, 'dia')}.`)] : []),
    ],
    valor: fact,
    linhas: [told.row(fact)],
  }
}

const LEAST_TIMES = 3
/** From the first to the last of them: how long it was from one to the next. */
function rhythmReply(told: Told, { frame }: Answerable, found: readonly { day: number; valor: number }[]): Reply {
  const days = frame.periodo!
  const gaps = found.slice(1).map(({ day }, i) => day - found[i]!.day)
  const subject = join([movement(told, true), ' ', told.when(days)])
  if (found.length < LEAST_TIMES)
    return {
      sentences: [
        join(['São poucos os ', subject, plainText(` (${found.length}) para dizer de quanto em quanto tempo vêm.`)]),
      ],
      ...{ valor: null, linhas: [] },
    }
  const span = found.at(-1)!.day - found[0]!.day
  const fact = told.fact('Intervalo médio', 0, days, {
    ...{ valor: Math.round((span * 10) / gaps.length) / 10, unidade: 'dias', tipo: 'calculado' },
    formula: `${plural(span, 'dia')} ÷ ${plural(gaps.length, 'intervalo')}`,
  })
  const ends = `entre ${formatDay(dayName(found[0]!.day))} e ${formatDay(dayName(found.at(-1)!.day))}`
  const range = `O menor intervalo foi de ${plural(Math.min(...gaps), 'dia')} e o maior, de ${plural(Math.max(...gaps), 'dia')}.`
  return {
    sentences: [
      join([
        'Os ',
        movement(told, true),
        ' vêm em média a cada ',
        told.show(fact),
        plainText(`: ${plural(found.length, 'dia')} com pagamento ${ends}. ${range}`),
      ]),
    ],
    valor: fact,
    linhas: [told.row(fact)],
  }
}

/** 'A receita passou de R$ 10.000 em 15/10/2026.' */
function reachedReply(told: Told, { frame }: Answerable, found: readonly { day: number; valor: number }[]): Reply {
  const days = frame.periodo!
  const goal = told.fact('Valor da pergunta', frame.alvo!, null, {
    ...{ tipo: 'informado', origem: 'Sua pergunta', unidade: 'R$' },
  })
  let total = 0
  const at = found.find(({ valor }) => {
    total += valor
    return total >= frame.alvo!
  })
  const sum = told.fact('Acumulado', total, days, {
    ...{ tipo: 'calculado', unidade: 'R$' },
    formula: `Soma de ${formatNumber(found.length)} dias`,
  })
  const subject = capitalizeText(join([sentences.subject(told), sentences.withWhom(told)]))
  const many = sentences.isPlural(told)
  if (!at)
    return {
      sentences: [
        join([
          subject,
          ' ',
          told.when(days),
          many ? ' não chegaram a ' : ' não chegou a ',
          told.show(goal),
          many ? ': somaram ' : ': somou ',
          told.show(sum),
          '.',
        ]),
      ],
      ...{ valor: null, linhas: [] },
    }
  return {
    sentences: [
      join([
        subject,
        many ? ' chegaram a ' : ' chegou a ',
        told.show(goal),
        plainText(` em ${formatDay(dayName(at.day))}`),
        say`: o acumulado do período passou a `,
        told.show(sum),
        ' nesse dia.',
      ]),
    ],
    ...{ valor: sum, linhas: [goal, told.row(sum)] },
  }
}
