import { describe, expect, test } from 'vitest'
import { withoutAsides } from './asides.ts'
import type { MarkContext } from './marks.ts'

const name = (nome: string, entrou: number, saiu: number) => ({ nome, entrou, saiu })
const context: MarkContext = {
  hoje: '2026-11-21',
  mes: '2026-10',
  primeiro: '2026-01-02',
  categorias: [],
  contas: [],
  contrapartes: [],
  nomes: [name('HOTEL SERRA VERDE', 9, 0), name('QUIMICA NORTE LTDA', 0, 8)],
}
const core = (question: string) => withoutAsides(question, context)

describe('what is said beside a question', () => {
  test('is left aside, before it and after it', () => {
    expect(core('tô no elevador, saiu quanto em setembro')).toBe('saiu quanto em setembro')
    expect(core('quanto o hotel pagou em outubro? o engenheiro tá aqui na mesa')).toBe(
      'quanto o hotel pagou em outubro?',
    )
    expect(core('meu pai ligou cedo: qual foi o resultado de outubro?')).toBe('qual foi o resultado de outubro?')
    expect(core('quanto vendi ontem? só lembro que choveu. foi dia de jogo')).toBe('quanto vendi ontem?')
  })

  test('may name whom the question names, where it is a sentence by itself', () => {
    expect(core('quanto o hotel pagou em outubro? o hotel jura que foi mais')).toBe('quanto o hotel pagou em outubro?')
    expect(core('quanto paguei em outubro? o hotel jura que foi pouco')).toBeUndefined()
  })

  test('is none where it narrows, lays out, compares or names', () => {
    for (const question of [
      'quanto gastei em outubro, com carne',
      'quanto gastei em outubro, só na química',
      'quanto gastei, tirando a química',
      'quanto vendi, em média por dia',
      'a câmara fria me deu quanto de prejuízo',
      'quanto gastei com luz, água e gás',
      'quanto entrou? quero de setembro',
      'quanto entrou em outubro? mostra um por um',
    ])
      expect([question, core(question)]).toEqual([question, undefined])
  })

  test('alone is no question', () => {
    expect(core('tô pensando em assar pão eu mesma, é difícil?')).toBeUndefined()
  })
})
