import { describe, expect, test } from 'vitest'
import { rolesIn } from '#src/measures/roles/roles-in.ts'
import { blankForm } from '#src/testing/companies.ts'
import { decisionIn, frameOfKind } from './decisions.ts'
import { likelyKind } from './kind.ts'
import { KINDS } from './kinds.ts'

const heard = (text: string) => likelyKind(text, rolesIn(text))

/** Written by owners whose texts taught nothing. */
const WEIGHED = [
  ['alugar_a_outros', 'Um vizinho quer arrendar os meus 85 hectares e paga 14 sacos por hectare no ano, com contrato. Eu plantando, a média aqui, contando os anos de seca, é 48 sacos por hectare. O soja tá R$ 118 o saco e gasto 4.300 pra plantar cada hectare. Os guris dizem pra arrendar, mas me dói largar a lavoura. Tchê, o que dá mais?'],
  ['socio_sai', 'Minha sócia vai se mudar pra Portugal e quer que eu compre a metade dela em 24 vezes de R$ 7.500. Ela produz 38 mil por mês do que a clínica fatura. Hoje sobram 22 mil pra nós duas. Estou perdida, não sei se pago, se vendo a minha parte ou se fecho.'],
  ['convenio', 'Quero descredenciar de um plano que me dá 380 sessões por mês e paga só R$ 38, com 7% de glosa. Só que a agenda tá cheia com isso. Largo?'],
  ['vender_ou_esperar', 'tenho 140 toneladas no galpão, hj pagam 1,55 o kg e dizem q daqui 3 mes vai a 2,10. mas até lá apodrece e seca uns 18%. e dia 30 vence 85 mil de custeio. vendo já ou seguro?'],
  ['trocar_divida', 'devo 38 mil no cheque especial a 8,5% ao mes e tenho um giro faltando 14x de 3.150. a cooperativa quer juntar os dois em 36x de 3.640 mas pede meu truck de garantia. assino ou é fria?'],
  ['contrato_fixo', 'Uma operadora de São Paulo quer bloquear 8 dos meus 14 chalés o janeiro inteiro pagando R$ 240 a diária, ocupado ou não, com metade já em outubro. Direto eu vendo janeiro a R$ 390. Cada chalé ocupado me custa uns R$ 62 por noite. Assino?'],
] as const // biome-ignore format: a table

describe('the decision that a challenge weighs', () => {
  test.each(WEIGHED)('%s', (kind, text) => {
    expect(heard(text)).toMatchObject({ kind })
    expect(heard(text)!.share).toBeGreaterThan(0.5)
  })

  test.each([
    'oxe eu vendo vendo vendo e chega dia 30 num tem um real na conta. num sei pra onde vai',
    'Mana, eu to cansada. Todo final de semana eu to na rua montando festa e quando chega o fim do mês não tem dinheiro.',
    '',
    '? ? ?',
    'a'.repeat(4_000),
  ])('none: %s', (text) => expect(heard(text)?.share ?? 0).toBeLessThan(0.35))

  test('is told the same whether or not it was asked before', () => {
    const form = { ...blankForm, main_challenge: WEIGHED[0][1] }
    expect(decisionIn(form)).toBe(decisionIn(form))
    expect(decisionIn({ ...form })).toEqual(decisionIn(form))
  })

  test('has steps, its own or those of a card, or is left to what is wrong', () => {
    const without = KINDS.filter((kind) => frameOfKind(kind) === null)
    expect(without).toEqual(['cobrar_devedor', 'onde_vaza', 'perdas', 'evasao', 'troca_garantia', 'sistema'])
  })
})
