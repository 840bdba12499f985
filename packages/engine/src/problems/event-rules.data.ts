/**
 * What happens, by classes of words: a line for each way it comes about, under the id of its card. Every class of a line
 * stands within a few words of the first; 'a|b' is either, '-a' is a denied ('não paga'), '!a' nowhere near; a line that
 * begins with '?' is a hint, no proof.
 */
export const EVENT_RULES: Readonly<Record<string, string>> = {
  inadimplencia_clientes: `
    venc cli|emp|part !impo !ban !forn !fia
    venc num reais*|proj|pron !impo !ban !forn !fia
    atrs mens cli|emp !impo !ban
    -pag cli|emp !impo !ban !conv !aula
    rest sum|-pag|venc cli|num !aula
    cob venc|-pag medo
    esquec* pag cli|emp`,
  inadimplencia_escola: `
    venc alu
    atrs alu mens|num
    -pag alu mens|num|mes
    medo cob alu venc|atrs|num`,
  fiado: `
    fia cli|num|-pag|pag|venc|medo|cob !forn !impo !nsei
    fia par|pert|cob`,
  servico_nao_buscado: `
    pron -busc|-vir @22 !perec
    cham -busc|-vir|sum num|pron @22
    pron cham|-pag mes|num|temp dono*|cli @22`,
  no_show: `
    marc -vir !eqp !forn !prof
    dsm marc|pac|cli hora|num|cob|avis* !eqp !prof !esto
    cima* hora dsm|sai|avis* !eqp !prof
    marc sum cli|pac|alu
    4 marc vazi cli|esp|num @16
    marc falt cli|pac|alu !eqp`,
  capacidade_ociosa: `
    vazi dia esp|cli|marc|hora|chei
    vazi num esp !queb !esto !espe
    vazi dia fds
    vazi dia chei
    esp vazi part|num !espe !queb !carr !pron !oficina*
    num alug vazi`,
  turismo_hospedagem: `
    dia vazi|cai hosped*
    fds chei dia
    temp cai|vazi hosped*`,
  vaga_ociosa_escola: `
    alu vazi esp|num
    -vir alu marc
    esp cabe* num`,
  sazonalidade: `
    temp cai vend|cli|num|part|alu !prec !chuv
    temp sum vend|alu|cli
    temp vazi cli|esp|vend
    temp sai alu|cli part`,
  entressafra: `
    temp -vend|cai safra*`,
  depende_do_tempo: `
    chuv -vir|cai|-vend|vazi|parar|sai
    chuv neg|dia|num encost*|vir|vend|aparec*|trab* !safra*
    chuv num pag|diaria*|parad*`,
  churn_saas: `
    sai assin* num|part|mes|meio
    entra* saem*|sai num assin*|cli|mes`,
  academia_evasao: `
    sai mes|temp|meio num
    sum mes pag
    sai num alu|cli`,
  evasao_aluno: `
    sai meio alu|cli aula
    sai num|part alu aula|temp|meio
    sum meio alu|cli|aula
    alu sai part|num temp|mes|meio
    alu cai num part|temp|rematric*
    rematric* neg|part|num`,
  paciente_abandona: `
    sai meio aula|pac !eqp
    sum meio aula|pac|-vir
    sai num aula|pac|alu !eqp !lut !prof
    parte* num fim*
    -vir retorn*|meio|aula|alta* pac|cli|num
    num comec* fim*|alta*|termin*|ficar*`,
  receita_recorrente: `
    reme mes|servic*|cacar*
    reme vend|cli
    lembr* sum|queb
    cada_mes* zero*`,
  cliente_nao_volta: `
    cli sum -vir
    cli lembr* quando*|sopra*`,
  perda_perecivel: `
    lixo perec
    perec morr
    perec lixo num|part|dia|fds`,
  furto_perda: `
    morr esto|perec|bich num|part`,
  clima_seguro: `
    morr bich num|part`,
  desperdicio_material: `
    sob mat|cort
    mat lixo part|num
    cort part|num sob|lixo`,
  retrabalho: `
    ref err
    err num part|cli|pron ref
    proj ref err|cli|num !mud
    ref num cli|pron|serv*`,
  contrato_cliente: `
    mud cli|proj num|ref
    mais proj|cli hora|num|mand
    mud proj vers*`,
  horas_nao_cobradas: `
    gra hora|visita*|rola
    -cob hora|mais`,
  cliente_atrasa_material: `
    mand espe doc
    espe doc cli
    espe mand cli pag|praz`,
  oficina_peca: `
    carr espe peca*|cnst !mim`,
  producao_atrasa: `
    praz espe|estour* cli|num !forn !doc
    hora orca* num
    praz atrs|estour* num|cli|semp* !forn !doc !pag`,
  devolucao_troca: `
    devolv*|devoluc* cli|emp num|part|esto !alug !pron
    troc emp|cli esto|num nven|enc|temp|tamanho*
    emp devolv*|troc nven|num|part
    lojas*|loja*|mercado* devolv*|devo nven|num`,
  locacao_avaria: `
    devo avar
    alug avar|-devo`,
  consignado_sem_acerto: `
    cons -pag|sum|num|venc|esto`,
  estoque_parado: `
    enc esto num|reais*
    enc cham num
    esto enc temp|mes|cham`,
  ruptura: `
    falt_est esto|cli hora|vend`,
  maquina_parada: `
    maq queb cnst|parar|vazi|num|perdi*|perco*|espe
    maq espe cnst peca*
    maq queb`,
  preco_sem_conta: `
    cob hora num !conv !doc !cli
    1 nsei cob luc`,
  medo_reajuste: `
    antg cob|prec num|cli
    medo prec subi|cli
    insu subi antg|-subi
    medo cob num !venc !fia !-pag`,
  custo_insumo_subiu: `
    insu subi num|part
    insu subi|foi_de* prec|antg|num`,
  guerra_preco: `
    bara conc|cli
    bara sai cli`,
  concorrente_novo: `
    abri conc|pert cai|sai|bara|vend|lev
    abri pert conc|igual*|outr*
    conc pert abri|cai|bara`,
  pagamento_grande_cliente: `
    prz emp|pag !doc !venc !fia !antg
    4 prz avis|fin
    prz fin`,
  atravessador_venda_direta: `
    atra num rev
    rev num insu|quilo*|litro*|pote*
    atra pag num rev|reais*`,
  dependencia_convenio: `
    conv pag|reais*|part|num prz|reais*|part !glos*`,
  convenio_glosa: `
    conv glos*`,
  dependencia_funcionario: `
    unic sabe eqp|prop|medo
    medo prop unic|eqp|sabe
    eqp unic sabe`,
  falta_absenteismo: `
    falt eqp|prof dia|fds|mes|num
    eqp -vir dia|fds|num`,
  professor_troca: `
    prof dem|sai|troc
    prof acha`,
  rotatividade: `
    dem num|mes eqp !lev
    dem eqp trein*|ensin*
    eqp sai num mes !cli !lev`,
  pessoa_saiu_clientes: `
    lev cli dem|abri|sai !conc !vizinh*
    lev eqp cli num !conc`,
  funcionario_nao_acha: `
    -acha eqp|prof|ngen`,
  fora_de_hora: `
    ligam*|ligar*|ligac*|telefone*|celular* domingo*|madrugad*|noite* !pedid* !xing*
    mensag*|whats*|zap* noite*|domingo*|madrugad* !pedid*`,
  acidente_seguranca: `
    acid eqp|hosp|epi
    -uso epi`,
  burnout_dono: `
    corp trab|soz|parar
    corp mes parar
    parar corp`,
  seguro_imprevisto: `
    1 parar corp soz`,
  tempo_dono: `
    soz ntem
    ntem luc|sist|nsei
    soz balcao*|caixa* compra*|compro*|vendo*`,
  nao_sei_numeros: `
    1 nsei luc`,
  perder_ponto: `
    perd_p terr|dono
    dono terr perd_p`,
  ong_associacao: `
    edit -sai|sai|cai|neg`,
  cancelamento_encomenda: `
    sai cli|festa* compr*
    sai num festa*|event*|encomend*|pedid*|bolo*|noiv* compr*|cima*|comida*|pag|pront*`,
  loja_vitrine: `
    prov mao`,
  transporte_frota: `
    vazv
    frot vazi volt*
    frot nsei|-pag prec|pag`,
  ifood_dependencia: `
    app leva*|tax*|comiss*|desconta*`,
  marketplace_taxa: `
    mkp num|part|leva*|tax*|frete*`,
  plataforma_parceira: `
    res num|part|leva*|tax*`,
  fornecedor_atrasa: `
    forn espe|err|praz|-vir num|cli|mes|praz`,
  concentracao_cliente: `
    emp part vend|pag
    aposent* cli|emp|num
    emp part|num dos* num
    emp|cli soz num|part
    aposent* emp|cli|dono num`,
  conversao_baixa: `
    rola sum|-respond*
    rola num fech*
    rola|visit* num fech*|some*|-respond*`,
  rede_social_nao_vende: `
    like nven
    like -vend`,
  contas_misturadas: `
    bol casa`,
  socio_briga: `
    soc praia*|briga*|brigo*|divid*|discut*|part
    soc tira*|trabalh*|-vir|convers*|sai num|par|fala*|part`,
  avaliacao_ruim: `
    nota_r ruim`,
  preco_commodity: `
    insu|litro* cai|bara custo*|conta*|perder*|perco*`,
  safra_caixa: `
    safra* pag|venc
    temp dinheir*|receb* resto*|ano* ban|jur|fia|div|revend*`,
  imposto_atrasado: `
    impo venc|-pag`,
  volta_pausa: `
    lut volt|-trab|cli|sai|mes|cai @30
    corp volt mes|cli|cai @20`,
  aluguel_pesa: `
    alu_g subi|num|subir*|mat*|dono !nao_sei* !-pag`,
  energia_cara: `
    luz num|subi|veio* !antg`,
  desconto_demais: `
    desc cli|eqp|pede* num|marg*|semp*|nego* !emp`,
  contratar_ou_nao: `
    cont duv|medo eqp|num|pag
    duv cont`,
  capacidade_cheia: `
    chei cli|pedid*|encomend*|serv*|festa*|num !dia !vazi !carr !eqp`,
  cac_alto: `
    anun num cli|vend|alu|pac|fech*`,
  juros_cartao_rotativo: `
    jur num|caix|todo*`,
  divida_banco: `
    div ban|num|parcel* !cli
    ban parcel* num`,
  processo_trabalhista: `
    just num|eqp|acord*|hora`,
  mudanca_regra: `
    regr nov*|mud|acab*|proib* cai|sai|alu|vend|num`,
  segunda_loja: `
    filial duv|alu_g|num|abri*`,
  capital_de_giro: `
    prz forn|boleto* pag|receb*`,
  suporte_afoga: `
    ti num|dia|consom*|hora`,
  delegar: `
    soz decid*|resolv*|ferias*|perg*`,
  mei_estourou: `
    mei* limit*|estour*|81*|passar* !lei*`,
}
