import { MONTHS } from './period-points.ts'

/** How owners of the country ask, in other words: only where the question as it is says nothing. */

const MONTH = `(?:${MONTHS.join('|')})`
const DAYS = `(?:(?:d?es[st]e|n?es[st]e) (?:ano|mes)|(?:em |n?o |d[eo] )?(?:ano passado|mes passado|20\\d\\d|${MONTH}))`
const KIND = '(?:fornecedor|fornecedora|cliente|freguesa?|funcionari[oa]|vendedora?|posto|barco|lancha|caminhao)'

export const COUNTRY_TURNS: readonly (readonly [RegExp, string])[] = [
  [/ retiradas? d[eoa]s? lucros?(?= )/, ' distribuicao de lucros'],
  // 'em média quanto vem a conta da Energisa'
  [
    / (em media )?quanto (?:que )?(?:vem|veio|tem vindo|vinha|chega|sai) (?:a |as |de |na )?contas? d[aeo]s? (?=\S)/,
    ' $1quanto paguei pra ',
  ],
  // 'quem que mais me vendeu'
  [
    / (?:de )?quem (?:que |foi que )*(?:mais me (?:vendeu|vende|forneceu)|me (?:vendeu|vende|forneceu) mais)(?: (?:mercadoria|produto|coisa)s?)?(?= )/,
    ' qual fornecedor recebeu mais',
  ],
  [/(?<= (?:mais|maior|menos|menor) .*) ,? ?em (?:dinheiro|valor|reais) $/, ' '],
  [/ (?:ta|esta|vem|anda) (?:me )?vendendo mais(?= )/, ' recebeu mais'],
  // 'de quem foi o maior pagamento que já caiu aqui'
  [
    / de quem (?:foi|e|veio) (?:[oa] )?(maior|menor|ultim[oa]|primeir[oa]) (?:pagamento|deposito|pix|entrada|recebimento)((?: d[eo] \S+)?)(?: que (?:ja )?(?:caiu|entrou|chegou)(?: (?:aqui|na conta|pra mim|pra gente))*)? /,
    ' qual foi a $1 entrada$2 ate hoje ',
  ],
  [
    / (entrou|entra|recebi|recebemos|veio|caiu|entrada|entradas)((?: quanto)?) (?:de|com|por) servicos?(?= )(?! prestad)/,
    ' $1$2 de servicos prestados',
  ],
  [
    / quanto (?:foi que |que )?(?:caiu|cai|entrou|entra|veio) (?:de |do |no |na |d[ae]s? )(cartao|maquininha)(?= )/,
    ' quanto recebi no $1',
  ],
  [
    / ,? ?contando (?:tudo|com tudo)(?:(?: ,)?(?: ate| inclusive| com| mais| e)*(?: [oa]s?)? (?:emprestimos?|aportes?))? $/,
    ' ',
  ],
  // 'o que fica em embalagem, da venda deste ano'
  [
    new RegExp(
      ` (?:d[ao]s?|de) (vendas?|faturamento|receita)((?: ${DAYS})?) (?:,? ?)(?:quant[oa]s? por cento|quanto|que parte) (?:que )?(?:vai|foi|fica|some|sai)(?: embora)? (?:em|com|n[ao]s?|pr[ao]s?|de|para) `,
    ),
    ' quantos por cento do faturamento$2 foi para ',
  ],
  // 'quanto pago por viagem pro barco da Rio Caeté'
  [
    / por (?:viagem|frete|corrida|entrega|visita|carga|remessa|carreto)(?= (?:pr[ao]s?|para|com|d[aeo]s?) )/,
    ' por vez',
  ],
  [new RegExp(` (pr[ao]|com [oa]|para [oa]|d[ao]) ${KIND} d[aeo] (?=\\S)`), ' $1 '],
  // 'e o outro fornecedor, o Raimundo'
  [new RegExp(`^ ((?:e |mas )*)[oa] (?:outr[oa] )?${KIND} ,? ?(?=[oa] [a-z]{3,})`), ' $1'],
  // 'quantos fretes eu paguei'
  [
    / quant[oa]s (frete|carreto|parcela|mensalidade|anuncio)s (?:que )?(?:eu |a gente |ja )*(?:paguei|pagamos|fiz|fizemos)(?= )/,
    ' quantas vezes paguei $1',
  ],
  // 'quanto já foi de mandioca pro seu Raimundo'
  [
    / quanto (?:que )?(?:ja )?foi (?:de|com|em) ([a-z]{4,15}) (pr[ao]s?|para) (?:seu |dona |sr |tia? |o |a )?(?=[a-z])/,
    ' quanto paguei de $1 $2 ',
  ],
  // 'manutenção: gastei mais no primeiro semestre ou'
  [
    /^ ((?:e |mas )*)([a-z]{4,15}) ,? ?(?:eu |a gente )?(gastei|gastamos|paguei|pagamos) (mais|menos|quanto) (?=(?:em|n[ao]s?|de|desde) )/,
    ' $1$3 $4 com $2 ',
  ],
  [/(?<= (?:mais|menos) .* ou .*)(?: ,)?(?: com)?(?: a)? diferenca de quanto $/, ' '],
  [
    / primeiro semestre ou (?:de julho|do meio do ano) (?:(?:pra|para) ca|ate (?:hoje|agora)) $/,
    ' primeiro semestre ou no segundo semestre ',
  ],
  // 'da mercearia esse ano: o que ela me pagou menos o que eu paguei pra ela'
  [
    new RegExp(
      `^ (?:d[aeo] |com [oa] |[oa] )?(\\S.{2,40}?)((?: ${DAYS})?) o que (?:el[ea] )?(?:me )?(?:pagou|comprou|rendeu) menos (?:o que )?(?:eu |a gente |ja )*(?:paguei|pagamos|comprei|gastei) (?:pr[ao] el[ea]|com el[ea]|del[ea]|la)(?: (?:da|deu|fica|ficou) quanto| quanto (?:foi|da|deu|fica))? $`,
    ),
    ' quanto $1 me pagou e quanto paguei pra ela$2 ',
  ],
  // 'tirando a retirada de lucro, setembro dá quanto'
  [
    new RegExp(
      `^ ((?:e |mas |entao )*)(?:tirando|sem contar|sem|fora|descontando) (.{3,40}?) ,? ?(?:em |n?o )?(${MONTH}(?: de 20\\d\\d| passado)?) (?:(?:da|deu|fica|ficou|daria|ficaria) (?:em )?quanto|quanto (?:foi|da|deu|fica|ficou)) `,
    ),
    ' $1quanto deu em $3 sem contar $2 ',
  ],
]
