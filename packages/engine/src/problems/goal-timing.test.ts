import { expect, test } from 'vitest'
import { blankForm } from '#src/testing/companies.ts'
import { PROBLEM_CARDS } from './cards.ts'
import { GOAL_TIMINGS } from './goal-timing.data.ts'
import { goalTiming } from './goal-timing.ts'

const CARDS = new Map(PROBLEM_CARDS.map((card) => [card.id, card]))

const timing = (future_goals: string, card: string) =>
  goalTiming({ form: { ...blankForm, future_goals } }, CARDS.get(card)!)

test.each([
  ['Abrir o berçário com mais 12 vagas em fevereiro', 'inadimplencia_escola'],
  ['contratar mais 2 e dobrar a produçao', 'custo_insumo_subiu'],
  ['chegar em 100 telas por mes ate dezembro', 'pos_venda_garantia'],
  ['Passar de 80 pra 200 caixas ano que vem', 'atravessador_venda_direta'],
  ['Construir mais 4 quartos ano que vem', 'turismo_hospedagem'],
  ['alugar uma loja maior pra caber tudo', 'estoque_parado'],
  ['Comprar mais uma máquina de soft agora em agosto', 'sazonalidade'],
  ['Fechar mais dois hotéis iguais a esse', 'concentracao_cliente'],
  ['Entrar em mais um convênio e chegar em 12 mil', 'burnout_dono'],
  ['segunda loja até o fim do ano', 'caixa_vazio_fim_mes'],
])('growth comes after the problem: %s (%s)', (goal, card) => {
  expect(timing(goal, card)).toMatch(/\.$/)
})

test.each([
  ['vender 20% mais em 12 meses', 'custo_insumo_subiu'],
  ['tirar 5 mil por mês pra mim', 'lucro_some'],
  ['chegar em 12 mil de faturamento', 'dependencia_convenio'],
  ['contratar mais uma pessoa e ter folga', 'burnout_dono'],
  ['encher a agenda e não fechar', 'capacidade_ociosa'],
  ['abrir a segunda loja', 'funcionario_nao_acha'],
  ['', 'estoque_parado'],
])('nothing is said against it: %s (%s)', (goal, card) => {
  expect(timing(goal, card)).toBeNull()
})

test('every card that is named exists, once', () => {
  const named = GOAL_TIMINGS.flatMap(({ cartas }) => cartas)
  expect(named.filter((id) => !CARDS.has(id))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})
