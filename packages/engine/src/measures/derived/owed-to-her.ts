const WHO =
  '(?:clientes?|familias?|alun[oa]s?|pais|maes|pacientes?|fazendeir[oa]s?|construtoras?|moradores|condominios?|lojistas?|lojas?|mercados?|empresas?|prefeituras?|freguesa?s?|fregueses|produtores|compradores|hospedes|inquilinos?|convenios?|conhecid[oa]s|vizinh[oa]s|pessoas|gente|povo|pessoal|el[ea]s?|compadre)'
const DEBTORS = new RegExp(
  `\\b${WHO}\\b[^;]{0,40}\\b(?:devendo|devem|deve|atrasad[oa]s?|sem pagar|nao pag[a-z]+|em aberto|inadimplentes?)\\b`,
)
const TO_ME =
  /\b(?:me|nos) dev(?:e|em|endo|iam|ia)\b|\bdevendo (?:pra|para) (?:mim|nos|a gente)\b|\bna rua\b|\ba receber\b|\bfiado\b/
const I_OWE =
  /\b(?:devo|devemos|eu deve|minha divida|nossa divida|to devendo|tou devendo|estou devendo|estamos devendo|pro banco|para o banco)\b/

/** '12 famílias devendo que soma 31 mil', 'um só me deve 29 mil': of others, to her; no debt of hers, and nothing that comes in. */
export const isOwedToHer = (near: string): boolean => !I_OWE.test(near) && (TO_ME.test(near) || DEBTORS.test(near))
