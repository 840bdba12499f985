import { MONEY, SOME, type Unit } from '#src/consultant/composed/units.ts'
import { SIZES, TIMES, thingOf } from '#src/consultant/composed/words.ts'
import type { Quantity } from './quantity.ts'
import type { Spot } from './text.ts'

const CUT =
  / (?:e|mas|ou|so que|porque|quando|se|mais|fora|quant[oa]s?|que|com|custa|sai|cobro|vendo|ta|gasto|pago|dando|faz|leva) /
const AFTER =
  /(?:\b(por|cada|em cada|pra cada|para cada|de cada|a cada|pel[oa]|a|o|ao|na|no|num|numa|d[oa])\b|\/) ?(?:cada |uma? |1 )?([a-z][a-z0-9]*)?/g
const NOT_PER =
  /^(?:mais|menos|vista|prazo|partir|pix|cartao|fora|isso|ai|conta|causa|favor|exemplo|baixo|cima|cento|volta|hoje|total|tudo|todo|mim|que|granel|gente|dinheiro|credito|debito|vez|hora extra|max\w*|min\w*|prazo|fim|final|lado|preco|lucro|custo|cliente final)$/
const GENERIC = /^(?:unidade|item|peca|um|uma|cabeca|cada|unid|un)$/
const PACK =
  /^(?:garraf|embalage|bisnag|cop|vidr|caix|sac|fard|rol|gala|lat|bandej|resm|cartel|bald|pot|frasc|bombon|barr|pacot|duzi|milheir|cent|sacol|botij|arrob|tonelad|aula?|diari|viage|viagen|hor|kg|litr|metr|km)/

const nounOf = (word: string): string | null => {
  if (GENERIC.test(word)) return SOME
  const thing = thingOf(word, true)
  return thing && !NOT_PER.test(word) ? thing.noun : null
}

/** 'Cada saco deixa', 'o aluno paga', 'a gasolina ta': whose number it is. */
const SUBJECT =
  /(?:^|[,.;:!?] ?|\b(?:e|mas|que|pois|porque|se|por|em) )?\b(cada|o|a|um|uma|d[oa]|n[oa]|meu|minha|pel[oa]|ess[ea]|por|em cada|os|as) ([a-z]{2,})(?: (?:de|da|do) [a-z0-9]+| (?!e\b|me\b|ta\b|eh\b)[a-z]{4,})?(?: (?:me|ja|eu|nos|so|hoje|tambem|nao))* (?:cust\w+|sai|saiu|ta|esta|e|eh|era|vale|a|por|cobr\w+|fica|ficou|ganha|paga|leva|tem|rende|rendeu|deu|da|dando|faz|fazia|dura|gasta|usa|consome|come|atende|produz|de|vem|vem com|deixa|cabe|cabem|cobre|pesa|vai|foi|vendo|pede|precisa|toma)(?: (?:a|por|de|com|em|pra|eu|me|r\$|conto|custando|vai|uso))* ?$/
const BARE_SUBJECT =
  /(?:^|, ?|\be )(?:a |o |do |da )?(hora|litro|quilo|kg|km|kwh|metro|m2|gasolina|diesel|diaria|saco|saca|caixa|rolo|receita|milheiro|barril|balde|garrafa|tela|copo|galao|lata)(?: (?:de|da|do) [a-z]+)?(?: (?:custa|sai|ta|esta|e|eh|vale|a|por|de|cobro|cobrando|tem|rende|com|foi|vai))* ?$/
const FUEL =
  /\b(?:gasolina|diesel|oleo diesel|combustivel)(?: (?:custa|sai|ta|esta|e|eh|a|por|de|em|subiu|foi|pra|hoje|comum|litro|o litro|ta a|aqui|agora|la))* ?$/
const BEFORE_PER = /\b(?:por|cada|em cada|a cada|pra cada|de cada) ([a-z]{2,})\b/g
const BEFORE_TIME = /\b(?:por|ao|no|na|todo|toda|cada) (dia|semana|mes|ano|hora)\b/g

