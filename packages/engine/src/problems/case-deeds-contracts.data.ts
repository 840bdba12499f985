import { type CaseDeed, caseDeed } from './case-deed.ts'
import { ASKS, PUTS_OFF, RISE, UNPAID } from './case-words.data.ts'

/** Contracts, customers who press, money that is held back, what is stolen by a screen. */
export const CONTRACTS_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['codigo_fonte', 'contrato_cliente', 'gestao', 4, 0],
    [
      'codigo_fonte|codigo_do_sistema|codigo*~aplicativo|codigo*~sistema|fontes_do_sistema|repositorio|github|o_codigo|codigos|propriedade_intelectual|tudo_que_a_gente_program*|que_a_gente_desenvolv*|que_desenvolv*|que_program*|os_arquivos_abertos|arquivo_aberto|arquivos_editaveis|arquivo_editavel|projeto_aberto|vetor|arquivo*_fonte|arquivo*_original*|o_fonte|fonte_do_programa|base_de_dados|banco_de_dados|todo_o_sistema|o_sistema_inteiro',
      `${ASKS}|ced+|entreg+|exclusiv*|posse|propried*|deles|levar|leva|dono_do|donos_do`,
    ],
    [
      'Responda por escrito o que do sistema é do cliente e o que é seu',
      'Separe em uma folha o que foi feito só para ele do que você usa com todos, e ofereça licença de uso, cópia guardada com terceiro para o caso de você parar, ou a compra, com preço à parte. Diga: “o uso é seu; o código tem preço e prazo”. Confira com um advogado antes de assinar e anote a resposta dele.',
      'O pedido vira uma opção com preço, e o que sustenta os outros clientes continua na sua mão.',
    ],
    {
      fora: 'codigo_de_barra*|codigo_do_produto|codigo_civil|consumidor|codigo_de_defesa|meu_programador|codigo_da_peca|mecanico*|autopeca*',
    },
  ),
  caseDeed(
    ['exclusividade', 'cliente_pressiona', 'gestao', 3, 0],
    [
      'exclusividade|exclusivo_na|contrato_exclusivo|so_vender_para|so_atender|so_trabalhar_para|so_para_el*|nao_pod*_vender_para|nao_pod*_atender|nao_pod*_fazer_para|nao_pod*_fazer_parecid*|proib+~vender|nao_posso_vender_para|nao_vender_para_outr*|parar_de_vender_para|proib*_de_trabalhar|proibiu_de_vender|trabalhar_com_outra|vender_outra_marca|largue_os_outros|largar_os_outros|so_com_el*|nao_quer*_que_eu_vend*|nao_quer*_que_eu_atend*',
      `${ASKS}|propos+|propost*|assin+|contrat*|proib*|nao_posso|clausula`,
    ],
    [
      'Diga quanto vale a exclusividade: volume, prazo e multa por escrito',
      'Calcule o que você deixa de vender a outros em um ano e peça em troca compra mínima por mês, prazo de saída e área definida. Proponha começar por uma linha ou uma cidade, por poucos meses, e escreva o que acontece se o mínimo não vier. Confira com um advogado antes de assinar.',
      'Fechar a porta aos outros passa a ter um pagamento certo, ou você continua livre.',
    ],
    { fora: 'codigo_fonte|codigo~sistema|repositorio|corretor*|imove*|imobiliari*|imovel' },
  ),
  caseDeed(
    ['cliente_pede_desconto_sair', 'cliente_pressiona', 'vendas', 3, 0],
    [
      'ameac+|ameaca|senao|ou_sai|ou_vai|vai_cotar|vao_cotar|cotando|chegou_com_orcamento|tem_orcamento|outro_orcamento|outra_proposta|proposta_menor|fornecedor_novo|outro_fornecedor|gerente_novo|comprador_novo|botou_na_mesa|mostrou_o_preco|mostrou_um_preco|mostrou_orcamento|ou_acabou',
      'desconto|abaix+|baix+|reduz+|mais_barat*|reduc*|por_cento_a_menos|preco_menor|tirar_do_preco|cobrir|chegar_no_preco|chego_no_preco|chego_nele|chegar_nele|igualar|preco_de_um|preco_de_fora|menos_que_eu|faz_por',
      'contrat*|client*|conta_grande|empresa*|firma|renov+|administradora|rede|hospital|fabrica|maior|grande|principal|compr+',
    ],
    [
      'Leve três opções à conversa: o preço de hoje, um menor e um maior',
      'Antes de responder ao desconto, escreva o que cada preço inclui: no menor sai visita, prazo ou urgência; no maior entra garantia ou atendimento antes dos outros. Pergunte a quem decide “o que o senhor tiraria para caber?” e não responda na hora. Anote a escolha e o valor abaixo do qual você deixa ir.',
      'O desconto passa a tirar alguma coisa do pacote, e você sabe em que preço parar.',
    ],
    { fora: 'process*|procon|justica|funcionari*|agiota' },
  ),
  caseDeed(
    ['sindico_reajuste', 'medo_reajuste', 'vendas', 4, 0],
    [
      'sindic*|condomini*|assembleia|administradora|predio*|conselho_do_predio|moradores',
      `${RISE}|salario_da_categoria|piso_da_categoria|discut*_valor|mexer_no_contrato|novo_piso|piso_novo|subiu`,
      `${PUTS_OFF}|nao|assembleia|reuniao|ano_que_vem|so_discute|so_fala`,
    ],
    [
      'Peça o reajuste com planilha de uma página e data de assembleia',
      'Escreva de um lado o que subiu desde o último valor, como salário, encargo e material, com a prova, e do outro o que o prédio recebe. Mande ao síndico e ao conselho com três saídas: o índice do contrato, menos horas pelo valor de hoje, ou aviso de saída. Peça que entre na próxima pauta e ofereça explicar em dez minutos.',
      'Quem decide vê a conta e escolhe uma das três, em vez de deixar para depois.',
    ],
    { fora: 'aumento_do_condominio|taxa_de_condominio|moro_em_condominio|shopping|imovel|apartamento' },
  ),
  caseDeed(
    ['retencao_final', 'inadimplencia_clientes', 'financas', 3, 1],
    [
      `${UNPAID}|nao_me_pass*|so_pag+|so_acerta|descont+|nao_me_passa*|nao_passa*_o|nao_deposit*|nao_manda*_o_pix|nao_fecha*_a_conta`,
      'restante|resto|o_que_falta|que_faltava|ultim*_parcela*|ultim*_por_cento|ultimos|ultima_parte|segunda_parte|saldo|final|metade|50_por_cento|30_por_cento|40_por_cento|20_por_cento|segunda_metade|outra_metade|diferenca_final',
      'defeit*|detalh*|risc*|arranh*|acabamento*|ajust*|retoque*|perfeit*|pequen*|achando|acha_um*|achou_um*|acham|mancha*|tort*|desalinhad*|lascad*|trinc*|emenda|errinho*|implic*|entreg*|pronto|terminad*|instalad*|terminei|fora_do_esquadro|milimetro*|respingo*|pinguinho*|uma_porta|porque_um*|nao_ficou',
    ],
    [
      'Entregue com lista de acertos assinada e receba o resto no mesmo dia',
      'Visite com o cliente item por item, escreva cada acerto com prazo e peça a assinatura. Proponha ficar preso só o valor desses itens: “o que está pronto se paga hoje, e isto aqui quando eu voltar”. Ponha a mesma regra nos próximos trabalhos, com parcela menor no fim, e confira quanto ainda fica para trás por obra.',
      'O defeito pequeno segura um valor pequeno, e o resto entra na entrega.',
    ],
    {
      fora: 'moto_de|aplicativo_pag*|fim_do_mes|final_do_mes|saldo_bancario|saldo_negativo|metade_dos_client*|vence_no_final|atraso_da_entrega|mensalidade*|alun*|fornecedor*|nao_sobra|boleto_atras*',
    },
  ),
  caseDeed(
    ['cliente_nao_manda_material', 'cliente_atrasa_material', 'operacoes', 3, 1],
    [
      'conteudo*|texto*|foto*|aprov+|aprovacao|aprovacoes|documentac*|material_deles|logo|informac*|acesso*|senha*|medidas|escolh+|decid+|resposta_del*',
      'nao_mand+|demor+|atras+|nao_respond+|esper+|parad*|travad*|some|somem|empac+|nao_aprov+|na_gaveta|enrol+|nunca_manda*|nao_escolh*|nao_decid*|em_aberto|ninguem_me_passa|ninguem_manda|nao_passa*|nao_me_passa*|pela_metade|nunca_cheg*|nao_cheg*',
      'client*|projeto*|site*|campanha*|album|albuns|noiva*|casal|el*_nao',
    ],
    [
      'Ponha data para o que vem do cliente e cobre a parcela mesmo sem ela',
      'Mande hoje a cada projeto parado uma lista do que falta, com um dia, e diga: “sem isso, a sua vaga passa para o próximo e a parcela vence no combinado”. Nos novos, ligue o pagamento a datas, e não à entrega, e ofereça fazer o texto ou a foto por um preço. Anote quantos dias cada um ficou esperando.',
      'O projeto parado anda ou se paga, e o seu caixa não espera pelo cliente.',
    ],
    {
      fora: 'credito|financiamento|emprestimo|documentos_do_banco|alvara|maquininha|contador|contabil*|escritorio_contab*',
    },
  ),
  caseDeed(
    ['garantia_infinita', 'suporte_afoga', 'vendas', 3, 1],
    [
      'corrig+|corre|arrum+|ajust*|manutenc*|suporte|bug*|erro*|duvida*|mexer|ajuda|alterac*|pedidinho*|coisinha*',
      'depois_de_entreg*|ja_entreg*|depois_que_entreg*|ha_anos|para_sempre|etern*|de_graca|sem_cobr*|nao_cobr*|entregue*|de_anos_atras|ano_passado|nao_pag+|sem_pagar|acham_que_e_gratis|como_se_fosse_gratis',
      'site*|sistema*|aplicativo*|software|projeto*|programa*|loja_virtual|automac*',
    ],
    [
      'Feche a garantia com data e venda o cuidado mensal do que já entregou',
      'Escreva o que é conserto de erro seu, por quanto tempo é grátis, e o que é pedido novo, com preço por hora. Mande aos clientes antigos: “até o fim do mês arrumo o que for erro; depois, há um plano por mês ou a hora avulsa”. Comece pelos que mais pedem e conte as horas grátis de cada semana.',
      'As horas que hoje saem de graça viram plano ou param de vir.',
    ],
    { fora: 'imposto*|folha_de_pagamento|motor|carro*|obra*|reforma*|marceneir*|mud+_o_projeto' },
  ),
  caseDeed(
    ['cliente_pede_funcao', 'crescer_desorganizado', 'operacoes', 4, 4],
    [
      'funcionalidade*|recurso_novo|recursos_novos|funcao_nova|funcoes|sob_medida|customiz*|personaliz*|melhoria*|modulo*|integrac*|tela_nova|telas|relatorio*_so_para|do_jeito_del*',
      `${ASKS}|promet*|toda_semana|trav+|atras*|so_faz*|para_um_client*|nao_anda|cada_um|cada_client*`,
      'sistema*|software|plataforma|aplicativo|saas|desenvolv*|programador*|roadmap|versao',
    ],
    [
      'Cobre o recurso pedido por um só e dê lugar na fila ao que serve a muitos',
      'Escreva cada pedido aberto com três colunas: quantos clientes usariam, dias de trabalho, quanto pagam por ele. O que serve a um só ganha preço e data paga antes; o que serve a muitos entra na fila, um por vez. Diga a quem pediu a data ou o não na mesma semana e veja quantos pagam.',
      'A sua gente trabalha no que traz mais de um cliente, ou recebe por isso.',
    ],
    { fora: 'movel|moveis|armario*|cozinha_sob_medida|bolo*|camiseta*' },
  ),
  caseDeed(
    ['preco_plataforma_sobe', 'custo_insumo_subiu', 'financas', 3, 1],
    [
      'api|nuvem|aws|servidor*|google|meta|hospedagem|openai|inteligencia_artificial|licenca*|plataforma*|dolar',
      'subiu|subir*|aument+|dobrou|triplic*|encarec*|passou_a_cobrar|cobrar_por|cara|caro|mais_car*|passou_de|foi_de|foi_para|pulou|reajust*',
      'sistema|software|saas|assinatura*|assinante*|plano|mensalidade*|mensag*|por_client*|usuari*|client*|meus_planos|planos|meu_preco|mesmo_preco',
    ],
    [
      'Some o custo de sistema por cliente e passe a cobrar pelo uso que passa',
      'Divida a última fatura pelos clientes e marque os que gastam mais do que pagam. Corte o que ninguém usa, peça desconto por compromisso de um ano e escreva um limite em cada plano, com preço do que passar. Avise com um mês e compare a sobra por cliente antes e depois.',
      'O aumento da fatura fica com quem usa mais, e não com a sua sobra.',
    ],
    { fora: 'licenca_maternidade|licenca_ambiental|google_ads|anuncio*' },
  ),
  caseDeed(
    ['teste_gratis_nao_paga', 'conversao_baixa', 'vendas', 4, 2],
    [
      'teste_gratis|periodo_de_teste|gratuit*|degustac*|experiment+|trial|demonstrac*|versao_gratis|cadastr+|teste|dias_gratis|14_dias|7_dias|30_dias|baixa~app|baixam~app|baixa~aplicativo|instala*|cria*_a_conta|usa_gratis|versao_free',
      'nao_pag+|nao_assin+|nao_contrat+|some|somem|sumiu|nao_vir+|poucos~pagam|ninguem~contrata|ninguem_assina|viram_client*|nao_usa*|nao_convert+|sem_assinar|sem_pagar|ninguem_paga|vai_embora|vao_embora|nao_viram_pagante*|nao_continua*',
      'sistema|aplicativo|plataforma|software|saas|assinatura|plano|login|usuari*|app|site|ferramenta',
    ],
    [
      'Ligue no segundo dia do teste e faça junto o primeiro uso',
      'Liste quem começou o teste nesta quinzena e telefone com uma pergunta: “qual tarefa você queria resolver?”. Faça essa tarefa com a pessoa em vinte minutos e combine já o dia em que decide. Anote quem usou de verdade, quem pagou e a razão de quem não quis.',
      'O teste passa a terminar em uma resposta, e você sabe o que trava o sim.',
    ],
    { fora: 'aula_experimental|aula_teste|degustacao~bolo' },
  ),
  caseDeed(
    ['licitacao_documento', 'venda_governo', 'gestao', 4, 1],
    [
      'licitac*|pregao|edital|editais|cotacao_eletronica|compras_publicas|dispensa|inabilit*|desclassific*|habilitac*|ganhei_o_preco|ganhei_no_preco|preco_mais_baixo|disputa_da_prefeitura|compra_da_prefeitura|prefeitura_me_tirou|concorrencia_publica',
      'documento*|certidao|certidoes|inabilit*|desclassific*|atestado*|venc+|vencid*|perd+|perco|falt+|balanco',
    ],
    [
      'Monte a pasta da licitação e confira as datas toda segunda',
      'Copie do último edital a lista de documentos e escreva ao lado de cada um onde se tira e o dia em que vence. Peça a dois clientes o atestado do que já entregou, e ao contador o balanço. Na véspera de cada disputa, outra pessoa confere a pasta pela lista; conte quantas vezes você foi recusado por papel.',
      'A disputa se perde ou se ganha no preço, e não em uma certidão vencida.',
    ],
    { fora: 'perdi_o_cliente|feria*' },
  ),
  caseDeed(
    ['procon_ameaca', 'avaliacao_ruim', 'gestao', 3, 1],
    [
      'procon|reclame_aqui|processar|processo|juizado|justica|pequenas_causas|advogado_del*',
      'client*|compr+|noiva*|pacient*|tutor*|aluno*|mae*|pai|hosped*|sofa|vestido|movel|servico|obra|produto|cozinha|reforma',
      'ameac+|abriu|entrou|reclam+|vai_me|dizendo|notific*|recebi|meteu|chegou|intimac*|intimad*|audiencia|cheguei_em|veio|receb*',
    ],
    [
      'Responda o cliente por escrito em um dia, com proposta e prazo',
      'Junte nota, conversas, fotos e o que foi combinado em uma pasta só. Escreva sem discutir: o que aconteceu, o que você oferece, como refazer, trocar ou devolver parte, e até quando ele responde. Se já veio papel do Procon ou da Justiça, anote a data do prazo e confira com um advogado antes de responder.',
      'A maior parte se resolve na proposta, e o resto chega ao juiz com a sua prova.',
    ],
    { fora: 'trabalhista|funcionari*|empregad*|processo_seletivo|licitac*|entrei_na_justica|eu_process+' },
  ),
  caseDeed(
    ['avaliacao_falsa', 'avaliacao_ruim', 'vendas', 2, 0],
    [
      'avaliac*|uma_estrela|1_estrela|nota_no_google|estrelas|comentario*|estrelas_ruins|notas_baixas|notas_ruins|nota_1|critica*_no_google',
      'fals*|mentir*|concorrent*|nunca_foi*|nunca_compr*|nao_e_client*|inventou|perfil_fake|fake|ex_funcionari*|maldade|nunca_pis*|nunca_veio|nunca_vieram|nao_conhece|no_mesmo_dia|gente_que_nunca|inventad*|combinad*',
    ],
    [
      'Denuncie a avaliação falsa e responda em duas linhas calmas',
      'Marque a avaliação como falsa no próprio site, com a prova de que a pessoa não comprou, e guarde uma imagem com a data. Responda para quem lê: “não achamos o seu atendimento; chame neste número que resolvemos”. Peça hoje a dez clientes contentes que escrevam o que acharam, e veja a nota em um mês.',
      'Quem procura você lê uma resposta serena e muitas opiniões verdadeiras.',
    ],
  ),
  caseDeed(
    ['cliente_agressivo', 'atendimento_ruim', 'pessoas', 3, 1],
    [
      'grit+|xing+|humilh+|agressiv*|desrespeit*|mal_educad*|grosser*|barraco|ofend+|bate_na_mesa|fala_alto|maltrat*|destrat*|berr*|aos_gritos|escandal*|bate_boca_com|perde_a_linha|trata_mal|tratam_mal|fala_grosso|me_acus*',
      'client*|mae_de_alun*|maes|pais|pacient*|hosped*|tutor*|acompanhante*|familia*|povo|pessoal',
    ],
    [
      'Escreva o que fazer quando o cliente grita e quem assume a conversa',
      'Combine três passos: ouvir sem responder, dizer “quero resolver, mas não com grito” e chamar você ou quem manda no turno, em lugar separado. Escreva quem grita duas vezes e o que perde: atendimento, horário ou conta. Anote cada caso com a causa e corrija a que mais se repete.',
      'Quem atende sabe que não está só, e a causa das brigas aparece.',
    ],
    { fora: 'eu_grit*|marido|socio|chefe|encarregado' },
  ),
  caseDeed(
    ['pix_comprovante_falso', 'fraude_chargeback', 'financas', 1, 1],
    [
      'comprovante*|pix_fals*|pix_agendad*|agendou_o_pix|print_do_pix|pix_nao_caiu|print|tela_do_pix|mostr+~pix|tela_do_banco|tela_do_celular|mostr+_a_tela|foto_do_pix|pix',
      'fals*|golpe|nao_entrou|nao_caiu|dinheiro_nao_caiu|agendad*|enganad*|edit*|levou|fake|montagem|nunca_entrou|nunca_caiu|nao_tinha_entrado|levaram|falso|falsa',
    ],
    [
      'Só libere a mercadoria com o valor já no extrato do seu banco',
      'Ponha o aviso de Pix do banco em um celular que fica no caixa e cole a regra ao lado: imagem do cliente não vale, só o valor no nosso extrato. Quem atende diz “é um minuto, o sistema está confirmando”. Do que já perdeu, faça boletim, peça ao banco a devolução do Pix e anote o retorno.',
      'A imagem falsa deixa de levar mercadoria, e você tem prova do que já foi.',
    ],
    { fora: 'golpe_da_central|prefeitura|contador' },
  ),
  caseDeed(
    ['contestacao_cartao', 'fraude_chargeback', 'financas', 3, 1],
    [
      'chargeback|contest*|estorno*|estorn+|nao_reconhec*|cancelou_no_cartao|cartao_clonad*',
      'cartao|operadora|maquininha|compra*|venda*|link|banco|client*|pagamento',
    ],
    [
      'Guarde a prova de cada entrega e conteste no prazo da operadora',
      'Para cada venda por link ou entrega, junte pedido, endereço, nome de quem recebeu, foto e assinatura em uma pasta com a data. Responda à contestação no prazo do aviso, com tudo junto. Acima de um valor que você escolhe, peça Pix, retirada com documento ou confirmação por voz, e conte o que foi devolvido a cada mês.',
      'Parte das contestações volta para você, e a venda de risco muda de forma de pagar.',
    ],
    { fora: 'imposto|estorno_da_ifood' },
  ),
  caseDeed(
    ['rede_social_invadida', 'protecao_dados', 'operacoes', 4, 0],
    [
      'instagram|facebook|whatsapp|perfil|conta_da_loja|conta_do_google|pagina|rede_social',
      'invad*|hack*|roub*|banid*|bani+|bloque*|suspens*|perdi_a_conta|derrub+|clon*|perdi_o_acesso|perdi_meu|perdi_o|sumiu|cairam_minhas|caiu_minha|tiraram_do_ar|golpista*|entraram_na_conta|entraram_no|pedindo_pix|pedindo_dinheiro|se_passando|se_passam|perfil_falso|tomaram',
    ],
    [
      'Recupere a conta pelo caminho oficial e avise os clientes por outro lado',
      'Peça hoje a recuperação na página de ajuda da rede, com documento e a data em que perdeu, e guarde o número do pedido. Avise por telefone, placa e grupo: “a conta antiga não é nossa, não pague nada por lá”. Na nova, ligue a confirmação em duas etapas e copie em papel o telefone dos cem melhores clientes.',
      'Ninguém paga ao golpista, e a sua lista de clientes não mora mais em um lugar só.',
    ],
    { fora: 'bloqueei|invadiram_a_loja|perdi_o_cliente|alcance|algoritmo|pedido_sumiu' },
  ),
  caseDeed(
    ['marketplace_suspenso', 'marketplace_taxa', 'operacoes', 5, 1],
    [
      'mercado_livre|shopee|amazon|magalu|marketplace*|elo7|ifood|booking|airbnb|plataforma',
      'suspend*|suspens*|bloque*|pausad*|pausou|reputac*|vermelh*|penaliz*|derrub+|banid*|rebaix*|fora_do_ar|escond*|la_para_baixo|some_da_busca|baixou_minha|tirou_minha|sumi_da|sumi_das|parei_de_aparecer|escondeu|cortou_minha',
    ],
    [
      'Levante a conta com as três queixas que mais pesam e recorra com prova',
      'Abra o painel da plataforma, escreva as razões da punição por quantidade e ataque a maior: prazo, cancelamento ou defeito. Recorra com nota, rastreio e conversa de cada caso e anote o protocolo. Enquanto isso, pause o que você não consegue enviar no dia e ofereça aos clientes antigos comprar direto.',
      'A nota volta a subir pela causa certa, e uma parte das vendas não depende dela.',
    ],
    { fora: 'bloqueei|mecanico*' },
  ),
  caseDeed(
    ['dados_perdidos', 'protecao_dados', 'operacoes', 3, 0],
    [
      'computador|notebook|hd|servidor|planilha*|sistema|arquivo*|celular|micro|maquina_do_escritorio|pen_drive|tablet|caderno_de_pedido*|agenda_de_papel',
      'queim+|pifou|perdi_tudo|perdi~arquivo*|apag+|sumiram|virus|sequestr*|formatou|sem_backup|backup|perdemos_tudo|morreu|nao_liga|quebrou|caiu_no_chao|molhou|roubaram|estavam_todos|la_estava*|perdi_todos|perdi_a_lista',
    ],
    [
      'Salve hoje em dois lugares o que não dá para refazer',
      'Liste em uma folha o que pararia a empresa: clientes, pedidos, notas, contas a receber, fotos. Copie para um disco guardado em casa e para uma conta na internet que copia sozinha, e marque o dia da semana em que alguém confere. Uma vez por mês abra uma cópia de verdade: só vale a que abre.',
      'Um computador queimado custa um computador, e não a memória da empresa.',
    ],
    { fora: 'virus_da_planta|queim+~motor|perdi_tudo_na_enchente' },
  ),
  caseDeed(
    ['cliente_exige_certificado', 'licenca_para_vender', 'gestao', 4, 1],
    [
      'certific*|homolog*|laudo*|iso|inmetro|selo_d*|ensaio*|norma|auditoria|qualific*',
      'client*|comprador*|rede|montadora|industria|hospital|construtora*|empresa*|multinacional|exportador*',
      'exig+|ped+|quer|querem|so_compr+|sem_isso|obrig+|precis+|perd+|perco|nao_tenho',
    ],
    [
      'Peça ao cliente a exigência por escrito e faça a conta antes do gasto',
      'Pergunte a quem compra qual norma, em que item, até quando, e se aceita fornecer por etapas enquanto você se adapta. Cote com dois laboratórios ou certificadoras, veja ajuda no Sebrae e no Senai, e divida o custo pelo que ele compra em um ano. Peça compromisso de compra antes de pagar.',
      'Você sabe em quantos meses o selo se paga, ou deixa esse cliente com calma.',
    ],
    { fora: 'mel|queijo|sif|sim_municipal|certificado_digital|certificado_do_curso|auditoria_fiscal' },
  ),
  caseDeed(
    ['copia_do_produto', 'marca_registro', 'gestao', 3, 0],
    [
      'copi+|copiando|plagi*|imit+|mesmo_modelo|minhas_fotos|meu_desenho|minha_receita|cara_do_meu|igualzinh*|identic*|clon+_meu|igual_ao_meu|igual_a_minha|iguais_aos_meus|foto*_minha*|com_minhas_foto*|com_a_minha_foto|mesma_receita|mesmo_nome_do_produto|usando_minhas',
      'concorrent*|outra_loja|ex_alun*|ex_funcionari*|vizinh*|instagram|shopee|mercado_livre|fabrica|china|vendedor*|sujeito|perfil|moca|outra|vend+',
    ],
    [
      'Guarde a prova da cópia, peça a retirada e lance a próxima versão',
      'Salve imagens com data do seu original e da cópia, e mande a quem copiou e à plataforma um pedido de retirada com as duas lado a lado. Confira com um advogado ou agente de marcas o que dá para registrar do nome e do desenho. Enquanto isso, ponha a sua marca na peça e mostre no anúncio o que a cópia não tem.',
      'Parte das cópias sai do ar, e o cliente reconhece qual é a sua.',
    ],
    { fora: 'copia_de_seguranca|backup|copia_da_chave|copi+_a_chave|copi+_document*|whatsapp_clonado' },
  ),
  caseDeed(
    ['permuta', 'inadimplencia_clientes', 'financas', 2, 0],
    [
      'permut*|troca_de_servico|pagar_em_produto|pagar_com_mercadoria|pag+_com_produto|escambo|em_troca|influenc*|blogueir*|divulg+~gratis|divulgacao|recebidos',
      'ninguem_compr*|nao_vir+|quer|ped+|pede|propo*|oferec+|nunca~vend*|de_graca|preciso_de_dinheiro|nao_traz*|nao_paga_as_contas',
    ],
    [
      'Só aceite troca com preço dos dois lados e limite por mês',
      'Escreva quanto vale em dinheiro o que você entrega e o que recebe, e aceite apenas o que você compraria mesmo naquele mês. Para divulgação, combine por mensagem quantas publicações, em que dia e com cupom só daquela pessoa. Conte as vendas do cupom antes de repetir, e responda aos outros com uma frase pronta.',
      'A troca substitui um gasto de verdade, e a que não traz venda acaba.',
    ],
    { fora: 'influencia|cheque|divulgacao_da_loja_e_fraca' },
  ),
  caseDeed(
    ['recuperacao_judicial', 'pagamento_grande_cliente', 'financas', 4, 1],
    [
      'recuperacao_judicial|faliu|falencia|quebrou_e|fechou_as_portas|decretou|pediu_recuperacao|em_recuperacao|quebraram|fechou_devendo|sumiu_devendo',
      'client*|rede|construtora|empresa|usina|loja|me_deve*|devendo|dev+|receber|calote',
    ],
    [
      'Habilite o que tem a receber e venda ao devedor só com pagamento antes',
      'Junte notas, pedidos e comprovantes de entrega e leve a um advogado já, porque o prazo para entrar na lista dos credores é curto. Até lá, nada de entrega nova sem o dinheiro na conta. Escreva o caixa dos próximos três meses sem esse valor e ligue a dois compradores do mesmo ramo.',
      'O seu nome entra na lista certa, e o buraco para de aumentar.',
    ],
    { fora: 'eu_quebrei|vou_quebrar|maquina_quebrou' },
  ),
  caseDeed(
    ['cheque_devolvido', 'inadimplencia_clientes', 'financas', 2, 1],
    ['cheque*|predatad*|pre_datad*', 'devolv*|volt+|sem_fundo*|borrach*|sust*|calote|nao_cai'],
    [
      'Ligue no dia da devolução e troque o cheque por Pix em datas certas',
      'Telefone a cada emitente com o valor e uma pergunta: “quanto entra hoje e em que dia vem o resto?”. Escreva o acordo por mensagem e devolva o papel só com tudo pago; sem acordo em quinze dias, confira com o cartório ou o advogado o protesto. De quem já voltou uma vez, não aceite outro.',
      'O que voltou vira datas na agenda, e o cheque novo só vem de quem honra.',
    ],
    { fora: 'cheque_especial|limite_do_cheque' },
  ),
  caseDeed(
    ['estrangeiro_dolar', 'importar_exportar', 'financas', 3, 0],
    [
      'dolar|euro|exterior|gringo*|estrangeir*|fora_do_brasil|paypal|exportac*|lisboa|portugal|estados_unidos|europa|argentina|miami|la_fora|wise|cambio|outro_pais|londres|paraguai',
      'client*|receb+|pagamento*|cambio|convert*|vendo|vend+|servico*|nota|tarifa*|agencia|arte|trabalh*|fatur*|mandam|mando',
    ],
    [
      'Feche o preço em moeda de fora e compare três formas de receber',
      'Peça a tarifa total, com câmbio e prazo, ao seu banco e a duas empresas de recebimento do exterior, para um mesmo valor. Escreva na proposta a moeda, quem paga a tarifa e a data. Confira com o contador a nota e o imposto dessa venda e anote quanto chegou de cada cem que cobrou.',
      'Menos do preço fica pelo caminho, e a venda lá fora fica certa no papel.',
    ],
    { fora: 'nuvem|importad*|materia_prima|insumo*|dolar_subiu~insumo' },
  ),
  caseDeed(
    ['contrato_sem_multa', 'contrato_cliente', 'gestao', 3, 0],
    [
      'rescind*|rescindiram|rescis*|cancel+_o_contrato|romp*|encerr+_o_contrato|quebr+_o_contrato|saiu_do_contrato|sair_do_contrato|do_nada|de_um_dia_para|por_email|de_uma_vez|de_uma_hora_para|dispensando|dispensaram|mandaram_embora_a_empresa|desistiram|encerraram|sem_mais_nem_menos|meses_depois',
      'contrat*|rescindiram|turmas|posto*|fretado|mensal*|firma*|empresa*|fabrica|montadora|condomini*|shopping|montei_equipe|contratei_gente|prestador*|client*',
      'multa|aviso|avis+|sem_aviso|prazo|carencia|equipamento*|investi|comprei|cancel+|cort+|encerr+|dispens+',
    ],
    [
      'Ponha aviso, multa e o investido no contrato, começando pelos maiores',
      'Escreva o que você monta ou compra para cada cliente e em quantos meses isso se paga. Proponha aos três maiores um aditivo de uma página: aviso de saída, multa que cobre o que falta pagar e o que é devolvido. Ofereça em troca preço firme pelo período e confira o texto com um advogado.',
      'Quem sai avisa a tempo ou paga o que você gastou por causa dele.',
    ],
    { fora: 'rescisao_do_funcionario|rescisao_trabalhista|aluguel|demit+|imovel|funcionari*_pediu' },
  ),
  caseDeed(
    ['cliente_grande_saiu', 'concentracao_cliente', 'vendas', 6, 0],
    [
      'perdi|perdemos|saiu|foi_embora|encerr+|nao_renov+|cancelou|cancelaram|cortou|cortaram|fechou_as_portas|fechou_a_unidade|mudou_de_fornecedor|trocou_de_fornecedor|parou_de_comprar|fechou|fecharam|deixou_de_comprar|outro_levou|outro_ganhou|terminou_a_licitacao|perdi_a_licitacao',
      'maior_client*|maior_contrato|principal_client*|cliente_grande|conta_grande|client*_mais_antigo|contrato_grande|meu_melhor_client*|montadora|o_hospital|a_fabrica|a_usina|a_rede|a_multinacional|a_construtora|metade_do_faturamento|metade_da_receita|era_[0-9]*_por_cento|mais_da_metade|metade_do_meu|metade_do_que|maior_parte|quase_tudo|um_terco|carro_chefe|melhor_client*|[0-9]*_por_cento_do_fatur*|[0-9]*_por_cento_da_receita|[0-9]*_por_cento_da_producao|sem_destino|um_deles|comprei_[0-9]*_tanques|para_atender_o|montei_para_el*',
    ],
    [
      'Corte até o tamanho novo e visite dez parecidos com quem saiu',
      'Escreva hoje o custo que existia só por esse cliente e decida item por item o que sai, o que muda de uso e até quando espera. Ligue a quem decidia lá e pergunte a razão e quem mais precisa do mesmo serviço. Depois visite dois parecidos por semana, com o trabalho feito na mão, e anote cada resposta.',
      'A conta cabe no que ficou, e o lugar vazio tem nomes para ocupar.',
    ],
    { fora: 'medo_de_perder|se_eu_perder|se_el*_sair|perdi_a_chave|hosped*|alun*' },
  ),
  caseDeed(
    ['nota_para_empresa', 'mei_estourou', 'gestao', 2, 0],
    [
      'nota_fiscal|emitir_nota|sem_nota|tirar_nota|dar_nota|nota',
      'empresa*|firma*|prefeitura|client*_grande|lojista*',
      'nao_tenho|nao_emit*|sem_cnpj|nao_sei_emit*|perd+|perco|exig+|so_compr+_com|informal|nao_consigo',
    ],
    [
      'Passe a emitir nota e volte a quem deixou de comprar por isso',
      'Veja na Sala do Empreendedor ou com um contador qual registro e qual nota servem ao que você vende, e quanto custa por mês. Faça uma de teste, ponha esse custo no preço para empresa e mande a dez que já pediram: “agora emitimos nota”. Anote quem comprou.',
      'As empresas que precisavam de nota passam a poder comprar de você.',
    ],
    { fora: 'nota_baixa|nota_no_google|avaliac*|certificado_digital' },
  ),
]
