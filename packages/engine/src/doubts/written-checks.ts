import { say } from '#src/facts/fact-book.ts'
import { revenueGoal } from '#src/measures/goal.ts'
import { amountValue, monthly, of } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'
import { BAND_CHECKS, type Check, END, outside, type Span } from './band-checks.ts'
import { answered, foldInPlace, quoted, sentenceAt, unique } from './doubt.ts'

const STRONG_MONTH =
  /janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|natal|são joão|carnaval|páscoa|festa|temporada|safra|verão|num mês só/i

const PART_OF_IT =
  /\d(?: mil)? d[eo]s? (?:uns )?(?:R\$ ?)?\d|\b(?:metade|ter[cç]o|quarto|parte|\d ?%) d[aoe]s? (?:que |meu |nosso )?(?:eu |a gente )?fatur/i
/** Revenue that she wrote against the record or the band. */
export const writtenRevenue: Check = ({ reading, sources }) => {
  const { revenue } = reading
  const said = reading.amounts.itens.find(
    ({ assunto, unidade, tempo, campo, substantivo }) =>
      assunto === 'faturamento' &&
      unidade === 'R$' &&
      tempo === 'hoje' &&
      campo !== 'future_goals' &&
      // 'faturista 3.900' is a salary.
      campo !== 'main_costs' &&
      /^(?:fatur|receita)/.test(substantivo ?? ''),
  )
  const value = said && monthly(said)
  if (!said || !value || !revenue || said.por === 'dia') return null
  // 'São João faturo 58 mil': the one strong month.
  if (value > revenue.value && STRONG_MONTH.test(said.trecho)) return null
  // 'Leva 33 mil dos 55 que eu faturo': a part.
  if (PART_OF_IT.test(said.trecho)) return null
  const ratio = value / revenue.value
  if (revenue.exact ? ratio > 0.75 && ratio < 1.33 : ratio > 0.4 && ratio < 2.2) return null
  const words = quoted('faturamento', said.campo, said.trecho)
  return {
    id: 'faturamento_escrito',
    texto: say`Você escreveu ${words.mention}, mas o faturamento informado é de ${of(revenue.fact)} por mês; confira.`,
    fatos: [words.fact, revenue.fact, sources.amountFact(said, 'Faturamento que você escreveu', 'R$/mês', value)],
    campos: [said.campo, 'revenue'],
  }
}

/** A list of costs that names so many times her people names an amount. */
const MOST_BY_COUNT = 20

/** 'A faculdade ocupa 9 funcionárias', 'a máquina tira 2 funcionários': those of one client or deed are not all of them. */
const OF_ONE_CLIENT =
  /\b(?:ocup[a-z]+|alocad[oa]s?|so (?:pra|para) (?:el[ea]|la|atender)|bot[a-z]+ la|ficam? la|trabalham la|n[oa] (?:cliente|contrato|obra|loja|turno|faculdade|escola|condominio|hospital)|faltam|faltaram|sairam|pediram|contratar|tir[a-z]+|demit[a-z]+|dispens[a-z]+|cort[a-z]+|substitu[a-z]+|poup[a-z]+|economiz[a-z]+|no lugar de)\b/

export const writtenPeople: Check = ({ reading }) => {
  const { people } = reading
  const said = reading.amounts.itens.find(
    ({ assunto, unidade, tempo, substantivo }) =>
      assunto === 'pessoas' &&
      unidade === 'qtd' &&
      tempo === 'hoje' &&
      /^(?:funcionari|colaborador|empregad)/.test(substantivo ?? ''),
  )
  if (!said || !people || OF_ONE_CLIENT.test(fold(said.trecho))) return null
  const value = amountValue(said)
  // 'Imposto 4090 funcionario 11200': the pay stands behind the word, and before it another cost.
  if (said.campo === 'main_costs' && value > people.value * MOST_BY_COUNT) return null
  // The owners may or may not be counted.
  if (value <= people.value * 1.6 + 2 && value >= people.value * 0.5 - 3) return null
  const words = quoted('pessoas', said.campo, said.trecho)
  return {
    id: 'pessoas_escritas',
    texto: say`Você escreveu ${words.mention}, mas o número de pessoas informado é ${of(people.fact)}; confira.`,
    fatos: [words.fact, people.fact],
    campos: [said.campo, 'employees'],
  }
}

