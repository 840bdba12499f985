import { lately } from '#src/text/lately.ts'
import { fold } from '#src/text/words.ts'
import { namesBusiness, speaksAsOwner, speaksOfBusiness } from './business-words.ts'
import { ASKED, SKY_ASKED } from './off-topic-asks.ts'

const KIN =
  '(?:sogr[oa]|mae|pai|vo|avo|filh[oa]s?|net[oa]s?|marido|espos[oa]|mulher|veia|veio|irma|irmao|ti[oa]|sobrinh[oa]|afilhad[oa]|namorad[oa]|menin[oa]|guri[a]?|crianca|bebe|cunhad[oa]|amig[oa])'
const ILL =
  '(?:febre|tosse|gripe|gripad[oa]|vomit\\w+|diarreia|catapora|dengue|dor (?:de|no|na|nas|nos)|pressao (?:alta|baixa)|manchas?|inflamad[oa]|inchad[oa]|coceira|alergia|resfriad[oa]|enxaqueca|machuc\\w+)'
const CURES =
  '(?:(?:o )?(?:que|q) (?:eu )?(?:dou|tomo|passo|faco)|qual (?:remedio|pomada|cha|xarope)|remedio|pomada|cha|xarope|tomar|e normal)'

/** What is asked of any assistant, by the form of the request; each with the subject whose right door is told. */
const FORMS: readonly (readonly [subject: string, form: RegExp])[] = [
  // Homework and what is taught at school
  [
    '',
    new RegExp(
      `\\b(?:tarefa|licao|dever|trabalho|pesquisa|prova|redacao) (?:de casa|da escola|do colegio|escolar|d[eoa] (?:historia|geografia|matematica|ciencias|portugues|ingles|biologia|quimica|fisica)|d[oa]s? (?:minh[ao]s? |meus? )?${KIN}|do enem)\\b`,
    ),
  ],
  [
    '',
    /\b(?:revolucao|guerra|imperio|independencia|descobrimento|tratado|proclamacao) (?:francesa|industrial|russa|mundial|fria|romano|d[oae] \w+)\b/,
  ],
  // Verses and letters of the heart
  [
    '',
    /\b(?:escrev\w+|faz|faca|faze|cria|crie|inventa|monta|manda|bola|me d[ae])\b.{0,30}\b(?:poema|poesia|verso|versinho|soneto|cordel|carta de amor|declaracao de amor|discurso|piada|charada|letra de musica|oracao|votos)\b/,
  ],
  [
    '',
    /\b(?:traduz\w*|como (?:se )?(?:diz|fala|escreve)|passa)\b.{0,40}\b(?:ingles|espanhol|frances|italiano|alemao|japones|portugues)\b/,
  ],
  // Television, games and the day's news
  [
    '',
    /\b(?:bbb|big brother|novela|brasileirao|libertadores|copa do mundo|champions|oscar|mega.?sena|loteria|horoscopo|signo)\b/,
  ],
  // The body, hers or a relative's
  ['saude', new RegExp(`\\b(?:minha|meu|meus|minhas) ${KIN}\\b.{0,40}\\b${ILL}.{0,60}\\b${CURES}\\b`)],
  [
    'saude',
    new RegExp(
      `\\b(?:tenho|to com|estou com|sinto)\\b.{0,20}\\b${ILL}.{0,60}\\b(?:qual|que|q) (?:remedio|pomada|cha|xarope)\\b`,
    ),
  ],
  // What stays at home
  [
    '',
    new RegExp(
      `\\b(?:minha|meu) ${KIN} (?:nao|num) (?:quer|gosta de|consegue) (?:estud\\w+|comer|dormir|ir pr?a (?:escola|aula))\\b`,
    ),
  ],
  [
    '',
    new RegExp(
      `\\b(?:brig\\w+|discut\\w+) (?:\\w+ ){0,2}com (?:a |o )?(?:minha|meu) ${KIN}\\b(?!.*\\b(?:trabalh\\w+|soci[oa])\\b)`,
    ),
  ],
  ['', /\bmeu carro (?:ta|esta|anda|comecou|faz)\b.{0,40}\b(?:barulho|fumaca|falhando|vazando|luz acesa|nao pega)\b/],
  [
    '',
    /\b(?:melhor|boa|bom) (?:cidade|praia|lugar|destino|hotel|pousada) (?:pra|para) (?:passar|viajar|ir|conhecer|tirar)\b/,
  ],
]
/** 'Borracharia aqui,', 'sou manicure,', 'tenho um curso de desenho,': whose question it is says nothing of what is asked. */
const WHOSE =
  /^\s*(?:(?:oi|ola|bom dia|boa tarde|boa noite)[ ,!]*)?(?:(?:eu )?(?:sou|tenho|faco|crio|vendo|trabalho (?:com|de)|dou aulas? (?:de|d[eoa]))\s[^,;:.?!]{2,40}|(?:\p{L}+ ){0,4}\p{L}+ aqui)[,;:.]\s*|^\s*(?:\p{L}+ ){0,3}\p{L}+[,:]\s*/u
