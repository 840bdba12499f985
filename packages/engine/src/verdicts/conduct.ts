import { say, type Text } from '#src/facts/fact-book.ts'
import type { Situation } from './situations.ts'

/** How somebody behaves, whatever he costs. */
const CONDUCT =
  /\b(?:atras(?:ad[oa]|os?|a)|na hora que quer|chega tarde|falt(?:a|ando) (?:tod[oa]|muito|direto|sem|demais|quase|segunda|bastante)|sem avisar|some n[oa]|corpo mole|(?:fica|vive|so) no celular|dorm(?:e|indo)|enrol(?:a|ando)|preguic[a-z]+|grit(?:a|ando)|gross[oa]|grosseri[a-z]+|respond[a-z]+ (?:mal|torto|atravessad[oa])|trat(?:a|ando) mal|maltrat[a-z]+|mal educad[oa]|xing[a-z]+|brig(?:a|ou|ando|uent[oa])|discut[a-z]+|fofoc[a-z]+|desrespeit[a-z]+|implic(?:a|ando)|beb(?:e|endo|ad[oa])|sem condicao de trabalhar|nao (?:obedece|respeita|cumpre|usa|aceita ordem)|desobedec[a-z]+|mal feit[oa]|jeito del[ea]|reclama[a-z]* de tudo|mau humor|arrogante|folgad[oa]|desleix[a-z]+|contamina[a-z]*|mau exemplo)\b/
const LETS_GO =
  /\b(?:mand(?:o|ar|e|asse|aria) (?:el[ea]s? |essa pessoa |[oa] [a-z]+ )?embora|demit(?:o|ir|a|isse|iria)|dispens(?:o|ar|e|asse|aria)|deslig(?:o|ar|ue|asse)|tro(?:co|car|que) (?:de [a-z]+|el[ea])|tir(?:o|ar) el[ea])\b/
/** These are of another law: theft, violence, a protected time; a client or a partner is nobody's employee. */
const OTHER =
  /\b(?:roub[a-z]+|furt[a-z]+|desvi[a-z]+|gravid[a-z]+|gestante|assedi[a-z]+|agredi[a-z]+|facada|arma|afastad[oa]|atestad[oa]s?|soci[oa]s?|sociedade|acidente)\b/
/** What weighs is the month, and not how they are. */
const OF_MONTH =
  /\b(?:movimento (?:caiu|fraco)|venda[s]? (?:caiu|cairam)|folha (?:pesa|alta|come)|baixa temporada|sem servico|cortar custos?|no vermelho|prejuizo|nao (?:consigo|da pra) pagar)\b/

const ONLY_ONE =
  /\bunic[oa] que\b|\bso (?:el[ea]|quem|[oa] [a-z]+) (?:sabe|faz|tem|conhece|consegue|acerta|mexe)|\bso el[ea] [a-z]+|\bfico na mao\b|\bnao tenho outr[oa]\b|\bninguem (?:mais )?(?:sabe|faz)\b|\be el[ea] que (?:sabe|dirige|faz|cuida|toca|mexe)|\bconhece tod[oa]\b|\bmelhor [a-z]+\b|\b(?:par[ao]|para tudo|param)\b/
const OTHERS_TOO =
  /\b(?:copi[a-z]+|fazem igual|outros (?:[a-z]+ )?(?:veem|ja|tao|estao|fazem|reclamam)|os outros (?:reclamam|pedem|sentem)|pediu (?:a )?conta|equipe (?:toda )?(?:reclama|desanim|ta|esta)|perco o resto|resto da equipe|clima)\b/
const AT_RISK =
  /\b(?:crianc[a-z]+|alun[oa]s?|idos[oa]s?|bebe[a-z]*|sem condicao|alcool|epi|equipamento de protecao|perigo[a-z]*|dirig[a-z]+ bebad[oa])\b/
const DRINKS = /\b(?:bebe (?:no|em|antes|durante|todo)|bebendo|bebad[oa]|alcool|cachaca)\b/
const YEARS = /\b(?:faz|ha|tem) D\d+|\bD\d+ (?:de (?:casa|empresa)|comigo|que trabalha)|\banos de casa\b/
const TALKED = /\bja (?:conversei|falei|avisei|chamei|pedi|adverti)\b/

/** One who behaves badly and may be sent away: what to do in what order, and no sum that nobody asked. */
export const badConduct: Situation = {
  id: 'demitir',
  at: LETS_GO,
  fits: (text) => CONDUCT.test(text) && LETS_GO.test(text) && !OTHER.test(text) && !OF_MONTH.test(text),
  answer: (_, text) => conductText(text),
}

function conductText(text: string): Text {
  const years = YEARS.test(text) ? ', que cresce com os anos de casa' : ''
  const parts = [
    say`Ainda não, mas com regra e prazo: nem no susto, nem deixando como está.`,
    say` ${TALKED.test(text) ? 'Conversa já houve, agora é' : 'Converse em particular nesta semana e ponha'} por escrito: a regra (horário, trato, o que não se aceita), o que tem de mudar e até quando, com assinatura; na repetição, advertência e depois suspensão, sempre guardadas${OTHERS_TOO.test(text) ? ', e a mesma regra dita a todos no mesmo dia' : ''}.`,
    AT_RISK.test(text)
      ? say` Onde há risco para criança, cliente ou colega, tire essa pessoa dessa tarefa hoje${DRINKS.test(text) ? '; bebida pode ser doença: médico e advogado antes de punir' : ''}.`
      : say``,
    ONLY_ONE.test(text)
      ? say` Enquanto o prazo corre, ponha outra pessoa aprendendo o que só ela faz, com dia marcado, e ache um avulso que cubra uma falta: é isso que deixa você livre para decidir.`
      : say` Enquanto o prazo corre, deixe encaminhado quem cobriria o lugar.`,
    say` Peça já ao contador o custo da rescisão${years}; se em trinta a sessenta dias não mudar, desligue com o substituto pronto e fora dos dias cheios.`,
  ]
  return parts.reduce((all, part) => say`${all}${part}`)
}
