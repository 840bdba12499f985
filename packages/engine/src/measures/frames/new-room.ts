import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, beforePay, instalmentsIn, type Month, monthOf, spoken, taxOf } from './frame.ts'

const MORE_ROOM =
  /\b(?:construir|montar|fazer|abrir|ampliar|levantar|criar)\b[^;A-Z]{0,24}\b(?:salas?|turmas?|quartos?|consultorios?|cadeiras?|box|leitos?|chales?|apartamentos?|salao|ala|horarios?)\b/
const QUEUE = /\b(?:fila|espera|esperando|lista|recus[a-z]+|interessad[oa]s?)\b/
const EMPTY = /\b(?:sobra[m]?|vazi[oa]s?|livres?|ocios[oa]s?|sem ninguem|desocupad[oa]s?)\b/
const FEE =
  /\b(?:mensalidade|diaria|consulta|sessao|cada (?:um|uma|[a-z]+) paga|cobro|plano)(?: [a-z]+)?(?: e| de| custa| a| r\$| por)* $/
const STAFF =
  /\b(?:professor[a-z]*|auxiliar[a-z]*|funcionari[oa]s?|equipe|profissional|atendente|tecnic[oa]|camareira|monitor[a-z]*|salario)\b/
const PER_ONE = /^ (?:reais )?(?:por|cada|a) (?:crianca|aluno|aluna|pessoa|paciente|hospede|cliente|cabeca)\b/

/** Places to be built for those who wait: what they leave after who serves them, before any instalment. */
export function newRoom(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month || !d.ask.says(MORE_ROOM)) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const heard = heardOf(all, month)
  if (!heard) return null
  const { fee, waits, staff } = heard
  const [price, queue, pay] = [
    d.ask.value('R$', fee.said, 'O que cada um paga por mês'),
    d.ask.value('qtd', waits.said, 'Quantos esperam'),
    ofMonth(d.ask.value('R$', staff.said, 'Quem atenderia')),
  ]
  const { each, received, tax, one } = leftByOne(d, all, fee, price, month)
  if (one.number <= 0) return null
  const { rest, need } = ofQueue(d, queue, one, pay)
  const plan = instalmentsIn(d, spoken(d), null)
  const after = plan ? d.own.minus(rest, plan.month, 'O mesmo com a parcela') : null
  const inputs: (Value<Kind> | null)[] = [
    price,
    queue,
    pay,
    each,
    received,
    tax,
    one,
    rest,
    need,
    month.left,
    plan?.month ?? null,
    after,
  ]
  const free = emptyPlaces(d, all, waits, price)
  if (free) inputs.push(...free.inputs)
  const { sum, back } = worksOf(d, all, rest)
  inputs.push(sum, back)
  const good = (back === null || back.number <= 24) && rest.number > 0 && (after ?? rest).number > 0 && !free
  return {
    decisions: ['imovel', 'reforma', 'maquina', 'contratar', 'segunda_loja', 'emprestimo'],
    at: waits,
    main: rest,
    inputs,
    verdict: join([
      say`${good ? 'Só com matrícula ou sinal de quem espera' : 'Ainda não'}. `,
      say`Cada um da fila deixaria ${t(one)}${each || tax || received ? say`, tirando ${[tax ? 'imposto' : '', received ? 'o que hoje não se recebe' : '', each ? 'o custo dele' : ''].filter((part) => part !== '').join(', ')}` : ''}; os ${t(queue)}, pagos os ${t(pay)} de quem atende, ${rest.number < 0 ? say`fazem faltar ${t(rest)}` : say`deixam ${t(rest)}`} por mês, antes da obra. São precisos ${t(need)} só para pagar quem atende; hoje ${month.left.number < 0 ? say`faltam ${t(month.left)}` : say`sobram ${t(month.left)}`}${beforePay(month)}.`,
      back ? say` Assim os ${t(sum!)} da obra levam ${t(back)} para voltar.` : say``,
      after ? say` Com a parcela, ${after.number < 0 ? say`faltam ${t(after)}` : say`ficam ${t(after)}`}.` : say``,
      free?.text ?? say``,
    ]),
    says: ['ociosidade', 'custo_vaga', 'queda_de_volume'],
    topic: 'sala',
  }
}

interface Heard {
  fee: Spoken
  waits: Spoken
  staff: Spoken
}

/** What each pays, how many wait and who would serve them; null: she does not tell all three. */
function heardOf(all: readonly Spoken[], month: Month): Heard | null {
  const fee = only(
    all.filter(
      (one) => isPlain(one) && one.value >= 20 && FEE.test(one.before) && !/^ ?por (?:dia|semana)/.test(one.after),
    ),
  )
  const waits = only(
    all.filter(
      (one) =>
        one.said.kind === 'N' &&
        one.value >= 2 &&
        one.value <= 500 &&
        QUEUE.test(`${one.before.slice(-24)} ${one.after.split(',')[0]}`),
    ),
  )
  const staff = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value >= 900 &&
        one.value < month.revenue.number &&
        STAFF.test(one.before.slice(-50)) &&
        /\b(?:precis[a-z]+|teria|mais|dao?|custa|sai)\b/.test(one.before) &&
        !/\bfolha\b/.test(one.before),
    ),
  )
  return fee && waits && staff ? { fee, waits, staff } : null
}

