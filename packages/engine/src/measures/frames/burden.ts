import { benchmarkFact } from '#src/facts/figures.ts'
import { ofMonth } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, percent, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { instalmentsIn, monthly, spoken } from './frame.ts'

/** What she would have to pay every month for what she thinks of. */
export interface Burden {
  kind: 'parcela' | 'pessoa' | 'aluguel' | 'mensal'
  month: Value<'R$/mês'>
  values: readonly (Value<Kind> | null)[]
  at: Spoken
  uses: readonly Said[]
}

const WEIGHS =
  /\b(?:penso|pensando|pensamos|decid[a-z]+|saber se|nao sei se|vale a pena|compensa|quero|queria|queremos|vontade|ofere[a-z]+|orcou|orcamento|o banco (?:faz|empresta|libera|financia)|financi[a-z]+|comprar|compro|montar|construir|abrir|contrat(?:ar|o)|alugar|trocar|chamar|registrar|duvida|sera que|to vendo|estou vendo|cogit[a-z]+|apareceu|surgiu|sairia|custaria|ficaria)\b/
const DECIDES = /\b(?:ver se|saber se|decidir|resolver se|vale a pena|compensa|se compro|se vale)\b/
const RUNS_ALREADY =
  /\b(?:ja pago|pago|pagando|devo|devendo|peguei|pegamos|fiz|financiei|comprei|falta[m]? pagar|ainda (?:devo|pago)|atrasad[oa]s?|venc[a-z]+|tenho (?:uma |um )?(?:parcela|financiamento|emprestimo|prestacao))\b/

const SAVES = /\b(?:econom[a-z]+|poup[a-z]+|deixo de pagar|deixaria de pagar|no lugar d[oa] aluguel)\b/

/** The one burden that she weighs; null: none, or several. */
export function burdenOf(d: Deriver): Burden | null {
  // What saves something isn't paid by sales alone.
  if (d.ask.says(SAVES)) return null
  const all = [instalmentOf(d), hireOf(d)].filter((one): one is Burden => one !== null)
  // 'Ou compro a máquina ou contrato outra': two of them are two decisions.
  return all.length > 1 ? null : (all[0] ?? monthlyOf(d))
}

const weighed = (d: Deriver, one: Spoken): boolean => {
  const { sentences } = d.ask.scene
  const near = [sentences[one.sentence - 1], sentences[one.sentence]]
    .filter((sentence) => sentence?.field === one.field)
    .map((sentence) => sentence!.text)
    .join('; ')
  const goals = sentences.some(({ field, text }) => field === 'future_goals' && DECIDES.test(text))
  return (WEIGHS.test(near) || goals || one.field === 'future_goals') && !RUNS_ALREADY.test(clauseOf(one))
}

const A_YEAR_EACH = /\b(?:anos?|anuais|parcelas?|prestac[a-z]+)(?: (?:anuais|iguais|fixas))?,? (?:de|a)(?: uns)? $/
/** 'Em 5 anos de 22.800 por ano' */
const IN_YEARS = /^ ?(?:anos?)?,? (?:de|a)(?: uns| r\$)* $/
const BY_YEAR = /^ (?:mil )?(?:reais )?(?:por|ao|cada|no) ano\b/

export function instalmentOf(d: Deriver): Burden | null {
  const all = spoken(d)
  const plan = instalmentsIn(d, all, null)
  const each = plan && all.find(({ said }) => said === plan.uses[1])
  if (plan && each && weighed(d, each))
    return { kind: 'parcela', month: plan.month, values: [plan.month, plan.count], at: each, uses: plan.uses }
  const yearly = only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value >= 500 &&
        BY_YEAR.test(one.after) &&
        (A_YEAR_EACH.test(one.before) || (IN_YEARS.test(one.before) && all[one.place - 1]?.said.kind === 'D')),
    ),
  )
  if (yearly && weighed(d, yearly)) {
    const year = d.ask.value('R$', yearly.said, 'Parcela de um ano')
    const month = d.own.make('R$/mês', 'A parcela por mês', reais(year.number / 12), `${money(year.number)} ÷ 12`, [
      year,
    ])
    return { kind: 'parcela', month, values: [year, month], at: yearly, uses: [yearly.said] }
  }
  const bare = only(all.filter((one) => isPlain(one) && one.value >= 80 && PARCEL.test(one.before)))
  if (!bare || !weighed(d, bare)) return null
  const month = monthly(d, bare, 'Parcela')
  return { kind: 'parcela', month, values: [month], at: bare, uses: [bare.said] }
}
const PARCEL =
  /\b(?:parcelas?|prestac[a-z]+)(?: mensal| mensais)? (?:de|e de|fica(?:ria)?(?: em| de)?|da(?:ria)?|sai(?:ria)?(?: por| a)?|seria)(?: uns| r\$)* $/

