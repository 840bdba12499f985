import { join, type Text } from '#src/facts/fact-book.ts'
import { adviceText } from '#src/problems/challenge.ts'
import { fold } from '#src/text/words.ts'
import type { Known } from './company.ts'
import type { Subject } from './memory.ts'
import { overLimitText } from './own-figure.ts'

const MAX_TALK = 1_000

/** A rule of law that decides a question, by words of hers that all have to stand there; guides that say it themselves are left alone. */
interface SaidRule {
  when: readonly RegExp[]
  unless?: RegExp
  says: string
  guides: readonly string[]
  /** A year's limit goes with it. */
  ofYear?: true
}

const RULES: readonly SaidRule[] = [
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
]

/** The rule that decides what she asks, to be told before any advice; null: none, or the advice says it. */
export function saidRule(known: Known, question: string, subject: Subject | null): Text | null {
  const text = fold(question.slice(0, MAX_TALK))
  const rule = RULES.find(({ when, unless }) => when.every((words) => words.test(text)) && !unless?.test(text))
  if (!rule || (subject?.kind === 'guide' && rule.guides.includes(subject.id))) return null
  const over = rule.ofYear ? overLimitText(known) : null
  const said = adviceText(known.book, rule.says)
  return over ? join([said, over], ' ') : said
}
