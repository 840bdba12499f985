import { join, say, type Text } from '#src/facts/fact-book.ts'
import { reais, round2 } from '#src/measures/measured.ts'
import { fold } from '#src/text/words.ts'
import type { Situation } from './situations.ts'
import type { Num, Wanted, Weighing } from './weighing.ts'

const PARTNER =
  /\bsoci[oa]s?\b|\bsociedade\b|\b(?:abri|montei|comprei|toco|somos|temos)\b[^.;]{0,40}\bmeio a meio\b|\b(?:irma[o]?|cunhad[oa]|prim[oa]|amig[oa]|sobrinh[oa]|tio|pai|mae)\b[^.;]{0,30}\b(?:tem|com|dono|dona|herdou|recebeu|ficou com) (?:de |a )?(?:metade|N?\d+|P\d+|50|parte)/
/** She works and the other doesn't. */
const IDLE =
  /\b(?:so (?:aparece|vem|quer|passa|surge)|aparece (?:so )?(?:quando|(?:em|no|nos) feriad[a-z]+|nas ferias)|quem (?:ta|esta|fica|toca)(?: [a-z]+){0,4} sou eu|nao (?:faz|trabalha|ajuda|aparece|atende|vem|pisa|move)|quase nao (?:vem|aparece|trabalha)|nunca (?:apareceu|aparece|vem|veio|ajudou|pisa|pisou|trabalhou)|sumiu|sai (?:cedo|as|\d)|joga (?:videogame|bola)|entrega tudo atrasado|(?:todo[s]?|tudo) comigo|eu (?:que )?(?:faco|toco|carrego|cuido de|resolvo) (?:tudo|quase tudo|sozinh[oa])|eu que (?:abro|compro|atendo|trabalho)|eu abro|sobra (?:tudo )?pra mim|trabalh[a-z]+ (?:por dois|\d+ horas)|chega \d+|da vontade)\b/
/** And both are paid alike. */
const ALIKE =
  /\b(?:igual|iguais|mesma? (?:coisa|valor|tanto)|o mesmo|meio a meio|metade|50|P\d+|dividi[a-z]+|divide|leva|cobra|tira(?:mos)?|retira[a-z]*|resolver (?:a sociedade|isso|sem))\b/
const LEAVES =
  /\b(?:quer sair|pediu pra sair|quer vender|vender a parte del[ea] por|comprar (?:a )?minha parte|quer comprar|me ofereceu|(?:ped(?:iu|e)|quer) (?:uns )?R\d|processo|roub[a-z]+|desvi[a-z]+)\b/

const HIS = /\bsoci[oa]\b|\bdel[ea]\b|\birma[o]?\b|\bcunhad[oa]\b|\bprim[oa]\b|\bsobrinh[oa]\b/
const OF_BOTH = /\b(?:d[oa]s (?:dois|duas|2|socios|socias)|socios|socias|nos dois|nos duas)\b/
/** 'Metade cada' is of the whole. */
const OF_EACH = /(?<!\bmetade (?:(?:de|para|pra) )?)\b(?:de )?cada\b/

/** A partner who takes as much as she does and doesn't work: pay for work, profit for the part, with his draw of a year beside it. */
export const idlePartner: Situation = {
  id: 'sair_sociedade',
  at: /\bsoci[oa]s?\b|\bsociedade\b|\birma[o]?\b|\bcunhad[oa]\b/,
  fits: (text) => PARTNER.test(text) && IDLE.test(text) && ALIKE.test(text) && !LEAVES.test(text),
  answer: partnerText,
}

function partnerText(w: Weighing): Text {
  const draw = drawOf(w)
  const { revenue } = w
  // 'Pró-labore 6 mil de cada': the list counts it once.
  const left = OF_EACH.test(fold(w.sources.reading.form.main_costs)) ? null : w.left
  const parts: Text[] = [say`Separe trabalho de lucro, por escrito, antes de falar em sair.`]
  if (draw) {
    const year = w.make('R$', 'A retirada do sócio em um ano', round2(draw.value * 12), `12 × ${draw.text}`, [draw])
    const share = revenue && w.share(draw, revenue, 'Parte do que entra')
    parts.push(
      say` A retirada de ${draw} por mês de quem não trabalha são ${year} por ano${share ? say`, ${share} do que entra` : ''}: mistura salário com lucro.`,
    )
  }
  if (left && left.value > 0) {
    const half = w.over(left, 2, 'R$/mês', 'Metade do que sobra')
    parts.push(
      say` Depois de tudo ainda sobram ${left}: isso, e só isso, é lucro para dividir (${half} de cada um, se a parte for igual).`,
    )
  } else if (left)
    parts.push(
      say` E hoje ${left.value < 0 ? say`faltam ${left}` : 'não sobra nada'} por mês: não há lucro para repartir, só salário de quem trabalha.`,
    )
  parts.push(
    say` Leve três saídas e uma data: assumir função e horário e receber por ela; ficar só com a parte no lucro; ou vender a parte, em parcelas que caibam na retirada que deixa de sair. Ponha o contador como mediador e assinem; quanto vale a parte sai do balanço (máquinas, dívidas e o que sobra por mês), e não da conversa.`,
  )
  return join(parts)
}

const TAKES: Wanted = {
  kinds: 'RN',
  min: 500,
  max: 50_000,
  before: /\b(?:tira(?:mos)?|leva|retira|recebe|cobra)(?: os| uns| igual)* $/,
}

/** What the other takes of a month, by her list; null: it isn't told apart. */
function drawOf(w: Weighing): Num | null {
  const { costs } = w.sources.reading
  const facts = w.sources.costFacts
  const named = costs.items.map(({ nome, detalhe }, place) => ({ name: fold(`${nome} ${detalhe ?? ''}`), place }))
  const his = named.filter(({ name }) => HIS.test(name) && !/\bminha (?:e|mais)\b/.test(name) && !OF_BOTH.test(name))
  if (his.length === 1) return w.known(facts[his[0]!.place]!, 'R$/mês')
  const both = named.filter(({ name }) => OF_BOTH.test(name) && /retirada|labore|tira|soci/.test(name))
  const [one] = both
  if (both.length !== 1 || !one) return w.said('R$/mês', 'A retirada do sócio', TAKES)
  const all = w.known(facts[one.place]!, 'R$/mês')
  if (OF_EACH.test(one.name)) return all
  return w.make('R$/mês', 'A retirada de cada um', reais(all.value / 2), `${all.text} ÷ 2`, [all])
}
