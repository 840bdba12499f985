import type { Deed } from './danger-types.ts'

const KICKBACK =
  'por_fora|um_por_fora|por_baixo|devolv+|devolver_a_diferenca|pass+_para_ele|pass+_para_ela|pass+_para_el*|dar_para_ele|dar_para_ela|dou_para_ele|dou_para_ela|repass+|rach+|dividir_com|rachar_com|metade_para_ele|metade_para_ela|comissao|porcentagem|por_cento|rebate|bola|agrado|retorno|me_da_um|me_da_uma|ganho_uma_parte|fico_com_uma_parte|no_pix_dele|no_pix_dela|diferenca|troco|volta_para_ele|justific+|verba|prestacao_de_contas|reembolso|receber_da_firma|receber_da_empresa|sobra_para_ele'
const PRIVATE_BUYER =
  'sindic*|comprador|compradora|compradores|gerente_de_compras|gerente_da_loja|gerente_do|gerente_da|encarregado_de_compras|setor_de_compras|arquitet*|decorador*|zelador|administradora|encarregado|engenheiro|mestre_de_obra*|nutricionista|funcionari*_da_empresa|responsavel_pelas_compras|chefe_de_compras|supervisor_d*'
const OFFICE =
  'prefeitur*|fiscal|fiscais|licitac*|vereador*|orgao|governo|estado|municipio|secretari*|servidor*|publico|publica|policia*|alvara|bombeiro*|hospital_publico|escola_publica|camara'
const CHILD_AGE =
  '(?:de |com |tem |fez |faz |tendo )?(?:14|15|16|17|quatorze|catorze|quinze|dezesseis|dezessete)(?:_anos|_aninhos|_ano)?|menor_de_idade|de_menor|adolescente*|menor_aprendiz|jovem_aprendiz'
const HAZARD =
  'prensa*|maquina*|serra|serras|serra_fita|serra_circular|esmeril|torno|guilhotina|cilindro|amassadeira|moedor|fatiador|triturador|injetora|empilhadeira|trator|colheitadeira|rocadeira|motosserra|caldeira|solda|soldar|fornalha|forno|fritadeira|chapa|andaime|telhado|altura|escada|obra|betoneira|eletric*|fiacao|produto_quimico|acido|solvente|tinta|veneno|agrotoxico*|pulveriz+|moto|caminhao|dirig+|dirij*|pilot+|frigorifico|faca_de_desossa|camara_fria|posto_de_gasolina|noite|madrugada|de_noite|linha_de_producao|bar|adega|boate'
const YOUNG =
  'menin*|garot*|filho|filha|filhos|sobrinh*|rapaz|rapazinho|moca|mocinha|adolescente*|jovem|moleque*|neto|neta|afilhad*|menor|aluno|aluna|guri*|pia|enteado|enteada|ajudante|aprendiz|primo|irmao|irma|de_menor|molecada'
const STUDENT =
  'alun*|mae_do_alun*|pai|pais|menino|menina|crianca|estudante*|formando*|responsavel|filho_dele|filha_dela'
const OWES =
  'dev+|devendo|deve|inadimplent*|inadimplencia|atras+|nao_pag+|nao_paga|sem_pagar|quit+|ate_pagar|pagar|pague|mensalidade*|calote|meses|acert+'
const MEDICAL =
  'prontuario*|exame*|laudo*|resultado_do*|diagnostic*|ficha_medica|ficha_da|ficha_do|historico_medico|receita_medica|ultrassom|anamnese|o_que_ela_tem|o_que_ele_tem|doenca_del*|tratamento_del*|consulta_del*'

const CHEMICAL =
  'agua_sanitaria|cloro|hipoclorito|alvejante|desinfetante*|detergente*|amaciante*|sabao_liquido|soda|soda_caustica|acido|acido_muriatico|solvente*|thinner|tiner|aguarras|removedor|querosene|gasolina|limpa_aluminio|limpa_pedra|limpa_piso|desengraxante*|produto_de_limpeza|produtos_de_limpeza|material_de_limpeza|inseticida*|multiuso'
const DRINK_BOTTLE =
  'em_garrafa*|na_garrafa*|nas_garrafa*|numa_garrafa*|em_garrafinha*|na_garrafinha*|para_garrafa*|para_a_garrafa*|garrafa_pet_dele*|traz~garrafa*|trazem~garrafa*|garrafinha_de_agua_com|garrafa_de_agua_com|garrafa_de_refri*_com|garrafa_pet_com|em_pet|numa_pet|na_pet|pet_de_refri*|embalagem_pet_de_refri*|em_litrao_de_refri*|em_pote_de_sorvete'
