import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { type Dimensao, isOfTime } from './frame.ts'
import { bare, withWhom } from './sentences.ts'
import { plainText, type Told } from './told.ts'

interface First {
  first: string
  count: number
  total: number | null
}
const KINDS: Readonly<Record<Dimensao, string>> = {
  contraparte: 'Os nomes',
  categoria: 'As categorias',
  grupo: 'Os grupos',
  conta: 'As contas',
  mes: 'Os meses',
  dia: 'Os dias',
  semana: 'As semanas',
  bimestre: 'Os bimestres',
  trimestre: 'Os trimestres',
  semestre: 'Os semestres',
  'dia-semana': 'Os dias da semana',
}

const PARTS: Partial<Record<Dimensao, string>> = {
  ...{ mes: 'mês', dia: 'dia', bimestre: 'bimestre', trimestre: 'trimestre', semestre: 'semestre' },
}

/** Who or what is first. */
export function ranked(told: Told, fact: Fact, { first, count, total }: First): Text {
  const { metrica, dimensao, menores, periodo, posicao } = told.frame
  const what = join([bare(told), withWhom(told)])
  const when = told.when(periodo!)
  const name = told.list([first])
  const sign = Number(fact.valor) < 0 ? '−' : ''
  const figure = join([sign, told.show(fact)])
  const tells = total !== null && total > 0 && sign === '' && fact.unidade === 'R$' && !isOfTime(dimensao)
  const share = tells
    ? join([
        ...[', ', told.percent('Parte do total', (Number(fact.valor) * 100) / total), ' do total de '],
        told.show(told.fact('Total', total, periodo)),
      ])
    : say``
  const [least, size] = menores ? ['menos', 'menor'] : ['mais', 'maior']
  if (posicao !== null && posicao > 1)
    return join([`Em ${posicao}º lugar em `, what, ' ', when, ': ', name, ', com ', figure, share, '.'])
  if (count > 1)
    return join([
      `${KINDS[dimensao ?? 'categoria']} de ${size} valor (`,
      plainText(formatNumber(count)),
      ') em ',
      what,
      ' ',
      when,
      ' somam ',
      figure,
      share,
      '. Em primeiro: ',
      name,
      '.',
    ])
  const part = PARTS[dimensao ?? 'categoria']
  if (part)
    return join([
      `O ${part} de ${size} valor em `,
      what,
      ' ',
      when,
      dimensao === 'mes' || dimensao === 'dia' ? ' foi ' : ' foi o de ',
      name,
      ', com ',
      figure,
      '.',
    ])
  if (dimensao === 'semana')
    return join([`A semana de ${size} valor em `, what, ' ', when, ' foi a de ', name, ', com ', figure, '.'])
  const rest = join([' ', when, ' foi ', name, ': ', figure, share, '.'])
  if (metrica === 'clientes') return join([`Quem ${least} pagou a você`, rest])
  if (metrica === 'fornecedores' || (metrica === 'saidas' && dimensao === 'contraparte'))
    return join([`Quem ${least} recebeu de você`, rest])
  if (metrica === 'despesas' && dimensao === 'categoria')
    return join([`Você gastou ${least} com `, name, ' ', when, ': ', figure, share, '.'])
  return join([`O ${size} valor em `, what, ' ', when, ' é de ', name, ': ', figure, share, '.'])
}
