import type { Mode } from './solve.ts'
import { MONEY, SOME, type Unit } from './units.ts'
import { TIMES, thingOf } from './words.ts'

/** What a question wants to know. */
export interface Target {
  unit: Unit
  mode: Mode
  /** Of what is asked, its per cent is wanted. */
  share?: 'part' | 'rest'
  /** Where the question itself begins. */
  at: number
  /** A share is of what is asked: 'quanto vai de comissão'. */
  ofShare: boolean
  /** The words of the question itself. */
  asked: string
}

const QUESTION = /\bquant[oa]s?\b|\bqua(?:l|is)\b/g
/** '…, custo de cada?' */
const NAMED_LAST =
  /[,;:?]\s*(?:o |a |meu |minha )?(?:custo|preco|valor|media) (?:de|por|da|do) (?!mes\b|dia\b|semana\b|ano\b)(?:cada(?: uma?)?|unidade|[a-z]+)\s*\??\s*$/
/** A new thought, told after the question. */
const TOLD = /,|\?|;|\bse (?!pag)(?:eu|a gente|cada|o|a|[a-z]+[ao])\b|\bsendo que\b|\bcom [a-z]+ (?:a|de) \d|\bpra \d/

const LEFT =
  /\b(?:sobr(?:a|ou|am|aram|aria|ando|ar)|lucr\w+|resta\w*|livre|(?<!quilo |kg )limpo|fica(?:m|ria)? (?:pra|para|comigo|no caixa|livre|limpo)|ficou(?! (?:o|a|tudo|cada)\b)|ficar(?:ia|ei)|falta(?:m|va)?|faltou|faltaram|fiquei|no vermelho)\b/
/** What is earned: less what is spent, where she says it. */
const COSTS_ONE = /^quanto (?:me )?(?:custa|custou|gast\w+)\b/
const EARNED = /\b(?:ganho|ganhei|ganhar|eu tiro|tirei|tiro|rendeu?)\b/
const IN =
  /\b(?:entr(?:a|ou|am|aria|ar)|fatur\w+|receb\w+|faco|fiz|arrecad\w+|vend(?:o|i|e|er)|brut[oa]|receita|faturamento|cobr\w+)\b/
const OUT =
  /\b(?:gast\w+|cust\w+|pag(?:o|a|ar|amos|uei|aria)|devo|deve|despesa\w*|vai (?:de|em|me)|sai\b|saiu|fica (?:o|a|cada)\b|compr\w+|salari\w+|fixo)\b/
const NEED = /\b(?:cobrar|tenho (?:que|de|q)|preciso|devo|deveria)\b/
/** What the rate itself takes. */
const OF_SHARE =
  /\b(?:taxas?|comiss\w+|impostos?|desconto|minha parte|maquininha|repasse|(?:fica|vai|foi|leva|passa)(?: [a-z]+)? pr[oa] (?!mim\b|gente\b|casa\b|minha\b|pagar\b|quem\b)[a-z]+|fica com|leva)\b/
/** 'O imposto é 6%, quanto pago?' */
const TAXED = /\b(?:impostos?|simples|das)\b/
const PAID = /^quanto (?:eu |vou |tenho que )*pag(?:o|ar)\b/
/** 'Fica com 40%, quanto pago pra ele?' */
const PAID_TO =
  /^quanto (?:eu |vou |tenho que |devo )*(?:pag(?:o|ar)|pass(?:o|ar)|dou|dar|repass(?:o|ar)|devo) (?:pr[ao]|para|ao?|del[ea])\b/
const LOST = /\b(?:perc?d?[oi]\b|perdi|perde\w*|vai embora|deix\w+ de (?:ganhar|receber|entrar|vender)|prejuizo)/
const SHARE =
  /%|\b(?:em |de )?(?:por ?cento|porcentagem|percentual)|\bqual (?:e |foi |a |o |minha |meu )*(?:taxa|conversao|churn|aproveitamento|ocupacao)\b/
