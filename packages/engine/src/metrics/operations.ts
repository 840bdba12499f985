import type { Dimensao, Media } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import { COUNT, numberOf } from './period-points.ts'
import type { Parts } from './reading.ts'
import type { Rest } from './rest.ts'
import { takeSizes } from './sizes.ts'

/** What is done with a figure, as parts that go with any name, category and days; by the words that stand anywhere in a question. */

export interface Operation {
  id: 'ultimo' | 'primeiro' | 'quantos' | 'media' | 'limite' | 'ordem' | 'lista' | 'porque' | 'mudanca' | 'sumidos'
  /** What it makes of the parts of a plain sum. */
  shape: Partial<Parts>
  metric?: MetricId
  /** Where no days are said: all of them, or the newest twelve months. */
  days?: 'todos' | 'ano'
}

const UNITS: Readonly<Record<string, Dimensao>> = { dia: 'dia', mes: 'mes', semana: 'semana' }
const UNIT = '(dia|mes|semana)(?:e?s)?'
const HIGH = '(?:melhor(?:es)?|maior(?:es)?|mais|fortes?|cheios?|alt[oa]s?|recorde)'
const LOW = '(?:pior(?:es)?|menor(?:es)?|menos|frac[oa]s?|parad[oa]s?|vazi[oa]s?|baix[oa]s?)'

/** Each with the words it takes; more than one may be asked for at once. */
export function takeOperations(rest: Rest, named: boolean, ofCategory = false): Operation[] {
  const found = [takeLimit, takeOrder, takeAccount, takeWho, takeMean, takeWhy, takeList, takeOnes, takeCount].flatMap(
    (take) => take(rest, named, ofCategory) ?? [],
  )
  const change = found.length === 0 ? takeChange(rest) : undefined
  return change ? [change] : found
}

const PASSED =
  / (?:ja |que |nao )*(?:pass(?:ou|a|am|ei|aram|ando)|super(?:ou|a|ei|aram)|ultrapass(?:ou|a|ei)) (?:d[eo]s? )?(?=\d|reais_de |mil |cem )/
const MANY_UNITS = new RegExp(
  ` (?:(?:teve|houve|tem|tive|em|n?o|d[eo]) )*(?:quant[oa]s|quais|que|qual|algum|alguma|alguns|algumas|todos?(?: os)?|toda|cada|\\d|dois|tres) ${UNIT}(?: (?:que|seguid[oa]s|em que|um dia))* `,
)
/** 'passou de 4 mil em algum mês', 'teve algum dia acima de': the days, weeks or months beyond a limit. */
function takeLimit(rest: Rest, named: boolean): Operation | undefined {
  const unit = MANY_UNITS.exec(rest.text)?.[1]
  const passed = rest.has(PASSED)
  if (!unit && !(named && passed)) return undefined
  const copy = rest.text
  rest.take(PASSED, ' acima de')
  // 'mais de 4 mil de ração'
  rest.take(/(?<= (?:\d+ mil|\d{3,}|mil)) de (?=[a-z]{4,} (?:n[ao]s?|d[aeo]s?) §)/, '')
  const sizes = takeSizes(rest)
  if (!sizes) {
    if (rest.text !== copy && passed) rest.take(/ acima de /, 'acima_de')
    return undefined
  }
  const dimension = UNITS[unit ?? 'mes']!
  rest.take(MANY_UNITS)
  rest.take(/ seguid[oa]s /)
  const shape = { dimension, counts: 'partes', limited: { dimension, limit: { ...sizes, media: null }, metric: null } }
  return { id: 'limite', days: 'todos', shape: shape as Partial<Parts> }
}

/** 'em qual conta entra mais' */
const WHICH_ACCOUNT = / (?:em |n?a |d[ae] )?(?:qual|que|quais|cada) (?:contas?|bancos?)(?: (?:e|foi) que| que)? /
function takeAccount(rest: Rest): Operation | undefined {
  if (!rest.take(WHICH_ACCOUNT)) return undefined
  const smallest = rest.take(/ menos /) !== undefined
  const top = rest.take(/ mais /) !== undefined || smallest ? 1 : null
  rest.take(/(?<= ·(?: ·)*) ou (?=· )| ou /)
  return { id: 'ordem', days: 'ano', shape: { dimension: 'conta', top, smallest } }
}

