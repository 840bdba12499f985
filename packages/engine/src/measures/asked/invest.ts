import { join, say, type Text } from '#src/facts/fact-book.ts'
import { reais, round1, round2 } from '#src/measures/measured.ts'
import type { OwnSum, Value } from '#src/measures/own/algebra.ts'
import type { Said } from '#src/reading/scene.ts'
import { type Asking, ofMonth, text as t } from './asked.ts'
import { type Asked, type AskedSum, withAccount } from './money.ts'

const LEAST = 500
/** What a work or a machine that she thinks of would cost. */
const WORKS = [
  '\\b(?:orcad[oa]|orcament[a-z]*|orcou|orcaram|cotad[oa]|cotacao|cotaram)\\b~24@M',
  '\\b(?:reforma|obra|adequacao|adequar|adaptacao|troca|trocar|instalar|instalacao|planta|piso|forno nov[oa]|camara fria|maquina nova|nov[oa]|usad[oa]|laudo|registro)\\b[^A-Z;]{0,60}?\\b(?:deu|da|fica|ficou|ficaria|custa|custaria|custam|sai|sairia|vale|por|pede|pedem|pediram|cobr[a-z]+|precis[a-z]+|invest[a-z]+)(?: em| por| uns| umas| de| a| mais de| quase)* @M',
  '@M~12\\b(?:de|pra|para) (?:reforma|obra|adequacao|adequar|instalar|instalacao|comprar (?:a|o|uma|um|outra|outro))\\b',
  '\\b(?:o|a|um|uma) [a-z]{4,}(?: [a-z]+){0,3} (?:custa|custaria|sai por|fica em|sairia por|ta custando) @M(?! (?:por|ao|a) (?:mes|dia|hora|semana))',
  '\\b(?:preciso de|precisa de|falta investir|investir|investimento de|teria que gastar|tenho que gastar|tinha que gastar)(?: uns| umas| mais)* @M',
] as const
/** Paid already, or of each month. */
const DONE =
  /\b(?:gastei|gastamos|paguei|comprei|compramos|investi|investimos|financiei|peguei|fiz a|fizemos a|parcela|prestac)/

/** What she would have to pay once, and the words for it; null: nothing, or it is paid. */
export function worksOf(ask: Asking): { said: Said; name: string } | null {
  for (const source of WORKS) {
    const found = ask.find(source, ['main_challenge'])
    const said = found?.numbers[0]
    if (!found || !said || said.value < LEAST || isTimed(ask, said)) continue
    const before = found.sentence.text.slice(0, found.sentence.text.search(tokenOf(said)))
    if (DONE.test(before.slice(-90)) || /\bempresta|\bdivida|\bdevo\b/.test(before.slice(-60))) continue
    const name = /\b(reforma|obra|adequacao|troca|instalacao|maquina|forno|camara fria)\b/.exec(before)?.[1]
    return { said, name: NAMES[name ?? ''] ?? 'O que custa resolver' }
  }
  return null
}
const NAMES: Readonly<Record<string, string>> = {
  reforma: 'A reforma',
  obra: 'A obra',
  adequacao: 'A adequação',
  troca: 'A troca',
  instalacao: 'A instalação',
  maquina: 'A máquina',
  forno: 'O forno',
  'camara fria': 'A câmara fria',
}

const tokenOf = ({ kind, at }: Said): RegExp => new RegExp(`${kind}${at}(?!\\d)`)

/** '1.900 por mês': of a time that is said right after it. */
const isTimed = (ask: Asking, said: Said): boolean => TIMED.test(afterOf(ask, said))
const TIMED = /^ (?:[a-z]+ ){0,3}?(?:por|ao|todo|a cada|no) (?:mes|dia|semana|ano)\b/

