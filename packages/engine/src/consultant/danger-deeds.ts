import { lately } from '#src/text/lately.ts'
import { type Has, spelledOut, WordGroups } from '#src/text/word-groups.ts'
import { CARE_DEEDS } from './danger-deeds-care.data.ts'
import { CLIENT_DEEDS, FOOD_DEEDS } from './danger-deeds-clients.data.ts'
import { HEALTH_DEEDS, LAND_DEEDS } from './danger-deeds-health.data.ts'
import { LAW_DEEDS } from './danger-deeds-law.data.ts'
import { DATA_DEEDS, URGENT_DEEDS } from './danger-deeds-people.data.ts'
import { STAFF_DEEDS } from './danger-deeds-staff.data.ts'
import { TAX_DEEDS } from './danger-deeds-tax.data.ts'
import { TOWN_DEEDS } from './danger-deeds-town.data.ts'
import { TRADE_DEEDS } from './danger-deeds-trade.data.ts'
import { WORK_DEEDS } from './danger-deeds-work.data.ts'
import { kindWeights } from './danger-scale.ts'
import type { Deed, HeardKind } from './danger-types.ts'
import { LAWFUL, REPORTED, SUFFERED } from './danger-words.data.ts'

/** Turns of speech in which nobody bleeds, dies or is a child; a second till beside which people queue. */
export const TURNS =
  /\b(?:(?:pel[ao]s? )?(?:hora|horinha) da morte(?= |$)(?<=\bpel[ao] \w+ da morte)|mort[oa]s? de (?:tao )?(?:cansad[oa]s?|cansaco|sono|fome|sede|vergonha|raiva|saudade|medo|frio|calor)|(?:(?<!\b(?:compr\w+|arma|faca|veneno|ameac\w+)\b.*)(?:mato|esgano|vou matar|enforco) (?:ele|ela|eles|um|essa|esse|(?:meu|minha|a|o) [a-z]+) (?:kk+|rs+|(?:ha){2,}h?|hua\w+))|(?:pai|mae|socio|socia|contador|contadora|sogra|avo|irma|irmao|cunhad[oa]|mulher|esposa|filh[oa]|prim[oa]|ti[oa]) (?:vai|vao) me matar (?:se|quando) (?:el[ae]s? |eu )?(?:souber|descobrir|vir|ver|saber|falar|contar)(?! .*\b(?:bat\w+|agred\w+|arma|ameac\w+|surra|medo)\b)|(?:sem |nao )?(?:me|se) queim\w+(?= (?:com|no mercado|na praca|$)|$)|queim\w+ (?:a ponte|o filme|o nome|meu nome|a clinica|a empresa|a marca|a imagem)|queimad[oa] com|sangr\w+ (?:dinheiro|caixa)|(?:vai |vao |esta |estao )?me mata\w* de (?:tanto|rir|raiva|trabalh\w+|susto|vergonha)|me mata\w+ de \w+|(?:morr|mor)\w+ de (?:vontade|medo|rir|fome|saudade|sono|vergonha|raiva)|mat\w+ (?:a|minha|meu|o|os) (?:fome|saudade|curiosidade|concorrencia|tempo|meta|metas|lucro|margem|caixa|desperdicio|negocio|vendas?|produto|projeto|linha)|dois coelhos|estour\w+ a boca do balao|(?:nao tem|sem|falta de) troco|tiro no pe|tiro saiu|caixa (?:2|dois)(?= .*\b(?:filas?|totem|autoatendimento|empacota\w*|operador\w*|inaugur\w*|parado|maquininha volante)\b)|(?<=\b(?:filas?|totem|autoatendimento|empacota\w*|operador\w*|inaugur\w*|gaveta)\b.*)caixa (?:2|dois)|quebra\w* a cabeca|abr\w+ mao|avaliac\w+ d[eo] desempenho|cortar cabecas|braco direito|nao (?:vai |da |deu )?(?:da|dar) (?:tudo|pra tudo|pra pagar tudo|para tudo|para pagar tudo)|(?:a )?sangue frio|(?:com |o )?sangue (?:ta |esta |ja )?(?:quente|fervendo|ferv\w+)|no nome da empresa|(?:o|do) 13(?= d[aeo]s? | salario)|quant[oa]s? (?:por cento )?(?:que )?ca(?:iu|iram)(?! tempo)|ca(?:iu|iram) (?:em )?(?:quant[oa]s?|qto|qtos|porcent\w+|percent\w+)(?! tempo)|(?:ha |de |com |tem |faz )?(?:1[89]|[2-9][0-9]) anos)\b/g

