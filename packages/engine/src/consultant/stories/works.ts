import type { Placed } from '#src/consultant/calculator-slots.ts'
import type { Sheet, Worked } from '#src/consultant/calculators.ts'
import { say } from '#src/facts/fact-book.ts'
import { fold } from '#src/text/words.ts'
import { added, found, minus, over, partOf, plus, said, times, without, worked } from './expr.ts'
import { hasThing, mayCount, mayPay, type Numbers, numbersBy } from './read.ts'

const LESS_BEFORE =
  /\b(?:descont\w+|menos|abat\w+|tirando|vale de|adiant\w+|ja recebi|peguei de vale|dei de sinal|tirei)(?: (?:uns|de|so|um|vale|sinal))*\s*(?:r\$ ?)?$/
const LESS_AFTER = /^\s*(?:reais )?(?:de|do|em) (?:vale|adiantamento|desconto|sinal|vales)\b/
const MORE_BEFORE = /(?:\b(?:mais|fora|somando|alem de|com mais)|\+)\s*(?:uns |os |a |o |r\$ ?)*$/
const MORE_AFTER = /^\s*(?:reais )?(?:de|do|da|pel[ao]|pr[ao]|fix[oa]s?|em|com) /
const NAMED_EXTRA =
  /\b(?:frete|deslocamento|material|peca|pecas|taxa|gorjeta|combustivel|gasolina|pedagio|passagem|visita|entrega|ajuda de custo)(?: (?:de|e|da|foi|deu|sao|eh))*\s*(?:r\$ ?)?$/
const RATE_AFTER =
  /^\s*(?:reais )?(?:a|o|por|cada|pela|pelo|de cada|na|no) (?:hora|h|diaria|dia|km|quilometro|peca|metro|m2|unidade|pagina|visita|aula|sessao|kg|quilo|litro|corrida|viagem|entrega|plantao|foto|palavra|folha|cabeca|noite|turno|lauda)\b/
const RATE_BEFORE =
  /\b(?:diaria|hora|km|quilometro|peca|metro|visita|aula|corrida|entrega|plantao|pagina|viagem|noite|sessao|cada|cobro|cobrando|pagando|pago|recebo|ganho|por|a)(?: (?:d[oae]s? [a-z]+|minha|de|do|da|dele|dela|e|eh|sai|ta|esta|custa|por|a|um|uma|que|cada|pedreiro|ajudante|garcom|faxina|servente|pintor|motorista|cozinheira|diarista))*\s*(?:r\$ ?)?$/
const MANY_AFTER =
  /^\s*(?:h\b|hs\b|hrs?\b|horas?|dias?|diarias?|km|quilometros?|pecas?|metros?|m2|visitas?|aulas?|corridas?|entregas?|plantoes|paginas?|viagens|noites|sessoes|fotos|folhas|laudas|turnos|vezes|kg|quilos?|litros?|unidades?|[a-z]{3,}s)\b/

/** 'Diária de 220, 11 dias, menos 150 de vale' */
export const payOf = (question: string) => ratedOf(question, 1)
/** 'A hora é 95, levou 3,5 horas' */
export const rateOf = (question: string) => ratedOf(question, 0)

function ratedOf(question: string, least: 0 | 1): Numbers | null {
  let [more, less] = [0, 0]
  const numbers = numbersBy(question, (number, got) => {
    const { before, after, unit, scale } = number
    if (unit === '%') return undefined
    if (LESS_BEFORE.test(before) || LESS_AFTER.test(after)) return mayPay(number) ? `menos${++less}` : undefined
    if (
      (MORE_BEFORE.test(before) &&
        (MORE_AFTER.test(after) ||
          /^\s*(?:reais )?$|^\s*(?:reais )?[,.?]|^\s*(?:reais )?(?:de )?quanto/.test(after))) ||
      (NAMED_EXTRA.test(before) && got.quantos !== undefined)
    )
      return mayPay(number) ? `mais${++more}` : undefined
    if (RATE_AFTER.test(after)) return got.preco === undefined ? 'preco' : undefined
    if (
      unit === '' &&
      scale === 1 &&
      got.quantos === undefined &&
      MANY_AFTER.test(after) &&
      !/\b(?:a|por)\s*$/.test(before)
    )
      return 'quantos'
    return mayPay(number) && got.preco === undefined && RATE_BEFORE.test(before) ? 'preco' : undefined
  })
  if (!numbers || numbers.preco === undefined || numbers.quantos === undefined || more > 2 || less > 2) return null
  return more + less >= least ? numbers : null
}

