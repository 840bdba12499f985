/** Other ways in which owners put the question of an entry, one entry a line: 'id: phrase | phrase'. */
export const PHRASINGS = `
o-que-e: o que vocês fazem | o que é isso aqui | que empresa é essa | me fala da Norteia | para que eu usaria isso | isso é o quê | do que se trata
como-funciona: como uso isso | o que eu faço depois de me cadastrar | qual o caminho até o resultado | como que é o esquema | me ensina a mexer | o que acontece depois que respondo
para-quem: dá certo para salão de beleza | tenho uma barbearia, oficina, padaria, farmácia, pet shop | trabalho por conta própria | meu negócio é pequeno demais | serve para o meu ramo | atende meu tipo de empresa | qualquer empresa pode usar
cadastro: quero me inscrever | onde crio meu usuário | quero começar a usar, onde clico | fazer minha conta | ainda não tenho conta | como viro usuário | primeiro acesso
email-ja-cadastrado: fala que já tem conta com meu e-mail | meu e-mail está em uso | não deixa criar conta de novo | já me cadastrei antes
login: onde eu entro | tela para entrar | como acesso meu painel | quero entrar na conta | deixar conectado
login-erro: senha certa mas não entra | fala que a senha está errada | minha senha não funciona | deu incorreto | não abre minha conta | bloqueou depois de tentar | diz para aguardar segundos | digito a senha e não vai | coloco a senha e volta para a mesma tela
recuperar-senha: não lembro mais a senha | não sei qual era minha senha | perdi o acesso | quero outra senha porque esqueci | sumiu minha senha | como redefino | troquei de aparelho e esqueci a senha
codigo-nao-chegou: nada de chegar o código | pedi o código e nada | o número não veio no e-mail | código diz que venceu | reenviei e não chegou | o código não funciona
trocar-senha: quero uma senha mais forte | mudar para senha mais difícil | minha senha está fraca | quero por outra senha | colocar senha nova na conta
trocar-email: mudei de sobrenome | meu nome está errado | casei e mudei de nome | troquei de número | quero usar outro e-mail | atualizar meu telefone
sessao-expirada: toda vez tenho que entrar de novo | por que pede a senha sempre | caiu minha conta | saiu da conta sem eu sair | não fica logado | fica me tirando da conta | deixei o site aberto e quando voltei tinha saído
sair: como desconecto | quero deslogar do computador | encerrar minha sessão | onde clico para sair
dispositivos: alguém mexeu na minha conta | usaram minha conta | perdi o celular logado | ver quem está usando minha conta | tirar acesso de um aparelho | ex-funcionário sabe minha senha | acho que entraram na minha conta
criar-empresa: como ponho meu negócio aqui | onde cadastro a loja | botar minha firma | abrir o cadastro da empresa | incluir meu comércio | registrar minha oficina
cnpj: só tenho CPF | ainda não abri CNPJ | fala que o CNPJ está errado | digitei o CNPJ e deu aviso | já existe este CNPJ | trabalho na informalidade
varias-empresas: tenho duas firmas | abri outra unidade | tenho filial | como vejo a outra loja | mudar para a segunda empresa | trabalho com dois negócios | selecionar a loja que quero ver | ver os dados da outra loja | abrir a outra empresa
editar-empresa: mudei de ramo | aumentei a equipe, onde atualizo | meu faturamento mudou | mudou o nome da loja | coloquei dado errado da empresa | onde conserto o setor | contratei mais gente e preciso atualizar a quantidade de funcionários
excluir-empresa: vendi a loja | fechei uma das lojas | quero tirar a empresa daqui | apagar a firma da lista | cadastrei duas vezes a mesma empresa
fazer-diagnostico: onde fica o questionário | cadê o lugar de responder | quero avaliar minha empresa | como começo a análise | onde clico para responder as perguntas | quero saber como minha empresa está
tempo-diagnostico: é muito grande o questionário | são quantas perguntas | é rápido de preencher | vai tomar muito tempo | demora para sair o resultado | quanto demora a análise
nao-sei-responder: não faço ideia dessa pergunta, o que marco | não tenho essa informação | o que coloco se não sei | posso chutar | não meço isso | pergunta que não se aplica ao meu negócio | não sei meu número, o que respondo nessa pergunta
rascunho-diagnostico: posso terminar de preencher depois | dá para parar e voltar amanhã | salvei pela metade | a bateria acabou no meio | perdi as respostas | continuar de onde parei
nova-analise: quero fazer outra vez | posso responder de novo | mudou tudo, quero nova análise | de quanto em quanto tempo faço | refazer a avaliação
score: tirei nota baixa | o que significa a minha nota | tirei tantos pontos é bom | que pontuação é essa | o que é esse número de zero a cem
calculo-score: quem decide os pontos | como vocês dão a nota | o que conta mais na nota | por que minha nota deu isso | baseado em quê deram essa pontuação | qual o peso de finanças
classificacao: o que é estar em atenção | deu crítica, é grave | o que é sólida | bolinha amarela da nota | qual é a melhor faixa | estou em desenvolvimento
melhorar-score: o que faço para a nota crescer | quero nota melhor | como chego em excelente | como saio do vermelho na nota | o que aumenta mais os pontos
confianca: por que a confiança está baixa | o que é essa porcentagem de confiança | como deixo a análise mais precisa | confiança de tantos por cento
origem-numero: de onde tiraram esse valor | esse número está errado | não informei esse valor | como sabem esse número | me explica essa conta | quem falou esse valor
simbolos: o que é esse f do lado do número | para que serve a bolinha | o que significa o sinal de mais ou menos igual | que risquinho é esse embaixo do valor | o que quer dizer o quadradinho | tem um símbolo estranho no número
referencias: qual a média do meu setor | como estou em relação aos outros | de onde vem a média | compara com quem | esses dados do IBGE são reais | de onde tiraram o valor por funcionário
plano-acao: o que tenho que fazer agora | onde vejo as tarefas | quais são as ações do mês | me dá um plano | por onde começo a mudar | onde fica o plano
investimento-plano: sem dinheiro dá para fazer o plano | tenho que investir quanto | o plano é caro | posso melhorar sem gastar | o que é esse valor de investimento | quando o plano se paga
previsao: vocês adivinham meu faturamento | quanto vou faturar | como vão ser os próximos meses | dá para saber as vendas do futuro | previsão de caixa | gerar previsão
faturamento-mensal: onde lanço as vendas | como ponho as vendas do ano passado | registrar o faturamento dos meses | preencher vendas anteriores | colocar quanto faturei
importar-csv: subir minha planilha | copiar do Excel | mandar arquivo com as vendas | arquivo não carrega | qual o formato da planilha
consultor: quero um conselho para minha empresa | posso perguntar qualquer coisa da empresa | quem tira minhas dúvidas de gestão | onde pergunto ao consultor
insights-setor: novidades do meu ramo | o que está acontecendo no setor | como está o mercado | tendência para minha área
automacao: deixar rodando todo dia | fazer sozinho toda segunda | programar relatório | quero análise automática todo mês | agendar para o dia primeiro | que horas roda a análise automática
alertas: me avise se a nota baixar | aviso quando vender pouco | quero ser avisado de queda | notificação quando passar do limite | me chama se algo piorar
emails: chega e-mail demais | muito e-mail de vocês | não me mandem mais e-mail | quero sair da lista de e-mail | desligar avisos por e-mail
parar-tarefa: desligar a análise automática | tirar o agendamento | não quero mais que rode sozinho | a tarefa aparece parada | parou de rodar
relatorio-pdf: mandar o resultado para meu sócio | salvar o relatório no computador | quero em papel | gerar documento da análise | tirar uma cópia do relatório | enviar para o contador
historico: minha análise sumiu | não acho a análise de antes | ver resultado do ano passado | onde ficou o que eu fiz | lista das análises | onde ficam guardadas as análises
graficos: onde vejo os gráficos | o gráfico está vazio | não aparece nada no gráfico | que gráfico é esse
painel-exemplo: esse faturamento não é meu | esses milhões não são da minha loja | os números estão estranhos no dashboard | isso são dados inventados | de quem são esses dados
painel-empresa: onde vejo minha nota | onde está o meu resultado | voltar para a tela da empresa | cadê meu painel | achar a minha análise
simulacao: quero testar com outros números | fazer uma simulação | o que muda se eu vender mais | para que serve o botão gerar plano de ação
privacidade: mais alguém vê meu faturamento | quem tem acesso às minhas informações | vocês passam meus dados para outros | meu concorrente pode ver | o que guardam de mim | é sigiloso
exportar-dados: quero uma cópia de tudo | baixar o que vocês guardam | levar minhas informações embora | tudo o que têm sobre mim
excluir-conta: não quero mais nada, apaga tudo | quero sumir daqui | encerrar meu cadastro | tira meus dados daí | desistir e apagar | cancelar meu cadastro
seguranca: é seguro colocar meus dados | e se invadirem | posso confiar em vocês | tem perigo de vazar | isso não é golpe | é confiável esse site
provedores-ia: que IA é essa | vocês usam o ChatGPT | meus dados vão para o Google | quem escreve as respostas | qual robô usam
ia-erra: e se estiver errado | dá para acreditar nisso | a recomendação não faz sentido | quem garante | isso é certeza
preco: tem plano grátis | quanto fica por mês | tem que pagar | qual o valor da assinatura | é pago | quanto vocês cobram | tem teste grátis | aceita cartão, boleto, pix | é caro
demonstracao: quero ver funcionando antes | tem vídeo mostrando | posso testar antes de pagar | me mostra como é | quero agendar uma apresentação
cancelar-assinatura: quero meu dinheiro de volta | me cobraram errado | parar de pagar | encerrar o contrato | não reconheço a cobrança
falar-com-pessoa: me passa um número para ligar | tem telefone | alguém pode me atender | quero conversar com alguém | robô não me ajuda | me chama no WhatsApp | tem suporte
erro-sistema: deu erro aqui | a tela ficou branca | não sai do lugar | está travado | o site caiu | clico e não acontece nada | está muito lento | não salva
offline: aparece desconectado | está vermelho ali em cima | o agente sumiu | fica conectando e não vai
celular: precisa baixar alguma coisa | tem na Play Store | abre no telefone | roda no tablet | posso usar do iPhone | tem aplicativo
integracoes: puxa dados da maquininha | liga com o banco | conversa com meu programa de vendas | conecta no sistema do caixa | importa do ERP | funciona junto com outro sistema
equipe-acesso: meu sócio pode ver | minha esposa quer usar também | dar uma senha para o gerente | duas pessoas na mesma conta | como coloco outro usuário
nao-substitui-contador: ainda preciso de contador | posso largar o contador | faz a contabilidade | faz o serviço do contador
agente-norte: é robô ou gente | com quem eu falo | qual o seu nome | você é humano | quem responde aqui
chat-guardado: o que eu escrevo aqui fica salvo | apagar a conversa | vocês leem o que escrevo | recomeçar a conversa
termos: onde está o contrato | o que estou aceitando | ler as regras | documento dos termos
solucoes: o que tem na plataforma | quais recursos existem | que serviços vocês oferecem | lista de funções
diferencial: por que usar isso e não uma planilha | o que tem de melhor | qual a vantagem de vocês | já tenho consultor, por que usar
fluxo-de-caixa: dinheiro entra e some | como organizo o que entra e o que sai | não sei quanto tenho para pagar | controlar o caixa da loja | anotar as contas | como faço o controle financeiro
capital-de-giro: falta dinheiro para repor mercadoria | pago antes de receber | preciso de dinheiro para girar | como sei quanto de giro preciso
margem: quantos por cento de lucro eu tenho | quanto ganho em cima | como vejo se estou lucrando | calcular porcentagem do lucro
markup: quanto colocar em cima do custo | qual acréscimo usar | multiplicar o custo por quanto
preco-de-venda: quanto cobro pelo corte de cabelo | que preço ponho no produto | estou cobrando certo | por quanto vendo | cobrar o serviço | como monto meu preço | devo aumentar o preço
ponto-de-equilibrio: quanto tenho que faturar para não ter prejuízo | mínimo para fechar no zero | quantas vendas para pagar tudo | vender quanto para não perder dinheiro
pro-labore: quanto me pago | qual deve ser o meu salário de dono | quanto posso pegar para mim | como tiro meu pagamento | quanto o sócio recebe
separar-contas: pego dinheiro do caixa para casa | minha conta é junta com a da loja | pago mercado com o dinheiro da firma | preciso de conta separada
vendo-e-nao-sobra: trabalho muito e não tenho dinheiro | fim do mês não tem nada | faturo bem e fico no zero | para onde está indo meu dinheiro | vendo e continuo sem nada | não sei para onde vai o dinheiro da loja
estoque: comprei demais e não vendeu | roupa, peça, produto que não sai | mercadoria parada na prateleira | como organizo o estoque | tenho coisa encalhada | falta produto e sobra outro | depósito lotado de coisa que não sai
inadimplencia: o povo compra e não paga | me devem e não pagam | vendi fiado e sumiu | cliente enrola para pagar | como cobro sem perder o cliente | levei calote | cliente me deve há meses
cmv: qual o custo ideal da cozinha | quanto gasto com ingrediente | como sei o custo da comida | gasto demais com compras do restaurante | calcular custo do lanche
ticket-medio: fazer o cliente levar mais coisa | vender mais itens por pessoa | cliente compra pouquinho | como vendo algo a mais | aumentar o gasto por cliente
indicadores: que dados devo olhar todo mês | não acompanho número nenhum | o que controlar no negócio | que conta eu faço para saber se vai bem | saber se a empresa vai bem
custo-fixo-variavel: aluguel é fixo | comissão é custo de quê | luz entra onde | o que é gasto variável | separar os custos
dre: como sei se deu lucro no mês | montar o resultado | fazer as contas do mês | ver se o mês fechou bem
reserva: quanto deixo guardado | separar dinheiro para emergência | não tenho nada guardado | caixa para imprevisto
dividas: estou devendo para o banco e o fornecedor | devo muito | não consigo pagar as contas | contas atrasadas | negociar o que devo | estou afundado
emprestimo: devo pegar dinheiro no banco | financiar máquina | crédito compensa | antecipar recebíveis | pegar emprestado
fornecedores: meu fornecedor está caro | como compro melhor | pedir desconto na compra | conseguir mais prazo para pagar | comprar em quantidade
reduzir-custos: minhas despesas estão altas | como economizo | o que dá para cortar | gastando demais | diminuir a conta do mês
vender-mais: ninguém entra na loja | está parado o movimento | não aparece cliente | as vendas caíram | preciso de mais clientes | como aumento o faturamento | loja vazia | conseguir mais clientes sem gastar
fidelizar: cliente compra uma vez só | fazer cliente virar fixo | perdi clientes antigos | cliente não volta mais | programa de pontos
marketing-digital: como apareço no Google | postar o quê no Instagram | fazer anúncio dá resultado | ninguém conhece minha loja | divulgar sem gastar | ficar conhecido
concorrencia: abriu outra loja perto | o vizinho cobra menos | não consigo competir | estão roubando meus clientes | mercado grande tirando cliente
descontos: cliente chora desconto | fazer promoção vale a pena | liquidar sem perder dinheiro | quanto posso baixar | semana de ofertas
sazonalidade: dezembro vende muito e depois nada | época fraca do ano | como passo o começo do ano | vendo só em datas | meses bons e ruins | férias derruba as vendas
contratar: preciso de ajudante | como acho gente boa | quando contratar | não acho funcionário | escolher candidato
motivar-equipe: meu pessoal não rende | funcionário sem vontade | como ser bom chefe | equipe brigando | cobrar sem brigar
rotatividade: todo mês sai um | não consigo segurar ninguém | funcionária quer sair | vivem pedindo as contas | entra e sai de gente
delegar: não consigo tirar folga | faço tudo sozinho | não posso me ausentar | não tenho vida | se eu saio tudo para | ninguém resolve sem mim
processos: cada um faz de um jeito | pedido sai errado | atraso para entregar | está tudo uma confusão | não tem padrão | erro toda hora no serviço
metas: que meta coloco para o vendedor | como planejo o ano | não sei onde quero chegar | definir objetivo de vendas
satisfacao: cliente reclamou | como sei se gostaram | fazer pesquisa com cliente | nota ruim no Google | cliente falou mal
churn-cac-ltv: quanto custa trazer um cliente | assinantes cancelando | o que é CAC | quanto vale um cliente
desperdicio: muita coisa indo para o lixo | está sumindo mercadoria | produto vencendo | estão me roubando | perco muito produto
ia-no-negocio: usar robô no atendimento | como a inteligência artificial me ajuda | automatizar o WhatsApp | tarefa que a IA faz
vender-online: quero vender fora da loja física | montar loja na internet | vender em aplicativo | anunciar no Mercado Livre | entregar em casa
impostos: vale virar Simples Nacional | quanto pago de imposto | passei do limite do MEI | como pago menos imposto | preciso declarar | mudar de regime
trabalhista: funcionário faltou, posso descontar | mandar embora quanto pago | pagar hora extra | atestado do empregado | registro em carteira | posso descontar do salário
juridico: cliente me processou | sócio quer sair da empresa | fazer um contrato | registrar minha marca | levei uma notificação
abrir-empresa: quero começar um negócio | quanto preciso para abrir | tirar CNPJ | sair da informalidade | virar empresário
nota-fiscal: cliente pediu nota | preciso dar nota | como gero nota | tirar nota do serviço
`
