import type { Frame } from './frame.ts'

const BOUGHT =
  /\b(?:comprei|compramos|financiei|financiamos|peguei|fizemos)\b[^.!?]{0,60}\b(?:maquina|aparelho|equipamento|ultrassom|laser|forno|impressora|carro|van|caminhao|trator|drone|camara)\b/
const USED_LITTLE =
  /\b(?:uso|usamos|usa|sai|faz(?:emos)?|faco) (?:so |apenas |uns |umas )*\d|\bparad[oa]\b|\bnao (?:fecha|se paga|esta se pagando)|\bpouco uso|\bquase nao uso/

const BY_INSTALMENTS = /\b(?:carnes?|crediario|fiado|cadern\w+|notinha|boleto meu)\b/
const NOT_PAID = /\batras\w+|\bcalotes?\b|\bnao (?:me )?pag\w+|\binadimpl\w+|\bsum(?:iu|iram|em)\b/
const STOPS_IT = /\b(?:acabo|acabar|paro|parar|continuo|nao sei|vale|compensa|cort(?:o|ar)|largo|largar)\b/

const PAYS_LITTLE =
  /\b(?:client\w+|contrat\w+|assim|condomini\w+|empresas?|mensalist\w+)\b[^.!?]{0,80}\bpag(?:a|am)\b[^.!?]{0,16}\d/
const TAKES_MUCH =
  /\b(?:tom\w+|perc\w+|gast\w+|consom\w+|ocup\w+)\b[^.!?]{0,60}\b(?:horas?|dias?|tempo|semana|equipe)\b/
const UNLIKE_OTHERS = /\bos outros\b|\bas outras\b|\bnao d(?:ao|a) trabalho|\boutr[oa]s \d+/

