import { MONEY, SOME, type Unit } from '#src/consultant/composed/units.ts'
import { SIZES, TIMES, thingOf } from '#src/consultant/composed/words.ts'

/** What a message wants to know. */
export type Wish =
  | 'versus' // which of two
  | 'extra' // what instalments cost above the price
  | 'left' // what stays of what comes in
  | 'cost' // what something takes
  | 'income'
  | 'even' // how many pay for what has to be paid
  | 'payback' // in which time
  | 'price' // what to charge
  | 'percent'
  | 'many' // a count
  | 'less' // what a discount takes
  | 'average'
  | 'sale' // what has to be sold for an expense
  | 'both' // with a discount and without it
  | 'net' // what is received, and what to charge for it
  | 'cut' // what a lower price takes
  | 'rise' // what a higher cost takes
  | 'adds' // what so many per cent add
  | 'parts' // hers and another's
  | 'gains' // by another price
  | 'loses'
  | 'becomes' // what an amount is then

export interface Asked {
  wish: Wish
  /** What one of is asked for; null: of all. */
  one: string | null
  time: string | null
  /** What is counted, for 'even' and 'many'. */
  thing: string | null
  /** All that was said, plain. */
  said: string
  /** Two ways are weighed. */
  compares: boolean
  /** Nothing but a yes or no is asked for. */
  decides: boolean
  /** As a part of a hundred too. */
  share: boolean
  text: string
  /** The part of the message that the question stands in. */
  whole: string
  /** What is said before it. */
  before: string
  at: number
}

const QUESTION =
  /\b(?:por |a |em |pra |de )?quant[oa]s?\b|\bqual\b|\bcompensa\b|\bval(?:e|eu) (?:a pena|mais)\b|\bval(?:e|eu)(?= ?(?:\?|$))|\bd(?:a|eu|ando) (?:lucro|prejuizo)\b|\bmargem\b|\bmudo\b|\btroco\?|\btroca\b\?|\b(?:contrato|aceito|pego|fecho|compro|faco) (?:ou|\?)|\bta (?:certo|bom|caro|barato|valendo)\b|\bcobrando certo\b|\blucro d[oa] (?:mes|dia)\b|\bcusto (?:por|d[eoa]) [a-z0-9]+(?: [a-z]+){0,3}(?=\s*(?:\?|$))|\bficou? no positivo\b|\bque %/g
const PAYS =
  /\bse paga|\bpag(?:a|ar|o|ou)\b|\brecuper\w+|\b(?:volta|retorno)\b|\bempat\w+|\bcobr(?:e|ir)\b|\bzer(?:a|ar|o)\b|\bfechar\b|\bprejuizo\b|\btirar\b|\bsobr(?:ar|e)\b|\bganhar\b|\blucrar\b|\bbater\b/
const NO_THING = /^(?:tempo|reais|dinheiro|por|cento|a|o|porcento)$/
const WHOLE =
  /^(?:orcamento|conta|total|servico|lucro|custo|valor|gasto|obra|tudo|faturamento|folha|despesa|material|caixa da|resto|negocio|mesmo|preco|final|fim|minha|meu|dia|semana|mes|ano|conta|aluguel|luz|juro|ponto|frete|taxa|imposto|comissao|salario|parcela|viagem toda|todo|bolso|positivo|marge[mn]|porcentagem|venda|lucratividade|pena|quant[oa]s?)$/

/** Of what one, at the end of a question: 'o kg torrado', 'por peça', 'em cada uma'. */
function oneOf(text: string): string | null {
  const each = /\b(?:por|em cada|cada|pra cada|de cada|em cima de cada) (?:uma? )?([a-z][a-z0-9]+)\b/g
  for (const [, word] of text.matchAll(each)) {
    if (/^(?:cento|que|dia|semana|mes|ano|mim|quanto|unidade)$/.test(word!)) {
      if (word === 'unidade') return SOME
      continue
    }
    const thing = thingOf(word!, true)
    if (thing) return thing.noun
  }
  if (/\bcada\b|\bde um\b|\buma so\b|\bunitario\b/.test(text)) return SOME
  const named = /\b(?:o|a|d[oa]|n[oa]|um|uma|minha|meu|nossa|nosso|n?um|n?uma) ([a-z][a-z0-9]+)\b/g
  for (const [, word] of text.matchAll(named)) {
    if (WHOLE.test(word!)) continue
    if (
      /^ (?:de hoje|de ontem|do dia|tod[oa]|inteir[oa])\b/.test(
        text.slice(text.indexOf(` ${word!}`) + word!.length + 1),
      )
    )
      continue
    const thing = thingOf(word!, true)
    if (thing && !(TIMES.has(thing.noun) && thing.noun !== 'hora')) return thing.noun
  }
  return null
}

const timeOf = (text: string): string | null => {
  const found =
    /\b(?:por|ao|no|na|cada|do|da|de um|num|numa|nesse|desse|pra|pro|em um|neste|a|o) (?:fim d[oe] )?(?:uma? )?(hora|dia|semana|mes|ano)\b/.exec(
      text,
    )?.[1]
  return found ? thingOf(found)!.noun : null
}

