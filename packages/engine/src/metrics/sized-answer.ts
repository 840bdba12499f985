import { formatDay } from '@norteia/contracts/format'
import { NO_CATEGORY } from '@norteia/contracts/result'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import type { Answerable, Reply } from './answer.ts'
import type { Frame } from './frame.ts'
import { clipped, plainText, type Told } from './told.ts'

/** What a sum is made of, where that says more than the sum: movements of a size, what has no category, who counts as a supplier. */

const MOST_LISTED = 8

/** A plain sum of movements of a size. */
export const isSized = ({ faixa, dimensao, media, unico, contagem, sobre, comparacao, alvo }: Frame): boolean =>
  faixa !== null && [dimensao, media, unico, contagem, sobre, comparacao, alvo].every((part) => part === null)

/** Each of them beside their sum. */
export function sizedReply(told: Told, { frame, figures }: Answerable, reply: Reply): Reply {
  const days = frame.periodo!
  const some = figures.movements.slice(0, MOST_LISTED)
  if (some.length === 0) return reply
  const { count } = figures
  const linhas = some.map(({ data, nome, valor }) =>
    told.fact(clipped(nome ? `${formatDay(data)}, ${nome}` : formatDay(data)), valor, days),
  )
  const list = join(
    linhas.map((fact) => join([told.show(fact), ' (', plainText(fact.rotulo), ')'])),
    '; ',
  )
  const lead = count > some.length ? `São ${count}; os maiores: ` : count === 1 ? 'É um só: ' : `São ${count}: `
  return { ...reply, sentences: [...reply.sentences, join([plainText(lead), list, '.'])], linhas }
}

/** 'qual foi a maior despesa?': the category that cost most, or one payment. */
export const isTopCost = ({ metrica, dimensao, maiores, menores, posicao, porque }: Frame): boolean =>
  metrica === 'despesas' && dimensao === 'categoria' && maiores === 1 && !menores && posicao === null && !porque

export function largestPayment(told: Told, { frame, figures }: Pick<Answerable, 'frame' | 'figures'>): Text[] {
  const [first] = isTopCost(frame) ? figures.movements : []
  if (!first) return []
  const fact = told.fact(clipped(first.nome ?? formatDay(first.data)), first.valor, frame.periodo)
  const who = first.nome === null ? '' : `, ${clipped(first.nome)}`
  return [
    join([
      'O maior pagamento de uma vez só foi de ',
      told.show(fact),
      plainText(`, em ${formatDay(first.data)}${who}.`),
    ]),
  ]
}

/** What came in and what went out without a category, each by itself. */
export function unsortedReply(told: Told, { frame, figures }: Answerable, reply: Reply): Reply {
  const days = frame.periodo!
  const rows = figures.rows.filter(({ categoria }) => categoria === null)
  const cents = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  const [came, went, count] = [
    cents(({ entradas }) => entradas),
    -cents(({ saidas }) => saidas),
    cents((row) => row.quantidade),
  ]
  if (count === 0) return reply
  const linhas = [told.fact('Entradas sem categoria', came, days), told.fact('Saídas sem categoria', went, days)]
  const [one, other] = linhas as [(typeof linhas)[number], (typeof linhas)[number]]
  return {
    ...reply,
    sentences: [
      join([
        'Sem categoria ',
        told.when(days),
        ': entraram ',
        told.show(one),
        ' e saíram ',
        told.show(other),
        plainText(` em ${count} ${count === 1 ? 'lançamento' : 'lançamentos'}.`),
      ]),
    ],
    linhas,
  }
}

/** Which categories count as suppliers', and what may be theirs. */
export function suppliersNote(
  told: Told,
  { frame, figures }: Pick<Answerable, 'frame' | 'figures'>,
  counts: (categoria: string | null) => boolean,
): Text[] {
  if (frame.metrica !== 'fornecedores' || frame.filtros.categorias.length > 0) return []
  const moved = new Set(figures.rows.filter(({ saidas }) => saidas !== 0).map(({ categoria }) => categoria))
  const names = [...told.names.categorias.values()]
    .filter(({ id }) => moved.has(id) && counts(id))
    .map(({ nome }) => nome)
  const open = figures.rows.reduce((sum, { categoria, saidas }) => sum - (categoria === null ? saidas : 0), 0)
  return [
    ...(names.length > 0 ? [join([say`Contei como fornecedores: `, told.list(names), '.'])] : []),
    ...(open > 0
      ? [
          join([
            'Há ',
            told.show(
              told.fact('Saídas sem categoria', open, frame.periodo, { rotulo: `Saídas: ${NO_CATEGORY.nome}` }),
            ),
            ' de saídas ainda sem categoria nesse período, fora desta conta.',
          ]),
        ]
      : []),
  ]
}
