import type { ActionPlan, PlanAction } from '@norteia/contracts/analysis'
import { type FactBook, say } from '#src/facts/fact-book.ts'
import { planDayFact } from '#src/facts/figures.ts'
import type { Plan } from './plan.ts'

/** The plan on the wire; registers every number under its path. */
export function writePlan(book: FactBook, plan: Plan): ActionPlan {
  const write = (name: keyof ActionPlan, from: number, to: number): PlanAction[] =>
    plan.actions
      .filter(({ day }) => day > from && day <= to)
      .map((action, index) => {
        const path = `insights.analiseCompleta.planoAcao.${name}.${index}` as const
        const { investment } = action
        book.number(`${path}.prazoDias`, book.add(planDayFact(action.day)))
        for (const [field, fact] of action.cost.fields) book.number(`${path}.${field}`, book.add(fact))
        if (investment) {
          book.number(`${path}.investimento.min`, book.add(investment.minFact))
          book.number(`${path}.investimento.max`, book.add(investment.maxFact))
        }
        return {
          acao: book.inOwnWords(action.step.acao),
          detalhes: book.write(
            `${path}.detalhes`,
            action.own ? say`${action.step.detalhes} ${action.own}` : say`${action.step.detalhes}`,
          ),
          categoria: action.categoria,
          prioridade: action.prioridade,
          responsavel: action.responsavel,
          prazoDias: action.day,
          investimento: investment && { min: investment.min, max: investment.max },
          resultadoEsperado: book.write(`${path}.resultadoEsperado`, action.resultado),
          regra: action.regra,
          passo: action.passo,
          horas: action.cost.horas,
          compra: action.cost.compra,
          mensal: action.cost.mensal,
          esforco: book.write(`${path}.esforco`, action.cost.text),
          ...(action.material && {
            material: { ...action.material, texto: book.write(`${path}.material.texto`, action.material.texto) },
          }),
        }
      })
  return {
    acoes30Dias: write('acoes30Dias', 0, 30),
    acoes60Dias: write('acoes60Dias', 30, 60),
    acoes90Dias: write('acoes90Dias', 60, 90),
  }
}
