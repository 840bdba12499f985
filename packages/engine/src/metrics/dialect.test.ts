import { describe, expect, it } from 'vitest'
import { CONTEXT, days, frame, read } from './asked.fixture.ts'
import { readQuestion } from './question.ts'
import { spelledPlain } from './typed.ts'

describe('what the country speaks', () => {
  it.each([
    ['oxente, quanto vendi em outubro?', 'quanto vendi em outubro'],
    ['quanto vendi em outubro, compadre', 'quanto vendi em outubro'],
    ['repara aí quanto saiu', 'quanto saiu'],
    ['quanto nóis gastou em maio', 'quanto a gente gastou em maio'],
    ['quantas vez paguei a enel', 'quantas vezes paguei a enel'],
    ['os ultimos dois mês', 'os ultimos dois meses'],
    ['salario dos menino em outubro', 'salario em outubro'],
    ['quanto foi pros rapaz de comissao', 'quanto foi de comissao'],
    ['a derradeira compra', 'a ultima compra'],
  ])('%s', (said, plain) => {
    expect(spelledPlain(said)).toBe(plain)
    expect(spelledPlain(plain)).toBe(plain)
  })

  it.each([
    'quanto paguei pro compadre em outubro',
    'quanto a mana recebeu em outubro',
    'quanto o joao nos pagou em outubro',
    'quanto paguei do rapaz',
    'compadre quanto me pagou esse ano',
    'quanto recebeu esse ano , compadre',
    'quanto foi o salario do menino em outubro',
    'tinta quanto gastei em outubro',
  ])('keeps whom or what a question is of: %s', (said) => {
    expect(spelledPlain(said)).toBe(said)
  })

  it('reads no thing as a word that fills', () => {
    for (const thing of ['tinta', 'pasta', 'manta'])
      expect(read(`quanto gastei com ${thing} em outubro`).kind, thing).not.toBe('frame')
    expect(frame('qaunto gastei com aluguel em outubro').filtros.categorias).toEqual(['aluguel'])
  })

  it('takes months in a row beside others as one time', () => {
    const { periodo, comparacao } = frame(
      'qual despesa mais cresceu comparando abril, maio e junho com julho, agosto e setembro desse ano',
    )
    expect([comparacao?.de, comparacao?.ate, periodo?.de, periodo?.ate]).toEqual([
      '2026-04-01',
      '2026-06-30',
      '2026-07-01',
      '2026-09-30',
    ])
    expect(days('quanto vendi desde o começo')).toBe('2025-07-01 2026-11-21')
    expect(days('quanto vendi desde o começo do ano')).toBe('2026-01-01 2026-11-21')
  })

  it('goes on from what was lent to what was paid back', () => {
    const lent = frame('quanto entrou de empréstimo esse ano')
    expect(lent.filtros.categorias).toEqual(['emprestimo-recebido'])
    expect(frame('e quanto já paguei de volta', lent).filtros.categorias).toEqual(['parcela-emprestimo'])
    expect(read('e quanto já paguei de volta', frame('quanto vendi esse ano')).kind).not.toBe('frame')
  })

  it('takes who paid for a name, where its first word means a cost too', () => {
    const names = ['CONDOMINIO CHACARAS BOA VISTA', 'NELSON TAVARES IMOVEIS']
    const reading = readQuestion('quanto o condominio das chacaras me pagou em 2025', {
      ...CONTEXT,
      contrapartes: names,
    })
    if (reading.kind !== 'frame') throw new Error(reading.kind)
    const { categorias, contrapartes } = reading.frame.filtros
    expect([reading.frame.metrica, categorias, contrapartes]).toEqual(['entradas', [], [names[0]]])
  })

  it('asks which, where a common word stands in two names', () => {
    const names = ['POSTO TREVO LTDA', 'AUTO POSTO XAVANTE']
    const reading = readQuestion('quanto gastei no posto em outubro', { ...CONTEXT, contrapartes: names })
    expect(reading.kind).toBe('which')
  })

  it('sums again after why', () => {
    const first = frame('por que as despesas subiram em outubro')
    expect(first.porque).toBe(true)
    const { porque, comparacao, filtros } = frame('e tirando o aluguel outubro dá quanto', first)
    expect([porque, comparacao, filtros.semCategorias]).toEqual([false, null, ['aluguel']])
  })
})
