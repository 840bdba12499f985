import { FormAnswers } from '@norteia/contracts/diagnostic'
import { decapitalizeText, partOf, say, type Text } from '#src/facts/fact-book.ts'
import { Asking } from '#src/measures/asked/asked.ts'
import { decidingOf } from '#src/measures/deciding/deciding.ts'
import type { Possible } from '#src/measures/deciding/possible.ts'
import { Sources } from '#src/measures/measured.ts'
import { addMeasure } from '#src/measures/measures.ts'
import { Own } from '#src/measures/own/algebra.ts'
import { related } from '#src/measures/relations/relations.ts'
import { rolesOf } from '#src/measures/roles/roles-of.ts'
import { readInput } from '#src/reading/input.ts'
import { fold } from '#src/text/words.ts'
import { ASKS_NUMBER, figuresIn, MAX_TALK, numbersSaid, ROUNDED } from './asks-sum.ts'
import type { Known } from './company.ts'
import { EMPTY_DRAFT } from './draft.ts'
import type { Memory } from './memory.ts'
import { asMeant } from './stories/asides.ts'
import type { Told } from './sum-told.ts'

const LEAST_NUMBERS = 3
const MOST_NUMBERS = 8
/** 'Pego?', 'compensa?', 'sobra alguma coisa?': a yes or a no is asked for. */
const DECIDES =
  /\b(?:compensa\w*|val(?:e|eu|eria)(?: (?:a pena|mais))?|peg[oa]|aceit[oa]|top[oa]|fecho|igualo|baixo|troc[oa]|contrat[oa]|compr[oa]|alugo|da pra|melhor|(?:sobra|da) (?:alguma coisa|lucro|algo)|(?:to|estou|tou) (?:no|tendo) (?:lucro|prejuizo)|se paga|recupero)\b[^.!?\d]{0,40}\W*$/
/** Her numbers alone, without her record, say less than in a report: likelier ones only, and no other beside. */
const SURE = { least: 0.55, apart: 0.6 } as const
/** 'O custo cai pra 12': what takes the place of a number before has to be read so. */
const REPLACED =
  /\b(?:cai|caem|caiu|cairia|baix\w+|desc\w+|sob\w+|sub\w+|pass\w+|vai|iria|fica(?:ria)?) (?:pra|para|a|em|por) (?:r\$ ?)?(\d[\d.]*(?:,\d+)?)/g
const DAYS = /(?<![\d.,])(\d{1,2}) dias?\b/g
const ACCOUNT = 'A conta: '

/** What a message by itself may come to, by what each of its numbers stands for. */
function possibleIn({ reading: { segment } }: Known, question: string, referenceMonth: string): readonly Possible[] {
  const reading = readInput({
    formAnswers: { ...FormAnswers.parse({}), main_challenge: question },
    segmentSpecificAnswers: {},
    history: [],
    company: { setor: segment, faturamento: null, funcionarios: null },
    referenceMonth,
  })
  return decidingOf(related(new Asking(new Own(new Sources(reading)))), rolesOf(reading.form)).possible()
}

/** Whether each number of a message has its place; days of work by what they make of a day's number. */
function takesAll({ read, account }: Possible, question: string): boolean {
  if (read.text.includes('Ficou fora')) return false
  const [taken, shown] = [figuresIn(read.text), figuresIn(account.text)]
  const text = fold(asMeant(question))
  const days = new Set([...text.matchAll(DAYS)].map((hit) => Number(hit[1])))
  const replaced = [...text.matchAll(REPLACED)].map((hit) => hit[1]!)
  if (replaced.some((value) => !new RegExp(`(?<![\\d.,])${value} é [^;.]*\\bnov[oa]`).test(read.text))) return false
  const near = (value: number) => (one: number) => Math.abs(one - value) < ROUNDED
  return figuresIn(text).every(
    (value) => taken.some(near(value)) || (days.has(value) && taken.some((one) => shown.some(near(one * value)))),
  )
}

/**
 * A decision that no sum took, weighed as the report weighs her challenge (decision 0029): every number of the message has its place,
 * and how each was read is shown to be confirmed. undefined: nothing is to decide, or a number is left over.
 */
export function decisionTold(known: Known, question: string, memory: Memory): Told | undefined {
  const said = question.slice(0, MAX_TALK)
  const text = fold(said)
  const numbers = numbersSaid(text)
  if (numbers < LEAST_NUMBERS || numbers > MOST_NUMBERS || ASKS_NUMBER.test(text)) return undefined
  if (!DECIDES.test(text) && !(text.includes('?') && text.split('?').some((part) => DECIDES.test(part))))
    return undefined
  const [likeliest, other] = possibleIn(known, said, known.reading.referenceMonth)
  if (!likeliest || likeliest.share < SURE.least || (other && other.share >= likeliest.share * SURE.apart))
    return undefined
  if (!likeliest.answer || !likeliest.account.text.startsWith(ACCOUNT)) return undefined
  if (figuresIn(likeliest.account.text).includes(0) || !takesAll(likeliest, said)) return undefined
  addMeasure(known.book, likeliest.figure)
  const { answer, account, read } = likeliest
  return {
    draft: { ...EMPTY_DRAFT, answer: decided(answer, partOf(account, ACCOUNT.length), read) },
    memory: { ...memory, focus: 'advice', subject: null, step: 0, choices: [] },
  }
}

const decided = (answer: Text, account: Text, read: Text): Text =>
  say`Pela minha leitura, que está abaixo: ${decapitalizeText(answer)}\n\nConta, para você conferir: ${account}\n\n${read} Se algum número é outra coisa, diga qual: a resposta muda com ele.`
