import type { Fact, FactReference } from '@norteia/contracts/analysis'
import { type Canonical, canonical, unquoted } from './canonical.ts'
import { claimFaults, type Ground, promises } from './claims.ts'
import { isFreeWords } from './free-words.ts'
import { groundNumbers } from './grounding.ts'
import { type FactLabel, labelsOf } from './labels.ts'
import { readsAsPortuguese } from './language.ts'

/** A text that a language model wrote about the company. */
export interface WrittenText {
  /** Path in the analysis, for its references. */
  campo: string
  texto: string
  /** The engine's text that it replaces: sizes and names in it are not inventions. */
  origem?: string
  /** Score (0 to 100) of its rule, if it is about one: the text may not contradict it. */
  pontos?: number
}

export interface GateResult {
  /** What is wrong, in sentences a model can act on; none accepts the texts. */
  faults: string[]
  /** Every number of the texts that is a fact. */
  referencias: FactReference[]
}

const CASES =
  /(?<!\p{L})(nosso cliente|cliente nosso|caso de sucesso|um cliente (?:que \p{L}+(?:ou|eu|iu|ez)|da (?:norteia|casa)|nosso)|uma empresa (?:que atendemos|parecida))(?!\p{L})/iu
const ADVICE =
  /(?<!\p{L})(process(?:e|ar) (?:o|a|na) \p{L}+|ação (?:judicial|trabalhista)|sonegar?|medicamentos?|tratamento médico|diagnóstico médico|deduza|isenção fiscal)(?!\p{L})/iu
/** Echoes of the instructions, and marks that plain text doesn't contain. */
const ECHO =
  /modelo de linguagem|inteligência artificial treinada|ignore (?:as|todas)|instruç(?:ão|ões) (?:acima|anterior)|texto da ajuda:|pergunta:|fatos:|de origem(?: \d)?:|nas palavras da empresa|json|<\/?\w|https?:|www\.|\|\s*-{2,}|^#{1,6}\s|\*\*|```/gimu
/** Non-Latin letters, digits other than 0 to 9, invisible characters, s p a c e d words. */
const DISGUISED =
  /\p{Cf}|\p{Co}|(?![0-9])\p{N}|(?!\p{Script=Latin})\p{L}|(?<!\p{L})(?:\p{L}[ .·_-]){3,}\p{L}(?!\p{L})|\p{L}\d\p{L}/u
/** URLs, e-mail addresses and obfuscated forms of them. */
const ADDRESSES =
  /\p{L}[\p{L}\d-]*\.\p{L}{2}|\S@\S|\p{L}:[^\s\d]|\/\/|\[\s*\.\s*\]|\(\s*\.\s*\)|(?<!\p{L})ponto com(?!\p{L})/iu
/** A shared run of this many words is no coincidence. */
const COPIED_WORDS = 6
const PRAISE =
  /(?<!\p{L})(excelente|ótim[oa]|parabéns|exemplar|muito bo[am]|saudável|impecável|invejável|sólid[oa])(?!\p{L})/iu
const ALARM =
  /(?<!\p{L})(crític[oa]|grave|alarmante|urgente|péssim[oa]|preocupante|prejuízos?|perigos[oa]|descontrolad[oa])(?!\p{L})/iu
const WEAK_BELOW = 40
const STRONG_FROM = 75

/** Checks every text of a model before an owner reads it: numbers, sources, language, tone and direction. */
export function passGate(texts: readonly WrittenText[], facts: readonly Fact[], instructions = ''): GateResult {
  const faults: string[] = []
  const ours = runsOf(instructions)
  const referencias: FactReference[] = []
  const { labels, cited, words } = readFacts(facts)
  for (const { campo, texto, origem = '', pontos } of texts) {
    const fault = (sentence: string) => faults.push(`${campo}: ${sentence}`)
    const read = canonical(texto)
    const own = canonical(origem)
    // The owner's words may only be quoted verbatim in quotation marks: they support no claim of the model.
    const bare = unquoted(own)
    const claimed = unquoted(read, (quotation) => own.plain.includes(quotation))
    const ground: Ground = { cited, own: bare.plain, known: new Set([...words, ...wordsIn(bare)]) }
    const { ungrounded, grounded } = groundNumbers(read, labels, own)
    for (const number of ungrounded) fault(`o número "${number}" não é um fato com este nome; retire-o.`)
    for (const { start, end, fact } of grounded) referencias.push({ campo, inicio: start, fim: end, fato: fact.id })
    for (const sentence of claimFaults(claimed, ground)) fault(sentence)
    if (promises(claimed, bare)) fault('não prometa nem garanta resultado.')
    for (const sentence of toneFaults(claimed, pontos)) fault(sentence)
    if (!readsAsPortuguese(texto)) fault('escreva em português do Brasil.')
    if (echoes(`${texto}\n${read.text}`, origem))
      fault('escreva só texto corrido, sem HTML, marcação, endereços nem menção às instruções.')
    if (DISGUISED.test(texto.normalize('NFC')) || /\p{M}/u.test(texto.normalize('NFC')))
      fault('use só letras latinas, algarismos de 0 a 9 e nenhum sinal invisível.')
    if (ADDRESSES.test(withoutSources(read.text, cited))) fault('não escreva endereços, e-mails nem links.')
    if (runsOf(read.text).some((run) => ours.includes(run))) fault('não repita as instruções.')
  }
  return { faults, referencias }
}

interface ReadFacts {
  labels: readonly FactLabel[]
  /** Organisations, in lower case. */
  cited: readonly string[]
  words: readonly string[]
}

/** Cached because a repair checks against the same facts. */
const readings = new WeakMap<readonly Fact[], ReadFacts>()

function readFacts(facts: readonly Fact[]): ReadFacts {
  const known = readings.get(facts)
  if (known) return known
  const reading: ReadFacts = {
    labels: labelsOf(facts),
    cited: facts.flatMap((fact) => (fact.fonte ? [fact.fonte.orgao.toLowerCase()] : [])),
    words: facts.flatMap((fact) =>
      wordsIn(canonical(isFreeWords(fact) ? fact.rotulo : `${fact.rotulo} ${fact.valor}`)),
    ),
  }
  readings.set(facts, reading)
  return reading
}

function toneFaults({ text }: Canonical, pontos: number | undefined): string[] {
  const faults: string[] = []
  if (CASES.test(text)) faults.push('não cite clientes nem casos.')
  if (ADVICE.test(text)) faults.push('não dê conselho jurídico, fiscal ou médico.')
  if (pontos !== undefined && pontos < WEAK_BELOW && PRAISE.test(text)) faults.push('este ponto é fraco; não o elogie.')
  if (pontos !== undefined && pontos >= STRONG_FROM && ALARM.test(text)) faults.push('este ponto é forte; não alarme.')
  return faults
}

const echoes = (text: string, origem: string) => [...text.matchAll(ECHO)].some((match) => !origem.includes(match[0]))

const wordsIn = ({ plain }: Canonical) => plain.match(/[a-z]+/g) ?? []

/** Sources may be called by a name with a dot, such as Cetic.br. */
const withoutSources = (text: string, cited: readonly string[]) =>
  cited
    .flatMap((source) => source.match(/[\p{L}\d]+(?:\.\p{L}+)+/gu) ?? [])
    .reduce((rest, name) => rest.replaceAll(new RegExp(name.replaceAll('.', '\\.'), 'giu'), ''), text)

/** Every run of `COPIED_WORDS` words, in lower case. */
function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.slice(COPIED_WORDS - 1).map((_, at) => words.slice(at, at + COPIED_WORDS).join(' '))
}
