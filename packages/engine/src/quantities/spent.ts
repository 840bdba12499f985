import { COST_NOUNS, COST_OF } from '#src/reading/quantities.data.ts'
import type { Said } from '#src/reading/scene.ts'
import type { Frame } from './around.ts'

/** 'Vai uns 28 de gasolina', '780 de carne e pão' */
const SPENT_ON = /^ (?:reais )?(?:de|da|do|das|dos|em|com|na|no|pro|pra) (?:dois |duas |tres |cada )?([a-z]{3,})/
const EXTRA_COSTS =
  /^(?:carne|pao|gerador|gasolina|diesel|insumos?|material|materiais|ferro|aco|soro|comida|embalagem|frete|taxa|comissao|faxina|limpeza|luz|energia|agua|gas|racao|tecido|linha|peca|pecas|tinta|cera|mao|motoboy|ajudante|segundo|album|deslocamento|pedagio|fralda|remedio|isca|gelo|oleo|adubo|semente|veneno|anuncio|trafego|propaganda|imposto|nota|cartorio|ponto|aluguel|entrega|molho|massa|recheio|bebida|doce|bolo|flor|flores|cola|cabo|roteador|tecnico|instalacao|estacionamento|uber|vaga|ajudantes|gel|ponteira|vaga|ajudantes|gel|ponteira|viagem|hotel|hospedagem|diaria|diarias)$/
const PART_OF =
  /\b(?:metade|parte|kg|quilos?|litros?|dos|das|cada|sao|tenho|tem|compro|comprei|perco|faco|vendo) (?:uns |umas )?$/

/** Whether a bare number is reais by what it is spent on: '780 de carne', 'vai uns 28 de gasolina'. */
export function isSpent({ value, kind }: Said, { before, after }: Frame): boolean {
  if (kind !== 'N' || value < 2) return false
  const spent = SPENT_ON.exec(after)?.[1]
  return (
    spent !== undefined &&
    !PART_OF.test(before.slice(-20)) &&
    (COST_NOUNS.test(spent) || COST_OF.test(spent) || EXTRA_COSTS.test(spent))
  )
}