const UNSEEN_MIX =
  'glucose|glicose|xarope*|acucar|melado|agua|amido|fecula|soro|milho_torrado|cevada|oleo_de_soja|oleo_mais_barato|corante*|fuba|farinha|proteina_de_soja|gordura_vegetal|cha_preto|po_de_serra'

/** Deeds of buying, selling and lending a hand that are told by who does what to whom; before the wider ones. */
export const TRADE_DEEDS: readonly Deed[] = [
  {
    id: 'quimico_sem_rotulo',
    kind: 'crime',
    when: [
      [
        CHEMICAL,
        DRINK_BOTTLE,
        'envas+|vend+|revend+|fracion+|pass+|coloc+|ench+|engarraf+|boto|botar|ponho|por|guard+|deix+|entreg+|mand+|distribu+|freguesa*|fregues|client*|dar|dou|separ+',
      ],
      [
        CHEMICAL,
        'sem_rotulo|sem_etiqueta|sem_identific*|sem_nome|nao_tem_rotulo|nao_poe_rotulo|sem_por_rotulo|tir+_o_rotulo',
        'envas+|vend+|revend+|fracion+|coloc+|ench+|engarraf+|guard+|entreg+|distribu+|freguesa*|fregues',
      ],
    ],
    unless:
      'com_rotulo|com_o_rotulo|com_meu_rotulo|rotulad*|me_vend+|fornecedor|concorrent*|vizinho|achei|descart*|jog+_fora|coleta|recicladora*|vend+_garrafa*|posto_de_gasolina|meu_posto|como_faco_o_rotulo|preco_do_rotulo|o_que_precisa|legaliz*|regulariz*|tomou|bebeu|engoliu|beber|lav+_a_garrafa|lav+_garrafa*|refrigerante_em|suco_em|agua_em|para_o_suco|prateleira*|etiqueta_de_preco|fachada|sem_nome_conhecido|garrafa_de_vidro',
    always: true,
    answer:
      'Não envase nem guarde assim: produto de limpeza em garrafa de bebida, ou sem rótulo, é bebido por engano, e criança se queima por dentro ou morre. Para vender, saneante precisa de empresa e produto regularizados na Anvisa, com rótulo, lote, modo de uso, embalagem própria e tampa segura; sem isso é crime (Código Penal, artigo 273), com apreensão e fábrica fechada. “Na confiança” não protege ninguém. Para a cliente que quer pagar menos, há caminho: galão econômico rotulado, preço por volume, refil do próprio produto regularizado e menos embalagem individual. Se alguém bebeu: 192 ou o Disque-Intoxicação, 0800 722 6001.',
    steps: [
      'Recolha hoje o que já saiu em garrafa de bebida ou sem rótulo, e avise quem levou.',
      'Pergunte à Vigilância Sanitária o que falta na empresa e no produto, e peça três preços de galão com rótulo.',
      'Ofereça à cliente o galão maior, com o preço por litro escrito, e entrega combinada.',
    ],
    risks: ['Uma criança beber, e a fábrica responder por isso.'],
  },
  {
    id: 'motorista_sem_descanso',
    kind: 'crime',
    when: [
      [
        'motorista*|caminhoneir*|carreteir*|motoboy*|dirig+|dirij*|volante|caminhao|carreta|onibus|van',
        'rebite*|arrebite*|anfetamina*|tom+~coisinha*|tom+~bolinha*|tom+~remedinho*|tom+~comprimido*|us+~bolinha*|cheir+~po|remedio_para_nao_dormir|tom+~acordad*|tom+~nao_dormir|vir+_a_noite|vir+_noite|vir+_a_madrugada|virad*_a_noite|virad*_do_dia|sem_dormir|quase_nao_dorm+|dorm+_duas_horas|dorm+_2_horas|dorm+_3_horas|cochil+|dorm+_no_volante|sem_descans+|direto_sem_parar',
        'entreg+|cheg+|fech+|mand+|aceit+|peg+|deix+|viaj*|viagem|rod+|carga|frete|urgente|prazo|amanha|dirig+|rota|continu+|liber+',
      ],
    ],
    unless:
      'revez*|segundo_motorista|dois_motoristas|2_motorista*|outro_motorista_junto|quanto_tempo_de_descanso|onde_dorm+|hotel|pousada|preocup*|divida*|ansiedade|pensando_nas|vend+_energetico|padaria|barulho|vizinho*|posto_de_combustivel|patio|alojamento|multa|apreend*|quebr+|estacion+|parado_no|de_fabrica|consert*|dor_de_cabeca|para_dor|febre|gripe|falt+_na|falt+_no|teste_de|exame|revisao|sem_dormir_direito|por_causa_da|por_causa_do|estou_sem_dormir|nao_consigo_dormir',
    always: true,
    answer:
      'Não feche assim: motorista que toma rebite ou estimulante, ou vira a noite, dorme de olho aberto e mata gente na estrada; a empresa que aceita o prazo sabendo responde pela indenização e pode responder por crime. A Lei 13.103, de 2015, proíbe dirigir mais de 5 horas e meia sem parar, manda descansar 11 horas a cada 24 e exige exame toxicológico. Ligue ao cliente agora: “Saio hoje e chego amanhã às tantas, com o motorista descansado. Se precisa mais cedo, ponho dois motoristas e o frete fica em tanto.” Entrega que só dá certo sem dormir não é prazo seu.',
    steps: [
      'Hoje, quem tomou algo ou não dormiu não dirige: troque o motorista ou a hora.',
      'Combine com o cliente a nova hora por escrito, ou cobre o segundo motorista com parada para descanso.',
      'Nesta semana, veja a jornada de cada um no tacógrafo, o exame toxicológico e converse sem humilhar: quem usa precisa de ajuda.',
    ],
    risks: ['Acidente com morte, carga perdida e seguro que não paga.'],
  },
  {
    id: 'alimento_misturado',
    kind: 'consumer',
    when: [
      [
        'mel|leite|queijo*|azeite|cafe|suco*|polpa*|acai|vinho*|cachaca|tempero*|colorau|urucum|polvilho|manteiga|requeijao|propolis|melado|carne_moida|linguica*|chocolate|pimenta',
        'mistur+|complet+|batiz+|adulter+|dilu+|coloc+|ponho|por|botar|boto|junt+|acrescent+|pingar|pingo|cort+_com',
        UNSEEN_MIX,
        'ninguem_perceb*|ninguem_not*|ninguem_sente|ninguem_ve|ninguem_vai|nao_perceb*|nem_perceb*|nem_not*|nao_da_para_perceber|sem_avis*|sem_falar|sem_dizer|como_puro|vend+_puro|mesmo_preco|fica_igual|gosto_igual|mesmo_gosto',
      ],
      [
        'mel|azeite|propolis',
        'mistur+|complet+|batiz+|dilu+|acrescent+|coloc+|por|botar',
        'glucose|glicose|xarope_de_milho|acucar_invertido|oleo_de_soja|calda_de_acucar',
        'render|rend+|entressafra|mais_barato|vend+|pote*|lucro|ganhar',
      ],
    ],
    unless:
      'composto|com_rotulo|no_rotulo|rotulado|receita*|bala*|bolo*|calda|molho|fornecedor|concorrent*|vizinho|desconfi*|como_sei|teste|cliente_acha|aliment+_as_abelha*|aliment+_abelha*|colmeia*|abelhas|racao|vitamina|cardapio|drink*|bebida_mista|achocolatado',
    always: true,
    answer:
      'Não misture: vender como mel (ou café, leite, azeite) o que leva outra coisa é fraude e crime (Código Penal, artigo 272, e Lei 8.137, de 1990, artigo 7º), com apreensão e perda do registro. E há quem se machuque: diabético, alérgico e criança comem sem saber. O laboratório acha a mistura mesmo que ninguém sinta o gosto, e um caso acaba com a confiança em tudo o que você vende. Para atravessar a falta, há caminhos limpos: comprar de outro produtor com nota e inspeção, potes menores, preço maior enquanto há pouco, lista de espera, ou outro produto com outro nome, com tudo escrito no rótulo e registrado no serviço de inspeção.',
    steps: [
      'Separe o que já misturou e não venda; pergunte ao serviço de inspeção o destino certo.',
      'Procure hoje dois produtores com nota e inspeção, ou a cooperativa, e faça o preço com a compra.',
      'Avise os clientes de sempre: acabou a safra, há pouco e em pote menor, ou com reserva para a próxima.',
    ],
    risks: ['Alguém passar mal, apreensão de tudo e processo criminal.'],
  },
  {
    id: 'seguranca_do_carro',
    kind: 'crime',
    when: [
      ['pneu*', 'recapad*|careca*|frisad*|remold*', 'vend+_como_novo|como_novo|como_novos|como_zero'],
      [
        'airbag*|freio*|pastilha*|cinto*|cinto_de_seguranca|suspensao|direcao|terminal_de_direcao|barra_de_direcao',
        'resistor*|apag+_a_luz|apag+_luz|luz_do_painel|desligo_a_luz|sem_consertar|sem_trocar|sem_arrumar|nao_consert+|nao_troc+|nao_quer_gastar|nao_quer_pagar|gambiarra|jeitinho|improvis+|careca*|remendo|no_lugar_do',
        'entreg+|vend+|liber+|devolv+|coloc+|ponh*|boto|botar|instal+|carro|moto|caminhao|client*',
      ],
    ],
    unless: 'motorista|viagem|ja_troquei|vou_trocar|como_explico|como_convenco|como_cobr+|recus+|quanto_cobr+|preco_de',
    always: true,
    answer:
      'Não entregue assim: airbag, freio, cinto e direção salvam vida, e apagar a luz do painel ou improvisar esconde o perigo de quem dirige. Se houver acidente, a oficina responde por lesão ou morte, e o laudo mostra o resistor ou a peça. Diga ao cliente por escrito, com foto, o que está sem condição e o valor do conserto certo. Se ele recusar, não apague aviso nenhum: peça que assine a recusa, cobre só o que fez e não libere o carro como consertado.',
    steps: [
      'Fotografe a peça e a luz acesa, e mande ao cliente a frase: “sem isso o carro não está seguro para rodar”.',
      'Ofereça o conserto certo em parcelas ou com peça de boa marca mais barata, nunca sem a peça.',
      'Sem autorização, devolva com a recusa assinada e a luz de aviso funcionando.',
    ],
    risks: ['Alguém se ferir, e a oficina responder na Justiça e na polícia.'],
  },
  {
    id: 'veneno_proibido',
    kind: 'crime',
    when: [
      [
        'chumbinho|aldicarb|veneno_sem_rotulo|veneno_sem_registro|veneno_fracionado|veneno_em_saquinho|veneno_a_granel',
        'vend+|compr+|guard+|escond+|revend+|us+|ponh*|boto|coloc+|loja|agropecuaria|fiscal|saquinho*',
      ],
    ],
    unless: 'tomei|tomar|engoliu|engolir|crianca_comeu|cachorro_comeu|morrer',
    always: true,
    answer:
      'Pare hoje: chumbinho não tem registro e não pode ser vendido, guardado nem usado. É veneno que mata gente e bicho, e a venda é crime, com prisão, multa e fechamento da loja; esconder do fiscal piora. Veneno só se vende fechado, no rótulo do fabricante e com registro, nunca fracionado. Para rato, ofereça raticida registrado em isca, porta-isca ou o serviço de empresa controladora de pragas. O que tiver em estoque, não jogue no lixo nem no ralo: ligue à Vigilância Sanitária e pergunte onde entregar.',
    steps: [
      'Tire da venda agora, feche em saco e caixa, longe de comida e de criança, e não dê a ninguém.',
      'Ligue à Vigilância Sanitária do município e combine a entrega.',
      'Ponha no lugar um raticida registrado e ensine a usar o porta-isca. Intoxicação: Disque-Intoxicação 0800 722 6001.',
    ],
    risks: ['Morte por envenenamento, processo criminal e a loja fechada.'],
  },
  {
    id: 'nota_a_maior',
    kind: 'evasion',
    when: [
      [
        'nota|notas|nota_fiscal|recibo|fatura|orcamento',
        'valor_maior|mais_alta|mais_alto|valor_mais_alto|a_mais|por_mais|maior_que|maior_do_que|acima_do_valor|superfatur+|inflad*|inflar|inflo|aument+_o_valor|valor_acima|mais_cara|dobro|arredond+~cima|mais_alta_que',
        `${KICKBACK}|client*|pediu|pede|quer|emit+|faco`,
      ],
      [
        'nota|notas|nota_fiscal|recibo|fatura',
        'mil|reais|[0-9]*',
        'num_servico_de|num_trabalho_de|num_pedido_de|em_servico_de|servico_foi|servico_de|trabalho_foi|custou|era_de|foi_de|mas_foi|so_fiz|combinado_foi|mas_o_servico|valor_real|valor_certo',
        `${KICKBACK}|devolv+|diferenca|pediu|quer|client*`,
      ],
      [
        'superfatur+|superfaturamento',
        'nota|orcamento|obra|pintura|servico|preco|valor|rach+|dividir|contrato|pediu|falou|quer',
      ],
    ],
    unless: `como_evit*|engano|sem_querer|cancelo|desconfio|descobri_que|recebi_nota|fornecedor_emit*|fornecedor_cobr*|erro_na_nota|errei|nota_errada|corrig+|carta_de_correcao|cancel+_a_nota|passar_do_limite|limite_do_mei|par+_de_emitir|imposto_a_mais|paguei_a_mais|${OFFICE}`,
    answer:
      'Não emita: nota com valor maior que o serviço é documento falso, e o dinheiro devolvido "por fora" engana a empresa, o condomínio ou o sócio que paga a conta. Quem emite responde junto com quem pediu (pode ser falsidade, estelionato e crime tributário), e o imposto é cobrado sobre o valor cheio. O pedido prova a combinação: não discuta por mensagem. Emita pelo valor verdadeiro, por escrito, a quem contratou; se insistirem, avise o dono ou a direção e fale com um advogado antes de perder ou manter o cliente.',
    steps: [
      'Mande o orçamento e a nota pelo valor certo, com a descrição do que foi feito.',
      'Guarde as mensagens do pedido e, se uma nota já saiu errada, peça ao contador o cancelamento ou a correção.',
      'Se a conta depende desse cliente, faça hoje a lista de outros três a procurar.',
    ],
    risks: [
      'Virar cúmplice de quem desvia dinheiro da própria empresa, e pagar o imposto de um valor que não recebeu.',
    ],
  },
  {
    id: 'comissao_escondida',
    kind: 'bribery',
    when: [
      [
        PRIVATE_BUYER,
        'por_fora|por_baixo|agrado|bola|propina|rebate|caixinha|porcentagem|por_cento|comissao|uma_parte|dar_para_el*|passar_para_el*|passe_para_el*|devolv+|a_mais_na_nota|mais_na_nota|a_mais_no_orcamento|dinheiro|presente|rach+|superfatur+|por_mais',
        'pediu|pede|quer|cobr+|exig+|falou|combin+|paga+|pagar|dou|dar|oferec+|para_fechar|para_contratar|para_comprar|me_dar|me_indicar|obra|contrato|nota|orcamento|ganhar',
      ],
    ],
    unless: `${OFFICE}|comissao_de_venda*|plano_de_comissao|meu_gerente|minha_gerente|gerente_do_banco|gerente_da_minha|minha_loja|vendedor|reserva_tecnica_declarada|como_evit*|contrat+_um_sindico|comissao_do_gerente|comissao_para_gerente|meta|desconto|amostra|prazo`,
    answer:
      'Não pague nem ponha a mais no preço: comissão escondida a síndico, comprador, gerente ou arquiteto engana quem paga a conta, que é o condomínio, a empresa ou o cliente. Pode ser estelionato para os dois, anula o contrato, obriga a devolver com indenização e, se vier por nota maior, soma falsidade e crime tributário. Comissão só é limpa quando está no contrato, com nota de quem recebe e conhecimento de quem paga. Proponha assim por escrito; se recusarem, avise o conselho do condomínio ou a direção, e fale com um advogado.',
    steps: [
      'Mande o orçamento aberto, item por item, a quem paga: assembleia, conselho ou dono, e não só a quem pediu.',
      'Guarde data, nome e mensagem do pedido e não responda sobre dinheiro por aplicativo.',
      'Ganhe a obra por prazo, garantia e referência: leve três clientes que possam falar de você.',
    ],
    risks: ['Ficar preso a quem recebe: o pedido volta maior, e a prova fica no celular dele.'],
  },
  {
    id: 'compra_sem_nota',
    kind: 'evasion',
    when: [
      [
        'compr+|comprei|compro|comprar|compramos|peg+_mercadoria|peguei|adquir+|fornecedor*|atacadista|distribuidor*',
        'sem_nota|sem_nota_fiscal|sem_nf|nao_tem_nota|nao_da_nota|nao_tinha_nota|nao_veio_com_nota|vem_sem_nota|sem_cupom|sem_papel',
        'mercadoria*|carga|lote|estoque|revend+|produto*|peca*|roupa*|milho|soja|gado|cafe|insumo*|material|fornecedor*|barat*|desconto|mais_em_conta|loja|vend+|fruta*|carne|bebida*|moveis|celular*|entrada|conhecido|vizinho',
      ],
    ],
    unless:
      'vendo_sem|vender_sem|client*|paraguai*|contraband*|roubad*|furtad*|desviad*|tombad*|descaminho|de_procedencia|nao_compro|nao_comprar|me_entreg+|entregou_sem|mandou_sem|exig+_nota|cobr+_a_nota|pedi_a_nota|veneno|agrotoxico*|defensivo*|cobre|fio|fios|sucata|celular_usado|iphone*|cigarro*|vape*|nao_quero_comprar|concorrente|funcionari*',
    answer:
      'Não ponha à venda sem a nota de entrada: quem compra para revender tem de exigir a nota. Sem ela a mercadoria pode ser apreendida, o imposto que o fornecedor não pagou é cobrado de você com multa, e a sua venda com nota fica sem origem. Preço baixo demais, vendedor desconhecido ou carga sem papel podem ser receptação, mesmo "sem saber". Separe o lote, peça a nota ao fornecedor com a data real e, se ele recusar, devolva. Antes de dar entrada, mostre o caso ao contador; havendo dúvida da origem, a um advogado.',
    steps: [
      'Separe e liste o que está sem nota, com data, vendedor e pagamento, e não venda.',
      'Peça a nota hoje, por escrito; sem resposta, devolva e desfaça a compra.',
      'Compare o preço do fornecedor com nota depois de contar o crédito e o risco: o "barato" costuma ser menor do que parece.',
    ],
    risks: ['Apreensão, cobrança do imposto com multa e, se a carga for de crime, processo por receptação.'],
  },
  {
    id: 'menor_em_maquina',
    kind: 'labour',
    when: [
      [
        '(?:de|com|tem) 1[0-7](?: anos)?',
        'menin*|guri|guria|pia|afilhad*|filho|filha|sobrinh*|garot*|moleque|neto|neta',
        'mex+|toc+|oper+|pilot+|trabalh+|pus|coloquei|botei|dirig+',
        'masseira|amassadeira|cilindro|empilhadeira|prensa|serra|torno|guilhotina|betoneira|fornalha|moedor',
      ],
      [YOUNG, CHILD_AGE, HAZARD],
    ],
    unless:
      'festa*|aula*|curso|vend+_bebida|vend+_cerveja|cigarro*|vape|bebida*|aniversario|escola_de|roupa*|paciente|como_cliente|matricul*|mensalidade|ha_[0-9]*_anos|faz_[0-9]*_anos|[0-9]*_anos_de_(?:loja|empresa|casa|mercado|experiencia)|minha_maquina_tem|maquina_de_[0-9]*_anos|1[4-7]_mil|1[4-7]_reais|1[4-7]_por_cento|1[4-7]_horas|dia_1[4-7]|as_1[4-7]|1[4-7]_dias|1[4-7]_por_mes|1[4-7]_meses|trabalho_noturno_adulto',
    always: true,
    answer:
      'Não: máquina, prensa, serra, trator, moto, solda, obra, altura, forno, produto químico, bebida alcoólica e trabalho à noite são proibidos antes dos 18 anos, com proteção, com os pais do lado, nas férias ou "só ajudando". Antes dos 16 só existe trabalho como aprendiz, a partir de 14, com contrato, curso e tarefa segura. Se houver acidente, quem deixou responde pelo dano e criminalmente. Tire o menor da tarefa hoje; o contador confere a lista do que é proibido e o Senai ou o Senac cuidam do contrato de aprendiz.',
    steps: [
      'Tire hoje o menor dessa tarefa e deixe a regra escrita para quem comanda o turno.',
      'Se ele quer aprender a profissão, procure Senai ou Senac: aprendiz a partir de 14 anos, com curso e jornada curta.',
      'Para a máquina, a obra, a noite ou a entrega, chame um adulto treinado.',
    ],
    risks: ['Mutilação ou morte de um adolescente, com indenização, multa e processo criminal.'],
  },
  {
    id: 'aluno_devedor',
    kind: 'consumer',
    when: [
      [
        'prova*|boletim|sala|aula|diploma|historico',
        'quitar|quite|pagar|pague|em_dia|mensalidade',
        'so_faz|so_entra|so_recebe|so_pega|fica_fora|nao_faz|nao_entra|nao_recebe|so_libero',
        'alun*|menin*|crianca*|filho',
      ],
      [
        STUDENT,
        OWES,
        'prova|provas|exame|avaliacao|historico|diploma|boletim|certificado|transferencia|declaracao|documento*|aula|aulas|sala|chamada|nota|notas|formatura|colacao|estagio|plataforma|material|uniforme|rematricula|sistema',
        'segur+|ret[ei]+|retenho|reter|prend+|nao_entreg+|nao_dou|nao_dar|nao_vou_dar|nao_libero|nao_deix+|tir+|impedir|barrar|barro|proib+|suspend+|bloque+|so_entrego|so_dou|so_libero|expuls+|mandar_embora|mand+_para_casa|neg+|cancel+|posso_nao|exclu+|deixar_fora|deixar_de_fora',
      ],
      [
        'historico|diploma|boletim|certificado|transferencia|declaracao_escolar|rematricula',
        'segur+|ret[ei]+|retenho|reter|nao_entreg+|nao_dou|nao_vou_dar|nao_libero|neg+|prend+|so_entrego|so_dou|so_libero',
        OWES,
      ],
    ],
    unless:
      'tir+_da_sala|tir+_de_sala|paciente*|medic*|carro|celular|laudo|vistoria|fornecedor*|funcionari*|professor_que|sem_constranger',
    always: true,
    answer:
      'Não: em escola e faculdade, a Lei 9.870, artigo 6, proíbe suspender prova, reter histórico, diploma ou transferência e aplicar qualquer castigo pedagógico por mensalidade atrasada; o aluno segue em aula até o fim do ano (ou do semestre, se o curso é semestral). O que a lei permite: não renovar a matrícula de quem deve, cobrar multa e juros do contrato, protestar, negativar com aviso e ir à Justiça. Em curso livre, segure o serviço futuro como diz o contrato, nunca o documento do que já foi feito. O Procon e um advogado dizem os limites do caso.',
    steps: [
      'Fale em particular com quem assina o contrato: valor, data, e acordo por escrito com parcelas.',
      'Entregue o documento pedido e cobre pela via certa: aviso, negativação, protesto ou juizado.',
      'Antes da próxima matrícula, ponha no contrato multa, juros e desconto por pontualidade.',
    ],
    risks: ['Multa do Procon, ordem judicial para entregar e indenização maior que a mensalidade.'],
  },
  {
    id: 'desmate',
    kind: 'agronomy',
    when: [
      [
        'derrub+|desmat+|cort+|suprim+|pass+_o_trator|passar_trator|roc+|arranc+|aterr+|drenar|limp+_a|abr+_mais|abrir|abro|tirar_a_mata|tirar_as_arvores|ampli+|represar',
        'reserva|reserva_legal|area_de_reserva|app|beira_do_rio|beira_d_agua|margem_do_rio|beira_do_corrego|mata|mata_nativa|mata_ciliar|floresta|nascente*|cerrado|vegetacao|arvore*|capoeira|brejo|vereda|encosta|area_preservada|area_embargada',
        'pasto|plant+|lavoura|roca|gado|soja|milho|terreno|fazenda|sitio|hectare*|alqueire*|pedaco|loteamento|construir|obra|galpao|tanque|acude|madeira|lenha|carvao|boi|bois|vaca*|chacara',
      ],
      [
        'gado|boi|bois|vaca*|pasto|plant+|lavoura|roca|tanque|casa|galpao',
        'area_de_reserva|reserva_legal|na_reserva|dentro_da_reserva|na_app|area_de_app|na_nascente|beira_do_rio|margem_do_rio|mata_ciliar|area_embargada|area_preservada|unidade_de_conservacao|terra_indigena',
        'coloc+|bot+|solt+|derrub+|plant+|constru+|us+|deix+|posso|problema|continu+|mais_um_pedaco',
      ],
    ],
    unless:
      'plantar_arvore*|reflorest+|recuper+|replant+|incentivo*|guardo_de|guardar_de|poupanca|reserva_de_dinheiro|reserva_financeira|reserva_de_emergencia|reserva_de_caixa|hotel|mesa|pousada|quarto|eucalipto_plantado|poda|podar|mata_mosca|mata_mato|seguro',
    always: true,
    answer:
      'Não derrube nem amplie ainda: reserva legal, beira de rio, nascente, encosta e mata nativa são protegidas pelo Código Florestal, e cortar, aterrar, drenar ou soltar gado ali sem autorização do órgão ambiental é crime e dá multa por hectare, embargo da área e corte do crédito rural; o satélite mostra a data. Mesmo fora da reserva, tirar mata nativa pede licença antes. Produza mais no que já está aberto: pasto reformado e dividido leva mais cabeças por hectare. Fale com um agrônomo e com o órgão ambiental do estado antes de qualquer máquina.',
    steps: [
      'Confira no Cadastro Ambiental Rural onde ficam a reserva, a beira de rio e as nascentes.',
      'Se já abriu, pare, cerque e procure um advogado ou agrônomo: o programa de regularização reduz a multa.',
      'Peça à Emater ou à cooperativa a conta da reforma do pasto: análise de solo, divisão e lotação por hectare.',
    ],
    risks: ['Embargo da fazenda, multa que passa do valor da terra e banco e frigorífico recusando a produção.'],
  },
  {
    id: 'queima_de_residuo',
    kind: 'agronomy',
    when: [
      [
        'queimo|queimar|queimamos|botar_fogo|boto_fogo|por_fogo|ponho_fogo|tacar_fogo|taco_fogo|tocar_fogo',
        'mdf|compensado|aparas|cavaco*|plastico*|isopor|borracha|pneu*|espuma',
        'sobra*|resto*|residuo*|retalho*|lixo|aparas|terreno|quintal|fundo*|tambor|velh*',
      ],
    ],
    unless:
      'pegou_fogo|vizinho~fogo|evit+|incendio|combat+|seguro|queima_de_estoque|queimar_estoque|vend+|estoque|forno',
    always: true,
    answer:
      'Não queime: pôr fogo em resíduo a céu aberto é proibido pela lei de resíduos (Lei 12.305, artigo 47), e madeira com cola, plástico, espuma e borracha soltam fumaça tóxica; dá multa, pode ser crime ambiental e quem acende paga o que o fogo levar. Separe o limpo do sujo: sobra limpa se vende ou se doa com retirada; a que tem cola, tinta ou óleo vai por empresa licenciada, com comprovante.',
    steps: [
      'Pare de queimar hoje e separe as sobras por material, em lugar seco e longe de faísca.',
      'Pergunte à prefeitura e a três recicladoras quem recolhe cada material e por quanto.',
      'Guarde os comprovantes e meça a sobra por trabalho, para comprar e cortar melhor.',
    ],
    risks: ['Incêndio, fumaça tóxica sobre vizinhos e equipe, multa e processo.'],
  },
  {
    id: 'queimada',
    kind: 'agronomy',
    when: [
      [
        'queim+|botar_fogo|boto_fogo|por_fogo|ponho_fogo|tacar_fogo|fogo',
        'pasto|palha|palhada|mato|roca|restolho|terreno|capim|canavial|cana|lixo|coivara|area|lavoura',
        'rebrot+|limp+|plant+|horario|vento|posso|melhor|antes|preciso|facil|barato|colheita|renov+|pode|mes|vou|quero|como',
      ],
    ],
    unless: 'pegou_fogo|vizinho~fogo|evit+|incendio|combat+|seguro|fogao|queima_de_estoque|vend+|preco|estoque',
    always: true,
    answer:
      'Não queime por conta própria: usar fogo em pasto, palha ou mato só é permitido com autorização do órgão ambiental do estado, em época e área definidas, com aceiro e vizinhos avisados; em seca o uso costuma ser proibido. Sem isso é crime ambiental, e quem acende paga o que o fogo levar do vizinho, da rede e da estrada. O fogo ainda leva a matéria orgânica e o capim volta mais fraco. Alternativas: roçada, dessecação receitada por agrônomo, pastejo rotacionado e palhada como cobertura. Fogo fora de controle: bombeiros, 193.',
    steps: [
      'Pergunte hoje ao órgão ambiental ou à Emater se há autorização de queima na sua região neste mês.',
      'Faça a conta da roçada ou do consórcio por hectare: muitas vezes custa menos que refazer cerca e pasto.',
      'Deixe aceiro, água e telefone dos vizinhos prontos na seca, queime ou não.',
    ],
    risks: ['Incêndio com vítimas, multa, embargo e indenização aos vizinhos.'],
  },
  {
    id: 'prontuario_a_terceiro',
    kind: 'data',
    when: [
      [
        MEDICAL,
        'marid*|espos*|mulher_dele|mae|pai|filh*|patrao|chefe|empresa_del*|rh|namorad*|irma|irmao|sogra|vizinh*|familia|parente*|advogad*|seguradora|plano|convenio|amig*|policia*|terceiro*|ex|companheir*|escola|noiv*|cunhad*|grupo',
        'mand+|envi+|pass+|entreg+|mostr+|cont+|dar|dou|liber+|empresto|falar|falo|diz+|digo|pediu|pedindo|pede|quer|querendo|post+',
        'pacient*|del[ea]|client*|resultado|prontuario*|exame*|laudo*|doenca|ela|ele',
      ],
    ],
    unless:
      'copia_do_prontuario_del*|prontuario_dela_mesma|o_proprio|a_propria|pediu_o_prontuario_del[ea]|crianca|menor_de_idade|filho_menor|bebe|de_[0-9]_anos|com_autorizacao|autorizou|por_escrito|procuracao|ordem_judicial|meu_exame|meu_prontuario|minha_mae_esta|vend+|software|sistema_de|organiz*|guardar_prontuario*|exame_admissional|exame_demissional|meu_filho',
    always: true,
    answer:
      'Não mande: prontuário, exame e diagnóstico são do paciente, e sem autorização escrita dele ninguém mais recebe, nem marido, mãe de adulto, patrão, advogado ou seguradora, nem por aplicativo. Quebrar esse sigilo é crime (artigo 154 do Código Penal), fere a LGPD e o conselho da profissão pune. Valem a autorização assinada, o responsável legal de criança ou incapaz, a ordem judicial e a notificação que a lei exige. Diga com calma: "só posso entregar a ela; ela pode pedir aqui mesmo". Na dúvida, consulte o conselho ou um advogado antes.',
    steps: [
      'Responda que a entrega é só ao paciente ou a quem ele autorizar por escrito, e registre o pedido no prontuário.',
      'Faça um termo curto de autorização: quem recebe, o quê e por quanto tempo.',
      'Treine a recepção: nada por telefone ou aplicativo sem confirmar quem é.',
    ],
    risks: ['Processo criminal, multa, indenização e a vida do paciente exposta dentro de casa ou no emprego.'],
  },
]