/** Facts and pastimes that any assistant is asked for, whatever the asker lives from; nothing of it is of a company. */
const ANYWHERE: readonly RegExp[] = [
  /\b(?:que|q|qual|a que|as) (?:horas?|dia|canal|data)\b.{0,30}\b(?:jog\w+|passa\w*|novela|filme|carnaval|pascoa|eclipse|formula|luta|cai)\b/,
  /\b(?:quem (?:(?:ganhou|venceu|vai ganhar) (?:o |a )?(?:jogo|partida|luta|final|bbb|oscar|copa|campeonato|eleicao|corrida)|descobriu (?:o brasil|a america)|inventou|escreveu|pintou|canta|matou|e o presidente)|qual time|placar|escalacao|artilheiro|tabela do (?:brasileirao|campeonato))\b|\b(?:ganhou|passa|joga|jogo d[eoa]|resultado d[oa])\b.{0,20}\b(?:jogo|flamengo|corinthians|palmeiras|vasco|gremio|santos|cruzeiro|selecao|copa)\b/,
  /\b(?:qual|quais) (?:e |sao )?(?:a |o |as |os )?(?:capital|capitais|populacao|moeda|maior (?:pais|rio|planeta|montanha)|melhor (?:caminho|filme|serie|celular|video ?game|carro|time))\b|\b(?:indica|recomenda|sugere|me fala)\w* (?:ai |ae )?(?:um |uma )?(?:filme|serie|livro|musica|jogo|dorama|anime)\b/,
  /\b(?:como (?:se )?(?:faz|faco|prepara|cozinh\w+) (?:um |uma |o |a )?(?:bolo|lasanha|pudim|pao|feijoada|arroz|strogonoff|brigadeiro|macarrao|molho|torta|panqueca|churrasco|sopa)|\bme (?:passa|manda|ensina|da) (?:ai )?(?:uma |a )?receita (?:de|do|da))\b/,
  /\b(?:tira|tirar|tiro|limpa|limpar|limpo) (?:a |uma )?mancha\b.{0,30}\b(?:sofa|tapete|colchao|camisa|roupa|parede|calca)\b/,
  /\b(?:licao|tarefa|dever|prova|trabalho)\b.{0,20}\b(?:historia|geografia|matematica|ciencias|portugues|biologia|quimica|fisica)\b.{0,50}\b(?:resum\w+|expli\w+|faz|me ajuda|responde)\b|\b(?:me )?(?:explica|resume|conta)\w* (?:\w+ ){0,3}(?:revolucao|guerra mundial|ditadura|fotossintese|tabela periodica|bhaskara|pitagoras)\b/,
  /\b(?:ensin\w+|adestr\w+) (?:o |a )?(?:meu|minha) (?:cachorr\w+|gat[oa]|papagaio)\b|\b(?:nome|nomes) (?:pra|para|de) (?:o |meu |minha )?(?:bebe|cachorr\w+|gat[oa]|filh[oa])\b/,
  /\b(?:me )?conta\w* (?:uma |outra )?(?:piada|historia de)\b|\b(?:signo|horoscopo|tarot|sonhei (?:com|que))\b|\bcaminho de\b.{0,40}\b(?:pedagio|rapido|curto)\b/,
]
const WEATHER =
  '(?:chov\\w+|chuva|garoar|nevar|gear|esfriar|esquentar|fazer (?:muito )?(?:sol|frio|calor|tempo)|(?:dar|abrir) (?:sol|praia))'