/** What it was before is no part of what it is. */
const CHANGE = /\b(?:cresc\w+|aument\w+|ca(?:iu|iram|i)|subi\w*|passad[oa]|agora|antes|emprestad\w+)\b/
/** 'Sobrou 32 de 400': the rest itself is said. */
const REST_SAID = /\b(?:sobr\w+|falt\w+|rest\w+|encalh\w+)(?: uns| umas)? \d/
/** Right before the question for it. */
const LEFT_BEFORE = /\b(?:sobr\w+|rest\w+|fic\w+ (?:limpo|livre)) $/
const REST = /\b(?:sobr\w+|falt\w+|rest\w+|encalh\w+|nao vend\w+)\b/
const TIME_ASKED =
  /\b(?:dura quanto|quanto (?:dura|demora)\w*)\b|\bquant[oa]s? (?:tempo|dias?|mes(?:es)?|horas?|semanas?|anos?|diarias?)\b(?! por)/

/** 'Em quantas viagens ela se paga?' */
const PAYS = /\bse paga|\bpag(?:a|o|ar|ou)\b|\brecuper\w+|\b(?:volta|retorno)\b|\bempat\w+/

const perTime = (text: string): string | null => {
  const found = /\b(?:por|ao|no|na|cada|a|num|em um|numa) (?:uma? )?(hora|dia|noite|semana|mes|ano)\b/.exec(text)?.[1]
  return found ? thingOf(found)!.noun : null
}

/** No one of many. */
const WHOLE =
  /^(?:orcamento|conta|total|servico|lucro|custo|valor|gasto|obra|tudo|faturamento|folha|despesa|material|mes|caixa da)$/

/** 'Quanto sai a garrafa', 'o custo por cliente': of what one; '' where the word isn't one; null: of all. */
function oneAsked(text: string): string | null {
  if (
    /\bqual (?:e |foi |o |meu )*ticket\b|\b(?:ticket|preco|valor|gasto|custo) medio\b|\b(?:por|pra|em|a|de) cada (?:um|uma)\b|\bcada (?:um|uma)\b|\bcada\s*$/.test(
      text,
    )
  )
    return SOME
  if (/\bpor (?:unidade|cabeca|pessoa)\b|\ba unidade\b|\bo unitario\b|\bcusto unitario\b/.test(text)) return SOME
  const found =
    /\b(?:de|em|por|pra|n[oa]) (?:um|uma|cada) ([a-z]{3,})\s*\??\s*$/.exec(text) ??
    /^quanto (?:e |eh |ta )?(?:o|a) ([a-z][a-z0-9]+)\s*\??$/.exec(text) ??
    /\b(?:cada|por) ([a-z]{1,})(?: [a-z]+){0,2}\s*$/.exec(text) ??
    /\b(?:cada|por) ([a-z]{2,})\b/.exec(text) ??
    /\b(?:sai|saiu|saindo|custa|custou|custando|fica|ficou|ta|foi|deu|e|eh|cobrar|cobro|vale|valor|preco|custo)(?: de| d[oa])?(?: o| a| d[oa]| um| uma| minha| meu) ([a-z][a-z0-9]+)\b/.exec(
      text,
    )
  const thing = found && !WHOLE.test(found[1]!) ? thingOf(found[1]!) : null
  return thing ? thing.noun : null
}

/** What is carried in several goes is counted by what carries it. */
const TRIP = /^(?:viage|viagen|carga|carrada|ida|remessa|entrada|fornada)$/

const countMode = (asked: string): Mode => (LOST.test(asked) ? 'part' : 'need')

