import { join, say, type Text } from '#src/facts/fact-book.ts'
import { round2 } from '#src/measures/measured.ts'
import { lossFor, staysOf } from './prices.ts'
import type { Situation } from './situations.ts'
import type { Weighing } from './weighing.ts'

const QUEUE =
  /\bfila\b|\blista de espera\b|\bagenda (?:cheia|lotada|tomada|fechada)|\bvive (?:lotad|chei)[oa]|\blotad[oa]\b|\besperando (?:vaga|na|horario|desde|lugar|ate|a vez|sua vez)|\bnao tenho mais (?:horario|vaga)|\b(?:recuso|dispenso|mando embora) (?:servico|cliente|gente|pedido)|\b(?:pra|para|ate) (?:daqui (?:a )?)?(?:uns |mais de )?(?:[RNPHD]\d+|dois|tres|quatro)(?: meses| semanas)?(?=$|[,;. ])[^;]{0,40}\b(?:durmo|costuro|trabalho|domingo|sabado)|\b(?:servico|instrumento|roupa|encomenda|obra|trabalho)s? (?:na oficina |pra (?:entregar|fazer) )?(?:pra|para|ate) (?:daqui )?(?:a |uns )?[DN]\d+|\b(?:trabalho|atendo|costuro|faco) (?:ate|domingo|sabado|de domingo|de madrugada)/
const HOLDS =
  /\b(?:nao (?:mexo|mexi|aumento|aumentei|subo|reajusto|cobro mais|tenho coragem)|mesm[oa] (?:preco|valor|coisa|mensalidade|tabela)|cobr[a-z]+ igual|(?:medo|vergonha|pena|receio|coragem|aperto|do|culpa)\b[^;]{0,60}\b(?:aument|sub|reajust|cobr|sumi|perd)[a-z]*|se eu (?:aumentar|subir|cobrar|reajustar)|(?:queria|quero) cobrar mais|se subir|se aumentar)/
const PRICE = /\b(?:prec|cobr|valor|reajust|aument|subir|sessao|mensalidade|tabela)/
/** Another step told in numbers is reckoned with those. */
const OWN_STEP = /\b(?:pra|para|por) (?:uns )?[R]\d+\b|\bP\d+\b/
const RATE = 20

/** A full agenda and a price that she doesn't dare to touch: how many may go until it is the same money. */
export const fullAgenda: Situation = {
  id: 'aumentar_preco',
  at: /\b(?:nao (?:mexo|aumento|subo|reajusto|cobro|tenho coragem)|(?:medo|vergonha|receio|pena|coragem|aperto)\b|cobr[a-z]+|se eu aumentar|mesm[oa] (?:preco|valor|coisa))/,
  fits: (text) => QUEUE.test(text) && HOLDS.test(text) && PRICE.test(text) && !OWN_STEP.test(text),
  answer: agendaText,
}

function agendaText(w: Weighing): Text | null {
  const { revenue, kept, left } = w
  if (!revenue || !kept) return null
  const rate = w.rule('preco_da_fila', 'Aumento para quem tem fila', RATE, '%')
  const stays = staysOf(w, rate)
  const gain = w.make(
    'R$/mês',
    'O que entra a mais com o mesmo trabalho',
    round2((revenue.value * stays.value) / 100),
    `${stays.text} × ${revenue.text}`,
    [stays, revenue],
  )
  const loss = lossFor(w, kept, stays)
  const taxed = stays === rate ? say`` : say`, já sem o que sai de cada venda`
  return join([
    say`Sim, suba já para o serviço novo: fila com preço parado é preço baixo, e quem sair tem quem o substitua.`,
    say` Com ${rate} a mais e o mesmo trabalho ficam ${gain} por mês${taxed}${left ? (left.value > 0 ? say`; hoje sobram ${left}` : say`; hoje faltam ${left}`) : ''}${w.sources.paysOwner ? '' : ' antes da sua retirada'}.`,
    say` Você pode perder até ${loss} dos serviços e ganhar o mesmo, trabalhando menos.`,
    say` Honre o preço já combinado com quem está na fila; ponha a tabela à vista, peça sinal na entrada e cobre taxa de urgência em vez de virar a noite ou o fim de semana. Quem é amigo se avisa em particular, com data; para quem não pode mesmo, um serviço menor, e não o mesmo por menos.`,
  ])
}