const EACH_MONTH = /^ (?:por|ao|no|todo|a cada) mes\b/
/** The words right after a number. */
function afterOf(ask: Asking, said: Said): string {
  const token = tokenOf(said)
  for (const { field, text } of ask.scene.sentences) {
    const found = field === said.field ? token.exec(text) : null
    if (found) return text.slice(found.index + found[0].length)
  }
  return ''
}

interface Against {
  text: Text
  conta: Text
  values: Value<'R$' | 'meses'>[]
}

/** 'A reforma de R$ 58.000 se paga em 3,3 meses'; null: she thinks of no work, or it takes more than ten years. */
export function againstWorks(ask: Asking, month: Value<'R$/mês'>, when: string): Against | null {
  const works = worksOf(ask)
  if (!works || month.number <= 0) return null
  const cost = ask.value('R$', works.said, 'O que custa resolver')
  const months = ask.own.monthsOf(cost, month, 'Meses até se pagar')
  if (months.number > 120 || months.number <= 0) return null
  return {
    text: say`${works.name}${works.name.startsWith('O que') ? ',' : ' de'} ${t(cost)}${works.name.startsWith('O que') ? ',' : ''} se paga em ${t(months)} ${when}, sem contar juros.`,
    conta: say`${t(cost)} ÷ ${t(month)} por mês = ${t(months)}`,
    values: [cost, months],
  }
}

/** Months that she says, as she writes them: 'faz 14 meses', 'nos últimos 3 meses', 'há 2 anos'. */
export function monthsSaid(ask: Asking, said: Said, rotulo: string): Value<'meses'> | null {
  if (said.kind !== 'D') return null
  const month = ask.value('meses', said, rotulo)
  const number = said.unit === 'meses' ? said.written : said.unit === 'anos' ? said.written * 12 : 0
  if (number === 0 || said.range) return null
  return said.unit === 'meses'
    ? { ...month, number }
    : {
        ...month,
        number,
        fact: {
          ...month.fact,
          valor: number,
          unidade: 'meses',
          formula: `${said.written} × 12 = ${number}`,
          tipo: 'calculado',
        },
      }
}

const REPAIRS =
  '(?:pecas?|consertos?|oficina|mecanic[oa]|tecnic[oa]|manutencao|guincho|reparos?|retifica|mao de obra|multas?)'
const SPENT_ON = [
  `@M (?:so |tambem )?(?:de|d[ao]s?|em|com|n[ao]s?|pr[ao]) (?:[a-z]+ )?${REPAIRS}\\b`,
  `\\b${REPAIRS}\\b(?: [a-z]+){0,3} (?:foi|foram|deu|deram|ficou|custou|custaram|saiu|levou|levaram|comeu)(?: mais| uns| em| por)* @M`,
  '\\b(?:custou|custaram|gastei|gastamos|paguei|pagamos)(?: mais| uns| umas)* @M',
]
const PERIOD = ['\\b(?:nos|n?esses|n?estes|em|dos|nos ultimos|ultimos)(?: ultimos)? @D']