/** She says it of all that she spends. */
const WHOLE_COST =
  /\b(?:tudo|total|ao todo|somando|(?:os|meus|minhas|as|de) (?:custos?|despesas?|gastos|contas)|custo (?:fixo|mensal|do mes)|gast(?:o|amos) [\d.,]+(?: mil)? (?:por|no|ao) mes)\b/
/** Not of the company as it is. */
const OF_ANOTHER = /\b(?:segunda|outr[ao]|nov[ao]|ia|iria|seria|vai|teria) \w+/
/** 'No resto do ano cai pra 22 mil e as contas são as mesmas': what is sold then. */
const COMES_IN = /\b(?:entra[m]?|ca(?:i|em|iu)|fatur[a-z]+|vend[a-z]+|receb[a-z]+)(?: [a-z]+){0,2} (?:r\$ ?)?\d/
/** 'Gasto 2100 por mês só com ela': of one thing. */
const OF_ONE =
  /\bgast\w* (?:\w+ ){0,2}(?:r\$ ?)?[\d.,]+(?: mil)?(?: reais)?(?: (?:por|no|ao|todo) mes)? (?:so )?(?:com|de|em|n[oa]s?) [a-z]/
const SAME_COST = 0.02
export const writtenCosts: Check = ({ reading, sources }) => {
  const said = sources.amount('custo_total', 'R$')
  const { costs } = reading
  const value = said && monthly(said)
  // 'Deu 85 mil de mercadoria a preço de custo': goods that lie there.
  if (
    said &&
    /preço de custo|mercadoria|estoque|invent[áa]rio|prateleira|parad[oa]|\bnov[oa]\b|usad[oa]|orçad|reforma|obra/i.test(
      said.trecho,
    )
  )
    return null
  if (!said || said.campo === 'main_costs' || !value || !costs.total || !sources.total) return null
  const ratio = value / costs.total
  // 'Pra ligar um novo eu gasto 350': of one, not of the month.
  if (ratio < 0.05 || (ratio > 0.65 && ratio < 1.5)) return null
  // 'gasto 5 mil com anúncio' is one of the costs, 'a outra loja ia gastar 17 mil' none of today's.
  const told = fold(said.trecho)
  if (!WHOLE_COST.test(told) || OF_ANOTHER.test(told) || COMES_IN.test(told) || OF_ONE.test(told)) return null
  // 'Todo mês gasto 19 mil de tecido': a line of her list.
  const isListed = ({ valor }: { valor: number | null }) =>
    valor !== null && Math.abs(valor - value) <= value * SAME_COST
  if (costs.items.some(isListed) || sources.groups.some(isListed)) return null
  const words = quoted('custos', said.campo, said.trecho)
  return {
    id: 'custos_escritos',
    texto: say`Você escreveu ${words.mention}, mas os custos informados somam ${of(sources.total)} por mês; confira se falta algum.`,
    fatos: unique([words.fact, sources.total, ...sources.costFacts]),
    campos: [said.campo, 'main_costs'],
  }
}

/** Stock ÷ purchases against the answered days. */
export const stockDays: Check = ({ reading, measures }) => {
  const answer = reading.answers.retail_turnover
  const days = measures.get('dias_de_estoque')
  const spans = BAND_CHECKS.find(({ pergunta }) => pergunta === 'retail_turnover')!.faixas
  if (typeof answer !== 'string' || !Object.hasOwn(spans, answer) || days?.fact.id !== 'medida.dias_de_estoque')
    return null
  const value = Number(days.fact.valor)
  const [from, to] = spans[answer]!
  if (value >= from * 0.6 && value <= to * 1.6) return null
  const option = answered('retail_turnover', 'Dias para vender o estoque médio', answer)
  return {
    id: 'giro_estoque',
    texto: say`Você respondeu ${option.mention} para vender o estoque, mas pelo estoque e pelas compras informadas são ${of(days.fact)}; confira.`,
    fatos: unique([option.fact, days.fact, ...days.entradas]),
    campos: ['retail_turnover', 'main_costs'],
  }
}

