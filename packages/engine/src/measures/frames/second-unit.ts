import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, instalmentsIn, monthOf, spoken } from './frame.ts'
import { payInList, payOf } from './list-pay.ts'
import { flowingOf } from './sold-costs.ts'

const PLACE =
  '(?:loja|unidade|filial|ponto|salao|sala|clinica|restaurante|padaria|quiosque|escola|academia|oficina|barbearia|farmacia|pizzaria|cafeteria|lanchonete|consultorio|mercadinho|pet ?shop|estudio|sorveteria|otica|laboratorio|lavanderia|hamburgueria|box|posto|deposito|acaiteria|doceria|floricultura|papelaria|creche)'
const SECOND = new RegExp(
  `\\b(?:segund[ao]|outr[ao]|2a|mais uma?) (?:[a-z]+ )?${PLACE}\\b|\\bfilial\\b|\\b(?:surgiu|apareceu|vagou|ofereceu|ofereceram|me ofereceram) (?:um|uma|loja) ?${PLACE}?\\b|\\b(?:abrir|montar|por)(?: um| uma| outr[ao])? ${PLACE}\\b[^;]{0,30}\\b(?:cidade|bairro|shopping|centro|galeria)\\b`,
)
const RENT =
  /\baluguel(?: la| dele| do ponto| seria| e| de| ja| com| condominio)*(?: de| uns| r\$)* $|\b(?:surgiu|apareceu|vagou|ofereceram)[^,;A-Z]{0,40} por(?: uns| r\$)* $/
const RENT_AFTER = /^ (?:reais )?(?:por mes )?(?:de|do|no) aluguel\b/
/** 'Só de aluguel, duas moças e conta lá dá 11 mil por mês': all that it takes, in one sum. */
const WHOLE =
  /\baluguel\b[^;]{0,50}\b(?:e|mais)\b[^;]{0,30}\b(?:da|dao|fica[m]?|soma[m]?|sai|vai dar|custa[m]?)(?: (?:tudo|uns|r\$))* $/
const STAFF =
  /\b(?:funcionari[oa]s?|pessoas?|salarios?|equipe|folha|vendedor[a-z]*|gente|atendentes?|balconistas?|recepc[a-z]+|encargos?)\b/
const OTHERS = /\b(?:luz|energia|agua|condominio|internet|contas|outros custos|iptu|franquia|royalt[a-z]+)\b/
const OTHERS_AFTER = /^ (?:reais )?(?:por mes )?de (?:luz|energia|agua|gas|condominio|internet|contas)\b/
const SALES = /\b(?:vend(?!edor)[a-z]+|fatur[a-z]+|render|entrar|faz)\b/
const WOULD =
  /\b(?:da pra|daria|la|deve|previs[a-z]+|diz(?:em)? que|fala[m]? que|disse(?:ram)? que|acho que|uns|espero|estim[a-z]+|pode)\b/
const HERE = /\b(?:aqui|hoje|minha|atual|nessa|nesta|na primeira)\b/

type Month = NonNullable<ReturnType<typeof monthOf>>

interface Sale {
  place: NonNullable<ReturnType<typeof placeOf>>
  month: Month
  fixed: Value<'R$/mês'>
  kept: Value<'%'>
}

