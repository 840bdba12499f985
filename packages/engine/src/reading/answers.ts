import { KPI_NAMES } from '#src/text/kpi-names.data.ts'
import { fold } from '#src/text/words.ts'

const NONE = /^\W*(?:nao (?:acompanh|us|tenho|tem|med|sei|poss|ha)|nenhum|nada|n\/?a\W*$|sem indicador)/

/** Names of the indicators recognised in a text; null: the field is blank or says that there are none. */
export function recognisedKpis(text: string | undefined): string[] | null {
  const plain = fold(text ?? '').trim()
  if (plain === '' || NONE.test(plain)) return null
  const padded = ` ${plain.replace(/[^a-z0-9]+/g, ' ')} `
  return KPI_NAMES.filter(([, ...beginnings]) => beginnings.some((start) => padded.includes(` ${start}`))).map(
    ([name]) => name,
  )
}

const MONTH_NAMES =
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez'
const COUNT = '(?:\\d{1,3}|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|dezoito|vinte e quatro)'
const DEADLINE = new RegExp(
  [
    `\\b${COUNT}\\s{1,3}(?:dias?|semanas?|mes(?:es)?|bimestres?|trimestres?|semestres?|anos?)\\b`,
    `\\b(?:ate|em|para|de)\\s{1,3}(?:o fim d[eo]\\s{1,3}|o final d[eo]\\s{1,3})?(?:${MONTH_NAMES})\\b(?:\\s{0,2}(?:de|/)\\s{0,2}20\\d\\d)?`,
    '\\b20[2-9]\\d\\b',
    '\\b(?:este|neste|esse|nesse|proximo|no proximo|deste) (?:ano|mes|semestre|trimestre)\\b',
    '\\b(?:ano que vem|mes que vem|semestre que vem|fim do ano|final do ano|natal|proxima safra|proximos meses|ainda este ano)\\b',
    '\\b\\d{1,2}/(?:\\d{1,2}/)?20\\d\\d\\b',
  ].join('|'),
  'g',
)
const AMOUNT =
  /\d|\b(?:dobr(?:ar|o|ando)|duplic\w{1,6}|triplic\w{1,6}|metade|zerar|(?:segunda|terceira|uma|duas|tres|mais) (?:loja|lojas|filial|filiais|unidade|unidades|turma|turmas))\b/

/** Whether the goals say how much and until when. */
export function goalParts(text: string): { number: boolean; deadline: boolean } {
  const plain = fold(text)
  const rest = plain.replace(DEADLINE, ' ')
  return { number: AMOUNT.test(rest), deadline: rest !== plain }
}
