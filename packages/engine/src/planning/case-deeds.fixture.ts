import type { MarketSegment } from '@norteia/contracts/company'

/** As owners would tell it: sentences that a deed is heard in, and look-alikes that it isn't. */
export const TOLD: readonly {
  id: string
  segmento: MarketSegment
  acha: readonly string[]
  deixa: readonly string[]
}[] = [
  {
    id: 'codigo_fonte',
    segmento: 'Outro',
    acha: [
      'O maior cliente agora só renova se eu entregar o código fonte do sistema',
      'uma rede de lojas pediu o repositorio inteiro e exclusividade no estado',
      'Querem os fontes do sistema, senão não assinam. O diretor exige posse do código',
    ],
    deixa: [
      'o leitor de código de barras não lê e o cliente espera no caixa',
      'meu programador fez o sistema e saiu, o cliente reclama de lentidão',
    ],
  },
  {
    id: 'exclusividade',
    segmento: 'Outro',
    acha: [
      'a marca quer exclusividade e nao promete comprar nada',
      'O cliente exige que eu só venda pra ele na região, pediu exclusividade por 2 anos',
      'distribuidora me mandou contrato, nao posso vender para outras lojas',
    ],
    deixa: [
      'faço joias exclusivas, o cliente pede modelo novo toda semana',
      'o atendimento exclusivo que eu dou toma muito tempo',
    ],
  },
  {
    id: 'cliente_pede_desconto_sair',
    segmento: 'Outro',
    acha: [
      'meu maior contrato ameaça sair se eu nao baixar 15%',
      'a administradora chegou com orçamento de outro e quer desconto pra renovar',
      'O cliente está cotando com mais dois e pediu pra reduzir o valor do contrato',
    ],
    deixa: ['o funcionário ameaça sair, quer ganhar mais', 'dou desconto pra todo mundo no balcão e não sobra nada'],
  },
  {
    id: 'sindico_reajuste',
    segmento: 'Outro',
    acha: [
      'O síndico não aceita o reajuste do contrato da portaria, diz que o prédio não tem verba',
      'tenho 4 condomínios com o mesmo valor faz 2 anos, peço aumento e a administradora enrola',
      'na assembleia barraram o reajuste da limpeza e o dissidio ja subiu',
    ],
    deixa: [
      'o aluguel subiu e o condomínio do shopping também, não sobra',
      'o síndico me indicou pra outros prédios e não dou conta',
    ],
  },
  {
    id: 'retencao_final',
    segmento: 'Outro',
    acha: [
      'o cliente segura os últimos 50% por causa de um risco na porta do armário',
      'Entrego a cozinha e ele não paga o restante, sempre acha um defeitinho',
      'nao me pagam a ultima parcela enquanto tiver um detalhe de acabamento',
    ],
    deixa: [
      'no final do mês não sobra nada pra pagar o fornecedor',
      'a tinta veio com defeito e a loja não quer trocar',
    ],
  },
  {
    id: 'cliente_nao_manda_material',
    segmento: 'Outro',
    acha: [
      '5 sites parados porque o cliente não manda as fotos e os textos',
      'Fico esperando a aprovação, eles demoram um mês e eu só recebo no fim do projeto',
      'a noiva demora 4 meses pra escolher as fotos do album e o serviço fica aberto',
    ],
    deixa: [
      'o banco não aprova o empréstimo e pede documento toda hora',
      'posto foto todo dia no instagram e ninguém compra',
    ],
  },
  {
    id: 'garantia_infinita',
    segmento: 'Outro',
    acha: [
      'Entreguei o site faz 2 anos e o cliente ainda pede ajuste de graça',
      'a gente faz correção de bug em sistema já entregue e não cobra nada',
      'suporte pra sempre: sistema entregue em 2023 e eles ligam com dúvida sem pagar',
    ],
    deixa: ['o sistema da loja dá erro e o suporte deles demora', 'faço manutenção de motor e a peça atrasa'],
  },
  {
    id: 'cliente_pede_funcao',
    segmento: 'Outro',
    acha: [
      'cada cliente grande pede uma funcionalidade no sistema e a gente promete tudo',
      'O hospital só fecha se a gente fizer 3 integrações no software',
      'meu time só faz customização pra um cliente e a plataforma não anda',
    ],
    deixa: ['cozinha sob medida, o cliente pede mudança no projeto', 'quero um sistema com mais recursos mas é caro'],
  },
  {
    id: 'preco_plataforma_sobe',
    segmento: 'Outro',
    acha: [
      'A meta passou a cobrar por mensagem na api e meu plano é fixo, o cliente usa à vontade',
      'o servidor na nuvem dobrou com o dolar e a mensalidade do software é a mesma',
      'Licença do sistema subiu e eu repasso o plano por 89 a cada cliente',
    ],
    deixa: ['a conta de luz dobrou e a padaria não aguenta', 'anuncio no google ficou caro e não vende'],
  },
  {
    id: 'teste_gratis_nao_paga',
    segmento: 'Outro',
    acha: [
      '200 pessoas no teste gratis e só 4 assinaram o sistema, o resto some',
      'Fazem o cadastro na plataforma e não viram cliente pagante, nem usam',
      'Dou demonstração do software toda semana e ninguém contrata',
    ],
    deixa: ['dei aula experimental e o aluno não voltou', 'o teste do forno gratis foi ruim'],
  },
  {
    id: 'licitacao_documento',
    segmento: 'Outro',
    acha: [
      'fui desclassificado em 3 pregões por certidão vencida',
      'Ganho no preço na licitação e me inabilitam por falta de atestado',
      'perdi o edital da merenda por causa de documento',
    ],
    deixa: [
      'a prefeitura ganhou desconto na licitação e eu entrego sem problema',
      'perdi o documento do carro e a certidão de casamento',
    ],
  },
  {
    id: 'procon_ameaca',
    segmento: 'Outro',
    acha: [
      'Uma cliente abriu reclamação no reclame aqui e no procon por causa do vestido',
      'o hospede ta ameaçando me processar por causa do chuveiro',
      'Recebi notificação do juizado, cliente diz que o produto veio errado',
    ],
    deixa: ['ex funcionário entrou na justiça trabalhista', 'o processo de compra do cliente demora'],
  },
  {
    id: 'avaliacao_falsa',
    segmento: 'Outro',
    acha: [
      'colocaram avaliação falsa no google, uma estrela de gente que nunca comprou',
      'O concorrente manda gente deixar comentario mentiroso no perfil',
      'ganhei 6 notas de 1 estrela tudo perfil fake',
    ],
    deixa: ['minha avaliação caiu porque a entrega atrasa', 'nota falsa de 50 reais no caixa'],
  },
  {
    id: 'cliente_agressivo',
    segmento: 'Outro',
    acha: [
      'tem cliente que grita com a minha recepcionista todo dia',
      'As mães xingam a professora no portão',
      'paciente agressivo no balcão, as meninas querem sair',
    ],
    deixa: ['meu marido grita comigo na loja', 'a placa chama atenção, o cliente para na porta'],
  },
  {
    id: 'pix_comprovante_falso',
    segmento: 'Outro',
    acha: [
      'tomei golpe de comprovante de pix falso 3 vezes esse mês',
      'O cara mostra o print do pix, leva a mercadoria e o dinheiro nao caiu',
      'pix agendado, a moça do caixa não viu e liberou',
    ],
    deixa: ['guardo comprovante de tudo pro contador', 'o pix da prefeitura não caiu ainda'],
  },
  {
    id: 'contestacao_cartao',
    segmento: 'Outro',
    acha: [
      'levei 4 chargeback no mês, venda por link',
      'cliente recebeu o produto e contestou no cartão, a operadora estornou',
      'compra com cartão clonado, perdi o produto e o dinheiro',
    ],
    deixa: ['estorno o imposto errado com o contador', 'a taxa do cartão ta alta'],
  },
  {
    id: 'rede_social_invadida',
    segmento: 'Outro',
    acha: [
      'hackearam o instagram da loja, 12 mil seguidores e todo pedido vinha de lá',
      'meu whatsapp foi banido e perdi todos os contatos',
      'O perfil foi suspenso, as vendas zeraram',
    ],
    deixa: ['invadiram a loja e roubaram o computador', 'posto no instagram e ninguém ve'],
  },
  {
    id: 'marketplace_suspenso',
    segmento: 'Outro',
    acha: [
      'o mercado livre suspendeu minha conta e era 80% da venda',
      'Minha reputação na shopee ficou vermelha e sumi da busca',
      'ifood me rebaixou, a loja fica fora do ar toda hora',
    ],
    deixa: ['a taxa do mercado livre come a margem', 'recebo na plataforma com desconto'],
  },
  {
    id: 'dados_perdidos',
    segmento: 'Outro',
    acha: [
      'o notebook queimou e perdi tudo, não tinha backup',
      'Pegamos um vírus que sequestrou os arquivos do escritório',
      'minha planilha de clientes apagou no celular e sumiram os pedidos',
    ],
    deixa: ['o virus atacou as mudas', 'o motor queimou e perdi a semana'],
  },
  {
    id: 'cliente_exige_certificado',
    segmento: 'Outro',
    acha: [
      'A montadora exige ISO pra continuar comprando as peças',
      'cliente grande pediu laudo do inmetro de cada lote, eu nao tenho',
      'perdi a construtora porque não sou homologado, querem certificação',
    ],
    deixa: ['meu certificado digital venceu e não emito nota', 'o laudo do médico do funcionário'],
  },
  {
    id: 'copia_do_produto',
    segmento: 'Outro',
    acha: [
      'a concorrente copia meus modelos e vende mais barato no instagram',
      'Estão usando as minhas fotos na shopee pra vender imitação',
      'ex aluna abriu do lado com o método igualzinho',
    ],
    deixa: ['preciso copiar a planilha toda semana', 'fiz copia da chave do vizinho'],
  },
  {
    id: 'permuta',
    segmento: 'Outro',
    acha: [
      'blogueira pede produto de graça em troca de divulgação e nunca vira venda',
      'O cliente quer pagar com permuta, mercadoria dele, e eu preciso de dinheiro',
      'dou produto pra influencer e ninguem compra',
    ],
    deixa: ['a influência do meu pai na loja é grande', 'troca de peça com o cliente demora'],
  },
  {
    id: 'recuperacao_judicial',
    segmento: 'Outro',
    acha: [
      'meu maior cliente entrou em recuperação judicial e me deve 48 mil',
      'A construtora faliu e tenho 3 notas pra receber',
      'a rede fechou as portas me devendo dois meses',
    ],
    deixa: ['tenho medo da falência, não durmo', 'a máquina quebrou e a usina parou'],
  },
  {
    id: 'cheque_devolvido',
    segmento: 'Outro',
    acha: [
      'tenho 9 mil em cheque devolvido na gaveta',
      'Os cheques pré-datados voltam sem fundo e o cliente some',
      'recebi predatado de um e sustou',
    ],
    deixa: ['uso o cheque especial todo mês', 'o cheque do governo'],
  },
  {
    id: 'estrangeiro_dolar',
    segmento: 'Outro',
    acha: [
      'tenho cliente gringo e perco muito no paypal pra receber',
      'Presto serviço pro exterior, o câmbio come e não sei fazer a nota',
      'vendo artesanato pra estrangeiro em euro e o pagamento demora',
    ],
    deixa: ['o dolar subiu e o insumo importado ficou caro', 'vendo carro importado'],
  },
  {
    id: 'contrato_sem_multa',
    segmento: 'Outro',
    acha: [
      'a fábrica encerrou o contrato do nada, sem aviso, e eu comprei 2 vans pra eles',
      'O cliente cancela o contrato de um dia pro outro e não tem multa',
      'investi em equipamento e rescindiram com 3 meses',
    ],
    deixa: ['a rescisão do funcionário ficou cara, teve multa', 'quero sair do contrato de aluguel'],
  },
  {
    id: 'cliente_grande_saiu',
    segmento: 'Outro',
    acha: [
      'perdi meu maior cliente em agosto e a estrutura ficou',
      'O principal cliente não renovou e era 45% do faturamento',
      'encerrou o contrato grande e tenho 6 pessoas paradas',
    ],
    deixa: ['perdi a chave do cliente mais antigo na obra dele', 'saiu o resultado do edital'],
  },
  {
    id: 'nota_para_empresa',
    segmento: 'Outro',
    acha: [
      'perco venda pra empresa porque não tenho nota fiscal',
      'As firmas só compram com nota e eu sou informal, sem cnpj',
      'a prefeitura quis comprar meus bolos mas não sei emitir nota',
    ],
    deixa: ['a nota no google baixou depois da reforma da empresa', 'a empresa me deve e a nota já venceu'],
  },
  {
    id: 'preco_ao_lado',
    segmento: 'Outro',
    acha: [
      'a loja do lado vende a mesma ração por 12 reais a menos e meus clientes vão pra lá',
      'Abriu um concorrente na mesma rua cobrando metade e perdi freguês',
      'o vizinho vende abaixo do meu preço de custo, o povo compara na minha cara',
    ],
    deixa: ['o aluguel do lado é mais barato, penso em mudar', 'na shopee é mais barato e o cliente prova aqui'],
  },
  {
    id: 'rede_grande_chegou',
    segmento: 'Outro',
    acha: [
      'abriu um atacarejo a 800 metros e o movimento do meu mercadinho caiu',
      'A Smart Fit chegou na cidade e perdi 60 alunos',
      'rede de farmácia abriu do lado, cliente só vem pra aplicar injeção',
    ],
    deixa: ['vendo pra supermercado e ele paga com 60 dias', 'quero abrir uma franquia no bairro'],
  },
  {
    id: 'prova_aqui_compra_internet',
    segmento: 'Outro',
    acha: [
      'o povo prova o tênis aqui e compra na internet',
      'Cliente mostra o preço da shopee no celular e vai embora, mais barato lá',
      'tiram foto da etiqueta e compram na amazon',
    ],
    deixa: ['vendo na shopee e a taxa come tudo', 'meu site não vende, só curtida'],
  },
  {
    id: 'obra_na_rua',
    segmento: 'Outro',
    acha: [
      'a prefeitura abriu obra na rua e ninguém consegue chegar, venda caiu metade',
      'Colocaram tapume na frente da loja por causa do metrô e o movimento sumiu',
      'mudaram a mão da rua, não tem onde estacionar e o freguês some',
    ],
    deixa: ['minha obra atrasou por causa da chuva, o cliente reclama', 'vendo cimento e a obra do cliente parou'],
  },
  {
    id: 'sem_vaga_carro',
    segmento: 'Outro',
    acha: [
      'nao tem onde estacionar e o cliente desiste',
      'Minha rua virou zona azul, paciente reclama que leva multa',
      'as mães não acham vaga na frente e vão pra outra escola, falta estacionamento',
    ],
    deixa: ['tenho um estacionamento com vaga vazia', 'a parada do ônibus é longe pros funcionários'],
  },
  {
    id: 'ambulante_na_porta',
    segmento: 'Outro',
    acha: [
      'tem um ambulante na porta vendendo o mesmo por metade do preço, perco venda',
      'Concorrência desleal: fundo de quintal faz sem nota e mais barato, não consigo competir',
      'camelôs na calçada vendem capinha pirata na frente da loja e a venda caiu',
    ],
    deixa: ['sou ambulante e a chuva atrapalha', 'o produto sem nota do fornecedor preocupa'],
  },
  {
    id: 'proprietario_pede_imovel',
    segmento: 'Outro',
    acha: [
      'o proprietário pediu o imóvel de volta, tenho 90 dias',
      'O dono do galpão vendeu e o novo quer que a gente saia',
      'morreu o dono do ponto e os herdeiros não querem renovar',
    ],
    deixa: ['sou proprietário de 3 salas e o inquilino não paga', 'o dono da sala aumentou o aluguel'],
  },
  {
    id: 'aluguel_reajuste',
    segmento: 'Outro',
    acha: [
      'o aluguel vai subir de 3.200 para 4.500 na renovação',
      'O shopping reajustou o aluguel em 18% e o fundo de promoção',
      'o dono quer dobrar o aluguel do ponto, vai pra 6 mil',
    ],
    deixa: ['alugo equipamento e o reajuste do contrato atrasou', 'meu ponto de venda de 30 mil não anda'],
  },
  {
    id: 'shopping_custo',
    segmento: 'Outro',
    acha: [
      'meu quiosque no shopping não paga o condomínio, movimento caiu',
      'Loja em shopping: aluguel e taxa comem tudo e sou obrigado a abrir domingo',
      'o contrato da galeria tem multa e a loja dá prejuízo',
    ],
    deixa: ['a obra no shopping atrasou o pagamento', 'moro num condomínio perto do shopping'],
  },
  {
    id: 'tamanho_que_falta',
    segmento: 'Outro',
    acha: [
      'só fica numeração 34 e 43 na loja, o que vende acaba logo',
      'Compro a grade fechada do fornecedor e sobra tamanho pequeno',
      'falta tamanho grande, cliente vai embora, e a roupa P encalha',
    ],
    deixa: ['o tamanho da dívida da loja assusta', 'a cor da parede da loja'],
  },
  {
    id: 'condicional_nao_volta',
    segmento: 'Outro',
    acha: [
      'mando malinha pra casa da cliente e as peças demoram a voltar',
      'As roupas saem no condicional e tem cliente que fica 20 dias',
      'levam pra provar em casa e depois devolve usada, some peça',
    ],
    deixa: ['mala direta não dá resultado com cliente', 'pagamento condicional do contrato da obra'],
  },
  {
    id: 'revendedora_acerto',
    segmento: 'Outro',
    acha: [
      'tenho 22 revendedoras e metade não acerta no dia, some com a maleta',
      'As sacoleiras pegam peça e atrasam o acerto',
      'deixo bijuteria consignada nas lojas e não me pagam nem devolvem',
    ],
    deixa: ['peguei empréstimo consignado e atrasei', 'a consultora do Sebrae veio à loja'],
  },
  {
    id: 'validade_curta',
    segmento: 'Outro',
    acha: [
      'perco muito produto vencido na prateleira, joguei fora 1.800',
      'Suplemento com validade curta encalha na loja e é prejuízo',
      'os medicamentos vencendo no estoque e o distribuidor não troca',
    ],
    deixa: ['a parcela vencida da loja virou prejuízo', 'o contrato vence e perdi o cliente'],
  },
  {
    id: 'pedido_minimo_marca',
    segmento: 'Outro',
    acha: [
      'a marca exige pedido mínimo de 8 mil e eu não tenho giro',
      'Fornecedor aumentou a compra mínima, sobra mercadoria',
      'o lote mínimo da fábrica de embalagem dá pra 2 anos',
    ],
    deixa: ['meu pedido mínimo de entrega é 30 reais', 'a marca não paga comissão'],
  },
  {
    id: 'volta_aulas_lista',
    segmento: 'Outro',
    acha: [
      'volta às aulas a papelaria lota mas a mãe compra no atacado',
      'As escolas passam a lista de material pra concorrência, papelaria vazia',
      'vendo apostila em janeiro e o resto do ano some, material escolar vai pra internet',
    ],
    deixa: ['a lista de material da obra veio errada', 'o livro caixa da escola'],
  },
  {
    id: 'nao_busca_conserto',
    segmento: 'Outro',
    acha: [
      'tem 41 celular pronto que o cliente não vem buscar',
      'Carro abandonado no pátio da oficina faz meses',
      'deixam a roupa na lavanderia e esquecem, não retiram',
    ],
    deixa: ['o aluno abandonou o curso e não busca o certificado', 'esqueci a peça no conserto do motor'],
  },
  {
    id: 'racao_internet',
    segmento: 'Outro',
    acha: [
      'o cliente compra ração na internet e só vem pro banho, pet shop não sobra',
      'A petz entrega ração mais barata, perco venda',
      'meu petshop perdeu a ração pro supermercado, preço menor',
    ],
    deixa: ['a ração da vaca subiu e o leite baixou', 'pet hotel lota no feriado'],
  },
  {
    id: 'sobra_fim_do_dia',
    segmento: 'Outro',
    acha: [
      'sobra pão no fim do dia, jogo fora uns 8 quilos',
      'No por quilo, o buffet sobra todo dia e vai para o lixo',
      'na feira a verdura que sobra de tarde eu acabo doando, semana que chove é pior',
    ],
    deixa: ['vendo 200 marmitas por dia e não sobra nada no fim do mês', 'sobra tempo de noite na doceria'],
  },
  {
    id: 'acougue_corte_parado',
    segmento: 'Outro',
    acha: [
      'no açougue só quer picanha, o dianteiro sobra e congelo',
      'carne de segunda encalha e acabo vendendo no preço de custo, osso vai pro lixo',
      'peixaria: o peixe miúdo sobra todo dia e perco',
    ],
    deixa: ['vendo boi gordo e o frigorífico paga pouco no corte', 'meu ateliê de corte e costura sobra tecido'],
  },
  {
    id: 'gas_agua_entrega',
    segmento: 'Outro',
    acha: [
      'vendo gás e água, entrou um clandestino mais barato e perdi cliente',
      'o povo pede botijão pelo aplicativo, minhas vendas caíram',
      'galão de água a concorrência faz promoção e o cliente troca',
    ],
    deixa: ['a conta de gás do restaurante aumentou', 'gastos com entrega de moto pesam'],
  },
  {
    id: 'otica_refaz_lente',
    segmento: 'Outro',
    acha: [
      'na ótica refaço 8 lentes por mês por medida errada',
      'cliente não adapta com o multifocal e a lente volta',
      'o laboratório demora e o óculos vem com grau trocado, refeito',
    ],
    deixa: ['uso óculos e a luz da loja é fraca', 'calor de 40 graus na estufa'],
  },
  {
    id: 'brecho_consignante',
    segmento: 'Outro',
    acha: [
      'meu brechó tá lotado de peça parada consignada',
      'Brechó: compro muita roupa usada e encalha, triagem toma o dia',
      'desapego das clientes acumula no estoque e não gira',
    ],
    deixa: ['vendo carro seminovo consignado', 'comprei máquina usada parada'],
  },
  {
    id: 'entrega_movel_montagem',
    segmento: 'Outro',
    acha: [
      'o montador volta 2 vezes em cada guarda roupa porque falta peça',
      'Cliente reclama da montagem atrasada dos móveis, reagendo toda hora',
      'loja de móveis: entrega chega riscada e o montador falta',
    ],
    deixa: ['montagem de festa no mesmo dia atrasa', 'a linha de montagem da fábrica parou'],
  },
  {
    id: 'taxa_de_troca_presente',
    segmento: 'Outro',
    acha: [
      'todo mês tem troca demais na loja, cliente usa e devolve',
      'No site a devolução come o frete e o lucro, o cliente compra 3 tamanhos',
      'presente de natal vem tudo pra trocar em janeiro, peça sem etiqueta, no mes seguinte é só prejuizo',
    ],
    deixa: ['a troca de óleo da loja demora', 'troca de funcionário na loja todo mês'],
  },
  {
    id: 'produto_sem_selo',
    segmento: 'Outro',
    acha: [
      'tenho 600 kg de mel e o mercado não compra sem o selo de inspeção',
      'Os restaurantes queriam meu queijo mas exigem registro no sif',
      'vendo linguiça na feira sem registro e a vigilancia ja barrou',
    ],
    deixa: ['o selo de vedação do tanque de peixe', 'o mercado compra meu queijo e paga mal'],
  },
  {
    id: 'motoboy_falta',
    segmento: 'Outro',
    acha: [
      'sexta o motoboy falta e o pedido esfria no balcão',
      'Entregador some no meio da noite e o cliente cancela',
      'os motoqueiros escolhem corrida e atrasam tudo no sábado',
    ],
    deixa: ['contratei um motoboy bom e a venda subiu', 'o vendedor falta toda segunda'],
  },
  {
    id: 'golpe_nao_recebi',
    segmento: 'Outro',
    acha: [
      'cliente diz que não recebeu o lanche e o ifood desconta de mim',
      'Toda semana tem golpe: comeu e pede reembolso que veio faltando',
      'o app devolve o dinheiro do pedido e eu fico no prejuizo, dizem que não chegou',
    ],
    deixa: ['não recebi do cliente e o boleto venceu', 'reembolso do plano demora'],
  },
  {
    id: 'receita_na_cabeca',
    segmento: 'Outro',
    acha: [
      'só o cozinheiro sabe a receita e ele ameaça sair',
      'Meu padeiro é único, quando falta eu fecho',
      'o tempero tá na cabeça da chef e quando ela tira férias o cliente reclama',
    ],
    deixa: ['a receita da padaria caiu e o padeiro é novo', 'o churrasqueiro cobra caro por festa'],
  },
  {
    id: 'bolo_encomenda_cancela',
    segmento: 'Outro',
    acha: [
      'cliente encomenda bolo e cancela na véspera, já comprei os ingredientes',
      'A noiva desmarcou a festa em cima da hora e fiquei com o prejuizo',
      'tem pedido de kit festa que a pessoa some e não busca, tudo pronto',
    ],
    deixa: ['o banco desistiu do empréstimo e a festa da cidade mudou', 'cancelei a encomenda de farinha'],
  },
  {
    id: 'barulho_vizinho',
    segmento: 'Outro',
    acha: [
      'o vizinho denunciou o som do bar e a prefeitura multou',
      'Reclamam do cheiro da torrefação, teve abaixo assinado',
      'serralheria: vizinhos chamam a polícia por causa do ruído',
    ],
    deixa: ['loja de som automotivo, o vizinho é bom cliente', 'a música da escola atrai gente'],
  },
  {
    id: 'sai_sem_pagar',
    segmento: 'Outro',
    acha: [
      'no bar o povo sai sem pagar e perde a comanda',
      'Garçom esquece de lançar, a conta nunca bate no fim da noite do restaurante',
      'a mesa de 10 divide a conta e sempre falta, cliente dá calote',
    ],
    deixa: ['não pago a conta de luz do restaurante', 'a mesa vazia na terça'],
  },
  {
    id: 'reserva_mesa_falta',
    segmento: 'Outro',
    acha: [
      'reservam mesa pra 20 no aniversário e aparecem 8, o resto fica vazio',
      'No restaurante a reserva fura e eu recuso gente na porta, grupo não aparece',
      'cliente reserva mesa de sábado e não vem',
    ],
    deixa: ['faço reserva de caixa e a mesa de sinuca tá vazia', 'a quadra reservada e não vieram'],
  },
  {
    id: 'mesa_ocupada_horas',
    segmento: 'Outro',
    acha: [
      'na cafeteria o pessoal fica de notebook a tarde inteira com um café só',
      'Estudante ocupa as mesas com wifi e não consome',
      'lotado de gente de home office gastando um cafezinho, mesa nenhuma gira, consumo baixo',
    ],
    deixa: ['o notebook do café queimou', 'quero abrir uma cafeteria com wifi'],
  },
  {
    id: 'fila_pico_cozinha',
    segmento: 'Alimentação',
    acha: [
      'sábado a pizza demora 1 hora e meia, a cozinha trava e o cliente cancela',
      'No almoço de domingo a fila dá volta, o prato sai frio',
      'sexta à noite o pedido atrasa, a chapa não dá conta do movimento',
    ],
    deixa: ['a fila do banco na sexta', 'o forno da cerâmica demora a esfriar'],
  },
  {
    id: 'dia_de_chuva_feira',
    segmento: 'Outro',
    acha: [
      'quando chove a feira zera e perco a mercadoria',
      'Food truck parado em dia de chuva, evento cancelado',
      'no inverno o açaí cai pela metade e fico vazio',
    ],
    deixa: ['a chuva atrasou a obra na rua', 'a lavoura perdeu com a chuva e a feira pagou pouco'],
  },
  {
    id: 'bar_consumo_terceiro',
    segmento: 'Outro',
    acha: [
      'na praia trazem cooler e usam minha mesa sem consumir',
      'Cliente leva bebida de fora pro clube e só usa a piscina, não gasta',
      'no salão de festa compram no mercado a bebida e eu vendo só o espaço, evento não deixa lucro',
    ],
    deixa: ['vem cliente de fora da cidade no bar', 'levo bebida pro evento do cliente'],
  },
  {
    id: 'queda_energia_perda',
    segmento: 'Outro',
    acha: [
      'faltou luz 9 horas e perdi tudo do freezer, 3 mil de carne',
      'A queda de energia queima o motor do tanque e o leite estraga',
      'apagão no bairro e as vacinas da clínica perderam',
    ],
    deixa: ['a conta de luz tá cara e a geladeira velha', 'falta energia pra trabalhar, ando cansado'],
  },
  {
    id: 'vigilancia_prazo',
    segmento: 'Outro',
    acha: [
      'a vigilância notificou, tenho 30 dias pra trocar o piso e a coifa',
      'O bombeiro exige AVCB e a reforma passa de 20 mil, podem fechar',
      'sem alvará, o fiscal deu prazo e lacra se nao adequar',
    ],
    deixa: ['tenho empresa de vigilância e o condomínio atrasa', 'a receita notificou o imposto, prazo curto'],
  },
  {
    id: 'cantina_ferias',
    segmento: 'Outro',
    acha: [
      'nas férias a cantina zera, julho e janeiro sem renda',
      'Van escolar em dezembro não fatura nada, tenho a parcela',
      'a faculdade entra em recesso e meu bar fica vazio',
    ],
    deixa: ['quero tirar férias em janeiro da escola', 'pagar férias dos funcionários da creche em dezembro'],
  },
  {
    id: 'ingrediente_caro_prato',
    segmento: 'Outro',
    acha: [
      'o café dobrou e a xícara continua 6 reais',
      'Chocolate disparou, meu bolo tá no preço velho',
      'a mussarela subiu de novo e não consigo mexer no preço da pizza',
    ],
    deixa: ['minha vaca come mais e o leite subiu', 'o café da firma acabou'],
  },
  {
    id: 'evento_corporativo',
    segmento: 'Outro',
    acha: [
      'meu buffet só tem evento no sábado, a semana fica parada',
      'Sou dj e a agenda em janeiro some, baixa total',
      'decoração: um mês lotado e outro vazio, fim de semana só',
    ],
    deixa: ['a loja vazia em janeiro, tem feira de evento na cidade', 'a festa foi ótima no sábado'],
  },
  {
    id: 'numero_convidados',
    segmento: 'Outro',
    acha: [
      'a noiva diminui os convidados na última hora e eu já comprei tudo',
      'Contrata para 80 pessoas e aparecem 110, o número de pessoas muda sempre',
      'mudam a lista de convidados na semana da festa',
    ],
    deixa: ['aumentei o número de clientes convidando por mensagem', 'a festa foi adiada por luto'],
  },
  {
    id: 'doce_artesanal_preco_vizinha',
    segmento: 'Outro',
    acha: [
      'tem boleira em cada esquina vendendo mais barato, perco cliente',
      'Todo mundo faz brigadeiro agora, vizinha cobra menos e não consigo vender',
      'vendo marmita e a concorrência cobra 13 reais, o cliente compara preço',
    ],
    deixa: ['o fornecedor mais barato da doceira', 'minha confeitaria lota e não dou conta'],
  },
  {
    id: 'contato_no_celular_dele',
    segmento: 'Outro',
    acha: [
      'os clientes falam no celular pessoal do vendedor, se ele sair leva tudo',
      'A recepcionista marca pelo whatsapp dela, os contatos não são meus',
      'a carteira dele tá no celular dele e o pedido passa só por ali',
    ],
    deixa: ['meu celular quebrou e perdi pedido', 'conserto celular de cliente'],
  },
  {
    id: 'saiu_levando_clientes',
    segmento: 'Outro',
    acha: [
      'minha vendedora saiu, abriu loja e levou a carteira de clientes',
      'O ex-sócio está chamando os clientes, levando um por um',
      'o professor foi para outra academia e levou 30 alunos',
    ],
    deixa: ['saiu um assalto, levaram dinheiro e mercadoria', 'o cliente saiu e levou o carro sem pagar'],
  },
  {
    id: 'licenca_maternidade',
    segmento: 'Outro',
    acha: [
      'minha única recepcionista tá grávida e sai em março',
      'A gerente vai entrar de licença maternidade e ninguém sabe o que ela faz',
      'a professora vai ter bebê, é funcionária antiga, não sei como cobrir',
    ],
    deixa: ['faço ensaio de gestante com fotógrafa', 'a licença ambiental atrasou e o funcionário parou'],
  },
  {
    id: 'funcionario_afastado',
    segmento: 'Outro',
    acha: [
      'meu motorista operou e tá encostado no inss, o serviço para',
      'Funcionária vive de atestado, agora afastada 60 dias',
      'o operador se acidentou e não tem outro',
    ],
    deixa: ['eu vou operar e não sei quem toca', 'o inss atrasado dos funcionários'],
  },
  {
    id: 'dono_vai_operar',
    segmento: 'Outro',
    acha: [
      'vou operar a coluna em janeiro e trabalho sozinha, quem atende?',
      'Fiquei doente 40 dias e a loja parou, ninguém sabe de nada',
      'estou grávida, sou autônoma e os clientes não esperam 4 meses',
    ],
    deixa: ['meu pai infartou e a clínica atendeu bem, os dias passam', 'o funcionário operou o joelho'],
  },
  {
    id: 'celular_no_trabalho',
    segmento: 'Outro',
    acha: [
      'as meninas ficam no celular o dia inteiro e não atendem',
      'A garotada do salão grudada no tiktok, erro de pedido toda hora, funcionário novo pior',
      'o rapaz mexendo no instagram no serviço e o cliente esperando',
    ],
    deixa: ['vendo celular e as meninas são boas', 'os pedidos pelo celular da loja aumentaram'],
  },
  {
    id: 'duas_brigam',
    segmento: 'Outro',
    acha: [
      'duas funcionárias não se falam e o clima pesado espanta cliente',
      'Tem fofoca e intriga na cozinha, a equipe vive brigando',
      'o pessoal do salão tem panelinha e bate boca',
    ],
    deixa: ['meu sócio e eu vivemos brigando e a turma percebe', 'dois concorrentes brigando por preço'],
  },
  {
    id: 'quer_aumento',
    segmento: 'Outro',
    acha: [
      'a cozinheira pediu aumento e ameaça sair, não tenho como pagar',
      'Os mecânicos querem ganhar mais, a firma do lado paga melhor e vou perder',
      'meu programador recebeu proposta melhor e não consigo cobrir',
    ],
    deixa: ['o cliente paga mais e o pessoal gosta', 'vou pagar mais imposto com a equipe nova'],
  },
  {
    id: 'domingo_ninguem_quer',
    segmento: 'Outro',
    acha: [
      'ninguém quer trabalhar domingo e feriado, perco garçom toda semana',
      'A escala 6x1 faz o pessoal pedir conta, não acho atendente pra sábado',
      'funcionário recusa noite e madrugada na padaria',
    ],
    deixa: ['cliente não quer aula no sábado', 'meu marido reclama que trabalho domingo'],
  },
  {
    id: 'vale_toda_semana',
    segmento: 'Outro',
    acha: [
      'toda semana o pessoal pede vale e eu não anoto',
      'Os ajudantes pedem adiantamento sempre, no dia do pagamento não sobra, descontrolou',
      'funcionário pedindo dinheiro emprestado do caixa todo mês',
    ],
    deixa: ['será que vale a pena a equipe pedir curso', 'o adiantamento do cliente não veio'],
  },
  {
    id: 'aprende_e_sai',
    segmento: 'Outro',
    acha: [
      'eu ensino o barbeiro do zero e quando aprende abre na esquina',
      'Treino soldador 6 meses e a firma grande leva',
      'formei 4 costureiras, aprendem e vão embora por conta',
    ],
    deixa: ['ensino aluno e ele larga o curso', 'aprendi que o cliente vai embora sem retorno'],
  },
  {
    id: 'comissao_disputa',
    segmento: 'Outro',
    acha: [
      'os vendedores brigam por causa da comissão, um tira cliente do outro',
      'A comissão é sobre a venda e eles dão desconto pra vender, não compensa',
      'não sei calcular comissão das manicures, dá erro e reclamação',
    ],
    deixa: ['a comissão do ifood é alta', 'a comissão de festa da igreja reclamou'],
  },
  {
    id: 'rotina_sem_dono_presente',
    segmento: 'Outro',
    acha: [
      'quando eu saio a loja vira bagunça, o pessoal relaxa',
      'Não posso sair que nada anda, ninguém decide',
      'se eu não estou a equipe faz errado e a venda cai',
    ],
    deixa: ['quero sair do simples e a equipe concorda', 'cliente para na loja e não leva'],
  },
  {
    id: 'parceiro_salao_cadeira',
    segmento: 'Outro',
    acha: [
      'a cabeleireira parceira saiu do salão e levou a clientela',
      'Na barbearia o barbeiro que aluga a cadeira quer mais porcentagem',
      'manicure recebe por fora dentro do salão, sem contrato',
    ],
    deixa: ['fiz parceria com arquiteta e o salão de festas', 'curso com cadeira vazia, professor parceiro'],
  },
  {
    id: 'primeiro_vendedor',
    segmento: 'Outro',
    acha: [
      'contratei vendedor há 4 meses e ele não traz cliente',
      'O representante não visita, só tira pedido na região',
      'minhas vendedoras ficam paradas esperando, não batem meta',
    ],
    deixa: ['o vendedor do fornecedor empurra mercadoria', 'perdi o vendedor bom pra concorrência, meta era alta'],
  },
  {
    id: 'dia_do_movimento_equipe_sobra',
    segmento: 'Outro',
    acha: [
      'minha equipe fica parada de segunda a quarta, a folha pesa',
      'De manhã tem gente sobrando e à tarde falta, pessoal à toa',
      'nos meses fracos os funcionários ficam ociosos',
    ],
    deixa: ['a máquina parada e a equipe esperando semana inteira', 'gente boa que movimento a tarde'],
  },
  {
    id: 'estagiario_aprendiz_vaga',
    segmento: 'Outro',
    acha: [
      'não acho soldador nem pagando mais',
      'Falta mão de obra, anuncio vaga e não aparece ninguém',
      'vaga aberta de padeiro faz 5 meses, não tem gente',
    ],
    deixa: ['não acho cliente pro mecânico', 'tenho funcionário demais'],
  },
  {
    id: 'creche_publica',
    segmento: 'Outro',
    acha: [
      'abriu uma creche municipal nova e perdi 18 crianças',
      'As mães estão tirando os filhos porque saiu vaga na prefeitura de graça',
      'o cmei do bairro levou minha turma do berçário, 12 famílias foram',
    ],
    deixa: ['a auxiliar foi pra escola da prefeitura que paga mais', 'vendo merenda para escola municipal'],
  },
  {
    id: 'projeto_gratis',
    segmento: 'Outro',
    acha: [
      'abriu um projeto social de judô de graça e perdi 20 alunos',
      'O aluno acha que aprende inglês no aplicativo e cancela o curso',
      'as crianças foram para a natação do sesi, gratuita',
    ],
    deixa: ['a primeira aula grátis não converte', 'dou aula de graça pra vizinha'],
  },
  {
    id: 'professor_leva_alunos',
    segmento: 'Outro',
    acha: [
      'a professora de inglês saiu e metade da turma vai atrás, os alunos amavam',
      'Instrutor dá aula particular por fora para meus alunos',
      'o professor de dança pediu conta, as mães ameaçam sair, aluno chorando',
    ],
    deixa: ['sou professora e os alunos saem em julho', 'os alunos faltam e o professor recebe'],
  },
  {
    id: 'rematricula_cedo',
    segmento: 'Outro',
    acha: [
      'todo janeiro eu perco 30% dos alunos do curso de inglês',
      'Rematrícula é um susto, a mãe some em dezembro e a turma esvazia',
      'na virada do ano o aluno não renova e a escola cai',
    ],
    deixa: ['em janeiro a papelaria vende material escolar pra escola', 'fim do ano o aluno presenteia a professora'],
  },
  {
    id: 'aluno_so_na_prova',
    segmento: 'Outro',
    acha: [
      'no reforço o aluno só vem na véspera da prova',
      'Só aparece em época de recuperação, os pais pagam aula avulsa',
      'aluno vem no fim do bimestre com nota baixa e depois some, reforço',
    ],
    deixa: ['na véspera do natal o aluno faltou', 'a nota no google baixou, dizem os pais'],
  },
  {
    id: 'transporte_poucos',
    segmento: 'Outro',
    acha: [
      'minha van escolar tem 9 vagas vazias e o diesel subiu',
      'A prefeitura pôs transporte gratuito e perdi 14 crianças da perua',
      'o fretado da fábrica acabou o contrato e tenho ônibus parado, saiu metade',
    ],
    deixa: ['comprei van pra entrega e o cliente some', 'a Vanessa pede vaga na creche'],
  },
  {
    id: 'autoescola_regra',
    segmento: 'Outro',
    acha: [
      'com a lei nova não precisa mais de autoescola e a matrícula sumiu',
      'A mudança da cnh deixou o cfc vazio, tem instrutor autônomo',
      'o governo mudou as regras da habilitação e ninguém vem na autoescola',
    ],
    deixa: ['minha cnh venceu', 'a lei da padaria mudou'],
  },
  {
    id: 'curso_online_reembolso',
    segmento: 'Outro',
    acha: [
      '20% pede reembolso do curso online na primeira semana',
      'Meu curso gravado foi pirateado, tá num grupo de telegram',
      'vendo mentoria na hotmart e o aluno não assiste, desiste e quer garantia',
    ],
    deixa: ['curso presencial e o aluno pede devolução da apostila', 'a senha do banco'],
  },
  {
    id: 'crianca_apoio',
    segmento: 'Outro',
    acha: [
      'tenho 4 crianças autistas na turma e a professora não dá conta sozinha',
      'Mãe trouxe laudo de tdah e não sei se sou obrigada a por mediador na escola',
      'aluno especial agride os outros, os pais reclamam da creche',
    ],
    deixa: ['fiz um laudo técnico da escola, obra cara', 'cliente especial que pede aula'],
  },
  {
    id: 'glosa_recurso',
    segmento: 'Outro',
    acha: [
      'a unimed glosou 7 mil esse trimestre e eu nem recorro',
      'Muita glosa por guia errada, não sei recursar, o plano não paga',
      'glosas de 12% do faturamento',
    ],
    deixa: ['o convênio paga pouco e demora', 'plano de saúde dos funcionários caro'],
  },
  {
    id: 'convenio_tabela',
    segmento: 'Outro',
    acha: [
      'o convênio paga 42 reais a sessão e a tabela é de 2019',
      'A operadora me descredenciou e era metade dos pacientes',
      'unimed atrasa 90 dias e a consulta não cobre o custo da clínica',
    ],
    deixa: ['plano de saúde dos funcionários subiu tabela', 'meu plano é aumentar a clínica'],
  },
  {
    id: 'tratamento_no_meio',
    segmento: 'Outro',
    acha: [
      'o paciente melhora da dor e some na 4a sessão de fisioterapia',
      'Começa o tratamento de canal, para no meio e fica devendo a parcela',
      '40% abandonam o protocolo pela metade, pacientes da estética',
    ],
    deixa: ['o aluno larga o curso no meio e não paga', 'cliente abandonou o carro por meses'],
  },
  {
    id: 'laboratorio_protese',
    segmento: 'Outro',
    acha: [
      'o protético atrasa e o paciente vem à toa',
      'A coroa volta errada do laboratório e eu refaço a consulta',
      'prótese demora 40 dias, laboratório promete e não cumpre, dentista',
    ],
    deixa: ['o laboratório do óculos atrasa', 'exame admissional do funcionário da clínica'],
  },
  {
    id: 'pergunta_preco_some_saude',
    segmento: 'Outro',
    acha: [
      '50 pessoas perguntam o valor da consulta no zap e somem',
      'Mandam mensagem querendo preço do botox e não agendam',
      'o paciente pede orçamento do implante e não responde mais',
    ],
    deixa: ['pergunto preço ao fornecedor da clínica e ele some', 'a consulta atrasa e o paciente reclama'],
  },
  {
    id: 'sala_vazia_clinica',
    segmento: 'Outro',
    acha: [
      'tenho 2 salas vazias na clínica a tarde inteira',
      'Consultório ocioso 3 dias, pago aluguel cheio, sou psicóloga',
      'a sala de estética fica parada, sublocar?',
    ],
    deixa: ['a sala de aula vazia de manhã, turma pequena', 'sala de reunião da obra parada'],
  },
  {
    id: 'urgencia_nao_paga_vet',
    segmento: 'Outro',
    acha: [
      'tutor chora que não tem dinheiro e eu faço a cirurgia fiado',
      'Deixam o animal internado e não pagam, alguns abandonam na clínica',
      'emergência de madrugada, cachorro atropelado e o dono dá calote na consulta',
    ],
    deixa: ['banho e tosa do cachorro cheio no sábado, fiado não faço', 'vendo ração e o tutor sumiu'],
  },
  {
    id: 'aparelho_parado_estetica',
    segmento: 'Outro',
    acha: [
      'comprei um laser de 90 mil parcelado e ele fica parado 3 dias',
      'O aparelho de criolipólise não se paga, parcela de 2.300 e pouco uso',
      'equipamento financiado e sem cliente, uso 4 vezes, dias ociosos',
    ],
    deixa: ['vendo celular, aparelho parado no estoque', 'alugo som parado'],
  },
  {
    id: 'familia_contrata_direto',
    segmento: 'Outro',
    acha: [
      'a família contrata direto minha cuidadora e eu perco os dois',
      'Cliente acertou por fora com a diarista que eu mandei',
      'pularam a agência: a babá fechou particular com a mãe',
    ],
    deixa: ['compro direto da fábrica com motorista', 'contratei um técnico particular'],
  },
  {
    id: 'plantao_falta',
    segmento: 'Outro',
    acha: [
      'a cuidadora falta no plantão e a família me liga 6 da manhã',
      'Porteiro falta em cima da hora e o posto fica descoberto, o condomínio multa',
      'não tenho quem cobrir o turno do vigilante que nao aparece, contrato em risco',
    ],
    deixa: ['o posto de saúde falta médico', 'aluno falta no turno da noite'],
  },
  {
    id: 'recepcao_perde_ligacao',
    segmento: 'Outro',
    acha: [
      'o telefone toca e ninguém atende, o paciente vai pra outro',
      'Tenho 90 mensagens acumuladas no zap, perco venda todo dia',
      'a secretária não dá conta das ligações e demora pra agendar',
    ],
    deixa: ['o whatsapp dela tem todos os clientes', 'hackearam o whatsapp e perdi cliente'],
  },
  {
    id: 'merenda_prefeitura',
    segmento: 'Outro',
    acha: [
      'vendo pra merenda e nas férias a alface fica no chão',
      'O pnae atrasa 60 dias e dependo só dele',
      'perdi a chamada pública por causa do documento da DAP',
    ],
    deixa: ['a merenda dos funcionários é cara', 'minha filha está de férias da escola'],
  },
  {
    id: 'leite_qualidade',
    segmento: 'Outro',
    acha: [
      'o laticínio desconta 12 centavos por causa da ccs alta',
      'Deu mastite em 6 vacas e o leite voltou ácido',
      'perdi a bonificação do meu leite, contagem acima do limite',
    ],
    deixa: ['a contagem do estoque da loja deu diferença', 'pago bonificação ao vendedor da loja'],
  },
  {
    id: 'deriva_vizinho',
    segmento: 'Outro',
    acha: [
      'o vizinho pulverizou e matou 40 colmeias',
      'Veneno da fazenda do lado queimou minha horta orgânica',
      'avião passou e a deriva amarelou a uva, perdi a florada',
    ],
    deixa: ['o mato do vizinho cresceu na horta', 'fiz a matrícula do meu filho, o vizinho tem drone'],
  },
  {
    id: 'bicho_invade',
    segmento: 'Outro',
    acha: [
      'javali come 20% do milho na beira da mata',
      'Maritaca acaba com o pomar, perco caixa de fruta',
      'a capivara entra na horta e a onça pegou 3 bezerros',
    ],
    deixa: ['contrato de soja barato', 'ração de gato na loja'],
  },
  {
    id: 'falta_agua_poco',
    segmento: 'Outro',
    acha: [
      'o poço secou em setembro e perdi metade da alface',
      'Falta água pra irrigar a lavoura, a nascente baixou',
      'na estiagem o açude não dá pro gado e gasto com caminhão pipa',
    ],
    deixa: ['vendo água mineral e falta entregador', 'conta de água da lavanderia alta'],
  },
  {
    id: 'estrada_nao_passa',
    segmento: 'Outro',
    acha: [
      'quando chove a estrada vira atoleiro e o caminhão do leite não passa',
      'A ponte caiu e a colheita tá isolada',
      'hóspede não chega, estrada de barro com buraco',
    ],
    deixa: ['pego estrada todo dia até o cliente', 'obra na rua com barro'],
  },
  {
    id: 'arrendamento',
    segmento: 'Outro',
    acha: [
      'o arrendamento subiu pra 18 sacas e a soja caiu',
      'O dono da terra quer renovar o arrendo mais caro',
      'arrendo 40 hectares e vou perder, ele vai vender',
    ],
    deixa: ['arrendondei a conta do caixa', 'aluguel subiu na loja'],
  },
  {
    id: 'mortalidade_lote',
    segmento: 'Outro',
    acha: [
      'perdi 300 tilápias de noite por falta de oxigênio no tanque',
      'A mortalidade do lote foi 9%, no calor o frango morre',
      'morre bezerro na primeira semana, já foram 7',
    ],
    deixa: ['a peixaria perde peixe no fim do dia, um lote por mês', 'o movimento morreu na semana do frango assado'],
  },
  {
    id: 'integradora_lote',
    segmento: 'Outro',
    acha: [
      'a integradora pagou menos no lote, diz que a conversão foi ruim',
      'Meu aviário não cobre a energia, o contrato da integração só desconta',
      'crio suíno integrado e o lote deu prejuízo',
    ],
    deixa: ['a integração do sistema com a loja falhou', 'frango assado no sábado'],
  },
  {
    id: 'colheita_sem_gente',
    segmento: 'Outro',
    acha: [
      'não acho gente pra colheita, a diária subiu e o café cai no chão',
      'Falta mão de obra na panha da maçã, passou do ponto e perdi',
      'os diaristas somem no meio da safra e o tomate apodrece',
    ],
    deixa: ['safra de turista acabou na pousada', 'a máquina de colheita é cara'],
  },
  {
    id: 'deixar_de_vender_cru',
    segmento: 'Outro',
    acha: [
      'vendo a goiaba em caixa fechada pro atravessador que paga 1,20, preço baixo',
      'O comprador leva o mel em tambor e paga quando quer',
      'entrego cacau bruto pra indústria e não sobra',
    ],
    deixa: ['loja de revenda de café paga mal', 'compro fruta barata do produtor'],
  },
  {
    id: 'animal_doente_compra',
    segmento: 'Outro',
    acha: [
      'deu brucelose em 5 vacas do rebanho',
      'Carrapato derruba o gado, gasto 900 em remédio',
      'peste nas aves da granja vizinha, tenho medo',
    ],
    deixa: ['a granja do vizinho vai bem', 'boi gordo barato'],
  },
  {
    id: 'feira_organico_cesta',
    segmento: 'Outro',
    acha: [
      'planto verdura orgânica e na feira sobra, cliente incerto',
      'Minha horta vende por cesta mas poucos compram e desistem',
      'dependo da feira, se chove perco toda a hortaliça',
    ],
    deixa: ['feira de noivas com poucos clientes', 'loja de roupa, feira de desconto, cliente desiste'],
  },
  {
    id: 'venda_gado_hora',
    segmento: 'Outro',
    acha: [
      'tenho 1.200 sacas de soja guardadas e o preço despencou, não sei quando vender',
      'A arroba caiu e seguro o boi gordo, mas a parcela do banco vence',
      'o café na cooperativa, espero subir pra vender e pago armazém',
    ],
    deixa: ['minha cafeteria, o café caiu no chão e vendi menos', 'loja com milho de pipoca, preço'],
  },
  {
    id: 'obra_extra_cobra',
    segmento: 'Outro',
    acha: [
      'o cliente muda tudo no meio da reforma e não paga o extra',
      'Na obra sempre aparece "já que tá aqui, faz mais isso" e eu não cobro',
      'pintura: imprevisto na parede, fora do orçamento, prejuízo meu',
    ],
    deixa: ['o site do cliente tem mudança de graça', 'obra na rua atrapalha, mudança de mão'],
  },
  {
    id: 'obra_material_adiantado',
    segmento: 'Outro',
    acha: [
      'compro o material no meu cartão e o cliente só paga no final',
      'Eu adianto cimento e ferro da obra e fico devendo a loja',
      'material do meu bolso, recebo depois do serviço pronto',
    ],
    deixa: ['o cliente compra o material e demora', 'vendo material escolar no cartão'],
  },
  {
    id: 'cliente_traz_peca',
    segmento: 'Outro',
    acha: [
      'o cliente traz a peça comprada no mercado livre e quer garantia',
      'Compram a peça na internet e só querem que eu instale no carro',
      'cliente traz o tecido de casa e reclama da costura',
    ],
    deixa: ['compro peça de roupa e o cliente troca', 'a oficina demora peça da fábrica'],
  },
  {
    id: 'espera_descarga',
    segmento: 'Outro',
    acha: [
      'o caminhão fica 9 horas parado pra descarregar e ninguém paga',
      'Motorista espera na doca o dia inteiro, perco outro frete',
      'fila no porto, 2 dias pra carga e a diária é minha',
    ],
    deixa: ['a bateria do caminhão descarrega parada', 'a loja espera o armazém pintar'],
  },
  {
    id: 'retorno_vazio',
    segmento: 'Outro',
    acha: [
      'de 10 viagens 7 voltam vazias pra cá, só gasto diesel',
      'O caminhão retorna sem carga de volta e o frete não cobre',
      'van de mudança, retorno vazio em toda viagem',
    ],
    deixa: ['o vaso volta vazio da decoração', 'a sala volta vazia depois da aula'],
  },
  {
    id: 'app_frete_miseria',
    segmento: 'Outro',
    acha: [
      'os aplicativos de carga pagam uma miséria no frete',
      'O agenciador de frete come 30% e não cobre o diesel',
      'sou subcontratado de transportadora, entrego barato e desconta tudo',
    ],
    deixa: ['o aplicativo de comida paga o entregador', 'terceirizo a carga de trabalho'],
  },
  {
    id: 'documento_cliente_contab',
    segmento: 'Outro',
    acha: [
      'escritório contábil, cliente manda a nota no último dia e a multa sobra pra mim',
      'Os documentos dos clientes atrasam e o fechamento da contabilidade vira correria',
      'contador aqui: empresário esquece o extrato, eu refaço guia',
    ],
    deixa: ['meu contador atrasa a guia', 'o cliente do escritório atrasa o aluguel'],
  },
  {
    id: 'cliente_resultado_rapido',
    segmento: 'Outro',
    acha: [
      'na agência o cliente cancela no terceiro mês porque quer resultado rápido',
      'Cliente de tráfego é impaciente, 2 meses sem resultado e troca',
      'paciente da nutri desiste no mês seguinte, quer resultado imediato',
    ],
    deixa: ['consultoria mostra que o resultado do mês caiu', 'o marketing da loja não dá resultado'],
  },
  {
    id: 'corretor_exclusivo',
    segmento: 'Outro',
    acha: [
      'levo o comprador e o proprietário fecha direto por fora, perco a comissão',
      'Não tenho exclusividade, o mesmo imóvel está com 6 imobiliárias',
      'outro corretor vendeu o imóvel que eu captei, trabalhei sem contrato',
    ],
    deixa: ['o proprietário pediu o imóvel da loja', 'comprei imóvel e o banco demora'],
  },
  {
    id: 'viagem_cota_compra_site',
    segmento: 'Outro',
    acha: [
      'monto o roteiro da viagem e o cliente compra no site, sumiu',
      'Agência de viagens: 30 cotações e fecho 4, o resto vai na decolar',
      'pesquisam comigo a passagem e compram direto na internet',
    ],
    deixa: ['a viagem de volta do caminhão sem orçamento', 'cliente da pousada compra no booking'],
  },
  {
    id: 'seguro_banco_leva',
    segmento: 'Outro',
    acha: [
      'o banco leva a renovação do seguro dos meus clientes mais barato',
      'Corretora: perdi 40 apólices pra proteção veicular',
      'o gerente do banco empurra seguro e o cliente cancela comigo',
    ],
    deixa: ['o seguro da loja ficou caro e o banco exige', 'segurança do banco e o cliente'],
  },
  {
    id: 'lavagem_dano_peca',
    segmento: 'Outro',
    acha: [
      'na lavanderia sumiu uma peça e o cliente quer 800 reais',
      'Higienizo sofá e reclamam de mancha que já tinha',
      'roupa encolhida e desbotada, pago do bolso na tinturaria',
    ],
    deixa: ['a mesa perdeu a mancha do verniz na fábrica', 'lavo carro e o dia de chuva mata'],
  },
  {
    id: 'ajuste_sem_fim_costura',
    segmento: 'Outro',
    acha: [
      'a noiva muda o vestido 5 vezes e eu refaço de graça',
      'Ajuste e bainha de cliente que emagrece, volta várias vezes sem cobrar',
      'no ateliê a prova não tem fim, faço hora a mais e não cobro o retoque',
    ],
    deixa: ['o aluno faz prova de recuperação e refaz', 'a costureira cobra caro e o preço subiu, noiva'],
  },
  {
    id: 'tatuagem_desenho_gratis',
    segmento: 'Outro',
    acha: [
      'faço o projeto 3D de graça e o cliente leva pra outro marceneiro',
      'Arquiteta: o croqui sai sem cobrar e a pessoa some',
      'desenho a tatuagem e fazem com outro, orçamento não fecha',
    ],
    deixa: ['a planta doente de graça pro cliente', 'a ideia da loja é de graça, cliente gosta'],
  },
  {
    id: 'academia_barata_perto',
    segmento: 'Outro',
    acha: [
      'abriu academia de 99 reais e perdi 70 alunos',
      'Aluno do meu estúdio sai pra franquia mais barata',
      'o crossfit perde gente porque a smart custa 99',
    ],
    deixa: ['o box da oficina é barato e perdi cliente', 'minha loja de suplemento na academia é barata, perdi venda'],
  },
  {
    id: 'moto_app_motorista',
    segmento: 'Outro',
    acha: [
      'meus motoboys largam pra rodar no aplicativo',
      'Motorista prefere o uber, não acho quem fique',
      'os entregadores trocam a gente pelo ifood que ganha mais',
    ],
    deixa: ['alugo carro para motorista de uber e saio no prejuízo', 'cliente pede no aplicativo do taxista'],
  },
  {
    id: 'carro_alugado_app',
    segmento: 'Outro',
    acha: [
      'alugo carro pra motorista de app, batem e não pagam a franquia',
      'Minha locadora de motos: atrasam a semana e somem com multa',
      'a frota alugada volta com avaria e o cliente não assume',
    ],
    deixa: ['o aluguel da loja atrasado e o carro bateu', 'a moto do entregador quebrou'],
  },
  {
    id: 'pousada_cancela_site',
    segmento: 'Outro',
    acha: [
      'na pousada cancelam na última hora porque o booking deixa',
      'O hóspede do chalé não aparece quando chove',
      'reservam 3 airbnb e desistem em cima do feriado',
    ],
    deixa: ['cancelei a internet do contrato, o quarto não usa', 'hotel para pet cancela no feriado'],
  },
  {
    id: 'hospede_barulho_festa',
    segmento: 'Outro',
    acha: [
      'o hóspede do airbnb faz festa e quebra tudo',
      'No sítio de temporada entra o dobro de gente a mais e fica a sujeira',
      'pousada com barulho, os outros hóspedes reclamam e sai',
    ],
    deixa: ['a festa junina da pousada deu lucro', 'aluguei salão de festa pra hóspede'],
  },
  {
    id: 'ong_doador_unico',
    segmento: 'Outro',
    acha: [
      'a ong depende de um convênio e o repasse atrasa 4 meses',
      'Nosso doador único não renovou o patrocínio do instituto',
      'o edital do projeto social acaba em março',
    ],
    deixa: ['sou da associação comercial e perdi o convênio médico', 'a entidade de classe cortou o curso'],
  },
  {
    id: 'estacionamento_concorre',
    segmento: 'Outro',
    acha: [
      'meu estacionamento perdeu mensalista com home office, vaga vazia',
      'O rotativo caiu depois da zona azul, lava jato junto',
      'estacionamento no centro, uber tirou o movimento',
    ],
    deixa: ['cliente reclama que não tem estacionamento e o movimento cai', 'a loja do shopping perdeu movimento'],
  },
  {
    id: 'instalador_volta_garantia',
    segmento: 'Outro',
    acha: [
      'instalo ar condicionado e o cliente chama de volta de graça meses depois',
      'Energia solar: chamado de garantia toda semana, visita sai do meu bolso',
      'a calha infiltra, retorno sem cobrar, o cliente reclama',
    ],
    deixa: ['na volta às aulas instalo brinquedo', 'o produto veio com defeito da internet'],
  },
  {
    id: 'solar_financiamento_negado',
    segmento: 'Outro',
    acha: [
      'o banco nega o financiamento do cliente e perco o projeto solar',
      '6 de 10 compradores de planejados têm o crédito recusado',
      'cartão do cliente não aprova a parcela do tratamento de implante',
    ],
    deixa: ['o banco negou meu empréstimo', 'o cliente recusou o orçamento da reforma'],
  },
  {
    id: 'plataforma_muda_regra',
    segmento: 'Outro',
    acha: [
      'o algoritmo mudou, o alcance do instagram despencou e os pedidos sumiram',
      'Meu site sumiu do google e o cliente não acha mais, contato zerou',
      'no tiktok ninguém vê mais e a venda caiu',
    ],
    deixa: ['hackearam o instagram e a venda zerou', 'o concorrente cai no google'],
  },
  {
    id: 'rede_exige_bonificacao',
    segmento: 'Outro',
    acha: [
      'a rede de supermercado exige bonificação e devolve os vencidos',
      'O atacado cobra enxoval e promotor pra por meu biscoito na gôndola',
      'meu queijo na rede: verba de aniversário, desconto de tudo, e a fábrica sem margem',
    ],
    deixa: ['meu desconto no balcão do mercado', 'a rede social da marca'],
  },
  {
    id: 'preco_sobe_depois_orcado',
    segmento: 'Outro',
    acha: [
      'dei o preço do portão e o aço subiu 20% antes de começar',
      'O MDF aumentou depois do orçamento fechado e eu engoli',
      'contrato assinado em março, o cobre disparou',
    ],
    deixa: ['o contrato do salário subiu com o dissídio', 'material didático reajustado'],
  },
  {
    id: 'lote_pequeno_preparo',
    segmento: 'Outro',
    acha: [
      'pedido pequeno toma 2 horas de acerto de máquina',
      'Fico trocando de molde 6 vezes por dia, a máquina parada',
      'a troca de cor no lote pequeno come o dia',
    ],
    deixa: ['preparo comida em lote pequeno', 'preparo físico de aluno, hora'],
  },
  {
    id: 'primeira_peca_conferida',
    segmento: 'Outro',
    acha: [
      'o turno da noite gera refugo de 6% das peças',
      'Cliente devolveu o lote fora da medida, ninguém confere na chapa cortada',
      'costura errada só aparece depois, retrabalho todo mês',
    ],
    deixa: ['a peça de reposição veio errada do turno do fornecedor', 'a ótica refaz lente'],
  },
  {
    id: 'encaixe_corte',
    segmento: 'Outro',
    acha: [
      'corto a olho e sobra muito retalho de tecido',
      'Perco 18% da chapa de MDF, corto sem plano de corte',
      'sobra de granito no corte todo mês, e é caro',
    ],
    deixa: ['a sobra de pão cortado', 'sobra de comida na obra'],
  },
  {
    id: 'faccao_preco',
    segmento: 'Outro',
    acha: [
      'minha facção recebe 3,20 por peça e não cobre a costureira',
      'O magazine baixa o preço da peça e exige prazo',
      'costuro pra lojista e em maio falta serviço, máquinas parado',
    ],
    deixa: ['a oficina mecânica atrasa peça', 'cobro por peça o corte de cabelo'],
  },
  {
    id: 'importado_shein',
    segmento: 'Outro',
    acha: [
      'a shein vende por metade do que eu fabrico',
      'Roupa importada da china barata, minha confecção perdeu cliente',
      'brinquedo chinês derruba a venda do que eu produzo',
    ],
    deixa: ['revendo importado da china e o dólar subiu', 'compro na shopee peça barata e vendo'],
  },
  {
    id: 'molde_do_cliente',
    segmento: 'Outro',
    acha: [
      'o cliente quer levar o molde que eu paguei',
      'Tenho 60 matrizes paradas na fábrica, de quem é? cliente sumiu',
      'ferramental quebra e o cliente não paga a manutenção',
    ],
    deixa: ['matriz e filial da loja, cliente confunde', 'trocar molde toma tempo'],
  },
  {
    id: 'energia_demanda',
    segmento: 'Outro',
    acha: [
      'a conta de luz da fábrica veio com multa de demanda, 9 mil',
      'As câmaras frias puxam no horário de ponta e a energia subiu',
      'energia reativa na fatura da padaria, forno elétrico',
    ],
    deixa: ['não tenho energia para trabalhar na fábrica', 'faltou luz no mercado'],
  },
  {
    id: 'residuo_licenca',
    segmento: 'Outro',
    acha: [
      'a oficina tem óleo usado e a fiscalização deu multa',
      'Órgão ambiental exige licença pro efluente da tinturaria',
      'resíduo da galvânica, custo do descarte e prazo da cetesb',
    ],
    deixa: ['meio ambiente da loja limpo', 'a licença do software venceu'],
  },
  {
    id: 'representante_parado',
    segmento: 'Outro',
    acha: [
      'o representante do interior não visita, só vende as outras marcas',
      'Minhas vendas na região caíram, representante fraco, sem pedido',
      'os representantes têm várias pastas e somem, carteira parada',
    ],
    deixa: ['o representante do fornecedor empurra meta', 'fiz a representação da peça de teatro'],
  },
  {
    id: 'simples_exclusao',
    segmento: 'Outro',
    acha: [
      'recebi o termo de exclusão do simples, devo 31 mil',
      'Tô com o DAS atrasado de 14 meses e a receita notificou',
      'minhas dívidas foram pra dívida ativa, tem prazo na carta da pgfn',
    ],
    deixa: ['o simples atraso do cliente me custa mil', 'quero entrar no simples, qual o contador'],
  },
  {
    id: 'conta_bloqueada_justica',
    segmento: 'Outro',
    acha: [
      'o juiz bloqueou a conta da empresa e não pago a folha',
      'Penhoraram meu caminhão numa execução do banco',
      'oficial de justiça veio com busca e apreensão da máquina',
    ],
    deixa: ['bloqueei o cliente que não paga na conta', 'o ifood bloqueou minha conta'],
  },
  {
    id: 'agiota',
    segmento: 'Outro',
    acha: [
      'peguei dinheiro com agiota e pago 20% ao mês',
      'Devo 15 mil pra agiota, ele ameaça toda semana',
      'um empréstimo de pessoa, juros de 20 por mês que não acaba',
    ],
    deixa: ['o banco cobra 2% ao mês', 'o agiota do filme'],
  },
  {
    id: 'aval_parente',
    segmento: 'Outro',
    acha: [
      'fui fiador do meu irmão e o banco me cobra',
      'Financiei no meu nome o carro do cunhado e ele não paga',
      'meu cpf negativado por dívida do ex marido',
    ],
    deixa: ['meu pai deve pagar a escola', 'a marca tá no meu nome e o filho usa'],
  },
  {
    id: 'maquininha_retem',
    segmento: 'Outro',
    acha: [
      'o mercado pago bloqueou 12 mil de vendas',
      'A maquininha retém meu dinheiro, diz que é reserva de segurança',
      'a stone nao repassou as vendas da semana, conta suspensa',
    ],
    deixa: ['a taxa da maquininha é 4%', 'segurei a cliente com a maquininha quebrada'],
  },
  {
    id: 'golpe_boleto_banco',
    segmento: 'Outro',
    acha: [
      'caí no golpe do boleto falso do fornecedor, perdi 6 mil',
      'Ligaram do banco, era central falsa e fizeram pix da conta',
      'paguei um fornecedor falso num site, golpe',
    ],
    deixa: ['o golpe do comprovante no caixa', 'o banco cobrou boleto duplicado'],
  },
  {
    id: 'emprestimo_parcela_maquina',
    segmento: 'Outro',
    acha: [
      'a parcela do torno vence e a máquina tá parada',
      'Financiei um caminhão, o frete caiu e não cobre a prestação',
      'o trator no consórcio, pouco uso e atrasei',
    ],
    deixa: ['o cliente não consegue financiamento do carro', 'alugo máquina parada'],
  },
  {
    id: 'familia_fiado_desconto',
    segmento: 'Outro',
    acha: [
      'parente e amigo querem tudo fiado e não pagam',
      'Vizinha pede desconto sempre e eu não tenho coragem de cobrar, favor vira regra',
      'os conhecidos da igreja pedem serviço de graça',
    ],
    deixa: ['minha família tira dinheiro do caixa, fiado', 'a família do aluno deve e pede desconto'],
  },
  {
    id: 'decidir_parar_linha',
    segmento: 'Outro',
    acha: [
      'a segunda loja dá prejuízo e não sei se fecho',
      'O almoço só dá trabalho, esse turno não se paga, penso em parar',
      'carrego nas costas a linha de bolos, não sei se vale continuar',
    ],
    deixa: ['a loja vai fechar no feriado, produto chega', 'curso que vale a pena'],
  },
  {
    id: 'seguro_negou',
    segmento: 'Outro',
    acha: [
      'a seguradora negou o sinistro do incêndio na loja',
      'O seguro enrola faz 4 meses e não paga o caminhão batido',
      'recusaram a indenização do roubo',
    ],
    deixa: ['sou corretora e o cliente recusa o seguro', 'o seguro desemprego demora'],
  },
  {
    id: 'marca_notificada',
    segmento: 'Outro',
    acha: [
      'recebi uma notificação extrajudicial, outra empresa registrou meu nome no inpi',
      'Abriu loja com o mesmo nome da minha marca na cidade vizinha',
      'o ex sócio registrou a marca e quer proibir meu uso, usando o nome dele',
    ],
    deixa: ['a marca de ração proibida', 'registrei carteira e notifiquei'],
  },
  {
    id: 'cliente_paga_prazo_longo',
    segmento: 'Outro',
    acha: [
      'o hospital paga com 90 dias e a folha é todo mês',
      'Rede grande com prazo de pagamento de 75 dias, antecipo e pago juro',
      'a construtora paga com 60 dias e o fornecedor quer à vista',
    ],
    deixa: ['o convênio paga em 60 dias a folha', 'tenho 60 dias pra pagar o banco'],
  },
  {
    id: 'imposto_separado',
    segmento: 'Outro',
    acha: [
      'na hora de pagar o simples nunca tenho o dinheiro',
      'O imposto é um susto todo mês, gasto e não guardo',
      'o inss e a guia sempre atrasados, uso o dinheiro pra mercadoria',
    ],
    deixa: ['o cliente esquece o imposto e o contador cobra', 'recebi exclusão por imposto não pago'],
  },
  {
    id: 'vales_oferta',
    segmento: 'Outro',
    acha: [
      'vendi 120 vales num site de oferta e a agenda tá cheia deles',
      'O voucher do groupon lota o salão e o cliente não volta',
      'fiz um pacote promocional e agora não tenho horário pra quem paga normal',
    ],
    deixa: ['será que vale a pena encher a agenda', 'funcionário pede vale e some no horário'],
  },
  {
    id: 'data_forte_sobra',
    segmento: 'Outro',
    acha: [
      'no dia das mães comprei 900 rosas e sobraram 310',
      'Na páscoa fiz ovo demais e encalhou',
      'no natal não dei conta dos pedidos de panetone, recusei 60 encomendas',
    ],
    deixa: ['ovo de galinha sobra na páscoa da granja', 'não sobra dinheiro pro décimo terceiro de natal'],
  },
  {
    id: 'estoque_no_cliente',
    segmento: 'Outro',
    acha: [
      'o depósito quer que eu deixe 2 mil blocos no pátio dele e só paga o que usar',
      'Deixo peça consignada em 9 oficinas e eles pagam quando querem',
      'a loja de móveis quer meu produto lá e só paga quando vende',
    ],
    deixa: ['peguei empréstimo consignado pra fábrica', 'vendo pra depósito e ele paga com 60 dias'],
  },
  {
    id: 'maquina_parou_pedido',
    segmento: 'Outro',
    acha: [
      'a bordadeira tá no prego e o pedido do colégio é pra 3 semanas',
      'Quebrou o forno e estou com 80 encomendas pra sábado',
      'o torno fundiu, técnico só semana que vem, o cliente espera',
    ],
    deixa: [
      'financiei uma máquina e a parcela atrasa, ela fica parada',
      'o celular do cliente queimou e o conserto demora',
    ],
  },
  {
    id: 'ponto_publico',
    segmento: 'Outro',
    acha: [
      'a prefeitura vai tirar os trailers da praça em março',
      'Meu quiosque na orla: a concessão vence e não renovam',
      'vão reformar o terminal e tirar as bancas, perco o ponto',
    ],
    deixa: ['a prefeitura não paga a nota do quiosque', 'ambulante na calçada vende mais barato'],
  },
  {
    id: 'locacao_dias_a_mais',
    segmento: 'Outro',
    acha: [
      'o cliente segura a caçamba 10 dias a mais e não paga',
      'Alugo andaime e nunca devolvem no dia, passa do prazo',
      'mesa e cadeira voltam quebradas da festa',
    ],
    deixa: ['aluguel da loja passa do prazo', 'aluguei o equipamento e gostei'],
  },
  {
    id: 'mensagem_toda_hora',
    segmento: 'Outro',
    acha: [
      'a noiva manda áudio de oito minutos no domingo',
      'Cliente me chama no zap toda hora, 23h, feriado',
      'as mães mandam mensagem de madrugada sobre o aluno',
    ],
    deixa: [
      'o telefone toca e ninguém atende o paciente o dia inteiro',
      'mando oferta pelo whatsapp pros clientes e não vendo',
    ],
  },
  {
    id: 'horas_estouram_projeto',
    segmento: 'Outro',
    acha: [
      'orçamos 240 horas e gastamos 410 no projeto do sistema',
      'Nunca sei estimar o site, sempre estoura o orçamento fechado',
      'arquitetura: projeto combinado por preço fechado leva o dobro do tempo, design muda',
    ],
    deixa: ['pago hora extra no projeto da obra', 'vendo pacote de horas de aula'],
  },
  {
    id: 'tabela_baixa_comprador',
    segmento: 'Outro',
    acha: [
      'a usina vai baixar a tabela do frete em 12% em fevereiro',
      'O laticínio avisou que vai baixar o litro pra 2,20',
      'seguradora paga tabela baixa e tem saída que dá prejuízo',
    ],
    deixa: ['a rede social baixou o alcance', 'a tabela do fornecedor subiu'],
  },
  {
    id: 'concorrente_online',
    segmento: 'Outro',
    acha: [
      'perdi 9 clientes pra contabilidade online de 99 reais',
      'O paciente troca minha consulta pela telemedicina mais barata',
      'meu escritório perde cliente pra plataforma online que cobra 49',
    ],
    deixa: ['meu curso online barato vende pouco', 'aplicativo de carga barato, frete'],
  },
  {
    id: 'registro_anvisa',
    segmento: 'Outro',
    acha: [
      'uma rede de farmácias quer meus cremes mas exigem anvisa',
      'Faço sabonete em casa e a loja pede registro do produto na anvisa',
      'suplemento natural precisa de responsável técnico e anvisa',
    ],
    deixa: ['mapa da cidade no site', 'o produto da loja venceu'],
  },
  {
    id: 'gente_vai_concurso',
    segmento: 'Outro',
    acha: [
      'professora boa vai embora pra prefeitura que paga mais',
      'Minhas técnicas de enfermagem passam no concurso e saem',
      'a fisioterapeuta foi chamada no concurso do estado, perco a segunda no ano',
    ],
    deixa: ['a prefeitura não paga a nota da enfermeira', 'as crianças foram pra escola publica, professor sobra'],
  },
  {
    id: 'entrega_custa_mais',
    segmento: 'Outro',
    acha: [
      'cobro 5 de entrega e o motoboy me cobra 8',
      'A entrega me custa 11 e eu banco pro cliente longe',
      'o frete sai do meu bolso, entrego marmita em qualquer bairro',
    ],
    deixa: ['a usina baixou o frete e pago 4 mil de caminhão', 'entrego no prazo e o cliente gosta'],
  },
  {
    id: 'pedido_grande_aceito',
    segmento: 'Outro',
    acha: [
      'uma construtora quer fechar 400 camisas comigo mas só paga 32',
      'A rede quer 800 caixas e paga 7,50, pego ou não pego?',
      'pedido grande de uma loja, preço baixo, não sei se vale',
    ],
    deixa: ['o banco tem proposta de 90 mil, não sei se vale', 'o vendedor quer que eu compre, não sei se vale'],
  },
  {
    id: 'agenda_espalhada',
    segmento: 'Outro',
    acha: [
      'a equipe passa 3 horas no trânsito, marca um em cada canto e só consegue 4 serviços',
      'Perco 50 minutos entre um atendimento e outro, cliente de bairro longe',
      'dou aula particular e fico no carro metade do dia rodando a cidade inteira',
    ],
    deixa: ['o caminhão perde horas na estrada do frete', 'visita de orçamento na cidade inteira e não fecha'],
  },
  {
    id: 'carrinho_frete_desiste',
    segmento: 'Outro',
    acha: [
      'o pessoal coloca no carrinho e na hora de ver o frete desiste',
      'Na loja virtual o carrinho é abandonado, frete caro',
      'cliente do instagram acha o frete caro e some',
    ],
    deixa: ['o frete do caminhão caro, usina desiste', 'carrinho de pipoca no sinal caro'],
  },
  {
    id: 'busca_atrasada',
    segmento: 'Outro',
    acha: [
      'as mães atrasam pra buscar e a professora fica até 19h',
      'Pai esquece da hora da saída, fico até tarde com a criança',
      'creche: sempre tem pai que busca meia hora depois do horário, a demora é todo dia',
    ],
    deixa: ['o cliente não busca o aparelho e atrasa', 'busco mercadoria tarde da noite'],
  },
  {
    id: 'cliente_atrasado_agenda',
    segmento: 'Outro',
    acha: [
      'cliente chega meia hora depois e atrasa a agenda inteira do salão',
      'Paciente atrasado bagunça os horários e a próxima espera',
      'o aluno chega tarde e pega o horário do outro, fila',
    ],
    deixa: ['paciente com pagamento atrasado da consulta', 'o fornecedor atrasa a entrega pro cliente'],
  },
  {
    id: 'assalto_loja',
    segmento: 'Outro',
    acha: [
      'arrombaram a loja de madrugada e levaram o estoque',
      'Fui assaltado 2 vezes no caixa da farmácia',
      'roubaram as ferramentas da oficina',
    ],
    deixa: ['roubaram meu instagram da loja', 'levaram o gado do pasto'],
  },
  {
    id: 'enchente_fogo',
    segmento: 'Outro',
    acha: [
      'a enchente levou o estoque da loja',
      'Pegou fogo na fábrica e perdi as máquinas',
      'alagou o salão, a água subiu meio metro',
    ],
    deixa: ['a água entrou no celular do cliente', 'a conta de água da casa'],
  },
  {
    id: 'vale_refeicao_taxa',
    segmento: 'Outro',
    acha: [
      'a alelo desconta 7% e paga em 30 dias',
      'Metade do almoço é vale refeição e a taxa come o lucro',
      'no ticket alimentação a taxa é 6 por cento e o dinheiro demora',
    ],
    deixa: ['meu ticket médio é 40 com taxa', 'pago vale alimentação dos funcionários com desconto'],
  },
  {
    id: 'fala_mal_grupo',
    segmento: 'Outro',
    acha: [
      'estão falando mal da loja no grupo do bairro',
      'Em cidade pequena espalharam um boato e perdi cliente',
      'uma mãe postou no grupo de mães reclamando da escolinha, queimou meu nome',
    ],
    deixa: ['funcionárias falam mal uma da outra', 'divulgo no grupo do bairro e vendo bem'],
  },
  {
    id: 'banco_cortou_limite',
    segmento: 'Outro',
    acha: [
      'o banco cortou meu limite do cheque especial sem avisar',
      'A cooperativa não renovou o capital de giro e negou crédito',
      'gerente baixou meu limite, fiquei sem dinheiro pra mercadoria',
    ],
    deixa: ['o banco negou o financiamento do cliente', 'estou no limite do MEI'],
  },
  {
    id: 'fornecedor_exige_avista',
    segmento: 'Outro',
    acha: [
      'o fornecedor cortou meu prazo, agora só à vista',
      'A distribuidora não vende mais a prazo pra mim',
      'fábrica quer o pagamento antecipado e meu cliente paga depois',
    ],
    deixa: ['meu cliente só paga à vista', 'o fornecedor atrasa a entrega'],
  },
  {
    id: 'assinante_provedor',
    segmento: 'Outro',
    acha: [
      'tenho 610 assinantes de internet e saem 24 pra concorrência da fibra',
      'No meu provedor roubam o cabo do poste e o cliente cancela',
      'operadora grande entrou no bairro mais barata e perdi assinante da fibra',
    ],
    deixa: ['clube de assinatura perde assinante', 'a internet da loja cai, plano caro'],
  },
  {
    id: 'consorcio_pedido_amostra',
    segmento: 'Outro',
    acha: [
      'faço peça piloto pra marca e ela some, nunca fecha',
      'As noivas pedem degustação grátis de bolo e não voltam, só amostra',
      'a loja quer amostra de graça todo mês e não compra',
    ],
    deixa: ['levo amostra de solo ao laboratório e pedem taxa', 'a revendedora não devolve mostruário'],
  },
  {
    id: 'acerta_quando_receber',
    segmento: 'Outro',
    acha: [
      'conserto a moto e o entregador diz que acerta quando o aplicativo pagar',
      'Os fregueses levam e pagam quando receber, tenho 40 na caderneta',
      'o produtor paga quando vender a safra, tem 12 me devendo',
    ],
    deixa: ['pago o fornecedor quando receber', 'recebo salário no fim do mes'],
  },
  {
    id: 'vaga_feira_artesanato',
    segmento: 'Outro',
    acha: [
      'faço crochê, na feira ninguém valoriza e vendo pouco',
      'Meu artesanato só vende em dezembro na feira, instagram nada',
      'velas feitas à mão: a loja quer barato, acham caro',
    ],
    deixa: ['a fábrica de cerâmica vende tijolo', 'olaria com pouco pedido de cerâmica'],
  },
  {
    id: 'concorrente_abriu_servico',
    segmento: 'Outro',
    acha: [
      'abriu outro clube com quadra coberta e meus grupos foram testar la',
      'Inauguraram uma nova clínica na avenida e os pacientes sumiram',
      'montaram um studio novo, já perdi 20 alunas',
    ],
    deixa: ['abri outra padaria e o movimento caiu', 'a academia chegou a conhecer a Smart'],
  },
  {
    id: 'freezer_emprestado',
    segmento: 'Outro',
    acha: [
      'empresto freezer pros mercadinhos e põem picolé de outra marca dentro',
      'Minhas chopeiras em comodato nos bares somem ou ficam paradas',
      'os galões não voltam, o cliente não devolve o vasilhame da água',
    ],
    deixa: ['peguei empréstimo pra comprar freezer da loja', 'a geladeira do bar queimou'],
  },
  {
    id: 'guia_demora',
    segmento: 'Outro',
    acha: [
      'o plano libera 4 sessões e a família espera 20 dias a nova guia',
      'Acaba a guia e a autorização demora, o paciente some',
      'convênio atrasa a liberação da terapia e fico com buraco',
    ],
    deixa: ['a guia do simples vence e pago sessão de cinema', 'o plano glosou a sessão'],
  },
  {
    id: 'aula_cancelada_desconta',
    segmento: 'Outro',
    acha: [
      'quando chove não tem treino e os pais querem descontar da mensalidade',
      'Nas férias a mãe quer pagar metade da mensalidade',
      'o aluno falta, viaja e pede pra abater das aulas',
    ],
    deixa: ['dou desconto de irmão na mensalidade e os pais gostam', 'desconto pra aluno novo na escolinha'],
  },
  {
    id: 'aposenta_ultimo_mestre',
    segmento: 'Outro',
    acha: [
      'meu torneiro de 61 anos é o único que faz rosca especial e aposenta em julho',
      'O marceneiro mais velho vai parar e ninguém sabe fazer a curva, só ele',
      'a modelista aposentou e os novos não querem aprender, ela era única',
    ],
    deixa: ['estou com 67 anos e quero me aposentar, só eu toco', 'funcionário único da loja de idade média'],
  },
  {
    id: 'visita_sem_hora_prefere',
    segmento: 'Outro',
    acha: [
      'na barbearia é por ordem de chegada e o pessoal vai embora da fila',
      'Cliente sem hora marcada espera horas no lava jato e desiste',
      'fila na porta do laboratório às 7, reclamam da espera e da senha',
    ],
    deixa: ['fila na porta da pizzaria lota, peço mesa', 'encaixe do paciente no horário'],
  },
  {
    id: 'pronto_guardado',
    segmento: 'Outro',
    acha: [
      'a obra do cliente atrasa e eu guardo a estrutura pronta, só paga quando montar',
      'Tenho 12 portas prontas no meu galpão que não retiram e não pagam',
      'o pedido tá pronto faz dois meses ocupando espaço, só vou receber quando a obra andar',
    ],
    deixa: ['o conserto está pronto e guardo aqui sem pagar', 'pedido pronto para a festa, recebo amanhã'],
  },
  {
    id: 'feri_cliente_animal',
    segmento: 'Outro',
    acha: [
      'a tosadora machucou a orelha da cachorrinha e a dona tá furiosa no banho e tosa',
      'Cliente teve alergia da progressiva no salão e quer dinheiro',
      'uma criança caiu na escolinha e cortou a testa, machucou, a mãe ameaça',
    ],
    deixa: ['meu funcionário se machucou na prensa', 'o movimento do salão morreu'],
  },
  {
    id: 'fruta_feia',
    segmento: 'Outro',
    acha: [
      'compra tudo mas só quer a fruta bonita, 30% vira geleia',
      'O mercado não aceita tomate fora do padrão e eu perco um terço',
      'a manga manchada ninguém compra e vai pro lixo',
    ],
    deixa: ['a batata frita do bar sai torta e pequena', 'compro fruta barata pro suco'],
  },
  {
    id: 'concorrente_gratis',
    segmento: 'Outro',
    acha: [
      'lançaram um concorrente grátis e as donas perguntam por que o meu custa 79',
      'O banco deu um sistema de graça e meus clientes querem trocar',
      'apareceu um aplicativo gratuito com anúncio e perdi assinante pro concorrente',
    ],
    deixa: ['meu teste grátis do sistema não vira cliente', 'dou suporte de graça no sistema e o cliente abusa'],
  },
  {
    id: 'hora_reservada_inteira',
    segmento: 'Outro',
    acha: [
      'as turmas marcam a quadra e aparece metade, cobro só de quem veio',
      'No estúdio o grupo fura e eu cobro por cabeça, prejuízo na hora',
      'o campo é fechado pra 14 e só vem 8, pago a luz e recebo só de quem veio',
    ],
    deixa: ['o salão cobra por pessoa e lota', 'a turma de inglês paga mensalidade, alunos faltam'],
  },
  {
    id: 'terceiro_estraga',
    segmento: 'Outro',
    acha: [
      'a lavanderia que trabalha pra gente estraga 3 de cada 100 e a marca desconta de mim',
      'O terceirizado erra a costura e quem paga sou eu, cliente devolve',
      'mando pra uma galvanizadora que atrasa e mancha, a multa sai do meu bolso',
    ],
    deixa: ['o motorista terceirizado atrasa e o cliente desconta', 'erro de digitação do cliente e ele devolve'],
  },
]
