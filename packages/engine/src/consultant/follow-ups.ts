import { words } from '#src/text/words.ts'

/** What a short message asks about the answer before it. */
export type FollowUp =
  | { kind: 'step' /** From 0; 'next': the one after the last. */; step: number | 'next' | 'last' }
  | { kind: 'cost' | 'time' | 'risk' | 'gain' | 'why' | 'tried' }

const ORDINALS: Readonly<Record<string, number>> = { primeir: 0, segund: 1, terceir: 2, quart: 3, quint: 4 }
const NUMBERS: Readonly<Record<string, number>> = { um: 0, dois: 1, tres: 2, quatro: 3, cinco: 4 }

const STEP =
  /(?:(primeir|segund|terceir|quart|quint)[oa]|(ultim[oa])|(proxim[oa]|outro|seguinte)) (?:passo|etapa)|(?:passo|etapa) (?:numero )?(?:(\d)\b|(um|dois|tres|quatro|cinco)\b|(seguinte)|(final))/
const NEXT =
  /^(?:(?:e|ok|certo|entendi|beleza|ta|bom|feito|fiz|pronto|legal|mas) )*(?:depois(?: disso)?|agora|dai|e dai|em seguida|o proximo|qual o proximo|proximo|continua|que mais|e o resto|o que faco depois|o que eu faco depois|o que vem depois)$/

/** Most specific first; each is looked for in folded text without punctuation. */
const PATTERNS: readonly (readonly [Exclude<FollowUp['kind'], 'step'>, RegExp])[] = [
  [
    'tried',
    /\bja (?:tentei|fiz|faco|testei|fizemos|tentamos|tento)\b|\bnao (?:funcionou|deu certo|adiantou|resolveu|deu resultado|funciona|adianta|ajudou|mudou nada)\b|\btentei .{0,40}\bn(?:ao|ada)\b|\b(?:deu errado|continua (?:igual|na mesma)|piorou)\b/,
  ],
  [
    'risk',
    /\briscos?\b|\barriscado\b|\bperigos[oa]?\b|\be se (?:nao )?(?:der|funcionar|passar|estourar|ultrapassar|piorar)\b(?: certo| errado)?|o que pode dar errado/,
  ],
  [
    'time',
    /\bquanto tempo\b|\bdemora\b|\bqual (?:e )?(?:o )?prazo\b|\bquando (?:vejo|comeca|da|tenho|vou ver|aparece)\b|\bquantos (?:dias|meses)\b|\brapido\b/,
  ],
  [
    'gain',
    /\b(?:qual|que) (?:e )?(?:o )?(?:retorno|resultado|ganho)\b|\bo que (?:eu )?ganho\b|\bquanto (?:eu )?(?:ganho|vou ganhar|volta|isso rende|isso da)\b|\bvale a pena\b/,
  ],
  [
    'cost',
    /\bquanto (?:e que |eh que )?(?:isso|isto|tudo|ele|ela|vou|eu|me|vai|que|tenho que|preciso|teria que)*(?: (?:tudo|isso|me|vai|eu|que|vou))* ?(?:custa\w*|sai|fica|gasto|gastar|investir|pagar|cobram)\b|\b(?:muito |e |eh )?car[oa]\b|\bqual (?:e )?(?:o )?(?:custo|preco|valor|investimento)\b|\bcusta (?:quanto|muito)\b|\bprecisa (?:de )?(?:gastar|investir|dinheiro)\b|\b(?:nao tenho|sem) dinheiro\b/,
  ],
  [
    'why',
    /^(?:(?:mas|e|ué|ue|entao) )*(?:por que|porque|pq|por q|pra que|para que|como assim|explica\w*|qual (?:e )?(?:o )?motivo|nao entendi|tem certeza|sera)\b|\bfunciona mesmo\b|\bisso (?:funciona|resolve|da certo|adianta)\b|\bpor que (?:isso|esse|este|voce|vc)\b|\bexplica (?:melhor|isso)\b/,
  ],
]

