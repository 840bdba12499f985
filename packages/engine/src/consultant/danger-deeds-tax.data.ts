import type { Deed } from './danger-types.ts'
import { ASSETS, CREDITORS, HIDE_ASSET, INCOME, NAME_OF, NO_NOTE, RELATIVE, UNDECLARED } from './danger-words.data.ts'

const OFFICIAL =
  'fiscal|fiscais|auditor*|inspetor*|guarda|guardas|policial|policiais|policia|pm|delegado*|escrivao|bombeiro*|vereador*|deputado*|prefeito*|prefeitura|secretario*|servidor*|funcionario_publico|funcionaria_publica|agente|agentes|juiz|juiza|promotor|oficial_de_justica|despachante|vigilancia|visa|ibama|procon|detran|inspecao|vistoriador*|perito|engenheiro_da|engenheira_da|moca_da_prefeitura|cara_da_prefeitura|pessoal_da_prefeitura|rapaz_da_prefeitura|cara_do_detran|licitac*|pregao|pregoeir*|edital|diretor_da_escola|diretora_da_escola|comprador_da|compradora_da|comprador_do_hospital|contrato_publico|obra_publica|rodoviari*|prf|mapa|anvisa|crea|sefaz|receita_federal|fiscalizacao|alvara|licenca|habite_se|avcb|laudo|vistoria|cnh|politico*|banca'
const GIFT =
  'propina|suborn*|agrad*|lembranc*|presente|presentes|presentinho|presente+ar|presenteio|caixinha|cafezinho|um_cafe|molhar|molho|molhada|trocado|trocadinho|por_fora|por_baixo|na_mao|jeitinho|vista_grossa|fechar_os_olhos|fazer_de_conta|mimo|mimos|cesta|cestas|bebida_cara|whisky|uisque|churrasco|picanha|jantar|almoco_de_graca|viagem|celular|iphone|dinheirinho|um_dinheiro|uma_grana|grana|dinheiro|extra|um_extra|uma_ajuda|contribuic*|toco|bola|arrego|gorjeta|taxinha|taxa_por_fora|comissao|por_cento|porcento|porcentagem|reais|pix|500|mil|[0-9]*_conto*|pagar|pago|paguei|acert+|acerto|desenrol+|resolv+_por|com_dinheiro|campanha|doacao|nota_de_100|uma_nota|envelope|patrocin*|cobr+|pix_para_o|favorzinho|quebrar_um_galho|quebra_um_galho'

