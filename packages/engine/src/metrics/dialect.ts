import { MONTHS } from './period-points.ts'

/** How a question is spoken in the country, spelt out first: what only calls or cries, and forms of other regions. */

type Change = readonly [RegExp, string]

/** Closed classes of words, which name nothing and narrow nothing. */
const CALL =
  '(?:(?:mana|mano|meu deus|virgem) do ceu|cabocl?[oa]|sumano|maninh[oa]|uai|ue|oxe|oxente|oxi|vixe|vixi|virge|eita|egua|tche|bah|ixe|ixi|arre|afe|aff|putz|caramba|opa|eai|e ai|mano|mana|vei|rapaz|moca|moco|guri|guria|minha gente|compadre|comadre|parceiro|camarada|chefe|chefia|patrao|meu (?:filho|fio|rei|velho|amigo|bem|chapa)|minha (?:filha|fia|rainha|amiga)|seu moco|ta ba?o|ta bom|beleza|pois e|(?:o )?seguinte|deixa eu (?:te )?perguntar|(?:me )?tira uma duvida|uma (?:pergunta|duvida)|bicho|home|meu deus|pelo amor de deus)'
/** Asks to look. */
const LOOK =
  '(?:(?:espia|espie|oia|olha|ve|veja|assunta|repara|escuta|checa|confere|joga|puxa|bota|canta|solta)(?: (?:ai|aqui|la|pra (?:mim|nos|gente)|uma coisa))*)'
const CAN =
  '(?:(?:sera que )?(?:(?:voce|tu) )?(?:consegue|pode|podia|poderia|sabe|da pra|tem como)(?: (?:me|voce))?(?: (?:ver|dizer|falar|contar|mostrar|informar|responder|olhar|calcular))(?: (?:pra mim|ai|aqui|se))*)'
/** What is asked begins here, so that nothing joins the word before to it. */
const ASKED =
  '(?=(?:quant[oa]s?|qual|quais|quem|quando|que|o que|por que|(?:de|pra|pro|para|com) quem|em (?:que|quanto|media)|onde|voce|isso|eu|a gente|e|me|d[aeo]s?|deu|foi|sobrou|entrou|saiu|vendi|gastei|paguei|recebi|tirando|sem) )'
/** 'compadre quanto me pagou': he may be who is meant. */
const WHO_DID =
  '(?!.* quanto (?:que |ja |foi que )*(?:me )?(?:pagou|paga|recebeu|recebe|levou|ganhou|ganha|comprou|compra|cobrou|deve|tirou|mandou|depositou) (?:$|,|n?es[st]e|n?essa|em|n[ao]|ate|de|desde|hoje|ontem|[a-z]+ $))'
/** A word after one of these is what is asked about. */
const UNJOINED =
  '(?<! (?:d[aeo]s?|n[ao]s?|pr[ao]s?|para|com|[oae]s?|aos?|pel[ao]s?|meus?|minhas?|seu|sua|um|uma|por|que|em|mais|menos|ou|x|ess[ea]|est[ea]|pagou|recebeu|paguei|recebi|gastei|quanto|quem|[oa] ultim[oa]))'
const LAST_CALL =
  '(?:uai|ue|oxe|oxente|vixe|eita|egua|tche|bah|mano|mana|vei|rapaz|chefe|patrao|compadre|comadre|meu (?:rei|filho|fio|povo)|minha (?:filha|fia)|seu moco|guri|home|bicho|parceiro)'

/** Those who work there, by what owners call them: nobody of the ledger's. */
const SEVERAL = '(?:menin[oa]s?|rapaz|rapazes|guris?|caboclos?|peao|peoes)'
const CREW = `(?:s (?:meus |minhas |noss[oa]s )?${SEVERAL}| (?:minha |nossa )?(?:rapaziada|gurizada|mocada|molecada|turma|piazada|menin[oa]s|rapazes|guris|caboclos|peoes))`

/** 'dois mês', 'os menino': the article or the number says that they are several. */
const PLURALS: readonly Change[] = [
  [/ quantas? vez(?= )/g, ' quantas vezes'],
  [/ (duas|tres|quatro|cinco|varias|muitas|das|as) vez(?= )/g, ' $1 vezes'],
  [/ (dois|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|quantos|ultimos|[nd]?os) mes(?= )/g, ' $1 meses'],
  [
    / (dois|tres|quatro|cinco|quantos|ultimos|[nd]?os) (dia|ano|cliente|gasto|custo|imposto|frete|pagamento)(?= )/g,
    ' $1 $2s',
  ],
  [/ (duas|tres|quatro|cinco|quantas|ultimas|[nd]?as) (semana|conta|venda|compra|despesa|nota)(?= )/g, ' $1 $2s'],
  [/ (quantos|[nd]?os|pros) fornecedor(?= )/g, ' $1 fornecedores'],
  [/ (dois|duas|tres|[oa]s) (junt[oa]|somad[oa])(?= )/g, ' $1 $2s'],
  [/ quantos (?:real|reais)(?= )/g, ' quanto'],
  [/ (so de|de|com|em|o|do) juro(?= )/g, ' $1 juros'],
]

