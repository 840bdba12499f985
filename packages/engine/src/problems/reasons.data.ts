/** How each problem comes about and what it leads to: cause, then consequence. By the id of its card; no digits. */
export const REASONS: Readonly<Record<string, string>> = {
  parte_do_socio:
    'Quem sai leva o trabalho que fazia e às vezes clientes: a parcela vence com a empresa já mais fraca do que era quando o preço foi pedido.',
  proposta_grande:
    'Um pedido grande enche a empresa de uma vez, e o dinheiro dele costuma chegar depois do gasto: sem a conta não se sabe se ele soma ou só toma o lugar de quem paga melhor.',
  compra_de_negocio:
    'Clientes não se compram como máquina: cada um decide se fica, e a parcela vence do mesmo jeito quando um vai embora.',
  indicador_parou:
    'Quem indica põe o próprio nome em jogo: sem notícia do cliente que mandou, ou depois de uma queixa calada, ele troca de parceiro sem avisar.',
  rede_social_nao_vende:
    'Quem vê a postagem não encontra preço, prazo nem um jeito simples de comprar: a curtida fica na rede, e a venda vai para quem responde primeiro.',
  marketplace_taxa:
    'Comissão, frete e anúncio saem de cada venda antes do custo do produto: quanto mais se vende um item mal calculado, mais o prejuízo cresce.',
  ifood_dependencia:
    'O cliente é do aplicativo, não da casa: ele cobra por cada pedido, decide quem aparece e, quando bloqueia, a venda do dia inteiro para.',
  sem_presenca_digital:
    'Quem procura pelo celular encontra o vizinho: a empresa perde a venda sem saber que ela existiu.',
  ecommerce_parado:
    'O visitante chega e trava em algum ponto, como frete, foto ou confiança: pagar por mais visitas só enche de gente um caminho que não fecha.',
  avaliacao_ruim:
    'Uma reclamação sem resposta é lida por todos que pesquisam depois: cada nota baixa tira clientes que nunca chegaram a falar com você.',
  atendimento_ruim:
    'Quem espera resposta chama o próximo da lista: a demora custa a venda antes de qualquer conversa de preço.',
  sistema_ruim:
    'O que o sistema não faz vira papel, planilha e conferência dobrada: o tempo pago vai embora e o erro volta como reclamação.',
  protecao_dados: 'Senhas e contatos em um só aparelho fazem de um golpe ou de uma perda a parada da empresa toda.',
  imposto_atrasado:
    'A guia que fica para depois junta multa e juro, e o débito aberto tira a certidão e pode tirar o regime do Simples.',
  imposto_alto:
    'O imposto segue a atividade e o regime em que a empresa foi registrada: um enquadramento errado cobra todo mês, em silêncio.',
  mei_estourou:
    'O limite conta tudo o que entrou no ano, com e sem nota: passar dele sem avisar traz imposto retroativo, e segurar a venda para caber custa mais ainda.',
  preco_sem_conta:
    'O preço saiu do olho e o custo saiu do caixa: o que faltou na conta, como sobra de material, hora e imposto, aparece só depois de vendido.',
  medo_reajuste:
    'O custo sobe todo ano e o preço espera coragem: a diferença sai da sua retirada, e o medo cresce enquanto não se sabe quantos clientes dá para perder.',
  guerra_preco: 'Na briga por preço ganha quem compra mais barato, e quem acompanha vende igual e sobra menos.',
  desconto_demais:
    'O desconto sai inteiro do que sobra, não da venda: quando vira costume, o cliente aprende a esperar por ele.',
  aluguel_pesa:
    'O aluguel vence todo mês, venda ou não: um reajuste acima do que o ponto traz come a sobra sem trazer um cliente a mais.',
  energia_cara:
    'O consumo segue equipamento velho, horário caro e hábito: sem saber o que puxa a conta, cada mês repete o gasto.',
  custo_insumo_subiu:
    'O insumo pesa mais e o preço ficou: a diferença sai do que sobra em cada unidade, e vender mais não a traz de volta.',
  custo_fixo_alto:
    'A estrutura foi montada para uma venda maior: o fixo vence igual no mês fraco, e a falta vira dívida.',
  contador_ruim: 'Quem recebe só a guia decide imposto, contratação e preço sem a informação que já pagou para ter.',
  recuperar_prejuizo:
    'Todo mês sai um pouco mais do que entra, e a falta é coberta com limite ou atraso: o juro aumenta a conta do mês seguinte.',
  crescer_desorganizado:
    'O pedido cresceu mais depressa que as rotinas: o que antes cabia na sua cabeça agora se perde entre as pessoas.',
  segunda_loja:
    'A segunda unidade dobra o custo no primeiro dia e a venda só depois: nesse intervalo quem paga é a primeira.',
  franquear: 'A taxa e a obra se pagam na entrada, e o retorno depende de números que só quem já está na rede conhece.',
  imovel_proprio:
    'A obra consome caixa durante meses em que a empresa continua precisando dele, e raramente termina no valor do primeiro orçamento.',
  aluguel_equipamento:
    'Cada caminho cobra de um jeito: o conserto repete, o aluguel não acaba e a compra prende caixa. Sem o custo de cada hora parada, a escolha vira palpite.',
  sem_planejamento:
    'Sem um número para perseguir, toda urgência parece igual, e o mês acaba sem que se saiba se andou.',
  importar_exportar:
    'Entre o preço do fornecedor e o item na prateleira há frete, imposto, câmbio e prazo: é ali que o barato deixa de ser.',
  venda_governo:
    'O órgão paga depois de conferir cada papel: um documento errado segura o dinheiro de um trabalho já feito.',
  reforma_tributaria: 'A regra muda aos poucos, e quem não sabe para quem vende não sabe se o seu preço sobe ou cai.',
  cmv_alto:
    'A perda mora na porção, na compra e no preparo: alguns gramas a mais em cada saída viram a maior conta do mês.',
  cardapio_grande:
    'Cada item a mais pede estoque, preparo e espera: poucos pagam a cozinha, e os outros ocupam dinheiro.',
  mesa_vazia: 'O custo do salão é o mesmo na terça e no sábado: o lugar vazio de hoje não se vende amanhã.',
  vigilancia_validade:
    'Sem data e temperatura anotadas, o risco só aparece na visita do fiscal ou no cliente que passa mal.',
  preco_commodity:
    'Quem compra põe o preço e o custo não espera: sem saber quanto custa cada unidade e sem outra porta de venda, toda queda fica inteira com você.',
  clima_seguro:
    'A perda chega de uma vez e o custo já foi pago: sem cuidado, registro e seguro, uma estação ruim leva a renda do ano.',
  safra_caixa:
    'O dinheiro entra em poucos meses e as contas nos doze: o que não é separado na entrada falta na entressafra, e o produto acaba antes de a renda recomeçar.',
  atravessador_venda_direta:
    'Quem junta, escolhe e entrega fica com a diferença entre o que pagam a você e o preço de venda, porque é ele quem tem o comprador.',
  gestao_rural_sem_custo:
    'Sem o custo de cada unidade, um preço bom e um preço ruim parecem iguais até a conta vencer.',
  no_show:
    'O horário reservado não volta: sem confirmação nem combinado, a falta não custa nada a quem falta e custa a hora a você.',
  convenio_glosa:
    'O atendimento já foi feito e pago por você: a guia com erro ou o recurso fora do prazo entrega esse trabalho de graça.',
  dependencia_convenio: 'O plano decide preço e prazo, e a agenda cheia dele não deixa lugar para quem pagaria mais.',
  paciente_abandona:
    'Quem não entende quanto falta nem sente a melhora para no meio: o resultado não vem, e a indicação também não.',
  vaga_ociosa_escola:
    'A turma custa o mesmo com poucos ou com muitos: cada vaga vazia até o fim do período é receita que não volta.',
  inadimplencia_escola:
    'A aula continua e a mensalidade não: sem data de contato e acordo, o atraso de um mês vira o do ano.',
  evasao_aluno:
    'O aluno avisa antes de sair, com falta e silêncio: quando ninguém ouve, a vaga fica vazia até o próximo período.',
  professor_troca: 'O aluno conhece o professor e não a escola: quando ele sai, a turma fica solta.',
  academia_evasao:
    'O aluno falta, perde o hábito e só depois cancela: a catraca sabe antes, e cada um que sai precisa de outro só para ficar no mesmo lugar.',
  marca_registro: 'Quem registra primeiro tem o direito: um nome sem registro pode ser usado, ou tomado, por outro.',
  concorrente_novo:
    'O novo vizinho puxa primeiro quem compra por hábito e preço: perdem-se os clientes que ninguém chamou de volta.',
  diferencial: 'Quando todos parecem iguais, sobra o preço para comparar, e ganha quem cobra menos.',
  importado_concorrencia:
    'O importado e o informal vendem sem parte dos seus custos: no mesmo produto você perde, no que eles não entregam você ganha.',
  ponto_ruim: 'O movimento da rua mudou e a conta do ponto ficou: quem só espera passante vende cada vez menos.',
  loja_vitrine:
    'O cliente já fez o mais difícil, entrou: o que falta, tamanho, preço ou abordagem, acontece dentro da loja.',
  mix_produto: 'Muitos itens de pouca saída ocupam o dinheiro dos poucos que vendem.',
  devolucao_troca:
    'A troca paga frete duas vezes e devolve um produto que nem sempre volta à venda: o motivo nasce antes da compra, na medida e na descrição.',
  fraude_chargeback: 'O produto sai antes de o dinheiro ser certo: o golpe entra nesse intervalo.',
  pos_venda_garantia: 'Cada volta em garantia gasta peça e hora que ninguém paga e ocupa o lugar de um serviço novo.',
  caixa_vazio_fim_mes:
    'As contas vencem antes de a venda entrar: a falta se repete na mesma data, e o limite do banco cobra por ela.',
  lucro_some: 'O que sobra na conta some em pequenas saídas que ninguém soma: preço mal feito, retirada e juro.',
  contas_misturadas:
    'Com um caixa só, a despesa da casa esconde se a empresa dá lucro, e o lucro esconde a despesa da casa.',
  nao_tiro_salario: 'Sem retirada na conta do preço, o negócio só parece dar lucro porque o seu trabalho sai de graça.',
  capital_de_giro: 'Você paga antes de receber: quanto mais vende a prazo, mais dinheiro precisa adiantar.',
  divida_banco: 'A parcela sai antes do seu salário: enquanto o juro passa da sobra, trabalhar mais só paga o banco.',
  juros_cartao_rotativo: 'O limite virou parte do orçamento: o juro cobra todo mês por um buraco que não fecha.',
  emprestimo_negado:
    'O banco decide pelo que enxerga: sem movimento na conta e papéis em ordem, um bom negócio parece risco.',
  emprestar_para_crescer:
    'A parcela é certa e a venda nova é esperança: a decisão depende de quanto sobra hoje e de quanto demora até o investimento render.',
  nao_sei_numeros: 'Sem os números do mês, o preço, a compra e a retirada são decididos pelo saldo do dia.',
  taxa_maquininha: 'A taxa e a antecipação saem antes de o dinheiro chegar: parecem pequenas por venda e somam no mês.',
  fiado: 'O produto sai na hora e o dinheiro não tem data: sem limite nem conversa, quem deve mais é quem compra mais.',
  inadimplencia_clientes:
    'O serviço já foi entregue e pago por você: cada mês sem cobrança combinada torna a conta mais difícil de receber.',
  pagamento_grande_cliente: 'O cliente grande usa o seu caixa como banco: o prazo dele é coberto com o seu limite.',
  estoque_parado:
    'O dinheiro está na prateleira: o que não gira perde preço, e a compra nova prende mais do mesmo caixa.',
  ruptura:
    'O cliente veio pronto para comprar e não achou: a venda se perde, e da próxima vez ele começa pelo vizinho.',
  furto_perda:
    'A mercadoria sai sem registro porque entrada, guarda e contagem não se conferem: sem saber onde some, todos viram suspeitos e a perda continua.',
  sem_controle_estoque: 'O que não é contado some ou sobra sem aviso, e a compra é feita de memória.',
  compra_mal: 'A compra segue o olho e a oferta, não a saída: o excesso de hoje é a liquidação de amanhã.',
  fornecedor_atrasa: 'A sua promessa depende da entrega de outro: o atraso dele chega ao cliente com o seu nome.',
  fornecedor_unico: 'Com um só fornecedor, preço e prazo são os dele, e qualquer parada dele para você.',
  frete_entrega:
    'A entrega custa por viagem e é cobrada por pedido, ou nem isso: rota solta e retorno vazio ficam na sua conta.',
  producao_atrasa:
    'O prazo é prometido sem olhar a fila nem o que depende de fora: um atraso empurra os outros, e o cliente cancela o que já custou.',
  retrabalho:
    'O erro nasce numa etapa e só aparece no cliente: refazer gasta material e hora que já foram vendidos uma vez.',
  maquina_parada:
    'Sem revisão e sem plano para a falta, a quebra escolhe o pior dia: custa o conserto e, mais ainda, a venda das horas paradas.',
  capacidade_cheia:
    'A procura passou do que cabe no dia: a fila cansa, o cliente vai embora, e o preço continua o de quando sobrava hora.',
  capacidade_ociosa: 'Sala, equipe e equipamento custam o mesmo vazios: a hora que passa sem uso não se vende depois.',
  sem_processo:
    'Cada um faz de um jeito, e o acerto depende de quem está: o erro se repete porque não há um modo combinado.',
  fiscalizacao_alvara:
    'O prazo do órgão corre mesmo sem caixa: parado, o problema cresce de obra para multa e de multa para porta fechada.',
  contrato_cliente: 'O que não foi escrito vira favor: o pedido cresce, o preço não, e cobrar no fim parece briga.',
  socio_briga:
    'Combinado de boca não diz o que é trabalho, o que é retirada e o que é gasto de cada um: sem papel e sem olhar as contas juntos, cada mês aumenta a mágoa e o valor a acertar.',
  familia_no_negocio:
    'Sem papel e salário definidos, a conversa de família decide o que deveria ser decisão da empresa.',
  sucessao:
    'O negócio ainda está na cabeça e na confiança de uma pessoa: sem prazo, papel e regra entre família e empresa, o que vale hoje se perde na passagem.',
  vender_fechar: 'A dúvida longa consome caixa e energia: sem o custo de cada saída, ficar é decidido por cansaço.',
  tempo_dono: 'O dia vai no que aparece primeiro: o que decide o mês fica para uma noite que não chega.',
  sozinho_decisao: 'Sem alguém de fora para conferir, a mesma dúvida volta toda semana e a decisão atrasa.',
  seguro_imprevisto:
    'Um só dia ruim pode levar equipamento, dados ou estoque: o que não tem cópia nem seguro se paga inteiro.',
  depressao_sofrimento: 'Nenhuma conta vem antes de você: o que está sentindo pede ajuda de gente, e agora.',
  propina_ilicito: 'Quem cede uma vez passa a ser cobrado sempre, e o risco de crime fica com quem pagou.',
  funcionario_nao_acha:
    'A vaga concorre com outras da região: se oferta, horário e lugar de anúncio são os mesmos de sempre, aparecem os mesmos poucos, e no pico o trabalho fica sem mãos.',
  rotatividade:
    'Cada saída leva o treino pago e deixa a escala para quem fica: o motivo se repete porque ninguém perguntou a quem foi embora.',
  falta_absenteismo:
    'A falta não tem substituto combinado: o buraco cai no colega ou em você, e quem cobre também cansa.',
  equipe_desmotivada:
    'Sem combinado claro nem retorno, quem faz mais recebe igual a quem faz menos, e o bom desiste primeiro.',
  delegar: 'Tudo espera por você: a empresa anda no seu ritmo e para quando você para.',
  volta_pausa:
    'Numa parada a conta do mês continua, e o cliente sem notícia procura quem está aberto: a volta começa por avisar quem já confia em você, no ritmo que dá.',
  burnout_dono: 'O corpo virou a reserva da empresa: o descanso adiado cobra em erro, saúde e decisão ruim.',
  demitir: 'Adiar a conversa custa salário, clima e a sua paz, e decidir sem a conta da rescisão custa mais.',
  processo_trabalhista:
    'O que gerou o primeiro processo continua acontecendo: sem registro de hora e de combinado, cada pessoa na mesma situação é outra conta a caminho.',
  informal_sem_registro: 'O encargo que não se paga hoje fica guardado como dívida, com multa, até a saída de cada um.',
  contratar_ou_nao:
    'O salário é fixo e a venda a mais ainda não: a conta é quantas vendas, hoje perdidas, pagam o custo completo de uma pessoa.',
  vendas_caindo: 'A queda tem um lugar, um produto ou um tipo de cliente: sem saber qual, o remédio é caro e geral.',
  falta_cliente:
    'Quem precisaria de você não sabe que você existe ou não vê motivo para vir: a espera custa o mesmo que a ação.',
  conversao_baixa:
    'A pessoa recebe um preço sozinho, sem caminho nem retorno marcado: o silêncio dela é tratado como não, e o trabalho de orçar se perde.',
  ticket_baixo: 'O cliente já está ali e leva o mínimo porque ninguém oferece o que combina.',
  cliente_nao_volta: 'A compra termina no pagamento: sem lembrança nem motivo, a próxima acontece em outro lugar.',
  depende_indicacao: 'A indicação é boa e não tem hora: quando ela falha, não há outra porta aberta.',
  concentracao_cliente:
    'Um só nome paga a maior parte das contas: ele negocia sabendo disso, e a saída dele deixa a estrutura inteira por pagar.',
  vendedor_nao_vende: 'A equipe atende e espera: sem meta, roteiro e treino, a venda depende de o cliente pedir.',
  sem_processo_comercial: 'O interessado entra e não há quem saiba em que pé ficou: a venda se perde por esquecimento.',
  sazonalidade:
    'O mês forte paga só a si mesmo: sem separar uma parte, o fixo dos meses fracos vira cartão ou empréstimo.',
  pico_desorganizado:
    'A melhor época chega com compra, gente e entrega iguais às de um mês comum: vende-se menos do que a procura.',
  decimo_terceiro: 'O valor é conhecido desde janeiro e só se procura em novembro: a folha dobra no mês e o caixa não.',
  jornada_6x1:
    'A escala segue o costume e não o movimento: sobra gente na hora vazia e falta na cheia, com hora extra.',
  comissao_injusta: 'A comissão olha a venda e não o que sobra dela: quem vende com desconto ganha, e a empresa perde.',
  parceria_salao: 'A agenda está com o profissional: a casa paga o ponto e ele leva o cliente.',
  estrela_saindo:
    'Quem mais atrai clientes sabe o que vale e tem para onde ir: sem uma proposta, a saída dele decide pela casa.',
  socio_sem_trabalhar:
    'Retirada igual para trabalho desigual: paga-se como salário o que só poderia sair do lucro, e o mês não cobre.',
  troca_online:
    'Cada pedido que volta paga frete duas vezes e não vende nada: mais anúncio traz mais pedido e mais volta.',
  devolucao_da_rede:
    'A loja pede mais do que vende porque o que sobra não custa nada a ela: o risco da gôndola ficou com você.',
  fila_preco_baixo:
    'A fila mostra que o preço ficou baixo: as horas acabaram antes do dinheiro, e aceitar mais gente só cansa mais.',
  grande_cliente_saindo:
    'O gasto foi montado para um contrato que tem data para acabar: o que não for decidido antes dela sai do caixa.',
  dependencia_funcionario:
    'O que só uma pessoa sabe sai com ela: sem registro nem segundo nome, férias ou demissão param o trabalho.',
  desvio_funcionario:
    'Quem recebe, guarda e confere é a mesma pessoa: sem conferência dupla, a suspeita não tem prova nem fim.',
  liderar_jovens:
    'O combinado que não é dito vira expectativa dos dois lados: um espera iniciativa, o outro espera instrução.',
  acidente_seguranca:
    'O risco já é conhecido por quem trabalha: sem prevenção registrada, o acidente fere e a multa vem depois.',
  ia_nao_sei:
    'A ferramenta sem uma tarefa certa vira curiosidade: o ganho está no trabalho repetido que ninguém mediu.',
  horas_nao_cobradas: 'O extra entra aos poucos e sem preço: no fim, as horas do contrato dobram e o valor não.',
  receita_recorrente: 'Todo mês começa do zero: a energia vai em vender de novo o que o cliente precisaria sempre.',
  autonomo_sem_clientes_fixos:
    'Começar depende de poucos que já confiam: sem pedir e sem rotina de procura, a agenda espera.',
  churn_saas:
    'O novo cliente entra e não chega ao primeiro resultado sozinho: sai nos primeiros meses, e o anúncio que o trouxe se perde junto.',
  cac_alto: 'Paga-se por contato e não por venda: sem saber o que fecha, o anúncio compra curiosos.',
  produto_nao_encaixa:
    'O produto resolve algo que poucos pagariam para resolver: mais função não muda isso, conversa muda.',
  suporte_afoga: 'A mesma dúvida volta muitas vezes: responder uma a uma consome o tempo de corrigir a origem.',
  divida_tecnica: 'Cada mudança mexe em algo sem teste: a entrega fica lenta e o erro aparece no cliente.',
  impressao_margem_industria:
    'O preço segue o comprador e o custo segue a fábrica: sem conta por produto, os que perdem são vendidos como os que ganham.',
  orcamento_obra:
    'O preço é fechado no começo e as mudanças chegam no meio: sem papel com valor e prazo, cada pedido a mais sai do seu bolso.',
  transporte_frota:
    'O frete é vendido por viagem e o custo corre por quilômetro: volta vazia, pneu e espera não estão no preço.',
  turismo_hospedagem:
    'O custo dos quartos é o mesmo o ano todo: na baixa eles ficam vazios, e o site de reserva fica com o contato de quem poderia voltar direto.',
  eventos_oscilacao:
    'As datas se vendem aos montes em poucos meses: sem calendário e sinal, o mês vazio é descoberto tarde.',
  ong_associacao: 'A conta é mensal e a entrada vem por edital: um atraso de repasse para o atendimento.',
  pet_agenda: 'A agenda lota nos mesmos horários e esvazia nos outros: quem não consegue lugar vai ao vizinho.',
  oficina_peca: 'O carro ocupa o lugar enquanto a peça não vem: a vaga presa não atende o próximo.',
  cliente_pressiona:
    'Quem compra tanto sabe o quanto pesa: sem a conta do que ele deixa e sem outro comprador à mão, cada redução se aceita por medo e sai inteira da sobra.',
  pessoa_saiu_clientes:
    'A relação e os contatos estavam com uma pessoa, não com a casa: ela saiu e o cliente foi junto, enquanto quem ficou ainda não aprendeu o que ela fazia.',
  mudanca_regra:
    'A procura vinha de uma obrigação que mudou: ela não volta por desconto, e as parcelas já vendidas escondem por alguns meses o tamanho da queda.',
  licenca_para_vender:
    'O comprador responde por lei pelo que revende: sem licença, local e responsável, a venda não acontece e o que já sai pode ser recolhido.',
  parceiro_sem_contrato:
    'Comissão sem contrato, com horário e ordens da casa, é vista como emprego: o primeiro processo conta a história dos outros que trabalham igual.',
  fator_r:
    'No Simples, o anexo do serviço depende de quanto a folha com pró-labore pesa sobre a venda: abaixo do mínimo, o mesmo trabalho paga bem mais.',
  perda_perecivel:
    'A compra e o preparo seguem o hábito, e a venda muda com o dia: o que passa do ponto já foi pago, e no dia forte falta justo o que sobrou antes.',
  cancelamento_encomenda:
    'Você adianta fornecedor, material e data, e recebe depois: sem regra por data no contrato, quem desiste leva o dinheiro e deixa o gasto.',
  consulta_gratis:
    'O primeiro atendimento não custa nada a quem pede e custa a hora a você: vem quem só quer informação, e o dia acaba antes do trabalho que paga.',
  entressafra:
    'A produção se vende toda na época boa, quando há mais oferta e o preço é menor: na baixa faltam produto e dinheiro ao mesmo tempo, e a despesa não para.',
  deslocamento_horas:
    'A agenda segue a ordem em que as pessoas ligam, e não o mapa: as horas de estrada ocupam o lugar de atendimentos e quase nunca estão no preço.',
  servico_nao_buscado:
    'Não há data nem custo para deixar parado: o material e a hora já saíram de você, e a pressa do cliente acabou quando deixou o objeto.',
  consignado_sem_acerto:
    'A mercadoria muda de mão sem número, sem data e sem dia de acerto: o que some ou foi vendido só aparece quando alguém cobra, e a diferença sai do seu bolso.',
  fora_de_hora:
    'Sem horário combinado, cada resposta dada à noite vira promessa: o cliente aprende que pode, e o descanso encolhe sem que isso traga mais venda.',
  locacao_avaria:
    'O estado na saída não está escrito e o dano não tem preço combinado: na volta é a palavra de um contra a do outro, e a reposição sai da sua sobra.',
  depende_do_tempo:
    'A conta fixa vence todos os dias e a venda só acontece nos dias bons: sem plano nem reserva, cada semana ruim vira atraso.',
  plataforma_parceira:
    'O cliente é da plataforma: ela escolhe quem aparece e fica com uma parte de cada venda, e quem volta continua pagando por um caminho que já conhece.',
  cliente_atrasa_material:
    'O seu prazo corre enquanto a parte do cliente não chega, e atrasar não custa nada a ele: a correria do fim vira hora extra, erro e reclamação.',
  desperdicio_material:
    'O corte segue o costume e a sobra não tem preço à vista: cada lote compra um pouco mais de material do que vira peça, e a diferença sai da margem.',
  perder_ponto:
    'A freguesia conhece o lugar, e não o seu contato: quem decide sobre o ponto decide sobre a venda, e sem data escrita a mudança chega no pior mês.',
}