const RANKED = new RegExp(
  ` (?:(?:qual|quais|em que|que|meus?|minhas?|[oa]s?|foi|foram|e) )*(?:(?:(?:${COUNT}) )?(${HIGH}|${LOW}) ${UNIT}(?! d[ae] semana| util| uteis)|${UNIT}(?! d[ae] semana| util| uteis)(?: (?!em |de )[a-z]+){0,4} (${HIGH}|${LOW}))(?: d[eo])? `,
)
function takeOrder(rest: Rest): Operation | undefined {
  if (/ dias? d[ae] semana /.test(rest.text)) return undefined
  const found = RANKED.exec(rest.text)
  if (!found) return undefined
  const [count, unit, how] = orderOf(found)
  const smallest = new RegExp(`^${LOW}$`).test(how)
  rest.take(RANKED)
  rest.take(/ (?:que )?(?:eu )?(?:fiz|teve|tive|deu|entrou|ganhei) (?:dinheiro |grana )?/)
  rest.take(/ dinheiro /)
  const shape = { dimension: UNITS[unit]!, top: count ?? 1, smallest }
  const metric = / (?:gast|pag|desembols)(?:uei|ei|amos|o) /.test(found[0]) ? 'despesas' : 'receita'
  return { id: 'ordem', metric, days: 'todos', shape }
}
function orderOf(found: RegExpExecArray): [number | null, string, string] {
  const said = found.slice(1)
  const unit = said.find((one) => one !== undefined && one in UNITS)!
  const how = said.find((one) => one !== undefined && new RegExp(`^(?:${HIGH}|${LOW})$`).test(one))!
  const count = said.map((one) => (one && !(one in UNITS) && one !== how ? numberOf(one) : null)).find((one) => one)
  return [count ?? null, unit, how]
}

const TAKES_MOST =
  / (?:custou|custa|levou|leva|recebeu|recebe|ganhou|ganha|cobrou|cobra) (mais|menos) | (?:que )?(mais|menos) (?:custou|custa|levou|leva|recebeu|recebe|ganhou|ganha|cobrou|cobra) /
/** 'qual instrutor custou mais', of a category: who. */
function takeWho(rest: Rest, _named: boolean, ofCategory: boolean): Operation | undefined {
  if (!ofCategory || !/ (?:qual|quem|que) /.test(rest.text)) return undefined
  const found = rest.take(TAKES_MOST)
  if (!found) return undefined
  const smallest = (found[1] ?? found[2]) === 'menos'
  return { id: 'ordem', days: 'ano', shape: { dimension: 'contraparte', top: 1, smallest } }
}