interface LeftByOne {
  each: Value<'R$'> | null
  received: Value<'%'> | null
  tax: Value<'%'> | null
  one: Value<'R$'>
}

/** What one of them would leave, after what is not received, the tax and the cost of one. */
function leftByOne(d: Deriver, all: readonly Spoken[], fee: Spoken, price: Value<'R$'>, month: Month): LeftByOne {
  const per = only(all.filter((one) => isPlain(one) && PER_ONE.test(one.after) && one.value < fee.value))
  const each = per ? d.ask.value('R$', per.said, 'Custo de cada um') : null
  const received = partReceived(d, all, price, month.revenue)
  const tax = taxOf(d)
  const net = price.number * ((received?.number ?? 100) / 100) * (1 - (tax?.number ?? 0) / 100) - (each?.number ?? 0)
  const one = d.own.make(
    'R$',
    'O que cada um deixaria',
    Math.round(net * 100) / 100,
    `${money(price.number)}${received ? ` × ${percent(received.number)}` : ''}${tax ? ` × (100% − ${percent(tax.number)})` : ''}${each ? ` − ${money(each.number)}` : ''}`,
    [price, ...(received ? [received] : []), ...(tax ? [tax] : []), ...(each ? [each] : [])],
  )
  return { each, received, tax, one }
}

/** What all who wait would leave, and how many of them only pay who serves. */
function ofQueue(
  d: Deriver,
  queue: Value<'qtd'>,
  one: Value<'R$'>,
  pay: Value<'R$/mês'>,
): { rest: Value<'R$/mês'>; need: Value<'qtd'> } {
  const rest = d.own.make(
    'R$/mês',
    'O que os da fila deixariam por mês',
    reais(queue.number * one.number - pay.number),
    `${queue.number} × ${money(one.number)} − ${money(pay.number)}`,
    [queue, one, pay],
  )
  const need = d.own.make(
    'qtd',
    'Quantos só pagam quem atende',
    Math.ceil(pay.number / one.number),
    `${money(pay.number)} ÷ ${money(one.number)}`,
    [pay, one],
  )
  return { rest, need }
}

/** Places that stand empty today, and what they would bring. */
function emptyPlaces(
  d: Deriver,
  all: readonly Spoken[],
  waits: Spoken,
  price: Value<'R$'>,
): { inputs: readonly Value<Kind>[]; text: Text } | null {
  const free = only(
    all.filter(
      (other) =>
        other !== waits &&
        other.said.kind === 'N' &&
        other.value >= 2 &&
        other.value <= 500 &&
        EMPTY.test(`${other.before.slice(-24)} ${other.after.split(/[,;]/)[0]}`),
    ),
  )
  if (!free) return null
  const places = d.ask.value('qtd', free.said, 'Lugares vazios de hoje')
  const worth = d.own.times(places, price, 'O que os vazios trariam cheios', 'R$/mês')
  return {
    inputs: [places, worth],
    text: say` Antes, encha o que já existe: os ${t(places)} lugares vazios valem até ${t(worth)} por mês sem obra; ofereça-os a quem espera, com uma condição por tempo limitado.`,
  }
}

/** The price of the works, and the months until what is left pays them. */
function worksOf(
  d: Deriver,
  all: readonly Spoken[],
  rest: Value<'R$/mês'>,
): { sum: Value<'R$'> | null; back: Value<'meses'> | null } {
  const works = only(
    all.filter(
      (other) =>
        isPlain(other) && other.value >= 3_000 && /\b(?:obra|reforma|orcamento)\b[^;A-Z]{0,20}$/.test(other.before),
    ),
  )
  const sum = works ? d.ask.value('R$', works.said, 'Preço da obra') : null
  const back =
    sum && rest.number > 0
      ? d.own.make(
          'meses',
          'Meses até a obra voltar',
          round1(sum.number / rest.number),
          `${money(sum.number)} ÷ ${money(rest.number)}`,
          [sum, rest],
        )
      : null
  return { sum, back }
}

/** '96 alunos a 790' bill more than what comes in: the part that is paid; null: all, or not known. */
function partReceived(
  d: Deriver,
  all: readonly Spoken[],
  price: Value<'R$'>,
  revenue: Value<'R$/mês'>,
): Value<'%'> | null {
  const count = only(
    all.filter((one) => {
      const part = revenue.number / (one.value * price.number)
      return (
        one.said.kind === 'N' &&
        /^ (?:alun[oa]s|criancas|clientes|pacientes|mensalistas|moradores|hospedes|assinantes)\b/.test(one.after) &&
        part > 0.6 &&
        part < 0.98
      )
    }),
  )
  if (!count) return null
  const many = d.ask.value('qtd', count.said, 'Quantos são hoje')
  return d.own.make(
    '%',
    'Parte do cobrado que entra',
    round1((revenue.number / (count.value * price.number)) * 100),
    `${money(revenue.number)} ÷ (${count.value} × ${money(price.number)})`,
    [revenue, many, price],
  )
}
