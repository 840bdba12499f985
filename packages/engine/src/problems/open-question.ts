import type { MeasuredFigure } from '#src/measures/measured.ts'
import { namesHerPay } from '#src/reading/cost-groups.ts'
import type { Reading } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import type { ProblemCard } from './types.ts'

/** Where one question of a sentence ends and the next begins. */
const NEXT_QUESTION =
  /,? e (?=quant|como|quem|que |o que|em (?:que|quant)|qua[li]|onde|de cada|com (?:que|quant)|por quant|a queda|o preço|você)|, (?=quant|qua[li]|com (?:que|quant)|em que|quem )/u
const QUANTITY = /\b(?:quant[oa]s?|de cada|que parte|quanto tempo)\b/
/** What is asked, and the words of hers that answer it, or say that she doesn't know. */
const ANSWERED: readonly (readonly [question: RegExp, said: RegExp])[] = [
  [
    /qua(?:l|is) insumos? subi/,
    /(?:racao|carne|farinha|leite|oleo|aco|tecido|madeira|gas|luz|material|insumo)\w*.{0,20}subi|subi\w*.{0,30}(?:racao|carne|farinha|material)/,
  ],
  [
    /quais meses/,
    /janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|inverno|verao|safra/,
  ],
  [
    /em que dias|em que horas|dias e horas/,
    /segunda|terca|quarta|quinta|sexta|sabado|domingo|manha|tarde|noite|\bdas \d/,
  ],
  [
    /em que mes/,
    /\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ferias|fim d[oe] (?:semestre|ano))\b/,
  ],
  [/em que sessao|em que mes/, /primeir\w+ (?:consulta|sessao|mes|aula|vez)|\d+ primeiros meses/],
  [/quando foi o ultimo reajuste/, /(?:ha|faz|tem) .{0,12}(?:ano|mes)|mesmo preco|desde/],
  [
    /o que enche primeiro/,
    /sozinh|nao dou conta|fila|falta (?:gente|espaco|maquina)|depende de mim|\beu\b.{0,20}(?:todos|tudo)/,
  ],
  [/quem decide o que comprar/, /\b(?:vou|compro|escolho)\b/],
  [/quem procura a pessoa/, /espero|ninguem|nao (?:ligo|chamo|procuro)/],
  [/em quanto tempo voce responde/, /na hora|no mesmo dia|depois mando|mando depois/],
  [
    /quantas pessoas sairam/,
    /(?:ja (?:foi|foram|sairam|perdi|troquei)|sairam|perdi|troquei|foram embora) (?:uns |umas )?(?:\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)\b|\b(?:\d{1,2}|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)(?: [a-z]+){0,2} (?:ja )?(?:sairam|foram embora|pediram (?:a )?conta)/,
  ],
  [
    /qual e o custo, o imposto/,
    /\b(?:custa|custam|me sai|sai por|sai a|pago|gasto) .{0,16}\d.{0,40}\b(?:vendo|cobro) .{0,14}\d/,
  ],
  [/^em quantos dias, em media, voce recebe|^em quantos paga/, /pago .{0,30}\d+ dias?.{0,40}(?:\d+ (?:x|vezes|dias?))/],
  [/com quanto tempo de casa/, /\d+ (?:semanas?|mes(?:es)?|dias?)\b/],
  [
    /quanto ha de fiado/,
    /\bdev(?:e|em|endo)\b.{0,20}\d|\bfiado\b.{0,30}\d{2}|\d{2}.{0,24}\b(?:fiado|na rua|caderninho|caderneta)\b/,
  ],
  [
    /quanto saiu da empresa/,
    /\b(?:tir|retir|peg|sac|gast)(?:o|a|amos|ei|ou|uei)\b.{0,25}\d{3}|nunca sei quanto|nao sei quanto/,
  ],
  [/quanto (?:cada um )?retira/, /\b(?:tir|retir)(?:o|a|amos|ei|ou)\b.{0,25}\d{3}/],
  [/o preco ja cobre/, /antecip|juro/],
  [
    /em que mes ou modulo|ha quanto tempo|desde quando|quando comec/,
    /\bdesde\b|\b(?:ha|faz|tem) .{0,14}(?:mes|ano|dia|semana)|(?:primeir|segund|terceir|quart)o mes|\d+ (?:meses|anos)/,
  ],
  [/em quantos anos voce quer sair/, /(?:em|daqui|ate) (?:a |uns )?(?:um|dois|tres|cinco|dez|\d{1,2}) anos?/],
  [
    /quem hoje poderia assumir/,
    /(?:esta|trabalha|comecou) comigo|meu (?:genro|filho|sobrinho|neto|ajudante)|minha (?:filha|nora|sobrinha)/,
  ],
  [
    /quanto vale, pelo custo|quem decide o que comprar/,
    /\d.{0,40}(?:nao sai|nao vend|parad|encalh)|(?:parad|encalh|nao sai).{0,30}\d|\b(?:eu|vou e) compro\b/,
  ],
  [/o que faltou, o que sobrou/, /\bfalt(?:ou|aram)\b|\bsobr(?:ou|aram)\b/],
  [/quando voce comecou a preparar/, /(?:comec|prepar)\w+ .{0,30}(?:antes|mes|semana)/],
  [
    /como cada familia e avisada|como (?:o cliente|quem deve|cada um) e (?:avisad|cobrad)/,
    /\b(?:boleto|carne|mensag\w+|whats\w*|zap|sistema avisa)\b|(?:secretari[ao]|recepc\w+|funcionari[ao]) (?:olha|cobra|liga|manda|avisa)/,
  ],
  [
    /o que cada socio faz/,
    /\b(?:ele|ela|soci[oa]|irmao?|cunhad[oa]|marido|esposa|primo)\b.{0,40}\b(?:so|quase nao|nao|nunca|mal) (?:vem|aparece|faz|trabalha|ajuda|fica)/,
  ],
  [
    /o que o contrato dizia|o que diz o contrato/,
    /(?:nao tenho|nao tem|sem|nunca fiz) contrato|tudo (?:no|de|pelo) (?:whats\w*|zap|boca)/,
  ],
  [/quais tres tarefas/, /\b(?:sou eu|so eu|eu mesm[oa]|comigo)\b.{0,80}\b(?:sou eu|so eu|eu mesm[oa]|comigo)\b/],
  [/o que so essa pessoa sabe/, /\b(?:so|somente|apenas) el[ea] (?:que )?(?:\w+ )?(?:sabe|faz|consegue|conhece)/],
  [
    /quais parentes|com que funcao/,
    /\b(?:cunhad[oa]|irmao?|irma|filh[oa]|marido|esposa|mulher|sobrinh[oa]|prim[oa]|sogr[oa]|genro|nora)\b.{0,40}\b(?:trabalha|ajuda|cuida|fica|dirige|atende|faz)\w*/,
  ],
  [/em quais itens o concorrente/, /\b\w+(?: e \w+)? (?:\w+ )?mais barat[oa]s?\b/],
  [/quais sinais aparecem/, /nao avisa|some|falt/],
]

