import { say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import { money, percent, reais, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { fold } from '#src/text/words.ts'
import { partOfRevenue } from './waiting.ts'

const ONES_CHAIR =
  /^ (?:mil )?(?:reais )?(?:sao|vem|passam?|saem|entram?|e) (?:so )?(?:d[ao]|pel[ao]|na|no) (?:cadeira|agenda|maca|mao|carteira|sala|bancada|horario)s? d(?:a|o|e|el[ae])\b/
const EARNS =
  /\b(?:ganh(?:a|am)|receb(?:e|em)|repasse(?: e)?(?: de)?|comissao(?: e)?(?: de)?|fic(?:a|am) com|pago)(?: com| uns| de)* $/
const ELSEWHERE = /\b(?:pag(?:ando|a|am|aria)|ofere[a-z]+|dando|da)(?: pra ela| pra ele| uns| ate)* $/
const [LEAST, MOST, MOST_RISE] = [25, 80, 25]

const isRate = (one: Spoken): boolean =>
  one.said.kind !== 'D' && one.said.kind !== 'H' && one.value >= LEAST && one.value <= MOST

/** 'Dos 26 mil, 11 são da cadeira dele; todos ganham 50%, tem lugar pagando 60': what hangs on one person. */
export function onePerson(d: Deriver): void {
  const all = told(d.ask)
  const parts = all.flatMap((one) => {
    const part = ONES_CHAIR.test(one.after) ? partOfRevenue(d, one) : null
    return part ? [part] : []
  })
  const part = only(parts)
  const { revenue, own } = d
  if (!part || !revenue) return
  const share = own.share(part, revenue, 'Parte do que entra que é de uma pessoa')
  const inputs: Value<Kind>[] = [part, revenue, share]
  let text: Text = say`De ${t(revenue)} por mês, ${t(part)} passam por uma pessoa só: ${t(share)}.`
  const rate = only(all.filter((one) => one.said.kind === 'P' && isRate(one) && EARNS.test(one.before)))
  if (rate) {
    const now = d.ask.value('%', rate.said, 'O que fica com quem atende')
    const kept = own.make(
      'R$/mês',
      'O que o trabalho dela deixa na casa',
      reais(part.number * (1 - now.number / 100)),
      `${money(part.number)} × (100% − ${percent(now.number)})`,
      [part, now],
    )
    const { text: beside, values } = d.beside(kept)
    inputs.push(now, kept, ...values)
    text = say`${text} Pagos os ${t(now)} dessa pessoa, ficam ${t(kept)} por mês na casa${beside}.`
    const other = only(
      all.filter(
        (one) =>
          one !== rate &&
          isRate(one) &&
          one.value > rate.value &&
          one.value <= rate.value + MOST_RISE &&
          ELSEWHERE.test(one.before),
      ),
    )
    if (other) {
      const then = d.ask.value('%', other.said, 'O que outro lugar paga')
      const more = own.make(
        'R$/mês',
        'O que igualar custa por mês',
        reais((part.number * (then.number - now.number)) / 100),
        `${money(part.number)} × (${percent(then.number)} − ${percent(now.number)})`,
        [part, then, now],
      )
      inputs.push(then, more)
      text = say`${text} Pagar ${t(then)} só a essa pessoa custaria ${t(more)} a mais por mês.`
    }
  }
  d.add(share, inputs, text, { weight: 20, topic: 'pessoa', related: true, says: ['folha'] })
}

const PARTNER =
  /\b(?:soci[oa]s?|meio a meio|sociedade)\b|\bP\d+ d[oae] (?:contrato|empresa|negocio|firma|sociedade|loja)\b/
/** Who is paid by the event is a cost of each sale in some trades. */
const HELPERS = /\b(?:freel[a-z]+|fix[oa]s|equipe|garcons|monitores|diaristas?)\b/
const FORMER = /\bex.?soci[oa]|\b(?:so|somente|toda) (?:minha|meu)\b|\bsoci[oa] (?:ja )?saiu\b/
/** 'Meio a meio', 'tem metade do contrato', 'é dela metade da loja' */
const HALVES = /\bmeio a meio\b|\bmetade d[oae]\b/
const ASKS = /\b(?:ped(?:iu|e|indo)|quer(?:em)?)(?: so| uns| umas)* $/
const LEAVING = /\b(?:separar|sair|parte del[ae]|comprar a parte|desfazer|vender a parte|sociedade)\b/

/** What a month leaves before the partners take theirs, what they take, and the price that one asks. */
export function partners(d: Deriver): void {
  const { own, revenue } = d
  const { costs, people } = own.sources.reading
  const taken = own.sources.group('retirada')
  if (!taken || !revenue || costs.total === null || !own.costs) return
  if (!d.ask.says(PARTNER, ['main_challenge']) || d.ask.says(FORMER, ['main_challenge'])) return
  // Who has people and lists no pay tells not all.
  const paid = own.sources.group('folha') ?? own.sources.group('terceiros')
  if (people && people.value > 2 && !paid && !costs.items.some(({ nome }) => HELPERS.test(fold(nome)))) return
  const out = own.known('R$/mês', own.sources.groupFact(taken), own.sources.groupFacts(taken))
  const rest = own.costs
  const before = own.make(
    'R$/mês',
    'O que o mês deixa antes das retiradas',
    round2(revenue.number - rest.number + out.number),
    `${money(revenue.number)} − ${money(rest.number)} + ${money(out.number)}`,
    [revenue, rest, out],
  )
  if (before.number <= 0) return
  const left = own.minus(before, out, 'O que fica depois das retiradas')
  const inputs: Value<Kind>[] = [before, out, left]
  const after = left.number < 0 ? say`faltam ${t(left)}` : say`ficam ${t(left)}`
  let text: Text = say`Antes das retiradas o mês deixa ${t(before)}; vocês tiram ${t(out)}: ${after}.`
  const price = only(
    told(d.ask).filter(
      (one) => isPlain(one) && one.value >= 5_000 && ASKS.test(one.before) && LEAVING.test(one.left + one.right),
    ),
  )
  if (price && !d.tooMuch(price.value, 60)) {
    const asked = d.ask.value('R$', price.said, 'O que pedem pela parte')
    const halves = HALVES.test(fold(own.sources.reading.form.main_challenge))
    const half = halves
      ? own.make('R$/mês', 'Metade do que o mês deixa', round2(before.number / 2), `${money(before.number)} ÷ 2`, [
          before,
        ])
      : null
    const months = own.monthsOf(asked, half ?? before, 'Meses do que o negócio deixa')
    inputs.push(asked, months, ...(half ? [half] : []))
    text = half
      ? say`${text} A metade são ${t(half)} por mês: os ${t(asked)} pedidos são ${t(months)} dela.`
      : say`${text} Os ${t(asked)} pedidos são ${t(months)} de tudo o que o negócio deixa antes das retiradas.`
  }
  d.add(before, inputs, text, { weight: 20, topic: 'socios', related: true, says: ['margem'] })
}

const OFFERS = /\b(?:ofere[a-z]+|prop(?:os|oe|us)[a-z]*|quer(?:em)? pagar|pagaria|daria)\b[^;]{0,50}$/
const FOR_IT =
  /\b(?:empresa|negocio|oficina|loja|padaria|ponto|retifica|ficar com|comprar|parar|aposent[a-z]+|cansad[oa]|passar)\b/
const NO_OFFER = /\b(?:emprest[a-z]+|juros|aluguel|salario|patrocin[a-z]+|vaga|parceria)\b/
const AT_ONCE = /^ (?:mil )?(?:reais )?(?:a vista|de uma vez|na hora|na mao|em dinheiro)\b/

/** '4 mil por mês durante 5 anos' for the business: all of it, beside what is offered at once. */
export function offers(d: Deriver): void {
  const all = told(d.ask)
  if (!d.ask.says(FOR_IT)) return
  const pairs = all.flatMap((each) => {
    const span = all.find((one) => one.place === each.place + 1 && one.sentence === each.sentence)
    const fits =
      span &&
      isPlain(each) &&
      each.value >= 300 &&
      /^ (?:mil )?(?:reais )?(?:por|ao|todo) mes,? (?:durante|por|em|ate completar)(?: uns)? $/.test(each.after) &&
      span.said.kind === 'D' &&
      /^(?:anos?|mes|meses)$/.test(span.said.unit) &&
      OFFERS.test(each.left) &&
      !NO_OFFER.test(each.left + each.right)
    return fits ? [{ each, span }] : []
  })
  const pair = only(pairs)
  if (!pair) return
  const { own } = d
  const each = ofMonth(d.ask.value('R$', pair.each.said, 'O que oferecem por mês'))
  const span = d.ask.value('dias', pair.span.said, 'Por quanto tempo')
  const months = pair.span.said.written * (/^anos?$/.test(pair.span.said.unit) ? 12 : 1)
  if (months < 3 || months > 240) return
  const total = own.make(
    'R$',
    'O que essa oferta soma',
    round2(each.number * months),
    `${money(each.number)} × ${months}`,
    [each, span],
  )
  const inputs: Value<Kind>[] = [each, span, total]
  let text: Text = say`A oferta de ${t(each)} por mês soma ${t(total)} no fim, se for paga até lá e sem correção`
  const lump = only(all.filter((one) => isPlain(one) && one.value >= 5_000 && AT_ONCE.test(one.after)))
  if (lump) {
    const once = d.ask.value('R$', lump.said, 'O que oferecem de uma vez')
    inputs.push(once)
    text = say`${text}; a outra são ${t(once)} de uma vez`
  }
  const { left } = d
  if (left && left.number > 0) {
    inputs.push(left)
    text = say`${text}. Hoje sobram ${t(left)} por mês`
  }
  d.add(total, inputs, say`${text}.`, { weight: 19, topic: 'oferta', related: true, says: ['dinheiro_na_rua'] })
}