/** Decisions on what she has already: a purchase, a way to sell, clients. */
export const WORTH_FRAMES: readonly Frame[] = [
  {
    id: 'fazer_render_a_compra',
    carta: 'capacidade_ociosa',
    nome: 'a compra que ainda não se paga',
    kin: ['capacidade_ociosa'],
    inclui: ['aluguel_equipamento', 'maquina_parada', 'divida_banco', 'emprestar_para_crescer'],
    ouve: [BOUGHT, USED_LITTLE],
    fora: /\bquebr\w+|\bconserto\b|\bdefeito\b|\bmercadoria\b|\bestoque\b/,
    passos: [
      [
        'Ofereça o uso a quem não tem: colegas perto, com dia marcado e preço por vez',
        'Liste quem hoje manda isso para outro lugar e visite cinco nesta semana. Combine preço por uso, quem opera e em que dia, por escrito.',
        'As horas vazias passam a pagar a parcela.',
        4,
        1,
      ],
      [
        'Peça ao banco prazo maior ou parcela menor, antes do próximo atraso',
        'Leve o valor que cabe no mês fraco e pergunte o total que devolve em cada caminho. Só assine com o custo por escrito.',
        'A parcela volta a caber enquanto o uso cresce.',
        2,
        0,
      ],
      [
        'Ofereça o uso no atendimento a cada cliente que já precisa dele',
        'Escreva em que casos ele ajuda e o que se ganha com isso, e treine a frase com quem atende. Nunca ofereça a quem não precisa.',
        'O uso cresce com quem já está na casa.',
        2,
        2,
      ],
      [
        'Junte os usos em dois dias marcados por semana e venda esses dias',
        'Quem procura ouve duas opções de dia, e quem opera trabalha seguido. Avise os colegas da mesma agenda.',
        'Dois dias cheios custam menos que cinco pela metade.',
        2,
        1,
      ],
      [
        'Marque o número de usos e a data em que decide ficar ou vender',
        'Escreva quantos usos por mês pagam tudo e até quando espera. Peça desde já quanto pagam por um igual ao seu.',
        'A espera tem fim, e a venda, se vier, não é no aperto.',
        1,
        0,
      ],
      [
        'Conte toda semana quantos usos e quanto cada um deixou',
        'Uma linha por uso, com quem mandou. Some no fim do mês e compare com o número que marcou.',
        'Você sabe se está chegando lá.',
        1,
        1,
      ],
    ],
    porque: 'A parcela vence com uso ou sem uso: o que falta é vender as horas que já estão pagas.',
    cuidado: 'baixar o preço para todos ou comprar outra coisa para completar esta.',
    quem: 'Gerente do banco ou cooperativa, sobre o prazo; colegas da região, sobre o uso',
    material: null,
  },
  {
    id: 'prazo_a_manter_ou_cortar',
    carta: 'fiado',
    nome: 'a venda a prazo que volta com atraso',
    kin: ['fiado'],
    inclui: ['taxa_maquininha', 'inadimplencia_clientes', 'capital_de_giro', 'caixa_vazio_fim_mes'],
    ouve: [BY_INSTALMENTS, NOT_PAID, STOPS_IT],
    fora: /\balun\w+|\bmensalidade|\bconstrutora|\bprefeitura/,
    passos: [
      [
        'Mantenha o prazo a quem paga em dia; a quem atrasou, só à vista ou no cartão',
        'Marque cada nome hoje e diga a regra igual a todos, em particular. Ninguém compra de novo a prazo com conta vencida.',
        'O atraso para de crescer sem perder quem paga.',
        3,
        1,
      ],
      [
        'Fale com cada atrasado e feche um acordo com a primeira parte já',
        'Comece pelos mais novos, um por um e sem público, com valor e duas datas. Escreva o combinado e mande a forma de pagar na hora.',
        'Uma parte do que está parado volta neste mês.',
        5,
        2,
      ],
      [
        'Só venda a prazo com entrada que pague o custo e cadastro conferido',
        'Entrada, documento, telefone de outra pessoa e limite por nome, antes de entregar. O que fica a prazo passa a ser só o seu ganho.',
        'Um calote deixa de levar dinheiro do caixa.',
        2,
        1,
      ],
      [
        'Ponha a taxa do cartão parcelado ao lado do que o atraso leva',
        'De um lado a taxa de receber na hora; do outro o que não volta, o tempo de cobrar e o dinheiro parado. Escolha por tipo de venda, e não por costume.',
        'O prazo fica só onde custa menos que o cartão.',
        2,
        0,
      ],
      [
        'Deixe Pix agendado ou cartão no lugar da promessa',
        'Quem compra já sai com as datas no aplicativo do banco ou no cartão. A promessa de boca acaba para todos no mesmo dia.',
        'O pagamento não depende da lembrança de ninguém.',
        1,
        1,
      ],
      [
        'Reveja no fim do trimestre quanto voltou e decida o tamanho do prazo',
        'Compare o que vendeu a prazo com o que entrou, por mês. Se voltou menos do que o cartão deixaria, diminua o limite de todos.',
        'O prazo passa a ter teto e data de revisão.',
        1,
        0,
      ],
    ],
    porque:
      'Vender a prazo é emprestar: o que decide é quanto volta, em quantos dias, e quanto o cartão cobraria no lugar.',
    cuidado: 'acabar com o prazo de um dia para o outro para todos: quem paga em dia também vai embora.',
    quem: null,
    material: null,
  },
  {
    id: 'clientes_que_tomam_o_dia',
    carta: 'horas_nao_cobradas',
    nome: 'os clientes que pagam pouco e tomam muito tempo',
    kin: ['horas_nao_cobradas', 'suporte_afoga'],
    inclui: ['tempo_dono', 'cliente_atrasa_material', 'cliente_pressiona', 'fora_de_hora'],
    ouve: [PAYS_LITTLE, TAKES_MUCH, UNLIKE_OTHERS],
    fora: /\bdesconto\b|\bcomprador\b|\bconvenio\b|\bplano de saude\b/,
    passos: [
      [
        'Leve o preço novo a esses clientes, com data, a começar por quem mais toma tempo',
        'Mostre o que está incluído, o que fazem a mais e o valor que paga isso. Fale com três por semana e dê um mês para responder.',
        'Quem fica passa a pagar o que custa; quem sai devolve o tempo.',
        4,
        1,
      ],
      [
        'Escreva até que dia o cliente manda o que é dele e quanto custa depois',
        'Uma folha igual para todos, com o dia, o canal e o valor da urgência. Cobre já no primeiro atraso.',
        'A correria deixa de ser de graça.',
        2,
        1,
      ],
      [
        'Atenda os pedidos deles em um canal só e em dois horários da semana',
        'Avise por escrito quando começa e quem responde. Fora do horário, a resposta é automática, com o dia em que alguém olha.',
        'O dia da equipe deixa de ser cortado em pedaços.',
        2,
        2,
      ],
      [
        'Deixe sair sem briga quem não aceita, com prazo e indicação de um colega',
        'Agradeça, entregue tudo organizado e marque o último dia. Não segure por medo de uma mensalidade só.',
        'A saída não vira briga, e o tempo volta.',
        2,
        1,
      ],
      [
        'Ofereça a hora que abriu a clientes parecidos com os melhores',
        'Peça um nome a cada um dos que não dão trabalho. Diga quantos lugares abriram e a partir de quando.',
        'O lugar de quem saiu é de quem paga melhor.',
        3,
        0,
      ],
      [
        'Conte por mês as horas de cada grupo e reveja quem passou do combinado',
        'Anote por duas semanas quem pediu e quantos minutos levou. Quem passa do limite recebe o preço do nível seguinte.',
        'O problema não volta com outro nome.',
        2,
        2,
      ],
    ],
    porque:
      'O mesmo dia de trabalho rende valores diferentes: o que decide é quanto cada grupo paga por hora que toma.',
    cuidado: 'contratar gente para atender quem não paga o atendimento.',
    quem: null,
    material: null,
  },
]
