import { join, say, type Text } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, monthOf, spoken, sums } from './frame.ts'

const OWED =
  /\b(?:vencid[oa]s?|atrasad[oa]s?|a receber|na rua|fiado|em aberto|me dev[a-z]+|devendo|inadimpl[a-z]+|pra receber|para receber|caderneta|calote)\b/
const PART =
  /\b(?:sendo(?: que)?|um del[ea]s|uma delas|del[ea]s|dos quais|disso|desses|destes|deles|so (?:o|a|um|uma)|metade|quase|mais da metade|um (?:so )?client[a-z]*|maior|do total)\b/
const OF_WHOM =
  /^ (?:mil )?(?:reais )?(?:e |sao |esta |estao |ta |tao |vem )?(?:so )?(?:de|do|da|dos|das|com|num|numa|em|n[oa]s?|tem|ha|faz|vencid[oa]s?|venceu|pra|antig[oa]s?|mais de)\b/
const MINE = /\b(?:eu devo|estou devendo|to devendo|devo (?:pro|pra|ao|a|no|uns)|fornecedor(?:es)?|banco|cartao)\b/
const BUYS =
  /\b(?:compr[a-z]+|fazer|montar|constru[a-z]+|estufa|maquina|forno|carro|moto|van|caminhao|equipamento|reforma[a-z]*|obra|trocar|abrir)\b/
const COSTS = /\b(?:custa|por|de|sai|uns|orc[a-z]+|fica em)(?: uns| por| em| r\$)* $/

/** What is overdue, and the part of it that a few owe: where the calls begin, and what of a purchase it would pay. */
export function owedPart(d: Deriver): Answer | null {
  const found = partsIn(d)
  const month = monthOf(d)
  if (!found || !month) return null
  const { own } = d
  const whole = d.ask.value('R$', found.whole.said, 'O que falta receber')
  const part = d.ask.value('R$', found.part.said, 'A parte dele')
  const share = own.share(part, whole, 'Parte do que falta receber')
  const inputs: (Value<Kind> | null)[] = [whole, part, share, month.left]
  const text: Text[] = [
    say`${t(part)} ÷ ${t(whole)} = ${t(share)} do que falta receber: comece a cobrança por essa parte.`,
  ]
  if (month.left.number > 0) {
    const months = own.monthsOf(whole, month.left, 'Meses de sobra')
    inputs.push(months)
    if (months.number >= 1)
      text.push(
        say` Os ${t(whole)} são ${t(months)} de tudo o que sobra (${t(month.left)} por mês${month.unpaid ? ', antes da sua retirada' : ''}).`,
      )
  }
  const price = purchaseIn(d, found)
  return {
    decisions: ['maquina', 'reforma', 'expandir_rural', 'emprestimo', 'prazo_fiado'],
    at: found.whole,
    main: share,
    inputs: price ? [...inputs, ...price.values(whole)] : inputs,
    line: join(text),
    ...(price && {
      verdict: say`Só depois de receber. ${price.text(whole)} Não conte com esse dinheiro antes de ele entrar, e enquanto houver atraso venda a quem deve só à vista.`,
    }),
    says: ['dinheiro_na_rua', 'fiado_aberto', 'inadimplencia', 'conta_que_mais_pesa', 'dias_para_receber'],
    topic: 'a_receber',
  }
}

function partsIn(d: Deriver): { whole: Spoken; part: Spoken } | null {
  const { sentences } = d.ask.scene
  const all = sums(d, 100).filter(({ field }) => field === 'main_challenge')
  const pairs = all.flatMap((whole) => {
    const part = all.find((one) => one.place > whole.place)
    if (!part || part.sentence - whole.sentence > 1 || part.value >= whole.value || part.value < whole.value * 0.1)
      return []
    const near = `${whole.before.slice(-40)} ${whole.after}`
    if (!OWED.test(near) || MINE.test(sentences[whole.sentence]!.text)) return []
    return PART.test(part.before) ||
      (OF_WHOM.test(part.after) && /(?:^|[,(] ?| e )(?:uns |quase |so |mais de )*$/.test(part.before))
      ? [{ whole, part }]
      : []
  })
  return only(pairs) ?? null
}

function purchaseIn(d: Deriver, { whole, part }: { whole: Spoken; part: Spoken }) {
  const { sentences } = d.ask.scene
  const price = only(
    spoken(d).filter(
      (one) =>
        one !== whole &&
        one !== part &&
        one.field === 'future_goals' &&
        isPlain(one) &&
        one.value >= 1_000 &&
        BUYS.test(sentences[one.sentence]!.text) &&
        COSTS.test(one.before),
    ),
  )
  if (!price) return null
  const cost = d.ask.value('R$', price.said, 'O que você quer comprar')
  const shareOf = (owed: Value<'R$'>) => d.own.share(owed, cost, 'Parte da compra que isso paga')
  let share: Value<'%'> | null = null
  return {
    text: (owed: Value<'R$'>): Text => {
      share ??= shareOf(owed)
      return share.number >= 100
        ? say`O que falta receber paga os ${t(cost)} da compra.`
        : say`Os ${t(owed)} a receber pagariam ${t(share)} dos ${t(cost)} da compra.`
    },
    values: (owed: Value<'R$'>): readonly Value<Kind>[] => {
      share ??= shareOf(owed)
      return [cost, share]
    },
  }
}
