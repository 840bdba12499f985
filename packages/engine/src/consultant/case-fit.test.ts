import { describe, expect, it } from 'vitest'
import { caseFit } from './case-fit.ts'

const fitOf = (question: string, id: string) => caseFit(question).fitOf({ id })

describe('the case that a question tells', () => {
  it.each([
    'a marcenaria é minha e do meu primo desde que a avó faleceu, como mudo o horário?',
    'herdei a padaria quando minha tia morreu, troco o nome?',
    'toco a oficina desde a morte do pai, quanto tiro por mês?',
  ])('is no grief where a death is a date: %s', (question) => {
    expect(fitOf(question, 'luto-do-dono')).toBeLessThan(0)
  })

  it.each([
    'desde que minha mãe morreu não consigo abrir o ateliê',
    'quando meu marido faleceu fiquei sem força, e a loja parou',
    'meu sócio morreu semana passada, como toco a empresa?',
  ])('is grief where it is told as such: %s', (question) => {
    expect(fitOf(question, 'luto-do-dono')).toBe(0)
  })

  it.each([
    'o dono do restaurante me deve 2 mil há quatro meses e cada vez promete outro dia',
    'faz meio ano que a escola não me pagou o uniforme, só enrola',
  ])('is an old debt where who owes stalls: %s', (question) => {
    expect(caseFit(question).own).toBe('divida-de-meses')
  })

  it.each([
    'cliente boa, compra sempre, me deve dois meses e promete acertar',
    'o mercado me deve a nota de ontem e diz que paga',
  ])('is none where a client is only late: %s', (question) => {
    expect(caseFit(question).own).toBeUndefined()
  })

  it('is of the partner who does less and draws as much', () => {
    expect(caseFit('somos sócias, ela só aparece no fim do mês e leva a metade').own).toBe('socio-nao-trabalha')
    expect(caseFit('meu sócio trabalha igual e dividimos no meio, como registro?').own).toBeUndefined()
  })
})
