import type { Frame } from './frame.ts'

/** What a question keeps of the one before it. */

const YEAR_SAID = / (?:20[1-3]\d|ano passado|ano retrasado) /
/** 'dezembro do ano passado', and what goes on from there in the same year. */
export const saysYear = (text: string, { periodo }: Frame, before: Frame | undefined): boolean =>
  YEAR_SAID.test(` ${text} `) || (before?.comAno === true && before.periodo?.de.slice(0, 4) === periodo?.de.slice(0, 4))

const HE = /^ (?:e |mas |entao )*(?:quanto |quantas vezes |por que |quando )*(?:que )?el[ea]s? (?!mes|ano)[a-z]+ /
/** 'e quanto eles ficaram de taxa', after what came from somebody: a figure of everybody isn't theirs. */
export const losesWhom = (text: string, { filtros }: Frame, before: Frame): boolean =>
  HE.test(` ${text} `) &&
  before.filtros.contrapartes.length > 0 &&
  filtros.contrapartes.length + filtros.semContrapartes.length === 0