export const PERSON =
  '(?:pessoas?|funcionari[oa]s?|ajudantes?|auxiliar(?:es)?|vendedor[a-z]*|atendentes?|recepcionistas?|secretari[oa]s?|cozinheir[oa]s?|garcom|garconete|tecnic[oa]s?|mecanic[oa]s?|motoristas?|pedreir[oa]s?|costureir[oa]s?|cabeleireir[oa]s?|manicures?|barbeir[oa]s?|estagiari[oa]s?|aprendiz|programador[a-z]*|designers?|gerentes?|assistentes?|padeir[oa]s?|confeiteir[oa]s?|operador[a-z]*|soldador[a-z]*|marceneir[oa]s?|eletricistas?|empregad[oa]s?|faxineir[oa]s?|monitor[a-z]*|entregador[a-z]*|motoboys?|balconistas?|professor[a-z]*|instrutor[a-z]*|pintor[a-z]*|serralheir[oa]s?|tosador[a-z]*|banhistas?|veterinari[oa]s?|dentistas?|fisioterapeutas?|esteticistas?|caseir[oa]s?|diaristas?|chapeir[oa]s?|pizzaiol[oa]s?|menin[oa]s?|rapaz|moca|(?:lav|mont|cort|estamp|cuid|carreg|trat|encan|tos|instal|aplic|cobr)ador[a-z]*|repositor[a-z]*|promotor[a-z]*|[a-z]{3,}istas?)'
const HIRES = new RegExp(
  `\\b(?:contrat[a-z]+|registr[a-z]+|chamar|pegar|por|botar|colocar|arrumar|trazer)(?: (?:mais|outr[oa]|um|uma|1|de))* (?:[a-z]+ )?${PERSON}\\b|\\bmais (?:um|uma|1) ${PERSON}\\b|\\bcontratacao\\b`,
)
/** 'Uma instrutora pra mais um horário sairia 2.200' */
const WOULD_COST = new RegExp(
  `\\b(?:um|uma|outr[oa]|mais um|mais uma) ${PERSON}\\b[^;A-Z]{0,40} (?:sairia|custaria|ficaria|cobra|pede|quer|custa|sai)\\b`,
)
const HIRED_ALREADY = /\b(?:contratei|contratamos|ja contrat[a-z]+|acabei de contratar)\b/
const COSTS_HIM =
  /\b(?:sai(?:ria)?|custa(?:ria)?|fica(?:ria)?|da(?:ria)?|salario|pagar|pagando|pagaria|ganha(?:ria)?|por|custo|gasto|e|seria|uns|de)(?: (?:em|de|por|me|uns|umas|r\$|um salario de|mais ou menos|com tudo))* $/
const NO_WAGE =
  /^ ?(?:%|por (?:dia|hora|peca|servico)|a (?:diaria|hora)|de (?:aluguel|divida|fatur[a-z]+|entrada)|cada (?:servic|pedid|peca)|pecas|clientes|dias)/
const OTHER_SUM =
  /\b(?:fatur[a-z]*|vend[oe][a-z]*|guardad[oa]|caixa|reserva|parcela|perd[a-z]+|recus[a-z]+|aluguel|divida|ticket|entrada|reforma|maquina|sobra[a-z]*)\b/
const WITH_ALL =
  /\b(?:com tudo|com (?:os )?encargos?|ja com|no total|custo total|tudo incluso|por fora de nada|encargos? (?:e tudo|inclus))/