export function payWithExtras(sheet: Sheet): Worked {
  const base = times(said(sheet, 'quantos'), said(sheet, 'preco'))
  const more = ['mais1', 'mais2'].filter((id) => sheet.has(id)).map((id) => said(sheet, id))
  const less = ['menos1', 'menos2'].filter((id) => sheet.has(id)).map((id) => said(sheet, id))
  const total = found(sheet, 'total', 'Total', 'R$', less.reduce(minus, more.reduce(plus, base)))
  return worked(
    total,
    say`${total.value < 0 ? 'Faltam' : 'São'} ${total.shown}.`,
    say`Escreva as partes da conta no recibo: quem paga e quem recebe veem o mesmo número.`,
  )
}

const MINE =
  /\b(?:cobro|ganho|recebo|fico com|minha comissao (?:e|eh)(?: de)?|minha parte (?:e|eh)|tenho|levo|me pagam|ganhando|cobrando|comissao de|comissao e)\s*(?:uns |de |so )*$/
const ASKS_MINE =
  /\bquanto (?:que |eu |isso |e que |vou )*(?:ganh\w+|receb\w+|tir\w+|da\b|fatur\w+|entra|fico|faco|rende)/

/** 'Cobro 8% pra administrar 14 imóveis de 1.500' */
export function partOfManyOf(question: string): Numbers | null {
  const text = fold(question)
  if (!ASKS_MINE.test(text)) return null
  return numbersBy(question, (number, got) => {
    const { before, unit } = number
    if (unit === '%') return MINE.test(before) ? 'parte' : undefined
    if (
      mayCount(number) &&
      hasThing(number) &&
      /^\s*(?:de )?[a-z]+(?: [a-z]+){0,2} (?:de|a|por|que pagam|alugad[oa]s? (?:a|por))\s*$/.test(number.after)
    )
      return 'quantos'
    return got.quantos !== undefined && mayPay(number) && /\b(?:de|a|por|pagam|cada)\s*(?:r\$ ?)?$/.test(before)
      ? 'preco'
      : undefined
  })
}

export function partOfMany(sheet: Sheet): Worked | null {
  if (!['parte', 'quantos', 'preco'].every((id) => sheet.has(id))) return null
  const all = found(sheet, 'total', 'O total', 'R$', times(said(sheet, 'quantos'), said(sheet, 'preco')))
  const part = found(sheet, 'parte', 'A sua parte', 'R$', partOf(all.amount, said(sheet, 'parte')))
  return worked(
    part,
    say`São ${part.shown}, de ${all.shown}.`,
    say`Conte com algum atraso ou vaga: o mês cheio é o melhor dos casos.`,
    all,
  )
}

const MAKERS =
  /^\s*(?:costureiras?|funcionari[oa]s?|ajudantes?|pessoas?|maquinas?|pedreiros?|fornos?|impressoras?|colhedores|tecelas|artesas?|homens|mulheres|meninas|rapazes|bordadeiras|prensas|teares|fornadas|motoboys|entregadores|vendedor[ae]s|promotor[ae]s|barbeiros|manicures|cabeleireir[oa]s|garcons|caminhoes|carros|tratores|equipes|atendentes|professor[ae]s|instrutor[ae]s|vacas|cabras|galinhas|colmeias|tanques|pes|arvores|cadeiras|mesas|salas)\b/
const DAYS = /^\s*dias?\b/

