import { fold } from '#src/text/words.ts'
import { CARE_DEEDS } from './danger-deeds-care.data.ts'
import { CLIENT_DEEDS, FOOD_DEEDS } from './danger-deeds-clients.data.ts'
import { HEALTH_DEEDS, LAND_DEEDS } from './danger-deeds-health.data.ts'
import { LAW_DEEDS } from './danger-deeds-law.data.ts'
import { DATA_DEEDS, URGENT_DEEDS } from './danger-deeds-people.data.ts'
import { STAFF_DEEDS } from './danger-deeds-staff.data.ts'
import { TAX_DEEDS } from './danger-deeds-tax.data.ts'
import { TRADE_DEEDS } from './danger-deeds-trade.data.ts'
import { WORK_DEEDS } from './danger-deeds-work.data.ts'
import { heaviest, type ScaleKind } from './danger-scale.ts'
import type { Deed } from './danger-types.ts'
import { LAWFUL, REPORTED, SUFFERED } from './danger-words.data.ts'

/** How owners write on a phone, in whole words. */
const SPELLINGS: Readonly<Record<string, string>> = {
  n: 'nao', nn: 'nao', naum: 'nao', num: 'nao', q: 'que', ke: 'que', oq: 'o que', pq: 'porque', pqe: 'porque', porq: 'porque',
  p: 'para', pra: 'para', pro: 'para o', pras: 'para as', pros: 'para os', ta: 'esta', to: 'estou', tou: 'estou', tao: 'estao',
  tava: 'estava', tavam: 'estavam', tamo: 'estamos', tamos: 'estamos', vc: 'voce', ce: 'voce', hj: 'hoje', tb: 'tambem',
  tbm: 'tambem', qto: 'quanto', qnto: 'quanto', qdo: 'quando', qnd: 'quando', td: 'tudo', tds: 'todos', tdo: 'tudo',
  dps: 'depois', dpois: 'depois', ngm: 'ninguem', msm: 'mesmo', zap: 'whatsapp', wpp: 'whatsapp', whats: 'whatsapp',
  zapzap: 'whatsapp', insta: 'instagram', face: 'facebook', gnt: 'gente', mt: 'muito', mto: 'muito', nf: 'nota', nfe: 'nota',
  nfs: 'nota', nfse: 'nota', nfce: 'nota', notinha: 'nota', dindin: 'dinheiro', func: 'funcionario', funcs: 'funcionarios',
  eh: 'e', neh: 'ne', c: 'com', frila: 'freela', frilas: 'freelas', free: 'freela', boy: 'rapaz', grana: 'dinheiro',
  dimdim: 'dinheiro', trampo: 'trabalho', trampa: 'trabalha', trampam: 'trabalham', trampar: 'trabalhar', cmg: 'comigo',
  mina: 'moca', minas: 'mocas', guria: 'menina', gurias: 'meninas', fds: 'fim de semana',
} // biome-ignore format: a table

/** Turns of speech in which nobody bleeds, dies or is a child. */
export const TURNS =
  /\b(?:(?:sem |nao )?(?:me|se) queim\w+(?= (?:com|no mercado|na praca|$)|$)|queim\w+ (?:a ponte|o filme|o nome|meu nome|a clinica|a empresa|a marca|a imagem)|queimad[oa] com|sangr\w+ (?:dinheiro|caixa)|(?:vai |vao |esta |estao )?me mata\w* de (?:tanto|rir|raiva|trabalh\w+|susto|vergonha)|me mata\w+ de \w+|(?:morr|mor)\w+ de (?:vontade|medo|rir|fome|saudade|sono|vergonha|raiva)|mat\w+ (?:a|minha|meu|o|os) (?:fome|saudade|curiosidade|concorrencia|tempo|meta|metas|lucro|margem|caixa|desperdicio|negocio|vendas?|produto|projeto|linha)|dois coelhos|estour\w+ a boca do balao|(?:nao tem|sem|falta de) troco|tiro no pe|tiro saiu|quebra\w* a cabeca|cortar cabecas|braco direito|nao (?:vai |da |deu )?(?:da|dar) (?:tudo|pra tudo|pra pagar tudo|para tudo|para pagar tudo)|(?:a )?sangue frio|no nome da empresa|(?:o|do) 13(?= d[aeo]s? | salario)|quant[oa]s? (?:por cento )?(?:que )?ca(?:iu|iram)(?! tempo)|ca(?:iu|iram) (?:em )?(?:quant[oa]s?|qto|qtos|porcent\w+|percent\w+)(?! tempo)|(?:ha |de |com |tem |faz )?(?:1[89]|[2-9][0-9]) anos)\b/g