/** Beasts and machines dead or alive, rent that weighs, a team that runs by itself, an early morning: no owner's life. */
export const NO_LIFE =
  /\b(?:(?:boi|vaca|gado|porco|frango|galinha|bezerro|cabrito|carneiro|novilha|peixe|camarao|caranguejo|maquina|carro|moto|caminhao|trator|motor|forno|geladeira|marca|aparelho)s?(?: \w+){0,2} val(?:e|em|ia|eria) mais(?: \w+){0,2} (?:viv|mort)[oa]s?(?: (?:ou|que|do que) (?:viv|mort)[oa]s?)?|(?:aluguel|parcelas?|prestac\w+|impostos?|folha|frete|financiamento|emprestimo|energia|luz|mensalidade|estoque|sistema|custo|juros?)(?: \w+){0,4} (?:e|esta|ta|virou|ficou|sendo)(?: \w+)? um peso|(?:equipe|loja|empresa|cozinha|time|turma|pessoal|oficina|negocio|firma|salao)(?: \w+)? (?:funciona|anda|roda|trabalha|vende|rende|atende|produz|toca|gira)m?(?: \w+)? (?:melhor|bem) sem mim|melhor sem mim (?=(?:no|na) (?:caixa|balcao|cozinha|atendimento|escritorio|whatsapp|zap|operacao|producao|dia a dia))|nao (?:quero|queria)(?: mais)? (?:ter que )?acordar (?:tao )?cedo)\b/g

const HOW_TO_DO_IT = /\bcomo (?:e )?(?:que )?(?:eu|a gente|nos) (?=[a-z]+)/g

