import type { Fact } from '@norteia/contracts/analysis'
import type { Draft } from '#src/consultant/draft.ts'
import { type FactBook, join, type Text } from '#src/facts/fact-book.ts'
import { categoryName } from './amounts.ts'
import { type Answerable, answerDraft } from './answer.ts'
import { areFees } from './fees.ts'
import type { Conta } from './frame.ts'
import { type MetricId, metricOf } from './metrics.data.ts'
import { plainName } from './names.ts'
import { inSpans, periodName } from './periods.ts'
import { minus } from './sentences.ts'
import { plainText, Told } from './told.ts'

/** Two answers in turn; the table shows both figures where they are of one unit. */
export function bothDraft(book: FactBook, inputs: readonly [Answerable, Answerable], conta?: Conta): Draft {
  const [first, second] = inputs.map((input) => answerDraft(book, input)) as [Draft, Draft]
  const alike = first.dados && second.dados && first.dados.unidade === second.dados.unidade
  if (conta) return joinedDraft(book, inputs, [first, second], conta)
  const months = inputs.every(({ frame }) => frame.dimensao === 'mes' && frame.maiores === null)
  if (months && first.dados && second.dados) return monthlyDraft(book, inputs, [first, second])
  const linhas = alike ? [first, second].flatMap(({ dados }) => dados?.linhas.slice(0, 1) ?? []) : first.dados?.linhas
  return {
    ...first,
    answer: join([first.answer, second.answer], '\n\n'),
    ...(first.dados && linhas && { dados: { ...first.dados, linhas } }),
  }
}

const MOST_ROWS = 8
/** Month by month one figure beside the other; the table shows the newest of them. */
function monthlyDraft(
  book: FactBook,
  inputs: readonly [Answerable, Answerable],
  [first, second]: readonly [Draft, Draft],
): Draft {
  const names = namesOf(inputs)
  const told = new Told(book, inputs[0].frame, inputs[0].names)
  const months = (first.dados?.linhas ?? []).map((one) => ({
    one,
    other: second.dados?.linhas.find(({ rotulo }) => rotulo === one.rotulo),
  }))
  const lines = months.map(({ one, other }) =>
    join([
      plainText(`${one.rotulo}: ${names[0]} `),
      minus(one),
      told.show(one),
      plainText(`, ${names[1]} `),
      ...(other ? [minus(other), told.show(other)] : ['sem lançamento']),
    ]),
  )
  const rows = months.flatMap(({ one, other }) => [
    told.row(one, `${one.rotulo}, ${names[0]}`),
    ...(other ? [told.row(other, `${one.rotulo}, ${names[1]}`)] : []),
  ])
  return {
    ...first,
    answer: join([first.answer, second.answer, join([join(lines, '; '), '.'])], '\n\n'),
    dados: { ...first.dados!, linhas: rows.slice(-MOST_ROWS) },
  }
}

const CENTS = 100

/** What the two make together, beside them. */
function joinedDraft(
  book: FactBook,
  inputs: readonly [Answerable, Answerable],
  [first, second]: readonly [Draft, Draft],
  conta: Conta,
): Draft {
  const answer = join([first.answer, second.answer], '\n\n')
  const values = [first.dados?.valor, second.dados?.valor]
  const [one, other] = values
  const empty = Number(one?.valor) === 0 && Number(other?.valor) === 0
  if (!first.dados || !one || !other || empty || one.unidade !== other.unidade || one.unidade === 'dias')
    return { ...first, answer, ...(first.dados && { dados: { ...first.dados, valor: null } }) }
  const told = new Told(book, inputs[0].frame, inputs[0].names)
  const names = inputs.every(({ frame }) => frame.maiores === 1 || frame.unico !== null)
    ? ([one.rotulo, other.rotulo] as const)
    : namesOf(inputs)
  const value = { soma: 1, menos: -1, compara: -1 }[conta] * Number(other.valor) + Number(one.valor)
  const formula = `${names[0]} ${conta === 'soma' ? '+' : '−'} ${names[1]}`
  const rounded = Math.round(value * CENTS) / CENTS
  const fact = told.fact(conta === 'soma' ? 'Soma' : 'Diferença', 0, inputs[0].frame.periodo, {
    valor: rounded,
    unidade: one.unidade,
    tipo: 'calculado',
    formula,
  })
  const linhas = [told.row(one, names[0]), told.row(other, names[1]), told.row(fact)]
  return {
    ...first,
    answer: join([sentence(told, fact, names, conta), answer], '\n\n'),
    dados: { ...first.dados, valor: fact, unidade: fact.unidade, linhas, formula: plainText(formula), filtros: {} },
  }
}

function sentence(told: Told, fact: Fact, [one, other]: readonly [string, string], conta: Conta): Text {
  const value = Number(fact.valor)
  if (conta === 'soma') return join([plainText(`${one} e ${other} somam `), minus(fact), told.show(fact), '.'])
  if (conta === 'menos') return join([plainText(`${one} menos ${other}: `), minus(fact), told.show(fact), '.'])
  if (value === 0) return plainText(`${one} e ${other} deram o mesmo valor.`)
  const [more, less] = value > 0 ? [one, other] : [other, one]
  return join([plainText(`Foi mais com ${more} do que com ${less}: a diferença é de `), told.show(fact), '.'])
}

/** Of the same of two times their days, else whom or what. */
function namesOf(inputs: readonly [Answerable, Answerable]): [string, string] {
  const [one, other] = inputs.map(nameOf) as [string, string]
  const [first, second] = inputs.map(({ frame }) => frame.periodo && periodName(frame.periodo))
  return one === other && first && second && first !== second ? [first, second] : [one, other]
}

const MOST_NAMED = 3
const OTHERS: Partial<Record<MetricId, string>> = {
  fornecedores: 'os outros fornecedores',
  clientes: 'os outros clientes',
}

/** What tells a figure from the other: whom, what or where it is of. */
export function nameOf({ frame, names }: Pick<Answerable, 'frame' | 'names'>): string {
  const { categorias, contrapartes, contas } = frame.filtros
  if (frame.trechos && frame.periodo) return inSpans(frame.trechos, frame.periodo).replace(/^n[ao]s? /, '')
  if (areFees(frame)) return `Taxas de ${contrapartes[0]}`
  if (contrapartes.length > 0)
    return [...new Map(contrapartes.map((name) => [plainName(name), name])).values()].slice(0, MOST_NAMED).join(' e ')
  // 'a distribuidora contra o resto dos fornecedores'
  const others = OTHERS[frame.metrica]
  if (others && frame.filtros.semContrapartes.length > 0) return others
  if (categorias.length > 0) return categorias.map((id) => categoryName(id, names.categorias)).join(' e ')
  if (contas.length > 0)
    return names.contas
      .filter(({ id }) => contas.includes(id))
      .map(({ apelido }) => apelido)
      .join(' e ')
  return metricOf(frame.metrica).nome
}
