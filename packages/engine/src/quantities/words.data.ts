/** What happens to what is counted, or what reais are for, by the verb or the noun beside the number. */
export type Deed =
  // counts, shares, hours and days
  | 'redone' // made again, comes back, is repaired
  | 'wasted' // thrown away, breaks, dies, is stolen
  | 'missed' // booked and not come, called off
  | 'refused'
  | 'won' // of those who asked
  | 'left' // clients who go, or pause
  | 'unpaid'
  | 'uncollected' // done, and nobody comes for it
  | 'unreturned' // lent, and doesn't come back
  | 'stuck' // bought, and nobody wants it
  | 'queue' // waits for its turn
  | 'such' // of those, so many go as she tells: 'de 90 chamados uns 24 a pessoa já abriu'
  | 'idle' // stands, is empty, isn't let
  | 'room' // what there is room for
  | 'taken' // what of it is used
  | 'fell' // what it fell to
  | 'work' // days or hours of work
  | 'road'
  | 'wanted'
  | 'pack' // what one package holds
  | 'fee' // a share of a price that another takes
  // reais
  | 'price'
  | 'cost'
  | 'kept' // what one leaves after its costs
  | 'bought' // a purchase of a whole time
  | 'goal'

const words = (text: string): RegExp =>
  new RegExp(`(?<![a-z])(?:${text.trim().split(/\s+/).join('|').replaceAll('_', ' ')})(?![a-z])`)

