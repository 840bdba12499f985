import { expect, test } from 'vitest'
import { readInput } from '#src/reading/input.ts'
import { blankForm } from '#src/testing/companies.ts'
import { goodsTake } from './goods-take.ts'
import { Sources } from './measured.ts'

const taken = (setor: string, main_challenge: string, main_costs: string, faturamento = 60_000) =>
  goodsTake(
    new Sources(
      readInput({
        company: { setor, faturamento, funcionarios: 5 },
        formAnswers: { ...blankForm, market_segment: setor, main_challenge, main_costs },
        segmentSpecificAnswers: {},
        history: [],
        referenceMonth: '2026-11',
      }),
    ),
  )

const SHOP = 'mercadoria 47.500, 3 vendedores 6.000, aluguel 3.000, simples 2.400'

test.each([
  ['Comércio Varejista', 'Tem movimento todo dia mas não sobra. Penso em dispensar um dos vendedores.', SHOP, true],
  ['Comércio Varejista', 'Minha esposa quer que eu mande um rapaz embora, e a loja vive cheia.', SHOP, true],
  [
    'Alimentação',
    'Casa cheia e não sobra nada, penso em demitir uma atendente.',
    'insumos 33.000, 3 atendentes 6.300, aluguel 6.000',
    true,
  ],
  // The sales fell, the reason is the person, the payroll is no small one, or the goods take what they usually do.
  ['Comércio Varejista', 'A venda caiu muito. Penso em dispensar um dos vendedores.', SHOP, false],
  ['Comércio Varejista', 'Penso em demitir um vendedor que falta muito e atende mal.', SHOP, false],
  [
    'Comércio Varejista',
    'Penso em demitir um vendedor.',
    'mercadoria 45.000, 6 vendedores 14.000, aluguel 3.000',
    false,
  ],
  [
    'Comércio Varejista',
    'Penso em demitir um vendedor.',
    'mercadoria 33.000, 3 vendedores 6.000, aluguel 9.000',
    false,
  ],
  ['Comércio Varejista', 'Não sobra nada no fim do mês.', SHOP, false],
] as const)('%s: %j beside %j', (setor, challenge, costs, takes) => expect(taken(setor, challenge, costs)).toBe(takes))
