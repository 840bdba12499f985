import type { DimensionId } from '@norteia/contracts/analysis'
import type { MarketSegment } from '@norteia/contracts/company'

/** A sentence about a sector; '{id}' is replaced by a public figure with its source. Contains no digits otherwise. */
export interface SectorText {
  dimension: DimensionId
  texto: string
}

export interface SectorTexts {
  trends: readonly SectorText[]
  opportunities: readonly SectorText[]
  challenges: readonly SectorText[]
}

const t = (dimension: DimensionId, texto: string): SectorText => ({ dimension, texto })

const AI_SMALL = t(
  'DIG',
  'Entre as pequenas empresas, {ia.pequenas} já usam inteligência artificial: quem começa com tarefas simples sai na frente.',
)
const DIGITAL = t(
  'DIG',
  'A maturidade digital média dos pequenos negócios é de {digital.imd}: ainda há espaço para se destacar com o básico bem feito.',
)
const CREDIT_COST = t(
  'FIN',
  'Para microempresas o crédito custa em média {juros.ME} ao ano: financiar o dia a dia com empréstimo come a margem.',
)

/** Three of each for every segment. Educação and Outro describe methods, since no public figure was found for them. */
export const SECTOR_TEXTS: Readonly<Record<MarketSegment, SectorTexts>> = {
  Serviços: {
    trends: [
      AI_SMALL,
      t(
        'PES',
        'A rotatividade nos serviços é de {rotatividade.servicos} ao ano: segurar quem sabe fazer virou vantagem.',
      ),
      t(
        'FIN',
        'Nos serviços, a folha leva em média {folha.servicos} da receita: o preço precisa cobrir as horas que ninguém fatura.',
      ),
    ],
    opportunities: [
      t('FIN', 'Transformar parte dos trabalhos avulsos em contrato mensal dá fôlego no começo de cada mês.'),
      t('VEN', 'Acompanhar cada proposta até a resposta recupera vendas que hoje se perdem por esquecimento.'),
      t(
        'DIG',
        'O índice de maturidade digital dos serviços ficou em {digital.abdi21.servicos}: agenda e cobrança automáticas ainda diferenciam.',
      ),
    ],
    challenges: [
      t(
        'VEN',
        'Entre os pequenos negócios que fecharam, {fechamento.vendas} culparam a falta de vendas: depender de um cliente é o mesmo risco por outro caminho.',
      ),
      CREDIT_COST,
      t(
        'GES',
        'Em até cinco anos fecham {mortalidade5.servicos} dos negócios de serviços: caixa e carteira variada são a defesa.',
      ),
    ],
  },
  'Comércio Varejista': {
    trends: [
      t(
        'DIG',
        'No pequeno varejo paulistano, {ia.varejo_sp} já usam inteligência artificial: vale testar em textos e atendimento.',
      ),
      t('VEN', 'Novembro ganhou força: as vendas ficam {saz.varejo.nov}, e o ano não se decide mais só no Natal.'),
      t(
        'OPE',
        'A perda média do varejo é de {perdas.varejo} das vendas: medir validade, quebra e furto passou a ser rotina de quem cresce.',
      ),
    ],
    opportunities: [
      t('OPE', 'Vender o estoque parado devolve dinheiro ao caixa e abre espaço para o que gira.'),
      t(
        'VEN',
        'As vendas de dezembro ficam {saz.varejo.dez}: prepare as compras, o atendimento e os avisos aos clientes antigos com antecedência.',
      ),
      t(
        'FIN',
        'O acréscimo médio sobre o custo no varejo é de {margem_comercializacao.varejo}: compare por categoria e ajuste onde há folga.',
      ),
    ],
    challenges: [
      t('FIN', 'Em fevereiro as vendas costumam ficar {saz.varejo.fev}: guarde parte de dezembro para atravessar.'),
      t(
        'GES',
        'Em até cinco anos fecham {mortalidade5.comercio} dos negócios do comércio: estoque e prazo mal cuidados estão na raiz.',
      ),
      t(
        'PES',
        'A rotatividade no comércio é de {rotatividade.comercio} ao ano: cada saída leva embora quem conhecia os clientes.',
      ),
    ],
  },
  Indústria: {
    trends: [
      AI_SMALL,
      t(
        'DIG',
        'O índice de maturidade digital da indústria ficou em {digital.abdi21.industria}: apontar produção e paradas em planilha já é um passo.',
      ),
      t(
        'PES',
        'A receita média por pessoa na indústria é de {rpp.industria} por mês, puxada pelas grandes: serve de contexto, não de meta.',
      ),
    ],
    opportunities: [
      t('OPE', 'Atacar a maior causa de refugo devolve material e hora sem vender uma peça a mais.'),
      t('FIN', 'Conhecer o custo real de cada produto permite parar de vender o que dá prejuízo e negociar o resto.'),
      t(
        'FIN',
        'O crédito direcionado custa em média {juros.pj_direcionado} ao ano, e o das microempresas, {juros.ME}: antes de trocar uma máquina, compare as linhas.',
      ),
    ],
    challenges: [
      t(
        'GES',
        'Em até cinco anos fecham {mortalidade5.ind_transformacao} dos negócios da indústria de transformação: custo por produto e caixa são a defesa.',
      ),
      CREDIT_COST,
      t(
        'PES',
        'A rotatividade média do país é de {rotatividade.total} ao ano: função que só uma pessoa sabe fazer é risco de parada.',
      ),
    ],
  },
  Tecnologia: {
    trends: [
      t(
        'DIG',
        'Entre as médias empresas, {ia.medias} já usam inteligência artificial; entre as pequenas, {ia.pequenas}: há demanda por quem ajude a adotar.',
      ),
      t(
        'PES',
        'Em informação e comunicação, a receita média por pessoa é de {rpp.infocom} por mês, puxada pelas grandes.',
      ),
      t(
        'FIN',
        'Em informação e comunicação, a folha leva em média {folha.infocom} da receita: receita recorrente dá previsão para pagá-la.',
      ),
    ],
    opportunities: [
      t('VEN', 'Reduzir o cancelamento vale mais que uma campanha: o cliente que fica já pagou o custo da venda.'),
      t('FIN', 'Transformar suporte e evolução em assinatura reduz o esforço de vender tudo de novo a cada mês.'),
      DIGITAL,
    ],
    challenges: [
      t(
        'FIN',
        'Entre os pequenos negócios que fecharam, {fechamento.capital_giro} culparam a falta de capital de giro: saiba para quantos meses há caixa.',
      ),
      CREDIT_COST,
      t(
        'VEN',
        'Não há pesquisa pública confiável de custo de aquisição no Brasil: meça o seu e compare com os seus meses passados.',
      ),
    ],
  },
  Saúde: {
    trends: [
      AI_SMALL,
      DIGITAL,
      t(
        'GES',
        'Os preços de serviços médicos e dentários subiram {ipca15.12m.medicos_dentarios} em doze meses: confira se a sua tabela acompanhou.',
      ),
    ],
    opportunities: [
      t('OPE', 'Confirmar consulta por mensagem e chamar a lista de espera preenche horários que hoje ficam vazios.'),
      t('VEN', 'Lembrar o paciente do retorno traz agenda cheia sem gastar com anúncio.'),
      t('FIN', 'Conferir cada guia antes de enviar reduz a glosa, que é atendimento feito e não pago.'),
    ],
    challenges: [
      t(
        'OPE',
        'Faltas são um problema conhecido e de clínicas particulares não há número público: compare com o seu próprio mês passado.',
      ),
      t('FIN', 'Prazos de convênio apertam o caixa, e o crédito das microempresas custa em média {juros.ME} ao ano.'),
      t(
        'PES',
        'A rotatividade nos serviços é de {rotatividade.servicos} ao ano: recepção bem treinada segura paciente e agenda.',
      ),
    ],
  },
  Educação: {
    trends: [
      t(
        'DIG',
        'Alunos esperam apoio digital mesmo em cursos presenciais: material, aulas gravadas e acompanhamento do progresso.',
      ),
      t(
        'VEN',
        'Famílias e alunos comparam mais antes de decidir: visita, aula experimental e indicação pesam na matrícula.',
      ),
      t('GES', 'Acompanhar presença e desempenho toda semana ajuda a perceber quem está prestes a desistir.'),
    ],
    opportunities: [
      t(
        'VEN',
        'Responder cada interessado no mesmo dia e convidar para uma visita aumenta as matrículas sem gastar mais com anúncio.',
      ),
      t('OPE', 'Juntar turmas vazias e ajustar horários melhora o resultado sem abrir mais salas.'),
      t('FIN', 'Pix, débito automático e lembrete antes do vencimento reduzem o atraso das mensalidades.'),
    ],
    challenges: [
      t(
        'FIN',
        'Mensalidade atrasada vira costume quando a cobrança demora: o primeiro contato deve vir nos primeiros dias.',
      ),
      t(
        'VEN',
        'O período de matrículas concentra a receita: quem não planeja o resto do ano aperta o caixa fora dele.',
      ),
      t('PES', 'Professor que sai no meio do período leva alunos junto: acompanhe e reconheça antes.'),
    ],
  },
  Alimentação: {
    trends: [
      t(
        'FIN',
        'Entre os bares e restaurantes, {restaurantes.lucro.ago25} tiveram lucro no mês e {restaurantes.prejuizo.ago25} ficaram no prejuízo.',
      ),
      AI_SMALL,
      t('VEN', 'Pedido direto por mensagem cresce como saída para a comissão dos aplicativos.'),
    ],
    opportunities: [
      t(
        'FIN',
        'Ficha técnica com custo atualizado mostra quais pratos merecem destaque e quais precisam de novo preço.',
      ),
      t('OPE', 'Pesar o que vai para o lixo por uma semana costuma revelar o desperdício mais fácil de cortar.'),
      t('VEN', 'Levar o cliente do aplicativo para o canal próprio guarda a comissão para a casa.'),
    ],
    challenges: [
      t(
        'FIN',
        'Entre os bares e restaurantes, {restaurantes.prejuizo.out25} fecharam o mês no prejuízo: margem pequena não perdoa insumo caro.',
      ),
      t(
        'PES',
        'A rotatividade nos serviços é de {rotatividade.servicos} ao ano: cada saída custa treino e erro no atendimento.',
      ),
      t(
        'GES',
        'Comer fora de casa ficou {ipca15.12m.alimentacao_fora} mais caro em doze meses: cardápio sem revisão perde margem em silêncio.',
      ),
    ],
  },
  Agronegócio: {
    trends: [
      t(
        'FIN',
        'A margem bruta da soja em terra própria foi de {soja.margem_bruta.2425} por hectare, e a projeção da safra seguinte caiu para {soja.margem_bruta.2526}.',
      ),
      t(
        'GES',
        'Em até cinco anos fecham {mortalidade5.agropecuaria} dos negócios da agropecuária, menos que no comércio, com {mortalidade5.comercio}.',
      ),
      t(
        'PES',
        'A rotatividade na agricultura é de {rotatividade.agricultura} ao ano: moradia, escala e treino seguram gente boa.',
      ),
    ],
    opportunities: [
      t('FIN', 'Vender em partes planejadas ou travar preço por contrato reduz o risco de entregar tudo no pior dia.'),
      t(
        'FIN',
        'O crédito direcionado custa em média {juros.pj_direcionado} ao ano, contra {juros.ME} do que pagam as microempresas: planejar a safra cedo abre acesso ao mais barato.',
      ),
      t('OPE', 'Anotar o custo por talhão ou lote mostra onde insistir e onde mudar de cultura.'),
    ],
    challenges: [
      t('OPE', 'Clima e praga não avisam: seguro, armazenagem e mais de uma atividade repartem o risco.'),
      t(
        'FIN',
        'O dinheiro entra em poucos meses e as contas vêm o ano todo: reserve na colheita o custo da entressafra.',
      ),
      CREDIT_COST,
    ],
  },
  Outro: {
    trends: [
      t(
        'DIG',
        'Ferramentas de inteligência artificial já ajudam em textos, planilhas e atendimento: comece por uma tarefa repetida.',
      ),
      t('VEN', 'Clientes pesquisam e perguntam por mensagem antes de comprar: responder rápido virou parte da venda.'),
      t('GES', 'Negócios pequenos que olham poucos números toda semana corrigem o rumo antes do aperto.'),
    ],
    opportunities: [
      t('VEN', 'Pedir indicação a quem acabou de comprar satisfeito é a forma mais barata de conseguir clientes.'),
      t('FIN', 'Rever preço com o custo na mão costuma render mais que vender mais do mesmo.'),
      t('OPE', 'Escrever o passo a passo do trabalho principal libera o dono e diminui o erro.'),
    ],
    challenges: [
      t('FIN', 'Misturar a conta da empresa com a da casa esconde o prejuízo até ele ficar grande.'),
      t('VEN', 'Depender de um cliente grande deixa a empresa na mão de uma decisão alheia.'),
      t('GES', 'Quando tudo passa pelo dono, as férias dele são o maior risco do negócio.'),
    ],
  },
}