export const noDebt: Check = ({ reading, sources }) => {
  const denied = reading.amounts.negados.find(({ assunto }) => assunto === 'divida')
  const paid = sources.group('juros')
  // 'Passar um inverno sem cheque especial' is what she wants.
  if (!denied || !paid || denied.campo === 'future_goals') return null
  const words = quoted('sem_divida', denied.campo, denied.trecho)
  const fact = sources.groupFact(paid)
  return {
    id: 'sem_divida_com_parcela',
    texto: say`Você disse ${words.mention}, mas os custos têm ${of(fact)} por mês de juros ou parcelas; confira.`,
    fatos: unique([words.fact, ...sources.groupFacts(paid)]),
    campos: [denied.campo, 'main_costs'],
  }
}

export const noTrust: Check = ({ reading }) => {
  const denied = reading.amounts.negados.find(({ assunto }) => assunto === 'fiado')
  const answer = reading.answers.retail_credit
  if (!denied || typeof answer !== 'string' || !answer.startsWith('Fiado')) return null
  const words = quoted('sem_fiado', denied.campo, denied.trecho)
  const option = answered('retail_credit', 'Vendas a prazo', answer)
  return {
    id: 'sem_fiado',
    texto: say`Você disse ${words.mention}, mas respondeu ${option.mention} sobre as vendas a prazo; confira.`,
    fatos: [words.fact, option.fact],
    campos: [denied.campo, 'retail_credit'],
  }
}

export const aloneWithTeam: Check = ({ reading }) => {
  if (reading.form.employees !== 'Só eu' || (reading.people && reading.people.value > 1)) return null
  for (const campo of ['main_challenge', 'operational_flow', 'main_costs'] as const) {
    const text = reading.form[campo]
    const found =
      /\b(?:meus funcionarios|minha equipe|minhas funcionarias|meus vendedores|minha secretaria|salarios? dos? funcionari\w{1,2})\b/.exec(
        foldInPlace(text.slice(0, 5_000)),
      )
    if (!found) continue
    const words = quoted('so_eu', campo, sentenceAt(text, found.index, found.index + found[0].length))
    const option = answered('pessoas', 'Número de funcionários', 'Só eu')
    return {
      id: 'so_eu_com_equipe',
      texto: say`Você disse ${words.mention}, mas respondeu ${option.mention} no número de funcionários; confira.`,
      fatos: [words.fact, option.fact],
      campos: [campo, 'employees'],
    }
  }
  return null
}

const AGES: Readonly<Record<string, Span>> = {
  'Menos de 1 ano': [0, 1],
  '1 a 2 anos': [1, 3],
  '3 a 5 anos': [3, 6],
  '6 a 10 anos': [6, 11],
  'Mais de 10 anos': [10, END],
}

export const age: Check = ({ reading }) => {
  const { form } = reading
  if (!Object.hasOwn(AGES, form.company_age)) return null
  for (const campo of ['main_challenge', 'operational_flow'] as const) {
    const text = form[campo]
    const found =
      /\b(?:ha|faz|tenho|temos|com) (?:mais de )?(\d{1,2}) anos (?:de (?:mercado|empresa|loja|negocio|casa|estrada)|no mercado|no ramo|de portas abertas)\b/.exec(
        foldInPlace(text.slice(0, 5_000)),
      )
    if (!found || !outside(Number(found[1]), AGES[form.company_age]!)) continue
    const words = quoted('idade', campo, sentenceAt(text, found.index, found.index + found[0].length))
    const option = answered('company_age', 'Tempo de mercado', form.company_age)
    return {
      id: 'tempo_de_mercado',
      texto: say`Você disse ${words.mention}, mas respondeu ${option.mention} no tempo de mercado; confira.`,
      fatos: [words.fact, option.fact],
      campos: [campo, 'company_age'],
    }
  }
  return null
}

