import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, type Month, monthOf, net, spoken, sums, taxOf, today } from './frame.ts'
import { IN, OUT } from './leaky-base.ts'
import { BUYER } from './offer-read.ts'
import { neededFor, soldOf } from './sold.ts'

/** Who buys comes first: she herself closes the works of her own shop. */
const WANTS = new RegExp(
  `${BUYER.source}[^;]{0,40}\\b(?:pediu|pediram|quer(?:em)?|ofereceu|ofereceram|propos|propuseram|encomend[a-z]+|cham[a-z]+|contrat(?:ou|aram)|precisa)\\b|\\b(?:apareceu|surgiu|ganhei|peguei) (?:um|uma) (?:projeto|obra|trabalho)\\b`,
)
const PROJECT =
  /\b(?:projeto|sistema|site|software|aplicativo|plataforma|app|obra|reforma|consultoria|campanha|treinamento|estudo|evento|mural|cenario|colecao|livro|video|documentario)\b/
const PRICE = /\b(?:por|de|paga(?:m|ndo)?|vale|valor de|orcamento de|a)(?: uns| r\$| cerca de)* $/
const TERM = /\b(?:entreg[a-z]+|prazo|em|durante|por|leva[m]?|dura[m]?|toma[m]?|uns|de)(?: de| em| uns| cerca de)* $/
const SHE_BUYS =
  /\b(?:fornecedor[a]?|me cobr[a-z]+|orcou|orcaram|comprar|parcelas?|emprestimo|financi[a-z]+|investir|(?:quer|ofereceu|propos) (?:me )?(?:fazer|desenvolver|montar|entregar|construir|vender)|programador[a]?|freelancer|empreiteir[oa])\b/
const TAKES_TIME =
  /\b(?:tom(?:a|ar|aria)|ocup(?:a|ar|aria)|consum(?:e|ir|iria)|par(?:a|ar|aria|ado))\b[^;]{0,30}\b(?:tempo|time|equipe|producao|agenda)\b|\bfica parad[oa]\b/
const TWO = /\b(?:eu e (?:o )?meu soci[oa]|eu e (?:a )?minha socia|somos (?:dois|duas) soci[oa]s|meu soci[oa] e eu)\b/
const EACH_OWNER =
  /^ ?(?:reais )?(?:por mes )?(?:pra|para|por|de) cada (?:um|uma|soci[oa])\b|^ ?(?:reais )?cada (?:um|uma|soci[oa])?\b/
const LONG = 24

interface Told {
  price: Spoken
  term: Spoken
}

/** A job at one price that is done in some months; null: another sum could change what it leaves. */
function told(d: Deriver): Told | null {
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const { sentences } = d.ask.scene
  const price = only(
    sums(d, 3_000).filter((one) => {
      const { text, field } = sentences[one.sentence]!
      return (
        field === 'main_challenge' &&
        WANTS.test(one.left) &&
        PROJECT.test(one.left) &&
        PRICE.test(one.before) &&
        !SHE_BUYS.test(text) &&
        !/^ (?:por|ao|no) mes|^ (?:cada|por [a-z]+)|^ mensa/.test(one.after)
      )
    }),
  )
  const term =
    price &&
    only(
      all.filter(
        (one) =>
          one.said.kind === 'D' &&
          one.value >= 60 &&
          one.value <= 540 &&
          one.sentence - price.sentence <= 1 &&
          one.sentence >= price.sentence &&
          TERM.test(one.before) &&
          !/\b(?:pag[a-z]*|receb[a-z]+|depois)\b/.test(one.before.slice(-30)),
      ),
    )
  if (!price || !term) return null
  const other = all.some((one) => one !== price && isPlain(one) && one.value >= 300)
  return other ? null : { price, term }
}

