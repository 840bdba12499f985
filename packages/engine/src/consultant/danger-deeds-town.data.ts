import type { Deed } from './danger-types.ts'

const SELLS =
  'vend+|revend+|cobr+|preco|divulg*|frasco*|o_litro|fabric*|faxina*|client*|fregues*|margem|lucro|por_para_vender|lancar|rotulo|engarraf+'
const BENEFIT =
  'beneficio*|aposentad*|aposentadoria*|pensao|pensionista*|bpc|loas|inss|bolsa_familia|velhinh*|velho*|idos[oa]*|vozinha*'

/** Habits of small towns that everybody knows and nobody calls a crime; told by the way, while something else is asked. */
export const TOWN_DEEDS: readonly Deed[] = [
  {
    id: 'cartao_de_beneficio',
    kind: 'crime',
    when: [
      [
        BENEFIT,
        'cartao|cartoes|senha*|cartaozinho',
        'comigo|guardad*|guardo|seguro|segurar|fico_com|ficar_com|na_gaveta|retenho|reter|na_venda|no_armazem|aqui_na_loja|aqui_no|deix+|empenh*|penhor*|prend+',
        'garantia|garantir|fiado|caderno|caderneta|devem|deve|divida*|quit+|ate_pagar|ate_ela|ate_ele|limite|saco|sacar|desconto|descontar',
      ],
      [
        BENEFIT,
        'saco|sacar|sacando|saca|tiro|recebo_por|receber_por',
        'senha*|cartao|cartoes|por_ele*|por_ela*|aposentadoria*',
        'devem|deve|fiado|desconto|descontar|descontando|divida*|caderno|caderneta',
      ],
      [
        BENEFIT,
        'cartao_e_a_senha|cartao_e_senha|cartao_com_a_senha|cartao_com_senha|senha_e_o_cartao',
        'deix+_comigo|cartao_e_a_senha_comigo|senha_comigo|cartao_comigo|guard+_comigo|fic+_comigo',
      ],
    ],
    unless:
      'como_digo|como_falo|nao_posso_ficar|esqueceu|perdeu|achei|cartao_de_credito|maquininha*|clon*|consignad*|nao_aceito|recuso|recusei|me_deve|posso_aceitar_cartao',
    always: true,
    answer:
      'Devolva hoje os cartões e as senhas. Guardar cartão de benefício de pessoa idosa para garantir dívida é crime (Estatuto da Pessoa Idosa, Lei 10.741, artigo 104, detenção de seis meses a dois anos), mesmo que ela tenha entregado por vontade própria; sacar por ela e descontar o que deve agrava, e o artigo 102 pune quem se apropria do benefício. O cartão é pessoal também no Bolsa Família e na pensão. E não conte esse dinheiro como certo na compra do mês. O fiado se cobra de outro modo: limite pequeno por pessoa, caderno assinado por ela, data combinada para depois do dia do benefício e pagamento feito por ela mesma. Um advogado ou a Defensoria orienta sobre o que já foi sacado.',
    steps: [
      'Hoje, entregue cada cartão à dona e peça que troque a senha no banco.',
      'Nesta semana, some com cada uma o que deve, com os recibos, e combine parcelas que ela mesma paga.',
      'Daqui em diante, fiado só até um limite escrito, sem cartão nem documento de garantia.',
    ],
    risks: [
      'Processo criminal e devolução do que foi sacado; a denúncia chega pela família, pelo banco ou pelo Disque 100.',
    ],
  },
  {
    id: 'documento_de_garantia',
    kind: 'crime',
    when: [
      [
        'rg|identidade|passaporte*|documento*|cnh|cpf|carteira_de_trabalho',
        'penhor+|seguro|segurar|retenho|reter|fico_com|ficar_com|guardo|prendo|prender|empenh*|tomo',
        'fiado|ate_pagar|ate_quitar|quando_paga|quando_pagar|garantia|caucao|devolvo_quando|deve|divida*|aluguel',
      ],
    ],
    unless:
      'copia*|xerox|foto_do|cheque|me_pediu|pediu_para|cadastro|imovel|carro|moto|recibo*|nota|notas|contrato|arquivo|meu_documento|meus_documentos|quanto_tempo|guarda-volumes|protocolo',
    always: true,
    answer:
      'Devolva os documentos hoje. A Lei 5.553, de 1968, proíbe reter documento de identidade de qualquer pessoa, mesmo como garantia e mesmo que ela concorde, e trata isso como contravenção penal; com trabalhador ou migrante que fica preso à dívida, pode virar crime bem mais grave. Para garantir o pagamento, há caminho: cadastro com o número anotado, limite, entrada, recibo assinado, fiador ou caução em dinheiro com recibo.',
    steps: [
      'Hoje, devolva cada documento e anote só o nome, o CPF e o telefone.',
      'Combine por escrito quanto, em que datas e o que acontece se atrasar.',
    ],
    risks: ['Denúncia no Disque 100 ou na polícia, e a cobrança da dívida enfraquecida.'],
  },
  {
    id: 'mistura_para_vender',
    kind: 'crime',
    when: [
      [
        'agua_sanitaria|candida|qboa|cloro|hipoclorito|alvejante',
        'vinagre|limpa_pedra*|acido|acido_muriatico|muriatico|amonia|amoniaco|limpa_aluminio|desincrustante',
        'mistur+|junt+|com|mais|boto|ponho|invent+|faco|fabric+',
        SELLS,
      ],
    ],
    unless:
      'prateleira*|arrum+|nao_mistur*|sem_mistur*|evit+|faxineira_mistur*|misturou_e|revendo|fornecedor*|loja_de_produtos|distribuidora|proibir|como_ensino|nunca_mistur*|mistur~sem_querer|tossindo|passou_mal',
    always: true,
    answer:
      'Pare agora e não venda: água sanitária com vinagre, limpa-pedra ou outro ácido solta gás cloro, que queima os olhos e o pulmão e pode matar em lugar fechado; com amônia o gás é outro e também mata. O ardor no olho é o gás. Não feche o frasco, pois estufa e estoura: deixe onde está, abra tudo, saia para o ar livre e não jogue outro produto em cima. Com tosse, falta de ar ou olho ardendo, ligue 192; o Disque-Intoxicação é 0800 722 6001. Saneante só se vende com empresa e produto regularizados na Anvisa, em embalagem própria com rótulo: em garrafa PET de bebida uma criança bebe por engano. Sem registro, nem a fórmula boa pode ir à rua.',
    steps: [
      'Hoje, recolha o que já entregou, avise quem comprou e pergunte ao Disque-Intoxicação como descartar.',
      'Pergunte à Vigilância Sanitária o que falta para regularizar o que você faz, antes de qualquer nome ou preço.',
      'Enquanto isso, revenda produto de fábrica registrado, na embalagem original.',
    ],
    risks: ['Alguém respirar o gás no banheiro fechado e morrer, com processo por crime.'],
  },
  {
    id: 'gas_sem_licenca',
    kind: 'crime',
    when: [
      [
        'botijao|botijoes|gas_de_cozinha|glp|cilindro_de_gas|p13|p5|p2',
        'ench+|encho|recarg*|recarreg*|transfir*|transfer*|passo|passando|passar',
        'mangueira|pequeno*|2_quilos|5_quilos|do_grande|para_o_pequeno|outro_botijao|de_um_para|cobr+|vend+|quilo',
      ],
      [
        'botijao|botijoes|gas_de_cozinha|glp',
        'vend+|revend+',
        'garagem|em_casa|no_quintal|quartinho|sem_licenca|sem_autorizacao|sem_alvara|fundo_da|fundos|empilhad*|escondid*',
      ],
    ],
    unless:
      'legalizad*|autorizad*|com_licenca|regulariz*|como_tiro_a_licenca|passo_o_cartao|encher_o_bolso|quanto_tempo_dura|denunci*|vizinho_vend*|concorrent*',
    always: true,
    answer:
      'Pare de encher ou vender gás assim: passar gás de um botijão a outro, ou guardar muitos em casa, explode e mata a família e o vizinho. Só a distribuidora enche botijão, e a revenda precisa de autorização da ANP, vistoria dos bombeiros e área aberta e ventilada, longe de ralo e fogo. Sem isso é crime contra a ordem econômica (Lei 8.176, de 1991, detenção de um a cinco anos). Com vazamento: não acenda nada, abra tudo, saia e ligue 193. Para vender dentro da lei, peça a uma distribuidora para ser ponto de revenda da menor classe e pergunte aos bombeiros o que o seu terreno permite.',
    steps: [
      'Hoje, pare as recargas e leve os botijões para fora, em pé, à sombra e ao ar livre, longe de chama.',
      'Nesta semana, pergunte à distribuidora e aos bombeiros o que falta para a revenda autorizada.',
    ],
    risks: ['Explosão, interdição e prisão; o seguro da casa não paga.'],
  },
  {
    id: 'combustivel_guardado',
    kind: 'crime',
    when: [
      [
        'gasolina|diesel|oleo_diesel|etanol|alcool_de_posto|alcool_combustivel',
        'pet|garrafa*|galao|galoes|tambor*|bombona*|litros_de|litro_de|200_litro*|100_litro*',
        'revend+|vend+',
        'guard+|estrada|fundo*|em_casa|na_garagem|oficina|loja|fica_sem|ficou_sem|por_cima|em_cima|roca|venda|mercadinho',
      ],
    ],
    unless:
      'meu_posto|posto_de_combustivel|posto_autorizado|frentista*|gasto_de|gasto_com|km|quilometr*|consumo|vazi*|denunci*',
    always: true,
    answer:
      'Não guarde nem revenda combustível assim: o vapor da gasolina se acende com uma faísca, e garrafa PET vaza e derrete. Revender fora de posto autorizado pela ANP é crime (Lei 8.176, de 1991, detenção de um a cinco anos). Para quem fica sem na estrada, o que você pode vender é o socorro: buscar no posto em recipiente certificado pelo Inmetro, com a nota do cliente, e cobrar a ida. Fogo ou vazamento: saia e ligue 193.',
    steps: [
      'Hoje, nada de chama nem tomada perto; pergunte aos bombeiros como retirar o que está guardado.',
      'Se quiser o serviço, defina um preço pela ida, com nota do posto em nome do cliente.',
    ],
    risks: ['Incêndio com morte, interdição e seguro negado.'],
  },
  {
    id: 'fogos_caseiros',
    kind: 'crime',
    when: [
      [
        'fogos|bombinha*|rojao|rojoes|foguete*|busca_pe|traque*|polvora',
        'faco|fazemos|fabric+|monto|produz+|caseir*|em_casa|no_quintal',
        'vend+|revend+|caixa|junho|festa*|cobr+|preco|dúzia|duzia',
      ],
    ],
    unless:
      'licenca*|exercito|de_fabrica|da_fabrica|soltam|vizinho*|barulho|cachorro*|faco_festa*|faco_evento*|faco_decoracao|salgad*|doce*|biscoito*|espetinho*|fogao',
    always: true,
    answer:
      'Pare de fabricar: pólvora em casa explode com atrito ou faísca e mata quem mistura e quem dorme ao lado. Fazer fogos sem licença é crime (Código Penal, artigo 253), e a fabricação depende do Exército, dos bombeiros e da prefeitura. Não mexa no que está pronto nem molhe ou queime por conta própria: ligue 193 e pergunte como recolher. Em junho, quem quer ganhar com a festa pode revender fogos de fábrica autorizada, com licença e nota, ou comida, bandeirinha e barraca.',
    steps: [
      'Hoje, afaste todos do lugar e ligue 193 para orientação do recolhimento.',
      'Pergunte aos bombeiros e à prefeitura o que pedem para a revenda de fogos de fábrica.',
    ],
    risks: ['Explosão com morte e processo criminal.'],
  },
  {
    id: 'gente_na_carroceria',
    kind: 'crime',
    when: [
      [
        'carroceria|cacamba|bau_do_caminhao|pau_de_arara|em_cima_do_caminhao|na_carreta_do_trator|carretinha',
        'trabalhador*|gente|pessoal|funcionari*|turma|peao|peoes|colhedor*|boia_fria|boias_frias|diarista*|passageiro*|aluno*|criancas|meninos',
        'levo|levar|lev+|transport+|carreg+|vai|vao|busco|buscar',
      ],
      [
        'perua|kombi|van|carro|besta',
        'sem_cinto|sem_autorizacao|sem_licenca|sem_detran|amontoad*|apertad*_atras|no_colo',
        'escola|escolar|menin*|crianca*|alun*',
        'levo|levar|lotacao|transport+|cobr+|busco',
      ],
    ],
    unless: 'sem_gente|regulariz*|denunci*|vizinho*|levo_o_pessoal_de_onibus|quanto_custa_a_autorizacao|nao_levo',
    always: true,
    answer:
      'Não leve ninguém assim: na freada, quem vai na carroceria ou sem cinto é jogado para fora. O Código de Trânsito proíbe passageiro em compartimento de carga (artigo 230), e levar aluno exige autorização do Detran, cinto para cada um, vistoria e motorista com curso. Do trabalhador o transporte é por sua conta e em veículo próprio para gente; não se desconta a passagem do caminhão, e o acidente no caminho cai sobre você. Alugar ônibus ou van autorizada por dia de colheita, rateado com os vizinhos, costuma custar menos do que parece.',
    steps: [
      'A partir de amanhã, ninguém na carroceria: peça três preços de van ou ônibus autorizado.',
      'Para escolar, pergunte no Detran e na prefeitura o que o seu veículo precisa.',
    ],
    risks: ['Mortes em um só tombamento, multa, apreensão e ação trabalhista.'],
  },
  {
    id: 'conserva_caseira',
    kind: 'consumer',
    when: [
      [
        'palmito',
        'conserva*|vidro*|pote*|em_casa|fundo_de_casa|caseir*',
        'faco|fazemos|envas+|vend+|produz+',
        'vend+|preco|cobr+|estrada|feira|fregues*|client*|mercado*',
      ],
    ],
    unless:
      'compro_de|de_fabrica|com_registro|registrad*|regulariz*|o_que_preciso|recheio|pastel|pizza|empada*|torta|salada',
    always: true,
    answer:
      'Não venda palmito em conserva feito em casa: sem acidez medida e fervura controlada cresce a bactéria do botulismo, que não dá cheiro nem gosto, paralisa e mata. Palmito em conserva só pode vir de indústria regularizada, com acidez controlada em cada lote e rótulo. Quem comeu e tem vista dupla, boca seca ou fraqueza deve ir ao hospital agora (192). Recolha o que vendeu. Dentro da lei há caminho: vender o palmito fresco de plantio com nota, ou entregar a uma fábrica registrada; o de mata nativa, como o juçara, é crime ambiental.',
    steps: [
      'Hoje, pare e recolha os vidros vendidos; não prove nenhum.',
      'Nesta semana, pergunte à Vigilância Sanitária e à Emater o caminho para produção regular.',
    ],
    risks: ['Botulismo: morte de freguês, com processo criminal.'],
  },
  {
    id: 'bebida_com_combustivel',
    kind: 'consumer',
    when: [
      [
        'alcool_de_posto|etanol_de_posto|etanol_do_posto|alcool_do_posto|alcool_combustivel|metanol|alcool_de_limpeza|alcool_de_cereais_falso',
        'gin|vodka|vodca|cachaca|pinga|whisky|uisque|licor*|bebida*|drink*|batida*|caipirinha*|quentao',
        'faco|fazer|mistur+|boto|ponho|para_fazer|render|vend+',
      ],
    ],
    unless: 'medo_de|como_sei|como_saber|como_evit*|desconfi*|fornecedor*|cliente_perguntou|sem_metanol',
    always: true,
    answer:
      'Pare e não sirva: álcool de posto ou de limpeza pode trazer metanol, que cega e mata com poucos goles. Pôr isso em bebida é crime (Código Penal, artigo 272, reclusão de quatro a oito anos), e bebida só se vende com registro no Ministério da Agricultura e nota. Jogue fora com orientação da Vigilância Sanitária, avise quem levou e, se alguém tem dor de cabeça forte, vômito ou vista embaçada, ligue 192 e o Disque-Intoxicação, 0800 722 6001. O lucro da festa sai da bebida original, comprada de distribuidora com nota, em dose medida.',
    steps: [
      'Hoje, separe e não venda nada do que foi feito assim.',
      'Compre só lacrado, com nota, e ponha o preço pela dose.',
    ],
    risks: ['Cegueira ou morte de quem beber, e prisão.'],
  },
  {
    id: 'balao_solto',
    kind: 'crime',
    when: [['balao|baloes', 'solt+', 'festa_junina|sao_joao|junina|fogo|tocha|bucha|junho']],
    unless:
      'balao_de_festa|baloes_de_festa|gas_helio|helio|decorac*|bexiga*|de_ar_quente|passeio|denunci*|nao_solt*|led',
    always: true,
    answer:
      'Não solte: balão com fogo cai aceso em telhado, mata e fio de luz. Fabricar, vender, transportar ou soltar é crime ambiental (Lei 9.605, artigo 42, detenção de um a três anos ou multa), e quem chamou o público responde pelo incêndio. Para encher a festa: quadrilha, comida típica, bingo liberado pela prefeitura, luz de led e preço combinado de barraca.',
    steps: [
      'Troque o balão por decoração parada e avise os clientes.',
      'Peça à prefeitura e aos bombeiros a licença da festa.',
    ],
    risks: ['Incêndio com morte e processo criminal.'],
  },
  {
    id: 'pesca_proibida',
    kind: 'crime',
    when: [
      ['defeso|piracema', 'pesc+|vend+|peg+|tir+', 'escondid*|mesmo_assim|por_fora|ninguem|fiscal|continuo|ainda'],
      [
        'rede_eletrica|choque|fio_de_luz|bateria|bomba|dinamite|carbureto|timbo',
        'acude*|rio|lagoa|tanque|represa|agua',
        'peixe*|pesc+',
        'boto|ponho|uso|jogo|peg+',
      ],
    ],
    unless:
      'cerca_eletrica|bomba_de_agua|bomba_d_agua|aerador*|seguro_defeso|respeit*|como_fico|o_que_vendo|quanto_custa_a_bomba|denunci*|oxigen*',
    always: true,
    answer:
      'Não pesque nem venda assim: no defeso, pescar, comprar e vender o que foi pego é crime (Lei 9.605, artigo 34), e choque, bomba ou veneno na água também (artigo 35), além de matar quem está dentro. O hotel ou a peixaria que compra responde junto. Dentro da lei: peixe de criação com nota, estoque declarado antes do defeso, e o seguro-defeso para quem é pescador artesanal.',
    steps: [
      'Hoje, desligue e recolha o que está na água e pare a venda.',
      'Pergunte à colônia de pescadores sobre o seguro-defeso e as datas, e a um criador sobre peixe com nota.',
    ],
    risks: ['Prisão em flagrante, apreensão de barco e carro, e morte por choque.'],
  },
  {
    id: 'agua_sem_controle',
    kind: 'consumer',
    when: [
      [
        'galao|galoes|garrafao|garrafoes|garrafa*',
        'agua',
        'encho|enchemos|encher|envas+|boto|vendo',
        'torneira|poco|fossa|bica|mina|cisterna',
        'vend+|cobr+|ganh+|lucro|preco',
      ],
    ],
    unless: 'analise*|regulariz*|o_que_preciso|piscina*|lavagem|lava_jato|horta|irrig*|caminhao_pipa|denunci*|outorga',
    always: true,
    answer:
      'Não venda essa água: poço perto de fossa e galão enchido na torneira levam diarreia, hepatite e morte de criança, e vender água comum como mineral é fraude e crime contra a saúde. Água mineral só sai de fonte autorizada pela Agência Nacional de Mineração, envasada por empresa fiscalizada e com lacre; água de poço para beber precisa de análise e licença. Recolha o que entregou e peça à Vigilância Sanitária o exame. O negócio certo é ser ponto de revenda de uma marca registrada.',
    steps: [
      'Hoje, pare a venda e avise quem levou para não beber.',
      'Peça preço de revenda a duas distribuidoras de água mineral com nota.',
    ],
    risks: ['Surto de doença, interdição e processo criminal.'],
  },
  {
    id: 'largar_tratamento',
    kind: 'health',
    when: [
      [
        'insulina|remedio_da_pressao|remedio_de_pressao|quimioterapia|remedio_do_medico|remedios_do_medico|tratamento_do_medico|remedio_do_coracao',
        'larg+|par+_de_tomar|parar_com|suspend+|troc+|deix+_de_tomar|jog+_fora|abandon+',
        'garrafada*|caseir*|cha|ervas|vendo|vend+|cobr+|mando|xarope|capsula*|suplemento*',
      ],
    ],
    unless: 'medico_mandou|nao_mando|nunca_mando|como_digo|concorrent*|denunci*|minha_mae_largou',
    always: true,
    answer:
      'Não diga isso a ninguém: quem larga a insulina ou o remédio da pressão pode entrar em coma ou morrer em dias. Prometer cura e mandar parar o tratamento é crime (Código Penal, artigos 283 e 284), e vender remédio caseiro sem registro também é. Avise hoje quem já parou para voltar ao médico ou ao posto; se há vômito, sonolência ou fraqueza, ligue 192. Chá e erva se vendem como alimento, sem promessa de cura, dentro das regras da Vigilância Sanitária.',
    steps: [
      'Hoje, ligue a quem comprou e diga que não pare o remédio.',
      'Tire toda promessa de cura do rótulo e da conversa, e pergunte à Vigilância Sanitária o que pode vender.',
    ],
    risks: ['Morte de quem confiou em você, e processo criminal.'],
  },
  {
    id: 'fumaca_em_lugar_fechado',
    kind: 'health',
    when: [
      [
        'gerador|braseiro|brasa|churrasqueira|carvao|fogareiro|motor_a_gasolina',
        'fechad*|dentro_da_loja|dentro_do_quarto|porta_fechada|sem_janela|portas_fechadas',
        'ligad*|acend+|aceso|acesa|lig+|aquec+|esquent+|deix+',
      ],
    ],
    unless:
      'desligad*|vend+_carvao|vend+_gerador|do_lado_de_fora|la_fora|restaurante_fechado|fechado_no_domingo|contrato_fechado|fechad*_para_reforma|loja_fechada_no',
    always: true,
    answer:
      'Desligue e abra tudo agora: gerador, braseiro ou carvão em lugar fechado solta monóxido de carbono, que não tem cheiro e mata dormindo. Quem sente dor de cabeça, tontura ou sono deve ir para o ar livre; se não acorda ou não respira bem, ligue 192 ou 193. Gerador fica do lado de fora, longe de porta e janela; aquecimento de criação, em galpão com entrada de ar e sem ninguém dormindo ao lado.',
    steps: [
      'Hoje, ponha o gerador ou o fogo para fora e confira quem dorme perto.',
      'Peça a um eletricista a tomada externa com chave, para o gerador nunca entrar.',
    ],
    risks: ['Morte de quem está dentro, em minutos.'],
  },
  {
    id: 'leite_cru',
    kind: 'consumer',
    when: [
      [
        'leite_cru|leite_tirado_na_hora|leite_sem_ferver|leite_in_natura',
        'garrafa*|pet|litro*|porta_em_porta|de_casa_em_casa|fregues*|vizinh*|na_rua|na_cidade|client*',
        'vend+|entreg+|lev+|cobr+',
      ],
    ],
    unless:
      'laticinio*|cooperativa|queijeir*|posso_vender|pode_vender|e_proibido|legaliz*|regulariz*|o_que_preciso|pasteuriz*|queijo*|iogurte*|denunci*',
    always: true,
    answer:
      'Pare de vender leite cru direto ao consumidor: salvo exceções raras, em lugar sem leite pasteurizado, é proibido, porque leva brucelose, tuberculose e diarreia grave, e a garrafa PET usada piora. A apreensão é na hora, e quem adoece cobra na justiça. Avise os fregueses para ferver o que já têm. Dentro da lei há três caminhos: entregar ao laticínio ou à cooperativa, pasteurizar em pequena agroindústria com o serviço de inspeção do município (SIM), ou fazer queijo registrado com rebanho testado.',
    steps: [
      'Hoje, pare a entrega e peça preço a dois laticínios ou à cooperativa.',
      'Nesta semana, pergunte ao SIM e à Emater o que pedem para uma sala pequena de pasteurização.',
    ],
    risks: ['Criança com infecção grave, apreensão e processo.'],
  },
  {
    id: 'dente_e_injecao_sem_formacao',
    kind: 'health',
    when: [
      [
        'arranc+_dente*|arranc+_os_dente*|tir+_dente*|extraio_dente*|aplic+_injecao|aplic+_injecoes|dou_injecao|dou_injecoes|dar_injecao',
        'sem_ser|nao_sou|como_meu_pai|como_meu_avo|no_sitio|na_vila|aprendi|sem_diploma|sem_registro|sem_formacao|sem_curso|pratico',
        'cobr+|vend+|preco|por_dente|fregues*|client*|divulg*|farmacia|ganh+',
      ],
    ],
    unless: 'boi|vaca|gado|porco*|cavalo*|bezerro*|animal|animais|cachorro*|rebanho|denunci*|concorrent*|contrat+',
    always: true,
    answer:
      'Não faça: arrancar dente ou aplicar injeção sem formação e registro é exercício ilegal da profissão (Código Penal, artigo 282) e, se alguém se machuca, responde também por lesão ou morte. Sangramento, infecção, alergia e seringa errada matam em horas. Encaminhe ao dentista ou ao posto de saúde, que atendem de graça. Se alguém que você atendeu tem febre, inchaço no pescoço, falta de ar ou não para de sangrar, ligue 192 agora.',
    steps: [
      'Hoje, pare e diga aos próximos o endereço e o horário do posto.',
      'Se é o seu caminho, veja o curso técnico (saúde bucal, enfermagem) e o registro no conselho.',
    ],
    risks: ['Morte por infecção ou alergia, e processo criminal.'],
  },
]
