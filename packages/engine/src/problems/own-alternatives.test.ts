import { expect, test } from 'vitest'
import { ownAlternatives } from './own-alternatives.ts'

const NAMED: readonly (readonly [challenge: string, goals: string, quoted: string, title: RegExp])[] = [
  ['', 'decidir se contrato ou se passo serviço pra fora. baixar o prazo', 'passo serviço pra fora', /dois de fora/],
  ['', 'decidir se compro o forno esse ano ou se mando assar fora primeiro', 'mando assar fora primeiro', /dois de fora/],
  ['', 'decidir se subo a comissão ou passo pra cadeira alugada', 'passo pra cadeira alugada', /conta do aluguel/],
  ['não sei se reformo a cozinha ou alugo uma maior', '', 'alugo uma maior', /conta do aluguel/],
  ['', 'decidir se contrato ou se diminuo a ração e amplio o banho', 'diminuo a ração e amplio o banho', /cada parte/],
  ['', 'saber se vale vender direto pra padaria', 'vender direto pra padaria', /venda direta/],
  ['', 'decidir se renovo, se mudo de ponto ou se fico só na internet', 'fico só na internet', /pela internet/],
  ['', 'decidir se vendo o caminhão velho ou continuo com 3', 'vendo o caminhão velho', /quanto pagam/],
  ['em dúvida se pego o contrato ou atendo mais particular', '', 'atendo mais particular', /outra saída/],
  ['financio em 5 anos? tenho 6 novilhas pra parir até maio', '', 'tenho 6 novilhas pra parir até maio', /ainda vai chegar/],
] // biome-ignore format: one telling a line

test.each(NAMED)('%s %s', (main_challenge, future_goals, quoted, title) => {
  const [found] = ownAlternatives({ main_challenge, future_goals }, 'contratar_ou_nao')
  expect(found?.quoted).toBe(quoted)
  expect(found?.step.acao).toMatch(title)
})

test.each([
  'decidir se subo o preço agora ou espero o fim do ano',
  'não sei se troco as duas, se troco uma ou vou remendando',
  'uns 2 ou 3 clientes por dia reclamam do preço ou da demora',
  'se o cliente não vem ou atraso, perco a venda',
  'o pessoal compra fiado ou paga no cartão',
  'tenho 40 clientes pra atender e uma máquina só, compro outra em 10x?',
])('%s: nothing but waiting is named', (main_challenge) => {
  expect(ownAlternatives({ main_challenge, future_goals: '' }, 'contratar_ou_nao')).toEqual([])
})