/** '2 costureiras, 30 camisas por dia cada uma, 12 dias' */
export function eachMakesOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number, got) => {
    const { before, after, unit, scale } = number
    if (unit === 'R$' || unit === '%' || scale !== 1) return undefined
    if (DAYS.test(after)) return 'dias'
    if (got.gente === undefined && mayCount(number) && MAKERS.test(after)) return 'gente'
    if (
      /^\s*(?:reais )?(?:a|por|cada) (?:peca|unidade|litro|kg|quilo|corrida|entrega|corte|metro)\b/.test(after) ||
      (/^\s*(?:[a-z]+ ){0,3}(?:a|por)\s*$/.test(before) && got.cada !== undefined)
    )
      return 'preco'
    return got.cada === undefined && (hasThing(number) || /^\s*(?:por dia|cada|$|,)/.test(after)) ? 'cada' : undefined
  })
  return numbers?.gente !== undefined && numbers.cada !== undefined ? numbers : null
}

export function eachMakes(sheet: Sheet): Worked | null {
  const daily = /\b(?:por|ao|a cada|no|num) dia\b|\bdiari\w+/.test(sheet.text)
  // Of one day, or of all of them: she must say so.
  if (
    sheet.has('dias') !== daily &&
    !(daily && /\bquant[oa]s? [^?]*(?:por|no|ao) dia\b/.test(sheet.text)) &&
    sheet.has('dias')
  )
    return null
  if (daily && !sheet.has('dias') && /\b(?:mes|semana|ano)\b/.test(sheet.text)) return null
  const ids = ['gente', 'cada', 'dias'].filter((id) => sheet.has(id))
  const all = found(sheet, 'tudo', 'Tudo', '', ids.map((id) => said(sheet, id)).reduce(times))
  const next = say`É o ritmo sem falta nem parada: prometa um pouco menos.`
  if (!sheet.has('preco'))
    return /\bquanto (?:dinheiro|entra|recebo|ganho|fatur)/.test(sheet.text)
      ? null
      : worked(all, say`São ${all.shown}.`, next)
  const value = found(sheet, 'valor', 'Valor', 'R$', times(all.amount, said(sheet, 'preco')))
  return worked(value, say`São ${value.shown}, por ${all.shown}.`, next, all)
}

const GOT = /\b(?:compr\w+|pegu?\w+|trouxe|paguei)(?: [a-z]+){0,3}\s*$/
const LOST = /\b(?:perd\w+|perc?o|quebra|sai|vai|descart\w+|limp\w+|evapor\w+)(?: (?:uns|cerca de|em media|de))*\s*$/
const LOST_AFTER =
  /^\s*(?:de (?:perda|quebra|osso|casca|gordura|limpeza|gelo|agua)|na limpeza|vai fora|se perde|no preparo|na torra|no descongelamento|vira)/
const EACH_AFTER = /^\s*(?:reais )?(?:o|a|por|cada) (?:kg|quilo|kilo|litro|saca|caixa|arroba)\b/

/** '24 kg a 32, limpando perde 25%, quanto sai o kg limpo?' */
export function cleanOf(question: string): Numbers | null {
  const numbers = numbersBy(question, (number) => {
    const { before, after, unit, scale } = number
    if (unit === '%') return LOST.test(before) || LOST_AFTER.test(after) ? 'perda' : undefined
    if (
      unit === '' &&
      scale === 1 &&
      /^\s*(?:kg|quilos?|kilos?|litros?|sacas?|caixas?)\b/.test(after) &&
      !/\b(?:a|por)\s*$/.test(before)
    )
      return 'quanto'
    return mayPay(number) &&
      (EACH_AFTER.test(after) ||
        /\b(?:kg|quilos?|kilos?|litros?|sacas?|caixas?)\b(?: (?:de|do|da) [a-z]+)? (?:a|de|custa|ta|sai a|sai por)\s*(?:r\$ ?)?$|\b(?:compr\w+|pago|peguei|custa|sai)(?: [a-z]+){0,2} a\s*(?:r\$ ?)?$|^\s*(?:de |do )?[a-z]+ (?:[a-z]+ )?a\s*(?:r\$ ?)?$/.test(
          before,
        ) ||
        (GOT.test(before) && EACH_AFTER.test(after)))
      ? 'preco'
      : undefined
  })
  return numbers?.preco !== undefined && numbers.perda !== undefined && numbers.perda < 100 ? numbers : null
}

