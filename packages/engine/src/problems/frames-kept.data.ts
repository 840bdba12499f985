import type { Frame } from './frame.ts'

const LARGEST =
  /\b(?:sozinh[oa] (?:\w+ ){0,3}(?:pag\w+|compr\w+|traz|da)\b|metade d\w+|maior cliente|\d+ ?(?:%|por cento) d\w+ (?:meu|que|fatur|venda)|\d+ (?:mil )?dos (?:meus )?\d+|se el[ea]s? sa(?:i|em|ir\w*))/
const LOOKS_ELSEWHERE =
  /\b(?:vai|vao|quer\w*|falou|disse|avisou|comec\w+) (?:\w+ ){0,4}(?:cotar|cotac\w+|fazer (?:tomada|cotac\w+)|procurar outr\w+|abrir concorrencia|ver outr\w+|orcar com|pedir (?:preco|orcamento|cotac\w+))/

const DATE_KEPT =
  /\b(?:reserv\w+|segur\w+|marc\w+|bloque\w+|fech\w+) (?:\w+ ){0,3}(?:data|dia|festa|fim de semana|diaria|horario)\b/
const CALLED_OFF = /\b(?:cancel\w+|desist\w+|desmarc\w+)/
const GIVEN_BACK =
  /\b(?:devolv\w+|de volta|reembols\w+|sem contrato|nao tenho contrato|nem contrato|sem sinal|data (?:\w+ )?vazi\w+|fica vazi\w+|recus\w+ outr\w+)/

const ALL_ON_HER =
  /\btudo (?:depende|passa|cai|vem|sobra) (?:\w+ ){0,2}(?:mim|comigo)|\b(?:so|somente) (?:quer(?:em)?|fala[m]?|confia[m]?|aceita[m]?) (?:\w+ ){0,2}comigo|\bsou eu\b[^!?]{0,60}\bsou eu\b|\bsem mim\b/
const MIGHT_LEAD =
  /\b(?:dari?a conta|ser (?:chefe|encarregad\w|gerente|lider)|promov\w+|tomar conta|assumir|deixar (?:alguem|um deles|el[ea]) (?:no meu lugar|responsavel)|ficar no meu lugar)\b/

