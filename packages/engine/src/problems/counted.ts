import type { Scene } from '#src/reading/scene.ts'
import { STAKES } from './counted-stakes.ts'

/** A problem that her own count shows, whatever she takes it for. */
export interface Count {
  /** Ids of the cards that say it, the most particular first; the first that is made for the company is meant. */
  cards: readonly string[]
  shows: (told: Told) => boolean
}

/** Her challenge with each number as its kind and place, as a scene has it. */
export interface Told {
  text: string
  /** Her goals, in the same way. */
  goals: string
  sentences: readonly string[]
  /** Its sentences by two: what one begins the next may finish. */
  pairs: readonly string[]
  count: (token: string) => number
}

/** '#': a number; '~': a few words without another; '_': up to three words that deny nothing. */
const compiled = (patterns: readonly string[]): RegExp[] =>
  patterns.map(
    (one) =>
      new RegExp(
        one
          .replaceAll('#', '([NP]\\d{1,3})')
          .replaceAll('~', '[^|RNPHD]{0,28}?')
          .replaceAll('_', '(?: (?!nao\\b)[a-z]+){0,3}'),
      ),
  )

/** The first number that one of the patterns is about. */
function numberOf(patterns: readonly RegExp[], text: string): string | undefined {
  for (const one of patterns) {
    const found = one.exec(text)
    if (found) return found[1]
  }
  return undefined
}

/** Who comes and goes; money and goods do, too. */
const PEOPLE =
  /\b(?:alun[oa]s?|criancas?|clientes?|pacientes?|assinantes?|matriculas?|socios?|membros?|mensalistas?|assinaturas?|usuarios?)\b/
const MOST_PEOPLE = 900
const COME = compiled([
  '\\bde cada #_ que entr\\w+',
  '\\b(?:entr(?:a|am|ou|aram|ando)|matricul(?:o|ei|amos)|ganh(?:o|ei|amos)|cheg(?:a|am|aram)|conquist\\w+|fech(?:o|ei|amos)|vend(?:o|e|emos|i))\\b~#',
  '#_ nov[oa]s\\b',
])
const GO = compiled([
  '\\b(?:sa(?:i|em|iu|iram|indo)|perco|perdemos|perdi|cancelam?|desistem|trancam)\\b~#',
  '#_ (?:sa(?:i|em|iram)|cancel\\w+|desist\\w+|tranc\\w+|par(?:am|aram)|somem?|sumiram|larg\\w+|ped\\w+ (?:pra|para) sair)\\b',
  '# nao (?:passam?|cheg\\w+|fic\\w+|renov\\w+|continu\\w+)\\b',
])
const SHARE_GOES = compiled([
  '(?=P)#(?: d[aeo]s?)?_ (?:nov[oa]s? |que entr\\w+ )?(?:desist\\w+|sa(?:i|em)|somem?|cancel\\w+|param?|larg\\w+)\\b',
])
/** As many go as come, or nearly: what is poured in runs out. */
const LEAKS = 0.6
const SHARE_LEAKS = 0.3

const leaks = ({ text, pairs, count }: Told): boolean =>
  PEOPLE.test(text) &&
  pairs.some((pair) => {
    const share = /\bnov[oa]s\b/.test(pair) ? numberOf(SHARE_GOES, pair) : undefined
    if (share && partOf(count(share)) >= SHARE_LEAKS) return true
    const [came, went] = [numberOf(COME, pair), numberOf(GO, pair)]
    if (!came || !went || came === went) return false
    const [all, gone] = [count(came), count(went)]
    return all > 1 && all < MOST_PEOPLE && gone < MOST_PEOPLE && gone >= all * LEAKS
  })

/** Per cent as she writes it, or a share of one. */
const partOf = (value: number): number => (value > 1 ? value / 100 : value)

