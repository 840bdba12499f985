import { describe, expect, it } from 'vitest'
import { evened } from './move-model.ts'
import { moveOf } from './moves.ts'

describe('what a message asks of the answer before it', () => {
  // In words that no line of `bench/consultant/turns` has.
  it.each([
    ['me ajuda a redigir esse recado pro inquilino?', 'dizer'],
    ['e caso a diretora da escola não concorde?', 'recusa'],
    ['isso eu já experimentei duas vezes e deu na mesma', 'tentei'],
    ['a loja tá sem um real em caixa, não dá pra gastar com isso', 'semverba'],
    ['em quantas semanas eu vejo diferença?', 'tempo'],
    ['a costureira é irmã da minha esposa', 'parente'],
    ['foi combinado de boca, nunca assinamos nada', 'semprova'],
    ['ela avisou que vai me denunciar no procon', 'ameaca'],
    ['quantos por cento de entrada eu peço?', 'quanto'],
    ['ele topou pagar em três vezes, e agora?', 'aceitou'],
  ])('%s: %s', (message, move) => {
    const heard = moveOf(message)
    expect(heard.move).toBe(move)
    expect(heard.share).toBeGreaterThan(0.5)
  })

  it('is told by a share of the whole that is less sure than what was learned', () => {
    const shares = evened([0.9, 0.1, 0])
    expect(shares.reduce((sum, share) => sum + share)).toBeCloseTo(1)
    expect(shares[0]).toBeLessThan(0.9)
    expect(shares[0]).toBeGreaterThan(shares[1]!)
    expect(shares[2]).toBe(0)
  })
})