/** null: the question asks for no number that a sum gives. */
export function targetOf(text: string): Target | null {
  const found = [...text.matchAll(QUESTION)].at(-1) ?? NAMED_LAST.exec(text)
  if (!found) return null
  const at = found.index
  const whole = text.slice(at)
  const told = whole.split(TOLD)[0]!
  // 'Lucrei quanto?'
  const asked = /^quanto\s*\??\s*$/.test(told)
    ? `quanto ${/([a-z]+ )?[a-z]+\s*$/.exec(text.slice(0, found.index).trimEnd())?.[0] ?? ''}`
    : told
  const ofShare =
    /%|por ?cento/.test(text) && (OF_SHARE.test(asked) || (TAXED.test(text) && PAID.test(asked)) || PAID_TO.test(asked))
  const time = perTime(asked.replace(/^quant[oa]s? (?:horas|dias|semanas|meses)/, ''))
  const over = time ? { [time]: -1 } : {}
  if (SHARE.test(asked))
    return CHANGE.test(text) && !/\d d[ao]s \d/.test(text)
      ? null
      : {
          unit: {},
          mode: 'any',
          // 'Sobra quantos por cento?'
          share: (REST.test(asked) || LEFT_BEFORE.test(text.slice(0, at))) && !REST_SAID.test(text) ? 'rest' : 'part',
          asked,
          at,
          ofShare,
        }
  const span = TIME_ASKED.exec(text.slice(Math.max(0, found.index - 5))) ?? TIME_ASKED.exec(asked)
  if (span) {
    const word = /tempo|dura|demora/.test(span[0]) ? null : thingOf(span[0].split(' ').at(-1)!)!.noun
    return { unit: { [word ?? 'tempo']: 1, ...over }, mode: PAYS.test(asked) ? 'need' : 'any', asked, at, ofShare }
  }
  const many =
    /^quant[oa]s (?:[a-z]+ de )?([a-z]+)/.exec(asked) ??
    /^quanto de (?!imposto|taxa|comiss|juro|luz|aluguel|salario|frete|lucro|desconto|multa|dinheiro|energia|sobra)([a-z]+)/.exec(
      asked,
    )
  if (many) {
    const thing = thingOf(many[1]!)
    const noun = thing && !TIMES.has(thing.noun) && !TRIP.test(thing.noun) ? thing.noun : SOME
    const each = /\bpor ([a-z]{3,})/.exec(asked)
    const per = each ? thingOf(each[1]!, true) : null
    const down = per && !TIMES.has(per.noun) ? { [per.noun]: -1 } : {}
    return { unit: { [noun]: 1, ...over, ...down }, mode: countMode(asked), asked, at, ofShare }
  }
  if (/^quant[oa]s\b/.test(asked)) return { unit: { [SOME]: 1, ...over }, mode: countMode(asked), asked, at, ofShare }
  return moneyTarget({ asked, at, ofShare }, text.slice(0, found.index), time)
}

/** Reais of one, of a time or of all. */
function moneyTarget(
  { asked, at, ofShare }: Pick<Target, 'asked' | 'at' | 'ofShare'>,
  told: string,
  time: string | null,
): Target {
  const over: Unit = time ? { [time]: -1 } : {}
  const before =
    /\b(?:o|a|cada|um|uma) ([a-z]+) (?:me )?(?:sai|saiu|custa|custou|fica|ficou|sairia) (?:por |a )?$/.exec(told)
  const one = (before && thingOf(before[1]!)?.noun) ?? oneAsked(asked)
  const unit: Unit = { [MONEY]: 1, ...over, ...(one && one !== time ? { [one]: -1 } : {}) }
  const mode: Mode = ofShare
    ? 'any'
    : LOST.test(asked)
      ? 'part'
      : NEED.test(asked)
        ? 'need'
        : /^quanto (?:me )?(?:sai|saiu)\b/.test(asked)
          ? 'any'
          : COSTS_ONE.test(asked)
            ? 'out'
            : LEFT.test(asked)
              ? 'left'
              : EARNED.test(asked)
                ? 'earned'
                : IN.test(asked)
                  ? 'in'
                  : OUT.test(asked)
                    ? 'out'
                    : 'any'
  return { unit, mode, asked, at, ofShare }
}