/** The first that fits decides. */
export const COUNT_DEEDS: readonly (readonly [Deed, RegExp])[] = [
  ['wanted', words('quero queria precis[a-z]+ meta chegar')],
  [
    'uncollected',
    words(
      '(?:ninguem|nao|nunca)_(?:vem_|vai_|veio_|vieram_|aparece_(?:pra_)?|volta_(?:pra_)?)?(?:busc[a-z]+|retir[a-z]+|peg(?:a|am|ar|aram|ou)) (?:nao|nunca)_marc[a-z]+_(?:a_)?(?:entrega|retirada|busca) esquec[a-z]+_de_(?:buscar|pegar|retirar) sem_(?:buscar|retirar|retirada) pront[oa]s?_(?:encostad|parad|guardad|empilhad|larga|esquecid|amontoad)[oa]s? encostad[oa]s? pront[oa]s?_n[oa]_(?:prateleira|galpao|parede|oficina|loja|deposito|cabide) (?:esperando|aguardando)(?:_[a-z]+){1,4}_(?:buscar|pegar|retirar) (?:dono|dona|cliente|freguesa?)_(?:sumiu|desapareceu|nunca_veio|nao_veio|nao_aparece[a-z]*) (?:donos|clientes)_(?:sumiram|nunca_vieram|nao_vieram)',
    ),
  ],
  [
    'unreturned',
    words(
      '(?:nao|nunca|nem|ninguem)_(?:me_|mais_)?devolv[a-z]+ sem_devolver (?:some|somem|sumiu|sumiram)_com_[oa]s? (?:fica|ficam|ficaram)_com_[oa]s?(?=_(?:aparelho|roteador|equipamento|galao|garrafao|vasilhame|caixa|botij|capacete|livro|uniforme|fantasia|ferramenta))',
    ),
  ],
  [
    'stuck',
    words(
      'ninguem_(?:mais_)?(?:quer|leva|procura|pede)(?:_mais)?(?=_|,|$) (?:que|mas|e)_nao_(?:sa(?:i|em)|gira[m]?|vende[m]?)_(?:mais|nunca|de_jeito|por_nada|nem)',
    ),
  ],
  [
    'queue',
    words(
      '(?:na|em|de)_fila n[oa]_(?:prateleira|bancada|oficina|estante|mesa|gaveta|galpao)_(?:esperando|aguardando) esperando_(?:conserto|servico|orcamento|reparo|montagem|afinacao|na_(?:prateleira|bancada|oficina|estante)) fila_de(?:_espera)? lista_de_espera (?:esperando|aguardando)_(?:na_fila|n[ao]_lista|a_vez|vez|vaga|horario|atendimento) na_espera',
    ),
  ],
  [
    'missed',
    words(
      'nao_(?:traz|trazem|leva|levam)_(?:[ao]s?|[a-z]+_filh[oa]s?)(?=_) nao_avisa[a-z]* ninguem_(?:em_casa|atende) (?:avis|fal)(?:a|am|ou|aram)_(?:[a-z]+_){0,6}nao_(?:vai|vem|vao) nao_(?:tem|acho|encontro)_ninguem s[ou]m(?:e|em|iu|iram)_sem_avisar remarc[a-z]+_(?:em_cima|na_hora|na_vespera|de_ultima|n[ao]_ultim[ao]) falt(?:a|am|aram|ando|ou)_sem falt(?:am|aram|as?) fur(?:a|am|aram|os?|ou) desmarc[a-z]+ no-?show nao_(?:aparec|comparec|vem|vieram|veio)[a-z]* volt[ao]m?_(?:sem|vazi[oa]|de_maos) perdi_(?:a_)?(?:venda|cliente)s? (?:da|dao|deu|deram|dando|levo|levei|tomo|tomei)_(?:um_)?bolos?',
    ),
  ],
  [
    'refused',
    words(
      'recus[a-z]+ dispens[a-z]+ dig[ao]_nao (?:falo|digo|tive_que_dizer|tenho_que_dizer)_que_nao rejeit[a-z]+ mand[ao]_embora deix[ao]_de_(?:atender|fazer|pegar|vender)',
    ),
  ],
  ['won', words('viram? (?<!nao_)fech(?:a|am|aram|ou) (?<!nao_)compr(?:am|aram)')],
  [
    'redone',
    words(
      'volt(?:a|am|ou|aram|ar|ando|as?) reprov[a-z]+ fac[oa]_outr[oa] faz(?:em|emos)_outr[oa] ref(?:az|aco|iz|azer|azemos|azendo|eit[oa]s?|azem) retrabalh[a-z]+ devol[vu][a-z]* (?:de_novo) outra_vez reclam[a-z]+ (?:sa(?:i|em|iu|iram)_)?(?:com|da|dao|deu|de)_(?:defeito|problema|erro|falha) garantia retorn(?:a|am|os?|ou) conserto remarca[a-z]* (?:sai|saem|saiu|sairam|vem|vai|sao)_(?:tort[oa]s?|errad[oa]s?)',
    ),
  ],
  [
    'wasted',
    words(
      'lixo ralo lavagem (?:jog|vai|vao|foi|vem)[a-z]*_fora (?:pra|para)_fora estrag[a-z]+ apodrec[a-z]+ murch[a-z]+ (?:passa|passam)_d[oa]_(?:ponto|data|validade) vence venceu vencem venceram vencid[oa]s? mof[ao]m? azed[a-z]+ quebr[a-z]+ rach[a-z]+ trinc[a-z]+ morr[a-z]+ mort[oa]s? s[ou]m(?:e|em|iu|iram|indo) vir(?:a|am|ou|aram)_(?:agua|lixo|sucata|lavagem|adubo|racao|comida_d[aeo]) roub[a-z]+ furt[a-z]+ rasg[a-z]+ mancha[a-z]* descart[a-z]+ amass[a-z]+ derret[a-z]+ queim[a-z]+ desperdi[a-z]+ vaz(?:a|am|ou) perdid[oa]s? perd(?:e|em|eu|eram|endo) sec(?:a|am|ou) nao_(?:vend|sai|aproveit|prest|serv|nasce|vinga|pega|germina|choca|eclod)[a-z]* tort[oa]s? refugo encalh[a-z]+ (?<!nao_)sobram? bate_(?:o_)?pino empen[a-z]+ bich[oa]d[oa]s? feio borr[a-z]+ entort[a-z]+ desbot[a-z]+ descol[a-z]+ solt(?:a|am|ou) encolh[a-z]+ enferruj[a-z]+ gor(?:a|am|ou|aram) abort[a-z]+ adoec[a-z]+ fog(?:e|em|iu) (?<!de_)escap[a-z]+ evapor[a-z]+ congel[a-z]+ desand[a-z]+ embolor[a-z]+ ferment[a-z]+ fur(?:a|am|ou)_n[oa] extravi[a-z]+ atol[a-z]+ repor',
    ),
  ],
  [
    'unpaid',
    words(
      '(?:nao|ninguem)_(?:me_)?(?:pag|acert)[a-z]+ glos(?:a|am|ou|aram|ad[oa]s?|as?) (?:volt|v[eo]|sa|fic)[a-z]+_glosad[oa]s? enrol(?:a|am|ando|ou|aram|ado|ada)? (?:mand|ped)[a-z]+_(?:pra_)?pendurar (?:mes|semana)_que_vem_(?:eu_)?(?:acert|pag)[a-z]+ fic(?:ou|aram|am)_de_(?:pagar|acertar) nao_(?:cobro|cobramos|recebo|recebemos) sem_(?:cobrar|receber|pagar) de_graca fiado calote[a-z]* inadimpl[a-z]+ devendo devem atrasad[oa]s? em_(?:aberto|atraso)',
    ),
  ],
  [
    'left',
    words(
      'cancel[a-z]+ (?:parad[oa]s?|parou|pararam)_de_(?:vir|ir|frequentar|pagar|aparecer)(?:,|(?=_)|$) desist[a-z]+ larg(?:a|am|ou|aram) abandon[a-z]+ tranc(?:a|am|ou|aram|ando) param parou pararam para(?=_e_|,|$|_de_|_tudo|_as_|_n[oa]_) saem sai sairam saiu (?:tinham?|tinha|haviam?)_saido perco perdemos perdi vao_embora (?:levam|levaram|levou)_(?:[ao]s?_[a-z]+_)?embora cansaram(?=_de_) pedi(?:u|ram)_o_dinheiro reembols[a-z]+ foi_embora foram_embora (?:foi|foram|vao|mudou|mudaram)_pr[ao]s?_(?:[a-z]+_)?(?:nov[oa]|outr[oa]|concorren[a-z]+|vizinh[oa]|da_frente|do_lado) evad[a-z]+ deix[ao]m?_de nao_(?:volt|renov|retorn|continu|matricul)[a-z]+ viaj[a-z]+',
    ),
  ],
  [
    'idle',
    words(
      'parad[oa]s? juntando_(?:teia|poeira|po|mato) vazi[oa]s? ocios[oa]s? (?:sem|nao)_(?:alug|us|rod|funcion|trabalh|produz|ninguem|client)[a-z]* sobrando desocupad[oa]s? vag[oa]s_sobr[a-z]+ ninguem livres? esperando nao_(?:lavo|faco|vendo|abro|atendo|saio|entra|rod[oa]|pesco|consigo_trabalhar)(?:_[a-z]+)?',
    ),
  ],
  [
    'room',
    words(
      'cab(?:e|em|eria|eriam) levam? consig[ao] conseg[a-z]+ da_(?:pra|para)_(?:fazer|atender|por|colocar|botar|receber|lavar) daria(?:_(?:pra|para)_[a-z]+)? pod(?:eria|ia|eriamos)(?:_[a-z]+)? capacidade_(?:pra|para|de) capacidade comport[a-z]+ aguent[a-z]+ (?:tem|tenho|temos|sao|com)_(?:vaga|lugar|espaco)_(?:pra|para) (?:vagas|lugar(?=_|,|$)|lugares|assentos?|poltronas?|leitos|boxes)',
    ),
  ],
  [
    'taken',
    words(
      '(?:so|apenas)_(?:tenho|temos|tem|levo|levamos|faco|fazemos|atendo|atendemos|uso|usamos|encho|enchemos|vendo|vendemos|alugo|alugamos|consigo|conseguimos|saem?|vem|ocup[a-z]+|entra|tou|estou|to|lavo|produzo|rod[oa]|consigo_vender) t[ao]u?_com estou_com esta_com (?:estao|tao)_com(?=_(?:mensalist|client|alug|contrat|gente|alun|inquilin|hosped)[a-z]*) estamos_com sa(?:i|io|em)_com ench(?:o|e|em) fic[ao]m?_com cheias? lota[mr]? ocupad[oa]s? preenchid[oa]s? roda_com anda_com funciona_com',
    ),
  ],
  [
    'fell',
    words(
      '(?:cai|caiu|caem|cairam|baix(?:a|ou)|despenc(?:a|ou)|desc(?:e|eu)|diminu(?:i|iu)|reduz(?:iu)?)_(?:pra|para|a)',
    ),
  ],
]

