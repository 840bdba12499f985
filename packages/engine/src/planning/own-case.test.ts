import { describe, expect, test } from 'vitest'
import { analyze } from '#src/analyze.ts'
import { blankForm } from '#src/testing/companies.ts'
import { ownMonths } from './own-months.ts'
import { companyOf, ownPeople } from './own-people.ts'

const company = (form: Partial<typeof blankForm>, setor = 'Serviços', funcionarios = 4) =>
  analyze({
    company: { setor, faturamento: 40_000, funcionarios },
    formAnswers: { ...blankForm, market_segment: setor, ...form },
    segmentSpecificAnswers: {},
    history: [],
    referenceMonth: '2026-11',
  })
const stepsOf = ({ completa }: ReturnType<typeof analyze>) => Object.values(completa.planoAcao).flat()
const people = (main_challenge: string, operational_flow = '', value = 4) =>
  ({
    form: { ...blankForm, main_challenge, operational_flow },
    segment: 'Serviços',
    people: { value },
  }) as Parameters<typeof ownPeople>[0]

describe('what a step means in her case', () => {
  test('the supplier she names, with the days she tells', () => {
    const late = company(
      {
        main_challenge: 'O fornecedor de vidro atrasa sempre, seu Osvaldo leva 14 dias e promete 6.',
        operational_flow: 'recebo o pedido, compro o vidro, corto e entrego',
      },
      'Indústria',
    )
    const said = stepsOf(late)
      .map(({ detalhes }) => detalhes)
      .join(' ')
    expect(said).toContain('Seu Osvaldo')
    expect(said).toContain('14 dias')
    const own = late.referencias.filter(({ fato }) => fato.startsWith('caso.'))
    expect(own.length).toBeGreaterThan(0)
    for (const { fato } of own) expect(late.fatos.find(({ id }) => id === fato)?.tipo).toBe('informado')
  })

  test('whom she complains of is not sent to help', () => {
    const blamed = people('a Marta falta toda semana e o Diego atende no balcão')
    expect(companyOf(blamed)).toBe('a equipe')
    expect(companyOf(people('o caixa não bate', 'minha irmã Lúcia atende e eu cozinho', 2))).toBe('Lúcia')
    expect(companyOf(people('o caixa não bate', '', 2))).toBe('quem trabalha com você')
    expect(companyOf(people('o cliente Marcos me deve 3 mil'))).toBe('a equipe')
    expect(companyOf(people('a cadeira da Jéssica tava vazia, ela mandou áudio que ia trabalhar em casa'))).toBe(
      'a equipe',
    )
    expect(ownPeople(people('a Renata quer sair e abrir o salão dela')).leaving).toBe('Renata')
  })

  test('her own counts, and never a sum as a count of people', () => {
    const saidTo = (main_challenge: string, setor: string) =>
      stepsOf(company({ main_challenge }, setor))
        .map(({ detalhes }) => detalhes)
        .join(' ')
    const owed = saidTo('compram fiado de mim e 12 clientes nao acertam a conta, cada um me deve uns 140', 'Serviços')
    expect(owed).toContain('São 12 nomes, cerca de R$ 140 cada um')
    expect(owed).not.toContain('São 140')
    const sunk = saidTo(
      'Fiado ta me comendo. tenho 38 mil na caderneta. pra pagar a fabrica to enfiado 12 mil no limite do banco',
      'Comércio Varejista',
    )
    expect(sunk).not.toContain('R$ 12.000 a receber')
    expect(saidTo('faço 200 coxinha por dia e sobra 40 que eu jogo fora', 'Alimentação')).not.toContain('R$ 40')
    expect(
      saidTo(
        'umas 50 pessoas por mes chamam no whats perguntando o preço, demoro pra responder e so 6 fecham',
        'Serviços',
      ),
    ).toContain('De 50 que perguntam, 6 compram')
  })

  test('who leaves a month is not who left in a quarter, and what a job leaves is no drawing', () => {
    const spoken = (form: Partial<typeof blankForm>, setor: string) =>
      stepsOf(company(form, setor))
        .map(({ detalhes }) => detalhes)
        .join(' ')
    const members = 'Todo mês saem uns 18 assinantes e entram 12, o cancelamento tá esvaziando a base'
    expect(spoken({ main_challenge: members }, 'Tecnologia')).not.toContain('São 18')
    const jobs = {
      main_challenge:
        'Cobro 900 por mudança faz 4 anos e de cada uma sobra 250 pra mim, tenho medo de aumentar o preço',
      future_goals: 'Tirar 6 mil por mês',
    }
    expect(spoken(jobs, 'Serviços')).not.toContain('A sua retirada de R$ 250')
  })

  test('months as sentences take them', () => {
    expect(ownMonths('em dezembro e janeiro metade dos alunos para')).toMatchObject({
      fracos: 'dezembro e janeiro',
      nosFracos: 'em dezembro e janeiro',
      primeiro: 'dezembro',
    })
    expect(ownMonths('de maio a agosto a loja esvazia').nosFracos).toBe('de maio a agosto')
    expect(ownMonths('recebo na colheita, em março e abril').nosFortes).toBe('em março e abril')
    expect(ownMonths('abri em maio').fracos).toBeNull()
  })
})

describe('what she told isn’t asked again', () => {
  const titles = (main_challenge: string, operational_flow = '') =>
    stepsOf(company({ main_challenge, operational_flow }, 'Saúde', 1)).map(({ acao }) => acao)

  test('the price and since when', () => {
    expect(titles('cobro 130 a sessão faz três anos e tenho medo de aumentar')).not.toContain(
      'Liste cada item com a data do último reajuste',
    )
    expect(titles('tenho medo de aumentar o preço e perder paciente')).toContain(
      'Liste cada item com a data do último reajuste',
    )
  })

  test('whether to buy what is bought', () => {
    for (const title of titles('comprei uma máquina de 40 mil e a parcela pesa, ela fica parada quase o mês todo'))
      expect(title).not.toMatch(/empata com alugar|usado revisado/)
  })

  test('nobody meets alone, nobody without deliveries prices them', () => {
    for (const title of titles('no fim do mês falta dinheiro e em janeiro metade para'))
      expect(title).not.toMatch(/reunião|entrega/)
  })
})

test('one plain sentence for what she feels, and a lighter beginning', () => {
  const grief = company({ main_challenge: 'meu marido morreu em agosto e não sei o preço de nada do que ele vendia' })
  expect(grief.resposta).toContain('Sentimos a sua perda.')
  expect(grief.resposta).toContain('Se hoje só couber um pedaço')
  expect(company({ main_challenge: 'o aluguel subiu e não sei se mudo' }).resposta).not.toMatch(/perda\.|pedaço/)
})
