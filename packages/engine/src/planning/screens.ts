import type { MarketSegment } from '@norteia/contracts/company'
import { onFirstUse } from '@norteia/contracts/on-first-use'
import { isLeaking } from '#src/problems/counted.ts'
import type { Reading } from '#src/reading/input.ts'
import { sceneOf } from '#src/reading/scene.ts'
import { lately } from '#src/text/lately.ts'
import { fold } from '#src/text/words.ts'
import type { Doer } from './candidates.ts'
import { kindsOf } from './deed-kinds.ts'
import { takenBy } from './taken.ts'

/** Who buys from these sets the price: there is no table to mend, no customer to tell. Folded. */
const PRICE_IS_SET =
  /\b(?:laticinio|vinicola|usina|integradora|frigorifico|cerealista|atravessador|trading|tarifa (?:publica|da prefeitura)|preco tabelado|tabelado|loterica|franquead[ao])\b/
/** A farm's buyer says what a litre or a kilo is worth. Folded. */
const BUYER_PAYS =
  /\bcomprador\w*\b.{0,30}\bpag|\bprograma do leite|\bgoverno paga|\bpag(?:a|am|ando) (?:so )?\d[\d,.]* ?(?:reais )?(?:n?[oa]|por|pel[oa]) (?:litro|quilo|kilo|kg|saca|arroba|caixa|peixe|boi|cabeca)/
/** What only who sets her own price can do. */
const OF_OWN_PRICE = new Set(['preco', 'data_reajuste', 'versoes', 'sinal', 'respostas', 'propostas_abertas'])
const QUOTES = /orcamento|cliente (?:novo|antigo)|clientes antigos|desconto|clientes poderiam sair/

/** Answers by which she has already what a step would build. */
const HAS: readonly (readonly [question: string, answer: RegExp, kind: string])[] = [
  ['industry_cost', /^Planilha por produto|^Custo real/, 'custo_unitario'],
  ['agro_cost', /^Planilha por safra|^Custo por talhão/, 'custo_unitario'],
  ['service_pricing', /^Por hora, com custo|^Por valor entregue/, 'custo_unitario'],
  ['service_followup', /CRM/, 'propostas_abertas'],
  ['food_recipe', /^Todas/, 'ficha_tecnica'],
  ['retail_credit', /^Quase tudo à vista/, 'listar_atraso'],
  ['retail_credit', /^Quase tudo à vista/, 'pix'],
  ['health_return', /Confirmação por WhatsApp/, 'lembrar'],
  ['health_return', /Programa de indicação/, 'indicacao'],
  ['edu_default', /^Menos de 4%/, 'listar_atraso'],
  ['other_process', /^Passo a passo escrito|^Escrito e medido/, 'passo_a_passo'],
]
/** What the customers of a segment aren't asked or told. */
const NOT_IN: readonly (readonly [kind: string, segments: readonly MarketSegment[]])[] = [
  ['versoes', ['Agronegócio']],
  ['sinal', ['Educação', 'Saúde', 'Comércio Varejista', 'Agronegócio']],
  ['prazo_fornecedor', ['Educação', 'Saúde', 'Tecnologia']],
  ['cadastro', ['Educação', 'Saúde', 'Tecnologia', 'Agronegócio']],
  ['recompra', ['Educação', 'Saúde', 'Tecnologia', 'Indústria', 'Agronegócio']],
  ['comprar_item', ['Agronegócio', 'Educação', 'Saúde', 'Tecnologia', 'Serviços']],
  ['catalogo', ['Agronegócio', 'Educação', 'Saúde']],
]
/** What speaks to several people says nothing to two. */
const OF_A_TEAM = /cada pessoa|por pessoa|a quem vende|equipe de vendas|reuniao de dez minutos|melhor do mes/
const A_PAIR = 2

