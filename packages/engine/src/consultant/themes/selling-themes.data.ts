import type { Theme } from './types.ts'

/** Being found, selling, goods, and how the work is organised. */
export const SELLING_THEMES: readonly Theme[] = [
  {
    id: 'divulgar',
    nome: 'divulgar e aparecer',
    base: 'Comece pelo que é grátis e perto: perfil no mapa do Google completo, fotos reais toda semana, e mensagem a quem já comprou. Mostre o trabalho feito, o preço de começar e como falar com você; uma oferta por vez. Só depois ponha dinheiro em anúncio, pouco e medido.',
    decidir:
      'Pague por divulgação se consegue contar quantos vieram por ela. Teste 15 dias com valor pequeno; continue se cada cliente novo custa menos do que a primeira sobra dele.',
    quanto:
      'Teto: a sobra de uma venda × vendas que espera. Comece com R$ 10 a R$ 20 por dia em anúncio para o seu bairro, e divida o gasto pelos clientes que disseram ter vindo de lá.',
    pode: 'Pode anunciar preço e resultado verdadeiro; foto de pessoa pede autorização, e saúde tem regra do conselho. Sorteio com produto pode precisar de autorização federal. Copiar foto dos outros, não.',
    porque:
      'Posta e não vende quando fala de si e não do problema do cliente, quando falta preço, chamada ou resposta rápida. Pergunte aos cinco últimos como acharam você.',
    passos: [
      'Hoje, complete o perfil no mapa e publique três fotos com o que é, preço e como pedir.',
      'Nesta semana, chame vinte clientes antigos e peça uma indicação a cada um contente.',
      'Por 30 dias, anote de onde veio cada cliente e ponha dinheiro só no que trouxe.',
    ],
    confira: 'se quem chega é atendido em minutos: sem isso, anúncio é perda.',
    quem: null,
  },
  {
    id: 'movimento',
    nome: 'vender mais e trazer movimento',
    base: 'Descubra primeiro o que caiu: gente que chega, quantos compram ou quanto cada um leva. Cada um tem remédio: divulgação e fachada; atendimento, preço e produto; oferta de algo junto. O dinheiro mais rápido está em quem já comprou: chame pelo nome, com um motivo.',
    decidir:
      'Mude uma coisa por vez e meça duas semanas. Antes de baixar preço, teste mostrar melhor, oferecer junto e chamar de volta: custam quase nada.',
    quanto:
      'Venda = quantos entram × parte que compra × valor de cada compra. Conte por uma semana. Dez por cento a mais em cada um dá 33% a mais no total.',
    pode: 'Pode oferecer prova, brinde e venda junto, sem obrigar: exigir que leve um produto para vender outro é proibido.',
    porque:
      'As causas mais comuns: cliente antigo esquecido, vitrine e perfil parados, concorrente novo, preço que subiu ou atendimento frio. Ligue para dez que sumiram.',
    passos: [
      'Hoje, mande mensagem pessoal a vinte clientes que não voltam há dois meses.',
      'Nesta semana, conte quem entra, quem compra e quanto leva, por dia e hora.',
      'Ponha na frente o que mais deixa sobra, com preço à vista e algo para levar junto, e compare em 15 dias.',
    ],
    confira: 'se a queda é de todos os dias ou só de alguns, e de quais produtos.',
    quem: null,
  },
  {
    id: 'sazonal',
    nome: 'épocas fracas e datas fortes',
    base: 'Trate o ano como um só: a época boa paga a fraca. Separe parte dos meses cheios, venda mensal ou antecipado para espalhar a receita, e use o tempo parado para manutenção, visita a clientes e um segundo serviço com as mesmas mãos. Para data forte, conte de trás para frente: compra três meses antes, parte à vista e parte com reposição.',
    decidir:
      'Abra, feche ou mude de produto na baixa pela conta do mês: o que entra paga o que só existe por estar aberto? Se sim, fique aberto menor.',
    quanto:
      'Reserva da baixa: contas de um mês fraco − o que ele vende, × meses fracos ÷ meses bons = quanto guardar por mês. Para a compra da data, use o vendido no ano passado e compre 70% firme.',
    pode: 'Contrato mensal ou anual com pausa combinada pode. Férias coletivas e banco de horas na baixa pedem aviso e acordo: veja com o contador.',
    porque: 'A queda repete todo ano nas mesmas semanas; o que a torna crise é a despesa fixa da época boa.',
    passos: [
      'Hoje, escreva a venda de cada mês do último ano e marque os três piores.',
      'Nesta semana, ofereça um plano que receba o ano todo a dez clientes e liste um serviço para a época fraca.',
      'Abra uma conta só para a baixa e deposite uma parte de cada semana boa.',
    ],
    confira: 'quais contas podem ser menores nos meses fracos (horas, aluguel, compras).',
    quem: null,
  },
  {
    id: 'online',
    nome: 'vender pela internet e pelo WhatsApp',
    base: 'Comece por um canal só, onde o seu cliente já está, com dez produtos bem fotografados, preço, frete e prazo claros. Responda em minutos e feche com link de pagamento. A plataforma traz gente e cobra por isso; o canal seu custa menos e pede que você traga.',
    decidir:
      'Entre na plataforma se o preço de lá cobre taxa, frete e troca e ainda deixa sobra; senão, use-a só para ser achado, com poucos itens.',
    quanto:
      'Preço lá = (custo + embalagem + frete seu) ÷ (1 − taxa − imposto − sobra). Com 18% de taxa, 6% de imposto e 20% de sobra, um custo de R$ 30 pede R$ 53,57.',
    pode: 'Compra a distância tem 7 dias para devolver com dinheiro de volta. Preço, CNPJ e contato têm de estar à vista. Lista de mensagens, só para quem aceitou.',
    porque:
      'Não vende por falta de visita, de confiança ou por frete. Veja onde param: quem entra e sai, quem pergunta o frete, quem abandona.',
    passos: [
      'Hoje, escolha dez itens, fotografe com luz do dia e escreva preço e prazo.',
      'Nesta semana, mande aos clientes atuais e venda os dez primeiros pelo WhatsApp.',
      'Em 30 dias, some taxa, frete e trocas por canal e fique no que deixou sobra.',
    ],
    confira: 'taxa total, prazo de repasse e quem paga a devolução.',
    quem: null,
  },
  {
    id: 'entrega',
    nome: 'entrega e frete',
    base: 'Entrega é um produto com custo: gente, combustível, embalagem e erro. Cobre por faixa de distância, limite o raio ao que chega bem e diga um prazo que cumpre no pior dia. Conferência antes de sair (pedido, endereço, troco) acaba com a maior parte dos problemas.',
    decidir:
      'Compare por pedido: entregador fixo = custo do mês ÷ entregas; por viagem ou aplicativo = taxa. Abaixo de umas 15 por dia, em geral por viagem sai melhor.',
    quanto:
      'Custo = km ida e volta × custo do km (combustível + manutenção) + tempo × valor da hora. Frete grátis só acima do valor em que a sobra paga esse custo duas vezes.',
    pode: 'Entregador com horário e ordem pode ter vínculo, mesmo com MEI: veja com o contador. Produto que chega quebrado é seu até a mão do cliente; da transportadora se cobra com foto e ressalva no recebimento.',
    porque:
      'Atrasa na cozinha ou na separação mais do que na rua: anote a hora do pedido, da saída e da chegada por uma semana.',
    passos: [
      'Hoje, calcule o custo da última entrega longe e da curta.',
      'Nesta semana, faça três faixas de preço e um raio, e confira cada saída.',
      'Em 30 dias, veja sobra por entrega e corte a faixa que dá prejuízo.',
    ],
    confira: 'seguro da carga e quem responde por perda no caminho.',
    quem: null,
  },
  {
    id: 'produto',
    nome: 'produtos e serviços a oferecer',
    base: 'Comece com pouco e bom: três a cinco opções que usam os mesmos materiais e que você faz de olhos fechados. Item novo entra em teste: vinte vendas em um mês, com preço cheio, para clientes que já tem. Cada novo que entra, um fraco sai.',
    decidir:
      'Lance se usa o que já tem (gente, máquina, clientes), se dez pessoas disseram que compram e cinco pagaram sinal. Corte o que vende pouco, sobra pouco e atrapalha o resto.',
    quanto:
      'Para começar, de quatro a seis opções e uma quantidade que venda em dois dias. Quanto precisa vender para pagar o teste: gasto ÷ sobra de cada um.',
    pode: 'Alimento, cosmético, remédio, brinquedo e elétrico podem pedir registro ou selo: confira com a Vigilância Sanitária ou o Inmetro antes. Feira e evento pedem licença do dia.',
    porque: 'Encalha quando nasceu do gosto do dono e não do pedido do cliente, ou quando ninguém soube que existia.',
    passos: [
      'Hoje, escolha poucas opções e calcule custo e preço de cada uma.',
      'Nesta semana, ofereça a vinte clientes e venda antes de produzir muito.',
      'Em 30 dias, fique com as duas que mais sobram e troque o resto.',
    ],
    confira: 'se você consegue entregar igual quando pedirem o triplo.',
    quem: null,
  },
  {
    id: 'estoque',
    nome: 'estoque e compras',
    base: 'Mercadoria parada é dinheiro preso que perde valor. Separe em três: o que gira toda semana nunca falta; o que gira no mês se compra pouco; o parado há 90 dias vira dinheiro já, em etapas: vitrine, junto com outro, desconto, troca com o fornecedor. Compre pelo que saiu nas últimas oito semanas, não pelo gosto nem pelo desconto.',
    decidir:
      'Compre mais só se o desconto passa do custo de esperar (2% a 4% por mês) e se tudo sai em até 60 dias. Liquide quando o que ele rende parado é menos do que renderia em item que gira.',
    quanto:
      'Comprar = venda por semana × semanas até a próxima entrega + uma de folga − o que já tem. Dias de estoque = estoque ÷ custo vendido por dia: até 60 é bom em muita loja.',
    pode: 'Pode devolver ao fornecedor o que veio errado ou com defeito; o resto depende do combinado: peça reposição ou troca antes de comprar. Liquidar é livre, com o preço anterior verdadeiro.',
    porque:
      'Sobra de um e falta de outro porque a compra é por cabeça e a contagem é rara. Vinte itens contados toda semana resolvem quase tudo.',
    passos: [
      'Hoje, liste os dez parados de maior valor e desde quando.',
      'Nesta semana, monte kits, ponha na frente e chame quem já comprou parecido; proponha troca ao fornecedor.',
      'Defina mínimo e máximo dos vinte que mais vendem e compre só por eles.',
    ],
    confira: 'validade, moda e o que já está pedido e ainda não chegou.',
    quem: null,
  },
  {
    id: 'perdas',
    nome: 'sobras, perdas e validade',
    base: 'Anote por uma semana o que vai fora, quanto e por quê: em geral dois itens fazem a maior parte. Produza em levas menores, guarde certo (frio, tampado, datado), use primeiro o mais velho e venda antes de vencer, com preço menor à vista. Vencido ou duvidoso não se vende nem se serve.',
    decidir:
      'Produza menos enquanto a sobra passa de 5% do feito; faltar um pouco no fim do dia custa menos do que jogar fora todo dia.',
    quanto:
      'Perda do mês = quantidade jogada × custo de cada um. Divida pelo custo do que vendeu: até 3% é comum em alimento, acima de 5% há dinheiro a ganhar.',
    pode: 'Pode doar alimento bom, dentro do prazo e bem guardado: a lei protege quem doa de boa-fé. Trocar data é crime. Resíduo de óleo, tinta e agulha tem coleta própria.',
    porque:
      'Perde por comprar demais, guardar mal, cortar sem medida ou produzir pelo costume e não pelo dia da semana.',
    passos: [
      'Hoje, comece a folha: item, quantidade, motivo.',
      'Nesta semana, corte a produção ou a compra do pior item em um quarto e faça duas levas.',
      'Em 15 dias, compare a perda e acerte o seguinte.',
    ],
    confira: 'temperatura, data e quem recebe a mercadoria na entrada.',
    quem: 'a Vigilância Sanitária, sobre guarda e validade',
  },
  {
    id: 'fornecedor',
    nome: 'fornecedores e prestadores',
    base: 'Tenha dois para o que não pode faltar. Peça por escrito preço, prazo, frete, troca e o que acontece se atrasar; confira na chegada, com ressalva na nota antes de assinar. Para negociar, leve número: “Compro tanto por mês, em dia. Fecho por seis meses se vier a tanto, com 45 dias.” Exclusividade só em troca de preço, região ou verba, e com prazo para sair.',
    decidir:
      'Troque se o segundo entrega igual com custo total menor (preço + frete + prazo + erros) em um pedido de teste. Aceite exclusividade se o que ganha passa do que deixa de vender das outras marcas.',
    quanto:
      'Compare o custo total de cada um por unidade posta na sua mão. Desconto à vista compensa acima de 2% a 3% por mês de prazo.',
    pode: 'O que veio errado, faltando ou com defeito se recusa ou se reclama por escrito na hora. O fornecedor pode ter pedido mínimo e escolher a quem vende; não pode mudar o preço de pedido confirmado. Da transportadora se cobra com ressalva no recibo.',
    porque:
      'Falha mais com quem compra pouco, em cima da hora e sem pedido escrito. Dois atrasos seguidos pedem outro na fila.',
    passos: [
      'Hoje, registre o caso por escrito, com nota e foto, e peça solução com data.',
      'Nesta semana, cote com mais dois e faça um pedido pequeno de teste.',
      'No mês, combine prazo, troca e reposição com o melhor e mantenha o segundo vivo.',
    ],
    confira: 'o que diz a nota e o pedido, e se há multa para sair.',
    quem: null,
  },
  {
    id: 'expandir',
    nome: 'crescer, abrir outra unidade ou mudar de porte',
    base: 'Cresça quando a primeira anda sem você por duas semanas, sobra dinheiro todo mês e há fila de verdade. Antes de abrir outra, teste barato: um dia a mais, um ponto temporário, entrega naquele bairro. O novo demora mais e custa mais que o plano: tenha seis meses de contas guardados.',
    decidir:
      'Vá se as três contas fecham no pior caso: o novo se paga em até dois anos, o atual aguenta sem você, e o dinheiro não vem do capital do dia a dia. Faltou uma, cresça no mesmo lugar: preço, horário, equipe.',
    quanto:
      'Some obra, estoque, equipamento, abertura e seis meses de despesas; divida pela sobra mensal prevista × 70%. Mais de 24 meses, espere.',
    pode: 'Filial pede licença e registro próprios, e o MEI não pode ter. Franquia pede a circular de oferta dez dias antes. Veja com o contador.',
    porque:
      'A segunda dá prejuízo quando a primeira dependia do dono, quando divide os mesmos clientes ou quando o gerente chegou depois da placa.',
    passos: [
      'Hoje, escreva o que só você faz na empresa atual e quem poderia fazer.',
      'Nesta semana, faça a conta do novo com 70% da venda que imagina.',
      'Em 60 dias, teste pequeno e decida pela venda real.',
    ],
    confira: 'se a fila é de gente que paga o preço cheio.',
    quem: 'o contador',
  },
  {
    id: 'horario',
    nome: 'horários e dias de funcionamento',
    base: 'Cada hora aberta tem de pagar a si mesma. Anote por três semanas a venda por hora e por dia. Compare com o que só existe por estar aberto (gente, luz, transporte): hora que não paga isso, feche ou junte; hora com fila, alongue. Avise os clientes com antecedência.',
    decidir:
      'Abra mais ou feche antes se a sobra das vendas daquela hora, que não viriam em outra, passa do custo dela. Teste quatro semanas.',
    quanto:
      'Venda mínima da hora = custo da hora ÷ margem, em decimal. Se a hora custa R$ 60 e a margem é 30%, ela precisa vender R$ 200.',
    pode: 'Domingo e feriado seguem a lei da cidade e a convenção do sindicato; o empregado tem folga e, em regra, hora dobrada se não folgar. Confira antes.',
    porque:
      'O vazio de certa hora vem de costume do bairro, concorrente ou falta de motivo. Às vezes um aviso na porta muda; às vezes nada muda.',
    passos: [
      'Hoje, comece a anotar a venda por hora.',
      'Nesta semana, calcule o custo da hora aberta com quem trabalha nela.',
      'Teste o novo horário por um mês e compare a semana inteira.',
    ],
    confira: 'a regra do município e a escala de folgas.',
    quem: 'o contador e o sindicato',
  },
  {
    id: 'prazo',
    nome: 'prazos e fila de pedidos',
    base: 'Prazo bom se conta do que já está na fila: some as horas dos pedidos, divida pelas horas que trabalha de verdade e ponha um quinto de folga. Faça menos coisas ao mesmo tempo e termine. Vai atrasar? Avise antes, com data nova e uma gentileza: “Não entrego na sexta; entrego na terça às 10 h, sem taxa.”',
    decidir:
      'Ordem: o que tem multa ou data que não volta, depois o mais antigo, depois o que paga mais por hora. Urgência fura a fila só pagando por isso.',
    quanto:
      'Prazo = horas na fila ÷ horas úteis por dia + folga. Urgência: 30% a 50% a mais. Pedido mínimo: o que paga a preparação.',
    pode: 'Atraso sem aviso dá ao cliente o direito de cancelar com dinheiro de volta e, havendo multa escrita, de cobrá-la. Se o atraso é dele (medida, aprovação, obra), registre por escrito e mude a data.',
    porque:
      'Atrasa por prometer o que o cliente quer ouvir, por parar no meio à espera de peça ou resposta, e por pedidos que furam a fila.',
    passos: [
      'Hoje, liste os pedidos com data, horas que faltam e o que trava; avise os que vão atrasar.',
      'Nesta semana, termine o que está quase pronto e não comece nada novo até baixar pela metade.',
      'Daqui em diante, prometa pela fila e ponha o quadro à vista de todos.',
    ],
    confira: 'se falta material ou resposta do cliente antes de marcar a data.',
    quem: null,
  },
  {
    id: 'organizar',
    nome: 'organização, qualidade e o seu tempo',
    base: 'O que se repete merece uma folha: passo a passo com foto, na parede de quem faz. Comece pela tarefa que mais dá erro. Uma lista por dia com três coisas que trazem dinheiro, antes do resto, e uma hora sem telefone. Sistema, só depois que o papel funciona.',
    decidir:
      'Faça, passe, pare ou marque hora: cada tarefa cabe em uma. Compre sistema se ele economiza mais horas por mês do que custa, com teste grátis.',
    quanto:
      'Anote uma semana em blocos de meia hora. Some o que outra pessoa faria por menos que a sua hora e o que não faria falta.',
    pode: 'Pode usar inteligência artificial para texto, resposta e ideia; não ponha nela dado de cliente, e confira tudo o que for número ou lei.',
    porque:
      'Sai diferente cada vez porque cada um aprendeu de um jeito; falta tempo porque tudo passa por você. São o mesmo problema: nada escrito.',
    passos: [
      'Hoje, escolha a tarefa que mais dá erro e escreva como é bem feita.',
      'Nesta semana, treine quem faz, com uma foto do certo e do errado.',
      'Em 30 dias, conte os erros de novo e escreva a próxima.',
    ],
    confira: 'onde o erro nasce: entrada, material, pressa ou medida.',
    quem: null,
  },
  {
    id: 'encerrar',
    nome: 'começar, vender, mudar ou fechar o negócio',
    base: 'Antes de decidir, ponha em uma folha: o que a empresa deixa por mês sem você, o que vale vendida, o que custa fechar (rescisões, aluguel, dívidas) e do que você viveria. Empresa com contas em ordem, equipe e clientes que voltam vale bem mais: seis meses arrumando mudam o preço.',
    decidir:
      'Continue se há um mês bom por razão que se repete; venda se anda sem você; feche em ordem se o prejuízo come a reserva há seis meses e já tentou preço, custo e venda. Começar ou largar o emprego, só com seis meses de casa pagos e os primeiros clientes pagando.',
    quanto:
      'Valor de empresa pequena: o que sobra por ano para o dono × 1,5 a 3, mais estoque e equipamentos, menos dívidas. Some o ponto, se o contrato passa adiante.',
    pode: 'Vender pede contrato, certidões e passar licenças; o comprador pode responder por dívidas. Fechar com dívida é possível, e ela fica com os sócios. Contador e advogado antes de assinar ou entregar chave.',
    porque:
      'A vontade de parar vem de cansaço, dinheiro ou gente; cada um tem outro remédio. Descanse três dias antes de decidir.',
    passos: [
      'Hoje, faça a folha de uma página: sobra, dívidas, bens, contratos e prazo de cada um.',
      'Nesta semana, peça ao contador o custo de fechar e duas opiniões sobre o valor.',
      'No mês, converse em sigilo com três interessados (concorrente, fornecedor, funcionário) ou teste o ramo novo pequeno.',
    ],
    confira: 'multa do aluguel, dívidas no seu nome e o que o contrato social diz.',
    quem: 'o contador e um advogado',
  },
]
