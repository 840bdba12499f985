import { fold } from '#src/text/words.ts'

/** Questions recognised by their form, before any search. */
export type Intent = 'overview' | 'labour' | 'tax'

const BUSINESS =
  '(?:a |da |na |minha |nossa )*(?:empresa|loja|negocio|comercio|firma|restaurante|clinica|escola|fazenda|fabrica|salao|oficina|padaria)'

/** Folded text; each is tested on a question cut to a fixed length. */
const PATTERNS: readonly (readonly [Intent, RegExp])[] = [
  [
    'labour',
    /\b(como|posso|preciso|quero|quanto|devo|tenho que|vou)\b.{0,40}\b(demitir|mandar embora|rescis\w+|justa causa|aviso previo|fgts|decimo terceiro|hora extra|horas extras)\b/,
  ],
  [
    'tax',
    /\b(quanto|qual|quais|como|preciso|devo|posso)\b.{0,40}\b(impostos?|tribut\w+|simples nacional|icms|iss|lucro presumido)\b/,
  ],
  [
    'overview',
    new RegExp(
      `\\b(por onde (eu )?(comeco|comecar|devo comecar)|(o )?que (eu )?(faco|devo fazer|fazer) (primeiro|agora|hoje|essa semana|esta semana|este mes|esse mes)|(maior|principal|principais|maiores) (problema|prioridade|risco|gargalo|dificuldade|ponto)\\w*|minhas? prioridades?|como (esta|vai|anda|ta) ${BUSINESS}|analis\\w+ ${BUSINESS}|(melhorar|salvar|organizar) ${BUSINESS}|minha nota|meu score|minha pontuacao|pontos? (fracos?|fortes?)|me da (um|uma) (plano|dica|ajuda|luz)|o que (esta|ta) errado|quanto (eu )?(estou faturando|faturo|faturamos)|me ajuda(r)?( por favor)?$|resumo d)`,
    ),
  ],
]

const MAX_CHARACTERS = 1_000

/** Undefined: its themes must tell what the question is about. */
export function intentOf(question: string): Intent | undefined {
  const text = fold(question.slice(0, MAX_CHARACTERS))
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0]
}