const MARKED = compiled([
  '#_ (?:marcad|agendad|reservad)[oa]s\\b',
  '\\b(?:marc(?:o|a|am|amos|ei|aram)|agend(?:o|a|am|amos|ei|aram))\\b~#',
  '\\bagenda (?:tem|com|de|teve|mostra|cabe)~#',
])
const ATTENDED = compiled([
  '#_ (?:atendid|realizad|feit)[oa]s\\b',
  '\\b(?:atend(?:emos|i|eu|o)|realizamos|fizemos|fiz|dou|dei|vieram|apareceram|compareceram)~#',
  '\\b(?:so|apenas) #_ (?:sent|v(?:em|ieram)|aparec|comparec|entr)\\w*',
  '#_ (?:vieram|apareceram|compareceram)\\b',
])
const MISSED = compiled([
  '#_ (?:nao (?:v(?:em|ieram|eio)|aparec\\w+|comparec\\w+)|falt(?:am?|aram|ou)|fur(?:am?|aram|ou)|desmarc\\w+)\\b',
])
const SHARE_MISSED = compiled([
  '(?=P)#(?: d[aeo]s?) (?:alun[oa]s|clientes|pacientes|agendad[oa]s|marcad[oa]s|consultas|horarios|sessoes)_ (?:marca\\w* e )?(?:nao (?:aparec\\w+|v(?:em|ieram))|falt\\w+|fur(?:am?|aram))',
])
const ATTENDED_BETWEEN = [0.4, 0.97] as const
const isPart = (share: number): boolean => share >= ATTENDED_BETWEEN[0] && share <= ATTENDED_BETWEEN[1]

const dontCome = ({ pairs, count }: Told): boolean =>
  pairs.some((pair) => {
    if (numberOf(SHARE_MISSED, pair)) return true
    const all = numberOf(MARKED, pair)
    if (!all) return false
    const [came, missed] = [numberOf(ATTENDED, pair), numberOf(MISSED, pair)]
    if (missed && missed !== all) return isPart(1 - count(missed) / count(all))
    return came !== undefined && came !== all && isPart(count(came) / count(all))
  })

const REDONE = compiled([
  '\\brefi(?:z|zemos|zeram)~#',
  '\\brefaz(?:emos|em|endo)?~#',
  '\\berr(?:ei|amos|aram)\\b~#',
  '#_ (?:refeit|retrabalhad|errad|tort)[oa]s\\b',
  '#(?: deles| delas)? a gente errou',
  '#_ (?:porque|pq)_ (?:refaz|err|imprimi\\w+ err)\\w*',
  '#[^|RNPHD]{0,36}\\b(?:fazer de novo|fazer (?:tudo )?outra vez|fac[oa] outr[oa]|faz(?:em|emos)? outr[oa]|(?:nome|medida|cor|tamanho|data|estampa) errad[oa]|volt\\w+ (?:pra|para) (?:corrig|consert|arrum|refaz|ajust)\\w+)',
])
const isRedone = ({ text }: Told): boolean => numberOf(REDONE, text) !== undefined

const LATE =
  /\batras(?:ad[oa]s?|aram|ou|am)\b|\bfora d[oa] (?:dia|prazo|data)\b|\bdepois d[oa] (?:combinado|prazo|data|dia)\b|\bpass(?:ou|aram|am) d[oa] (?:prazo|data|dia)\b/
const ON_TIME = compiled(['\\bso # d[aeo]s #[^|]{0,40}\\b(?:no (?:dia|prazo)|na data)\\b'])
const OF_ALL = /\b([NP]\d{1,3})(?: (?!dias)[a-z]+){0,4}[, ]+(?:e )?(?:so |uns |umas )?([NP]\d{1,3})/
/** Late is what is paid, or what she waits for herself. */
const NOT_HER_WORK = /\b(?:boletos?|pag\w+|mensalidades?|parcelas?|contas?|aluguel|fornecedor\w*|laboratorio|fabrica)\b/
const LATE_FROM = 0.12

const isLate = ({ sentences, count }: Told): boolean =>
  sentences.some((sentence) => {
    if (NOT_HER_WORK.test(sentence)) return false
    if (numberOf(ON_TIME, sentence)) return true
    const found = LATE.test(sentence) ? OF_ALL.exec(sentence) : null
    if (!found) return false
    const [one, other] = [count(found[1]!), count(found[2]!)]
    const share = Math.min(one, other) / Math.max(one, other)
    return share >= LATE_FROM && share < 1
  })

