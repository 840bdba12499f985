import { ofMonth } from '#src/measures/asked/asked.ts'
import { type Deriver, OF_STAFF } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { groupOfCost } from '#src/reading/cost-groups.ts'
import { fold } from '#src/text/words.ts'

/** Who would be hired for it, with what they cost a month. */
export interface Hands {
  count: Value<'qtd'> | null
  pay: Value<'R$/mês'>
  inputs: readonly Value<Kind>[]
  uses: readonly Spoken[]
}

const LEAST_PAY = 700
const MOST_PAY = 20_000
const HIRES =
  /\b(?:contrat[a-z]+|registr[a-z]+|peg(?:ar|aria)|pag(?:ar|aria)|por|colocar|botar|chamar|trazer|precis[a-z]+ de|mais)(?: de)?(?: mais)?(?: (?:um|uma|outr[oa]|nov[oa]|N\d+))? ([a-z]{4,})/g
const NOBODY =
  /\b(?:sem (?:precisar )?contratar|nao (?:precis[a-z]+|vou|teria|preciso)(?: de)? contratar|com quem ja tenho|com a equipe (?:que tenho|de hoje|atual))\b/
const SEVERAL = /s$|^gente$/
const EACH = /^ (?:reais )?(?:cada|por (?:pessoa|cabeca|mes cada))/

/** Of those who work: 'costureiras', 'ajudante', 'pessoa'. */
export const isStaff = (word: string): boolean =>
  /^(?:pessoas?|alguem|gente|func)$/.test(word) ||
  (!/^vale|^beneficio|^encargo|^folha/.test(word) && (OF_STAFF.test(word) || groupOfCost(word).id === 'folha'))

/** The worker that a sentence says will be hired; null: nobody. */
function hiredIn(text: string): string | null {
  if (NOBODY.test(text)) return null
  for (const found of text.matchAll(HIRES)) if (isStaff(found[1]!)) return found[1]!
  return null
}

/** Whom the offer needs: told with a wage, else by what the list pays for such a one. 'untold': somebody, and nobody knows for how much. */
export function handsIn(d: Deriver, all: readonly Spoken[], except: readonly Spoken[]): Hands | null | 'untold' {
  const { sentences } = d.ask.scene
  const told = sentences
    .map(({ text, field }, place) => ({ place, word: field === 'main_challenge' ? hiredIn(text) : null }))
    .filter(({ word }) => word !== null)
  if (told.length === 0) return null
  const [first] = told
  if (told.length > 1 && new Set(told.map(({ word }) => word!.slice(0, 5))).size > 1) return 'untold'
  const word = first!.word!
  const there = all.filter((one) => told.some(({ place }) => place === one.sentence) && !except.includes(one))
  const heads = only(
    there.filter(
      (one) =>
        one.said.kind === 'N' && one.value >= 1 && one.value <= 30 && isStaff(/^ ([a-z]+)/.exec(one.after)?.[1] ?? ''),
    ),
  )
  const pay = only(
    there.filter(
      (one) =>
        isPlain(one) &&
        one !== heads &&
        one.value >= LEAST_PAY &&
        one.value <= MOST_PAY &&
        hiredIn(one.before) !== null,
    ),
  )
  const count = heads && heads.value > 1 ? d.ask.value('qtd', heads.said, 'Pessoas a mais') : null
  const uses = [heads, pay].filter((one): one is Spoken => one !== undefined)
  if (pay) return byWage(d, count, pay, uses)
  // 'Mais gente': of how many, nobody knows.
  return count === null && SEVERAL.test(word) ? 'untold' : (byList(d, count, word, uses) ?? 'untold')
}

function byWage(d: Deriver, count: Value<'qtd'> | null, pay: Spoken, uses: readonly Spoken[]): Hands | 'untold' {
  const wage = ofMonth(d.ask.value('R$', pay.said, 'Quem seria contratado, por mês'))
  if (!count) return { count: null, pay: wage, inputs: [wage], uses }
  const each = EACH.test(pay.after) || /\b(?:de|a|por)(?: uns| r\$)* $/.test(pay.before)
  if (!each && wage.number / count.number >= LEAST_PAY * 2) return 'untold'
  const all = d.own.times(count, { ...wage, kind: 'R$' }, 'Quem seria contratado, todos', 'R$/mês')
  return { count, pay: all, inputs: [count, wage, all], uses }
}

/** What the list pays for one of them; null: it doesn't tell. */
function byList(d: Deriver, count: Value<'qtd'> | null, word: string, uses: readonly Spoken[]): Hands | null {
  const { items } = d.own.sources.reading.costs
  const root = word.slice(0, 5)
  const named = items.flatMap(({ nome, quantos, grupo }, place) =>
    (grupo ?? groupOfCost(nome).id) === 'folha' && quantos !== undefined
      ? [
          {
            place,
            quantos,
            same: fold(nome)
              .split(/[^a-z]+/)
              .some((one) => one.startsWith(root)),
          },
        ]
      : [],
  )
  const one =
    only(named.filter(({ same }) => same)) ?? (/^(?:pesso|algue|func|gente)/.test(word) ? only(named) : undefined)
  if (!one) return null
  const paid = d.own.known('R$/mês', d.own.sources.costFacts[one.place]!)
  const number = count?.number ?? 1
  const pay = d.own.make(
    'R$/mês',
    'Quem seria contratado, pelo que os de hoje custam',
    reais((paid.number / one.quantos) * number),
    `${money(paid.number)} ÷ ${one.quantos}${number > 1 ? ` × ${number}` : ''}`,
    count ? [paid, count] : [paid],
  )
  return { count, pay, inputs: [paid, ...(count ? [count] : []), pay], uses }
}