/** 'Pediu um sistema por 36 mil, entrega em 4 meses': what it is by the month, beside what is left and what she wants to live from. */
export function projectOffer(d: Deriver): Answer | null {
  const month = monthOf(d)
  const found = month && told(d)
  if (!month || !found) return null
  const { own } = d
  const price = d.ask.value('R$', found.price.said, 'O que o projeto paga')
  const months = Math.round(found.term.value / 30)
  const term = own.make('qtd', 'Meses do projeto', months, `${months}`, [])
  const each = own.make(
    'R$/mês',
    'O projeto, por mês',
    reais(price.number / months),
    `${money(price.number)} ÷ ${months}`,
    [price, term],
  )
  const tax = taxOf(d)
  const clean = net(d, each, tax, 'O projeto por mês, sem o imposto')
  const inputs: (Value<Kind> | null)[] = [price, term, each, tax, clean, month.left, month.revenue]
  const grows = growthOf(d, month, inputs)
  const worth = clean.number > Math.max(month.left.number, 0) * 0.5
  return {
    decisions: ['pedido_maior', 'cliente_grande', 'mudar_ramo', 'largar_cliente', 'produto_novo'],
    at: found.price,
    main: clean,
    inputs,
    line: say`${t(price)} ÷ ${t(term)} meses = ${t(each)} por mês${tax ? say`, ${t(clean)} sem o imposto` : ''}, só enquanto dura. ${today(month)}.`,
    verdict: join([
      worth
        ? say`Sim, com escopo fechado, entrada e parcelas por etapa. `
        : say`Só se couber sem tirar do que já vende. `,
      say`São ${t(clean)} por mês${tax ? ' sem o imposto' : ''} durante ${t(term)} meses, antes do que ele gastar a mais, e depois acabam. ${today(month)}.`,
      d.ask.says(TAKES_TIME, ['main_challenge']) && month.revenue.number > each.number
        ? say` E o que você já vende traz ${t(month.revenue)} por mês, mais do que ele: só vale se isso não parar.`
        : say``,
      grows,
      say` Antes de assinar, escreva o que entra e o que não entra, peça um terço ou mais na entrada, e deixe uma pessoa só no que já vende.`,
    ]),
    says: ['cancelamento', 'ticket_medio', 'custo_por_cliente'],
    topic: 'projeto',
  }
}

/** How far what she sells every month is from paying the owners; its values are pushed onto the inputs. */
function growthOf(d: Deriver, month: Month, inputs: (Value<Kind> | null)[]): Text {
  const sold = soldOf(d)
  const wish = sold && /^(?:clientes|assinantes|alunos|mensalistas)$/.test(sold.noun) ? wishOf(d) : null
  if (!sold || !wish) return say``
  const short = d.own.minus(wish, month.left, 'O que falta para a retirada')
  if (short.number <= 0) return say``
  const needed = neededFor(d, short, sold.keep, 'Clientes a mais para a retirada')
  inputs.push(wish, short, sold.price, sold.keep, needed)
  return say` Viver do que você vende todo mês pede mais ${t(needed)} ${sold.noun}: faltam ${t(short)} para ${t(wish)} de retirada, e cada um de ${t(sold.price)} deixa ${t(sold.keep)}.${paceOf(d, needed, inputs)}`
}

function paceOf(d: Deriver, needed: Value<'qtd'>, inputs: (Value<Kind> | null)[]): Text {
  const counts = spoken(d).filter(({ said, field }) => said.kind === 'N' && field === 'main_challenge')
  const came = only(counts.filter(({ before }) => IN.test(before)))
  const gone = only(counts.filter(({ before }) => OUT.test(before)))
  if (!came || !gone || came.sentence !== gone.sentence) return say``
  const [inward, outward] = [
    d.ask.value('qtd', came.said, 'Quantos entram por mês'),
    d.ask.value('qtd', gone.said, 'Quantos saem por mês'),
  ]
  inputs.push(inward, outward)
  const pace = inward.number - outward.number
  if (pace <= 0) return say` Hoje entram ${t(inward)} e saem ${t(outward)}: assim não chega lá.`
  const months = d.own.make('qtd', 'Meses nesse passo', Math.ceil(needed.number / pace), `${needed.number} ÷ ${pace}`, [
    needed,
    inward,
    outward,
  ])
  inputs.push(months)
  return months.number <= LONG
    ? say` Entrando ${t(inward)} e saindo ${t(outward)} por mês, são ${t(months)} meses.`
    : say` Entrando ${t(inward)} e saindo ${t(outward)} por mês, são ${t(months)} meses: use esse dinheiro para descobrir com quem cancelou por que saíram.`
}

/** What the owners want to take, each of the two where she says so. */
function wishOf(d: Deriver): Value<'R$/mês'> | null {
  const pay = only(
    spoken(d).filter(
      (one) =>
        one.field === 'future_goals' &&
        isPlain(one) &&
        one.value >= 800 &&
        /\b(?:pro-?labore|salario|retirada|tirar|ganhar|receber)\b/.test(one.before),
    ),
  )
  if (!pay) return null
  const one = d.ask.value('R$', pay.said, 'A retirada que você quer')
  if (!EACH_OWNER.test(pay.after)) return { ...one, kind: 'R$/mês' }
  if (!d.ask.says(TWO, ['main_challenge', 'future_goals'])) return null
  return d.own.make('R$/mês', 'A retirada dos dois', reais(one.number * 2), `2 × ${money(one.number)}`, [one])
}