/**
 * What of the card's question she hasn't answered yet; null: she has said it all. `figure`: the one that decides, which
 * answers how many where it stands on her own words.
 */
export function openQuestion(card: ProblemCard, reading: Reading, figure: MeasuredFigure | null): string | null {
  const { form, costs } = reading
  const said = fold(`${form.main_challenge}. ${form.future_goals}. ${form.operational_flow}`)
  const numbers = form.main_challenge.match(/\d+/g)?.length ?? 0
  const counted = numbers > 0 && ((figure !== null && standsOnText(figure)) || numbers >= TELLS_ALL)
  const answered = (part: string) => {
    const asked = fold(part)
    if (ANSWERED.some(([question, words]) => question.test(asked) && words.test(said))) return true
    if (/que parte do faturamento|quanto custa por mes|somando tudo o que vence/.test(asked))
      return costs.total !== null
    if (/quanto (?:cada um )?retira/.test(asked) && namesHerPay(costs)) return true
    return QUANTITY.test(asked) && (counted || isCounted(asked, said))
  }
  const parts = questionsOf(card.confirma)
  // What points back at a question that isn't asked any more can't be understood.
  const open = parts.filter(
    (part, index) => !answered(part) && !(index > 0 && answered(parts[index - 1]!) && POINTS_BACK.test(part)),
  )
  // What is left of a question that is mostly answered confirms nothing.
  if (open.length * 2 < parts.length || open.length === 0) return null
  if (open.length === parts.length) return card.confirma
  const [begins = ''] = open
  // The end of a sentence whose verb and subject went with what she has answered.
  if (begins.split(' ').length < LEAST_WORDS || (LEANS.test(begins) && begins !== parts[0])) return null
  const text = `${[open.slice(0, -1).join(', '), open.at(-1)!].filter((part) => part !== '').join(' e ')}?`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Words of every question of quantities. */
const COMMON =
  /^(?:quant|ultim|voce|cada|dele|delas|client|pesso|empres|media|somand|hoje|depois|antes|tempo|dias|meses|semana)/
/** Other words for the same, where they don't begin alike. */
const ALIKE: readonly (readonly [asked: RegExp, said: string])[] = [
  [/\b(?:sairam|saem|cancel\w+|perdeu)\b/, '(?:sai|saem|sairam|perc|perd|cancel|tranc)'],
  [/\b(?:dev\w+|atras\w+|venc\w+)\b/, '(?:dev|atras|fiado|na rua|receber)'],
  [/\b(?:falt\w+|marc\w+)\b/, '(?:falt|fur|marqu|marc|nao v)'],
]
const BESIDE = '(?: \\S+){0,5} '

/** Whether a number of hers stands beside what a question asks the count of. */
function isCounted(asked: string, said: string): boolean {
  const stems = asked
    .split(/[^a-z]+/)
    .filter((word) => word.length > 4 && !COMMON.test(word))
    .map((word) => word.slice(0, 4))
  const others = ALIKE.flatMap(([words, alike]) => (words.test(asked) ? [alike] : []))
  return [...stems, ...others].some((stem) =>
    new RegExp(`\\b\\d[\\d.,]*${BESIDE}${stem}|\\b${stem}[a-z]*${BESIDE}\\d`).test(said),
  )
}

/** So many numbers leave no quantity to ask. */
const TELLS_ALL = 3
const LEAST_WORDS = 5
/** 'Em que itens e em que dia': of what, stood before. */
const LEANS = /^(?:em|com|de|por) (?:que|quais|quant\p{L}+)(?: \p{L}+){1,2}(?: e .*)?$/u
const POINTS_BACK =
  /(?<!\p{L})(?:nel[ae]s?|del[ae]s?|disso|el[ae]s?|lá|ess[ae]s?|os outros|as outras)(?!\p{L})|^com (?:que|quant)/u
const INTERROGATIVE =
  /(?<!\p{L})(?:quant\p{L}*|qua[li]\p{L}*|quem|quando|que|onde|como|existe|há|alguém|você|o preço|a queda|já)(?!\p{L})/iu

/** The questions of a sentence; what only says when or of what belongs to the next. */
function questionsOf(sentence: string): string[] {
  const parts = sentence.replace(/\?$/, '').split(NEXT_QUESTION)
  return parts.flatMap((part, index) => {
    if (!INTERROGATIVE.test(part)) return []
    const before = parts[index - 1]
    return before !== undefined && !INTERROGATIVE.test(before) ? [`${before}, ${part}`] : [part]
  })
}

const standsOnText = ({ fact, entradas }: MeasuredFigure): boolean =>
  fact.id === 'conta_dela' || [fact, ...entradas].some(({ id }) => id.startsWith('texto.main_challenge'))
