/**
 * Turns of speech that name a card whatever the rest of the sentence says: 'se ele sair', 'não acho' + somebody who works.
 * One pattern a line, words in their order, folded; '|' parts spellings, '*' ends a beginning, up to three words may stand
 * between two.
 */
const people =
  'gente|pessoal|mao|funcionari*|costureir*|pedreir*|soldador*|marceneir*|padeir*|cozinheir*|motorist*|atendent*|vendedor*|profission*|mecanic*|garcom|garcons|ajudant*|dentist*|professor*|instrutor*|tecnic*|programador*|desenvolvedor*|enfermeir*|caseir*|vaqueir*|tratorist*|cabeleireir*|manicur*|barbeir*|eletricist*|diarist*|entregador*|motoboy*|candidat*|colaborador*|equipe'
const buyer =
  'fabrica|industria|construtora|rede|usina|prefeitura|hospital|montadora|supermercado|escola|condominio|shopping|frigorifico|cooperativa|distribuidora|atacadista|banco|mineradora'
const month = 'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'
/** What stops a trade when it breaks, by the names that trades give it. */
const machine =
  'maquina*|equipamento*|aparelho*|impressora*|plotter*|forno*|fogao|fritadeira*|chapa|geladeira*|freezer*|camara|refrigerador|produtora|batedeira*|masseira|amassadeira|cilindro|modeladora|moedor|serra|seccionadora|coladeira|guilhotina|dobradeira|torno|fresa|fresadora|prensa|injetora|extrusora|sopradora|compressor*|caldeira|trator|colheitadeira|plantadeira|ordenha|ordenhadeira|resfriador|tanque|aerador*|bomba|gerador|caminhao|caminhoes|van|kombi|elevador|autoclave|laser|ultrassom|tomografo|equipo|esteira*|lavadora|secadora|calandra|tear|overloque|overlock|galoneira|bordadeira|embaladora|seladora|envasadora|empilhadeira|betoneira|retroescavadeira|munck|guincho|centrifuga|balanca|veiculo*|rolo|misturador|liquidificador*|chopeira|cafeteira'
const breaks =
  'quebra|quebram|quebrou|quebrad*|quebrando|pifa|pifou|pifando|pane|enguic*|travou|trava|queimou|queimad*|estragou|defeito|parou'
const pays = 'paga|pagam|pagou|pagaram|pagando|acerta|acertam|quita|quitam'