/** What she says that she does, has or knows already, and the steps that would ask for it again. Folded. */
const TOLD: readonly (readonly [said: RegExp, title: RegExp])[] = [
  [
    /\b(?:alug|loc)(?:o|amos|ad[oa]s?|ar|acao)\b.{0,120}\b(?:por|ao|cada) mes\b|\bmensalidade|\bmensalista|\bcontratos? mensa/,
    /contrato mensal de acompanhamento/,
  ],
  [
    /\b(?:mando|manda|mandar|leva|levo|demora\w*|passo|respondo)\b.{0,40}\b(?:\d+ dias|semana)\b|\b\d+ dias depois\b/,
    /quatro perguntas antes/,
  ],
  [
    /(?:fal\w+|diz\w*|dizendo|alega\w*|reclama\w*) (?:que |do |da |de )?(?:\w+ ){0,2}(?:nao us|car[oa]|sem tempo|mud|preco|demor|dificil|atend|pequen|longe)/,
    /quem saiu|quem cancelou|ouca o que faltou/,
  ],
  [
    /cobr\w+ (?:[\w$,.]+ ){0,8}(?:faz|ha|tem|desde) (?:\w+ )?(?:anos?|mes)|(?:faz|ha) (?:\w+ ){1,5}que (?:\w+ ){0,2}nao (?:aument\w+|reajust\w+|sub\w+|mex\w+)|(?:mesmo|mesma) (?:preco|valor|tabela) (?:desde|ha|faz)|nao (?:aument\w+|reajust\w+|sub\w+|mex\w+) (?:\w+ ){0,4}(?:ha|faz|desde|tem)\b|continua (?:[\w$,.]+ ){1,3}(?:ha|faz|desde)\b/,
    /data do ultimo reajuste/,
  ],
  [
    /confirm\w+ (?:\w+ ){0,2}(?:por|pelo|no) (?:whats|zap|mensagem|telefone)|(?:mando|manda|mandamos) (?:\w+ )?(?:mensagem|lembrete|whats\w*) (?:\w+ ){0,2}(?:antes|vespera)/,
    /dois lembretes/,
  ],
  [
    /\d+ ?% (?:de )?(?:entrada|sinal|adiantad)|metade (?:de |na )?(?:entrada|adiantad)|(?:peco|cobro|pego|com) sinal\b/,
    /peca (?:sinal|entrada)|receba antes de gastar/,
  ],
  [
    /(?:fiz|faco|fizemos|fazemos) (?:a |uma |o )?(?:contagem|inventario|balanco)|\bcontei\b/,
    /conte primeiro os cinquenta|conte o estoque e marque/,
  ],
  [
    /anuncio\w*.{0,40}(?:nao (?:deu|traz|trouxe|funcion|vend|volt)|nada|dinheiro fora)|(?:ja )?(?:tentei|paguei|fiz|coloquei|gastei).{0,20}(?:anuncio|trafego|impulsion|google ads)/,
    /anuncio pequeno|anuncie so|anuncio com/,
  ],
  [/post\w+ (?:todo dia|todos os dias|sempre|toda semana|direto)/, /publique toda semana|publique no perfil/],
  [/(?:tentei|fiz|dei|baixei|coloquei).{0,24}(?:desconto|promoc)\w*/, /desconto de|de desconto|promocoes/],
  [
    /\d (?:em|de|a) cada \d|\d ?% .{0,24}(?:volta|refa|some|falta|cancel|devolv|perd)|\d .{0,30}(?:por|ao|no|todo) (?:mes|dia) .{0,20}(?:volta|refa|falt|cancel|devolv|perd|estrag)|(?:perc?[do]\w*|jog\w+ fora|estrag\w+|volta\w*|refa\w*) (?:\w+ ){0,2}\d/,
    /^(?:anote|registre|marque) por (?:uma|duas) semanas?|^pese e anote/,
  ],
  [
    /(?:desconta|cai|debita|cobra)\w* (?:sozinh|automat|direto no cartao)|assina no cartao|cartao recorrente/,
    /cobranca automatica|cair sozinha/,
  ],
  [
    /(?:ja )?comprei (?:um|uma|o|a|outro|outra) (?:(?:aparelho|maquina|forno|equipamento|caminhao|carro|van|impressora|trator|estufa)|[a-z]+ (?:por|de) \d)|parcela d[oa] (?:aparelho|maquina|equipamento|galpao|caminhao)/,
    /comprar empata com alugar|alugue ou terceirize por tres meses|preco de aluguel por dia|venda o uso antes de comprar|procure usado revisado|decida pela conta do trimestre/,
  ],
  [
    /(?:nomes?|clientes?|telefones?|tudo)(?: \w+){0,2} (?:na|numa|em) (?:uma )?(?:planilha|lista|agenda|caderneta)|tenho (?:o |um |uma )?(?:cadastro|planilha de cliente)/,
    /comece um cadastro/,
  ],
  [/conta (?:separada|so da empresa|pj)\b/, /abra uma conta so/],
  // Who wants out of the evenings opens no new ones.
  [
    /\b(?:sem|nao) ficar pres[oa]|\btrabalh\w+ menos\b|\bmenos horas\b|\bsair (?:mais cedo|antes das)|\bsem trabalhar (?:de |aos? |a )?(?:domingo|sabado|noite)/,
    /abra turnos novos|teste mais horas/,
  ],
  [/(?:tenho|uso|usamos) (?:um |o )?crm\b/, /para um crm/],
  [
    /\bnov[oa]s? (?:ja )?(?:pag\w+|entra\w* (?:pag\w+|por|a))|(?:entraram|entrou|chegaram|vieram) (?:depois|agora) (?:ja )?pag\w+|(?:quem|que) (?:entra|chega) (?:agora|hoje|novo) (?:ja )?paga/,
    /preco novo a todo cliente novo|preco de quem entra agora/,
  ],
  [
    /\bpel[oa] mesm[oa] (?:aplicativo|sistema|plano|servico|aula|produto)|\b(?:so|apenas) (?:um|uma) (?:produto|plano|servico|preco)\b/,
    /liste cada item com a data|tres versoes|tabela inteira/,
  ],
  [/\banalis\w+ (?:os )?extrat|fatura\w* d[oe] cartao|vi (?:no|nos) extrato/, /marque no extrato do ultimo mes/],
  [
    /se (?:ele|ela|eles|elas)? ?(?:descobr\w+|sab\w+|souber\w*|fica\w* sabendo)|medo d\w+ (?:descobrir|saber)/,
    /diga ao atravessador|conte ao fornecedor/,
  ],
  [/contrato assinad|com contrato|tenho contrato/, /use contrato curto|contrato (?:claro|simples)/],
]
/** What costs every month, or is for many sellers, isn't for a small company. Folded titles; reais a month. */
const FOR_LARGER = /verba mensal para as fontes|para um crm/
const LARGER_FROM = 30_000
/** Of shelves and stock rooms; a field, a pond or a greenhouse has none. Folded titles. */
const OF_SHELVES =
  /cinquenta itens|endereco fixo e etiqueta|registra entrada e saida|nota de compra e a venda|um pedaco por semana/
