import type { MarketSegment } from '@norteia/contracts/company'

/** What a consultant says in passing, because the law, the body or the contract asks for it. Patterns are folded. */
export interface Flag {
  /** Every one is found in what she wrote, costs and day's work included. */
  texto: readonly RegExp[]
  /** In her costs. */
  custos?: RegExp
  /** The year's revenue passes the limit of a MEI. */
  acimaDoMei?: true
  /** What she wants a month does, over a year. */
  metaAcimaDoMei?: true
  fora?: RegExp
  segmentos?: readonly MarketSegment[]
  /** Ids of cards that say the same. */
  cartas: readonly string[]
  aviso: string
}

/** What a MEI pays a month, as owners note it. */
const DAS = /\bdas (?:mei )?(?:de )?(?:r\$ ?)?[78]\d(?:,\d+)?\b|\bmei (?:r\$ ?)?[78]\d(?:,\d+)?\b/

const IS_MEI = new RegExp(`${DAS.source}|\\bmei\\b`)

export const FLAGS: readonly Flag[] = [
  {
    texto: [],
    custos: DAS,
    acimaDoMei: true,
    cartas: ['mei_estourou'],
    aviso:
      'a guia que você informou tem o valor da guia do MEI, e o faturamento passa do limite do ano: leve as vendas, mês a mês, ao contador antes da virada.',
  },
  {
    texto: [IS_MEI],
    metaAcimaDoMei: true,
    fora: /\bex-?mei\b|\bnao sou (?:mais )?mei\b|\bsai(?:r|o|u)? do mei\b/,
    cartas: ['mei_estourou'],
    aviso:
      'a sua meta, somada no ano, passa do limite do MEI: some o faturamento todo mês e fale com o contador antes de passar, porque o imposto novo entra no preço.',
  },
  {
    texto: [/\bmei\b/, /\b(?:contrat\w+|ajudante|funcionari\w+|auxiliar)\b/],
    fora: /(?:duas|dois|tres|\b[2-9]) (?:funcionari|menin|ajudante|monitor)/,
    cartas: [],
    aviso:
      'o MEI pode registrar um só empregado, com salário mínimo ou piso da categoria; o segundo pede virar microempresa.',
  },
  {
    custos: DAS,
    texto: [/(?:duas|dois|tres|\b[2-9]) (?:funcionari\w*|menin\w*|ajudante\w*|monitor\w*|vendedor\w*)/],
    cartas: [],
    aviso:
      'o MEI só pode ter um empregado: com mais de uma pessoa fixa, veja com o contador a passagem para microempresa antes de uma fiscalização.',
  },
  {
    texto: [/motoboy|entregador/, /diaria|em dinheiro|por fora|acerto/],
    fora: /ifood.{0,20}entreg/,
    cartas: ['informal_sem_registro', 'processo_trabalhista'],
    aviso:
      'motoboy com turno e ordem sua pode ser reconhecido na Justiça como empregado, com adicional de periculosidade; confira o contrato com contador ou advogado.',
  },
  {
    texto: [/\b(?:diaria|diarista|freela|por fora|sem registro)\b|\bpag\w+ (?:\w+ ){0,4}em dinheiro\b/],
    fora: /client\w* (?:\w+ ){0,3}em dinheiro|colheita|safra|motoboy|entregador|salao|cabeleireir|camareira.*hotel|diaria de \d|hotel|pousada/,
    cartas: ['informal_sem_registro', 'processo_trabalhista'],
    aviso:
      'diária repetida toda semana, com horário e ordem sua, pode virar vínculo de emprego; guarde recibo e confira com o contador quem precisa de registro.',
  },
  {
    texto: [/\bcomissao das? (?:menina|profission|cabeleireir|manicure)|comissao d[oa]s? (?:barbeir|menin)/],
    cartas: ['parceria_salao', 'parceiro_sem_contrato'],
    aviso:
      'se a comissão é paga sem contrato de salão-parceiro homologado, pode virar vínculo; assine com cada profissional o contrato que a lei prevê.',
  },
  {
    texto: [
      /esgotad|exaust|nao aguento|nao durmo|(?:ate|viro|varo|respond\w+ de) (?:a |de )?madrugada|ate (?:as? )?\d+ da manha|\b(?:trabalho|durmo|deito|paro) .{0,20}\b[1-3] da manha|\bchoro (?:de|todo|a noite|escondid|sozinh)|adoe(?:co|ci)\b|fico doente|(?:trabalh|atend)\w*.{0,40}das \d+ as 2\d/,
    ],
    cartas: ['burnout_dono', 'depressao_sofrimento'],
    aviso:
      'o seu cansaço também é um risco do negócio: marque já uma folga fixa por semana e, se o sono ou o ânimo não voltarem, procure a unidade de saúde.',
  },
  {
    texto: [
      /mensalidade|alun/,
      /(?:mensalidade|alun\w*|famil\w*|pais|maes?|responsave\w*).{0,40}(?:atras|dev(?:e|em|endo)\b)|inadimpl/,
    ],
    segmentos: ['Educação'],
    cartas: [],
    aviso:
      'a lei permite não renovar a matrícula de quem segue devendo; durante o ano, a aula e os documentos não podem parar.',
  },
  {
    texto: [/\bfiado|caloteiro|nao me paga|inadimpl/, /cobr/],
    segmentos: ['Comércio Varejista', 'Alimentação', 'Serviços'],
    cartas: ['inadimplencia_escola'],
    aviso: 'cobrança só em particular: expor o nome de quem deve ou ameaçar dá processo, mesmo com razão.',
  },
  {
    texto: [
      /bolo|doce|salgad|marmita|comida|hamburg|pizza|queijo|mel\b/,
      /em casa|minha cozinha|insta\b|encomenda|faco e entrego/,
    ],
    segmentos: ['Alimentação'],
    fora: /\bloj(?:a|inha)\b|padaria|restaur|lanchon|aluguel|balcao/,
    cartas: ['vigilancia_validade', 'licenca_para_vender'],
    aviso:
      'quem faz alimento em casa precisa seguir a regra da vigilância sanitária do município; o cadastro costuma ser simples, e a multa não.',
  },
  {
    texto: [/antecip\w* (?:duplicata|recebive|cartao|nota)|duplicata/],
    cartas: ['taxa_maquininha'],
    aviso:
      'antecipar a nota do mês seguinte para fechar este é o começo da bola de neve; ponha um teto por mês e mostre o contrato ao contador.',
  },
  {
    texto: [/(?:limite|estour|passar) .{0,20}\bmei\b|\bmei\b.{0,40}(?:limite|estour|81)/],
    cartas: [],
    aviso:
      'deixar de emitir nota para caber no limite é omissão de receita; passando até um quinto do limite, a mudança vale a partir de janeiro, acima disso volta ao começo do ano.',
  },
  {
    texto: [
      /ampliar|segunda (?:loja|unidade)|\bfinanci|compr\w+.{0,30}(?:maquina|gerador|caminhao|van|trator|forno)|\b(?:peg|faz|fac|tom|tir|pens)\w+ (?:\w+ ){0,3}emprestimo/,
    ],
    fora: /\bsem (?:\w+ ){0,2}(?:emprestimo|banco)|\bquase (?:peguei|pego)|\bano passado (?:\w+ ){0,3}(?:peguei|tirei|fiz)/,
    cartas: ['emprestar_para_crescer', 'aluguel_equipamento', 'segunda_loja'],
    aviso: 'não assine parcela que só cabe se a venda crescer: ela precisa caber na sobra de um mês fraco de hoje.',
  },
  {
    texto: [
      /\b(?:telhado|altura|sold\w+|serra|serralh\w+|prensa|eletricist\w+|andaime|pedreir\w+)\b/,
      /sozinh|so eu|depende de mim|montador|ajudante/,
    ],
    cartas: ['acidente_seguranca'],
    aviso:
      'quem trabalha com risco precisa de proteção: equipamento e um seguro de acidentes custam menos do que um dia parado.',
  },
]
