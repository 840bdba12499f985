import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, reais } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import {
  type Answer,
  beforePay,
  type Instalments,
  instalmentsIn,
  type Month,
  monthly,
  monthOf,
  net,
  spoken,
  taxOf,
  today,
} from './frame.ts'
import { type Hands, handsIn } from './hands.ts'

const OFFER =
  /\b(?:quer(?:em)?|ofere[a-z]+|propo[a-z]+|cham[a-z]+|convid[a-z]+|contrato (?:fixo|mensal|novo|de)|fech[a-z]+|licitacao|ganh[a-z]+ (?:a|o|um))\b/
const PAYS = /\b(?:pag[a-z]+|por|de|oferec[a-z]+|recebo|receberia|vale|renderia)(?: uns| r\$| me)* $/
const PER_MONTH = /^ (?:mil )?(?:reais )?(?:por|ao|todo|cada) mes\b|^ (?:mil )?(?:reais )?(?:mensa|fix)/
const NEEDS = /\b(?:custa[a-z]*|seria[m]?|gast[a-z]+|precis[a-z]+|teria|contrat[a-z]+|pag[oa]r?|mais)\b/
const COST_OF =
  /\b(?:motorista|diesel|combustivel|salario|funcionari[oa]s?|pessoas?|tecnic[oa]s?|ajudante|material|insumos?|aluguel|pedagio|ferramenta|uniforme|produto|equipe|vigilantes?|faxineir[oa]s?|cozinheir[oa]s?|dev[s]?|encargos?|comida|ingredientes?|parcela|prestacao|seguro|pneus?|manutencao)\b/

/** What the contract pays by the month. */
function offered(all: readonly Spoken[], month: Month): Spoken | undefined {
  return only(
    all.filter(
      (one) =>
        isPlain(one) &&
        one.value >= 1_000 &&
        one.value < month.revenue.number * 1.5 &&
        PAYS.test(one.before) &&
        PER_MONTH.test(one.after) &&
        OFFER.test(one.left) &&
        !/\b(?:alug|parcela|salario|mensalidade|invest)[a-z]*\b/.test(clauseOf(one)),
    ),
  )
}

interface Needed {
  hands: Hands | null
  costs: readonly Spoken[]
}

/** What it takes, told after what it pays; null: a sum that could be of it is of nothing known. */
function neededFor(d: Deriver, all: readonly Spoken[], pays: Spoken, plan: Instalments | null): Needed | null {
  const { sentences } = d.ask.scene
  const told = handsIn(d, all, [pays])
  const hands = told === 'untold' ? null : told
  const sums = all.filter(
    (one) =>
      one !== pays &&
      isPlain(one) &&
      one.value >= 200 &&
      one.value < pays.value &&
      one.place > pays.place &&
      one.sentence - pays.sentence <= 2 &&
      !plan?.uses.includes(one.said) &&
      !hands?.uses.includes(one) &&
      NEEDS.test(sentences[one.sentence]!.text),
  )
  const isCost = (one: Spoken) => COST_OF.test(clauseOf(one)) || OF_GOODS.test(one.after) || SPENT.test(one.before)
  const costs = sums.filter(isCost)
  const paid = told !== 'untold' || costs.some((one) => COST_OF.test(clauseOf(one)))
  const open = sums.filter(
    (one) => !isCost(one) && one.sentence === pays.sentence + (costs[0] ? costs[0].sentence - pays.sentence : 0),
  )
  return paid && open.length === 0 ? { hands, costs } : null
}
const OF_GOODS = /^ (?:reais )?(?:por mes )?(?:de|com) (?!entrada|lucro|sobra|divida|faturamento|reserva)[a-z]{4,}/
const SPENT = /\b(?:gast(?:o|aria|amos|ar)|custa(?:ria)?)(?: uns| mais| ainda| r\$)* $/

/** The month where the contract ends before its instalments; its value is pushed onto the inputs. */
function ifItEnds(d: Deriver, month: Month, plan: Instalments, inputs: (Value<Kind> | null)[]): Text {
  const without = d.own.make(
    'R$/mês',
    'O mês se o contrato acabar e a parcela ficar',
    Math.round(month.left.number - plan.month.number),
    `${money(month.left.number)} − ${money(plan.month.number)}`,
    [month.left, plan.month],
  )
  inputs.push(without)
  return say` Se ele acabar antes das ${t(plan.count)} parcelas, os ${t(month.left)} de hoje${beforePay(month)} viram ${without.number < 0 ? say`uma falta de ${t(without)}` : say`${t(without)}`}.`
}

