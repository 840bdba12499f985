import { MONTHS } from './period-points.ts'

/** How a talk goes on, in the words that the grammar takes. */

type Rule = readonly [RegExp, string]

const MONTH = `(?:${MONTHS.join('|')})`
const TIME = `(?:mes (?:passado|retrasado|anterior)|es[st]e mes|semana passada|es[st]a semana|${MONTH})`
const SHARE = '(?:quantos por cento|que (?:parte|fatia|pedaco)|quanto)'

export const PLAINER_TALK: readonly Rule[] = [
  // Together.
  [
    /^ (?:e |entao |ai )*(?:junta|juntando|junte|casa|casando|soma|somando)(?: tudo)? ([oa]s) (?:dois|duas)(?: (?:junt|casad)[oa]s)?(?: (?:da|fica|deu))*(?: quanto)? $/,
    ' soma $1 dois ',
  ],
  [
    /^ (?:e |entao )*([oa]s) (?:dois|duas) (?:junt|casad|somad)[oa]s(?: entao)?(?: (?:da|dao|deu|fica|foi))*(?: quanto)?(?: …)? $/,
    ' soma $1 dois ',
  ],
  [
    new RegExp(
      `^ (?:e )?[oa]s (?:dois|duas)(?: junt[oa]s)? (?:e|sao|da|dao|deu|deram|foi|representam?) ${SHARE}(?: (?:d[oe]|n[oa]) (?:mes|total|bolo|todo|tudo))? $`,
    ),
    ' os dois juntos representam quantos por cento do total ',
  ],
  [new RegExp(` ${SHARE} (?:do|no|desse) (?:mes|bolo|todo)(?= $)`), ' quantos por cento do total'],
  // The same of other days.
  [new RegExp(`^ (?:e )?(?:em )?(${TIME}) (?:ja )?passou diss[oa] $`), ' e em $1 '],
  [
    new RegExp(
      `^ (?:isso |el[ea] )?(?:ja )?(?:e|foi|ta|fica) (?:mais|menos|maior|menor|melhor|pior) (?:do )?que (?:em )?(${TIME}) $`,
    ),
    ' e comparado com $1 ',
  ],
  [
    /^ (?:e )?(?:n?a )?(?:outra semana|outra)(?: antes (?:dess|d)[ao])?(?: ,)? (?:caiu|entrou|foi) quanto $/,
    ' e quanto entrou na semana anterior ',
  ],
  [/^ (?:e )?(?:saiu|foi)(?: embora)? quanto nel[ea] $/, ' e quanto saiu '],
  // How often, and the largest of those.
  [/^ (?:e )?(?:isso )?(?:foi|deu|foram) (?:em )?quant[oa]s vezes $/, ' em quantas vezes '],
  [
    /^ (?:e |mas )*(?:qual )?(?:foi )?(?:o )?(?:maior|mais (?:pesad[oa]|car[oa]|alt[oa]|salgad[oa]))(?: (?:de todos|deles))?(?: que (?:eu )?ja paguei| ate hoje)(?: ai)?(?: ,)?(?: (?:foi )?quanto)?(?: e quando)? $/,
    ' qual foi o maior ate hoje ',
  ],
  // Without one of them.
  [/ (?:eu )?(?:tinha|teria) vendido(?= )/, ' vendi'],
  [/ (?:eu )?(?:tinha|teria) (?:gastado|gasto)(?= )/, ' gastei'],
  [/ (?:eu )?(?:tinha|teria) recebido(?= )/, ' recebi'],
  [/ (?:tinha|teria) entrado(?= )/, ' entrou'],
  // Why.
  [
    /^ (?:e )?(?:foi )?(?:gracas a|por causa de|culpa de|quem foi que|quem) (?:quem|fez isso|puxou(?: isso)?|puxou (?:pra|para) (?:baixo|cima)|foi o culpado|foi)(?: isso)? $/,
    ' por que ',
  ],
  [/^ (?:e |mas )*(?:foi quem que |quem (?:foi )?que )puxou (?:pra|para) (?:baixo|cima) $/, ' por que '],
]
