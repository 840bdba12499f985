import { stem } from '#src/text/stem.ts'
import { fold, words } from '#src/text/words.ts'

/** What is done, whatever the words: two steps of one kind, from different sources, are the same deed. Folded titles. */
const KINDS: readonly (readonly [kind: string, title: RegExp])[] = [
  ['lembrar', /lembrete|confirme as consultas/],
  ['espera', /lista de (?:encaixe|espera)|horarios vazios com retornos/],
  ['regra_falta', /regra (?:clara )?de (?:cancelamento|desistencia)|cancelamento justa/],
  [
    'custo_unitario',
    /ficha de custo|custo completo d(?:os|e) (?:produto|item)|custo e preco dos produtos|quanto custa uma hora|o que cada um dos dez|preco de equilibrio|custo de cada lote|custo da ultima safra|custo por talhao|venda tipica|gastos da safra separados|conta de um pedido|sobra de um pedido|custo de cada litro|hora no preco|caderno por lote/,
  ],
  [
    'preco',
    /tabela (?:com|de) preco|refaca (?:os precos|a tabela|o preco)|corrija (?:ja os tres precos|o? ?preco|ou tire)|reajust[ea] (?:primeiro|o)|suba|preco novo|mude o preco|ponha um preco|repasse|no reajuste|avise os clientes antigos|tabela inteira/,
  ],
  ['data_reajuste', /data do (?:ultimo )?reajuste/],
  ['versoes', /tres versoes|tres niveis|tres opcoes/],
  ['hora_vazia', /horas vazias|horarios (?:vazios|fracos)|dias? (?:vazios|fraco)/],
  ['primeiros_dias', /primeira semana|primeiros dias|primeiro resultado/],
  ['ouvir_saida', /quem saiu|quem cancelou|pessoas que sairam|sumiram e pergunte/],
  ['inativos', /chame de volta|quem passou do tempo|inativos/],
  ['indicacao', /indicac|e um nome$/],
  ['cobrar', /cobranca (?!autom)|cobre os dez|maiores devedores|familia em atraso|cobranca gentil/],
  [
    'listar_atraso',
    /lista por nome, valor|que esta vencido|mensalidades em atraso|o que esta na rua|dinheiro esta preso/,
  ],
  ['limite_prazo', /suspenda fiado|a prazo so com cadastro|limite aos bons|limite, data/],
  ['cobranca_automatica', /cobranca automatica|cair sozinha/],
  ['contrato', /contrato (?:curto|escrito|correto)|use contrato|atualize o contrato|combinado por escrito/],
  ['contar_estoque', /conte (?:o estoque|primeiro|os dez|uma parte|um pedaco|os vinte|de surpresa)|contagens curtas/],
  ['vender_parado', /parado em dinheiro|leva de saida|preco do restante|que esta parado antes|tire de linha o fim/],
  [
    'limite_compra',
    /suspenda a compra|verba de compra|compre por reposicao|minimo e maximo|quanto falta antes|pedidos pequenos/,
  ],
  ['comprar_item', /item novo|comprou com o que vendeu|verba de compra|falar com o vendedor|o que saiu e o que parou/],
  ['cotar', /^cote |cotac|compre insumo|negocie os ingredientes|insumo em grupo/],
  ['renegociar', /renegocie|condicao nova|novas datas/],
  ['prazo_fornecedor', /prazo com os dois fornecedores|fornecedor mais pesado|condicao nova/],
  ['sinal', /sinal|receba antes|peca entrada|entrada, medicao|entrada e parcelas/],
  [
    'passo_a_passo',
    /passo a passo|rotina da falha|jeito combinado|video a tarefa|filme as tarefas|o seu jeito de trabalhar/,
  ],
  ['anotar', /^(?:anote|registre) por (?:uma|duas) semanas?/],
  ['delegar', /delegue|passe adiante|decide sem perguntar|nomeie um segundo|para assumir um|quem cobre/],
  ['ausencia', /dias de folga|semana fora|sem telefone|dias sem voce|primeira folga/],
  [
    'contratar',
    /periodo de experiencia|custo completo da vaga|cada contratacao|menor ajuda|ter ajuda|pessoa de apoio|por diaria|conta completa do ajudante|contrate (?:com|por hora)|contratar (?:um|uma|mais)|compare a sua vaga|contratacao nao funcionou/,
  ],
  ['numeros', /indicador|numeros do ultimo|resultado d[oe] (?:mes|ultimo)|fechamento mensal/],
  ['conta_separada', /conta so da empresa|dinheiro da empresa do seu/],
  ['retirada', /retirada|salario minimo que voce|pague-se/],
  ['reserva', /conta de reserva|forme uma reserva|parte fixa|pedaco fixo/],
  ['calendario_caixa', /treze semanas|desenhe o ano|projete as proximas|mes a mes o que vence/],
  ['catalogo', /catalogo|cardapio proprio|whatsapp da empresa/],
  ['canal_direto', /pedido direto|canal proprio|cardapio proprio|reserva direta|canal seu/],
  ['respostas', /respostas (?:prontas|para|da sua|repetidas)|respostas e tarefas/],
  [
    'propostas_abertas',
    /orcamentos dos ultimos|propostas (?:em aberto|paradas)|conversas de venda abertas|toda proposta com/,
  ],
  ['retornos', /tres retornos|so para os proximos passos/],
  ['perguntas_antes', /quatro perguntas|fotos, medidas/],
  ['motivo_perda', /motivo de cada (?:perda|venda)|motivo do nao/],
  ['cadastro', /cadastro (?:com|de clientes|da empresa)/],
  ['recompra', /depois da compra|proxima compra|tempo normal de voltar|motivo permanente/],
  ['recorrente', /contrato mensal|plano mensal|assinatura|versao mensal|cota mensal|mensalidade curta/],
  ['canal_novo', /segunda fonte|canal novo|um canal por vez|anunci[eo] (?:so|pequeno)|unico canal|em um canal/],
  [
    'prospectar',
    /prospect|procure (?:vinte|toda semana|compradores|um segundo)|clientes menores|parecidos|compradores fora|porta de venda/,
  ],
  ['ficha_tecnica', /fichas? tecnicas?|porcao, foto|pese os cinco|os ingredientes dos pratos|custo das fichas/],
  ['medir_insumo', /custo dos insumos de um mes|ingredientes mais caros/],
  ['desperdicio', /pese o lixo|que vai fora|compre menos por vez/],
  ['escala', /escala|agenda (?:da equipe )?uma semana|horario da fila/],
  ['limpar_maquina', /manutencao|lubrificacao|inspecao|revisao preventiva/],
  ['paradas', /paradas|parada de maquina/],
  ['prazo_prometido', /so prometa|prometa prazo|data prometida/],
  ['avaliacao', /avaliac/],
  ['divida', /divida mais cara|mapa das dividas|liste as dividas|rotativo/],
  ['pix', /pix e a vista|melhor no pix|troque o caderno/],
  ['entrega', /cobre a entrega|preco por zona/],
  ['teto_cliente', /teto por cliente|fatia maxima|teto de dependencia/],
  ['retorno_marcado', /retorno antes de|proxima marcada/],
]

