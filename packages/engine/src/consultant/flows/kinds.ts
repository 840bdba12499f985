import { SIZES, type Thing, TIMES, thingOf } from '#src/consultant/composed/words.ts'
import type { Spot } from './text.ts'

export const BILL =
  'aluguel|luz|energia|agua|internet|contador|contabilidade|telefone|sistema|condominio|seguro|salarios?|folha|iptu|parcela|prestacao|fixos?|despesas?|custos? fixos?|financiamento|royalt\\w+|vigia|limpeza|ponto|recepcionista|secretaria|faxineira|marketing|anuncios?|plano de saude|mensalidade do sistema|estacionamento|alarme|manutencao'
export const COST =
  'frete|embalage\\w+|material|materiais|combustivel|gasolina|diesel|gas|imposto|mercadoria|taxa|racao|adubo|insumos?|tinta|ajudante|ajudantes|motorista|chapa|pedagio|professor\\w*|prof|instrutor\\w*|mao de obra|carne|comida|massa|recheio|oleo|etiqueta|rotulo|garrafa|tampa|pote|tecido|costura|bordado|ferragem|mdf|madeira|ferro|linha|papel|farinha|acucar|leite|ovo|ovos|queijo|milho|lenha|energia|sal|coalho|cera|veneno|semente|muda|alevino|guia|onibus|hotel|lanche|cafe|chapa|hospedagem|alimentacao|almoco|diarista|pneu|oficina|desgaste|motoboy|comissao|terceirizad\\w+|freela|sacola|saquinho|caixinha|fita|cobertura|molho|pao|bebida'

const REAIS = /^\s*(?:rea(?:l|is)|contos?|pilas?)\b/
const BILL_BEFORE = new RegExp(
  `\\b(?:${BILL}|${COST}|mensalidade|preco|ticket|meta|divida|desconto de r\\$|valor|lucro|sinal|entrada|plano)(?: (?:de|do|da|no|na|a|e|eh|mais|r\\$|por|por mes|total|sao|ta|esta|tao|custa|custam|sai|saem|fica|veio|deu|por fora|fixo|foi|foram|era|tem|cada|hoje|agora|financiad[oa]|vai|dele|dela))* ?$`,
)
/** Verbs before reais, and before how many. */
const MONEY_VERB =
  /\b(?:gast\w+|cust\w+|pag(?:a|o|am|ar|amos|uei|ou|ando|aria|aram)|cobr\w+|receb\w+|ganh\w+|fatur\w+|val(?:e|em|ia)|invest\w+|devo|devendo|deix(?:a|am|ou)|econom\w+|entr(?:a|am|ou)|arrecad\w+|dando|emprest\w+|financi\w+|oferec\w+|ofert\w+|desembols\w+|arrematei|cai(?:u)?|sub(?:iu|iria|ir)|passou|sai(?:u)?|fica|ficou|ta|esta|e|eh|era|foi|deu|da|por|botei|pus|rende|sobra\w*|tirar|lucr\w+|cheg\w+|compr\w+ (?:a|por)|vend\w+ (?:a|por)|leva|vai|consome|come|morde|pede|pediu|pedem)\b/g
const COUNT_VERB =
  /\b(?:fac[oa]|faz|fazem|fazia|fiz|fizemos|fez|produz\w*|fabric\w+|atend\w+|vend(?:o|e|i|ia|emos|eu|er|ia|endo)|mont\w+|entreg\w+|lav[oaei]\w*|cort[oaei]\w*|tos[oaei]\w*|rod[oaei]\w*|cab(?:e|em|eria)|tem|tenho|temos|sao|eram|colh\w+|tir(?:o|ei|a|amos)|perc?d?[oi]\w*|perd\w+|morr\w+|us[oa]|usei|rend\w+|sai|saem|dou|dao|da|deu|veio|vem|peguei|pego|comprei|compr[oa]|alug\w+|dura|demora|trabalh\w+|abr[oe]|desped\w+|despesquei|coloquei|nasc\w+|seme(?:ei|io|amos)|plantei|bat[oe]|mand\w+|receb\w+|fech\w+|sobr\w+|quebr\w+|volt\w+|fur(?:am|ou|aram)|falt\w+|precis\w+|encomend\w+|quer|querem|forem|for|sao|passar|vier(?:em)?|encher|estoco|guardo|planto|abat\w+)\b/g

const lastEnd = (pattern: RegExp, text: string): number => {
  const hit = [...text.matchAll(pattern)].at(-1)
  return hit ? hit.index + hit[0].length : -1
}

