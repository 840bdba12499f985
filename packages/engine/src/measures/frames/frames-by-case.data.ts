import type { Case } from '#src/measures/relations/relations.data.ts'

interface Whole extends Case {
  /** What she sells, where the account takes a number of it. */
  oferta?: string
}

/** A decision told whole, with the account that a consultant makes of it; worked out by hand. */
export const DECIDED_BY_CASE: readonly Whole[] = [
  // A purchase with a discount while stock stands
  {
    segmento: 'Comércio Varejista',
    faturamento: 98_000,
    pessoas: 7,
    custos:
      'mercadoria 62 mil, folha 13.500, aluguel 5 mil, imposto 6.200, luz e telefone 1.300, contador 700, retirada 6 mil',
    desafio:
      'meu depósito ta com 310 mil de mercadoria e uns 90 mil é piso que saiu de linha. a fabrica de argamassa liberou 10% se eu levar uma carga de 60 mil a vista essa semana. tenho 38 mil no banco. fecho a carga?',
    // 310 ÷ 62; + 60; 60.000 − 6.000 − 38.000
    diz: [5, 6, 16_000],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 44_000,
    pessoas: 3,
    custos:
      'mercadoria 23.500, vendedora 2.900, aluguel 2.800, simples 2.900, cartão 1.300, luz 500, contador 400, tiro 4.500',
    desafio:
      'Tenho 85 mil em produto na prateleira, metade disso é perfume que não gira. O distribuidor ofereceu 15% de desconto num pedido de 30 mil pra pagar em 30 dias. Fico tentada mas o caixa vive zerado',
    // 85 ÷ 23,5; 30.000 × 85%
    diz: [3.6, 4.9, 25_500],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 120_000,
    pessoas: 6,
    custos:
      'mercadoria 84 mil, folha 12 mil, aluguel 3.800, imposto 6.500, cartão 2.100, luz 900, contador 700, retirada 6 mil',
    desafio:
      'o laboratório me dá 12% se eu antecipar a compra de vacina e vermífugo, 28 mil, que na campanha de maio vende tudo. meu estoque é de 70 mil e gira bem. dinheiro tenho 55 mil em caixa. compro?',
    // 70 ÷ 84; 28.000 × 12%; 55.000 − 24.640
    diz: [0.8, 3360, 30_400],
  },
  {
    segmento: 'Alimentação',
    faturamento: 85_000,
    pessoas: 5,
    custos:
      'bebidas 63 mil, folha 7.900, aluguel 2.200, imposto 3.800, gasolina 1.900, luz das geladeiras 1.600, contador 400, tiro 3 mil',
    desafio:
      'A cervejaria fez uma proposta, se comprar 40 mil de uma vez ganho 6% de bonificação. Tô com 95 mil parado em bebida quente e destilado que quase não sai e na conta só 12 mil. Não sei se pego.',
    // 95 ÷ 63; 37.600 − 12.000
    diz: [1.5, 25_600],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 58_000,
    pessoas: 4,
    custos:
      'mercadoria 33.000, 3 funcionarios 8.400, aluguel 2600, simples 3.500, cartao 1.200, frete 900, luz net contador 1.150, tiro 4.500',
    desafio:
      'meu estoque ta em 190 mil e pelo menos 70 mil é coisa que não sai faz mais de ano. aí o fornecedor me liga oferecendo 12% de desconto se eu fechar um pedido de 40 mil pra pagar em 28 dias. é bom desconto, mas o dinheiro nunca sobra e eu não entendo',
    // 190 ÷ 33; 40.000 × 88%
    diz: [5.8, 35_200],
  },
  // A weak day that is open already
  {
    segmento: 'Alimentação',
    faturamento: 42_000,
    pessoas: 7,
    custos:
      'ingredientes 15.500, folha e extra 11 mil, aluguel 3.400, luz e gas 2.100, imposto 2.500, app 1.900, contador 350, tiro 4 mil',
    desafio:
      'Terça feira é morta, entram uns 11 clientes que gastam 45 cada. Mesmo assim pago 3 free lancer a 110 e sobra um monte de pão e salada, uns 140 vai pro lixo. Vale abrir na terça?',
    // 11 × 45 × 52,6% − 330 − 140
    diz: [495, 209.63],
  },
  {
    segmento: 'Serviços',
    faturamento: 22_000,
    pessoas: 3,
    custos: 'folha 6.200, aluguel 4.500, luz 2.300, manutenção 1.400, imposto 1.200, agua 400, tiro 4 mil',
    desafio:
      'de segunda a quarta de manhã alugo só 2 horas por dia a 60 reais e pago um rapaz 70 pra abrir. a luz é pouca. Fecho de manhã ou mantenho?',
    // 2 × 60 × 94,5% − 70
    diz: [120, 43.4],
  },
  {
    segmento: 'Alimentação',
    faturamento: 76_000,
    pessoas: 12,
    custos:
      'comida 24 mil, diaristas e os fixos 23 mil, aluguel 6.500, luz gás e lenha 4.800, simples 5.000, cartão 1.900, parcela da reforma 2.700, contador 650, retirada 5.000',
    desafio:
      'Sábado e domingo lota mas na quinta vem umas 14 pessoas só, a 79 cada. Chamo 4 diaristas a 130 do mesmo jeito, boto a mesa cheia e no fim jogo fora uns 310 de comida. Minha mãe diz que café colonial não fecha dia que turista passa. Fecho a quinta?',
    // 14 × 79 × 59,3% − 520 − 310
    diz: [1106, 174.14],
  },
  // A class of few
  {
    segmento: 'Educação',
    faturamento: 32_240,
    pessoas: 9,
    custos:
      'professoras e auxiliares 15.300, aluguel 3.500, merenda 4.940, imposto 1.930, limpeza 1.700, luz e agua 900, contador 600',
    desafio:
      'a turma da tarde só tem 7 crianças pagando 620. A professora e a auxiliar da tarde me custam 5.100 e a merenda é uns 95 por criança. De manhã é cheio, tem até espera. Não tenho coragem de fechar a tarde por causa das mães',
    // 7 × 620; 7 × (620 × 94% − 95) − 5.100; 5.100 ÷ 487,80
    diz: [4340, 1685.4, 11, 4],
  },
  // Who owes asks for more
  {
    segmento: 'Serviços',
    faturamento: 57_000,
    pessoas: 8,
    custos:
      'folha 19 mil, equipamento 14 mil, gasolina 3.200, aluguel 2.100, imposto 4.700, juros 1.100, contador 500, tiro 5 mil',
    desafio:
      'um condomínio me deve 22 mil de 4 meses e agora pede pra instalar mais câmera, 8 mil, diz que acerta tudo em janeiro. to usando 14 mil do limite da conta. se eu disser não, perco o contrato',
    // 22 + 8
    diz: [30_000],
  },
  {
    segmento: 'Serviços',
    faturamento: 46_000,
    pessoas: 6,
    custos:
      'papel e tinta 15.500, folha 12.800, aluguel 3 mil, parcela da maquina 2.900, imposto 3.400, luz 1.300, tiro 4.500',
    desafio:
      'tem uma agência que me deve 17 mil e todo mês empurra, só que é ela que me passa uns 11 mil de serviço por mes. Agora quer catálogo novo, 6 mil. Se eu travar ela leva pra outra gráfica.',
    // 17 + 6
    diz: [23_000],
  },
  {
    segmento: 'Serviços',
    faturamento: 39_000,
    pessoas: 5,
    custos:
      'salario 11.500, diesel 6.200, parcela caminhao 4.800, descarte na estação 3.400, manutençao 2.700, imposto 2.500, juros do cheque especial uns 1.400, contador 450, tiro 4 mil',
    desafio:
      'tem 46 mil na rua atrasado, 31 mil disso é de uma construtora só que fica me enrolando. e agora ela quer mais 12 mil de serviço esse mes dizendo que paga tudo junto. enquanto isso to devendo 18 mil no cheque especial. se eu negar perco o cliente',
    // 31 + 12; 31 ÷ 46
    diz: [43_000, 67.4],
  },
  // Weak months, and the year around them
  {
    segmento: 'Serviços',
    faturamento: 42_000,
    pessoas: 7,
    custos:
      'professores (4) 12 mil, aluguel 6.500, gás da piscina 4.800, luz 2.300, imposto 2.500, produto 1.200, contador 450, tiro 5 mil',
    desafio:
      'de maio a agosto o povo some, a receita cai pra 19 mil e os custos ficam em 31 mil. ano passado entrei no limite. Penso em dispensar um professor no inverno e chamar de volta em setembro',
    // 4 × 12.000; 8 × 7.250; 48.000 ÷ 8
    diz: [48_000, 58_000, 10_000, 6000],
  },
  {
    segmento: 'Educação',
    faturamento: 70_000,
    pessoas: 11,
    custos:
      'professores 31 mil, aluguel 8 mil, apostila 7.200, secretaria 4.400, luz 1.900, imposto 5.200, anúncio 2.500, tiro 6 mil',
    desafio:
      'Dezembro, janeiro e fevereiro é seca, a entrada baixa pra 25 mil e o custo continua 48 mil. Já peguei 60 mil no banco. Devo demitir os monitores nesse período?',
    // 3 × 23.000; 9 × 3.800
    diz: [69_000, 34_200, 34_800],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 34_000,
    pessoas: 6,
    custos:
      'média do ano: salarios 12.800, muda e adubo 6.200, caixinha e embalagem 3.900, arrendamento 2.400, energia da bomba 1.300, diesel e frete 1.900',
    desafio:
      'na safra, que dura 5 meses, entra 62 mil por mês e gasto 39. Depois cai pra 14 mil e o gasto continua 21 porque não posso mandar o pessoal embora. Todo ano na entressafra eu pego dinheiro do banco e na safra pago ele',
    // 5 × 23.000 − 7 × 7.000; 49.000 ÷ 5; 66.000 ÷ 12
    diz: [115_000, 49_000, 66_000, 9800, 5500],
  },
  // Who confirms appointments
  {
    segmento: 'Saúde',
    faturamento: 29_000,
    pessoas: 3,
    custos: 'aluguel 2.800, esteticista 5.200, material 2.900, imposto 2.100, luz 600, anuncio 1.200, tiro 7 mil',
    desafio:
      'Tenho 180 horários por mês e uns 40 furam sem avisar, consulta é 160. Uma moça pra confirmar sairia 1.900. Vale contratar?',
    // 40 × 160; 1.900 ÷ (160 × 82,8%)
    diz: [6400, 15],
  },
  {
    segmento: 'Saúde',
    faturamento: 33_000,
    pessoas: 4,
    custos: 'repasse 50% 14.500, aluguel 2.600, secretaria 2.200, imposto 2.100, material 500, tiro 6 mil',
    desafio:
      'desmarcam em cima da hora uns 35 atendimentos por mes de 120 reais. minha irmã falou pra contratar alguém meio período, 1.300, pra confirmar e encaixar a lista de espera',
    // 35 × 120; 1.300 ÷ 57,84
    diz: [4200, 23],
  },
  // A machine for people of the list
  {
    segmento: 'Indústria',
    faturamento: 96_000,
    pessoas: 13,
    custos:
      'papel e tinta 39 mil, 8 operadores 20.800, aluguel 5 mil, luz 3.100, imposto 7.300, frete 2.400, contador 900, tiro 7 mil',
    desafio:
      'quero comprar uma rotuladora de 120 mil em 48x de 3.550. O representante garante que dispenso 2 operadores. A manutenção dela é 400 por mês e a luz aumenta 350. compensa?',
    // 2 × 20.800 ÷ 8 − 3.550 − 400 − 350
    diz: [5200, 4300, 900],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 105_000,
    pessoas: 8,
    custos:
      '8 apanhadores 22.400, adubo 24 mil, diesel 6.200, energia 2.100, imposto 2.900, manutenção 4.800, tiro 8 mil',
    desafio:
      'Tô olhando uma derriçadeira de 140 mil, parcela de 3.900 em 60 meses. Ela substitui 5 apanhadores e gasta uns 1.100 de diesel. Meu pai diz que é loucura.',
    // 5 × 2.800 − 3.900 − 1.100
    diz: [14_000, 9000],
  },
  {
    segmento: 'Agronegócio',
    faturamento: 63_450,
    pessoas: 4,
    oferta: 'leite cru pro laticínio, 900 litros por dia a 2,35, sítio em Patos de Minas',
    custos:
      'ração e silagem 31 mil, 2 ordenhadores 5.800 (2.900 cada com tudo), outro peao 2.600, luz 2.300, veterinario e remedio 2.700, semen 900, diesel 1.900, adubo e pasto 4.500, funrural 950, parcela do pronaf 2.400',
    desafio:
      'tô pra comprar ordenhadeira nova com tanque, 96 mil, o banco faz em 48 vezes de 2.980. com ela dispenso um dos dois ordenhador e o moço do laticínio falou que podia pagar 8 centavos a mais no litro pela qualidade. a luz deve subir uns 500. minha mulher acha que é dívida demais',
    // 2.900 − 2.980 − 500; + 27.000 × 0,08
    diz: [580, 2160, 1580],
  },
  // A machine for what is paid outside
  {
    segmento: 'Indústria',
    faturamento: 130_000,
    pessoas: 11,
    custos:
      'mdf e ferragem 58.000, salarios 31.000, corte terceirizado 6.800, galpao 6.500, imposto 9.800, frete e montagem 3.400, energia 1.800, contador 900',
    desafio:
      'pago 6.800 por mês pra cortar as chapas fora e vivo esperando a vez na fila. Vi uma seccionadora de 148 mil, a parcela no banco fica 5.400. Teria que por um operador de 3.200 e mais uns 900 de luz e manutenção. Compro ou não compro',
    // 6.800 − 4.100; 148.000 ÷ 2.700; 2.700 − 5.400
    diz: [4100, 2700, 54.8],
  },
  // An order that asks for people
  {
    segmento: 'Indústria',
    faturamento: 110_000,
    pessoas: 15,
    custos:
      'espuma tecido e madeira 46 mil, 9 estofadores 27 mil, outros salarios 8 mil, aluguel 5 mil, luz 2.300, imposto 8.300, frete 3.400, tiro 6 mil',
    desafio:
      'Uma loja de rede quer 60 sofás a mais por mês pagando 690 cada, com 45 dias. Teria que contratar 4 estofadores. tenho 25 mil em caixa. Pego?',
    // 60 × 690 − 4 × 3.000 − 3.110
    diz: [41_400, 12_000, 26_290, 438.17],
  },
  {
    segmento: 'Indústria',
    faturamento: 68_000,
    pessoas: 14,
    oferta:
      'facção de costura em Brusque SC, costuro camiseta e moletom pra marcas, uns 8.000 peças por mês a 8,50 em média',
    custos:
      '13 costureiras com encargo 41 mil, aluguel galpão 4.200, energia 2.300, linha agulha e manutenção 4.900, simples 5.100, frete 1.600, contador 850, minha retirada 5.000',
    desafio:
      'um magazine grande quer me passar mais 3 mil peças por mes a 6,90 e paga em 60 dias. eu acho que contratando mais 3 costureiras dou conta mas tenho só 15 mil no caixa e fico com medo de trabalhar de graça pra eles. aceito ou não aceito??',
    // 3.000 × 6,90; 3 × 3.150; 8.000 ÷ 13
    diz: [20_700, 9450, 7270, 615, 5],
  },
  // A second place by what the list pays
  {
    segmento: 'Comércio Varejista',
    faturamento: 52_000,
    pessoas: 3,
    custos:
      'mercadoria 28.600, aluguel 3.900, duas vendedoras 5.200, simples 3.100, maquininha 1.400, luz e internet 700, contador 500, tiro 4.500',
    desafio:
      'Me ofereceram um quiosque no shopping, aluguel com condominio 7.200 e mais 48 mil pra montar. Ia precisar de 2 vendedoras. A moça do shopping disse que um quiosque desse vende uns 30 mil fácil. Meu marido quer, eu tô na duvida se não vai comer o que a loja dá.',
    // 7.200 + 2 × 2.600; ÷ 36,3%; 30.000 × 36,3% − 12.400
    diz: [12_400, 34_200, 1510],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 92_000,
    pessoas: 7,
    custos:
      'mercadoria 46.000 (metade do que vende), aluguel 5.500, salarios 17 mil, taxa de cartao 2.900, simples 6.400, luz 1.300, sacola e outras 1.500',
    desafio:
      'apareceu um ponto bom em Barra Bonita pra abrir a segunda loja. Só de aluguel, 2 moças e conta la da 11 mil por mes, mais 85 mil pra montar e encher de sapato. Eu acho que vende uns 25 mil no mes, igual aqui no começo. Meu marido acha que é loucura',
    // 11.000 ÷ 38,3%; 25.000 × 38,3% − 11.000
    diz: [28_700, 1430],
  },
  // A lower price for all, beside those who went
  {
    segmento: 'Serviços',
    faturamento: 41_000,
    pessoas: 6,
    custos:
      'folha 13 mil, aluguel 6.800, luz 2.900, manutenção 1.700, imposto 3.100, cartão 900, contador 450, tiro 5 mil',
    desafio:
      'abriu uma rede do lado por 79,90 e a minha mensalidade é 109. em dois meses saíram 27 alunos e fiquei com 370. meu marido quer que eu baixe pra 89 pra todo mundo. será?',
    // 370 × (100,72 − 82,24); ÷ 100,72; 27 × 100,72
    diz: [6837.6, 68, 2719],
  },
  {
    segmento: 'Tecnologia',
    faturamento: 57_500,
    pessoas: 7,
    custos:
      'link 9.800, salarios 17.500, aluguel de poste 3.100, moto e gasolina 2400, onu cabo e equipamento 6.200, imposto 6.400, sala 1.500, prolabore dos dois 6 mil',
    desafio:
      'entrou um provedor de fora cobrando 69,90 e em um mês perdi 38 clientes, fiquei com 640. o meu é 89,90. meu socio diz pra baixar pra todo mundo logo antes que seque. eu acho que a gente quebra mas tambem nao posso ficar parado olhando',
    // 640 × (79,91 − 62,13)
    diz: [11_379, 143],
  },
  // A dear debt swapped
  {
    segmento: 'Indústria',
    faturamento: 74_000,
    pessoas: 8,
    custos:
      'tecido e aviamento 31 mil, facção 12.500, salarios 14.800, aluguel 2.600, imposto 5.100, comissao representante 4.400, juros do banco 1.716',
    desafio:
      'estou com 22 mil no cheque especial faz meses, o banco cobra 7,8% ao mês e a divida nunca baixa. A gerente ofereceu trocar por um emprestimo de 24 vezes de 1.390. Fiz a conta e dá mais de 33 mil no total, achei um roubo, não sei se pego',
    // 22.000 × 7,8%; − 1.390; 24 × 1.716
    diz: [1716, 326, 33_360, 41_184],
  },
  // A fee for deliveries
  {
    segmento: 'Comércio Varejista',
    faturamento: 123_900,
    pessoas: 5,
    oferta: 'deposito de gas em Assis, uns 1.050 botijões por mes na entrega e na portaria',
    custos:
      'gas 96.600, dois entregadores 5.600, gasolina 2.300, manutenção moto 700, aluguel 2.400, balconista 2.600, imposto 4.200',
    desafio:
      'vendo o botijão a 118 e pago 92, entrego de graça na cidade toda. São 860 entregas por mês e os motoqueiro com gasolina e oficina tão comendo o lucro. Pensei em cobrar 5 reais de entrega mas o outro depósito não cobra',
    // 8.600 ÷ 860; 860 × 5; 860 × 5 ÷ 31
    diz: [10, 4300, 138],
  },
  // Ads on a leak
  {
    segmento: 'Tecnologia',
    faturamento: 20_900,
    pessoas: 4,
    oferta: 'sistema online pra oficina mecanica, 249 por mes, feito em São Carlos',
    custos: 'programador pj 6.500, suporte 2.900, servidor 1.350, anuncio 2.800, imposto 1.700, retirada minha 4.500',
    desafio:
      'estou com 84 oficinas pagando, mas todo mês saem 6 e entram 4, e gasto 2.800 de anuncio pra trazer esses. A maioria sai nos primeiros meses falando que não deu tempo de aprender. Não sei se ponho mais em anúncio ou o que faço',
    // 2.800 ÷ 4; 2 × 248,81; 6 ÷ 84
    diz: [700, 497.6, 7.1],
  },
  // What is lost, by its parts and by the markup
  {
    segmento: 'Alimentação',
    faturamento: 96_000,
    pessoas: 7,
    custos:
      'farinha e insumo 38 mil, frios e revenda 14 mil, salarios 22.500, energia 3.800, aluguel 4.500, imposto 6.200, gas 1.400',
    desafio:
      'todo dia sobra e vai pro lixo ou pro porco do vizinho uns 14 quilo de pão, que me custa 7,50 o quilo, e uns 35 salgados que custam 2,20 cada. Se faço menos o cliente das 6 da tarde reclama que não tem. O padeiro faz no olho',
    // 14 × 7,50 + 35 × 2,20; × 30
    diz: [182, 5460],
  },
  {
    segmento: 'Comércio Varejista',
    faturamento: 145_000,
    pessoas: 6,
    custos: 'mercadoria 116 mil, 4 funcionarios 12.800, aluguel 3.900, luz 3.300, imposto 5.600, maquininha 2.200',
    desafio:
      'Eu ponho 35% em cima de tudo e pelo que vendo era pra sobrar bem, mas não sobra. Acho que tem coisa saindo sem passar no caixa, verdura estragando, carne que seca. Não quero desconfiar de ninguem, são todos conhecidos, mas ta faltando dinheiro',
    // 145.000 ÷ 1,35; 116.000 − 107.000
    diz: [107_000, 9000],
  },
]