export interface Around {
  previous: Quantity | undefined
  previousSpot: Spot | undefined
  /** Nouns of all that is counted, priced or asked for. */
  nouns: ReadonlySet<string>
  own: string | null
  money: boolean
  text: string
}

const SACK = /^(?:sac|caix|fard|rol|bald|lat|pacot|barr)/
const OF_HOLDER =
  /^ ?(?:kg|quilos?|g|gramas?|ml|litros?|l|metros?|m) ?(?:e|eh|ta|esta|custa|sai|sai por|a|por|vale|foi)? $/
/** 'A saca de 60 kg vale 1.450': the sack. */
const holderOf = ({ unit }: Quantity, counted: string) =>
  (SIZES.has(counted) && Object.keys(unit).find((noun) => unit[noun] === -1 && PACK.test(noun))) || counted
const HOLDS =
  /^\s*(?:[a-z]+ ){0,2}?(?:(?:de|da|do) [a-z]+ ?)?,? ?(?:(?:cada|com) unidade com|de|com|com ate|que (?:tem|levam?|pesam?|rendem?)|cada (?:um|uma)?(?: com| tem)?|tem|pesando|cada com)\s*$/
const RATE =
  /^\s*(?:[a-z0-9]+ )?(?:(?:de|da|do) [a-z]+ )?(?:[a-z]+ )?(?:a mais )?(?:(?:por|ao|no|na|cada) (?:dia|semana|mes|ano|terca|segunda|sabado) )?(?:a|de|com lucro de|pagando(?: mais ou menos)?|por|com|cobrando|custando|que (?:pagam?|deixam?|custam?|gastam?)|que vendo a|lucro|com preco de|a preco de|valendo|no valor de)\s*$/

const isBare = (per: ReadonlySet<string>) => ![...per].some((noun) => !TIMES.has(noun))

/** Of what one a number is said, as nouns. */
export function persOf(spot: Spot, rest: string, around: Around): { per: Set<string>; total: boolean } {
  const per = new Set<string>()
  const cut = `${rest} `.replace(/\ba mais\b/, '').split(CUT)[0]!
  addAfter(per, cut, around)
  addEnds(per, spot, rest, around)
  const total = /\b(?:no total|ao todo|de tudo|tudo|o lote|no lote)\b/.test(cut)
  addSubject(per, spot, around)
  addAsPrevious(per, total, spot, around)
  addBefore(per, spot, around)
  const all = addCounted(per, spot, around)
  addTimeOfPrevious(per, spot, around)
  return { per, total: total || all }
}

/** '12 por quilo', '90 a hora' */
function addAfter(per: Set<string>, cut: string, { nouns, own, money }: Around): void {
  for (const found of cut.matchAll(AFTER)) {
    const [whole, prep = '/', word = ''] = found
    const start = cut.slice(0, found.index).trim()
    if (/^(?:cada|em cada|pra cada|de cada)$/.test(prep) && /^(?:por|no|na|e|mas|em|ao)?$/.test(word)) {
      per.add(SOME)
      continue
    }
    const noun = word ? nounOf(word) : null
    if (noun === null || noun === own) continue
    const time = TIMES.has(noun)
    if (/^(?:na|no|ao|num|numa)$/.test(prep) && !time && !(word === 'diaria')) continue
    if (/^d[oa]$/.test(prep)) {
      // '22 dias do mês'
      if (time && !money) per.add(noun)
      continue
    }
    if (/^(?:a|o)$/.test(prep)) {
      if (!money && !time) continue
      if (start !== '' && !/^(?:reais|r\$)$/.test(start)) continue
      if (!time && !SIZES.has(noun) && !nouns.has(noun) && !PACK.test(noun) && !/^[a-z]{4,}$/.test(word)) continue
      if (/^(?:mulher|rapaz|menina|moca|gente|costureira|ajudante|funcionari\w)$/.test(word)) continue
    }
    if (!time && /^\s*(?:por)\b/.test(whole) && /^(?:fora|baixo)$/.test(word)) continue
    per.add(noun)
  }
}

