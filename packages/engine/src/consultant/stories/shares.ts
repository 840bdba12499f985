import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { type Found, found, known, minus, over, partOf, said, times, without, worked } from './expr.ts'
import { mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const TAKERS: readonly (readonly [slot: string, words: RegExp])[] = [
  ['imposto', /\b(?:imposto|simples|nota|das|governo|iss|icms)\b/],
  ['cartao', /\b(?:cartao|maquininha|maquina|credito|debito|taxa)\b/],
  [
    'comissao',
    /\b(?:comissao|vendedor\w*|gerente|garcom|corretor\w*|representante|atendente|ajudante|barbeiro|manicure|professor\w*|profissional|tatuador|dentista|motorista|dela|dele)\b/,
  ],
  ['site', /\b(?:site|app|aplicativo|ifood|shopee|plataforma|mercado livre|booking|airbnb|marketplace|hotmart)\b/],
  [
    'parceiro',
    /\b(?:loja|salao|clinica|espaco|dono|dona|parceiro|socio|academia|consignad\w+|galeria|banca|igreja|associacao|cooperativa|agencia|estudio|leiloeiro|organizacao|organizador\w*|evento|produtor\w*|empresario|franquia|prefeitura|atravessador|ponto)\b/,
  ],
]
const OF_REST =
  /\b(?:do que (?:sobra|sobrou|fica|ficou|resta)|do resto|do restante|em cima do que (?:sobra|sobrou|fica)|depois)\b/
const BILL_AFTER =
  /^\s*(?:reais )?(?:de|em|com|no|na|do|da|pr[ao]) (?:custos?|despesas?|contas?|gastos?|aluguel|luz|energia|internet|material|materiais|tecido|insumos?|ingredientes?|gasolina|combustivel|frete|embalagem|produto|ajudante|funcionari[oa]|mercadoria|fornecedor|salarios?|folha)\b/
const BILL_BEFORE =
  /\b(?:gast\w+|custo\w*|custa|custou|despesas?|aluguel|luz|material|frete|folha|salarios?|contas|pag(?:o|uei)|mercadoria)(?: (?:de|e|da|eh|foi|com|deu|em))*\s*(?:r\$ ?)?$/
const BASE_BEFORE =
  /\b(?:vend\w+|fatur\w+|entr\w+|receb\w+|cobr\w+|servico|venda|total|valor|deu|fechei|fiz|contrato|obra|pacote|consulta|diaria|preco|tatuagem|corte|curso|nota|frete|sessao|evento|show|cache|aluguel)(?: [a-z]+){0,3}\s*(?:de |a |por |em |r\$ ?)*$|\bpor\s*(?:r\$ ?)?$/

/** 'Quanto fica pra ela?': what is hers isn't left. */
const OTHERS_ASKED = /\bquanto (?:que |e que )*(?:fica|vai|cabe|sobra|e) (?:pr[ao]|para|com) el[ae]s?\b/

/** 'Vendi 20 mil, o gerente leva 2% e o vendedor 6%, quanto sobra?' */
export const takenOf = (question: string) => spentOf(question, 1)
/** 'Pinto por 3.150 e gasto 1.050 de tinta' */
export const billedOf = (question: string) => spentOf(question, 0)

function spentOf(question: string, leastShares: 0 | 1): Numbers | null {
  if (OF_REST.test(fold(question)) || OTHERS_ASKED.test(fold(question))) return null
  let shares = 0
  let bills = 0
  const seen = new Set<string>()
  const numbers = numbersBy(question, (number, got) => {
    const { before, after, unit } = number
    if (unit === '%') {
      const [ahead, behind] = [before.slice(-28), after.slice(0, 26)]
      const near = `${ahead}|${behind}`
      const takerIn = (text: string) => TAKERS.find(([slot, words]) => !seen.has(slot) && words.test(text))?.[0]
      // 'A galeria leva 30% e o imposto 6%', '6% de imposto': what is said right after wins over what was said before.
      const taker =
        takerIn(/^\s*(?:de|do|da|pr[ao]|d[ao]s)\b/.test(behind) ? behind.split(/[,;]| e /)[0]! : '') ??
        takerIn(ahead) ??
        takerIn(behind)
      if (
        !taker ||
        (taker === 'comissao' && /\b(?:minha|tenho|ganho|recebo) (?:[a-z]+ ){0,2}$/.test(ahead)) ||
        /\b(?:desconto|margem|lucro|juros|aumento|fico com|fica comigo)\b/.test(near)
      )
        return undefined
      seen.add(taker)
      shares += 1
      return `parte${shares}`
    }
    if (!mayPay(number) || mayCountThing(number)) return undefined
    if (got.base !== undefined && (BILL_AFTER.test(after) || BILL_BEFORE.test(before))) {
      bills += 1
      return bills <= 3 ? `gasto${bills}` : undefined
    }
    return got.base === undefined && BASE_BEFORE.test(before) ? 'base' : undefined
  })
  if (!numbers || numbers.base === undefined || shares < leastShares || shares + bills < 1 || shares > 4) return null
  const all = ['parte1', 'parte2', 'parte3', 'parte4'].reduce((sum, id) => sum + (numbers[id] ?? 0), 0)
  return all < 100 ? numbers : null
}
const mayCountThing = (number: Parameters<typeof mayCount>[0]) =>
  mayCount(number) && /^\s+(?!reais)[a-z]{3,}s\b(?! de )/.test(number.after) && number.value < 1_000

export function leftOfShares(sheet: Sheet): Worked {
  const base = said(sheet, 'base')
  const taken = ['parte1', 'parte2', 'parte3', 'parte4']
    .filter((id) => sheet.has(id))
    .map((id, n) => found(sheet, `sai${n + 1}`, 'O que sai', 'R$', partOf(base, said(sheet, id))))
  const bills = ['gasto1', 'gasto2', 'gasto3'].filter((id) => sheet.has(id)).map((id) => said(sheet, id))
  const out = [...taken.map(({ amount }) => amount), ...bills]
  const left = found(sheet, 'sobra', 'O que sobra', 'R$', out.reduce(minus, base))
  return worked(
    left,
    left.value < 0
      ? say`Faltam ${left.shown}.`
      : say`Sobram ${left.shown}. Disso ainda saem as contas que você não citou.`,
    say`Confira no contrato se cada parte sai do total, como nesta conta, ou do que sobra depois da outra.`,
    ...taken,
  )
}

/** '10% pro site e do que sobra 40% é da loja' */
export function cascadeOf(question: string): Numbers | null {
  if (!OF_REST.test(fold(question))) return null
  let shares = 0
  let afterRest = 0
  const numbers = numbersBy(question, (number) => {
    const { before, unit } = number
    if (unit === '%') {
      shares += 1
      if (shares > 1 && OF_REST.test(before)) afterRest += 1
      if (shares === 1 && OF_REST.test(before)) return undefined
      return `parte${shares}`
    }
    return mayPay(number) && !mayCountThing(number) && BASE_BEFORE.test(before) ? 'base' : undefined
  })
  if (!numbers || numbers.base === undefined || shares !== 2) return null
  // 'Depois' may stand behind the second share.
  return afterRest === 1 || /%[^%]*\b(?:do que (?:sobra|fica)|do resto|do restante)\b/.test(fold(question))
    ? numbers
    : null
}

const MINE_ASKED =
  /\bquanto (?:que |eu |me |ainda )*(?:sobr\w+|fica(?:m)?\b|fico|recebo|ganho|resta\w*)(?! com (?:ele|ela|o|a)\b)/
export function cascade(sheet: Sheet): Worked | null {
  if (!MINE_ASKED.test(sheet.text)) return null
  const first = found(
    sheet,
    'depois',
    'Depois da primeira parte',
    'R$',
    without(said(sheet, 'base'), said(sheet, 'parte1')),
  )
  const second = found(sheet, 'segunda', 'A segunda parte', 'R$', partOf(first.amount, said(sheet, 'parte2')))
  const next = say`Confira no contrato a ordem das partes: o que sai primeiro diminui o que vem depois.`
  const text = sheet.text
  if (/\b(?:fico com|eu fico|minha parte)\b[^%]*%/.test(text.slice(text.indexOf('%') + 1)))
    return worked(second, say`Ficam ${second.shown} com você.`, next, first)
  const left = found(sheet, 'sobra', 'O que sobra', 'R$', minus(first.amount, second.amount))
  return worked(left, say`Sobram ${left.shown}.`, next, first, second)
}

const KILO = /^\s*(?:kg|kgs|quilos?|kilos?)\b/
const ARROBA = 15
const YIELD_AFTER = /^\s*(?:de )?(?:rendimento|carcaca|aproveitamento)\b/
const PRICE_OF_ARROBA = /^\s*(?:reais )?(?:a|por|cada|na) arroba\b/
const PRICE_BEFORE =
  /\barrobas?(?: d[oa]s? [a-z]+)?\s*(?:a|de|ta|esta|e|eh|por|vale|custa|sai|sendo|,|em|ta a|esta a)*\s*(?:r\$ ?)?$/

/** 'Boi de 540 kg com rendimento de 50%, quantas arrobas dá?' */
export function arrobasOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number) => {
    const { before, after, unit } = number
    if (unit === '%')
      return YIELD_AFTER.test(after) || /\brend\w+ (?:de )?$|\b(?:aproveitamento|carcaca) (?:de )?$/.test(before)
        ? 'rendimento'
        : undefined
    if (KILO.test(after) && unit === '') return 'kg'
    if (PRICE_OF_ARROBA.test(after) || PRICE_BEFORE.test(before)) return 'preco'
    if (/^\s*(?:arrobas?|@)/.test(after) && unit === '') return 'arrobas'
    return mayCount(number) && /^\s*(?:bois?|cabecas?|vacas?|garrotes?|novilhas?|porcos?|animais)\b/.test(after)
      ? 'cabecas'
      : undefined
  })
  return numbers && (numbers.kg === undefined) !== (numbers.arrobas === undefined) ? numbers : null
}

