/** What words around a number tell of its part, each class with how its words begin; '$' ends a word. */
export const ROLE_WORDS: Readonly<Record<string, string>> = {
  // Who and what is counted.
  members:
    'alun client pacient assinant hosped famili morador condomin convidad membr mensalist fregues crianc pagant inquilin tutor noiv associad frequent visitant passageir aposentad pais$ maes$ atlet bebe idoso idosa carne$ carnes$ cnpj mei$ meis$ usuari revendedor matricul turist segurad cooperad',
  places_served:
    'empresa$ empresas predio predios loja$ lojas condominios casas$ escritorio fazendas obras$ padarias restaurantes mercadinhos cidades filia unidades$ farmacias posto$ postos pontos$ bairro',
  workers:
    'funcionari ajudant garcon garcom costureir manicur tecnic mecanic professor pintor monitor atendent vendedor balconist entregador motoboy motorist barbeir dentist instrut cozinh auxiliar estagiari diarist pedreir servent empregad colaborador cabeleireir tosador bordad recepcion fisioterapeut esteticist personal operador secretari caixas$ menina$ meninas rapaz rapazes moca moco equipe peao peoes bercari enfermeir cuidador segurancas consultor corretor estoquist registrad',
  seats:
    'mesa$ mesas lugar$ lugares vaga$ vagas quarto$ quartos leito leitos cama$ camas cadeira$ cadeiras boxe$ boxes sala$ salas tanque$ tanques maca$ macas chale chales bangalo apartament baia baias quadra$ quadras poltron assento aparelho$ aparelhos prateleir carrinhos estufa canil suite suites berco bercos armari maquinas$ esteiras bicicletas vans$ caminhoes motos$ carros$ computadores hectare$ hectares alqueir',
  orders:
    'pedido$ pedidos encomend entrega$ entregas atendiment consulta$ consultas sess aula$ aulas corte$ cortes servic visita$ visitas diaria$ diarias corrida$ corridas viagem viagens orcament projeto$ projetos venda$ vendas festa$ festas evento$ eventos banho$ banhos lavagem lavagens conserto$ consertos exame$ exames instalac locac procedimento ordens reparo$ turma$ turmas ensaio$ casament contrato$ contratos ligac faxina$ faxinas',
  goods:
    'peca$ pecas saco$ sacos saca$ sacas caixa$ caixas pote$ potes garrafa$ garrafas bolo$ bolos pao$ paes marmit pizza$ pizzas lanche$ lanches camisa$ camisas camiset uniforme calca$ blusa vestid sapat par$ pares kit$ kits cesta$ cestas salgad doce$ doces copo$ copos prato$ pratos unidade$ unidades litro$ litros quilo$ quilos kg$ arroba duzia milheiro bandej pacote$ pacotes galao galoes balde muda$ mudas cabeca$ cabecas boi$ bois vaca$ vacas frango$ frangos ovo$ ovos peixe$ livro$ oculos armac celular pneu panflet convite$ almofad cadern quentinh refeic coxinh hamburg acai tela$ telas portao portoes janela movel moveis armarios',
  minutes: 'hora$ horas h$ hs$ minut min$',
  days: 'dia$ dias',
  weeks: 'semana$ semanas quinzen',
  months: 'mes$ meses',
  years: 'ano$ anos',
  size: 'metro metros m$ m2$ cm$ km$ quilometr ml$ gramas$ grama$ g$ kg$ tonelad hectar litro litros polegad habitant kwh watts pagin folhas graus cv$ amper',
  times: 'vez$ vezes x$ parcel prestac parcelinh cheques boletos',
  month_name: 'janeir fevereir marco abril maio$ junho julho agosto setembr outubr novembr dezembr',
  weekday: 'segunda$ terca$ quarta$ quinta$ sexta$ sabad doming feriad',
  season: 'verao inverno natal$ pascoa carnaval temporada alta$ baixa$ safra entressafra ferias fim$ finde',
  // What she does.
  i_sell: 'vendo$ cobro$ revendo$ anuncio$ repasso$ alugo$',
  i_make:
    'faco$ produzo$ entrego$ atendo$ fabrico$ monto$ colho$ tiro$ lavo$ costuro$ asso$ sirvo$ despacho$ preparo$ recebo$ rodo$ corto$ imprimo$ hospedo$ transporto$ planto$ crio$ conserto$ instalo$ dou$ fazemos vendemos atendemos',
  i_pay: 'pago$ gasto$ compro$ pagamos gastamos desembols',
  i_have: 'tenho temos sao$ somos tem$ com$ ha$',
  i_bill: 'fatur bruto vendas$ entra$ entram$ receita movimento giro$ movimenta caixa',
  it_costs: 'custa$ custam$ custaria sai$ saem$ sairia custo$ custou fica$ ficam$ ficou$ ficaria orcaram orcou',
  it_eats: 'come$ leva$ levam morde$ retem descont abocanh pega$ tira$ engole consome gasta$ queima$ vai$ vao$',
  he_pays: 'paga$ pagam$ pagava pagavam pagaria pagou$ pagar$ pagando',
  he_charges: 'cobra$ cobram$ cobrou$ cobrava faz$ fazem$ vende$ vendem$',
  offers: 'oferec propos propost oferta topa$ topou fechar$ fecha$ fechou contrata aceita$ garant banca',
  demands: 'pede$ pedem$ pediu$ pedindo exig quer$ querem queria$ querendo insist chor barganh',
  was: 'era$ eram$ antes$ antigamente tinha$ fazia$ vendia$ pagava$ cobrava$ atendia$ faturava custava comprava tirava vinha$ vinham$ saia$ saiam$ entrava passado passada chegou$ cheguei$ costumava produzia entregava ja$',
  now: 'hoje$ agora$ atual atualmente ta$ esta$ estou$ to$ tao$ anda$',
  would:
    'penso$ pensei pensando pensado queria$ gostaria seria$ ficaria sairia custaria teria$ passaria passar$ subir$ subisse aumentar$ mudar$ montar$ abrir$ lancar$ poderia daria$ ia$ iria$ cobrar$ cobrando contratar comprar$ trocar$ vender$ alugar$ fizer$ for$ se$ caso$ consigo conseguiria acho$ calculo estim imagin planej',
  need: 'preciso$ precis meta$ objetivo quero$ chegar$ alcanc juntar$ sonho',
  more: 'mais$ extra adicional acima alem$ outros$ outras$ outro$ outra$',
  per_one: 'cada$ unidade$ unitari por$ pelo$ pela$ individual cabeca$ avuls',
  monthly: 'mes$ mensal mensais mensalmente mensalidad',
  // Money that goes.
  rent: 'alugue aluguel arrend condominio$ iptu ponto$ sala$ loca$ franquia royalt',
  wages: 'salari folha$ registrad encarg clt$ carteira$ ganha$ ganham$ fixo$ diarista ordenado',
  bills:
    'luz$ energia agua$ internet conta$ contas contador sistema$ telefone seguro$ gas$ diesel gasolina combust software plano$ anuncio anuncios trafego marketing propagand manutenc despes fixo$ fixos$ custos$ licenc aplicativo$ hospedagem limpeza seguranca$ chip$',
  material:
    'materia material insum embalag ingredient tecido$ peca$ tinta$ racao farinh carne$ leite$ frete$ mercador produto$ custo$ cust mao$ obra$ hora$ adubo semente lenha papel$ tela$ frasco$ garraf rotulo sacol comida$',
  buys: 'maquin forno$ carro$ moto$ van$ caminhao caminhon trator$ freezer geladeir camara$ ordenhad impressor equipament elevador gerador placas$ solar drone$ usad seminov novinh novo$ nova$ reform piso$ luvas ponto$ obra$ tanque$ estufa$ loja$ galpao terreno poco$ irrigac balcao compressor torno$ lavadora secador aparelho$ quiosque food$ trailer financi consorc instal invest entrada$ compro$ comprar$ comprei$ montar$ ampliar amplia construir barraca embaladeir seladora batedeir fritadeir esteira$ camera fachada letreiro site$',
  once: 'curso$ multa$ rescis acert indeniz demiss mudanc taxa$ laudo registr advogad conserto$ consertar revis espetacul festa$ viagem document alvara vistoria feira$ estande stand$ figurin decorac inscric conta$ deu$ gastei$ paguei$ orcad',
  debt: 'devo$ devendo$ deve$ divid emprest banco$ cheque$ especial$ rotativ agiot atras vencid$ nego$ financiam limite$ refinanci serasa carta$ fornecedor',
  instalment: 'parcel prestac financi consorc emprest boleto',
  interest: 'juro juros ao$ am$ taxa$ rendendo rende$',
  owed: 'fiad rua$ devem$ devendo receb inadimpl calote cadern penduri pendurad crediario carne$ carnes$ aberto$ atrasad$ promissor',
  cash: 'caixa$ guardad poupanc reserva$ conta$ sobrou economi$ banco$ mao$ junt',
  stock:
    'estoq encalh parad$ parada$ parados paradas sobraram prateleir galpao deposito mofando vencer vencem compradas tenho$ socad',
  left: 'sobra$ sobram$ sobrou$ sobrando sobrava lucr limp livr liquid resta$ embols deixa$ rende$ ganho$ tiro$ pro$ labore retir',
  takes: 'retir labore tiro$ tirar$ tirando meu$ mim$ vivo$ pra$',
  loss: 'prejuiz perd perc roub furt desvi sumi sum$ quebra$ desperd lixo$ jogo$ joga$ jog estrag faltou$ rombo vaz calote mort morr$',
  goal: 'meta$ objetiv chegar$ alcanc faltam$ falta$ preciso$ quero$ sobrar$ tirar$',
  ticket: 'ticket tiquet medi media$ medio$ gasta$ gastam$ consumo valor$',
  discount: 'descont abat off$ vista$ baixar$ baixo$ menos$ promoc cupom',
  commission:
    'comiss ifood app$ apps$ aplicativ booking maquin cartao plataform marketplace shopee mercado$ livre$ airbnb gateway agencia taxa$ airbn percentual repass franqu clinic corretor operadora representant',
  margin: 'marg marje lucr markup ganh',
  fell: 'caiu caiu$ caiu$ cai$ queda$ despenc diminu menos$ baix reduz encolh sumiu perdi$ perdeu',
  rose: 'aument sub$ subiu subir$ subi$ subindo reajust encarec alta$ cresc passou$ pulou saltou foi$ dobr acresc vai$ veio$',
  part: 'parte$ vem$ vendas$ represent responde respond metade$ maioria$ total$ das$ dos$ clientes$ faturamento$ receita$ concentr depend',
  tax: 'impost simples$ icms iss$ das$ tribut nota$ darf inss fgts',
  busy: 'ocupa lotad cheio cheia vazi ocios lota$ enche$ encho$ disponi',
  down: 'sinal$ entrada$ adiant antecip reserva$',
  missed:
    'falt fur volt devol quebr cancel desmarc refaz refac recus defeit garantia vir$ aparec retorn troca$ reclam nao$ sumir',
  quit: 'cancel sair saiu saem sairam$ perdi$ perde$ perco$ desist larg evad fugi embora$ abandon debandada trocou menos$',
  lasts: 'dura$ duram$ dur valid garant vence$ vencem$ vida$ util$ uteis$ troca$ aguent contrato$ fidelidade minim',
  due: 'prazo$ pag boleto$ entreg daqui$ ate$ em$ depois$ dentro$ antes$ faltam$ demora$ demor espera$ aviso$ receb',
  since: 'ha$ faz$ desde$ tem$ idade$ casad tenho$ abri$ aberto$ fundad comec trabalho$ atras$ uns$ completo',
  clock: 'as$ ate$ das$ hora$ manha$ noite$ tarde$ madrug desde$ dia$ abre$ fecha$ abro$ fecho$',
  // Others.
  rival:
    'concorr vizinh lado$ esquina$ rival outro$ outra$ rede$ abriu$ novo$ franquia shopee internet$ mercado$ livre$ feira$ frente$ chines chinesa rua$ bairro$ regiao$ povo$ aqui$ tabela$ praca$ todo$ mundo$ colega shopping outros$ outras$',
  big_buyer:
    'prefeitur escola$ hotel$ rede$ construtor empresa$ fabrica$ distribuidor supermercad pousad restaurant hospital colegio condominio$ cooperativ laticini atravessador mercado$ frigorific padaria$ clinica$ convenio$ plano$ igreja$ banda$ noiva$ cliente$ comprador revendedor lojista exportador camara$ orgao licitac edital contrato$ mineradora usina agencia$ operadora imobiliaria universidade entreposto torrefac industria loja$ ong$',
  supplier:
    'fornecedor atacad distribuidor fabric china$ importad outro$ outra$ marca$ facc terceir generic paralel usad nacional alternativ',
  owner_of_place: 'dono$ proprietari imobiliari locador locat renov contrato$',
  worker_who:
    'funcionari vendedor$ gerente$ barbeir manicur$ moca$ menina$ rapaz ajudant cozinheir chefe$ motorista filho$ filha$ sobrinh cunhad irmao irma$ socio$ socia$ genro',
  club: 'assinatur plano$ clube$ mensalidad pacote$ fidelidad anuidad mensal',
  delivered: 'entreg frete$ motoboy correio$ km$ rota$ viage fretista transport',
  first: 'cobr prec valor$ mensalidad diaria$ hora$ consult honorari tabela$',
  money: 'reais real$ conto$ contos$ pila$ dinheir grana',
  question: 'compens vale$ valer pena$ sera$ devo$ aceit fecho$ largo$ melhor',
}