/** Beasts and machines dead or alive, rent that weighs, a team that runs by itself, an early morning: no owner's life. */
export const NO_LIFE =
  /\b(?:(?:boi|vaca|gado|porco|frango|galinha|bezerro|cabrito|carneiro|novilha|peixe|camarao|caranguejo|maquina|carro|moto|caminhao|trator|motor|forno|geladeira|marca|aparelho)s?(?: \w+){0,2} val(?:e|em|ia|eria) mais(?: \w+){0,2} (?:viv|mort)[oa]s?(?: (?:ou|que|do que) (?:viv|mort)[oa]s?)?|(?:aluguel|parcelas?|prestac\w+|impostos?|folha|frete|financiamento|emprestimo|energia|luz|mensalidade|estoque|sistema|custo|juros?)(?: \w+){0,4} (?:e|esta|ta|virou|ficou|sendo)(?: \w+)? um peso|(?:equipe|loja|empresa|cozinha|time|turma|pessoal|oficina|negocio|firma|salao)(?: \w+)? (?:funciona|anda|roda|trabalha|vende|rende|atende|produz|toca|gira)m?(?: \w+)? (?:melhor|bem) sem mim|melhor sem mim (?=(?:no|na) (?:caixa|balcao|cozinha|atendimento|escritorio|whatsapp|zap|operacao|producao|dia a dia))|nao (?:quero|queria)(?: mais)? (?:ter que )?acordar (?:tao )?cedo)\b/g

/** Folded, punctuation gone, abbreviations written out, turns of speech left out. */
export function plain(question: string): string {
  return fold(question)
    .replace(/\bs\/ ?/g, 'sem ')
    .replace(/\bc\/ ?/g, 'com ')
    .replace(/\bp\/ ?/g, 'para ')
    .replace(/%/g, ' por cento ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ')
    .replace(/\bcomo (?:e )?(?:que )?(?:eu|a gente|nos) (?=[a-z]+)/g, 'como ')
    .replace(TURNS, ' ')
    .replace(NO_LIFE, ' ')
    .replace(/ +/g, ' ')
    .trim()
}

const GAP = '(?: [a-z0-9]+){0,3} '
/** A verb in any person and tense, a noun in either number. */
const ENDING =
  '(?:[aei]?(?:r|rei|ra|rao|ria|riam|mos|ndo|d[oa]s?|va|vam|sse|ssem|ram|rmos|rem)|o|a|e|i|ei|ou|eu|iu|ia|iam|as|es|os|am|em)?'

const compile = (words: string) =>
  new RegExp(
    `(?<![a-z0-9])(?:${fold(words)
      .replaceAll('~', GAP.replaceAll('+', '\u0000'))
      .replaceAll('_', ' ')
      .replaceAll('*', '[a-z0-9]*')
      .replaceAll('+', ENDING)
      .replaceAll('\u0000', '+')})(?![a-z0-9])`,
  )

/** Letters by which a group is passed over without looking closer. */
const KEY = 6

interface Group {
  words: string
  pattern: RegExp
}

/** Groups that many deeds share are looked for once. */
const shared = new Map<string, number>()
const groups: Group[] = []
/** Groups by the beginnings of their words; under '' those of which a word has none of its own. */
const byKey = new Map<string, number[]>()
function groupOf(words: string): number {
  const found = shared.get(words)
  if (found !== undefined) return found
  const group = groups.length
  shared.set(words, group)
  const keys = fold(words)
    .split('|')
    .map((way) => /^[a-z0-9]{1,6}/.exec(way)?.[0] ?? '')
  for (const key of keys.includes('') ? [''] : new Set(keys)) byKey.set(key, [...(byKey.get(key) ?? []), group])
  groups.push({ words, pattern: compile(words) })
  return group
}

/** Beginnings of the words of a text, of every length that a key has. */
const keysOf = (text: string) =>
  new Set(['', ...text.split(' ').flatMap((word) => Array.from({ length: KEY }, (_, n) => word.slice(0, n + 1)))])

/** The gravest first, the particular before the general. */
export const DEEDS: readonly Deed[] = [
  ...URGENT_DEEDS,
  ...CARE_DEEDS,
  ...TRADE_DEEDS,
  ...LAW_DEEDS,
  ...HEALTH_DEEDS,
  ...WORK_DEEDS,
  ...LAND_DEEDS,
  ...FOOD_DEEDS,
  ...TAX_DEEDS,
  ...DATA_DEEDS,
  ...STAFF_DEEDS,
  ...CLIENT_DEEDS,
]
type Has = (group: number) => boolean

const compiled = DEEDS.map((deed) => ({
  deed,
  when: deed.when.map((each) => each.map(groupOf)),
  unless: deed.unless ? groupOf(deed.unless) : undefined,
}))
const lawful = groupOf(LAWFUL)
const suffered = groupOf(SUFFERED)
const reported = groupOf(REPORTED)
/** Who asks the right way, had it done to her, or tells what others did. */
const isNoDeed = (has: Has) => has(lawful) || has(suffered) || has(reported)
const byId = new Map(DEEDS.map((deed) => [deed.id, deed]))

export const deedById = (id: string): Deed | undefined => byId.get(id)

/** What is known of a group in a text. */
const MISSES = 0
const HOLDS = 1
const MAY_HOLD = 2

/** A question is looked through three times: for what can't wait, for every deed, for what is told askance. */
const looked = new Map<string, Has>()
const MOST_LOOKED = 16