/** Whoever works stands still until she comes: it isn't the part or the customer that is waited for. */
const WAITS_FOR_HER =
  /\b(?:me esperando|esperando (?:por )?(?:eu|mim|a minha|minha)\b|esper\w+ (?:que )?eu (?!receber|pagar|entregar)\w+|esper\w+ (?:a )?minha (?:resposta|ordem|aprovacao|decisao|vez)|esperando resposta|ate eu (?:chegar|voltar|ver|responder|decidir|passar|olhar|liberar)|falt\w+ (?:so )?(?:eu (?:olhar|ver|passar|aprovar|liberar)|(?:a )?minha (?:conferencia|aprovacao|resposta|assinatura|liberacao)))/
const STANDS = /\b(?:parad[oa]s?|encostad[oa]s?|ocios[oa]s?|a toa|sem fazer nada|de braco cruzado)\b/
const STOPS_WITHOUT_HER =
  /\bse eu (?:nao (?:atendo|respondo|to|estou|vou|apareco|chego)|saio|viajo|falto|adoeco|paro)\b[^|]{0,40}\b(?:para|param|trava|travam|fecha|ninguem (?:decide|resolve|faz|sabe))\b/
const waitsForHer = ({ text }: Told): boolean =>
  (WAITS_FOR_HER.test(text) && STANDS.test(text)) || STOPS_WITHOUT_HER.test(text)

const PRICE = '(?:precos?|valor|valores|mensalidades?|mensal|honorarios?|tabela|consulta|diaria|corte|hora)'
const KEPT_FOR = '(?:desde\\b|(?:faz|ha|tem|de|a) (?:[a-z]+ )?(?:D\\d|anos)|quando abri)'
const NOT_RAISED = 'nao (?:sub|mex|aument|reajust|mud)\\w+'
/** The same price for years. */
const FROZEN = [
  `\\bmesm[oa]s? ${PRICE}\\b[^|]{0,50}?${KEPT_FOR}`,
  `\\b${PRICE}\\b[^|]{0,24}? (?:[oa]s? )?mesm[oa]s?\\b[^|]{0,24}?${KEPT_FOR}`,
  `\\b${PRICE} (?:ta|esta|continua|segue|fica|e)\\b[^|]{0,16}?${KEPT_FOR}`,
  `\\b(?:continua|ta|esta|segue) (?:a |por )?[RN]\\d+(?: (?:o|a|por|cada) [a-z]+)? ${KEPT_FOR}`,
  `\\bcobro (?!imposto)[^|]{0,30}?${KEPT_FOR}`,
  `\\b(?:faz|ha|tem) (?:D\\d+|anos)[^|]{0,12} que (?:eu )?${NOT_RAISED}`,
  `\\b(?:${NOT_RAISED}|nunca (?:mexi|mudei|subi|aumentei|reajustei))[^|]{0,24}?${KEPT_FOR}`,
  `\\b(?:faz|ha|tem) (?:D\\d+|anos),? nunca (?:mexi|mudei|subi|aumentei)`,
].map((one) => new RegExp(one))
/** What stays the same is what she pays. */
const PAID = /\b(?:pago|fornecedor\w*|aluguel|salario|equipe)\b/
const YEAR_LEAST = 360

const isFrozen = ({ sentences, count }: Told): boolean =>
  sentences.some((sentence) =>
    FROZEN.some((pattern) => {
      const found = pattern.exec(sentence)
      if (!found || PAID.test(sentence.slice(0, found.index + found[0].length))) return false
      const days = /D\d{1,3}$/.exec(sentence.slice(0, found.index + found[0].length + 2).trimEnd())
      return !days || count(days[0]) >= YEAR_LEAST
    }),
  )

/** Others say that it is cheap, and there is more asked for than can be made. */
const CALLED_CHEAP =
  /\b(?:diz\w*|fal(?:a|am|ou)|ach(?:a|am))\b[^|]{0,30}\b(?:barat[oa]|preco e baixo|cobr\w+ pouco|pouco demais|(?:deveria|devia|tinha que) cobrar mais)\b/
const TURNS_AWAY = /\b(?:recus\w+|(?:dig[ao]|dizendo) nao|neg[oa]|dispens\w+|nao dou conta|deixo de pegar)\b/

