import { expect, it } from 'vitest'
import { answerConsultant } from './answer.ts'

const ask = (faturamento: number | null, question: string) => {
  const company = { setor: 'Varejo', faturamento, funcionarios: 1 }
  return answerConsultant({ question, diagnostic: null, company, referenceMonth: '2026-11' }).answer
}

it.each([
  [
    9_800,
    'sou mei e to chegando no limite, recebo metade no pix da minha irma pra nao estourar',
    ['R$ 117.600', 'R$ 81.000', 'R$ 97.200'],
  ],
  [7_500, 'ta na hora de sair do mei? acho que passei do limite', ['R$ 90.000', 'fica dentro dos R$ 97.200']],
  [4_000, 'com que faturamento estouro o teto do mei, posso ficar tranquila?', ['R$ 48.000', 'R$ 81.000']],
] as const)('puts her year beside the limit of a MEI: %s, %s', (month, question, says) => {
  const answer = ask(month, question)
  for (const part of says) expect(answer).toContain(part)
  expect(answer.split('No ritmo de hoje').length).toBe(2)
})

it('says no year where her revenue is unknown, or none of hers is meant', () => {
  expect(ask(null, 'sou mei e passei do limite, e agora?')).not.toContain('em um ano inteiro')
  expect(ask(9_000, 'contratei um mei e ele estourou o limite, que risco eu corro com a nota dele?')).not.toContain(
    '9.000 por mês',
  )
  expect(ask(9_000, 'sou mei, como anoto as vendas do dia?')).not.toContain('em um ano inteiro')
})

it('measures what is owed to her by her own month', () => {
  const answer = ask(50_000, 'meu caderno de fiado ta em 20 mil, como acabo com isso sem perder cliente?')
  expect(answer).toContain('40%')
  expect(answer).not.toContain('convém')
})
