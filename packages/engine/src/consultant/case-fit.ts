import { fold } from '#src/text/words.ts'

/** How far a guide stands apart from a case that only shares its words. */
const APART = -40

const WHO_DIED =
  '(?:pai|mae|avo|avos|ti[oa]|sogr[oa]|marido|esposa|mulher|irma|irmao|soci[oa]|dono|dona|patrao|velho|velha|el[ea])'
const DIED = '(?:morreu|morreram|faleceu|faleceram|se foi|partiu|morte|falecimento)'
const OF_DATE = new RegExp(
  `\\b(?:desde (?:que )?|depois que |quando |(?:herd\\w+|ficou|fiquei|assumi|peguei|passou).{0,40}(?:quando|depois que|com a morte d[oae]) )(?:a |o |meu |minha |os |da |do |de )?(?:morte d[oa] )?${WHO_DIED}\\b.{0,12}\\b${DIED}|\\bdesde a morte d[oa]|\\bherd(?:ei|amos|ou)\\b`,
)
const GRIEVES =
  /\b(?:luto|enterro|velorio|triste\w*|tristeza|saudade|chor\w+|animo|forca|cabeca|nao consigo|nao consegui|nao tenho (?:vontade|coragem)|sem (?:chao|rumo|vontade|animo)|travei|perdi (?:meu|minha)|viuv[oa]|semana passada|mes passado|ontem|esses dias|acabou de)\b/

const OWES = /\b(?:me (?:deve|devem|devendo)|(?:ta|esta|estao|ficou) me devendo|nao me pag\w+)\b/
const LONG_SINCE = /\b(?:(?:faz|ha|tem|desde|por) .{0,12}(?:mes|meses|ano|anos)|meses|(?:um|meio) ano)\b/
const STALLS =
  /\b(?:enrol\w+|semana que vem|mes que vem|amanha (?:eu )?(?:pag\w+|acert\w+)|promet\w+|(?:diz|fala|jura) que (?:\w+ ){0,3}pag\w+|empurr\w+|desculpas?|some|sumiu|nao pag\w+|foge|fugindo)\b/
const GOOD_CLIENT =
  /\b(?:compra (?:sempre|todo|toda|muito)|sempre (?:me )?(?:pag\w+|compr\w+)|client\w+ (?:bom|boa|antig\w+|fiel|grande)|(?:bom|boa) client\w+|pag\w+ (?:sempre |todo mes )?(?:atrasad\w+|com atraso|depois))\b/

const PARTNER =
  /\b(?:soci[oa]s?|meio a meio|metade (?:e )?(?:minha|dele|dela|d[oa] (?:meu|minha))|(?:minha|meu) e d[oa] (?:meu|minha) (?:irmao|irma|prim[oa]|cunhad[oa]|compadre|amig[oa])|50 por cento cada|sociedade)\b/
const WORKS_LESS =
  /\b(?:(?:so )?aparec\w+ (?:so |de vez|quando|uma|duas|2|1|no fim)|nao aparec\w+|vem (?:so |uma|duas|1|2)|trabalh\w+ menos|nao trabalh\w+|(?:chega|sai) (?:tarde|cedo|na hora que quer)|folgad[oa]|fica em casa|viaj\w+)\b/
const DRAWS_ALIKE =
  /\b(?:(?:tira|ganha|leva|recebe|retira|pega)\w* (?:o )?(?:igual|mesmo|mesma|tanto|metade|a metade)|igual a mim|mesma (?:retirada|parte)|divid\w+ (?:igual|no meio|meio a meio)|partes iguais)\b/

const WORKER =
  '(?:(?:o |a )?(?:meu|minha|meus|minhas) (?:melhor(?:es)? |unic[oa] )?(?!soci|marido|espos|filh|client|fornecedor|loja|empresa|firma|salao|oficina|padaria|produto|marca|negocio|ponto|casa|terreno|imovel|carro|obra|restaurante)[a-z]{4,})'
const RIVAL =
  '(?:(?:concorren\\w+|vizinh[oa]|rede|shopping|cliente)|outr[oa]s? (?:loja|salao|empresa|fabrica|oficina|firma|restaurante|padaria|clinica|escola|mercado|lugar|patrao|dono)|(?:loja|salao|mercado|padaria|oficina|restaurante|empresa) (?:d[ao]|ao) (?:lado|frente|esquina))'