/** What goes out before it first pays, where it pays late; its values are pushed onto the inputs. */
function untilPaid(
  d: Deriver,
  all: readonly Spoken[],
  spent: readonly Value<'R$/mês'>[],
  inputs: (Value<Kind> | null)[],
): Text {
  const wait = only(
    all.filter(
      (one) =>
        one.said.kind === 'D' &&
        one.said.unit === 'dias' &&
        one.value >= 20 &&
        one.value <= 180 &&
        /\b(?:pag[a-z]+|prazo|receb[a-z]+|com|em)\b[^;]{0,16}$/.test(one.before),
    ),
  )
  if (!wait) return say``
  const days = d.ask.value('dias', wait.said, 'Prazo dele')
  const out = d.own.make(
    'R$',
    'O que sai antes de receber',
    reais(
      (spent.reduce((sum, { number }) => sum + number, 0) * days.number) / 30 +
        spent.reduce((sum, { number }) => sum + number, 0),
    ),
    `(${spent.map(({ number }) => money(number)).join(' + ')}) × (1 + ${days.number} ÷ 30)`,
    [...spent, days],
  )
  inputs.push(days, out)
  return say` Com o mês trabalhado e mais ${t(days)} para receber, saem uns ${t(out)} antes da primeira entrada.`
}

/** 'R$ 3.900, R$ 600 e R$ 450' */
const listed = (values: readonly Value<'R$/mês'>[]): Text =>
  join(values.map((one, at) => say`${at === 0 ? '' : at === values.length - 1 ? ' e ' : ', '}${t(one)}`))

/** 'Paga 18 mil por mês; o motorista me custa 3.900, o diesel 5.200 e o caminhão 48x de 4.600': what it leaves. */
export function newContract(d: Deriver): Answer | null {
  const month = monthOf(d)
  if (!month) return null
  const all = spoken(d).filter(({ field }) => field === 'main_challenge')
  const pays = offered(all, month)
  if (!pays) return null
  const plan = instalmentsIn(d, all, null)
  const needed = neededFor(d, all, pays, plan)
  if (!needed) return null
  const { hands, costs } = needed
  if (costs.length + (hands ? 1 : 0) === 0 || costs.length > 5) return null
  const { own } = d
  const brings = monthly(d, pays, 'O que o contrato paga')
  const tax = taxOf(d)
  const clean = net(d, brings, tax, 'O que o contrato paga, sem o imposto')
  const values = [
    ...(hands ? [hands.pay] : []),
    ...costs.map((one) => ofMonth(d.ask.value('R$', one.said, 'O que ele exige por mês'))),
  ]
  const spent = [...values, ...(plan ? [plan.month] : [])]
  const rest = own.make(
    'R$/mês',
    'O que o contrato deixa',
    Math.round(clean.number - spent.reduce((sum, { number }) => sum + number, 0)),
    [money(clean.number), ...spent.map(({ number }) => money(number))].join(' − '),
    [clean, ...spent],
  )
  const inputs: (Value<Kind> | null)[] = [
    brings,
    tax,
    clean,
    ...(hands?.inputs ?? []),
    ...spent,
    plan?.count ?? null,
    rest,
    month.left,
  ]
  const list = listed(values)
  const parts: Text[] = [
    say`Dos ${t(brings)} por mês${tax ? say` ficam ${t(clean)} sem o imposto (${t(tax)}); ` : say`, `}tirando ${list}${plan ? say` e a parcela de ${t(plan.month)}` : ''}, ${rest.number < 0 ? say`faltam ${t(rest)}` : say`sobram ${t(rest)}`}, antes de manutenção, falta e imprevisto.`,
  ]
  if (plan) parts.push(ifItEnds(d, month, plan, inputs))
  parts.push(untilPaid(d, all, spent, inputs))
  const share = rest.number / brings.number
  const head =
    rest.number < 0 ? say`Não por esse valor. ` : share < 0.1 ? say`Só por mais. ` : say`Só com contrato escrito. `
  return {
    decisions: ['cliente_grande', 'pedido_maior', 'maquina', 'contratar', 'emprestimo'],
    at: pays,
    main: rest,
    inputs,
    line: parts[0]!,
    verdict: join([
      head,
      say`${rest.number < 0 ? say`Ele faz faltar ${t(rest)}` : say`Ele deixa ${t(rest)}`} por mês. ${today(month)}.`,
      ...parts.slice(1),
      rest.number < 0
        ? say``
        : say` Peça prazo mínimo${plan ? ' igual ao das parcelas' : ''}, aviso de saída e reajuste anual; e veja antes ${plan ? 'usado ou alugado' : 'se o que você já tem dá conta'}.`,
    ]),
    says: ['dias_para_receber', 'dinheiro_na_rua'],
    topic: 'contrato_novo',
  }
}
