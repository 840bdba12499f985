import type { Theme } from './types.ts'

/** Machines, the place, harm, costs, the land, schools and clinics. */
export const PLACE_THEMES: readonly Theme[] = [
  {
    id: 'equipamento',
    nome: 'comprar, alugar ou trocar equipamento e veículo',
    base: 'Compre o que usa quase todo dia; alugue ou pague por uso o que usa às vezes. Compare o custo por mês de cada caminho: (preço − revenda) ÷ meses de uso + manutenção + juros + seguro, contra o aluguel. Usado, só com teste no seu material, mecânico junto, nota e sem alienação.',
    decidir:
      'Compre se o que ele economiza ou traz por mês passa da parcela com um terço de folga, já no mês fraco. Senão, alugue três meses e meça.',
    quanto:
      'Tempo de retorno = preço ÷ ganho por mês. Até 18 meses é bom; acima de 36, espere. Perda por ano = (compra − revenda) ÷ anos.',
    pode: 'Financiado é do banco até quitar. Equipamento com defeito tem garantia legal de 90 dias, também usado de loja. Aparelho de saúde e caldeira pedem registro.',
    porque:
      'O arrependimento vem de comprar pela oferta e não pelo uso. Conte as horas por semana em que ele trabalharia.',
    passos: [
      'Hoje, escreva quantas horas por semana usaria e o que faz sem ele.',
      'Nesta semana, peça dois preços de compra e um de aluguel, com manutenção.',
      'Faça a conta pelo mês fraco e, se der, teste alugado antes.',
    ],
    confira: 'peça, técnico na cidade, energia e espaço.',
    quem: 'um mecânico ou técnico, antes do usado',
  },
  {
    id: 'quebra',
    nome: 'o que quebra, para ou falta (máquina, luz, sistema)',
    base: 'Primeiro, segurança e cliente: desligue, avise quem espera e diga a nova hora. Depois o plano do dia: emprestar, alugar, fazer fora ou mudar a ordem. Passado o susto, uma folha de manutenção por máquina, peça de desgaste guardada e um telefone de socorro evitam a próxima.',
    decidir:
      'Conserte se custa menos da metade de um igual usado e a causa é clara; troque se é a terceira quebra do ano.',
    quanto:
      'Custo da parada por hora = sobra que deixa de entrar + gente parada. Seguro ou manutenção vale quando custa menos do que as paradas do ano.',
    pode: 'Queda de luz que queima aparelho se pede à distribuidora, em até 90 dias, com laudo. Seguradora tem 30 dias depois dos papéis. Oficina demora demais: peça prazo por escrito.',
    porque: 'Quebra no dia cheio porque é quando força mais e quando a manutenção foi adiada.',
    passos: [
      'Agora, avise os clientes do dia e ache quem empresta, aluga ou faz para você.',
      'Hoje, fotografe, guarde nota e protocolo e peça orçamento por escrito.',
      'No mês, faça a folha de manutenção e compre a peça que mais para você.',
    ],
    confira: 'garantia, seguro e prazo para pedir ressarcimento.',
    quem: null,
  },
  {
    id: 'ponto',
    nome: 'o ponto e o aluguel',
    base: 'O ponto presta se a venda que ele traz paga aluguel, contas e gente. Aluguel com tudo até 10% da venda é saudável; acima de 15%, negocie ou mude. Para negociar, leve três anúncios da região e ofereça prazo longo e pagamento em dia. Antes de assinar: carência da obra, multa de saída, reajuste e o que fica para o dono.',
    decidir:
      'Fique, mude ou alugue comparando o mês inteiro: aluguel + condomínio + o que perde de cliente, contra o novo com a mudança dividida em 24 meses. Barato e longe só serve para quem já é procurado ou entrega.',
    quanto:
      'Peso = aluguel com tudo ÷ venda do mês. Vendas por dia que o ponto exige = despesas do mês ÷ sobra de uma venda ÷ dias abertos.',
    pode: 'Com contrato escrito de cinco anos somados e três no mesmo ramo, há direito de pedir renovação na Justiça, entre um ano e seis meses antes do fim. Reajuste, só o do contrato. Obra, com autorização escrita. Um advogado confirma.',
    porque:
      'O dono não renova por preço, uso próprio ou outro inquilino. Pergunte o motivo: dois deles se resolvem com proposta.',
    passos: [
      'Hoje, leia o contrato: prazo, reajuste, multa e aviso.',
      'Nesta semana, levante três imóveis parecidos e faça a proposta por escrito.',
      'No mês, tenha um segundo lugar visto e a lista de clientes para avisar.',
    ],
    confira: 'a data de fim do contrato e se a prefeitura permite a atividade no novo endereço.',
    quem: 'um advogado, para o contrato',
  },
  {
    id: 'dano',
    nome: 'dano, acidente ou perda com coisa ou pessoa',
    base: 'Primeiro a pessoa: socorro (192) se há ferido. Depois fale logo, sem se esconder: o que aconteceu, o que vai fazer e até quando. Guarde foto, hora e testemunha. O que está sob a sua guarda é sua responsabilidade; pagar o justo rápido sai mais barato que processo. Contrate seguro antes do próximo.',
    decidir:
      'Pague ou conserte se houve descuido seu ou de quem trabalha com você; divida na dúvida; recuse com prova quando já estava assim (por isso a foto na entrada).',
    quanto:
      'O justo é o conserto ou o valor de um igual usado no mesmo estado, com nota ou três preços. Tire recibo de quitação.',
    pode: 'Placa de “não nos responsabilizamos” não vale. Dano que o cliente causou se cobra com prova e valor de mercado. Objeto esquecido: avise por escrito, dê prazo, guarde, e antes de vender fale com um advogado.',
    porque: 'Acontece onde ninguém registra o estado na chegada e na saída. Duas fotos mudam isso.',
    passos: [
      'Hoje, ouça a pessoa, registre com foto e diga a data da solução.',
      'Nesta semana, consiga três preços e feche um acordo com recibo.',
      'Daqui em diante, ficha de entrada com foto, regra escrita e cotação de seguro.',
    ],
    confira: 'o que foi assinado na entrada e se o seguro cobre.',
    quem: 'um advogado, se há ferido ou valor alto',
  },
  {
    id: 'ambiente',
    nome: 'pragas, lixo e descarte',
    base: 'Praga se vence tirando comida, água e fresta; produto, só por empresa licenciada onde há alimento. Resíduo que contamina (óleo, tinta, agulha, embalagem de veneno, eletrônico) tem coleta própria e nunca vai no ralo ou no lixo comum. Guarde o comprovante.',
    decidir:
      'Chame empresa licenciada quando volta em 15 dias apesar da limpeza, ou já, se há rato ou comida no local.',
    quanto:
      'Controle por empresa costuma custar menos que um dia parado por interdição; a devolução de embalagem e muito óleo usado são de graça.',
    pode: 'Veneno por conta própria em área de alimento não pode. Embalagem vazia de agrotóxico se lava três vezes, fura e devolve ao posto em até um ano, com recibo. A prefeitura diz a coleta certa.',
    porque: 'Volta porque a entrada continua: ralo sem tela, porta sem rodo, lixo de um dia para o outro.',
    passos: [
      'Hoje, tampe, limpe e separe o resíduo em recipiente fechado e com nome.',
      'Nesta semana, ligue à prefeitura ou ao fornecedor e marque a coleta.',
      'No mês, ponha a data da próxima visita e guarde os comprovantes.',
    ],
    confira: 'se quem coleta é credenciado.',
    quem: 'a prefeitura e a Vigilância Sanitária',
  },
  {
    id: 'custos',
    nome: 'reduzir custos e contas',
    base: 'Liste as despesas da maior para a menor: as cinco primeiras são quase tudo. Em cada uma pergunte: dá para usar menos, pagar menos ou não ter? Corte o que o cliente não vê. Conta de consumo cai com hora de uso, vazamento e equipamento velho; contrato cai com telefonema e proposta do concorrente.',
    decidir:
      'Corte o que não muda o que o cliente recebe. Gaste para economizar se o que poupa por mês paga em até um ano.',
    quanto:
      'Peso = despesa ÷ venda do mês. Compare com o mesmo mês do ano passado: o que subiu mais que a venda é o primeiro.',
    pode: 'Pode pedir revisão de conta, mudar de plano e sair de fidelidade com multa proporcional. Ligação irregular de luz ou água é crime.',
    porque: 'Sobe aos poucos, por preço, por uso e por coisa que ninguém cancelou. O extrato de três meses mostra.',
    passos: [
      'Hoje, liste as dez maiores despesas do último mês.',
      'Nesta semana, renegocie três e cancele uma.',
      'Em 30 dias, compare e ponha um teto em cada grupo.',
    ],
    confira: 'se o corte não vai aumentar perda, demora ou reclamação.',
    quem: null,
  },
  {
    id: 'safra',
    nome: 'vender a produção do campo',
    base: 'Venda em partes: um terço cobre as contas da colheita, um terço quando o preço paga custo e sobra, um terço espera. Saiba o seu custo por saca, litro, caixa ou arroba: abaixo dele, guardar só faz sentido com armazém barato e conta paga. Direto ao consumidor paga mais e pede tempo, frete e constância.',
    decidir:
      'Guarde se o preço esperado menos armazém, juro e perda ainda passa do de hoje, e se as dívidas não vencem antes. Troque de comprador depois de testar com parte da produção.',
    quanto:
      'Custo por unidade = (insumo + gente + máquina + terra) ÷ produção. Some frete e desconto de qualidade ao comparar compradores.',
    pode: 'Contrato de entrega se cumpre. Animal, leite, queijo e ovo pedem inspeção; nota de produtor em toda venda. O sindicato rural ou a Emater tiram dúvidas.',
    porque:
      'O atravessador paga pouco porque recolhe, corre o risco e sabe que você não tem outro. Dois compradores e um grupo de vizinhos mudam isso.',
    passos: [
      'Hoje, calcule o custo por unidade e o que vence até a próxima venda.',
      'Nesta semana, peça preço a três compradores e à feira ou merenda, já com frete.',
      'Venda uma parte, anote peso e classificação, e compare.',
    ],
    confira: 'peso, umidade e data de pagamento, por escrito.',
    quem: 'a Emater, a cooperativa ou o sindicato rural',
  },
  {
    id: 'criacao',
    nome: 'a produção no campo (lavoura e criação)',
    base: 'Quando a produção cai, olhe na ordem: água, comida, temperatura, doença, manejo. Mude uma coisa por vez e anote. Remédio e veneno, só com receita e carência. Antes de investir, faça a conta em um pedaço pequeno por um ciclo.',
    decidir:
      'Invista se o ganho por hectare ou por cabeça, no ano médio e não no melhor, paga em até três anos. Para o risco do tempo, compare o seguro com o que perdeu nos últimos cinco anos.',
    quanto:
      'Ganho = (produção a mais × preço) − (energia + gente + manutenção + parcela). Perda aceitável depende da cultura: compare com os vizinhos.',
    pode: 'Água de rio, poço e represa pede outorga ou cadastro. Morte de muitos animais ou peixe se comunica à defesa agropecuária. Um agrônomo ou veterinário confirma.',
    porque:
      'Perde antes da venda por colher tarde, calor, transporte e espera. Colher cedo, sombra e caixa limpa salvam boa parte.',
    passos: [
      'Hoje, anote o que mudou nos últimos quinze dias e separe os doentes ou o talhão pior.',
      'Nesta semana, chame a assistência técnica e teste a mudança em uma parte.',
      'No ciclo, compare produção e custo com o resto.',
    ],
    confira: 'água e comida: são a causa mais comum.',
    quem: 'um veterinário ou agrônomo',
  },
  {
    id: 'terra',
    nome: 'a terra, os vizinhos e o arrendamento',
    base: 'Combine por escrito: área, prazo, preço em produto ou dinheiro, quem paga cerca, calcário e imposto, e como termina. Com vizinho, conversa primeiro, foto e data sempre, e boletim se há prejuízo.',
    decidir:
      'Arrende, plante ou faça parceria comparando a renda por hectare já sem o risco: o certo do aluguel contra a média de cinco anos plantando.',
    quanto: 'Peça a três vizinhos o preço por hectare ou por cabeça e desconte o que você fica obrigado a fazer.',
    pode: 'Quem causa dano por fogo, veneno ou gado responde, com prova. Passagem é obrigatória só para imóvel sem saída, com indenização. Contrato rural tem prazos mínimos: confira com um advogado.',
    porque: 'A briga vem de divisa, cerca e combinado de boca. Um croqui assinado evita.',
    passos: [
      'Hoje, fotografe, anote e converse.',
      'Nesta semana, ponha o combinado ou a reclamação por escrito.',
      'No mês, acerte papel, cerca e divisa com apoio do sindicato.',
    ],
    confira: 'matrícula, CAR e o que está escrito.',
    quem: 'o sindicato rural ou um advogado',
  },
  {
    id: 'escola',
    nome: 'alunos, turmas e famílias',
    base: 'Família quer três coisas: segurança, notícia e ver o filho avançar. Conte o que aconteceu no mesmo dia, antes que outro conte, com fato e o que foi feito. Regra por escrito na matrícula (horário, falta, saída, taxas). Turma se abre pela conta: alunos × mensalidade que pagam professor e sala.',
    decidir:
      'Abra ou mantenha a turma se o que ela paga passa do professor e do material, ou se enche em dois meses; senão, junte por nível ou troque o horário.',
    quanto:
      'Mínimo de alunos = (professor + material + parte da sala) ÷ mensalidade. Abaixo, mude antes do mês seguinte.',
    pode: 'Aluno em dívida não pode ser impedido de assistir nem de fazer prova no período; na renovação, pode recusar. Deficiência não se recusa nem se cobra a mais. Suspeita de abuso ou maus-tratos se comunica ao Conselho Tutelar.',
    porque:
      'Saem por falta de resultado visto, horário, preço e amizade, nessa ordem. Pergunte no segundo mês, não na saída.',
    passos: [
      'Hoje, fale com a família ou o aluno do caso, com o fato e a próxima data.',
      'Nesta semana, escreva a regra e faça todos assinarem.',
      'No mês, mostre o progresso de cada aluno e ligue para quem faltou duas vezes.',
    ],
    confira: 'o contrato de matrícula e a regra do conselho de educação.',
    quem: 'um advogado ou o Conselho Tutelar, conforme o caso',
  },
  {
    id: 'paciente',
    nome: 'pacientes, convênios e regras da saúde',
    base: 'Convênio enche e paga pouco; particular paga bem e pede ser lembrado. Ponha cada um na conta por hora: valor recebido − material − glosa ÷ tempo. Tire horários do pior aos poucos. O que só um profissional pode fazer, só ele faz; prontuário completo é a sua defesa.',
    decidir:
      'Saia do convênio quando ele ocupa hora que o particular compraria e representa menos de um terço; senão, reduza os horários dele primeiro e peça reajuste por escrito.',
    quanto:
      'Valor por hora de cada convênio = pago por consulta × consultas por hora × (1 − glosa). Compare com o particular na mesma hora.',
    pode: 'O conselho da profissão define anúncio, receita, atendimento a distância e quem pode aplicar. Dado de saúde não se passa sem autorização. Cobrar diferença de quem o plano cobre não pode.',
    porque: 'A agenda cheia com mês apertado vem de valor baixo por hora, faltas e retornos de graça.',
    passos: [
      'Hoje, calcule o que cada convênio e o particular deixam por hora.',
      'Nesta semana, peça reajuste por escrito ao pior e abra duas horas só para particular.',
      'Em três meses, compare e decida sair de um.',
    ],
    confira: 'o aviso e a multa no contrato do convênio e a regra do seu conselho.',
    quem: 'o conselho da profissão',
  },
  {
    id: 'doacao',
    nome: 'doações e projetos sociais',
    base: 'Quem doa quer ver onde foi. Mostre um uso concreto com valor (“R$ 30 pagam o lanche de uma criança na semana”), peça todo mês um valor pequeno e preste contas com foto e nota. Empresa que recebe muitos pedidos escolhe uma causa, um valor por ano e responde a todos igual.',
    decidir:
      'Doe do que sobra, não do caixa, a quem presta contas. Diga não com carinho: “Já escolhemos a causa do ano.”',
    quanto: 'Um limite comum: até 1% do que sobra no ano, decidido em janeiro.',
    pode: 'Doação em dinheiro se registra; algumas descontam do imposto no lucro real. Rifa e sorteio podem pedir autorização.',
    porque: 'Param de doar quando não têm notícia. Uma mensagem por mês segura a maioria.',
    passos: [
      'Hoje, escreva em três linhas o que se faz com R$ 30.',
      'Nesta semana, peça a vinte pessoas que já ajudaram um valor mensal.',
      'Todo mês, mande a conta e uma foto.',
    ],
    confira: 'se a entidade tem CNPJ e contas abertas.',
    quem: 'o contador',
  },
]
