import { describe, expect, test } from 'vitest'
import { frameOf } from '#src/metrics/frame.ts'
import type { Reading } from '#src/metrics/question.ts'
import { readAsking } from './asking.ts'
import type { MarkContext } from './marks.ts'
import { settled } from './settled.ts'
import { isSameReading, trustIn } from './trust.ts'

const name = (nome: string, entrou: number, saiu: number) => ({ nome, entrou, saiu })
const context: MarkContext = {
  hoje: '2026-11-21',
  mes: '2026-10',
  primeiro: '2026-01-02',
  categorias: [
    { id: 'own-1', nome: 'Marmitas', grupo: 'receita' },
    { id: 'own-2', nome: 'Salão', grupo: 'receita' },
  ],
  contas: [],
  contrapartes: [],
  nomes: [name('CONSTRUTORA CALHAU', 9, 0), name('HORTIFRUTI CEASA', 0, 12), name('JOSEFA NUNES', 0, 10)],
}
const heard = (question: string, before?: Parameters<typeof readAsking>[2]) => readAsking(question, context, before)
const alone = (question: string) => settled(undefined, heard(question)).reading
const october = { de: '2026-10-01', ate: '2026-10-31' }
const read = (frame: Parameters<typeof frameOf>, assumed: string[] = []): Reading =>
  ({ kind: 'frame', frame: frameOf(...frame), assumed }) as Reading

describe('what is heard', () => {
  test.each([
    ['gasto mais com a Josefa ou com o hortifruti em outubro?', undefined],
    ['quantos dias de outubro ficaram sem venda nenhuma?', { contagem: 'partes', dimensao: 'dia' }],
  ])('is told alone where it is trusted: %s', (question, wanted) => {
    const reading = alone(question)
    expect(reading).toBeDefined()
    if (wanted) expect(reading).toMatchObject({ kind: 'frame', frame: wanted })
    else expect(reading?.kind).toBe('both')
  })

  test.each([
    'quanto torrei com purpurina no hortifruti em outubro',
    'quantos clientes novos em outubro, hein',
    'quanto a construtora depositou acima de 900 em outubro',
    'vale a pena contratar mais um vendedor?',
  ])('is not told past what may narrow it, or what no frame holds: %s', (question) => {
    expect(alone(question)).toBeUndefined()
  })
})

describe('what the grammar read', () => {
  test('stands where the same is heard, and in a talk', () => {
    const question = 'quanto a Josefa recebeu em outubro'
    const { reading } = heard(question)
    expect(reading).toBeDefined()
    expect(settled(reading, heard(question))).toEqual({ reading, byWeights: false })
    const other = read(['receita', { periodo: october }])
    const talk = heard('e quanto a Josefa recebeu?', frameOf('saidas', { periodo: october }))
    expect(settled(other, talk).reading).toBe(other)
  })

  test('is trusted less, the surer something else is heard', () => {
    const question = 'qual foi o mês em que gastei menos?'
    const asked = heard(question)
    const months = read(['despesas', { dimensao: 'mes', maiores: 1, menores: true }])
    const kinds = read(['margem-lucro', { periodo: october }])
    expect(trustIn('grammar', months, asked.reading, asked)).toBeGreaterThan(
      trustIn('grammar', kinds, asked.reading, asked),
    )
  })

  test('is the same where all that makes its figure is', () => {
    const one = read(['despesas', { periodo: october }])
    expect(isSameReading(one, read(['despesas', { periodo: october, comAno: true }]))).toBe(true)
    expect(isSameReading(one, read(['receita', { periodo: october }]))).toBe(false)
    expect(isSameReading(one, { kind: 'unknown' })).toBe(false)
  })
})
