import type { MarketSegment } from '@norteia/contracts/company'
import type { Presupposed } from './taken.data.ts'

const GOODS: readonly MarketSegment[] = ['Comércio Varejista', 'Indústria', 'Alimentação', 'Agronegócio']
const GROWN =
  /colh|safra|plant[ao]|frut[ao]|\bcafe\b|horta|lavour|hortali|verdur|legume|organic|\bmel\b|semente|pomar|grao|milho|soja|alface|tomate|banana|morango|uva|mandioca/

/** Sellers; what who works alone hasn't got whatever she writes. */
export const SELLERS: Presupposed = {
  words: /\bvendedor(?:es|as?)?\b|\bquem vende\b|\bequipe de vendas?\b/,
  shown: /vendedor|balconist|represent|atendente|comercial\b|menin|\bmoca|closer|\bsdr\b/,
  segments: ['Comércio Varejista'],
}

/** Words of any text, by the trade or the thing that they are of. */
export const OF_TRADE: readonly Presupposed[] = [
  SELLERS,
  { words: /\bcolheitas?\b|\bgeleia|cafe torrado|\bpolpa\b|itens da epoca|colhid[ao]|\bsafras?\b|\btalhao/, shown: GROWN },
  { words: /\bcestas?\b/, shown: /cesta|hortali|verdur|legume|\bfrut|organic|horta/ },
  {
    words: /\bcargas?\b(?! horaria| de trabalho| tributaria)|\bantt\b|\bpedagio|\bdocumentos de frete\b/,
    shown: /\bcarga|frete|caminh|mudanca|transportadora|guincho|carreta|motoboy|entrega/,
  },
  {
    words: /\bfretes?\b/,
    shown: /frete|entreg|\benvi[oa]|correio|transport|caminh|viagem|motoboy|loja virtual|\bsite\b|mercado livre|shopee|diesel/,
    segments: ['Comércio Varejista', 'Indústria'],
  },
  { words: /\bembalage\w+/, shown: /embal|caixa|pote|pacote|sacola|marmita/, segments: GOODS },
  { words: /\bcupo(?:m|ns)\b/, shown: /cupo(?:m|ns)|loja virtual|promoc|descont|frete gratis|entrega gratis/ },
  { words: /\braio de entrega\b/, shown: /entrega propria|nossa entrega|motoboy|entregador|\braio\b/ },
  { words: /\bmerenda\b/, shown: new RegExp(`merenda|pnae|prefeitura|escola|leite|ovo|frango|${GROWN.source}`) },
  { words: /\bloja ao lado\b|\bloja dele\b|\bprateleira|\bvitrine/, shown: /\bloja|mercad|prateleira|vitrine|balcao|gondola/, segments: ['Comércio Varejista'] },
  // Who carries within a town comes back without a toll or a load to look for.
  {
    words: /\bcarga de retorno|\bbolsas? de carga|\bvolta vazia|\bcom vazio,? (?:e |espera)/,
    shown: /viage(?:m|ns)|estrada|rodovia|retorno|carreta|outr[ao]s? (?:cidade|estado)|interior|\bkm\b|fretes? longo|carga/,
  },
  {
    words: /\bhoras? vazias?\b/,
    shown: /\baulas?\b|agenda|turma|consulta|sess(?:ao|oes)|mesas?\b|quartos?\b|quadra|alun[oa]s?\b|mensal|assinant|contrato|corte\b|banho|ameac/,
    segments: ['Serviços', 'Saúde', 'Educação'],
  },
  // Who goes to her clients has no room in which they wait.
  {
    words: /\b(?:d?a|sua|na) salas?\b|\bchegue \[|\brecepcao\b|\bsala de espera\b|\bfolga a cada\b|\btolerancia na confirmacao\b/,
    shown: /^(?![\s\S]*\b(?:domicili|em casa d[eao]|na casa d|na casa del|home care|a domicilio|vou ate (?:a casa|o cliente|a propriedade)))/,
  },
  // Somebody does it for her today.
  {
    words: /\bquem faz isso hoje para voce|\busos por mes\b/,
    shown: /terceir|\balug|(?<!\b(?:se|ou) )\bmand(?:o|amos) (?:\w+ ){0,2}(?:fazer|cortar|imprimir|fora|pra fora)|\bpag(?:o|amos) (?:\w+ ){0,3}(?:hora|fora|a outr|frete|diaria)|\bpor uso|exame|laboratorio|\bdeix(?:o|amos) de fazer/,
  },
  // Clients ask for it one by one; what a dairy or a cooperative takes is taken anyway.
  {
    words: /\bquem vai usar o que sair a mais|\buso de verdade\b|\bque recusou\b/,
    shown: /client|pacient|alun|exame|\bservico|\balug|terceir|pedido|encomend|recus|hora.maquina/,
  },
  {
    words: /\bpedidos recusados|\bquantos pediram|\bcada atendimento\b|\bonde falta lugar|\bhorario mais disputado/,
    shown: /client|pacient|alun|pedido|encomend|agenda|\bservico|atend|hosped|festa|\bobra|recus|fila|turma/,
  },
  { words: /\blimite de desconto/, shown: /descont/ },
  { words: /\brepasse retido\b/, shown: /retid|bloque|nao (?:repass|deposit|pag)|atras/ },
] // biome-ignore format: one thing a line
