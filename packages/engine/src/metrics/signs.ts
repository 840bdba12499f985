import type { Frame } from './frame.ts'
import type { MetricId } from './metrics.data.ts'
import type { Parts } from './reading.ts'
import type { Rest } from './rest.ts'
import { NEXT_ALONE } from './shape.ts'
import { spokenOf } from './spoken.ts'
import { FUTURE, OWN_TRADES } from './words.data.ts'

/** What the words of a question say as a whole. */

export const PAST =
  / (?:gastei|gastamos|paguei|pagamos|recebi|recebemos|vendi|vendemos|faturei|faturamos|lucrei|sobrou|entrou|saiu|foi|foram|passado|passada|ultimo|ultimos|era|tinha|tinhamos|ficou|fechou|estava|tive) /
export const PRONOUN =
  / (?:[dn]|pr[ao] |para |por |com |a )?(?:ele|ela|eles|elas|d?esse cliente|d?esse fornecedor|d?essa pessoa|d?essa empresa) /
const ORDINALS = ['primeir', 'segund', 'terceir', 'quart', 'quint']
/** 'quanto esse segundo comprou', after the second. */
const ORDINAL_IT = new RegExp(
  ` (?:(?:[dn]|pr[ao] |para |por |com )?ess[ea]|[oa](?= \\S+ (?:me )?(?:pagou|comprou|recebeu|levou|gastou|deu|vendeu|ganhou|cobrou|custou) )) (${ORDINALS.join('|')})[oa] (?!tri|se|bi|quin)`,
)
const EARNS: ReadonlySet<MetricId> = new Set(['receita', 'entradas', 'clientes'])
const EVER = / (?:ao todo|no total|na vida|no geral|somando tudo) /
/** 'o gasto total': neither somebody's nor of one thing. */
const ENTIRE =
  / (?:(?:gastos?|despesas?|custos?|vendas?|faturamento|receita|entradas?|saidas?) tota(?:l|is)|total (?:d[eao]s? )?(?:gastos?|despesas?|custos?|vendas?|faturamento|entradas?|saidas?)|(?:gastei|vendi|faturei|entrou|saiu|recebi) (?:tudo|n?o total)) /
const ONCE = / (?:ja|custou|custaram|total (?:que )?(?:pago|paguei|recebi|recebido|gasto|gastei)) /
const EVERYWHERE =
  / (?:no total|ao todo|no geral|(?:n?as )?(?:duas|todas as|tres) contas|(?:n?os )?(?:dois|todos os|tres) bancos|somando tudo|(?:tudo )?junto|tudo) /
const ALL =
  /^ (?:(?:e|de|dos|pros|para|pra|com) )*(?:os dois|as duas|ambos|ambas|todos(?: eles)?|todas(?: elas)?|os tres|as tres|d?os dois(?: juntos)?|tanto faz) $/
const ASKING =
  / (?:quanto|quantos|quantas|qual|quais|quem|onde|quando|algum|lucro ou|meu|minha|meus|minhas|nosso|nossa|gastei|gastamos|paguei|pagamos|recebi|recebemos|vendi|vendemos|faturei|faturamos|lucrei|sobrou|entrou|saiu|tive|tendo|deu|dando|fechei|fechamos|por que|porque|em que|com que) /

export type Signs = Pick<
  Parts,
  | 'future'
  | 'goesOn'
  | 'asks'
  | 'holds'
  | 'ever'
  | 'entire'
  | 'ofThat'
  | 'everywhere'
  | 'all'
  | 'joined'
  | 'charged'
  | 'once'
  | 'already'
>

/** What the words say as a whole, wherever they stand. */
export function readSigns(whole: string, before: Frame | undefined, hoje: string): Signs {
  const ahead = before?.periodo != null && before.periodo.de > hoje
  return {
    future: FUTURE.test(whole) || (ahead && !PAST.test(whole)),
    goesOn: /^ (?:e|mas e|mas|e ai|entao|ok e|certo e|nao) /.test(whole),
    asks: ASKING.test(whole),
    holds: / (?:tem|tenho|temos|sobrou|ficou|restou|ha|saldo|tinha|tinhamos) /.test(whole),
    ever: EVER.test(whole),
    entire: ENTIRE.test(whole),
    ofThat: / d(?:isso|es[st]e (?:dinheiro|valor|total|gasto)) |^ (?:e |mas )*(?:so|somente|apenas) (?!o total )/.test(
      whole,
    ),
    once: ONCE.test(whole),
    already: / ja /.test(whole),
    everywhere: EVERYWHERE.test(whole),
    all: ALL.test(whole),
    charged:
      / (?:cobrou|cobraram|cobra|levou|levaram|descontou|pagou|emprestou|tirou|repassou|depositou|devolveu|devolveram) /.test(
        whole,
      ),
    joined: / e /.test(whole.slice(2)),
  }
}

