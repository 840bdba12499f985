import { say } from '#src/facts/fact-book.ts'
import { text as t } from '#src/measures/asked/asked.ts'
import type { Deriver } from '#src/measures/derived/deriver.ts'
import { ahead, back, isMonthly, isPlain, only, type Spoken, told } from '#src/measures/derived/spoken.ts'
import type { Value } from '#src/measures/own/algebra.ts'
import { averageOf, volumeOf } from './volume.ts'

const BOOKED = /^ (?:[a-z]+ ){0,2}(?:marcad|agendad|reservad|confirmad|combinad)[oa]s?\b/
const BOOKS =
  /\b(?:marc(?:o|am|amos|aram)|agend(?:o|am|amos|aram)|reserv(?:am|amos|aram)|marcad[oa]s|agendad[oa]s)(?: uns| umas| quase| em media)* $/
const CAME =
  /^ (?:[a-z]+ ){0,2}(?:atendid|realizad|feit|cumprid)[oa]s?\b|^ (?:[a-z]+ ){0,3}(?:aconte(?:cem|ceram)|vem|vieram|apare(?:cem|ceram)|compare(?:cem|ceram)|foram feit[oa]s)\b/
const ATTENDS =
  /\b(?:atend(?:i|o|emos)|realiz(?:o|amos|aram)|vem|vieram|apare(?:cem|ceram)|compare(?:cem|ceram)|aconte(?:cem|ceram))(?: so| uns| umas)* $/
const MONTHS =
  /\b(?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|mes passado|mes que vem|esse mes)\b/g
/** What stands in their place: one time for another. */
const ELSEWHERE = /\b(?:concorren[a-z]+|vizinh[oa]|d[oa] lado)\b/

/** '725 marcadas e 580 atendidas': how many didn't come, and what they were worth. */
export function noShow(d: Deriver): void {
  const all = told(d.ask).filter((one) => one.said.kind === 'N' && Number.isInteger(one.value))
  for (const booked of all) {
    if (!BOOKED.test(booked.after) && !BOOKS.test(booked.before)) continue
    const came = only(
      all.filter(
        (one) =>
          one.place > booked.place &&
          one.sentence === booked.sentence &&
          one.value < booked.value &&
          one.value > booked.value / 3 &&
          (CAME.test(one.after) || ATTENDS.test(one.before)),
      ),
    )
    if (
      !came ||
      new Set((booked.left + booked.right).match(MONTHS)).size > 1 ||
      ELSEWHERE.test(booked.left + booked.right)
    )
      continue
    const { own } = d
    const [of, seen] = [
      d.ask.value('qtd', booked.said, 'Quantos foram marcados'),
      d.ask.value('qtd', came.said, 'Quantos aconteceram'),
    ]
    const gone = own.minus(of, seen, 'Quantos não aconteceram')
    const share = own.share(gone, of, 'Parte que não aconteceu')
    const each = priceOf(d, came)
    const worth = each && own.times(gone, each, 'O que deixou de entrar', 'R$')
    d.add(
      worth ?? share,
      [of, seen, gone, share, each, worth],
      worth
        ? say`De ${t(of)} marcados, ${t(gone)} não aconteceram: ${t(share)}. A ${t(each!)} cada, são ${t(worth)} que deixaram de entrar, com a mesma equipe.`
        : say`De ${t(of)} marcados, ${t(gone)} não aconteceram: ${t(share)}.`,
      {
        weight: 19,
        topic: 'faltas',
        related: true,
        says: ['faltas', 'ociosidade', 'custo_vaga'],
        ...(worth && { gain: d.half(worth, 'atendimentos que voltam a acontecer', !isMonthly(booked)) }),
      },
    )
    return
  }
}

/** What those who came brought each: proved by what comes in, else the one price she tells. */
function priceOf(d: Deriver, came: Spoken): Value<'R$'> | null {
  const lines = volumeOf(d)
  const sold = lines.reduce((sum, { many }) => sum + many.number, 0)
  if (lines.length > 0 && Math.abs(sold / came.value - 1) < 0.02) return averageOf(d)
  const prices = d.terms.filter(
    ({ dimension, deed, field, time }) =>
      dimension === 'reais' && (deed === 'price' || deed === null) && field === 'main_challenge' && time === null,
  )
  const price = only(prices)
  if (price?.deed !== 'price') return null
  const beside = told(d.ask).filter(
    (one) => one.sentence === price.sentence && isPlain(one) && one.sentence !== came.sentence,
  )
  return beside.length <= 1 ? d.value('R$', price, 'Preço de cada um') : null
}

const LATE = /\b(?:atras(?:ad[oa]s?|aram|o)|fora do prazo|depois do prazo|vencid[oa]s? o prazo)\b/
const ORDERS =
  /^ (?:[a-z]+ )?(?:pedidos?|encomendas?|entregas?|servicos?|ordens|trabalhos?|projetos?|obras?|moveis|armarios?|pecas?|cozinhas?|portoes|uniformes)\b/