/** Meetings that one person holds with herself, and hours that she hasn't got. */
const MEETS = /reuniao|reunioes|reunam|junto com quem|^teste mais horas/

/** She wants no more people: steps that bring somebody in are left out. Folded. */
const NO_HIRING =
  /\b(?:faturar|trabalhar|fazer|tocar|viver)\b[^.]{0,30}\bsozinh[oa]\b|\bsem (?:(?:ter (?:que |de )?|precisar (?:de )?)?contratar|aumentar (?:a )?(?:equipe|folha)|(?:mais|colocar) gente)|\bmesma (?:equipe|turma|gente)\b|\bnao (?:quero|queria|vou|pretendo|posso) (?:mais )?(?:contratar|pegar (?:mais )?(?:gente|funcionari)|ter (?:mais )?(?:gente|funcionari|empregad)|aumentar (?:a )?(?:equipe|folha))/

const HIRES = 'contratar'
/** Fewer coming in only empties sooner what runs out below. Folded titles. */
const LESS_COMES = /^pause os anuncios/
/** Steps of who has decided to open, for one who asks whether to. Folded titles. */
const OF_OPENING = /antes de alugar|contrato com saida curta|antes da mudanca/
const MOST_TEXT = 4_000

/** Whether the purchaser, and not the company, says what its product costs. */
export const takesThePrice = ({ form, segment }: Pick<Reading, 'form' | 'segment'>): boolean =>
  (segment === 'Agronegócio' && BUYER_PAYS.test(fold(form.main_challenge))) ||
  PRICE_IS_SET.test(
    fold(`${form.main_challenge} ${segment === 'Agronegócio' ? form.operational_flow : ''} ${form.future_goals}`),
  )

/** Titles of steps are few: by what of `TOLD` each is spared, by its places. */
const MOST_TITLES = 4_000
const sparedBy = lately((title) => {
  const folded = fold(title)
  return TOLD.flatMap(([, titles], place) => (titles.test(folded) ? [place] : []))
}, MOST_TITLES)

/** Each is looked for at most once, and only where a title asks for it. */
function onceEach(look: (place: number) => boolean): (place: number) => boolean {
  const known: (boolean | undefined)[] = []
  return (place) => {
    known[place] ??= look(place)
    return known[place]
  }
}

