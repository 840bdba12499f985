import type { Fact } from '@norteia/contracts/analysis'
import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { askedIn, money, percent, round1, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'
import { type Answer, type Month, monthOf, spoken, taxOf, today } from './frame.ts'
import { nounAfter } from './sold.ts'

const LEAVES =
  /\b(?:larg[a-z]+|parar? (?:de|com)|sair d[aoe]|sai[oa] d[aoe]|deixar (?:de|o)|cortar|corto|encerrar|romper|abandon[a-z]+|descredenci[a-z]+|acabar com|continu[a-z]+ com|mant[a-z]+ o)\b/
const LOW = /\b(?:convenio|plano|operadora)s?\b/
const HIGH = /\bparticular(?:es)?\b/
const WAITS = /\b(?:fila|lista de espera|na lista|esper(?:a|ando)|aguardando)\b/
const EACH = '(\\d{1,3}(?:,\\d{1,2})?) ?(?:reais )?(?:por|cada|a|/) ?[a-z]+'
const PART = '(\\d{1,2}) ?%'
const NEAR = '[^,;/\\n\\d]{0,24}'

/** What one of a payer pays who treats them: so much, or a part of the price. */
interface Passed {
  value: Value<'R$' | '%'>
}

function passedOf(d: Deriver, payer: 'convenio' | 'particular'): Passed | null {
  const text = fold(d.own.sources.reading.form.main_costs ?? '')
  const name = payer === 'convenio' ? '(?:convenio|plano)' : 'particular'
  const find = (number: string): number[] =>
    [`${name}${NEAR}${number}`, `${number} (?:d[eoa]s? |n[oa] |pel[oa] )?${name}`].flatMap((pattern) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map((one) => Number(one[1]!.replace(',', '.'))),
    )
  const each = [...new Set(find(EACH))]
  const part = [...new Set(find(PART))]
  if (each.length + part.length !== 1) return null
  const kind = each.length === 1 ? 'R$' : '%'
  const valor = each[0] ?? part[0]!
  const fact: Fact = {
    id: `lista.repasse.${payer}`,
    rotulo: payer === 'convenio' ? 'Repasse de um atendimento do convênio' : 'Repasse de um atendimento particular',
    valor,
    unidade: kind,
    tipo: 'informado',
    origem: askedIn('main_costs'),
  }
  return { value: d.own.known(kind, fact) }
}

interface Told {
  low: Spoken
  high: Spoken
  count: Spoken
  waiting: Spoken | null
}

/** The two prices, how many come by the lower one, and who waits to pay the higher; null: one lacks, or two fit. */
function told(d: Deriver): Told | null {
  if (!d.ask.says(LEAVES, ['main_challenge', 'future_goals'])) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const isPrice = (one: Spoken) => isPlain(one) && one.value >= 8 && one.value <= 2_000
  const count = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        Number.isInteger(one.value) &&
        one.value >= 5 &&
        /^ (?:sess|consult|atend|pacient|exame|aula|procedim)[a-z]*/.test(one.after) &&
        LOW.test(one.after.slice(0, 40)),
    ),
  )
  const waiting = only(
    all.filter(
      (one) =>
        one !== count &&
        one.said.kind === 'N' &&
        one.value >= 2 &&
        one.value < 500 &&
        /^ (?:pesso|pacient|client|alun)[a-z]*/.test(one.after) &&
        WAITS.test(one.after),
    ),
  )
  const low = only(
    all.filter(
      (one) =>
        one !== count && one !== waiting && isPrice(one) && LOW.test(one.before.slice(-40)) && !HIGH.test(one.before),
    ),
  )
  const high =
    low &&
    only(
      all.filter(
        (one) =>
          one !== count &&
          one !== waiting &&
          isPrice(one) &&
          one.value > low.value &&
          HIGH.test(one.before.slice(-30)) &&
          !WAITS.test(`${one.before} ${one.after}`),
      ),
    )
  if (!count || !low || !high) return null
  return { low, high, count, waiting: waiting ?? null }
}