const DISH =
  '(?:arroz|feijao|feijoada|frango|carne|bife|picanha|costela|linguica|peixe|camarao|ovos?|macarrao|molho|bolo|massa|torta|pao|pudim|brigadeiro|calda|strogonoff|lasanha|farofa|salada|batata|mandioca|churrasco|sopa|caldo|panqueca|pizza|moqueca|cuscuz|tapioca|pave|mousse|legumes|pipoca|cafe|bolinhos?|maionese|omelete|mingau|canjica)'
const COOKS =
  '(?:temper\\w+|cozinh\\w+|ass(?:o|a|ar)|frit\\w+|grelh\\w+|refog\\w+|descongel\\w+|desenform\\w+|empan\\w+|marin\\w+)'
const TURNS_OUT =
  '(?:solt\\w+|maci[oa]s?|crocantes?|fofinh\\w+|fof[oa]s?|cremos\\w+|suculent\\w+|sequinh\\w+|molhadinh\\w+|no ponto|dur[oa]s?|cr[ua]s?|sol(?:ou|ado)|embatum\\w+|empapad\\w+|salgad[oa] demais|desmanch\\w+|grud\\w+|igual (?:o|a|ao) d[ao] (?:vo|avo|mae))'
const HOW = '(?:como|qual|quais|quanto|quantos|que|q|oq|me ensina\\w*|me explica\\w*|me ajuda\\w*)'
/**
 * What is asked of the sky, the kitchen, the house, the screen or the road by who speaks of no business at all, each by the thing that is
 * asked and not by whom it is asked for.
 */
