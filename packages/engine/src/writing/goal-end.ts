import { type FactBook, say, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import { goalText } from './summary.ts'

/** What her goal asks of the end of the plan, by its kind, the plainest first. Folded. */
const ENDS: readonly (readonly [goal: RegExp, end: string])[] = [
  [
    /\b(?:reserva|guardar|juntar|poupar)\b/,
    'abra para ela um lugar separado e ponha ali, no mesmo dia, uma parte de todo dinheiro que o plano trouxer de volta.',
  ],
  [
    /(?<!\bsem (?:\w+ ){0,2})\b(?:quitar|emprest\w+|divid\w+|devolver o dinheiro|receber d\w+|sair d[oa] vermelho|cheque especial|dever)\b/,
    'o dinheiro que voltar paga primeiro a dívida mais cara, antes de qualquer compra nova.',
  ],
  [
    /\b(?:sem mim|folga\w*|ferias|descans\w+|domingos?|menos horas|livres?|a noite)\b/,
    'marque um dia inteiro fora no último mês do plano e anote o que ainda precisou de você.',
  ],
  [
    /(?<!\bsem (?:\w+ )?)\bcontrat(?!os?\b)\w+|\bmais (?:um|uma|dois|duas) (?:pessoa|funcionari|ajudante)/,
    'no fim do plano, veja se os dois últimos meses já pagariam a pessoa com encargos; é isso que diz se é a hora.',
  ],
  [
    /\b(?:atraso\w*|zerar|diminuir|reduzir|baixar|acabar|parar|(?<!pelo )menos|no maximo|refazer|nao (?:perder|faltar))\b/,
    'escreva o número de partida antes do primeiro passo e conte de novo, do mesmo jeito, no fim do plano.',
  ],
  [
    /\b(?:abrir|montar|comprar|trocar|ampliar|reformar|construir|mudar|decidir)\b/,
    'refaça a conta no fim do plano, com o que já mudou: quanto pede por mês, e se o mês mais fraco paga.',
  ],
  [
    /(?<!perder |sem |nao )\b(?:mais|nov[oa]s?|outr[oa]s?|conseguir|conquistar|trazer|achar|dobrar|chegar a \d+|fechar com|vender para)(?: (?:de|os|as|um|uma|uns|umas|dois|duas|tres|\d+))* (?:client\w+|comprador\w*|escolas?|emporios?|mercados?|supermercados?|alun\w+|pacientes?|contratos?|parceir\w+|prefeituras?)\b/,
    'ponha em uma folha os nomes a procurar, fale com um por semana e conte, no fim do plano, quantos disseram sim.',
  ],
  [
    /\b(?:sobrar|lucr\w+|tirar|ganhar|salario|retirada)\b/,
    'no último dia de cada mês, escreva quanto ficou para você; os três números mostram se o plano chega lá.',
  ],
  [
    /\d[^.;]*\b(?:por mes|por semana|por dia|projetos|pedidos|orcamentos|sessoes)\b|\b(?:chegar|voltar|passar)\b[^.;]*\d/,
    'divida em três partes o que falta e cumpra uma a cada trinta dias do plano.',
  ],
  [
    /\b(?:media|preco|valor|hora|reais)\b/,
    'anote toda sexta o número da semana, na mesma folha, ao lado do que você quer.',
  ],
  [/\d/, 'ponha o número de hoje ao lado do que você quer e confira os dois a cada trinta dias.'],
]

/** A thing to decide or to answer, or one that the box of decisions has judged already. Folded. */
const TO_DECIDE = /\b(?:decidir|resposta|responder|(?:resolver|ver|saber) se)\b/
const WEIGHED = /\b(?:abrir|montar|comprar|trocar|ampliar|reformar|construir|mudar|decidir|contrat\w+)\b/
/** Of some far year: nothing to do about it in three months. Folded. */
const FAR = /\b(?:daqui a|em) (?:\d|dois|duas|tres|cinco)+ anos\b|\bmais pra frente\b|\bum dia\b/

/**
 * How the plan ends for her goal, by the first sentence of it that names a number or a deed; null: none does. `decided`: her
 * decision has its answer already; `due`: days until she has to give one.
 */
export function goalEnd(
  book: FactBook,
  goals: string,
  { decided, due }: { decided: boolean; due: number | null },
): Text | null {
  for (const sentence of goals.slice(0, 600).split(/(?<=[.!?;])\s+|\n+/)) {
    const wanted = fold(sentence)
    if (TO_DECIDE.test(wanted) || FAR.test(wanted)) continue
    if ((decided || due !== null) && WEIGHED.test(wanted)) continue
    const end = ENDS.find(([goal]) => goal.test(wanted))?.[1]
    // Nothing to count where she names no number.
    if (end?.startsWith('escreva o número') && !/\d/.test(wanted)) continue
    if (end) return say`Para a meta ${goalText(book, sentence)}: ${adviceText(book, end)}`
  }
  return null
}
