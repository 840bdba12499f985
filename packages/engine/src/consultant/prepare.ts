import { likelyCards } from '#src/problems/scenes.ts'
import { tell } from './answer.ts'
import { type ConsultantInput, readCompany } from './company.ts'
import { heardIn } from './danger.ts'
import { NO_MEMORY } from './memory.ts'
import { elsewhereForm } from './off-topic-forms.ts'
import { prepareSubjects } from './subjects.ts'
import { sumTold } from './sum-told.ts'

/** A sum and advice pass through every reader, and tell nobody anything. */
const QUESTIONS = ['Vendo 30 por mês a 20 reais e não sobra, quanto fica?', 'Como faço para o cliente voltar?'] as const
const ASKED: Omit<ConsultantInput, 'question'> = {
  company: { setor: '', faturamento: null, funcionarios: null },
  diagnostic: null,
  referenceMonth: '2026-01',
}

/**
 * Reads all that a first answer needs, a piece at a time; whoever asks before it is done waits for the rest. Of the
 * answer itself most is the first run of its code: the rehearsal takes that, reader by reader.
 */
export function* prepareAnswers(): Generator<void, void> {
  yield* prepareSubjects()
  for (const read of [heardIn, elsewhereForm, likelyCards]) {
    read(QUESTIONS[0])
    yield
  }
  for (const question of QUESTIONS) {
    const known = readCompany({ ...ASKED, question })
    yield
    sumTold(known, question, NO_MEMORY)
    yield
    tell(known, question, NO_MEMORY)
    yield
  }
}
