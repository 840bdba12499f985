/**
 * How owners of many trades tell of each problem, in whole sentences and not by its name; a line each, by the id of the
 * card.
 */
export const SPOKEN: Readonly<Record<string, string>> = {
  rede_social_nao_vende: `
    faço vídeo, posto story, tem curtida e ninguém pergunta o preço
    tenho seguidores mas a venda não sai do perfil
    gravo reels toda semana e o caixa continua igual
    minha página bomba e a loja fica vazia`,
  marketplace_taxa: `
    vendo no site deles e depois de comissão, frete e anúncio fico com quase nada
    o mercado livre segura o dinheiro e desconta tarifa
    cada venda na shopee deixa uns trocados`,
  ifood_dependencia: `
    o aplicativo de comida leva quase um terço do pedido
    se saio do aplicativo de entrega não vendo marmita nem pizza
    quase todo pedido de noite vem pelo ifood e a taxa mata`,
  sem_presenca_digital: `
    a pessoa procura no celular e acha o vizinho
    ninguém sabe que eu existo fora do bairro
    não apareço no mapa e não tenho foto de trabalho nenhum
    acham que fechei porque não tem nada na internet`,
  ecommerce_parado: `
    montei a loja virtual, gastei e saiu um pedido no mês
    enchem o carrinho e largam na hora do frete
    o site tem visita e não tem pedido`,
  avaliacao_ruim: `
    baixaram minha nota e o cliente novo comenta disso
    fizeram um comentário maldoso e o movimento caiu
    uma reclamação no grupo da cidade espalhou`,
  atendimento_ruim: `
    a recepcionista demora e a pessoa liga para outro
    deixam o cliente esperando no balcão enquanto mexem no celular
    levo horas para responder mensagem e perco a venda
    ninguém atende o telefone da loja
    reclamam que foram mal atendidos pela moça do caixa`,
  imposto_atrasado: `
    faz meses que não pago as guias do simples
    a receita mandou carta e tenho parcelamento quebrado
    deixei o das para trás e agora não tiro certidão`,
  imposto_alto: `
    a guia do simples passou de dez por cento e ninguém explica
    pago mais imposto que aluguel
    mudei de faixa e o imposto subiu muito`,
  mei_estourou: `
    vou passar do limite do mei antes de novembro
    faturo mais do que o mei deixa e tenho medo da receita
    meu faturamento não cabe mais no mei`,
  preco_sem_conta: `
    não ponho minha hora no preço, só o material
    compro a trinta e vendo a quarenta e não sei se está certo
    minha hora não entra na conta do serviço
    gasto tanto de ingrediente, levo horas e cobro pouco
    faço o preço olhando o que o vizinho cobra
    passei o valor no olho e tomei prejuízo na peça
    não sei quanto sobra em cada venda
    o preço da peça não paga o tempo que levo para fazer`,
  medo_reajuste: `
    tenho dó de subir o preço para cliente antigo
    faz anos que cobro a mesma mensalidade
    não tenho coragem de falar de dinheiro com quem atendo
    cobro valor social e mal cubro o aluguel da sala
    a colega cobra o dobro e eu não consigo aumentar
    se eu subir cinco reais acho que somem
    o cliente cresceu e o honorário é o mesmo de quando começou
    fico sem jeito de cobrar o que vale
    meu preço está parado e tudo em volta subiu`,
  guerra_preco: `
    o cliente pega meu orçamento e mostra no concorrente
    o outro faz por metade e eu não sei como
    tem gente sem nota cobrando qualquer valor
    abaixo o preço e ele abaixa também
    todo mundo pechincha porque na rua de cima é mais barato`,
  desconto_demais: `
    só fecho se der desconto
    cliente já chega pedindo abatimento e eu dou
    as meninas dão desconto para não perder a venda
    promoção toda semana e a margem some`,
  aluguel_pesa: `
    o dono do imóvel quer dobrar o valor do contrato
    o ponto custa mais do que consigo vender
    o aluguel do shopping come o que entra`,
  energia_cara: `
    a conta de luz das câmaras e do forno veio um absurdo
    o combustível dos carros está levando tudo
    gasto demais com gás e energia nos equipamentos`,
  custo_insumo_subiu: `
    a matéria prima aumentou e o cliente não aceita pagar mais
    a ração leva quase tudo que o lote deixa
    o preço do que eu compro subiu e o do que eu vendo não
    o fornecedor aumentou três vezes no ano
    pago mais pela farinha, pela carne, pelo tecido e vendo igual
    o alimento dos bichos custa mais do que o comprador paga`,
  custo_fixo_alto: `
    custo alto
    custos altos
    muita despesa
    a estrutura ficou grande para o que vendo hoje
    tenho gente, sala e carro demais para o movimento
    o fixo come tudo mesmo no mês bom`,
  contador_ruim: `
    o contador nunca explica nada, só manda boleto
    pago contabilidade e descubro as coisas pela multa`,
  indicador_parou: `
    o médico que mandava paciente parou de encaminhar
    a imobiliária que me passava serviço arrumou outro
    o arquiteto que indicava sumiu
    o cerimonialista que me chamava não chama mais`,
  cliente_pressiona: `
    o comprador da rede quer baixar o preço senão corta o pedido
    a empresa que mais compra ameaça trocar de fornecedor
    o gerente novo exige abatimento para renovar o contrato
    o laticínio paga o que quer e não tenho para quem vender`,
  pessoa_saiu_clientes: `
    a profissional saiu e as clientes foram com ela
    o vendedor foi para o concorrente com a lista de contatos
    a instrutora abriu o próprio estúdio e levou as alunas
    meu sócio saiu e ficou com metade da carteira`,
  mudanca_regra: `
    a lei mudou e o serviço que eu vendia deixou de ser obrigatório
    a prefeitura proibiu e perdi a clientela
    a norma nova obriga a trocar tudo`,
  entressafra: `
    de junho a setembro não entra quase nada na propriedade
    fora da florada não tem o que vender
    no defeso fico sem renda`,
  recuperar_prejuizo: `
    todo mês falta e eu completo com dinheiro meu
    faz meio ano que gasto mais do que entra
    pago para trabalhar
    coloquei a poupança da família e continua no vermelho`,
  crescer_desorganizado: `
    cresci de três para doze pessoas e ninguém sabe quem faz o quê
    dobramos os pedidos e virou uma confusão
    entrou muito serviço e começamos a errar tudo`,
  segunda_loja: `
    penso em abrir outro ponto e não sei se a primeira aguenta
    me ofereceram uma loja em outra cidade
    quero uma filial mas tenho medo de quebrar as duas`,
  sem_planejamento: `
    vou levando um dia depois do outro, sem rumo
    não tenho meta, só apago incêndio e espero o mês fechar
    quero crescer e não sei por onde começar`,
  cmv_alto: `
    cada cozinheira põe uma quantidade e o custo do prato varia
    o ingrediente leva quase metade do que o restaurante vende
    não peso a porção e a comida custa caro`,
  mesa_vazia: `
    sexta e sábado enche, terça tem duas mesas
    o almoço lota e o jantar fica às moscas
    de segunda a quarta a casa não paga nem o garçom`,
  clima_seguro: `
    morreram muitos peixes numa noite
    perdi enxames por veneno do vizinho
    a geada queimou a plantação
    deu doença no lote e perdi frangos
    a seca acabou com o pasto e o gado emagreceu
    a chuva de granizo levou a colheita`,
  preco_commodity: `
    o comprador baixou a tabela do ano passado
    a saca caiu e não cobre o adubo
    o preço da arroba despencou
    o litro do leite baixou na cooperativa`,
  atravessador_venda_direta: `
    o comprador vem buscar, leva tudo barato e revende pelo triplo
    vendo para o intermediário porque não tenho como chegar no consumidor
    no mercado da cidade meu produto sai por três vezes o que recebo
    queria vender direto na feira e em loja e não sei como
    o queijo que vendo a granel aparece com rótulo de outro`,
  gestao_rural_sem_custo: `
    não sei se a criação dá lucro ou se estou trocando dinheiro
    nunca fiz conta do que cada lote custa
    vendo e não sei quanto gastei para produzir`,
  no_show: `
    o paciente desmarca em cima da hora e a sala fica parada
    a cliente marca e some, e o horário era disputado
    aluna avisa na última hora e quer repor
    fico esperando e a pessoa não vem nem avisa
    cancelam no próprio dia e eu não cobro
    muita falta na agenda e ninguém paga por ela`,
  convenio_glosa: `
    o plano devolve guia por qualquer coisa e não paga
    mando a cobrança e o convênio corta parte`,
  dependencia_convenio: `
    quase todo paciente é de plano e a consulta paga pouco
    se o plano descredenciar eu fecho`,
  paciente_abandona: `
    começa o tratamento, melhora um pouco e some
    faz duas sessões do pacote de dez e não volta
    o paciente não termina o que combinou`,
  vaga_ociosa_escola: `
    abro turma com três alunos e o professor custa o mesmo
    perdi crianças e as salas ficaram meio vazias
    sobra vaga de manhã e a matrícula não vem
    a turma da tarde tem metade das carteiras`,
  inadimplencia_escola: `
    os pais atrasam a mensalidade e não posso deixar a criança de fora
    aluno assiste o mês todo e paga quando dá`,
  evasao_aluno: `
    o aluno sai antes de terminar o módulo
    começam vinte e terminam oito
    no meio do semestre a turma esvazia
    depois das férias metade não rematricula`,
  professor_troca: `
    o professor larga a turma no meio e os alunos reclamam
    não acho quem dê aula de sábado
    troca de instrutor toda hora e o aluno sente`,
  academia_evasao: `
    em janeiro enche de matrícula e em abril já foram embora
    o aluno vem dois meses, para de treinar e cancela
    entra gente nova todo mês e sai a mesma quantidade
    ninguém sabe o nome do aluno e ele desiste
    some do treino e só descubro quando pede o cancelamento`,
  concorrente_novo: `
    abriu outro igual na mesma rua e meu movimento caiu
    chegou uma rede grande aqui perto e levou parte da freguesia
    inaugurou um atacado a poucas quadras
    a prefeitura abriu de graça o que eu cobro`,
  ponto_ruim: `
    fizeram obra na rua e ninguém para mais aqui
    tiraram o ponto de ônibus da frente da loja
    a avenida virou mão única e a freguesia sumiu
    fecharam o banco do lado e acabou o movimento`,
  loja_vitrine: `
    entra gente, experimenta tudo e vai embora sem levar
    olham na loja e compram pela internet`,
  mix_produto: `
    tenho de tudo um pouco e vivo sem dinheiro
    muito modelo, muita cor, e metade não gira`,
  devolucao_troca: `
    muita troca de tamanho e eu pago o frete da volta
    a cliente usa e devolve`,
  fraude_chargeback: `
    mandaram comprovante de pix falso e levei o prejuízo
    compraram com cartão roubado e a operadora descontou de mim
    caí num golpe do boleto`,
  pos_venda_garantia: `
    o aparelho volta com o mesmo defeito e troco a peça de graça
    peça barata que não dura e o cliente reclama
    o conserto volta em um mês e eu pago de novo
    vendi, deu problema e a fábrica não resolve`,
  caixa_vazio_fim_mes: `
    pouco dinheiro
    falta dinheiro
    fluxo de caixa
    no dia vinte já não tem dinheiro para boleto
    vivo correndo atrás para cobrir a conta do dia seguinte`,
  lucro_some: `
    a agenda está cheia, o movimento é bom e eu não vejo o dinheiro
    vendo bem e no fim não tem nada
    fatura alto e o bolso vazio`,
  contas_misturadas: `
    pago o mercado de casa com o dinheiro do caixa
    minha esposa tira do caixa para a feira
    cartão é um só, da casa e da loja`,
  nao_tiro_salario: `
    no fim do mês eu que sou dono ganho menos que os empregados
    todo mundo recebe e para mim não sobra
    trabalho o mês inteiro e levo para casa menos que meu ajudante
    faz tempo que não tiro nada para mim`,
  capital_de_giro: `
    compro o tecido à vista e recebo em três meses
    pago fornecedor antes de receber do cliente e vivo apertado
    para cada venda preciso de dinheiro que ainda não entrou`,
  divida_banco: `
    a parcela do empréstimo leva o que sobra
    renovo o empréstimo para pagar o anterior
    estou enrolado com dois bancos`,
  emprestar_para_crescer: `
    não sei se financio a máquina nova ou espero
    preciso de dinheiro para comprar o carro maior e tenho medo da parcela`,
  nao_sei_numeros: `
    não anoto nada e não sei se ganho ou perco
    não tenho ideia de quanto gasto por mês`,
  taxa_maquininha: `
    a maquininha e a antecipação levam um bom pedaço
    antecipo as vendas do cartão todo dia e pago caro`,
  fiado: `
    vendo anotado para conhecido e tenho vergonha de cobrar
    tem gente devendo desde o ano passado na caderneta
    pedreiro leva e paga quando recebe da obra`,
  inadimplencia_clientes: `
    faço o serviço e o cliente enrola para pagar
    mando boleto e ninguém paga na data
    tenho notas vencidas de várias empresas
    terminei a obra e não recebi a última parcela`,
  pagamento_grande_cliente: `
    a rede de lojas só paga com noventa dias
    a prefeitura demora meses e eu pago a equipe toda semana
    a construtora mede, aprova e paga quando quer`,
  estoque_parado: `
    a coleção passada ficou e tenho dinheiro parado em roupa
    o depósito está cheio do que ninguém procura
    comprei muito e encalhou
    tenho casaco, sapato e peça velha ocupando a loja
    sobrou mercadoria da estação e preciso comprar a próxima`,
  ruptura: `
    o cliente pede e acabou justo o que mais sai
    falta numeração e ele compra no outro
    fico sem o produto no sábado`,
  furto_perda: `
    some ferramenta da obra e ninguém viu
    na contagem falta mercadoria
    a gente não acha metade do material que comprou`,
  perda_perecivel: `
    jogo fora fruta, verdura e pão toda semana
    a flor murcha antes de vender
    compro barato na segunda e na quinta já passou
    faço comida a mais e vai para o lixo
    o iogurte e o queijo vencem na prateleira`,
  sem_controle_estoque: `
    o sistema diz que tem e na prateleira não tem
    compro de novo o que já tinha guardado
    não sei o que tem no depósito`,
  compra_mal: `
    compro no impulso porque o vendedor faz desconto por quantidade
    sempre peço demais de uns e de menos de outros`,
  fornecedor_atrasa: `
    a facção entrega o lote semanas depois e a loja devolve
    o laboratório promete e não cumpre, e eu que ouço
    a fábrica manda o vidro riscado ou na medida errada
    o marmorista terceirizado fura o prazo e a obra para
    a peça que encomendei chega errada e o cliente fica esperando
    quem costura para mim atrasa toda coleção
    a gráfica que imprime para mim erra e atrasa`,
  fornecedor_unico: `
    só tem um que faz essa peça e fico na mão dele
    compro tudo de um distribuidor e ele muda o preço quando quer`,
  frete_entrega: `
    levo na casa da pessoa e a entrega sai do meu bolso
    o motoboy custa mais que o lucro do lanche
    o correio encareceu e o cliente desiste`,
  producao_atrasa: `
    prometo para um mês e entrego em três
    os clientes me cobram todo dia porque o trabalho não fica pronto
    faço tudo sozinha e a fila de entregas só aumenta
    a obra devia acabar em março e estamos em junho
    a cozinha planejada atrasa e o cliente ameaça processar
    edito, costuro, monto de madrugada e mesmo assim atraso`,
  retrabalho: `
    o pedido sai errado da cozinha e tenho que mandar outro
    esquecem item na sacola e o aplicativo estorna
    mediram errado e cortamos a peça de novo
    volto na casa do cliente duas, três vezes para acertar
    imprimo, sai com erro e faço outra vez sem cobrar
    pintura que escorre, costura que abre, peça que volta
    cada erro custa material e uma tarde`,
  maquina_parada: `
    a máquina quebra no melhor dia e fico sem produzir
    o freezer queimou e perdi tudo o que tinha dentro
    o técnico vem de outra cidade e demora uma semana
    o carro de trabalho vive na oficina`,
  capacidade_cheia: `
    estou mandando cliente embora porque não cabe mais ninguém
    a agenda está lotada até o mês que vem e perco quem tem pressa
    não dou conta de tudo que pedem`,
  capacidade_ociosa: `
    os técnicos ficam sentados esperando chamado
    a sala alugada fica vazia de manhã
    a máquina nova trabalha duas horas por dia
    sobram horários no meio da semana
    pago a equipe a semana toda e só tem serviço dois dias`,
  sem_processo: `
    cada um faz de um jeito e vive dando problema
    se perde recado, anotação, pedido, ninguém sabe quem ficou de fazer
    a agenda fica na cabeça da menina da recepção`,
  contrato_cliente: `
    a noiva muda tudo depois de fechado e eu aceito
    o cliente inventa coisa nova no meio da obra e não quer pagar
    pedem mais uma tela, mais um relatório, mais um ajuste
    já tinha cortado o material e trocaram a medida
    combinei de boca e agora ele diz que estava incluso
    o projeto de três meses está no sétimo porque o pedido não para de crescer`,
  socio_briga: `
    meu sócio e eu não nos falamos direito e a empresa sofre
    um trabalha e o outro só retira`,
  familia_no_negocio: `
    meu cunhado trabalha comigo e não faz nada
    meus pais mandam na loja junto comigo
    não consigo cobrar do meu filho como cobro dos outros`,
  sucessao: `
    estou velho e ninguém da família quer continuar
    quem vai tocar quando eu parar`,
  vender_fechar: `
    penso em fechar as portas ou passar o ponto
    não sei se insisto mais um ano ou vendo tudo`,
  tempo_dono: `
    falta tempo
    tempo
    passo a noite fazendo nota e orçamento
    meu dia some em mensagem e coisa pequena
    não sobra uma hora para pensar na empresa`,
  seguro_imprevisto: `
    se eu fico doente não entra um real
    entrou ladrão e levaram as ferramentas
    não tenho seguro de nada e um incêndio acaba comigo
    faltou energia e perdi o que tinha`,
  funcionario_nao_acha: `
    falta de gente
    mão de obra
    falta pessoal
    anuncio a vaga e não aparece ninguém que saiba
    falta gente para a cozinha e para a rua
    quem vem para a entrevista não volta no dia seguinte`,
  rotatividade: `
    treino a pessoa e em dois meses ela vai embora
    as diaristas trocam por quem paga no dia
    não para garçom, não para entregador, não para auxiliar`,
  falta_absenteismo: `
    toda segunda falta alguém e tenho que cobrir
    o instrutor não vem e as aulas são remarcadas
    atestado em cima de atestado e o serviço atrasa
    a menina some sem avisar e eu fico no lugar dela`,
  equipe_desmotivada: `
    a equipe
    problema com a equipe
    a turma trabalha de cara fechada e uma fala mal da outra
    fazem o mínimo e ficam no celular`,
  delegar: `
    sou eu para tudo, se fico gripado a empresa para
    faz anos que não viajo porque só eu sei fazer
    até para comprar papel me ligam
    não consigo largar na mão de ninguém`,
  burnout_dono: `
    trabalho de domingo a domingo e não lembro da última folga
    estou no automático, sem ânimo nem para abrir a loja`,
  demitir: `
    preciso desligar uma pessoa antiga e não sei como
    tenho que cortar um e não tenho coragem`,
  contratar_ou_nao: `
    não sei se chamo mais alguém ou continuo só
    o serviço aumentou e fico em dúvida se uma pessoa se paga`,
  vendas_caindo: `
    perda de clientes
    perdendo clientes
    o movimento vem diminuindo desde o meio do ano
    vendo bem menos que no ano passado
    a freguesia foi sumindo aos poucos`,
  falta_cliente: `
    vender mais
    aumentar as vendas
    conseguir clientes
    marketing e clientes
    fico esperando a porta abrir e não entra ninguém
    tenho pouca gente na agenda e preciso de cliente novo
    o telefone não toca`,
  conversao_baixa: `
    vou na casa, meço, faço o preço e a pessoa some
    faço muito orçamento e fecho um ou dois
    dizem que vão pensar e não respondem mais
    a secretária não liga para quem pediu o preço
    mando a proposta e fica por isso mesmo
    demoro para calcular e quando mando já fecharam com outro`,
  ticket_baixo: `
    cada um leva uma coisinha só
    o valor médio é baixo e preciso de muita gente para fechar o dia`,
  cliente_nao_volta: `
    vem uma vez, elogia e nunca mais aparece
    não tenho contato de quem comprou
    quase não tem freguês de sempre`,
  depende_indicacao: `
    só trabalho quando alguém indica
    se a indicação para, o mês fica vazio`,
  concentracao_cliente: `
    uma empresa só paga mais da metade das contas
    se aquele contrato acabar eu mando gente embora
    noventa por cento do que faço é para a mesma construtora
    um cliente grande segura a firma inteira`,
  vendedor_nao_vende: `
    as vendedoras esperam o cliente pedir
    pago comissão e a equipe não oferece nada`,
  sem_processo_comercial: `
    chega mensagem de todo lado e a gente esquece de responder
    não sei quem ficou de ligar para quem
    perco pedido no meio das conversas`,
  sazonalidade: `
    no inverno a equipe fica parada e no verão não damos conta
    janeiro e fevereiro quase não entra e a conta vem igual
    fora do natal a loja não se paga
    tem mês de sete mil e mês de trinta`,
  pico_desorganizado: `
    na páscoa e no natal dá tudo errado porque não me preparo
    no dia das mães falta embalagem, falta gente, falta produto`,
  comissao_injusta: `
    os barbeiros ganham por comissão e levam mais que a casa
    a porcentagem que pago não deixa nada depois do aluguel
    a comissão é sobre o bruto e eu fico com a despesa`,
  parceria_salao: `
    a manicure atende por fora as clientes do salão`,
  dependencia_funcionario: `
    só um sabe mexer e ele já falou em sair
    se o mestre adoecer a obra para
    a confeiteira guarda as receitas na cabeça`,
  desvio_funcionario: `
    a gaveta nunca bate no turno da mesma pessoa`,
  horas_nao_cobradas: `
    fico depois do horário esperando a mãe buscar e não cobro
    faço visita, reunião e ajuste sem receber
    socorro na estrada pelo preço da porta
    pago hora extra da equipe e não repasso
    o cliente liga toda hora com dúvida e isso não está no preço
    espero horas para descarregar e ninguém paga`,
  receita_recorrente: `
    todo dia primeiro começo do zero
    vendo hoje e não sei se vendo amanhã`,
  autonomo_sem_clientes_fixos: `
    comecei agora e tenho meia dúzia de clientes`,
  cac_alto: `
    gasto em anúncio e cada cliente novo sai caro
    pago tráfego e vem gente que não compra`,
  suporte_afoga: `
    a equipe passa o dia respondendo dúvida de quem já comprou
    chamado em cima de chamado e ninguém desenvolve nada`,
  impressao_margem_industria: `
    não sei quanto custa a hora da máquina e pego pedido no prejuízo
    peça pequena dá trabalho e paga pouco`,
  orcamento_obra: `
    a reforma sai sempre mais cara do que passei
    fechei a obra por um valor e o material estourou`,
  transporte_frota: `
    o motorista perde o dia na fila para descarregar
    volto vazio e o diesel come o frete
    caminhão parado no pátio do cliente sem diária
    o frete paga o mesmo e o pneu dobrou`,
  turismo_hospedagem: `
    fim de semana lota e no meio da semana tem dois quartos
    fora do feriado os chalés ficam fechados`,
  eventos_oscilacao: `
    tem mês com oito festas e mês sem nenhuma`,
  ong_associacao: `
    o projeto vive de edital e o edital acaba no meio do ano`,
  pet_agenda: `
    sábado é uma loucura de banho e terça não tem um cachorro`,
  oficina_peca: `
    o carro ocupa o elevador esperando peça que não vem`,
  cancelamento_encomenda: `
    o contratante cancela na semana da festa e recusei outros
    já tinha comprado tudo e desistiram
    devolvo o sinal e fico com o gasto`,
  consulta_gratis: `
    vou até lá avaliar sem cobrar e não fecham
    dou aula experimental, a pessoa aprende e some`,
  deslocamento_horas: `
    meus meninos passam a manhã no trânsito
    atendo um na zona norte e outro na zona sul no mesmo dia
    fico horas dentro do ônibus entre um paciente e outro
    a moça marca cada cliente numa ponta da cidade
    o caminho cansa mais que o trabalho`,
  servico_nao_buscado: `
    as clientes esquecem as roupas aqui desde o ano passado
    está pronto há meses e o dono não aparece
    gastei a peça, consertei e ninguém veio retirar`,
  consignado_sem_acerto: `
    deixo peças nas lojinhas e ninguém me diz o que vendeu
    passo para recolher e falta mercadoria que não pagaram
    as meninas levam a maleta e o acerto não fecha`,
  fora_de_hora: `
    aluno manda áudio onze da noite e domingo também
    respondo cliente na cama e no almoço de família`,
  locacao_avaria: `
    devolvem o painel rasgado e somem bandejas
    o brinquedo volta furado e a mãe não responde
    a betoneira alugada volta entupida`,
  depende_do_tempo: `
    choveu, acabou o dia de venda
    perdi várias noites por causa da chuva e pago o ajudante igual`,
  plataforma_parceira: `
    o site de reservas leva uma parte de quase todas as diárias
    quem volta continua reservando pela plataforma`,
  cliente_atrasa_material: `
    os clientes mandam os documentos na véspera e viramos a noite
    o projeto está parado porque ninguém aprova o texto`,
}