const NOT_MOVED =
  '(?:nao (?:mexe|mexem|sai|saem|gira|giram|vende|vendem)|parad[oa]s?|encalhad[oa]s?|(?:e|sao) colecao velha|ta ai)'
/** Goods that lie for a long time, of all that she has. */
const LIES = new RegExp(
  `\\b([RN]\\d+)[^|RNPHD]{0,24}\\b(?:mercadorias?|estoque|produtos?|pecas|roupas?|sapatos?)\\b[^|RNPHD]{0,30}(R\\d+)[^|RNPHD]{0,16}\\b${NOT_MOVED}`,
)
const LIES_FROM = 0.25
const stockLies = ({ text, count }: Told): boolean => {
  const found = LIES.exec(text)
  return found !== null && count(found[2]!) >= count(found[1]!) * LIES_FROM && count(found[2]!) <= count(found[1]!)
}

/** 'Uma construtora é 22 mil dos meus 37', 'uma rede paga 31 mil por mês dos meus 54'. */
const ONE_OF_MINE =
  /\b(?:uma?|um so|uma so|o maior) [a-z]+(?: (?:so|sozinh[oa]))?(?: (?:me|ja|so))* (?:e|paga|traz|da|responde por|deixa) (R\d+)(?: por mes)?,? d[oe]s (?:meus|nossos) ([RN]\d+)\b/
const MOST_OF_MINE = 0.4
const THOUSAND = 1_000
const isOne = ({ text, count }: Told): boolean => {
  const found = ONE_OF_MINE.exec(text)
  if (!found) return false
  const [part, said] = [count(found[1]!), count(found[2]!)]
  const share = part / (said < THOUSAND ? said * THOUSAND : said)
  return share >= MOST_OF_MINE && share <= 1
}

const PAYERS = /\b(?:alun[oa]s?|criancas?|pais?|maes?|clientes?|familias?|mensalistas?)\b/
/** Payers, counted, who pay after the day. */
const PAY_LATE = compiled([
  '\\b#_ (?:pag(?:a|am)|acert(?:a|am)) (?:depois d[oe]|so depois|atrasad[oa])\\b',
  '\\b#_ nao pag(?:a|am|aram)(?: ate o dia| (?:ess|est)[ea] mes| no dia|,|$| \\|)',
])

/** As many go as come. */
const LEAVING: readonly string[] = [
  'academia_evasao',
  'evasao_aluno',
  'churn_saas',
  'paciente_abandona',
  'cliente_nao_volta',
]
const COUNTS: readonly Count[] = [
  ...STAKES,
  { cards: LEAVING, shows: leaks },
  { cards: ['estoque_parado'], shows: stockLies },
  { cards: ['concentracao_cliente'], shows: isOne },
  {
    cards: ['inadimplencia_escola', 'inadimplencia_clientes'],
    shows: ({ text, sentences }) => PAYERS.test(text) && sentences.some((one) => numberOf(PAY_LATE, one) !== undefined),
  },
  { cards: ['no_show'], shows: dontCome },
  { cards: ['retrabalho'], shows: isRedone },
  { cards: ['producao_atrasa'], shows: (told) => isLate(told) && !isRedone(told) },
  { cards: ['delegar'], shows: waitsForHer },
  { cards: ['medo_reajuste'], shows: isFrozen },
  { cards: ['preco_sem_conta'], shows: ({ text }) => CALLED_CHEAP.test(text) && TURNS_AWAY.test(text) },
]

/** Problems that what she counts in her challenge shows, each by the cards that may say it. */
export function countedIn({ sentences, said }: Scene): (readonly string[])[] {
  const own = sentences.filter(({ field }) => field === 'main_challenge').map(({ text }) => text)
  const goals = sentences.filter(({ field }) => field === 'future_goals').map(({ text }) => text)
  const told: Told = {
    text: own.join(' | '),
    goals: goals.join(' | '),
    sentences: own,
    pairs: own.map((sentence, at) => `${sentence} | ${own[at + 1] ?? ''}`),
    count: (token) => said[Number(token.slice(1))]?.value ?? 0,
  }
  return COUNTS.filter(({ shows }) => shows(told)).map(({ cards }) => cards)
}

/** Whether as many leave her as come. */
export const isLeaking = (scene: Scene): boolean => countedIn(scene).includes(LEAVING)