/** They look like those, and are another question. */
export const SILENT_BY_CASE: readonly Omit<Case, 'diz'>[] = [
  {
    // a discount that she gives
    segmento: 'Comércio Varejista',
    faturamento: 52_000,
    pessoas: 3,
    custos: 'mercadoria 26 mil, aluguel 4.100, vendedoras 6.400, simples 3.900, luz 650',
    desafio: 'cliente pede 10% de desconto em tudo e meu estoque é de 30 mil, na conta tenho 8 mil',
  },
  {
    // a day that isn’t open yet
    segmento: 'Alimentação',
    faturamento: 42_000,
    pessoas: 7,
    custos: 'ingredientes 15.500, folha 11 mil, aluguel 3.400, luz 2.100, imposto 2.500',
    desafio: 'penso em abrir na segunda, acho que vende uns 700 e gasto 2 pessoas a 110',
  },
  {
    // nobody asks for more
    segmento: 'Serviços',
    faturamento: 57_000,
    pessoas: 8,
    custos: 'folha 19 mil, equipamento 14 mil, aluguel 2.100, imposto 4.700',
    desafio: 'um condomínio me deve 22 mil de 4 meses e não sei se entro na justiça',
  },
  {
    // nobody is sent away and nothing borrowed
    segmento: 'Serviços',
    faturamento: 42_000,
    pessoas: 7,
    custos: 'professores (4) 12 mil, aluguel 6.500, luz 2.300, imposto 2.500',
    desafio: 'de maio a agosto o povo some e a receita cai pra 19 mil',
  },
  {
    // no debt is swapped
    segmento: 'Indústria',
    faturamento: 74_000,
    pessoas: 8,
    custos: 'tecido 31 mil, salarios 14.800, aluguel 2.600, imposto 5.100',
    desafio: 'penso num emprestimo de 24 vezes de 1.390 pra reformar a loja',
  },
]