/** Titles of one card that ask for the same thing twice. Folded. */
const TWINS: readonly RegExp[] = [
  /^guarde uma parte fixa de cada mes forte|^divida o que falta nos meses fracos/,
  /^peca a quem sabe que ensine|^ponha outra pessoa para aprender|^escolha as tres tarefas que mais parariam/,
  /^guarde os cartoes e peca ao banco|^no dia da troca, mande reduzir/,
  /^troque o rotativo por um parcelamento|^peca a mesma troca em mais dois/,
  /^receba quem vende a voce so com a lista|^ponha um teto de compra|^escreva um teto de compra/,
  /^mande dois lembretes|^peca confirmacao ate a vespera/,
  /^ligue para os maiores devedores|^mande a cada atrasado o valor/,
  /^ligue a operadora e peca reducao|^peca taxa menor com o seu volume/,
  /^faca um lote pequeno pronto|^separe uma parte pequena/,
  /^conte as faltas por semana|^marque cada falta na agenda/,
  /^leve uma amostra a tres compradores|^feche tres compradores/,
  /^responda por escrito: desconto|^leve uma contraproposta/,
  /^procure vinte compradores|^marque visita a dez compradores/,
  /^liste quinze compradores|^reserve quatro horas por semana/,
  /^leia o contrato e proponha prazo|^peca ao cliente grande um combinado/,
  /^defina uma fatia maxima|^guarde todo mes uma parte do que ele paga/,
  /^peca ao orgao que exige|^pergunte ao orgao que licenca/,
  /^escreva ao comprador com data|^mostre a cada comprador interessado/,
  /^pague a casa um valor fixo|^defina a sua retirada do mes/,
  /^faca com a familia o orcamento|^escolham juntos tres gastos/,
  /^abra uma conta so da empresa|^receba tudo em um lugar so/,
  /^some o custo do que mais vende|^faca a ficha de custo dos dez/,
  /^telefone a quem parou de mandar|^visite quem parou de indicar/,
  /^acompanhe por semana a fatia|^escreva por semana pedidos do aplicativo/,
  /^forme duas ou tres pessoas de cobertura|^tenha duas pessoas por hora/,
  /^pergunte ao contador em que ano|^marque com o contador a simulacao/,
  /^peca ao contador a razao|^some doze meses de venda/,
  /^ajuste o pro-labore no mes|^programe o pro-labore/,
  /^peca preco e prazo a dois outros|^cote com dois concorrentes/,
  /^passe uma fatia pequena|^faca uma compra de teste no segundo/,
  /^crie o preco de mudanca|^responda todo pedido de mudanca/,
  /^procure usado revisado ou divida|^combine com um colega dividir/,
  /^ofereca a cada cliente uma coisa|^combine uma frase de oferta/,
  /^anote por duas semanas quem entrou|^conte por semana quantos entraram/,
  /^pergunte ao contador o que muda|^marque uma consulta com contador/,
  /^ligue para os dez maiores clientes|^ligue para quinze clientes/,
  /^ofereca lote pequeno e reposicao|^ofereca o menor lote/,
  /^faca a ronda da geladeira|^descarte o duvidoso/,
  /^ofereca pacotes prontos para dias|^venda a mesma festa menor/,
  /^diga o preco antes de marcar|^passe a cobrar o primeiro atendimento/,
  /^comece o deposito da semana|^abra uma conta so para isso/,
  /^espalhe as ferias|^marque as ferias do ano/,
  /^de a cada cliente, no fim do atendimento|^convide quem ja veio/,
  /^guarde provas com data|^junte provas de uso/,
  /^ponha limite e preco para o extra|^diga o preco do extra/,
  /^some o que entrou e o que saiu na ultima semana|^anote cinco numeros/,
  /^mude o lugar do que mais some|^feche o lugar de onde some/,
  /^peca tres cenarios de custo|^guarde por mes uma parte do cenario/,
  /^de a todo aluno novo tres encontros|^receba cada aluno novo pelo nome/,
  /^faca uma contraproposta ao dono|^peca uma conversa com o dono do imovel|^leve ao dono d|^proponha ao locador/,
  /^compare vinte itens com a loja|^compare vinte itens ou servicos/,
  /^leve a divida mais cara a tres|^peca a mesma troca em mais dois|^troque o rotativo por um parcelamento/,
  /^ponha em toda sacola um cartao|^ponha em todo pedido um convite/,
  /^conte quem passa|^conte o movimento do ponto/,
  /^separe hoje o que e antigo|^conte o estoque|^divida o que esta parado|^separe o que esta parado/,
  /^venda o antigo perto|^baixe o preco do restante|^monte a primeira leva|^ponha o parado a venda|^venda o parado em/,
  /^ponha um teto de compra|^suspenda a compra dos parados|^escreva um teto de compra/,
  /^avise os clientes (?:de sempre|antigos)|^avise por escrito/,
  /^guarde uma parte fixa de cada mes forte|^divida o que falta nos meses fracos|^separe nos meses fortes/,
  /^converse a sos (?:com essa pessoa|nesta semana)|^converse antes da data dele/,
  /^filme e pese|^registre em video e folha|^filme as tarefas|^escrevam juntos o que so/,
]

