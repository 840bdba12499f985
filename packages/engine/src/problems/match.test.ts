import { describe, expect, test } from 'vitest'
import { ACTIVITIES } from '#src/reading/activities.data.ts'
import { type Complaint, matchProblem } from './match.ts'

const match = (challenge: string, more: Partial<Complaint> = {}) =>
  matchProblem({
    challenge,
    goals: '',
    segment: 'Serviços',
    activity: null,
    weak: new Set<string>(),
    alone: false,
    ...more,
  })

/** As owners write: no card contains any of these sentences. */
const COMPLAINTS: [text: string, ...cards: string[]][] = [
  ['o dinheiro some antes do dia 30', 'caixa_vazio_fim_mes', 'lucro_some'],
  ['estou devendo pro banco e a parcela não cabe', 'divida_banco'],
  ['imposto atrasado e medo de perder o simples', 'imposto_atrasado'],
  ['a conta de energia está matando a gente', 'energia_cara'],
  ['cliente marca e não aparece', 'no_show'],
  ['vendo fiado e ninguém me paga', 'fiado'],
  ['muita mercadoria encalhada na prateleira', 'estoque_parado'],
  ['ninguém quer trabalhar aqui, não acho gente', 'funcionario_nao_acha'],
  ['todo mês sai um funcionário', 'rotatividade'],
  ['não consigo tirar férias, se eu paro a empresa para', 'delegar', 'burnout_dono'],
  ['posto todo dia no instagram e não vende', 'rede_social_nao_vende'],
  ['o vizinho abriu mais barato e levou meus clientes', 'guerra_preco', 'concorrente_novo'],
  ['meu aluguel vai subir muito na renovação', 'aluguel_pesa'],
  ['quero passar a empresa pro meu filho', 'sucessao'],
  ['briga com meu sócio toda semana', 'socio_briga'],
  ['a máquina vive quebrada', 'maquina_parada'],
  ['entrego sempre atrasado', 'producao_atrasa'],
  ['assinantes cancelam depois de dois meses', 'churn_saas', 'academia_evasao'],
  ['tenho medo de aumentar meu preço', 'medo_reajuste'],
  ['acho que tem alguém roubando no caixa', 'desvio_funcionario'],
  ['a usina é quase todo o meu frete e vai baixar a tabela, se eu não aceitar chama outro', 'cliente_pressiona'],
  ['a rede quer mais desconto senão compra do concorrente', 'cliente_pressiona', 'concentracao_cliente'],
  ['dois arquitetos que indicavam a gente pararam e caiu a venda', 'indicador_parou'],
  ['o galão me sai 94 na distribuidora e entrego por 112, fim do mês fico no zero', 'preco_sem_conta', 'lucro_some'],
  ['cobro 480 o ensaio e levo umas 11 horas com a edição', 'preco_sem_conta', 'horas_nao_cobradas'],
  ['faço conserto de roupa e todo mundo acha caro, a vizinha faz por 12', 'guerra_preco'],
  ['dou prazo de 15 dias e entrego em 30, e já levei multa', 'producao_atrasa'],
  [
    'surgiu um cliente grande por um ano, mas preciso comprar outro caminhão e tenho medo de me enrolar',
    'emprestar_para_crescer',
  ],
  ['minha melhor vendedora pediu conta, abriu na rua de trás e levou a agenda das clientes', 'pessoa_saiu_clientes'],
  ['com a nova regra as matrículas caíram pela metade', 'mudanca_regra'],
  ['uma rede de farmácias quer meus cremes mas exige registro na anvisa', 'licenca_para_vender'],
  ['a noiva cancela em cima da hora e quer o dinheiro de volta', 'cancelamento_encomenda'],
  ['atendo de graça muita consulta e quase nenhuma vira processo', 'consulta_gratis'],
  ['pago imposto no anexo V e acho muito', 'fator_r'],
  ['some material do almoxarifado e ninguém sabe de nada', 'furto_perda', 'desvio_funcionario'],
  ['a guilhotina travou de novo e estou com três portões parados', 'maquina_parada'],
  ['depender de um cliente só', 'concentracao_cliente'],
]

