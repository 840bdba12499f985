import type { FormAnswers } from '@norteia/contracts/diagnostic'
import { fold } from '#src/text/words.ts'
import type { AskedStep } from './deeds.ts'
import { sentencesOf } from './sentences.ts'

/** A way out that she names herself, with the step that weighs it. */
export interface Alternative extends AskedStep {
  /** Her words. */
  quoted: string
  field: 'main_challenge' | 'future_goals'
}

type Words = readonly [acao: string, detalhes: string, resultado: string]

/** What she names, folded, and how it is weighed; the plainest first. */
const KINDS: readonly (readonly [named: RegExp, step: Words])[] = [
  [
    /\bterceiriz|\b(?:pass|mand|lev)\w* [^.,;]{0,30}\bfora\b|\bmand\w* (?:torrar|cortar|fazer|costurar|imprimir|lavar|moer|embalar|produzir)\b/,
    [
      'Peça a dois de fora o preço do mesmo trabalho, com prazo e garantia',
      'Escolha o trabalho que mais se repete e pergunte preço, prazo e quem responde pelo defeito. Ponha ao lado do custo por mês de fazer em casa: fora se paga só o que sai.',
      'As duas saídas ficam lado a lado, com o mesmo trabalho nas duas.',
    ],
  ],
  [
    /\bvend\w* diret|\bvenda direta|\bdireto (?:pra|para|pro|ao|a|com) /,
    [
      'Teste a venda direta com três compradores antes de mudar o resto',
      'Leve preço, quantidade por semana e dia de entrega a três compradores perto. Conte o que fica depois da ida, da embalagem e da perda e compare com a mesma quantidade vendida como hoje.',
      'Você sabe quanto a venda direta deixa, e não só por quanto ela vende.',
    ],
  ],
  [
    /\balug\w+|\barrend\w+/,
    [
      'Escreva a conta do aluguel ao lado da de hoje, no mês cheio e no fraco',
      'De um lado o valor fixo que entra ou sai; do outro o que fica hoje depois dos custos que mudam. Pergunte ao contador que contrato isso pede.',
      'A escolha se vê nos dois meses, e não só no bom.',
    ],
  ],
  [
    /^(?:so |ja )*vend(?:o|er)\b(?! (?:a (?:minha|parte|sociedade)|minha (?:parte|metade)|n[oa]s?|pra|para|em|mais|so|por|fiado|a prazo|bem)\b)/,
    [
      'Descubra quanto pagam hoje pelo que você pensa em vender',
      'Peça três ofertas de quem compra disso e escreva o que ele traz e o que gasta por mês. Se gasta mais do que traz, o dinheiro rende mais na conta; se não, pode esperar.',
      'A venda tem preço e motivo antes de acontecer.',
    ],
  ],
  [
    /\binternet|\bon-?line|\bsite\b|\bloja virtual|\bwhats/,
    [
      'Venda um mês pela internet com o que já tem, sem fechar nada',
      'Conte pedidos, envio, troca e o que fica de cada um. Só depois compare com o que o lugar de hoje vende e custa.',
      'A venda pela internet passa a ter um número seu.',
    ],
  ],
  [
    /\b(?:diminu|reduz|ampli)\w*/,
    [
      'Separe o que cada parte do negócio deixa antes de mudar o tamanho delas',
      'Do que entra em cada uma tire o que ela consome e veja o que fica por hora e por espaço ocupado. A que deixa mais recebe a hora e o espaço primeiro.',
      'Você aumenta o que se paga e diminui o que só ocupa.',
    ],
  ],
]
const OTHER: Words = [
  'Ponha a outra saída que você citou na mesma conta',
  'Uma folha, duas colunas. Em cada uma: o que entra a mais, o que custa por mês, o que precisa estar pronto antes e o que se perde se não der certo.',
  'As duas saídas são comparadas pela mesma régua.',
]
const COMING: Words = [
  'Espere entrar uma parte do que ainda vai chegar antes de assinar',
  'Escreva quanto cada um traz por mês depois do custo dele e acompanhe os primeiros. Assine quando o que já entrou a mais pagar a parcela, e conte com atraso e perda no caminho.',
  'A decisão se apoia no que já entrou, e não no que se espera.',
]