export const TAX_DEEDS: readonly Deed[] = [
  {
    id: 'ligacao_clandestina',
    kind: 'crime',
    when: [
      ['gato_na_luz|gato_na_agua|gato_no_relogio|gato_no_padrao|fiz_um_gato|puxei_um_gato|gato_da_luz'],
      [
        'poste|medidor|relogio_de_luz|relogio_da_luz|relogio_de_agua|hidrometro|padrao|fio_da_rua|rede_da_rua|rua|rede|cano_da_rua|antes_do_relogio|antes_do_medidor',
        'direto|gato|gambiarra|pux+|desvi+|emend+|lig+_antes|sem_passar|por_fora|mex+_no|trav+_o|ima_no|ima|adulter+|rebaix+|mexida|mexidinha|jeitinho|da+_um_jeito',
        'luz|energia|agua|conta|fio|eletricidade|economiz+|baratear|pagar_menos',
      ],
    ],
    unless:
      'cai+_o_poste|poste_caiu|fio_caiu|fio_solto|vizinho_faz|puxaram|descobri|roubaram|fios_soltos|na_rua_acab*|rua_acabou|a_luz_da_rua|falt+_luz',
    answer:
      'Não faça: puxar luz ou água direto da rede, ou mexer no medidor, é furto (artigo 155 do Código Penal), e a distribuidora cobra até três anos atrás com multa. Pior é o risco: fio do poste não tem proteção, mata por choque e queima a oficina, e o seguro não paga. Se já existe, desligue com eletricista e regularize antes da vistoria. Para gastar menos dentro da lei: horário de ponta, tarifa branca, correção de carga, LED, motor e compressor sem vazamento.',
    steps: [
      'Não toque na rede; chame um eletricista para deixar a instalação no padrão.',
      'Peça à distribuidora a revisão da tarifa e a simulação da tarifa branca.',
      'Anote o consumo por máquina por uma semana e comece pela maior.',
    ],
    risks: ['Choque, incêndio e processo criminal.'],
  },
  {
    id: 'nota_falsa_recebida',
    kind: 'help',
    when: [
      [
        'nota|notas|cedula*|dinheiro|reais',
        'fals*',
        'receb+|recebi|peguei|pegou|veio|caiu|me_deram|me_deu|me_passaram|passaram|achei|ach+|apareceu|cliente_pagou|pagaram|desconfi*|identific*|reconhec*|como_saber|como_sei|detect*|funcionari*_pegou|no_caixa|o_que_faco|que_eu_faco',
      ],
    ],
    unless:
      'nota_fiscal|notas_fiscais|despesa*|imposto*|abater|fornecedor_d+|golpe_do_boleto|pass+~troco|dou_de_troco|dar_de_troco|dou~troco|no_troco|devolv+_no_troco|dar_para_outro|empurr+|pass+~outro|us+_na_feira|gast+|tentar_passar|passar_na_feira|passar_em_outro|comprar_dinheiro|vend+_nota',
    always: true,
    answer:
      'Não devolva nem passe adiante: entregar nota falsa sabendo que é falsa é crime, mesmo quando você a recebeu de boa-fé. Separe a cédula, mexa pouco nela e anote quem pagou, hora e caixa. Leve a um banco, que fica com ela contra recibo e manda ao Banco Central; se a pessoa ainda está na loja ou há várias notas, chame a polícia no 190 e faça boletim de ocorrência. O valor, em geral, não volta; por isso vale treinar o caixa.',
    steps: [
      'Hoje: guarde a nota num envelope, anote os detalhes e leve ao banco.',
      'Treine quem recebe: sentir o relevo, ver a marca-d’água contra a luz e o número que muda de cor.',
      'Prefira Pix e cartão nas notas altas e separe cédulas de 100 e 200 para conferir.',
    ],
    risks: ['Passar adiante transforma prejuízo em crime.'],
  },
  {
    id: 'nota_falsa_repassada',
    kind: 'crime',
    when: [
      [
        'nota|notas|cedula*|dinheiro|reais',
        'fals*',
        'pass+|repass+|troco|dou|dar|empurr+|us+|gast+|devolv+|adiante|para_frente|comprar|compr+|vend+|feira|outro|misturad*|rodar',
      ],
    ],
    unless: 'nota_fiscal|notas_fiscais|despesa*|imposto*|abater|fornecedor|credito_de_icms',
    always: true,
    answer:
      'Não passe adiante: pôr nota falsa em circulação sabendo que é falsa é crime (artigo 289 do Código Penal), mesmo que você a tenha recebido de boa-fé e só queira não perder. Separe a cédula, anote quem pagou e quando, e leve a um banco: ele fica com ela contra recibo e manda ao Banco Central. Se ofereceram notas para comprar ou vieram várias, avise a polícia. O prejuízo de uma nota é pequeno perto do processo.',
    steps: [
      'Leve a nota ao banco hoje e guarde o recibo; com suspeito ou várias notas, boletim de ocorrência.',
      'Treine o caixa para conferir relevo, marca-d’água e o número que muda de cor.',
    ],
    risks: ['Pena de prisão por um valor que cabia em treino de caixa.'],
  },
  {
    id: 'laudo_comprado',
    kind: 'bribery',
    when: [
      [
        'bombeiro*|avcb|alvara|laudo|vistoria|licenca|habite_se|detran|cnh|sanitaria|anvisa|ibama',
        'ajudinha|agilizada|conhecido|contato|cafe|cafezinho|um_por_fora|uma_forca|desenrol*|sai_amanha|sai_rapido|sem_vir|garante|garantiu',
        'disse|falou|ofere*|sai|liber*|pag*|dou|dar|resolv*|amanha',
      ],

      [
        'compr+|compro|arrum+|arranj+|consegu*|jeitinho|esquema|conhecido_que|quem_vend*|pag+_para_ter|pag+_por_um',
        'alvara|avcb|clcb|habite_se|laudo|laudos|vistoria|licenca|licencas|cnh|carteira_de_motorista|certificado_de_curso|diploma|selo_de_inspecao|sif|registro_no_conselho|exame_admissional',
        'compr+~alvara|compr+~avcb|compr+~laudo*|compr+~vistoria|compr+~licenca*|compr+~cnh|compr+~diploma|compr+~certificado|compr+~habite|compr+~selo|sem_vistoria|sem_visita|sem_fazer|sem_prova|sem_exame|sem_inspecao|pronto|pronta|por_fora|esquema|conhecido_que|quem_vend*|sem_ninguem_vir|sem_aula*',
      ],
    ],
    unless:
      'vem_amanha|preparo|prepar*|comprador|compr+_um_imovel|compr+_o_ponto|comprar_uma_loja|comprei_a_loja|comprar_equipamento*|como_consigo_o_alvara|como_tir*|licenca_de_software|licenca_do_sistema|licenca_do_windows|licenca_maternidade',
    always: true,
    answer:
      'Não compre: alvará, laudo, vistoria, habilitação ou certificado sem a vistoria ou o curso é falsidade, e com dinheiro para quem emite é corrupção; quando houver incêndio, acidente ou fiscalização, o papel cai, o seguro não paga e o processo é seu. O documento verdadeiro costuma ser mais simples do que parece: peça no órgão a lista de exigências, faça o que falta por etapas e peça prazo por escrito; muitas atividades de baixo risco têm licença simplificada. Ofereceram? Denuncie na ouvidoria do órgão ou no Ministério Público.',
    steps: [
      'Peça a lista do que falta, com a norma e o prazo, e guarde o protocolo.',
      'Cote com um profissional habilitado o projeto ou a correção, por etapas.',
    ],
    risks: ['Interdição, seguro negado e processo por falsidade.'],
  },
  {
    id: 'propina',
    kind: 'bribery',
    when: [
      [
        'bombeiro*|fiscal|fiscais|vigilancia|guarda|policial|vistoriador*|agente|inspetor*|auditor*|funcionari*_da_prefeitura|rapaz_da_prefeitura|moca_da_prefeitura',
        'pediu|pede|quer|cobrou|falou|disse|pedindo|insinuou',
        '[0-9]*|mil|reais|um_valor|uns_trocados|um_dinheiro|uma_grana|conto|pix',
        'liber+|resolv+|alvara|multa|assinar|nao_fechar|aprovar|passar|esquecer|vistoria|licenca',
      ],
      [
        'moca_d[eoa]*|cara_d[eoa]*|pessoal_d[eoa]*|homem_d[eoa]*|rapaz_d[eoa]*|mulher_d[eoa]*',
        'alvara|prefeitura|fiscalizacao|detran|vistoria|cartorio|bombeiro*|licenca|licitacao|vigilancia',
        'quanto|dou|dar|da_para|pag*|agrad*|cafe*|presente*|dinheiro|ajuda*',
        'rapido|liber*|sair|adiant*|passar|aprov*|fila|facilit*',
      ],

      [
        'hospital|prefeitura|cadastro|estado|orgao|escola|caixa|medicao|obra_publica|engenheir*|camara|secretaria',
        'agradec*|contribuic*|colaborac*|ajuda_de_custo|lembranca|participacao|retorno',
        'todo_mes|pediu|pede|pedindo|aprova|se_tiver|libera|entrar|assinar|insinu*|medicao',
      ],

      [
        'fiscal*|policial|guarda*|agente*|vigilancia|inspetor*',
        'aceitou|aceita|pegou|levou|ganhou|recebeu|leva',
        'carne|cerveja|quilos|caixa|dinheiro|presente*|mercadoria|churrasco|produto*|almoco|cesta|embora|brinde',
      ],
      [
        'cartorio|prefeitura|detran|junta_comercial|forum|receita|orgao|secretaria|posto_de_saude|creas|inss',
        'na_frente|fura*|adiant*|acelera*|rapido|agiliz*|passa_minha|prioridade',
        'por_[0-9]*|reais|dinheiro|pag*|conto|dou|mimo|presente|extra|cobra',
      ],
      [
        'medico*|dentista*|arquitet*|corretor*|oficina|perito|contador|gerente_do_banco|otica|psiquiatra|nutricionista',
        'indica*|encaminh*|manda_paciente*|receita',
        'repass*|por_cento|comissao|pago|pagar|bonus|presente*|viagem',
        'laboratorio|exame*|farmacia|otica|paciente*|remedio*|protese*|clinica',
      ],

      [
        'vereador*|prefeito|secretari*|deputad*|assessor*|fiscal*|policial|guarda|servidor*|pregoeiro|diretor*_do_hospital|comprador*',
        'quanto~dar|dar_para|devo_dar|retribu*|agradec*|recompens*|gratific*|participac*|uma_ajuda|ajudinha|uma_forca|pix|dinheiro|porcentagem|comissao|mesada|por_mes|patrocin*',
        'contrato|obra|licenc*|alvara|multa|arrumou|conseguiu|liber*|ganh*|licita*|emend*|indic*|vista|fech*|ajud*',
      ],

      [
        'dou|dar|dei|deixo|deixar|pago|pagar|mando|mandar',
        OFFICIAL,
        'deixar_quieto|fechar_os_olhos|vista_grossa|esquecer|fazer_que_nao_viu|nao_multar|nao_autuar|deixar_pra_la|deixar_passar|ir_embora',
      ],
      [
        OFFICIAL,
        'propina|suborn*|agrad*|lembrancinha*|presentinho|presente+ar|presenteio|um_presente|caixinha|cafezinho|um_cafe|molhar|molho_a|molhada|trocado|trocadinho|por_fora|por_baixo|na_mao|jeitinho|vista_grossa|fechar_os_olhos|mimo|mimos|cesta|uisque|whisky|picanha|dinheirinho|um_dinheiro|uma_grana|toco|bola|arrego|taxinha|quebra_um_galho|quebrar_um_galho|envelope|cervejinha|cerveja|guarana|desenrol+',
      ],
      [
        OFFICIAL,
        GIFT,
        'liber+|libere|resolv+|nao_multar|nao_multa|sem_multa|deix+_passar|nao_fech+|nao_lacr+|nao_apreend+|nao_levar|pegar_leve|alivi*|facilit+|agiliz+|aceler+|apress+|adiant+|furar_a_fila|fura_fila|insinu*|deu_a_entender|quer|pede|pediu|pedindo|exig*|quanto_e_normal|quanto_dou|quanto_se_da|para_sair|para_eu_ganhar|para_ganhar|garantir|garante|ganh+|esquec*|sum+_com|rasg+|arquiv*|me_passar_na_frente|passar_na_prova|sem_fazer_prova|sem_vistoria|para_assinar|so_assina|so_libera|direcion*|escolher_a_gente|me_escolher|dar_um_jeito',
        'pag*|dinheiro|grana|reais|por_cento|porcento|comissao|presente*|jantar|churrasco|viagem|celular|iphone|mil|500|extra|pix|campanha|doacao|dou|dar|ofereco|oferec*|acert*|conto*|patrocin*|agrado*|ajuda|favor*',
      ],
      [
        'comprador*|gerente_de_compras|sindic[oa]|arquitet*|medico*|diretor*|gerente|comprador|zelador|nutricionista',
        'comissao|por_cento|porcento|agrado|presente|dinheiro|por_fora|bola|toco|caixinha|rebate',
        'por_fora|por_baixo|na_mao|sem_a_empresa|sem_o_condominio|sem_o_patrao|escondid*|para_escolher|para_fechar|para_indicar|para_comprar_de|so_compra_se|so_fecha_se|so_indica_se|no_bolso|pessoal|para_ele|para_ela|superfatur*|na_conta_dele|na_conta_dela',
      ],
    ],
    unless:
      'me_custa|me_custam|meu_custo|encomend+|orcamento|mandou_pagar|pensao|condenou|me_condenou|levou_meus|levou_minha*|levou_as_minhas|taxa|quanto_tempo|associacao|contribuicao_sindical|mei|inss|comissao_de_arquiteto|taxa_oficial|imposto*|recurso|preparo|parcel*|nota_fiscal|fornecedor|taxa_da_prefeitura|taxa_do_alvara|guia|boleto|parcel+|recurso|recorrer|paguei_a_multa|pagar_a_multa|pago_a_multa|como_denunci*|consultoria_para|curso|honorario*|vend+_para_prefeitura|participar_de_licitacao|como_participar|preparar|me_prepar*|guarda_roupa|loja_de_presente*|cesta_basica|cestas_de_natal_para_vender|gerente_do_banco|o_banco|emprestimo|nota_fiscal|cupom_fiscal|documento_fiscal|livro_fiscal|me_roub*|recebo_da_prefeitura|prefeitura_nao_paga|prefeitura_atras*|prefeitura_demora|prefeitura_me_deve',
    always: true,
    answer:
      'Não pague nem ofereça nada: dinheiro, presente, campanha ou "cafezinho" para quem libera, fiscaliza ou compra é corrupção, crime para os dois lados, e na empresa vale a Lei Anticorrupção, com multa sobre o faturamento. Se pediram, não discuta valor nem assine: anote data, nome e o que foi dito, guarde mensagens e procure a corregedoria ou ouvidoria do órgão, o Ministério Público ou a polícia; um advogado acompanha. Comprador particular que cobra por fora: leve ao chefe dele. O caminho permitido é cumprir a exigência, pedir prazo por escrito ou recorrer.',
    steps: [
      'Peça a exigência por escrito, com o artigo da norma e o prazo.',
      'Resolva o que falta, ou apresente recurso; guarde o protocolo.',
      'Se houve pedido de dinheiro, registre os fatos e denuncie com um advogado.',
    ],
    risks: ['Prisão, ficar proibido de vender ao governo e virar refém de quem recebeu.'],
  },
  {
    id: 'combinar_licitacao_ou_preco',
    kind: 'bribery',
    when: [
      [
        'posto*|farmacia*|padaria*|autoescola*|oficina*|transportadora*|concorrente*|donos|lojistas|empresari*|colega*|pizzaria*|mercad*|academia*',
        'fecha_o_preco|fechar_o_preco|fechamos_o_preco|combin+~preco|acert+~preco|acert+_de_ninguem|combin+_de_ninguem|combinamos_o_preco|fech+_a_tabela',
        'ninguem_cobr*|ninguem~menos|ninguem_baix+|grupo|junto|juntos|todos|cada_um|a_gente|entre_nos|nos_tres|preco_da_semana',
      ],
      [
        'mercados|postos|padarias|farmacias|lojas|concorrent*|donos|saloes|oficinas|escolas|comercios|barbearias',
        'junto|juntos|mesma_semana|mesmo_dia|ao_mesmo_tempo|todo_mundo_junto|combinad*|mesmo_valor',
        'subir|sobe*|aument*|preco*|cobr*|baixar',
      ],

      [
        'pregao|pregoes|licita*|edital|concorrencia|cotacao|cotacoes',
        'quem_leva|quem_ganha|quem_vai_ganhar|decidimos|ja_dividimos|dividimos|cada_um|vez_de|rodizi*|revez*',
      ],

      [
        'orcamento*|proposta*|preco*|cotacao',
        'mais_alto|maior|alto|de_mentira|so_para_constar|de_fachada|perder|cobertura|para_outra',
        'prefeitura|licita*|pregao|escola_publica|orgao|condominio|outra_empresa|outra_ganhar|conhecido_ganhar|hospital|estado',
        'ganhar|perder|convid*|pediram|pediu|combin*|favor|so_para|outra',
      ],
      [
        'donos|postos|outro_posto|outros_posto|outro_[0-9]_posto|outros_[0-9]_posto*|outro_dois_posto*|outros_dois_posto*|[0-9]_posto|[0-9]_mercado*|outro_mercado|outras_loja|outro_dono|concorrent*|farmacias|padarias|mercados|lojas|colegas|autoescolas|dentistas|saloes',
        'acertar|acerto|combin*|alinh*|tabel*|mesmo_preco|deixa+_a_gasolina_no_mesmo|nao_baixar|subir_junto*|igualar',
        'preco*|valor|tabela|gasolina',
      ],

      [
        'licitac*|pregao|edital|tomada_de_preco*|cotacao_da_prefeitura|orcamentos_para_a_prefeitura|tres_orcamentos|3_orcamentos|orcamento_de_cobertura|orcamentos_de_cobertura',
        'combin+|acert+|divid+|rodizio|revez+|cobertura|dou_um_preco|preco_maior|mais_alto|perder_de_proposito|desist*|fals*|empresa_do_meu|amig*|primo|cunhado|parente|fict*|laranja|so_para_constar|documento*_fals*|atestado_fals*|balanco|montar|arranj+',
      ],
      [
        'combin+|acert+|acordo|trato|junt+|alinh+|tabel+|fix+ar|mesmo_preco|preco_igual|cartel',
        'concorrent*|outras_lojas|outros_donos|outras_padarias|outros_postos|outros_mercados|outras_farmacias|outros_restaurantes|donos_dos_postos|donos_de|os_donos|donos_das|vizinhos_do_ramo|colegas_do_ramo|todo_mundo_do_ramo|postos|farmacias|autoescolas|grupo_dos',
        'preco*|valor|tabela|desconto|aumento|aumentar|subir|cobr*|dividir_os_clientes|dividir_a_cidade|dividir_os_bairros|territorio',
      ],
    ],
    unless: 'comprar|compra|compra_coletiva|comprar_juntos|central_de_compras|primeira_vez|como_participar|compar*',
    answer:
      'Não entre nisso: combinar preço, dividir clientes ou "revezar" licitação com concorrentes é cartel, crime com prisão e multa do Cade sobre o faturamento; proposta de fachada e documento falso em licitação também são crime. Se vieram propor, recuse por escrito e fale com um advogado: quem denuncia primeiro ao Cade pode ter acordo de leniência. O que é permitido: comprar junto de fornecedores, formar consórcio declarado no edital e decidir o seu preço sozinho, pelo seu custo.',
    steps: [
      'Saia do grupo ou da conversa e guarde o registro da recusa.',
      'Monte a proposta pelo custo e pela margem mínima, e só dispute o que paga a conta.',
    ],
    risks: ['Processo criminal e ficar proibido de contratar com o governo.'],
  },
  {
    id: 'devolucao_falsa',
    kind: 'evasion',
    when: [
      [
        'faco_a_venda|vendo|venda|cliente_sai|cliente_vai_embora|depois',
        'cancelo_a_nota|cancelo_o_cupom|cancelo_as_notas|cancelo_a_venda|apago_a_venda|apago_as_vendas|cancelo_no_sistema|cancelo_umas_notas',
        'sistema|depois|imposto|nota|cupom',
      ],
      [
        'estorn*|cancel*|devoluc*',
        'sistema|nota|venda|cupom|caixa',
        'icms|imposto*|das|nao_gerar|para_nao|pagar_menos|sumir|iss',
      ],

      [
        'cancel*|devoluc*|estorn*|inutiliz*',
        'nota|notas|cupom|cupons|venda|vendas',
        'fim_do_mes|final_do_mes|fecha_o_mes|fechar_o_mes|fica_tudo_certo|depois_que~pag*|depois_que~lev*|depois_que~sai*|depois~embora|imposto*|pagar_menos|diminu*|baixar|todo_mes|metade|algumas|uma_parte|faixa|limite|do_cartao|em_dinheiro|ninguem*|sumir',
      ],

      [
        'nota|notas|cupom|venda',
        'devoluc*|cancel+|estorn*|inutiliz*|carta_de_correcao',
        'imposto*|icms|iss|das|nao_pag*|pagar_menos|diminu+|baix+|reduz+|abater|depois_que~sai|depois_que~cliente|depois_da_venda|cliente_sai|cliente_ja|sem_devolver|de_mentira|fing*|limite|fatur*|simples|fiscal|fechar_o_mes|fim_do_mes|contador',
        'depois|sem_o_cliente|sem_devolver|imposto*|icms|nao_pag*|pagar_menos|limite|de_mentira|fing*|cair_de_faixa|abater|das',
      ],
    ],
    unless:
      'cliente_desistiu|cliente_cancelou|cancelou_a_compra|cancelou_o_pedido|devolveu|prazo|cliente_devolveu|cliente_quer_devolver|cliente_pediu_o_cancelamento|errei|emiti_errad*|nota_errada|valor_errado|emitida_errada|prazo_para_cancelar|como_cancelo|duplicidade|devolveu_a_mercadoria|cliente_desistiu',
    answer:
      'Não: cancelar ou lançar como devolução uma venda que aconteceu é fraude fiscal (Lei 8.137), e o Fisco cruza a nota com o cartão, o Pix e o estoque. O imposto volta com multa e juros, às vezes com processo criminal. Nota só se cancela quando a venda não saiu, dentro do prazo, e devolução só existe com a mercadoria de volta. Se o imposto pesa, leve ao contador: regime, anexo, preço e parcelamento são os caminhos permitidos.',
    steps: [
      'Liste as notas canceladas ou devolvidas sem volta de mercadoria e leve ao contador para corrigir.',
      'Confira se o preço cobre o imposto, produto por produto.',
    ],
    risks: ['Multa alta, cobrança dos anos anteriores e processo por sonegação.'],
  },
  {
    id: 'nota_fria',
    kind: 'evasion',
    when: [
      [
        'recibo*|nota*|despesa*|gasto*',
        'arrum*|arranj*|invent*|compr*|consegu*|emprest*|colocar|lanc*|pego|pegar|juntar',
        'abater|imposto*|deduz*|despesa|ir|lucro|custo',
        'pedreiro*|amig*|fals*|fri*|posto|gasolina|de_outr*|dos_outros|que_nao|inventad*|pessoa*|familia|particular*|da_minha_casa|parente*|conhecid*|do_supermercado',
      ],

      [
        'nota_fria|notas_frias|nota_falsa|nota_fiscal_falsa|notas_falsas|notas_fiscais_falsas|nota_de_favor|compr+~nota*|vend+~notas|arrum+~nota*|arranj+~nota*|nota~sem_mercadoria|nota~sem_servico|nota~que_nao_comprei|recibo*_fals*|recibo*_frio*|recibo*~que_nao|recibo*~inventad*|nota~de_mentira|nota_emprestada|nota~a_mais|nota~valor_maior|nota~fict*|servico_que_nao_fiz|servico_nao_prestado|nota_de_servico_que_nao',
        'despesa*|imposto*|ir|abat*|deduz*|custo*|pag*|fornecedor|contador|reembols*|credito|compr*|vend*|arrum*|arranj*|plano|comprov*|lucro|icms|mil|empresa|posso|amigo|favor|esquema|baixar|justific*|por_cento',
      ],
      [
        'nota|recibo|recibos',
        'convenio|plano_de_saude|reembolso|imposto_de_renda_do_paciente',
        'consulta_que_nao|sessao_que_nao|sessoes_que_nao|divid+~recibo|nao_fez|nao_houve|a_mais|valor_maior|dois_recibos|em_vez_de_uma|fals*|desdobr+|dividir_em',
      ],
    ],
    unless:
      'barat*_sem_nota|celular*_sem_nota|cancel*|como_lanco|cedula*|nota_de_100|nota_de_50|nota_de_200|dinheiro_falso|nota_falsa_de_[0-9]*|compr+~com_nota|compr+~sem_nota|perdi_a_nota|segunda_via|nota_de_compra_de',
    answer:
      'Não: nota ou recibo de compra, serviço ou consulta que não aconteceu é falsidade e sonegação, crime para quem emite e para quem usa. A Receita compara estoque, pagamento e fornecedor, glosa a despesa e cobra com multa de até 150%. No plano de saúde é fraude, com descredenciamento. Para pagar menos sem risco: guarde as notas de tudo o que compra de verdade, reveja regime e anexo com o contador, e retire notas falsas já lançadas antes da fiscalização.',
    steps: [
      'Junte as notas reais que hoje ficam de fora: luz, aluguel, frete, taxas, ferramentas.',
      'Peça ao contador a comparação entre Simples, presumido e real com os seus números.',
      'Se já há nota fria na contabilidade, corrija agora com o contador e um advogado.',
    ],
    risks: ['Autuação em cadeia quando o fornecedor da nota cair.'],
  },
  {
    id: 'mercadoria_ilegal',
    kind: 'evasion',
    when: [
      [
        'celular*|peca*|mercadoria*|moto*|cobre|fio|fios|eletronico*|perfume*|notebook*|pneu*|ferramenta*',
        'barat*|sem_caixa|sem_nota|sem_procedencia|metade_do_preco',
        'nao_pergunt*|nem_pergunt*|de_onde_vem|nao_quero_saber|sem_perguntar|melhor_nao_saber',
      ],
      [
        'remedio*|medicamento*|emagrecedor*|injecao|canetinha|caneta_de|suplemento*|hormonio*|anabolizante*|vacina*|agulha*',
        'bolivia|paraguai|uruguai|argentina|venezuela|peru|eua|miami|china|fronteira|de_fora|fora_do_pais|exterior|mala|contraband*|sem_registro',
        'vend+|revend+|traz|trag+|trazer|compr+|divulg+|anunci*|loja|status|whatsapp|cliente*',
      ],
      [
        'celular*|iphone*|notebook*|tv|tvs|videogame*|perfume*|bebida*|pneu*|peca*|ferramenta*|relogio*|tablet*',
        'baratissim*|barato_demais|muito_barato*|preco_de_banana|sem_caixa|sem_nota|metade_do_preco|um_terco',
        'revend*|um_cara|peguei|pego|compr*|rapaz|conhecid*|lote',
      ],

      [
        'sem_selo|sem_inmetro|sem_anatel|sem_imposto|sem_nota',
        'brinquedo*|eletronico*|carregador*|capacete*|celular*|som|tomada*|fone*|caixinha*|china|importad*',
        'vend*|revend*|loja|compr*',
      ],

      [
        'cobre|fio|fios|bateria*|catalisador*|hidrometro*|tampa*|celular*|bicicleta*|moto|ferro|aluminio|joia*|notebook',
        'ferro_velho|sucata|compr*|vend*|desmanche|loja|trouxe',
        'queimado|sem_pedir|nao_pedi|nao_pergunt*|sem_documento|sem_nota|sem_caixa|estranh*|rapaz|noia|menino*|sem_imei|bloquead*',
      ],

      [
        'paraguai*|contraband*|descaminho|muamba|roubad*|furtad*|desviad*|sem_procedencia|procedencia_duvidosa|origem_duvidosa|nao_sei_de_onde|caiu_do_caminhao|tombad*|carga_tombada|saque|receptac*|saquead*|sem_origem|caixa_cheia_de_celular|interceptad*|ponta_de_estoque_sem_nota|trombadinha|ladrao|noia|noiado|usuario_de_droga|molecada|china_sem_imposto|sem_selo_da_anatel|sem_anatel|importad*_sem_nota|importad*~sem_declarar|da_fronteira|fronteira',
        'compr+|vend+|revend+|estoque|mercadoria*|produto*|celular*|iphone*|cigarro*|bebida*|whisky|perfume*|peca*|fio|cobre|eletronico*|pneu*|vape*|remedio*|agrotoxico*|defensivo*|gado|cabo*|moto*|carro*|bateria*|bicicleta*|joia*|ouro|ferro|sucata|carga|traz+|trag+|trazer|loja|esquent+',
      ],
      [
        'preco_muito_baixo|metade_do_preco|muito_barato|baratinho|abaixo_do_mercado|baratissimo|um_terco',
        'sem_nota',
        'celular*|iphone*|fio|cobre|pecas|eletronico*|carga|lote|notebook*|ferramenta*|bebida*|joia*|pneu*',
      ],
      [
        'cobre|fio|fios|cabos|sucata|catalisador*|bateria*',
        'compr+|compro',
        'sem_perguntar|sem_documento|sem_nota|queimad*|sem_cadastr*|de_qualquer_um|sem_saber',
      ],
    ],
    unless:
      'ladrao|recuper+|cheque_roubado|era_roubad*|descobri|moto_da_loja|em_roubada|numa_roubada|uma_roubada|molecada|de_menor|adolescente*|galera_da_escola|com_nota|como_vend*|meu_celular|concorrent*_vend*|vizinho_vend*|loja_do_lado|me_roub*|roubaram|furtaram|foi_roubad*|foram_roubad*|foi_furtad*|fui_roubad*|furtos_na_loja|produtos_sao_furtad*|mercadorias_furtadas_da_minha|como_evit*|combater|cliente_do_paraguai|exportar|viagem_ao_paraguai|na_cidade|perco_venda*|excursao|turista*|anda_furtando|cartao_roubado|cartao_clonado|estou_sendo_roubad*|prejuizo_com_roubo|seguro_contra',
    answer:
      'Não ponha isso no estoque nem venda: mercadoria trazida sem pagar imposto é descaminho, a proibida (cigarro, vape, agrotóxico, remédio) é contrabando, e comprar o que foi roubado ou "apareceu barato" para revender é receptação, com pena maior para comerciante. "Não sabia" não vale quando o preço ou a falta de nota já diziam. Nota não se arranja depois. Separe o que houver, não devolva às escondidas e fale hoje com um advogado; daqui em diante, compre com nota de fornecedor cadastrado ou importe com despachante.',
    steps: [
      'Separe e liste o que está sem nota, sem vender, e leve a lista a um advogado e ao contador.',
      'Peça nota, CNPJ e consulta do IMEI (celular) ou da placa antes de qualquer compra.',
      'Refaça a margem com fornecedor regular: veja se o produto ainda vale a pena.',
    ],
    risks: ['Apreensão, perda da mercadoria, prisão e cassação da inscrição da loja.'],
  },
  {
    id: 'gado_sem_gta',
    kind: 'agronomy',
    when: [
      [
        'mato|matar|mata|abato|abater|abate|carneio|carnear',
        'porco*|boi|bois|vaca*|frango*|galinha*|carneiro*|cabrito*|bezerro*|leitao|animais|gado',
        'casa|sitio|quintal|fundos|fazenda|rancho|roca|aqui|mesmo',
        'vend*|entreg*|restaurante*|acougue|cliente*|vizinho*|feira|mercado|encomenda*|bairro',
      ],
      [
        'lev*|transport*|mand*|vend*|carreg*',
        'boi|bois|gado|vaca*|bezerro*|porco*|ovelha*|cavalo*|carga_viva',
        'sem_guia|sem_gta|sem_papel|sem_nota|sem_vacina*|de_noite|estrada_de_terra|outro_municipio_sem|desvi*',
      ],

      [
        'sem_gta|sem_a_gta|gta~nao|nao~gta|sem_guia|guia_de_transito|gta',
        'boi|bois|gado|bezerr*|vaca*|porco*|suino*|ovelha*|carneiro*|cabra*|cavalo*|frango*|galinha*|animal|animais|abate|acougue|novilh*|garrote*|peixe*|transport+|lev+|vend+',
        'sem|nao|preciso|precisa|fals*|outra|vizinho|so_daqui|so_ate',
      ],
      [
        'mat+|abat+|abate|carn[ei]+',
        'boi|bois|gado|vaca*|bezerr*|porco*|suino*|carneiro*|cabrito*|frango*|galinha*|animal',
        'no_sitio|em_casa|na_fazenda|no_quintal|clandestin*|sem_inspecao|sem_sif|sem_sim|sem_selo|no_mato|na_roca|sem_veterinario|sem_abatedouro|sem_frigorifico',
        'vend+|acougue|restaurante|cliente*|feira|mercado|vizinho*|churrascaria|churrasco|fornec+|entreg+|encomenda*',
      ],
      [
        'carvao|lenha|madeira|tora*|palmito|peixe*|lagosta|defeso|piracema|caca|paca|capivara|tatu|passarinho*|papagaio*',
        'sem_dof|sem_documento|sem_nota|defeso|piracema|nativa|ilegal|da_mata|da_reserva|silvestre*|caca|cac+|palmito_da_mata|sem_licenca|proibid*',
        'compr+|vend+|us+|serv+|pesc+|cort+|forno|pizzaria|posso|caç+|restaurante',
      ],
    ],
    unless:
      'nao_vendo|nao_pesco|como_tir+|como_emit*|onde_tir+|emitir_gta|quanto_custa_a_gta|madeira_de_demolicao_com|carvao_com|mat+_a_fome',
    answer:
      'Não venda nem transporte assim: animal sem GTA, abate sem inspeção, madeira sem DOF e pescado do defeso são infração sanitária ou ambiental e, sem nota, também fiscal; a carga é apreendida e carne sem inspeção adoece gente (é crime contra a saúde de quem come). A GTA se tira no órgão de defesa agropecuária do estado, muitas vezes pela internet, com a vacinação em dia, e a nota de produtor sai na prefeitura ou na Sefaz. Para abater e vender, use abatedouro com SIM, SIE ou SIF, próprio ou de terceiro.',
    steps: [
      'Atualize o cadastro do rebanho e as vacinas e peça a GTA e a nota de produtor antes de carregar.',
      'Procure o abatedouro inspecionado mais perto e faça a conta do abate por cabeça no preço.',
      'Diga ao comprador que só entrega com os dois papéis: protege os dois.',
    ],
    risks: ['Apreensão e sacrifício dos animais, multa e perda do comprador regular.'],
  },
  {
    id: 'emprestar_nome',
    kind: 'evasion',
    when: [
      [
        'us+|emit+|tir+|faz+|fac+',
        'cnpj|mei|nota|notas',
        'do_meu_cunhado|do_cunhado|da_minha_cunhada|de_um_amigo|do_meu_amigo|da_minha_amiga|do_meu_primo|do_meu_irmao|da_minha_irma|do_vizinho|de_outra_pessoa|de_um_conhecido|emprestad*',
        'nao_tenho|nao_tenho_cnpj|sem_cnpj|nao_sou_mei|nao_tenho_empresa|nao_abri',
      ],
      [
        'empresa|firma|cnpj|loja|mei',
        'no_nome_d[aeo]s?(?:_meu|_minha)?_(?:cozinheir|faxineir|porteir|funcionari|empregad|ajudant|jardineir|motorist|caseir)[a-z]*',
        'nem_sab*|assinou|nao_sabe|quem_manda|nome_sujo|laranja|sem_saber',
      ],
      [
        'maquininha|cnpj|conta|nota|notas|empresa|mei|nome|cpf',
        'usar_a_minha|usar_minha|usar_o_meu|usar_meu|emprest*|alug*|passar_na_minha|passar_pela_minha|passar_pelo_meu|em_troca_de_usar|para_usar_a|para_usar_o|deixar_usar|ced*|na_minha_conta|pela_minha_conta',
        'ofere*|pag*|mil|por_mes|por_cento|comissao|conhecid*|amig*|cara|vizinh*|cunhad*|ganho|ganhar|porcentagem|favor|primo|pediu|quer',
      ],

      [
        'emprest+|ced+|alug+|us+|pass+|abrir|ofereceu|ofereceram|quer_usar|pediu_para_usar|querem_usar|pediu|paga*_para',
        'minha_maquininha|meu_cnpj|minha_conta|meu_nome|minha_empresa|meu_mei|minha_nota|minhas_notas|conta_da_empresa|cnpj_da_empresa|cnpj_emprestado|meu_cpf',
        'para_passar|para_receber|para_usar|por_cento|comissao|mil|por_mes|me_paga*|amig*|conhecid*|dele|dela|outro|dinheiro|terceiro*|um_cara|emitir|vendas_dele|vendas_dela|sem_pergunt*|compra*',
      ],
      [
        'lav+_dinheiro|lavagem_de_dinheiro|lavar_a_grana|lavar_uma_grana|esquentar_o_dinheiro|esquentar_dinheiro|dinheiro_sujo|dinheiro_do_crime|dinheiro_do_trafico|dinheiro_de_origem',
      ],
    ],
    unless:
      'quanto_cai|maquininha_cobra|quanto_recebo|me_ofereceram|ofereceram_comprar|financiar_carro_dele_o_que|emprestimo|capital|conta_de_luz|aluguel|aplicativo|usaram_meu|clonaram|abriram~meu_nome|conta_da_luz|emprestimo|capital_de_giro|emprestei_dinheiro|minha_empresa_para_crescer|divulgar_minha_empresa|usar_minha_conta_pessoal',
    answer:
      'Não empreste CNPJ, nota, conta ou maquininha: o imposto e a origem daquele dinheiro passam a ser seus, e se vier de golpe, tráfico ou sonegação você responde por lavagem ou falsidade, mesmo ganhando só uma comissão. Quem oferece dinheiro fácil por isso costuma saber a razão. Recuse por escrito; se já emprestou, pare hoje, guarde os extratos e fale com um advogado e o contador antes que o banco bloqueie a conta.',
    steps: [
      'Encerre o uso, troque senhas e retire acessos hoje.',
      'Separe no extrato o que não é seu e leve ao contador e a um advogado.',
    ],
    risks: ['Bloqueio da conta, imposto sobre venda de outra pessoa e processo por lavagem.'],
  },
  {
    id: 'esconder_bens',
    kind: 'assets',
    when: [
      [
        'execut*|execuc*|penhor*|bloque*|processo*|divida*|credor*|justica|devendo|leilao|cobranca',
        'por_1_real|por_um_real|preco_simbolico|de_fachada|depois_volta|me_devolve_depois|de_mentira|de_boca|de_gaveta|no_papel',
        'prim*|irm*|cunhad*|filh*|mae|pai|amig*|esposa|mulher|sogr*|parente*|vend*|compadre',
      ],

      [
        'ex|ex_mulher|ex_marido|divorcio|pensao|separacao|partilha',
        'mostr+|parecer|prov+|fing*|maqui*|dizer|declarar',
        'nao_da_lucro|no_vermelho|prejuizo|nao_vale|pouco|menos|quebrad*|lucro',
      ],
      [
        'audiencia|processo|sentenca|execucao|justica|juiz',
        'deixar|ficar|tirar|zerar|limpar',
        'sem_nada|nada_no_nome|zerad*|limp[ao]|vazi[ao]',
        'firma|empresa|conta|nome|cnpj|loja|bens',
      ],
      [
        'deix*_de_pagar|dei_calote|nao_paguei|calote|parei_de_pagar',
        'todo_mundo|fornecedor*|banco*|credor*|todos',
        'nome_da|nome_do|no_nome|de_novo|outra|novo|nova|outro_cnpj',
      ],

      [
        'bloque*|penhor*|sisbajud|execuc*|juiz|justica',
        'conta|pix|maquininha|receber|contrato|aluguel|gaveta|galpao|casa|carro',
        'outra|outro|sem_o_juiz|nao_pegar|nao_ver|escap*|de_gaveta|irmao|esposa|filh*|mae|amig*|laranja|fug*',
        'sem_o_juiz|nao_pegar|nao_ver|para_penhora|ver|pegar|gaveta|escap*|fug*|fing*|nao_ach*',
      ],
      [
        'fornecedor*|credor*|banco|todo_mundo',
        'na_mao|calote|sem_receber|no_prejuizo|a_ver_navios',
        'outro_cnpj|nova_empresa|fech*|encerr*|outra_empresa|sum*|abr*|recomec*|outro_nome',
      ],

      [
        'advogad*|processo|perder|perdi|condenad*|condenac*|trabalhista|justica|oficial|divida*|credor*|banco|execut*|execucao|penhor*|bloque*|falir|quebr*|devo|devendo|cobranca|leilao',
        'da_tempo|antes|correndo|logo|rapido|ainda_da|vem_semana|vao_peg*|vai_peg*|vao_tom*|vai_tom*|chegar|salv*|proteg*|livrar|sobr*|nao_pag*|sem_pag*',
        'pass*|transfer*|tir*|vend*|do[aeo]*|coloc*|bot*|escond*|sac*|lev*|guard*|por',
        'terreno*|casa|carro*|maquina*|moto*|imovel|imoveis|apartamento|sitio|dinheiro|conta|tudo|bens|estoque|equipamento*|caminhao|lote|gado|trator',
      ],
      [
        'deix*|fech*|larg*|quebr*|baix*|encerr*|abandon*|mat*',
        'quebrar|falir|morrer|para_tras|ltda|cnpj|empresa|loja|firma|essa|esse',
        'comec*|abr*|mont*|nov[ao]|limp*|do_zero',
        'outr*|nov*|limp*|cpf_d*|nome_d*|patroa|esposa|mulher|mae|filh*|cunhad*|irm*',
        'divida*|limp*|nome|cpf|sem_pagar|devendo|credor*|calote|quebrar|processo*|fornecedores',
      ],
      [
        'separ*|divorc*|desquit*',
        'cartorio|papel|mentir*|fachada',
        'divida*|casa|bens|salv*|proteg*|credor*|banco|justica|pega*',
      ],

      [
        CREDITORS,
        HIDE_ASSET,
        ASSETS,
        `justica|juiz|juiza|credor*|execut*|execucao|penhor*|leilao|bloque*|processo*|oficial_de_justica|trabalhista|calote|nao_pagar|divida*|devendo|devo|banco|falir|falencia|quebr+|nao_peg*|nao_tom*|nao_ach*|tomar|pegar|sentenca|indenizacao`,
        'pass+|coloc+|bot+|por|transf*|do+|doar|doei|escond+|ocult+|blind+|proteg+|protej+|esvazi+|zer*|sac+|saqu+|tir+|limp+|simul+|salv+|sum+_com|desvi+|vend+|laranja*|nao_ach*|nao_peg*|nao_tom*|nao_alcanc*|livr*|deix+',
      ],
      [
        'divorc*|separ+_no_papel|separacao_no_papel|separacao_de_mentira|separar_de_mentira|separ+~papel|desquit*',
        'papel|mentira|fachada|fing*|so_para|para_salvar|para_proteger|continu+_junto*|credor*|divida*|justica|banco|nome_dela|nome_dele',
        'credor*|divida*|bens|casa|pegar|pega*|banco|justica|fica_com|devo|tudo|execu*|proteg*|salvar|salv+|penhora|patrimonio',
      ],
      [
        'fech+|encerr+|larg+|abandon+|quebr+|sum+|baix+|mat+',
        'empresa|cnpj|firma|loja|negocio|restaurante|fabrica|essa|construtora|ltda',
        'abr+|abrir|abro|outra|outro|nova|novo|no_nome|do_zero',
        'divida*|devendo|nao_pag*|sem_pag*|calote|nome|cunhad*|laranja|esposa|filh*|irma*|mae|mesmas_maquinas|credor*|fornecedores|limp*|processo*|trabalhista|no_dia_seguinte',
      ],
      [
        'ex_mulher|ex_marido|ex_esposa|divorcio|separando|separacao|vou_separar|me_separ*|partilha|pensao|minha_mulher_pediu|meu_marido_pediu',
        'escond+|ocult+|pass+~nome|tir+~nome|nao_divid*|sem_divid*|nao_ver|nao_pegar|nao_leve|nao_levar|diminu+|desvaloriz*|no_nome_do|no_nome_da|sem_ela_saber|sem_ele_saber|antes_do_divorcio|antes_da_separacao|nao_aparec*|baix+|mostrar_menos|menor|rebaix+|zer+',
        'lucro|empresa|loja|bens|casa|carro|dinheiro|conta|pensao|faturamento|cotas|patrimonio|tudo|pro_labore|prolabore|renda',
      ],
    ],
    unless:
      'medo_de_nao_dar_conta|medo_de_quebrar|medo_de_falir|quebrar_de_novo|falir_de_novo|imposto_novo|para_pagar|renegoci*|aposent*|sucess*|garantia|assino|roubaram|para_pagar|pra_pagar|quitar|vend+_para_pagar|renegoci*|parcel+|negociar|separacao_de_contas|separar_as_contas|separar_a_conta|separar_o_dinheiro|contas_pessoais|conta_pessoal|me_deve|devem_para_mim|cliente_me_deve|antes_de_abrir_outra_unidade|filial|doacao_para_ong|seguro|como_evito_que_o_socio|roubaram|golpe|proteger_a_marca|senha*|planejamento_sucessorio|testamento|sucessao|divorcio_consensual',
    answer:
      'Não passe, esvazie nem esconda nada: transferir bem, zerar a conta, divorciar no papel ou fechar e reabrir em outro nome para não pagar é fraude contra credores ou à execução. A Justiça anula, alcança quem recebeu o bem e pode virar crime; Sisbajud, cartório e cruzamento de dados mostram a data. Fale hoje com um advogado: a lei já protege a casa da família, parte do salário e ferramentas de trabalho. E negocie: acordo com parcelas que caibam, vender um bem pelo preço certo para pagar, recuperação judicial ou a repactuação de dívidas.',
    steps: [
      'Liste cada dívida e processo: credor, valor, fase, prazo e garantia.',
      'Leve a um advogado e pergunte o que já é protegido por lei e o que negociar antes da audiência.',
      'Calcule quanto sobra por mês e faça uma proposta por escrito.',
    ],
    risks: ['Venda anulada, multa por má-fé e o parente dentro do processo.'],
  },
  {
    id: 'documento_falso',
    kind: 'crime',
    when: [
      [
        'atestado*|laudo*',
        'arrum+~pronto|arrum+_um|arranj+_um|onde_arrumo|onde_compro|onde_arranjo|quem_vende|quem_faz',
        'pronto|pronta|justific*|falta*|sem_consulta|sem_ir|funcionari*',
      ],
      [
        'vendo_atestado*|vende_atestado*|vender_atestado*|faco_atestado*',
        'sem_ver|sem_consult+|para_quem_pedir|de_um_dia|so_de|por_[0-9]*',
      ],
      [
        'retroativ*|data_do_mes_passado|data_antiga|data_anterior|antedat*|com_data_de',
        'aviso*|contrato*|recibo*|ata|advertenc*|procurac*|laudo*|nota*|assin*|rescis*',
      ],

      [
        'balanco|balancete|extrato*|faturamento|holerite*|comprovante*|decore|numeros|declaracao|relatorio|imposto_de_renda',
        'mais_bonito|maqui*|enfeit*|inflar|inflad*|aument*|arrum*|ajeit*|melhor*|mex*|mud*|mont*|fals*|maior',
        'banco|emprestimo|financiamento|credito|investidor*|liber*|aprov*|vender_a|comprador|pronampe|bndes|gerente',
      ],
      [
        'assin*|assinatura|rubric*|carimb*',
        'por_ele|por_ela|no_lugar|imit*|copi*|colar|scanner|escane*|fals*|em_branco|meu_socio|da_minha_socia|do_meu_pai|do_cliente|do_contador|do_medico',
      ],

      [
        'compr+|arrum+|arranj+|falsific*|fals*|forj+|mont+|edit+|photoshop|copi+|adulter+|comprado|comprada|fri[oa]|imit+|assin+_por|assin+_no_lugar|assinar_por|assinar_no_lugar|antedat*|retroativ*|data_antiga',
        'avcb|laudo*|alvara|certificado*|diploma|atestado*|cnh|certidao|certidoes|balanco*|extrato*|comprovante*|holerite*|contracheque|contrato*|procuracao|assinatura|recibo*|declaracao|decore|selo|registro_no_mapa|registro_do_mapa|licenca|art|receituario|carimbo|curriculo|documento*|rg|comprovante_de_renda|faturamento',
        'fals*|falsific*|forj+|fri[oa]|comprad*|compr+~laudo|compr+~avcb|compr+~alvara|compr+~atestado|compr+~diploma|compr+~certificado|sem_fazer|sem_vistoria|sem_curso|sem_visita|edit+|photoshop|imit+|assin+_por|assinar_por|assinar_no_lugar|antedat*|retroativ*|data_antiga|adulter+|mont+_um|inventad*|que_nao_e|maior_do_que',
      ],
      [
        'inflar|infl+|maqui+|aument+|invent+|mud+|fals*|edit+',
        'balanco*|extrato*|faturamento|decore|comprovante_de_renda|notas|imposto_de_renda|declaracao',
        'emprestimo|financiamento|banco|credito|investidor*|socio|comprador*|pronaf|bndes|pronampe|vender_a_empresa|vender_a_loja',
      ],
    ],
    unless:
      'cliente_mandou|cliente_mostrou|cliente_trouxe|pix_falso|desconfio|funcionari*_trouxe|como_confiro|inss_retroativo|pagamento_retroativo|aumento_retroativo|como_melhoro|melhorar_o_faturamento|melhorar_meu|aumentar_o_faturamento|crescer|assino_o_contrato|me_ajuda_a_entender|juntar_documento*|evit+|golpe|recebi|sofri|me_deram|funcionari*~atestado_falso|cliente~fals*|boleto_fals*|candidato|comprador_da|valid*|identific*|assinatura_digital|contrato_de_compra|comprovante_editado|comprovante_falso|comprovante_fake|certificado_digital|certificado_a1|recibo_de_compra|fals*_do_cliente|compr+_um_imovel',
    answer:
      'Não use documento falso, comprado, com data antiga ou assinado por outro: é falsidade e uso de documento falso, e inflar números para banco ou comprador é estelionato. Costuma aparecer na primeira conferência, e aí a licença, o crédito e a venda caem juntos. Peça o verdadeiro: o órgão diz o que falta e dá prazo; o banco aceita declaração do contador e extratos reais; assinatura se resolve com procuração. Se alguém já lhe entregou um falso, fale com um advogado antes de usar.',
    steps: [
      'Anote o que o documento exige e o que falta para tê-lo de verdade, com custo e prazo.',
      'Peça ao contador ou ao profissional responsável a via regular, e ao órgão uma prorrogação.',
    ],
    risks: ['Processo por falsidade, e perder o que se queria conseguir.'],
  },
  {
    id: 'dividir_em_nomes',
    kind: 'evasion',
    when: [
      [
        'mei|cnpj',
        'cada_filho|para_cada|varios|um_para_cada|revez*|um_em_cada|da_esposa|familia_toda',
        'revez*|pagamento*|vend*|nota*|limite|divid*|abri|abrir|imposto',
      ],

      [
        'outro_cnpj|outro_mei|outra_empresa|segundo_cnpj|segundo_mei|segunda_empresa|mais_um_cnpj|mais_um_mei|novo_cnpj|dois_cnpj|2_cnpj|tres_cnpj|3_cnpj|dois_mei|2_mei|tres_mei|3_mei|varios_mei|varios_cnpj|um_mei|um_cnpj|mei|cnpj|empresas|empresa',
        NAME_OF,
        RELATIVE,
        'limite|teto|faixa|estour*|simples|imposto*|vend*|faturamento|fatur*|nota*|divid+|metade|separ+|passar|imposto|nao_pass*|desenquadr*|81_mil|fugir|cair|pagar_menos|emit+|aparec*',
      ],
      [
        'divid+|quebr+|reparti+|separ+|fracion+|fati+|espalh+|distribu+',
        'faturamento|empresa|fabrica|loja|notas|vendas|receita|restaurante|negocio|clinica',
        'cnpjs|cnpj|mei|empresas|nomes|filhos|familia|2|3|duas|tres|dois|varios',
        'simples|limite|teto|faixa|imposto*|pagar_menos|nao_pass*|fugir|economiz*|anexo',
      ],
      [
        'limite|teto|81_mil|estour*',
        'mei',
        `${RELATIVE}|par+_de_emitir|segur+~nota*|segur+_as_notas|nao_emit+|conta_da|conta_do|pix_da|pix_do|outro_cpf|sem_nota|jogar_para|deix+_para_janeiro|outro_cnpj|escond+|sem_desenquadr*`,
        'receb+|fatur*|nota*|vend*|abr+|passar|estour*|emit+|jogar|escond+|continu+',
      ],
    ],
    unless:
      '(?:vendas?|receber|recebo|passar|passo|cobro)_no_pix_d[aoe]|me_aposent*|aposentar|aposentadoria|sucess*|herd*|maquininha_d[aoe]|maquininha_n[ao]|penhora|credor*|execucao|quero_virar_me|vira_me|meu_socio_quer_abrir|dois_negocios_diferentes|passei_do_limite_e_agora|passei_do_limite_do_mei_esse_ano|franquia|o_que_muda|minha_mae_quer_abrir|meu_filho_quer_abrir|marido_tem_um_mei_e_eu',
    answer:
      'Não dá certo: abrir CNPJ ou MEI em nome de parente para dividir as vendas, ou segurar notas para não passar do limite, é tratado como uma empresa só (interposta pessoa). A Receita soma tudo, exclui as duas do MEI ou do Simples desde o início, cobra a diferença com multa e ainda envolve quem emprestou o nome. Passou do teto? Até 20% acima, você vira microempresa em janeiro pagando a diferença; acima disso, o ano inteiro é recalculado. Faça com o contador a conta do Simples como ME: muitas vezes pesa menos do que parece.',
    steps: [
      'Some o que entrou no ano por todas as contas e veja quanto falta, ou passou, do limite.',
      'Peça ao contador a data certa de passar a ME e o imposto mensal por anexo.',
      'Ajuste o preço e os custos para o novo imposto antes da mudança.',
    ],
    risks: ['Exclusão retroativa com multa, e processo para você e para o parente.'],
  },
  {
    id: 'enganar_socio',
    kind: 'assets',
    when: [
      [
        'socio|socia|sociedade',
        'gaveta|caixa|dinheiro|venda*|pix',
        'sem_anotar|sem_lancar|por_dia|mora_em|mora_longe|nao_vem|nunca_vem|nao_aparece|some|sumo|por_fora',
        'tiro|pego|guardo|retiro|fico|desvio|tirando|pegando',
      ],

      [
        'socio|socia|sociedade|socios',
        'guard*|tir*|peg*|desvi*|separ*|retir*|receb*|vend*|pass*|faco|fico',
        'nem_desconfi*|desconfia|nem_sab*|nem_ve|nao_ve|longe|sem_ele|sem_ela|nao_conto|sem_contar|escond*|por_fora|na_minha_conta|para_mim|nao_olha|nao_confere|confia',
      ],

      [
        'socio*|socia*|sociedade|investidor*',
        'sem_ele_saber|sem_ela_saber|sem_o_socio_saber|sem_contar|sem_falar|nao_sabe|nao_precisa_saber|escondid*|por_fora|pelas_costas|desvi+|sem_dividir|nao_conto|nao_vou_contar|esconder|escond+|enganar|engan+|passar_para_tras|passar_a_perna|sem_ele_perceber|sem_ela_perceber|tirar_ele_do_contrato|falsific*|maqui+|mostr+_menos|mostrar_um_lucro_menor|lucro_menor|fals*',
        'dinheiro|lucro|caixa|vend*|tir+|peg+|cliente*|receb*|faturamento|contrato|assinatura|conta|parte|parte_dele|parte_dela|balanco|numeros|resultado',
      ],
    ],
    unless:
      'meu_socio_tir*|socio_pega|socio_desvi*|socio_retir*|socio_guard*|socio_desvi*|meu_socio_esta|meu_socio_tir*|socio_tira|socio_peg*|socio_esta_tirando|socio_roub*|socio_me|desconfio|descobri|suspeito|acho_que_meu_socio|minha_socia_esta|socio_pega|socio_faz|socio_nao_sabe|socio_escond*',
    answer:
      'Não tire nem esconda do sócio: desviar venda ou mostrar lucro menor é apropriação indébita e quebra de dever, com devolução, exclusão da sociedade e processo criminal. Se a divisão está injusta, o caminho é outro: número aberto, pró-labore para quem trabalha, acordo de sócios por escrito ou a saída de um deles com apuração de haveres. Um advogado societário e o contador fazem isso sem briga; posso ajudar a preparar os números da conversa.',
    steps: [
      'Feche o mês com todas as entradas e retiradas de cada um, por escrito.',
      'Proponha pró-labore, regra de retirada e acordo de sócios com um advogado.',
    ],
    risks: ['Exclusão por falta grave e devolução com juros.'],
  },
  {
    id: 'fraude_seguro',
    kind: 'assets',
    when: [
      [
        'sinistro|seguro|seguradora|enchente|incendio|roubo',
        'declarei|declar*|inform*|colo*|listei|inclui*|disse',
        'mais|maior|a_mais|que_nao_tinha|que_nao_perdi|do_que_tinha|novo|dobro',
      ],

      [
        'seguro|seguradora',
        'larg*|abandon*|escond*|sum*',
        'roubaram|roubo|furto|queixa|bo',
        'carro|moto|caminhao|van|celular|mercadoria|maquina',
      ],

      [
        'seguro|seguradora|apolice',
        'larg*|abandon*|sum*|escond*|quebr*|bat*|queim*|fogo|roub*|assalt*|alag*|destru*|vend*_as_pecas',
        'falar_que|falo_que|falar_q|digo_que|dizer_que|dar_queixa|bo|de_proposito|lugar|receb*|indeniz*|valor|cobr*|pensando|tentac*|resolv*',
        'falar_que|falo_que|digo_que|dizer_que|de_proposito|pensando|tentac*|resolv*|se_eu|por_fogo|tacar|lugar_feio|queixa|proposital|receber_o_seguro|vermelho',
      ],

      [
        'tac+_fogo|tocar_fogo|por_fogo|ponho_fogo|botar_fogo|bot+_fogo|incendi*|queimar|queimo|pegar_fogo|pega_fogo|roub*|assalt*|furt*|batida|acidente|perda_total|sinistro|sum+_com_o_carro|sumir_com_o_carro|alag*|enchente|curto_circuito',
        'seguro|seguradora|indenizacao',
        'fing+|finj+|simul+|forj+|de_mentira|armar|armad*|de_proposito|invent+|aument+|proposital|combin+|para_receber|para_pegar|acionar|paga|cobre|dizer_que|falar_que|digo_que|fals*|na_mesma_noite|resolv*|se_eu|e_receber|receb+|velho|velha',
      ],
      [
        'seguro|seguradora',
        'aument+|infl+|invent+|mint+|mentir|fals*|digo_que|dizer_que|colocar_mais|por_mais|a_mais|fraud*|golpe|nota*_fals*|simul*|nao_foi|omit+',
        'prejuizo|coisas|mercadoria*|valor|sinistro|roub*|levaram|estoque|indenizacao|receber|maquina*|notas|batida|motorista|dirigindo',
      ],
      [
        'tac+_fogo|tocar_fogo|por_fogo|ponho_fogo|botar_fogo|bot+_fogo|incendiar|incendeio|queimar',
        'loja|galpao|deposito|restaurante|predio|carro|estoque|empresa|concorrente|bar|fabrica|caminhao|lanchonete',
      ],
    ],
    unless:
      'sem_queimar|queim+_o_filme|imposto|alaga|moro_perto|por_acidente|quanto_custa|vale_a_pena|roubaram|preciso|contrat*|seguro_contra_incendio|queimar_estoque|queima_de_estoque|queimar_o_estoque|queimar_meu_estoque|contra_roubo|quanto_custa|preciso_de_seguro|vale_a_pena_ter|pegou_fogo_e|fui_assaltad*|sofri|foi_roubad*|roubaram|queimar_caixa|queimar_gordura|pegar_fogo_de_vender|para_evitar|como_evit*|carvao|vend+_seguro|tacar_fogo_nas_vendas|demorando|nega|negou|nao_quer_pagar|me_negou|recus*',
    always: true,
    answer:
      'Não faça isso: pôr fogo ou simular roubo, batida ou perda para receber seguro é crime (incêndio e estelionato), põe vizinhos e bombeiros em risco, e a perícia descobre pela forma do fogo, câmeras e dívidas. Aumentar o prejuízo também faz perder a indenização inteira. Se a empresa não aguenta, há saída: liquidar o estoque, entregar o ponto, renegociar, vender ou fechar com ordem, com advogado e contador. Se o desespero está grande, ligue 188, o CVV, a qualquer hora.',
    steps: [
      'Faça a lista do que vale dinheiro hoje (estoque, máquina, ponto) e do que deve.',
      'Veja com um advogado a negociação ou o encerramento; posso ajudar na conta.',
    ],
    risks: ['Prisão, morte de alguém no fogo e nenhum pagamento do seguro.'],
  },
  {
    id: 'venda_sem_nota',
    kind: 'evasion',
    when: [
      [
        'nota|notas',
        'na_amizade|na_confianca|outra_sem|metade_sem|parte_sem|uma_parte_com|meio_a_meio|outra_parte|resto_sem|por_fora',
        'vend*|revend*|compr*|fornecedor|entreg*|mercadoria|receb*',
      ],

      [
        'sem_documento_fiscal|sem_documento|sem_nenhum_documento|sem_comprovante',
        'compr*|vend*|carga|mercadoria|atacado|entreg*|em_conta|barato',
      ],
      [
        'nota|notas|cupom',
        'so_para|so_pra|apenas_para|somente_para',
        'pessoa_juridica|empresa*|quem_pede|quem_pedir|cartao|quem_exig*|cnpj',
      ],

      [
        'nota|notas|cupom',
        'preco_la_em_baixo|preco_baixo|valor_baixo|preco_menor|outro_valor|valor_diferente|metade|la_em_baixo|menor|bem_menos|parte|simbolic*',
        'por_fora|complet*|resto|diferenca|em_dinheiro|no_pix|na_mao|imposto*',
      ],
      [
        'nota|notas|cupom|recibo',
        'nao_dou|nao_emito|nao_tiro|nao_solto|nao_faco|evito|evitar|so_emito|so_tiro|so_dou|so_faco|so_se|so_quando|nunca_dou|nunca_tirei|nunca_emiti|raramente|quase_nunca|parei_de|deixei_de|sem|pulo|enrol*|esquec*',
        'cliente*|vend*|pedir|pede|exig*|insist*|imposto*|sempre|problema|risco|fiscal|mes|servico*|obra|feira|loja|dinheiro|pix',
      ],

      [
        NO_NOTE,
        `desconto|mais_barato|cliente*|paciente*|vend*|cobr*|preco|imposto*|receita|fiscal|fiscaliz*|problema|pega|risco|posso|da_nada|da_ruim|todo_mundo_faz|normal|compensa|vale|sempre|pede|quer|pag+|fatur*|aluno*|hosped*|servico*|trabalh*|melhor|dentista|mercadoria|entreg+|metade|so`,
      ],
      [
        'nota|cupom',
        'metade|meia|valor_menor|menos_do_que|abaixo_do_valor|so_de_uma_parte|parte_do_valor|valor_mais_baixo|valor_baixo|outro_produto|outro_servico|subfatur*|diminu+_o_valor|baix+_o_valor|menor',
        'emit+|tir+|fac*|faz*|lanc+|coloc+|bot+|pag+|imposto*|resto|dar|dou|cliente|vend*',
      ],
      [
        'desconto|mais_barato|preco_menor|preco_melhor|abat+',
        'nao_quer*~nota|nao_pede~nota|nao_pedir~nota|nao_quiser~nota|nao_pede~recibo|nao_quer*~recibo|nao_pedir~recibo|nao_quiser~recibo|nao_precis*~nota|sem_nota|abre_mao|abrir_mao|dispens*~nota',
      ],
    ],
    unless:
      'nota_assinada|nota_promissoria|caderno*|caderneta*|spc|serasa|negativ*|ser_nota|recibo_ou|esqueci_de_emitir|nota_do_fornecedor|fornecedor*_mand*|nao_emito_nota_ainda|garantia|a_nota_de_compra|sem_experiencia|fornecedor_nao|fornecedor_vend*_sem|fornecedor_mand*_sem|compr+_sem_nota|chegou_sem_nota|veio_sem_nota|recebi_sem_nota|concorrent*|nao_consigo_emitir|nao_posso_emitir|nao_posso_mais_emitir|nao_sei_emitir|nao_consegui_emitir|como_emit*|sistema_fora|sistema_caiu|preciso_emitir|sou_obrigad*_a_emitir|nota_no_google|nota_do_ifood|nota_do_enem|aluno_com_nota|nota_baixa|nota_menor|nota_do_app|avaliac*|estrela*|sem_nota_de_corte|meia_noite|troco|nota_de_100|nota_de_50|outro_cnpj|loja_vizinha|vizinho_vend*|troca*_sem_nota|trocar_sem_nota|garantia|devolver_sem_nota|devoluc*|cupom_de_desconto|cupons',
    answer:
      'Com isso não posso ajudar: vender sem nota, dar desconto a quem não pede ou pôr valor menor no papel é sonegação, e "todo mundo faz" não protege: cartão, Pix e a compra do fornecedor mostram a venda. Vêm a cobrança com multa e juros e, às vezes, processo criminal. O que é permitido e pesa menos: preço com o imposto dentro, desconto por pagamento à vista com nota, regime e anexo revistos pelo contador, MEI na hora certa, e parcelamento do atrasado antes da fiscalização.',
    steps: [
      'Compare o que entrou nas contas com as notas emitidas, mês a mês.',
      'Peça ao contador o imposto real sobre o seu preço: costuma ser menor que o desconto dado.',
      'Troque o "sem nota" por desconto no Pix com nota, e avise a equipe.',
    ],
    risks: ['Cobrança dos anos anteriores com multa quando o caixa menos espera.'],
  },
  {
    id: 'dinheiro_nao_declarado',
    kind: 'evasion',
    when: [
      [
        'caderno|cadernos|livro|livros|planilha|controle',
        'contador|contadora|receita|fisco|leao|imposto|fiscal',
        'o_de_verdade|a_de_verdade|o_verdadeiro|a_verdadeira|o_real|o_paralelo|o_que_vale',
      ],
      [
        'pix|receb*|maquininha*|cartao|transferenc*|vendas|venda|dinheiro|faturamento',
        'no_pix_d[aoe]|na_conta_d[aoe]|pix_d[aoe]|conta_d[aoe]|conta_pessoal|pessoa_fisica|cpf_d[aoe]',
        `${RELATIVE}|conta_pessoal|pessoa_fisica|cpf`,
        'nao_aparec*|sem_aparec*|nao_entr+|escond*|nao_cont*|nao_declar*|nao_somar|nao_bater|receita_nao|nao_ver|ninguem_ve|ninguem_vai_ver|ninguem_descobr*|virar_o_ano|virada_do_ano|ate_janeiro',
      ],
      [
        'cartao|pix|vend*|receb*|dinheiro|venda|faturamento|pagamento*',
        'sem_que~aparec*|sem~aparec*|nao~aparec*|sem_deixar_rastro|nao_ficar_registr*|invisivel|nao_rastre*|sem~rastre*|nao_cruz*|pegar_quem|receita_pegar|chance_d*',
        'governo|receita|fisco|leao|imposto*|fiscal*|contador|tributar*|federal',
      ],

      [
        'segur*|guard*|escond*|deix*',
        'faturamento|venda*|nota*|receita|recebimento*',
        'caderno|ate_janeiro|ano_que_vem|por_fora|sem_lanc*|gaveta|fora',
      ],
      [
        'presente|doacao|emprestimo|presentes',
        'receita|fisco|leao|fiscal*|imposto',
        'digo|falo|dizer|falar|invent*|justific*|cola|bater',
      ],

      [
        'declaro|declarar|declaramos|lanco|lancei|lancar|informo|informei|informar|registro|contabilizo',
        'uns|umas|metade|parte|um_pouco|so|nunca|nada|menos|por_cento|porcento|quase_nada|algumas|alguns|nem',
        'entra|vend*|ganho|recebo|receb*|fatur*|dinheiro|frete*|alugue*|disso|faturamento|servico*|caixa|tudo|renda|lucro',
      ],
      [
        'recebo|receber|ganho|cai|cobro',
        'em_dinheiro|no_pix|na_mao|vivo|especie',
        'nunca_lanc*|nunca_declar*|nada_disso|nao_lanc*|nao_declar*|sem_declar*|sem_lanc*|por_fora|nao_entra',
      ],

      [
        'cripto*|bitcoin|usdt|exterior|gringo*|dolar*|euro*|upwork|fiverr|paypal|wise|payoneer|fora_do_pais|estrangeir*|youtube|adsense|airbnb|onlyfans|booking',
        'leao|receita_federal|fisco|imposto*|declar*|tribut*',
        'nao_precisa|nao_preciso|sem|nao|escap*|fug*|nada|ouvi_dizer|livre',
      ],
      [
        'pix|maquininha|cartao|vendas|dinheiro|receb*|cai|clientes',
        'da_minha_filha|do_meu_filho|da_minha_esposa|da_esposa|da_minha_mulher|do_meu_marido|da_minha_mae|do_meu_pai|da_minha_irma|do_meu_irmao|da_minha_sogra|da_minha_mina|da_namorada|do_primo|do_cunhado|da_cunhada|de_um_amigo|conta_pessoal|meu_cpf|cpf_da|cpf_do|pessoa_fisica|outro_cpf|outra_conta|conta_da|conta_do',
        'nao_cont*|nao_aparec*|nao_ver|limite|mei|teto|imposto*|receita|leao|fisco|escond*|nao_entr*|sem_declar*|faixa|simples|fug*|escap*|nao_bater|estour*|sumir',
      ],
      [
        'vendas|venda|faturamento|receita|metade|parte|caixa|movimento|dinheiro|entrada*|ganho*',
        'fora|por_fora|nao_passa*|nao_lanc*|nao_cont*|nao_declar*|nao_inform*|nao_mostr*|escond*|omit*|so_passa|so_lanco|so_declaro|so_registro|so_informo|guardo_sem|fica_de_fora|deix*_de_fora|invisivel',
        'sistema|contador*|contabilidade|imposto*|receita_federal|leao|fisco|declar*|nota|limite|mei|simples|das|irpf',
      ],

      [
        'cripto*|bitcoin|usdt|exterior|gringo*|dolar*|paypal|wise|airbnb|booking|youtube|adsense|onlyfans|tiktok|aluguel|alugueis',
        'nao~declar+|sem_declar+|nao_declar+|sem_pagar_imposto|sem_imposto|nao_pag+_imposto|receita_nao|fug*|escap*|por_fora|escond*|ocult*|nao_aparec*|nao~rastre*|sem_rastr*|sem_informar|nao_informo|livre_de_imposto|sem_passar_pelo_banco',
        'receb*|client*|vend*|pag*|compensa|ganh*|aluguel|alugueis|entr*|fatur*|servico*|declar*|imposto*',
      ],
      [
        'hosped*|reserva*|aluno*|paciente*|cliente*|consulta*|corrida*|mesa*|comanda*|ingresso*|mensalidade*|atendimento*|diaria*',
        'registr+_so|so_registr+|lanc+_so|so_lanc+|um_a_cada|1_a_cada|2_a_cada|metade_dos|metade_das|uma_parte|alguns|nao~registr+|nao~lanc+|sem_registr*|fora_do_sistema|so_uma_parte|nem_todos|parte_dos|parte_das|deix+_de_registrar|deix+_de_lancar|no_caderno|sem_abrir_comanda|caderno_separado|caderninho',
        'imposto*|fiscaliz*|receita|sistema|perceb*|fisco|pagar_menos|declar*|prefeitura|iss|contador|leao|registr*|pega*',
      ],
      [
        'caixa_2|caixa_dois|caixa_paralelo|dois_cadernos|dois_caixas|livro_paralelo|contabilidade_paralela|segundo_caderno|maquininha_paralela|maquininha~pessoa_fisica|maquininha~cpf|maquininha~outro_cnpj',
      ],
      [
        UNDECLARED,
        INCOME,
        'imposto*|receita_federal|receita|leao|fisco|fiscal|fiscalizacao|declar+|contador|contabilidade|das|icms|iss|simples|limite|teto|sonega*|nota*|sistema|rastro|tribut*|irpf|ir|inss|malha_fina|aparecer',
        'nao|sem|fug*|escap*|escond*|ocult*|omit*|driblar|burlar|menos|metade|parte|por_fora|caixa_2|caixa_dois|so|livre|sonega*|batido',
      ],
      [
        'dinheiro_vivo|em_especie|so_dinheiro|so_no_dinheiro|em_dinheiro|so_em_dinheiro|cash',
        'receita|imposto*|fisco|leao|fiscal|declar*|rastro|nao_ver|nao_aparec*',
        'nao|sem|fug*|escap*|escond*|so',
      ],
      [
        'pix|receb*|maquininha*|cartao|transferenc*|cai+|vendas|dinheiro|faturamento|receita',
        NAME_OF,
        RELATIVE,
        'imposto*|receita|fisco|leao|nao_aparec*|limite|teto|faixa|simples|mei|fug*|escap*|escond*|nao_declar*|declar*|nota|sem_nota|fiscal|para_nao|metade',
      ],
      [
        'pix|receb*|maquininha*|cartao|vendas|dinheiro|venda',
        'conta_pessoal|pessoa_fisica|meu_cpf|minha_conta_pessoal|no_meu_cpf|conta_fisica|pix_pessoal',
        'imposto*|receita_federal|fisco|leao|nao_aparec*|limite|teto|fug*|escap*|escond*|nao_declar*|sem_declar*|para_nao|sem_pagar',
      ],
    ],
    unless:
      'como_lanc*|como_registro|como_organizo|nao_sei|separar|separar|separo|filtrar|conta_pessoal_sem_querer|sublo*|lanco_certo|regulariz*|separar|misturo|misturar|organiz*|nao_recebi|quanto_tempo_guardo|como_declar*|preciso_declarar|tenho_que_declarar|onde_declar*|qual_receita|receita_caiu|receita_por|receita_de_bolo|concorrent*|receita_medica|sem_receita|cliente_escond*|quanto_entrou|nao_lancei|esqueci|emitir_certo|diminu+_custo*|tirar_cliente|receita_recorrente|nao_registro_direito|registrar_direito|sem_registrar_no_inpi|abaixo_do_esperado|aumentar_a_receita|conciliar|conciliac*|nao_bate',
    answer:
      'Com isso não posso ajudar: deixar venda, hóspede, consulta, aluguel, cripto ou recebimento do exterior sem declarar, ou receber na conta de outra pessoa, é sonegação. Bancos, maquininhas, plataformas e corretoras informam à Receita, e a diferença volta com multa de 75% a 150%, juros e, às vezes, processo criminal também para quem emprestou a conta. O contador mostra os caminhos permitidos: regime e anexo certos, isenção de exportação de serviço quando cabe, parcelar o atrasado e corrigir antes da fiscalização, o que reduz a multa.',
    steps: [
      'Some o que entrou por todas as contas e compare com o declarado, mês a mês.',
      'Leve a diferença ao contador: quanto custa corrigir agora e qual regime pesa menos.',
      'Ponha todos os recebimentos na conta da empresa e refaça o preço com o imposto dentro.',
    ],
    risks: ['Cobrança de cinco anos com multa, e perder crédito porque o faturamento não aparece.'],
  },
]