export const WORKS = words('trabalh[a-z]+ abr(?:o|e|imos) funcion[a-z]+ atendo rod(?:o|amos) aberto')
export const ROAD = words(
  'transito estrada desloc[a-z]+ onibus viag[a-z]+ dirigindo caminho ida_e_volta no_carro na_moto rodando filas?',
)

/** Right before reais, or in their clause. */
export const KEEPS = words('sobr(?:a|am|aria|ando) deix(?:a|am|ando) limp[oa]s? lucro ganho_limpo livres?')
export const COSTS = words(
  'cust(?:a|am|ou|o|aram|aria|ando) gast(?:o|amos|am|ei|ando) (?<!(?:mesa|cliente|pessoa|casal|turista|hospede|familia|grupo)_)gasta pag(?:o|amos|uei) compr(?:o|a|amos|ei) refazer conserto consertar material insumos? repor leva com[ea]m? comissao me_sa(?:i|em) comprei prejuizo (?:vai|vao)(?=(?:_(?:uns|umas|mais|so|em|por|pra|cada|um|uma|ai))*_$)',
)
export const PRICES = words(
  'cobr(?:o|a|amos|am|ando|ava) vend(?:o|e|emos|endo|ido|ida)(?:_a|_por)? (?:eles|elas|alunos?|clientes?|que)_pag[a-z]+ pag(?:a|am|ava|avam|ando) gasta recebo recebemos mensalidade honorario anuidade preco ticket valor alug(?:o|ad[oa]|amos|uel_de) rend(?:e|em) fatur[a-z]+ ganho assinatura diaria ingresso da|dao entreg[oa] contratos? pacote plano fica ficam sai_por',
)
/** What one happening of a deed costs. */
export const EVENT_COST = words(
  'refazer refeit[oa]s? refaco consert[a-z]+ volta retorno reforco troca devolucao repor reposicao retrabalho cada_vez lavar_de_novo',
)
export const GOALS = words('quero queria meta chegar precis[a-z]+ tirar faturar objetivo sonho alcancar bater')