const CALLS =
  '(?:(?:ta |esta |anda |vive |fica )?(?:cham\\w+|convid\\w+|assedi\\w+|rond\\w+|sond\\w+)|(?:quer|querem|quis|tentou|tentando|tenta) (?:contratar|levar|pegar|roubar|tirar)|ofereceu|fez (?:uma )?proposta)'
/** 'A dona do salão ao lado chama a minha manicure', 'meu marceneiro pediu aumento, diz que outra fábrica chamou'. */
const RECRUITED = new RegExp(
  `\\b${RIVAL}\\b.{0,20}\\b${CALLS} (?:a |o |as |os )?(?:pra ela |pra ele )?${WORKER}|\\b${WORKER}\\b.{0,60}\\b(?:(?:recebeu|ganhou|tem|teve|veio com) (?:uma )?(?:proposta|oferta|convite)|foi (?:chamad|convidad|sondad)[oa]|${RIVAL} (?:ja )?(?:${CALLS}))`,
)

const IN_SHOP =
  /\b(?:na|dentro d?a) (?:propria |minha )?loja (?:mesmo|fisica)\b|\bnao foi (?:pel[ao] |por |n[ao] )?(?:internet|site|online|whats\w*|zap|insta\w*|telefone)\b|\b(?:comprou|compra|veio|levou)\b.{0,24}\b(?:presencial\w*|no balcao|pessoalmente)\b/
const WANTS_BACK = /\b(?:dinheiro de volta|devolv\w+|devoluc\w+|arrepend\w+|troc\w+|desist\w+)\b/

const DRAWS =
  /\b(?:tir(?:o|ando|amos)|peg(?:o|ando|amos)|retir(?:o|ando)|sac(?:o|ando))\b.{0,30}\b(?:gaveta|caixa|loja|empresa|negocio|conta da (?:loja|empresa))\b/
const FOR_HOME =
  /\b(?:conforme|quando|sempre que|na hora que) (?:eu )?(?:preciso|da|precis\w+)\b|\b(?:pra|para) (?:a )?casa\b|\bescola d[oe]s? (?:meus )?(?:filh|menin)|\b(?:contas?|despesas?|gastos?|mercado) (?:de|da|pra) casa\b/

/** Who asks what comes of passing the limit asks for no number that is left. */
export const asksAfterLimit = (text: string): boolean =>
  /\bmei\b/.test(text) &&
  /\b(?:o que|oq|que) (?:e que )?(?:acontece|vai acontecer|da|rola|muda|faco|eu faco) se (?:eu )?(?:passar|ultrapassar|estourar)|\bse (?:eu )?(?:passar|ultrapassar|estourar)\b.{0,30}\b(?:o que|oq) (?:acontece|faco|muda)|\bja passei d[oe]/.test(
    text,
  )

/** What is told of a case that tells two guides of the same words apart. */
const CASES: readonly { is: (text: string) => boolean; own?: string; other: readonly string[] }[] = [
  { is: (text) => OF_DATE.test(text) && !GRIEVES.test(text), other: ['luto-do-dono'] },
  {
    is: (text) => OWES.test(text) && LONG_SINCE.test(text) && STALLS.test(text) && !GOOD_CLIENT.test(text),
    own: 'divida-de-meses',
    other: ['cliente-atrasa-sempre'],
  },
  {
    is: (text) => PARTNER.test(text) && WORKS_LESS.test(text) && DRAWS_ALIKE.test(text),
    own: 'socio-nao-trabalha',
    other: ['trabalho-demais-o-que-largo'],
  },
  { is: (text) => IN_SHOP.test(text) && WANTS_BACK.test(text), own: 'troca-devolucao', other: ['comprou-a-distancia'] },
  { is: (text) => DRAWS.test(text) && FOR_HOME.test(text), own: 'salario-do-dono', other: [] },
  { is: asksAfterLimit, own: 'mei-passou-do-limite', other: [] },
  { is: (text) => RECRUITED.test(text), own: 'concorrente-leva-meu-funcionario', other: ['bonificacao-para-entrar'] },
]

const MAX_CHARACTERS = 600

export interface CaseFit {
  /** The guide that tells just this case. */
  own: string | undefined
  fitOf: (guide: { id: string }) => number
}

/** What guides fit the case that a question tells: a death told as a date is no grief, who stalls for months no good client that is late. */
export function caseFit(question: string): CaseFit {
  const text = fold(question.slice(0, MAX_CHARACTERS))
  const told = CASES.filter(({ is }) => is(text))
  const other = told.flatMap((each) => each.other)
  return { own: told.find(({ own }) => own !== undefined)?.own, fitOf: ({ id }) => (other.includes(id) ? APART : 0) }
}
