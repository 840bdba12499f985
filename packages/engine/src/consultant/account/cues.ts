/** What words of a message speak for; what each counts for is learned. */
type Cue = readonly [name: string, words: RegExp]

/** Of the whole message. */
const OF_MESSAGE: readonly Cue[] = [
  ['apart', /\bquant[oa]s? (?:[a-z]+ ){0,4}?(?:a )?(?:mais|menos)\b|\bdiferenca\b|\b(?:a|de) (?:mais|menos) (?:que|q|do que)\b/],
  ['saves', /\beconom\w+|\bdeix\w+ de\b|\babaixo d|\bacima d/],
  ['loses', /\bper[cd]\w+/],
  ['before', /\bantes\b|\bprimeir|\bcomeco\b|\binicio\b|\bhoje\b|\bem relacao\b|\bvei?o\b|\bvelho\b/],
  ['compares', /\bqual (?:os ambos|d[oae]s|deles|delas|e melhor|compensa|vale)|\bo que compensa\b|\bcompensa\b|\bum (?:pro|pra|do|para o) outr/],
  ['corrects', /\berr(?:ei|ado)\b|\bengan\w+|\bna verdade\b|\bquis dizer\b|\bcorrig\w+|\be nao\b|\bem vez d|\balias\b|\bconfund\w+|^nao\b/],
  ['what if', /\be se\b|^se\b|\bcaso\b/],
  ['forgot', /\besquec\w+|\bfalt(?:ou|ava)\b|\btambem\b|\btbm?\b|\balem d/],
  ['puts', /\b(?:bot\w+|coloc\w+|acrescent\w+|som\w+|inclu\w+|junt\w+|mais)\b/],
  ['takes', /\b(?:tir\w+|descont\w+|abat\w+|menos|deduz\w+|sai(?:u)?|come[mu]?|retir\w+)\b/],
  ['left', /\b(?:sobr\w+|lucr\w+|ganh\w+|fica|limpo|livre|rende|resta\w*)\b/],
  ['paid', /\b(?:pag\w+|cust\w+|gast\w+|sai)\b/],
  ['charged', /\b(?:cobr\w+|vend\w+|receb\w+|fech\w+)\b/],
  ['all', /\btud[oa]\b|\btod[oa]s?\b|\btotal\b|\binteir[oa]\b|\blote\b|\bcarga\b|\bpedido\b/],
  ['each', /\bcada\b|\bpor (?:unidade|peca|pessoa|cabeca|um)\b/],
  ['splits', /\b(?:somos|divid\w+|soci[oa]s?|sociedade|rach\w+|repart\w+|parcel\w+|vezes|vez|prestac\w+)\b/],
  ['half', /\bmetade\b|\bmeio\b/],
  ['double', /\bdobr\w*|\btripl/],
  ['goal', /\bquant[oa]s? [^.?!]{0,50}\b(?:pra|para|preciso|tenho que|tenho q|ate) [^.?!]{0,50}(?:pag\w+|compr\w+|junt\w+|tir\w+|cobr\w+|bat\w+|quit\w+|sobr\w+|ganh\w+|lucr\w+|empat\w+)\b/],
  ['how many', /\bquant[oa]s\b|\bq(?:n|uan)?tas\b|\bq(?:n|uan)?tos\b/],
  ['how much', /\bquanto\b|\bqto\b|\bqnto\b|\bqt\b/],
  ['percent', /%|\bpor ?cento\b|\bporcent/],
  ['rest', /\brest(?:o|ante)\b/],
  ['mine', /\b(?:pra mim|comigo|meu|minha)\b/],
  ['theirs', /\b(?:dele|dela|deles)\b/],
  ['day', /\bdias?\b/],
  ['week', /\bsemanas?\b/],
  ['month', /\bmes(?:es)?\b/],
  ['year', /\banos?\b/],
  ['a time', /\b(?:por|no|na|ao|num|n?essa|pra|a) (?:dia|semana|mes|ano)\b/],
  ['points', /\b(?:isso|iss[oa]|diss[oe]|nisso|ess[ea]s?|dess[ea]s?|ness[ea]s?|iss)\b/],
  ['up', /\b(?:sub\w+|aument\w+|reajust\w+)\b/],
  ['down', /\b(?:baix\w+|ca(?:ir|i|indo|isse)|diminu\w+|reduz\w+)\b/],
  ['on top', /\bem cima\b|\bde lucro\b|\bacresc|\bmarkup\b/],
  ['margin', /\bmargem\b|\bdo preco de venda\b|\bsobre o preco\b/],
  ['discount', /\bdescont|\babat|\ba vista\b/],
  ['fee', /\bimpost|\bmaquin|\btaxa|\bcomiss|\bsimples\b/],
  ['entry', /\bentrada\b|\bsinal\b/],
  ['rounds', /\barredond/],
  ['only', /\bso\b/],
] // biome-ignore format: a table

