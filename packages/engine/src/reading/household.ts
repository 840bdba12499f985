import { fold } from '#src/text/words.ts'

/** Whose the bill is, where it isn't the company's. Folded. */
const KIN =
  '(?:d[aeo]s? |com |pr[ao]s? |para )?(?:(?:minhas?|meus?|noss[oa]s?|a|o|as|os) )*(?:familia|espos[oa]|mulher|marido|filh[oa]s?|filhinh[oa]s?|(?<!\\bde )criancas?|(?<!\\bde )menin[oa]s|molecada|net[oa]s?|sogr[oa]|ex (?:mulher|marido|esposa))'
/** What a family spends on. A wage of one of them is pay for work. */
const SPENT =
  '(?:escol(?:a|inha)|colegio|creche|faculdade|universidade|cursinho|curso|ingles|natacao|bale|futebol|mesada|plano(?: de saude| odontologico)?|convenio(?: medico)?|cart(?:ao|oes)(?: de credito)?|fatura|carro|moto|celular(?:es)?|remedios?|dentista|terapia|roupas?|presentes?|viagem|viagens|lazer|ferias|academia|prestacao|parcela|financiamento|consorcio|seguro|ipva|aluguel|mensalidade|gastos?|despesas?|contas?)'
const HOME =
  '(?:(?:l[ao] |d[ae] |em |pr[ao] |para |pela )*(?:minha |nossa )casa|(?:la )?(?:de|em) casa|(?:pra|para) casa|lar)'
const OF_HOME =
  '(?:mercado|supermercado|feira|compras?|contas?|gastos?|despesas?|comida|remedios?|prestacao|parcela|financiamento|aluguel|condominio|iptu|empregada|faxineira|diarista|baba|moveis|reforma|obra|boletos?|cartao|luz|agua|gas|internet)'

const HOUSEHOLD: readonly RegExp[] = [
  new RegExp(`\\b${SPENT}(?: (?!d[aeo]s?\\b)[a-z]+){0,2} ${KIN}\\b`),
  // 'Cartão meu e da esposa', 'meu cartão', 'meu plano de saúde'
  /\bcart(?:ao|oes) (?:de credito )?(?:meus?|minhas?|pessoa(?:l|is))\b|\bmeus? cart(?:ao|oes)\b(?! d[ae] (?:loja|empresa|firma))/,
  /\b(?:gastos?|despesas?|contas?|compras?|coisas|uso|emprestimo) (?:minhas? |meus? )?pessoa(?:l|is)\b/,
  /\bpensao (?:alimenticia|judicial|(?:d[aeo]s? |pr[ao]s? |para )?(?:(?:minhas?|meus?|a|o) )?(?:filh|ex\b|crianc|menin|mae d))/,
  /\b(?:minha|nossa) (?:faculdade|casa|pensao|academia|previdencia)\b|\bmeu (?:plano de saude|convenio(?: medico)?|aluguel de casa|apartamento|ape)\b/,
  new RegExp(`\\b${OF_HOME}(?: [a-z]+){0,2} ${HOME}\\b(?! d[eao]s? )`),
  /\b(?:mercado|supermercado|feira|compras?) d[ao] (?:casa|mes d[ae] casa|familia)\b/,
  /^(?:casa|familia|gasto(?:s)? da familia|contas? de casa|escola d[aeo]s? (?:filh|crianc|menin)[a-z]*)$/,
]
/** Paid for work, or by who sells to families. */
const OF_WORK =
  /\b(?:salarios?|pagamento|diarias?|comiss[a-z]+|ajuda d[aeo]|funcionari[a-z]+|equipe|alunos|pacientes|clientes|hospedes|loja|empresa|firma|oficina|salao)\b/

/** Without one of these words no bill is her house's. */
const NAMED =
  /\b(?:casa|famil|filh|espos|mulher|marid|crianc|menin|molecad|net[oa]|sogr|ex |pesso|meus?|minhas?|noss|pensao|lar)/

/** Whether a bill of her list is her family's and not the company's: it is what she takes out, by another name. */
export function isHousehold(nome: string): boolean {
  const folded = fold(nome)
  if (!NAMED.test(folded)) return false
  const plain = folded
    .replace(/[^a-z ]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()
  return !OF_WORK.test(plain) && HOUSEHOLD.some((words) => words.test(plain))
}
