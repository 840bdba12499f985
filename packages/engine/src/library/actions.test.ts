import { describe, expect, it } from 'vitest'
import { ACTIONS, ACTIONS_ALONE } from './actions.ts'
import type { RuleActions, Step } from './types.ts'

/** Every id that scores: the questions with points, the general rules and the growth actions. */
const RULE_IDS = `
  service_pricing service_recurring service_utilization service_concentration service_followup service_quality
  retail_markup retail_turnover retail_losses retail_repeat retail_credit retail_channels
  industry_cost industry_scrap industry_capacity industry_delivery industry_maintenance industry_people
  tech_model tech_churn tech_ltvcac tech_runway tech_delivery tech_support
  health_noshow health_payer health_denials health_occupancy health_records health_return
  edu_default edu_dropout edu_conversion edu_occupancy edu_online edu_teachers
  food_cmv food_recipe food_waste food_delivery food_team food_practices
  agro_cost agro_price agro_yield agro_finance agro_protection
  other_margin other_cash other_process other_clients other_owner
  company_age receita_por_funcionario margem_declarada kpis future_goals acquisition_channels ai_usage operational_flow
  crescer_canal crescer_produto crescer_reserva crescer_sucessao
`
  .trim()
  .split(/\s+/)

const stepsOf = (entry: RuleActions): Step[] => [entry.medir, entry.corrigir, entry.fixar]
const textsOf = (entry: RuleActions) => [
  entry.categoria,
  entry.conhecimento,
  ...entry.temas,
  ...stepsOf(entry).flatMap((step) => [step.acao, step.detalhes, step.resultado]),
]

const FUNCTION_WORDS = new Set(
  'a o as os um uma de do da dos das em no na nos nas e ou que se com por para pelo pela ao à mais não é sem seu sua você como quando cada qual quem'.split(
    ' ',
  ),
)
const functionWordShare = (text: string) => {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  return words.filter((word) => FUNCTION_WORDS.has(word)).length / words.length
}

describe.each([
  { library: 'the action library', actions: ACTIONS },
  { library: 'the library for an owner who works alone', actions: ACTIONS_ALONE },
])('$library', ({ actions }) => {
  const entries = [...actions.values()]
  const steps = entries.flatMap(stepsOf)

  it('has an entry for every scoring rule and for nothing else', () => {
    expect([...actions.keys()].sort()).toEqual([...RULE_IDS].sort())
    for (const [id, entry] of actions) expect(entry.rule).toBe(id)
  })

  it('gives no two steps the same title, the same instruction or the same result', () => {
    for (const field of ['acao', 'detalhes', 'resultado'] as const) {
      const texts = steps.map((step) => step[field])
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  it('holds no digit, because every number on screen must be a fact of the company', () => {
    expect(entries.flatMap(textsOf).filter((text) => /\d/.test(text))).toEqual([])
  })

  it('is written in Portuguese', () => {
    for (const text of [...entries.map((entry) => entry.conhecimento), ...steps.map((step) => step.detalhes)])
      expect(functionWordShare(text), text).toBeGreaterThan(0.2)
  })

  it('keeps titles short and says in one to three sentences how to do it', () => {
    for (const step of steps) {
      expect(step.acao.length, step.acao).toBeLessThanOrEqual(75)
      expect(step.acao, step.acao).toMatch(/^\p{Lu}.*[^.]$/u)
      const sentences = step.detalhes.match(/[.!?](?:\s|$)/g)?.length ?? 0
      expect(sentences, step.detalhes).toBeGreaterThanOrEqual(1)
      expect(sentences, step.detalhes).toBeLessThanOrEqual(3)
      expect(step.detalhes.length, step.detalhes).toBeGreaterThan(80)
      expect(step.detalhes.length, step.detalhes).toBeLessThan(340)
      expect(step.resultado.length, step.resultado).toBeGreaterThan(40)
    }
  })

  it('explains each rule in three to six sentences and knows eight or more words owners use', () => {
    for (const entry of entries) {
      const sentences = entry.conhecimento.match(/[.!?](?:\s|$)/g)?.length ?? 0
      expect(sentences, entry.rule).toBeGreaterThanOrEqual(3)
      expect(sentences, entry.rule).toBeLessThanOrEqual(6)
      expect(new Set(entry.temas).size, entry.rule).toBe(entry.temas.length)
      expect(entry.temas.length, entry.rule).toBeGreaterThanOrEqual(8)
    }
  })

  it('starts every rule with a measuring step that costs little', () => {
    expect(entries.filter((entry) => entry.medir.custo !== 'baixa').map((entry) => entry.rule)).toEqual([])
  })

  it('says for every step how long it takes and what has to be bought', () => {
    for (const { acao, horas, compra, mensal, custo } of steps) {
      expect(horas.dono + horas.equipe, acao).toBeGreaterThan(0)
      expect(horas.dono + horas.equipe, acao).toBeLessThanOrEqual(60)
      expect(mensal, acao).not.toBe(0)
      if (custo === 'baixa') expect(compra?.max ?? 0, acao).toBeLessThanOrEqual(1_500)
      if (!compra) continue
      expect(compra.item, acao).toMatch(/^\p{Lu}[^\d.]+$/u)
      expect(compra.min, acao).toBeLessThan(compra.max)
    }
  })
})