const PRIVATE: readonly RegExp[] = [
  new RegExp(`\\b(?:vai|ira|vao|sera (?:que|q)) (?:vai )?(?:\\w+ ){0,2}?${WEATHER}\\b`),
  /\b(?:previsao|previsoes) do tempo\b|\bque tempo (?:vai|faz|ta)\b|\bcomo (?:vai (?:estar|ficar|ta)|ta|esta) o (?:tempo|clima)\b|\b(?:qual|quantos) (?:e )?(?:a )?(?:temperatura|graus)\b/,
  new RegExp(`\\b${HOW}\\b.{0,25}\\b${COOKS} (?:\\w+ ){0,3}?${DISH}\\b`),
  new RegExp(
    `\\b(?:como|o que|oq)\\b.{0,25}\\b(?:deix\\w+|faz\\w*|fac\\w+|fic\\w+) (?:\\w+ ){0,3}?${DISH} (?:\\w+ ){0,3}?${TURNS_OUT}\\b`,
  ),
  new RegExp(`\\b(?:meu|minha|o|a) ${DISH} (?:\\w+ ){0,3}?${TURNS_OUT}\\b.{0,40}\\b(?:por ?que|pq|o que|oq|como)\\b`),
  new RegExp(
    `\\bme ensina\\w* (?:a )?(?:fazer|preparar) (?:\\w+ ){0,2}?${DISH}\\b|\\bponto (?:d[oa] |certo d[oa] )${DISH}\\b`,
  ),
  new RegExp(`\\bquant[oa]s? (?:de )?(?:sal|acucar|fermento|oleo|leite|tempero|agua)\\b.{0,30}\\b${DISH}\\b`),
  new RegExp(
    `\\b(?:explic\\w+|ajud\\w+|resum\\w+|respond\\w+|o que e)\\b.{2,60}\\b(?:escola|colegio|aula|prova|faculdade|licao|tarefa) d[oa]s? (?:meus?|minhas?) ${KIN}\\b`,
  ),
  /\bquem (?:foi que |e que )?(?:descobriu|inventou|escreveu|pintou|compos|proclamou)\b|\bformula d[aoe] \w+ (?:d[aoe] )?(?:circulo|triangulo|quadrado|retangulo|esfera|agua|bhaskara)\b/,
  /\bquem (?:foi que )?morreu (?:hoje|ontem|essa semana)\b|\b(?:quais|qual|tem|me conta) (?:\w+ ){0,3}?(?:noticias?|fofocas?)\b.{0,20}\b(?:hoje|do dia|ontem|famos\w+)\b|\bquantos anos (?:tem|tinha) (?:o|a) (?!empresa|loja|contrato)\w+ \w+$/,
  /\b(?:meu|minha|o|a) (?:chuveiro|sofa|colchao|televis\w+|tv|descarga|vaso sanitario|guarda.roupa)\b.{0,30}\b(?:como|o que|oq)\b|\b(?:internet|luz|agua|wifi) (?:aqui )?(?:de|da minha|em|da) casa\b.{0,40}\b(?:como|o que|oq)\b/,
  /\b(?:qual|que|quais) (?:\w+ ){0,2}?(?:praia|cidade|pousada|parque|passeio)\b.{0,30}\b(?:criancas|ferias|familia|feriado|viajar|ano novo)\b|\bcomo (?:eu )?(?:chego|vou) (?:n[ao]|a[o]?|pr[ao]|ate|em) .{2,40}\bde (?:metro|onibus|trem|uber|barca)\b/,
  /\b(?:sala|quarto|banheiro|cozinha|varanda|parede) (?:de casa|d[oa] (?:meu|minha) (?:casa|filh\w+|apartamento))\b.{0,40}\b(?:como|que|qual)\b/,
  /\bcarro\b.{0,25}\b(?:pra|para) (?:a |minha )?familia (?:viajar|passear)\b/,
]
/** Who works with it asks for her trade. */
const WORKS =
  /\b(?:trabalh\w+ com|clientes?|alunos|pacientes|hospedes?|loja|empresa|oficina|escola d[ae] minha|funcionari\w+|equipe|vend\w+|anunci\w+|post\w+|cardapio|site|instagram|propaganda|convite da loja)\b/

/** What is asked for a use in the company stays of business, however it is asked. */
const OF_WORK =
  /\b(?:vend\w+|preco|custo|custa|cobr\w+|lucr\w+|margem|rende|cliente\w*|fregues\w*|encomend\w+|padroniz\w+|ficha tecnica|telao|movimento|lot\w+|estoque|equipe|abr(?:o|ir)|fech(?:o|ar)|produc\w+|passo|transmit\w+|direitos?)\b/

/** 'Faço marmita', 'sou confeiteira', 'tenho uma tenda': whatever is asked after it, she may ask for her work. */
const TOLD_TRADE =
  /\b(?:sou|trabalho|faco|fazemos|monto|sirvo|servir|decoro|organizo|asso|entrego|conserto|lavo|instalo|dou aulas?|ensino) (?!isso|pra|para|que|q|com|de errado)[a-z]{3,}|\b(?:festa|evento|obra|feira|barraca|tenda|servico|granja|colheita|plantac\w+|lavoura|rocado|roca|gado|pasto|horta)\b/