export function inArrobas(sheet: Sheet): Worked | null {
  const next = say`Confirme o rendimento no romaneio do frigorífico: ele decide o valor mais que o peso vivo.`
  const kilos = known(sheet, 'arroba', 'Quilos de uma arroba', ARROBA)
  const lines: Found[] = []
  let base = sheet.has('arrobas') ? said(sheet, 'arrobas') : said(sheet, 'kg')
  if (sheet.has('rendimento')) {
    if (sheet.has('arrobas')) return null
    lines.push(found(sheet, 'carcaca', 'Peso da carcaça', '', partOf(base, said(sheet, 'rendimento'))))
    base = lines[0]!.amount
  }
  if (sheet.has('arrobas') && !sheet.has('preco')) {
    if (sheet.has('cabecas') || !/\bquant[oa]s? (?:kg|quilos?|kilos?)\b/.test(sheet.text)) return null
    const weight = found(sheet, 'peso', 'Peso', '', times(base, kilos))
    return worked(weight, say`São ${weight.shown} kg.`, next)
  }
  let many = sheet.has('arrobas') ? null : found(sheet, 'arrobas', 'Arrobas', '', over(base, kilos))
  if (sheet.has('cabecas')) {
    if (!/\bcada\b/.test(sheet.text) && sheet.value('cabecas') !== 1) return null
    const each = many ? many.amount : base
    if (many) lines.push(many)
    many = found(sheet, 'todas', 'Arrobas de todas', '', times(each, said(sheet, 'cabecas')))
  }
  if (!sheet.has('preco')) return many && worked(many, say`São ${many.shown} arrobas.`, next, ...lines)
  if (many) lines.push(many)
  const value = found(sheet, 'valor', 'Valor', 'R$', times(many ? many.amount : base, said(sheet, 'preco')))
  return worked(value, say`São ${value.shown}.`, next, ...lines)
}

