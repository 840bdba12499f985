import { ALL_OF_PAY } from './rewording.ts'

/** Turns of a question on two figures that mean the same as another one. */

const LONG_DAYS: Readonly<Record<string, string>> = {
  ...{ seg: 'segunda', ter: 'terca', qua: 'quarta', qui: 'quinta', sex: 'sexta', sab: 'sabado', dom: 'domingo' },
}
const SHORT_DAY = `(${Object.keys(LONG_DAYS).join('|')})`
/** 'dom x sáb' */
const SHORT_DAYS = new RegExp(` ${SHORT_DAY} (x|vs|ou|contra|que) (?:n?[oa] )?${SHORT_DAY}(?= )`)

/** 'mais do que': no 'o que' that is asked for. */
const MORE_THAN = /( (?:mais|menos|maior|menor|melhor|pior)(?: \S{1,20}){0,6}?) do que (?=[a-z])/

/** 'o Google saiu mais caro que a Meta': who took more. */
const DEARER = / (?:(?:saiu|sai|e|foi|fica|ficou|custa|custou) )?mais car[oa]s? que /

/** 'Ana e Bia, quem gastou mais' */
const WHO_MORE =
  /^(?: entre)? (?:[oa] )?(\S.{1,40}) e (\S.{1,40}?) (?:quem|qual|o que)(?: del[ea]s| d[oa]s (?:dois|duas))? (?:me |mais )?(gastou|pagou|comprou|recebeu|ganhou|levou|custou|cobrou|deu|rendeu|trouxe|deixou|paga|compra|rende|traz|custa|ganha|recebe|leva) mais(?: dinheiro)?(?= )/

/** 'entre a Cemig e o DMAE, qual é mais cara' */
const BETWEEN =
  /^(?: entre)? (?:[oa] )?(\S.{1,40}?) (?:e|ou) (?:[oa] )?(\S.{1,40}?) (qual|quem)(?: del[ea]s| d[oa]s (?:dois|duas))? (?:e|foi|sai|fica|ficou|saiu|vem|veio) (?:[oa] )?mais (?:car|alt)[oa](?= )/

const PAST: Readonly<Record<string, string>> = {
  ...{
    ganha: 'ganhou',
    recebe: 'recebeu',
    leva: 'levou',
    cobra: 'cobrou',
    custa: 'custou',
    paga: 'pagou',
    compra: 'comprou',
  },
}
/** 'o Lucas ganha mais que a Tainá': as their last month was. */
const NOW_MORE = new RegExp(` (${Object.keys(PAST).join('|')}) (mais|menos) que `)

export const plainPair = (text: string): string =>
  text
    .replace(/ q (?=[a-z])/g, ' que ')
    .replace(/ fds /g, ' fim de semana ')
    .replace(/( fim de semana (?:ou|que|x|contra|e)) (?:n?a) semana(?= )/, '$1 durante a semana')
    .replace(/ (?:n?a) semana ((?:ou|que|x|contra) n?o fim de semana)(?= )/, ' durante a semana $1')
    .replace(SHORT_DAYS, (_, one, how, other) => ` ${LONG_DAYS[one]} ${how} ${LONG_DAYS[other]}`)
    .replace(MORE_THAN, '$1 que ')
    .replace(DEARER, ' mais que ')
    .replace(ALL_OF_PAY, '$1')
    .replace(/ (quem|qual|o que)(?: d[oa]s (?:dois|duas))? custa mais(?= )/, ' $1 custou mais')
    .replace(BETWEEN, ' $1 ou $2 $3 custou mais')
    .replace(WHO_MORE, ' $1 ou $2 quem $3 mais')
    .replace(NOW_MORE, (_, verb, how) => ` ${PAST[verb]} ${how} que `)
