import type { Fact } from '@norteia/contracts/analysis'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, type Spoken } from '#src/measures/derived/spoken.ts'
import { askedIn, money, percent, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'
import { spoken } from './frame.ts'

const NEAR = 0.04
const COSTISH =
  /\b(?:cada|cust[a-z]+|gast[a-z]+|pag[oa]|receb[a-z]+|ganh[a-z]+|da(?:o)?|dá|sai|fica|por [a-z]{3,}|de custo|de material|produto|ingrediente|embalagem)\b/

/** 'Perdendo 22 alunos' is no cost, whatever it makes with how many pay. */
const PEOPLE = /^ (?:client|alun|assinant|pacient|crianc|pessoa|morador|soci|famili|pais\b|maes\b)/

export interface UnitCost {
  value: Value<'R$'>
  /** Its cost of the month, as her list has it. */
  place: number
}

/**
 * Her numbers that are what one costs, proved by her list: 30 for each of 696 sessions are the 20.880 of the therapists. Words
 * beside the number must speak of a cost, or name the cost of the list.
 */
export function provedCosts(d: Deriver, many: number, except: readonly Spoken[]): readonly UnitCost[] {
  const { items } = d.own.sources.reading.costs
  const found: UnitCost[] = []
  for (const one of spoken(d)) {
    if (one.said.kind === 'N' && PEOPLE.test(one.after)) continue
    if (one.field !== 'main_challenge' || !isPlain(one) || one.value < 0.2 || except.includes(one)) continue
    const place = items.findIndex(
      ({ valor, nome }, at) =>
        !found.some((other) => other.place === at) &&
        Math.abs(valor / (one.value * many) - 1) < NEAR &&
        (COSTISH.test(clauseOf(one)) || namesIt(nome, `${one.before} ${one.after}`)),
    )
    if (place >= 0) found.push({ value: d.ask.value('R$', one.said, 'Custo de cada um'), place })
  }
  return [...found, ...listedOf(d, many, new Set(found.map(({ place }) => place)))]
}

const EACH_LISTED = /(\d{1,4}(?:,\d{1,2})?) ?(?:reais )?(?:por|cada|a|o|\/) ?[a-z]{3,}/

/** 'Fisioterapeutas (pago 22 por sessão) 12.100', where 550 of them are sold. */
const listedOf = (d: Deriver, many: number, taken: ReadonlySet<number>): UnitCost[] =>
  d.own.sources.reading.costs.items.flatMap(({ valor, nome, detalhe = '' }, place) => {
    const each = Number(EACH_LISTED.exec(fold(`${nome} ${detalhe}`))?.[1]?.replace(',', '.') ?? 0)
    if (taken.has(place) || each <= 0 || Math.abs(valor / (each * many) - 1) >= NEAR) return []
    const fact: Fact = {
      id: `lista.cada.${place}`,
      rotulo: 'Custo de cada um',
      valor: each,
      unidade: 'R$',
      tipo: 'informado',
      origem: askedIn('main_costs'),
    }
    return [{ value: d.own.known('R$', fact), place }]
  })

const namesIt = (nome: string, text: string): boolean =>
  fold(nome)
    .split(/[^a-z]+/)
    .some((word) => word.length > 3 && text.includes(word.slice(0, 5)))

/** What a price leaves after tax and the costs of one. */
export function keeps(
  d: Deriver,
  price: Value<'R$'>,
  tax: Value<'%'> | null,
  costs: readonly Value<'R$'>[],
  rotulo: string,
): Value<'R$'> {
  const number = round2(price.number * (1 - (tax?.number ?? 0) / 100) - costs.reduce((sum, one) => sum + one.number, 0))
  const formula = [
    `${money(price.number)}${tax ? ` × (100% − ${percent(tax.number)})` : ''}`,
    ...costs.map((one) => money(one.number)),
  ].join(' − ')
  return d.own.make('R$', rotulo, number, formula, [price, ...(tax ? [tax] : []), ...costs] as Value<Kind>[])
}