const SKIPPED =
  /^\s*(?:(?:de |do |da )?(?:nov[oa]s?|bo[mn]s?|boas?|tal|inteir[oa]s?|outr[oa]s?|mesm[oa]s?|ess[ea]s?(?! (?:mes|ano|semana|dia)\b)|dess[ea]s?(?! (?:mes|ano|semana|dia)\b)|del[ea]s|a mais de|extra de)\s+)?/
/** The thing that a number counts, right after it. `of`: with 'de' between them. */
export function thingAfter(next: string): (Thing & { of: boolean; rest: string }) | null {
  const text = next.replace(SKIPPED, '')
  const found = /^\s*(de )?([a-z]+[0-9]?)\b/.exec(text)
  if (!found) return null
  const thing = PART.test(found[2]!) ? null : thingOf(found[2]!)
  return thing && { ...thing, of: found[1] !== undefined, rest: text.slice(found[0].length) }
}

const COUNTS_BEFORE = /\b(?:leva|usa|gasta|uso|tem|sao|com|de|da|rende|faz) $/
const PRICE_PER = /^\s*(?:por|a|o|cada|cd|\/|no|na|pelo|pela)\b\s*(?!vista|prazo|mais|menos|partir|pix|cartao)/
const LEAST_BARE = 100
/** '4.500 aluguel', '9.600 de custo fixo': what is paid has no number. */
const OF_BILLS = new RegExp(
  `^\\s*(?:reais )?(?:(?:de|d[oa]|com|em|n[oa]) )?(?:${BILL}|custos?|gastos?|contas|impostos?|encargos?|fornecedor|mercadorias?)\\b`,
)
const LEAST_BILL = 50
const LATER =
  /^\s*(?:,|e|contra|mas)? ?(?:n?ess[ea]|n?est[ea]|agora|hoje|ja)? ?(?:ano |mes )?(?:de |em )?(?:mes|ano|semana|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) (?:foi |foram |so |deu )?$/
const SOLD_AT =
  /^\s*(?:$|,|no\b|na\b|em\b|pel[oa]\b|cada\b|o\b|a\b|por (?!dia|mes|semana|ano|hora|noite|turno|manha|tarde|sabado|domingo))/
const BIG_MONEY =
  /\b(?:faco|faz|tiro|tirei|vend\w+|junt\w+|pass\w+|entrou|entra|divid\w+|repart\w+|apurei|apuro|minimo de|peguei|pego|ganh\w+|emprest\w+|receb\w+|compr\w+|precis\w+ (?:de )?|arrecad\w+)(?: (?:la|aqui|so|no mes|por mes))? $/
/** 'Uma lixadeira de 2.880', and no lot or order of so many. */
const OF_PRICE =
  /\b(?!(?:lote|pedido|total|mais|menos|cerca|meta|media|grupo|turma|pacote|caixa|area|estoque|saldo|dentro|cada|producao|terreno|tanque|encomenda|plantel|rebanho) de $)[a-z]{3,} de $/
const PART = /^(?:(?:instal|mont|coloc|pint|acab|parcel|fech|entreg|coz)(?:ad|id)[oa]s?)$/
const decimals = (said: string) => /,\d{2}\b/.test(said)

type Kind = 'money' | 'count' | 'share'
/** A number with what stands around it. `before`: what the number before it is. */
interface Told extends Pick<Spot, 'unit' | 'scale' | 'near' | 'next' | 'value'> {
  said: string
  before: Kind | null
  thing: ReturnType<typeof thingAfter>
  /** The thing follows the number at once. */
  direct: boolean
  measure: boolean
}

/** Whether a number is reais, a part of a hundred or a count; null: its words don't tell. */
export function kindOf(spot: Spot, said: string, before: Kind | null): Kind | null {
  const { unit, scale, near, next, value } = spot
  if (unit === '%') return 'share'
  if (unit === 'R$' || REAIS.test(next)) return 'money'
  if (value >= 100 && /^\s*(?:de|em) (?:vendas?|faturamento)\b/.test(next)) return 'money'
  if (value >= LEAST_BILL && OF_BILLS.test(next)) return 'money'
  const thing = thingAfter(next)
  const direct = thing !== null && !thing.of
  const measure = thing !== null && (TIMES.has(thing.noun) || SIZES.has(thing.noun) || thing.noun === 'vez')
  const told: Told = { unit, scale, near, next, value, said, before, thing, direct, measure }
  return byGoalOrBill(told) ?? byMoves(told) ?? byPlace(told) ?? byNeighbour(told) ?? byForm(told) ?? byVerb(told)
}