/** As it is read, turns of speech left out. */
export const plain = (question: string): string =>
  spelledOut(question)
    .replace(HOW_TO_DO_IT, 'como ')
    .replace(TURNS, ' ')
    .replace(NO_LIFE, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** The gravest first, the particular before the general. */
export const DEEDS: readonly Deed[] = [
  ...URGENT_DEEDS,
  ...TOWN_DEEDS,
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
const groups = new WordGroups()
const groupOf = (words: string) => groups.add(words)
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

/** What is put into a product and harms whoever gets it; who asks how to keep it out is left aside by the deed's own words. */
const HARMFUL = new Set(['formol', 'quimico_sem_rotulo'])
/** Life is at stake, or what may kill whoever is on the road or in the room, however lightly it is told. */
const DEADLY = new Set([...URGENT_DEEDS.map(({ id }) => id), 'motorista_sem_descanso', 'espaco_fechado'])
/** Told by the way while a price is asked; their words say nothing else. */
const PARTICULAR = new Set([
  ...TOWN_DEEDS.map(({ id }) => id),
  'veneno_proibido',
  'registro_pendente',
  'termo_de_risco',
  'advertencia_retroativa',
])
/** How gravely the words of a deed speak, from what is always meant to what may be said of anything. */
export type Gravity = 'particular' | 'deadly' | 'harmful' | 'told'
export const gravityOf = (id: string): Gravity =>
  PARTICULAR.has(id) ? 'particular' : DEADLY.has(id) ? 'deadly' : HARMFUL.has(id) ? 'harmful' : 'told'

export const deedById = (id: string): Deed | undefined => byId.get(id)

/** A question is looked through three times: for what can't wait, for every deed, for what is told askance. */
const lookIn = lately((text: string): Has => groups.lookIn(text))

/**
 * The gravest deed that a plain text tells of, `around` which more may be said of it; undefined: none. `urgent`: only where life
 * is at stake.
 */
export function deedIn(text: string, around: string, urgent = false): Deed | undefined {
  const has = lookIn(text)
  const hasAround = text === around ? has : lookIn(around)
  const among = urgent ? compiled.slice(0, URGENT_DEEDS.length) : compiled
  return among.find(
    ({ deed, when, unless }) =>
      when.some((each) => each.every(has)) &&
      !(unless !== undefined && hasAround(unless)) &&
      (deed.always || !isNoDeed(hasAround)),
  )?.deed
}

const weighed = [...new Set(compiled.flatMap(({ when }) => when.flat()))]
const wordsOf = (has: Has) => weighed.filter(has).map((group) => groups.wordsOf(group))

/** Groups of the deeds that a text holds, by their words: what weights are learned from. */
export const groupsIn = (text: string): string[] => wordsOf(lookIn(text))

/** Who asks how to sell or what it costs speaks of business, whatever else the words recall. */
const ASKS_BUSINESS =
  /\b(?:como (?:eu )?(?:vend\w+|divulg\w+|atrai\w*|precific\w+|calcul\w+|aument\w+|organiz\w+|reduz\w*|melhor\w+|planej\w+|negoci\w+|import\w+|escolh\w+|cobr\w+)|quanto (?:a mais |e que )?(?:custa|cobr\w+|gast\w+|rende|vale|sobra|ganh\w+|tenho|fatur\w+|devo|preciso)|vendo por quanto|como (?:eu )?(?:ponho|coloco|defino|escrevo) (?:a |o )?(?:validade|rotulo|preco|etiqueta)|vale (?:mais )?a pena|como (?:eu )?emit\w+ (?:a )?nota|quanto (?:e que )?pag\w+ de imposto|(?:quero|vou|preciso|penso em|como) (?:fazer|contratar|escolher|oferecer|pagar) (?:um |o )?seguro de vida|(?:dias? de|tirar|sair de|entrar de|pagar as) ferias|moradores? de rua|sem (?:usar )?veneno|ou so (?:[oa] )?(?:enfermeir|medic|dentista|tecnic|biomedic)\w*|qual (?:o |a )?(?:preco|margem|lucro|custo|markup|taxa))\b/

/** Groups of an alternative that may be missing, and fewest that must be there, for a deed to be recognised in a roundabout wording. */
const MISSING = 1
const LEAST_HELD = 2

export interface NearDeed {
  id: string
  kind: HeardKind
  /** Its groups that the text holds. */
  held: number
}

/** Deeds that a text tells but for a word: who tells a deed askance leaves one out. */
export function nearDeeds(text: string): NearDeed[] {
  const has = lookIn(text)
  if (ASKS_BUSINESS.test(text) || isNoDeed(has)) return []
  return compiled.flatMap(({ deed, when, unless }) => {
    if (unless !== undefined && has(unless)) return []
    const most = Math.max(
      ...when.map((each) => {
        const held = each.filter(has).length
        return held >= Math.max(LEAST_HELD, each.length - MISSING) ? held : 0
      }),
    )
    return most > 0 ? [{ id: deed.id, kind: deed.kind, held: most }] : []
  })
}

/** The likeliest of the deeds that are near: of the kind that the words of the text speak most for, the one that holds most. */
export function likeliest(text: string, near: readonly NearDeed[]): NearDeed | undefined {
  const weights = kindWeights(wordsOf(lookIn(text)))
  return near.toSorted((a, b) => weights(b.kind) - weights(a.kind) || b.held - a.held)[0]
}

/** Whether it was done to her. */
export const suffers = (text: string) => groups.holds(suffered, text)

/** Whether others did it, as the news or the street tell. */
export const reports = (text: string) => groups.holds(reported, text)

/** What somebody else fails to do: 'o hotel não devolve', 'ele não me paga'. */
const FAILS =
  /\b(?:(?:ele|ela|eles|elas|ninguem)|(?:o|a|os|as|meu|minha|meus|minhas|um|uma) (?!loja\b|empresa\b|firma\b|gente\b)[a-z]+) nao (?:me |nos )?(?:(?:devolv|pag|entreg|cumpr|respond|acert|reembols)(?:e|em|a|am|eu|ou|iu|eram|aram)|(?:quer|querem|vai|vao) (?:me )?(?:devolver|pagar|entregar|cumprir|responder|acertar|reembolsar))\b/g
/** 'Ela não assina a advertência': no book of work is meant. */
const REFUSES =
  /\bnao (?:quer |querem |quis |vai )?assin(?:a|am|ar|arem|ou|aram) (?:a|o|as|os|ess[ea]|est[ea]|nenhum|nenhuma) (?:advertencia|suspensao|aviso|recibo|termo|acordo|contrato|ponto|folha|vale|declaracao|orcamento|proposta|promissoria|confissao|distrato|rescisao|demissao)\b/g

export const withoutRefusals = (text: string): string => text.replace(REFUSES, ' ')

/** A plain text without what others fail to do: nobody is harmed by the asker there. */
export const withoutFailings = (text: string): string =>
  withoutRefusals(text).replace(FAILS, ' ').replace(/ +/g, ' ').trim()

/** Whether the right way is asked for. */
export const asksLawfully = (text: string) => groups.holds(lawful, text)
