import { formatMoney } from '@norteia/contracts/format'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { count, percent } from '#src/consultant/sum-numbers.ts'
import { inputsOf } from '#src/consultant/sums-of-count.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { hasThing, mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const SIZES: readonly (readonly [word: string, many: number])[] = [
  ['duzias?', 12],
  ['centos?', 100],
  ['milheiros?', 1_000],
]
const PACK = 'duzias?|centos?|milheiros?|bandejas?|cartelas?|pentes?'
const BIRDS = /^\s*(?:galinhas?|codornas?|patas?|poedeiras?|aves|frangas?|marrecas?|angolas?|gansas?)\b/
const LAYS = /\b(?:bot\w+|poe|poem|pondo|postura|produz\w*|dando|dao|da)(?: [a-z]+){0,2}\s*$/
const EGGS = /^\s*(?:de )?ovos?\b/
const A_DAY = /^(?:\s+[a-z]+){0,4}?\s*(?:por|ao|todo|cada|a cada|no) dia\b/
const DAYS = /^\s*dias?\b/
const OF_PACK = new RegExp(`^\\s*(?:reais )?(?:a|o|por|cada|na|no) (?:${PACK})\\b`)
const PACK_AT = new RegExp(
  `\\b(?:${PACK})(?: (?:a|por|de|sai|custa|vale|e|eh|ta|esta|vendo|com|ovos?|[a-z]{2,}))*?\\s*(?:r\\$ ?)?$`,
)
const MAKES =
  /\b(?:faco|fazemos|vendo|produz\w*|colho|tiro|botam|bota|poem|poe|dao|entrego|asso|fabrico|recolho|cato|tenho)\s*(?:uns |umas )?$/

const sizeOf = (text: string): number | null =>
  SIZES.find(([word]) => new RegExp(`\\b${word}\\b`).test(text))?.[1] ??
  (/\b(?:bandejas?|cartelas?|pentes?)\b/.test(text) ? 0 : null)

/** What is made each day, in how many days, and what a pack of it is sold for. */
export function packsOf(question: string): Numbers | null {
  const text = fold(question)
  const size = sizeOf(text)
  if (size === null) return null
  const found = numbersBy(question, (number, got, previous) => {
    const { unit, before, after } = number
    if (unit === '%')
      return LAYS.test(before) || /^\s*(?:de postura|por dia|ao dia)/.test(after) ? 'postura' : undefined
    if (mayCount(number) && DAYS.test(after)) return 'dias'
    if (mayCount(number) && BIRDS.test(after)) return 'aves'
    if (mayCount(number) && size === 0 && /\b(?:bandejas?|cartelas?|pentes?) (?:de|com)\s*$/.test(before))
      return 'tamanho'
    if (mayCount(number) && (EGGS.test(after) || (hasThing(number) && MAKES.test(before) && A_DAY.test(after))))
      return 'feitos'
    if (!mayPay(number)) return undefined
    if (previous && got.tamanho === previous.value && /^\s*(?:ovos )?(?:por|a)\s*$/.test(before)) return 'preco'
    return OF_PACK.test(after) ||
      PACK_AT.test(before) ||
      (got.preco === undefined && /\bvend\w+ [^.;\d]{0,24}\ba\s*$/.test(before))
      ? 'preco'
      : undefined
  })
  if (!found) return null
  const birds = found.aves !== undefined && found.postura !== undefined
  if (birds === (found.feitos !== undefined)) return null
  // Birds of which only the eggs are counted.
  if (found.aves !== undefined && !birds) return null
  if (size === 0 ? found.tamanho === undefined : found.tamanho !== undefined) return null
  if (found.dias === undefined && !(EVERY_DAY.test(text) && (birds || /\bovos?\b/.test(text)))) return null
  return found.preco === undefined && !ASKS_PACKS.test(text) ? null : found
}
const EVERY_DAY = /\b(?:por|no|ao|do|em um|num) mes\b/
const MONTH = 30
const ASKS_PACKS = new RegExp(`\\bquant[oa]s? (?:${PACK})\\b`)
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bduzia/, 'dúzias'],
  [/\bcento/, 'centos'],
  [/\bmilheiro/, 'milheiros'],
  [/\bbandeja/, 'bandejas'],
  [/\bcartela/, 'cartelas'],
  [/\bpente/, 'pentes'],
]