/** Whether two steps of one card say the same in other words. */
export function areTwins(one: string, other: string): boolean {
  const { twins } = deedOf(other)
  return deedOf(one).twins.some((titles) => twins.includes(titles))
}

/** Words that carry no deed. */
const SHARED_LEAST = 0.5
const LONG = 4

interface Deed {
  kinds: ReadonlySet<string>
  stems: ReadonlySet<string>
  twins: readonly RegExp[]
}
/** By title; the library's titles are few, those of a company none. */
const known = new Map<string, Deed>()

function deedOf(title: string): Deed {
  const found = known.get(title)
  if (found) return found
  const folded = fold(title)
  const deed = {
    kinds: new Set(KINDS.flatMap(([kind, pattern]) => (pattern.test(folded) ? [kind] : []))),
    stems: new Set(
      words(title)
        .filter((word) => word.length >= LONG)
        .map(stem),
    ),
    twins: TWINS.filter((titles) => titles.test(folded)),
  }
  known.set(title, deed)
  return deed
}

/** Kinds of what a step does, by its title. */
export const kindsOf = (title: string): ReadonlySet<string> => deedOf(title).kinds

/** Whether two titles tell of the same deed: of one kind, or mostly in the same words. */
export function sameDeed(one: string, other: string): boolean {
  const a = deedOf(one)
  const b = deedOf(other)
  for (const kind of a.kinds) if (b.kinds.has(kind)) return true
  let shared = 0
  for (const part of a.stems) if (b.stems.has(part)) shared++
  return shared >= 2 && shared / Math.min(a.stems.size, b.stems.size) > SHARED_LEAST
}