type Base = Omit<Asked, 'wish'>

/** null: no figure is asked for. */
export function askedOf(text: string): Asked | null {
  const main = mainOf(text)
  if (!main) return null
  const base = baseOf(text, main)
  return shareOrPrice(base) ?? spanOf(base) ?? countOf(base) ?? { ...base, wish: wishOf(base) }
}

/** The words that ask for the main figure. */
function mainOf(text: string): RegExpExecArray | null {
  const hits = [...text.matchAll(QUESTION)]
  if (hits.length === 0) return null
  const questions = hits.filter(({ 0: said }) => /quant|qual/.test(said))
  // The first of several asked in one breath is the main one.
  return (
    questions.find(
      ({ index }) => !/\d/.test(text.slice(index + 6).replace(/\d+ ?(?:unidades|horas|dias|meses|litros|km)?\W*$/, '')),
    ) ??
    questions.at(-1) ??
    hits.at(-1)!
  )
}

/** All but the wish. */
function baseOf(text: string, main: RegExpExecArray): Base {
  const at = main.index
  const clauseFrom = Math.max(0, ...[...text.slice(0, at).matchAll(/[;!?]|[.,:](?!\d)/g)].map(({ index }) => index + 1))
  const end = /[?!;\n]|\.(?!\d)/.exec(text.slice(at))?.index ?? text.length - at
  const asked = text.slice(at, at + end).trim()
  const whole = text.slice(clauseFrom, at + end).trim()
  const rest = text.slice(clauseFrom)
  const compares =
    /\bqual (?:eu fico|fico|d[oea]s?|me|vale|sai|da|compensa|fica|rende|e (?:mais|melhor)|dos|vaga|opcao|fornecedor|produto)\b|\bquem rende\b|\bqual compensa\b|\bvale mais\b|\bmais barato\b|\bdiferenca\b|\bvale a pena (?:ter|comprar|trocar|fazer)\b|\bquanto muda\b|\beconomizo quanto\b|\bquanto (?:eu )?economizo\b/.test(
      rest,
    )
  const decides =
    !/quant/.test(main[0]) &&
    /\bcompensa|vale a pena|\bvale(?:u)?(?= ?(?:\?|$))|(?:deu|dando) (?:lucro|prejuizo)|contrato|troca|mudo|aceito|pego|fecho|da lucro|cobrando certo/.test(
      rest,
    )
  const share = /%|por ?cento|porcentagem|percentual|margem|que parte/.test(rest)
  const one = oneOf(whole.replace(/^.*?\b(quant|qual)/, '$1')) ?? oneOf(whole)
  const time = timeOf(whole)
  return {
    one: one === time ? null : one,
    time,
    thing: null,
    compares,
    decides,
    share,
    text: asked,
    whole,
    before: text.slice(0, at),
    said: text,
    at: clauseFrom,
  }
}

function shareOrPrice(base: Base): Asked | null {
  const { text: asked, whole } = base
  if (/^por quanto\b/.test(asked) && !/\bquant[oa]s? ?%/.test(asked)) return { ...base, wish: 'price' }
  if (
    /^(?:em |de )?(?:quant[oa]s? ?(?:%|por ?cento)|que %|qual (?:a |o )?(?:porcentagem|percentual))/.test(asked) ||
    /\bocupacao\b|\bmargem\b/.test(asked)
  )
    return { ...base, wish: /sobr|lucr|margem|ganh/.test(whole) ? 'left' : 'percent', share: true }
  if (/\bpor quanto\b/.test(asked)) return { ...base, wish: 'price' }
  return null
}

/** How long, and in which time it pays for itself. */
function spanOf(base: Base): Asked | null {
  const { text: asked, whole } = base
  const spans =
    /quanto tempo|dura (?:quanto)?|quant[oa]s? (?:meses|dias|anos|semanas|horas|mes|dia)\b|\bquanto demora/.exec(asked)
  if (
    /\bse paga|\btempo (?:ela |ele |isso )?paga\b|\brecuper|\bretorno\b|\bvolta\b/.test(whole) &&
    (spans || !/quant[oa]s? (?!tempo)[a-z]+/.test(asked))
  )
    return {
      ...base,
      wish: 'payback',
      thing: spans ? (/(meses|mes|dias|dia|anos|semanas|horas)/.exec(spans[0])?.[1] ?? null) : null,
    }
  if (spans)
    return {
      ...base,
      wish: 'many',
      thing: /tempo|dura|demora/.test(spans[0])
        ? 'tempo'
        : thingOf(/(meses|mes|dias|dia|anos|semanas|horas)/.exec(spans[0])![1]!)!.noun,
    }
  return null
}

