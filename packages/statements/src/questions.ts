import type { OpcoesLeitura, Pergunta, TipoConta } from './types.ts'

/** The answer to a question, where it is one of its options. */
export function answerTo(question: Pergunta, options: OpcoesLeitura): string | null {
  const given =
    options.respostas && Object.hasOwn(options.respostas, question.id) ? options.respostas[question.id] : null
  return question.opcoes.some(({ valor }) => valor === given) ? (given ?? null) : null
}

/** Answered, or asked: gives the answer, or the first option after adding the question to the open ones. */
export function ask(question: Pergunta, options: OpcoesLeitura, open: Pergunta[]): string {
  const answer = answerTo(question, options)
  if (answer === null) open.push(question)
  return answer ?? question.opcoes[0]?.valor ?? ''
}

export const SIGN_QUESTION: Pergunta = {
  id: 'sinal',
  chave: null,
  texto: 'O arquivo não diz se estes valores entraram ou saíram da conta. O que eles são?',
  opcoes: [
    { valor: 'entradas', texto: 'Entradas (dinheiro que entrou)' },
    { valor: 'saidas', texto: 'Saídas (dinheiro que saiu)' },
  ],
}

export const DECIMAL_QUESTION: Pergunta = {
  id: 'decimal',
  chave: null,
  texto: 'O que separa os centavos nos valores do arquivo?',
  opcoes: [
    { valor: 'virgula', texto: 'Vírgula (1.234,56)' },
    { valor: 'ponto', texto: 'Ponto (1,234.56)' },
  ],
}

const MONTHS = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** @param cell a date of the file whose first two numbers are both months */
export function dateQuestion(cell: string, first: number, second: number): Pergunta {
  const day = (number: number, month: number) => `${number === 1 ? '1º' : number} de ${MONTHS[month - 1]}`
  return {
    id: 'data',
    chave: null,
    texto: `No arquivo, que dia é ${cell}?`,
    opcoes: [
      { valor: 'dma', texto: `${day(first, second)} (dia antes do mês)` },
      { valor: 'mda', texto: `${day(second, first)} (mês antes do dia)` },
    ],
  }
}

export function sheetQuestion(names: string[]): Pergunta {
  return {
    id: 'planilha',
    chave: null,
    texto: 'Mais de uma planilha parece um extrato. Qual delas devemos ler?',
    opcoes: names.map((nome) => ({ valor: nome, texto: nome })),
  }
}

const TYPE_NAMES: Record<TipoConta, string> = {
  corrente: 'Conta corrente',
  poupanca: 'Poupança',
  cartao: 'Cartão de crédito',
  adquirente: 'Maquininha',
  dinheiro: 'Dinheiro',
  outra: 'Outra',
}

export function typeQuestion(chave: string, likely: TipoConta, other: TipoConta): Pergunta {
  return {
    id: `tipo:${chave}`,
    chave,
    texto: 'O arquivo diz que é uma conta, mas parece a fatura de um cartão. O que é?',
    opcoes: [likely, other].map((valor) => ({ valor, texto: TYPE_NAMES[valor] })),
  }
}

/** Of a table, which doesn't say what it is: purchases of a bill are written positive. */
export const billQuestion = (chave: string): Pergunta => ({
  id: `tipo:${chave}`,
  chave,
  texto: 'O arquivo parece a fatura de um cartão. O que é?',
  opcoes: (['cartao', 'corrente'] as const).map((valor) => ({ valor, texto: TYPE_NAMES[valor] })),
})
