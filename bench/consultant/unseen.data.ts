/**
 * Questions in owners' spelling over twelve kinds of trade, written before any phrase of the guides was read: sector, question, and what
 * the subject of its answer must be called (a guide, card, rule or entry); '!': heard as danger; '?': asked back about.
 */
export const UNSEEN: readonly (readonly [setor: string, question: string, subject: string])[] = `
Alimentação | o motoboy atrasa e a pizza chega fria, o cliente reclama | entrega-atrasa|entrega-propria
Alimentação | a cozinheira faltou no sabado de novo sem avisar | funcionario-falta|falta_absenteismo
Alimentação | o freguês diz que o prato veio com cabelo e não quer pagar | reclama|higiene|vigilancia|cliente-dificil|pedido-veio-errado
Alimentação | o gás subiu de novo, repasso pro cardapio? | insumo|avisar-reajuste|reajuste|custo-da-carne|cardapio-modificado|energia|preco-de-venda|combustivel-subiu|repassar-aumento
Alimentação | domingo lota e na quarta fico as moscas | movimento-em-dias-fracos|mesa_vazia|espaco-ocioso|capacidade_ociosa|sazonalidade
Alimentação | o app de entrega fica com quase um terço, da pra sair dele? | sair-do-app|ifood|reserva-direta
Alimentação | minha lanchonete tem 42 itens no cardapio, é muito? | cardapio
Alimentação | cada chapeiro faz o lanche de um jeito | padroniz|ficha|cardapio-modificado|treinar-equipe|qualidade|processos|sem_processo
Varejo | tô com 80 calças que ninguem leva | estoque-parado|estoque_parado|/estoque
Varejo | abriu uma loja igual a minha do outro lado da rua | loja-grande-perto|concorr
Varejo | a cliente lavou a blusa e quer devolver | troca|devol
Varejo | vem gente so pra experimentar e depois compra na internet | loja_vitrine|vitrine-e-salao|concorrer|internet|prova-e-nao-leva
Varejo | some dinheiro do caixa e não sei quem é | suspeita-furto|quebra-de-caixa|desvio_funcionario|furto
Varejo | parcelo em 10x e o dinheiro entra pingado | parcelas-sem-juros|antecipacao|taxa_maquininha|prazo|fluxo|capital
Varejo | como faço a vitrine chamar mais atençao | vitrine
Varejo | o atacadista só entrega se eu levar 60 peças | pedido-minimo|comprar-em-quantidade
Serviços | cliente marcou unha e n veio, fiquei com horario perdido | falta-sem-aviso|no_show
Serviços | as meninas do salão querem 60% de comissão | comissao|profissional-parceiro|parceria_salao
Serviços | tô cobrando o mesmo preço da escova faz 3 anos | reajust|medo_reajuste|avisar-reajuste|preco
Serviços | a manicure saiu e levou as clientes junto | leva-a-clientela|pessoa_saiu_clientes|parceria_salao
Serviços | faço o orçamento e a pessoa some | orcamento-nao-fecha|conversao_baixa
Serviços | cliente pede desconto toda vez que vou consertar a geladeira | desconto|esta-caro
Serviços | a peça que troquei deu defeito e o cliente quer de graça | garantia|reclamacao-depois-do-servico|troca-devolucao
Serviços | consertei o celular e faz 5 meses que a pessoa nao vem buscar | nao-retirado
Serviços | o dono do carro disse que arranhei na oficina | dano|reclamacao-depois
Serviços | pego obra por empreitada e sempre passa do prazo | prazo|producao_atrasa|projeto-que-estoura|obra-atras
Serviços | o cliente muda o projeto no meio da reforma | escopo-que-cresce|obra-estoura|contrato_cliente|mudanca
Serviços | comprei cimento demais e sobrou, perdi dinheiro na obra | material|obra-estoura|comprar-certo|compra|orcamento_obra
Serviços | a construtora me paga com 60 dias e eu pago o pedreiro toda sexta | medicao-atrasa|cliente-quer-prazo|pagamento_grande|capital|prazo|fluxo
Serviços | limpo casa e a patroa quer mais serviço pelo mesmo valor | escopo|horas_nao_cobradas|preco|diaria|cliente-pede-mais|faxina
Saúde | paciente esquece a consulta e a cadeira fica parada | falta-sem-aviso|no_show|health_noshow|agenda|paciente-nao-veio
Saúde | convenio glosou 4 guias esse mês | glosa
Saúde | quero parar de atender um plano que paga mal | convenio
Saúde | paciente começa o tratamento e abandona no meio | paciente-some|paciente_abandona|tratamento-interrompido
Saúde | na sala de espera reclamam que demoro pra atender | espera|atraso|agenda|atendimento
Saúde | divido a sala com outra psicóloga, como rachar as contas | divid|alugar-cadeira|sala|custo|rate
Saúde | farmacinha do bairro perdeu freguês pra rede grande | rede|loja-grande|concorr
Saúde | vencem muitos remédios na prateleira | vencido|valid|perda|venc
Educação | mae atrasa a mensalidade todo mes | familia-atrasa|aluno-inadimplente|inadimpl
Educação | aluno tranca no meio do semestre | aluno|evasao|larga
Educação | perdi 12 alunos de dezembro pra fevereiro | rematricula|evasao|aluno-larga
Educação | curso de ingles com turma de 3, vale manter? | turma|vaga_ociosa
Educação | o professor falta e nao tenho quem por no lugar | professor-falta|professor_troca
Educação | como faço os pais indicarem a escolinha | indicacao|captar-alunos
Educação | pai reclama da nota do filho no whatsapp de noite | grupo-de-pais|cliente-fora-de-hora|pais
Educação | dou aula particular e o aluno desmarca em cima da hora | falta-sem-aviso|no_show|cancela|reforco-escolar|desmarc|remarc|aula-perdida
Agro | o atravessador quer pagar menos que o preço da saca | epoca-de-vender|atravessador|preco_commodity|agro_price
Agro | choveu demais e perdi metade da alface | clima|perda-no-calor|quebra-de-safra|seguro-lavoura|chuva
Agro | vaca ta dando pouco leite | leite|vaca|produtividade|rebanho
Agro | não sei quanto me custa a caixa de tomate | custo-por-caixa|gestao_rural_sem_custo
Agro | a prefeitura compra da roça mas demora pagar | merenda|medicao-atrasa|venda_governo|exportar-licitar|prefeitura
Agro | ração subiu e o frango continua no mesmo preço | custo-racao|racao|insumo
Agro | vendo queijo na feira e volto com metade | feira|sobra-na-vitrine|sobra|vender-direto
Indústria | costureira faz 12 peças por dia, queria 18 | produtiv|gargalo|pagar-por-peca|produc|industry_
Indústria | o móvel volta porque a medida tava errada | retrabalho|qualidade|medida-que-nao-bate
Indústria | cliente pede o armário pra ontem e fura a fila | urgencia|fila|prazo|priori|planejar-a-semana|industry_delivery
Indústria | a serra parou e a entrega é sexta | manutencao|maquina_parada|maquina-quebrou-com-pedido
Indústria | sobra muito retalho de tecido no corte | aproveitar-material|desperd
Indústria | um cliente só leva 70% do que fabrico | um-cliente|concentracao_cliente
Indústria | tenho produto acabado parado esperando o cliente buscar | nao-retirado|produto-acabado
Tecnologia | cliente pede mudança no site toda semana sem pagar | escopo-que-cresce|contrato_cliente|horas_nao_cobradas
Tecnologia | meu software tem 30 assinantes e 3 cancelam por mes | assinante-cancela|churn
Tecnologia | faço sistema sob medida e nunca sei quantas horas vai dar | projeto-que-estoura|preco-por-hora-projeto|horas
Tecnologia | o suporte toma meu dia inteiro | suporte
Tecnologia | sou social media e o cliente atrasa o pagamento todo mes | atras|inadimpl|cobrar-sem-vergonha
Tecnologia | servidor caiu e o cliente quer desconto | indispon|caiu|suporte|contrato-software|reclam|servidor|sla
Logística | diesel subiu e o frete continua igual | frete|frota|reajust|combustivel-subiu
Logística | caminhão volta vazio de Goiania | frete|volta|transporte_frota
Logística | o embarcador leva 45 dias pra acertar o frete | prazo|pagamento_grande|medicao-atrasa|capital
Logística | minha van escolar vive na oficina | frota|manutencao|maquina_parada
Logística | motorista bateu o carro da firma, quem paga | motorista|danger|batida|multa|seguro|dano
Outro | pousada enche no feriado e fica vazia em maio | fora-da-temporada|sazonal|turismo|temporada
Outro | hospede cancelou em cima e quer o dinheiro de volta | cliente-cancela-evento|cancelamento|reserva
Outro | faço decoração de festa e a noiva não acertou o resto | cliente-cancela|sinal|inadimpl|cobr|calote|atras|negativar|contrato_cliente|contrato-cliente
Outro | aluguei o brinquedo e devolveram rasgado | locacao-caucao|locacao_avaria
Outro | faço crochê e acham caro | artesanato-preco|esta-caro|apresentar-valor
Outro | meu marido tira dinheiro da loja sem avisar | casal-familia|familia_no|contas-separadas|contas_misturadas|retirada|pro-labore
Outro | nao consigo tirar ferias ha 4 anos | ferias-do-dono|delegar
Outro | meu socio trabalha menos que eu e ganha igual | socio
Outro | misturo a conta de casa com a da firma | contas-separadas|contas_misturadas|separar
Outro | quero abrir a segunda unidade, tá na hora? | segunda
Outro | recebi uma avaliaçao de 1 estrela mentirosa no google | avaliacao
Educação | professor fica sozinho com uma menina de 12 anos na sala, tem problema? | !
Serviços | um rapaz de 15 quer ajudar na borracharia, pago por fora | !
Indústria | jogo a água da tinta no córrego atras do galpão | !
Educação | a mãe de um menino autista quer matricular e eu disse que não tenho vaga pra ele | !
Alimentação | cliente comeu camarão e ficou com a boca inchada | !
Serviços | quebrou a maquina de solda e to perdendo serviço | manutencao|maquina_parada|maquina-quebrou-com-pedido
Serviços | o aspirador pifou no meio da diaria | manutencao|maquina|equip|quebr
Outro | e o preço? | ?
Outro | cliente sumiu | ?
Varejo | vendedora nova nao vende nada | vendedor_nao|quem-nao-rende|treinar|vendedor
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as unknown as readonly [string, string, string])