export function clean(sheet: Sheet): Worked {
  const lost = said(sheet, 'perda')
  const left = 1 - lost.value / 100
  const share = found(sheet, 'fica', 'O que fica', '%', {
    ...without(said(sheet, 'perda'), lost),
    value: left * 100,
    text: say`${sheet.rule('inteiro', 'O inteiro', 100, '100%')} − ${lost.text}`,
    plain: `100% − ${lost.plain}`,
  })
  const ratio = over(said(sheet, 'preco'), share.amount)
  const each = found(sheet, 'limpo', 'Cada quilo limpo', 'R$', { ...ratio, value: said(sheet, 'preco').value / left })
  return worked(
    each,
    say`Cada um, limpo, sai a ${each.shown}.`,
    say`Pese uma compra antes e depois: a perda muda com o fornecedor e com a época.`,
    share,
  )
}

const BIG: readonly (readonly [RegExp, number, string])[] = [
  [/^\s*(?:litros?|l)\b/, 1_000, 'ml'],
  [/^\s*(?:kg|quilos?|kilos?)\b/, 1_000, 'g'],
  [/^\s*(?:metros?|m)\b/, 100, 'cm'],
]
const SMALL: Readonly<Record<string, RegExp>> = {
  ml: /^\s*ml\b/,
  g: /^\s*(?:g|gr|gramas?)\b/,
  cm: /^\s*(?:cm|centimetros?)\b/,
}

/** '18 litros em garrafas de 600 ml' */
export function fillOf(question: string): Numbers | null {
  let big: (typeof BIG)[number] | undefined
  let small = ''
  const numbers = numbersBy(question, (number) => {
    const { after, unit, scale } = number
    if (unit !== '' || scale !== 1) return undefined
    const measured = BIG.find(([pattern]) => pattern.test(after))
    if (measured) {
      big = measured
      return 'tudo'
    }
    const name = Object.keys(SMALL).find((one) => SMALL[one]!.test(after))
    if (name) small = name
    return name ? 'cada' : undefined
  })
  return numbers?.tudo !== undefined && numbers.cada !== undefined && big?.[2] === small
    ? { ...numbers, por: big[1] }
    : null
}

export function filled(sheet: Sheet): Worked {
  const whole = found(sheet, 'tudo', 'Na medida menor', '', times(said(sheet, 'tudo'), said(sheet, 'por')))
  const exact = found(sheet, 'exato', 'Antes de arredondar', '', over(whole.amount, said(sheet, 'cada')))
  const many = Math.floor(exact.value + 1e-9)
  const result = sheet.result('quantos', 'Quantos dá', many, '', exact.amount.plain, exact.amount.inputs)
  return {
    result,
    said: say`São ${sheet.show(result)}.`,
    formula:
      many === exact.value
        ? say`${whole.line}; ${exact.line}.`
        : say`${whole.line}; ${exact.line}, ou ${sheet.show(result)} inteiros.`,
    next: say`Faça uma leva e conte: o que fica na panela, na espuma e no pano também é perda.`,
  }
}

