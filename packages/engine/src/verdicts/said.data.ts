import type { DecisionId } from './decisions.data.ts'

interface Said {
  /** Four and more that weigh it; 'meta:' before a goal. */
  pesa: readonly string[]
  /** Past deeds, others' deeds, denials, and the same words of something else. */
  nao: readonly string[]
}

export const SAID: Record<DecisionId, Said> = {
  baixar_preco: {
    pesa: [
      'devo baixar o preço?',
      'minha filha quer que eu abaixe o preço',
      'será que acompanho o preço do vizinho',
      'meu sócio fala pra gente cobrar mais barato',
      'o cliente quer que eu baixe a diária',
    ],
    nao: ['quero baixar o custo da embalagem', 'já baixei o preço e não adiantou', 'meta: baixar o atraso pra 5%'],
  },
  aumentar_preco: {
    pesa: [
      'tenho medo de aumentar o preço',
      'o preço é o mesmo faz dois anos, tenho medo de aumenta e perde cliente',
      'não sei se reajusto a mensalidade',
      'minha esposa diz que eu devia cobrar mais caro',
      'vale a pena subir a tabela agora?',
      'meta: reajustar os preços',
    ],
    nao: ['o fornecedor aumentou o preço', 'já subi o preço em março', 'não quero aumentar o preço'],
  },
  desconto: {
    pesa: [
      'cliente pede desconto toda hora',
      'penso em fazer uma promoção',
      'vale a pena entrar na black friday?',
      'a vendedora insiste pra dar desconto',
      'será que faço uma liquidação',
    ],
    nao: ['consegui desconto do fornecedor', 'parei de dar desconto', 'meta: parar de dar desconto à toa'],
  },
  prazo_fiado: {
    pesa: [
      'não sei se vendo fiado',
      'o cliente quer pagar com 60 dias',
      'meu marido acha que devo abrir crediário',
      'penso em parcelar no boleto',
      'devo acabar com o fiado?',
    ],
    nao: ['tenho 12 mil de fiado na rua', 'meta: entregar no prazo', 'o vizinho vende fiado'],
  },
  emprestimo: {
    pesa: [
      'o banco ofereceu 80 mil',
      'meu sócio quer pegar empréstimo',
      'devo pegar capital de giro?',
      'tô pensando em fazer um empréstimo',
      'meta: conseguir um financiamento',
    ],
    nao: ['peguei empréstimo ano passado', 'não quero pegar empréstimo', 'o banco negou o empréstimo'],
  },
  antecipar: {
    pesa: [
      'vale a pena antecipar as vendas do cartão?',
      'penso em antecipar os recebíveis',
      'o gerente fala pra descontar as duplicatas',
      'não sei se antecipo a maquininha',
    ],
    nao: ['antecipei tudo mês passado', 'meta: parar de antecipar duplicata'],
  },
  renegociar: {
    pesa: [
      'não sei se renegocio a dívida',
      'penso em parcelar os impostos atrasados',
      'meu contador manda eu entrar no refis',
      'vale a pena trocar as dívidas por uma só?',
      'meta: renegociar com o banco',
    ],
    nao: ['já renegociei tudo', 'o cliente pagou a dívida'],
  },
  maquina: {
    pesa: [
      'meta: comprar máquina de 38 mil',
      'compro ou não compro o forno novo?',
      'o vendedor quer que eu compre um scanner',
      'penso em trocar o caminhão',
      'vale a pena financiar um trator?',
    ],
    nao: [
      'comprei uma máquina e ela quebrou',
      'não quero comprar outra máquina',
      'meta: crescer sem comprar outra injetora',
    ],
  },
  reforma: {
    pesa: [
      'vale a pena reformar a loja?',
      'minha sócia quer fazer uma reforma',
      'tô pensando em ampliar a cozinha',
      'meta: reformar o salão',
      'não sei se faço a obra agora ou espero',
    ],
    nao: ['reformei a loja em maio', 'a obra do cliente atrasou'],
  },
  mudar_ponto: {
    pesa: [
      'não sei se fico no ponto',
      'penso em mudar de ponto',
      'apareceu um ponto melhor na avenida',
      'meu pai fala pra alugar um galpão maior',
      'devo sair de casa e alugar uma sala?',
    ],
    nao: ['mudei de ponto faz um ano', 'o vizinho vai mudar de rua'],
  },
  imovel: {
    pesa: [
      'meta: sair do aluguel',
      'vale a pena comprar o terreno?',
      'o dono do prédio quer vender o imóvel',
      'penso em comprar uma sede',
      'meta: ter um ponto meu',
    ],
    nao: ['comprei o terreno em 2019', 'pago aluguel de 2.000'],
  },
  segunda_loja: {
    pesa: [
      'vale a pena abrir a segunda loja?',
      'meu filho quer abrir uma filial',
      'tô pensando em montar outra unidade',
      'meta: abrir outra unidade',
      'não sei se abro mais uma loja',
    ],
    nao: ['abri outra loja e deu errado', 'meu concorrente quer abrir outra loja', 'a segunda loja dá prejuízo'],
  },
  fechar_unidade: {
    pesa: [
      'devo fechar a filial?',
      'penso em fechar o almoço',
      'meu sócio quer fechar a segunda loja',
      'não sei se encerro o turno da noite',
      'meta: fechar o quiosque',
    ],
    nao: ['fechei a filial em janeiro', 'quero fechar mais contratos'],
  },
  contratar: {
    pesa: [
      'não sei se contrato',
      'to pensando em contratar mais um ajudante',
      'meta: contratar um dentista associado',
      'minha mulher fala pra eu registrar uma recepcionista',
      'vale a pena contratar um vendedor?',
    ],
    nao: [
      'não quero contratar',
      'meta: ter uma equipe que fique',
      'meta: um time motivado e unido',
      'já contratei',
      'o vizinho vai contratar mais um ajudante',
      'meta: crescer sem contratar',
    ],
  },
  demitir: {
    pesa: [
      'não sei se demito o instrutor',
      'meu contador acha que devo reduzir a equipe',
      'penso em mandar a gerente embora',
      'devo dispensar um funcionário?',
    ],
    nao: ['demiti dois no ano passado', 'mando carro embora no sábado', 'não quero demitir ninguém'],
  },
  aumento_salario: {
    pesa: [
      'o padeiro pediu aumento',
      'não sei se dou aumento pra equipe',
      'a gerente quer 500 a mais',
      'devo aumentar o salário dela?',
    ],
    nao: ['dei aumento em maio', 'tive aumento do aluguel'],
  },
  comissao: {
    pesa: [
      'penso em pagar comissão',
      'a instrutora quer passar o repasse de 40 pra 50 por cento',
      'as meninas querem ganhar por comissão',
      'vale a pena colocar comissão na equipe?',
      'não sei se mudo a comissão',
    ],
    nao: ['pago comissão de 30%', 'o ifood quer comissão maior'],
  },
  terceirizar: {
    pesa: [
      'vale a pena terceirizar a entrega?',
      'penso em mandar a costura pra fora',
      'não sei se contrato uma agência',
      'meu sócio quer fazer em casa',
      'meta: terceirizar o financeiro',
    ],
    nao: ['terceirizei ano passado', 'não quero terceirizar'],
  },
  socio_novo: {
    pesa: [
      'meu primo quer entrar de sócio',
      'não sei se aceito um sócio',
      'um investidor quer 30% da empresa',
      'penso em colocar um sócio',
      'meta: achar um investidor',
    ],
    nao: ['não quero sócio', 'meu sócio não trabalha'],
  },
  sair_sociedade: {
    pesa: [
      'penso em separar',
      'não sei se saio da sociedade',
      'meu sócio quer vender a parte',
      'devo comprar a parte do meu irmão?',
      'meta: desfazer a sociedade',
    ],
    nao: ['saí da sociedade em 2022', 'tenho um sócio'],
  },
  cliente_grande: {
    pesa: [
      'pediram exclusividade',
      'a rede quer fechar contrato comigo',
      'não sei se dou exclusividade',
      'eles querem que eu venda só pra eles',
      'devo aceitar um contrato grande?',
    ],
    nao: ['não aceitei a exclusividade', 'tenho contrato com três escolas'],
  },
  largar_cliente: {
    pesa: [
      'tô pensando em largar o convênio',
      'não sei se paro de atender o plano',
      'vale a pena dispensar esse cliente?',
      'minha sócia quer sair da unimed',
      'meta: largar o convênio',
    ],
    nao: ['larguei o convênio', 'os clientes largam a gente', 'não quero largar o convênio'],
  },
  entrar_app: {
    pesa: [
      'devo entrar no ifood?',
      'minha filha quer vender na shopee',
      'penso em entrar no mercado livre',
      'não sei se vale a pena entrar no aplicativo',
      'meta: vender na shopee',
    ],
    nao: ['o ifood leva 27%', 'entrei no ifood em março'],
  },
  sair_app: {
    pesa: [
      'penso em sair do ifood',
      'não sei se largo o aplicativo',
      'minha esposa fala pra sair do booking',
      'vale a pena continuar no ifood?',
      'meta: sair do ifood',
    ],
    nao: ['saí do ifood', 'metade das vendas é no ifood'],
  },
  vender_online: {
    pesa: [
      'meta: vender pela internet',
      'devo montar um site?',
      'meu filho fala pra abrir uma loja virtual',
      'penso em vender online',
      'vale a pena ter um e-commerce?',
    ],
    nao: ['meu site caiu', 'vendo pela internet faz dois anos'],
  },
  anunciar: {
    pesa: [
      'vale a pena anunciar no google?',
      'o rapaz do marketing diz que com 6 mil de anúncio dobra',
      'penso em pagar anúncio',
      'uma agência ofereceu cuidar do tráfego',
      'não sei se invisto em marketing',
      'meta: investir em anúncio',
    ],
    nao: ['anunciei e não deu retorno', 'gasto 900 de anúncio'],
  },
  produto_novo: {
    pesa: [
      'penso em lançar uma linha nova',
      'devo abrir uma turma nova?',
      'minha irmã quer fazer marca própria',
      'não sei se ofereço um serviço novo',
      'meta: lançar linha própria',
    ],
    nao: ['lancei uma linha nova e encalhou', 'não quero lançar produto novo'],
  },
  cortar_produto: {
    pesa: [
      'não sei se tiro pratos do cardápio',
      'meu cozinheiro fala pra enxugar o cardápio',
      'penso em cortar a linha infantil',
      'vale a pena manter tantos produtos?',
      'meta: reduzir o mix',
    ],
    nao: ['cortei a linha infantil', 'não quero cortar produtos'],
  },
  franquia: {
    pesa: [
      'penso em virar franquia',
      'uma franquia me procurou',
      'vale a pena comprar uma franquia?',
      'meta: franquear a marca',
      'não sei se franqueio',
    ],
    nao: ['tenho uma franquia do lado', 'não quero franquear'],
  },
  mei_me: {
    pesa: [
      'meta: virar ME',
      'não sei se viro ME',
      'o contador falou que tenho que sair do mei',
      'devo mudar de regime?',
      'não sei se paro de dar nota',
    ],
    nao: ['sou mei faz três anos', 'virei ME em janeiro'],
  },
  regularizar: {
    pesa: [
      'devo tirar o alvará?',
      'meta: ficar legalizada',
      'penso em regularizar a cozinha',
      'a vigilância exigiu licença',
      'não sei se vale registrar a marca',
    ],
    nao: ['já tirei o alvará', 'tenho licença de tudo'],
  },
  largar_emprego: {
    pesa: [
      'meta: largar o CLT',
      'não sei se largo o emprego',
      'penso em pedir demissão',
      'minha mãe fala pra não sair do emprego mas eu penso em sair do emprego',
      'vale a pena largar o trabalho fixo?',
    ],
    nao: ['larguei o emprego em 2020', 'a funcionária pediu demissão'],
  },
  vender_parar: {
    pesa: [
      'não sei se vendo ou fecho',
      'não sei se insisto ou se fecho de vez',
      'ofereceram 300 mil pela minha loja',
      'penso em vender a empresa',
      'meta: passar o salão pra alguém',
    ],
    nao: ['fechei a empresa antiga em 2018', 'quero fechar mais vendas'],
  },
  estoque_antes: {
    pesa: [
      'devo comprar estoque pro natal?',
      'o representante dá desconto se eu levar um lote fechado',
      'penso em estocar antes do aumento',
      'não sei se compro a coleção de inverno toda de uma vez',
    ],
    nao: ['comprei estoque demais', 'tenho 58 mil de estoque parado'],
  },
  pedido_maior: {
    pesa: [
      'uma rede quer 800 caixas por mês',
      'não sei se pego a obra',
      'apareceu um pedido grande',
      'devo aceitar a encomenda?',
      'uma loja pediu 400 peças. pego ou não pego?',
    ],
    nao: ['recusei o pedido de 400 peças', 'faço 30 pedidos por dia'],
  },
  mais_horas: {
    pesa: [
      'devo abrir no domingo?',
      'os clientes pedem pra abrir à noite',
      'penso em estender o horário',
      'minha sócia quer abrir aos sábados',
      'meta: abrir à noite',
    ],
    nao: ['abro todo domingo', 'meta: folgar domingo'],
  },
  entrega_propria: {
    pesa: [
      'vale a pena ter entrega própria?',
      'penso em montar delivery',
      'meu irmão fala pra fazer entrega',
      'não sei se contrato um motoboy',
      'meta: ter delivery próprio',
    ],
    nao: ['faço entrega no bairro', 'o motoboy faltou hoje'],
  },
  taxa_sinal: {
    pesa: [
      'devo cobrar a visita?',
      'penso em pedir sinal',
      'minha filha fala pra cobrar taxa de entrega',
      'tenho vergonha de cobrar o orçamento',
      'meta: cobrar a avaliação',
    ],
    nao: ['cobro 60 da visita', 'não quero cobrar a visita'],
  },
  fornecedor: {
    pesa: [
      'não sei se troco de fornecedor',
      'outro fornecedor ofereceu 8% menos',
      'penso em comprar direto da fábrica',
      'vale a pena mudar de distribuidora?',
      'meta: trocar de fornecedor',
    ],
    nao: ['troquei de fornecedor em maio', 'o fornecedor atrasou'],
  },
  importar_grupo: {
    pesa: [
      'vale a pena importar?',
      'me chamaram pra uma compra coletiva',
      'penso em trazer da china',
      'não sei se entro na central de compras',
      'meta: importar direto',
    ],
    nao: ['importei uma vez', 'concorrente importa tudo'],
  },
  expandir_rural: {
    pesa: [
      'penso em aumentar o rebanho',
      'vale a pena arrendar mais terra?',
      'meu filho quer comprar mais vacas',
      'meta: dobrar o plantel',
      'não sei se amplio a lavoura',
    ],
    nao: ['aumentei o rebanho ano passado', 'tenho 22 vacas'],
  },
  guardar_safra: {
    pesa: [
      'não sei se guardo a safra ou vendo',
      'vale a pena segurar o café?',
      'meu pai quer esperar o preço subir',
      'devo vender a soja agora?',
    ],
    nao: ['vendi a safra toda', 'colhi 900 sacas'],
  },
  atacado: {
    pesa: [
      'penso em vender no atacado',
      'devo fornecer pra supermercado?',
      'o empório quer revender meu doce',
      'vale a pena entrar em licitação?',
      'meta: vender para revenda',
    ],
    nao: ['compro no atacado', 'vendi no atacado até 2020'],
  },
}