/** Right before a number. */
const BEFORE_IT: readonly Cue[] = [
  ['to', /\b(?:pra|pro|para) (?:uns |umas |r\$ ?|so )*$/],
  ['at', /\b(?:a|por) (?:uns |r\$ ?|so )*$/],
  ['in', /\b(?:em|n[oa]s?) (?:uns |umas |so )*$/],
  ['with', /\bcom (?:as |os |so |uns |umas |esses |essas )*$/],
  ['of', /\b(?:de|d[oa]s?) (?:uns |umas |so )*$/],
  ['were', /\b(?:forem|fossem|for|fosse|sao|seriam|foi|foram|era|eh?) (?:as |os |so |uns |umas |de )*$/],
  ['more', /\b(?:mais|outr[oa]s)\W*(?:uns |umas |r\$ ?)*$/],
  ['goes up', /\b(?:sub\w+|aument\w+|reajust\w+)\b[^\d]{0,14}$/],
  ['goes down', /\b(?:perc[oa]|per[dc]\w+|menos|sai(?:r|rem|em)|falt\w+|quebr\w+|estrag\w+|morr\w+|vazi[oa]s?|cancel\w+|desist\w+|ca(?:ir|i|indo|irem)|baix\w+|diminu\w+|reduz\w+)\b[^\d]{0,18}$/],
  ['adds', /\b(?:bot\w+|coloc\w+|acrescent\w+|som\w+|inclu\w+|junt\w+|esquec\w+|falt\w+|tambem|tbm|alem|mais)\b[^\d]{0,24}$/],
  ['takes', /\b(?:tir\w+|descont\w+|abat\w+|deduz\w+|come[mu]?|retir\w+|leva|fica com)\b[^\d]{0,24}$/],
  ['pays', /\b(?:pag(?:o|uei|ar|ando|aria)|gast\w+|cust\w+|foi|deu|sai)\b[^\d]{0,24}$/],
  ['sells', /\b(?:vend\w+|cobr(?:o|ar|ei|asse|ando)|fech\w+|receb\w+|pagou|preco)\b[^\d]{0,24}$/],
  ['makes', /\b(?:fac[oa]|fazendo|fizer|atend\w+|produz\w+|trabalh\w+|abr\w+)\b[^\d]{0,16}$/],
  ['shares', /\b(?:somos|divid\w+|soci\w+|rach\w+|parcel\w+)\b[^\d]{0,16}$/],
  ['buys', /\b(?:compr\w+|pagar (?:um|uma|o|a)|junt\w+|quit\w+)\b[^\d]{0,40}$/],
  ['lot', /\b(?:lote|pedido|encomenda)\b[^\d]{0,16}$/],
  ['not', /\b(?:nao|em vez d[eoa]s?) (?:e |os |as |de )?$/],
  ['these', /\b(?:ess[ea]s|dess[ea]s|ness[ea]s|os|as) $/],
  ['begins', /^\W*(?:e |mas |ai )*(?:se |com |em |pra |por |for |forem )*$/],
] // biome-ignore format: a table

/** Right after it. */
const AFTER_IT: readonly Cue[] = [
  ['more', /^\s*(?:reais |[a-z]+ )?(?:a )?mais\b/],
  ['less', /^\s*(?:reais |[a-z]+ )?(?:a menos|menos|vazi[oa]s?|falt\w+|quebr\w+|estrag\w+|sair\w*|cancel\w+|desist\w+)/],
  ['each', /^\s*(?:reais )?(?:[a-z]+ )?(?:(?:pra|por|em|de) )?cada\b/],
  ['per', /^\s*(?:reais )?(?:por|a|o) [a-z]{3,}/],
  ['of what', /^\s*(?:reais )?(?:d[aeo]s?|pr[ao]) /],
  ['of this', /^\s*(?:d?iss[oe]|d?ess[ea]|do total|do lucro|em cima|do que)/],
  ['discount', /^\s*(?:de )?(?:descont|abat)/],
  ['times', /^\s*(?:x\b|vez|parcel|prestac)/],
  ['people', /^\s*(?:soci|irma|pesso|part|ajudant|funcionari|filh)/],
  ['ends', /^\W*$/],
] // biome-ignore format: a table

const namesOf = (cues: readonly Cue[], text: string) =>
  cues.filter(([, words]) => words.test(text)).map(([name]) => name)
export const cuesOf = (text: string): string[] => namesOf(OF_MESSAGE, text)
export const cuesBefore = (text: string): string[] => namesOf(BEFORE_IT, text)
export const cuesAfter = (text: string): string[] => namesOf(AFTER_IT, text)

/** Words of the parts that a number may have in any sum. */
const ROLES: readonly Cue[] = [
  ['price', /\bprec|\bvend|\bcobr|\bmensalidade|\bdiaria|\breajust|\bfech(?:ar|o|ei)|\bfatur/],
  ['cost', /\bcust|\bgast|\bpag[oau]|\bcompr|\bmaterial|\btecid|\bfornec|\bpeca\b|\bmateria/],
  ['rent', /\balug/],
  ['wage', /\bsalari|\bfuncionari|\bajudant|\bdiarista/],
  ['freight', /\bfrete|\bentreg/],
  ['cut', /\bdescont|\babat/],
  ['fee', /\btaxa|\bmaquin|\bcartao|\bcomiss|\bimpost|\brepass|\bapp\b|\bifood/],
  ['margin', /\bmargem|\blucr|\bem cima|\bmarkup|\bganho\b/],
  ['entry', /\bentrada|\bsinal/],
  ['time', /\bdias?\b|\bmes(?:es)?\b|\bsemanas?\b|\bhoras?\b|\bnoites?\b|\bparcel|\bvezes\b/],
] // biome-ignore format: a table
export const rolesIn = (words: string): string[] => namesOf(ROLES, words)