/** What she may lose or lets go of, where both sides of it are told. */
export const KEPT_FRAMES: readonly Frame[] = [
  {
    id: 'cliente_que_vai_cotar',
    carta: 'concentracao_cliente',
    kin: ['concentracao_cliente'],
    inclui: ['cliente_pressiona', 'grande_cliente_saindo', 'contrato_cliente'],
    ouve: [LOOKS_ELSEWHERE, LARGEST],
    fora: /\bdesconto\b|\bbaix(?:ar|e|asse)\b|\breduc|\bbanco\b|\bfornecedor/,
    passos: [
      [
        'Procure já quem decide nesse cliente, com proposta de contrato e aviso de saída',
        'Marque a conversa antes de a cotação sair. Leve um contrato de um ano, aviso de dois ou três meses para os dois lados e uma melhora que custa pouco a você e pesa para ele: prazo, relatório, um contato só.',
        'Você entra na cotação como quem já resolve, e não como mais um preço.',
        3,
        0,
      ],
      [
        'Ache o custo de uma unidade para esse cliente e o menor preço que aceita',
        'Material, gente, entrega e imposto do que faz para ele, divididos pela quantidade. Marque o preço abaixo do qual é melhor perder, antes de alguém pedir desconto.',
        'A conversa tem um limite que é seu.',
        2,
        0,
      ],
      [
        'Visite dois clientes pequenos por semana com um preço pronto de entrada',
        'Liste quinze parecidos e perto, comece por quem já pediu e não coube. Um serviço fácil de experimentar abre mais portas que uma tabela inteira.',
        'Cada pequeno que entra diminui o tamanho do susto.',
        6,
        2,
      ],
      [
        'Escreva o que muda no primeiro mês sem ele: gente, compra e prazo',
        'Separe o que para junto com o serviço dele do que corre igual. O que falta por mês, vezes três, é o tamanho da reserva.',
        'Se acontecer, as decisões já estão escritas.',
        2,
        0,
      ],
      [
        'Guarde por mês uma parte do que ele paga, em conta separada',
        'Comece no próximo pagamento, ainda que pequeno, e não use para comprar mais. O alvo é o que falta em três meses sem ele.',
        'A folha fica paga enquanto os pequenos entram.',
        1,
        0,
      ],
      [
        'Conheça mais duas pessoas lá dentro, além do gerente novo',
        'Quem usa, quem confere e quem paga. Pergunte o que não pode falhar e responda com um número por mês.',
        'A permanência deixa de depender de uma pessoa só.',
        2,
        0,
      ],
    ],
    porque: null,
    cuidado:
      'baixar o preço antes de ele pedir, ou esperar a cotação chegar. Nos dois casos quem escolhe o preço é o outro.',
    quem: null,
    material: null,
  },
  {
    id: 'data_que_cai',
    carta: 'cancelamento_encomenda',
    nome: 'a data reservada que cai na última hora',
    kin: ['cancelamento_encomenda'],
    inclui: ['no_show', 'eventos_oscilacao', 'contrato_cliente'],
    ouve: [CALLED_OFF, DATE_KEPT, GIVEN_BACK],
    fora: /\b(?:consulta|sessao|pacient\w+|corte|unha|banho e tosa)\b|\bbolo\b|\bcomprei|\bmaterial comprado/,
    passos: [
      [
        'Só segure a data com sinal pago e contrato de uma página',
        'A partir de hoje, sem sinal a data continua livre, e diga isso com gentileza na primeira resposta. O contrato traz data, valor, saldo, desistência e remarcação, e a pessoa responde “li e aceito” na mensagem.',
        'Quem reserva tem motivo para vir ou para avisar cedo.',
        2,
        0,
      ],
      [
        'Escreva quanto do sinal fica, conforme a distância da data',
        'Longe da data devolve quase tudo, perto fica com o sinal, na última semana fica o que perdeu por recusar outros. Confira com advogado ou no Procon o que a lei aceita antes de pôr no contrato.',
        'A conversa difícil acontece antes, e sem briga.',
        2,
        0,
      ],
      [
        'Ofereça remarcar uma vez antes de falar em devolver',
        'Deixe pronta a mensagem com três datas fracas e o prazo para escolher. Devolva só o que a regra manda, no dia prometido.',
        'Parte do que caía vira data vazia preenchida.',
        1,
        0,
      ],
      [
        'Receba o saldo antes da data, e não no dia',
        'Marque no contrato o dia do pagamento e mande lembrete uma semana antes. Sem saldo até lá, a data volta para a lista.',
        'No dia você entrega, em vez de cobrar.',
        1,
        0,
      ],
      [
        'Guarde o nome de quem você recusou e chame quando a data cair',
        'Uma lista por data, com telefone e o que queria. Quem desiste cedo avisa você, e você avisa o próximo no mesmo dia.',
        'A data livre tem a quem ser oferecida.',
        1,
        1,
      ],
      [
        'Anote por mês quantos caíram, com quantos dias e quanto custou',
        'Uma linha por caso, com o motivo e o que recusou por ele. Em três meses veja se o sinal está no tamanho certo.',
        'A regra se ajusta pelo que acontece.',
        1,
        0,
      ],
    ],
    porque:
      'A data que você segura é o que vende: sem sinal e sem papel, quem reserva não arrisca nada, e quem perde os outros pedidos é você.',
    cuidado: 'devolver tudo para evitar comentário. Regra clara antes protege o nome mais do que a devolução depois.',
    quem: 'Advogado ou Procon, para a regra do sinal e da desistência',
    material: {
      tipo: 'mensagem',
      titulo: 'Reserva de data com sinal',
      texto: [
        'Oi, [nome]! A data [data] está livre. Para segurar, o sinal é de R$ [valor], até [data e hora].',
        'O saldo de R$ [valor] vence em [data], antes da festa.',
        'Se precisar mudar até [data], remarco uma vez sem custo, conforme a agenda.',
        'Desistência: até [data] devolvo [parte]; depois disso o sinal fica, porque a data deixou de ser oferecida.',
        'Responda “li e aceito” e mando o contrato e a chave do Pix.',
      ].join('\n'),
    },
  },
  {
    id: 'quem_pode_chefiar',
    carta: 'delegar',
    kin: ['delegar'],
    inclui: ['tempo_dono', 'burnout_dono', 'dependencia_funcionario'],
    ouve: [ALL_ON_HER, MIGHT_LEAD],
    fora: /\bsucess|\bherdeir|\bpassar a (?:empresa|firma)|\bsoci[oa]\b/,
    passos: [
      [
        'Passe uma parte inteira ao mais capaz, com tabela escrita e limite de valor',
        'Comece pelo orçamento pequeno ou pela compra: o que pode decidir sem você, até quanto e o que precisa perguntar. Faça junto três vezes, deixe fazer três vezes olhando, e depois só confira.',
        'Uma parte do dia anda sem você já neste mês.',
        3,
        4,
      ],
      [
        'Compare promover um de casa com trazer alguém de fora',
        'De um lado o aumento com encargos e quem cobre o lugar dele; do outro o salário inteiro e o tempo de aprender. Ponha ao lado as horas suas que voltam e o que faria com elas.',
        'A escolha tem um custo por mês e um motivo.',
        2,
        0,
      ],
      [
        'Apresente essa pessoa aos clientes e deixe que ela responda primeiro',
        'Diga a cada um: é quem cuida disso agora, e eu confiro. Quando ligarem para você, passe a ligação e não resolva por fora.',
        'O cliente aprende outro nome, e a fila deixa de ser sua.',
        2,
        2,
      ],
      [
        'Fique meio dia por semana fora, depois dois dias, e anote o que parou',
        'Telefone só em hora marcada. Cada coisa que parou vira a próxima linha da tabela, e não motivo para voltar.',
        'Você vê o que falta ensinar antes das férias.',
        1,
        2,
      ],
      [
        'Combine por três meses o que muda no salário se ele der conta',
        'Escreva o que se espera por semana, o aumento e a data da conversa. Se não der certo, ele volta ao lugar sem vergonha, e você tenta com outro.',
        'Quem aceita a responsabilidade ganha com ela.',
        1,
        0,
      ],
      [
        'Marque as férias no calendário e tire uma semana de prova antes',
        'Escolha a semana mais fraca, avise a equipe e deixe escrito quem decide o quê. Consulta médica adiada entra na mesma semana.',
        'O descanso passa a ter data, e a empresa passa na prova.',
        2,
        1,
      ],
    ],
    porque: null,
    cuidado: 'passar a tarefa sem passar a decisão. Quem precisa perguntar tudo só devolve o trabalho mais tarde.',
    quem: null,
    material: null,
  },
]