/** What is wished for, a measure, times, and what has to be paid. */
function byGoalOrBill({ near, next, said, direct, measure }: Told): Kind | null {
  if (
    !direct &&
    /\b(?:quero|queria|quiser|meta|preciso)\b[^,.;\d]*\b(?:sobre|sobrar|tirar|ganhar|lucrar|faturar|guardar|lucro de)(?: (?:de|no|minimo|total|limpo|por mes|me|pra mim))* ?$/.test(
      near,
    )
  )
    return 'money'
  if (direct && measure && !(decimals(said) && !/[,]\d{2}\d/.test(said) && BILL_BEFORE.test(near))) return 'count'
  if (/^\s*(?:x\b|vezes)/.test(next)) return 'count'
  if (BILL_BEFORE.test(near) && !(direct && !/^\s*(?:reais)\b/.test(next) && near.endsWith(' de '))) return 'money'
  return null
}

/** What came, went or was sold. */
function byMoves({ scale, near, next, value, before, direct }: Told): Kind | null {
  // 'Já foram 55 a 139', '6 de massa a 62'
  if (
    scale === 1 &&
    Number.isInteger(value) &&
    /^\s*(?:de [a-z]+ )?(?:a|por) (?:r\$ ?)?$/.test(next) &&
    // 'Cobro 280 por 4 aulas'
    !/\b(?:cobr|pag|receb|gast|ganh)\w+ (?:uns )?$/.test(near) &&
    !BILL_BEFORE.test(near) &&
    !/\b(?:de|entre|a|por) $/.test(near)
  )
    return 'count'
  // 'Tinha 96 alunos, saiu 12 e entrou 7'
  if (
    before === 'count' &&
    !direct &&
    scale === 1 &&
    Number.isInteger(value) &&
    /\b(?:sai(?:u|ram)|entr(?:ou|aram)|desisti\w+|cancel\w+|perdi|morre\w+|vendi|sobr(?:ou|aram)|falt(?:ou|aram)|quebr(?:ou|aram)|foram|chegaram|vieram|voltaram) ?$/.test(
      near,
    ) &&
    !/^\s*(?:reais|por|a|o)\b/.test(next)
  )
    return 'count'
  // '9 foram embora', 'as 52 vendi a 68'
  if (
    !direct &&
    scale === 1 &&
    Number.isInteger(value) &&
    /^\s*(?:foram|sairam|saiu|morr\w+|desist\w+|azed\w+|quebr\w+|vendi|estrag\w+|cancel\w+|furaram|faltaram|voltaram|comprou|compraram|voltou|fecharam|fechou|pagaram|nao (?:vieram|vingaram|pagaram))\b/.test(
      next,
    )
  )
    return 'count'
  return null
}

const BECOMES_LESS =
  /\b(?:limp\w+|desoss\w+|sec(?:ar|a|o|ou)|torr\w+|coz\w+|assa\w*|descasc\w+|desidrat\w+)\b[a-z ]*\b(?:fica|ficam|ficou|sobra|sobram|sobrou|rende)(?: so| uns)? $/
/** The word right before it. */
function byPlace({ unit, scale, near, next, value, said, before, thing, direct }: Told): Kind | null {
  if (!direct && scale === 1 && /\b(?:leva|cabe|cabem|carrega) $/.test(near) && !decimals(said)) return 'count'
  // 'Se eu baixar de 45 pra 40'
  if (!direct && /\b(?:baix|sub|aument|reajust)\w+ (?:o preco |a mensalidade )?de $/.test(near)) return 'money'
  // 'Alunos a 99, se for pra 109'
  if (
    !direct &&
    before === 'money' &&
    /\b(?:for|fosse|passar|subir|baixar|cair|aumentar|reajustar)(?: o preco)? (?:pra|para) $/.test(near)
  )
    return 'money'
  // 'Cada visita sobra 90'
  if (!direct && /\bcada [a-z]+ (?:me |eu )?(?:sobra\w*|deixa|fica)(?: uns| limpo)? $/.test(near)) return 'money'
  // 'Compro 60 kg e depois de limpar fica 51'
  if (!direct && before === 'count' && scale === 1 && unit === '' && BECOMES_LESS.test(near)) return 'count'
  if (!direct && scale === 1 && Number.isInteger(value) && /\b(?:n?ess[ea]s|dess[ea]s) $/.test(near)) return 'count'
  if (!direct && scale === 1 && value >= 1_000 && Number.isInteger(value) && before === 'money' && unit === '')
    return 'money'
  if (
    !direct &&
    scale === 1 &&
    value < LEAST_BARE &&
    Number.isInteger(value) &&
    /\b(?:os|as|nos|nas) (?:outr[oa]s )?$/.test(near)
  )
    return 'count'
  if (!direct && scale === 1 && Number.isInteger(value) && /\b(?:encomendaram|encomendou|pediram) $/.test(near))
    return 'count'
  if (
    !direct &&
    before === 'money' &&
    /\bmais $/.test(near) &&
    thing?.of !== false &&
    /^\s*(?:reais )?(?:de|do|da|pr[oa]|com) /.test(next)
  )
    return 'money'
  return null
}