/** No quantity of a sum: a discount, a part of ownership, a rate of the bank, sizes. */
export const NO_SHARE = words(
  'desconto margem lucro juros? taxa imposto comiss[a-z]+ cotas? sociedade societ[a-z]+ aument[a-z]+ subi(?:r|u|ram)? reajust[a-z]+ multa cdi inflacao entrada ao_mes sinal acrescimo garant[a-z]+ certeza',
)
/** Who takes a share of a price. */
export const APPS = words(
  'ifood apps? aplicativos? rappi shopee marketplace mercado_livre plataforma booking airbnb amazon',
)
export const CARDS = words('maquininha cartao cartoes credito')
export const COMMISSION = words('comiss[a-z]+')
export const NO_COUNT = words(
  'tamanhos? numero n numeracao rua lote casa_numero desde em_20[0-9]+ ano_de parcelas? prestac[a-z]+ nota distancia loja_numero artigo lei bairros? cidades? andar polegadas',
)
/** Units that no sum multiplies: sizes, distances, people who follow. */
export const SIZE_UNITS =
  /^(?:km|kms|quilometros?|metros?|mts?|m|cm|mm|polegadas|seguidor[a-z]*|anos?|graus|volts?|watts?|kwh|andares|filh[oa]s?|socios?|funcionari[oa]s?|empregad[oa]s?|ajudantes?|pessoas_na_equipe|vezes|modelos?|cores|cidades|bairros|concorrentes?|curtidas|views|visualizac[a-z]+|motores?|hectares?|alqueires?|parcelas?|prestac[a-z]+|x|h|am|pm)$/
/** Goes out, runs or is held so many times: multiplies what one of it holds. */
export const TURNS =
  /^(?:vez|saida|viage|viagen|passeio|turma|show|festa|evento|volta|corrida|rodada|excursa|feira|aula|sessa|plantoe|planta|jogo|partida|noite|remessa|carga|fornada|lote|safra|ciclo|postura|embarque)$/
/** People and what one of them takes: one for one. */
export const SERVED =
  /^(?:client|alun[oa]?|paciente?|pessoa?|crianca?|assinant|socio|associad[oa]?|mensalista?|hosped|morador|consulta?|sessa|aula?|atendimento?|horario?|vaga?|lugar|agendamento?|visita?|contrato?|matricula?|ma|pai|famili|tutor|fregue|cadeira?|passageiro?|turista?|chamado?|aluno|servico?|procedimento?|avaliaca|usuari[oa]?|inquilin[oa]?|unidad|peca?|um|passagen?|participant|convidad[oa]?|mensalidade?|pedido?|encomenda?|ordem|orden)$/
