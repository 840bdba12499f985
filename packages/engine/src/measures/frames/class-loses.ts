import { join, say } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { clauseOf, isPlain, only, type Spoken } from '#src/measures/derived/spoken.ts'
import { money, round2 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'
import { type Answer, addUp, taxOf } from './frame.ts'
import { nounAfter } from './sold.ts'
import { asked, challengeOf } from './ways/way.ts'

const GROUP = /\b(?:turma|turno|horario|aula|classe|sala|grupo|rota|van|unidade|periodo|linha)\b/
const CLOSES =
  /\b(?:fech(?:o|ar|asse)|encerr(?:o|ar)|cancel(?:o|ar)|acab(?:o|ar) com|junt(?:o|ar)|mant(?:enho|er)|parar com|cortar)\b/
const PAYS = /\b(?:pagando|paga[m]?|a|de|mensalidade(?: e| de)?|cada um paga)(?: (?:uns|so|r\$))* $/
const STAFF =
  /\b(?:professor[a]?|auxiliar|instrutor[a]?|monitor[a]?|motorista|funcionari[oa]|salarios?|pessoal|gente|ajudante|cuidador[a]?|tecnic[oa]|sala|aluguel|diesel)\b/
const EACH = /^ (?:reais )?(?:por|cada|de cada|a cada) (?:crianc|alun|client|pesso|pacient|uma?\b)/

/** A class or shift with few who pay: what it brings, what only it costs, and how many would pay it. */
export function classLoses(d: Deriver): Answer | null {
  const text = asked(d)
  const found = GROUP.test(text) && CLOSES.test(text) ? classIn(d) : null
  if (!found) return null
  const { own } = d
  const { count, price, staff, each } = found
  const many = d.ask.value('qtd', count.said, 'Quantos pagam essa turma')
  const fee = d.ask.value('R$', price.said, 'O que cada um paga')
  const paid = staff.map((one) => ofMonth(d.ask.value('R$', one.said, 'O que só ela custa por mês')))
  const own1 = each ? d.ask.value('R$', each.said, 'O que cada um custa') : null
  const tax = taxOf(d)
  const keep = own.make(
    'R$',
    'O que cada um deixa',
    round2(fee.number * (1 - (tax?.number ?? 0) / 100) - (own1?.number ?? 0)),
    `${money(fee.number)}${tax ? ` × (100% − ${t(tax).text})` : ''}${own1 ? ` − ${money(own1.number)}` : ''}`,
    [fee, ...(tax ? [tax] : []), ...(own1 ? [own1] : [])],
  )
  if (keep.number <= 0) return null
  const comes = own.times(many, fee, 'O que ela traz', 'R$/mês')
  const left = own.times(many, keep, 'O que fica dela', 'R$/mês')
  const costs = addUp(d, paid, 'O que só ela custa')
  const rest = own.minus(left, costs, 'O que ela deixa para a casa')
  const need = own.make(
    'qtd',
    'Quantos pagam a turma',
    Math.ceil(costs.number / keep.number - 0.05),
    `${money(costs.number)} ÷ ${money(keep.number)}`,
    [costs, keep],
  )
  const inputs: (Value<Kind> | null)[] = [many, fee, ...paid, own1, tax, keep, comes, left, costs, rest, need]
  const noun = nounAfter(d, count)
  const more = need.number > many.number ? own.minus(need, many, 'Quantos faltam') : null
  inputs.push(more)
  const after = [tax ? 'imposto' : '', own1 ? 'o que cada um custa' : ''].filter((one) => one !== '').join(' e ')
  const account = say`Entram ${t(many)} × ${t(fee)} = ${t(comes)}${after ? say`, e ficam ${t(left)} depois de ${after}` : ''}; só ela custa ${t(costs)}: ${rest.number < 0 ? say`faltam ${t(rest)} por mês` : say`ficam ${t(rest)} por mês`}.`
  return {
    decisions: ['fechar_unidade', 'mais_horas', 'vender_parar'],
    at: count,
    main: rest,
    inputs,
    verdict: more
      ? join([
          say`Não hoje: dê um prazo, e feche se não encher. `,
          account,
          say` Cada um deixa ${t(keep)}, e ela só se paga com ${t(need)} ${noun}: faltam ${t(more)}.`,
          say` Ofereça as vagas a quem espera em outro horário, com condição e data, até a próxima matrícula; se não chegar a ${t(need)}, junte ou encerre avisando as famílias por escrito, com antecedência e outro lugar para quem está.`,
        ])
      : join([
          say`Não feche: ela ainda ajuda a casa. `,
          account,
          say` Ela se paga com ${t(need)} ${noun}. Encha as vagas com quem espera em outro horário, e reveja se cair abaixo disso por dois meses.`,
        ]),
    says: ['folha', 'ociosidade', 'ticket_medio', 'conta_que_mais_pesa'],
    topic: 'turma',
  }
}

function classIn(d: Deriver) {
  const all = challengeOf(d).filter(isPlain)
  const pair = only(
    all.flatMap((count) => {
      const price = all.find((one) => one.place === count.place + 1 && one.sentence === count.sentence)
      return price &&
        count.said.kind === 'N' &&
        count.value >= 2 &&
        count.value <= 60 &&
        /^ [a-z]{4,}/.test(count.after) &&
        price.value >= 30 &&
        price.value > count.value &&
        PAYS.test(price.before) &&
        GROUP.test(count.left)
        ? [{ count, price }]
        : []
    }),
  )
  if (!pair) return null
  const rest = all.filter((one) => one !== pair.count && one !== pair.price && one.value >= 10)
  const each = only(rest.filter((one) => EACH.test(one.after)))
  const staff = rest.filter((one): one is Spoken => one !== each && one.value >= 300 && STAFF.test(clauseOf(one)))
  if (staff.length === 0 || staff.length > 2 || rest.length > staff.length + (each ? 1 : 0)) return null
  return { ...pair, staff, each }
}
