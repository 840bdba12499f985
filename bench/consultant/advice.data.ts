/** Sector, question and the words one of which an answer about its subject must hold (folded). Written before the answers were read. */
export const ADVICE: readonly (readonly [setor: string, question: string, subject: RegExp])[] = `
Alimentação | quanto cobro pra fazer uma torta de morango | preco|cobr|custo
Serviços | meu salao fica vazio na terça | agenda|horario|movimento|vazi|ocios
Alimentação | vale a pena ter maquina de café expresso na padaria | investi|compra|retorno|maquina|equipamento
Serviços | como aumentar o ticket da barbearia | ticket|por cliente|venda maior|combo|pacote
Alimentação | vendo marmita fitness, qual margem usar | margem|sobra
Alimentação | faço salgado pra festa e nao sei cobrar | preco|cobr|custo
Varejo | devo aceitar vale refeição? | taxa|pagamento|vale
Alimentação | qual melhor dia pra fazer promoção de pizza | promoc|dia
Alimentação | ta sobrando pão todo dia | perda|desperdicio|sobra|produc
Serviços | meus clientes reclamam da demora na entrega | prazo|atras|entrega|demora
Varejo | abri uma loja de roupa infantil e nao vende | vend|client
Indústria | como escolher fornecedor de tecido | fornecedor
Serviços | cobro por hora ou por projeto? sou designer | hora|projeto|preco|cobr
Serviços | meu estúdio de pilates perde aluna em janeiro | alun|client|sazon|cancel|perde
Varejo | tenho pet shop, vale vender ração a granel? | margem|produto|estoque|preco|vend
Serviços | como calcular o preço da diaria da pousada | preco|diaria|custo
Serviços | manutenção de ar condicionado, como ter cliente fixo | contrato|mensal|recorr|volta
Serviços | sou eletricista e o cliente pechincha sempre | preco|desconto|orcamento|valor
Serviços | a oficina tem muita peça parada | estoque|parad
Varejo | quanto guardo pra 13o dos funcionarios | decimo|reserva|provis|guard|mes|contador
Alimentação | como fazer a escala de folga do restaurante | escala|folga|equipe
Serviços | meu funcionario é bom mas chega atrasado | atras|falta|pontual|horario
Varejo | posso dar aumento so pra um funcionario? | salario|aument|equipe|contador
Varejo | como treinar vendedora nova | trein|equipe|vend
Serviços | vale a pena contratar aprendiz | contrat|aprendiz
Varejo | quero dar comissão pra equipe, como monto | comiss|meta|premi
Varejo | como dar bonus de fim de ano | bonus|premi|equipe|contador|caixa
Varejo | como pedir prazo maior pro fornecedor | fornecedor|prazo
Varejo | meu aluguel vai subir, o que faço | aluguel|custo|fixo
Varejo | como juntar dinheiro pra reformar a loja | reserva|investi|guard|caixa
Serviços | peguei emprestimo e a parcela aperta | emprest|divida|parcela
Serviços | qual divida pago primeiro | divida
Serviços | consigo renegociar com o banco? | divida|renegoci|banco|parcela
Varejo | vendo no boleto e o cliente atrasa | atras|cobr|prazo|inadimpl
Varejo | como cobrar sem brigar | cobr|atras|inadimpl
Varejo | crediario da loja ta com muito atraso | prazo|atras|inadimpl|crediario
Varejo | aceito pix parcelado? | taxa|parcel|pix
Varejo | qual maquininha tem menor taxa | taxa|maquininha
Alimentação | como baixar a conta de energia da sorveteria | energia|luz|custo
Saúde | minha farmacia vende pouco genérico | vend|produto|client|margem|mix
Saúde | como organizar estoque de remédios na drogaria | estoque
Saúde | remédio perto de vencer, como girar o estoque | estoque|vencer|valid|perda
Saúde | clínica com agenda furada na segunda | agenda|falta|horario|encaix
Saúde | como fidelizar paciente de fisioterapia | retorno|volta|fidel|pacient
Saúde | preço da consulta particular de nutricionista | preco|consulta|cobr
Saúde | convenio paga pouco, largo? | convenio
Saúde | dentista: como vender mais clareamento | vend|pacient|client|oferec
Outro | quanto custa produzir um litro de leite | custo
Outro | como vender meu queijo direto pro consumidor | vend|canal|direto|client
Outro | compensa plantar milho ou soja esse ano | custo|margem|safra|plant|produ
Outro | quando travar o preço do café | preco|trav|venda
Outro | como comprar adubo mais barato com os vizinhos | compr|insumo|custo|fornecedor
Outro | seguro da lavoura compensa? | seguro|prote
Outro | como reduzir perda na colheita de tomate | perda|colheita|desperd
Outro | vendo ovo caipira, como achar restaurante pra comprar | client|vend|canal|compr
Varejo | preço do frete come meu lucro na venda online | frete|entrega|margem
Varejo | anuncio no instagram nao da retorno | anunci|divulg|instagram|canal|client
Varejo | vale pagar influencer da cidade? | divulg|canal|client|influenc
Serviços | como pedir avaliação no google pros clientes | avalia|google
Alimentação | como responder comentario ruim | comentario|avalia|reclama|respond
Varejo | perfil falso ta usando o nome da minha loja, o que faço | perfil|golpe|denunc|conta|seguran
Varejo | concorrente abriu do lado com preço menor | concorr
Varejo | concorrente sonega e vende mais barato, como competir | concorr|preco
Varejo | cliente pediu nota e meu sistema caiu | nota|sistema|contador
Serviços | como emitir nota de serviço pela primeira vez | nota|contador
Serviços | como saber se passei do limite do mei | mei|limite
Serviços | quando devo sair do mei | mei|contador
Varejo | quero colocar meu marido como sócio, é bom? | socied|socio|famil
Varejo | abrir filial na cidade vizinha compensa? | filial|unidade|segund|cresc|expan
Varejo | minha irma quer trabalhar comigo, da certo? | famil|socied|parente
Serviços | como separar meu dinheiro do da empresa | separ|conta|pessoal
Serviços | quanto tiro de salario pra mim | retirada|pro-labore|salario|quanto entra|tirar
Serviços | trabalho demais e nao tenho tempo pra nada | tempo|delegar|deleg|sozinh
Varejo | como tirar ferias sem fechar a loja | ferias|depende|deleg|substitut
Serviços | to cansado, a empresa depende de mim pra tudo | depende|deleg|dono
Serviços | quero vender minha empresa, quanto vale | vender a empresa|vale|comprador|venda da empresa
Varejo | passar a loja pro meu filho tocar, como preparo | suces|famil|filh|substitut
Serviços | como fazer sociedade dar certo | soci
Serviços | sócio nao trabalha, o que faço | soci
Varejo | entrega atrasada do fornecedor me mata | fornecedor|entrega|atras
Varejo | morro de medo de aumentar o preço | preco|reajust|aument
Alimentação | to apanhando do ifood | aplicativo|ifood|delivery
Indústria | a maquina de costura quebra toda semana | maquina|manuten|quebra
Indústria | perco muito tecido no corte | perda|refugo|desperd|tecido|corte
Indústria | como medir produtividade da costureira | produtiv|meta|peca|medir
Alimentação | fabrica de bolo: como padronizar receita | receita|ficha|padr
Alimentação | pedido sai errado da cozinha | pedido|erro|cozinha
Varejo | como diminuir furto na loja | furto|perda|roubo
Varejo | software de gestão pra loja pequena qual escolher | sistema|software|ferramenta|programa
Serviços | como usar inteligencia artificial pra responder cliente | inteligencia|ia |atend|respond
Serviços | como guardar os dados dos clientes direito | dados|cadastro|lgpd
Serviços | cliente sumiu depois do orçamento | orcamento|proposta|retorno
Educação | turma de ingles vazia a noite | turma|vaga|matricul|alun
Educação | escola com mensalidade atrasada | mensalidade|atras|inadimpl
Educação | como segurar aluno ate o fim do curso | alun|desist|evas
Educação | quanto cobrar a mensalidade do reforço escolar | preco|mensalidade|cobr
Serviços | alunos cancelam a academia em 3 meses | alun|cancel|academia|client
Tecnologia | meu aplicativo perde assinante | cancel|assinan|churn|client
Tecnologia | cobrar por usuario ou por empresa no meu sistema | preco|cobr|assinatura|plano
Tecnologia | quanto tempo de caixa uma startup precisa | caixa
Serviços | sou contador, como cobrar honorario melhor | preco|hora|honorar|cobr
Serviços | advogado pode anunciar? como conseguir cliente | client|divulg|anunc
Varejo | loja de material de construção com muito fiado | fiado|prazo|atras
Alimentação | como calcular frete da entrega propria | frete|entrega
Alimentação | vale a pena comprar uma moto pra entrega | moto|entrega|investi|compra
Alimentação | motoboy proprio ou aplicativo? | entrega|motoboy|aplicativo
Serviços | buffet infantil vazio durante a semana | vazi|agenda|semana|ocios|dia
Serviços | fotógrafa, cliente quer desconto sempre | desconto|preco
Varejo | floricultura perde flor no calor | perda|desperd
Varejo | loja de presente so vende no natal | sazon|natal|mes
Serviços | lavanderia: como aumentar pedido recorrente | recorr|volta|mensal|pacote|fidel|assinatura
Serviços | lava rapido em dia de chuva o que fazer | dia|movimento|chuva|client|agenda
Varejo | distribuidora de bebida com margem apertada | margem|preco
Alimentação | bar com musica ao vivo da lucro? | custo|lucro|sobra|evento|movimento|margem
Varejo | como definir preço de prato executivo | preco|custo
Varejo | vale a pena abrir no domingo | domingo|horario|dia|movimento
Varejo | fornecedor aumentou, repasso? | preco|repass|fornecedor
Varejo | como controlar validade dos produtos | valid|estoque|perda
Varejo | como fazer inventario do estoque | estoque|inventario
Varejo | minha loja virtual vende pouco | vend|loja|online|site
Varejo | marketplace cobra muita taxa, saio? | taxa|marketplace|canal
Varejo | como montar politica de troca | troca
Varejo | clube de assinatura de café funciona? | assinatura|recorr|client
Varejo | como atrair publico jovem | client|public|divulg|canal
Varejo | franquia ou loja propria | franqui|cresc|loja
Varejo | como renegociar o aluguel | aluguel
Serviços | devo comprar ou alugar a maquina | compra|alug|maquina|investi
Serviços | cheque especial ta me comendo | divida|juros|cheque|banco
Serviços | meu nome ta sujo, como consigo credito | credito|divida|nome|emprest
Serviços | quanto deixar de reserva | reserva
Serviços | como fazer fluxo de caixa simples | caixa
Varejo | caixa nao bate no fim do dia | caixa
Serviços | funcionario pediu aumento | salario|aument|equipe
Serviços | como dar feedback pro funcionario | feedback|conversa|equipe
Serviços | funcionario no celular o dia todo | celular|equipe|regra|combin|produtiv
Serviços | quantos funcionarios preciso | equipe|pessoas|contrat|funcionari
Serviços | como contratar a primeira pessoa | contrat
Serviços | como motivar a equipe sem dinheiro | motiv|equipe|reconhec
Alimentação | minha cozinheira saiu, e agora | equipe|substitut|pessoa|contrat|saiu
Serviços | a equipe briga muito | equipe|conflit|briga
Varejo | meu marido e eu brigamos por causa da loja | famil|soci|casal|marido
Serviços | estou exausta, como delegar | deleg
Serviços | mei ou me? | mei|contador
Serviços | quanto custa um contador | contador
Serviços | como participar de licitação pela primeira vez | licita|govern|prefeitura|publico
Alimentação | fiscal da prefeitura pediu documento, o que preparo | document|fiscal|vigilancia|boas praticas|contador
Alimentação | vigilancia sanitaria multou, como recorrer | vigilancia|multa|recurso|sanitari|advogado
Alimentação | como armazenar carne no freezer | boas praticas|armazen|temperatura|valid|etiquet|sanitari
Varejo | qual margem de um açougue | margem
Varejo | quebra de frutas no hortifruti | perda|quebra
Alimentação | delivery proprio ou ifood | delivery|aplicativo|entrega
Serviços | como aumentar recorrência da manicure | recorr|volta|retorno|agenda|client
Saúde | clinica estetica: pacote ou avulso | pacote|preco|client|pacient
Saúde | paciente pede desconto na consulta | desconto|preco
Saúde | banho e tosa com agenda cheia mas pouco lucro | margem|preco|custo|sobra
Saúde | consultorio de psicologia sem paciente novo | pacient|client|divulg|indic
Educação | escola de musica evasao de alunos | alun|evas|desist
Educação | curso online com poucas vendas | vend|curso|alun|online|matricul
Educação | reajuste da mensalidade escolar quanto | reajust|mensalidade|preco
Educação | creche com vaga sobrando | vaga|turma|matricul|alun
Indústria | fabrica de moveis atrasando entrega | entrega|prazo|atras
Indústria | desperdicio de madeira na marcenaria | perda|desperd|refugo
Indústria | como calcular custo da hora maquina | custo|hora
Tecnologia | como vender software pra pequenas empresas | vend|client|canal
Tecnologia | cliente nao renova o contrato de suporte | renov|cancel|contrato|client
Serviços | agencia de marketing com cliente que atrasa | atras|cobr|prazo|inadimpl
Outro | leite a quanto por litro pra ter lucro | custo|preco
Outro | turismo rural da dinheiro? | renda|produto|canal|invest|client|custo
`
  .trim()
  .split('\n')
  .map((line) => {
    const [setor = '', question = '', ...words] = line.split(' | ')
    return [setor, question, new RegExp(words.join('|').trim())] as const
  })