/** The number before it, and what sells for so much. */
function byNeighbour({ scale, near, next, value, before, thing, direct }: Told): Kind | null {
  // 'Esse outubro 178'
  if (before && before !== 'share' && !direct && scale === 1 && LATER.test(near)) return before
  // 'Vendo 78', 'vendi 9.870 na feira', 'pedido mínimo de 1.500'
  if (!direct && scale === 1 && /\b(?:vendo|vende|vendia|vendemos|vendendo) $/.test(near) && SOLD_AT.test(next))
    return 'money'
  if (!direct && scale === 1 && value >= 1_000 && Number.isInteger(value) && BIG_MONEY.test(near)) return 'money'
  if (!direct && value >= 100 && OF_PRICE.test(near) && !thing?.of) return 'money'
  // 'Eu uso 3 dias e a colega 2'
  if (
    before === 'count' &&
    !direct &&
    Number.isInteger(value) &&
    /\be (?:[ao] |meu |minha )?(?:colega|soci[oa]|amig[oa]|irma|irmao|ele|ela|outr[oa]|parceir[oa]|esposa|marido|cunhad[oa])(?: usa| fica| faz)? $/.test(
      near,
    )
  )
    return 'count'
  if (/\+ ?$/.test(near) && before && before !== 'share' && !direct) return before
  // 'Reforma fechada em 8.400', '5% sobre 28.400'
  if (!direct && scale === 1 && value >= 1_000 && /\b(?:em|sobre|deu|soma|somam) $/.test(near) && before !== 'count')
    return 'money'
  // '6 horas na sexta e 8 no sábado', 'em cada uma das 5'
  if (
    before === 'count' &&
    scale === 1 &&
    Number.isInteger(value) &&
    /(?:\be|,) ?$/.test(near) &&
    /^\s*(?:no|na|em|hoje|ontem|depois|sabado|domingo)\b/.test(next) &&
    !/\b(?:a|por) $/.test(near)
  )
    return 'count'
  if (/\bd[ao]s ?$/.test(near) && Number.isInteger(value) && scale === 1 && !direct && value < LEAST_BARE)
    return 'count'
  return null
}

/** How it is written, and what follows it. */
function byForm({ scale, near, next, value, said, thing, direct, measure }: Told): Kind | null {
  // 'Cacau 2,60 manteiga 1,10'
  if (direct && decimals(said) && !measure && /[a-z]{3,} $/.test(near) && !COUNTS_BEFORE.test(near)) return 'money'
  if (direct && scale > 1 && !/\b(?:a|por|de|gast\w+|pag\w+) $/.test(near)) return 'count'
  if (direct && !/\b(?:cobr[oae]\w*|gast[oae]\w*|pag(?:o|a|uei)|cust(?:a|ou)|ganh[oae]\w*) $/.test(near)) return 'count'
  if (direct && Number.isInteger(value) && value < 1_000 && thing?.rest !== '' && !PRICE_PER.test(next)) return 'count'
  if (scale > 1) return 'money'
  if (decimals(said)) return 'money'
  return null
}

/** The last verb before it. */
function byVerb({ near, next, value, before, thing, direct }: Told): Kind | null {
  const at = /(?:^|\s)(?:a|por|r\$|de)\s*$/.test(near)
  const per = PRICE_PER.test(next)
  const money = lastEnd(MONEY_VERB, near)
  const count = lastEnd(COUNT_VERB, near)
  if (at && !/\bde\s*$/.test(near)) return 'money'
  // '84 cortes de 45'
  if (before === 'count' && /^\s*[a-z]+ (?:[a-z]+ )?de ?$/.test(near) && !direct) return 'money'
  if (money < 0 && count < 0) {
    if (
      /^\s*(?:(?:e|mais|,|ou|contra|pra|para)\s*)?(?:(?:a|o|os|as|outr[oa]s?|agora|hoje)\s*)?$/.test(near) &&
      before &&
      before !== 'share'
    )
      return before
    if (thing?.of) return 'money'
    if (/[a-z]{3}\s*(?:(?:de|e|eh|a|em|:)\s*)?$/.test(near) && (value >= 50 || !Number.isInteger(value))) return 'money'
    return per || (value >= LEAST_BARE && !direct && !/[a-z]/.test(near)) ? 'money' : null
  }
  if (money === count)
    return thing?.of || value >= 1_000
      ? 'money'
      : per && !/^\s*(?:por|a|o|no|na) (?:dia|semana|mes|hora|ano)\b/.test(next)
        ? 'money'
        : 'count'
  return money > count ? 'money' : 'count'
}