/** How many. */
function countOf(base: Base): Asked | null {
  const { text: asked, whole } = base
  const many = /quant[oa]s? (?:[a-z]+ de )?(?:a mais )?([a-z0-9]+)/.exec(asked)
  const word = many?.[1] ?? ''
  if (
    /^(?:por |em |de |a |pra )?quant[oa]s?\b/.test(asked) &&
    !/^(?:por |a |em )?quanto\b/.test(asked) &&
    !NO_THING.test(word) &&
    word !== '%'
  ) {
    const thing = thingOf(word, true)?.noun ?? SOME
    return { ...base, wish: PAYS.test(whole) ? 'even' : 'many', thing }
  }
  if (
    /\bpreciso de quant|\bquant[oa]s? (?:que )?(?:eu )?(?:preciso|tenho que) (?:vender|fazer|atender)\b.*(?:pra|para)/.test(
      whole,
    ) &&
    !/cobr/.test(asked)
  )
    return { ...base, wish: 'even', thing: base.one ?? SOME }
  return null
}

/** What the verbs ask for. */
function wishOf({ text: asked, whole, said, decides }: Base): Wish {
  if (/\bdesconto\b/.test(whole) && /\b(?:custa|perco|deixo)\b/.test(asked)) return 'less'
  if (
    /\bpor quanto\b|\bcobr(?:o|ar|aria)\b|\bque preco|qual (?:o |seria o )?preco|\bpor no app|\ba quanto (?:vend|sai)|\bquanto (?:tenho|preciso) que? ?(?:por|botar|cobrar)|\bvender (?:por|a) quanto|\bquanto vendo\b|\bquanto (?:eu )?tenho que (?:cobrar|por|vender|botar)|\bpedido minimo\b|\bquanto cada (?:um|uma|unidade|pessoa) paga/.test(
      asked.includes('cobrando certo') ? '' : whole,
    )
  )
    return 'price'
  if (/\bjuros?\b|\ba mais\b|\bdiferenca\b/.test(asked) && /\bparcela/.test(said)) return 'extra'
  if (/\bmedi[oa]\b/.test(whole)) return 'average'
  if (
    /\b(?:sobr\w+|rest\w+|lucr\w+|limp[oa]|livre|bolso|ganho|ganhei|ganha|ganhar|tiro|deixa|margem|positivo|compensa|vale|valeu|prejuizo|mais dinheiro|rende|da lucro|fica pra|fica meu|cai na conta|fico)\b/.test(
      whole,
    ) ||
    decides
  )
    return 'left'
  if (
    /\b(?:custa|custar|custou|custo|gast\w+|sai|saiu|saindo|pago|pagar|paga|fica|ficou|folha|vai|indo|ir|come)\b/.test(
      whole,
    )
  )
    return 'cost'
  if (/\b(?:entra|fatur\w+|receb\w+|da|deu|vend\w+|soma|total|arrecad\w+)\b/.test(whole)) return 'income'
  return 'left'
}

/** Where a second figure is asked for. */
const SECOND =
  /\s*(?:,|;|\?|\be\b)\s*(?:\b(?:e|ai|depois)\s+)?(?=(?:por |a |em |pra |com |de )?(?:quant[oa]s?\b|qual\b)|(?:que |e )%|a media\b|por (?:dia|semana|mes|ano)\b|(?:cheio|vazio|sobra|da|rende|sai) quant)/
/** The figures that a message asks for, each by itself, in their order; one: what `askedOf` finds. */
export function askedEach(text: string): Asked[] {
  const main = askedOf(text)
  if (!main) return []
  // What is told in the same breath before it is no second question.
  const from =
    main.at + Math.max(0, text.slice(main.at).search(/(?:por |a |em |pra |com |de )?\b(?:quant[oa]s?|qual)\b/))
  const start = /\d/.test(text.slice(main.at, from)) ? from : main.at
  const rest = text.slice(start)
  const parts = rest.split(SECOND).filter((part) => part.trim() !== '')
  if (parts.length < 2 || parts.some((part) => /\d{2,}|\d,/.test(part.replace(/\d+ ?%/g, '')))) return [main]
  const before = text.slice(0, start)
  const found = parts.flatMap((part) => {
    const words = part.trim().replace(/\?+$/, '')
    // 'Sobrou quanto e quantos % isso dá': said beside what is left.
    if (main.wish === 'left' && /(?:%|por ?cento).*\bisso\b|\bisso\b.*(?:%|por ?cento)/.test(part)) return []
    const one = askedOf(`${before} ${QUESTION_WORD.test(words) ? words : `quanto ${words}`}?`)
    return one ? [{ ...one, said: text }] : []
  })
  return found.length < 2 ? [main] : found.slice(0, MOST_FIGURES)
}
const MOST_FIGURES = 3
const QUESTION_WORD = /\bquant|\bqual\b|\bque %/
/** The unit that reais are asked in. */
export const moneyUnit = ({ one, time }: Asked): Unit => ({
  [MONEY]: 1,
  ...(one && { [one]: -1 }),
  ...(time && time !== one && { [time]: -1 }),
})

export const isSize = (noun: string) => SIZES.has(noun)
