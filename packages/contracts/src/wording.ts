import * as z from 'zod/mini'

/** All that a language model may write of an analysis: sentences. Scores, money, dates and plans stay the engine's. */
export const Wording = z.strictObject({
  resumo: z.string().check(z.minLength(40), z.maxLength(500)),
  /** First paragraph of the report. */
  abertura: z.string().check(z.minLength(60), z.maxLength(700)),
  recomendacoes: z.array(z.string().check(z.minLength(40), z.maxLength(400))).check(z.minLength(3), z.maxLength(3)),
})
export type Wording = z.infer<typeof Wording>

/** A model's wording of a help entry, as an answer to the question that was asked. */
export const ChatWording = z.strictObject({ resposta: z.string().check(z.minLength(20), z.maxLength(900)) })
export type ChatWording = z.infer<typeof ChatWording>