/** 'quanto o salão faturou': the company, also where transfers of its own are named like it. */
const OWN_BUSINESS = new RegExp(
  ` (?:o|a|meu|minha|nosso|nossa) (?:${[...OWN_TRADES].join('|')}) (?:ja |aqui )?(?=(?:faturou|fatura|vendeu|vende|lucrou|lucra|e (?:mais|menos|melhor|pior)|foi|ta|esta|fica|ficou|rende|rendeu|teve|deu|fechou|fecha|vai|anda) )`,
)

/** 'nos mesmos meses': those of the question before. */
const SAME_DAYS =
  / (?:(?:n[oa]s? |d[oa]s? |[oa]s? )?mesm[oa]s? (?:mes|meses|periodo|dias?|semanas?|ano|epoca)|(?:ness[ea]s?|dess[ea]s?|nest[ea]s?) (?:mesm[oa]s? )?(?:tempo|periodo|intervalo|meses|epoca)(?: todo| inteiro)?) (?!d[eo] |p\d|passad)/

const THAT_ACCOUNT = / (?:[dn]el[ea]|[dn]?(?:ess|aquel)[ea] (?:conta|banco)|(?:por )?la|ali) /

/** Somebody did it, and the question doesn't say who: 'quantas vezes pagou no ano?' */
const DID =
  / (?:pagou|pagaram|comprou|compraram|depositou|repassou|cobrou|cobraram|recebeu|receberam|levou|ganhou|devolveu|gastou) /
const HAS_SUBJECT =
  / (?:quem|a gente|nos|eu|empresa|loja|firma|negocio|companhia|cliente|clientes|fornecedor|fornecedores|banco|maquininha|qual|quais|que|pessoal|equipe) /
export const lacksSubject = (whole: string): boolean =>
  DID.test(whole) && !HAS_SUBJECT.test(whole) && ![...OWN_TRADES].some((word) => whole.includes(` ${word} `))

/** Takes small words that only go on from the question before; true: somebody was meant by one. */
export function takeSmall(rest: Rest, { goesOn }: Signs, before: Frame | undefined): boolean {
  rest.take(/ quantos reais /)
  rest.take(OWN_BUSINESS)
  rest.take(/^ (?:(?:e|mas) )?como (?:foi|foram|ficou|ficaram|esta|estao|anda|andam|fechei|fechou) /)
  if (rest.has(/ (?:sobr|lucr)[a-z]+ /))
    rest.take(
      / depois d[eo] (?:tudo pago|(?:pagar|descontar|quitar|pag[ao]s?) (?:(?:de )?tudo|todo mundo|todas as contas|as contas)) /,
    )
  if (before?.filtros.contas.length) rest.take(EVERYWHERE)
  if (before) rest.take(SAME_DAYS)
  if (goesOn) rest.take(/^ (?:mas |e |entao )*nao /)
  // 'e depois dele?' asks for the next one.
  if (rest.has(NEXT_ALONE)) return false
  const account = before?.filtros.contas.length === 1 && before.filtros.contrapartes.length === 0 && !before.eleito
  if (account && rest.take(THAT_ACCOUNT)) return true
  const place = ORDINAL_IT.exec(rest.text)
  if (place && before && (before.posicao ?? 1) === ORDINALS.indexOf(place[1]!) + 1 && before.eleito)
    return rest.take(ORDINAL_IT) !== undefined
  const spoken = before && spokenOf(before)
  return (
    Boolean(spoken && spoken.contrapartes.length + spoken.categorias.length > 0) && rest.take(PRONOUN) !== undefined
  )
}

/** 'quanto disso foi cartão', of what came in. */
export const isWithin = (whole: string, { asks, goesOn }: Signs, before: Frame | undefined): boolean =>
  before !== undefined && EARNS.has(before.metrica) && (!asks || goesOn || / (?:disso|desse|desses|deles) /.test(whole))
