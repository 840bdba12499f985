import type { CardStep, ProblemCard } from './types.ts'

const step = (
  dia: number,
  acao: string,
  detalhes: string,
  resultado: string,
  [dono, equipe]: readonly [number, number] = [2, 0],
  papel: CardStep['papel'] = 'dono',
): CardStep => ({
  acao,
  detalhes,
  categoria: papel === 'financas' ? 'Finanças' : 'Gestão',
  papel,
  horas: { dono, equipe },
  compra: null,
  mensal: null,
  dia,
  resultado,
})

/** Something is offered, and an answer is due: named by frames (frames.ts), seldom by a word. */
export const OFFER_CARDS: readonly ProblemCard[] = [
  {
    id: 'parte_do_socio',
    nome: 'a saída do sócio e o preço da parte dele',
    frases: [
      'meu socio vai sair e quer que eu pague a parte dele',
      'ele pediu um valor pela metade e não sei se é justo',
      'quanto vale a cota de quem está saindo da sociedade',
      'minha sócia quer vender os cinquenta por cento dela pra mim',
      'compro a cota da minha sócia ou não',
      'meu irmão vai sair da empresa e quer receber a parte',
      'ele quer receber a metade em parcelas',
      'fico sozinho com a empresa se pagar a cota',
      'como avaliar a cota do sócio que sai',
      'o sócio se aposenta e pede um valor pela cota',
    ],
    exige: /s[óo]ci[oa]|sociedade|meio a meio|metade (?:dele|dela)|\bcotas?\b|quotas?/i,
    segmentos: null,
    atividades: null,
    confirma: 'O que ele faz hoje na empresa, e quem faria esse trabalho depois, por quanto por mês?',
    numeros: ['sobra_mes', 'margem', 'meses_de_caixa'],
    causas: ['kpis', 'future_goals'],
    passos: [
      step(
        5,
        'Diga ao sócio em que data responde e o que vão ver juntos antes',
        'Hoje não diga sim nem não ao valor. Combine o dia da resposta e peça para abrirem juntos as contas do ano, as dívidas, o caixa e os bens da empresa.',
        'A conversa ganha data e papel, e ninguém precisa brigar por um número solto.',
      ),
      step(
        10,
        'Calcule o que sobra sem ele, com quem fizer o trabalho dele',
        'Do que sobra no mês tire a sua retirada e o salário, com encargos, de quem vai ocupar o lugar. A parcela sai desse resto, e em um mês fraco; a retirada dele só fica livre se ninguém precisar entrar.',
        'Você sabe a maior parcela que a empresa paga sem se afundar.',
        [3, 0],
        'financas',
      ),
      step(
        16,
        'Peça ao contador quanto vale a parte dele',
        'O valor parte do lucro do ano depois de pagar salário de mercado a quem trabalha, mais bens e caixa, menos dívidas. Veja em quantos anos desse lucro o preço pedido se paga e leve a conta por escrito.',
        'O preço sai da conta da empresa e deixa de ser opinião de um ou de outro.',
        [3, 0],
        'financas',
      ),
      step(
        24,
        'Leve uma contraproposta: valor, prazo e parte que depende dos clientes',
        'Ofereça a parcela que cabe em mais meses e ligue uma parte do valor aos clientes que continuarem na casa. Escreva também o que acontece se um mês vier fraco, para a parcela não virar briga.',
        'Ele tem uma proposta que pode ser paga, e você um limite para dizer não.',
      ),
      step(
        60,
        'Feche com advogado a saída: cota, dívidas, clientes e passagem',
        'O contrato diz o valor, as datas, quem responde por dívida e aval antigos e que ele não leva clientes nem equipe por um tempo. Ponha nele os meses de passagem do trabalho e mude o contrato social no mesmo dia.',
        'A saída fica fechada no papel, e nenhuma dívida antiga volta para você.',
        [4, 0],
      ),
    ],
    armadilha:
      'Aceitar o valor porque o mês tem sobra, esquecendo a sua retirada e o salário de quem fica no lugar. Empréstimo para pagar sócio soma juro a uma conta que já não cabia.',
    contradiz: [],
    encaminha: 'Contador, para avaliar a empresa; advogado de empresas, para a saída, a cota e as dívidas.',
    material: {
      tipo: 'roteiro',
      titulo: 'Conversa com o sócio sobre a parte dele',
      texto: `Antes: contas do ano, dívidas, caixa e lista de bens, iguais para os dois.
Quero que você saia bem e que a empresa continue. Vamos olhar os mesmos papéis.
?O que sobra por mês, depois da minha retirada e de quem fará o seu trabalho: [R$|sobra_sem_socio].
?Por isso a parcela que a empresa aguenta é de [R$|parcela_socio].
Uma parte do preço fica para depois, se os clientes que você atende continuarem por [meses].
Passagem do trabalho: de [data] a [data], com [quem fica no lugar].
Dívidas e avais antigos: [quem responde por quê].
Você me responde até [data], e assinamos com advogado.`,
    },
  },
  {
    id: 'proposta_grande',
    nome: 'a proposta de um comprador grande, a aceitar ou não',
    frases: [
      'uma rede quer comprar tudo mas por menos',
      'supermercado quer meu produto com preço baixo e prazo',
      'apareceu um pedido que dobra minha produção',
      'cliente grande ofereceu contrato e pede preço menor',
      'não sei se pego esse pedido enorme',
      'querem exclusividade da minha produção',
      'comprador grande quer volume com devolução por minha conta',
      'pra atender eles eu teria que investir',
      'proposta de volume alto e margem pequena',
      'vale a pena fornecer pra rede grande',
    ],
    exige: /propo|quer|pedi|oferec|exclusiv/i,
    segmentos: null,
    atividades: null,
    confirma: 'Por escrito, o que eles pedem de preço, quantidade, prazo para pagar e tempo de contrato?',
    numeros: ['margem', 'sobra_mes', 'meses_de_caixa'],
    causas: ['kpis'],
    passos: [
      step(
        5,
        'Diga em que dia responde e peça a proposta por escrito',
        'Peça preço, quantidade, prazo para pagar, quem paga devolução e entrega, multa e por quanto tempo vale. Sem esse papel não compre, não contrate e não prometa nada.',
        'Você responde a uma proposta inteira, e não a uma conversa animada.',
      ),
      step(
        10,
        'Faça a conta de uma unidade nesse preço, com tudo o que muda',
        'Tire do preço o custo, o frete, a devolução, o imposto e o custo de esperar o pagamento. Depois some o que precisa comprar ou contratar para dar conta e veja em quantos meses isso se paga só com esse pedido.',
        'Fica claro se o volume deixa dinheiro ou só ocupa a empresa.',
        [3, 0],
        'financas',
      ),
      step(
        14,
        'Veja quem hoje paga melhor e perderia o lugar',
        'Liste o que deixaria de vender a quem compra de você agora, com o preço e o prazo de cada um. A proposta só soma o que passar do que você perde.',
        'A conta compara a proposta com o que você já tem, não com nada.',
      ),
      step(
        20,
        'Devolva com as suas condições: menos volume, prazo menor ou sem devolução',
        'Ofereça a quantidade que cabe no que você já tem, com o preço que paga a conta e o prazo que o caixa aguenta. Marque o limite abaixo do qual diz não e deixe a porta aberta.',
        'O não vira negociação, e o sim só vem com a conta paga.',
      ),
      step(
        45,
        'Comece por um teste curto, sem obra e sem dívida',
        'Atenda alguns meses com a capacidade que sobra, anote o que volta e o dia em que o dinheiro entra. Só invista depois de dois pagamentos recebidos e de contrato assinado.',
        'O investimento espera a prova de que o comprador paga e continua.',
        [3, 2],
      ),
    ],
    armadilha:
      'Investir para atender um comprador que pode sair com um aviso. A parcela fica, e os clientes que você deixou por ele já compram de outro.',
    contradiz: [],
    encaminha: 'Contador, para imposto e prazo; advogado, se houver contrato com multa ou exclusividade.',
    material: {
      tipo: 'mensagem',
      titulo: 'Resposta ao comprador grande',
      texto: `Olá, [nome]. Gostei da conversa e quero atender vocês bem.
?Entendi assim o pedido: [quantidade|quantidade_pedido] por mês, a [valor|preco_oferta] cada.
?O prazo que vocês pedem é de [prazo|prazo_pedido].
Para responder até [data], preciso por escrito: preço, quantidade por mês e tempo de contrato.
Também: prazo de pagamento, quem paga a entrega e o que acontece com devolução.
Em seguida mando a quantidade, o preço e o prazo que consigo manter.
Podemos começar com uma parte e aumentar se os dois lados estiverem satisfeitos.`,
    },
  },
  {
    id: 'compra_de_negocio',
    nome: 'a compra do negócio ou da carteira de outro',
    frases: [
      'um colega quer me vender a carteira de clientes dele',
      'o concorrente vai fechar e me ofereceu o ponto com tudo',
      'comprar a clientela de quem vai se aposentar',
      'me ofereceram a empresa do vizinho',
      'pago por uma carteira que pode não ficar comigo',
      'quanto vale uma carteira de clientes',
      'o dono quer passar o negócio dele pra mim',
      'comprar outra empresa do mesmo ramo',
      'medo de comprar e os clientes não virem',
      'passo o ponto com clientela e equipamento',
    ],
    exige: /carteira|client|neg[óo]cio|empresa|ponto|loja|concorrente/i,
    segmentos: null,
    atividades: null,
    confirma: 'O que exatamente está à venda: clientes, contratos, equipamento, ponto ou dívidas junto?',
    numeros: ['sobra_mes', 'margem', 'meses_de_caixa'],
    causas: ['kpis', 'future_goals'],
    passos: [
      step(
        5,
        'Peça os números de cada cliente antes de falar de preço',
        'Quanto cada um paga, há quanto tempo, se atrasa, se tem contrato e quanto trabalho dá. Separe quem é amigo do dono e quem fica pela empresa, porque os primeiros saem com ele.',
        'Você sabe o que está comprando, nome por nome.',
        [4, 0],
      ),
      step(
        10,
        'Faça a conta do que a compra deixa por mês, com quem vai atender',
        'Do que esses clientes pagam tire imposto, gente nova com encargos e o que cresce com eles. O resto precisa cobrir a parcela, e com sobra se uma parte dos clientes for embora.',
        'O preço é comparado com o que entra limpo, não com o que se fatura.',
        [3, 0],
        'financas',
      ),
      step(
        14,
        'Marque quantos clientes podem sair sem a parcela faltar',
        'Refaça a conta com um quarto e depois com a metade dos clientes a menos. Se no caso do meio já falta dinheiro, o valor ou o prazo pedido não serve.',
        'Você sabe o seu limite antes de sentar para negociar.',
        [2, 0],
        'financas',
      ),
      step(
        20,
        'Proponha pagar conforme os clientes ficarem',
        'Entrada pequena e parcelas ligadas ao que cada cliente continuar pagando por um ano. Quem vende passa a ter interesse em fazer os clientes ficarem.',
        'O risco da saída fica com quem conhece os clientes.',
      ),
      step(
        60,
        'Feche com advogado e faça a passagem cliente por cliente',
        'O contrato diz o que vem junto, que dívidas ficam com ele e que ele não abre igual por perto. Apresentem você a cada cliente em pessoa, com ele ao lado, antes de a primeira parcela vencer.',
        'Os clientes conhecem quem fica, e as dívidas antigas não vêm junto.',
        [6, 0],
      ),
    ],
    armadilha:
      'Pagar por clientes como se todos fossem ficar. Quem compra carteira compra só a chance de atender, e a parcela não espera por ela.',
    contradiz: [],
    encaminha: 'Contador, para conferir os números; advogado, para contrato, dívidas e cláusula de não concorrer.',
    material: {
      tipo: 'planilha',
      titulo: 'O que está sendo comprado, cliente por cliente',
      texto: `Cliente;Paga por mês;Há quanto tempo;Atrasa?;Contrato?;Fica sem o dono?
[cliente];[R$];[anos];[sim ou não];[sim ou não];[sim, talvez ou não]
[cliente];[R$];[anos];[sim ou não];[sim ou não];[sim, talvez ou não]
[cliente];[R$];[anos];[sim ou não];[sim ou não];[sim, talvez ou não]
Soma de quem deve ficar;[R$];…;…;…;…`,
    },
  },
]