/** 'O convênio paga 32 e o particular 95; 260 de convênio por mês', with 22 and 40% in the list: what one of each leaves. */
export function payersByList(d: Deriver): Answer | null {
  const month = monthOf(d)
  const found = month && told(d)
  const [poorPass, goodPass] = found ? [passedOf(d, 'convenio'), passedOf(d, 'particular')] : [null, null]
  if (!month || !found || !poorPass || !goodPass) return null
  const { own } = d
  const tax = taxOf(d)
  const [low, high] = [
    d.ask.value('R$', found.low.said, 'O que o convênio paga por um'),
    d.ask.value('R$', found.high.said, 'O que o particular paga por um'),
  ]
  const keep = (price: Value<'R$'>, { value }: Passed, rotulo: string): Value<'R$'> =>
    own.make(
      'R$',
      rotulo,
      round2(
        price.number * (1 - (tax?.number ?? 0) / 100) -
          (value.kind === '%' ? (price.number * value.number) / 100 : value.number),
      ),
      `${money(price.number)} − ${value.kind === '%' ? `${percent(value.number)} × ${money(price.number)}` : money(value.number)}${tax ? ` − ${percent(tax.number)} × ${money(price.number)}` : ''}`,
      [price, value, ...(tax ? [tax] : [])] as Value<Kind>[],
    )
  const poor = keep(low, poorPass, 'O que um do convênio deixa')
  const good = keep(high, goodPass, 'O que um particular deixa')
  if (good.number <= 0 || good.number <= poor.number) return null
  const many = d.ask.value('qtd', found.count.said, 'Quantos do convênio por mês')
  const all = own.make(
    'R$/mês',
    'O que o convênio deixa por mês',
    Math.round(many.number * poor.number),
    `${many.number} × ${money(poor.number)}`,
    [many, poor],
  )
  const noun = nounAfter(d, found.count)
  const inputs: (Value<Kind> | null)[] = [
    low,
    high,
    poorPass.value,
    goodPass.value,
    tax,
    poor,
    good,
    many,
    all,
    month.left,
  ]
  return {
    decisions: ['largar_cliente', 'cortar_produto', 'cliente_grande', 'aumentar_preco'],
    at: found.low,
    main: all,
    inputs,
    line: say`De cada ${t(low)} do convênio ${poor.number < 0 ? say`faltam ${t(poor)}` : say`ficam ${t(poor)}`}, depois de ${t(poorPass.value)} de repasse${tax ? ' e do imposto' : ''}; de cada ${t(high)} do particular, com repasse de ${t(goodPass.value)}, ficam ${t(good)}, antes do material.`,
    verdict: verdictOf(d, month, found, { poor, good, many, all, noun, inputs }),
    says: ['ticket_medio', 'custo_por_unidade', 'diferenca_preco'],
    topic: 'pagadores',
  }
}

interface Sides {
  poor: Value<'R$'>
  good: Value<'R$'>
  many: Value<'qtd'>
  all: Value<'R$/mês'>
  noun: string
  inputs: (Value<Kind> | null)[]
}

function verdictOf(d: Deriver, month: Month, { waiting }: Told, { poor, good, many, all, noun, inputs }: Sides): Text {
  const { own } = d
  if (poor.number <= 0)
    return say`Sim, saia, no prazo do contrato. Os ${t(many)} por mês do convênio fazem faltar ${t(all)}: pare já de aceitar novos dele. ${today(month)}.`
  const same = own.make(
    'qtd',
    'Quantos particulares deixam o mesmo',
    Math.ceil(all.number / good.number),
    `${money(all.number)} ÷ ${money(good.number)}`,
    [all, good],
  )
  inputs.push(same)
  const parts: Text[] = [
    say`Não de vez: troque vaga por vaga. As ${t(many)} ${noun} do convênio deixam ${t(all)} por mês, e ${t(same)} particulares deixam o mesmo. `,
  ]
  if (waiting) {
    const queue = d.ask.value('qtd', waiting.said, 'Quantos esperam')
    const times = own.make(
      'qtd',
      'Vezes por mês de cada um da fila',
      round1(same.number / queue.number),
      `${same.number} ÷ ${queue.number}`,
      [same, queue],
    )
    inputs.push(queue, times)
    parts.push(
      times.number <= 1
        ? say`Os ${t(queue)} da fila já cobrem isso vindo uma vez por mês cada um. `
        : say`Os ${t(queue)} da fila cobrem isso se cada um vier ${t(times)} vezes por mês. `,
    )
  }
  parts.push(
    say`Ligue para quem espera, dê a eles os horários mais pedidos e deixe o convênio nos que sobram; só saia de todo quando as vagas particulares chegarem a isso por dois meses. ${today(month)}.`,
  )
  return join(parts)
}
