import { formatNumber } from '@norteia/contracts/format'
import type { Frame } from '#src/metrics/frame.ts'
import type { Reading } from '#src/metrics/question.ts'
import { isOutgo } from './figures.ts'
import type { Reckoned } from './reckon.ts'
import { type Scale, type Taken, taken, takeScale } from './scale.ts'
import { isPlainSum, type Shown } from './shown.ts'

/** What a figure would be with so much more or less: of the one that was shown last, or of one that is named with it. */

interface Memory {
  shown: readonly Shown[]
  before: Frame
}

/** @param alone how a question by itself is read */
export const scaled = (
  text: string,
  memory: Memory | undefined,
  alone: (question: string) => Reading,
): Reading | undefined => (memory && scaledShown(text, memory)) ?? supposed(text, alone)

const SMALL = new Set(
  'e ou mas entao ai agora se eu a o as os gente for fosse por com de do da em no na pra para isso disso ele ela esse essa desse dessa este esta valor total conta quanto qual fica ficaria ficava ficar deu da daria dava dar vai vou iria ia seria seriam ser passa passaria passar que mes proximo proxima vez hein ne um uma la'.split(
    ' ',
  ),
)
const EARN = /^(?:vend(?:er|esse|i)|fatur(?:ar|asse|ei)|receb(?:er|esse|i)|entr(?:ar|asse|ou))$/
const SPEND = /^(?:gast(?:ar|asse|ei)|pag(?:ar|asse)|paguei|sa(?:ir|isse|iu)|compr(?:ar|asse|ei))$/

const reading = (of: Shown, scale: Scale, part: Partial<Reckoned> & { frame: Frame }): Reckoned => ({
  ...{ kind: 'reckoned', op: 'escala', of: [of], base: null, least: false, anew: null, scale },
  ...part,
})

/** 'e se subir 10%?', after a figure; undefined: another word is in it, or nothing was shown that it can be of. */
function scaledShown(text: string, { shown, before }: Memory): Reading | undefined {
  const [last] = shown
  if (!last || before.perdido || last.unidade !== 'R$') return undefined
  const gone = last.frame.metrica === 'resultado' ? taken(text) : undefined
  if (gone) return reading(last, gone, { frame: before })
  const said = takeScale(text)
  const words = said?.rest.split(' ').filter((word) => /[a-z0-9]/.test(word)) ?? []
  const earns = words.some((word) => EARN.test(word))
  const spends = words.some((word) => SPEND.test(word))
  const only = words.every((word) => SMALL.has(word) || EARN.test(word) || SPEND.test(word))
  if (!said || !only || (earns && isOutgo(last.frame)) || (spends && !isOutgo(last.frame))) return undefined
  return reading(last, said.scale, { frame: before })
}

/** What only says that something is supposed, and asks what it comes to. */
const SUPPOSING = [
  / (?:vai|vou|iria|ia|passa|passaria|passo|chega|chegaria) (?:a |pra |para |em |ficar |dar |ser )*(?:(?:pagar|ganhar|receber|gastar|custar) )?(?:em |pra |a )*quanto(?= )/,
  / quanto (?:que )?(?:vai |vou |iria |ia |passa a |passaria a |passo a )?(?:fica|ficaria|ficava|ficar|da|daria|dava|deu|dar|seria|seriam|ser|gasto|gastaria|gastar|pago|pagaria|pagar|ganha|ganharia|receberia|recebo|vem|entra|custa|custaria|custar)(?: em)?(?= )/,
  / (?:fica|ficaria|ficava|da|daria|dava|deu|seria|seriam|ganha|ganharia|recebe|custa|custaria|pago|pagaria|gasto|gastaria)(?: em| pra| a| de)? quanto(?= )/,
  / (?:da |na )?proxima vez(?= )/,
  / (?:se|ele|ela|eu|a gente|for|fosse|der|desse|dar|entao)(?= )/,
  / (?:e|mas|,)(?= )/,
  / (?:do )?que(?= )/,
  / quanto(?= )/,
]
const INVEST = / (?:botar|botasse|colocar|colocasse|por|investir|investisse|gastar|gastasse|pagar|pagasse)(?= )/
const VERBS: readonly (readonly [RegExp, string])[] = [
  [/ (?:vender|vendesse|faturar|faturasse)(?= )/, ' vendi '],
  [/ (?:receber|recebesse|entrar|entrasse)(?= )/, ' entrou '],
  [/ (?:repassar|repassasse|depositar|depositasse)(?= )/, ' repassou '],
  [INVEST, ' paguei '],
]
const LAST = / (?:em cima )?(?:d[eo]|n?o|sobre o|na|n?a|d?a) ultim[oa](?: (?:vez|pagamento|conta|boleto))?(?= )/
const ASKS = / (?:quanto|vai p(?:ra|ara)|fica(?:ria)? em) |^ (?:e )?se .*(?:proxima vez)/
const PAID = /^(?:paguei )?(?:(?:n[oa]s?|com|em|d[eoa]s?|pr[ao]|para) )*(?:[oa] )?/
const DONE = /^(?:vendi|entrou|paguei) /
const ARTICLE = /^[oa]s? /
const LOOSE_END = /(?: (?:com|em|de|do|da|no|na|o|a|os|as|pra|para))+ $/

const SAVES = / (?:eu )?(?:vou )?econom(?:izo|izaria|izar|ia)(?= )/
/** 'quanto economizo se a luz cair 20%?': that part of it. */
const saved = ({ scale, rest }: Taken): Taken => {
  const percent = formatNumber((1 - scale.factor) * 100, 1)
  return { scale: { ...scale, factor: 1 - scale.factor, part: true, said: `${percent}% disso` }, rest }
}

/** 'se o aluguel subir 10% vai pra quanto?': of what is named, as it was last. */
function supposed(text: string, read: (question: string) => Reading): Reading | undefined {
  const found = ASKS.test(` ${text} `) ? takeScale(` ${text} `.replace(SAVES, ' ').trim()) : undefined
  if (!found || found.scale.part) return undefined
  const said = SAVES.test(` ${text} `) ? saved(found) : found
  const strip = (all: string, way: RegExp) => all.replace(new RegExp(way.source, 'g'), ' ').replace(/ +/g, ' ')
  const last = LAST.test(said.rest)
  const bare = SUPPOSING.reduce(strip, ` ${said.rest.replace(LAST, ' ')} `.replace(/ +/g, ' '))
  const named = VERBS.reduce((all, [from, to]) => all.replace(from, to), bare)
    .replace(/ +/g, ' ')
    .replace(LOOSE_END, ' ')
  const thing = named.trim()
  if (thing.length < 3) return undefined
  const asked = last
    ? [`quanto foi o ultimo pagamento de ${thing.replace(PAID, '')}`]
    : DONE.test(thing)
      ? [`quanto ${thing}`]
      : [`quanto foi ${thing.replace(ARTICLE, '')}`, `quanto paguei ${thing}`, `quanto ${thing}`]
  for (const question of asked) {
    const found = read(question)
    if (found.kind !== 'frame' || found.undirected) continue
    const { frame } = found
    const single = frame.unico === 'ultimo' || isPlainSum(frame)
    const sure = found.assumed.every((one) => one === 'periodo' || one === 'ano')
    if (!single || !sure || !frame.periodo) continue
    const of = { nome: '', valor: 0, unidade: 'R$', frame, partes: [], conta: null }
    return reading(of, said.scale, { frame, anew: frame, undated: found.undated && found.assumed.includes('periodo') })
  }
  return undefined
}