const UNITS: readonly (readonly [big: string, name: string, small: string, smallName: string, by: number])[] = [
  ['hectares?|ha', 'ha', 'metros? quadrados?|m2', 'm²', 10_000],
  ['toneladas?', 't', 'quilos?|kg|kilos?', 'kg', 1_000],
  ['litros?', 'litros', 'ml|mililitros?', 'ml', 1_000],
  ['quilos?|kg|kilos?', 'kg', 'gramas?|g', 'g', 1_000],
  ['quilometros?|km', 'km', 'metros?', 'm', 1_000],
  ['metros?', 'm', 'centimetros?|cm', 'cm', 100],
  ['grosas?', 'grosas', 'duzias?', 'dúzias', 12],
  ['grosas?', 'grosas', 'unidades?|pecas?|botoes', 'unidades', 144],
  ['duzias?', 'dúzias', 'unidades?|ovos?|pecas?', 'unidades', 12],
  ['horas?', 'horas', 'minutos?|min', 'minutos', 60],
]
const unitsIn = (text: string, number: Placed) => {
  const asked = /\bquant[oa]s? ([a-z]+[0-9]?(?: quadrados?)?)/.exec(text)?.[1] ?? ''
  const whole = (pattern: string, word: string) => new RegExp(`^(?:${pattern})$`).test(word)
  const word = /^\s*([a-z]+[0-9]?(?: quadrados?)?)\b/.exec(number.after)?.[1] ?? ''
  const first = word.split(' ')[0]!
  return UNITS.flatMap(([big, bigName, small, smallName, by]) =>
    (whole(big, word) || whole(big, first)) && whole(small, asked)
      ? [{ by, down: true, name: smallName }]
      : (whole(small, word) || whole(small, first)) && (whole(big, asked) || whole(big, asked.split(' ')[0]!))
        ? [{ by, down: false, name: bigName }]
        : [],
  )[0]
}

/** '3,5 hectares, quantos metros quadrados?' */
export function unitOf(question: string): Numbers | null {
  const text = fold(question)
  let units: ReturnType<typeof unitsIn>
  const numbers = numbersBy(question, (number) => {
    if (number.unit !== '') return undefined
    units = unitsIn(text, number)
    return units ? 'quanto' : undefined
  })
  return numbers && units ? { ...numbers, ...(units.down ? { vezes: units.by } : { por: units.by }) } : null
}

export function inOtherUnit(sheet: Sheet): Worked {
  const by = sheet.has('vezes')
  const result = found(
    sheet,
    'medida',
    'Na outra medida',
    '',
    by ? times(said(sheet, 'quanto'), said(sheet, 'vezes')) : over(said(sheet, 'quanto'), said(sheet, 'por')),
  )
  return worked(
    result,
    say`São ${result.shown}.`,
    say`Confira a medida na nota ou na embalagem antes de comprar por ela.`,
  )
}

const TIMES_AFTER = /^\s*(?:x\b|vez(?:es)?\b|parcelas?|prestac\w+|meses|mensalidades)/
/** 'Prestação de 640 em 18 vezes, quanto dá no fim?' */
export function allPartsOf(question: string): Numbers | null {
  return numbersBy(question, (number) =>
    number.unit === '' && number.scale === 1 && TIMES_AFTER.test(number.after)
      ? 'parcelas'
      : mayPay(number) &&
          /\b(?:parcelas?|prestac\w+|mensalidade|vezes|x|meses)(?: (?:iguais|e|eh|de|do|da|carro|moto|por|maquina|forno))*\s*(?:r\$ ?)?$|\bentrada (?:de )?$|^\s*(?:e )?(?:mais )?$/.test(
            number.before,
          )
        ? /\bentrada (?:de )?$/.test(number.before) || /^\s*(?:reais )?de entrada/.test(number.after)
          ? 'entrada'
          : 'parcela'
        : /^\s*(?:reais )?de entrada/.test(number.after)
          ? 'entrada'
          : undefined,
  )
}

export function allParts(sheet: Sheet): Worked | null {
  if (!sheet.has('parcelas') || !sheet.has('parcela')) return null
  const product = times(said(sheet, 'parcelas'), said(sheet, 'parcela'))
  const total = found(
    sheet,
    'total',
    'No fim',
    'R$',
    sheet.has('entrada') ? added([said(sheet, 'entrada'), product]) : product,
  )
  return worked(
    total,
    say`No fim são ${total.shown}.`,
    say`Compare com o preço à vista: a diferença é o que o prazo custa.`,
  )
}
