import { decisionIn } from '#src/problems/decisions/decisions.ts'
import type { Kind } from '#src/problems/decisions/kinds.ts'
import type { Reading } from '#src/reading/input.ts'
import type { DecisionId } from './decisions.data.ts'
import type { Heard } from './hearing.ts'

/** The kinds of decisions that an answer may be to. */
const ANSWERS: Readonly<Record<DecisionId, string>> = {
  baixar_preco:
    'igualar_preco promocao_movimento desconto_cliente subir_preco liquidar_estoque fornecer_rede aceita_pedido contrato_fixo quanto_custa',
  aumentar_preco:
    'subir_preco repassar_custo cobrar_extra largar_cliente quanto_custa promocao_movimento igualar_preco fila_capacidade onde_vaza',
  desconto:
    'desconto_cliente promocao_movimento aceita_pedido fornecer_rede contrato_fixo prazo_ao_cliente cliente_grande_sai antecipar igualar_preco convenio canal_app vender_direto',
  prazo_fiado: 'prazo_ao_cliente fiado_regra cobrar_devedor aceita_pedido fornecer_rede desconto_cliente contrato_fixo',
  emprestimo:
    'emprestimo_crescer trocar_divida contas_atrasadas comprar_para_produzir comprar_para_poupar imovel_obra abrir_ponto comprar_estoque meses_fracos trocar_ou_consertar comprar_negocio vender_bem antecipar',
  antecipar: 'antecipar emprestimo_crescer trocar_divida contas_atrasadas prazo_ao_cliente',
  renegociar: 'trocar_divida contas_atrasadas aluguel emprestimo_crescer vender_bem',
  maquina:
    'comprar_para_produzir comprar_para_poupar trocar_ou_consertar comprar_ou_alugar fazer_ou_terceirizar novo_produto emprestimo_crescer perdas fila_capacidade entrega_frota sistema contratar aceita_pedido fornecer_rede trocar_cultura',
  reforma: 'imovel_obra mudar_ponto abrir_ponto aluguel comprar_para_poupar emprestimo_crescer',
  mudar_ponto: 'mudar_ponto aluguel fechar_ponto imovel_obra abrir_ponto',
  imovel: 'imovel_obra aluguel mudar_ponto',
  segunda_loja: 'abrir_ponto mudar_ponto comprar_negocio franquia',
  fechar_unidade: 'fechar_ponto fechar_horario vender_fechar parar_produto mudar_ponto abrir_horario',
  contratar:
    'contratar fila_capacidade vinculo fazer_ou_terceirizar abrir_horario comissao_equipe aceita_pedido contrato_fixo novo_produto entrega_frota salario_aumento',
  demitir:
    'demitir pessoa_problema fechar_horario cliente_grande_sai meses_fracos familia comprar_para_poupar vinculo fazer_ou_terceirizar',
  aumento_salario: 'salario_aumento comissao_equipe vinculo familia pessoa_problema demitir',
  comissao: 'comissao_equipe comissao_indicacao salario_aumento vinculo canal_app',
  terceirizar:
    'fazer_ou_terceirizar entrega_frota comprar_para_poupar contratar fila_capacidade vinculo trocar_fornecedor',
  socio_novo: 'socio_entra emprestimo_crescer comprar_negocio familia',
  sair_sociedade: 'socio_sai vender_fechar',
  cliente_grande:
    'cliente_grande_sai desconto_cliente contrato_fixo fornecer_rede aceita_pedido prazo_ao_cliente convenio largar_cliente venda_governo igualar_preco',
  largar_cliente:
    'largar_cliente contrato_fixo convenio desconto_cliente cobrar_devedor cliente_grande_sai fornecer_rede prazo_ao_cliente vender_direto',
  entrar_app: 'canal_app vender_direto entrega_frota divulgacao',
  sair_app: 'canal_app vender_direto entrega_frota divulgacao',
  vender_online: 'canal_app vender_direto divulgacao fechar_ponto novo_produto liquidar_estoque',
  anunciar: 'divulgacao canal_app promocao_movimento comissao_indicacao vender_direto',
  produto_novo: 'novo_produto parar_produto abrir_horario comprar_para_produzir assinatura_pacote trocar_cultura',
  cortar_produto: 'parar_produto fechar_horario novo_produto assinatura_pacote liquidar_estoque',
  franquia: 'franquia abrir_ponto',
  mei_me: 'regime_mei contratar vinculo aceita_pedido',
  regularizar: 'vinculo regime_mei contas_atrasadas contratar processo_acordo imovel_obra',
  largar_emprego: 'propria_retirada vender_fechar',
  vender_parar: 'vender_fechar fechar_ponto propria_retirada vender_bem socio_sai comprar_negocio',
  estoque_antes: 'comprar_estoque trocar_fornecedor emprestimo_crescer',
  pedido_maior:
    'aceita_pedido fornecer_rede contrato_fixo venda_governo exportar_importar desconto_cliente fila_capacidade prazo_ao_cliente vender_direto contratar comprar_para_produzir',
  mais_horas: 'abrir_horario fechar_horario contratar fila_capacidade novo_produto',
  entrega_propria: 'entrega_frota canal_app cobrar_extra contratar comprar_para_poupar fazer_ou_terceirizar vinculo',
  taxa_sinal: 'sinal_multa cobrar_extra prazo_ao_cliente aceita_pedido',
  fornecedor: 'trocar_fornecedor comprar_estoque fazer_ou_terceirizar consignacao repassar_custo perdas',
  importar_grupo: 'exportar_importar trocar_fornecedor comprar_estoque',
  expandir_rural: 'arrendar_mais trocar_cultura comprar_para_produzir imovel_obra comprar_negocio',
  guardar_safra: 'vender_ou_esperar liquidar_estoque',
  atacado: 'fornecer_rede aceita_pedido vender_direto consignacao novo_produto desconto_cliente liquidar_estoque',
}

const mayAnswer = (id: DecisionId, kind: Kind): boolean => ANSWERS[id].split(' ').includes(kind)

/** From this share on, what her challenge weighs is known well enough to leave answers to anything else out. */
const SURE = 0.6

/** 'Arrendar os meus 85 hectares a um vizinho' sounds like growing: of what was heard by words, what may answer the decision that she weighs. */
export function ofKind(heard: readonly Heard[], form: Reading['form']): readonly Heard[] {
  const decision = decisionIn(form)
  if (!decision || decision.share < SURE) return heard
  return heard.filter(({ id, field }) => field === 'future_goals' || mayAnswer(id, decision.kind))
}