/** 'comparando abril, maio e junho com': months in a row are one time. */
const IN_ROW: readonly Change[] = MONTHS.flatMap((from, at): Change[] => {
  const [second, third] = [MONTHS[at + 1], MONTHS[at + 2]]
  return second && third
    ? [
        [
          new RegExp(`(?<= compara[a-z]+(?: .{0,60})?) ${from} ,? ?${second} e ${third}(?= )`, 'g'),
          ` ${from} a ${third}`,
        ],
      ]
    : []
})

export const COUNTRY_SPEECH: readonly Change[] = [
  [new RegExp(`^${WHO_DID} (?:(?:e|o|oh|ei|eh|ai) )?(?:(?:${CALL}|${LOOK})(?: so)?(?: ,)? )+${ASKED}`), ' '],
  [new RegExp(`^${WHO_DID}( .*?)${UNJOINED}(?: ,)?(?: ${LAST_CALL})+ $`), '$1 '],
  [/ (?:oce|ce|vosmece)(?= )/g, ' voce'],
  [/ (?:oces|ces)(?= )/g, ' voces'],
  // Saints that are only called upon.
  [
    /(?: ,)?(?<! (?:d[aeo]|n?[ao]|pr[ao]|com)) (?:minha santa|(?:vixe|virgem|ave) maria|valha me deus)(?: ,)?(?= (?:,|$)| (?:quant|o que|que) )/g,
    '',
  ],
  [/^ (?:minha santa|(?:vixe|virgem|ave) maria)(?: ,)?(?= )/g, ''],
  [/(?<= (?:n?es[st]e|d?es[st]e) mes .*(?:com|que|contra|a)) o passado(?= )/g, ' o mes passado'],
  // 'qual mês fechou no vermelho': there may be more than one.
  [
    / (?:em )?(?:qual|que|quais)(?: foi| foram)?(?: [oa]s?)? mes(?:es)? (?:em )?(?:que )?(?:eu |a gente )?(?:fechou|fecharam|fechei|fiquei|ficou|ficaram|deu|deram|foi|foram|terminou|acabou) (?:no |em |de )?(vermelho|negativo|prejuizo)(?= )/g,
    ' em quantos meses fechei no vermelho',
  ],
  // 'nos pagou' is paid to them.
  [/ (?:nois|nos(?= (?:faturou|apurou|gastou|lucrou|[a-z]{3,}[aei]mos) ))(?= )/g, ' a gente'],
  [/ derradeir([oa]s?)(?= )/g, ' ultim$1'],
  [/ (?:apurou|apuraram)(?= )/g, ' faturou'],
  [/ apurei(?= )/g, ' faturei'],
  [/ apur(?:amos?|emos?)(?= )/g, ' faturamos'],
  [/ fatur(?:amo|emos?)(?= )/g, ' faturamos'],
  [/ gast(?:amo|emo)(?= )/g, ' gastamos'],
  [/ pag(?:amo|uemos?)(?= )/g, ' pagamos'],
  [/ vend(?:emo|imos?)(?= )/g, ' vendemos'],
  [/ recebimos?(?= )/g, ' recebemos'],
  [
    / desde (?:o |la do )?(?:comeco|inicio|principio)(?: de tudo)?(?: ,)?(?: ate (?:hoje|agora))?(?= )(?! d[aeo]s? )/g,
    ' ate hoje',
  ],
  [/ (vai|foi|vao|foram) embora (?=(?:em|com|n[ao]s?|pr[ao]s?|de) )/g, ' $1 '],
  [/ dava quanto(?= $)/g, ' deu quanto'],
  // 'do tanto que saiu'
  [
    / d[oe] (?:tanto|total|dinheiro|montante|bolo) que (?=(?:eu |a gente )?(?:entrou|saiu|vendi|recebi|gastei|paguei) )/g,
    ' do que ',
  ],
  // 'esse pagou': who was spoken of
  [/ (?:foi )?(?:que )?(?:esse|este|aquele) (?=(?:me )?(?:pagou|comprou|depositou|recebeu|levou) )/g, ' ele '],
  [/ (?:foi )?(?:que )?(?:essa|esta|aquela) (?=(?:me )?(?:pagou|comprou|depositou|recebeu|levou) )/g, ' ela '],
  ...PLURALS,
  ...IN_ROW,
  [new RegExp(`^ ${CAN} ${ASKED}`), ' '],
  [new RegExp(` (?:pr[ao]|ao)${CREW} de (?=(?:comiss|salario|vale|bonus|benefic))`, 'g'), ' de '],
  [new RegExp(` (salarios?|ordenados?|folha) (?:d[aeo]|pr[ao])${CREW}(?= )`, 'g'), ' $1'],
]