const PACKS: readonly (readonly [word: string, many: number, name: string])[] = [
  ['grosas?', 144, 'grosa'],
  ['duzias?', 12, 'dúzia'],
  ['milheiros?', 1_000, 'milheiro'],
  ['centos?', 100, 'cento'],
]
const packIn = (text: string) =>
  PACKS.filter(([word]) => new RegExp(`\\b${word}\\b`).test(text.replace(/por cento/g, ' ')))

/** '2 grosas de botão a 36 a grosa, quanto sai cada?' */
export function packPriceOf(question: string): Numbers | null {
  const [pack, other] = packIn(fold(question))
  if (!pack || other) return null
  const [word] = pack
  const at = new RegExp(`^\\s*(?:${word})\\b`)
  const after = new RegExp(`^\\s*(?:reais )?(?:a|o|por|cada|na|no) (?:${word})\\b`)
  const before = new RegExp(
    `\\b(?:a|o|da|do|cada|por|pela|pelo) (?:${word})(?: [a-z]+){0,3}?\\s*(?:a|por|sai|custa|e|eh|de|ta|vale|custou|saiu)\\s*(?:r\\$ ?)?$`,
  )
  const numbers = numbersBy(question, (number) => {
    if (number.unit !== '%' && at.test(number.after)) return 'pacotes'
    return mayPay(number) && (after.test(number.after) || before.test(number.before)) ? 'preco' : undefined
  })
  return numbers?.preco !== undefined &&
    (numbers.pacotes === undefined || !/\bquanto (?:da|gasto|pago|fica tudo|custa tudo)/.test(fold(question)))
    ? numbers
    : null
}

export function oneOf(sheet: Sheet): Worked {
  const [, many, name] = packIn(sheet.text)[0]!
  const each = found(
    sheet,
    'cada',
    'Cada um',
    'R$',
    over(said(sheet, 'preco'), known(sheet, 'pacote', `Quantos tem cada ${name}`, many)),
  )
  return worked(
    each,
    say`Cada um sai a ${each.shown}.`,
    say`Se alguns vêm com defeito ou se perdem, divida pelos que sobram bons.`,
  )
}
