import type { Calculator } from '#src/consultant/calculators.data.ts'
import { areaOf, ofArea } from './areas.ts'
import { ASKING_STORIES } from './asking-stories.data.ts'
import { DEAL_STORIES } from './deal-stories.data.ts'
import { soldTheRest, spoiltOf } from './losses.ts'
import { MORE_STORIES } from './more-stories.data.ts'
import { atOnceOrLater, cheaper, instalmentsOf, offersOf } from './offers.ts'
import { packsOf, sessionOf, sessionShare, soldInPacks } from './packs.ts'
import { earned, earnedOf, priced, pricedOf } from './prices.ts'
import { GONE, PROFIT_ASKED } from './read.ts'
import { dearer, dearerOf, raised, raisedOf } from './rises.ts'
import { SHORT_STORIES } from './short-stories.data.ts'
import { STOCK_STORIES } from './stock-stories.data.ts'
import { all, story } from './story.ts'
import { TRADE_STORIES } from './trade-stories.data.ts'
import { WORK_STORIES } from './work-stories.data.ts'

export const STORY_CALCULATORS: readonly Calculator[] = [
  ...STOCK_STORIES,
  story({
    id: 'vendido-sem-o-perdido',
    when: all(
      '\\d',
      `\\b(?:${GONE})`,
      '\\bvend',
      `${PROFIT_ASKED.source}|\\bquanto (?:eu )?(?:entrou|recebi|faturei|fiz)\\b`,
    ),
    read: spoiltOf,
    slots: [
      ['comprados', 'Comprados ou feitos', 'unidades'],
      ['perdidos', 'Perdidos', 'unidades'],
      ['perda', 'Perda', '%'],
      ['custo', 'Custo de cada um', 'R$'],
      ['total', 'Custo de todos', 'R$'],
      ['preco', 'Preço de venda', 'R$'],
    ],
    formula: 'Sobra = (comprados − perdidos) × preço − custo de todos.',
    work: soldTheRest,
  }),
  story({
    id: 'preco-que-muda',
    when: all(
      '\\d',
      '\\bsub\\w+|\\baument\\w+|\\bpassou\\b|\\b(?:foi|ia) (?:de|p)|\\bera\\b|\\bcustava\\b|\\bpagava\\b|\\bencarec|\\bbaix|\\bcaiu\\b|\\bdesceu\\b',
      'quanto (?:[a-z]+ ){0,4}a (?:mais|menos)|\\bpesar quanto|\\ba (?:mais|menos) (?:quanto|vou|por mes|no mes)|quanto (?:(?:isso|que|vai|me) )*(?:sobe|subiu|aumenta|aumentou|cresce|pesa|pesou|subir|aumentar|pesar|encarece|economiz|muda)',
    ),
    unless: /client|alun|perd(?:er|i|o)|margem|imposto|cardapio|%/,
    read: dearerOf,
    slots: [
      ['antes', 'Preço de antes', 'R$'],
      ['depois', 'Preço de agora', 'R$'],
      ['quantidade', 'Quantidade', 'unidades'],
    ],
    formula: 'Diferença = (preço de agora − preço de antes) × quantidade.',
    work: dearer,
  }),
  story({
    id: 'aumento-com-saida',
    when: all(
      '\\d',
      '\\bsub\\w+|\\baument\\w+|\\breajust|\\bpass(?:ar|o|asse)\\b|\\bmud\\w+|\\bcobrar\\b',
      '\\bperd|\\bsa(?:i|ir|em|irem)\\b|\\bdesist|\\bcancel|\\bembora\\b|\\bsem\\b',
      '\\bquant|melhor|compensa|vale',
    ),
    unless: /margem|cust[ao]|imposto|desconto/,
    read: raisedOf,
    slots: [
      ['base', 'Clientes de hoje', 'unidades'],
      ['antes', 'Preço de hoje', 'R$'],
      ['depois', 'Preço novo', 'R$'],
      ['aumento', 'Aumento', '%'],
      ['perdidos', 'Clientes que saem', 'unidades'],
      ['perda', 'Clientes que saem', '%'],
    ],
    formula: 'Entra depois = (clientes − os que saem) × preço novo.',
    work: raised,
  }),
  story({
    id: 'dois-fornecedores',
    when: all(
      '\\d',
      'compensa|mais (?:barat|em conta)|qual (?:d\\w+ )?(?:sai|vale|e melhor|compro|fica|escolh)|vale (?:mais|a pena)|melhor|quanto (?:eu )?economiz',
    ),
    unless: /a vista|\bpix\b|vezes|\dx\b|alug|contrat|margem|imposto|desconto|\blucr|\bvendo\b/,
    read: offersOf,
    slots: [
      ['preco1', 'Preço do primeiro', 'R$'],
      ['frete1', 'Frete do primeiro', 'R$'],
      ['prazo1', 'Prazo do primeiro', 'unidades'],
      ['preco2', 'Preço do segundo', 'R$'],
      ['frete2', 'Frete do segundo', 'R$'],
      ['prazo2', 'Prazo do segundo', 'unidades'],
      ['quantidade', 'Quantidade', 'unidades'],
    ],
    formula: 'Total de cada um = quantidade × preço + frete.',
    work: cheaper,
  }),
  story({
    id: 'a-vista-ou-parcelado',
    when: all(
      '\\d',
      '\\ba vista\\b|\\bpix\\b|\\bno dinheiro\\b|\\bde uma vez\\b',
      'quanto|qual|compensa|vale|melhor|diferenca',
    ),
    unless: /maquininha|taxa|antecip|aluguel|margem|imposto/,
    read: instalmentsOf,
    slots: [
      ['vista', 'À vista', 'R$'],
      ['desconto', 'Desconto à vista', '%'],
      ['parcelas', 'Parcelas', 'unidades'],
      ['parcela', 'Valor da parcela', 'R$'],
      ['entrada', 'Entrada', 'R$'],
    ],
    formula: 'Diferença = parcelas × valor da parcela − à vista.',
    work: atOnceOrLater,
  }),
  story({
    id: 'preco-com-taxas',
    when: all('%|por ?cento', '\\bquanto\\b|\\bqual\\b|\\bque preco|\\bpreco\\?', '\\bvend|\\bcobr|\\bpreco|\\banunci'),
    unless: /em cima do custo|sobre o custo|fatur|desconto|por (?:mes|dia)|no mes|antecip|parcel/,
    read: pricedOf,
    slots: [
      ['custo', 'Custo', 'R$'],
      ['outro', 'Outro custo', 'R$'],
      ['ganho', 'O que quer que sobre', 'R$'],
      ['margem', 'Parte do preço que sobra', '%'],
      ['imposto', 'Imposto', '%'],
      ['cartao', 'Taxa do cartão', '%'],
      ['comissao', 'Comissão', '%'],
    ],
    formula: 'Preço = custo ÷ a parte do preço que não é imposto, taxa nem margem.',
    work: priced,
  }),
  story({
    id: 'vendido-em-pacotes',
    when: all(
      '\\d',
      '\\bduzias?\\b|\\bcentos?\\b|\\bmilheiros?\\b|\\bbandejas?\\b|\\bcartelas?\\b|\\bpentes?\\b',
      '\\bquant',
    ),
    unless: /cust[ao]|gast|lucr|sobr|imposto|compr(?:o|ei)/,
    read: packsOf,
    slots: [
      ['feitos', 'Feitos por dia', 'unidades'],
      ['aves', 'Aves', 'unidades'],
      ['postura', 'Postura', '%'],
      ['dias', 'Dias', 'unidades'],
      ['tamanho', 'Quantos em cada', 'unidades'],
      ['preco', 'Preço de cada', 'R$'],
    ],
    formula: 'Entra = feitos por dia × dias ÷ quantos em cada × preço.',
    work: soldInPacks,
  }),
  story({
    id: 'parte-de-cada-sessao',
    when: all('\\d', '\\bquanto\\b', '%|por ?cento|meio a meio|metade|no meio'),
    unless: /cust[ao]|gast|imposto|cartao|maquininha/,
    read: sessionOf,
    slots: [
      ['sessoes', 'Sessões', 'unidades'],
      ['total', 'Preço do pacote', 'R$'],
      ['minha', 'A sua parte', '%'],
      ['outra', 'A parte do outro', '%'],
    ],
    formula: 'Parte = preço do pacote ÷ sessões × a sua parte.',
    work: sessionShare,
  }),
  story({
    id: 'area',
    when: all(
      '\\d ?(?:m|mts?|metros?)? ?(?:por|x|de largura por|de comprimento por) ?\\d',
      '\\bm2|\\bmetros?\\b|\\dm\\b',
      '\\bquant',
    ),
    unless: /custo|gastei|sobr|lucr|%/,
    read: areaOf,
    slots: [
      ['lado1', 'Um lado, em metros', 'unidades'],
      ['lado2', 'Outro lado, em metros', 'unidades'],
      ['preco', 'Preço do metro quadrado', 'R$'],
    ],
    formula: 'Valor = um lado × outro lado × preço do metro quadrado.',
    work: ofArea,
  }),
  story({
    id: 'lucro-da-margem',
    when: all(
      '%|por ?cento',
      '\\bfatur|\\bvendi|\\bentr(?:ou|a)\\b',
      'quanto (?:eu |me |foi |que )*(?:lucr|sobr|ganh|fica|de lucro)',
    ),
    unless: /cust|gast|imposto|taxa|comiss|cartao|desconto|perd|preciso|pag(?:o|uei)/,
    read: earnedOf,
    slots: [
      ['margem', 'Parte que sobra', '%'],
      ['vendas', 'O que entrou', 'R$'],
    ],
    formula: 'Sobra = o que entrou × a parte que sobra.',
    work: earned,
  }),
  ...MORE_STORIES,
  ...WORK_STORIES,
  ...TRADE_STORIES,
  ...SHORT_STORIES,
  ...DEAL_STORIES,
  ...ASKING_STORIES,
]
