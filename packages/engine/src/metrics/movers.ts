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

export function takeMover(rest: Rest, before: Frame | undefined): Mover | undefined {
  if (before?.porque && rest.take(MOST)) return 'most'
  const earned = ONE.exec(rest.text)?.[3]
  const found = rest.take(ONE, earned ?? 'despesas')
  return found && ((found[1] ?? found[2]) ? 'down' : 'up')
}

/** 'quais despesas subiram?' asks for the parts of a change. */
export const takeMovers = (rest: Rest): boolean => rest.take(MOVERS) !== undefined
const MOVERS =
  / (?:quais|qual|que|o que) (?:foi |foram )?(?:a |o |as |os )?(?=(?:(?:despesas|gastos|custos|receitas|vendas|entradas|saidas) (?:que )?(?:mais )?(?:aumentaram|subiram|cresceram|cairam|diminuiram|mudaram)|(?:despesa|gasto|custo|categoria) (?:que )?(?:mais (?:aumentou|subiu|cresceu|caiu|diminuiu|mudou)|(?:aumentou|subiu|cresceu|caiu|diminuiu|mudou) mais)) )/

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

export const moverSentence = (told: Told, { menores, posicao }: Frame, fact: Fact | undefined): Text =>
  fact === undefined
    ? plainText(menores ? 'Nada caiu nesse tempo.' : 'Nada subiu nesse tempo.')
    : join([
        posicao === 1 ? 'O que mais pesou foi ' : menores ? 'O que mais caiu foi ' : 'O que mais subiu foi ',
        plainText(fact.rotulo),
        ': ',
        told.signed(fact),
        '.',
      ])
