/** First person → second, folded: verbs that no rule of endings covers, and the words that stand for her. */
export const SECOND_PERSON: Readonly<Record<string, string>> = Object.fromEntries(
  `
sou é|estou está|to está|tou está|vou vai|tenho tem|faco faz|fico fica|perco perde|pago paga|cobro cobra
vendo vende|compro compra|trabalho trabalha|sei sabe|consigo consegue|posso pode|dou dá|quero quer|preciso precisa|recuso recusa
jogo joga|refaco refaz|espero espera|entrego entrega|recebo recebe|ganho ganha|gasto gasta|uso usa|abro abre|fecho fecha|vejo vê
ponho põe|boto bota|coloco coloca|mando manda|digo diz|falo fala|peco pede|levo leva|trago traz|saio sai|volto volta|venho vem
chego chega|acho acha|penso pensa|sinto sente|durmo dorme|acordo acorda|passo passa|deixo deixa|pego pega|atendo atende|marco marca
anoto anota|faturo fatura|devo deve|invisto investe|produzo produz|fabrico fabrica|planto planta|colho colhe|tiro tira|corto corta
rodo roda|viajo viaja|moro mora|conto conta|controlo controla|calculo calcula|tento tenta|comeco começa|termino termina|sofro sofre
choro chora|morro morre|gosto gosta|amo ama|odeio odeia|lembro lembra|esqueco esquece|dependo depende|aceito aceita|seguro segura
aumento aumenta|reajusto reajusta|repasso repassa|contrato contrata|demito demite|ensino ensina|treino treina|troco troca|conserto conserta
monto monta|instalo instala|limpo limpa|lavo lava|bordo borda|costuro costura|cozinho cozinha|asso assa|sirvo serve|descarto descarta
posto posta|respondo responde|ligo liga|procuro procura|encontro encontra|acerto acerta|erro erra|aviso avisa|tomo toma|bebo bebe
como como|imprimo imprime|reservo reserva|alugo aluga|empresto empresta|financio financia|parcelo parcela|antecipo antecipa|banco banca
fui foi|fiz fez|tive teve|pude pôde|quis quis|pus pôs|trouxe trouxe|vim veio|vi viu|dei deu|estive esteve|soube soube
perdi perdeu|vendi vendeu|recebi recebeu|abri abriu|pedi pediu|senti sentiu|investi investiu|saí saiu|refiz refez|desisti desistiu
descobri descobriu|recolhi recolheu|atendi atendeu|respondi respondeu|escolhi escolheu|consegui conseguiu|devolvi devolveu|entendi entendeu
aprendi aprendeu|decidi decidiu|dividi dividiu|produzi produziu|subi subiu|colhi colheu|sofri sofreu|esqueci esqueceu|ofereci ofereceu
temos tem|fazemos faz|estamos está|vamos vai|somos é|devemos deve|podemos pode|queremos quer|sabemos sabe|damos dá
ocupo ocupa|descubro descobre|vivo vive|prometo promete|prometi prometeu|levanto levanta|separo separa|desmonto desmonta|continuo continua
paro para|divido divide|empurro empurra|adianto adianta|atraso atrasa|cuido cuida|carrego carrega|busco busca|chamo chama|cancelo cancela
escrevo escreve|leio lê|ouco ouve|explico explica|mostro mostra|ofereco oferece|aproveito aproveita|guardo guarda|junto junta|somo soma
tenho tem|mantenho mantém|acompanho acompanha|confiro confere|verifico verifica|planejo planeja|organizo organiza|resolvo resolve
administro administra|dirijo dirige|ando anda|corro corre|fujo foge|evito evita|engulo engole|acabo acaba|sobrevivo sobrevive
pinto pinta|soldo solda|torneio torneia|moldo molda|esmalto esmalta|queimo queima|seco seca|embalo embala|envio envia|despacho despacha
crio cria|engordo engorda|ordenho ordenha|aplico aplica|pulverizo pulveriza|irrigo irriga|semeio semeia|adubo aduba|castro castra
reformo reforma|projeto projeta|desenho desenha|gravo grava|edito edita|programo programa|atualizo atualiza|configuro configura
meço mede|meco mede|peso pesa|testo testa|repito repete|reclamo reclama|brigo briga|discuto discute|converso conversa|escuto escuta
ouvi ouviu|li leu|saí saiu|caí caiu|sumi sumiu|preferi preferiu|corri correu|bati bateu|mexi mexeu|cresci cresceu|morri morreu|vivi viveu
`
    .trim()
    .split(/[|\n]/)
    .map((pair) => pair.split(' ') as [string, string]),
)

/** Hers, and what she writes short. */
export const OWN_WORDS: Readonly<Record<string, string>> = {
  eu: 'você',
  tava: 'estava',
  tavam: 'estavam',
  ta: 'está',
  tao: 'estão',
  meu: 'seu',
  minha: 'sua',
  meus: 'seus',
  minhas: 'suas',
  nosso: 'seu',
  nossa: 'sua',
  nossos: 'seus',
  nossas: 'suas',
  comigo: 'com você',
  conosco: 'com você',
  mim: 'você',
  q: 'que',
  pq: 'porque',
  vc: 'você',
  vcs: 'vocês',
  n: 'não',
  nao: 'não',
  tb: 'também',
  tbm: 'também',
  oq: 'o que',
  pra: 'para',
  pro: 'para o',
  pros: 'para os',
  pras: 'para as',
  ja: 'já',
  so: 'só',
  mes: 'mês',
  ate: 'até',
  ai: 'aí',
  tambem: 'também',
  ninguem: 'ninguém',
  alguem: 'alguém',
  mto: 'muito',
}

/** 'Me' is 'lhe' before these, 'se' before her own verbs, and nothing that can be said for sure before others. */
export const TO_HER =
  'deve devem paga pagam manda mandam pede pedem liga ligam custa custam custou sobra sobram deu devia pagou pagaram mandou pediu trouxe traz dão dao'

/** Words in -o that are no verbs, where one might begin a clause. */
export const NO_VERBS =
  'aluno moço moco inquilino vento tecido forno vidro ferro acabamento desconto juro jogo grupo bairro campo prédio predio sítio sitio bicho pasto curso boleto turno evento sapato vestido bolso público publico atendimento pagamento orçamentista barco avião moto fluxo lucro prejuízo prejuizo esforço esforco gesso cimento cavalo bezerro pinto tomate como quando todo muito pouco tanto quanto mesmo outro dinheiro movimento cliente preço preco prazo custo aluguel imposto banco dono ano mundo povo pedido produto serviço servico tempo trabalho estoque caixa salário salario negócio negocio carro forno leite gado segundo primeiro último ultimo cinco oito quatro zero medo cansaço cansaco isso aquilo tudo ninguém logo ontem dentro embaixo junto porto fogo posto metro quilo litro projeto contrato orçamento orcamento retorno resto dobro certo errado caro barato antigo novo velho próprio proprio concorrente vizinho sócio socio marido filho ajudante funcionário funcionario mecânico medico médico dentista advogado engenheiro pedreiro laboratório laboratorio motorista atacado varejo mercado supermercado governo município municipio estado condomínio condominio convênio convenio plano seguro frete diesel adubo milho feijão soja trigo boi porco peixe frango ovo queijo pão bolo doce salgado almoço almoco jantar verão inverno feriado domingo sábado sabado janeiro fevereiro março marco junho julho agosto setembro outubro novembro dezembro'
