import { join, say, type Text } from '#src/facts/fact-book.ts'
import { ofMonth, text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { adsOf } from '#src/measures/derived/parts.ts'
import { isMonthly, isPlain, only, type Spoken, told, wished } from '#src/measures/derived/spoken.ts'
import { round1 } from '#src/measures/measured.ts'
import type { Kind, Value } from '#src/measures/own/algebra.ts'

/** Who pays every month or comes again. */
const MEMBERS =
  /^ (?:[a-z]+ )?(?:alun[oa]s?|clientes?|assinantes?|mensalistas?|pagantes?|soci[oa]s|associad[oa]s?|pacientes?|contratos?|assinaturas?|condominios?|criancas?|usuari[oa]s?|matriculad[oa]s)\b/
const HAVE = /\b(?:tenho|temos|tem|sao|somos|com|atendo|atendemos|hoje|total de|base de)(?: uns| umas| hoje)* $/
const STARTS = /(?:^|[,:]|\be) (?:uns |umas )?$|^$/
const THEIRS = /\b(?:concorren[a-z]+|vizinh[oa]|d[oa] lado|da frente|outra escola|outra academia)\b/
const IN =
  /\b(?:entr(?:a|am|aram|ando)|cheg(?:a|am|aram)|vem|vieram|fech(?:o|a|amos|am)|matricul[a-z]+|instal(?:o|a|amos)|ganh(?:o|amos)|conquist[a-z]+|consig[a-z]+)(?: uns| umas| so| mais| cerca de| em media)* $/
const IN_AFTER = /^ (?:(?!e )[a-z]+ )?(?:nov[oa]s?\b|matriculas?\b|entram?\b|entraram\b)/
const OUT =
  /\b(?:sa(?:i|em|iram|indo)|cancel(?:a|am|aram)|perc(?:o|emos)|perd(?:i|emos|eram)|desist(?:e|em|iram)|tranc(?:a|am|aram)|vao embora|foram embora|deixam)(?: uns| umas| so| mais| cerca de| em media)* $/
const OUT_AFTER =
  /^ (?:(?!e )[a-z]+ )?(?:sa(?:em|iram)|cancel(?:am|aram)|desist(?:em|iram)|tranc(?:am|aram)|vao embora|foram embora)\b/

/** 'Tenho 156 alunos, entram 11 e saem 12 por mês': the balance, how long one stays, what one new costs, the way to her goal. */
export function flow(d: Deriver): void {
  const all = told(d.ask).filter((one) => one.said.kind === 'N' && Number.isInteger(one.value) && one.value >= 1)
  const base = only(
    all.filter(
      (one) =>
        MEMBERS.test(one.after) &&
        one.value >= 10 &&
        !THEIRS.test(one.left) &&
        !IN.test(one.before) &&
        !OUT.test(one.before) &&
        (HAVE.test(one.before) || STARTS.test(one.before)),
    ),
  )
  if (!base) return
  const moves = all.filter((one) => one !== base && one.value < base.value && one.field === base.field)
  const news = moves.filter((one) => IN.test(one.before) || (IN_AFTER.test(one.after) && !OUT.test(one.before)))
  const outs = moves.filter((one) => OUT.test(one.before) || OUT_AFTER.test(one.after))
  const [came, gone] = [only(news), only(outs)]
  if (!came || !gone || came === gone || Math.abs(came.sentence - gone.sentence) > 1) return
  if (![came, gone].every((one) => isOfMonth(one, [came, gone]))) return
  tell(d, base, came, gone)
}

/** 'Alunos pagando 300', 'mensalidade de 150', where all of them at that come near to what comes in. */
function feeOf(d: Deriver, base: Spoken): Value<'R$'> | null {
  const { revenue } = d
  const fee = only(
    told(d.ask).filter(
      (one) =>
        isPlain(one) &&
        one.value >= 5 &&
        Math.abs(one.sentence - base.sentence) <= 1 &&
        ((one.place === base.place + 1 && / (?:a|de|por|pag[a-z]+)(?: uns| cerca de)? $/.test(one.before)) ||
          /\b(?:mensalidade|plano|assinatura)(?: [a-z]+)? (?:de|e|a)(?: uns)? $/.test(one.before)),
    ),
  )
  const all = fee ? fee.value * base.value : 0
  return fee && (!revenue || (all > revenue.number / 3 && all < revenue.number * 1.35))
    ? d.ask.value('R$', fee.said, 'O que cada um paga por mês')
    : null
}

/** Of a month itself, or beside one that is. */
const isOfMonth = (one: Spoken, both: readonly Spoken[]): boolean =>
  isMonthly(one) ||
  (!OTHER.test(one.before + one.after) && both.some((other) => other.sentence === one.sentence && isMonthly(other)))
const OTHER = /\b(?:anos?|semanas?|dias?|semestre|janeiro|fevereiro|dezembro)\b/

function tell(d: Deriver, base: Spoken, came: Spoken, gone: Spoken): void {
  const { own } = d
  const all = d.ask.value('qtd', base.said, 'Quantos são hoje')
  const [inward, outward] = [
    d.ask.value('qtd', came.said, 'Quantos entram por mês'),
    d.ask.value('qtd', gone.said, 'Quantos saem por mês'),
  ]
  const share = own.share(outward, all, 'Parte que sai por mês')
  const stay = own.make(
    'meses',
    'Quanto tempo cada um fica',
    round1(all.number / outward.number),
    `${base.value} ÷ ${gone.value}`,
    [all, outward],
  )
  const inputs: Value<Kind>[] = [all, inward, outward, share, stay]
  const net = own.make(
    'qtd',
    'Saldo por mês',
    Math.abs(inward.number - outward.number),
    `${Math.max(came.value, gone.value)} − ${Math.min(came.value, gone.value)}`,
    [inward, outward],
  )
  const grows = inward.number > outward.number
  const texts: Text[] = [
    say`Entram ${t(inward)} e saem ${t(outward)} por mês: ${net.number === 0 ? say`não cresce` : grows ? say`${t(net)} a mais a cada mês` : say`${t(net)} a menos a cada mês`}. Sai ${t(share)} dos ${t(all)}, e cada um fica em média ${t(stay)}.`,
  ]
  if (net.number > 0) inputs.push(net)
  const fee = feeOf(d, base)
  const lost = fee && ofMonth(own.times(outward, fee, 'Receita que sai por mês', 'R$'))
  if (lost) {
    inputs.push(fee, lost)
    texts.push(say`A ${t(fee)} cada, quem sai leva ${t(lost)} de receita por mês.`)
  }
  // A weight above what those who leave bring, which is told of the same numbers.
  d.add(lost ?? (net.number > 0 ? net : share), inputs, join(texts, ' '), {
    weight: 20,
    topic: 'saiu',
    related: true,
    ...(lost && { gain: d.half(lost, 'receita que deixa de sair') }),
    says: ['cancelamento', 'distancia_meta'],
  })
  wayToGoal(d, { all, inward, net, grows, gone })
}

interface Flow {
  all: Value<'qtd'>
  inward: Value<'qtd'>
  net: Value<'qtd'>
  grows: boolean
  gone: Spoken
}

/** What one new costs, those of the leavers whom she counts apart, and the months to her goal. */
function wayToGoal(d: Deriver, { all, inward, net, grows, gone }: Flow): void {
  const { own } = d
  const inputs: Value<Kind>[] = [inward]
  const texts: Text[] = []
  const ads = adsOf(d)
  const each = ads && own.over(ads.value, inward, 'Anúncio por cliente novo')
  if (ads && each) {
    inputs.push(each, ads.value)
    texts.push(say`Cada novo custa ${t(each)} de anúncio.`)
  }
  const goal = only(
    wished(d.ask).filter((one) => one.said.kind === 'N' && one.value > all.number && one.value <= all.number * 4),
  )
  const aim = goal && d.ask.value('qtd', goal.said, 'Sua meta')
  const lack = aim && own.minus(aim, all, 'Quantos faltam para a meta')
  if (aim && lack) {
    inputs.push(aim, lack)
    if (grows) {
      const months = monthsTo(d, lack, net, 'Meses até a meta')
      inputs.push(months)
      texts.push(say`Nesse passo, os ${t(lack)} que faltam para ${t(aim)} levam ${t(months)}.`)
    } else texts.push(say`Para os ${t(lack)} que faltam até ${t(aim)}, tem de sair menos gente do que entra.`)
  }
  const apart = countedApart(d, gone)
  if (apart) {
    const part = d.ask.value('qtd', apart.said, 'Os que você contou à parte')
    const out = d.ask.value('qtd', gone.said, 'Quantos saem por mês')
    const share = own.share(part, out, 'Parte dos que saem')
    const kept = own.make(
      'qtd',
      'Saldo sem essas saídas',
      inward.number - out.number + part.number,
      `${inward.number} − (${out.number} − ${part.number})`,
      [inward, out, part],
    )
    inputs.push(part, out, share)
    const paid = each && ofMonth(own.times(part, each, 'Anúncio que trouxe quem saiu', 'R$'))
    if (paid) inputs.push(paid)
    const start = say`Dos ${t(out)} que saem, ${t(part)} são os que você contou à parte, ${t(share)}${paid ? say`, e trazer outros tantos custa ${t(paid)}` : ''}`
    if (kept.number > 0) {
      inputs.push(kept)
      const months = lack && monthsTo(d, lack, kept, 'Meses até a meta sem essas saídas')
      if (months) inputs.push(months)
      texts.push(
        say`${start}: se todos ficassem, seriam ${t(kept)} a mais por mês${months ? say`, e a meta viria em ${t(months)}` : ''}.`,
      )
    } else texts.push(say`${start}.`)
  }
  if (texts.length === 0) return
  d.add(inputs[1]!, inputs, join(texts, ' '), {
    weight: 19,
    topic: 'entrada',
    related: true,
    says: ['custo_por_cliente', 'marketing', 'distancia_meta'],
  })
}

const monthsTo = (d: Deriver, lack: Value<'qtd'>, pace: Value<'qtd'>, rotulo: string): Value<'meses'> =>
  d.own.make('meses', rotulo, round1(lack.number / pace.number), `${lack.number} ÷ ${pace.number}`, [lack, pace])

/** '7 desses 12 estavam no terceiro mês'; undefined: none. */
function countedApart(d: Deriver, gone: Spoken): Spoken | undefined {
  const all = told(d.ask)
  return only(
    all.filter((one) => {
      const whole = all.find((other) => other.place === one.place + 1)
      return (
        one.said.kind === 'N' &&
        one.value >= 2 &&
        one.value < gone.value &&
        whole?.value === gone.value &&
        whole.sentence === one.sentence &&
        whole.said !== gone.said &&
        /^ (?:d[aeo]s|dess[ea]s|dest[ea]s) (?:[a-z]+ )?$/.test(one.after)
      )
    }),
  )
}
