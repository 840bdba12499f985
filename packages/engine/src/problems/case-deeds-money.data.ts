import { type CaseDeed, caseDeed } from './case-deed.ts'

/** Taxes, banks, judges, families and what has to be stopped. */
export const MONEY_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['simples_exclusao', 'imposto_atrasado', 'financas', 3, 0],
    [
      'exclusao_do_simples|termo_de_exclusao|excluid*_do_simples|excluir*_do_simples|sair_do_simples|tirar_do_simples|das_atrasad*|das_em_atraso|divida_ativa|simples_atrasad*|das_vencid*|simples_em_atraso|pgfn|guia*_do_simples|imposto*_atrasad*|das_sem_pagar|carta_da_receita|receita_federal',
      'prazo|parcel*|carta|meses|mil|dev+|notific*|atras*|certidao|multa*|sem_pagar|tirar|mandou',
    ],
    [
      'Leia a notificação com o contador e escolha o parcelamento até a data',
      'Entre no portal da Receita com o contador e escreva cada débito, o ano e se já está na dívida ativa. Compare em uma folha o parcelamento comum e a transação, com entrada e parcela, e peça dentro do prazo da carta. Guarde toda sexta uma parte da venda para o imposto do mês corrente e anote a data de cada parcela.',
      'A empresa fica no Simples, e o atraso velho cabe em uma parcela.',
    ],
    { fora: 'atraso_do_cliente' },
  ),
  caseDeed(
    ['conta_bloqueada_justica', 'divida_banco', 'gestao', 3, 0],
    [
      'bloque*|penhor*|sisbajud|bacenjud|execucao|leilao|busca_e_apreensao|oficial_de_justica|zerad*|zerou|levou_o_dinheiro|tirou_o_dinheiro|ordem_do_juiz|ordem_judicial|travad*',
      'conta|banco|juiz|justica|processo|caminhao|carro|maquina|imovel|trator|dinheiro',
    ],
    [
      'Leve hoje a um advogado a ordem e a prova do que é salário e fornecedor',
      'Peça no banco o número do processo e a vara e junte extrato, folha, contas vencendo e nota de fornecedor. O advogado confere o que pode ser desbloqueado e o acordo possível, e os prazos são de poucos dias. Enquanto isso, ligue a quem recebe esta semana com uma data nova e anote o caixa diário dos próximos trinta dias.',
      'Você sabe o que volta, quando, e mantém aberto o que traz dinheiro.',
    ],
    { fora: 'conta_do_instagram|bloque+_o_cliente|ifood|mercado_livre|maquininha|plataforma' },
  ),
  caseDeed(
    ['agiota', 'divida_banco', 'financas', 3, 0],
    [
      'agiota*|agiotagem|juros_de_20|20_por_cento_ao_mes|15_por_cento_ao_mes|emprestimo_de_pessoa|dinheiro_na_rua_emprestado',
      'dev+|pag*|juro*|ameac+|semana|mes|emprest*|peguei|parcela*',
    ],
    [
      'Escreva quanto já pagou e troque a dívida por outra antes da semana que vem',
      'Some em uma folha o que recebeu e o que já pagou, com datas. Procure cooperativa, microcrédito ou um parente com acordo escrito para quitar de uma vez, e venda primeiro o que está parado. Confira com um advogado ou a Defensoria o que é devido de verdade; se houver ameaça, guarde as mensagens e registre na delegacia. Não pegue outro para pagar este.',
      'A dívida ganha um total e um fim, e ninguém negocia sozinho com medo.',
    ],
  ),
  caseDeed(
    ['aval_parente', 'divida_banco', 'gestao', 3, 0],
    [
      'fiador*|avalista*|aval|no_meu_nome|meu_nome|meu_cpf',
      'irma*|irmao|cunhad*|primo|prima|filh*|ex_marido|ex_mulher|ex_socio|amigo|parente|pai|mae|sobrinh*',
      'dev+|pag*|divida|emprest*|negativ*|sujo|banco|financi*|cobr*|cartao',
    ],
    [
      'Peça ao banco a conta exata e feche por escrito com quem usou o nome',
      'Peça por escrito o contrato, o saldo e o preço de quitar, e converse com a pessoa com uma folha na mão: quanto ela paga, em que dia, o que vende se não der. Confira com um advogado o que você responde e como tirar o seu nome. Não pague do caixa da empresa sem anotar como empréstimo; diga a data do último mês em que cobre.',
      'Fica escrito quem paga, e o caixa da empresa para de ser a saída.',
    ],
    { fora: 'marca_no_meu_nome|fala_mal|espalh*' },
  ),
  caseDeed(
    ['maquininha_retem', 'taxa_maquininha', 'financas', 2, 0],
    [
      'maquininha|stone|pagseguro|mercado_pago|cielo|getnet|sumup|ton|infinitepay|adquirente|operadora_de_cartao|gateway|operadora|meu_saldo|saldo_das_vendas|cartao_das_vendas|link_de_pagamento|picpay',
      'bloque*|retem|retid*|reteve|segurou_o|segura_o|segurando|retenc*|nao_repass*|nao_cai*|nao_caiu|travad*|suspens*|reserva|travou|em_analise|analise|nao_libera*|congel*|prendeu|segurou',
    ],
    [
      'Abra protocolo com prova das vendas e passe a receber por duas portas',
      'Peça por escrito a razão e a data, mande nota, pedido e entrega das vendas paradas e guarde o protocolo; sem resposta no prazo, registre no Banco Central e no Procon. Hoje mesmo ligue uma segunda máquina e o Pix do banco e divida as vendas. Anote por dia o valor preso e as contas que dependiam dele.',
      'O dinheiro preso tem número de protocolo, e o de amanhã não fica no mesmo lugar.',
    ],
  ),
  caseDeed(
    ['golpe_boleto_banco', 'fraude_chargeback', 'financas', 2, 0],
    [
      'boleto_fals*|central_falsa|falsa_central|golpe_do_boleto|ligaram_do_banco|falso_gerente|golpe_da_central|email_falso|fornecedor_fals*|site_fals*|falso_fornecedor|golpe|duplicata_falsa|conta_falsa|boleto_clonado|boleto_adulterado|se_passou_por|se_passaram|cai_num|cai_no|nota_falsa_de_cobranca|falso',
      'boleto|banco|pix|transfer*|paguei|pagou|conta|perdi|mil|compr*|fornecedor|duplicata|cobranca',
    ],
    [
      'Ligue já ao seu banco, peça a devolução do Pix e registre o boletim',
      'Telefone pelo número do cartão, conte a hora e o valor e peça o mecanismo de devolução; faça o boletim pela internet e mande o protocolo ao banco. Troque senhas e tire aparelhos que não conhece. Daí em diante, pagamento novo pede dois olhos: confere-se o nome de quem recebe e liga-se ao fornecedor pelo número antigo. Anote o valor, o dia e a resposta.',
      'A chance de volta cresce nas primeiras horas, e o próximo falso é pego na conferência.',
    ],
    { fora: 'comprovante*|nao_recebeu|ifood|chargeback' },
  ),
  caseDeed(
    ['emprestimo_parcela_maquina', 'divida_banco', 'financas', 3, 0],
    [
      'parcela*|prestac*|financi*|leasing|consorcio|carne|em_60_vezes|em_48_vezes|em_36_vezes|em_24_vezes',
      'maquina*|caminh*|trator|forno|equipament*|carro|van|aparelho|torno|colheitadeira|onibus|moto|drone',
      'parad*|sem_servico|nao_paga|nao_se_paga|atras*|pouco_uso|nao_cobre|aperto|sem_trabalho|cai|caiu|encostad*',
    ],
    [
      'Divida a parcela pelas horas de uso e venda as horas que faltam',
      'Escreva quantas horas ou viagens a máquina precisa por mês para pagar a parcela e quantas faz hoje. Ofereça as que sobram a três colegas ou firmas, por dia e com operador. Fale com o banco antes do atraso: carência, prazo ou troca por menor. Marque uma data: sem chegar ao número, cote a venda e compare com a multa.',
      'A máquina passa a pagar a parcela, ou você a vende antes da dívida crescer.',
    ],
    { fora: 'laser|criolipolise|client*~financiamento|aluguel_de_carro|locadora|alugo' },
  ),
  caseDeed(
    ['familia_fiado_desconto', 'desconto_demais', 'financas', 2, 0],
    [
      'parente*|amig*|vizinha*|vizinhos|conhecid*|irmao_da_igreja|compadre*|colega*|pessoal_da_igreja|cunhad*|da_familia|gente_da_familia|prim*|sogr*|tio|tia|sobrinh*|da_igreja',
      'desconto|fiado|de_graca|nao_pag*|preco_de_amigo|favor|sem_cobrar|nao_cobr*|nao_consigo_cobrar|nao_tenho_coragem|depois_eu_pago|faz_um_precinho|sem_pagar|de_casa|na_faixa|baratinho|quer*_precinho',
    ],
    [
      'Escreva um preço de amigo com limite por mês e diga a mesma frase a todos',
      'Escolha quanto pode dar por mês, em reais, e para quem. Acima disso, a resposta é igual: “este mês já dei a minha cota; consigo na forma normal, e guardo a data”. Mande aos que devem uma mensagem com valor e duas datas, sem comentário. Anote o que deu e o que voltou, e veja no fim do mês o que fez com o resto.',
      'O favor tem tamanho, e a amizade não decide mais o preço.',
    ],
    {
      fora: 'minha_familia_tira|socio|meu_pai_tira|mae_tira|familia_do_aluno|familia_atendida|famil*_em_atraso|fiador*|financi*|veneno|peca_consignada|consignad*|compram_do_vizinho|mecanico*|influenc*|story|stories|divulg*|blogueir*',
    },
  ),
  caseDeed(
    ['decidir_parar_linha', 'lucro_some', 'financas', 3, 0],
    [
      'da_prejuizo|dando_prejuizo|so_prejuizo|nao_se_paga|nao_da_lucro|no_vermelho|nao_vale_a_pena|puxa_para_baixo|so_da_trabalho|carreg+_nas_costas|nao_fecha_a_conta|comendo_o_lucro',
      'fecho|fechar|parar|paro|cortar|acab+|encerr+|mant+|continu+|nao_sei_se|se_vale|largar|desist+',
    ],
    [
      'Escreva o que some e o que fica se essa parte fechar, e dê um prazo',
      'Faça duas colunas: o que deixa de gastar de verdade no dia seguinte e o que continua, como aluguel e gente. Ponha ao lado o que ela vende e quem compra outra coisa junto. Escolha um número e uma data, por exemplo três meses, e diga a quem trabalha nela o que precisa mudar. Na data, olhe só o número.',
      'A dúvida vira um número com data, e você para de pagar para adiar.',
    ],
    {
      fora: 'feriado|fecho_no_vermelho|fechando_no_vermelho|fechar_no_vermelho|fecho_o_mes|fechar_o_mes|fecho_negativo',
    },
  ),
  caseDeed(
    ['seguro_negou', 'seguro_imprevisto', 'gestao', 3, 0],
    [
      'seguro|seguradora|sinistro|indenizac*',
      'neg+|recus+|nao_pag*|nao_cobr*|demor+|enrol+|franquia|nao_estava_cobert*|nao_cobre|fora_da_cobertura|nao_quer*_pagar|nao_estava_no',
    ],
    [
      'Peça a negativa por escrito e responda com prova do que o contrato diz',
      'Solicite por mensagem a razão e a cláusula, junte fotos, boletim, orçamentos e notas, e peça nova análise pela ouvidoria, com número. Sem resposta no prazo que ela der, registre no órgão que fiscaliza seguros e no Procon, e confira com um advogado. Enquanto isso, conserte primeiro o que para a venda e anote a perda por semana.',
      'A recusa passa a ter razão escrita, que se discute com prova.',
    ],
    { fora: 'corretora_perde|renovac*_de_clientes|seguro_desemprego|sou_corretor*' },
  ),
  caseDeed(
    ['marca_notificada', 'marca_registro', 'gestao', 3, 0],
    [
      'marca|nome_da_loja|nome_da_empresa|logo|nome_fantasia|inpi|registr*',
      'notific*|registrou|registraram|ja_registrad*|mesmo_nome|usando_o_nome|usando_meu_nome|usa_meu_nome|roubou_o_nome|trocar_de_nome|mudar_o_nome|extrajudicial|copiou_o_nome|proib*|ja_tem_dono|carta_de_advogado|tem_dono|dono_do_nome|nao_posso_usar|parar_de_usar|processo_por_nome',
    ],
    [
      'Junte prova de uso com data e leve a notificação a quem entende de marca',
      'Procure a nota, o anúncio, a foto ou o contrato mais antigo com o nome e a data em que o outro pediu o registro no INPI. Leve tudo a um advogado ou agente antes do prazo da carta e não troque nem responda por impulso. Escreva quanto custaria mudar placa, embalagem e perfil e dois nomes de reserva já pesquisados.',
      'Você responde com prova e sabe o preço de cada caminho.',
    ],
    { fora: 'marca_de_racao|notificou_o_alvara|carteira_registrad*|registrar_funcionari*|trabalhar_com_outra_marca' },
  ),
  caseDeed(
    ['cliente_paga_prazo_longo', 'pagamento_grande_cliente', 'financas', 3, 0],
    [
      '60_dias|75_dias|90_dias|120_dias|45_dias|noventa_dias|sessenta_dias|prazo_de_pagamento|dois_meses_depois|tres_meses_depois',
      'client*|hospital|rede|prefeitura|construtora|industria|supermercado*|usina|atacad*|distribuidor*|pag+',
      'fornecedor*|folha|caixa|antecip*|juro*|banco|financi*|aperto|salario*|nao_aguento|duplicata*|folego|cheque_especial|descontar',
    ],
    [
      'Cobre o prazo em linha separada e ofereça dois preços ao cliente',
      'Calcule quanto custa esperar, pela taxa da sua última antecipação, e ponha no próximo orçamento dois preços: à vista ou em trinta dias, e o de hoje com o prazo dele. Peça entrada que pague o material. Fale com quem paga, e não só com quem compra: que dia a nota precisa chegar para entrar no lote? Anote os dias reais de cada cliente.',
      'O prazo longo passa a ter preço, e parte do dinheiro chega antes.',
    ],
    { fora: 'convenio*|tenho_60_dias|tenho_90_dias|prazo_da_vigilancia|unimed' },
  ),
  caseDeed(
    ['imposto_separado', 'imposto_atrasado', 'financas', 1, 0],
    [
      'imposto*|o_das|meu_das|do_simples|o_simples|inss|darf|guia*|icms',
      'nao_guard*|gast+|esquec+|susto|nao_separ*|sempre_atras*|na_hora_de_pagar|nao_tenho_o_dinheiro|falta_dinheiro|uso_o_dinheiro|pego_o_dinheiro|nunca_tenho|ja_usei|ja_gastei|gastei|usei_em|dinheiro~usei|nao_tem_dinheiro|nao_tenho',
    ],
    [
      'Separe o imposto toda sexta em uma conta que ninguém usa',
      'Divida o imposto dos últimos três meses pela venda deles para saber quanto de cada cem é dele. Toda sexta, transfira essa parte da semana para uma conta só disso, sem cartão, e pague a guia dela. Se um mês faltar, complete na semana seguinte, antes de qualquer compra. Anote o saldo e a data da guia.',
      'O dia do imposto chega com o dinheiro já separado.',
    ],
    { fora: 'glos*|conven*|exclusao|divida_ativa|cliente_esquece|aluno' },
  ),
]
