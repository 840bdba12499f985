import type { Fact } from '@norteia/contracts/analysis'

const FREE_WORDS = /^(?:citacao|desafio|fluxo|metas|texto|texto_sem_sentido)\./

/** Whether the fact's value is a text that the owner typed, not an answer that she chose. */
export const isFreeWords = ({ id, valor }: Fact): boolean => typeof valor === 'string' && FREE_WORDS.test(id)