export const SIGNS: Readonly<Record<string, string>> = {
  entressafra: `
    nao|quase entra|entram quase|nada
    de|entre ${month} a|ate|e ${month} nao|quase|nada|fico|zero
    renda o|todo|durante ano
    acaba em|antes ${month}
    entressafra|defeso|inverno sem|nao|nada|fico renda|dinheiro|entra|vendo|produto`,
  cliente_pressiona: `
    quer|exige|pede|querem|exigem|impoe|impos mais|novo|outro|um desconto|reducao senao|se|ou
    vai|vao|quer|querem|avisou|ameaca|ameacou baixar|reduzir|cortar|diminuir tabela|preco|valor|contrato|frete
    se|senao eu|nao aceitar|aceito|baixar|for|vai|vao chama|chamam|troca|trocam|vai|vao|pega|procura|outro|concorrente
    senao|se|ou vai|vao|troca|compra|muda pro|para|pra|do|de concorrente|outro|outra
    abriu|abriram|faz|pediu cotacao|concorrencia|leilao
    aperta|apertam|pressiona|pressionam|espreme|espremem
    so ele|ela|eles|um|uma compra|compram|recolhe|pega na|da|do|aqui|regiao|e|meu`,
  pessoa_saiu_clientes: `
    saiu|sai|saindo|foi|pediu|demissao|conta|abriu|montou e|levou|levando|leva|chamou|ligou|roubou clientes|clientela|cliente|carteira|agenda|lista|contatos|cadastro|alunos|pacientes
    levou|levando|levaram|roubou a|as|os|minha|meus|minhas|metade agenda|carteira|clientela|clientes|lista|contatos|cadastro|alunos|pacientes
    clientes|clientela|pacientes|alunos foram|foi|seguiram|acompanharam atras|com|junto
    vendedor*|vendedora*|funcionari*|gerente|representante|cabeleireir*|manicur*|esteticist*|corretor*|professor*|tecnic*|barbeir* que fazia|vendia|faturava|mais|melhor saiu|pediu|abriu|montou|foi`,
  mudanca_regra: `
    nova|novas|mudou|mudaram|mudanca|mudando regra|regras|lei|norma|portaria|resolucao|legislacao
    regra|lei|norma|portaria|resolucao|anvisa|prefeitura|governo|conselho nova|mudou|proibiu|acabou|liberou|derrubou|tirou
    proibiu|proibiram|proibido vender|manipular|usar|fazer|a|o
    nao e|deixou mais|de ser obrigatori*`,
  licenca_para_vender: `
    exige|exigem|pede|pedem|precisa|preciso|sem|falta|tirar|conseguir registro|selo|sim|sif|anvisa|inmetro|certificacao|autorizacao
    registro|selo na|da|no|do|de anvisa|sim|sif|mapa|ministerio|inmetro
    selo|sim|sif nao|demora sai|saiu|consigo
    fabrico|faco|produzo|cozinho em|na casa|cozinha e|sem|mas|exigem|preciso
    anvisa|mapa|inmetro exige|exigem|registro|pede|registrar
    fiscal|fiscalizacao levou|apreendeu|recolheu`,
  parceiro_sem_contrato: `
    barbeiro*|cabeleireir*|manicur*|profission*|tatuador*|esteticist* sem contrato|registro
    pedindo|pediu|pedir|quer vinculo
    trabalha|trabalham igual*|na|por|sem comissao|porcentagem|contrato|igualzinho sem|contrato|nenhum`,
  fator_r: `
    anexo v|5|iii|3
    fator r`,
  perda_perecivel: `
    jogo|jogamos|joga|jogando|jogar fora|comida|pao|tudo|muita|muito|no|quase
    murcha|murcham|murcho|apodrece|apodrecem|estraga|estragam|azeda|mofa antes|na|no|muito|e|tudo|fruta|verdura|flor
    volta|voltam|chega|chegam murch*|pass*|estragad*
    sobra|sobram comida|pao|paes|bolo|salgado|cuba|cubas|marmita|massa|flor|verdura
    vai|vao tudo|tudinho|metade|pro|para|no|fora lixo|fora
    fruta|verdura|flor|flores|carne|leite|iogurte|queijo|comida|pao|peixe|alface estraga|vence|murcha|apodrece|passa|sobra|vai`,
  cancelamento_encomenda: `
    cancela|cancelam|cancelou|cancelaram|desmarca|desmarcam|desmarcou|desiste|desistem|desistiu na|a|e|uma|dez|dias|o|do|da cima|hora|vespera|casamento|festa|evento|encomenda|dinheiro|sinal
    quer|querem|quis|exige|exigiu|pede|pediu tudo|todo|o|dinheiro|sinal|entrada de volta
    noiva|noivo|casal|cliente|formanda|contratante|hospede cancela|cancelou|desmarcou|desistiu|desiste|desmarca
    ja tinha|tinhamos|havia pago|comprado|gasto|cortado|feito
    cancelamento|cancelamentos|desistencia|desistencias de|na|festa|evento|casamento|encomenda|cima festa|evento|casamento|encomenda|hora|reserva`,
  consulta_gratis: `
    de graca consulta|consultas|visita|visitas|avaliacao|medir|projeto
    atendo|avalio|meco|medir|oriento de|sem graca|cobrar
    consulta|consultas|visita|visitas|avaliacao|avaliacoes|diagnostico sem|gratis|gratuita|gratuito|de
    dando|dou|respondendo conselho|consultoria|orientacao`,
  concentracao_cliente: `
    se ele|ela|esse|essa|eles sair|sairem|cancelar|parar|largar|quebrar
    se perder|perdermos ele|ela|esse|essa|eles
    um|uma|unico|unica|so|maior|principal cliente|empresa|contrato|comprador|${buyer} e|representa|responde|leva|faz|concentra por|quase|mais|metade|maioria|do|da
    cliente|empresa|contrato|comprador|${buyer} responde|representa do|da|de|por que|faturamento|receita|vendas
    sozinho|sozinha e|representa|responde|leva|compra|faz do|da|metade|quase|mais
    metade|maioria|maior do|da|de faturamento|receita|que|vendas vem|e|esta so|um|uma|dela|dele|unico|unica
    na mao de um|uma|so
    depend* de|do|da um|uma|poucos|poucas|dois|so cliente*|empresa*|contrato*|comprador*|usina|rede|colegio|frota`,
  funcionario_nao_acha: `
    nao|nunca acho|acha|achamos|encontro|encontra|encontramos|consigo|consegue|aparece|existe|tem ${people}
    dificil|dificuldade|luta|sofrimento achar|encontrar|contratar|conseguir ${people}
    falta|faltam|faltando ${people.replace('pessoal|', '').replace('|equipe', '').replace('|candidat*', '')} pra|para|qualificad*|bom|boa|bons|boas|treinad*
    falta mao obra
    ninguem quer trabalhar|vaga
    vaga|vagas abert* ninguem|meses|semanas|nao|sem`,
  rotatividade: `
    nao|nunca paro|para|fica|ficam|dura|duram|segura|seguro ${people}
    ${people} nao|nunca fica|ficam|dura|duram|para|param
    ${people} pede|pedem demissao|conta|contas
    ${people} sai|saem|saiu|sairam|vai|vao embora|toda|todo|logo|rapido|mes|meses
    treino|treinei|treinamos|ensino|ensina|ensinei e|depois|ai vao|vai|sai|saem|pede|pedem
    troco|troquei|trocamos|troca|trocando de|todo|toda|muito|varios|muita|constante|x ${people}
    todo|toda|cada mes|semana|hora sai|saem|perco|pede ${people}
    rotatividade|turnover`,
  producao_atrasa: `
    dou|dei|damos|prometo|falo prazo|data dias|semanas|meses entrego|entregamos|entregando
    entrego|entregamos|entregando|entrega|entregas tudo|sempre|quase|muito|nada atrasad*|prazo|fora
    nao|nunca consigo|conseguimos|entrego|entregamos|cumpro|cumprimos no|o|prazo
    prometo|prometemos|prometido|combino|combinamos dias|semanas|prazo entrego|entregamos|atraso|atrasa|leva
    pedido|pedidos|obra|obras|servico|servicos|projeto|projetos atrasa|atrasam|atrasado|atrasados|atrasada|atrasadas
    atraso|atrasos na|nas|de|da entrega|entregas|obra|obras|producao|projetos|pedidos
    atraso|atrasamos|atrasando quase|toda|todo|todas|muita|muito|sempre entrega|entregas|pedido|obra|projeto`,
  inadimplencia_escola: `
    inadimplen*
    mensalidade|mensalidades|boleto|boletos atrasad*|atrasa|atrasam|vencid*|aberto
    pai|pais|familia|familias|aluno|alunos|responsavel|responsaveis nao|atrasa|atrasam|deve|devem|sem ${pays}|mensalidade|mensalidades|boleto|pagar|devendo`,
  inadimplencia_clientes: `
    pai|pais|tutor|tutores|morador*|condomino*|paciente*|passageiro*|aluno*|inquilino*|noiva* nao|atrasa|atrasam|some|somem|deve|devem ${pays}|pagar|parcela*|desde
    inadimplen*
    cliente|clientes|comprador|lojista|lojistas|empresa|empresas nao|atrasa|atrasam|demora|demoram|enrola|enrolam ${pays}|pagar|pagamento|boleto
    calote|calotes
    nao|nunca|ninguem me ${pays}
    para|pra|a receber atrasad*|vencid*|de|que servico|cliente|clientes|nao|ninguem|gente`,
  fiado: `
    fiado|fiados
    caderneta|caderninho
    anota|anoto|anotar|anotado na|no|pra|para conta|caderno|depois|pagar`,
  pagamento_grande_cliente: `
    paga|pagam|pagar|pagando|recebo|recebemos|receber|recebe|prazo|faturado com|em|so|apos|depois|a|de dia|dias|meses|sessenta|noventa
    cliente|clientes|industria|rede|redes|operadora|operadoras|convenio|convenios|prefeitura|construtora|construtor|montadora|usina|supermercado|supermercados|fabrica paga|pagam|quer|exige em|com|prazo|a dia|dias
    prazo de|longo|grande|do|da cliente|recebimento|pagamento`,
  capital_de_giro: `
    capital giro
    vendo|vende|vendemos|faturo bem|muito|cada|bastante sem|falta|nunca|vivo|nao|fico dinheiro|caixa|capital
    pago|paga|pagar|quer|compro|vence|vencem|fornecedor|fornecedores|folha antes|vista|em|com dia|dias|receber|recebo
    recebo|recebe|receber em|com|a|so dia|dias|depois|meses pago|pagar|e|mas pago|pagar|fornecedor|antes|em|vista
    sem giro`,
  estoque_parado: `
    estoque|mercadoria|mercadorias|produto|produtos|peca|pecas|roupa|roupas|colecao|dinheiro parad*|encalhad*|gira|giram
    parad*|encalhad* em|no|na|de estoque|mercadoria|mercadorias|prateleira|loja|roupa|roupas|colecao|produto|produtos
    encalhou|encalhado|encalhada|encalhados|encalhadas
    estoque alto|cheio|velho|antigo|demais|nao`,
  furto_perda: `
    some|somem|sumindo|sumiu|sumiram|desaparec*|sumico mercadoria*|material|materiais|peca*|produto*|ferramenta*|bateria*|item|itens|coisa*|cabo*|chapa*|caixa|bebida*|carne|remedio*|do|de
    inventario|contagem|balanco|conferencia falt*|deu|nao|acusou
    falt* em|uns|umas|peca*|mercadoria* peca*|mercadoria*|chapa|produto*|inventario|contagem
    almoxarifado aberto|sumindo|sem|some
    perco|perdemos|perde|perda|perdas|estraga|estragam|vence|vencem|quebra|quebram|murcha|murcho|apodrece|joga|jogo|jogamos muito|muita|uns|umas|parte|fora|fruta|frutas|verdura|verduras|mercadoria|mercadorias|pao|paes|comida|produto|produtos|alface|carne|salgado|peixe|flor|flores
    jogo|jogamos|joga|jogando muito|tudo|fora|no|comida|pao fora|lixo
    vai|vao|foi pro|para|no|fora lixo|ralo|descarte
    mercadoria|mercadorias|produto|produtos|coisa|coisas some|somem|sumindo|vence|vencem|estraga|estragam|vencid*
    desperdicio|desperdicios|desperdico|sobra|sobras no|de|muito|do|alta|lixo|fim|comida|producao|fora|pao
    furto|furtos|furtam|furtando`,
  retrabalho: `
    refaco|refazemos|refazer|refazendo|refeito|retrabalho|refugo|refugos
    peca|pecas|lote|lotes|servico|servicos|produto ruim|errad*|defeito|volta|voltam|devolvid*|torta|tortas
    cliente|clientes devolv* lote|lotes|peca|pecas|produto|produtos
    vai|vao|foi|foram pro|para|no ralo|lixo|sucata|descarte por|de|com erro|processo|defeito|producao
    de cada que produzo|fabrico|fazemos|produzimos
    erro|erros|defeito|defeitos na|no|se|de|todo|que producao|repete|repetem|servico|montagem|obra`,
  no_show: `
    falta|faltam|faltou|faltas paciente*|cliente*|consulta|horario
    paciente*|cliente*|aluno* falta|faltam|some|marca|marcam|nao e|aparece|aparecem|vem|muito|sem|avisar|consulta|sessao|cadeira
    marca|marcam|agenda|agendam e|mas|nao|depois nao|some|somem|falta|faltam
    desmarca|desmarcam|desmarcacao hora|cima|muito|no|na
    furo|furos|buraco|buracos na agenda`,
  convenio_glosa: `
    glosa|glosas|glosam|glosou|glosad*
    convenio|convenios|operadora|plano|planos nao|atrasa|atrasam|demora|recusa|recusam ${pays}|repasse|pagamento|guia|guias`,
  dependencia_convenio: `
    convenio|convenios|unimed|plano|planos|operadora e|representa|sao|paga|pagam|responde quase|mais|por|mal|pouco|tabela|do|da|metade|tudo|maioria
    depend* de|do|dos|da um convenio|convenios|plano|planos|unimed
    atender|ter|quero|mais|queria mais particular|particulares`,
  churn_saas: `
    cancela|cancelam|cancelamento|cancelamentos|cancelou|churn
    perco|perdemos|perdendo|perde|sai|saem assinante*|usuario*|mensalista*|cliente* todo|por|cada|no mes`,
  academia_evasao: `
    aluno|alunos|matricula|matriculas para|param|some|somem|desiste|desistem|cancela|cancelam|sai|saem|abandona|abandonam
    cancela|cancelam|cancelamento|cancelamentos de|dos|todo|por aluno|alunos|mes|plano`,
  evasao_aluno: `
    aluno|alunos|turma|turmas desiste|desistem|abandona|abandonam|sai|saem|sairam|saindo|larga|largam|cancela|cancelam|some|somem
    evasao|desistencia|desistencias
    nao|nem faz|fazem|renova|renovam|volta|voltam|rematricula rematricula|renovacao|contrato|matricula|semestre|ano
    aluna|alunas|crianca|criancas sai|saem|sairam|desiste|desistem|nao|cancela|cancelam embora|curso|renova|renovam|meio|rematricula|volta|voltam
    perco|perdemos|perde|perdendo aluno|alunos|turma`,
  vaga_ociosa_escola: `
    turma|turmas|sala|salas vazia|vazias|nao|metade|ociosa|ociosas|sobrando
    vaga|vagas sobrando|ociosa|ociosas|vazia|vazias|abertas
    matricula|matriculas caiu|cairam|nao|pouca|poucas|baixa|caindo|procura
    pouca|poucas|poucos|caiu|falta|diminuiu matricula|matriculas|aluno|alunos|procura`,
  capacidade_ociosa: `
    cadeira|cadeiras|horario|horarios|sala|salas|maquina|maquinas|agenda|galpao|equipe|quadra|quadras|mesa|mesas|espaco vazio|vazios|vazia|vazias|ocios*|parada|paradas|sobrando|livre|livres
    segunda|terca|quarta|manha|semana|tarde vazio|vazia|parado|parada|fraco|fraca|ninguem|vazias|vazios
    uso|usamos|uso|trabalho|roda|rodando so|apenas|metade|menos da|capacidade|metade|metade`,
  capacidade_cheia: `
    nao|sem dou|damos|da|dar|consigo conta|vencer|atender de|da|do|dos|das|encomenda*|pedido*|demanda|procura|todo|todos|mais|tudo
    recuso|recusei|recusamos|recusando|nego|dispenso|dispensei encomenda*|pedido*|cliente*|servico*|festa*|obra*
    fila|lista de|do espera
    nao cabe mais
    mais pedido*|encomenda*|cliente*|servico*|demanda|procura do que|consigo|dou`,
  ifood_dependencia: `
    ifood|rappi|aplicativo|aplicativos|app leva|come|cobra|fica|tira|toma|pega|comem|levam|cobram|engole
    comissao|taxa|taxas do|da|dos|de ifood|rappi|aplicativo|aplicativos|app|entrega
    depend* do|de|da|dos ifood|rappi|aplicativo|aplicativos|app`,
  marketplace_taxa: `
    mercado livre come|leva|cobra|fica|tira|toma|levam|pega
    shopee|amazon|magalu|marketplace|marketplaces|elo7|americanas come|leva|cobra|fica|tira|toma|levam|comem|cobram|pega
    comissao|taxa|taxas|depend* do|da|de|dos mercado|shopee|amazon|magalu|marketplace|marketplaces|elo7`,
  conversao_baixa: `
    orcamento*|proposta*|lead|leads|cotacao|cotacoes|contato|contatos|interessad* nao|some|somem|pouco|poucos|so|nunca|ninguem|fecho|fecham|fechamos|demora|demoram|nem
    mando|mandamos|faco|fazemos|envio|enviamos|passo orcamento*|proposta*|cotacao|cotacoes e|mas|que|ninguem|nao|so
    pede|pedem orcamento*|preco|cotacao e|mas|ai|depois some|somem|nao|nunca|vai
    fecho|fechamos|fecham|fecha|fechar so|poucos|poucas|nenhum|menos|pouco`,
  medo_reajuste: `
    medo|receio de|em botar|por|colocar|passar|pedir|mexer
    mesmo|mesma|mesmos|mesmas preco|precos|valor|valores|honorario*|mensalidade|tabela|diaria faz|desde|ha|tem|de
    fal*|peco|pedir|toco|comento em|de|no aumento|reajuste|aumentar
    vendo|cobro a|por|o|os reais faz|ha|desde
    contrato*|cliente*|condominio* continua|continuam|esta|estao|pagam|paga igual|iguais|mesmo|mesma
    medo|receio|inseguranca|vergonha de|em|pra|para aumentar|reajustar|subir|cobrar|repassar
    se aumentar|aumento|subir|subo|reajustar|eu|cobrar|repassar perco|perder|vai|vao|povo|cliente*|some|foge|somem|pra
    nao aceita|aceitam|aceitou|quer|querem|consigo|reajusto|aumento reajuste|reajustar|aumento|aumentar|repassar|preco|precos
    anos|tempo|meses sem reajust*|aumentar|mexer|subir
    cobro|cobrando|cobramos barato|pouco|mesmo|abaixo
    mesmo preco|valor faz|ha|desde|tem`,
  preco_sem_conta: `
    nao sei|sabemos|faco quanto|como|se|ideia cobrar|preco|cobro|formar|calcular|colocar|custa
    chuto|chuta|chutando|olho|olhometro preco|precos|valor|o|no
    preco|precos no|de|na|pelo olho|olhometro|chute|cabeca|concorrente|vizinho|achismo
    quanto custa cada|fazer|produzir|produto|unidade`,
  lucro_some: `
    nao|nunca sobra|sobrar|vejo|aparece|fica|resta nada|dinheiro|lucro|quase|no|pra
    sobra|sobrou|fica|resta quase|pouco|nada|zero nada|no|pra|do|dinheiro|fim
    vendo|vende|vendemos|trabalho|faturo|cheio|lotado|lota|enche bem|muito|mais|mas|e|bastante|mesmo|no nao|nunca|nada|sem sobra|sobrar|lucro|vejo|dinheiro
    margem|lucro apertad*|pequen*|baix*|sumiu|some|caiu|minguad*|aparece
    cade|onde esta|foi|vai|o lucro|dinheiro`,
  caixa_vazio_fim_mes: `
    falta|faltando|sem|acaba|some dinheiro|caixa|grana antes|no|pra|para|fim|final|todo|dia
    dinheiro|caixa|grana acaba|some|falta|nao antes|no|logo|chega|dura|fim|da
    nao consigo|fecho|fecha|fechamos fechar|o|as mes|contas|caixa
    nao sobra|tem|tenho dinheiro|caixa no|fim|pra|para|do|final
    contas|boletos vence*|chegam antes|e nao`,
  recuperar_prejuizo: `
    prejuizo|prejuizos todo|toda|cada|faz|ha|no|mensal|direto|seguido|meses
    gasto|gastamos|gasta|sai|saem|pago|despesa mais|muito do|que|mais entra|ganho|recebo|faturo|vendo|entrada
    entra|entram|faturo|vendo|recebo menos|e do|que|sai|gasto sai|gasto|gasto|mais|pago
    no|operando|trabalhando|trabalho|fechando|estou|to vermelho|negativo|prejuizo
    pago|pagando pra|para trabalhar
    dinheiro|caixa|reserva acaba|acabando|queimando|queima|dura`,
  contas_misturadas: `
    mistur* tudo|conta|contas|dinheiro|com|pessoal|da|casa|empresa|pj
    conta|dinheiro|cartao pessoal|casa|mesma|mesmo junto|com|misturad*|empresa|e|da
    pago conta|contas|despesa|despesas de|da|do casa|pessoal|pessoais`,
  nao_tiro_salario: `
    nao|nunca consigo|tiro|sobra|tenho|me tirar|salario|pago|retirada|pro|pra|nada mim|salario|labore|retirada
    sem|nenhum salario|retirada|labore
    sobra nada|pouco|zero pra|para mim|eu`,
  divida_banco: `
    devo|devendo|devemos|divida|dividas|endividad*|emprestimo*|financiamento* mil|banco|bancos|com|no|na|parcela*|revenda|cooperativa|muito|nao|demais|pro
    renegociar|alongar|parcela|parcelas|quitar|pagar banco|divida|dividas|vence*|nao|atrasad*|emprestimo*`,
  juros_cartao_rotativo: `
    cheque especial
    cartao|limite|rotativo credito|de|do|rotativo|pessoal|especial tapa|tapo|tapando|pago|pagando|rolando|todo|pra|conta
    tapo|tapando|tapar|rolo|rolando|cobrindo buraco*|com|no cartao|cheque|credito|rotativo`,
  taxa_maquininha: `
    maquininha|antecipo|antecipar|antecipacao|antecipando
    taxa|taxas do|da|de|dos cartao|cartoes|maquina|credito`,
  energia_cara: `
    conta|gasto|custo|valor de|com|da luz|energia
    luz|energia alta|cara|veio|subiu|subindo|absurda|pesada|disparou|mata|matando|come|comendo
    gasolina|diesel|combustivel|gas subiu|caro|cara|come|alto|pesa|disparou`,
  custo_insumo_subiu: `
    quilo|litro|saca|arroba|saco|caixa|boi|cafe|cacau|queijo|trigo|papel|madeira|mdf|gasolina|gas subiu|subiram|aumentou|dobrou|disparou
    racao|milho|insumo|insumos|farinha|carne|materia|adubo|embalagem|aco|ferro|diesel|tecido|leite|oleo|ingrediente*|fornecedor*|dissidio|custo|custos|preco|produto|produtos|material|mercadoria subiu|subiram|subindo|aumentou|aumentaram|disparou|come|comendo|sobe|encareceu|dobrou
    racao come|leva|consome|comendo tudo|lucro|margem|metade|quase
    nao consigo|da|posso repassar|passar`,
  cmv_alto: `
    cmv
    comida|insumo|insumos|ingrediente*|carne|compra|compras leva*|levando|come|comendo|e|custa|consome|representa|vai quase|metade|muito|mais|do|lucro|faturamento
    sem|nao|falta ficha|fichas|tecnica|tecnicas
    custo|gasto da|do|dos|de|com comida|prato|pratos|insumo|insumos|ingrediente*|alimento*`,
  delegar: `
    tudo passa|depende|cai|sobra|vem|e por|de|do|da|em|pra|para|comigo mim|eu|dono|dona|comigo
    se eu|nao|dono nao|estou|to|sair|paro|parar|saio|faltar|viajo|viajar para|ninguem|nada|tudo|empresa|loja|estou|to
    ninguem decide|resolve|faz nada|sem|sozinho
    nao|nunca consigo|tiro|tenho|saio delegar|ferias|folga|descanso|sair|largar
    resolvo|decido|faco|cuido|confiro tudo sozinh*|eu`,
  burnout_dono: `
    cansad*|exaust*|esgotad*|estafad*|acabad*|burnout
    nao aguento|aguenta mais
    trabalho|trabalhando horas|todo|todos|sabado|domingo|noite|fim por|dia|dias|semana|domingo`,
  orcamento_obra: `
    obra|obras|reforma|servico|projeto|instalacao custa|custou|sai|saiu|fica|ficou|estoura|estourou|passa|passou mais|do|o|caro que|orcamento|orcei|previsto|orcado
    orcei|orco|orcamento|orcado errado|menos|baixo|estoura|estourou|menor|mal
    prejuizo na|em|no obra|obras|reforma|servico|contrato`,
  transporte_frota: `
    custo|custa|valor|gasto do|por|de|o|com km|quilometro|quilometros|rodado|caminhao|frota
    frete|fretes|viagem|viagens|carga nao|mal|baixo|barato|da|que paga|pagam|cobre|compensa|prejuizo|cobro
    volta|voltam|voltando|rodo|roda vazio|vazia|vazios|batendo`,
  turismo_hospedagem: `
    ocupacao baixa|nao|fora|cai|so|de
    pousada|hotel|quarto|quartos|chale|chales|hostel|camping vazio|vazia|vazios|vazias|parad*
    baixa temporada
    fora de|da|do feriado|feriados|temporada|ferias`,
  sazonalidade: `
    de|entre|em ${month} a|ate|e|pra|para ${month}
    ${month} a|ate ${month} nao|cai|fica|fico|some|tranca*|para|nada|metade|so
    sazonal|sazonalidade|entressafra
    inverno|verao|mes|meses|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ferias|chuva cai|caem|fraco|fracos|para|param|vazio|parad*|morre|some|despenca
    no|do inverno|verao|ferias|baixa|chuva cai|vendo|nao|fico|faco|para
    so|vendo|vende|faturo|maioria|maior no|em|na|do verao|inverno|natal|dezembro|carnaval|festas
    sem trabalho|venda|vendas|movimento|evento*|casamento*|festa* de|no|entre|por|alguns|meses`,
  receita_recorrente: `
    nada|sem|nao|pouco recorrente|recorrencia|mensal|fixo
    so|apenas|vivo projeto*|servico*|venda*|trabalho* avuls*|unic*
    mes|meses bom|bem|entra|cheio|faturo|ganho e|outro|no outro|nada|ruim|mal|seco
    comec* do|todo|sempre|mes zero
    previsibilidade|imprevisivel|montanha russa`,
  contrato_cliente: `
    cliente|clientes|paciente*|aluno* muda|mudam|pede|pedem|altera|alteram|abusa|abusam|quer|querem tudo|projeto|escopo|mais|toda|fora|extra|coisa|do|alem|alteracao|alteracoes
    alteracao|alteracoes|mudanca|mudancas|extra|extras|escopo|revisao|revisoes nao|sem|de|fora|gratis|que|cresce|aumenta cobr*|graca|combinado|contrato
    fora do|de combinado|contrato|escopo|orcado`,
  horas_nao_cobradas: `
    nao|nunca|sem cobro|cobramos|cobra|cobrado|cobradas|paga|cobrar hora*|alteracao|alteracoes|extra|visita|tempo|por
    hora|horas de|que|nao|sem|fora graca|ninguem|cobro|cobrad*|faturad*|paga|combinado
    trabalho|trabalhamos|faco|atendo de graca`,
  mei_estourou: `
    limite|teto|faturamento do|de|da mei
    mei estour*|passando|limite|passei|passar|virar|ultrapass*|desenquadr*
    estour* o|do|limite mei|limite|teto
    viro|virar|mudar|passar|migrar pra|para|me|de mei|me|simples|microempresa`,
  guerra_preco: `
    acha|acham|acharam|achando caro
    vizinho|vizinha|outro|outra|concorrente|internet|site faz|vende|cobra por|barato|menos|metade
    concorrente*|vizinho|concorrencia|rede|redes|atacadao|atacarejo|internet vende|cobra|faz|baixa|baixou|vendem|tem|joga|pratica mais|preco|barato|metade|abaixo|menos
    briga*|brigar|competir|guerra|disputar|disputa|concorrer no|de|por|com|em preco|precos
    cliente|clientes so|quer|olha|compara|acha|pechincha preco|barato|caro|desconto`,
  concorrente_novo: `
    vizinho|vizinha abriu mais|igual|um|uma|outro|outra|loja|tambem
    abriu|abriram um|uma a|na|no|ao|em metros|quadra|quadras|rua|lado|esquina|frente
    abriu|abriram|abrindo|chegou|inaugurou|instalou concorrente*|rede|loja|lojas|mercado|farmacia|padaria|academia|salao|igual|perto|lado|frente|rua|bairro|esquina|quadra|metros|atacadao|franquia|unidade
    abriu|abriram|abrindo|chegou|inaugurou outro|outra|mais
    concorrente novo|perto|lado|frente|chegou|abriu
    concorrencia nova|aumentou|chegou|cresceu`,
  vendas_caindo: `
    venda|vendas|movimento|faturamento|procura|clientela|receita|matricula|matriculas caiu|cairam|caindo|diminuiu|diminuindo|despencou|reduziu|sumiu|fraco|baixou|cai
    caiu|cairam|caindo|despencou|queda muito|pela|metade|de|o|a|nas|em venda|vendas|movimento|faturamento|procura|metade|clientes
    vendo|vendia|faturava|antes menos|vendia|eram|era|fazia que|mais|agora|hoje`,
  falta_cliente: `
    falta|faltam|pouco|poucos|sem|nenhum cliente|clientes|freguese|fregueses|paciente|pacientes|procura|aluno|alunos
    nao|ninguem tenho|aparece|entra|chega|procura|conhece|consigo|sabe cliente*|ninguem|me|a|minha|gente|minha
    preciso|quero|atrair|conseguir|captar de|mais|novos|trazer cliente*|paciente*|aluno*|gente
    loja|agenda|clinica|salao|espaco vazi*`,
  cac_alto: `
    gasto|gastamos|pago|invisto|investi|torro|coloco muito|mil|em|de|com|no anuncio*|trafego|google|facebook|instagram|marketing|ads|publicidade|propaganda
    anuncio*|trafego|google|marketing|ads nao|caro|traz|da|so|cada|pouco|sem retorno|traz|cliente*|pouco|vem|resultado
    custo|caro|cara por|pra|para|de|trazer|cada|conseguir cliente|aquisicao|lead|aluno|paciente`,
  rede_social_nao_vende: `
    posto|postamos|seguidor*|instagram|curtida*|curtidas|video|videos|redes e|mas|nao|todo|toda|que|ninguem nao|ninguem|vende|vendo|compra|pouco`,
  indicador_parou: `
    medico|medicos|dentista|dentistas|arquiteto|arquitetos|corretor|corretores|imobiliaria|imobiliarias|parceiro|parceiros|oficina|veterinario|veterinarios mandava|mandavam|indicava|indicavam|receitava|receitavam|encaminhava|encaminhavam|trazia parou|pararam|sumiu|sumiram|nao|foi|foram|agora
    parou|pararam|deixou|deixaram mandar|indicar|receitar|encaminhar|passar receita|receitas|paciente|pacientes|cliente|clientes|servico|aluno|alunos`,
  depende_indicacao: `
    so|apenas|depend* por|de|da|vem|boca|com indicacao|indicacoes|boca
    indicacao|indicacoes so|nao|parou|e|acabou|pouca
    boca a|boca`,
  socio_briga: `
    socio|socia|socios|sociedade brig*|nao|tira|quer|desentend*|discut*|sumiu|some|discord*|separar|sair|conflito|problema|desacordo
    brig*|separar|desfazer|romper|sair|desentend* com|da|do|o|a|meu|de|entre socio|socia|socios|sociedade`,
  sucessao: `
    filho|filhos|filha|filhas|familia|sucessor nao|nenhum|quer|querem|assum*|tocar|continuar
    nenhum filho
    aposentar|aposentadoria|sucessao|herdeir*
    passar empresa|loja|negocio|sitio|fazenda|oficina pra|para|pro|aos`,
  vender_fechar: `
    vendo|vender|fechar|fecho|encerrar|desistir ou|a|o|da|do|loja|empresa|negocio fecho|fechar|vender|loja|empresa|negocio|tudo|continuar|portas`,
  segunda_loja: `
    abrir|abro|montar|abrindo|nova|inaugurar|ter outra|outro|segunda|segundo|mais|uma|nova|filial|2a loja|unidade|ponto|filial|restaurante|clinica|salao
    segunda loja|unidade|filial|clinica|academia
    expandir|expansao pra|para|a|da|outra|outro`,
  maquina_parada: `
    ${machine} ${breaks}
    ${machine} para|vive todo|toda|direto|sempre|de|quebrad*
    ${breaks} ${machine}
    parou|parado|parada|parar|paramos por|dia|dias|de|com quebra|maquina|conserto|defeito|manutencao
    conserto|tecnico custa|caro|todo|toda|so|nao|demora mes|vem|reais|dia
    sem|falta manutencao preventiva`,
  clima_seguro: `
    morre|morrem|morreu|morrendo|morreram|mortalidade|mortandade peixe*|frango*|ave*|bezerro*|gado|animal|animais|porco*|leitao|leitoes|abelha*|demais|muito|alta|do
    peixe*|frango*|ave*|bezerro*|gado|animal|animais|porco*|abelha* morre|morrem|morrendo|morreu|morreram|doente*|doenca
    seca|geada|granizo|chuva|praga|doenca|enchente na|no|acabou|matou|destruiu|levou|perdi|estragou|quebrou|atacou|que`,
  atravessador_venda_direta: `
    paga|pagam|leva|compra reais|real|quilo|pe|caixa|saca|litro|duzia mercado|loja|feira|prateleira|consumidor sai|vende|vendem|custa|meu|minha|a|por
    atravessador*|intermediari*|corretor paga|leva|fica|ganha|manda|quer|e
    vendo|vendemos pro|para|pra|tudo atravessador*|intermediari*|corretor
    vender|venda direto|direta pro|para|ao|pra consumidor|cliente|mercado|restaurante`,
  gestao_rural_sem_custo: `
    nao|sem sei|conheco|tenho|calculo|faco|saber quanto|custo|o|qual custo|custa|por|litro|saca|cabeca|hectare|arroba|produzir`,
  preco_commodity: `
    laticinio|frigorifico|cooperativa|usina|comprador|industria|abatedouro|cerealista baixou|baixaram|cortou|reduziu|derrubou|abaixou
    baixou|baixaram|caiu|despencou o|do|da|pra|preco leite|quilo|saca|arroba|litro|preco|boi|soja|milho|cafe|tilapia|peixe|ovo
    laticinio|frigorifico|cooperativa|trading|usina|cerealista paga|pagam|pagando|compra mal|pouco|menos|so|barato
    preco da|do|de saca|leite|boi|arroba|soja|milho|cafe|litro|cana caiu|baixo|ruim|despencou|nao`,
  parceria_salao: `
    profissional|profissionais|parceir*|menina|meninas|barbeiro*|cabeleireir*|manicure* leva|levam|levou|saiu|sai e|cliente*|clientela|as|com
    comissao|comissoes alta|leva|fica|das|da|dos meninas|menina|profission*|cabeleireir*|barbeiro*|quase|tudo`,
  comissao_injusta: `
    comissao|comissoes come|leva|levam|comem|fica|injusta|errada|alta|altas|pesa|nao|das|dos|tudo
    salario*|comissao|comissoes nao fecha|fecham|cabe|cabem`,
  fiscalizacao_alvara: `
    licenca|alvara|avcb|bombeiro|bombeiros|vigilancia|fiscal|fiscalizacao|notificacao|notificou|notificado|interdit*|multa|habite ambiental|sanitaria|prefeitura|vencid*|sem|pendente|nao|multou|veio|regulariz*|da|do
    sem|falta|tirar|regularizar|vencido|vencida|renovar licenca|alvara|registro|autorizacao|sif|sim|avcb`,
  impressao_margem_industria: `
    preco|valor nao cobre|paga fabrica|custo|producao|materia
    nao sei qual|quanto linha|produto|peca da|lucro|custa`,
  atendimento_ruim: `
    demora|demoram|demoramos pra|para|em|a responder|atender|retornar
    cliente|clientes reclama|reclamam|reclamou do|da|de|que atendimento|demora|espera
    atendimento demorado|ruim|frio|grosso|lento`,
  sem_processo_comercial: `
    nao|nunca|sem acompanho|acompanhamos|retorno|cobro|ligo|controle|tenho|funil|registro|anoto proposta*|orcamento*|cliente*|venda*|lead|leads|contato*|resposta
    lead|leads|contato|contatos perd*|esquec*|some|somem|espalhad*|demora*|sem`,
  frete_entrega: `
    frete|entrega|entregas|motoboy|correio|correios caro|cara|caros|come|comendo|mata|leva|atrasa|atrasam|demora|pesa|alto
    cliente|clientes desiste|desistem|abandona|reclama|reclamam do|da|por frete|entrega`,
  aluguel_pesa: `
    aluguel|locacao caro|alto|subiu|pesa|pesando|leva|come|dobrou|aumentou|reajust*|vai|absurdo
    dono|proprietario do imovel|ponto|predio|quer`,
  imposto_atrasado: `
    imposto|impostos|das|guia|guias|inss|icms|tributo|tributos|simples|parcelamento atrasad*|devo|devendo|vencid*|divida|meses
    devo|devendo|divida|dividas|atras* de|com|pro|ao|no|a|o imposto|impostos|receita|fisco|governo|simples|das|inss`,
  desvio_funcionario: `
    ${people} roub*|desvi*|furt*|peg*|lev*|embols*
    me roubando|roubam|rouba|furtando
    roub*|desvi* caixa|mercadoria|dinheiro|loja|funcionari*
    caixa nao bate|fecha`,
  depressao_sofrimento: `
    vontade de sumir|morrer|desistir
    nao quero|aguento viver
    depress*|panico`,
  contratar_ou_nao: `
    contrat*|registr*|efetiv* ou nao|continuo|continuar|fico|sozinh*|terceiriz*|diaria|diarista|faco
    nao sei|sabemos|consigo se|qual|quando contrato|contratar|registro|registrar|cabe|pago|vale|da
    vale|compensa|cabe pena|a|contratar|registrar|pagar|mais contratar|registrar|um|uma|funcionari*|ajudant*
    preciso|quero|penso|pensando contratar|registrar|de|em mas|nao|medo|contratar|caro|pesa`,
  informal_sem_registro: `
    sem registro|carteira
    nao registr*|assin* carteira|funcionari*|ninguem|equipe`,
  falta_absenteismo: `
    ${people}|freela*|extra|extras confirma|confirmam|promete|combina|marca e|nao|mas nao|some|falta|aparece*
    ${people}|menina|meninas|menino|rapaz|moca|turma falta|faltam|faltou|atrasa|atrasam|chega|atestado|some sem|muito|segunda|toda|todo|demais|atrasad*|atestado|e|no
    toda|todo|sempre alguem|segunda|dia|semana|alguma|algum|um falta|atestado|atrasa
    atestado|atestados`,
  equipe_desmotivada: `
    ${people} desanimad*|desmotivad*|brig*|nao|sem veste|liga|quer|vontade|camisa|interesse|entre|nada
    clima ruim|pesado|tenso
    fofoca|fofocas`,
  demitir: `
    demitir|demito|mandar|dispensar embora|ou|funcionari*|alguem|amigo|quem
    preciso demitir|mandar|dispensar`,
  processo_trabalhista: `
    processo|acao|causa trabalhista
    me|nos processou|acionou|processando|colocou justica|funcionari*|na`,
  familia_no_negocio: `
    irmao|irma|cunhado|cunhada|filho|filha|marido|esposa|mae|pai|genro|nora|primo|sobrinho|familia trabalha|trabalham|ganha|nao|chega|recebe|manda|comigo
    porque|pois e familia
    familia|parente|parentes na|no|dentro|misturad* empresa|negocio|loja|trabalho`,
  tempo_dono: `
    nao tenho|sobra|da|tenho tempo
    sem tempo pra|para|de
    apago|apagando|apagar incendio|incendios
    passo|fico o dia|tempo resolvendo|apagando|atendendo|todo`,
  crescer_desorganizado: `
    cresc* rapido|demais|muito|desorganiz*|sem|bagunc* e|organizacao|controle|bagunca|perdi|desorden*|tudo
    cresceu|crescemos|dobrou|dobramos e|mas bagunc*|perdi|ninguem|nao|tudo|desorganiz*`,
  sem_processo: `
    cada um faz|trabalha do|de|como jeito|seu|quer
    bagunca|desorganiz*|baguncad*|desordem
    nao tem|ha|existe processo|padrao|rotina|organizacao`,
  nao_sei_numeros: `
    nao sei|sabemos|tenho|acompanho|faco|olho quanto|se|o|os|ideia|nada lucro|ganho|numeros|sobra|resultado|prejuizo|faturamento|custo|custos|conta
    no escuro|chute|achismo
    sem numeros|controle|planilha financeir*|numeros`,
  sem_planejamento: `
    sem|nao meta|metas|plano|planejamento|rumo|direcao
    nao sei|sabemos por|pra|para onde|qual ir|comecar|caminho|rumo`,
  custo_fixo_alto: `
    custo|custos|despesa|despesas fixo|fixos|fixa|fixas alt*|pesad*|grande*|demais|come|nao
    estrutura grande|cara|inchada|pesada`,
  imposto_alto: `
    imposto|impostos|simples|carga|tributo|tributos muito|alto|altos|come|caro|pesa|leva|subiu|demais|pesado|mudou
    pago|pagamos muito|tanto|imposto imposto`,
  reforma_tributaria: `
    reforma tributaria
    ibs|cbs|split`,
  emprestimo_negado: `
    banco|bancos|credito|emprestimo|financiamento nega|negou|negam|negaram|recusou|recusa|nao|negado libera|empresta|aprova|da|credito
    nao|nunca consigo|consegui|aprovam|liberam credito|emprestimo|financiamento
    nome|score sujo|negativad*|baixo`,
  emprestar_para_crescer: `
    preciso|precisaria|precisava|teria|tenho comprar|investir|financiar mil|maquina|equipamento|caminhao|forno|van|trator
    medo|receio enrolar|endividar|afundar
    pegar|pego|tomar|fazer|tomo emprestimo|financiamento|credito pra|para|ou|e|vale
    vale|compensa pena pegar|financiar|emprestimo`,
  desconto_demais: `
    desconto|descontos sempre|todo|toda|pra|pede|pedem|demais|muito|virou|dou
    so compra|compram|fecha|vende com|na desconto|promocao
    pede|pedem|chora|choram|exige desconto`,
  decimo_terceiro: `
    decimo|13 terceiro|salario
    ferias e|dos|da 13|decimo|equipe`,
  ticket_baixo: `
    compra|compram|leva|levam|gasta|gastam so|pouco|pouca|uma|um
    ticket|valor medio|baixo baixo|compra|venda|pequeno`,
  cliente_nao_volta: `
    cliente|clientes nao|nunca|compra|compram|vem volta|voltam|retorna|uma|so vez|mais|e|volta|some
    compra|compram|vem|veio uma|so vez|uma e|some|somem|vez
    some|somem|sumiu|sumiram depois|apos de|da primeira|compra|uma`,
  paciente_abandona: `
    paciente*|cliente*|aluno* abandona|abandonam|larga|largam|para|param|some|somem|nao|vem|desiste tratamento|meio|retorno|volta|voltam|pacote|termina|terminam|primeira
    nao volta|voltam|retorna|retornam|termina|terminam pro|para|no|o|ao retorno|tratamento|pacote`,
  loja_vitrine: `
    entra|entram|experimenta|experimentam gente|cliente*|pessoa* nao|sai|saem|so|compra|compram
    olha|olham|experimenta e sai|saem|nao
    de que|cada entra|entram compra|compram
    so olha|olham|experimenta`,
  vendedor_nao_vende: `
    vendedor*|vendedora*|atendente*|equipe|balconista* nao|pouco|so sabe|sabem|vende|vendem|oferece|bate|quer
    nao sabe|sabem vender|oferecer|atender`,
  ruptura: `
    falta|faltam|faltando|acaba|acabou|sem|perco produto*|mercadoria*|item|itens|estoque|venda|peca|tamanho|remedio|material na|no|por|pra|direto|sempre|porque
    cliente|clientes procura|pede|quer e|mas nao|falta tem|acabou`,
  sem_controle_estoque: `
    nao sei|sabemos|tenho|controlo quanto|o|que|controle tem|tenho|estoque|no|do
    estoque nao|sem|furado|errado bate|controle`,
  compra_mal: `
    compro|compramos|compra|comprei errado|demais|muito|mal|no|sem olho|chute|planejar|controle|e|encalha|sobra`,
  mix_produto: `
    muito|muitos|tanto|tantos|excesso produto|produtos|item|itens|modelo|modelos|marca|marcas
    nao sei qual|quais produto|produtos da|vende|lucro`,
  fornecedor_atrasa: `
    fornecedor|fornecedores|distribuidor atrasa|atrasam|nao|demora|demoram|erra|entrega|manda|falha
    peca|pecas|mercadoria|material|materia demora|demoram|nao|atrasa|atrasam chegar|pra|chega|chegam`,
  fornecedor_unico: `
    so|unico|um fornecedor
    depend* de|do fornecedor*|distribuidor*|fabricante*|atacadista*`,
  devolucao_troca: `
    troca|trocas|devolucao|devolucoes|devolvem|devolve muit*|demais|alta|produto*|virou|cliente*`,
  pos_venda_garantia: `
    garantia|assistencia
    volta|voltam|retorna|retornam com|pra|na|depois defeito|garantia|reclamar|reclamacao`,
  fraude_chargeback: `
    golpe|golpes|fraude|fraudes|chargeback|clonado|contestacao|estelionato
    cartao clonado|contestad*`,
  avaliacao_ruim: `
    avaliacao|avaliacoes|nota|notas|estrela|estrelas ruim|ruins|baixa|baixas|1|uma|pessima|caiu|negativa|negativas|zero|no|google
    reclame aqui
    reclama*|falam|falou|falando mal|google|internet|aplicativo|rede`,
  sem_presenca_digital: `
    nao tenho|temos|apareco|aparece|aparecemos site|google|internet|instagram|rede|no|na
    ninguem acha|encontra|conhece na|no|a internet|google|gente|loja|minha`,
  ecommerce_parado: `
    site|loja nao|parad*|virtual vende|vendo|nao|parada
    carrinho abandon*|e|desist*|mas
    acessa|acessam|visita|visitas|acessos|coloca|colocam site|nao|no|e|carrinho`,
  venda_governo: `
    prefeitura|governo|licitacao|licitacoes|estado|orgao|empenho
    pregao|edital`,
  importar_exportar: `
    import*|export* da|do|de|pra|para china|fora|exterior|eua|produto|europa`,
  marca_registro: `
    marca|nome|logo copi*|registr*|inpi|igual|patente
    copiaram|copiou|copiando minha|meu|marca|produto`,
  protecao_dados: `
    hacke*|invadi*|vazou|vazamento|lgpd|virus|clonaram
    perdi|roubaram conta|acesso|instagram|whatsapp|dados`,
  sistema_ruim: `
    sistema|programa|software trava|travando|lento|ruim|cai|nao|velho|antigo|horrivel
    troca*|mudar de sistema`,
  contador_ruim: `
    contador|contabilidade so|nao|nunca manda|explica|responde|ajuda|liga|orienta|atrasa|guia`,
  ia_nao_sei: `
    inteligencia artificial
    chatgpt|ia|robo nao|usar|como|sei|por|ajudar|automatizar
    automatiz* digitacao|tarefa*|atendimento|o|trabalho`,
  suporte_afoga: `
    suporte|chamado|chamados|atendimento|whatsapp|duvida*|mensage* toma|consome|come|afoga|dia|tempo|demais|nao|o|muito tempo|dia|para|time|todo|tudo|equipe
    passo|passamos|fico|gasto o|dia|tempo respondendo|mensagem|whatsapp|chamado*|atendendo`,
  divida_tecnica: `
    codigo|sistema legado|velho|ruim|bagunca|quebra|gambiarra
    cada|toda mudanca|mexida|alteracao|atualizacao quebra|trava|demora`,
  produto_nao_encaixa: `
    produto|aplicativo|app|sistema|software pronto|lancei|lancado|lancamos e|mas|ninguem|nao|so ninguem|compra|usa|vende|nao
    ninguem quer|usa|compra o|meu|nosso app|produto|sistema|aplicativo`,
  safra_caixa: `
    de|entre ${month} a|ate|e ${month}
    nao|quase entra|entram quase|nada|renda|dinheiro|um nada
    dinheiro|renda|entra so|dinheiro na|quando|no|uma safra|colheita|vendo|lote
    so entra|recebo dinheiro|na|quando|no safra|colheita|vendo|lote|fim
    resto|meio do|da ano|safra|lavoura vivo|sem|devo|emprestimo|fico|seca`,
  mesa_vazia: `
    mesa|mesas|salao|restaurante|casa vazi*|parad*|fraco
    de segunda|terca|semana|quarta|dia a|vazio|fraco|ninguem quinta|quarta|semana|vazio|fraco|ninguem`,
  cardapio_grande: `
    cardapio|menu grande|enorme|extenso|muito|muitos|tem
    muito|muitos prato|pratos|sabor|sabores|item|itens`,
  vigilancia_validade: `
    vigilancia sanitaria
    vencid*|vencimento|validade|vencendo produto*|alimento*|geladeira|estoque|controle|no`,
  pico_desorganizado: `
    natal|dia|pascoa|black|carnaval|volta das|friday|aulas|maes|namorados|pais nao|falta|faltou|caos|bagunca|perco|perdi|dou|atras*
    data|datas|epoca forte|comemorativa* nao|caos|bagunca|perco|falta`,
  jornada_6x1: `
    6x1|escala|escalas|hora extra
    jornada nova|reduzida|mudanca|lei`,
  acidente_seguranca: `
    acidente|acidentes|machuc*|cipa|epi|nr`,
  liderar_jovens: `
    jovem|jovens|geracao nao|z|quer|querem|so
    nao sei|consigo liderar|lidar|chefiar|comandar`,
  dependencia_funcionario: `
    se ele|ela|meu|minha|o|a gerente|chefe|cozinheir*|tecnic*|funcionari*|sair sair|eu|a|quebra|para
    so ele|ela|um|uma|funcionari* sabe|conhece|faz|entende`,
  seguro_imprevisto: `
    incendio|enchente|assalto|roubo|alag* medo|perdi|levou|sem|seguro|destruiu
    sem|nao tenho|seguro seguro`,
  sozinho_decisao: `
    decido|decidir|decisao|decisoes tudo|sozinh* sozinh*
    nao tenho com|quem com|conversar|trocar|dividir|falar`,
  autonomo_sem_clientes_fixos: `
    comecei|comecando|inicio|recem por|agora|de|ha|conta|formad* nao|poucos|sem|cliente*|paciente*
    larguei|saindo|sai do clt|emprego`,
  diferencial: `
    nao sei|consigo mostrar|explicar|diferenciar|diferente
    por que|porque escolher|comprar comigo|mim|de
    todo mundo|todos faz|vende|oferece mesmo|igual|mesma`,
  importado_concorrencia: `
    importad*|china|chines*|shein|shopee|informal|camelo mais|barato|metade|invad*|concorr*|vende`,
  oficina_peca: `
    carro|carros|moto|motos|patio parad*|esperando|cheio peca|pecas
    peca|pecas demora|demoram|nao|falta|esperando chegar|pra|chega`,
  aluguel_equipamento: `
    comprar ou alugar|terceirizar
    alugar|comprar|terceirizar ou comprar|alugar|terceirizar`,
  imovel_proprio: `
    comprar|construir|reformar|reforma|compro imovel|ponto|sede|galpao|predio|loja|proprio|propria
    sair|sair do aluguel`,
  franquear: `
    franquia|franquias|franquear|franqueado|franqueador*`,
  ong_associacao: `
    doacao|doacoes|doador*|edital|editais|verba|convenio caiu|nao|incert*|acab*|atrasa|depend*
    ong|associacao|instituto|projeto`,
  propina_ilicito: `
    propina|suborno|por fora|nota fria|agua
    pedem|pediu|pede|exige dinheiro|por propina|fora`,
  eventos_oscilacao: `
    agenda|evento*|festa*|casamento* oscila|varia|cai|so|some|lota|vazia
    tem mes|mes festa*|evento*|casamento*|com nao|nenhum*|sem`,
}