const IS_SALARY = /\bsalario\b|\bganha(?:ndo|r|ria)?\b/

/** What who would be hired costs. */
export function hireOf(d: Deriver): Burden | null {
  const { sentences } = d.ask.scene
  const hears = (at: number) =>
    (HIRES.test(sentences[at]?.text ?? '') || WOULD_COST.test(sentences[at]?.text ?? '')) &&
    !HIRED_ALREADY.test(sentences[at]!.text)
  const found = spoken(d).filter(
    (one) =>
      isPlain(one) &&
      one.value >= 600 &&
      one.value <= 15_000 &&
      (hears(one.sentence) ||
        (hears(one.sentence - 1) && sentences[one.sentence]!.field === sentences[one.sentence - 1]!.field)) &&
      COSTS_HIM.test(one.before) &&
      !NO_WAGE.test(one.after) &&
      !OTHER_SUM.test(clauseOf(one)),
  )
  const one = only(found)
  if (!one || !weighed(d, one)) return null
  const text = sentences[one.sentence]!.text
  const told = monthly(d, one, 'O que a pessoa custaria')
  if (WITH_ALL.test(text) || !IS_SALARY.test(one.before))
    return { kind: 'pessoa', month: told, values: [told], at: one, uses: [one.said] }
  const charges = d.own.known('%', benchmarkFact('custo_folha.simples'))
  const month = d.own.make(
    'R$/mês',
    'Custo da pessoa por mês, com encargos',
    reais(told.number * (1 + charges.number / 100)),
    `${money(told.number)} × (100% + ${percent(charges.number)})`,
    [told, charges],
  )
  return { kind: 'pessoa', month, values: [told, charges, month], at: one, uses: [one.said] }
}

const RENT =
  /\b(?:aluguel|alugar)(?: (?:la|dele|dela|do ponto|novo|seria|sai|sairia|e|de|por|uns|umas|r\$|a|pra|para|mim|gente|me))* $/
const RENT_AFTER = /^ (?:reais )?(?:por mes )?de aluguel\b/
const FEE =
  /\b(?:mensalidade|assinatura|plano|por mes|mensal|sistema|agencia|trafego|anunci[a-z]+|instagram|google)(?: [a-z]+){0,3} (?:de|custa|sai|cobra|por|e|quer|pede|em)(?: r\$| uns| por)* $/
const BY_MONTH = /^ (?:reais )?(?:por|ao|todo) mes\b|^ (?:reais )?mensa/
const MOVES =
  /\b(?:mudar|mudanca|me mudo|trocar de (?:ponto|loja|sala)|sair (?:daqui|desse ponto)|renov[a-z]+|aument[a-z]+|subi[a-z]*|reajust[a-z]+)\b/
const NEW = /\b(?:nov[oa]|outr[oa]|maior|mais um|segund[oa]|alugar|apareceu|surgiu|vagou|la)\b/

/** A rent beside the one that she pays, or what somebody would ask every month. */
function monthlyOf(d: Deriver): Burden | null {
  const { sentences } = d.ask.scene
  const rents = spoken(d).filter(
    (one) =>
      isPlain(one) &&
      one.value >= 200 &&
      (RENT.test(one.before) || RENT_AFTER.test(one.after)) &&
      NEW.test(sentences[one.sentence]!.text) &&
      !MOVES.test(sentences[one.sentence]!.text),
  )
  const rent = only(rents)
  if (rents.length > 1) return null
  if (rent && weighed(d, rent)) {
    const month = ofMonth(d.ask.value('R$', rent.said, 'O aluguel a mais'))
    return { kind: 'aluguel', month, values: [month], at: rent, uses: [rent.said] }
  }
  const fee = only(
    spoken(d).filter((one) => isPlain(one) && one.value >= 50 && FEE.test(one.before) && BY_MONTH.test(one.after)),
  )
  if (!fee || !weighed(d, fee)) return null
  const month = monthly(d, fee, 'O que isso custaria por mês')
  return { kind: 'mensal', month, values: [month], at: fee, uses: [fee.said] }
}