/** Which titles fit who sets the price, how many people there are and what she has already. */
function titleScreen(reading: Reading): (title: string) => boolean {
  const priceSet = takesThePrice(reading)
  const pair = reading.people !== null && reading.people.value <= A_PAIR
  const has = new Set(
    HAS.flatMap(([question, answer, kind]) =>
      [reading.answers[question] ?? []].flat().some((given) => answer.test(given)) ? [kind] : [],
    ),
  )
  const noHiring = NO_HIRING.test(
    fold(`${reading.form.main_challenge}. ${reading.form.future_goals}`.slice(0, MOST_TEXT)),
  )
  const said = fold(
    `${reading.form.main_challenge}. ${reading.form.operational_flow}. ${reading.form.main_costs}. ${reading.form.future_goals}. ${reading.form.acquisition_channels.join(' ')}`.slice(
      0,
      MOST_TEXT,
    ),
  )
  const isTold = onceEach((place) => TOLD[place]![0].test(said))
  const alone = reading.people?.value === 1
  const leaking = onFirstUse(() => isLeaking(sceneOf(reading.form)))
  const undecided = isUndecided(reading) || /\b(?:decidir|pensar|resolver) (?:com calma )?se\b/.test(said)
  const small = reading.revenue !== null && reading.revenue.value < LARGER_FROM
  const foreign = new Set(NOT_IN.flatMap(([kind, segments]) => (segments.includes(reading.segment) ? [kind] : [])))
  return (title) => {
    const kinds = [...kindsOf(title)]
    const folded = fold(title)
    if (kinds.some((kind) => has.has(kind) || foreign.has(kind) || (noHiring && kind === HIRES))) return false
    if (priceSet && (kinds.some((kind) => OF_OWN_PRICE.has(kind)) || QUOTES.test(folded))) return false
    if (sparedBy(title).some(isTold)) return false
    if (reading.segment === 'Agronegócio' && OF_SHELVES.test(folded)) return false
    if (small && FOR_LARGER.test(folded)) return false
    if (LESS_COMES.test(folded) && leaking()) return false
    if (undecided && OF_OPENING.test(folded)) return false
    if (alone && MEETS.test(folded)) return false
    return !(pair && OF_A_TEAM.test(folded))
  }
}

/** Which steps fit her: by who carries them out, by what she has already and by what she works with. */
export function stepScreen(reading: Reading): Doer['suits'] {
  const fits = titleScreen(reading)
  return (step) => fits(step.acao) && takenBy(reading).allows(step)
}

/** She asks which way to go. Folded. */
const ASKS_WHICH =
  /\bnao sei (?:mais )?(?:se|qual)\b|\b(?:sera que|em duvida se)\b|\bvale a pena\b|\bcompensa\b|\bou (?:se )?(?:vou|fico|continuo|deixo)\b|melhor (?:comprar|alugar|trocar|consertar|fazer) ou\b/
export const isUndecided = ({ form }: Pick<Reading, 'form'>): boolean =>
  ASKS_WHICH.test(fold(`${form.main_challenge}. ${form.future_goals}`.slice(0, MOST_TEXT)))

/** What a remedy costs her, by an offer or by what she paid; with thousands as she writes them. Folded. */
const QUOTED =
  /\b(?:orcad[ao]s?|orcamento|orcou|orcaram|reforma|conserto|adequa\w+|cobra(?:m|ram)?|pediram|pediu|gastei|paguei|custa|sai por|deu|foram|ficou)\b[^.;!?]{0,30}?\b(\d{1,3}(?:\.\d{3})+|\d{1,6})( ?mil\b)?/g
const LEAST_PRICE = 300
/** The largest of them; null: none. */
export function toldPrice({ form }: Pick<Reading, 'form'>): number | null {
  const said = fold(form.main_challenge.slice(0, MOST_TEXT))
  const prices = [...said.matchAll(QUOTED)]
    .map(([, digits, thousands]) => Number(digits!.replaceAll('.', '')) * (thousands ? 1_000 : 1))
    .filter((price) => price >= LEAST_PRICE)
  return prices.length === 0 ? null : Math.max(...prices)
}

const COUNTS = new Set(['N', 'R', 'P'])

/** Whether her challenge gives the trouble in numbers; a term or a date counts nothing on its own. */
export const hasCounted = ({ form }: Reading): boolean =>
  sceneOf(form).said.some(({ field, kind }) => field === 'main_challenge' && COUNTS.has(kind))