/** At the very end of what follows, or right before the number. */
function addEnds(per: Set<string>, { near }: Spot, rest: string, { own, money }: Around): void {
  // '3,50 de coalho, sal e saquinho por quilo'
  const last = money && per.size === 0 ? /\bpor ([a-z]+) *$/.exec(rest) : null
  const lastNoun = last && nounOf(last[1]!)
  if (lastNoun && lastNoun !== own && !TIMES.has(lastNoun)) per.add(lastNoun)
  // 'Garrafa de 700 ml'
  const holder = !money && own && SIZES.has(own) && !TIMES.has(own) ? /\b([a-z]{3,}) de $/.exec(near) : null
  const holderNoun = holder && PACK.test(holder[1]!) ? nounOf(holder[1]!) : null
  if (holderNoun && holderNoun !== own) per.add(holderNoun)
}

/** 'Cada saco deixa 2,80' */
function addSubject(per: Set<string>, { near, value }: Spot, { previous, nouns, own, money }: Around): void {
  if (FUEL.test(near) && money && isBare(per) && !/\bde (?:gasolina|diesel|combustivel) ?$/.test(near) && value < 20)
    per.add('litro')
  const subject = SUBJECT.exec(near)
  const named = subject && nounOf(subject[2]!)
  const each = subject?.[1] === 'cada' || subject?.[1] === 'em cada' || subject?.[1] === 'por'
  const holds = !money && /\b(?:leva|cabe|cabem|cobre|tem|rende|faz|pesa|vem|com) ?$/.test(near)
  if (
    named &&
    named !== own &&
    isBare(per) &&
    (each || holds || named === SOME || nouns.has(named) || PACK.test(named) || (money && TIMES.has(named)))
  ) {
    if (!(TIMES.has(named) && !money)) per.add(named)
  } else if (isBare(per)) {
    const one = BARE_SUBJECT.exec(near)
    const noun = one && (/^(?:gas|die)/.test(one[1]!) ? 'litro' : nounOf(one[1]!))
    if (noun && noun !== own && (money || !SIZES.has(noun)) && !(noun === 'litro' && !money))
      per.add(previous && previous.unit[noun] === 1 && one!.index === 0 ? holderOf(previous, noun) : noun)
  }
}

/** Of the same as the number before it. */
function addAsPrevious(per: Set<string>, total: boolean, spot: Spot, around: Around): void {
  const { near } = spot
  const { previous, previousSpot, own, money } = around
  // 'Cada uma gasta 900 de diesel e 250 de manutenção'
  if (
    money &&
    isBare(per) &&
    !total &&
    previous?.kind === 'money' &&
    previousSpot?.sentence === spot.sentence &&
    /\bcada (?:unidade |[a-z]+ )?(?:me )?(?:gasta|leva|custa|usa|paga|consome|tem) /.test(previousSpot.near) &&
    /^ ?(?:de |d[oa] |em |com )?[a-z]* ?(?:,|e|mais) (?:mais )?$/.test(near)
  )
    for (const noun of Object.keys(previous.unit)) if (previous.unit[noun] === -1) per.add(noun)
  // 'A embalagem de 500 g é 1,30'
  if (money && isBare(per) && previous?.kind === 'count' && OF_HOLDER.test(near)) {
    const size = Object.keys(previous.unit).find((noun) => previous.unit[noun] === 1)
    const holder = size && holderOf(previous, size)
    if (holder && holder !== size) per.add(holder)
  }
  // 'Cada maço vem 20 rosas e custou 28': the bunch.
  if (
    money &&
    isBare(per) &&
    previous?.kind === 'count' &&
    previousSpot?.clause === spot.clause &&
    /^ ?[a-z]* ?(?:e|,) (?:me |eu )?(?:cust\w+|sai\w*|paguei|pago|deixa|rende) (?:a |por )?$/.test(near)
  )
    for (const noun of Object.keys(previous.unit))
      if (previous.unit[noun] === -1 && !TIMES.has(noun) && noun !== own) per.add(noun)
}

