import type { Fact } from '@norteia/contracts/analysis'
import { join, type Text } from '#src/facts/fact-book.ts'
import type { Change } from './amounts.ts'
import type { Frame } from './frame.ts'
import type { Rest } from './rest.ts'
import { plainText, type Told } from './told.ts'

/** The parts of a change: all of them, or the one that moved most. */

/** Upwards, downwards, or whichever way. */
export type Mover = 'up' | 'down' | 'most'

const PART = '(?:despesa|gasto|custo|categoria|conta|saida)'
const UP = '(?:aumentou|subiu|cresceu|encareceu)'
const DOWN = '(?:caiu|diminuiu|baixou|desceu)'
const ONE = new RegExp(
  ` (?:(?:qual|que|o que) (?:foi |e )?(?:a |o )?(?:minha |meu )?)(?:${PART} (?:que |foi a que |foi o que )?)?(?:mais (?:${UP}|(${DOWN}))|(?:${UP}|(${DOWN})) mais)(?: (?:de|em) (?:gasto|despesa|custo|valor|(receita|vendas?|entradas?|faturamento)))? `,
)
/** 'o que pesou mais?', after the parts of a change. */
const MOST =
  /^ (?:e |mas )?(?:o que|qual|quem)(?: foi| e)?(?: [oa] que)? (?:mais )?(?:pesou|puxou|influenciou|impactou|contribuiu)(?: mais| tanto)?(?: nisso| ai)? $/

/** 'qual fornecedor de mercadoria cresceu mais': whose part moved most. */
const WHOSE = new RegExp(
  ` (?:(?:qual|que|quem)(?: (?:foi|e|d[eo]s|o|a|os|as|meu|minha|meus|minhas|entre))* )?(cliente|fornecedor)(?:e?s)? ((?:d[aeo]s? (?:[a-z]+ ){1,3}?)?)(?:(?:que|foi|o que|e) )*(?:mais (?:${UP}|(${DOWN}))|(?:${UP}|(${DOWN})) mais)(?: (?:as |os |de |em |n[oa]s? )?(?:compras?|gastos?|valor|vendas?|pagamentos?))? `,
)

export type Side = 'clientes' | 'fornecedores'
/** Whose part of a change is asked for: on which side, and which way it moved. */
export function takeWhoseMover(rest: Rest): { whose: Side; mover: Mover } | undefined {
  const found = WHOSE.exec(rest.text)
  if (!found) return undefined
  rest.take(WHOSE, found[2]!.trim())
  return {
    whose: found[1] === 'cliente' ? 'clientes' : 'fornecedores',
    mover: (found[3] ?? found[4]) ? 'down' : 'up',
  }
}

const EARNS: ReadonlySet<string> = new Set(['receita', 'entradas', 'clientes'])
export function takeMover(rest: Rest, before: Frame | undefined): Mover | undefined {
  if (before?.porque && rest.take(MOST)) return 'most'
  const said = ONE.exec(rest.text)
  const named = said && new RegExp(` ${PART} `).test(said[0])
  // 'o que aumentou', after what was sold: of that.
  const side = !named && before && EARNS.has(before.metrica) ? 'receita' : 'despesas'
  const found = rest.take(ONE, said?.[3] ?? side)
  return found && ((found[1] ?? found[2]) ? 'down' : 'up')
}

/** 'quais despesas subiram?' asks for the parts of a change. */
export const takeMovers = (rest: Rest): boolean => rest.take(MOVERS) !== undefined
const MOVERS =
  / (?:quais|qual|que|o que) (?:foi |foram )?(?:a |o |as |os )?(?=(?:(?:despesas|gastos|custos|receitas|vendas|entradas|saidas) (?:que )?(?:mais )?(?:aumentaram|subiram|cresceram|cairam|diminuiram|mudaram)|(?:despesa|gasto|custo|categoria) (?:que )?(?:mais (?:aumentou|subiu|cresceu|caiu|diminuiu|mudou)|(?:aumentou|subiu|cresceu|caiu|diminuiu|mudou) mais)) )/

/** What a question for the part that moved most says of its figure; of whose, the side unless a category is named. */
export const moved = (mover: Mover, whose: Side | undefined, categories: readonly string[]) => ({
  ...{ mover, top: null, dimension: whose ? ('contraparte' as const) : null, implied: false, smallest: false },
  ...(whose && categories.length === 0 && { metrics: [whose] }),
})

/** Who moved most from one time to another. */
export const isWhoseMover = ({ dimensao, porque, maiores }: Frame): boolean =>
  dimensao === 'contraparte' && porque && maiores !== null

/** How a frame keeps which part is meant: the first upwards or downwards, or at its place by size. */
export const moverShape = (mover: Mover | undefined): Partial<Frame> =>
  mover === undefined ? {} : { maiores: 1, menores: mover === 'down', posicao: mover === 'most' ? 1 : null }

/** The part of a change that is asked for; undefined: none moved that way. */
export function movedMost({ menores, posicao }: Frame, changes: readonly Change[]): Change | undefined {
  const ordered = changes.toSorted((a, b) =>
    posicao === 1 ? Math.abs(b.valor) - Math.abs(a.valor) : menores ? a.valor - b.valor : b.valor - a.valor,
  )
  const first = ordered[0]
  return first && (posicao === 1 || (menores ? first.valor < 0 : first.valor > 0)) ? first : undefined
}

export const moverSentence = (told: Told, { menores, posicao, dimensao }: Frame, fact: Fact | undefined): Text => {
  const [none, what] = dimensao === 'contraparte' ? ['Ninguém', 'Quem'] : ['Nada', 'O que']
  return fact === undefined
    ? plainText(`${none} ${menores ? 'caiu' : 'subiu'} nesse tempo.`)
    : join([
        `${what} mais ${posicao === 1 ? 'pesou' : menores ? 'caiu' : 'subiu'} foi `,
        plainText(fact.rotulo),
        ': ',
        told.signed(fact),
        '.',
      ])
}
