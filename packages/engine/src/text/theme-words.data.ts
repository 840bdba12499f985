import type { DimensionId } from '@norteia/contracts/analysis'

/** Words that owners use for what troubles them or what they aim at, by dimension. Stemmed when loaded. */
export const THEME_WORDS: Readonly<Record<DimensionId, string>> = {
  FIN: `caixa dinheiro lucro lucrar prejuizo margem custo custos despesa despesas gasto gastar divida dividas endividado
    emprestimo juros banco imposto impostos tributo inadimplencia inadimplente calote fiado boleto atrasado preco precos
    precificar precificacao capital giro pagar pagamento receber recebimento financeiro financeira financas fluxo sobra
    sobrar reserva rentabilidade rentavel investir investimento aluguel cobranca cobrar vermelho falencia quebrar mensalidade
    glosa orcamento economizar saldo credito parcela desconto negativado`,
  VEN: `venda vendas vender vendedor cliente clientes clientela divulgar divulgacao marketing propaganda anuncio anuncios
    instagram facebook concorrencia concorrente concorrentes mercado captar captacao atrair movimento procura proposta
    propostas prospectar prospeccao fidelizar fidelizacao fidelidade recompra indicacao indicacoes marca conhecido
    reconhecimento lead leads conversao converter canal canais comercial publico demanda aluno alunos matricula matriculas
    paciente pacientes desistencia evasao cancelamento cancelam churn contrato contratos faturamento faturar receita crescer
    expandir filial franquia exportar representante campanha vitrine delivery pedido`,
  OPE: `estoque producao produzir produtivo entrega entregas entregar atraso atrasos prazo prazos processo processos
    desperdicio perda perdas retrabalho refugo qualidade maquina maquinas equipamento manutencao logistica frete fornecedor
    fornecedores compra compras mercadoria mercadorias encalhado parado organizacao organizar bagunca desorganizado rotina padrao
    padronizar fila agenda capacidade ocioso ociosidade espaco sanitaria validade vencimento insumo insumos
    safra colheita clima seca chuva praga produtividade controle erro erros reclamacao operacao operacional obra lote`,
  GES: `gestao gerir administrar administracao planejamento planejar planejado estrategia meta metas indicador indicadores
    decisao decidir decisoes socio socios sociedade sucessao herdeiro familia centralizado centralizar dono sozinho depende
    dependencia delegar tempo sobrecarga sobrecarregado relatorio numeros informacao burocracia lei legislacao
    regularizar licenca alvara contrato governanca profissionalizar foco direcao prioridade ferias`,
  PES: `equipe funcionario funcionarios empregado empregados colaborador colaboradores pessoal contratar contratacao demitir
    rotatividade turnover treinamento treinar capacitar capacitacao lideranca lider motivacao motivar desmotivado salario
    salarios comissao mao time absenteismo qualificada qualificado qualificacao talento talentos professor professores
    medico medicos cozinheiro garcom vendedores ajudante rh cultura conflito conflitos engajamento produtividade horas ociosa
    retencao reter`,
  DIG: `site internet digital digitalizar sistema sistemas software aplicativo app tecnologia automatizar automacao
    automatico inteligencia ia robo chatbot whatsapp planilha online erp crm dados informatizar computador ecommerce
    marketplace plataforma integracao integrar nuvem prontuario`,
}

/** Words about how the work flows, for the low-weight rule on the operational flow. */
export const FLOW_WORDS = {
  good: `sistema automatico automatizado automatizada checklist padrao padronizado roteiro procedimento crm erp agenda agendado
    indicador controle controlado integrado conferencia conferir confere registrado registro cronograma documentado rastreado
    planejado programado kanban aprovacao medido monitorado treinado responsavel software aplicativo contrato`,
  bad: `manual manualmente papel caderno caderneta atraso atrasado retrabalho improviso improvisado memoria cabeca
    confusao erro desorganizado bagunca demora demorado gargalo esquece esquecido perdido perde depende correria parado
    fila desencontro duplicado boca`,
} as const
