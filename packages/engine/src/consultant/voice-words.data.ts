/** Classes of words that `voice-model` reads as one: 'morr*' is any word that begins so. */
export const VOICE_WORDS: Readonly<Record<string, string>> = {
  self: 'eu me mim comigo ieu mi',
  mine: 'meu minha meus minhas',
  you: 'voce voces ce ces teu tua',
  others: 'ele ela eles elas todos todas todo ninguem gente povo pessoal alguem',
  family:
    'famil* filh* esposa mulher marido mae pai irma irmao irmaos irmas net* neta avo avos tio tia sogr* cunhad* crianca* menin* guri* moleque* genro nora primo prima sobrinh* bebe enteado enteada finad* falecida velha veia',
  people:
    'client* freg* pacient* alun* funcion* empreg* ajudant* gerent* vendedor* soci* fornecedor* equipe chefe patr* vizinh* concorr* contador* hosped* colega*',
  death:
    'morr* mort* obito falec* caixao cova cemiter* enterr* defunt* veloric* velorio funer* jazigo sepult* mortalha tumulo lapide cadaver alma missa finado eternidade eterno eterna',
  selfharm:
    'suicid* mata matar mato matou matando matasse enforc* degol* corto cortando cortar machuc* pendur* sangr* atirar atiro afog*',
  means:
    'corda cordas comprimid* cartela chumbinho veneno revolver pistola espingarda arma tiro faca navalha lamina gas ponte viaduto telhado laje parapeito terraco precipicio abismo trilho trilhos trem metro caminhao caminhoes carreta volante curva represa predio andar janela viga galho estricnina soda remedio remedios calmante calmantes insulina injecao dose sacada barranco',
  live: 'vive viver viv* vida existi* exist* acord* amanhec* respir* levant* nasc* amanha mundo',
  end: 'acab* fim sumi* some desaparec* evapor* termin* parti* partir partid* embora deslig* apag* par* descans* encerr* desist* sair sumir ir ido fui cheg* larg* solt*',
  wish: 'queria quero vontade penso pensando pensei pensar pens* tomara torco torcendo torco pedi peco pedindo rezo prefiro preferia sonho imagino desej* inveja invejo merec* decidi decidido plano planej* escolhi coragem',
  pain: 'dor doi doendo doeu sofr* chor* aguent* guent* suport* desesper* trist* sozinh* vazi* vergonha culpa culpad* angust* depress* ansi* insoni* durmo dormir sono cans* exaust* fracass* inutil lixo fardo estorvo peso nada perdi',
  worth:
    'val* vale valho serv* prest* peso fardo merec* falta sobr* atrapalh* incomod* trabalho despesa prejuizo alivio lucro desgosto',
  bye: 'adeus desped* despeco tchau perdao perdoem perdo* desculp* bilhete carta recado obrigad* ultima ultimo saudade saudades testamento heranca senhas',
  god: 'deus senhor jesus ceu anjo* santo* santa nossa paz inferno pecado reza rezem ora* fe igreja',
  insured: 'segur* apolice indeniz* premio pensao carencia',
  never: 'nunca jamais sempre nenhum nenhuma nem nao sem',
  owed: 'divid* dev* banco agiota* cobr* boleto* falencia fali* quebr* negativ* penhor* leilao serasa nome execuc*',
  body: 'corpo coracao cabeca braco pulso sangue olho olhos pulmao',
  time: 'hoje noite madrugada semana domingo segunda sexta mes natal ano amanha dia dias agora logo breve',
  place:
    'loja lojas empresa* negocio* firma padaria salao oficina clinica consultorio restaurante lanchonete fabrica fazenda sitio escola* mercad* farmacia bar cafe hotel pousada academia ateli* estudio galpao balcao barraca feira banca buffet grafica pet* quiosque food trailer cozinha confeit* lavand* floricult* livr* brech* sorvet* pizzar* marcen* serral* borrach* funilar* otica agropecuar* criat* viveiro estufa cooperat* escritorio agencia imobiliar* construtora transport* distribui* deposito startup barbear* creche laboratorio',
  sell: 'vendo vende vendem vender vendendo vendi venda vendas revend* fabric* produz* alug* aluga conserto consertamos atendo atendemos ofereco forneco entrego entreg* cobro cobrar cobramos monto costuro bordo crio planto colho faco fazemos trabalho presto ensino leciono restauro',
  money:
    'prec* custo* lucr* margem fatur* caixa estoque dinheiro capital imposto* mei cnpj nota notas taxa* comiss* salari* folha desconto* promoc* orcament* pagament* pag* aluguel emprest* financ* parcel* juro* invest* reais real mil barato caro cobranca calote fiado sinal contrato* licenc* alvara multa prejuiz* ticket pix maquininh* frete cache mensalid* diaria',
  manage:
    'divulg* anunci* contrat* demit* gerenc* organiz* planilha agenda meta metas equipe turno* escala precific* delivery ifood instagram site marketing promov* fideliz* atra* lot* encalh* moviment* pedido* encomend* fornec* sistema marca registr* franq* sociedade curso freguesia clientela',
  ask: 'como quanto quanta quantos qual quais quando onde compensa posso devo preciso pode',
  sport:
    'futebol jogo jogos jogar jogador time times gol gols campe* copa brasileir* flamengo corinthians palmeiras vasco gremio santos cruzeiro selecao libertador* champion* luta corrida formula artilh* rebaix* placar classific* tabela rodada neymar messi pele maradona treino torcid* craque penalti impediment* maratona',
  bet: 'apost* bet bets tigrinho mega quina loto* loteria bicho roleta palpite* sorteado sena raspadinha cassino aviaozinho numeros',
  star: 'signo* horoscop* ascendente aries touro gemeos leao virgem libra escorpiao sagitario capricornio aquario peixes sonh* simpatia tarot taro buzios mapa astral numerolog* olhado',
  lore: 'capital populacao habitantes planeta* lua marte terra universo guerra rei rainha imperador presidente* ministro governador papa revolucao imperio descobr* invent* pint* escreveu inventou historia geografia ciencia* quimica biolog* matemat* filosof* dinossauro* animal velocidade montanha oceano continente pais paises estado estados seculo maior menor mundo celula atomo virus bacteria',
  study:
    'redacao prova licao tarefa dever enem vestibular faculdade resumo resenha equac* raiz quadrad* fracao seno tabuada livro substantivo verbo plural gramatica ortograf* traduz* traducao ingles espanhol frances italiano japones alemao significa significado poema verso',
  code: 'python javascript java php html programa* codigo script vetor array algoritmo funcao compil* variavel',
  media:
    'filme* serie* novela* dorama anime musica* cantor* cantora letra cifra banda show netflix ator atriz artista famos* celebridad* desenho episodio temporada personagem',
  fun: 'piada* charada trocadilho engracad* rir diverte entediad* fofoca curiosidade papagaio brincadeir* canta',
  vote: 'elei* vota* voto votar candidat* partido lula bolsonaro deputad* senador* prefeit* esquerda direita stf governo politic* aborto ministr*',
  faith: 'biblia salmo versiculo oracao novena santo santa padroeir* religiao evangelho pastor padre missa reza jesus',
  love: 'namor* ex amor apaixon* paquer* ciume* beij* casar noiv* conquist* trai* separ* divorci* ficante crush relacion* saudade',
  home: 'casa apartamento quarto sala banheiro pia privada chuveiro torneira sofa colchao tapete cortina guarda armario berco roupa mancha vizinho sindico quintal varanda resistencia lampada',
  cook: 'receita* almoco jantar ceia janta sobremesa lasanha pudim feijoada estrogonofe panqueca moqueca cozinh* assar asso ovo ovos bacalhau peru feijao arroz tempero vinho bolo churrasco',
  health:
    'febre tosse gripe dor dores cabeca barriga vomit* diarreia sintoma* remedio dipirona ibuprofeno pressao diabet* dieta emagrec* caloria* engord* quilos treino menstru* gravid* azia enjoo alergia coceira vacina medic* colica ressaca',
  child: 'bebe fralda chupeta birra mamadeira desfrald* adolescente mimad* escolinha brinc*',
  pet: 'cachorr* gat* papagaio hamster calopsita peixe coelho passarinho raca latir late miar vomitando',
  trip: 'viag* viaj* ferias praia* lua passagem* hotel* passaporte visto roteiro disney europa portugal turismo aeroporto rodoviaria reveillon mala trilha ',
  phone:
    'celular notebook computador wifi windows tv televisao videogame playstation xbox roblox minecraft fifa alexa tablet aplicativo fase',
  weather: 'chov* chuv* frio calor graus temperatura previsao neve sol geada',
  when: 'horas hora feriado pascoa carnaval calendario data',
  wear: 'roupa vestido gravata tatuagem corte batom maquiag* unha perfume presente look casamento formatura festa aniversari*',
  robot: 'robo humano sentimentos chatgpt ia inteligencia prompt instrucoes',
  job: 'curriculo entrevista emprego vaga chefe clt concurso estagio',
}