/** '31 pedidos e 12 saíram atrasados'. */
export function late(d: Deriver): void {
  const all = told(d.ask).filter((one) => one.said.kind === 'N' && Number.isInteger(one.value))
  for (const part of all) {
    if (!LATE.test(ahead(part).split(/ e /)[0]!)) continue
    const whole = only(
      all.filter((one) => one.sentence === part.sentence && one.place === part.place - 1 && one.value > part.value),
    )
    if (!whole || !ORDERS.test(whole.after) || /\bcada $/.test(whole.before) || /\bdia\b/.test(part.after)) continue
    const [of, lates] = [
      d.ask.value('qtd', whole.said, 'Quantos no total'),
      d.ask.value('qtd', part.said, 'Quantos atrasados'),
    ]
    const share = d.own.share(lates, of, 'Parte que atrasa')
    d.add(share, [of, lates], say`De ${t(of)} saíram atrasados ${t(lates)}: ${t(share)}.`, {
      weight: 9,
      topic: 'atrasos',
      related: true,
    })
    return
  }
}

const SPOILT =
  /\b(?:ref(?:az|iz|izemos|azemos|aco|eit[oa]s?)|reimprim[a-z]+|retrabalh[a-z]+|perd(?:e|em|i|emos|eram|eu|id[oa]s?)|estrag[a-z]+|quebr[a-z]+|jog[a-z]+ fora|lixo|descart[a-z]+|devolv[a-z]+|volt(?:am|aram)|vence[a-z]*|venci[a-z]*|morr[a-z]+)\b/
const OF_THEM = /^ ?(?:[a-z]+ )?(?:d[ao]s|de um total de|em|entre) (?:[a-z]+ )?$/

/** 'Refizemos 340 peças das 2.100, cada uma custa 22'. */
export function spoilt(d: Deriver): void {
  const all = told(d.ask).filter(isPlain)
  for (const part of all) {
    const whole = all.find((one) => one.sentence === part.sentence && one.place === part.place + 1)
    if (!whole || whole.value <= part.value || part.value < 2 || !OF_THEM.test(part.after)) continue
    if (!SPOILT.test(back(part))) continue
    const cost = d.terms.find(
      (one) =>
        one.dimension === 'reais' &&
        one.sentence === part.sentence &&
        one.deed === 'cost' &&
        /\b(?:cada|uma?)\b/.test(`${one.before} ${one.after}`) &&
        one.said[0] !== whole.said &&
        one.said[0] !== part.said &&
        !/\bcada (?:mil|cento|caixa|pacote)\b/.test(one.before),
    )
    const [of, bad] = [
      d.ask.value('qtd', whole.said, 'Quantos no total'),
      d.ask.value('qtd', part.said, 'Quantos se perdem ou são refeitos'),
    ]
    if (!cost) return
    const share = d.own.share(bad, of, 'Parte que se perde ou é refeita')
    const each = d.value('R$', cost, 'Custo de cada um')
    const worth = d.own.times(bad, each, 'O que isso custa', 'R$')
    if (d.tooMuch(worth.number, 2)) return
    const { text, values } = d.beside({ ...worth, kind: 'R$/mês' })
    d.add(
      worth,
      [of, bad, share, each, ...values],
      say`São ${t(bad)} de ${t(of)}, ${t(share)}: a ${t(each)} cada, ${t(worth)}${text}. Esse dinheiro já está dentro dos seus custos.`,
      { weight: 19, topic: 'produto.redone', related: true, says: ['perdas', 'mercadorias'] },
    )
    return
  }
}

const RETURN = /\b(?:so|apenas|somente) $/
const CAME_BACK = /^ (?:[a-z]+ )?(?:volt|fic|continu|renov|retorn)[a-z]+/

/** 'Das 38 clientes dela só 11 voltaram'. */
export function stayed(d: Deriver): void {
  const all = told(d.ask).filter((one) => one.said.kind === 'N' && Number.isInteger(one.value))
  for (const kept of all) {
    const whole = all.find((one) => one.sentence === kept.sentence && one.place === kept.place - 1)
    if (!whole || whole.value <= kept.value || !/\bd[ao]s (?:[a-z]+ )?$/.test(whole.before)) continue
    if (
      !RETURN.test(kept.before) ||
      !CAME_BACK.test(kept.after) ||
      !/^ (?:clientes?|alun[oa]s|pacientes)/.test(whole.after)
    )
      continue
    const [of, back_] = [
      d.ask.value('qtd', whole.said, 'Quantos eram'),
      d.ask.value('qtd', kept.said, 'Quantos ficaram'),
    ]
    const gone = d.own.minus(of, back_, 'Quantos foram embora')
    const share = d.own.share(gone, of, 'Parte que foi embora')
    d.add(gone, [of, back_, share], say`De ${t(of)} clientes, ${t(gone)} foram embora: ${t(share)}.`, {
      weight: 10,
      topic: 'leva',
      related: true,
    })
    return
  }
}
