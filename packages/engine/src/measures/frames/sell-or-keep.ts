import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'
import { type Answer, beforePay, monthly, monthOf, spoken } from './frame.ts'
import { neededFor, nounAfter, offeredAlone } from './sold.ts'

type Inputs = (Value<Kind> | null)[]

const KEEPS =
  /\b(?:segur(?:o|ar)|esper(?:o|ar)|mant(?:er|enho)|fic(?:o|ar) com|continu(?:o|ar)|deix(?:o|ar)|insist(?:o|ir)|vendo ou|vender ou)\b/
const OWES =
  /\b(?:devo|devendo|falta[m]?(?: pagar| quitar)?|quitar|saldo (?:de|e))(?: (?:so|uns|umas|ainda|mais|nela|nele|r\$))* $/
const PARCEL =
  /\b(?:parcela|prestacao)(?: (?:dela|dele|d[aeo]|[a-z]+))? (?:e|de|da|fica em|sai por|sai a)(?: (?:uns|r\$))* $/
const HAS =
  /\b(?:ta|esta|to|estou|roda|anda|fica|trabalha|tem|tenho|vai|leva|so|atende)(?: (?:so|com|apenas|uns|umas|tem|atende|rodando))* $/
const HOLDS = /\b(?:cabe[m]?|cabia[m]?|capacidade (?:de|pra|para)|lotad[ao] (?:da|e|com))(?: (?:ate|uns|umas))* $/
const WHICH =
  /\b(segund|terceir|quart|quint)[ao] (?:van|carro|caminhao|moto|kombi|onibus|micro|veiculo|maquina|cadeira|sala|quadra|piscina|barco|trator|turma|quiosque)\b/
const PLACES: Readonly<Record<string, number>> = { segund: 2, terceir: 3, quart: 4, quint: 5 }
const RUNS =
  /\b(?:diesel|combustivel|gasolina|etanol|alcool|pneus?|manutencao|seguros?|ipva|licenciamento|rastreador)\b/
const DRIVES = /\b(?:motorist|operador|piloto|ajudante|monitor)/

/** What could be sold stands half empty: what it brings and takes of a month, and what selling leaves in hand. */
export function sellOrKeep(d: Deriver): Answer | null {
  const month = monthOf(d)
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const price = only(all.filter(({ said }) => said.role === 'bem'))
  if (!month || !price || !d.ask.says(KEEPS, ['main_challenge'])) return null
  const { own } = d
  const worth = d.ask.value('R$', price.said, 'O que pagam por ele')
  const inputs: Inputs = [worth, month.left]
  const hand = handOf(d, all, price, worth, inputs)
  const runs = runsOf(d, all, inputs)
  if (!hand && !runs) return null
  const losing = runs !== null && runs.rest.number < 0
  const after = losing ? own.minus(month.left, runs.rest, 'O mês sem ele') : null
  inputs.push(after)
  const head = !runs
    ? say`Só segure com data e número. `
    : !losing
      ? say`Segure por enquanto. `
      : runs.full && runs.full.number < worth.number / 100
        ? say`Venda. `
        : say`Venda, se não encher até uma data escrita agora. `
  return {
    decisions: ['vender_parar', 'maquina', 'renegociar', 'cortar_produto'],
    at: price,
    main: runs?.rest ?? worth,
    inputs,
    verdict: join([
      head,
      runs?.text ?? say``,
      after
        ? say`Sem ele o mês iria de ${side(month.left)} para ${side(after)}${beforePay(month)}, e quem couber nas vagas que já tem vem a mais. `
        : say``,
      hand ?? say`Peça por escrito quanto pagam e quanto falta para quitar.`,
      losing
        ? say` Veja esta semana quem cabe no resto, avise os outros com prazo, e só então feche a venda.`
        : say` Escreva até quando espera e quantos precisa ter nessa data.`,
    ]),
    says: ['divida', 'juros', 'ociosidade', 'ponto_equilibrio'],
    topic: 'vender_ou_segurar',
  }
}

const side = (value: Value<'R$/mês'>): Text =>
  value.number < 0 ? say`uma falta de ${t(value)}` : say`uma sobra de ${t(value)}`