/** One question alone, of the sky; what is told beside it asks nothing. */
const OF_SKY = new RegExp(`^(?:e |ola |oi |sera (?:que |q )?)*(?:vai|ira|vao) (?:\\w+ )?${WEATHER}(?: \\w+){0,6}$`)
const ASKS = /\?|\b(?:como|quanto|qual|posso|preciso|devo|o que|oq)\b/
function onlyOfSky(text: string): boolean {
  const parts = text.split(/(?<=[?.!\n]) */).map((part) => ({ part: part.replace(/\W+$/, ''), asks: ASKS.test(part) }))
  const asked = parts.filter(({ asks, part }) => asks || OF_SKY.test(part))
  return asked.length > 0 && asked.every(({ part }) => OF_SKY.test(part.trim()))
}

/** 'traduz pra inglês: …': whatever the text says, a translation is what is asked. */
const TRANSLATE =
  /^\W{0,3}(?:(?:oi|ola|por favor|pfv)\W{1,3})?(?:me )?(?:traduz|traduza|traduzir|traduz ai)\b[^:]{0,40}\b(?:ingles|espanhol|frances|italiano|alemao|japones|portugues)\s?[:"]/

/** An oven, a bath and a country house are at home too; how something is made is no trade. */
const OF_HOME =
  /\b(?:(?:de |no )forno|na chacara|no sitio|com cobras?|n?o bar d[oe]s? (?:meus? )?(?:cunhad\w+|amig\w+|vizinh\w+|pai|tio|irmao|seu \w+)|trabalho (?:d[ae] escola )?sobre|como (?:eu )?faco|o que (?:eu )?(?:faco|passo|dou)|(?:o |qual )ponto d[oa])\b/g
/** Of work, however private the rest sounds. */
const AT_WORK =
  /\b(?:farmacia|banho e tosa|pet ?shop|agropecuaria|veterinari\w+|buffet|marmitas?|lotada|faturo|trabalho com|cri(?:o|ador|acao de)|negocio|meu bar|no bar|tenho bar|churrascaria|caixa|aluno|turma|pago|pagar|entregador\w*|motorista|contas?)\b/
/** What she asks for herself, of no company at all. */
function askedForHerself(text: string): string | null {
  const said = text.replace(OF_HOME, ' ')
  if ([WORKS, OF_WORK, TOLD_TRADE, AT_WORK].some((words) => words.test(said))) return null
  if (speaksAsOwner(said) || namesBusiness(said)) return null
  if (SKY_ASKED.some((form) => form.test(text))) return ''
  return ASKED.find(([, form]) => form.test(text))?.[0] ?? null
}

/** Said with a question of the sky, it may be no question of the sky. */
const HEAVY =
  /\b(?:nao|nunca|morr\w+|mort\w+|fim|acab\w+|cans\w+|viver|vida|pul(?:o|ar)|jog(?:o|ar)|embora|sozinh\w+|ultim\w+|adeus|desped\w+|perdao|falta)\b/
/** 'Será que amanhã faz sol, quero ir na cachoeira': nothing is said in it but that. */
export function onlyAsksOfSky(question: string): boolean {
  const text = fold(question.slice(0, MAX_CHARACTERS))
  return SKY_ASKED.some((form) => form.test(text)) && !HEAVY.test(text)
}

const MAX_CHARACTERS = 1_000

function formOf(question: string): string | null {
  const text = fold(question.slice(0, MAX_CHARACTERS))
  if (TRANSLATE.test(text)) return ''
  const asked = text.replace(WHOSE, '')
  if (!WORKS.test(asked) && !OF_WORK.test(asked) && ANYWHERE.some((form) => form.test(asked))) return ''
  if (onlyOfSky(text)) return ''
  const own = askedForHerself(text)
  if (own !== null) return own
  if (WORKS.test(text) || speaksOfBusiness(question)) return null
  if (
    !OF_WORK.test(text) &&
    !speaksAsOwner(question) &&
    !TOLD_TRADE.test(text) &&
    PRIVATE.some((form) => form.test(text))
  )
    return ''
  return FORMS.find(([, form]) => form.test(text))?.[0] ?? null
}
/** The subject of elsewhere that a request has by its form, '' where it has no name; null: none, or of business. */
export const elsewhereForm = lately(formOf)