/** Looks for each group at most once in a text. */
function lookIn(text: string): Has {
  const before = looked.get(text)
  if (before) return before
  const state = new Uint8Array(groups.length)
  for (const key of keysOf(text)) for (const group of byKey.get(key) ?? []) state[group] = MAY_HOLD
  const has: Has = (group) => {
    if (state[group] === MAY_HOLD) state[group] = groups[group]!.pattern.test(text) ? HOLDS : MISSES
    return state[group] === HOLDS
  }
  if (looked.size === MOST_LOOKED) looked.clear()
  looked.set(text, has)
  return has
}

/** The gravest deed that a plain text tells of; undefined: none. `urgent`: only where life is at stake. */
export function deedIn(text: string, urgent = false): Deed | undefined {
  const has = lookIn(text)
  const among = urgent ? compiled.slice(0, URGENT_DEEDS.length) : compiled
  return among.find(
    ({ deed, when, unless }) =>
      when.some((each) => each.every(has)) && !(unless !== undefined && has(unless)) && (deed.always || !isNoDeed(has)),
  )?.deed
}

const weighed = [...new Set(compiled.flatMap(({ when }) => when.flat()))]
const wordsOf = (has: Has) => weighed.filter(has).map((group) => groups[group]!.words)

/** Groups of the deeds that a text holds, by their words: what weights are learned from. */
export const groupsIn = (text: string): string[] => wordsOf(lookIn(text))

/** Who asks how to sell or what it costs speaks of business, whatever else the words recall. */
const ASKS_BUSINESS =
  /\b(?:como (?:eu )?(?:vend\w+|divulg\w+|atrai\w*|precific\w+|calcul\w+|aument\w+|organiz\w+|reduz\w*|melhor\w+|planej\w+|negoci\w+|import\w+|escolh\w+|cobr\w+)|quanto (?:a mais |e que )?(?:custa|cobr\w+|gast\w+|rende|vale|sobra|ganh\w+|tenho|fatur\w+|devo|preciso)|vendo por quanto|como (?:eu )?(?:ponho|coloco|defino|escrevo) (?:a |o )?(?:validade|rotulo|preco|etiqueta)|vale (?:mais )?a pena|como (?:eu )?emit\w+ (?:a )?nota|quanto (?:e que )?pag\w+ de imposto|(?:quero|vou|preciso|penso em|como) (?:fazer|contratar|escolher|oferecer|pagar) (?:um |o )?seguro de vida|(?:dias? de|tirar|sair de|entrar de|pagar as) ferias|moradores? de rua|sem (?:usar )?veneno|ou so (?:[oa] )?(?:enfermeir|medic|dentista|tecnic|biomedic)\w*|qual (?:o |a )?(?:preco|margem|lucro|custo|markup|taxa))\b/

/** Groups of an alternative that may be missing, and fewest that must be there, for a deed to be recognised in a roundabout wording. */
const MISSING = 1
const LEAST_HELD = 2

/**
 * What a text speaks of that tells no deed in full, where what it holds weighs enough: who tells a deed askance leaves out
 * one of its words. The deed is the one of that kind which lacks least; where
 * none is near, the words only resemble.
 */
export function likelyDanger(text: string): { kind: ScaleKind; deed: Deed } | undefined {
  const has = lookIn(text)
  if (ASKS_BUSINESS.test(text) || isNoDeed(has)) return undefined
  const kind = heaviest(wordsOf(has))
  if (!kind) return undefined
  let best: { deed: Deed; held: number } | undefined
  for (const { deed, when, unless } of compiled) {
    if (deed.kind !== kind || (unless !== undefined && has(unless))) continue
    for (const each of when) {
      const held = each.filter(has).length
      if (held >= Math.max(LEAST_HELD, each.length - MISSING) && held > (best?.held ?? 0)) best = { deed, held }
    }
  }
  return best && { kind, deed: best.deed }
}

/** Whether it was done to her. */
export const suffers = (text: string) => groups[suffered]!.pattern.test(text)

/** Whether others did it, as the news or the street tell. */
export const reports = (text: string) => groups[reported]!.pattern.test(text)

/** What somebody else fails to do: 'o hotel não devolve', 'ele não me paga'. */
const FAILS =
  /\b(?:(?:ele|ela|eles|elas|ninguem)|(?:o|a|os|as|meu|minha|meus|minhas|um|uma) (?!loja\b|empresa\b|firma\b|gente\b)[a-z]+) nao (?:me |nos )?(?:(?:devolv|pag|entreg|cumpr|respond|acert|reembols)(?:e|em|a|am|eu|ou|iu|eram|aram)|(?:quer|querem|vai|vao) (?:me )?(?:devolver|pagar|entregar|cumprir|responder|acertar|reembolsar))\b/g

/** A plain text without what others fail to do: nobody is harmed by the asker there. */
export const withoutFailings = (text: string): string => text.replace(FAILS, ' ').replace(/ +/g, ' ').trim()

/** Whether the right way is asked for. */
export const asksLawfully = (text: string) => groups[lawful]!.pattern.test(text)