const MEANS: readonly (readonly [RegExp, Media])[] = [
  [
    / (?:por|cada|a cada|de cada|por cada) (?:vez|compra|pedido|visita|servico|pagamento|deposito|lancamento|nota|encomenda|ida) /,
    'vez',
  ],
  [/ (?:por|cada|ao) dias? ut(?:il|eis) /, 'dia-util'],
  [/ (?:por|cada|ao) dia (?:aberto|de trabalho|que abri|com venda) /, 'dia-aberto'],
  [/ (?:por|ao|cada) dia | diari[oa]s? /, 'dia'],
  [/ (?:por|cada) semana | seman(?:al|ais) /, 'semana'],
  [/ (?:por|ao|cada) mes | mensa(?:l|is) /, 'mes'],
]
const MONTHLY = / (?:por|ao|cada) mes | mensa(?:l|is|lmente) /
const MEAN = / (?:em |na |a |o |de )*(?:media|medio|medias)(?: (?:de|d[ao]s?))? /
const TICKET = / (?:o |a )?(?:ticket|tiket|tiquete|tiqu[eê]|tikete|valor|gasto|pedido|compra)s? medi[oa] (?:d[aeo]s? )?/
function takeMean(rest: Rest, named: boolean): Operation | undefined {
  if (named && rest.take(TICKET)) return { id: 'media', shape: { mean: 'vez' }, days: 'todos' }
  const mean = rest.has(MEAN)
  const weekly = / n[oa]s (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s /.test(rest.text)
  const usual = / (?:fazia|dava|pagava|comprava|gastava|deixava|costuma[a-z]*) (?:.* )?(?:por|ao) mes /.test(rest.text)
  const monthly = named && !/ (?:mais|menos|maior|menor|qual|quais|que) /.test(rest.text) && rest.has(MONTHLY)
  if (!mean && !usual && !monthly) return undefined
  rest.take(MEAN)
  const found = MEANS.find(([pattern]) => rest.take(pattern))
  // 'média por abastecida', 'total e média': another figure than the one that would be told.
  if ((!found && rest.has(/ (?:por|cada) [a-z]{3,} /)) || rest.has(/ total /))
    rest.take(/ (?:por|cada|total) /, ' medias ')
  rest.take(/ (?:fazia|dava|pagava|comprava|gastava|deixava) /)
  return { id: 'media', shape: { mean: found?.[1] ?? (weekly ? 'dia' : 'mes') }, days: usual ? 'todos' : 'ano' }
}

const WHY = / (?:por que|porque|qual (?:foi )?o motivo|o que (?:houve|aconteceu|fez|explica)) /
const MOVES =
  / (?:(?:ta|esta|estao|tao|vem|foi|que|tanto|muito) )*(?:cresc[a-z]+|aument[a-z]+|sub(?:iu|iram|indo|ia)|ca(?:iu|iram|indo|i)|desc(?:eu|eram|endo)|diminu[a-z]+|baix(?:ou|aram|ando)|mud(?:ou|aram|ando)|pior(?:ou|aram|ando)|melhor(?:ou|aram|ando)|despenc(?:ou|aram)|dispar(?:ou|aram)|recu(?:ou|aram)|vari(?:ou|aram))(?: (?:ou (?:cresc[a-z]+|aument[a-z]+|subi[a-z]+|ca[ii][a-z]+|desc[a-z]+|diminu[a-z]+|baix[a-z]+)|tanto|muito|assim))* /
function takeWhy(rest: Rest): Operation | undefined {
  if (!rest.take(WHY)) return undefined
  rest.take(MOVES)
  return { id: 'porque', shape: { why: true, change: true } }
}
function takeChange(rest: Rest): Operation | undefined {
  if (!rest.take(MOVES)) return undefined
  rest.take(/ (?:em )?por cento | (?:em )?porcentagem /)
  return { id: 'mudanca', shape: { change: true } }
}

const CLIENTS =
  '(?:clientes|fregueses|compradores|quem (?:me )?(?:paga|pagou|compra|comprou)|quem eu (?:mais )?dependo)'
const SUPPLIERS = '(?:fornecedores|quem (?:eu )?(?:pago|paguei)|pra quem (?:eu )?(?:pago|paguei))'
const LISTED =
  / (?:lista|listar|liste|ranking|rank|relacao|ordem|ordena|do maior (?:pro|para o|ao|pra) menor|do menor (?:pro|para o|ao) maior|por (?:valor|tamanho)|cada|dependo|por cento|porcentagem|percentual) /
const STAYED =
  / (?:deixou|deixaram|parou|pararam) de (?:me )?(?:pagar|comprar|vir|aparecer) | (?:sumiu|sumiram|desapareceu|desapareceram) /
/** Customers or suppliers, each with what he moved. */
function takeList(rest: Rest, named: boolean): Operation | undefined {
  const said = rest.text
  const clients = new RegExp(` (?:de )?${CLIENTS} | cada cliente `).test(said)
  const someone =
    / (?:algum|alguma|quem|qual|quais|que|tem|teve) (?:\S+ ){0,2}?clientes?(?: \S+)? | cliente (?:bom|antigo|grande) /.test(
      said,
    )
  if (!named && (clients || someone) && rest.take(STAYED)) {
    rest.take(/ (?:algum|alguma|quem|quais|qual) /)
    rest.take(/ clientes?(?: (?:bom|boa|bons|antigos?|grandes?|fixos?))? /)
    rest.take(/ (?:de )?(?:uns tempos|um tempo) (?:pra|para) ca /)
    return { id: 'sumidos', metric: 'clientes', shape: {} }
  }
  if (named || !LISTED.test(said)) return undefined
  const suppliers = new RegExp(` (?:de )?${SUPPLIERS} | cada fornecedor `).test(said)
  if (clients === suppliers) return undefined
  while (rest.take(LISTED));
  rest.take(new RegExp(` (?:de )?(?:${clients ? CLIENTS : SUPPLIERS}|cliente|fornecedor) `))
  rest.take(/ cliente | fornecedor /)
  rest.take(/ (?:de )?quem (?:eu )?(?:mais )?/)
  return {
    id: 'lista',
    metric: clients ? 'clientes' : 'fornecedores',
    days: 'ano',
    shape: { dimension: 'contraparte', top: 8 },
  }
}

const THING = '(?:pagamento|deposito|compra|vez|parcela|boleto|recebimento|pix|transferencia|data|dia)'
const LAST = new RegExp(
  ` (?:a |o )?(?:data d[ao] )?ultim[oa](?: ${THING})? | (?:faz|ha|tem) quanto tempo(?: que)? | quanto tempo (?:faz|tem|que)(?: que)? | (?:sumiu|parou|desapareceu)(?: (?:desde )?quando| de vez)? | desde quando (?:sumiu|parou|nao) | (?:ja |ainda )?(?:acabou|terminou|quitou|acabaram|terminaram) | mais recente | por ultimo `,
)
const FIRST = new RegExp(
  ` (?:a |o |pela )?(?:data d[ao] )?(?:primeir[oa]|1 ?[ao])(?: ${THING})? | (?:comecou|comecaram|entrou|virou cliente)(?: (?:comigo|aqui|com a gente|a (?:comprar|pagar|vir)))+ | (?:desde )?quando (?=.* comecou )| comecou | (?<!(?:sumiu|parou|desapareceu) )desde quando(?= (?!(?:el[ea]s? )?(?:sumiu|parou|nao|desapareceu)))(?: (?:eu|a gente|nos|ele|ela))*(?: (?:uso|usa|usamos|trabalha|tem|temos|tenho)(?= ))? `,
)
const WHEN = / (?:foi )?(?:desde )?(?:quando|que dia|em que dia|qual dia|data)(?: foi| que)* /
function takeOnes(rest: Rest, named: boolean): Operation | undefined {
  if (!named) return undefined
  const first = FIRST.test(rest.text)
  const last = LAST.test(rest.text)
  if (!first && !last) return takeWhen(rest)
  if (first === last) return undefined
  while (rest.take(first ? FIRST : LAST));
  while (rest.take(WHEN));
  rest.take(/ que nao | nao (?=(?:deposita|paga|compra|aparece|vem|veio|pagou|comprou) )/)
  return { id: first ? 'primeiro' : 'ultimo', days: 'todos', shape: { one: first ? 'primeiro' : 'ultimo' } }
}

const WAS = / (?:foi|caiu|entrou|veio|comprei|comprad[oa]|paguei|pagou|recebi|recebeu|chegou|saiu|mandei|depositou) /
const ON_WHAT_DAY =
  / (?:(?:foi|comprad[oa]|pag[oa]|chegou) )*(?:em )?(?:que dia|qual dia|quando|que data|qual (?:foi )?a data)(?: (?:foi|comprad[oa]|chegou|que|eu|a gente))* /
/** 'a máquina da Tosatec foi que dia': the newest such payment, with its day. */
function takeWhen(rest: Rest): Operation | undefined {
  if (
    / (?:desde|vai|vou|vence|vencem|vencimento|dever?ia|proxim[oa]|sempre|costuma|aument|sub|mud|ca[ií]) /.test(
      rest.text,
    )
  )
    return undefined
  return rest.has(WAS) && rest.take(ON_WHAT_DAY) ? { id: 'ultimo', days: 'todos', shape: { one: 'ultimo' } } : undefined
}

const COUNTED =
  / (?:quant[oa]s|numero de|qtd de|quantidade de) (?:vezes|x|pagamentos?|compras?|depositos?|lancamentos?|boletos?|parcelas?|recebimentos?|transferencias?|pix)(?: que)? /
function takeCount(rest: Rest, named: boolean): Operation | undefined {
  if (!named || !rest.take(COUNTED)) return undefined
  return { id: 'quantos', days: 'todos', shape: { counts: 'lancamentos' } }
}