/** '22 dias parados a 1.900 limpos por dia, e 11.400 de peça, em três meses; a reforma é 58 mil'. */
export const stoppedDays: Asked = (ask) => {
  const days = ask.number(
    [
      '@D (?:[a-z]+ ){0,2}?(?:parad[oa]s?|sem (?:trabalhar|rodar|produzir|funcionar|vender|abrir|atender|sair|pescar|furar|entregar))\\b',
      '\\b(?:perdi|perdemos|perdeu)(?: uns| umas| mais de)? @D\\b(?! (?:de|d[aeo]) (?:prazo|contrato))',
      '\\b(?:parad[oa]s?|parou|paramos|fiquei parad[oa]|ficou parad[oa])(?: por| uns| umas| quase)* @D',
    ],
    ['main_challenge'],
  )
  const each = ask.number(
    [
      '\\b(?:cada|por) dia\\b~30\\b(?:deix[a-z]+|sobr[a-z]+|rend[a-z]+|da|daria|fatur[a-z]+|faco|tiro|perco|vale|entra|ganho|deixo de (?:ganhar|faturar))(?: [a-z]+){0,2} @M',
      '@M (?:limpos? |livres? )?(?:por|ao) dia\\b',
      '\\bdia (?:parad[oa]|sem [a-z]+)~20@M',
    ],
    ['main_challenge'],
  )
  if (!days || !each || days === each || days.unit !== 'dias' || days.range || each.value < 20 || days.value > 200)
    return null
  const { own } = ask
  const [count, one] = [ask.value('qtd', days, 'Dias parados'), ask.value('R$', each, 'O que deixa um dia')]
  const stopped = own.times(count, one, 'O que deixou de entrar nos dias parados', 'R$')
  const paid = ask.number(SPENT_ON, ['main_challenge'])
  const repair =
    paid && paid !== each && paid.value >= 50 && !isTimed(ask, paid) ? ask.value('R$', paid, 'Conserto') : null
  const total = repair ? own.plus(stopped, repair, 'O que as paradas custaram') : stopped
  const span = ask.number(PERIOD, ['main_challenge'])
  const months = span && span !== days ? monthsSaid(ask, span, 'Em quantos meses') : null
  const month = EACH_MONTH.test(afterOf(ask, days))
    ? ofMonth(total)
    : months && months.number > 1
      ? perMonth(ask, total, months)
      : null
  const works = month && againstWorks(ask, month, 'sem essas paradas')
  const start = say`${t(count)} dias parados × ${t(one)} = ${t(stopped)}`
  const sum = repair ? say`${start}, mais ${t(repair)} de conserto: ${t(total)}` : start
  const tail =
    months && month && month.number !== total.number
      ? say`${sum} em ${t(months)}, cerca de ${t(month)} por mês.`
      : say`${sum}${month ? ' por mês' : ''}.`
  const conta = repair
    ? say`${t(count)} × ${t(one)} + ${t(repair)} = ${t(total)}`
    : say`${t(count)} × ${t(one)} = ${t(total)}`
  return withAccount(
    own.sum(
      month ?? total,
      [count, one, stopped, repair, total, months, ...(works?.values ?? [])],
      works ? join([tail, works.text], ' ') : tail,
      ['dias_parados', 'sobra_mes', 'margem', 'conta_que_mais_pesa', 'distancia_meta'],
      month ? ask.gain(month, 'paradas que deixam de acontecer') : undefined,
    ),
    works ? say`${conta}; ${works.conta}` : conta,
  )
}

function perMonth({ own }: Asking, total: Value<'R$'>, months: Value<'meses'>): Value<'R$/mês'> {
  return ofMonth(
    own.make(
      'R$',
      'Por mês, em média',
      reais(total.number / months.number),
      `${t(total).text} ÷ ${t(months).text}`,
      [total, months],
      'estimado',
    ),
  )
}

const WANTS =
  '(?:quer|querem|queria|queriam|pede|pedem|pediu|pediram|compraria|comprariam|compra|encomendou|encomendaria|levaria|ofereceu|fecharia|precisa|topa|topou)'
const UNIT =
  '(?:quilos?|kilos?|kgs?|litros?|caixas?|unidades?|pecas?|duzias?|pares|sacas?|sacos|toneladas?|arrobas?|potes|vidros|garrafas?|marmitas?|refeicoes|diarias|[a-z]{4,}s)'
const LEFT_OF_ONE = [
  '\\b(?:sobr[a-z]+|deix[a-z]+|fic[a-z]+|lucro|ganho|tiro)(?: [a-z]+){0,3}? @M (?:(?:pra|para) mim |livres? |limpos? )?(?:por|em cada|de cada|cada|n[oa]|d[eo]) (?:cada )?[a-z]{2,}',
  '@M (?:de lucro|livres?|limpos?|de sobra) (?:por|em cada|cada|n[oa]) [a-z]{2,}',
  '\\b(?:em cada|de cada|cada)(?: um| uma)?(?: [a-z]+)?(?: me)? (?:sobr|deix|fic)[a-z]+(?: uns| limpos| pra mim)* @M',
]
/** Something stands between her and it. */
const BARRED =
  /\b(?:mas|so que|porem|sem|falta|exig[a-z]+|preciso|nao (?:compra|posso|tenho|deixa[a-z]*|da|vende|fecha|consigo|entrego))\b/

