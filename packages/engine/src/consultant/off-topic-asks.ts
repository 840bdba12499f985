/** What is asked of the sky, a match, the stove, a pet, the body, school or the road for herself; each form asks, and none names a trade. */
const KIN =
  '(?:sogr[oa]|mae|pai|vo|avo|filh[oa]s?|filhinh[oa]|net[oa]s?|marido|espos[oa]|mulher|irma|irmao|ti[oa]|sobrinh[oa]|namorad[oa]|menin[oa]s?|guri[a]?|crianca|bebe|nene|nora|genro|cunhad[oa])'
const DAY =
  '(?:hoje|amanha|depois|sexta|sabado|domingo|segunda|terca|quarta|quinta|fim|final|feriado|noite|tarde|manha|madrugada|semana)'
const SKY = '(?:chove|chuva|neva|geia|gela|esfria|esquenta|faz (?:sol|frio|calor)|tem (?:chuva|sol|temporal|geada))'
const TEAM =
  '(?:flamengo|mengao|mengo|corinthians|timao|palmeiras|verdao|sao paulo|tricolor|vasco|gremio|inter|internacional|santos|cruzeiro|atletico|galo|bahia|vitoria|sport|nautico|fortaleza|ceara|fluminense|flu|botafogo|coritiba|coxa|athletico|goias|remo|paysandu|avai|chape|juventude|brasil|selecao|meu time|time)'
const PET =
  '(?:cachorr[oa]|cachorrinh[oa]|cadel[ao]|cadelinha|gat[oa]|gatinh[oa]|papagaio|calopsita|periquito|hamster|coelh[oa]|coelhinh[oa]|jabuti)s?(?! quente)'
const AILS =
  '(?:carrapat\\w+|pulgas?|vomit\\w+|espirr\\w+|remel\\w+|coceira|cocando|se cocando|manc\\w+|prenhe?a?|no cio|diarreia|toss\\w+|ferida|sarna|vermes?|sem comer|nao (?:quer )?com(?:e|er)|comeu (?:chocolate|uva|cebola|plastico|osso)|arrancando|pelo (?:caindo|ta caindo)|late|latindo|xixi|tristinh[oa]|desanimad[oa]|gripad[oa])'
const DISH =
  '(?:arroz|feijao|feijoada|frango|carne|costela|peixe|macarrao|lasanha|maionese|bolo|torta|pao|pudim|quindim|brigadeiro|calda|doce|pave|mousse|panqueca|sopa|farofa|batata|pamonha|canjica|cuscuz|leite condensado|rosca|biscoito|bolinho)'
const AT_HOME = `(?:em familia|d[ao] familia|a familia|(?:minha|meu|minhas|meus) ${KIN}|em casa|aqui de casa|la de casa|pra comer|para comer|visitas?)`
const PAIN =
  '(?:dor(?:es)?|azia|gripe|tosse|febre|enxaqueca|insonia|alergia|coceira|gastrite|queimacao|garganta|prisao de ventre|diarreia|sinusite|rinite|labirintite|unha encravada|micose|frieira)'
const REMEDY = '(?:remedio|cha|vitamina|pomada|xarope|simpatia|resolve|tomo|tomar|pingar|passar|e bom|faz mal)'

export const SKY_ASKED: readonly RegExp[] = [
  new RegExp(
    `(?:^|[,.;!?] ?)(?:(?:e|ai|oi|ola|sera|sera que|sera q) )*(?:${DAY} )?${SKY}(?: (?:${DAY}|de|do|da|a|no|na|nesse|nessa|essa|esse|aqui|ai|la|em)){1,6}(?: sera)? ?(?:\\?|$)`,
  ),
  new RegExp(`(?:^|[,.;!?] ?)(?:(?:e|ai|oi|ola) )*${DAY} ${SKY}(?: sera)? ?(?:\\?|$)`),
  new RegExp(`\\bsera (?:que |q )?(?:${DAY} )${SKY}\\b`),
  /\bvai ter (?:temporal|chuva|geada|sol|trovoada)\b(?: \w+){0,5} ?\?/,
  new RegExp(`^(?:e |ai )?${DAY} chove ou\\b`),
  /\b(?:tem|qual|qual a|da) previsao de (?:chuva|geada|sol|frio|temporal|neve|calor)\b/,
]