/** Words that bring no subject of their own. */
const EMPTY = new Set(
  'que isso isto esse essa este esta tudo nada muito mais menos certo bom boa sentido faz fazer faco vou vai vamos ter tem tenho preciso precisa quero posso para pra por com sem mas como quando quanto quantos qual quais quem onde entao agora depois ainda mesmo assim melhor bem sim nao ok entendi legal beleza acho disso nisso desse dessa ele ela eles deles voce vcs minha minhas meu meus aqui dar deu der certo errado mim gente passo etapa passos custo custa custaria custar sai fica gasto gastar investir pagar valor preco investimento dinheiro caro cara tempo prazo demora resultado resultados retorno ganho risco riscos motivo porque funciona adianta resolve explica explicar explique favor poderia pode so la uma uns primeiro primeira segundo segunda terceiro terceira quarto quinto ultimo proximo seguinte dias meses rapido comeca vejo ver quer dizer serio verdade passar estourar ultrapassar piorar funcionar sera numero conta'.split(
    ' ',
  ),
)
/** An account of what was tried may be long; any other follow-up is short, or it is a question of its own. */
const MOST = { tried: 16, other: 10 }

/** null: the message brings its own subject. */
export function followUpOf(folded: string): FollowUp | null {
  const text = folded
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const all = text.split(' ')
  if (text === '' || all.length > MOST.tried) return null
  const own = words(text).filter((word) => word.length >= 3 && !EMPTY.has(word) && !/^\d/.test(word))
  const step = STEP.exec(text)
  if (step && own.length <= 2) return { kind: 'step', step: stepOf(step) }
  if (NEXT.test(text)) return { kind: 'step', step: 'next' }
  for (const [kind, pattern] of PATTERNS) {
    if (!pattern.test(text)) continue
    if (kind === 'tried') return { kind }
    if (all.length <= MOST.other && own.length === 0) return { kind }
  }
  return null
}

function stepOf([, ordinal, last, next, digit, number, following, final]: RegExpExecArray): number | 'next' | 'last' {
  if (ordinal) return ORDINALS[ordinal]!
  if (digit) return Math.max(0, Number(digit) - 1)
  if (number) return NUMBERS[number]!
  if (last || final) return 'last'
  return next || following ? 'next' : 0
}

const FORM =
  /^(?:(?:mas|ok|certo|entendi|ta|bom|agora|entao) )*(?:e (?:se|com|em|por|pra|para|a|o|quanto|no|na|sem|ao|mais|caso)\b|se (?:eu|for|fosse|a|o|as|os)\b|(?:com|em|por|sem) \S+(?: \S+)?\s*$|digamos|suponh)/

/** 'E se eu continuar do jeito que tá?' asks what comes of leaving things as they are. */
export const asksOfStaying = (folded: string) =>
  /^(?:(?:mas|e|ai|entao) )*se (?:eu |a gente )?(?:continuar|deixar|ficar|seguir|manter|nao (?:fizer|mudar) nada)(?: (?:assim|desse jeito|do jeito que (?:ta|esta|to|estou)|(?:tudo )?como (?:ta|esta)|igual|nisso))*\W*$/.test(
    folded.trim(),
  )

/** 'e se …', 'e com …': something of the sum before it changes. */
export const changesSum = (folded: string) =>
  FORM.test(
    folded
      .replace(/[?!,;]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

/** She doesn't know the number that was asked for. */
export const knowsNot = (folded: string) =>
  /^(?:(?:eu|ainda|olha|ai|ah|mas) )*(?:nao (?:sei|faco ideia|tenho (?:ideia|certeza|essa|esse|isso)|lembro|anoto)|sei la|nem ideia|sem ideia)\b/.test(
    folded.trim(),
  )

/** Which of the offered subjects she takes, from 0; null: none. */
export function choiceOf(folded: string): number | null {
  const text = folded.replace(/[^\p{L}\p{N} ]+/gu, ' ').trim()
  // 'O segundo passo' is one of the answer before.
  if (text.split(/\s+/).length > 5 || /\b(?:passo|etapa)\b/.test(text)) return null
  if (/\b(?:primeir[ao]|1)\b|^(?:letra |opcao |a letra )?a$/.test(text)) return 0
  if (/\b(?:segund[ao]|2)\b|\bb$/.test(text)) return 1
  if (/\b(?:terceir[ao]|3)\b|^(?:letra |opcao |a letra )?c$/.test(text)) return 2
  return /\bultim[ao]\b/.test(text) ? -1 : null
}