/** 'Quer 1.200 kg por mês, me sobram 5 por quilo, mas falta o registro: 27 mil': what it brings, against what it takes. */
export const opportunity: Asked = (ask) => {
  const wants = ask.find(
    `\\b${WANTS}(?: comprar| levar| fechar| uns| umas| de mim| mais| ate| [a-z]+)? @N ?${UNIT}\\b`,
    ['main_challenge'],
  )
  const many = wants?.numbers[0]
  if (!wants || !many || ask.spanOf(many) !== 'mes' || !BARRED.test(wants.sentence.text)) return null
  const left = ask.number(LEFT_OF_ONE, ['main_challenge'])
  if (!left || left === many) return null
  const { own } = ask
  const [count, each] = [ask.value('qtd', many, 'Quantos por mês'), ask.value('R$', left, 'O que sobra de cada um')]
  const month = own.times(count, each, 'O que a venda nova deixa por mês', 'R$/mês')
  const { revenue } = own
  if (revenue && month.number > revenue.number * 3) return null
  const works = againstWorks(ask, month, 'dessa sobra')
  const text = say`São ${t(count)} por mês, com ${t(each)} de sobra em cada: ${t(month)} por mês que esperam.`
  const conta = say`${t(count)} × ${t(each)} = ${t(month)} por mês`
  return withAccount(
    own.sum(
      month,
      [count, each, ...(works?.values ?? [])],
      works ? join([text, works.text], ' ') : text,
      ['ticket_medio', 'custo_por_unidade', 'sobra_mes', 'margem', 'distancia_meta'],
      {
        value: round1(month.number),
        formula: `${t(count).text} × ${t(each).text} = ${t(month).text}`,
        inputs: [month.fact],
        rotulo: 'o que a venda nova deixa, depois de liberada',
        once: false,
        ...(works && { needs: works.values[0]!.fact }),
      },
    ),
    works ? say`${conta}; ${works.conta}` : conta,
  )
}

/** What is paid back doesn't stop by what she does. */
const LOAN = /\b(?:emprestimo|financi[a-z]+|parcelas?|prestac[a-z]+|consorcio)\b/
/** Another's offer costs her nothing. */
const OFFERS = /\b(?:ofere[a-z]+|prop(?:os|oe|us)[a-z]*|quer(?:em)? pagar|pagaria[m]?|daria[m]?)\b[^;]{0,60}$/

/** Her sales or her fee, no loss. */
const NO_DRAIN =
  /\b(?:fatur|vend[eio]|receb|entra|tiro|ganho|lucro|cobr|meta|quero|salario|aluguel|fazia|faco|sobra|guard|invest|junt)[a-z]*\b[^,;:]{0,30}$/

