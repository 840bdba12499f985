import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { formatDay } from '@norteia/contracts/format'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { dayNumber } from '#src/ledger/days.ts'
import { reais } from '#src/ledger/spread.ts'
import { portionsOf, sorted } from './amounts.ts'
import type { Answerable, Reply } from './answer.ts'
import { otherReadings } from './other-readings.ts'
import { isCutByToday } from './periods.ts'
import { largestPayment } from './sized-answer.ts'
import { plainText, type Told } from './told.ts'

/** What has to be known with a figure so that it isn't taken for another. */
export function besideFigure(told: Told, input: Answerable, reply: Reply): Text[] {
  if (reply.valor === null) return []
  return [
    ...lastOne(told, input),
    ...returned(told, input),
    ...madeOf(told, input),
    ...instalments(told, input),
    ...largestPayment(told, input),
    ...otherReadings(told, input),
    ...notOver(input),
  ]
}

/** 'já paguei o DAS?': when. */
function lastOne(told: Told, { frame, ultimo }: Answerable): Text[] {
  if (!ultimo) return []
  const fact = told.fact(formatDay(ultimo.data), ultimo.valor, frame.periodo)
  return [join(['O último foi de ', told.show(fact), plainText(`, em ${formatDay(ultimo.data)}.`)])]
}

/** 'quanto gastei na Guarani?', where a part came back: the sum is of what went out. */
function returned(told: Told, { frame, figures }: Answerable): Text[] {
  const { categorias, contrapartes } = frame.filtros
  const shaped = [frame.dimensao, frame.media, frame.contagem, frame.comparacao, frame.unico, frame.alvo, frame.sobre]
  const plain = shaped.every((one) => one === null) && frame.faixa === null && categorias.length === 0
  if (!plain || contrapartes.length === 0) return []
  if (frame.metrica === 'entradas') return givenBack(told, { frame, figures })
  if (frame.metrica !== 'saidas') return []
  const back = figures.rows.reduce((sum, { entradas }) => sum + entradas, 0)
  const went = figures.rows.reduce((sum, { saidas }) => sum - saidas, 0)
  if (back === 0 || back * LEAST_OF >= went) return []
  const [came, left] = [
    told.fact('Voltou', back, frame.periodo),
    told.fact('Pago menos o que voltou', went - back, frame.periodo),
  ]
  return [join(['Com esse nome também entraram ', told.show(came), ': descontando, ficam ', told.show(left), '.'])]
}
/** 'quanto a campanha deu', where a part was given back. */
function givenBack(told: Told, { frame, figures }: Pick<Answerable, 'frame' | 'figures'>): Text[] {
  const came = figures.rows.reduce((sum, { entradas }) => sum + entradas, 0)
  const back = figures.rows.reduce((sum, { saidas }) => sum - saidas, 0)
  if (back <= 0 || back * LEAST_OF >= came) return []
  const [went, left] = [
    told.fact('Devolvido', back, frame.periodo),
    told.fact('Recebido menos o que saiu', came - back, frame.periodo),
  ]
  return [join(['Com esse nome também saíram ', told.show(went), ': descontando, ficam ', told.show(left), '.'])]
}

/** Who pays as much as is paid to him gives nothing back. */
const LEAST_OF = 4

const PRO_LABORE = 'pro-labore'
const OF_STAFF = new Set(FINANCE_CATEGORIES.filter(({ grupo }) => grupo === 'pessoal').map(({ id }) => String(id)))

/** What the staff costs may be meant with or without what the owner takes: the parts are named. */
function madeOf(told: Told, { frame, figures }: Answerable): Text[] {
  const { categorias, semCategorias, contrapartes } = frame.filtros
  const shaped = [frame.dimensao, frame.media, frame.contagem, frame.comparacao, frame.unico, frame.alvo]
  const plain = shaped.every((one) => one === null) && categorias.length + contrapartes.length === 0
  if (frame.metrica !== 'pessoal' || !plain) return []
  const parts = portionsOf({ ...frame, dimensao: 'categoria' }, figures.rows, told.names.categorias, String).filter(
    ({ valor }) => (valor ?? 0) > 0,
  )
  const owners = parts.some(({ chave }) => chave === PRO_LABORE)
  const listed =
    parts.length < 2
      ? []
      : [
          join([
            'Nele estão ',
            join(
              sorted(parts, false).map(({ nome, valor }) =>
                join([plainText(`${nome} `), told.show(told.fact(nome, valor ?? 0, frame.periodo))]),
              ),
              '; ',
            ),
            '.',
          ]),
        ]
  const left = semCategorias.some((id) => OF_STAFF.has(id))
  return [...listed, ...(owners || left ? [] : [say`Não há pró-labore nesses dias.`])]
}

const INSTALMENTS = 'parcela-emprestimo'
/** What is paid back of a loan is no cost, and leaves the account all the same. */
function instalments(told: Told, { frame, figures }: Answerable): Text[] {
  const { categorias, contrapartes } = frame.filtros
  const shaped = [frame.media, frame.comparacao, frame.unico, frame.contagem, frame.sobre, frame.dimensao]
  if (frame.metrica !== 'resultado' || categorias.length + contrapartes.length > 0) return []
  if (shaped.some((one) => one !== null)) return []
  const cents = figures.rows.reduce((sum, row) => sum + (row.categoria === INSTALMENTS ? -row.saidas : 0), 0)
  if (cents === 0) return []
  const paid = told.fact('Parcelas de empréstimo', 0, frame.periodo, { valor: reais(cents), unidade: 'R$' })
  return [join(['As parcelas de empréstimo, ', told.show(paid), ', ficam fora desta conta.'])]
}

/** A month that runs beside a whole one: fewer days. */
function notOver({ frame, hoje, assumed }: Answerable): Text[] {
  const { periodo, comparacao } = frame
  if (assumed.includes('falta') || !periodo || !comparacao || frame.media !== null || !isCutByToday(periodo, hoje))
    return []
  const days = ({ de, ate }: { de: string; ate: string }) => dayNumber(ate) - dayNumber(de) + 1
  return days(periodo) < days(comparacao)
    ? [say`O período mais novo ainda não acabou: tem menos dias que o outro, e a diferença não é queda nem alta.`]
    : []
}