describe('which problem an owner speaks of', () => {
  test.each(COMPLAINTS)('%s', (text, ...cards) => expect(cards).toContain(match(text).card?.id))

  test('a text that complains of nothing finds no card', () => {
    for (const text of ['', 'xyz', 'asdf qwer', '12345', 'bom dia'])
      expect([text, match(text).card]).toEqual([text, null])
  })

  test('quotes the sentence that named it', () => {
    expect(match('Somos uma empresa de família. Estou devendo pro banco e a parcela não cabe.').quote).toBe(
      'Estou devendo pro banco e a parcela não cabe',
    )
  })

  test('hears a second problem in another clause of the same sentence', () => {
    const both = match('O preço do leite caiu e a ração subiu, estou devendo no banco 180 mil', {
      goals: 'pagar a dívida e continuar na terra',
      segment: 'Agronegócio',
    })
    // Milk pays less and feed costs more: either may come first.
    expect(['preco_commodity', 'custo_insumo_subiu']).toContain(both.card?.id)
    expect(both.second?.id).toBe('divida_banco')
  })

  test('hears none where the rest of the sentence only goes on', () => {
    expect(match('sucessão: tenho 68 anos, quero passar para meus filhos mas eles brigam').second).toBeNull()
    const quotes = 'Cliente pede orçamento e some. Faço uns 60 orçamentos por mês e fecho 6.'
    expect(match(quotes).second).toBeNull()
    const chair = 'Muita falta de paciente sem avisar, cadeira fica vazia uns 25% do tempo'
    expect(match(chair, { segment: 'Saúde' }).second).toBeNull()
    expect(match('trabalho 12 horas por dia, não tenho férias há 5 anos').second).toBeNull()
  })

  test('names nothing that the trade has not: no subscriptions where nothing is subscribed', () => {
    const events = ACTIVITIES.find(({ id }) => id === 'eventos')!
    for (const text of ['cliente cancela todo mês', 'muitos cancelamentos', 'cliente some sem falar'])
      expect(match(text, { activity: events }).card?.id).not.toBe('churn_saas')
  })

  test('takes no second problem from one word', () => {
    const heirs = match('Tenho três filhos, um trabalha na loja e os outros dois querem a parte deles', {
      segment: 'Comércio Varejista',
    })
    expect([heirs.card?.id, heirs.second]).toEqual(['sucessao', null])
    const built = match('O cliente pede mudança no meio da obra. Na última reforma gastei mais do que cobrei', {
      segment: 'Outro',
    })
    expect(built.second).toBeNull()
    const inn = match('De abril a novembro a pousada fica vazia', {
      segment: 'Outro',
      goals: 'encher na baixa e depender menos do booking',
    })
    expect(inn.second).toBeNull()
    const garage = match('Os mecânicos compram fiado e não pagam', {
      segment: 'Comércio Varejista',
      goals: 'receber sem perder freguês',
    })
    expect([garage.card?.id, garage.second]).toEqual(['fiado', null])
  })

  test('tells an owner who works alone nothing of a team', () => {
    expect(match('equipe desmotivada, alta rotatividade', { alone: true }).card).toBeNull()
  })

  test('accuses nobody whom she does not suspect, in no part of a sentence', () => {
    const quiet = match('O dinheiro some, sai sem ninguém ver, e a equipe anda desanimada')
    expect([quiet.card, quiet.second, ...quiet.alternatives].map((card) => card?.id)).not.toContain(
      'desvio_funcionario',
    )
    const suspects = match('As vendas caíram, e desconfio que tem funcionário desviando dinheiro do caixa')
    expect([suspects.card?.id, suspects.second?.id]).toContain('desvio_funcionario')
  })

  test('hears what she says first, and a turn of speech beside words of other cards', () => {
    expect(match('Entrego tudo atrasado, o cliente fica bravo e segura o pagamento final').card?.id).toBe(
      'producao_atrasa',
    )
    expect(match('Uma fábrica responde por 60% do que entra. Se ela parar eu mando gente embora').card?.id).toBe(
      'concentracao_cliente',
    )
  })

  test('a wish that says it plainer is no other problem', () => {
    const dance = match('Depois do espetáculo metade das alunas não faz rematrícula', {
      goals: 'segurar 80% das alunas no ano que vem',
      segment: 'Educação',
    })
    expect(dance.card?.id).toBe('evasao_aluno')
  })

  test('hears a figure that she puts a number to', () => {
    const school = 'Não posso tirar a criança da sala e tenho 18 de inadimplência'
    expect(match(school, { segment: 'Educação', said: new Set(['inadimplencia']) }).card?.id).toBe(
      'inadimplencia_escola',
    )
  })

  test('takes the card that she chose herself', () => {
    expect(match('o dinheiro some', { chosen: 'sucessao' }).card?.id).toBe('sucessao')
  })
})

test('a bad bargain called working for nothing is no free consultation', () => {
  const text = 'uma rede quer mais 5 mil por mês mas só paga 4,30, não sei se pego ou se vou trabalhar de graça'
  const { card, alternatives } = match(text, { segment: 'Indústria' })
  expect([card?.id, ...alternatives.map(({ id }) => id)]).not.toContain('consulta_gratis')
  expect(match('faço visita de graça e ninguém fecha', { segment: 'Indústria' }).card?.id).toBe('consulta_gratis')
})
