import type { Frame } from './frame.ts'

/** What grows: another place, a purchase paid by the month, more for the same buyer. */
export const GROWTH_FRAMES: readonly Frame[] = [
  {
    id: 'outra_unidade',
    meta: 'o lugar novo usa o mesmo dinheiro e a mesma gente. Primeiro a conta dele fecha no mês fraco, com os custos dele.',
    carta: 'segunda_loja',
    kin: ['segunda_loja', 'franquear'],
    inclui: ['aluguel_pesa', 'emprestar_para_crescer', 'ponto_ruim', 'divida_banco', 'contratar_ou_nao', 'compra_mal'],
    ouve: [
      /\b(?:abr(?:ir|o|indo|imos)|mont(?:ar|o)|surgiu|apareceu|ofere\w+|peg(?:ar|o)|alug(?:ar|o)|ach(?:ei|amos)|propo\w+|quer(?:o|ia)?)\b[^.!?]{0,60}\b(?:(?:outr[ao]|segund[ao]|nov[ao]|mais uma?) (?:loja|unidade|ponto|filial|salao|clinica|consultorio|escola|academia|cozinha|restaurante|quiosque|padaria|barbearia|oficina|farmacia|estudio|lojinha|mercad\w+|pizzaria|lanchonete)|ponto (?:em|n[oa]s?|numa?|d[eo])|quiosque|filial|franquia)\b/,
      /\bsegund[ao] (?:loja|unidade|ponto|cozinha|salao|clinica)|\boutra (?:loja|unidade|clinica|escola|cidade)|\bfilial|\bquiosque|\bfranqu|\bmais uma (?:loja|unidade)|\ba \d+ km\b|\bpra abrir\b|\bo fixo la\b|\btoco os dois\b/,
      /\d{2,}/,
    ],
    fora: /\b(?:contrato|aluguel)\b[^.!?]{0,30}\b(?:venc\w+|acab\w+)|\bquer o (?:imovel|ponto|predio)|\bmud(?:o|ar) (?:de|a loja|o ponto)|\bsai(?:o|r) daqui/,
    passos: [
      [
        'Escreva a conta do lugar novo com os custos dele, mês a mês',
        'Aluguel, gente, luz, insumo, imposto, cartão e parcela, todos do lugar novo. Divida o que é fixo pelo que fica de cada venda: essa é a venda que só empata.',
        'Você sabe quanto o lugar novo precisa vender antes de deixar algo.',
        3,
        0,
      ],
      [
        'Teste com pouco antes da obra: balcão simples ou alguns dias na semana',
        'Leve o que já tem ou já faz e venda lá por um mês, em feira, bazar, espaço emprestado ou com entrega. Anote venda, sobra, gasto da ida e quem voltou.',
        'O ponto mostra o que vende antes de receber o seu dinheiro.',
        6,
        6,
      ],
      [
        'Conte o movimento do ponto em um dia comum e em um dia fraco',
        'Fique do começo ao fim do horário e anote quantos passam, quantos param e o que compram por perto. Multiplique por um valor de compra prudente, e não pelo do seu melhor mês.',
        'A venda esperada sai de contagem, e não de esperança.',
        6,
        2,
      ],
      [
        'Peça carência, aluguel em degraus e saída sem multa no começo',
        'Leve a conta do mês fraco e proponha pagar menos até o ponto pegar, ou uma parte da venda. Peça também o que o dono do espaço pode fazer da obra.',
        'O risco do começo fica dividido com quem também ganha se der certo.',
        2,
        0,
      ],
      [
        'Ensine alguém a fazer o que hoje só você faz, e fique um mês fora disso',
        'Escreva o ponto certo e as medidas, faça junto e depois só confira. Se a qualidade cair, o lugar novo espera.',
        'Os dois lugares não precisam de você na mesma hora.',
        5,
        6,
      ],
      [
        'Some o que os dois lugares pedem no mês mais fraco do ano',
        'Ponha na mesma folha o pior mês de hoje, o começo do lugar novo e as parcelas. O que faltar precisa estar guardado antes de assinar.',
        'Um mês ruim não derruba o lugar que já se paga.',
        2,
        0,
      ],
      [
        'Responda na data, por escrito: sim, não, ou em quais condições',
        'Diga o aluguel, a carência e o tamanho de obra que a sua conta aceita. Se não couber, peça preferência para depois e deixe a porta aberta.',
        'A resposta sai da conta, e não da pressa de quem segura o ponto.',
        1,
        0,
      ],
    ],
    porque: 'O lugar novo nasce com todas as contas e sem a clientela: enquanto pega, quem paga é o que já existe.',
    cuidado:
      'Copiar para o lugar novo a venda do antigo. Faça a conta com uma venda bem menor e veja por quantos meses aguenta.',
    quem: 'Contador, para a conta do lugar novo; advogado, antes de assinar aluguel e obra',
    material: {
      tipo: 'planilha',
      titulo: 'A conta do lugar novo',
      texto: `Linha;Por mês
?Montar e encher, uma vez;[R$|investimento]
Aluguel e taxas;[R$|aluguel_lugar]
Gente com encargos;[R$|gente_lugar]
Luz, gás e água;[R$]
Parcela da obra;[R$|parcela]
Soma do que é fixo;[R$|contas_lugar]
Fica de cada venda, depois do que vem com ela;[R$|fica_lugar,fica_da_venda]
Venda que só empata;[conta|empate_lugar]
Venda que você espera lá;[R$|venda_lugar]
?O que sobra com essa venda;[R$|sobra_lugar]
?O que sobra se vender metade;[R$|sobra_lugar_fraca]
Venda contada no ponto;[R$]`,
    },
  },
  {
    id: 'mais_pelo_mesmo_preco',
    meta: 'mais quantidade no preço de hoje aumenta o trabalho, e não a sobra. Primeiro o preço.',
    carta: 'proposta_grande',
    kin: ['proposta_grande', 'cliente_pressiona', 'concentracao_cliente'],
    ouve: [
      /\b(?:marca|cliente|rede|empresa|fabrica|contratante|loja|usina|frigorifico|hotel|el[ea]s?)\b[^.!?]{0,30}\b(?:quer(?:em)?|ped\w+|mand\w+|ofere\w+|propo\w+)\b[^.!?]{0,30}\bmais (?:uns |umas )?\d+/,
      /\bmesm[oa] (?:preco|valor|tabela)\b/,
    ],
    passos: [
      [
        'Ache o preço que paga a quantidade toda, a de hoje e a nova',
        'Some as contas do mês com as pessoas a mais e a sua retirada e divida pelo total que vai sair. Esse é o preço mínimo, com o imposto dele dentro.',
        'Você tem um número para levar, e não só a sensação de trabalhar de graça.',
        2,
        0,
      ],
      [
        'Leve a conta de uma unidade e peça o preço novo para tudo',
        'Mostre mão de obra, luz, linha ou material, manutenção e imposto de uma só. Peça o mesmo preço para o que já faz e para o que entra, com resposta por escrito.',
        'A conversa passa a ser sobre a conta, e a resposta vem com data.',
        2,
        0,
      ],
      [
        'Meça quantas saem por pessoa e por hora e tire o que trava',
        'Anote por uma semana onde para: espera, ajuste, máquina ou refação. Mude primeiro o ponto em que se junta serviço, e veja se sai mais com a mesma gente.',
        'Parte do que falta vem do trabalho de hoje, sem salário novo.',
        3,
        4,
      ],
      [
        'Não contrate antes do preço e da quantidade por escrito',
        'Salário é de todo mês e o pedido pode parar. Peça quantidade mínima por alguns meses e aviso antes de reduzir.',
        'Se o pedido cair, a conta das pessoas a mais não fica só com você.',
        1,
        0,
      ],
      [
        'Procure um segundo comprador com um lote pequeno de teste',
        'Faça uma lista de quem compra o mesmo trabalho na região e ofereça um lote com o seu preço. Reserve para ele uma parte fixa da semana.',
        'Você ganha um preço para comparar e deixa de depender de uma resposta só.',
        4,
        2,
      ],
      [
        'Se vier o preço, aceite em etapas e confira a sobra de cada uma',
        'Comece com a parte que cabe na equipe de hoje e só depois traga gente. No fim de cada etapa, olhe quanto sobrou depois de todas as contas.',
        'A quantidade cresce junto com o que fica.',
        2,
        1,
      ],
    ],
    porque:
      'Quando cada unidade já sai quase pelo que custa, fazer mais no mesmo preço só repete a conta, com mais gente para pagar.',
    cuidado:
      'Contratar contando que a quantidade resolve. Se a unidade não deixa sobra, mais unidades também não deixam.',
    quem: 'Contador, sobre encargos e imposto do que entra a mais; advogado, sobre quantidade mínima e aviso',
    material: {
      tipo: 'roteiro',
      titulo: 'Conversa sobre o preço',
      texto: `“Quero fazer essa quantidade. Trouxe a conta de uma unidade: [valor] de mão de obra, [valor] de luz e material, [valor] de imposto.”
“Com isso o preço que paga a conta é [valor], para o que já faço e para o que entra.”
“Consigo começar em [data], com quantidade mínima de [quantidade] por [tempo], por escrito.”
Se não der: “Sem esse preço eu mantenho o que já faço. Preciso da resposta até [data].”`,
    },
  },
  {
    id: 'compra_com_parcela',
    meta: 'a parcela vence no mês bom e no fraco. Primeiro a conta da compra inteira, com o que ela traz de custo.',
    carta: 'aluguel_equipamento',
    nome: 'o investimento que você precisa decidir',
    kin: ['aluguel_equipamento', 'capacidade_cheia', 'emprestar_para_crescer'],
    inclui: ['divida_banco', 'energia_cara', 'safra_caixa', 'funcionario_nao_acha', 'retrabalho'],
    ouve: [
      /\b(?:compr\w+|financi\w+|peg(?:ar|o)|bot(?:ar|o)|coloc(?:ar|o)|troc(?:ar|o)|namor\w+|vi (?:um|uma)|ach(?:ei|amos)|orcamento|orcou|orcad[oa]|oferec?\w+|custa|sai|montar|constru\w+)\b[^.!?]{0,80}(?:\d+ ?mil\b|\d{2,3}\.\d{3}|\b\d{5,}|\b\d+ ?(?:x|vezes|parcelas) (?:de )?\d|\bem \d{2} (?:de|x|vezes|parcelas))/,
      /\b(?:decid\w+|resolv\w+|nao sei|em duvida)\b[^.!?]{0,40}\b(?:compr\w+|financi\w+|troc\w+|mont\w+|constru\w+|faco|pego|fecho)\b|\b(?:se|ou) (?:eu )?(?:compro|financio|monto|construo)\b|\bvale a pena (?:compr|financ|mont)|\bquase fechando|\bcompensa\b|\bcompro\b|\bsera que (?:eu )?(?:vale|vend|paga)|\b(?:quer(?:o|endo|ia)|pra|penso em|pensando em|vou) (?:comprar|pegar|botar|colocar|trocar|financiar)\b|\bnamor\w+|\b(?:divida demais|medo de divida|modismo)\b/,
      /\b(?:maquina|equipamento|scanner|autoclave|cnc|bordadeira|solda|drone|painel|forno|camara|cabine|impressora|plotter|prensa|torno|brunid\w+|caminhao|trator|colheitadeira|van|carro|moto|elevador|aparelho|laser|ultrassom|cadeira|estufa|galpao|usina|gerador|secador|empilhadeira|router|serra|seladora|envasadora|ordenha|resfriador|drone|servidor|kit|linha|esteira|batedeira|masseira|freezer|container|placas?|bomba|poco|barco|onibus|[a-z]{4,}(?:adora|edora|deira|tora))\w*\b|\b(?:se|ou) (?:eu )?(?:compro|financio) (?:[ao]|uma?) (?!mercadoria|pedido|colecao|estoque|carteira|parte|sala|casa|loja)[a-z]+|\b(?:por|de|a) \d+(?:[.,]\d+)? ?mil\b[^.!?]{0,20}\b\d{2} ?(?:x|vezes|parcelas|de)\b (?:de )?\d/,
    ],
    fora: /\bmil emprestad|\bpeg\w+ (?:o |um |esse )?emprestimo|\b(?:soci[oa]|carteira de clientes|segunda loja|filial|franquia)\b|\bquebr\w+|\boficina\b[^.!?]{0,20}\bmes\b/,
    passos: [
      [
        'Escreva tudo o que o investimento traz de conta, ao lado do que ele poupa',
        'De um lado parcela, quem opera, luz, material, manutenção e espaço; do outro só o gasto que de fato acaba. O que continua sendo pago não é economia.',
        'A diferença do mês aparece inteira, e não só a parte boa.',
        2,
        0,
      ],
      [
        'Peça outro preço e prazo menor a quem faz isso hoje para você',
        'Procure mais um que faça o mesmo e proponha um preço por quantidade no mês, com dias certos. Compare com a parcela só depois dessa resposta.',
        'A compra é comparada com o melhor jeito de hoje, e não com o pior.',
        3,
        0,
        /(?<!\b(?:se|ou) )\bmand(?:o|amos)\b|\bterceir|\b(?:de|la) fora\b|\balug(?:o|amos)\b|\bpago (?:pra|para) (?:outr|fazer)|\bpag(?:o|amos) (?:uns )?\d[^.!?]{0,20}\bpr[ao] el[ea]|\bno vizinho\b|\bfaccao\b|\bfornecedor|\b(?:cort|pint|imprim|lav|costur|faz|usin|sec|dobr)\w+ (?:\w+ ){0,3}fora\b/,
      ],
      [
        'Peça o preço de uma usada revisada e o mesmo crédito em três lugares',
        'Para cada combinação escreva entrada, parcela, total que devolve e quando vence a primeira. Inclua cooperativa, linha do seu setor e o próprio fabricante, e leve a melhor a quem ofereceu a de hoje.',
        'A escolha deixa de ser entre uma proposta só e nada.',
        3,
        0,
      ],
      [
        'Peça por escrito cada promessa que vem junto com a compra',
        'Economia, produção por hora, gasto de luz, preço melhor pelo produto: cada promessa com número, prazo e o que acontece se não vier. Veja uma funcionando na empresa de outro, com o seu material.',
        'A conta da compra passa a contar só o que alguém garante.',
        2,
        0,
        /\bvendedor|\brepresentante|\bjura|\bpromet|\bgarant|\b(?:diz|disse|fal\w+|fala) que\b|\bbonus|\bpaga(?:r|ria)? (?:\w+ ){0,3}a mais|\beconomiza/,
      ],
      [
        'Ache quantos usos por mês empatam e compare com o seu mês fraco',
        'Some o que se paga mesmo sem usar e divida pelo que cada uso poupa ou deixa. Se o mês fraco fica abaixo, a parcela sai do resto da empresa.',
        'Você sabe a partir de quanto uso ela se paga.',
        2,
        0,
        /\balug|\bterceir|\bmand(?:o|amos|ar)\b|\bfora\b|\bdiarias?\b|\bpor (?:mes|semana)\b|\bfrete|\bservico/,
      ],
      [
        'Anote o uso de verdade: quantos, para quem, e o que se perdeu por faltar',
        'Use os papéis dos últimos meses e marque cada novo caso daqui em diante. Do serviço perdido conte só o que ficaria depois do material e da mão de obra.',
        'A perda que você sente passa a ter quantidade e valor.',
        2,
        2,
      ],
      [
        'Resolva antes quem opera e quem cobre o trabalho dessa pessoa',
        'Se sai da equipe, simule uma semana sem ela no lugar de hoje. Se vem de fora, o salário com encargos entra na conta da compra.',
        'Não se compra uma solução que abre um buraco ao lado.',
        2,
        2,
        /\boperador|\bquem (?:vai|opera|desmonta|faz)|\bfuncionari|\bgente\b|\bmenino\b|\bpessoa\b|\bajudante/,
      ],
      [
        'Negocie preço, entrada e prazo, e peça teste e garantia por escrito',
        'Leve a parcela que o mês fraco aceita e peça que o prazo ou a entrada se ajustem a ela. Usada só se paga depois de trabalhar na sua frente.',
        'Se comprar, compra pelo que a sua conta aguenta.',
        2,
        0,
      ],
      [
        'Feche com quem vai usar o que sair a mais, antes de assinar',
        'Procure quem hoje manda para outro lugar ou espera e pergunte quanto, quando e por que preço. Conte só o que vier com data ou por escrito.',
        'O uso que faltava para empatar já tem nome.',
        3,
        1,
      ],
      [
        'Decida por escrito: em que condição faço e em qual não faço',
        'Ponha as duas condições em números seus: uso por mês e parcela. A pressa de quem vende não entra na folha.',
        'A resposta sai na data, com motivo que você pode reler.',
        1,
        0,
      ],
    ],
    porque:
      'O que se espera ganhar aparece inteiro, e o que vem junto fica de fora: parcela, gente, luz, material e manutenção.',
    cuidado: 'Assinar porque há outro interessado. Quem decide com pressa conta o ganho e esquece o custo.',
    quem: 'Contador, para a conta com imposto; alguém do ramo que já use, para o custo de manter',
    material: {
      tipo: 'planilha',
      titulo: 'O investimento, dos dois lados',
      texto: `Linha;Hoje, por mês;Com o investimento, por mês
Pago a outros;[R$|pago_fora];[R$]
Parcela;…;[R$|parcela]
?Sobra de hoje, e depois da parcela;[R$|sobra];[R$|depois_da_parcela]
Quem opera;[R$];[R$]
Luz, material e manutenção;…;[R$|custo_a_mais]
Usos por mês que empatam;…;[conta]`,
    },
  },
  {
    id: 'emprestimo_oferecido',
    meta: 'a parcela vence antes do que cresce. Primeiro para onde vai cada real, e o que já é seu entrando.',
    carta: 'emprestar_para_crescer',
    nome: 'o empréstimo que você precisa decidir',
    acompanha:
      /\b(?:decid\w+|resolv\w+|nao sei|em duvida|penso em|pensando em)\b[^.!?]{0,30}\b(?:peg\w+|faz\w*|faco|tom\w+|aceit\w+)\b[^.!?]{0,20}\bemprest/,
    kin: ['emprestar_para_crescer', 'divida_banco'],
    ouve: [
      /\bbanco (?:\w+ )?(?:ofere\w+|liber\w+|aprov\w+|propo\w+)\b|\bemprest\w+[^.!?]{0,40}\d|\d[^.!?]{0,30}\bemprest/,
      /\d+ ?mil|\d{2}\.\d{3}|\d{4,}/,
    ],
    passos: [
      [
        'Escreva para onde vai cada real do empréstimo e o que ele faz entrar',
        'Separe o que troca dívida cara, o que volta a dar desconto ou prazo e o que só cobre buraco. Peça apenas pelas duas primeiras partes.',
        'O valor que você precisa fica menor, e com motivo.',
        2,
        0,
      ],
      [
        'Levante antes o dinheiro que já é seu: o parado, o vencido e o atrasado',
        'Some mercadoria sem giro, contas a receber e o que a compra menor deixa no mês. Comece por aí na semana em que espera o banco.',
        'O empréstimo cobre só o pedaço que faltar.',
        3,
        2,
      ],
      [
        'Compare em três lugares o total devolvido, e não só a parcela',
        'Peça por escrito o custo total por ano, seguro e tarifa, em banco, cooperativa e fornecedor. Ponha a parcela ao lado da sobra do mês fraco.',
        'Você escolhe pelo que sai até o fim.',
        2,
        0,
      ],
      [
        'Negocie com quem você deve um acordo que caiba sem o banco',
        'Ofereça uma entrada, datas por semana e pedido programado em troca de voltar o prazo. Leve a conta do mês para mostrar que cumpre.',
        'Talvez o prazo volte sem juro nenhum.',
        2,
        0,
      ],
      [
        'Se pegar, mude no mesmo mês o que criou a falta',
        'Escreva o teto de compra ou a regra de cobrança que evita repetir e confira todo mês. Sem isso, a falta volta e a parcela continua.',
        'O dinheiro resolve uma vez, e não até o próximo aperto.',
        1,
        1,
      ],
    ],
    porque:
      'O empréstimo resolve o dia e cria uma conta de todo mês: só se paga quando muda o que fez faltar ou troca um custo maior.',
    cuidado: 'Olhar só se a parcela cabe. O que decide é o que o dinheiro faz entrar ou deixar de pagar.',
    quem: 'Contador, para a conta; cooperativa de crédito, para comparar',
    material: null,
  },
]
