import type { Theme } from './types.ts'

/** Prices, what is left, cash, debts, taxes and papers. */
export const MONEY_THEMES: readonly Theme[] = [
  {
    id: 'reajuste',
    nome: 'aumentar o preço e avisar os clientes',
    base: 'Preço parado perde para a inflação todo mês. Suba primeiro o que o cliente não compara e o que dá mais trabalho, avise com data e motivo, e segure o valor antigo só para quem já fechou: “A partir de 1º de março o serviço passa a tanto. Quem marcar até lá mantém o preço de hoje.” Poucos saem, e quem sai pagava abaixo do custo.',
    decidir:
      'Aumente se o seu custo subiu, se a agenda vive cheia ou se faz mais de um ano. Espere só se está perdendo clientes por preço e já conferiu isso com eles.',
    quanto:
      'Some quanto subiu cada custo pelo peso que ele tem no seu preço: se o material é 40% do preço e subiu 15%, o preço precisa de 6%. E o quanto aguenta perder: com margem de 30%, um aumento de 10% empata mesmo perdendo um em cada quatro clientes.',
    pode: 'Pode reajustar o avulso quando quiser, avisando antes de vender. Contrato segue o índice e a data escritos, e a lei só permite reajuste uma vez por ano. Preço já fechado se cumpre, salvo combinado novo.',
    porque:
      'O que trava é medo de perder cliente, quase sempre maior que a perda. E o custo subiu aos poucos, sem aparecer em uma conta só.',
    passos: [
      'Hoje, liste os dez itens que mais saem com custo de agora, preço e sobra.',
      'Nesta semana, suba primeiro os três que menos sobram e escreva o aviso com data.',
      'Em 30 dias, compare quantidade vendida e sobra total com o mês anterior.',
    ],
    confira: 'contratos com índice e data, e os pedidos já fechados pelo preço antigo.',
    quem: null,
  },
  {
    id: 'preco',
    nome: 'quanto cobrar',
    base: 'O preço se monta de três partes: o que gasta em cada venda (material, taxa, imposto, comissão, entrega), a fatia das contas do mês e a sobra que quer. Divida o custo da venda por (1 − taxas − fatia das contas − sobra, em decimal) e compare com o que três concorrentes cobram por algo igual. Serviço pede mais um passo: as suas horas, inclusive ida e volta.',
    decidir:
      'Entre dois jeitos de cobrar, escolha o que põe o risco em quem o controla: se o tempo depende do cliente, por hora; se depende de você, preço fechado com o que inclui. Mensal serve para o que se repete.',
    quanto:
      'Sua hora: (o que precisa tirar + contas do mês) ÷ horas que consegue vender, em geral 60% das que trabalha. Quem precisa de R$ 6.000 e vende 100 horas não pode cobrar menos de R$ 60 a hora, fora o material.',
    pode: 'O preço é livre, desde que dito antes e igual ao anunciado. Preços diferentes por tamanho, distância, urgência ou forma de pagar podem, se a regra é clara.',
    porque:
      'Quando o preço parece certo e não sobra, o que ficou de fora costuma ser taxa do cartão, imposto, perda e a sua própria hora.',
    passos: [
      'Hoje, escolha o item que mais vende e escreva tudo o que gasta em um deles, com as horas.',
      'Nesta semana, pergunte o preço de três concorrentes e calcule o seu mínimo.',
      'Teste o preço novo com os próximos dez clientes novos e anote quantos fecham.',
    ],
    confira: 'taxa da maquininha, imposto, perdas e tempo de ida: são os esquecidos.',
    quem: null,
  },
  {
    id: 'concorrencia',
    nome: 'o concorrente',
    base: 'Não dispute o que ele faz melhor: rede e informal ganham no preço, você ganha em prazo, conserto, confiança e jeito. Vá ver de perto (preço dos dez itens, horário, atendimento), iguale só o que todo mundo compara e mostre o que ele não tem: “Aqui você troca na hora e fala com quem fez.” E cuide primeiro de quem já é seu.',
    decidir:
      'Baixe o preço só em dois ou três itens que chamam, por tempo certo e sem passar do seu custo. Em tudo o mais, mude a oferta: pacote, garantia, entrega, hora marcada.',
    quanto:
      'Antes de mexer, meça: quantos clientes e quanto em reais saíram desde que ele chegou. Se a queda é menor que 10%, guarde o preço; se é maior, ligue para dez que sumiram e pergunte o motivo.',
    pode: 'Concorrente pode abrir perto, ter preço menor e fazer parecido. Não pode copiar marca, foto ou texto, mentir sobre você nem enganar o cliente; guarde prova, peça por escrito que pare e, se continuar, procure um advogado ou o Procon. Denunciar quem trabalha sem nota é direito seu, e raramente traz cliente de volta.',
    porque:
      'Ele vende mais por uma de quatro razões: aparece mais, é mais fácil de comprar, o cliente percebe mais valor ou o preço dos itens que chamam é menor. Comprar lá uma vez mostra qual.',
    passos: [
      'Hoje, compre ou peça preço no concorrente e anote o que ele faz melhor e pior.',
      'Nesta semana, chame vinte clientes seus com uma novidade que ele não tem.',
      'Em 30 dias, compare a quantidade de clientes e o valor de cada compra, e só então mexa no preço.',
    ],
    confira: 'o seu custo: preço igual ao dele com custo maior é prejuízo.',
    quem: null,
  },
  {
    id: 'lucro',
    nome: 'o que sobra e o que dá lucro',
    base: 'Lucro é o que entra menos tudo: mercadoria, taxas, imposto, gente, contas, parcelas e a sua retirada. Feche um mês em uma folha, linha por linha, com extrato na mão. Se sobra no papel e não no banco, o dinheiro está em estoque, prazo ou parcela; se não sobra nem no papel, é preço, custo ou pouca venda.',
    decidir:
      'Fique com o que dá mais sobra por hora ou por metro ocupado, não com o que fatura mais. Faça a mesma conta para os dois e corte o que não paga nem o próprio custo.',
    quanto:
      'Para saber quanto precisa vender: (contas do mês + o que quer tirar) ÷ margem, em decimal. Com R$ 8.000 de contas e 40% de margem, o empate é R$ 20.000. De sobra, 10% depois de tudo e da sua retirada é um bom sinal para empresa pequena.',
    pode: 'O lucro é livre, depois de pagos impostos e retirada com INSS. Distribuir lucro pede contas em ordem: fale com o contador.',
    porque:
      'O dinheiro some por cinco portas: mercadoria parada, prazo que dá, preço sem as taxas, retirada sem limite e parcelas. Ache a maior antes de cortar qualquer coisa.',
    passos: [
      'Hoje, some o que entrou e o que saiu no mês passado, em sete linhas.',
      'Nesta semana, calcule a sobra dos cinco itens ou serviços que mais vende.',
      'No mês, aumente ou pare o pior deles e compare a folha nova com a antiga.',
    ],
    confira: 'se a sua retirada e os gastos da casa estão dentro da conta.',
    quem: 'o contador, para fechar o resultado',
  },
  {
    id: 'caixa',
    nome: 'o dinheiro do caixa',
    base: 'Ponha no papel o que entra e o que sai nas próximas oito semanas, por semana: o buraco aparece antes de doer. Pague nesta ordem: gente, o que faz a empresa funcionar (aluguel, luz, fornecedor que entrega), impostos com parcelamento possível, e por último quem aceita esperar. Conta da casa e da empresa, separadas.',
    decidir:
      'Antes de gastar ou guardar, garanta um mês de contas parado. Passou disso: quite a dívida mais cara, depois invista no que traz venda medida, e só então reforme ou compre.',
    quanto:
      'Reserva: três meses das contas fixas, juntando 5% a 10% do que entra. Décimo terceiro e férias: separe por mês um nono da folha, mais encargos.',
    pode: 'Pode usar o dinheiro da empresa como retirada ou lucro registrado, não como bolso sem conta. Atrasar salário dá multa e ação; se for faltar, avise antes e pague parte.',
    porque:
      'Falta porque as datas não casam: paga em 15 dias e recebe em 45, ou a venda do mês bom virou gasto fixo. A folha por semana mostra qual.',
    passos: [
      'Hoje, liste o que vence e o que vai entrar, por semana, até dois meses.',
      'Nesta semana, cobre o que está atrasado, peça prazo a dois fornecedores e corte uma conta que não faz falta.',
      'Todo dia de movimento, separe uma parte fixa em outra conta e não conte com ela.',
    ],
    confira: 'vendas do cartão já antecipadas: elas não vão entrar de novo.',
    quem: 'o contador',
  },
  {
    id: 'divida',
    nome: 'empréstimo, banco e dívidas',
    base: 'Dívida boa se paga com o que ela mesma traz; dívida para cobrir buraco volta maior. Liste todas com saldo, taxa ao mês, parcela e garantia. Troque a cara (cartão, cheque especial) por uma barata, negocie pelo telefone com número na mão e não dê a casa ou o nome de parente em garantia sem pensar duas vezes.',
    decidir:
      'Pegue se a sobra que o dinheiro traz por mês é maior que a parcela, já no mês fraco, e se o CET (o custo com tudo dentro) é o menor de três propostas. Para tapar buraco, negocie antes de pegar outra.',
    quanto:
      'A soma das parcelas não deve passar de 10% a 15% do que vende por mês, nem da metade do que sobra. Total pago = parcela × número de vezes: compare com o que recebeu na mão.',
    pode: 'O banco pode negar crédito e cobrar; não pode obrigar a contratar seguro junto nem ligar para os seus clientes. Quitar antes dá direito a desconto dos juros. Nome sujo por dívida prescrita ou paga tem de sair.',
    porque:
      'A dívida cresce quando a parcela é maior que a sobra e a diferença vai para o cartão. Olhe primeiro a sobra; sem ela, nenhum acordo dura.',
    passos: [
      'Hoje, liste as dívidas da mais cara à mais barata, com a taxa de cada uma.',
      'Nesta semana, peça duas propostas (cooperativa e outro banco) e ofereça ao credor a parcela que cabe no mês fraco.',
      'Assine só o que couber, guarde o acordo e pare de usar o limite enquanto paga.',
    ],
    confira: 'o CET, as garantias e se a parcela cabe no seu pior mês.',
    quem: 'o Procon ou um advogado, se há cobrança abusiva ou risco para a casa',
  },
  {
    id: 'retirada',
    nome: 'a sua retirada e a sua renda',
    base: 'Fixe um valor e um dia, como salário, e trate o resto como dinheiro da empresa. O valor nasce do que a empresa deixa no mês fraco, não do que a casa pede. No fim do trimestre, o que sobrou além da reserva pode virar lucro para você.',
    decidir:
      'Tire um valor alto de uma vez só se a reserva de contas continua inteira e não há dívida cara. Senão, divida em meses.',
    quanto:
      'Comece por metade da sobra média dos últimos seis meses, já tirado tudo; a outra metade fica até a reserva completar três meses. E confira: pagaria isso a outra pessoa para fazer o seu trabalho?',
    pode: 'Sócio que trabalha precisa de pró-labore com INSS; lucro com contas em ordem sai à parte. MEI tira o que sobra e já paga INSS na guia. Confirme com o contador.',
    porque:
      'Nunca sobra para você quando a retirada é o que fica por último. Pondo-a como primeira conta, aparece o que precisa mudar: preço, custo ou venda.',
    passos: [
      'Hoje, some o que tirou nos últimos três meses, com as contas pagas da casa.',
      'Nesta semana, fixe o valor e o dia e passe a pagar a casa só com ele.',
      'Em três meses, reveja pela sobra e separe uma parte para aposentadoria.',
    ],
    confira: 'as contas da casa que hoje a empresa paga.',
    quem: 'o contador',
  },
  {
    id: 'recebimento',
    nome: 'cartão, Pix, maquininha e golpes no pagamento',
    base: 'Só entregue depois de ver o dinheiro no seu aplicativo do banco; comprovante se falsifica. No cartão, olhe o que chega na conta e não só a taxa do anúncio: débito, à vista e parcelado têm preços diferentes, e antecipar custa de novo. Uma vez por semana, confira vendas contra depósitos.',
    decidir:
      'Troque de maquininha se a nova economiza mais do que aluguel e mudança custam, com o seu volume. Aceite mais uma forma de pagar quando os clientes pedem e a taxa cabe no preço.',
    quanto:
      'Custo = vendas em cada forma × a taxa dela + aluguel + antecipação. Cada 1% a menos em R$ 20.000 são R$ 200 por mês.',
    pode: 'Pode cobrar preço diferente por forma de pagamento, à vista do cliente. Venda contestada se defende com nota, entrega assinada e conversa. Pix errado se pede de volta pelo banco, no mesmo dia.',
    porque:
      'Recebe menos do que vende por taxa do parcelado, antecipação automática ligada, aluguel ou venda que não foi paga. O extrato da maquininha mostra qual.',
    passos: [
      'Hoje, baixe o extrato do último mês e some taxa, aluguel e antecipação.',
      'Nesta semana, peça proposta a duas concorrentes com o seu volume e desligue a antecipação automática.',
      'Ensine a todos a conferir o Pix no aplicativo, nunca na tela do cliente; em golpe, avise o banco na hora e faça boletim.',
    ],
    confira: 'fidelidade e multa do contrato da maquininha.',
    quem: null,
  },
  {
    id: 'imposto',
    nome: 'imposto, MEI, nota e contador',
    base: 'Três coisas evitam quase toda multa: emitir nota do que vende, pagar a guia no dia e saber o limite do seu tipo (MEI: R$ 81 mil por ano). O regime certo depende de faturamento, folha e atividade: é uma conta que o contador faz em uma hora, e vale refazer todo ano.',
    decidir:
      'Troque de regime, de tipo ou de contador comparando o ano inteiro: imposto + mensalidade + encargos dos dois caminhos, por escrito. Mudança de regime em geral só vale em janeiro.',
    quanto:
      'Peça ao contador a guia dos últimos três meses dividida pelo faturamento: essa é a sua taxa real, e é ela que entra no preço. Atraso soma multa por dia e juros, mas parcela em até 60 vezes.',
    pode: 'Vender sem nota é proibido mesmo quando o cliente não pede, e receber por fora também. Atividade que a lei exclui não pode ser MEI. Dívida de imposto se parcela, e fechar com dívida é possível: ela segue no nome do dono. Confira o seu caso com o contador.',
    porque:
      'O imposto sobe quando muda a faixa, quando a folha cai ou quando a atividade está no quadro errado. Peça a memória de cálculo.',
    passos: [
      'Hoje, separe faturamento do ano, guias pagas e as que faltam.',
      'Nesta semana, leve três perguntas ao contador: quanto pago por cada real vendido, o que está em aberto e o que muda no ano que vem.',
      'No mês, ponha a taxa real no preço e um lembrete para cada vencimento.',
    ],
    confira: 'no portal do Simples ou no e-CAC o que está em aberto no seu nome.',
    quem: 'o contador',
  },
  {
    id: 'licenca',
    nome: 'licenças, registros e fiscalização',
    base: 'Quase toda cidade pede consulta do endereço, alvará e, conforme a atividade, bombeiros e Vigilância Sanitária. Comece pela prefeitura: ela diz a lista certa para a sua atividade e se o grau de risco dispensa licença. Em visita do fiscal, receba bem, peça identificação, mostre o que tem e guarde cópia do que assinou.',
    decidir:
      'Antes de gastar em obra ou equipamento, faça a consulta de viabilidade: um não da prefeitura depois da reforma é o prejuízo mais comum.',
    quanto:
      'Some taxa da prefeitura, bombeiros, vigilância e adequações; em atividade simples costuma ficar em algumas centenas de reais, e a multa por abrir sem passa disso.',
    pode: 'Atividade de baixo risco pode funcionar sem alvará prévio, e o MEI também tem dispensa, mas ambos cumprem as regras. Alimento, saúde, produto químico e animal pedem licença própria. A prefeitura ou o contador dizem o seu caso.',
    porque:
      'O processo trava por endereço que não permite a atividade, atividade errada no CNPJ ou falta de um laudo. Pergunte no protocolo o que falta, por escrito.',
    passos: [
      'Hoje, veja no site da prefeitura a consulta de viabilidade com o seu endereço e atividade.',
      'Nesta semana, peça ao contador a lista do que falta e os prazos, e fotografe o que já está certo.',
      'Corrija o que é barato já (validade, limpeza, extintor, placas) e peça prazo para o resto.',
    ],
    confira: 'se a atividade do seu CNPJ é a que você faz de verdade.',
    quem: 'a prefeitura, a Vigilância Sanitária ou o contador',
  },
  {
    id: 'contrato',
    nome: 'contratos e direitos',
    base: 'Uma página resolve quase tudo: o que inclui e o que não, prazo, valor e datas, mudanças, cancelamento e quem responde por quê. Conversa de WhatsApp com “de acordo” vale como prova; papel assinado vale mais. Antes de assinar o dos outros, marque multa, prazo, renovação automática e exclusividade.',
    decidir:
      'Assine se consegue cumprir tudo no pior mês e sair sem quebrar. Peça por escrito a mudança de dois pontos: quase sempre aceitam um.',
    quanto:
      'Multa justa costuma ficar em 10% a 20% do que falta; acima disso, negocie. Compare o custo do advogado por uma hora com o que o contrato pode tirar.',
    pode: 'Entre empresas vale o que foi assinado, com limites; contra consumidor, cláusula abusiva cai. O que é seu (foto, texto, código, desenho) só passa a outro se estiver escrito.',
    porque: 'A briga quase sempre nasce do que ninguém escreveu: prazo, mudanças e quem paga o imprevisto.',
    passos: [
      'Hoje, junte mensagens, orçamento e comprovantes do caso em uma pasta.',
      'Nesta semana, mande um resumo do combinado e peça um “de acordo” por escrito.',
      'Faça o seu modelo de uma página e use em todo serviço novo.',
    ],
    confira: 'prazos de resposta: intimação e notificação não podem esperar.',
    quem: 'um advogado',
  },
  {
    id: 'dados',
    nome: 'dados, fotos, câmeras e senhas',
    base: 'Guarde só o dado que usa, com acesso de quem precisa e prazo para apagar. Foto de cliente, aluno ou paciente pede autorização por escrito, e de menor, dos pais. Senhas são da empresa: uma por pessoa, com dois passos, trocadas quando alguém sai.',
    decidir:
      'Na dúvida entre guardar ou apagar, publicar ou não, faça a pergunta da pessoa: ela esperaria isso de mim? Se não, peça autorização ou não faça.',
    quanto:
      'Prazos comuns: nota e papel de imposto, cinco anos; papel trabalhista, mais; prontuário, vinte anos. Imagem de câmera, 15 a 30 dias bastam.',
    pode: 'Câmera pode em área comum, com aviso; nunca em banheiro ou vestiário. A LGPD vale para empresa pequena, com obrigações mais leves. Passar dado de cliente a outro, só com autorização ou ordem da Justiça.',
    porque: 'O vazamento começa quase sempre em senha repetida, celular perdido ou acesso de quem já saiu.',
    passos: [
      'Hoje, troque as senhas principais e ligue a confirmação em dois passos.',
      'Nesta semana, liste quem tem acesso a quê e tire o que sobra; faça um termo simples de imagem.',
      'No mês, teste uma cópia de segurança: abra um arquivo dela.',
    ],
    confira: 'se há autorização escrita antes de publicar ou repassar.',
    quem: 'um advogado, em vazamento ou reclamação',
  },
]