/** By subject; '' has no door of its own. */
export const ASKED: readonly (readonly [subject: string, form: RegExp])[] = [
  [
    '',
    new RegExp(
      `\\b${TEAM} (?:joga|jogou|ganhou|perdeu|empatou|venceu|entra em campo)(?: (?:que|a que|q|onde|hoje|ontem|amanha|quando|no|com|contra|quem)\\b|[ ]?[?]|$)`,
    ),
  ],
  [
    '',
    new RegExp(
      `\\b(?:quanto (?:foi|ficou|ta|esta)|que horas|q horas|que canal|onde|quem ganhou|quando)\\b.{0,25}\\bjogo d[oa] ${TEAM}\\b|\\bjogo d[oa] ${TEAM}\\b.{0,25}\\b(?:que horas|q horas|que canal|onde passa|quanto (?:foi|ficou))\\b`,
    ),
  ],
  ['animais', new RegExp(`\\b(?:minha|meu|nossa|nosso|d[ao]) ${PET}\\b.{0,60}\\b${AILS}`)],
  [
    'animais',
    new RegExp(`\\b(?:tir\\w+|acab\\w+ com|mat\\w+) (?:a |o |as |os )?(?:pulgas?|carrapat\\w+)\\b.{0,20}\\b${PET}`),
  ],
  ['animais', new RegExp(`\\b(?:papagaio|${PET}) d[aeo] (?:minha|meu) ${KIN}\\b.{0,40}\\b${AILS}`)],
  [
    'saude',
    new RegExp(
      `\\b(?:to|tou|estou|ando|tenho|sinto|acordei)\\b.{0,20}\\b${PAIN}\\b.{0,60}\\b${REMEDY}\\b|\\b${REMEDY} (?:\\w+ )?(?:pra|para) ${PAIN}\\b`,
    ),
  ],
  [
    'saude',
    new RegExp(
      `\\b(?:minha|meu|meus|minhas|o|a) ${KIN}\\b.{0,40}\\b(?:${PAIN}|doendo|inflamad[oa]|inchad[oa]|piolhos?)\\b.{0,50}\\b(?:posso (?:dar|passar|pingar)|${REMEDY})\\b`,
    ),
  ],
  ['saude', /\bminha (?:pressao|glicose|diabete|diabetes|glicemia) (?:ta|esta|deu|veio|foi)\b.{0,12}\d/],
  [
    'saude',
    /\b(?:qual|que) (?:vitamina|remedio|cha|pomada|xarope|shampoo|xampu) (?:e |eh |seria )?(?:bo[am]|melhor)? ?(?:pra|para|e bo[am])\b.{0,40}\b(?:meu|minha|eu|me|tomar)\b/,
  ],
  [
    '',
    new RegExp(
      `\\bquant[oa]s? (?:xicaras?|colher(?:es)?|gemas?|claras?|ovos?|latas?|copos?)\\b.{0,25}\\b(?:vai|vao|leva|uso|usa|boto|bota|coloc\\w+) (?:\\w+ ){0,2}(?:num|numa|no|na|em|pra|para)\\b|\\b${DISH}\\b.{0,30}\\bleva quant[oa]s?\\b`,
    ),
  ],
  [
    '',
    /\bquanto tempo\b.{0,25}\b(?:de forno|no forno|(?:no|em) banho.maria|na panela de pressao|na pressao|de molho|na air ?fryer)\b/,
  ],
  [
    '',
    new RegExp(
      `^(?=.*\\b${AT_HOME}\\b)(?=.*\\b(?:como|quant[oa]s?|receita|jeito de fazer|o ponto|o que (?:eu )?faco|posso congelar)\\b).*\\b${DISH}\\b`,
    ),
  ],
  ['', new RegExp(`\\bqual (?:e )?o ponto (?:certo )?d[oa] (?:\\w+ ){0,2}${DISH}\\b`)],
  [
    '',
    new RegExp(
      `\\b(?:minha|meu|o|a) ${KIN}\\b.{0,35}\\b(?:trabalho|redacao|pesquisa|tarefa|licao|maquete|cartaz)(?: de escola| da escola)? sobre\\b`,
    ),
  ],
  [
    '',
    /\bano (?:foi )?(?:d?a )?(?:abolicao|independencia|proclamacao da republica|descobrimento|(?:primeira |segunda )?guerra)\b/,
  ],
  [
    '',
    /\bquem (?:\w+ ){0,3}(?:n?o paredao|d[oa] bbb|na fazenda hoje)\b|\bsonhar com \w+|\bsou de (?:aries|touro|gemeos|cancer|leao|virgem|libra|escorpiao|sagitario|capricornio|aquario|peixes)\b/,
  ],
  [
    '',
    /\b(?:qual|que) onibus\b.{0,20}\b(?:pego|vai|sai|passa)\b|\bquantas horas de (?:carro|onibus|aviao) (?:de|da|do|daqui)\b.{2,40}\b(?:ate|para|pra|a|ao)\b|\bo que (?:tem|da) (?:de bom )?(?:pra|para) (?:fazer|ver|visitar|conhecer) (?:em|n[ao])\b/,
  ],
  ['', /\bo que (?:deu|saiu|aconteceu) (?:hoje |ontem )?n[ao] (?:eleicao|jornal|noticiario|guerra|novela)\b/],
  [
    '',
    new RegExp(
      `\\bcomo (?:eu )?(?:fac\\w+|fazer|ensino|ponho|boto)\\b.{0,20}\\b(?:bebe|nene|${KIN}) (?:\\w+ )?(?:dormir|largar|comer|desfraldar|usar o (?:penico|vaso))\\b`,
    ),
  ],
]