/** A second place with its rent, its people and its instalment: how much it has to sell, beside what is said that it would. */
export function secondUnit(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month || !d.ask.says(SECOND)) return null
  const place = placeOf(d, month)
  if (!place) return null
  const { rent, whole, staff, hired, others, plan, setup } = place
  const { own } = d
  const value = (one: Spoken | undefined, rotulo: string) => (one ? ofMonth(d.ask.value('R$', one.said, rotulo)) : null)
  const parts = [
    value(rent, 'Aluguel do lugar novo'),
    value(staff, 'Gente do lugar novo'),
    ...(hired ? [hired.month] : []),
    ...others.map((one) => value(one, 'Contas do lugar novo')),
    plan?.month ?? null,
  ].filter((one): one is Value<'R$/mês'> => one !== null)
  const fixed = own.make(
    'R$/mês',
    'O que o lugar novo pede por mês',
    parts.reduce((sum, { number }) => sum + number, 0),
    parts.map(({ number }) => money(number)).join(' + '),
    parts,
  )
  const kept = keptOf(d)
  const inputs: (Value<Kind> | null)[] = [
    ...parts,
    plan?.count ?? null,
    fixed,
    month.left,
    kept,
    ...(hired?.values ?? []),
  ]
  const lack = [
    staff || hired || whole ? '' : 'a equipe',
    others.length > 0 || whole ? '' : 'luz e as outras contas',
    plan || setup ? '' : 'a reforma',
  ].filter((one) => one !== '')
  const account =
    parts.length === 1
      ? say`${t(fixed)}`
      : say`${join(
          parts.map((one) => say`${t(one)}`),
          ' + ',
        )} = ${t(fixed)}`
  const text: Text[] = [
    say`${account} por mês de ${whole ? 'aluguel, gente e contas' : ['aluguel', staff ? 'gente' : hired?.named, others.length > 0 && 'contas', plan && 'parcela'].filter(Boolean).join(', ')}${lack.length > 0 ? `, fora ${lack.join(' e ')}` : ''}; hoje ${month.left.number < 0 ? say`faltam ${t(month.left)}` : say`sobram ${t(month.left)}`}${beforePay(month)}.`,
  ]
  const built = setup ? setupOf(d, setup, month, inputs) : null
  const enough = kept !== null && sellsEnough(d, { place, month, fixed, kept }, inputs, text)
  return {
    decisions: ['segunda_loja', 'mudar_ponto', 'imovel', 'franquia', 'reforma', 'emprestimo', 'contratar'],
    at: rent,
    main: fixed,
    inputs,
    verdict: join([
      enough ? say`Só com reserva e venda provada. ` : say`Ainda não. `,
      ...text,
      built ? say`${built}: antes de assinar, conte` : say` Antes de assinar, conte`,
      say` quem passa na porta em três horários, ${enough ? 'junte três meses dessas contas' : 'espere a sobra daqui aguentar os primeiros meses'} e peça saída sem multa no primeiro ano.`,
    ]),
    says: ['distancia_meta', 'aluguel'],
    topic: 'segunda',
  }
}

/** The rent, the people, the other bills and the instalment told of the second place, and the sums that are none of these. */
function placeOf(d: Deriver, month: Month) {
  const { sentences } = d.ask.scene
  // What she tells before she comes to it is of the first.
  const from = sentences.findIndex((one) => SECOND.test(one.text))
  const all = spoken(d).filter(({ sentence }) => sentence >= from)
  const plain = all.filter((one) => isPlain(one) && one.value >= 200 && !HERE.test(clauseOf(one)))
  const whole = only(plain.filter((one) => WHOLE.test(one.left) && /^ (?:reais )?(?:por|ao|no) mes\b/.test(one.after)))
  const rent = whole ?? only(plain.filter((one) => RENT.test(one.before) || RENT_AFTER.test(one.after)))
  const plan = instalmentsIn(d, spoken(d), null)
  const rest = plain.filter((one) => one !== rent && !plan?.uses.includes(one.said))
  const staff = staffIn(rest, month)
  const others = rest.filter(
    (one) =>
      one !== staff &&
      one.value < month.revenue.number / 3 &&
      (OTHERS.test(OTHERS_AFTER.test(one.after) ? one.after : clauseOf(one)) || isListedWith(one, rent)),
  )
  // Told apart from its rent, two of a kind may be of two places.
  const apart = others.filter((one) => !isListedWith(one, rent))
  const hired = staff || whole ? null : hiredIn(d, from)
  const setup = only(rest.filter((one) => !others.includes(one) && one !== staff && one.value >= 3_000 && isSetup(one)))
  return rent && apart.length < 2 && (staff || hired || plan || whole)
    ? { rent, whole: whole !== undefined, staff, hired, others, plan, rest, setup }
    : null
}

const SETUP_AFTER =
  /^ (?:reais )?(?:pra|para|de|em|so de) (?:montar|montagem|reforma[r]?|obra|instalac[a-z]+|moveis|equipar|abrir)\b/
const SETUP_BEFORE = /\b(?:montar|montagem|reforma|obra|instalac[a-z]+|equipar)(?: [a-z]+){0,3} $/
const isSetup = ({ before, after }: Spoken): boolean => SETUP_AFTER.test(after) || SETUP_BEFORE.test(before)

/** What has to be put in at once, in months of all that is left here. */
function setupOf(d: Deriver, one: Spoken, { left }: Month, inputs: (Value<Kind> | null)[]): Text {
  const sum = d.ask.value('R$', one.said, 'O que a montagem custa')
  inputs.push(sum)
  if (left.number <= 0) return say` A montagem ainda pede ${t(sum)}`
  const months = d.own.monthsOf(sum, left, 'Meses de toda a sobra de hoje')
  inputs.push(months)
  return say` Os ${t(sum)} da montagem são ${t(months)} de tudo o que sobra hoje`
}