/** 'Uns 2.300 por mês faz 14 meses': all of it together. */
export const goesFor: Asked = (ask) => {
  const found =
    ask.find(
      '@M (?:por|ao|todo|a cada) mes,?(?: e| isso)? (?:faz|ha|tem|ja faz|ja tem|ja ha|durante|por|nos ultimos|vai fazer)(?: uns| umas| mais de| quase)? @D',
      ['main_challenge'],
    ) ??
    ask.find('\\b(?:faz|ha|ja faz|tem)(?: uns| umas| mais de| quase)? @D que\\b[^A-Z;]{0,50}?@M (?:por|ao|todo) mes', [
      'main_challenge',
    ])
  if (!found) return null
  const [first, second] = found.numbers
  const [sum, span] = first?.kind === 'D' ? [second, first] : [first, second]
  if (!sum || !span || sum.value < 50) return null
  const before = found.sentence.text.slice(0, found.sentence.text.search(tokenOf(sum)))
  const { own } = ask
  const { revenue } = own
  if (NO_DRAIN.test(before) || OFFERS.test(before) || LOAN.test(before) || (revenue && sum.value > revenue.number / 2))
    return null
  const months = monthsSaid(ask, span, 'Há quantos meses')
  if (!months || months.number < 2 || months.number > 240) return null
  const each = ofMonth(ask.value('R$', sum, 'O que sai por mês'))
  const total = own.make(
    'R$',
    'O que saiu até hoje',
    round2(each.number * months.number),
    `${t(each).text} × ${t(months).text}`,
    [each, months],
  )
  const year = own.aYear(each, 'O que sai em um ano')
  return withAccount(
    own.sum(
      total,
      [each, months, year],
      say`${t(each)} por mês em ${t(months)} são ${t(total)}; se continuar, são ${t(year)} por ano.`,
      ['sobra_mes', 'margem', 'conta_que_mais_pesa'],
      {
        value: each.number,
        formula: `${t(each).text}, tudo = ${t(each).text}`,
        inputs: [each.fact],
        rotulo: 'o que para de sair por mês',
        once: false,
      },
    ),
    say`${t(each)} × ${t(months)} = ${t(total)}`,
  )
}

/** 'Jogo fora 1.710 por mês; um forno novo custa 14 mil': in how many months it is paid, if all of it stops. */
export function paidBack(ask: Asking, { figure, gain }: AskedSum): OwnSum | null {
  const { fact, entradas } = figure
  if (!gain || gain.once || fact.unidade !== 'R$/mês' || Number(fact.valor) <= 0) return null
  const works = againstWorks(ask, ask.own.known('R$/mês', fact, entradas), 'se essa perda acabar de vez')
  // Its own sum speaks of it already.
  if (!works || entradas.some(({ id }) => id === works.values[0]!.fact.id)) return null
  const [cost, months] = works.values
  return ask.own.sum(months!, [cost], works.text, ['juros', 'divida'])
}

const PAY = [
  '\\b(?:contrat[a-z]+|ajudante|funcionari[oa]|auxiliar|tosador[a]?|vendedor[a]?|atendente|motoboy|cozinheir[oa]|costureira|instrutor[a]?|professor[a]?|tecnic[oa]|recepcionista|secretaria|rapaz|moca|menina|pessoa)\\b[^A-Z;]{0,40}?@M~10\\b(?:de salario|por mes|mensa[a-z]+|no mes)',
  '\\bsalario (?:de|e|seria|fica em)(?: uns)? @M',
]

/** 'Recuso 6 por semana a 70; um tosador pede 2.400': what comes back beside what the person costs. */
export function paidHire(ask: Asking, { figure, gain }: AskedSum): OwnSum | null {
  const { fact, entradas } = figure
  const pay = ask.number(PAY, ['main_challenge'])
  if (!gain || gain.once || fact.unidade !== 'R$/mês' || !pay || pay.value < 500 || pay.range) return null
  const { own } = ask
  const month = own.known('R$/mês', fact, entradas)
  const cost = ofMonth(ask.value('R$', pay, 'Salário de quem entraria'))
  if (entradas.some(({ id }) => id === cost.fact.id) || cost.number > month.number * 20) return null
  const left = own.minus(month, cost, 'O que muda no mês com a contratação')
  return own.sum(
    left,
    [month, cost],
    left.number >= 0
      ? say`Contratar por ${t(cost)} por mês cabe nesses ${t(month)}: ficam ${t(left)}, antes de encargos e material.`
      : say`Contratar por ${t(cost)} por mês custa mais que esses ${t(month)}: faltam ${t(left)}, sem contar encargos e material.`,
    ['custo_vaga', 'folha'],
  )
}
