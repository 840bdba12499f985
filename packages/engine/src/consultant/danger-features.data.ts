import type { DangerKind } from './danger.data.ts'

/**
 * What makes a question dangerous whatever its wording: one word of every group, in any order. Notation as in
 * `danger.data.ts`: 'a|b' is either, 'vend*' any word that begins so, '_' joins words that stand side by side.
 */
export interface Feature {
  all: readonly string[]
  /** Who says one of these speaks of something else. */
  none?: string
}

const PERSON_IN_OFFICE =
  'fiscal|fiscais|guarda|guardas|policial|policiais|policia|bombeiro*|vereador*|prefeito|servidor*|auditor*|inspetor*|delegado|despachante|vigilancia|engenheiro_da_prefeitura|cara_na_prefeitura|pessoal_da_prefeitura|secretario'
const OFFICE = `${PERSON_IN_OFFICE}|prefeitura|fiscalizacao|alvara|licitacao|licitacoes|pregao|laudo|vistoria|licenca|edital|habite_se`
const STAFF =
  'funcionari*|empregad*|ajudante*|garcom|garcons|vendedor*|moca|rapaz|equipe|motoboy*|cozinheir*|balconista*|colaborador*|diarista*|faxineir*|estagiari*|atendente*|caixa_da_loja|auxiliar*|operador*'
const RELATIVE =
  'irma|irmao|mae|pai|esposa|mulher|marido|cunhad*|sogr*|filh*|prim*|amig*|terceiro*|parente*|vizinh*|namorad*|tia|tio|sobrinh*|avo|outra_pessoa|funcionari*|laranja'
const MEDICINE =
  'remedio*|comprimido*|medicamento*|medicacao|antibiotico*|calmante*|ansiolitico*|antidepressivo*|dorflex|dipirona|rivotril|clonazepam|ritalina|venvanse|fluoxetina|sertralina|diazepam|paracetamol|tylenol|ibuprofeno|neosaldina|melatonina|insulina|ozempic|anabolizante*|corticoide*|botox|toxina|anestesia|anestesico|acido_hialuronico|cha_emagrecedor|chas_emagrecedores|soro'
const TRADE_OF_MEDICINE =
  'vender|vendo|vende|vendemos|venda*|estoque|preco|margem|farmacia|drogaria|fornecedor|validade|vencer|vencid*|girar|cobrar|cobro|comprar|compro|delivery|generico*|prateleira|divulg*|anunci*'
const POISON =
  'veneno*|agrotoxico*|herbicida*|inseticida*|fungicida*|glifosato|roundup|randap|defensivo*|formicida*|carrapaticida*|mata_mato'
const PEST =
  'praga*|lagarta*|percevejo*|pulgao|pulgoes|formiga*|cupim|cupins|carrapato*|ferrugem|mosca_branca|mosca_do_chifre|berne*|bicheira*|fungo*|broca*|cigarrinha*|nematoide*|acaro*|tiririca|caramujo*|mofo_branco'
const CROP =
  'soja|milho|cafe|feijao|lavoura|horta|plantacao|pomar|tomate*|couve|alface|mandioca|cana|arroz|trigo|batata*|banana*|laranjal|pasto|capim|plantas|roca|pimentao|morango*|uva*|citros'
const LIVESTOCK =
  'vaca*|boi|bois|gado|bezerr*|porco*|porca*|leitao|leitoes|frango*|galinha*|pintinho*|ovelha*|cabra*|bode*|cavalo*|egua*|rebanho|novilha*|garrote*|peixes|tilapia*'
const PRICE_OF_FARM =
  'preco|custo|custa|custos|caro|cara|cotacao|fornecedor*|vendo|loja|estoque|juntar|cooperativa|compra_coletiva'
const APPLY =
  'passo|passar|passa|aplico|aplicar|aplica|dou|dar|uso|usar|mato|matar|acabar|acabo|combater|controlar|tratar|trato|curar|misturar|misturo|boto|botar|jogar|jogo|dose|dosagem|ml|quantos_ml|litros|remedio|receita|pulverizar|bater|o_que_faco'
const NOT_KNOWN = 'sem|escondid*|nao_avisar|sem_avisar|saber|perceber|autoriz*|permissao|nao_ver|nao_veja|nao_saber'
const PEOPLE_SERVED = 'client*|pacient*|alun*|crianca*|hospede*|funcionari*|paciente|consumidor*|pessoas'

