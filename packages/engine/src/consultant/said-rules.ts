import { join, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import { MAX_TALK } from './asks-sum.ts'
import type { Known } from './company.ts'
import type { Subject } from './memory.ts'
import { overLimitText } from './own-figure.ts'

/** A rule of law that decides a question, by words of hers that all have to stand there; guides that say it themselves are left alone. */
interface SaidRule {
  when: readonly RegExp[]
  unless?: RegExp
  says: string
  guides: readonly string[]
  /** A year's limit goes with it. */
  ofYear?: true
  /** No guide speaks of it: whatever was found is beside the question. */
  alone?: true
}

const RULES: readonly SaidRule[] = [
  {
    when: [
      /\bpj\b|\bpessoa juridica\b/,
      /\b(?:ele|ela|eles|elas|funcionari\w+|empregad\w+|candidat\w+|rapaz|moca)\b/,
      /\b(?:ped(?:e|em|ir|iu|iram|indo)|quer(?:em)?|quis\w*|prefer\w+|insist\w+|topa\w*|aceita\w*)\b/,
    ],
    unless: /\b(?:custa|quanto|imposto|nota|eu (?:quero|prefiro|sou))\b/,
    says: 'O pedido da pessoa não muda nada: se ela tem horário, recebe ordens, vem sempre e não pode mandar outro no lugar, é emprego, e quem paga tudo depois, com multa, é a empresa (CLT, artigos 3º e 9º). Ofereça uma escolha de verdade: CLT com um benefício que ela valorize, ou um projeto com entrega, preço e horário livres, com contrato e nota. Confirme com o contador.',
    guides: [],
    alone: true,
  },
  {
    when: [
      /\bclt ou (?:como )?(?:pj|mei)\b|\b(?:pj|mei) ou (?:como )?clt\b/,
      /\b(?:contrat\w+|pegar|pego|registr\w+|funcionari\w+|trazer)\b/,
    ],
    unless:
      /\b(?:trabalho como|sou pj|virar|viro|me (?:contrat\w+|ofere\w+|registr\w+)|compensa pra mim|medico|plantao)\b/,
    says: 'Quem decide é a rotina, não a sua vontade nem a da pessoa: com horário, ordens, trabalho pessoal e todo mês, é CLT, e PJ nesse caso vira processo com tudo a pagar. PJ serve para quem tem autonomia: entrega por projeto, horário livre, outros clientes e nota. Para custo, conte na CLT o salário mais uns 20% no Simples (férias, 13º e FGTS), fora benefícios. Confirme com o contador.',
    guides: ['pj-ou-clt-para-mim'],
    alone: true,
  },
  {
    when: [
      /\btroc\w+/,
      /\b(?:nao gost\w+|nao serv\w+|cor|tamanho|arrepend\w+|mudou de ideia|ganhou de presente|sem defeito|sem motivo)\b/,
      /\b(?:obrigad[oa]|obrigatorio|tenho (?:que|q)|direito|preciso)\b/,
    ],
    unless: /\b(?:internet|online|site|whatsapp|zap|instagram|marketplace|fornecedor\w*|funcionari\w+)\b/,
    says: 'Não, se a compra foi na loja e o produto não tem defeito: trocar por gosto, cor ou tamanho é gentileza, a não ser que você tenha prometido. Em compra pela internet ou telefone há 7 dias para desistir; com defeito, você tem 30 dias para resolver (Código do Consumidor, artigos 18 e 49).',
    guides: [],
  },
  {
    when: [
      /\bmei\b/,
      /\b(?:contrat\w+|registr\w+|fichar|assinar a carteira|empregad\w+|funcionari\w+|ajudante\w*|auxiliar)\b/,
      /\b(?:pode|posso|consigo|da pra|tem como|quantos)\b/,
    ],
    unless: /\b(?:dois|duas|2|segund[oa]|terceir[oa]|mais (?:um|uma)|outr[oa])\b|contrat\w+ (?:um |uma |como )?mei\b/,
    says: 'Pode: o MEI pode ter um empregado, com salário mínimo ou o piso da categoria, registrado no eSocial antes do primeiro dia; para o segundo é preciso virar microempresa (Lei Complementar 123, artigo 18-C).',
    guides: ['mei-primeiro-empregado', 'mei-dois-empregados'],
    ofYear: true,
  },
  {
    when: [
      /\b(?:ovos?|queijos?|linguica\w*|salame\w*|carnes?|frangos?|galinhas?|peixes?|mel|leite|iogurtes?|requeijao|manteiga|embutid\w+|defumad\w+)\b/,
      /\b(?:mercados?|supermercados?|mercadinhos?|padarias?|restaurantes?|emporios?|revend\w+|outra cidade|outras cidades|outro estado|pra fora)\b/,
      /\b(?:vend\w+|coloc\w+|entrar|fornec\w+|por)\b/,
      /\b(?:caipira|artesana\w+|caseir[oa]s?|colonia\w+|roca|sitio|faco|crio|produzo|tiro|minha producao|granja)\b/,
    ],
    unless: /\b(?:venc\w+|validade|desconto|promocao|estrag\w+|concorr\w+)\b/,
    says: 'Antes de oferecer: produto de origem animal (ovo, queijo, carne, mel, leite) só entra em mercado e loja com registro e selo de inspeção, e rótulo. O SIM, da prefeitura, vale no município; o SIE, no estado; o SIF ou o Sisbi, em todo o país (Lei 7.889, de 1989). Comece perguntando na prefeitura ou na Emater o que falta para o SIM.',
    guides: ['selo-inspecao'],
  },
  {
    when: [
      /\b(?:salao|barbearia|cabeleireir\w+|manicures?|barbeir\w+|esmalteria|esteticista\w*)\b/,
      /\b(?:comissao|porcentagem|por cento|parceir\w+|cadeira)\b/,
      /\b(?:registr\w+|carteira|contrato|clt|vinculo|legal|lei|problema|arrumar|regulariz\w+|autonom\w+|processo)\b/,
    ],
    says: 'Em salão há um caminho legal para quem trabalha por comissão: o contrato de salão-parceiro (Lei 13.352, de 2016), por escrito e homologado no sindicato, com a profissional com CNPJ (pode ser MEI) e livre no horário e na agenda. Com horário imposto e ordens, continua sendo emprego, com registro.',
    guides: ['cadeira-alugada', 'alugar-cadeira'],
  },
  {
    when: [
      /\b(?:progressivas?|alisantes?|alisamento|selagem|botox capilar|cosmetico\w*|esmaltes?|tintura\w*|creme\w*)\b/,
      /\b(?:como (?:eu )?(?:sei|saber|confiro|confir\w+|verific\w+|vejo|comprovo|mostro)|onde (?:eu )?(?:vejo|consulto))\b/,
      /\b(?:legaliz\w+|registr\w+|anvisa|formol|regulariz\w+|permitid\w+|liberad\w+|fals\w+|original|proibid\w+)\b/,
    ],
    says: 'Consulte no site da Anvisa o número de registro (ou de processo) que está no rótulo: alisante só pode ser vendido e usado com registro. Confira também nome e CNPJ do fabricante, lote e validade, e compre com nota fiscal. Sem rótulo completo, com cheiro forte ou que arde nos olhos, não use; e nunca acrescente nada ao produto. Faça teste de mecha e ventile o lugar.',
    guides: [],
  },
  {
    when: [
      /\bdescont(?:ar|ei|amos|a(?= d[aeo] (?:salario|pagamento|funcionari)))\b|\b(?:posso|eu) desconto d[aeo]/,
      /\b(?:caixa|salario|pagamento|funcionari\w+|moca|menina|rapaz|menino|atendente|garcom|garconete|vendedor\w*|motoboy|operador\w*|balconista|ajudante|del[ea])\b/,
      /\b(?:posso|pode|podemos|devo|tenho direito|e permitido|da pra|tem como)\b/,
    ],
    unless:
      /\b(?:client\w*|descont\w+ (?:o |os |a |as |um )?(?:dias?|faltas?|horas?|manha|tarde|turno)|dia que|dias? (?:de|que) falt\w+|faltou (?:hoje|ontem|no|na)|falt\w+ (?:\d+|duas|tres|quatro|varias|muitas|algumas) (?:vez(?:es)?|dias?)|falt\w+ (?:muito|direto|sem (?:avis|justific|atestad)\w+)|atras\w+|boleto|cheque\w*|cartao|nota|duplicata|vale|adiantamento|antecip\w+|imposto|inss|pensao|uniforme)\b/,
    says: 'Só em dois casos: se foi de propósito, ou se foi erro da pessoa e o contrato ou um acordo escrito já previa esse desconto (CLT, artigo 462). Nos dois, com prova de que foi ela: em caixa ou estoque em que mais gente mexe, não há prova. Não desconte por conta própria; veja na convenção da categoria se há adicional de quebra de caixa.',
    guides: [],
  },
  {
    when: [
      /\bmei\b/,
      /\b(?:compensa\w*|vale a pena|quando (?:devo|preciso|e hora|vale)|ja (?:devo|preciso|compensa))\b/,
      /\b(?:abr\w+|virar|formaliz\w+|fazer|tirar|ser|ter|registr\w+)\b/,
    ],
    unless:
      /\b(?:contrat\w+|empregad\w+|funcionari\w+|desenquadr\w+|pass(?:ei|ar|ou)|estour\w+|limite|migrar|sair|me|simples|microempresa|clt|carteira|segundo|soci[oa]|fechar|baixar|encerrar|caminhoneir\w+|frete|medic\w+|dentista\w*|psicolog\w+|advogad\w+|engenheir\w+|rural|roca|sitio)\b/,
    says: 'O MEI costuma compensar quando você já vende todo mês: por um valor fixo (5% do salário mínimo de INSS, mais R$ 1 no comércio ou R$ 5 no serviço) você tem CNPJ, emite nota, vende para empresa e conta tempo para aposentadoria por idade, auxílio por doença e salário-maternidade. O limite é de R$ 81 mil por ano, e a sua atividade precisa estar na lista (Lei Complementar 123, artigo 18-A).',
    guides: ['mei-limite', 'mei-para-me', 'quem-pode-ser-mei'],
    ofYear: true,
  },
  {
    when: [
      /\bviveiros?\b|\bmudas\b|\b(?:vend\w+|produz\w+|faco) mudas?\b/,
      /\b(?:prefeitura\w*|licitac\w+|edital|loja\w*|agropecuari\w+|registr\w+|legaliz\w+|licenca|nota|autorizac\w+)\b/,
      /\b(?:vend\w+|fornec\w+|particip\w+|preciso|precisa|posso|como)\b/,
    ],
    unless:
      /\b(?:viveiros? de (?:peixe|camarao|passaro|ave)\w*|compr\w+ (?:as |umas )?mudas|camarao|peixes?|tilapia)\b/,
    says: 'Antes: quem produz mudas para vender precisa de inscrição no Renasem, o registro de sementes e mudas do Ministério da Agricultura, com responsável técnico (Lei 10.711, de 2003, artigo 8º). O agricultor familiar é dispensado só quando troca ou vende a outro agricultor familiar. A prefeitura costuma exigir o Renasem no edital.',
    guides: [],
  },
  {
    when: [
      /\brepresentantes?\b/,
      /\b(?:vendedor\w*|clt|registrad\w+|carteira|funcionari\w+|empregad\w+)\b/,
      /\b(?:ou|melhor|diferenca|compensa)\b/,
    ],
    unless: /\b(?:cobr\w+ de mim|representante (?:da|do) (?:marca|fornecedor|fabrica que))\b/,
    says: 'Lado a lado: o representante é autônomo ou empresa, com contrato e registro no Core; ganha só comissão, organiza o próprio dia e, se você encerra sem motivo justo, recebe indenização de ao menos 1/12 de tudo o que ganhou (Lei 4.886, de 1965, artigo 27). O vendedor registrado custa o fixo e os encargos mesmo sem vender, e em troca você manda no horário, na rota e na exclusividade. Dar ordem de empregado a representante vira vínculo. Região nova e venda incerta pedem representante; cliente que precisa de visita toda semana, vendedor.',
    guides: [],
  },
  {
    when: [
      /\balugue(?:l|is)\b/,
      /\b(?:subi\w*|sobe|aument\w+|reajust\w+)\b/,
      /\b(?:don[oa]|proprietari\w+|imobiliaria|locador\w*|quer(?:em)?|pediu|pedindo|mand\w+|negoci\w+)\b/,
    ],
    unless:
      /\b(?:inquilin\w+|alugo (?:meu|minha|um|uma|o|a)|meus? imove(?:l|is)|pasto|arrend\w+|maquina\w*|equipamento\w*|carros?|toalhas?|loucas?|brinquedos?|(?:meu|o) preco do aluguel|residencia|minha casa)\b/,
    says: 'Antes de negociar, abra o contrato: enquanto ele vale, o reajuste é um por ano, na data e pelo índice escritos (Lei 10.192, de 2001); acima disso, só se você concordar. Valor de mercado, qualquer dos dois pode pedir na Justiça depois de 3 anos, e contrato vencido abre nova negociação. Com contratos escritos que somam 5 anos e 3 no mesmo ramo, há direito à renovatória, pedida entre 1 ano e 6 meses antes do fim (Lei 8.245, de 1991, artigos 19 e 51).',
    guides: [],
  },
  {
    when: [
      /\b(?:motoristas?|caminhoneir\w+|carreteir\w+)\b/,
      /\b(?:descans\w+|revez\w+|jornada|pausas?|intervalo\w*|horas (?:seguidas|de direcao|direto|ao volante))\b/,
      /\b(?:posso|pode|podem|como|quant\w+|tem (?:que|q)|preciso|precisa|obrigad\w+|lei|regra)\b/,
    ],
    unless: /\b(?:aplicativo|uber|99|fretado)\b/,
    says: 'O descanso do motorista empregado tem regra (Lei 13.103, de 2015): no máximo 5 horas e meia dirigindo sem parar, 30 minutos de pausa a cada 6 horas no caminhão e 11 horas seguidas de descanso a cada 24. Dois podem revezar, mas, desde a decisão do STF de 2023 (ADI 5322), descansar com o caminhão andando não conta como repouso e as 11 horas não se dividem: é preciso parar em lugar adequado. Anote a jornada de cada um e ponha o segundo motorista e a parada no preço do frete; confira a convenção da categoria.',
    guides: [],
    alone: true,
  },
  {
    when: [
      /\bmel\b/,
      /\b(?:propolis|sabor\w*|compost\w+|gengibre|guaco|limao|ervas?)\b/,
      /\b(?:vend\w+|rotul\w+|registr\w+)\b/,
      /\b(?:posso|pode|precis\w+|como)\b/,
    ],
    unless: /\b(?:bala\w*|bolo\w*|biscoito\w*|cerveja|hidromel|cosmetic\w+|sabonete\w*|xampu|shampoo)\b/,
    says: 'Pode, com registro e com outro nome: mel misturado com própolis ou sabor não é vendido como mel, é composto. O produto e o lugar passam pelo serviço de inspeção (SIM na cidade, SIE no estado, SIF ou Sisbi no país), o rótulo diz todos os ingredientes e não promete cura (Decreto 9.013, de 2017).',
    guides: [],
    alone: true,
  },
  {
    when: [
      /\b(?:canecas?|calendarios?|brindes?|lembranc\w+|panetones?|cestas? de natal|agendas?|canetas?)\b/,
      /\b(?:cliente\w*|construtor\w*|arquitet\w+|comprador\w*|pedreir\w+|freguesa?)\b/,
      /\b(?:tem (?:algum )?problema|posso|pode|e permitido|da problema)\b/,
      /\b(?:dar|dou|mandar|presentear|entregar|oferecer|distribuir)\b/,
    ],
    unless:
      /\b(?:funcionari\w+|pacient\w+|medic\w+|sorte\w+|prefeitura|fiscal\w*|servidor\w*|public[oa]|indic\w+|troca de|em troca|pra (?:ele|ela|eles) (?:me|compr\w+|fech\w+)|vend\w+)\b/,
    says: 'Pode: brinde simples, com a sua marca e igual para todos os clientes particulares, é cortesia normal. Dois cuidados: veja se a empresa dele tem regra sobre presentes, e não ligue o brinde a um pedido. A servidor público (prefeitura, escola, hospital), só depois de ler a regra do órgão. Some o gasto antes: quantos clientes, quanto por peça, e peça com três semanas de folga.',
    guides: [],
    alone: true,
  },
]

/** The rule that decides what she asks, to be told before any advice or instead of it; null: none, or the advice says it. */
export function saidRule(
  known: Known,
  question: string,
  subject: Subject | null,
): { said: Text; alone: boolean } | null {
  const text = fold(question.slice(0, MAX_TALK))
  const rule = RULES.find(({ when, unless }) => when.every((words) => words.test(text)) && !unless?.test(text))
  if (!rule || (subject?.kind === 'guide' && rule.guides.includes(subject.id))) return null
  const over = rule.ofYear ? overLimitText(known) : null
  const said = adviceText(known.book, rule.says)
  return { said: over ? join([said, over], ' ') : said, alone: rule.alone ?? false }
}
