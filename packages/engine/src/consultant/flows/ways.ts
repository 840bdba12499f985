import { BILL, COST } from './kinds.ts'
import type { Share, Way } from './quantity.ts'
import type { Spot } from './text.ts'

const IN =
  /\b(?:(?:re)?vend(?:o|e|i|ia|emos|endo|er|eu|em)|(?<!me |nos |fornecedor |banco |app |loja |outro |ele |que )cobr(?:o|a|amos|ando|ar|ava|ei)|receb(?:o|i|emos|endo|er)|entr(?:a|ou|am|aria|aram)|fatur\w+|arrecad\w+|(?:aluno|aluna|alunos|cliente|clientes|crianca|paciente|mensalista|assinante|frigorifico|laticinio|mercado|atravessador|empresa|loja|hotel|turista|hospede|passageiro|socio|eles|cooperativa|usina|granel|quem) (?:me )?pag(?:a|am|ou|aria|ando)|pagando|pagam|mensalidades?|preco|ticket|oferec(?:o|emos)|combinei|acertei|fechei (?:por|em|a)|(?:a|uma|de) diaria (?:e|eh|ta|por|sai)|alugo|alugamos|ganh(?:o|ei|amos|aria)|rende|plano|assinatura|ingresso|sessao (?:e|a|custa|por|sai)|consulta (?:e|a|custa)|tabela|me d(?:a|ao)|frete (?:pra|para|de) [a-z ]+ pag(?:a|ou)|visita (?:a|e))\b/g
const OUT = new RegExp(
  `\\b(?:gast\\w+|cust(?:a|am|ou|ando|ava|aria|o|os)|compr(?:o|ei|amos|a|ando|ar)|pag(?:o|uei|amos|ar|aria)(?! mim)|lev(?:a|am|ou|aram)|(?:me|nos) cobra|(?:fornecedor|banco|app|ele|ela|outro|loja) cobra|sai(?:u|em)? (?:a|por)|(?:vai|vao|foi|leva|consome|come) |fica (?:em|a|por)|despesas?|contas (?:deram|dao|sao|somam|foram|ficam|ficaram)|(?:prof|professor|professora|instrutor|instrutora|ajudante|funcionari[oa]|motoboy|motorista|pedreiro|ele|ela|rapaz|menina|recepcionista|cozinheira|auxiliar|vendedora?|cada um) (?:me )?(?:ganha|recebe|fica com)|ganha|peguei|arrematei|contratar|contrato|por (?:uma?|moto|mais uma?)|(?:mais|tirando|fora|menos|descontando|com) |${BILL}|${COST}|diaria de|terceiriza\\w*)\\b`,
  'g',
)
const KEEP =
  /\b(?:deix(?:a|am|ou|ava|aria)|sobr(?:a|am|ou|aria)|(?:com |de |o )?(?:lucro|ganho|margem|sobra)(?: (?:de|e|eh))?|limp[oa]s?|econom\w+|poup\w+|livres?)\b/g
const GOAL =
  /\b(?:quer(?:o|ia|emos)|quiser|pretend\w+|meta|sonho|tenho que|preciso)\b[^,.;\d]*\b(?:tirar|sobr\w+|ganh\w+|lucr\w+|fatur\w+|faturar|guardar|juntar|receber|retirar|fazer|chegar|me sobre|fique|limpo)\b[^.;,\d]*$|\bmeta\b[^,;.\d]*$|\b(?:quero|pra) (?:tirar|ganhar|lucrar|sobrar|me sobrar)\b[^,;.\d]*$|\b(?:quero|queria)(?: que)?(?: me)? (?:sobre|sobrar|lucro de|fique)[^,;.\d]*$/
const PAID_FOR = new RegExp(
  `^\\s*(?:reais )?(?:de|em|com|pra|pro|no|na|do|da) (?:o |a |um |uma )?(?:${BILL}|${COST})\\b`,
)
/** 'Taxa de 26% e mais 150 de mensalidade' */
const ON_TOP = /\b(?:mais|fora|menos|tirando|descontando) (?:uns )?$/
const KEPT_AFTER = /^\s*(?:reais )?(?:(?:de|com) )?(?:lucro|limp[oa]s?|livres?|de sobra)\b/

/** 'Na feira sai a 38' */
const SOLD_THERE =
  /\b(?:na feira|no mercado|na banca|no ceasa|na loja|no balcao|na praia|na rua|na cidade)\b[^,.;]*\b(?:sai|vai|da|vale|por) (?:a |por )?$/
/** 'Vendo água de coco a 8': whatever it is called. */
const SOLD_FOR = /\b(?:re)?vend(?:o|emos) (?!.*\b(?:cust|gast|pag|compr|sai)\w*)(?:[a-z]+ ){1,5}(?:a|por) (?:r\$ ?)?$/
const lastAt = (pattern: RegExp, text: string): number => {
  const hit = [...text.matchAll(pattern)].at(-1)
  return hit ? hit.index + hit[0].length : -1
}

