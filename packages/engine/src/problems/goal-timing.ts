import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { GOAL_TIMINGS } from './goal-timing.data.ts'
import type { ProblemCard } from './types.ts'

const MOST_TEXT = 600
const MORE =
  '\\b(?:mais|outr[ao]s?|nov[ao]s?|segund[ao]|terceir[ao]) (?:\\d+|uma?|dois|duas|tres|quatro|cinco|seis|filial|loja|unidade|ponto|sala|maquina|forno|caminhao|carro|quarto|turma|convenio|galpao|box|cozinha|equipamento|socio)(?:e?s)?\\b'
/** A goal that makes the company larger: more places, machines, pieces or people, not only more money. */
const GROWS = new RegExp(
  [
    MORE,
    '\\b(?:abrir|montar|inaugurar|construir|ampliar|expandir|franquear|financiar|reformar pra aumentar)\\b',
    '\\b(?:alugar|comprar|mudar|ir)\\b.{0,24}\\bmaior\\b',
    '\\b(?:dobrar|triplicar|duplicar) (?:a |o |as |os |de )?(?:producao|volume|tamanho|equipe|turmas?|rebanho|area|plantel|pedidos|entregas|loja)',
    '\\bpassar de \\d+ (?:pra|para|a) \\d+',
    '\\bchegar (?:em|a|aos?|nas?) \\d+ (?!mil|reais|%|por cento|milh)[a-z]',
    '\\bfechar (?:(?:pelo menos |uns |umas )?mais )?(?:\\d+|dois|duas|tres) (?!por (?:mes|semana|dia)|orcament|venda|proposta)',
  ].join('|'),
)
/** More buyers are the way out of leaning on one. */
const BUYERS =
  /\bclientes?\b|comprador|escola|emporio|mercado|restaurante|revend|condomin|hote[li]|padaria|prefeitura|contrato|parceir|alun[oa]s?|pacientes? particular|particular/
const OF_ONE_BUYER =
  /cliente_pressiona|concentracao_cliente|dependencia|atravessador|preco_commodity|plataforma|depende|pagamento_grande/
const BUILDS = /\b(?:abrir|montar|inaugurar|construir|ampliar|financiar|alugar)\b/
/** Hiring alone may be the way out of too much work. */
const PLACES = /\b(?:contrat\w+)/

/** The sentence of her goals that makes the company larger; null: none does. */
export const growingGoal = ({ form }: Pick<Reading, 'form'>): string | null =>
  form.future_goals
    .slice(0, MOST_TEXT)
    .split(/(?<=[.!?;])\s+|\n+/)
    .find((sentence) => GROWS.test(fold(sentence)))
    ?.trim() ?? null

/** Why her goal to grow comes after the problem that she has; null: her goal isn't growth, or growth makes nothing worse. */
export function goalTiming(reading: Pick<Reading, 'form'>, card: ProblemCard): string | null {
  const growing = growingGoal(reading)
  if (growing === null) return null
  const goal = fold(growing)
  if (OF_ONE_BUYER.test(card.id) && BUYERS.test(goal) && !BUILDS.test(goal) && !/igua(?:l|is) a/.test(goal)) return null
  const found = GOAL_TIMINGS.find(({ cartas }) => cartas.includes(card.id))
  if (!found || (found.exceto === 'contratar' && PLACES.test(goal))) return null
  return found.porque
}