const HIRED = /\b(?:(N\d+)|uma?|outr[oa]) ([a-z]{5,})/g
/** '3 barbeiros, que ganham 45%': paid by what they sell. */
const BY_SHARE = /^[^;]{0,12}(?:que )?(?:ganham|recebem|por|na) (?:comissao|P\d+)/
const WORKS =
  /^(?:vended|atend|funcion|tecnic|recepcion|balcon|caix|cozinheir|ajudant|auxiliar|coletad|barbeir|cabeleir|manicur|professor|instrutor|operador|gerente|garco|secretari|padeir|confeiteir|enfermeir|estoquist|entregador|pessoas|menin|rapaz)/

/** 'Duas atendentes', 'uma vendedora e um técnico': by what her list pays one of them. */
function hiredIn(d: Deriver, from: number) {
  const { sentences, said } = d.ask.scene
  const found = sentences.flatMap(({ text, field }, at) =>
    field === 'main_challenge' && at >= from
      ? [...text.matchAll(HIRED)].flatMap(({ 0: all, 1: token, 2: role, index }) => {
          if (BY_SHARE.test(text.slice(index + all.length))) return []
          const count = token ? said[Number(token.slice(1))] : undefined
          return WORKS.test(role!) && (count ? count.value <= 15 : true) ? [{ count, role: role! }] : []
        })
      : [],
  )
  if (found.length === 0 || found.length > 3) return null
  const paid = found.map(({ count, role }) => {
    const pay = payInList(d, role)
    if (!pay) return null
    if (!count) return { values: [pay.each], month: ofMonth(pay.each) }
    const many = d.ask.value('qtd', count, 'Pessoas do lugar novo')
    const month = payOf(d, many, pay, 'O que elas custam, pelo que você paga hoje')
    return { values: [many, pay.each, month], month }
  })
  if (paid.some((one) => one === null)) return null
  const all = paid.filter((one) => one !== null)
  const [first] = all
  const month =
    all.length === 1
      ? first!.month
      : d.own.make(
          'R$/mês',
          'O que elas custam, pelo que você paga hoje',
          all.reduce((sum, one) => sum + one.month.number, 0),
          all.map((one) => money(one.month.number)).join(' + '),
          all.map((one) => one.month),
        )
  return { month, values: all.flatMap(({ values }) => values), named: `gente (pelo que você paga hoje)` }
}

/** 'Lá teria aluguel de 2.500, 2 vendedoras 5.200, luz 900 e propaganda 600': all that stands beside the rent has to be paid. */
const isListedWith = (one: Spoken, rent: Spoken | undefined): boolean =>
  rent !== undefined &&
  one.sentence === rent.sentence &&
  one.field === rent.field &&
  LISTED.test(one.before) &&
  !NO_BILL.test(clauseOf(one))
const LISTED =
  /^ ?(?:reais )?(?:por mes)?,? ?(?:e |mais |com )?(?:a |o |de |uns |umas )*[a-z]+(?:,? (?:e )?[a-z]+){0,4} $/
const NO_BILL =
  /\b(?:reforma|obra|estoque|montar|montagem|guardad[oa]|tenho|invest[a-z]+|gastar|luvas|ponto|caixa|parcela|vezes|fatur[a-z]+|vend(?!edor)[a-z]+|sobra[a-z]*|entrada|movimento|banco|empresta|deposito|caucao)\b/

/** What its people cost. */
function staffIn(rest: readonly Spoken[], month: Month) {
  return only(
    rest.filter(
      (one) =>
        STAFF.test(`${one.before} ${one.after.split(/[,;]/)[0]}`) &&
        !OTHERS_AFTER.test(one.after) &&
        one.value > 900 &&
        one.value < month.revenue.number &&
        !SALES.test(clauseOf(one)) &&
        !/\b(?:reforma|obra|forno|montagem)\b/.test(one.before),
    ),
  )
}

