import { fold } from '#src/text/words.ts'
import type { Likely } from './scenes.ts'

/** Cards that are about one named thing: who names none of its kind hardly means them, however she tells it. Folded. */
const NAMED_THINGS: Readonly<Record<string, RegExp>> = {
  pessoa_saiu_clientes:
    /sai|saind|demit|conta|funcion|\bex\b|\bex-|soci[oa]|vende|profess|barbeir|manicur|cabele|recepcion|gerente|tecnic|minha|\bmeu\b|instrutor|mecanic|enferm|dentista|medic|embora|montou|del[ea]\b|\bfoi\b|trabalh|equipe|parceir|terapeut|\bel[ea]\b/,
  fornecedor_atrasa:
    /atras|demor|\berr|falt|nao (?:cheg|entreg|vem|veio|mand)|prazo|esper|promet|sumi|\bdias?\b|semana|cheg|troca|defeito|pela metade|incomplet|nunca|sempre/,
  segunda_loja:
    /loja|unidade|filial|ponto|\bsalas?\b|abr(?:ir|indo|iu|o)\b|bairro|cidade|shopping|quiosque|espaco|galpao|consultorio|clinica|cozinha|segund|outra (?!maquina)|endereco|imovel|alug|terreno|fazenda|estufa|academia|escola|salao|restaurante|padaria|box|quadra|expan/,
  ifood_dependencia:
    /ifood|i food|aplicativ|\bapps?\b|delivery|rappi|\b99|plataforma|aiqfome|tablet|keeta|cupom|repasse/,
  marketplace_taxa:
    /mercado livre|\bml\b|shopee|amazon|magalu|marketplace|\bsite|shein|elo7|plataforma|americanas|casas bahia|aplicativ|\bapps?\b|anuncio|\bcanal\b|frete/,
  cac_alto:
    /anunci|trafego|google|insta|face|\bads?\b|midia|impulsion|panflet|campanha|marketing|divulg|propaganda|radio|outdoor|influenc|clique|\blead|\bcac\b|agencia|estande|feira|folheto|patroc|brinde|cupom|vendedor|comiss|conquist|consegui|trazer|cada (?:cliente|assinante|alun|pacient)|por cliente|(?:cliente|alun[oa]|assinante) nov/,
  frete_entrega:
    /entreg|frete|motoboy|\bmotos?\b|correio|transport|sedex|\brotas?\b|despach|carret|caminh|\bvan\b|kombi|logist|\benvi|coleta|transito|a rua\b/,
  reforma_tributaria:
    /reforma|impost|tribut|\bibs\b|\bcbs\b|\biva\b|\blei\b|\bregra|split|\bnota|credito|aliquota|contador/,
  ecommerce_parado:
    /\bsite|virtual|on-?line|internet|carrinho|nuvemshop|shopify|\btray\b|e-? ?commerce|checkout|loja integrada|plataforma|pagina|frete|catalogo|sacola digital/,
  rede_social_nao_vende:
    /insta|rede|\bpost|tik ?tok|segui|curti|face|video|reels|stor(?:y|ies)|like|visualiz|perfil|conteudo|compartilh|viral|youtube|\bcanal|coment|direct|engaj|foto|\blives?\b/,
  venda_governo:
    /prefeit|licita|edital|govern|estado|municip|pregao|pregoes|empenho|secretaria|escola|orgao|publico|merenda|camara|hospital|inabilitad|certidao|cidade/,
  decimo_terceiro:
    /decimo|\b13|terceiro|ferias|natal|dezembro|fim de ano|final de ano|novembro|segunda parcela|descanso/,
  locacao_avaria:
    /alug|loc(?:a|o)(?:c|d|r|m|t|mos)?\b|locac|locat|emprest|devolv|hosped|diaria|toalha|fantasia|brinquedo|copo|prato|louca|vestido|mesa|taca/,
  inadimplencia_clientes:
    /atras|nao (?:me )?pag|\bdeve(?:m|ndo|dor)?|calote|inadimpl|fiado|cobr|pendur|venc|em aberto|a receber|receb|\bsome\b|sumi|enrol|promess|caderno|boleto|mensalidade|parcela|spc|serasa|juizado|cheque/,
  energia_cara:
    /\bluz\b|energ|\bgas\b|combust|diesel|\bkw|\bconta|tarifa|eletric|gasolina|forno|ar condicionado|bandeira|botij|solar|demanda|aquec/,
}

/** Cards that are near to many tellings, and what a complaint of them can't do without. Folded. */
const CORE: Readonly<Record<string, RegExp>> = {
  comissao_injusta: /comiss|salari|bonifica|por producao|ganha(?:m)? por|porcent|vendedor|premi/,
  preco_commodity:
    /(?:preco|pag\w+|cotac\w*|sacas?|arroba|litro)\b[^.!?]{0,80}(?:baix|cai|caiu|caind|ruim|menos|despenc|nao (?:cobre|paga)|fraco|embaixo|so \d|derrub)|(?:baix|cai|caiu|derrub|despenc)\w*[^.!?]{0,60}(?:preco|pag|litro|saca|arroba|leite|boi|cafe|soja|milho)/,
  aluguel_pesa: /alugue|ponto\b|imovel|locador|imobiliaria|condominio|shopping|\bsala\b/,
  transporte_frota: /frete|carga|caminh|frota|viage|\brota|entreg|\bvan\b|carro|veiculo|combust|diesel|\bkm\b|moto/,
  energia_cara:
    /\b(?:luz|energia|gas|combust\w*|diesel|gasolina|conta)\b[^.!?]{0,60}(?:subi|aument|dobr|car[ao]\b|pes|alt[ao]\b|veio|absurd|come|lev|pass|consom|gast|paguei|foi)|(?:gast|pag)\w*[^.!?]{0,40}\b(?:luz|energia|gas|diesel|gasolina)/,
  juros_cartao_rotativo: /cart(?:ao|oes)|fatura|rotativo|cheque especial|\blis\b/,
  taxa_maquininha:
    /(?:maquininha|taxas?|antecip\w*|cart(?:ao|oes))\b[^.!?]{0,60}(?:lev|com(?:e|endo)|car[ao]\b|alt[ao]\b|cobr|desconta|fica|some|pes|demora|cai|pag)|(?:pag|perc|descont)\w*[^.!?]{0,40}(?:maquininha|taxa|antecip|cartao)/,
  contratar_ou_nao: /contrat|mais (?:um|uma|gente|pessoa)|ajudante|funcionari|alguem|equipe|vaga|sozinh/,
}

/** Whether what she wrote holds what a complaint of this card turns on. */
export const holdsCore = (card: string, text: string): boolean => CORE[card]?.test(fold(text)) !== false

/** What is left of a share where the one thing that the card is about isn't named. */
const UNNAMED = 0.05

/** What was learned, with less of the cards whose one thing isn't named in `text`; the likeliest first. */
export function asNamed(likely: readonly Likely[], text: string): Likely[] {
  const named = fold(text)
  return likely
    .map(({ card, share }) => ({
      card,
      share: NAMED_THINGS[card]?.test(named) === false ? UNNAMED * share : share,
    }))
    .sort((a, b) => b.share - a.share || (a.card < b.card ? -1 : 1))
}
