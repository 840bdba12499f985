import { describe, expect, it } from 'vitest'
import { GUIDES } from './guides/guides.ts'
import { roleFit } from './role-fit.ts'
import { TRADE_FIELDS } from './trade-fields.data.ts'
import { tradeFit } from './trade-fit.ts'

describe('the trade that a guide is written for', () => {
  it.each([
    ['os pais da minha escola de teatro atrasam a mensalidade', 'Educação', 'van-escolar-atraso', 'familia-atrasa'],
    ['entregaram o piso na rua errada', 'Comércio Varejista', 'lavanderia-encolheu', 'entrega-no-endereco-errado'],
    ['abriu outra loja de brinquedo na rua', 'Comércio Varejista', 'muita-concorrencia-nova', 'loja-grande-perto'],
    ['a minha horta rende mais que vendo', 'Agronegócio', 'cafe-da-manha-custo', 'vender-direto-do-sitio'],
  ] as const)('counts against it for who is of another: %s', (question, segment, foreign, fitting) => {
    const fit = tradeFit(question, segment)
    expect(fit(GUIDES.get(foreign)!)).toBeLessThan(0)
    expect(fit(GUIDES.get(fitting)!)).toBeGreaterThanOrEqual(0)
  })

  it('is one of the known trades where a guide names it', () => {
    const known = new Set(TRADE_FIELDS.map(({ id }) => id))
    for (const { id, ramos = [] } of GUIDES.values())
      for (const trade of ramos) expect(known.has(trade), `${id}: ${trade}`).toBe(true)
  })
})

describe('who does what', () => {
  it.each([
    ['o fornecedor de tinta atrasou de novo e a obra parou', 'demorou-e-cliente-bravo', 'materia-prima-nao-chegou'],
    ['como cobro um aluno que paga sempre atrasado', 'atraso-do-cliente-agenda', 'cliente-atrasa-sempre'],
    ['a cliente chega 30 minutos atrasada e atrasa as outras', 'funcionario-falta', 'atraso-do-cliente-agenda'],
    ['o meu melhor vendedor quer sair', 'socio-quer-sair', 'funcionario-vai-sair'],
    ['o vizinho reclama do barulho da serra', 'reclamacao-depois-do-servico', 'vizinho-reclama'],
  ] as const)('counts against a guide where somebody else does it: %s', (question, reversed, fitting) => {
    const fit = roleFit(question)
    expect(fit(GUIDES.get(fitting)!)).toBeGreaterThan(fit(GUIDES.get(reversed)!))
  })

  it('says nothing where nobody does anything', () => {
    const fit = roleFit('quanto cobro pela diária')
    expect([...GUIDES.values()].every((guide) => fit(guide) === 0)).toBe(true)
  })
})
