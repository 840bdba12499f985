import { fold } from '#src/text/words.ts'

/** What a working day says of itself where trouble comes in, the plainest first, folded, and what comes of it; `cards`: the problems that it explains. */
const WEAK_POINTS: readonly (readonly [words: RegExp, why: string, cards?: RegExp])[] = [
  [
    /(?:lev|entreg)\w*.{0,30}(?:sem cobrar|de graca)|nao cobr\w+ (?:entrega|frete)/,
    'A entrega custa gasolina e tempo que não estão no preço: em cada venda, eles saem da sua sobra',
    /preco|frete|entrega|custo|sobra|lucro|caixa|desloca|transporte|horas/,
  ],
  [
    /\bcompr\w* no olho|escolho no olho|compro o que/,
    'Compra no olho repete o gosto de quem compra, e não o que o cliente levou',
  ],
  [
    /\b(?:preco|orc\w+|cobro|passo)\b.{0,25}(?:de cabeca|no olho|na hora)/,
    'Preço dado de cabeça esquece tempo, perda e imposto, e ninguém percebe na hora',
  ],
  [
    /\bningu[e]?m (?:test|confer)/,
    'Onde ninguém confere, o erro só aparece nas mãos do cliente, quando consertar custa mais',
  ],
  [
    /\bningu[e]?m (?:anot|control|acompanh|cobr|recorr|respond|sabe|avis)/,
    'O que não é de ninguém fica para depois, e o depois chega como prejuízo',
  ],
  [
    /\bsem (?:contrato|sinal|cobrar|fidelidade|regra)/,
    'O que não se combinou antes se discute depois, quando quem já gastou é você',
  ],
  [
    /\bsem (?:conferi|test|control|anot|registr|padrao|agenda)/,
    'Sem registro, cada dia começa da memória de alguém, e a falha volta sem ser notada',
  ],
  [
    /\bnao (?:guard|anot|test|confer|med|pes|cobr|faco contrato|assin|registr|acompanh)\w*/,
    'O que não se faz nesse ponto é o que depois se paga',
  ],
  [
    /\b(?:fica|ficam) (?:\w+ )?(?:abert[oa]|solt[oa])|estante aberta|cada um (?:pega|faz)/,
    'Cada um do seu jeito dá um resultado por dia, e não se sabe de quem é a diferença',
  ],
  [
    /\bagenda (?:no|em|de) (?:caderno|papel)|marca\w* (?:no|em) (?:caderno|papel)/,
    'Agenda de papel não lembra quem marcou nem oferece a vaga que abriu',
  ],
  [
    /\b(?:no|num|em) (?:caderno|caderninho|papel)\b/,
    'O caderno guarda, mas não avisa: o que venceu ou faltou só aparece quando alguém folheia',
  ],
  [
    /\b(?:anot\w+|confer\w+|cobr\w+).{0,20}quando (?:da|lembra|sobra)/,
    'Conferir só quando dá deixa o atraso pequeno virar grande antes de alguém ver',
  ],
  [
    /\bno olho\b|de (?:boca|cabeca|memoria)|por audio|no grupo do zap/,
    'Combinado de boca se perde na primeira correria, e cada lado lembra de um jeito',
  ],
  [
    /\b(?:chapeiro|cozinheir\w+|cada (?:um|pessoa)|pessoal).{0,25}(?:coloca|poe|faz|monta)/,
    'Sem medida combinada, a quantidade muda com a mão de quem faz',
  ],
  [
    /\bdepois da (?:festa|entrega|obra|prova)|(?:receb\w+|pag\w+) (?:\w+ )?resto\b|resto (?:depois|quando)|na confianca|espera pagar/,
    'Receber no fim deixa com você o gasto inteiro até o outro lado resolver pagar',
  ],
  [
    /\b(?:so|apenas) quando (?:da problema|quebra)|sempre atrasa|terceirizo/,
    'Quem só age depois da falha paga a pressa junto com o conserto',
  ],
  [
    /\b(?:tudo|toda|eu) (?:na|em|e na) minha mao|eu reviso tudo|eu cuido de tudo|so eu\b|\beu (?:fecho|faco|monto|carrego)\b/,
    'Cada passo espera a sua vez, e o dia rende o que cabe em uma pessoa só',
  ],
  [
    /\bacerto\b.*\bem dinheiro|\bpago em dinheiro/,
    'Acerto em dinheiro não prende ninguém e não deixa prova do que foi combinado',
  ],
  [
    /\bespero (?:ele|ela|o cliente|a pessoa|decidir)|e espero\b|espero a pessoa/,
    'Quem espera sem data deixa a decisão esfriar do outro lado',
    /conversao|orcamento|falta_cliente|vendas_caindo|processo_comercial|cliente_nao_volta|autonomo/,
  ],
  [
    /\bsozinho pelo tutorial|us\w+ sozinh/,
    'Quem aprende sozinho desiste na primeira dúvida, e você só fica sabendo no cancelamento',
  ],
  [
    /\bcontagem so|so fazemos em|uma vez por ano/,
    'Entre uma contagem e outra, a diferença cresce sem que se saiba quando nasceu',
  ],
  [
    /\b(?:mando|passo) (?:o preco|orcamento|o valor|a proposta)\b|mando depois/,
    'O preço chega sozinho, sem data de retorno, e o silêncio é tomado por resposta',
    /conversao|orcamento|falta_cliente|vendas_caindo|processo_comercial|atendimento|guerra_preco|autonomo/,
  ],
]
const LEAST_WORDS = 3
const MOST_CHARACTERS = 110

export interface FlowCause {
  /** In her words. */
  quote: string
  why: string
}

/** The part of her working day where the problem comes in, and what comes of it; null: she tells of none. */
export function flowCause(flow: string, card: string): FlowCause | null {
  const clauses = flow
    .slice(0, 2_000)
    .split(/[.;!?\n]+|,\s+(?=\p{L})/u)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= LEAST_WORDS && clause.length <= MOST_CHARACTERS)
  const folded = clauses.map(fold)
  for (const [words, why, cards] of WEAK_POINTS) {
    if (cards && !cards.test(card)) continue
    const found = folded.findIndex((clause) => words.test(clause))
    if (found >= 0) return { quote: clauses[found]!, why }
  }
  return null
}
