import type { Fact } from '@norteia/contracts/analysis'
import { formatNumber } from '@norteia/contracts/format'
import { groupOfCost } from '#src/reading/cost-groups.ts'
import { sceneOf } from '#src/reading/scene.ts'
import { stem } from '#src/text/stem.ts'
import { fold, words } from '#src/text/words.ts'
import { money, reais, type Sources } from './measured.ts'

/** What she pays today for one person of the role that she weighs. */
export interface RolePay {
  /** 'vendedor', as she writes it. */
  role: string
  one: 'um' | 'uma'
  fact: Fact
  entradas: readonly Fact[]
}

/** Whom she thinks of taking on or sending away, in the words after the verb. Folded. */
const WEIGHS =
  /\b(?:contrat(?:ar|o|e|asse)|registr(?:ar|o)|demit(?:ir|o|a)|dispens(?:ar|o|e)|desligar|mand(?:ar|o|e) (?:embora )?|cortar|chamar|colocar|botar|por|precis(?:o|ar|amos) de|pegar|trazer)\b([a-zA-Z0-9 ]{0,60})/g
/** Everybody, and nobody in particular. */
const ANYBODY =
  /^(?:folha|salari|funcionari|func|equipe|pessoal|pessoa|colaborador|empregad|encargo|inss|fgts|ferias|decimo|vale|benefici|mao|obra|diaria|freela|gente|time|rh|clt|caixa|dev$|outr|administrativ|filh|irma|irmao|pai|mae|espos|marido|comiss|soci|menin[ao]|moc[ao]|rapaz)/
const NUMBER_WORDS: Readonly<Record<string, number>> = { um: 1, uma: 1, dois: 2, duas: 2, tres: 3, quatro: 4, cinco: 5 }

/** How a line pays, beside whom. */
const PAY_ITSELF = /^(?:folha|salari|encargo|inss|fgts|ferias|decimo|vale|benefici|pagamento)/

const isRole = (word: string): boolean => word.length > 3 && !ANYBODY.test(word) && groupOfCost(word).id === 'folha'
const isPaid = (word: string): boolean => isRole(word) || (ANYBODY.test(word) && groupOfCost(word).id === 'folha')

/** The line of her list that pays people of the role in her question, by head; null: no line is theirs alone. */
export function rolePay(sources: Sources): RolePay | null {
  for (const { text, field } of sceneOf(sources.reading.form).sentences) {
    if (field !== 'main_challenge' && field !== 'future_goals') continue
    for (const [, after] of text.matchAll(WEIGHS)) {
      const named = words(after ?? '')
      const role = named.find(isRole) ?? named.find((word) => isInPayroll(sources, word))
      const found = role === undefined ? null : payOf(sources, role)
      if (found) return found
    }
  }
  return null
}

/** 'Salários dos piscineiros': what no list of trades knows, her own line pays. */
const isInPayroll = ({ reading }: Sources, word: string): boolean =>
  word.length > 5 &&
  !ANYBODY.test(word) &&
  reading.costs.items.some(
    ({ nome, grupo }) =>
      grupo === 'folha' &&
      words(nome).some((one) => PAY_ITSELF.test(one)) &&
      words(nome).some((one) => stem(one) === stem(word)),
  )

/** Lines of a list: a comma within a sum parts nothing that is looked for here. */
const LINES = /[,;/•\n]| - /

function payOf(sources: Sources, role: string): RolePay | null {
  const { costs, form } = sources.reading
  const isOf = (word: string) => stem(word) === stem(role)
  const places = costs.items.map((_, at) => at).filter((at) => words(costs.items[at]!.nome).some(isOf))
  const [place] = places
  const lines = form.main_costs.split(LINES).filter((line) => words(line).some(isOf))
  // 'Duas auxiliares e uma recepcionista 8.000' is no pay of either.
  if (place === undefined || places.length > 1 || lines.length !== 1) return null
  if (words(lines[0]!).filter((word) => isOf(word) || (isPaid(word) && !PAY_ITSELF.test(word))).length !== 1)
    return null
  const { nome, valor, quantos } = costs.items[place]!
  const heads = quantos ?? headsIn(nome, isOf) ?? headsTold(form.main_challenge, isOf)
  if (heads === null) return null
  const base = sources.costFacts[place]!
  const each = reais(valor / heads)
  const fact: Fact =
    heads === 1
      ? base
      : {
          id: 'medida.custo_do_cargo',
          rotulo: `Custo de uma pessoa: ${nome}`,
          valor: each,
          unidade: 'R$/mês',
          tipo: 'calculado',
          origem: 'A linha da sua lista dividida por quantas pessoas ela paga',
          formula: `${money(valor)} ÷ ${formatNumber(heads)} = ${money(each)}`,
          entradas: [base.id],
        }
  return { ...called(role, `${form.main_challenge} ${form.main_costs}`), fact, entradas: heads === 1 ? [] : [base] }
}

/** 'Dois padeiros' are two, 'vendedor' is one, and nobody knows how many 'vendedores' are. */
function headsIn(nome: string, isOf: (word: string) => boolean): number | null {
  const all = words(nome)
  const told = all.map((word) => NUMBER_WORDS[word]).find((count) => count !== undefined)
  return told ?? (all.some((word) => (isRole(word) || isOf(word)) && word.endsWith('s')) ? null : 1)
}

const OF_HOW_MANY =
  /\b(?:d[oa]s|tenho|temos|somos|sao|com|meus|minhas|nossos|nossas|entre) (?:(?:os|as|meus|minhas) )?(\d{1,2}|dois|duas|tres|quatro|cinco) ([a-z]+)/g

/** 'Mandar 2 dos 4 técnicos embora' tells how many the line pays. */
function headsTold(challenge: string, isOf: (word: string) => boolean): number | null {
  const told = [...fold(challenge).matchAll(OF_HOW_MANY)].flatMap(([, count, word]) =>
    isOf(word!) ? [NUMBER_WORDS[count!] ?? Number(count)] : [],
  )
  return new Set(told).size === 1 && told[0]! > 0 ? told[0]! : null
}

const SINGULAR: readonly (readonly [RegExp, string])[] = [
  [/ões$/, 'ão'],
  [/ons$/, 'om'],
  [/(?<=[rz])es$/, ''],
  [/s$/, ''],
]
/** Said of a man and of a woman. */
const OF_BOTH = /ista$/

/** 'Um vendedor', 'uma recepcionista': as she writes the role. */
function called(role: string, written: string): Pick<RolePay, 'role' | 'one'> {
  const own = written.split(/[^\p{L}]+/u).find((word) => stem(word) === stem(role)) ?? role
  const name = SINGULAR.reduce(
    (found, [end, put]) => (found === own ? own.replace(end, put) : found),
    own,
  ).toLowerCase()
  const plain = fold(name)
  const article = new RegExp(`\\b(uma|a|as|duas|outra|um|o|os|dois|outro) ${plain}`).exec(fold(written))?.[1]
  const woman = article ? /^(?:uma|as?|duas|outra)$/.test(article) : plain.endsWith('a') && !OF_BOTH.test(plain)
  return { role: name, one: woman ? 'uma' : 'um' }
}
