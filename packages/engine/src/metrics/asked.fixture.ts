import type { Frame } from './frame.ts'
import { type Reading, readQuestion } from './question.ts'
import type { QuestionContext } from './reading.ts'

/** Saturday. */
export const CONTEXT: QuestionContext = {
  hoje: '2026-11-21',
  mes: '2026-10',
  primeiro: '2025-07-01',
  categorias: [{ id: 'propria', nome: 'Uniformes', grupo: 'despesas-fixas' }],
  contas: [
    { id: 'itau', apelido: 'Itaú' },
    { id: 'caixa', apelido: 'Folha na Caixa' },
  ],
  contrapartes: ['JOAO SILVA', 'JOAO PEREIRA', 'MERCADO BOM PRECO LTDA', 'MERCADO BOM PRECO', 'ENEL'],
}
export const read = (question: string, before?: Frame): Reading => readQuestion(question, CONTEXT, before)
export function frame(question: string, before?: Frame): Frame {
  const reading = read(question, before)
  if (reading.kind !== 'frame') throw new Error(`${question}: ${reading.kind}`)
  return reading.frame
}
export const days = (question: string) => {
  const { periodo } = frame(question)
  return `${periodo?.de} ${periodo?.ate}`
}
