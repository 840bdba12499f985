import type { Media } from './frame.ts'
import type { Rest } from './rest.ts'

/** Of which parts a mean is asked for. */

const UNITS: readonly (readonly [RegExp, Media])[] = [
  [
    / (?:por|a cada|cada|em cada) dia (?:trabalhad[oa]|abert[oa]|de (?:trabalho|funcionamento|venda)|com (?:vendas?|movimento)|que (?:eu )?(?:abri|abro|abrimos|trabalhei|trabalho|trabalhamos)) /,
    'dia-aberto',
  ],
  [/ (?:(?:por|a cada|cada|em cada) dia util|(?:por|em) dias uteis) /, 'dia-util'],
  [
    / (?:por dia|ao dia|(?<! (?:de|das|as|com|em|nas) )diari[oa]s?|a cada dia|cada dia|todo dia) (?!\d|d[ao] semana)/,
    'dia',
  ],
  [/ (?:por semana|semanal|semanais|semanalmente|a cada semana|cada semana|toda semana) /, 'semana'],
]

/** 'média por abastecida': of each of what isn't in the statements. */
const OF_EACH =
  / (?:media|medio|medias) (?:\S{1,20} ){0,4}(?:por|de cada|a cada) (?!dias?|semanas?|mes |ano|cada (?:dia|semana|mes)|clientes?|fornecedor|categoria|conta)/

/** Of each movement of somebody: 'quanto pago por vez pro João'. */
const EACH_TIME =
  / (?:por vez|(?:de |a |em )?cada vez(?: que [a-z]{2,15})?|(?:(?:de|por|a|em) cada|em media (?:por|cada|a cada|em cada)) (?:pagamento|compra|abastec[a-z]{1,8}|deposito|recebimento|repasse|nota)|cada (?:pagamento|compra|abastec[a-z]{1,8}|deposito|recebimento|repasse|nota) (?:da|deu|sai|saiu|fica|custa|foi) (?:quanto )?(?:em|de) media|cada (?:pagamento|compra|abastec[a-z]{1,8}|deposito|recebimento|repasse|nota) (?:da|deu|sai|saiu|fica|custa) quanto) /

/** 'ticket médio das entradas': of all movements alike. */
const EACH_ONE = / media por lancamento (entradas?|recebimentos?|saidas?|pagamentos?)(?= )/

/** 'quanto é cada uma?', after what was paid to somebody. */
const EACH_ALONE =
  /^ (?:e |mas )?(?:(?:(?:e |foi |era )?de )?quanto (?:(?:e|foi|era) )?cada(?: uma?)?|cada uma? (?:(?:e|foi|era) )?(?:de )?quanto) $|^ (?:e |mas )?(?:quanto (?:e|foi|da|deu|sai|saiu|fica|ficou|custa|custou) )?(?:(?:o valor )?(?:de )?)?cada (?:uma?|parcela|prestacao)(?: d[eoa]l[ea]s)?(?: (?:e|foi|da|deu|sai|saiu|fica|ficou|custa|custou)(?: (?:de |por )?quanto)?)? $/

/** 'cada compra de ração sai em média quanto' */
const EACH_APART =
  / cada (?:pagamento|compra|abastec[a-z]{1,8}|deposito|recebimento|repasse|nota)(?: d[eoa]s?)? (?=.* (?:media|medio) )/

const A_WEEKDAY = / (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)s? (?!quinzena|semana)/
export function takeMean(rest: Rest): Media | null {
  const each = EACH_ONE.exec(rest.text)
  if (each) {
    rest.take(EACH_ONE, each[1]!)
    return 'vez'
  }
  if (rest.take(EACH_ALONE) ?? rest.take(EACH_TIME) ?? rest.take(EACH_APART)) {
    rest.take(/ (?:(?:da|deu|sai|saiu|fica|custa) )?(?:em media|(?:a |o )?(?:valor )?(?:media|medio)(?: d[eoa]s?)?) /)
    return 'vez'
  }
  // 'total do ano e média': the mean alone is half of it.
  if (rest.has(OF_EACH) || rest.has(/ total .{1,40} e (?:a )?media | media .{1,40} e (?:o )?total /)) return null
  const said = rest.has(/ (?:em media|media|medio|medias) /)
  const mean = said
    ? rest.take(
        / (?:em media|(?:a |o )?(?:valor )?(?:media|medio|medias)(?: mensal| mensais)?(?: d[eoa]s?)?(?: por mes)?) /,
      )
    : undefined
  for (const [pattern, unit] of UNITS) if (rest.take(pattern)) return unit
  if (!said) return null
  const monthly =
    rest.take(/ (?:por mes|mensal|mensais|mensalmente|ao mes|todo mes|cada mes) /) ??
    / mensa|por mes /.exec(mean?.[0] ?? '')
  // 'em média num sábado': of one Saturday.
  return !monthly && rest.has(A_WEEKDAY) ? 'dia' : 'mes'
}
