import { describe, expect, it } from 'vitest'
import { DANGEROUS } from '#src/consultant/danger.fixture.ts'
import { heardIn } from '#src/consultant/danger.ts'
import { DESPAIR_ASKANCE } from '#src/consultant/danger-askance.fixture.ts'
import { DANGEROUS_A } from '#src/consultant/unseen-danger-a.fixture.ts'
import { DANGEROUS_K } from '#src/consultant/unseen-danger-k.fixture.ts'
import { voicesIn } from '#src/consultant/voices.ts'
import { frame, read } from './asked.fixture.ts'
import { readQuestion } from './question.ts'
import { spelledPlain } from './typed.ts'

describe('what is typed on the phone', () => {
  it.each([
    ['q q eu paguei hj?', 'quanto saiu por nome hoje'],
    ['qto gastei em out/26, pfv', 'quanto gastei em out/26 ,'],
    ['a enel rendeu oq esse mes', 'a enel rendeu quanto esse mes'],
    ['gastei mais esse mês ou no passado?', 'gastei mais esse mes ou mes passado'],
    ['semana passada foi melhor q essa?', 'semana passada foi melhor que essa semana'],
    ['caiu qto na conta ontem', 'entrou quanto ontem'],
    ['qdo caiu o ultimo aluguel e de qto', 'quando foi o ultimo aluguel'],
    ['mes q mais sobro', 'mes que mais sobrou'],
    ['quem mais pagô esse ano', 'quem mais pagou esse ano'],
    ['pra quem mais pago', 'pra quem mais pago'],
    ['o ifood caiu hoje?', 'o ifood entrou hoje'],
    ['a venda caiu ontem', 'a venda caiu ontem'],
    ['quanto caiu o faturamento em setembro', 'quanto caiu o faturamento em setembro'],
    ['os 3 q mais me pagaram', 'os 3 maiores clientes'],
  ])('%s', (said, plain) => {
    expect(spelledPlain(said)).toBe(plain)
    expect(spelledPlain(plain)).toBe(plain)
  })

  it('is answered by yes or no where it asks whether', () => {
    const whether = (question: string) => {
      const reading = read(question)
      return reading.kind === 'frame' ? reading.whether?.sinal : reading.kind
    }
    expect(whether('as vendas aumentaram em outubro?')).toBe(1)
    expect(whether('as vendas caíram em outubro?')).toBe(-1)
    expect(whether('semana passada vendi mais que essa?')).toBe(-1)
    expect(whether('semana passada foi melhor que essa?')).toBe(-1)
    expect(whether('deu lucro em setembro?')).toBe(1)
    expect(whether('fechei no vermelho em setembro?')).toBe(-1)
    expect(whether('a enel me pagou em outubro?')).toBe(1)
    expect(whether('quanto aumentaram as vendas em outubro?')).toBeUndefined()
    expect(whether('vendi mais em setembro ou em outubro?')).toBeUndefined()
    expect(whether('e saiu?')).toBeUndefined()
  })

  it('keeps what the owner took apart from suppliers', () => {
    expect(frame('quanto eu tirei pra mim em outubro').filtros.categorias).toEqual(['pro-labore', 'lucros'])
    expect(frame('minhas retiradas desse ano').filtros.categorias).toEqual(['pro-labore', 'lucros'])
    expect(frame('quanto foi pra fornecedor em outubro').metrica).toBe('fornecedores')
  })
})

describe('a question on own numbers', () => {
  it('is one however its words sound', () => {
    const question = 'o que eu paguei essa semana?'
    expect(voicesIn(question).despair).toBeGreaterThan(0.65)
    expect(heardIn(question)).toBeUndefined()
    expect(read(question)).toMatchObject({ kind: 'frame', explicit: true })
  })

  it('is never read in danger', { tags: 'corpus' }, () => {
    const said = [
      ...Object.values(DANGEROUS).flat(),
      ...DESPAIR_ASKANCE,
      ...[...DANGEROUS_A, ...DANGEROUS_K].map(([, question]) => question),
    ]
    expect(said.filter((question) => !['none', 'unknown'].includes(read(question).kind))).toEqual([])
  })

  it('that says nothing of what is asked back, and of nobody else’s business', () => {
    for (const question of ['quanto foi?', 'e o joão?', 'qto a loja da esquina vende'])
      expect([question, read(question).kind]).toEqual([question, 'unknown'])
    expect(readQuestion('programa de indicação: cliente que indica ganha 10%, funciona?', CONTEXT_OF_NOBODY).kind).toBe(
      'none',
    )
  })
})

const CONTEXT_OF_NOBODY = {
  hoje: '2026-11-21',
  mes: '2026-10',
  primeiro: '2025-07-01',
  ...{ categorias: [], contas: [], contrapartes: [] },
}

describe('no days said', () => {
  it('asks of all there are where it is asked whether there is any', () => {
    const all = { de: '2025-07-01', ate: '2026-11-21' }
    expect(frame('a enel cobrou em dobro?').periodo).toEqual(all)
    expect(frame('tem alguma coisa sem categoria? quanto soma').periodo).toEqual(all)
    expect(frame('teve pagamento em duplicidade em setembro?').periodo?.de).toBe('2026-09-01')
  })

  it('keeps the month spoken of', () => {
    const before = frame('quanto gastei com mercadorias do dia 5 ao 20 de setembro')
    expect(frame('e no mes inteiro?', before).periodo).toEqual({ de: '2026-09-01', ate: '2026-09-30' })
    expect(frame('e neste mes?', before).periodo?.de).toBe('2026-11-01')
  })

  it('takes a share of the payroll, and who is largest by all that was paid', () => {
    expect(frame('quantos % da folha foi encargos em outubro').sobre).toBe('pessoal')
    expect(frame('qual o percentual da folha sobre o faturamento em outubro').sobre).toBe('receita')
    const before = frame('quanto gastei com mercadorias em outubro')
    expect(frame('quem foi o maior?', before)).toMatchObject({ dimensao: 'contraparte', maiores: 1, unico: null })
  })
})
