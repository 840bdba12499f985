import { numbersInWords } from '@norteia/contracts/amounts'

/** 'Sete e cinquenta', 'quinze e noventa': reais and cents, as no other number is said. */
const REAIS_AND_CENTS =
  /\b(dois|duas|tres|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove) e (dez|quinze|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa)\b(?! (?:e|mil)\b)/gi
/** 'Dois e meio por cento', '3 e meio por cento' */
const HALF_PERCENT = /\b([a-zê]+|\d{1,2}) e mei[oa] ?(?:%|por ?cento)/gi
/** 'De cada 10 fecho 4', 'de cada 100 reais me sobram 35' */
const OF_EVERY =
  /\b(?:de|a|em) cada (\d{1,4})( reais)?([^\d,.;?]{0,28}?)(\d{1,4})(?: reais)?(?= |$|[,.;?])(?! ?(?:%|por|dias|mes|mil))/gi
/** 'Loja 1 ... loja 2': names. */
const NAMED =
  /\b(loja|fornecedor|op[çc][ãa]o|proposta|empresa|banco|marca|m[áa]quina) ([12])\b(?![.,]\d| ?(?:mil|%|x|reais|por))/gi
/** 'Um quarto das vendas', and no room */
const FRACTIONS =
  /\b(um|tr[eê]s|dois) (quartos?|quintos?) (?=d[ao]s? (?:vend|fatur|loja|total|lucro|movimento|receita|client|estoque|que))/gi
/** '3 reais e 40 centavos', '40 centavos' */
const REAIS_CENTS = /(\d+) reais e (\d{1,2}) centavos?\b/gi
const CENTS = /(?<![\d,.])(\d{1,2}) centavos?\b/gi
const COINS = /(?<=\d) ?(?:contos?|pilas?|pratas?|mangos?|dinheiros)(?![\p{L}])/giu
/** 'Qto', 'qts', 'qnt' */
const SHORT_HOW_MUCH = /\bqn?t([oa])?(s)?\b/gi
const RS = /\brs\.? ?(?=\d)/gi

/** 'Passei 450 no crédito e a taxa é 4,99': what a card takes is said in hundredths, with the sign or without. */
const CARD_RATE =
  /(?<=\btaxas? (?:(?:d[aeo]|n[ao]|da|m[eé]dia|cart[aã]o|cr[eé]dito|d[eé]bito|pix|m[aá]quin[ah]\w*|parcelad[oa]|antecipa[cç][aã]o|dela|dele|aqui|[eé]|eh|foi|fica|ficou|t[aá]|est[aá]|vai|a|em) ){0,5}|\btaxa: ?|\btaxas? )(?<!r\$ ?)(\d{1,2}(?:[,.]\d{1,2})?)(?![\d,.]*\d)(?! ?(?:%|por|reais|real|conto|r\$|cada|fix[ao]|mil|x\b|vezes|a \p{L}+|no mes|ao mes|mensa))/giu
const BY_CARD = /cr[eé]dito|d[eé]bito|cart[aã]o|m[aá]quininha|m[aá]quina de cart|parcelad|antecip|\bpix\b|\d ?x\b/i
const MOST_RATE = 30
const BESIDE = 18

const amountOf = (word: string): number | undefined =>
  /^\d/.test(word) ? Number(word) : numbersInWords(word)[0]?.value
const decimal = (value: number) => String(value).replace('.', ',')

/** The question with numbers that are said in a way of their own written in digits. */
export const inDigits = (question: string): string =>
  question
    .replace(/\bqr(?=o\b|ia\b)/gi, 'quer')
    .replace(SHORT_HOW_MUCH, (_, gender = 'o', plural = '') => `quant${gender}${plural}`)
    .replace(RS, 'R$ ')
    .replace(REAIS_CENTS, (_, reais: string, cents: string) => `${reais},${cents.padStart(2, '0')} reais`)
    .replace(CENTS, (_, cents: string) => `0,${cents.padStart(2, '0')} reais`)
    .replace(NAMED, (_, thing: string, n: string) => `${thing} ${n === '1' ? 'A' : 'B'}`)
    .replace(COINS, ' reais')
    .replace(FRACTIONS, (_, many: string, part: string) => {
      const share = (/^u/i.test(many) ? 1 : /^d/i.test(many) ? 2 : 3) / (/^quart/i.test(part) ? 4 : 5)
      return `${decimal(share * 100)}% `
    })
    .replace(HALF_PERCENT, (said, whole: string) => {
      const value = /^u/i.test(whole) ? 1 : amountOf(whole)
      return value === undefined ? said : `${value},5%`
    })
    .replace(REAIS_AND_CENTS, (said, reais: string, cents: string) => {
      const [whole, part] = [amountOf(reais), amountOf(cents)]
      return whole === undefined || part === undefined ? said : `${whole},${part} reais`
    })
    .replace(CARD_RATE, (said, rate: string, at: number, text: string) => {
      // A whole number may be reais, unless the card stands right beside it.
      const beside = text.slice(text.toLowerCase().lastIndexOf('tax', at), at + rate.length + BESIDE)
      const byCard = BY_CARD.test(/[,.]/.test(rate) ? text : beside.split(/[,;.?](?!\d)| e /)[0]!)
      return byCard && Number(rate.replace(',', '.')) < MOST_RATE ? `${said}%` : said
    })
    .replace(OF_EVERY, (said, of: string, reais: string | undefined, between: string, part: string) => {
      const share = (Number(part) / Number(of)) * 100
      const inReais = reais !== undefined && Number(of) === 100
      return share > 0 && share < 100 && (inReais || /\b10{1,2}\b/.test(of) || /^\s*$/.test(between))
        ? `${between.trim()} ${decimal(Math.round(share * 100) / 100)}%`
        : said
    })