/** What she wants to be left for herself is no goal for sales. */
const FOR_HERSELF =
  /\b(?:sobr\w*|tirar|retirar?|retirada|limp[oa]s?|livres?|lucr\w*|salario|p(?:ra|ara) mim|no bolso|guardar|guardado|juntar)\b/
/** A goal below today's revenue. */
export const lowGoal: Check = ({ reading, sources }) => {
  const goal = revenueGoal(sources)
  const { revenue } = reading
  if (!goal || !revenue || Number(goal.fact.valor) >= revenue.value * 0.9) return null
  if (FOR_HERSELF.test(fold(reading.form.future_goals))) return null
  return {
    id: 'meta_abaixo',
    texto: say`Sua meta é de ${of(goal.fact)} por mês, mas o faturamento informado já é de ${of(revenue.fact)}; confira.`,
    fatos: unique([goal.fact, ...goal.inputs, revenue.fact]),
    campos: ['future_goals', 'revenue'],
  }
}

/** The MEI's limit with its tolerance, per month. */
const MEI_MOST = 97_200 / 12

export const mei: Check = ({ reading }) => {
  const { revenue, form } = reading
  const found = /\b(?:sou mei|como mei|meu mei|no mei)\b/.exec(foldInPlace(form.main_challenge.slice(0, 5_000)))
  if (!found || !revenue || revenue.value <= MEI_MOST * 1.5) return null
  const words = quoted(
    'mei',
    'main_challenge',
    sentenceAt(form.main_challenge, found.index, found.index + found[0].length),
  )
  return {
    id: 'mei_acima',
    texto: say`Você disse ${words.mention}, mas ${of(revenue.fact)} por mês passa do limite do MEI; confira com o contador.`,
    fatos: [words.fact, revenue.fact],
    campos: ['main_challenge', 'revenue'],
  }
}

export const noInterest: Check = ({ reading }) => {
  const { form } = reading
  if (form.ai_usage !== 'Não tenho interesse') return null
  const found = /\b(?:inteligencia artificial|automatizar|automacao|usar ia|chatbot|robo)\b/.exec(
    foldInPlace(form.future_goals.slice(0, 5_000)),
  )
  if (!found) return null
  const words = quoted('ia', 'future_goals', sentenceAt(form.future_goals, found.index, found.index + found[0].length))
  const option = answered('ai_usage', 'Uso de inteligência artificial', form.ai_usage)
  return {
    id: 'ia_sem_interesse',
    texto: say`Você quer ${words.mention}, mas respondeu ${option.mention} sobre inteligência artificial; confira.`,
    fatos: [words.fact, option.fact],
    campos: ['future_goals', 'ai_usage'],
  }
}

/** 'não tenho Instagram' with social networks ticked. */
export const channels: Check = ({ reading }) => {
  const { form } = reading
  const ticked = form.acquisition_channels.find((channel) => channel.startsWith('Redes Sociais'))
  const found = /\b(?:nao (?:tenho|temos|uso|usamos)|sem) (?:instagram|redes sociais|rede social|facebook)\b/.exec(
    fold(`${form.main_challenge} ${form.operational_flow}`).slice(0, 5_000),
  )
  if (!ticked || !found) return null
  const words = quoted('redes', 'main_challenge', found[0])
  const option = answered('acquisition_channels', 'Canais de aquisição de clientes', ticked)
  return {
    id: 'redes_sociais',
    texto: say`Você disse ${words.mention}, mas marcou ${option.mention} nos canais; confira.`,
    fatos: [words.fact, option.fact],
    campos: ['main_challenge', 'acquisition_channels'],
  }
}
