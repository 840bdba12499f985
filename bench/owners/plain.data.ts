import type { MarketSegment } from '@norteia/contracts/company'

/** A company told in the three long answers alone, with the problem behind it and what its plan must not speak of. */
export interface PlainCompany {
  id: string
  segmento: MarketSegment
  oferta: string
  faturamento: number
  pessoas: number
  desafio: string
  metas: string
  custos: string
  /** Cards that name the problem; decided before any run. */
  cartas: readonly string[]
  /** Folded; steps of another trade or another situation. */
  nunca: RegExp
}

const plain = (
  [id, segmento, oferta, faturamento, pessoas]: readonly [string, MarketSegment, string, number, number],
  [desafio, metas, custos]: readonly [string, string, string],
  cartas: string,
  nunca: RegExp,
): PlainCompany => ({
  id,
  segmento,
  oferta,
  faturamento,
  pessoas,
  desafio,
  metas,
  custos,
  cartas: cartas.split(' '),
  nunca,
})

/** Written before the steps were screened by what she works with; the rules were tuned by these. */
export const PLAIN_KNOWN: readonly PlainCompany[] = [
  plain(
    ['dentista-faltas', 'Saúde', 'odontologia, limpeza e ortodontia', 61_000, 5],
    [
      'Mês passado marcamos 310 consultas e só 241 sentaram na cadeira. A agenda tá cheia pra 3 semanas, os pacientes xingam que não tem horário, e de repente dá 10h e a cadeira tá vazia. Pensei em abrir sábado.',
      'parar de ficar com buraco e chegar em 70 mil por mês',
      'dentista 2: 21.000, auxiliar 2 por 4.600, aluguel 5.800, material 7.200, impostos 6.900, minha retirada 9.000',
    ],
    'no_show',
    /saca|arroba|alun[oa]|vitrine|chapa|hospede|cardapio|abra um turno|safra/,
  ),
  plain(
    ['natacao-saida', 'Educação', 'escola de natação infantil', 52_000, 9],
    [
      'entra 14 criança por mes e sai 15, olha na planilha: 9 das 15 que saíram não chegaram no quarto mes. quem passa de um ano fica ate competir. gasto 2.800 de anuncio pra ficar no mesmo lugar, são 210 alunos',
      'chegar a 260 alunos ate o fim do ano que vem',
      'professores 17 mil, aluguel 9 mil, gás e luz da piscina 6.400, secretaria 2.300, anuncio 2.800, cloro 900, imposto 4.100',
    ],
    'evasao_aluno academia_evasao',
    /saca|arroba|vitrine|chapa|pause os anuncios|hospede|trator/,
  ),
  plain(
    ['funilaria-dono', 'Serviços', 'funilaria e pintura de carros', 47_000, 5],
    [
      'tudo espera eu passar. orçamento sou eu, cor sou eu, liberar o carro sou eu. os 4 funcionario fica encostado umas 2 hora por dia cada um me esperando e tem 6 carro parado que so falta eu olhar. saio de la 9 da noite',
      'conseguir jantar em casa com meus filho e tirar 7 dias em julho',
      'tinta e peça 17 mil, salarios 14 mil, aluguel 3.500, luz 1.100, imposto 3.200, eu 4.500',
    ],
    'delegar tempo_dono burnout_dono',
    /achar a peca|pecas que mais faltam|alun[oa]|cardapio|saca|vitrine/,
  ),
  plain(
    ['estamparia-refaz', 'Indústria', 'camisetas estampadas para eventos', 58_000, 7],
    [
      'De 44 pedidos de outubro 15 foram entregues fora do dia. Em 11 deles a gente errou: nome trocado, tamanho errado, estampa torta. Refizemos 290 camisetas de 2.400, cada uma me custa 19. Meu sócio quer comprar outra prensa de 14 mil.',
      'entregar no dia e parar de refazer',
      'malha 21.000, folha 15.500, tinta 3.200, aluguel 3.800, luz 1.900, impostos 4.300',
    ],
    'retrabalho',
    /na loja|grade pelo que saiu|caixa fechada|alun[oa]|cardapio|saca|parcela mesmo sem ela/,
  ),
  plain(
    ['marcenaria-giro', 'Indústria', 'móveis planejados', 74_000, 6],
    [
      'tenho fila de 50 dias e a conta no vermelho. cliente dá 20% na assinatura e o resto em 4x depois de montado. só que chapa e ferragem eu pago à vista, uns 55% do valor, antes de cortar a primeira. já devo 22 mil no limite',
      'sair do limite e não depender de banco',
      'material 39.000, folha 17.000, galpão 3.200, energia 1.900, combustível 1.500, simples 5.600, juros 1.700',
    ],
    'capital_de_giro juros_cartao_rotativo',
    /encalh|financeiro do cliente|confirme quem aprova|alun[oa]|saca|cardapio/,
  ),
  plain(
    ['calcados-parado', 'Comércio Varejista', 'calçados femininos', 38_000, 3],
    [
      'tenho 92 mil de sapato no preço de custo e 41 mil é coleção velha numero 33 e 40. entra gente pedindo 36 e 37 e nao tenho. compro todo mes 21 mil em Franca porque o representante aparece. boleto vence e falta',
      'pagar os boletos sem pegar emprestado com minha irmã',
      'mercadoria 21.000, aluguel 4.200, vendedora 2.300, luz 600, taxas 1.300, simples 2.400',
    ],
    'estoque_parado compra_mal mix_produto',
    /trava a producao|producao|alun[oa]|saca|paciente|cardapio/,
  ),
  plain(
    ['quentinha-preco', 'Alimentação', 'quentinhas para empresas', 29_000, 4],
    [
      'cobro 17 a quentinha desde 2023, mesmo valor, e o arroz a carne o gás tudo subiu. faço 75 por dia e no fim do mês não sobra salário. tenho medo das empresa trocar de fornecedor se eu subir',
      'tirar 3.500 por mês e não atrasar mais a conta de luz',
      'comida 9,20 cada, embalagem 1,10 cada, ajudantes 5.200, gás 900, luz 700, motoqueiro 1.600, aluguel 1.100',
    ],
    'medo_reajuste preco_sem_conta nao_tiro_salario',
    /clientes atrasados|quer cancelar|data prometida|alun[oa]|saca|vitrine/,
  ),
  plain(
    ['barbearia-saida', 'Serviços', 'barbearia', 33_000, 5],
    [
      'O Renan saiu em setembro e abriu a dele a duas quadras. Dos 70 clientes fixos dele 46 foram junto, ele tinha tudo no celular dele. É o terceiro que faz isso em 2 anos. Um amigo disse pra eu subir a comissão de 45 pra 55.',
      'parar de perder cliente quando alguém sai e voltar aos 40 mil',
      'comissão 14.800, aluguel 3.900, produtos 2.200, luz 800, imposto 1.900, maquininha 900',
    ],
    'parceria_salao pessoa_saiu_clientes rotatividade',
    /alun[oa]|faixa|musica|saca|cardapio|visite o concorrente|com renan/,
  ),
  plain(
    ['solar-orcamento', 'Outro', 'instalação de ar-condicionado e climatização', 88_000, 7],
    [
      'em outubro foram 71 orçamentos e fechei 9. mando o preço por email uns 3 dias depois e ninguém me responde. um síndico me falou que fechou com outro mais caro porque o cara foi lá na mesma tarde. tô pensando em baixar 10% e por mais anúncio',
      'fechar 16 por mês sem contratar mais gente',
      'aparelhos 46.000, instaladores 16.000, vendedor 3.000, anúncio 4.200, gasolina 2.600, aluguel 2.400, imposto 7.300',
    ],
    'conversao_baixa sem_processo_comercial',
    /custo completo da vaga|contrat(?:e|ar) |alun[oa]|saca|cardapio|quatro perguntas/,
  ),
  plain(
    ['notebook-garantia', 'Tecnologia', 'conserto de notebook e computador', 41_000, 4],
    [
      'uso uma fonte paralela de 70 reais, umas 60 por mês, e 11 voltaram queimadas. o fornecedor fala que é mau uso. troco de graça e perco 1 hora em cada. a original sai 112 e trocam na hora. minhas avaliações caíram de 4,9 pra 4,2',
      'voltar pra 4,8 no google e parar de dar garantia todo dia',
      'peças 16.000, técnicos 8.400, atendente 2.100, aluguel 3.000, luz 650, imposto 2.500',
    ],
    'pos_venda_garantia retrabalho fornecedor_unico',
    /seguidores|preco de amigo|5% a menos|alun[oa]|saca|cardapio/,
  ),
  plain(
    ['decoracao-socias', 'Serviços', 'decoração de festas', 49_000, 4],
    [
      'Minha sócia é minha cunhada, meio a meio. Eu monto festa até de madrugada e ela posta. Todo mês cada uma tira 4.500. Tem 7 festas com sinal pago, e só 6 mil na conta. Fui conversar e ela disse que sai se eu der 50 mil.',
      'resolver isso sem brigar na família e que nenhuma festa fique sem entregar',
      'flores e peças 17.000, montadores 8.000, aluguel do depósito 3.500, transporte 3.200, imposto 3.900, retirada das duas 9.000',
    ],
    'socio_briga familia_no_negocio',
    /alun[oa]|saca|cardapio|paciente|vitrine/,
  ),
  plain(
    ['salgados-sozinha', 'Alimentação', 'salgados para festa por encomenda', 5_800, 1],
    [
      'faço 40 cento por mes a 85 reais, cada um me toma quase 3 horas, e trabalho de caixa no mercado de dia. durmo 2 da manha. digo não pra uns 12 por mes. todo mundo fala que ta barato demais',
      'largar o mercado ano que vem, eles pagam 1.900',
      'ingrediente 34 por cento, embalagem 4, gas 160, luz 120, mei 80',
    ],
    'preco_sem_conta medo_reajuste capacidade_cheia tempo_dono',
    /abra um turno|cobertura|escala|horas a mais viram folga|hora extra|alun[oa]|vitrine|saca/,
  ),
  plain(
    ['pousada-serra', 'Outro', 'pousada na serra', 39_000, 6],
    [
      'junho, julho e agosto lota e entra 80 mil por mês; os outros nove meses entra uns 22 mil e as contas são 31. todo ano em fevereiro pego empréstimo. o dinheiro do inverno some em reforma',
      'passar o ano sem pegar empréstimo',
      'equipe 13.000, aluguel 8.000, luz 3.100, café da manhã 3.400, booking 2.900, empréstimo 1.800, imposto 2.600',
    ],
    'sazonalidade turismo_hospedagem entressafra',
    /antecipe o estoque|itens que o cliente compara|alun[oa]|saca|paciente/,
  ),
  plain(
    ['morango-atravessador', 'Agronegócio', 'morango em bancada', 24_000, 3],
    [
      'o Valmir leva 60 caixa por semana e paga 14 a caixa, na feira vendo a 26. o sacolão da cidade ofereceu 20 mas paga em 21 dias e quer entrega 3 vez na semana. perco 1 caixa em cada 8 porque passa do ponto',
      'sobrar 6 mil por mês pra terminar de pagar a estufa',
      'mudas e adubo 5.200, embalagem 2.400, ajudantes 5.600, energia 900, combustivel 1.300, parcela da estufa 2.700',
    ],
    'atravessador_venda_direta perda_perecivel',
    /trator|racao|saca|arroba|remedio|litro|alun[oa]|cardapio|inspecao/,
  ),
  plain(
    ['software-um-cliente', 'Tecnologia', 'sistema de gestão para clínicas', 54_000, 4],
    [
      'Uma rede sozinha paga 31 mil por mês dos meus 54. O contrato acaba em maio e o diretor novo falou em fazer tudo dentro de casa. Os outros 17 clientes ficam na fila esperando ajuste. Fecho um novo a cada dois meses.',
      'não quebrar se eles saírem e crescer com clientes pequenos',
      'salários 27.000, servidor 2.600, ferramentas 1.400, imposto 5.100, pró-labore 7.000',
    ],
    'concentracao_cliente cliente_pressiona',
    /amostra|foto do que faz|alun[oa]|saca|vitrine|cardapio/,
  ),
  plain(
    ['petshop-segunda', 'Comércio Varejista', 'pet shop com banho e tosa', 47_000, 5],
    [
      'meu irmão quer que eu assine na sexta o aluguel de uma segunda loja. lá o custo ia ser 15 mil por mês e o banco empresta 90 mil em 36 de 3.900. a nossa sobra 2.400. no sábado recuso 9 banhos, na quarta as meninas ficam sentadas',
      'decidir com calma se abro ou não e ganhar 7 mil por mês',
      'folha 15.000, produtos 17.800, aluguel 3.900, luz 1.800, imposto 3.500, maquininha 1.200, taxi dog 700',
    ],
    'segunda_loja emprestar_para_crescer capacidade_ociosa',
    /carencia na obra|bairro novo|alun[oa]|saca|paciente|cardapio/,
  ),
  plain(
    ['lavanderia-atraso', 'Serviços', 'lavanderia de roupas e enxoval', 36_000, 6],
    [
      'de 520 sacolas do mes 96 sairam depois do combinado. o pessoal mistura etiqueta, tem que procurar uma por uma. cliente liga bravo todo dia e a menina do balcão nao faz outra coisa',
      'entregar no dia e parar de dar desconto por atraso',
      'folha 15.200, sabão e produto 3.900, gás 2.800, luz 3.300, aluguel 3.600, imposto 2.400',
    ],
    'producao_atrasa sem_processo retrabalho',
    /alun[oa]|saca|arroba|cardapio|paciente|vitrine|orcamento/,
  ),
  plain(
    ['ballet-inadimplencia', 'Educação', 'escola de ballet', 27_000, 5],
    [
      'são 140 alunas de 195 e todo mes umas 31 não pagam até o dia 20. tem mãe devendo 4 meses que continua vindo. eu tenho vergonha de cobrar porque conheço todo mundo',
      'receber no mês e não pagar as professoras atrasado',
      'professoras 12.500, aluguel 5.500, luz 900, figurino 1.200, imposto 1.800, secretaria 1.700',
    ],
    'inadimplencia_escola inadimplencia_clientes',
    /saca|arroba|cardapio|paciente|vitrine|duplicata/,
  ),
  plain(
    ['mercadinho-some', 'Comércio Varejista', 'mercadinho de bairro', 69_000, 4],
    [
      'contei o estoque e faltou 5.300 em mercadoria que o sistema diz que tem. cerveja e carne é o que mais some. não quero acusar ninguém, são 3 meninos no caixa',
      'saber pra onde vai e parar de perder',
      'mercadoria 49.000, folha 8.200, aluguel 3.000, luz 2.700, impostos 2.900',
    ],
    'furto_perda desvio_funcionario sem_controle_estoque',
    /alun[oa]|saca|paciente|hospede|sessao/,
  ),
  plain(
    ['costura-prazo', 'Serviços', 'ajuste e conserto de roupas', 9_400, 2],
    [
      'as pessoa deixa calça, vestido, paga só quando vem buscar e não vem. tem 63 peça pronta pendurada, umas de 5 meses. dá uns 2.200 parado',
      'receber pelo que já fiz',
      'linha e ziper 900, aluguel 1.300, ajudante 1.500, luz 180, das 80',
    ],
    'servico_nao_buscado',
    /alun[oa]|saca|cardapio|paciente|grade|hospede/,
  ),
  plain(
    ['contabil-preco', 'Serviços', 'escritório de contabilidade', 44_000, 6],
    [
      'tenho 88 empresas e a maioria paga o mesmo honorário de quatro anos atrás. salário da equipe subiu, sistema subiu. faço serviço fora do contrato e não cobro. se eu falar em aumentar acho que saem',
      'parar de trabalhar de graça e sobrar 8 mil',
      'salários 23.000, sistema 2.400, aluguel 3.000, imposto 4.100, internet e luz 900',
    ],
    'medo_reajuste horas_nao_cobradas',
    /alun[oa]|saca|cardapio|paciente|vitrine|chapa/,
  ),
  plain(
    ['hamburgueria-app', 'Alimentação', 'hambúrguer artesanal para entrega', 46_000, 6],
    [
      '80% sai pelo aplicativo que fica com 26% e ainda me empurra cupom. mês passado foi 9.500 de taxa. no zap quase ninguém pede. vendo muito e fico com 1.900',
      'ter mais pedido direto e sobrar 6 mil',
      'carne e pão 17.500, embalagem 2.300, app 9.500, equipe 9.200, gás 900, luz 1.100, aluguel 2.200',
    ],
    'ifood_dependencia',
    /alun[oa]|saca|clientes atrasados|quer cancelar|paciente|trator/,
  ),
]