/** 'Por mês gasto 300': said before the number. */
function addBefore(per: Set<string>, spot: Spot, { previous, previousSpot, own }: Around): void {
  const gap = spot.near
  for (const found of gap.matchAll(BEFORE_PER)) {
    // 'Quero pôr um motoboy de 1.800'
    if (/^uma?$/.test(found[1]!)) continue
    const noun = nounOf(found[1]!)
    if (noun && noun !== own && !TIMES.has(noun) && isBare(per)) per.add(noun)
  }
  for (const found of gap.matchAll(BEFORE_TIME)) {
    const noun = thingOf(found[1]!)!.noun
    // Said of the number before where one stands before it.
    const after = gap.slice(found.index! + found[0].length)
    if (
      noun !== own &&
      (!previousSpot || previousSpot.end <= spot.start - gap.length) &&
      ![...per].some((one) => TIMES.has(one))
    )
      if (
        !(
          previous &&
          gap.indexOf(found[0]) < (previous.kind === 'count' && previous.unit[noun] === -1 ? 40 : 16) &&
          previousSpot &&
          previousSpot.clause === spot.clause
        ) &&
        after.length < 40
      )
        per.add(noun)
  }
}

/** Of what the number before it counts or prices; true: it is of all of them. */
function addCounted(per: Set<string>, spot: Spot, { previous, previousSpot, own, money }: Around): boolean {
  const { near } = spot
  let total = false
  // 'O aluno paga 240 por mês com 4 aulas'
  if (!money && previous?.kind === 'money' && /\b(?:com|por|e tem|e faz)\s*$/.test(near) && isBare(per))
    for (const noun of Object.keys(previous.unit))
      if (previous.unit[noun] === -1 && !TIMES.has(noun) && noun !== own) per.add(noun)
  if (previous && previousSpot && previous.kind === 'count') {
    const counted = Object.keys(previous.unit).find((noun) => previous.unit[noun] === 1)
    const between = spot.before
    if (counted && counted !== own && counted !== MONEY) {
      if (!money && own === 'hora' && counted === 'dia' && /^ ?dias? ?,? ?$/.test(between)) per.add('dia')
      if (
        !money &&
        HOLDS.test(between) &&
        // '60 pamonhas com 1 saco' is no sack to each of them.
        !(own !== null && SACK.test(own)) &&
        isBare(per) &&
        !(SIZES.has(counted) && !TIMES.has(counted) && !PACK.test(counted))
      )
        per.add(counted)
      // 'Comprei 248 kg por 5.456': all of them.
      if (money && isBare(per) && RATE.test(between)) {
        if (/\bpor ?$/.test(between) && !/\b(?:vend|cobr)\w+[^.;]*$/.test(previousSpot.near)) total = true
        else per.add(holderOf(previous, counted))
      }
      // '40 buquê (lucro 38 cada)'
      if (per.has(SOME) && !GENERIC.test(counted)) {
        per.delete(SOME)
        per.add(counted)
      }
      if (money && isBare(per) && /\(\s*(?:lucro|a|custo|preco)?\s*(?:de |a )?$/.test(between)) per.add(counted)
    }
  }
  return total
}

/** '190 por dia e o ajudante 150' */
function addTimeOfPrevious(per: Set<string>, spot: Spot, { previous, previousSpot, money }: Around): void {
  const { near } = spot
  if (
    money &&
    per.size === 0 &&
    previous?.kind === 'money' &&
    /^ ?(?:,|e|mais)? ?(?:o|a|outr[oa]|meu|minha)? ?[a-z]* ?$/.test(near) &&
    previousSpot?.sentence === spot.sentence
  )
    for (const noun of Object.keys(previous.unit))
      if (TIMES.has(noun) && previous.unit[noun] === -1 && noun !== 'mes') per.add(noun)
}

export const unitOf = (own: string | null, money: boolean, per: ReadonlySet<string>): Unit => {
  const unit: Record<string, number> = money ? { [MONEY]: 1 } : { [own ?? SOME]: 1 }
  for (const noun of per) if (!(noun in unit)) unit[noun] = -1
  return unit
}
