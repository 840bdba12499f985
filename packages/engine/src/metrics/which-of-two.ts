import type { Interval } from '#src/ledger/types.ts'
import { fold } from '#src/text/words.ts'
import { type Asked, type Frame, frameOf } from './frame.ts'
import type { Reading } from './question.ts'
import { Rest } from './rest.ts'
import { readTimes } from './times.ts'
import { questionWords } from './vocabulary.ts'

/** Which of the two figures before is the larger, and what lies between them. */

/** 'qual das duas foi maior?', after two questions that differ in whom, in what or in which days. */
const WHICH_OF_TWO =
  /^(?:e )?(?:qual (?:foi |e )?)?(?:a )?diferenca (?:entre|d)(?: ?[ao]s)? (?:dois|duas)$|^(?:(?:e|mas|entao) )?(?:qual|quem|o que|em qual|com qual)(?: [a-z]{1,12}){0,3} (?:d[ao]s|dess[ea]s) (?:dois|duas)(?: (?:foi|e|deu|da|pesou|pesa|custou|custa|gastei|gasta|gastou|ganhou|ganha|vendeu|vende|rendeu|rende|recebeu|recebe|pagou|paga|comprou|compra|traz|trouxe|vale|entra|vem|veio|aparece|vezes|me|aqui|mais|menos|maior|menor|car[oa]|[oa]|com))*$|^(?:e )?qual (?:dia )?(?:deu|vendeu|rendeu|foi) (?:[oa] )?(?:mais|maior|melhor)$/

const USUALLY = /(?: (?:por mes|mensalmente|em media|na media|de media))+$/

/** 'quem pagou mais?', right after two names in the same days. */
const WHO_OF_TWO =
  /^(?:e |mas )?(?:quem|qual)(?: del[ea]s)?(?: foi que)? (?:me )?(?:pagou|recebeu|comprou|vendeu|gastou|levou|custou|ganhou|rendeu|cobrou|deu|foi|paga|recebe|compra|vende|gasta|leva|custa|ganha|rende|cobra|da) (?:[oa] )?(?:mais|maior)$/
const areTwoNames = (last: Asked | undefined, { filtros, periodo }: Frame): boolean =>
  last !== undefined &&
  filtros.contrapartes.length > 0 &&
  last.filtros.contrapartes.length > 0 &&
  !filtros.contrapartes.some((name) => last.filtros.contrapartes.includes(name)) &&
  JSON.stringify(last.periodo) === JSON.stringify(periodo)

/** 'quem pagou mais esse ano', after two names in other days: which of them, in these. */
function firstOfTwo(spoken: Frame, periodo: Interval): Reading | undefined {
  const { metrica, filtros, antes } = spoken
  const contrapartes = [...antes[0]!.filtros.contrapartes, ...filtros.contrapartes]
  if (antes[0]!.metrica !== metrica || filtros.categorias.join() !== antes[0]!.filtros.categorias.join())
    return undefined
  const frame = frameOf(metrica, {
    filtros: { ...filtros, contrapartes },
    periodo,
    dimensao: 'contraparte',
    maiores: 1,
  })
  return { kind: 'frame', frame, assumed: [], explicit: true, undated: false }
}

const OF_THE_TWO = /\bd(?:[ao]s|ess[ea]s) (?:dois|duas)\b/

export function whichOfTwo(question: string, spoken: Frame, hoje: string): Reading | undefined {
  const whole = fold(question).replace(/[?!.]/g, '').trim()
  // 'qual dos dois veio mais vezes esse ano': of both in those days.
  const rest = new Rest(questionWords(whole))
  const { period, ...times } = readTimes(rest, hoje, false)
  const who = WHO_OF_TWO.test(rest.words().join(' ')) && areTwoNames(spoken.antes[0], spoken)
  if (who && period) return firstOfTwo(spoken, period)
  const dated =
    OF_THE_TWO.test(whole) &&
    period &&
    [times.spans, times.weekdays, times.comparison, times.relative, times.edge].every((one) => one === null)
  const inDays = <T extends Asked>(one: T): T => (dated ? { ...one, periodo: period, trechos: null } : one)
  const before: Frame = { ...inDays(spoken), antes: spoken.antes.map(inDays) }
  const said = dated ? rest.words().join(' ') : whole
  const text = said.replace(USUALLY, '')
  const [last] = before.antes
  const apart = DIFFERENCE.test(text) && JSON.stringify(last?.periodo) === JSON.stringify(before.periodo)
  const ofNames = WHO_OF_TWO.test(text) && areTwoNames(last, before)
  if (!last || before.par || !(WHICH_OF_TWO.test(text) || apart || ofNames)) return undefined
  const plain = [before.dimensao, before.media, before.unico, before.contagem, before.sobre, before.comparacao]
  if (plain.some((part) => part !== null) || last.metrica !== before.metrica) return undefined
  const other = frameOf(last.metrica, {
    filtros: last.filtros,
    faixa: last.faixa,
    periodo: last.periodo,
    trechos: last.trechos,
  })
  // Times side by side are a change.
  const sameWhat = JSON.stringify(last.filtros) === JSON.stringify(before.filtros)
  const named = apart || ofNames || /(?:d|entre )(?:[ao]s|ess[ea]s) (?:dois|duas)/.test(text)
  if (sameWhat ? !before.trechos || !last.trechos : !named) return undefined
  // 'qual dos dois vem mais?': how often.
  const often = OFTEN.test(text) && !sameWhat ? { contagem: 'lancamentos' as const } : {}
  const months = [last.periodo, before.periodo].every((days) => days && days.de.slice(0, 7) < days.ate.slice(0, 7))
  // 'qual das duas paga mais por mês'
  if (text !== said && !(months && !sameWhat)) return undefined
  const usually = text === said ? {} : { media: 'mes' as const }
  return {
    ...{ kind: 'both', assumed: [], explicit: true, conta: 'compara' },
    frames: [
      { ...other, ...often, ...usually },
      { ...before, antes: [], ...often, ...usually },
    ],
  }
}
const OFTEN = /\b(?:vem|veio|aparece|vezes)\b/

const DIFFERENCE =
  /^(?:e )?quanto (?:um|uma|el[ea]) (?:me )?(?:pagou|ganhou|recebeu|gastou|custou|comprou|levou) a mais (?:do )?que [oa] outr[oa]$|^(?:e )?(?:qual |quanto )?(?:(?:foi|e|da|deu) )?(?:a |de )?diferenca(?: (?:de um pr[ao] outro|entre (?:eles|elas|[oa]s (?:dois|duas)|um e (?:o )?outro)|d[eo]s? (?:dois|duas)|d[oa] (?:melhor|maior|pior|menor) (?:e|pr[ao]|com|ao?) ?[oa]? (?:melhor|maior|pior|menor)))?$/
