import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { offerOf } from '#src/reading/offer.ts'
import type { Said } from '#src/reading/scene.ts'
import { fold } from '#src/text/words.ts'
import { type Answer, addUp, monthOf, timesOver, today } from './frame.ts'
import { type Pay, payInList, payOf } from './list-pay.ts'
import { challengeOf, type Purchase, purchaseOf } from './ways/way.ts'

const FREES =
  /\b(?:dispens[a-z]+|liber[a-z]+|substitu[a-z]+|tir(?:o|a|aria)|economiz[a-z]+|poup[a-z]+|troc[a-z]+|faz (?:o )?(?:trabalho|servico)(?: de)?)(?: (?:uns|umas|de|o|a|os|as))* $/
const ONE_OF = /\b(?:dispens[a-z]+|liber[a-z]+|substitu[a-z]+|tir(?:o|a|aria)) (?:um|uma) d[oa]s $/
const WHO = /^ (?:d[oa]s )?(?:meus |minhas |nossos |nossas )?([a-z]{4,})/
/** '2 das minhas 5 funcionárias': the next number names them. */
const OF_MINE = /^ d[oa]s (?:meus |minhas |nossos |nossas )?$/
const RISES = /\b(?:s[ou]b[a-z]+|aument[a-z]+|mais|a mais|gasta|pede|precisa|cresce)\b/
const BILL =
  /\b(?:luz|energia|gas|diesel|combustivel|manutencao|seguro|agua|peca[s]?|oleo|material|operador[a]?|assistencia|assinatura)\b/
const PREMIUM =
  /^ centavos? (?:a mais )?(?:n[oa]|por|pel[oa]|em cada) (litro|quilo|kg|peca|unidade|duzia|caixa|saca|metro)/
const A_DAY = /(\d{1,3}(?:\.\d{3})+|\d+) (litros|quilos|kg|pecas|unidades|duzias|caixas|sacas|metros) (?:por|ao) dia/
const FARM_DAYS = 30
const PAID_OUT = 0.3

interface Gain {
  pay: Value<'R$/mês'>
  people: Value<'qtd'>
  each: Pay
  uses: readonly Spoken[]
}

/** A machine that does the work of so many of those on her list: what they cost, less the instalment and what it takes. */
export function machineFrees(d: Deriver): Answer | null {
  const month = monthOf(d)
  const bought = month && purchaseOf(d)
  const gain = bought && freedBy(d, bought)
  if (!month || !bought || !gain) return null
  const { own } = d
  const bills = billsOf(d, bought, gain)
  const extra = premiumOf(d)
  const price = priceOf(d, bought)
  const uses = [...bills.uses, ...gain.uses, ...(price ? [price] : [])].map(({ said }) => said)
  if (isOtherLeft(d, [...bought.uses, ...uses])) return null
  const takes = [bought.month, ...bills.values]
  const all = addUp(d, takes, 'O que ela pede por mês')
  const alone = own.minus(gain.pay, all, 'O que fica por mês')
  const rest = extra ? own.plus(alone, extra.month, 'O que fica com o preço melhor') : alone
  const inputs: (Value<Kind> | null)[] = [
    bought.month,
    bought.count,
    gain.people,
    gain.each.each,
    gain.pay,
    ...bills.values,
  ]
  inputs.push(all, alone, rest, month.left, ...bought.values, ...(extra?.values ?? []))
  const paid = price ? d.ask.value('R$', price.said, 'Preço') : null
  const total = timesOver(d, bought.count, bought.month, 'Tudo o que se paga')
  const interest = paid && total.number > paid.number ? own.minus(total, paid, 'O que o dinheiro custa') : null
  inputs.push(total, paid, interest)
  const whole = say`Ela poupa ${account(gain)} por mês e pede ${join(
    takes.map((one) => say`${t(one)}`),
    ' + ',
  )}${takes.length > 1 ? say` = ${t(all)}` : ''}`
  return {
    decisions: ['maquina', 'demitir', 'emprestimo', 'contratar', 'expandir_rural'],
    at: bought.at,
    main: rest,
    inputs,
    verdict: join([
      headOf(rest.number, alone.number, bought.month.number, month.left.number),
      say`${whole}: ${alone.number < 0 ? say`faltam ${t(alone)}` : say`ficam ${t(alone)}`} por mês`,
      extra ? say`; com ${extra.text}, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`ficam ${t(rest)}`}. ` : say`. `,
      interest ? say`No fim se pagam ${t(total)}, ${t(interest)} só de juro. ` : say``,
      tail(rest.number, bought.month.number, extra !== null),
      say` ${today(month)}.`,
    ]),
    says: ['custo_vaga', 'custo_hora', 'receita_por_pessoa', 'energia'],
    topic: 'maquina',
  }
}

const account = ({ people, each, pay }: Gain): Text =>
  people.number === 1 ? say`${t(pay)} de uma pessoa` : say`${t(people)} × ${t(each.each)} = ${t(pay)} de gente`