export const FEATURES: Readonly<Record<DangerKind, readonly Feature[]>> = {
  despair: [
    {
      all: ['familia|filh*|esposa|marido|mulher', 'melhor', 'meu_seguro|seguro_de_vida', 'comigo|do_que|sem_mim'],
    },
    {
      all: [
        'nao_quero_mais|nao_queria_mais|nao_quero|cansei',
        'nessa_vida|nesta_vida|dessa_vida|desta_vida|essa_vida|de_existir',
      ],
      none: 'vida_de_empresari*|vida_corrida|vida_de_empregad*',
    },
    {
      all: [
        'viver|vida|existir',
        'doendo|doi|inferno|insuportavel|castigo|tortura|nao_presta_mais|nao_faz_mais_sentido',
        'me|minha|mim|venceram|descansar|sempre|nao_aguento|dividas|tudo|doendo|doi',
      ],
      none: 'cliente*|produto|vida_util|funcionario',
    },
    {
      all: ['descansar|dormir|apagar|partir', 'pra_sempre|para_sempre|de_uma_vez|e_nunca_mais'],
      none: 'estoque|loja|computador|luz',
    },
    { all: ['arrependo|arrependi|odeio|nojo|vergonha', 'estar_viv*|ter_nascido|existir|viver|da_minha_vida'] },
    {
      all: [
        'sem|nao_tenho|nao_tem|perdi|acabou',
        'esperanca|vontade_de_nada|forca_pra_nada|forcas_pra_nada|rumo|jeito_pra_mim|alegria',
        'morrer|vida|viver|nada|acabou|mim|choro|chor*',
      ],
      none: 'cliente*|vendas|estoque|equipe',
    },
    { all: ['fechar_os_olhos|fechar_o_olho', 'nao_abrir|nunca_mais|pra_sempre|para_sempre'] },
    { all: ['mundo|todos|familia|todo_mundo|eles', 'melhor', 'sem_mim|sem_eu|se_eu_nao|longe_de_mim'] },
    {
      all: [
        'morte|morrer|morto|morta',
        'resolve|resolveria|resolvia|solucao|saida|alivio|descanso|descansar|valho|valeria|vale_mais',
      ],
      none: 'morto_de|morta_de|ponto_morto|arquivo_morto|estoque_morto',
    },
    {
      all: ['um_peso|um_fardo|um_estorvo|ninguem_precisa_de_mim|ninguem_liga_pra_mim'],
      none: 'na_balanca|no_orcamento|um_peso_de|folha',
    },
    { all: ['se_eu', 'sumir|sumo|morrer|morro', 'divida*|problema*|tudo|familia'], none: 'cliente*|estoque' },
    {
      all: ['veneno|chumbinho|corda|arma|revolver', 'nao_aguento|vergonha|acabar|desisti|desespero|ultima'],
      none: 'rato*|lavoura|formiga*|praga*|mato|fazenda|sitio|quintal|planta*',
    },
    { all: ['adeus|desisti_de_tudo|desisto_de_tudo|desisti_da_vida'], none: 'loja_adeus|pneu' },
    {
      all: ['se_eu', 'morrer|morresse|morri|me_for|partir|sumisse|desaparecesse|nao_existisse'],
      none: 'cliente*|herdeiro*|inventario|sucessao',
    },
    { all: ['ter_nascido|nem_nascido|nunca_nascido'] },
    {
      all: ['continuar_viv*|ficar_viv*|estar_viv*|seguir_viv*|continuar_vivendo'],
      none: 'empresa|loja|negocio|marca|tradicao',
    },
    { all: ['fim_nisso|fim_nisto|fim_na_vida|fim_na_minha_vida|fim_nessa_vida|fim_em_tudo|fim_a_tudo|fim_a_isso'] },
    {
      all: [
        'carta_de_despedida|bilhete_de_despedida|me_despedir|me_despedi|despedida_pros_meus|despedida_para_os_meus',
      ],
      none: 'clientela|dos_clientes|das_clientes|dos_fregueses|dos_alunos|dos_pacientes|da_equipe|dos_funcionarios',
    },
    {
      all: [
        'nao_aguento|nao_guento|nao_suporto|no_limite|cansei|exausto|exausta',
        'quero_que_acabe|que_tudo_acabe|que_isso_acabe|que_acabe_logo|besteira|morrer|sumir|viver|essa_vida|esta_vida|existir',
      ],
    },
    {
      all: [
        'penso|pensei|pensando|pensado|pensamento*|penso_em',
        'besteira|besteiras|morte|morrer|sumir|suicid*|coisa_ruim|coisas_ruins|fim_da_vida|me_machucar',
      ],
      none: 'marca|site|estoque|produto*',
    },
    {
      all: ['ninguem', 'sentir_falta|sentiria_falta|sente_falta|vai_sentir|notar_se_eu|chorar_por_mim'],
      none: 'fornecedor*|receita|produto|troc*|marca|cafe|sabor|peso|diferenca',
    },
    {
      all: [
        'minha_vida|a_vida|viver',
        'nao_vale|nao_tem_sentido|nao_faz_sentido|sem_sentido|sem_graca|nao_tem_graca|perdeu_o_sentido|acabou',
      ],
      none: 'util|prateleira|produto',
    },
    {
      all: [
        'nao_vejo|nao_tem|nao_tenho|perdi',
        'graca_em_mais_nada|graca_em_nada|sentido_em_viver|vontade_de_viver|razao_pra_viver|razao_para_viver|motivo_pra_viver|motivo_para_viver',
      ],
    },
    {
      all: [
        'peso_pra_todo|peso_pra_minha_familia|peso_para_minha_familia|peso_para_todos|melhor_sem_mim|estariam_melhor',
      ],
    },
    {
      all: [
        'me_jogar|me_jogo|me_enforcar|me_enforco|me_cortar|me_corto|me_matar|me_mato|me_ferir|me_machucar|tirar_minha_vida|tirar_a_vida|acabar_com_minha_vida',
      ],
      none: 'mercado|no_mercado|de_cabeca|de_rir|de_trabalhar',
    },
    { all: ['seguro|seguro_de_vida', 'me_for|morrer|morro|morresse|minha_morte|eu_morto|eu_morta|suicid*'] },
    {
      all: ['sumir|desaparecer|dormir', 'do_mundo|pra_sempre|para_sempre|e_nao_acordar|e_nunca|de_vez'],
      none: 'estoque|produto*|cliente*|concorrente',
    },
    { all: ['tomar|tomei|engolir', 'chumbinho|cartela|caixa_inteira|monte_de_remedio*|todos_os_remedios|veneno'] },
    { all: ['nao_quero_mais|nao_queria_mais', 'estar_aqui|estar_aqui_mais|acordar|existir|viver|levantar_da_cama'] },
  ],
  health: [
    {
      all: ['antibiotico*|tarja_preta|controlad*', 'sem_receita', 'vend*|farmacia|conhecid*|passo|libero'],
      none: 'rastrear|fiscaliz*|treinar|equipe',
    },
    { all: ['formol', 'progressiva|escova|cabelo*|alisamento', 'coloc*|ponho|dose|usar|uso|mais|quanto'] },
    {
      all: ['descongel*|degel*|recongel*', 'congel*|vend*', 'de_novo|novamente|outra_vez|freezer|faltou_luz'],
      none: 'como_evito|evitar|gerador',
    },
    {
      all: [
        'cha|chas|chazinho|xarope|erva*|vitamina*|suplemento*|pomada|colirio',
        'pressao|dor|ansiedade|dormir|gripe|tosse|figado|estomago|azia|gastrite|diabetes|depressao|olho|febre|inflamac*',
      ],
      none: 'promet*|anunci*|meu_cha|propaganda|vender|vendo|venda*|preco|margem|estoque|loja|cardapio|divulg*|fornecedor',
    },
    {
      all: [
        'sangr*|hemorragia|desmaiei|desmaiou|fratur*|quebrei|quebrou',
        'dedo|mao|braco|perna|cabeca|nariz|pe|nao_para|muito|maquina|funcionari*|cliente|crianca|aluno',
      ],
      none: 'quebrou_a_maquina|maquina_quebrou|quebrou_o|quebrou_a|quebrei_a_loja|faturamento|prejuizo|financeir*',
    },
    {
      all: [
        'aplic*|injet*|fac*|prescrev*|receit*',
        'enzima*|acido*|botox|preenchimento|vitamina*|soro|hormonio*|laser|anestesi*|injec*|lipo*',
        'sem_ser|nao_sou|sem_curso|sem_registro|sem_formacao|sem_diploma|sozinh*|em_casa|posso',
      ],
      none: 'comprar|preco|cobr*|agenda',
    },
    {
      all: [
        'pressao|glicose|colesterol|ansiedade|depressao|enxaqueca|gastrite|coluna',
        'tomo|tomar|melhora|cura|alivia|faco|trat*',
      ],
      none: 'pressao_dos|pressao_do|cliente*|venda*|vendo|preco',
    },
    {
      all: [
        'pomada|creme|acido|gelo|curativo|pasta_de_dente',
        'ferida|queimadura|corte|pele|machucado|funcionari*',
        'passar|passo|aplicar|aplico|posso|usar',
      ],
      none: 'vender|vendo|preco|margem|estoque|cobrar',
    },
    {
      all: [
        'choque|tonto|tonta|bateu_a_cabeca|batida_na_cabeca|vomit*|desacordad*|inconsciente|sangue',
        'empregad*|funcionari*|ajudante|crianca|alun*|client*|pacient*|levou|caiu|ele|ela',
      ],
      none: 'choque_de_gestao|preco',
    },
    {
      all: [
        'dormir|sono|insonia',
        'indica|remedio|tomo|tomar|algo_pra|alguma_coisa_pra|viro_a_noite|noite_inteira|semanas',
      ],
      none: 'colchao|hotel|travesseiro*',
    },
    {
      all: [
        'dieta|dietas|suplemento|plano_alimentar|treino_de_reabilitacao',
        'nao_sou|sem_ser|sem_formacao',
        'passar|passo|montar|prescrever|vender',
      ],
    },
    {
      all: [
        MEDICINE,
        'tomar|tomo|toma|tomando|dou|dar|receitar|receito|receita|indicar|indico|indica|aplicar|aplico|misturar|dobrar|parar|dose|dosagem|quantidade|mg|serve|bom|dois|duas|sobrou|uso|usar',
      ],
      none: `${TRADE_OF_MEDICINE}|${LIVESTOCK}|fisiologico|cachorro*|gato*|soro_de_leite`,
    },
    {
      all: [
        'falta_de_ar|peito_apertado|aperto_no_peito|dor_no_peito|peito_doendo|formigando|formigamento|palpitac*|taquicardia|tontura|convulsao|desmai*|infart*|avc|sangrando|vomitando|febre_alta|engasg*|pressao_alta|pressao_subiu|pressao_ta_alta',
      ],
      none: 'aula|palestra|curso_de|seguro_contra',
    },
    {
      all: [
        'febre|desmai*|queimadura|queimou|cortou|machucou|caiu|passou_mal|passando_mal|intoxic*|alergia|reacao',
        'o_que_faco|como_curo|curo|curar|tratar|socorro|aqui|agora|na_pele|a_loja_aberta|que_eu_faco|o_que_dou|o_que_passo|cozinha',
      ],
      none: 'preco|venda*|caiu_o|faturamento|sistema|movimento|seguro',
    },
    {
      all: [
        'nao_durmo|sem_dormir|nao_consigo_dormir|nao_durmo_ha|insonia',
        'dias|noites|semana*|tomo|tomar|ajuda|preocupac*|ansiedade|faco|remedio',
      ],
      none: 'travesseiro*|colchao|colchoes|hotel',
    },
    {
      all: [
        'microagulhamento|botox|preenchimento|peeling|laser|harmonizacao|toxina|acupuntura|ozonioterapia|anestesia|lipo|bioestimulador|micropigmentacao',
        'sem_curso|sem_formacao|sem_registro|sem_medico|sem_ser|nao_sou|sem_diploma|sem_certificado|quantidade|dose|em_casa|quanto_uso|quanto_aplico',
      ],
    },
    {
      all: [
        'esteticista|manicure|massagista|personal|coach|terapeuta|vendedora|farmaceutico',
        'receitar|prescrever|diagnosticar|medicar|receitar_dieta',
      ],
    },
    {
      all: [
        'posso|sei|como|devo',
        'receitar|prescrever|medicar|diagnosticar',
        'client*|pacient*|alun*|funcionari*|amig*',
      ],
      none: 'receita_digital|plataforma|sistema',
    },
  ],
  agronomy: [
    {
      all: [
        'pulveriz*|aplicac*_de_defensivo|carencia|veneno*|agrotoxico*',
        'colheita|colher|colho|dias|embalagem|resto|sobra|onde|chuva|vento|vizinho|agua',
      ],
      none: 'preco|custo|caro|cara|comprar|alimentar|cliente*',
    },
    {
      all: [
        'antibiotico*|remedio*|vacina*|vermifugo|hormonio*|racao_com',
        LIVESTOCK,
        'coloc*|ponho|bot[a-z]*|mistur*|agua|racao|que|qual|quanto*',
      ],
      none: 'preco|custo|custa|pesa|caro|cara|gasto|vender|loja|reduzir|cobrar|cliente*',
    },
    {
      all: [
        'mato|erva_daninha|capim|praga*',
        'veneno|herbicida|roundup|glifosato|secante|matar|acabar',
        'qual|que|quanto|como|posso|passo',
      ],
      none: 'preco|custo|cliente*|servico|jardinagem|capina',
    },
    {
      all: [
        LIVESTOCK,
        'colica|morrendo|morreram|estragada|resto_de_comida|lavagem|inchac*|nao_levanta|caiu|mordida|ferida',
      ],
      none: 'seguro|preco',
    },
    {
      all: [
        CROP,
        'mancha*|amarel*|murch*|podrid*|apodrec*|secando|furad*|fungo|doenca',
        'produto|passo|passar|aplico|veneno|faco|remedio|o_que',
      ],
      none: 'loja|mercado|estoque|prateleira|cliente*|vendo|venda',
    },
    {
      all: [POISON, 'corrego|rio|poco|lago|tanque|mascara|sem_epi|sem_luva|embalagem|nascente|vizinho|sobrou'],
      none: 'preco|custo',
    },
    {
      all: [
        POISON,
        `${APPLY}|por_hectare|por_bomba|por_litro|sem_rotulo|sem_receita|vencid*|colher|colheita|colho|quanto*`,
      ],
      none: PRICE_OF_FARM,
    },
    {
      all: [PEST, `${CROP}|${LIVESTOCK}`, `${APPLY}|cheia|cheio|tomando_conta|infest*|socorro|que_faco`],
      none: PRICE_OF_FARM,
    },
    {
      all: [PEST, 'mato|matar|acabar|acabo|passo|passar|veneno', 'como|que|qual|quanto'],
      none: `${PRICE_OF_FARM}|cliente*|servico|dedetiz*`,
    },
    {
      all: [
        LIVESTOCK,
        'diarreia|doente*|mastite|febre|mancando|morrendo|nao_come|inchad*|tosse|aborto|abortou|carrapato*|vermes|verme|mal_da|caida|bicheira',
      ],
      none: 'seguro|preco',
    },
    {
      all: [
        LIVESTOCK,
        'remedio*|antibiotico*|vermifug*|vacin*|ivermectina|injecao|hormonio*|ocitocina|medicamento*',
        'dose|quanto|quantos|dou|dar|aplico|aplicar|posso|mesmo|uso|usar|da_pra|serve',
      ],
      none: PRICE_OF_FARM,
    },
    {
      all: [
        'leite|carne|ovos|vaca*|galinha*|frango*',
        'remedio|antibiotico*|medicad*|carencia|tratad*|injecao|doente*',
        'entreg*|vend*|tirar|mandar|posso|uso|beber|comer',
      ],
      none: 'preco|custo|farmacia|drogaria|cachorro*',
    },
    {
      all: [
        'fogo|queimada|queimar|queimo|desmatar|derrubar_a_mata|derrubar_mata|derrubar_as_arvores|aterrar_o_brejo',
        'pasto|palha|palhada|roca|lavoura|mata|mato|terreno|cana|nascente|reserva|arvore*|vegetacao',
      ],
      none: 'seguro|incendio',
    },
    {
      all: [
        'adubo|calcario|ureia|npk|esterco|boro|gesso',
        'quanto_jogo|quanto_aplico|quanto_coloco|quanto_uso|por_hectare|por_alqueire|por_cova|por_pe|quantos_quilos|quantas_toneladas',
      ],
      none: PRICE_OF_FARM,
    },
  ],
  bribery: [
    {
      all: [
        OFFICE,
        'licitacao|contrato|pregao|obra',
        'quer|pediu|pede|exige|cobra',
        'comissao|porcento|por_fora|parte|ganhar|fechar',
      ],
      none: 'quer_prazo|certidao|documento*|garantia',
    },
    {
      all: [
        'vigilante_sanitario|agente_sanitario|agente_da_vigilancia|agente_da_prefeitura|funcionario_da_prefeitura|funcionario_publico|fiscal|fiscais|guarda|policial',
        'quer|pede|pediu|exige|cobra',
        'dinheiro|grana|propina|por_fora|reais|um_valor',
      ],
      none: 'taxa|multa_de',
    },
    {
      all: [
        'pag[a-z]*|dinheiro|extra|grana',
        'adiantar|adianta|apressar|acelerar|furar|agilizar|liberar|sair_mais_rapido|desenrolar',
        'habite_se|alvara|licenca|vistoria|laudo|processo|fila|documento*|certidao|avcb|registro',
      ],
      none: 'taxa_de|guia|boleto|contador|despachante_cobra',
    },
    {
      all: [
        'licitac*|pregao|edital|concorrencia_publica',
        'divid*|combin*|propos|rodizio|acordo|acert*|revez*|cobertura|ganhar_uma',
      ],
      none: 'primeira_vez|documentos|participar',
    },
    {
      all: [
        'policial|policia|guarda|fiscal|fiscais|inspetor|auditor',
        'nao_levar|nao_apreender|nao_multar|deixar_passar|aliviar|soltar|nao_fechar',
        'dinheiro|pag*|dou|dar|agrado|reais|grana|lanche',
      ],
    },
    {
      all: [
        PERSON_IN_OFFICE,
        'jantar|churrasco|celular|campanha|porcentagem|em_troca|pegar_leve|alivi*|esquec*|amolec*|acertar|acerto|por_semana|por_mes|ofereco|oferecer|viagem|favor',
      ],
      none: 'multa_do|taxa|fatura*|venda*',
    },
    {
      all: [
        'combin*|acert*|acordo',
        'outros|outras|postos|lojas|vizinhos|concorrentes|padarias|farmacias|mercados',
        'preco*|valor',
      ],
      none: 'comparar|parceria',
    },
    {
      all: [
        'furar_a_fila|passar_na_frente|acelerar|agilizar|apressar',
        'licenca|alvara|vistoria|processo|licitacao|laudo',
        'pag*|dinheiro|extra|conhecido|contato',
      ],
      none: 'taxa',
    },
    {
      all: [
        OFFICE,
        'agrad*|propina*|suborn*|trocado|trocadinho|caixinha|cafezinho|molhar|presente*|presentinho*|cesta|lembranc*|dinheirinho|um_extra|por_fora|por_baixo|na_mao|pagando|um_dinheiro|uma_grana|pedindo_dinheiro|pediu_dinheiro|vista_grossa|fechar_os_olhos|jeitinho|mimo*|whisky|vinho|bola',
      ],
      none: 'vender_pra_prefeitura|guarda_roupa',
    },
    {
      all: [
        PERSON_IN_OFFICE,
        'resolv*|liber*|assin*|aprov*|mult*|agiliz*|facilit*|ganhar|ganho|sumir_com|esquec*|passar|passa_aqui',
        'reais|paga*|pago|dinheiro|por_cento|compr*|grana|troca|extra|lanche|der|quer',
      ],
      none: 'taxa|guia|parcelar|recurso|multa_do|pagar_a_multa|pago_a_multa',
    },
    {
      all: [
        'comprador|gerente|gerente_de_compras|sindico|sindica|medico*|arquiteto*|encarregado',
        'quer|pede|pediu|cobra|exige|pedindo',
        'por_cento|comissao|na_mao|por_fora|dinheiro|uma_porcentagem|um_agrado',
        'pra_botar|para_botar|pra_colocar|pra_comprar|para_comprar|pra_fechar|pra_entrar|pra_indicar|pra_aprovar|na_mao|por_fora|por_baixo',
      ],
    },
    {
      all: [
        'combin*|acert*|arrum*',
        'licitacao|licitacoes|pregao|edital|concorrencia_publica',
        'ganhar|quem_vai|preco*|fornecedor*|concorrente*|vencer|outro',
      ],
    },
    {
      all: [
        'combin*|acert*',
        'concorrente*|concorrencia',
        'mesmo_preco|preco_igual|precos_iguais|subir_o_preco|subir_os_precos|fixar_o_preco|tabelar',
      ],
    },
    {
      all: [
        'comprar|compro|comprei|falsific*|arrumar|arrumo|arranjar',
        'laudo|laudos|alvara|avcb|vistoria|certificado_falso|diploma_falso|atestado|licenca_falsa',
      ],
      none: 'comprador|material|equipamento*',
    },
    {
      all: [
        'pagar|pago|paguei|dar|dou|comprar',
        'vereador*|prefeito|fiscal|fiscais|policial|guarda|juiz|auditor*|servidor*',
        'ganhar|liberar|libera|passar|multar|assinar|aprovar|licitacao|alvara|contrato',
      ],
      none: 'taxa|guia',
    },
  ],
  labour: [
    {
      all: ['seguro_desemprego', 'continua*|seguir|segue|volta|trabalh*', 'demit*|mandar_embora|acordo|combinar'],
    },
    { all: ['multa|fgts', 'devolv*|devolva|me_devolve|de_volta', 'rescisao|fgts|demit*|acordo'] },
    { all: ['pression*|forcar|forco|fazer_ele|fazer_ela', 'desist*|pedir_conta|pedir_demissao|pedir_as_contas'] },
    {
      all: [
        'pag[a-z]*',
        'domingo|feriado|hora_extra|horas_extras|salario|comissao|ferias|decimo',
        'por_fora|por_baixo|sem_registrar|fora_da_folha|sem_recibo',
      ],
    },
    {
      all: [
        'sem_almoco|sem_hora_de_almoco|sem_intervalo|sem_descanso|sem_folga|sem_ferias|nada_assinado|sem_nada_assinado|sem_papel|sem_contrato|na_boca|de_boca',
        'pessoal|equipe|funcionari*|ajudante*|ele|ela|eles|diarist*|trabalh*|deixo|pago|garcom|empregad*',
      ],
      none: 'trabalho_sem_contrato|projeto|eu_trabalho|cliente*|fornecedor*|emprestei|aluguel',
    },
    {
      all: [
        'mult[a-z]*|desconto|descontar|cobro|cobrar|castig*|puni*|suspend*',
        'garcom|garcons|funcionari*|vendedor*|ajudante*|empregad*|motoboy*|entregador*|atendente*|cozinheir*',
        'erra|errou|erro|quebr*|atras*|falt*|pedido|prejuizo',
      ],
      none: 'como_evitar|reduzir|cliente',
    },
    {
      all: [
        'tiro|tirar|descont*|abato|abater',
        'do_salario|no_salario|dos_salarios|da_folha|do_pagamento_d*',
        'sumiu|quebr*|falt*|roub*|prejuizo|caixa|todo_mundo|todos|uniforme',
      ],
    },
    {
      all: [
        'abram|abrir|abra|abrirem|virem|virar|vire',
        'cnpj|mei|pj',
        'entregador*|funcionari*|vendedor*|equipe|mesmo_horario|meus|minhas|continu*',
      ],
      none: 'sou_mei|meu_proprio|minha_propria|meu_negocio',
    },
    {
      all: [
        'menin*|garot*|filh*|sobrinh*|rapaz|adolescente|jovem|moleque|neto|afilhad*',
        'de_10|de_11|de_12|de_13|de_14|de_15|10_anos|11_anos|12_anos|13_anos|14_anos|15_anos',
        'pode|posso|ficar|balcao|loja|entrega*|trabalh*|ajud*|caixa|chapa',
      ],
      none: 'festa|aniversario|escola|curso|roupa*|cliente',
    },
    {
      all: [
        'nao_assino|nao_assinar|sem_assinar|nao_registro|nao_registrar',
        'diaria*|pago|trabalh*|nada|gente|pessoa|alguem',
      ],
      none: 'contrato_com_cliente|fornecedor|venda*',
    },
    {
      all: [
        'ferias|decimo|decimo_terceiro|fgts|rescisao|hora_extra|horas_extras|vale_transporte',
        'nao_der|nao_dou|nao_pagar|nao_pago|nao_quero|tem_que_pagar|sou_obrigad*|preciso_mesmo|pular',
        'eu|mesmo|posso|esse_ano|problema|obrigad*',
      ],
      none: 'provision*|guardar|quanto_guardo|calcul*',
    },
    {
      all: [
        'so_homem|so_homens|so_mulher|so_mulheres|nao_contrato|nao_pego',
        'contrat*|engravid*|mulher*|homem|negr*|gay*|velh*|gord*|filho*|religiao',
      ],
      none: 'ou_nao_contrato|cliente*|loja|corte|roupa*|moda|salao',
    },
    {
      all: [
        'domingo_a_domingo|segunda_a_segunda|todos_os_dias_sem|sem_nenhuma_folga|todo_dia_sem_folga',
        'ele|ela|eles|elas|funcionari*|equipe|pode|trabalha|trabalham',
      ],
      none: 'eu_trabalho|trabalho_de|abrir|loja_abre',
    },
    {
      all: [
        'gravid*|gestante*|licenca_maternidade|atestado|sindicato|acidentad*|afastad*|cipeir*',
        'demit*|mandar_embora|mando_embora|tirar|dispensar|dispenso|desligar|trocar|cortar|substituir|mandar_pra_rua|despedir',
      ],
      none: 'roupa*|moda|loja_de_gestante|ensaio*',
    },
    {
      all: [
        'sem_carteira|sem_registro|sem_registrar|sem_assinar|nao_assin*|nao_registr*|informal|na_informalidade|sem_clt|sem_carteira_assinada',
        `${STAFF}|menina|menino|trabalh*|contrat*|alguem|gente|processar`,
      ],
      none: 'venda*|caderno|cliente*',
    },
    {
      all: [
        'sem_pagar|nao_pagar|nao_pago|sem_receber|nao_deposit*|nao_recolh*|sem_hora_extra|sem_horas_extras|sem_folga|sem_descanso|sem_intervalo|sem_ferias|de_graca|so_com_gorjeta*|so_com_as_gorjetas|so_de_gorjeta|sem_pagar_estabilidade',
        `${STAFF}|hora_extra|horas_extras|fgts|inss|ferias|decimo|rescisao|estabilidade|domingo|feriado|gravida|trabalha|trabalham|trabalhar_de_graca|teste|experiencia|salario`,
      ],
      none: 'projeto|frete_gratis|tirar_ferias|dou_de_graca|imposto*|cliente_nao|trabalho_sem',
    },
    {
      all: [
        'pag*',
        STAFF,
        'so_com_as_gorjetas|so_com_gorjeta*|so_gorjeta*|so_comida|com_comida|em_mercadoria|com_produto*|em_vale',
      ],
      none: 'vale_refeicao|vale_alimentacao',
    },
    {
      all: [
        'descont*|cobrar|cobro',
        'do_pagamento_dele|do_pagamento_dela|do_salario|no_salario|salario_dele|salario_dela|da_folha|do_holerite|pagamento_dele|pagamento_dela',
        'quebr*|sumiu|falt*|prejuizo|perd*|roub*|erro|errou|celular|uniforme|caixa|multa|vidro|prato*',
      ],
      none: 'vale_transporte',
    },
    {
      all: [
        'mei|pj|cnpj',
        `${STAFF}|ele|ela|eles`,
        'ponto|horario|carteira|encargos|clt|virar|vire|colocar_ele|colocar_ela|coloco_ele|coloco_ela|transformar|pra_nao_pagar|registrar',
      ],
      none: 'sou_mei|meu_mei|mei_pode_contratar|limite',
    },
    {
      all: [
        'no_papel|so_no_papel|de_mentira|fingir|finjo|assina_e',
        'ferias|folga|demissao|contrato|rescisao|intervalo|ponto',
      ],
      // Who puts in writing what was agreed, or between owners, feigns nothing.
      none: 'contrato_social|contrato_de_sociedade|fica_no_papel|ficar_no_papel|por_no_papel|coloca*_no_papel|bota*_no_papel|passa*_no_papel|tudo_no_papel',
    },
    {
      all: [
        'menin*|garot*|filh*|sobrinh*|rapaz|adolescente|jovem|moleque|menor',
        'de_10|de_11|de_12|de_13|de_14|de_15|de_dez|de_onze|de_doze|de_treze|de_quatorze|de_catorze|de_quinze|de_idade',
        'trabalh*|entreg*|contrat*|ajudar|servir|atender|emprega*|maquina|cozinha',
      ],
    },
    {
      all: [
        'forc*|obrig*|pression*|inferniz*|humilh*|apertar|ameac*',
        `${STAFF}|ele|ela|eles`,
        'pedir_as_contas|pedir_conta*|peca_as_contas|peca_conta*|pedir_demissao|peca_demissao|sair|domingo|feriado|sem_folga|hora_extra|assinar',
      ],
      none: 'ameaca_sair|ameacou_sair|ameaca_pedir|cliente*',
    },
    {
      all: [
        'trabalha|trabalham|faz|fazem|ficam|fica',
        '10_horas|11_horas|12_horas|13_horas|14_horas|doze_horas|quatorze_horas',
        'sem_hora_extra|sem_folga|tem_problema|pode|da_problema|processo|sem_descanso',
      ],
    },
    {
      all: [
        'salario|pago|pagar|pagamento',
        'duas_partes|metade|uma_parte|parte|resto|diferenca|complemento',
        'holerite|na_mao|por_fora|fora_da_folha|sem_registro|fora_da_carteira',
      ],
      none: 'fornecedor*|cliente*|aluguel',
    },
    {
      all: [
        'bater_ponto|folha_de_ponto|cartao_de_ponto|ponto_eletronico|registro_de_ponto',
        'apagar|mudar|alterar|adulter*|falsific*|assinar_por|arrumar|mexer',
      ],
    },
  ],
  assets: [
    {
      all: [
        'antes_da_penhora|antes_do_leilao|antes_do_bloqueio|antes_da_execucao|antes_do_oficial|antes_da_justica|antes_do_processo',
      ],
    },
    {
      all: [
        'escond*|ocult*|blind*|tirar_do_alcance',
        'justica|oficial_de_justica|credor*|juiz|execucao',
        'bens|tenho|patrimonio|dinheiro|casa|carro|tudo|coisas|o_que',
      ],
    },
    {
      all: [
        'execucao|penhora*|bloque*|leilao|credor*|justica|oficial_de_justica|processo_trabalhista|divida*|banco',
        'pass*|transfer*|coloquei|coloco|colocar|botei|botar|tirei|doei|doar|escondi|sacar|saquei',
        'no_nome|pro_nome|para_o_nome|pra_minha|pro_meu|em_nome|antes_que|antes_de|por_causa_d*|da_conta',
      ],
      none: 'pra_pagar|para_pagar|quitar|renegoci*|parcel*|contrato',
    },
    {
      all: [
        'socio*|socia*',
        'nao_precisa_saber|nao_pode_saber|nem_sabe|nao_sabe|sem_contar|sem_falar|nao_contei|nao_conto|nao_vou_contar',
        'entrou|dinheiro|venda*|lucro|caixa|quanto|faturamento|tirei|peguei',
      ],
    },
    { all: ['finj*|fingir|invent*|simul*|forj*|armar|armo', 'assalto|roubo|furto|incendio|acidente|sinistro|batida'] },
    {
      all: [
        'penhor*|bloqueio_judicial|oficial_de_justica|credor*|execucao|leilao|tomar_minha_casa|tomar_a_casa|tomar_meu_carro|antes_do_processo|antes_da_justica|justica',
        'passo|vender|vendo|doar|doacao|deixar|tirar|tiro|escond*|coloc*|escapar|no_nome|transfer*',
        'casa|tudo|bens|equipamento*|maquina*|carro|moto|conta|imovel|terreno|patrimonio|sitio|caminhao|ela_pra',
      ],
      none: 'pra_pagar|para_pagar|quitar|negoci*|injusti*|na_justica_do_trabalho',
    },
    {
      all: [
        'ex_mulher|ex_marido|ex_esposa|divorcio|me_separ*|separando|separacao',
        'nao_dividir|sem_dividir|escond*|tirar|nao_ver|proteger|nao_pegar|nao_levar',
      ],
      none: 'separacao_de_contas|separacao_de_lixo|estoque',
    },
    {
      all: [
        'socio*|sociedade',
        'sem_contar|sem_falar|sem_dizer|escondido|por_fora|pelas_costas',
        'dinheiro|pego|pegar|tiro|tirar|caixa|venda*',
      ],
    },
    {
      all: [
        'roubo|assalto|incendio|acidente|furto|batida',
        'fake|falso|forjad*|armad*|combinad*|de_mentira|golpe',
        'seguro|receber|faco|fazer|simular',
      ],
      none: 'caiu_num|fui_vitima',
    },
    { all: ['golpe|fraude|enganar', 'seguro|seguradora'], none: 'cai_num|evitar|sofri' },
    {
      all: [
        'escond*|ocult*|blind*|salvo|salvar|proteg*|tirar|tiro|passo|passar|transfer*|desvi*|saco|sacar|saque|esvazi*|zerar|colocar|coloco|botar|boto|simul*|forj*|contrato_falso|de_mentira|sumo',
        'bens|casa|carro|caminhao|caminhonete|moto|imovel|imoveis|maquina*|terreno|patrimonio|dinheiro|conta|equipamento*|sitio|apartamento|tudo',
        'penhora*|bloqueio|bloquear|bloquei*|oficial_de_justica|credor*|execucao|leilao|na_justica|da_justica|banco_pegue|banco_tome|banco_pegar|banco_tomar|vou_quebrar|falencia|falir|separando|separacao|divorcio|me_separ*|nao_pagar|calote',
      ],
      none: 'pra_pagar|para_pagar|quitar|renegoci*|incendio|roubo|imposto*|separar_conta*|cartao',
    },
    {
      all: [
        'tocar_fogo|tacar_fogo|boto_fogo|botar_fogo|por_fogo|incendi*|queimar|bater_o_carro|afundar|sumir_com|fingir_roubo|simular|forjar',
        'seguro|seguradora|indenizac*|sinistro',
      ],
      none: 'contra_incendio|fazer_seguro|contratar_seguro|vale_a_pena',
    },
    {
      all: [
        'digo|dizer|falo|finjo|fingir|invento|inventar|registro_bo|faco_um_bo',
        'roubaram|roubo|furtaram|assalto|assaltado|roubado|furto|incendio',
      ],
      none: 'cliente_diz|funcionario_diz|como_dizer',
    },
    {
      all: [
        'desvi*|escond*|tirar|tiro|pegar|pego|embols*',
        'dinheiro|caixa|lucro|venda*|faturamento',
        'socio*|sociedade|esposa|marido|mulher|ex_mulher|ex_marido|ela|ele',
        'perceber|saber|sem_meu|sem_o_socio|nao_ver|escondido|sem_ele|sem_ela|descobrir',
      ],
    },
    {
      all: [
        'dar_calote|dou_calote|dar_o_calote|dar_o_cano|dar_cano|dou_o_cano|passar_a_perna|nao_pagar_ninguem|sumir_sem_pagar|sumir|sumo',
        'fornecedor*|credor*|banco|dividas|aluguel|cidade|socio*',
      ],
      none: 'cliente_sumiu|fornecedor_sumiu|mercadoria|funcionari*|ferias',
    },
    {
      all: [
        'fecho|fechar|encerr*|largo|largar|abandon*|quebro|quebrar',
        'outro|outra|nova|novo',
        'divida*|devendo|sem_pagar|credor*|calote|nome_sujo',
        'cnpj|empresa|firma|loja|abro|abrir',
      ],
      none: 'renegoci*',
    },
    {
      all: [
        'venda|vender|vendo|doar|doacao|contrato|divida|emprestimo|separacao',
        'de_mentira|falso|falsa|fingir|finjo|simulad*|de_fachada|so_no_papel',
        `${RELATIVE}|credor*|fornecedor*|banco|justica|proteger`,
      ],
      none: 'perfil|avaliac*|promoc*|desconto|nota*',
    },
    {
      all: ['laranja|laranjas|testa_de_ferro', 'empresa|cnpj|conta|nome|socio|abrir|bens|botar|colocar|banco'],
      none: 'suco|caixa_de|saca|fruta|safra|pe_de|plant*|vender_laranja|bolo|doce',
    },
  ],
  evasion: [
    {
      all: [
        'cnpj|mei|nota|notas|maquininha',
        'do_meu|da_minha|de_outro|de_outra|de_um_amigo|de_amigo|emprestad*',
        'irmao|irma|pai|mae|amig*|prim*|cunhad*|marido|esposa|vizinh*|outra_empresa|outra_pessoa',
        'emitir|emito|usar|uso|passar|tirar|vender|faturar|receber',
      ],
      none: 'presente|ajudar',
    },
    {
      all: [
        'nota|notas|nf|nfe|cupom',
        'nao_der|nao_dou|nao_dar|nao_tirar|nao_tiro|nao_emitir|nao_emito|abaixar|rebaixar|diminuir_o_valor|reduzir_o_valor|baixar_o_valor|valor_menor',
        'client*|comprar|compra|valor|pag*|imposto*|menos|posso|quero|tudo|venda*',
      ],
      none: 'nao_consigo|sistema|nao_sei|avaliac*|prova',
    },
    {
      all: [
        'deixo_de|deixar_de|deixei_de|paro_de|parar_de|parei_de',
        'declarar|emitir|lancar|informar|tirar_nota|dar_nota|recolher',
      ],
    },
    {
      all: [
        'pix|conta|maquininha|cartao',
        'da_minha|do_meu|de_outra_pessoa|da_esposa|do_marido|pessoal|da_mae|do_filho',
        'fugir|limite|receita|imposto*|aparecer|declarar|estourar|leao|driblar',
      ],
      none: 'separar',
    },
    {
      all: [
        'nota|notas|nf|recibo',
        'justificar|valor_maior|superfatur*|a_mais|maior_que|inventad*|de_favor|emprestad*',
      ],
      none: 'cliente_avali*|nota_maior|prova*',
    },
    {
      all: [
        'sem_a_receita|receita_nao|sem_o_leao|sem_o_fisco|sem_ninguem_saber|receita_descobr*|receita_federal_descobr*|sem_o_contador',
        'saber|ver|descobr*|pegar|perceber|pix|venda*|recebo|receber|trabalho',
      ],
    },
    {
      all: [
        'maqui*|mascarar|camuflar|disfarcar',
        'faturamento|lucro|venda*|imposto*|receita|balanco',
        'pro_simples|mei|imposto*|limite|receita|banco|da_pra|como',
      ],
      none: 'maquiagem|maquina*|maquininha*',
    },
    {
      all: ['especie|dinheiro_vivo|em_dinheiro', 'nao_lanc*|nao_declar*|nao_registr*|nao_conto|sem_lanc*|sem_declar*'],
      none: 'organiz*|controle',
    },
    {
      all: [
        'outro|outra|segundo|segunda|dois',
        'mei|cnpj',
        'teto|limite|nao_passar|nao_estourar',
        'mulher|marido|esposa|irma*|mae|pai|filh*|sogr*|dona|dono|nome',
      ],
    },
    {
      all: [
        'nota|notas|nf|nfe|cupom|nota_fiscal',
        'mais_barata|mais_baixa|menor|por_menos|abaixo|metade|meia|fria|frias|falsa|falsas|pra_nao_tirar|pra_nao_dar|para_nao_tirar|sem_tirar|sem_dar|sem_emitir|nao_tiro|nao_dou|nao_emito|calcada',
      ],
      none: 'valor_da_taxa|media|fornecedor_deu|nota_menor|prova*|alun*|avaliac*',
    },
    {
      all: [
        'no_nome|em_nome|no_cpf|com_o_cpf|com_os_dados|dados_da|dados_do|na_conta_do|na_conta_da|conta_do_meu|conta_da_minha|cpf_da|cpf_do|pelo_cnpj_d*|maquininha_da|maquininha_do',
        RELATIVE,
        'cnpj|mei|empresa|firma|loja|maquininha|venda*|cartao|nota*|abrir|registr*|faturamento|limite|imposto*|pix|receb*',
      ],
      none: 'anuncio|cartao_de_visita|mensagem|lembrancinha*|personaliz*',
    },
    {
      all: [
        'escond*|omit*|nao_declar*|sem_declar*|nao_registr*|sem_registr*|nao_lanc*|sem_lanc*|pra_nao_aparecer|para_nao_aparecer|sem_aparecer|declarar_menos|declarar_so|so_declar*|por_fora|sonega*|fugir|escapar',
        'faturamento|venda*|pix|receita|leao|imposto*|fisco|dinheiro|lucro|entrada*',
      ],
      none: 'organiz*|controle|controlar|planilha|caderno|perco|concorrente*|concorrencia|vizinho|escondido_do_socio|cliente_escond*',
    },
    {
      all: [
        'despesa*|nota*|custo*|recibo*|compra*|gasto*',
        'nao_existe|nao_existem|que_nao_fiz|falsa|falsas|falso|falsos|inventad*|inventar|invento|fria|frias|fictici*|de_mentira',
        'imposto*|abater|diminuir|baixar|pagar_menos|lanc*|lucro|fechar_o_mes|contador|arrum*|comprar|usar',
      ],
      none: 'recebi|fornecedor_mandou|golpe',
    },
    {
      all: [
        'rastro|na_moita|as_escondidas|escondid*|clandestin*|sem_cnpj|por_debaixo|por_baixo_dos_panos|no_sigilo|na_surdina|sem_dar_bandeira',
        'leao|receita_federal|imposto*|fisco|trabalh*|vend*|cnpj|fiscalizacao|faturar',
      ],
      none: 'camera*|gravar|filmar',
    },
    {
      all: [
        'dividir|divido|separar|repartir|abrir|abro|ter|criar|quebrar',
        '2|3|dois|duas|tres|varios|varias|outro|mais_um|segundo',
        'mei|meis|cnpj|cnpjs',
        'pago_menos|pagar_menos|imposto*|limite|estourar|nao_passar|menos',
      ],
      none: 'desenquadr*|contador_disse_que_pode',
    },
    {
      all: [
        'paraguai|contraband*|roubad*|desviad*|sem_procedencia|muamba|receptac*|sem_origem',
        'compr*|vend*|revend*|balcao|prateleira|barat*|peg*',
      ],
      none: 'fui|cartao_roubado|cartao_clonado|roubaram|me_roub*|sendo_roubad*|foi_roubad*|na_cidade|concorrente*|seguro|evitar',
    },
    {
      all: [
        'cliente|cara|pessoal|comprador|ele|eles',
        'pagar_em_dinheiro|paga_em_dinheiro|no_dinheiro|a_vista',
        'sem_nota|nao_tirar_nota|nao_dar_nota|pra_nao_tirar|nao_precisa_de_nota',
      ],
    },
    {
      all: ['contador', 'esconder|omitir|maquiar|mentir|declarar_menos|uma_parte_do_faturamento|nao_contar|nao_falar'],
      none: 'reuniao',
    },
  ],
  consumer: [
    { all: ['nao_trocamos|nao_troco|sem_troca', 'defeito|defeitos|estragad*'] },
    {
      all: ['etiqueta|gondola|prateleira', 'caixa', 'mais_barat*|mais_car*|aumentar|diferente'],
      none: 'sistema|erro|corrigir|conferir',
    },
    {
      all: [
        'rodar|voltar|baixar|mexer|diminuir|adulterar',
        'km|quilometragem|hodometro',
        'carro*|moto*|veiculo*|vender|hodometro',
      ],
      none: 'reduzir_custo|combustivel|entrega*',
    },
    { all: ['peca*', 'usad*|recondicionad*', 'como_nova*|por_nova*|de_nova'] },
    {
      all: [
        'expor|exponho|expus|postar|posto|divulgar|publicar|marcar',
        'facebook|instagram|grupo|status|internet|rede*|whats*|stories|redes_sociais',
        'calote|me_deve|nao_pagou|nao_paga|caloteir*|devedor*|deve|divida',
      ],
    },
    {
      all: [
        'mud[a-z]*|troc[a-z]*|alter[a-z]*|apag[a-z]*|remarc*|rasp[a-z]*|adulter*',
        'data',
        'embalagem|etiqueta|rotulo|pacote|frango|carne|queijo|iogurte|produto*',
      ],
      none: 'entrega|encomenda|evento|reserva',
    },
    {
      all: [
        'passou|passad*|venceu|vencid*',
        'validade|dias|ontem|semana',
        'vendo|vender|servir|sirvo|uso|usar|posso|dou|aproveit*',
      ],
      none: 'boleto*|conta|parcela|prazo|divida|proximo|antes_de_vencer|pagamento|cliente_passou|vendi_pouco|venda_passada|semana_passada',
    },
    {
      all: [
        'fazer_o_cliente|fazer_cliente|faco_o_cliente|enrolo|enrolar|dificult*|cansar_o_cliente',
        'desistir|esquecer|troca|garantia|devoluc*|reembols*|reclamac*|procon',
      ],
    },
    {
      all: [
        'pago|pagar|contrat*|peco|dou_desconto',
        'falar_bem|elogi*|avaliar_bem|avaliacao_boa|cinco_estrelas|5_estrelas',
        'google|loja|internet|ifood|gente|pessoas|site|parente*|amig*',
      ],
      none: 'cliente_satisfeito',
    },
    {
      all: [
        'cobro|cobrar|ponho|coloco|incluo|embuto|acrescento',
        'a_mais|taxa*|servico|seguro|valor|item',
        'sem_avisar|sem_falar|sem_dizer|escondid*|sem_o_cliente|sem_ele|sem_ela|nao_aviso|nao_perceb*',
      ],
    },
    {
      all: [
        'defeito|devolver|trocar|troca|reclam*',
        'bloqueio_ele|bloqueio_ela|bloquear|ignoro|ignorar|sumo|nao_respond*|deixo_no_vacuo',
      ],
      none: 'cartao|banco|como_evitar',
    },
    {
      all: [
        'como_novo|como_original|dizendo_que_e|falando_que_e|como_se_fosse',
        'vend*|recondicionad*|usad*|replica*|velh*|reformad*',
      ],
    },
    {
      all: [
        'sobras|restos|resto_de|sobra_do_buffet|sobra_de_comida|comida_que_sobrou|de_ontem|de_anteontem|requentad*',
        'servir|sirvo|vender|vendo|reaproveit*|aproveit*|cliente*',
      ],
      none: 'marmita_congelada|perda*|evitar|desperdicio|doar|doacao|reduzir|diminuir|lixo|sobra_no_fim|nao_sobra|lucro|dinheiro|estoque',
    },
    {
      all: [
        'tiro|tirar|diminuo|diminuir|reduzo|reduzir',
        'gramas|ml|peso|quantidade|conteudo',
        'pacote|embalagem|porcao|mantenho|mesmo_preco|sem_avisar',
      ],
      none: 'emagrec*|desperdicio|cardapio',
    },
    {
      all: [
        'ligo|ligar|mando|mandar|vou|falar',
        'mae|pai|marido|esposa|patrao|chefe|trabalho|vizinh*|filho',
        'cobrar|divida|deve|caloteir*|devedor*',
      ],
      none: 'fornecedor*|minha_mae|meu_pai',
    },
    {
      all: [
        'obrigo|obrigar|obrigatori*|mesmo_se_nao_quiser',
        'dez_por_cento|10|gorjeta|couvert|taxa_de_servico|consumacao|servico',
      ],
      none: 'nota|imposto*|curso',
    },
    {
      all: [
        'finjo|fingir|minto|mentir|falo_que|digo_que',
        'acabou|ultima*|desconto|promoc*|estoque|original|novo|importad*',
        'client*|comprar|vender|logo',
      ],
      none: 'golpe|funcionari*',
    },
    {
      all: [
        'gasolina|combustivel|diesel|etanol|leite|mel|azeite|suco',
        'mistur*|batiz*|adulter*|a_mais',
        'agua|alcool|solvente|oleo|acucar|glicose|compensa',
      ],
      none: 'preco_da_gasolina|estoque',
    },
    {
      all: [
        'troco|trocar|mudo|mudar|apag*|remarc*|adulter*|rasp*|tirar|tiro|alter*|cobrir|colar',
        'validade|data_de_validade|etiqueta_de_validade|data_de_vencimento_do_produto|data_do_produto',
      ],
      none: 'fornecedor*|proximo|perto|controle|controlar|organiz*',
    },
    {
      all: [
        'passad*|estragad*|vencid*|azed*|mofad*|podre|fora_da_validade|com_cheiro',
        'carne|comida|queijo|leite|frango|peixe|produto*|iogurte|pao|paes|bolo*|salgad*|linguica|presunto|maionese|ração|racao|cosmetico*|creme*',
        'vendo|vender|servir|sirvo|uso|usar|aproveit*|tempero|temper*|congel*|mistur*|promo*|disfarc*',
      ],
      none: 'descart*|jog*|evitar|perda*|perto|proximo|mes_passado|ano_passado|semana_passada|boleto*|conta*|parcela*',
    },
    {
      all: [
        'nao_vou|nao_quero|finjo|fingir|ignor*|enrol*|nego|negar|recus*|me_faco|bloqueio_o|bloquear_o_cliente|nao_devolvo|nao_troco',
        'devolv*|devoluc*|trocar|troca|garantia|arrepend*|defeito|consert*|reembols*|estorn*',
        'client*|ele|ela|dele|dela|compr*|vendi|mensagem|procon|consumidor*',
      ],
      none: 'perder|perco|nao_quero_perder|cliente_nao_quer|maquina|equipamento|evitar|diminuir|reduzir|fornecedor*',
    },
    {
      all: [
        'foto*|nome|nomes|lista|print*|cara',
        'caloteir*|devedor*|inadimplent*|quem_deve|quem_me_deve|me_deve*|quem_nao_paga|velhac*',
        'insta*|face*|grupo|rede*|status|zap|whats*|loja|parede|mural|rua|post*|bot*|expo*|coloc*|divulg*|public*',
      ],
      none: 'como_cobrar|organiz*|planilha',
    },
    {
      all: [
        'segurar|seguro_o|reter|prender|ficar_com_o|ficar_com_a|nao_entrego|nao_devolvo',
        'celular|carro|moto|aparelho|documento*|notebook|bicicleta|diploma|historico|cachorro|vestido|joia|maquina_do_cliente',
        'pagar|pague|paga|pagou|deve|divida|ate',
      ],
      none: 'preco|vender|comprar',
    },
    {
      all: [
        'preco*|valor|valores',
        'parecer|fing*|fals*|de_mentira|risco|riscar|de_por',
        'promoc*|desconto*|oferta|liquidac*|black*|barat*',
      ],
      none: 'arriscado|riscos|correr_o_risco|concorrente*',
    },
    {
      all: [
        'coloco|ponho|boto|colocar|botar|por|mistur*|adicion*|complet*|dilu*|batizar',
        'agua|serragem|amido|oleo_velho|oleo_usado|alcool|gordura_velha|produto_vencido',
        'render|rende|vender|sem_avisar|economizar|encher',
      ],
      none: 'conta_de_agua|hidrometro|torneira|filtro',
    },
    {
      all: [
        'nike|adidas|lacoste|gucci|louis_vuitton|oakley|apple|iphone|chanel|prada|tommy|marca_famosa|grife|disney',
        'etiqueta*|costur*|copia*|imit*|fals*|replica*|estamp*|logo*|primeira_linha|parecid*|igual|pirat*',
      ],
    },
    {
      all: [
        'avaliac*|perfis|perfil|comentario*|elogi*|estrelas|depoimento*|seguidor*|curtida*',
        'fals*|fake*|comprar|compro|inventad*|inventar|invento|pagar_por|trocar_por_desconto',
      ],
      none: 'recebi|fizeram|perfil_falso_da|usando_o_nome|ta_usando|esta_usando|contra_mim|denunci*|remover|tirar_do_ar|me_prejudic*|concorrente_fez|ex_funcionari*|deixaram',
    },
    {
      all: [
        'escrever|fazer|deixar|postar|por|botar|mandar|publicar',
        'avaliac*|comentario*|reclamac*',
        'ruim|negativ*|mal|mentir*',
        'concorrente*',
      ],
    },
    {
      all: [
        'cobro|cobrar|ponho|coloco',
        'juros_de_10|juros_de_12|juros_de_15|juros_de_20|juros_de_25|juros_de_30|juros_de_40|juros_de_50|10_ao_mes|15_ao_mes|20_ao_mes|30_ao_mes',
        'fiado|client*|atras*|deve|quem',
      ],
      none: 'banco|emprestimo|cartao',
    },
    {
      all: ['so_vendo|so_vende|so_levo|obrig*|so_entrego', 'se_levar|se_comprar|junto|se_pegar|casad*'],
      none: 'funcionari*|frete',
    },
    {
      all: [
        'balanca|balancas|bomba|taximetro',
        'a_mais|adulter*|mexer|mexo|mexid*|vicia*|desregul*|engan*|gramas|regular|roubar',
      ],
      none: 'comprar|calibrar|aferi*|inmetro|fornecedor*|quebrad*',
    },
    {
      all: [
        'vendi|vendo|vender|entreguei',
        'com_defeito|estragado|quebrado|usado_como_novo',
        'problema_dele|problema_dela|nao_vou|sem_contar|sem_falar|sem_avisar|azar',
      ],
    },
    {
      all: [
        'propaganda|anunci*|promet*|rotulo|embalagem',
        'cura|curam|emagrece|milagr*|mentir*|mentira|que_nao_tem|falso|falsa|que_nao_faz',
      ],
      none: 'concorrente*',
    },
    {
      all: [
        'cobrar|ameac*|intimid*|xing*|gritar|humilh*',
        'devedor*|caloteir*|quem_me_deve|inadimplent*|cliente_devedor',
        'no_trabalho|na_porta|na_frente|capanga*|arma|bater|familia|mae_dele|susto|marra|patrao_dele|vizinh*',
      ],
    },
  ],
  data: [
    {
      all: [
        'lista|telefone*|contato*|cadastro*|dados|numeros',
        'pacient*|client*|alun*',
        'vender|vendo|passar|repassar',
        'plano|convenio|laboratorio|parceiro|empresa|outra|outro',
      ],
      none: 'permissao|autoriz*|consentiu|aceitou|comprar_de|vender_mais|vender_para_meus',
    },
    {
      all: [
        'peg[a-z]*|lev[a-z]*|copi[a-z]*|roub[a-z]*|puxar|conseguir|consigo',
        'contatos|lista|clientes|cadastro*|base|telefones|agenda',
        'ex_chefe|ex_patrao|meu_chefe|meu_patrao|antigo_emprego|antiga_empresa|onde_trabalhei|onde_eu_trabalhava|concorrente*',
      ],
      none: 'tirar_clientes_do|ganhar_clientes|conquist*|atrair|pegar_clientes_do_concorrente|como_disputar',
    },
    {
      all: [
        'levei|levar|peguei|pegar|copiei|copiar|trouxe|tirei|guardei|fotografei|baixei',
        'telefone*|contatos|lista|clientes|pacientes|alunos|cadastro*|ficha*|agenda',
        'sai|saindo|quando_sair|do_salao|da_clinica|antigo|antiga|ex_patrao|emprego|outra_empresa|da_franquia|do_patrao',
      ],
      none: 'levar_clientes_pra|novos_clientes|mais_clientes',
    },
    {
      all: [
        'clonar|clona|espelhar|espionar|rastrear|hackear|invadir|grampear',
        'zap|whats*|celular|insta*|conta|email|computador|telefone|site|sistema',
      ],
      none: 'fui|me_|meu_foi|clonaram|hackearam|evitar|proteger',
    },
    {
      all: [
        'lista|listas|base|banco',
        'whats*|telefone*|email*|contatos|clientes_prontos',
        'acho|achar|onde|consigo|arrum*|baix*|compr*',
        'dispar*|promoc*|mandar|vend*|massa',
      ],
      none: 'transmissao|montar|criar|organiz*',
    },
    {
      all: [
        'ver|vejo|ler|leio|olhar|fuçar|fucar|acompanhar',
        'conversa*|mensage*|whats*|zap|celular|ligac*',
        'funcionari*|vendedor*|atendente*|socio|equipe|esposa|marido',
        'sem_ele|sem_ela|escondid*|saber|perceber|sem_avisar',
      ],
    },
    {
      all: [
        'foto|print|copia|imagem',
        'do_cartao|de_cartao|dos_cartoes|do_documento|do_rg|do_cpf',
        'guard*|salv*|client*|tir*',
      ],
      none: 'cartao_de_visita',
    },
    {
      all: [
        'passo|passar|vendo|vender|mando|mandar|repass*|ced*',
        'contatos|telefones|dados|emails|cadastro*',
        'pais|alun*|pacient*|client*|moradores|socios',
        'uma|um|outra|empresa|editora|loja|financeira|banco|parceir*',
      ],
      none: 'sistema|planilha|backup|contador|funcionari*|equipe',
    },
    {
      all: [
        'lista|contatos|base|mailing|numeros|telefones|emails|cadastro*|banco_de_dados',
        'comprar|compro|comprei|achei|baixei|baixar|vazad*|do_concorrente|dos_concorrentes|de_outra*|roub*|peguei|da_internet|na_internet',
        'cliente*|promoc*|mandar|mando|dispar*|concorrente*|vend*|whats*|zap|mensage*',
      ],
      none: 'lista_de_transmissao|lista_de_compras|fornecedor*|contatos_dos_meus|meus_contatos|montar|lista_de_preco*',
    },
    {
      all: [
        'espion*|hack*|invad*|clon*|grampe*|rastre*|escut*|ler|leio|instal*|entro|entrar|acess*|descobrir_a_senha|monitor*',
        'whats*|zap|celular|instagram|mensage*|email*|e_mail|conversa*|ligac*|conta|senha*|computador|gps|facebook|localizac*',
        'funcionari*|concorrente*|socio*|ex|esposa|marido|dele|dela|deles|equipe|patrao|chefe|client*|vendedor*',
      ],
      none: `meu_celular|mensagem_pronta|responder|mandar_mensagem|cliente_acess*|entrar_em_contato|nao_consigo|vender|loja_virtual|ferramenta_de|crm`,
    },
    {
      all: [
        'post*|public*|divulg*|mostr*|uso|usar|coloc*',
        'foto*|video*|imagem|imagens|depoimento*|antes_e_depois|exame*|print*|conversa*',
        'client*|pacient*|alun*|crianca*|funcionari*|filhos_dos',
        NOT_KNOWN,
      ],
      none: 'como_pedir|pedir_autorizacao|com_autorizacao',
    },
    {
      all: [
        'passar|passo|vender|vendo|repass*|compartilh*|ceder|cedo|uso|usar|levar|levo|copi*|entregar|mandar|peguei|pegar',
        'cpf*|dados|lista_de_clientes|contatos|cadastro*|agenda_de_clientes|carteira_de_clientes|agenda_dos_clientes|fichas|clientes_do_salao',
        'outr*|amig*|parceir*|concorrente*|terceir*|sai|saindo|sair|saio|lugar|seguro|empresa_nova|novo_emprego|patrao',
      ],
      none: 'organiz*|backup|sistema_novo|planilha|trocar_de_sistema|migrar|funcionario_saiu',
    },
    {
      all: [
        'passar|passo|repass*',
        'meus_clientes|minha_clientela|meus_pacientes|meus_alunos',
        'amig*|parceir*|outra_empresa|terceiro*|que_vende',
      ],
    },
    {
      all: [
        'senha|senhas|numero_do_cartao|numero_de_cartao|cvv|dados_do_cartao|codigo_do_cartao',
        'anot*|guard*|salv*|escrev*|caderno|agenda|planilha|whats*|pedir|peco',
        'client*|pacient*|alun*|compr*',
      ],
    },
    {
      all: [
        'vazou|vazaram|vazamento|roubaram|roubado|hack*|invadiram|sequestr*|furtaram|perdi_o_notebook|perdi_o_computador',
        'dados|cadastro*|cpf*|computador|notebook|prontuario*|sistema|banco_de_dados',
        'client*|alun*|pacient*|funcionari*|avisar|contar',
      ],
    },
    {
      all: [
        'chatgpt|chat_gpt|gpt|gemini|ia|inteligencia_artificial',
        'exame*|prontuario*|cpf*|ficha*|laudo*|dados|documento*|contrato*',
        'pacient*|client*|alun*|funcionari*',
        'colo|colar|jogo|jogar|mando|mandar|subo|subir|coloco|colocar|ponho|envio|enviar|resumir',
      ],
    },
    {
      all: [
        'camera*|gravador*|microfone*|filmar|filmo|gravar|gravo',
        `vestiario|banheiro|provador|quarto|escondid*|ligac*|conversa*|${NOT_KNOWN}`,
        'escondid*|vestiario|banheiro|provador|quarto|sem_avisar|sem_saber|sem_o_cliente|sem_ele|sem_ela|saber|autoriz*|funcionari*',
      ],
      none: 'gravar_video*|video_aula|no_caixa|curso|reels|conteudo',
    },
    {
      all: [
        'mandar|mando|dispar*|enviar|spam',
        'lista|todo_mundo|numeros|massa|contatos',
        'comprada|achei|internet|sem_autoriz*|nao_pediu|nao_conhec*|qualquer_um|que_nunca',
      ],
    },
    {
      all: ['obrig*|exig*|so_atendo|so_vendo', 'cpf|biometria|facial|digital|selfie', PEOPLE_SERVED],
      none: 'nota_fiscal|nota',
    },
  ],
}
