import { type Parts, type QuestionContext, readParts } from './reading.ts'

const NOBODY = 'zqnomea'

/** The parts of a plain sum, to which what is heard is added. */
export function plainParts(context: QuestionContext): Parts {
  const parts = readParts(`quanto recebi de ${NOBODY}`, { ...context, contrapartes: [NOBODY.toUpperCase()] })!
  return { ...parts, metrics: [], parties: [], options: [] }
}
