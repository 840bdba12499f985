import { fold } from '#src/text/words.ts'
import { hasNumber } from './calculators.ts'
import { asMeant } from './stories/asides.ts'

/** Characters of a question that are listened to. */
export const MAX_TALK = 1_000
/** Two readings that are no further apart, in reais or things and in per cent, came to the same figure. */
export const ROUNDED = 0.02
export const ROUNDED_SHARE = 0.06

export const ASKS_NUMBER =
  /\b(?:saber|calcul\w+|ver) (?:a |o |minha |meu )?(?:ocupacao|margem|lucro|media|taxa)\b|\bquant[oa]s?\b|\bqn?t[oa]s?\b|\bqnt\b|\bqual (?:e |eh |foi |seria |deu )?(?:o |a |meu |minha )?(?:lucro|margem|preco|custo|sobra|valor|taxa|ocupacao|media|comissao|parcela|total|mortalidade|perda)\b|\bqual (?:o |a )?(?:percentual|porcentagem)\b|\bqual (?:a )?diferenca (?:de|em|n[oa]|d[oa])\b|\bque (?:percentual|porcentagem|parte)\b/
export const MANY_NUMBERS = 3
const NUMBER = /(?<![\w,.])\d[\d.,]*/g
export const numbersSaid = (text: string) => text.match(NUMBER)?.length ?? 0
/** The figures of an answer. */
export const figuresIn = (text: string): number[] =>
  (text.match(/\d[\d.]*(?:,\d+)?/g) ?? []).map((one) => Number(one.replaceAll('.', '').replace(',', '.')))

/** Two numbers and a question for one, or three numbers: a sum may be in it. */
export function holdsSum(question: string): boolean {
  const text = fold(question.slice(0, MAX_TALK))
  return numbersSaid(text) >= (ASKS_NUMBER.test(text) ? 2 : MANY_NUMBERS)
}
export function asksOfNumber(question: string): boolean {
  const text = fold(question.slice(0, MAX_TALK))
  return ASKS_NUMBER.test(text) && hasNumber(question)
}

/** 'Tinha 350, morreram 28, quantos %?' is a sum, where nothing is asked that would be done to somebody. */
const SHARE_ASKED =
  /\bquant[oa]s? ?(?:%|por ?cento|porcent)|\bem (?:%|por ?cento|porcent)|\bqual (?:e |foi )?(?:a |o )?(?:taxa|mortalidade|perda|queda)\b/
const TREATS =
  /\b(?:o que|como|posso|dose|remedio|veneno|vacin\w+|aplic\w+|mistur\w+|ml|mg|dou|dar|tomar|socorro|sangr\w+|agora mesmo)\b/
/** `kind`: the danger that its words recall, `id`: what of it. */
export const asksShare = (id: string, kind: string, text: string) =>
  id === kind && (kind === 'health' || kind === 'agronomy') && SHARE_ASKED.test(text) && !TREATS.test(text)

/** Who asks how to deal with somebody asks for no sum. */
export const ASKS_HOW =
  /\b(?:como|o que) (?:eu )?(?:negoci\w+|explic\w+|fal[oa]\w*|dig[oa]|lid[oa]\w*|respond\w+|avis\w+|convenc\w+)\b/
/** 'Fulana vende pela metade do meu preço, baixo?', 'como contrato sem ficar presa depois?': advice, whatever sum its words recall. */
export const asksOnlyHow = (question: string): boolean => {
  const text = fold(question.slice(0, MAX_TALK))
  return !/\d/.test(text) && HOW.test(text) && !RECKONS.test(text) && !ASKS_NUMBER.test(text)
}
const HOW =
  /\bcomo (?:eu |a gente )?(?:faco|faz|fazer|contrat\w+|lid\w+|fic\w+)\b|\bo ?que (?:eu )?(?:faco|fazer)\b|\b(?:baix[oa]|acompanho|sigo)(?: (?:o preco|tambem|o meu))* ?\?|\b(?:devo|tenho (?:que|q)|preciso) (?:baixar|acompanhar|seguir|cobrir)\b|\bsem (?:ficar|ter que|perder)\b/
const RECKONS =
  /\b(?:calcul\w*|conta|formula|margem|markup|precific\w+|formar? (?:o )?preco|empat\w+|equilibrio|lucr\w+|qual|pro ?-?labore|cust\w+|salario|parcel\w+|juros)\b/
/** 'Quanto antes', 'nem sei quanto', 'quanto o povo costuma dar': no sum has it. */
const NO_AMOUNT =
  /\b(?:o|tanto|nem sei|nao sei|sei la|saber) quant[oa]s?\b|\bquant[oa]s? (?:antes|mais (?:eu|a|o|ele|ela|gente)|menos|a isso|costum\w+|o (?:povo|pessoal) costuma|tempo(?![^.?!]{0,24}\bpaga))\b/g
/** 'Me ligam 15 vezes pra perguntar quanto custa o pão': others ask it. */
const OTHERS_ASK =
  /(?<!\b(?:quero|queria|vou|posso|gostaria de) )\b(?:pergunt(?:am|a|ou|aram|ando|ar)|(?:lig|cham|mand)(?:am|a|ou|aram|ando) [^.?!]{0,40}\b(?:saber|ver|perguntar))\b[^.?!:]{0,60}\bquant[oa]s?\b/g
/** 'Às vezes 200, às vezes 2 mil' is no number to reckon with. */
const VAGUE = /\bas ve(?:z|zes) (?:uns )?(?:r\$ ?)?\d[\d.,]*(?: mil| reais)?/g
const WEIGHS =
  /\b(?:compens(?:a|ou)|val(?:e|eu)|(?:da|deu|dando|no) (?:lucro|prejuizo)|ganho ou perco|perco ou ganho|melhora ou piora|piora ou melhora)\b|\b(?:lucro|sobrou|fecho|aceito) ?\?/
/** A sum is wanted where one number is asked for, however many a story tells. */
export function asksSum(question: string): boolean {
  const text = fold(asMeant(question.slice(0, MAX_TALK)))
    .replace(OTHERS_ASK, ' ')
    .replace(NO_AMOUNT, ' ')
    .replace(VAGUE, ' ')
  return numbersSaid(text) >= (ASKS_NUMBER.test(text) ? 2 : WEIGHS.test(text) ? MANY_NUMBERS : Number.POSITIVE_INFINITY)
}
