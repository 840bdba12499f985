import { fold } from '#src/text/words.ts'

/** Words by which a question is an owner's, whatever else it speaks of. */
const BUSINESS =
  /\b(?:da dinheiro|da lucro|da prejuizo|vale a pena|compr(?:o|ar|ando|amos|ei)|granja|alface|horta|hortalica|numeracao|tamanhos?|garantia|sacas?|limite no banco|banco|otica|academia|pousada|indica(?:va|vam|m|r|cao)|empresas?|negocios?|comercios?|lojas?|lojinha|firma|ateli[e]r?|salao|barbearia|padaria|confeitaria|lanchonete|restaurante|pizzaria|oficina|borracharia|clinica|consultorio|petshop|pet shop|banho e tosa|escola de|academia de|clientes?|clientela|fregues\w*|pacientes?|alunos?|hospedes?|vend(?:o|er|emos|as?|endo|eu|em)|revend\w+|lucr\w+|precos?|precific\w+|cobr(?:o|ar|amos|ando|anca)|custos?|gasto|gastos|fatur(?:o|ar|amos|amento|ando|ei|ou)|margem|markup|estoque|mercadorias?|funcionari\w+|empregad\w+|equipe|ajudantes?|caixa (?:da|do|no|baixo|vazio|negativo|apertado)|fluxo de caixa|capital de giro|impostos?|mei|cnpj|simples|fornecedor\w*|encomendas|agenda|contrat(?:o|ar|amos|ando)|dividas?|devendo|dev(?:o|emos) (?:pr[oa]|para|ao?|no|na|aos)|pagar|emprestimo|financiamento|salarios?|folha|pro labore|aluguel|delivery|ifood|concorr\w+|promoc\w+|desconto|orcamentos?|producao|produzo|fabric(?:o|ar|amos)|lotado|lotacao|movimento|divulg\w+|anunci(?:o|os|ar)|instagram|fiado|calote|inadimpl\w+|parcel\w+|maquininha|taxas?|investi\w*|compensa|forno|freezer|dinheiro (?:pra|para)|produtividade|costureir\w+|licita\w+|trabalhar comigo|postar|politica de (?:troca|preco|devolucao)|furo no caixa|caixa nao|pessoa (?:fisica|juridica)|contador\w*|bombeiros?|vigilancia sanitaria|alvara|multou|multa|fritura|no sitio|na roca|na chacara|trabalho no|produzir|plant(?:o|ar|amos|io)|colh(?:o|er|eita)|safra|lavoura|pedidos?|cozinha|balcao|turmas?|matriculas?|mensalidades?|assinantes?|assinaturas?|\w{3,}(?:cultura|nderia|eteria|elaria|ivraria|ogaria|cenaria|lheria|biliaria|burgueria|aiteria|oteria|icharia|elataria)|lava rapido|lava jato|buffet|estudio|grafica|distribuidora|atacado|quiosque|food truck|barraca|feira|banca|diaristas?|autonom[oa]|freela\w*|desperdicio|perda|perdas|quebra|prejuizo|pra entrega|para entrega|reajust\w+|aument(?:o|ar) (?:o|os|a|as)|reduz\w*|economiz\w+|diminu\w+|baratear|atend(?:o|er|imento|endo)|socio\w*|franquia|filial|investidor\w*|aparelhos?|equipamentos?|\d+ ?mil|contas? (?:no|do|de) banco|contas? pj|vitrines?|cupo(?:m|ns)|firma|ticket|turnos?|horario vago|faltam? muito)\b/

/** Trades' own goods and work: an owner who names them speaks of what she sells. */
const TRADE =
  /\b(?:bolos?|doces?|salgad\w+|coxinhas?|marmit\w+|pizzas?|pao|paes|lanches?|pets?|racao|tosa|unhas?|manicure|sobrancelhas?|cilios|cabelo|maquiagem|dentistas?|psicolog\w+|pneus?|mecanic\w+|flores|plantas|croche|conta de (?:luz|agua)|energia|impressoras?|celulares|hotel|pousada|passagens|turismo|uber|motorista|ovos|tomates?|hortalicas|carne|frete)\b/

/** Asked of any assistant: a recipe, a repair at home, a homework. */
const HOME =
  /\b(?:receitas? de|me (?:ensina|passa|manda)|como (?:se )?(?:faz|faco|fazer) (?:um |uma |o |a |pra |para )*(?:bolos?|doce|pao|coxinha|pizza|brigadeiro|croche|maquiagem|cabelo)|como (?:tirar|limpar|trocar|plantar|cuidar|pintar|cozinhar|assar|desentupir)|(?:minha|meu) (?:gata|gato|cachorr[oa]|namorad[oa])|segunda via|nome (?:para|pra|de) cachorro|em casa|caiu em casa)\b/

const MAX_CHARACTERS = 1_000

/** Whether a word of it is an owner's; goods and work of a trade may be of a home. */
export const namesBusiness = (question: string): boolean => BUSINESS.test(fold(question.slice(0, MAX_CHARACTERS)))

/** Whether a question is about somebody's business: then it is never refused as a subject of elsewhere. */
export function speaksOfBusiness(question: string): boolean {
  const text = fold(question.slice(0, MAX_CHARACTERS))
  return BUSINESS.test(text) || (TRADE.test(text) && !HOME.test(text))
}

/** She sells, owns or employs: whatever else she speaks of, it is her trade. */
const OWNER =
  /\b(?:(?:vendo|alugo|fabrico|revendo|presto|atendo|cobro|faturo|produzo|emito|emprego)\b(?! (?:que|se)\b)|(?:meus?|minhas?|d[oae]s?|pr[oa]s?|para [oa]s?|[oa]s?) (?:client\w+|fregues\w*|funcionari\w+|empregad\w+|ajudantes?|vendedor\w*|atendentes?|soci[oa]s?|fornecedor\w*|pacientes?|alun[oa]s|hospedes?)|(?:minha|meu|nossa|nosso|d[ao]|n[ao]|pr[ao]|para [ao]) (?:loja|lojinha|empresa|negocio|firma|salao|padaria|confeitaria|oficina|clinica|consultorio|restaurante|lanchonete|bar|fabrica|fazenda|mercad\w+|farmacia|academia|pousada|hotel|escolinha|curso|pet ?shop|barraca|banca|buffet|atelie|estudio|grafica|comercio|ponto|cardapio|estoque|cnpj|mei|faturamento|caixa)|(?:tenho|abri|toco|montei|sou don[oa] de?|quero abrir|quero montar|penso em (?:abrir|montar)|abrir|montar) (?:um|uma|o|a)\b|(?:pessoas? (?:fisica|juridica)|margem|lucro|markup|cnpj|mei|nota fiscal|capital de giro|fluxo de caixa|preco de venda|pro labore|fiado|encomendas?|clientela|freguesia))\b/

export const speaksAsOwner = (question: string): boolean => OWNER.test(fold(question.slice(0, MAX_CHARACTERS)))
