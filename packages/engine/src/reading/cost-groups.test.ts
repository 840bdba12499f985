import { describe, expect, test } from 'vitest'
import { costGroups, groupOfCost } from './cost-groups.ts'
import { readCosts } from './money.ts'

describe('the group of a cost', () => {
  test.each([
    ['folha de pagamento', 'folha'],
    ['salários', 'folha'],
    ['pró-labore', 'retirada'],
    ['funcionários', 'folha'],
    ['Aluguel da loja', 'aluguel'],
    ['condomínio', 'aluguel'],
    ['mercadorias', 'mercadorias'],
    ['compra das mercadorias', 'mercadorias'],
    ['fornecedores', 'mercadorias'],
    ['carnes e bebidas', 'mercadorias'],
    ['embalagens', 'mercadorias'],
    ['energia elétrica', 'energia'],
    ['luz', 'energia'],
    ['Simples Nacional', 'impostos'],
    ['DAS', 'impostos'],
    ['parcela do caminhão', 'juros'],
    ['empréstimo do banco', 'juros'],
    ['comissão dos vendedores', 'comissao'],
    ['comissão do ifood', 'comissao_entrega'],
    ['motoboy quando o app falha', 'frete'],
    ['responsável técnico', 'gerais'],
    ['taxas de cartão', 'taxas_cartao'],
    ['maquininha', 'taxas_cartao'],
    ['combustível', 'frete'],
    ['anúncios no Instagram', 'marketing'],
    ['ração', 'racao'],
    ['contador', 'gerais'],
    ['internet', 'gerais'],
    ['banda', 'outros'],
    ['', 'outros'],
  ])('%j: %s', (nome, id) => expect(groupOfCost(nome).id).toBe(id))

  test('sums each group, the heaviest first', () => {
    const groups = costGroups(readCosts('salários 9.000; aluguel 3.500; pró-labore 3.000; mercadorias 20.000; luz 800'))
    expect(groups.map(({ id, valor, varia, itens }) => [id, valor, varia, itens])).toEqual([
      ['mercadorias', 20_000, true, [3]],
      ['folha', 9_000, false, [0]],
      ['aluguel', 3_500, false, [1]],
      ['retirada', 3_000, false, [2]],
      ['energia', 800, false, [4]],
    ])
    expect(costGroups(readCosts('folha e aluguel'))).toEqual([])
  })
})