/** 'Pego uns 62 mil e ainda devo 28': in thousands, where the price is. */
function handOf(d: Deriver, all: readonly Spoken[], price: Spoken, worth: Value<'R$'>, inputs: Inputs): Text | null {
  const owed = only(all.filter((one) => one !== price && isPlain(one) && OWES.test(one.before)))
  if (!owed || Math.abs(owed.sentence - price.sentence) > 1) return null
  const said = d.ask.value('R$', owed.said, 'O que ainda falta pagar')
  const thousands = owed.value < 1_000 && price.value >= 5_000
  const debt = thousands
    ? d.own.make('R$', 'O que ainda falta pagar, em mil', owed.value * 1_000, `${owed.value} × 1.000`, [said])
    : said
  if (debt.number >= worth.number * 3) return null
  const hand = d.own.minus(worth, debt, 'O que fica na mão')
  inputs.push(said, debt, hand)
  return hand.number >= 0
    ? say`Dos ${t(worth)} da venda, quitados os ${t(debt)}, ficam ${t(hand)} na mão e a parcela acaba.`
    : say`A venda por ${t(worth)} não quita os ${t(debt)}: faltariam ${t(hand)}, a negociar antes.`
}

interface Runs {
  rest: Value<'R$/mês'>
  /** Filled to the last place; null: not told how many it holds. */
  full: Value<'R$/mês'> | null
  text: Text
}

/** What those in it pay, less its instalment and its part of what all of them run on; null: her numbers don't tell. */
function runsOf(d: Deriver, all: readonly Spoken[], inputs: Inputs): Runs | null {
  const each = offeredAlone(d)
  const parcel = only(all.filter((one) => isPlain(one) && one.value >= 100 && PARCEL.test(one.before)))
  const counts = all.filter((one) => one.said.kind === 'N' && Number.isInteger(one.value))
  const room = only(counts.filter((one) => HOLDS.test(one.before)))
  const filled = room
    ? counts.find((one) => one.place === room.place - 1)
    : only(counts.filter((one) => HAS.test(one.before) && /^ [a-z]{4,}/.test(one.after)))
  const costs = partsOf(d)
  if (!each || !parcel || !filled || !costs || !HAS.test(filled.before) || (room && room.value <= filled.value))
    return null
  const { own } = d
  const month = monthly(d, parcel, 'A parcela dele')
  const many = d.ask.value('qtd', filled.said, 'Quantos ele tem')
  const brings = own.times(many, each, 'O que ele traz por mês', 'R$/mês')
  const takes = own.make(
    'R$/mês',
    'Tudo o que ele gasta por mês',
    round2(costs.number + month.number),
    `${money(costs.number)} + ${money(month.number)}`,
    [costs, month],
  )
  const rest = own.minus(brings, takes, 'O que ele deixa por mês')
  const holds = room ? d.ask.value('qtd', room.said, 'Quantos cabem') : null
  const brims = holds && own.times(holds, each, 'O que traria cheio', 'R$/mês')
  const full = brims && own.minus(brims, takes, 'O que ele deixaria cheio')
  const needed = neededFor(d, takes, each, 'Quantos pagam tudo o que ele gasta')
  inputs.push(each, month, many, brings, costs, takes, rest, holds, brims, full, needed)
  const noun = nounAfter(d, filled)
  const end = full
    ? say`; ${full.number < 0 ? say`mesmo cheio, com ${t(holds!)}, ainda faltariam ${t(full)}` : say`cheio, com ${t(holds!)}, sobrariam ${t(full)}`}`
    : say`; só se paga com ${t(needed)}`
  return {
    rest,
    full,
    text: say`${t(many)}${noun === 'vendas' ? '' : ` ${noun}`} × ${t(each)} = ${t(brings)} por mês, contra ${t(takes)} (a parcela de ${t(month)} e cerca de ${t(costs)} da parte dele em quem trabalha, combustível e manutenção): ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`} por mês${end}. `,
  }
}

/** One of so many: its part of fuel, repair and insurance, and one of those who drive; null: the list doesn't tell. */
function partsOf(d: Deriver): Value<'R$/mês'> | null {
  const found = WHICH.exec(fold(d.own.sources.reading.form.main_challenge))
  const { items } = d.own.sources.reading.costs
  const among = found ? PLACES[found[1]!]! : 0
  const parts = items.flatMap(({ nome, valor, quantos }, place) => {
    const name = fold(nome)
    const by = RUNS.test(name) ? among : DRIVES.test(name) && quantos ? quantos : 0
    return by > 0 ? [{ valor, by, fact: d.own.known('R$/mês', d.own.sources.costFacts[place]!) }] : []
  })
  if (among < 2 || parts.length < 2) return null
  return d.own.make(
    'R$/mês',
    'A parte dele nas contas de todos',
    round2(Math.round(parts.reduce((sum, { valor, by }) => sum + valor / by, 0))),
    parts.map(({ valor, by }) => `${money(valor)} ÷ ${by}`).join(' + '),
    parts.map(({ fact }) => fact),
  )
}