function headOf(rest: number, alone: number, parcel: number, left: number): Text {
  if (rest <= 0) return say`Não por esse preço. `
  if (alone < 0) return say`Só se o preço melhor vier por escrito. `
  if (rest < parcel * PAID_OUT) return say`Ainda não: o ganho é pequeno para uma parcela fixa. `
  return left + rest < 0 ? say`Ainda não. ` : say`Sim, se ela dispensar mesmo essa gente. `
}

function tail(rest: number, parcel: number, premium: boolean): Text {
  const leaving = say`Ponha na conta a rescisão de quem sair`
  if (rest <= 0 || rest < parcel * PAID_OUT)
    return say`${leaving}, que vem antes do primeiro mês de ganho; peça preço de usada, outra linha de crédito e prazo maior, e só avance se hoje você perde venda por falta dela.`
  return say`${leaving}${premium ? ', e peça o preço melhor em contrato' : ''}; veja uma igual trabalhando com menos gente, e peça outra linha de crédito antes de assinar.`
}

/** 'Faz o serviço de 2 funcionário', 'dispenso um dos dois ordenhador' */
function freedBy(d: Deriver, bought: Purchase): Gain | null {
  const found = challengeOf(d).flatMap((one) => {
    const next = OF_MINE.test(one.after) ? challengeOf(d).find(({ place }) => place === one.place + 1) : undefined
    const who = WHO.exec((next ?? one).after)?.[1]
    if (
      one.said.kind !== 'N' ||
      !Number.isInteger(one.value) ||
      one.value > 20 ||
      !who ||
      bought.uses.includes(one.said)
    )
      return []
    const isPart = ONE_OF.test(one.before)
    return isPart || FREES.test(one.before) ? [{ one, who, isPart }] : []
  })
  const freed = only(found)
  if (!freed) return null
  const each = payInList(d, freed.who)
  if (!each) return null
  const people = freed.isPart
    ? { ...d.own.known('qtd', ONE_PERSON) }
    : d.ask.value('qtd', freed.one.said, 'Quantas pessoas ela dispensa')
  const pay = payOf(d, people, each, 'O que essas pessoas custam por mês')
  return { pay, people, each, uses: [freed.one] }
}
const ONE_PERSON = {
  id: 'texto.main_challenge.uma_pessoa',
  rotulo: 'Uma pessoa, como você escreveu',
  valor: 1,
  unidade: '',
  tipo: 'informado',
  origem: 'Diagnóstico, pergunta “Maior desafio”',
} as const

/** What it costs at once: of its sentence, and no more than all that is paid for it. */
const priceOf = (d: Deriver, { at, month, count, uses }: Purchase): Spoken | undefined => {
  const total = month.number * count.number
  return only(
    challengeOf(d).filter(
      (one) =>
        one.sentence === at.sentence &&
        isPlain(one) &&
        !uses.includes(one.said) &&
        one.value >= total / 3 &&
        one.value <= total,
    ),
  )
}

/** What it takes beside the instalment. */
function billsOf(d: Deriver, bought: Purchase, gain: Gain) {
  const uses = challengeOf(d).filter(
    (one) =>
      isPlain(one) &&
      one.value >= 40 &&
      one.value <= 20_000 &&
      !bought.uses.includes(one.said) &&
      !gain.uses.includes(one) &&
      BILL.test(clauseOf(one)) &&
      RISES.test(clauseOf(one) + one.left.slice(-30)),
  )
  return { uses, values: uses.map((one) => ofMonth(d.ask.value('R$', one.said, 'O que ela gasta a mais por mês'))) }
}

/** Reais of hers that the sum leaves out would change it. */
const isOtherLeft = (d: Deriver, uses: readonly Said[]): boolean =>
  challengeOf(d).some(
    ({ said, value, after }) => said.kind === 'R' && value >= 40 && !uses.includes(said) && !PREMIUM.test(after),
  )

/** '8 centavos a mais no litro', by the litres of what she sells. */
function premiumOf(d: Deriver): { month: Value<'R$/mês'>; text: Text; values: readonly Value<Kind>[] } | null {
  const one = only(challengeOf(d).filter((other) => PREMIUM.test(other.after) && other.value < 100))
  const daily = one && A_DAY.exec(fold(offerOf(d.own.sources.reading.answers)))
  if (!one || !daily) return null
  const { own } = d
  const cents = d.ask.value('qtd', one.said, 'Centavos a mais')
  const made = Number(daily[1]!.replaceAll('.', ''))
  const day = own.known('qtd', {
    id: 'medida.por_dia.oferta',
    rotulo: `O que sai por dia, em ${daily[2]}`,
    valor: made,
    unidade: '',
    tipo: 'informado',
    origem: 'O que você escreveu sobre o que vende',
  })
  const month = own.make(
    'R$/mês',
    'O preço melhor por mês',
    round2((made * FARM_DAYS * cents.number) / 100),
    `${made} × ${FARM_DAYS} dias × ${cents.number} centavos`,
    [day, cents],
    'estimado',
  )
  return { month, text: say`os ${t(cents)} centavos a mais entram ${t(month)}`, values: [cents, day, month] }
}
