import { offerOf } from '#src/reading/offer.ts'
import { fold } from '#src/text/words.ts'
import type { Sources } from './measured.ts'

const SENDS_AWAY =
  /\b(?:demit[a-z]+|dispens(?:ar|o|e|asse)|desligar|mand(?:ar|o|e|ando) (?:[a-z0-9]+ ){0,5}embora|cortar (?:gente|um|uma|pessoal|funcionari[a-z]+|a equipe))\b/
/** Who sells less than before, or sends somebody away for what he does, asks something else. */
const OTHER_REASON =
  /\b(?:ca(?:i|iu|iram|indo)|queda|diminui[a-z]*|despenc[a-z]+|sumi(?:u|ram)|parad[oa]|movimento (?:fraco|ruim|baixo)|vend(?:o|endo|as?|emos) (?:bem |muito )?menos|frac[oa]|sem (?:servico|clientes?|movimento)|falt(?:a|ou|ando) (?:muito|toda|sem avisar|demais)|atras[a-z]+|rouba[a-z]*|brig[a-z]+|preguic[a-z]*|mal educad[oa]|nao (?:trabalha|produz|quer|rende)|rende pouco|ocios[oa]|sem ter o que fazer)\b/
/** Who sells much and keeps little of each. */
const THIN =
  /\b(?:posto|combustivel|supermercado|mercadinho|mercado|mercearia|atacad[a-z]+|distribuidora|celulares?|cigarros?|veiculos|carros|motos|gas de cozinha|racao)\b/
const HIGH: Readonly<Record<string, number>> = { 'Comércio Varejista': 0.74, Alimentação: 0.45, Indústria: 0.65 }
const HIGH_OF_THIN = 0.86
/** Of all that comes in: more is no small payroll. */
const MOST_PAYROLL = 0.18

/**
 * She thinks of sending somebody away, sells as before, and the goods take far more than the payroll: nobody's wage is why
 * nothing is left.
 */
export function goodsTake(sources: Sources): boolean {
  const { segment, form, answers, revenue } = sources.reading
  const most = THIN.test(fold(offerOf(answers))) ? HIGH_OF_THIN : HIGH[segment]
  const [goods, payroll] = [sources.group('mercadorias'), sources.group('folha')]
  const told = fold(form.main_challenge)
  return Boolean(
    most !== undefined &&
      revenue !== null &&
      goods &&
      payroll &&
      SENDS_AWAY.test(told) &&
      !OTHER_REASON.test(told) &&
      goods.valor >= revenue.value * most &&
      payroll.valor <= revenue.value * MOST_PAYROLL,
  )
}