/** What it has to sell, beside what is said that it would: whether that leaves something, and half of it no more of a hole than the first can fill. */
function sellsEnough(
  d: Deriver,
  { place, month, fixed, kept }: Sale,
  inputs: (Value<Kind> | null)[],
  text: Text[],
): boolean {
  const { own } = d
  const { staff, others, rest } = place
  const even = own.make(
    'R$/mês',
    'O que o lugar novo precisa vender',
    reais(fixed.number / (kept.number / 100)),
    `${money(fixed.number)} ÷ ${percent(kept.number)}`,
    [fixed, kept],
  )
  inputs.push(even)
  text.push(say` Como aqui ficam ${t(kept)} de cada venda, lá o empate é em ${t(even)} por mês.`)
  const said = only(
    rest.filter(
      (one) =>
        one !== staff &&
        !others.includes(one) &&
        one.value > fixed.number / 2 &&
        !HERE.test(one.left.slice(-30)) &&
        one.value < month.revenue.number * 2 &&
        SALES.test(clauseOf(one)) &&
        WOULD.test(one.left),
    ),
  )
  if (!said) {
    text.push(...fromNothing(d, { place, month, fixed, kept }, even, inputs))
    return false
  }
  const hope = ofMonth(d.ask.value('R$', said.said, 'O que dizem que lá venderia'))
  const leaves = own.make(
    'R$/mês',
    'O que isso deixaria',
    reais((hope.number * kept.number) / 100 - fixed.number),
    `${money(hope.number)} × ${percent(kept.number)} − ${money(fixed.number)}`,
    [hope, kept, fixed],
  )
  const half = own.make(
    'R$/mês',
    'Com metade dessa venda',
    reais((hope.number / 2) * (kept.number / 100) - fixed.number),
    `${money(hope.number)} ÷ 2 × ${percent(kept.number)} − ${money(fixed.number)}`,
    [hope, kept, fixed],
  )
  inputs.push(hope, leaves, half)
  text.push(
    say` Se vender os ${t(hope)} que dizem, ${leaves.number < 0 ? say`ainda faltam ${t(leaves)}` : say`deixa ${t(leaves)}`}; com metade, ${half.number < 0 ? say`faltam ${t(half)}` : say`ficam ${t(half)}`} por mês${half.number < 0 && month.left.number > 0 ? (-half.number > month.left.number ? ', mais do que sobra aqui' : ', que sai do que sobra aqui') : ''}.`,
  )
  return leaves.number > 0 && -half.number <= month.left.number
}

/** Nobody says what it would sell: how much of the first that is, and what half of it lacks until it catches on. */
function fromNothing(
  d: Deriver,
  { month, fixed }: Sale,
  even: Value<'R$/mês'>,
  inputs: (Value<Kind> | null)[],
): Text[] {
  const { own } = d
  const share = own.share(even, month.revenue, 'Parte do que a de hoje vende')
  const lacks = own.make(
    'R$/mês',
    'O que falta com metade dessa venda',
    reais(fixed.number / 2),
    `${money(fixed.number)} ÷ 2`,
    [fixed],
  )
  const cushion = own.make('R$', 'Quatro meses assim', reais(lacks.number * 4), `4 × ${money(lacks.number)}`, [lacks])
  inputs.push(share, lacks, cushion)
  return [
    say` Isso é ${t(share)} do que entra hoje aqui. Se no começo vender metade disso, faltam ${t(lacks)} por mês${lacks.number > month.left.number ? ', mais do que sobra aqui' : ', que sai do que sobra aqui'}: quatro meses assim pedem ${t(cushion)} guardados fora da obra.`,
  ]
}

/** 'Barbeiros 45%' stand among the wages of the list, and come with each sale all the same. */
function keptOf(d: Deriver): Value<'%'> | null {
  const listed = keptShare(d)
  const kept = flowingOf(d)?.kept
  return listed && kept && kept.number < listed.number - BY_SHARE_AT_LEAST ? kept : listed
}
const BY_SHARE_AT_LEAST = 10

/** What a sale leaves after goods, tax, fees and commission, in percent; null: the list names no goods. */
function keptShare(d: Deriver): Value<'%'> | null {
  const { own, revenue } = d
  const groups = own.sources.groups.filter(({ varia, id }) => varia === true && id !== 'frete')
  if (!revenue || !groups.some(({ id }) => id === 'mercadorias' || id === 'comissao')) return null
  const values = groups.map((group) => own.known('R$/mês', own.sources.groupFact(group), own.sources.groupFacts(group)))
  const number = round1((1 - values.reduce((sum, one) => sum + one.number, 0) / revenue.number) * 100)
  return number > 5 && number < 95
    ? own.make(
        '%',
        'O que fica de cada venda',
        number,
        `1 − (${values.map((one) => money(one.number)).join(' + ')}) ÷ ${money(revenue.number)}`,
        [...values, revenue],
      )
    : null
}