/**
 * Kept out until everything else was written: of 22 problems 15 were right before and 16 on their first run after. Then they
 * were read, and three more kinds of counts written by them.
 */
export const PLAIN_HELD: readonly PlainCompany[] = [
  plain(
    ['psicologa-faltas', 'Saúde', 'psicologia clínica', 23_500, 3],
    [
      'a agenda tem 168 horários marcados no mês e atendemos 129. remarcam na hora ou simplesmente não aparecem. e eu com 9 pessoas na espera. as duas psicólogas ficam me perguntando se podem ir embora mais cedo',
      'atender quem está na fila e fechar 28 mil',
      'psicólogas 9.800, sala 3.200, secretária 1.900, sistema 180, imposto 2.300, eu 5.000',
    ],
    'no_show',
    /saca|arroba|alun[oa]|vitrine|chapa|hospede|cardapio|pedidos? que mais demora/,
  ),
  plain(
    ['musica-saida', 'Educação', 'escola de música', 31_000, 7],
    [
      'Ganho 8 alunos por mês e perco 9. A moça da secretaria levantou: 6 dos 9 desistem antes de tocar a primeira música inteira, lá pelo segundo mês. Os antigos estão comigo há anos. O sobrinho quer que eu dobre o Instagram pago.',
      'passar de 118 pra 160 alunos',
      'professores 14.500, aluguel 4.800, secretaria 2.000, anúncios 1.900, instrumentos 900, imposto 2.200',
    ],
    'evasao_aluno academia_evasao',
    /saca|arroba|pause os anuncios|vitrine|chapa|hospede/,
  ),
  plain(
    ['eletrica-dono', 'Serviços', 'instalações elétricas prediais', 63_000, 8],
    [
      'os 5 eletricistas ligam pra mim o dia inteiro, o que compra, qual disjuntor, pode ligar? se eu não atendo eles param. somei: dá 9 horas por dia de gente parada esperando resposta. orçamento faço de noite. minha pressão foi a 18',
      'conseguir viajar 5 dias no carnaval sem o telefone tocar',
      'material 24.000, eletricistas 19.500, combustível 2.900, aluguel 2.200, imposto 5.200, eu 6.000',
    ],
    'delegar tempo_dono burnout_dono',
    /alun[oa]|saca|cardapio|vitrine|paciente|achar a peca/,
  ),
  plain(
    ['grafica-erro', 'Indústria', 'convites e impressos', 35_000, 5],
    [
      'em setembro 52 pedidos, 17 atrasaram, e 12 foi porque imprimimos errado: data trocada, cor que o cliente não queria. 3.100 folhas no lixo a 1,40. o pedido chega por zap, email e no balcão e cada um anota num canto',
      'parar de imprimir duas vezes e entregar no dia',
      'papel e tinta 12.500, folha 9.800, aluguel 2.500, luz 1.300, manutenção 900, imposto 2.400',
    ],
    'retrabalho producao_atrasa',
    /alun[oa]|saca|cardapio|paciente|hospede|caixa fechada/,
  ),
  plain(
    ['vidracaria-giro', 'Indústria', 'box e esquadrias de vidro', 66_000, 6],
    [
      'vendo bem, tem obra pra 35 dias. mas o vidro temperado eu pago antes de chegar e a construtora me paga com 45 dias depois de instalado. só 25% de entrada. todo dia 5 é um desespero, cheque especial em 15 mil',
      'trabalhar sem cheque especial até junho',
      'vidro e alumínio 31.000, folha 15.000, galpão 2.900, gasolina 2.100, imposto 5.000, juros 1.150',
    ],
    'capital_de_giro pagamento_grande_cliente juros_cartao_rotativo',
    /encalh|alun[oa]|saca|cardapio|paciente|safra/,
  ),
  plain(
    ['bijuteria-parada', 'Comércio Varejista', 'bijuterias e acessórios', 21_000, 2],
    [
      'fiz balanço, tem 38 mil em mercadoria e 17 mil não mexe há um ano e meio. e vivo sem brinco pequeno de argola que é o que pedem. compro na 25 de março 11 mil por mês, não resisto',
      'sobrar 2 mil pra trocar o letreiro antes do natal',
      'mercadoria 11.000, aluguel 2.900, menina 1.800, luz 300, taxa 700, simples 1.200',
    ],
    'estoque_parado compra_mal mix_produto',
    /producao|alun[oa]|saca|paciente|cardapio|chapa/,
  ),
  plain(
    ['padaria-preco', 'Alimentação', 'pães e bolos caseiros', 34_000, 5],
    [
      'o pão tá 14 o quilo tem 3 anos, nunca mexi. farinha dobrou, manteiga nem se fala. a fila é grande todo dia e no fim do mês eu boto do meu bolso. tenho vergonha de aumentar pros vizinho',
      'tirar um salário de 4 mil',
      'farinha e ingredientes 15.500, funcionários 9.400, aluguel 2.800, luz 2.300, gás 1.100, imposto 2.200',
    ],
    'medo_reajuste preco_sem_conta nao_tiro_salario',
    /alun[oa]|saca|paciente|clientes atrasados|hospede|trator/,
  ),
  plain(
    ['estetica-saida', 'Serviços', 'estética facial e depilação', 28_000, 4],
    [
      'A Bruna pediu as contas em agosto e foi atender em casa. Das 54 clientes dela, 39 não pisaram mais aqui. Em abril já tinha sido a Carol. Cada uma leva um pedaço do meu faturamento, eu fazia 35 mil.',
      'voltar aos 35 mil sem viver com medo da próxima',
      'comissões 10.500, aluguel 3.300, cremes 2.900, recepção 1.900, luz 700, imposto 1.600',
    ],
    'parceria_salao pessoa_saiu_clientes rotatividade',
    /alun[oa]|faixa|musica|saca|cardapio|com bruna|com carol/,
  ),
  plain(
    ['piscina-orcamento', 'Outro', 'construção e reforma de piscinas', 120_000, 9],
    [
      'Chegam 48 pedidos de preço por mês e viram 4 obras. O rapaz leva quase uma semana pra mandar o valor e depois não procura mais. Uma cliente me contou que escolheu o outro porque ele foi medir no outro dia cedo. Meu plano era dar 7% de desconto.',
      'fazer 7 obras por mês com a turma de hoje, sem contratar',
      'material 62.000, equipe 24.000, vendedor 3.200, anúncio 3.800, combustível 3.400, imposto 10.500',
    ],
    'conversao_baixa sem_processo_comercial',
    /custo completo da vaga|alun[oa]|saca|cardapio|vitrine|quatro perguntas/,
  ),
  plain(
    ['bike-garantia', 'Serviços', 'oficina de bicicletas', 19_000, 3],
    [
      'câmara de ar barata de 12 reais: coloco 90 por mês e 17 voltam furadas na semana. o vendedor não repõe. refaço na faixa, 40 minutos cada. a boa é 19. já tem 3 gente falando mal no google',
      'parar de refazer e voltar a ter 5 estrelas',
      'peças 6.800, mecânico 2.600, ajudante 1.500, aluguel 1.700, luz 300, imposto 1.100',
    ],
    'pos_venda_garantia retrabalho fornecedor_unico',
    /seguidores|alun[oa]|saca|cardapio|carro|patio/,
  ),
  plain(
    ['moda-socio', 'Comércio Varejista', 'moda masculina', 57_000, 4],
    [
      'Eu e o Cláudio somos sócios 50/50, mas quem abre, fecha, compra e cobra sou eu. Ele aparece no sábado e tira os mesmos 4 mil. Falei em rever e ele disse que então quer 70 mil e sai. Nossas mulheres são irmãs.',
      'acertar isso sem perder o amigo nem a loja',
      'mercadoria 27.000, aluguel 5.500, vendedoras 6.200, luz 900, simples 4.300, maquininha 1.700, retiradas 8.000',
    ],
    'socio_briga',
    /alun[oa]|saca|cardapio|paciente|safra/,
  ),
  plain(
    ['croche-sozinha', 'Outro', 'crochê sob encomenda', 3_900, 1],
    [
      'faço umas 26 peças no mês a 150, cada uma demora 7 horas e não passo de 1 da manhã acordada. todo mundo diz que eu cobro pouco. nego umas 8 encomenda por mês. tenho o emprego de dia na creche',
      'viver só do crochê até dezembro do ano que vem',
      'linha 38 por peça, embalagem 5, correio 14 por peça, mei 80',
    ],
    'preco_sem_conta medo_reajuste capacidade_cheia tempo_dono',
    /abra um turno|escala|hora extra|cobertura|alun[oa]|saca|cardapio|paciente/,
  ),
  plain(
    ['praia-baixa', 'Alimentação', 'restaurante na praia', 58_000, 9],
    [
      'de dezembro a fevereiro faço 140 mil por mês. de abril a outubro não passo de 31 mil e as contas fixas são 38. ano passado gastei tudo no deck e em junho vendi o carro pra pagar folha',
      'atravessar o inverno sem vender nada e sem mandar ninguém embora',
      'comida 19.500, folha 17.000, aluguel 9.000, luz 3.200, gás 1.400, imposto 4.100',
    ],
    'sazonalidade entressafra',
    /alun[oa]|saca|paciente|hospede|arroba|trator/,
  ),
  plain(
    ['ovos-atravessador', 'Agronegócio', 'ovos caipiras', 18_500, 2],
    [
      'vendo 700 dúzias pro Neco a 7 e ele revende a 13. na cidade um empório pediu 150 dúzias a 10, paga com 15 dias. fico com medo do Neco parar de pegar o resto. uns 6% quebra na estrada',
      'melhorar o preço da dúzia e sobrar 4 mil',
      'ração 8.900, embalagem 1.300, energia 400, vacina 350, combustível 900, ajudante 1.500',
    ],
    'atravessador_venda_direta',
    /alun[oa]|saca|arroba|lavoura|talhao|cardapio|paciente|colheita/,
  ),
  plain(
    ['agencia-um-cliente', 'Tecnologia', 'gestão de redes sociais e sites', 37_000, 4],
    [
      'Uma construtora é 22 mil dos meus 37. O contrato vence em março e trocou o gerente de marketing, que já pediu cotação pra outros dois. Os 9 clientes menores reclamam que a gente demora.',
      'ter mais clientes pequenos e não depender deles',
      'salários 17.500, ferramentas 1.900, freela 2.400, imposto 3.600, aluguel 1.500, eu 6.000',
    ],
    'concentracao_cliente cliente_pressiona',
    /amostra|alun[oa]|saca|vitrine|cardapio|paciente/,
  ),
  plain(
    ['academia-segunda', 'Outro', 'academia de bairro', 44_000, 6],
    [
      'O dono do galpão ao lado de uma faculdade quer resposta até o dia 30. Montar lá sai 160 mil financiado, parcela de 5.300, mais 12 mil de aluguel e gente por mês. Aqui sobra 3.100. Minha esposa acha loucura e eu não paro de pensar nisso.',
      'decidir sem arrependimento e tirar 8 mil por mês',
      'professores 13.000, aluguel 9.500, luz 3.400, recepção 4.200, manutenção 1.500, imposto 4.300, sistema 400',
    ],
    'segunda_loja emprestar_para_crescer',
    /saca|cardapio|paciente|estoque|chapa|vitrine/,
  ),
  plain(
    ['moveis-entrega', 'Comércio Varejista', 'móveis e colchões', 83_000, 7],
    [
      'de 64 entregas do mês 21 passaram da data. o caminhão é um só, sai sem ordem, volta no meio do caminho porque o cliente não estava. pago diária extra e dou desconto. semana passada xingaram a vendedora',
      'entregar na data e parar de devolver dinheiro',
      'mercadoria 46.000, folha 15.500, aluguel 6.000, caminhão e diesel 4.200, imposto 5.600, luz 900',
    ],
    'frete_entrega producao_atrasa',
    /alun[oa]|saca|cardapio|paciente|arroba/,
  ),
  plain(
    ['judo-atraso', 'Educação', 'academia de judô infantil', 16_500, 3],
    [
      'tenho 110 criança a 150 e uns 27 pai paga depois do dia 25 ou pula o mês. o aluguel vence dia 10 e eu completo com o cartão. não sei cobrar, é tudo vizinho',
      'receber até o dia 10',
      'professores 4.800, aluguel 3.800, luz 600, tatame 500, federação 400, imposto 900',
    ],
    'inadimplencia_escola inadimplencia_clientes',
    /saca|arroba|cardapio|paciente|vitrine|duplicata|hospede/,
  ),
  plain(
    ['farmacia-some', 'Comércio Varejista', 'farmácia de bairro', 92_000, 5],
    [
      'a contagem deu 6.800 a menos do que devia ter. perfume e protetor solar. além disso joguei fora 2.100 vencido. trabalham 4 pessoas no balcão e eu confio em todas, ou confiava',
      'descobrir onde some e não perder remédio na validade',
      'mercadoria 61.000, folha 11.500, aluguel 4.500, luz 1.600, imposto 5.200, sistema 500',
    ],
    'furto_perda desvio_funcionario sem_controle_estoque',
    /alun[oa]|saca|hospede|sessao|chapa|cozinha/,
  ),
  plain(
    ['estofados-nao-busca', 'Serviços', 'reforma de sofás e cadeiras', 14_800, 2],
    [
      'tem 11 sofá pronto ocupando a oficina. o dono some, diz que busca sábado e não vem. peguei 30% quando entrou, o resto só na entrega, é uns 9 mil parado',
      'receber e ter espaço pra trabalhar',
      'tecido e espuma 5.100, ajudante 2.000, aluguel 1.700, luz 350, gasolina 600, das 80',
    ],
    'servico_nao_buscado',
    /alun[oa]|saca|cardapio|paciente|hospede|chapa/,
  ),
  plain(
    ['advocacia-preco', 'Serviços', 'advocacia trabalhista e cível', 32_000, 4],
    [
      'cobro a mesma consulta e o mesmo mensal das empresas desde 2021. atendo cliente no zap até domingo e nada disso entra na fatura. a estagiária ganha mais por hora do que eu. fico sem jeito de mudar o valor',
      'ganhar pelo que trabalho e tirar 10 mil',
      'estagiária e secretária 5.400, sala 3.600, sistema 700, oab e cursos 600, imposto 3.300, eu 8.000',
    ],
    'medo_reajuste horas_nao_cobradas fora_de_hora',
    /alun[oa]|saca|cardapio|paciente|vitrine|estoque/,
  ),
  plain(
    ['acai-app', 'Alimentação', 'açaí e cremes gelados', 26_000, 3],
    [
      'quase tudo sai pelo ifood, ele fica com 27 por cento e paga só na outra semana. deu 5.900 de taxa no mês. cliente bom que eu conheço de nome pede por lá por causa do cupom',
      'que metade peça direto comigo e sobrar 4 mil',
      'açaí e frutas 9.200, copos 1.400, ifood 5.900, menina 1.900, motoboy 1.500, luz 700, aluguel 1.300',
    ],
    'ifood_dependencia',
    /alun[oa]|saca|clientes atrasados|quer cancelar|paciente|safra/,
  ),
]
