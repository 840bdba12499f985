import { nounAt } from '#src/quantities/around.ts'
import { type Term, termsOf } from '#src/quantities/terms.ts'
import type { Said, Scene } from '#src/reading/scene.ts'

/** 'Ganho 7 livre em cada' */
const KEPT = /^ (?:reais )?(?:livres?|limp[oa]s?|de lucro|de sobra|de margem)\b/
/** 'Lancei a assinatura, 89 por mês' */
const PRICED =
  /\b(?:assinatura|mensalidade|plano|pacote|diaria|ticket|tiquete|ingresso|honorario|consulta|sessao|aula|lavagem|corte|bola|conserto(?: medio)?|procedimento|hora)(?: [a-z]+){0,2},? (?:(?:de|a|e|eh|por|sai|custa|aqui e|da|fica)(?: uns| em| por)* )?$/
const PAID =
  /\b(?:cobraram|cobrou|cobrei|gastei|gastamos|paguei|pagamos|gasto|custou|saiu por|saiu|banco|bancando)(?: um[a]? [a-z]+ de| uns| umas| so| mais)? $/
const EARNED =
  /\b(?:vendi|vendo|vendemos|faturei|faturo|tirei|entrou|entraram|recebi|rendeu|arrecad[a-z]+|apurei)(?: uns| umas| so| so uns)? $/

/** Her quantities, with bare numbers that her words make reais. */
export function ownTerms(scene: Scene): readonly Term[] {
  const counted = termsOf(scene).map((term) => (term.dimension === 'things' ? asReais(term) : term))
  const read = counted.map((term, at) => ofTheWhole(term, counted[at - 1]))
  const known = new Set(read.flatMap(({ said }) => said))
  const missing = scene.said.filter((one) => !known.has(one) && isLarge(one)).flatMap((one) => bareReais(scene, one))
  return [...read, ...missing].sort((a, b) => a.said[0]!.at - b.said[0]!.at)
}

const HAPPENS = new Set<Term['deed']>(['missed', 'refused', 'left', 'wasted', 'redone', 'unpaid'])
/** 'De 35 sessões na semana, 6 ou 7 a mãe desmarca': so many of those, in that time. */
function ofTheWhole(term: Term, last: Term | undefined): Term {
  if (term.dimension !== 'things' || term.noun !== '' || term.time !== null || !HAPPENS.has(term.deed)) return term
  const whole =
    last?.dimension === 'things' && last.sentence === term.sentence && last.noun !== '' && last.value > term.value
  return whole && last.deed === null ? { ...term, noun: last.noun, word: last.word, time: last.time } : term
}

const LEAST_BARE = 1_000
const isLarge = ({ kind, value, role }: Said): boolean =>
  kind === 'R' || (kind === 'N' && role !== 'contagem' && value >= LEAST_BARE && !(value >= 1_990 && value <= 2_040))

/** 'O caderno tá em 17.800': no thing stands behind it. */
function bareReais(scene: Scene, said: Said): Term[] {
  const token = new RegExp(`${said.kind}${said.at}(?!\\d)`)
  const sentence = scene.sentences.findIndex(({ field, text }) => field === said.field && token.test(text))
  const text = scene.sentences[sentence]?.text ?? ''
  const found = token.exec(text)
  if (!found) return []
  const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)]
  if (nounAt(after).noun !== '' || /\b(?:n|numero|rua|cep|lei|km) $/.test(before)) return []
  const behind = before.split(/[RNPHD]\d{1,3}/).at(-1)!
  const ahead = after.split(/[RNPHD]\d{1,3}/)[0]!
  const place = (before.match(/[RNPHD]\d{1,3}/g) ?? []).length
  const term: Term = {
    field: said.field,
    sentence,
    place,
    before: behind,
    after: ahead,
    dimension: 'reais',
    value: said.value,
    said: [said],
    noun: '',
    word: '',
    time: null,
    each: false,
    event: false,
    deed: null,
  }
  return [term]
}

function asReais(term: Term): Term {
  const { before, after, value, said } = term
  if (said[0]!.kind !== 'N' || said[0]!.role === 'contagem') return term
  const back = before.slice(-60)
  if (term.noun !== '' && term.word !== '') return term
  const bare: Term = { ...term, dimension: 'reais', word: '', noun: '', event: false }
  if (value >= LEAST_BARE && term.time === null && term.deed !== 'wanted' && !/ $/.test(after.trim()))
    return { ...bare, deed: null, each: false }
  if (KEPT.test(after)) return { ...bare, deed: 'kept', each: /\bcada\b/.test(after) }
  if (PRICED.test(back) && value >= 3)
    return { ...term, dimension: 'reais', deed: 'price', word: '', noun: '', each: true, event: false }
  if (PAID.test(back) && value >= 5)
    return { ...term, dimension: 'reais', deed: 'cost', word: '', noun: '', event: false }
  if (EARNED.test(back) && value >= 60 && term.time === null)
    return { ...term, dimension: 'reais', deed: 'kept', word: '', noun: '', each: false, event: false }
  return term
}
