import { join, type Text } from '#src/facts/fact-book.ts'
import { centsOf, type SumRow } from './amounts.ts'
import type { Answerable } from './answer.ts'
import { type Frame, frameOf, NO_FILTERS } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import type { Told } from './told.ts'

/** A figure of the whole company that owners also mean in another way: told beside it where it comes to something else. */

const OTHER_INCOME = 'outras-receitas'

const isWhole = ({ filtros, faixa }: Frame): boolean =>
  faixa === null &&
  [filtros.categorias, filtros.contrapartes, filtros.semContrapartes].every((list) => list.length === 0)
const isPlain = (frame: Frame): boolean =>
  isWhole(frame) &&
  !frame.degrau &&
  [frame.dimensao, frame.media, frame.unico, frame.contagem, frame.sobre, frame.alvo, frame.limiar].every(
    (one) => one === null,
  )

const size = (told: Told, rotulo: string, cents: number) =>
  told.show(told.fact(rotulo, cents, told.frame.periodo, { unidade: 'R$', tipo: 'calculado', formula: rotulo }))
const signed = (told: Told, rotulo: string, cents: number) => join([cents < 0 ? '−' : '', size(told, rotulo, cents)])

/** What was sold may be meant without what came in otherwise, what was left with loans and withdrawals. */
export function otherReadings(told: Told, { frame, figures }: Answerable): Text[] {
  if (!isPlain(frame) || frame.maiores !== null || frame.destino !== null || frame.ausente !== null) return []
  const times = frame.comparacao ? [figures.before, figures.rows] : [figures.rows]
  if (frame.metrica === 'receita') return salesAlone(told, times)
  if (frame.metrica === 'despesas') return allThatWent(told, times)
  return frame.metrica === 'resultado' ? leftOfAll(told, times) : []
}

/** From one time to the other, and by how much of the first. */
function moved(told: Told, rotulo: string, [then, now]: [number, number]): Text {
  const share = then > 0 ? join([' (', told.percent(`Mudança: ${rotulo}`, (now - then) / then), ')']) : join([''])
  return join([
    signed(told, `${rotulo}, antes`, then),
    ' e ',
    signed(told, rotulo, now),
    now >= then ? ', mais ' : ', menos ',
    size(told, `Diferença: ${rotulo}`, now - then),
    share,
  ])
}

const otherIncome = (told: Told, rows: readonly SumRow[]) =>
  centsOf(
    frameOf('receita'),
    rows.filter(({ categoria }) => categoria === OTHER_INCOME),
    told.names.categorias,
  )

function salesAlone(told: Told, times: readonly (readonly SumRow[])[]): Text[] {
  if (told.frame.filtros.semCategorias.includes(OTHER_INCOME)) return []
  const amounts = times.map((rows) => ({
    all: centsOf(told.frame, rows, told.names.categorias),
    other: otherIncome(told, rows),
  }))
  if (amounts.every(({ other }) => other === 0)) return []
  const [first, second] = amounts.map(({ all, other }) => all - other)
  if (second !== undefined)
    return [join(['Só as vendas, sem as outras receitas: ', moved(told, 'Vendas', [first!, second]), '.'])]
  return [
    join([
      'Nela estão outras receitas, ',
      size(told, 'Outras receitas', amounts[0]!.other),
      '; só as vendas somam ',
      signed(told, 'Vendas', first!),
      '.',
    ]),
  ]
}

/** Of the same that is left out. */
const flowOf = (told: Told, metrica: 'entradas' | 'saidas', rows: readonly SumRow[]) =>
  centsOf(frameOf(metrica, { filtros: told.frame.filtros }), rows, told.names.categorias)

/** What was spent may be meant with all that is no cost: instalments, what was bought to keep, what the owner took out. */
function allThatWent(told: Told, times: readonly (readonly SumRow[])[]): Text[] {
  const [first, second] = times.map((rows) => flowOf(told, 'saidas', rows))
  const costs = times.map((rows) => centsOf(told.frame, rows, told.names.categorias))
  if (first === costs[0] && second === costs[1]) return []
  if (second !== undefined)
    return [
      join(['Contando tudo o que saiu, também o que não é custo: ', moved(told, 'Saídas', [first!, second]), '.']),
    ]
  return [
    join([
      'Contando tudo o que saiu, também o que não é custo (parcelas, bens, retiradas de lucro), foram ',
      size(told, 'Saídas', first!),
      '.',
    ]),
  ]
}

function leftOfAll(told: Told, times: readonly (readonly SumRow[])[]): Text[] {
  const { categorias } = told.names
  const amounts = times.map((rows) => {
    const [came, went] = (['entradas', 'saidas'] as const).map((metrica) => flowOf(told, metrica, rows))
    return { came: came!, went: went!, left: came! - went!, result: centsOf(told.frame, rows, categorias) }
  })
  if (amounts.every(({ left, result }) => left === result)) return []
  const [first, second] = amounts
  if (second)
    return [join(['Contando tudo o que entrou e saiu: ', moved(told, 'Sobra', [first!.left, second.left]), '.'])]
  return [
    join([
      'Contando tudo o que entrou (',
      size(told, 'Entradas', first!.came),
      ') e saiu (',
      size(told, 'Saídas', first!.went),
      first!.left < 0 ? '), faltaram ' : '), sobraram ',
      size(told, 'Sobra', first!.left),
      '.',
    ]),
  ]
}

/** The same of a usual month. */
export function otherMeans(told: Told, rows: readonly SumRow[], months: number): Text[] {
  const { frame } = told
  const { categorias } = told.names
  const by = (cents: number) => Math.round(cents / months)
  const all = centsOf(frame, rows, categorias)
  if (!isWhole(frame) || frame.filtros.semCategorias.length > 0 || frame.dimensao !== null || frame.comparacao !== null)
    return []
  const [name, other] =
    frame.metrica === 'receita'
      ? ['Só as vendas, sem as outras receitas', all - otherIncome(told, rows)]
      : frame.metrica === 'despesas'
        ? ['Contando tudo o que saiu, também o que não é custo', flowOf(told, 'saidas', rows)]
        : frame.metrica === 'resultado'
          ? ['Contando tudo o que entrou e saiu', flowOf(told, 'entradas', rows) - flowOf(told, 'saidas', rows)]
          : ['', all]
  return other === all ? [] : [join([`${name}: `, signed(told, `${name}, média por mês`, by(other)), ' por mês.'])]
}

/** The same part of what the base may be meant as. */
export function otherShare(told: Told, of: MetricId, part: number, whole: readonly SumRow[]): Text[] {
  const base = frameOf(of, { filtros: { ...NO_FILTERS, contas: told.frame.filtros.contas } })
  const all = centsOf(base, whole, told.names.categorias)
  const [name, other] =
    of === 'receita'
      ? ['Só das vendas, sem as outras receitas', all - otherIncome(told, whole)]
      : of === 'despesas'
        ? [
            'De tudo o que saiu, também do que não é custo',
            centsOf({ ...base, metrica: 'saidas' }, whole, told.names.categorias),
          ]
        : ['', all]
  // With the digits of the share itself; what looks the same is not said again.
  const shown = (cents: number) => Math.round((part / cents) * 1_000)
  if (other <= 0 || shown(other) === shown(all)) return []
  return [join([`${name}, é `, told.percent(name, part / other, 1), '.'])]
}