export function soldInPacks(sheet: Sheet): Worked | null {
  const size = sheet.has('tamanho') ? sheet.value('tamanho') : sizeOf(sheet.text)
  if (!size) return null
  const many = sheet.has('dias') ? sheet.value('dias') : MONTH
  const daily = sheet.has('feitos') ? sheet.value('feitos') : (sheet.value('aves') * sheet.value('postura')) / 100
  const made = sheet.has('feitos')
    ? `${count(daily)}`
    : `${count(sheet.value('aves'))} × ${percent(sheet.value('postura'))}`
  const word = NAMES.find(([pattern]) => pattern.test(sheet.text))![1]
  const packs = sheet.result(
    'pacotes',
    word[0]!.toUpperCase() + word.slice(1),
    (daily * many) / size,
    word,
    `${made} × ${count(many)} ÷ ${count(size)}`,
    [...inputsOf(sheet, 'feitos', 'aves', 'postura', 'dias', 'tamanho')],
  )
  const each = sheet.has('feitos')
    ? say`${sheet.slot('feitos')}`
    : say`${sheet.slot('aves')} × ${sheet.slot('postura')}`
  const shown = sheet.show(packs, count(Math.round(((daily * many) / size) * 100) / 100))
  const held = sheet.has('tamanho')
    ? say`${sheet.slot('tamanho')}`
    : say`${sheet.rule('tamanho', `Quantos tem cada um`, size, count(size))}`
  const month = sheet.has('dias')
    ? say`${sheet.slot('dias')}`
    : say`${sheet.rule('dias_do_mes', 'Dias do mês', MONTH, '30')}`
  const base = say`${each} × ${month} dias ÷ ${held} = ${shown} ${word}`
  const next = say`Desconte o que quebra e o que não vende, e o que sai com ração ou insumo, antes de contar com esse dinheiro.`
  if (!sheet.has('preco'))
    return { result: packs, said: say`São ${shown} ${word} em ${month} dias.`, formula: say`${base}.`, next }
  const price = sheet.value('preco')
  const result = sheet.result(
    'entra',
    'O que entra',
    ((daily * many) / size) * price,
    'R$',
    `${count((daily * many) / size)} × ${formatMoney(price)}`,
    [packs, sheet.fact('preco')],
  )
  return {
    result,
    said: say`Entram ${sheet.show(result)}: ${shown} ${word} em ${month} dias.`,
    formula: say`${base}; × ${sheet.slot('preco')} = ${sheet.show(result)}.`,
    next,
  }
}

const EACH_OF =
  /\bpor (?:sessao|aula|visita|atendimento|consulta|banho|corte|treino|lavagem|encontro|massagem)\b|\b(?:em|pra|por) cada\b|\bcada (?:sessao|aula|visita|atendimento|consulta|banho|corte|treino|lavagem|encontro|massagem)\b/
const IN_PACK = /\b(?:pacote|plano|combo|kit|cartela|fech\w+|vend\w+)\s*(?:de |com |um |uma )*$/
const HALF = /\bmeio a meio\b|\bmetade\b|\bdivid\w+ no meio\b/
const MINE = /\b(?:fico|ficar|minha parte|pra mim|eu levo|recebo|eu fica)\b[^.;\d]{0,16}$/
const THEIRS = /\b(?:fica com|leva|repass\w+|dou|pago|ganha|cobra|tira|recebe|vai)\b[^.;\d]{0,16}$/

/** 'Pacote de 8 sessões por 720, divido meio a meio, quanto por sessão?' */
export function sessionOf(question: string): Numbers | null {
  const text = fold(question)
  if (!EACH_OF.test(text.slice(Math.max(0, text.search(/\bquanto\b/))))) return null
  const found = numbersBy(question, (number) => {
    const { unit, before, after } = number
    if (unit === '%')
      return /^\s*(?:fica |e )?(?:pra mim|meu|minha)/.test(after) || MINE.test(before)
        ? 'minha'
        : THEIRS.test(before) || /^\s*(?:pr[ao]|del[ea]|d[ao])\b/.test(after)
          ? 'outra'
          : undefined
    if (mayCount(number) && hasThing(number) && IN_PACK.test(before)) return 'sessoes'
    return mayPay(number) &&
      /\b(?:por|a|de|custa|cobro|sai|vendo|e)\s*(?:r\$ ?)?$|^\s*(?:de )?[a-z]+(?: de [a-z]+)?\s*$/.test(before)
      ? 'total'
      : undefined
  })
  if (!found || found.sessoes === undefined || found.total === undefined) return null
  const shares = [found.minha, found.outra, HALF.test(text) ? 50 : undefined].filter((one) => one !== undefined)
  return shares.length === 1 && shares[0]! < 100 ? found : null
}

export function sessionShare(sheet: Sheet): Worked {
  const [total, many] = [sheet.value('total'), sheet.value('sessoes')]
  const mine = sheet.has('minha') ? sheet.value('minha') : sheet.has('outra') ? 100 - sheet.value('outra') : 50
  const each = sheet.result(
    'sessao',
    'Preço de cada uma',
    total / many,
    'R$',
    `${formatMoney(total)} ÷ ${count(many)}`,
    inputsOf(sheet, 'total', 'sessoes'),
  )
  const result = sheet.result(
    'parte',
    'A sua parte de cada uma',
    (total / many) * (mine / 100),
    'R$',
    `${formatMoney(total / many)} × ${percent(mine)}`,
    [each, ...inputsOf(sheet, 'minha', 'outra')],
  )
  const share = sheet.has('minha')
    ? say` × ${sheet.slot('minha')}`
    : sheet.has('outra')
      ? say` − ${sheet.slot('outra')}`
      : say` ÷ ${sheet.rule('metade', 'Partes iguais', 2, '2')}`
  return {
    result,
    said: say`De cada uma, que sai por ${sheet.show(each)}, ficam ${sheet.show(result)} com você.`,
    formula: say`${sheet.slot('total')} ÷ ${sheet.slot('sessoes')} = ${sheet.show(each)}${share} = ${sheet.show(result)}.`,
    next: say`Veja se a sua parte paga o material, a taxa do cartão e a hora de quem atende.`,
  }
}