/** Whether reais come in, go out, stay or are wanted; `before`: of the number before, for one of a list. */
export function wayOf(spot: Spot, before: Way): Way {
  const { near, next } = spot
  if (/\b(?:econom|poup)\w+ (?:so |uns |r\$ ?)?$/.test(near)) return 'keep'
  // '15 vai pro guia'
  if (/^\s*(?:reais )?(?:vai|vao|fica|ficam) (?:pr[oa]|com|d[oa]) /.test(next)) return 'out'
  if (/^\s*(?:reais )?(?:de|em) (?:vendas?|faturamento)\b/.test(next) && !GOAL.test(near)) return 'in'
  if (PAID_FOR.test(next) && !GOAL.test(near)) return 'out'
  if (ON_TOP.test(near) && /^\s*(?:reais )?de (?:mensalidade|taxa|tarifa|assinatura)\b/.test(next)) return 'out'
  if (KEPT_AFTER.test(next)) return /\bquer|\bmeta|\bpra\b/.test(near) ? 'goal' : 'keep'
  if (GOAL.test(near)) return 'goal'
  if (SOLD_THERE.test(near) || SOLD_FOR.test(near)) return 'in'
  if (/\b(?:sai|saiu|saem) (?:r\$ ?)?$/.test(near)) return 'out'
  // 'Gasta 90 de luz a menos'
  if (/\ba menos\b|^\s*(?:reais )?de economia\b/.test(next)) return 'keep'
  const places = (
    [
      ['in', lastAt(IN, near)],
      ['out', lastAt(OUT, near)],
      ['keep', lastAt(KEEP, near)],
    ] as const
  ).filter(([, at]) => at >= 0)
  if (places.length === 0) return before
  // Of two that end at one place the first one was looked for longer.
  return places.reduce((last, one) => (one[1] > last[1] ? one : last))[0]
}

/** Time that nothing is earned in. */
const IDLE =
  /\b(?:parad[oa]s?|ocios\w*|vazi[oa]s?|a toa|esperando|sem (?:paciente|cliente|servico|ninguem|trabalho)|jog\w+ fora|vai fora|vao fora|pro lixo|vai pro lixo)\b/
const SHARES: readonly (readonly [Exclude<Share, null>, RegExp])[] = [
  [
    'markup',
    /\bem cima d[oe] (?:meu |o )?custo|\bem cima d(?:isso|esse|e tudo|o total)|\b(?:ponho|boto|botar|por|colocar|coloco|ganhar|lucrar|tirar|ter) ?§ ?(?:em cima)(?! d[aeo]s? (?:preco|venda|valor|que (?:eu )?(?:vou )?(?:vend|cobr)))|\bsobre o custo|\bboto .{0,12}em cima\b|\bcoloco .{0,12}em cima\b/,
  ],
  [
    'profit',
    /\b(?:lucro|ganho|margem|sobr\w+|seja meu|fique)\b.*(?:preco|venda|que (?:eu )?vendo)|\b(?:d[oe]|em cima d[oe]|sobre o) preco (?:de venda|final)|\bquero .*(?:lucro|ganhar|margem)|\b(?:sobr[ae]|fique|ganhar)\b[^,.;]*§ ?(?:por cento )?d(?:o que (?:eu )?(?:vou )?cobr|o (?:preco|valor|que vend)|a venda)|\blucro de\b/,
  ],
  ['rate', /\b(?:juros?|rende|ao mes|ao ano|a\.m|poupanca|cdi|selic)\b/],
  [
    'off',
    /\b(?:desconto|descontinho|abatimento|menos)\b|\b(?:cliente|comprador|fregues\w*) (?:quer|queria|pediu|pede|pedindo)(?: uns)? ?§|\b(?:dei|dou|der|dar)(?: uns)? ?§ ?(?:n[oa]|num|numa)\b|^[^§]*§ ?(?:a vista|no pix|no dinheiro)\b(?=[^§]*$)(?<!\btaxa\b.*)/,
  ],
  [
    'use',
    /\b(?:ocupa\w+|lota\w+|alugad[oa]s?|postura|so (?:us|aproveit|consigo)\w*|aproveita\w*|rendimento|produtiv\w+|coisa que da pra cobrar|da pra cobrar|do tempo|germina\w*|pega|roda de verdade|rende)\b/,
  ],
  [
    'loss',
    /\b(?:perc?d?[eoai]\w*|perd\w+|quebr\w+|estrag\w+|morr\w+|falt\w+|fur(?:a|am)|lixo|refug\w+|evapor\w+|encolh\w+|sem (?:paciente|cliente|ninguem)|vazi[oa]s?|parad[oa]s?|ocios\w*|nao (?:paga|pagam|vem|aparece|nasce|vinga)\w*|descart\w+|some|murch\w+|cancel\w+|espuma|inadimpl\w+|calote)\b/,
  ],
  [
    'fee',
    /\b(?:taxa|comiss\w+|imposto|simples|das|maquininha|cartao|app|aplicativo|ifood|marketplace|shopee|mercado livre|fica (?:com|c)|leva|cobra|come|morde|tira|repasse|antecip\w+|morde\w*|sinal|entrada|credito|debito|royalt\w+)\b/,
  ],
  [
    'more',
    /\b(?:a mais|incha|encargo\w*|dissidio|aument\w+|sub\w+|reajust\w+|acresc\w+|de sobra|extra|multa|em cima)\b/,
  ],
]

/** What a per cent does, by the words nearest to it; null: they don't tell. */
export function shareOf({ near, next }: Spot): Share {
  if (IDLE.test(`${near.slice(-24)}§${next}`)) return 'loss'
  // Of what is owed, for so long: a law of its own.
  if (/^\s*(?:de )?(?:multa|mora)\b/.test(next)) return null
  if (/\bnasce(?:u|ram)? $|\bvingou $|\baproveit\w+ (?:so )?$|\brende (?:so )?$/.test(near)) return 'use'
  for (const text of [`${near.slice(-40)}§${next.split(/\b(?:mas|e o|e a)\b/)[0]!}`])
    for (const [share, pattern] of SHARES) if (pattern.test(text)) return share
  return null
}
