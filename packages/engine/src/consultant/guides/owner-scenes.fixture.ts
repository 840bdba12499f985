const SCENES = `
Varejo | a fornecedora de bijuteria mandou metade do pedido errado e agora fala q troca so mes q vem, dia dos namorado é semana q vem | fornecedor-falhou comprei-com-defeito qualidade-do-fornecedor-caiu materia-prima-nao-chegou
Serviços | trabalho com manutençao de ar condicionado, verao nao durmo de tanto chamado e no inverno fico olhando pro teto | chuva-sazonal servico-so-em-epoca fora-da-estacao passar-mes-fraco renda-que-oscila
Educação | os pais mandam mensagem no zap 10 da noite, domingo, querem resposta na hora. como ponho limite sem parecer grossa | cliente-de-madrugada-no-zap cliente-fora-de-hora grupo-de-pais
Alimentação | meu cardapio tem 62 pratos, metade quase ninguem pede e a geladeira vive entupida | cardapio-enxuto cardapio-que-vende itens-demais
Indústria | a máquina de corte quebra toda semana e o técnico só vem quando quer, a produção fica parada | manutencao-preventiva maquina-quebrou-com-pedido veiculo-parado-no-conserto
Saúde | sou dentista e o paciente faz o orçamento, fala q vai pensar e some | orcamento-nao-fecha orcamento-de-tratamento apresentar-valor
Tecnologia | cliente pede uma coisinha a mais toda semana no sistema e o prazo vai pro espaço | escopo-que-cresce mais-servico-mesmo-preco
Agronegócio | o atravessador paga o q quer no meu tomate e eu sem saida pq estraga | cooperativa-ou-atravessador vender-direto-do-sitio epoca-de-vender
Outro | tenho um espaço de festa infantil e de segunda a quinta fica tudo parado | espaco-ocioso movimento-em-dias-fracos
Varejo | minhas vendedora fica no celular e o cliente entra e sai sem ninguem dar um oi | celular-na-hora-do-movimento celular-no-trabalho nao-oferece-nada atendente-de-cara-fechada
Serviços | sou pintor, o cliente sempre acha caro e pede pra fazer por menos q o vizinho fez | esta-caro concorrente-um-pouco-menos
Alimentação | meu pao sai bom de manha mas de tarde sobra um monte e vai pro lixo | sobra-na-vitrine hora-da-fornada sobra-do-dia-pao-lanche
Varejo | comprei capinha de celular q nem doido e mudou o modelo, ta tudo encalhado | estoque-parado peca-sem-giro
Saúde | minha recepcionista é um amor mas troca horario, esquece de avisar o medico, ja perdi paciente | clinica-tecnico-vs-recepcao-erro quem-nao-rende
Educação | dou aula de violao, aluno falta e quer repor toda semana, minha agenda virou uma bagunça | reposicao-de-aula aula-perdida
Indústria | faço moveis planejado e o cliente muda o projeto depois q ja cortei a chapa | cliente-muda-o-projeto escopo-que-cresce
Serviços | um funcionario bom me pediu aumento dizendo q recebeu proposta de fora, e agora | funcionario-vai-sair pediu-aumento concorrente-leva-meu-funcionario
Agronegócio | vendo queijo na feira mas queria entrar no mercado da cidade, por onde começo | vender-em-mercados selo-inspecao cliente-empresa
Tecnologia | faço site e tá todo mundo fazendo sozinho com inteligencia artificial, to perdendo serviço | cliente-faz-sozinho usar-ia
Varejo | abri faz 5 mes uma lojinha de roupa e o dinheiro q entra eu ja gasto com mercadoria nova, nunca sobra | abri-e-nao-da-lucro vende-bem-e-nao-sobra nao-consigo-guardar
Alimentação | o garçom novo e o antigo nao se bicam, um larga a mesa do outro e o cliente percebe | conflito-equipe
Serviços | sou costureira e a freguesa so vem buscar a roupa meses depois, to com o quarto cheio de roupa pronta e sem receber | nao-retirado parado-na-oficina
Outro | minha ong aluga o salao pra evento mas o vizinho reclama do barulho toda vez | vizinho-reclama festa-passa-da-hora
Saúde | tenho studio de pilates, cobro por aula e o povo falta muito no frio, penso em mudar pra mensal | plano-mensal-de-servico mensal-ou-avulso reposicao-de-aula
Varejo | no mercadinho a validade passa e so vejo qdo o cliente reclama | vencido-prateleira
Serviços | lavanderia, sumiu uma camisa cara do cliente e ele quer 600 conto | bem-do-cliente-sumiu
Educação | perdi 18 aluno na virada do ano pra escola nova q tem piscina | rematricula aluno-larga concorrente-da-esquina escola-concorrente loja-grande-perto
Indústria | o encarregado é muito bom de serviço mas trata o povo no grito e ta todo mundo querendo sair | bom-de-resultado-ruim-de-convivio
Agronegócio | meu filho q é novo quer botar drone e aplicativo na lavoura, eu acho besteira, quem ta certo | usar-ia filho-na-empresa pai-nao-larga passar-aos-filhos
Varejo | to devendo 3 fornecedor e o dinheiro so da pra um. pago quem primeiro | quem-pago-primeiro devo-ao-fornecedor
Tecnologia | metade do meu time ta fora, home office, e nao sei se o pessoal ta trabalhando de verdade | trabalho-em-casa
Saúde | o convenio glosa um monte de procedimento e eu nunca sei pq | glosa
Varejo | meu site vende bem mas o frete come tudo e se cobro ninguem compra | frete-come-o-lucro frete-gratis
Alimentação | cliente posta foto do prato falando mal e marca a gente, o q respondo | reclamou-na-rede avaliacao-ruim
Serviços | tenho uma van de turismo e to com metade dos banco vazio em toda viagem | preco-da-excursao achar-clientes-para-servico vender-para-empresas
Indústria | meu contador so aparece pra mandar guia, nunca me explica nada | entender-contador trocar-contador
Outro | sou dona de uma funeraria pequena e tenho vergonha de fazer propaganda, como divulgo com respeito | divulgar-funeraria
Varejo | a dona do predio quer subir o aluguel 30% na renovaçao | aluguel-sobe
Agronegócio | minhas galinha tao botando bem mas nao dou conta de vender tanto ovo | vender-direto-do-sitio produzo-mais-do-que-vendo banca-da-feira cliente-empresa
Educação | a professora substituta falta em cima da hora e eu q tenho q entrar na sala | professor-falta
Alimentação | abri hamburgueria, no começo lotava agora sumiu todo mundo | loja-nova-nao-vende vendas-cairam
Varejo | qro fazer um programa de pontos pros cliente da perfumaria, isso funciona memo | fidelidade
Tecnologia | um cliente grande paga tudo mas me toma 70% do tempo | um-cliente recusar-servico cliente-pequeno escopo-que-cresce
Indústria | fabrico sabonete artesanal e a loja q revende quer pegar consignado | peca-usada loja-quer-metade revendedoras-e-sacoleiras
Serviços | o pedreiro q trabalha pra mim some segunda feira, sexta ele é otimo | falta-na-segunda
Varejo | quero sair do caderninho e por um sistema mas os funcionario tem medo | escolher-sistema velho-nao-aprende medo-da-maquina-e-treino antigo-resiste
Outro | tenho um camping e o povo reserva e nao vem, fico com o lugar vazio no feriado | falta-sem-aviso sinal-para-marcar cliente-cancela-evento
Educação | sou professora particular de matematica, quero parar de ir na casa e dar aula online mas tenho medo de perder aluno | atender-a-distancia
Agronegócio | trator velho ou novo? o velho vive no conserto mas ta pago | consertar-ou-trocar-maquina maquina-nova-ou-usada
Serviços | minha equipe de instalaçao chega tarde no cliente todo dia e poe a culpa no transito | equipe-atrasa-no-cliente funcionario-falta
Varejo | vendo bem mas tudo parcelado, o dinheiro demora e as conta nao espera | datas-que-nao-casam vende-bem-e-nao-sobra parcelas-sem-juros antecipar-ou-capital-de-giro
Saúde | to querendo trazer outro medico pra clinica, pago aluguel de sala, porcentagem ou faço sociedade | profissional-parceiro parceria-sala-por-hora alugar-cadeira
Indústria | o cliente fala q a peça veio com defeito mas eu acho q foi eles q usaram errado | mau-uso-garantia reclamacao-depois-do-servico lote-recusado
Alimentação | como escolho um ponto pra abrir minha segunda loja de açai | segunda-loja-sinais escolher-ponto segunda-loja
Tecnologia | tenho um app de assinatura, entra gente todo mes mas sai quase o mesmo tanto | assinante-cancela
Serviços | sou diarista e queria virar empresa com mais gente, é muito doido? | virar-empresa-com-equipe
Varejo | entra muita gente na loja, olha, mexe em tudo e vai embora sem levar nada | vitrine-e-salao prova-e-nao-leva
Educação | a mae acusou a cuidadora de beliscar o filho dela no grupo das maes, acho q nao foi | professor-reclamado grupo-de-pais crianca-machucada-na-escola
Agronegócio | quero tirar ferias mas quem vai tirar o leite | ordenhador-faltou ferias-do-dono
Alimentação | cozinheiro bom pediu conta bem na semana do natal | saiu-no-pico
Outro | tenho uma graninha sobrando pela primeira vez, invisto na empresa ou guardo | em-que-invisto-a-sobra onde-guardo-a-sobra
Varejo | troca o tempo todo, o povo usa a roupa na festa e devolve segunda | roupa-usada-na-troca
Serviços | meu socio entrou com o dinheiro e eu com o trabalho, e agora ele quer metade do lucro sem por os pe aqui | socio-parado-quer-metade socio-nao-trabalha
Saúde | tenho clinica de estetica e abriu 4 na mesma rua, todas fazendo promoção | concorrente-da-esquina muita-concorrencia-nova loja-grande-perto concorrente-metade concorrer-com-rede
Indústria | não sei qual produto da fábrica dá dinheiro e qual dá prejuízo, são mais de 40 | lucro-por-linha custo-por-peca qual-produto-parar itens-demais
Tecnologia | desenvolvedor bom é caro demais, como faço pra concorrer com as empresa grande | nao-acho-gente programador-junior pede-salario-que-nao-posso
Alimentação | faço salgado pra festa e a pessoa encomenda 300 e desmarca no dia | cliente-cancela-evento encomenda-nao-buscada multa-de-cancelamento muda-na-vespera entrada-quanto-peco
Serviços | tenho 5 caminhao e gasto uma fortuna de pneu e oficina, sempre uma surpresa | energia-e-frota manutencao-preventiva
Educação | rematricula começa mes q vem e eu nao sei se subo ou nao a mensalidade | reajuste-escolar rematricula
Varejo | meu gerente nao decide nada, tudo me liga | delegar gerente
Agronegócio | produtor vizinho quer q eu faça parceria pra comprar adubo junto, é bom? | comprar-insumo cooperativa
Serviços | o cliente nao devolve meus whatsapp do orçamento, visualiza e fica quieto | orcamento-nao-fecha so-perguntam-preco
Saúde | os paciente espera mais de uma hora e sai bufando | espera-na-recepcao agenda-sem-buraco
Alimentação | minha irmã é minha sócia na doceria e a gente nao se fala mais, só por bilhete | socios-discordam casal-familia-empresa
Indústria | queria vender direto pro consumidor na internet em vez de so pra loja, mas tenho medo das lojas ficar brava | loja-de-fabrica vender-online-comeco
Varejo | a maquininha me cobra um tanto e eu nem sei quanto, qual q é melhor | maquininha conferir-maquininha
Outro | alugo brinquedo inflavel e volta rasgado, ninguem quer pagar | locacao-caucao vestido-alugado-manchado dano-do-cliente
Serviços | quero vender minha parte do salao e fazer outra coisa da vida, como sei quanto vale | vender-empresa socio-quer-sair comprar-parte-do-socio
Tecnologia | sou programador freela, o cara quer pagar só no fim do projeto de 4 mes | entrada-quanto-peco gastei-a-entrada
Educação | o curso de corte e costura enche a primeira turma e depois nao forma a segunda | curso-vender-antes-de-gravar captar-alunos turma-pequena turma-minima-abro-ou-nao
Alimentação | a conta de luz da sorveteria veio um absurdo, onde q ta indo | economia-energia-agua
Agronegócio | a chuva levou metade da horta e eu tenho entrega fixa pra restaurante | seguro-lavoura vou-atrasar-entrega seca-e-racao quebra-de-safra
Serviços | as pessoa acha q eu sou careiro, mas eu uso produto bom na funilaria | esta-caro apresentar-valor caseiro-ou-industrial concorrente-sem-nota
Saúde | sou nutricionista, como arrumo mais paciente sem ser blogueira | captar-alunos primeiros-pacientes divulgar-sem-dinheiro
Indústria | comprei uma maquina cara e ela fica parada 3 dia da semana | maquina-ou-espaco-parado
Varejo | natal vem ai, contrato gente temporaria ou me viro com o q tenho | intermitente-e-freela medo-de-contratar preparar-temporada ajuda-no-sabado
Serviços | cliente antigo paga o preço de 5 anos atras e eu tenho dó de aumentar | anos-sem-aumentar reajuste-contrato
Tecnologia | o suporte virou um inferno, o telefone nao para e os menino nao desenvolve mais nada | suporte-demais
Alimentação | o ifood suspendeu minha loja e eu nem sei o pq | conta-bloqueada
Outro | funcionario pediu dinheiro emprestado de novo, terceira vez esse ano | funcionario-pede-adiantamento
Varejo | montei a loja no instagram, 9 mil seguidor, e venda que é bom nada | instagram-nao-vende vender-mais-no-instagram
Educação | nao consigo tirar um salario decente da escola, sobra so pros outro | salario-do-dono salario-do-dono-quanto
Agronegócio | como eu sei se vale mais a pena vender o boi agora ou esperar | vender-boi-agora-ou-esperar
Serviços | vou perder o maior contrato de limpeza em janeiro, 40% do que entra | perdi-cliente-grande um-cliente
Saúde | minha sala é alugada e o dono ta vendendo o predio | dono-quer-o-ponto dono-do-imovel-morreu
Indústria | quero exportar minha cachaça, é coisa pra gente pequena? | exportar-licitar
Varejo | a loja ao lado copiou minha vitrine, meus produto, ate o nome é quase igual | concorrente-copia marca-registrar
Alimentação | o movimento do almoço é bom mas a janta nao paga nem o gas | fechar-um-turno novo-turno
Serviços | sou eletricista, vivo de indicaçao, mas esse mes o telefone nao tocou | indicacao mais-servico-autonomo divulgar-sem-dinheiro
Varejo | quero parar de trabalhar domingo mas tenho medo de perder venda | parar-no-melhor-dia domingo-se-paga
Tecnologia | meu software é bom mas nao sei vender, sou tecnico | sei-fazer-nao-sei-vender primeiros-clientes vender-nicho
Educação | os pai reclama da comida da escolinha mas nao quer pagar mais | lanche-da-creche grupo-de-pais
Serviços | todo mundo na oficina pega ferramenta e ninguem devolve no lugar | ferramenta-nao-devolvida equipe-nao-obedece
Saúde | como faço o pessoal da clinica parar de fofocar | conflito-equipe
Indústria | entrego sempre com atraso, o cliente ja desistiu de cobrar | sempre-atraso-a-entrega vou-atrasar-entrega
Varejo | o cliente pede fiado na minha cara na frente dos outro e eu nao sei dizer nao | negar-fiado acabar-com-fiado
Alimentação | comecei vender bolo em casa, preciso abrir firma ja? | comida-em-casa formalizar
Agronegócio | os peao nao fica, mal aprende e vai pra cidade | nao-acho-gente segurar-equipe ensinar-oficio
Outro | tenho uma banda de baile e o contratante so paga depois do show e as vez nem paga | restante-antes-da-festa saldo-do-evento entrada-quanto-peco
Serviços | gasto o dia respondendo pergunta de preço no zap e quase ninguem fecha | so-perguntam-preco
Varejo | herdei a loja do meu pai, ele morreu e nao deixou nada anotado | heranca-familia assumi-o-negocio
Tecnologia | o contrato com o cliente acabou e ele quer os codigo fonte tudo | entrega-do-codigo contrato-software
Educação | sera q compensa fazer curso gravado ou fico so no presencial | dar-curso curso-vender-antes-de-gravar
Alimentação | os prato sai diferente cada dia dependendo de quem ta na cozinha | padronizar-prato
Indústria | o preço do aço subiu de novo e eu ja tinha dado o orçamento pro cliente | material-muda-toda-semana preco-fechado-e-material-subiu materia-prima-sobe
Varejo | ja to ha 2 ano e o negocio so empata, fecho ou insisto | desisto-ou-continuo abri-e-nao-da-lucro fechar-empresa
Serviços | o funcionario mais velho da casa nao quer aprender o sistema novo | velho-nao-aprende
Agronegócio | turista adora meu sitio, da pra cobrar visita? | area-ociosa diaria-de-hospedagem
Alimentação | cliente come, bebe e na hora de pagar fala q nao gostou | saiu-sem-pagar prato-devolvido abatimento-por-insatisfacao
Varejo | pedi pra equipe oferecer produto a mais no caixa e eles tem vergonha | nao-oferece-nada
Outro | a prefeitura me deve faz 4 mes um serviço de som que fiz na festa | orgao-ou-igreja-paga-tarde
Saúde | meu marido e eu trabalhamos juntos na clinica e so brigamos por causa de trabalho em casa | casal-familia-empresa
Educação | tenho muito professor bom mas ninguem conhece minha escola no bairro | divulgar-sem-dinheiro captar-alunos
Varejo | chego no fim do mes sem saber quanto vendi de cada coisa | organizar-as-contas-do-zero escolher-sistema lucro-por-linha giro-de-estoque-o-que-e
Alimentação | nao sei quanto de cada coisa comprar pra semana, ora falta ora estraga | compra-de-perecivel comprar-certo
Tecnologia | acho q cobro barato demais mas tenho medo de subir e perder os poucos que tenho | preco-barato-demais anos-sem-aumentar
Agronegócio | pego financiamento de safra no banco ou compro fiado na revenda | qual-emprestimo vender-antes-de-colher insumo-travado-e-preco-mudou
Saúde | quero atender em casa idoso, como começo a oferecer isso | atender-em-casa-alvara achar-clientes-para-servico novo-servico
Alimentação | fim de semana a fila é tao grande q o povo desiste e vai na concorrente | fila cozinha-nao-da-conta
Outro | faço guia de trilha e nao sei como cobrar, por pessoa ou por grupo | preco-da-excursao diaria-de-hospedagem
Varejo | a vizinha da loja comecou a vender a mesma marca de tenis que eu e 10 real mais barato | mesma-marca-do-lado concorrente-um-pouco-menos concorrente-da-esquina concorrente-copia
Serviços | passo o dia na rua consertando geladeira e quando chego em casa tem 30 mensagem sem responder | telefone-que-ninguem-atende whatsapp-atendimento primeira-ajuda
Saúde | a moça fez metade das sessao do laser e quer o dinheiro do resto | devolver-pacote-de-sessoes pago-adiantado-e-vai-embora
Educação | o professor de ingles saiu e os alunos tao indo fazer aula na casa dele | professor-leva-alunos professor-abriu-concorrente leva-a-clientela
Alimentação | toda vez q chove as entrega atrasa e o povo cancela | delivery-em-pico entrega-atrasa
Indústria | a costureira de fora me devolveu metade torta e diz q o corte veio errado | servico-de-fora-atrasa faccao qualidade-retrabalho fornecedor-falhou refugo-alto
Tecnologia | o cliente aprovou o layout e agora quer tudo diferente | escopo-que-cresce cliente-muda-o-projeto refazer-por-culpa-do-cliente mais-servico-mesmo-preco
Agronegócio | o banco quer q eu venda o gado ja pra pagar a parcela e o preço ta no chao | banco-aperta-para-vender vender-boi-agora-ou-esperar emprestimo-nao-consigo-pagar quebra-de-safra
Outro | alugo som e luz, o rapaz do buffet pede 15% pra me indicar, pago? | parceiro-quer-comissao comissao-de-quem-indica
Varejo | menina pede pra separar a blusa e nunca volta, a arara ta cheia de peça guardada | peca-reservada
Serviços | dois pedreiro meu quase sairam no soco na obra | conflito-equipe
Saúde | o paciente chega, ve o valor do implante e fala q no outro é a metade | apresentar-valor concorrente-metade esta-caro orcamento-de-tratamento orcamento-nao-fecha
Educação | turma da tarde so tem 4 criança, mantenho ou fecho | turma-pequena turma-minima-abro-ou-nao
Alimentação | meu chef quer ganhar igual ao do restaurante chique e eu nao tenho como | pede-salario-que-nao-posso pediu-aumento funcionario-vai-sair
Indústria | minha lata de tinta fica 3 mes no galpao antes de vender | produto-acabado estoque-parado giro-de-estoque-o-que-e
Tecnologia | liguei pra 80 empresa e ninguem quis ver o sistema | primeiros-clientes demonstracao-venda vender-nicho quantos-orcamentos
Agronegócio | quero parar de tirar leite e fazer queijo, da mais? | leite-ou-queijo
Outro | noiva quer levar o proprio dj e baguncar meu cronograma | fornecedor-de-fora-na-festa
Varejo | fechei com a operadora da maquineta e caiu menos do que vendi esse mes | conferir-maquininha
Serviços | faço unha em casa e as vizinha do predio tao reclamando do entra e sai | condominio-nao-deixa-atender vizinho-reclama
Saúde | atendo 8 paciente e 3 some sem avisar toda semana | paciente-nao-veio falta-sem-aviso
Educação | o pai separado vem buscar a menina e a mae proibiu | quem-pode-buscar-a-crianca
Alimentação | o pessoal come escondido na cozinha e some queijo | lanche-da-equipe suspeita-furto
Indústria | qualquer coisa q o cliente pede é pra ontem e os outro pedido atrasa | pedido-fura-fila dois-urgentes-ao-mesmo-tempo prazo-menor-que-consigo
Varejo | meu instagram sumiu, entraram e pediram resgate | conta-bloqueada whatsapp-clonado vazamento-dados
Serviços | o rapaz novo ja quebrou duas furadeira em um mes | funcionario-causou-dano funcionario-novo-erra medo-da-maquina-e-treino
Tecnologia | o cara q fez o codigo foi pra outra empresa e levou uma copia | ex-funcionario-levou-codigo
Agronegócio | comprei 2 mil muda de maracuja e metade morreu | semente-nao-nasceu comprei-com-defeito
Outro | sou artesa, nao sei se vou pra feira de natal de 800 reais o espaço | feira-evento espaco-em-festival feira-rende-pouco
Varejo | cliente vem com foto do preço da amazon e quer q eu cubra | pergunta-aqui-compra-na-internet concorrer-com-rede importado-barato concorrente-um-pouco-menos racao-e-grande-rede
Serviços | terminei a obra e o dono inventa defeito pra nao pagar o final | diz-que-ficou-torto restante-antes-da-festa reclamacao-depois-do-servico
Saúde | vale comprar o ultrassom ou alugar por dia | aparelho-aluguel investir-maquina aparelho-usado-ou-novo
Educação | criança chega com lanche ruim e a mae quer q eu resolva | lanche-da-creche grupo-de-pais
Alimentação | faço marmita e no sabado nao vende nada | marmita-sabado-parado movimento-em-dias-fracos
Varejo | comprei um lote de perfume e descobri q é falsificado | comprei-falsificado
Serviços | cliente quer que eu de garantia de 5 ano no telhado por escrito | garantia-longa
Indústria | minha mulher cuida do financeiro e nao recebe nada, ta certo? | familia-trabalha-de-graca esposa-ou-parente-trabalha
Agronegócio | boi do vizinho pulou a cerca e comeu meu milho | gado-do-vizinho
Tecnologia | quanto cobro do cliente q so liga quando da pau | mensal-ou-avulso contrato-manutencao preco-por-hora-projeto suporte-de-graca-no-zap manutencao-mensal-de-site suporte-demais
Outro | meu funcionario posta foto do cliente bebado no status dele | funcionario-fala-mal fotos-clientes celular-no-trabalho
Varejo | no dia de pagamento lota e eu perco venda pq a fila nao anda | fila
Serviços | to cansada, so penso em fechar o atelie e arrumar emprego com carteira | desisto-ou-continuo cansado-da-empresa
Saúde | a secretaria fala com paciente como se tivesse fazendo favor | atendente-de-cara-fechada cliente-reclamou-do-funcionario
Alimentação | aumentou o oleo e a carne e eu ainda nao mexi no cardapio | trocar-preco-do-cardapio repassar-aumento fornecedor-subiu-carne custo-da-carne preco-da-pizza
`

/** Everyday questions as owners write them, half of them told as scenes, none of them learned from: segment, question, guides that answer it. */
export const OWNER_SCENES: readonly (readonly string[])[] = SCENES.trim()
  .split('\n')
  .map((line) => line.split(' | '))
