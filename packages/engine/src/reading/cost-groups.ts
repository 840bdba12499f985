import { FINANCE_CATEGORIES } from '@norteia/contracts/finance-categories'
import { lately } from '#src/text/lately.ts'
import { fold, words } from '#src/text/words.ts'
import { COST_GROUPS } from './cost-groups.data.ts'
import { isHousehold } from './household.ts'
import type { Costs } from './money.ts'

export type CostGroupId = (typeof COST_GROUPS)[number]['id'] | 'outros'

/** What the named costs of one kind come to. */
export interface CostGroup {
  id: CostGroupId
  /** With its article: 'a folha'. */
  nome: string
  /** true: moves with what is sold; false: is to be paid in an empty month too; null: its name doesn't tell. */
  varia: boolean | null
  /** Reais a month. */
  valor: number
  /** Places of its items in `Costs.items`. */
  itens: readonly number[]
}

type Kind = Pick<CostGroup, 'id' | 'nome' | 'varia'>

const OTHERS: Kind = { id: 'outros', nome: 'os outros custos', varia: null }
const BY_ID = new Map<CostGroupId, Kind>([
  ...COST_GROUPS.map((group) => [group.id, group] as const),
  ['outros', OTHERS],
])
const TAXES = BY_ID.get('impostos')!

const DRAW = BY_ID.get('retirada')!
/** 'Eu tiro', 'meu', 'nós dois', 'pra mim': what the owners take, by words that are about nobody else. */
const OWNERS_ALONE =
  /^(?:(?:o|a|e|pra|para|pro|de|que|por mes|mesm[oa]) )*(?:(?:meu|minha|nosso|nossa)(?: (?:tir|retir|ganh|parte|salario|sustento|d[oa]n[oa]s?\b|pr[ao]\b|por\b|mes\b|casa\b|mesm)[a-z]*)*|(?:eu|mim|nos (?:dois|duas|tres)|a gente)(?: (?:tir|retir|peg|receb|fic|ganh|mesm|pr[ao]\b|para\b|e\b|com\b|d[aeo]\b|por\b|mes\b|casa\b|d[oa]n[oa]s?\b|sustento|salario|minha|meu|marido|esposa|mulher|irma|irmao|soci|filh|pai\b|mae\b|mim\b|dois|duas)[a-z]*)*|(?:tir|retir)(?:o|amos)(?: [a-z]+){0,5})$/

const WITH_HERS =
  /^(.*\b(?:folha|funcion[áa]ri[oa]s?|equipe|sal[áa]rios?|pessoal)\b.*?) (?:j[áa] )?(?:com|incluindo|inclui|contando|mais) (?:a |o )?(?:meus?|minhas?|noss[oa]s?|retiradas?|pr[óo].?labores?)\b/i
/** Whether her own pay stands in her list, by itself or within the payroll. */
export const namesHerPay = (costs: Costs): boolean =>
  costs.items.some(
    ({ nome, grupo }) => grupo === 'retirada' || groupOfCost(nome).id === 'retirada' || WITH_HERS.test(nome),
  )

const FREIGHT = BY_ID.get('frete')!
const COURIER = /^(?:motoboys?|motoqueir|motociclist|entregador)/

interface Phrase {
  group: Kind
  parts: readonly string[]
  /** Of the groups, in their order. */
  place: number
}

/** By the first two letters of the first word. */
const phrases = new Map<string, Phrase[]>()
COST_GROUPS.forEach((group, place) => {
  for (const phrase of group.palavras.split('|')) {
    const parts = phrase.split(' ')
    const key = parts[0]!.slice(0, 2)
    const list = phrases.get(key)
    if (list) list.push({ group, parts, place })
    else phrases.set(key, [{ group, parts, place }])
  }
})

const matches = (word: string | undefined, part: string) =>
  word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part)

const MAX_WORDS = 12

/** The group that a cost's name belongs to; the longest phrase decides, then the order of the groups. */
export const groupOfCost = lately((nome: string): Kind => groupFor(nome), 128)

function groupFor(nome: string): Kind {
  const found = words(nome, MAX_WORDS)
  // The tax form; elsewhere 'das' is 'de' + 'as'.
  if ((found.length === 1 && found[0] === 'das') || /\bDAS\b/.test(nome)) return TAXES
  if (
    OWNERS_ALONE.test(
      fold(nome)
        .replace(/[^a-z ]+/g, ' ')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
  )
    return DRAW
  // The school of her children is what she takes out, by another name.
  if (isHousehold(nome)) return DRAW
  // 'Folha com minha retirada': hers is a part of it, and nobody knows which.
  const whole = WITH_HERS.exec(nome)?.[1]
  if (whole) return groupOfCost(whole)
  // Who rides for her is paid by her, whichever app he helps out.
  if (COURIER.test(found[0] ?? '')) return FREIGHT
  let best: Phrase | null = null
  found.forEach((word, at) => {
    for (const phrase of phrases.get(word.slice(0, 2)) ?? []) {
      const { parts, place } = phrase
      if (best && (parts.length < best.parts.length || (parts.length === best.parts.length && place >= best.place)))
        continue
      if (parts.every((part, offset) => matches(found[at + offset], part))) best = phrase
    }
  })
  const group = (best as Phrase | null)?.group ?? OTHERS
  // 'Estúdio, software, editora e carro': one car among bills that are paid in an empty month.
  const things = group === FREIGHT ? nome.split(/,| e /).filter((part) => part.trim() !== '') : []
  return things.length > 2 && things.filter((part) => groupOfCost(part) === FREIGHT).length * 2 < things.length
    ? OTHERS
    : group
}

/** Words that make a name of a cost no more telling. */
const PLAIN = new Set([
  ...words(FINANCE_CATEGORIES.map(({ nome }) => nome).join(' ')),
  ...words('de do da dos das com os as em para por pagamento contas conta custo custos gasto gastos despesa despesas'),
  ...words(
    'fixo fixos fixa fixas mensal mensais geral gerais outro outros outra outras demais contador telefone celular',
  ),
])

const PARTS = COST_GROUPS.flatMap(({ palavras }) => palavras.split(/[| ]/))

/** Whether a cost's name says no more than what kind of cost it is: each of its words is one that many owners use. */
export const isPlainCost = (nome: string): boolean =>
  words(nome).every((word) => PLAIN.has(word) || PARTS.some((part) => matches(word, part)))

/** The named costs by group, the heaviest first; empty when no cost has its own name and sum. */
export function costGroups({ items }: Costs): CostGroup[] {
  const groups = new Map<CostGroupId, CostGroup & { itens: number[] }>()
  items.forEach(({ nome, valor, grupo }, index) => {
    const { id, nome: name, varia } = grupo ? BY_ID.get(grupo)! : groupOfCost(nome)
    const group = groups.get(id)
    if (group) {
      group.valor = Math.round((group.valor + valor) * 100) / 100
      group.itens.push(index)
    } else groups.set(id, { id, nome: name, varia, valor, itens: [index] })
  })
  return [...groups.values()].sort((a, b) => b.valor - a.valor)
}