/** 'Se contrato ou se passo serviço pra fora', 'decidir se subo a comissão ou passo pra cadeira alugada'. */
const OR =
  /\b(?:se|decid\w+|saber|sei|duvida|penso|pensando|melhor)\b[^.!?;]{2,90}?,? ou (?:se )?(?:eu )?((?:so |ja |parto pra )?[a-z]+(?:o|ar|er|ir)\b[^.,;!?]{3,60})/
/** 'Saber se vale vender direto pra padaria' */
const WORTH =
  /\b(?:vale(?: a pena)?|compensa|penso em|pensando em) ((?:vender direto|terceirizar|mandar [a-z]+ fora|alugar)\b[^.,;!?]{0,60})/
/** 'Se vendo o caminhão ou continuo com três': the way out stands first. */
const FIRST = /\bse ((?:vendo|terceirizo|passo|mando|alugo)\b[^.,;!?]{3,60}?) ou\b/
/** She only goes on, or waits. */
const WAITS =
  /^(?:so |ja )*(?:nao\b|esper\w+|aguent\w+|continu\w+|fic(?:o|ar)\b(?! so n[ao])|deix(?:o|ar)\b|segur\w+|mant\w+|sig(?:o|uir)|vou (?:remend|lev|toc|segur|aguent|esper|continu)\w+|remend\w+|larg(?:o|ar) (?:mao|tudo))/
/** 'Tenho 6 novilhas pra parir até setembro' */
const COMES =
  /\btenho (?:mais )?(?:\d+|uns?|umas?|duas|dois|tres) [^.,;!?]{3,40}?\b(?:pra|para) (?:parir|nascer|chegar|colher|entrar|comecar|formar)\b[^.,;!?]{0,30}/
/** A decision about money that waits. */
const INVESTS = /\bcompr\w+|\bfinanc\w+|\bparcel\w+|\b\d+ ?x\b|\bconstru\w+|\binvest\w+|\bem \d+ anos\b/

const FIELDS = ['main_challenge', 'future_goals'] as const

/** Her own words at a place of the folded text; null: folding has moved them. */
const original = (text: string, folded: string, at: number, length: number): string | null =>
  folded.length === text.length ? text.slice(at, at + length).trim() : null

function found(sentence: string): { step: Words; quoted: string } | null {
  const folded = fold(sentence)
  for (const pattern of [OR, WORTH]) {
    const match = pattern.exec(folded)
    const said = match?.[1]
    if (!match || !said || WAITS.test(said)) continue
    const quoted = original(sentence, folded, match.index + match[0].length - said.length, said.length)
    if (!quoted) continue
    return { step: KINDS.find(([named]) => named.test(said))?.[1] ?? OTHER, quoted }
  }
  const first = FIRST.exec(folded)
  const said = first?.[1]
  const step = said && KINDS.find(([named]) => named.test(said))?.[1]
  const quoted = said && original(sentence, folded, first.index + first[0].indexOf(said), said.length)
  return step && quoted ? { step, quoted } : null
}

function coming(sentence: string): { step: Words; quoted: string } | null {
  const folded = fold(sentence)
  const match = COMES.exec(folded)
  const quoted = match && original(sentence, folded, match.index, match[0].length)
  return quoted ? { step: COMING, quoted } : null
}

/** Each way out that she names beside what she decides, weighed in her words. `card`: id of her problem's card. */
export function ownAlternatives(
  form: Pick<FormAnswers, 'main_challenge' | 'future_goals'>,
  card: string,
): Alternative[] {
  const all = FIELDS.flatMap((field) => sentencesOf(form[field] ?? '').map((sentence) => ({ field, sentence })))
  const invests = INVESTS.test(fold(all.map(({ sentence }) => sentence).join(' ')))
  const first = (read: (sentence: string) => { step: Words; quoted: string } | null) => {
    for (const { field, sentence } of all) {
      const heard = read(sentence)
      if (heard) return [{ ...heard, field }]
    }
    return []
  }
  return [...first(found), ...(invests ? first(coming) : [])].map(
    ({ step: [acao, detalhes, resultado], quoted, field }) => ({
      card,
      goal: false,
      own: false,
      sure: true,
      quoted,
      field,
      step: {
        acao,
        detalhes,
        resultado,
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
      },
    }),
  )
}
