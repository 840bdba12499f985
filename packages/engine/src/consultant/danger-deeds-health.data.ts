import type { Deed } from './danger-types.ts'
import { EXPIRED, PROCEDURE, STAFF, UNLICENSED } from './danger-words.data.ts'

const PESTICIDE =
  'veneno*|agrotoxico*|defensivo*|herbicida*|inseticida*|fungicida*|acaricida*|glifosato|roundup|randap|formicida*|carrapaticida*|pulveriz*|secante|mata_mato|chumbinho|produto_quimico|barriga_do_trator'
const CROPS =
  'tomate*|alface*|couve*|morango*|pimentao|pimentoes|pepino*|soja|milho|feijao|cafe|cana|batata*|banana*|uva*|laranja*|manga|mamao|melao|melancia*|horta*|hortalica*|verdura*|fruta*|plantacao|lavoura*|roca|pomar|colheita|safra|cebola|cenoura*|repolho*|cheiro_verde|salsinha|cebolinha|rucula|brocolis|abobrinha|quiabo|maracuja|goiaba|abacaxi|arroz|trigo|mandioca|algodao|folhas'

export const HEALTH_DEEDS: readonly Deed[] = [
  {
    id: 'receita_sem_consulta',
    kind: 'health',
    when: [
      [
        'receit+|prescrev+|prescrevo|passo_a_receita|dou_a_receita|dou_receita|mando_a_receita|mando_receita|fac+_a_receita|renov+_a_receita|carimb+|atestado_para_quem',
        'antibiotico*|remedio*|controlad*|receita|receitas|tarja_preta|ansiolitico*|medicamento*|hormonio*|anabolizante*|emagrecedor*',
        'sem_ver|nao_vi|nunca_vi|que_nao_atendi|nunca_atendi|sem_consulta|sem_consultar|sem_examinar|sem_exame|pelo_whatsapp|por_whatsapp|por_mensagem|por_audio|por_foto|sem_atender',
        'paciente*|client*|tutor*|animal|animais|cachorro*|gato|ele|ela|pessoa*|gente|amig*|vizinh*',
      ],
    ],
    unless: 'telemedicina|teleconsulta|plataforma_de|como_digo_nao|me_pedem|pede_receita|pedem_receita',
    answer:
      'Não receite a quem não atendeu: receita sem consulta, presencial ou por telemedicina registrada, é infração ao código de ética do seu conselho, e antibiótico ou controlado assim pode ser crime. Se a pessoa tiver reação, a responsabilidade é sua, e a conversa do WhatsApp é a prova. O caminho é simples: consulta por vídeo em plataforma com prontuário e assinatura digital, ou encaixe curto. Em urgência, mande ao pronto-socorro ou ao 192.',
    steps: [
      'Responda hoje: “Não posso receitar sem avaliar; tenho vídeo às 18 h ou encaixe amanhã.”',
      'Cadastre-se numa plataforma de telemedicina com receita digital e ponha um preço na consulta curta.',
      'Registre em prontuário quem pediu, o que orientou e para onde encaminhou.',
    ],
    risks: ['Processo no conselho e na Justiça se o remédio fizer mal.'],
  },
  {
    id: 'espaco_fechado',
    kind: 'labour',
    when: [
      [
        'caixa_dagua|caixa_d_agua|cisterna|fosso|poco|silo|tanque|bueiro|galeria|porao|caminhao_pipa|carreta_tanque|caixa_de_gordura|fossa|tonel|reservatorio|camara_fria|bau_fechado|cabine_fechada|quarto_fechado|sala_fechada|banheiro_fechado|porta_fechada|janela_fechada|tudo_fechado|sem_ventilacao|sem_janela',
        'cloro|acido|soda|amonia|thinner|solvente|tinta|removedor|veneno|inseticida|gas|gerador|motor_ligado|queimador|carvao|cola|desinfetante|produto_forte|quimico|sozinh*|um_so|so_um|sem_ninguem|sem_mascara|sem_cinto|sem_corda|entr+_la_dentro|entr+_dentro|por_dentro',
        `mand+|manda|mando|ponho|por|coloc+|bot+|deix+|entr+|limp+|pint+|lav+|desc+|desce`,
        `${STAFF}|eu_mesmo|funcionari*|pessoal|um_so|so_um`,
      ],
      // What burns in a closed room takes the air of whoever is in it.
      [
        'gerador|gerador_a_gasolina|motor_a_gasolina|motor_ligado|churrasqueira|carvao|aquecedor_a_gas|fogareiro',
        'janela_fechada|janelas_fechadas|porta_fechada|portas_fechadas|tudo_fechado|quarto_fechado|sala_fechada|sem_janela|sem_ventilacao|galpao_fechado|trailer_fechado|bau_fechado',
        'aqui_dentro|la_dentro|dentro|lig+|por|ponho|coloc+|bot+|deix+|us+|acend+',
        'hora|horas|chuv*|chover|frio|noite|energia|luz|barulho|vizinho*|esquent*|aquec*|trailer|loja|cozinha|quarto|salao|galpao',
      ],
    ],
    unless: 'empresa_especializada|contratar_empresa|quanto_cobr+|quanto_custa|preco|vazi*_e_aberta|quanto_tempo_dura',
    answer:
      'Não ligue motor nem carvão dentro, e não mande entrar: em lugar fechado a fumaça de gerador ou brasa (monóxido, sem cheiro) e o vapor de cloro, solvente ou gás tiram o ar em minutos, e quem entra para socorrer também cai. Gerador fica do lado de fora, longe de porta e janela. Tanque, silo e porão são espaço confinado: a norma (NR-33) pede medir o ar, ventilar, corda, alguém do lado de fora o tempo todo e gente treinada, com registro. Caixa-d’água e tanque: faça vazio, aberto, com produto diluído e máscara certa, ou chame empresa de limpeza com esse treinamento. Se alguém passou mal: não entre atrás, ligue 193 e ventile de fora.',
    steps: [
      'Pare o serviço agora e tire quem estiver dentro.',
      'Peça orçamento a uma empresa habilitada, com certificado, ou mude para limpeza por fora, com jato e extensão.',
      'Se é rotina, chame um técnico de segurança para o treinamento e os equipamentos.',
    ],
    risks: ['Morte por falta de ar, com responsabilidade criminal de quem mandou entrar.'],
  },
  {
    id: 'mistura_de_produtos',
    kind: 'health',
    when: [
      [
        'vinagre|acido*|amonia|amoniaco|alcool|limpa_pedra*|desengordurante*',
        'agua_sanitaria|candida|qboa|cloro|hipoclorito',
        'depois|em_seguida|primeiro|antes|por_cima|e_agua_sanitaria|e_candida|e_cloro|e_qboa',
        'limp+|lav+|pass+|us+|jog+|bot+',
      ],
      [
        'mistur+|mistura|junt+~com|e~juntos|ao_mesmo_tempo|bot+_junto|coloc+_junto|por_junto|somar_com',
        'soda|soda_caustica|cloro|agua_sanitaria|candida|qboa|amonia|amoniaco|quaternario|acido|acido_muriatico|acido_oxalico|limpa_pedra*|hipoclorito|desinfetante*|desentupidor|removedor|thinner',
        'mais_forte|render_mais|para_render|potente|desinfetante*|limp+|sujeira|encardid*|sanitaria|candida|soda|cloro|vinagre|alcool|detergente|sabao|amonia*|gordura|mofo|piso|banheiro|caixa_de_gordura|ralo|posso|pode|da_para|tem_problema|faz_mal',
      ],
    ],
    unless:
      'com_agua(?!_sanitaria)|na_agua(?!_sanitaria)|nao_dia|outro_dia|em_dias|bolo|massa|concreto|argamassa|tinta|drink|suco|receita_de|ph_da|racao|solo|adubo|calda|horta|plantas|sem_mistur*|nao_mistur*|ja_mistur*_e_passou',
    answer:
      'Não misture: cloro ou água sanitária com ácido, amônia, vinagre, álcool ou desinfetante solta gás que queima o pulmão, e soda com outro produto ferve, espirra e cega. Um produto por vez, com água na medida do rótulo, janela aberta, luva e óculos; enxágue antes do outro. Ficar mais forte é tempo de ação, não mistura. Se alguém respirou ou se queimou: ar livre, água corrente por 15 minutos e SAMU no 192; o Disque-Intoxicação é 0800 722 6001.',
    steps: [
      'Guarde separado o que não pode se encontrar e ponha nome em todo frasco; nada em garrafa de refrigerante.',
      'Peça ao fornecedor a ficha de segurança e o produto certo para a sua sujeira.',
      'Mostre a quem limpa a diluição e o tempo de cada um, em uma folha na parede.',
    ],
    risks: ['Intoxicação ou queimadura de quem limpa ou de quem está perto, com processo contra a empresa.'],
  },
  {
    id: 'socorro_agora',
    kind: 'health',
    when: [
      [
        'vista|visao|braco*|perna*|rosto|boca|cabeca|peito|fala|mao',
        'escurec*|dormente*|dormenc*|formig*|parali*|tort*|embol*|estour*|queimando|apert*|adormec*|sem_forca',
      ],
      [
        'cliente|paciente|aluno|hospede|funcionari*|socio|crianca|idos*',
        'caiu_no_chao|desmai*|engasg*|nao_respira|roxo|roxa|convuls*|espum*|sem_ar|passando_mal|passou_mal_agora',
      ],

      [
        'dor_no_peito|dores_no_peito|aperto_no_peito|peito_apertado|peito_doendo|peito_doi|formigando|formigamento|dormencia_no_braco|falta_de_ar|nao_consigo_respirar|boca_torta|fala_enrolada|desmai*|convuls*|infart*|avc|engasg*|sangrando_muito|nao_para_de_sangrar|inconsciente|desacordad*|overdose|reacao_alergica|inchando|labio_inchado|choque_anafilatico',
        'estou|sinto|tenho|me|meu|minha|eu|cliente*|paciente*|aluno*|hospede*|funcionari*|crianca*|alguem|mae|pai|filho|filha|esposa|marido|socio|braco|agora|aqui|que_remedio|o_que_faco|socio|ele|ela',
      ],
    ],
    unless:
      'semana_passada|mes_passado|ano_passado|preciso_registrar|ja_foi_atendid*|ja_passou|dor_de_cabeca|rosto_no_instagram|fala_embolada_do|vista_do_predio|pagamento_a_vista|a_vista|braco_direito|mao_de_obra|aperto_financeiro|aperto_no_caixa|margem_apertada|formiga|formigas|peito_de_frango|vestido|mancha*|contas_apert*|caixa_apert*|boca_a_boca|no_aperto|tinta|no_faturamento|curso|aula|palestra|treinamento|loja_de|protocolo|plano_de_emergencia|como_prepar*|vend+',
    always: true,
    answer:
      'Ligue agora para o SAMU, no 192 (ou bombeiros, no 193), e não espere passar: dor no peito, braço formigando, falta de ar, desmaio, convulsão ou inchaço de repente são emergência. Não tome nem dê remédio por conta própria, não dirija, peça a alguém que fique junto e siga o que o atendente disser. Se a pessoa está caída, sem reação e sem respirar, ele ensina a massagem no peito. A empresa espera; quando estiver tudo bem, ajudo a organizar quem cobre você.',
    steps: [
      'Ligue 192 agora, diga o endereço e o que se sente, e abra a porta.',
      'Avise alguém da família e deixe documento e lista de remédios à mão.',
    ],
    risks: ['Esperar: em infarto e derrame, cada minuto conta.'],
  },
  {
    id: 'reacao_a_procedimento',
    kind: 'health',
    when: [
      [
        'preenchimento|botox|toxina|peeling|laser|harmonizac*|procedimento|aplicac*|apliquei|aplicamos|microagulhamento|depilac*|fios_de_pdo|bioestimulador|cilios|alongamento_de_cilios|henna|sobrancelha*|progressiva|tintura|alisamento|limpeza_de_pele|micropigmentac*|tatuagem|piercing|clareamento|acido|cera_quente|enzima*|mesoterapia|massagem|drenagem',
        'inchad*|inchou|inchando|inchac*|vermelh*|empol*|roxo|roxa|necros*|escurec*|arroxead*|queimou|queimad*|bolha*|infeccion*|inflamou|inflamad*|pus|ard+|alergi*|coceira|febre|dormente|repuxando|torto|torta',
        'cliente*|paciente*|moca|senhora|mulher|ela|ele|dela|dele|rosto|labio*|boca|olho*|pele|testa|pernas',
      ],
    ],
    unless:
      'evit+|prevenir|previno|como_precific*|quanto_cobr*|divulg*|termo_de|olho_no_preco|tom_vermelho|ficou_no_vermelho|no_vermelho|curso_de|contrato',
    always: true,
    answer:
      'Não diga para tomar nem passar nada: remédio só quem examina indica. Avise já o profissional que fez o procedimento e leve a pessoa a um médico hoje; falta de ar, língua ou garganta inchando, dor forte, pele branca ou roxa, vista turva ou febre são emergência: ligue 192 ou vá ao pronto-socorro agora, porque esperar pode deixar lesão para sempre. Anote produto, lote, hora e o que aconteceu, acompanhe a pessoa e não apague conversa. Depois, avise o responsável técnico e o seguro, se houver.',
    steps: [
      'Ligue agora para a pessoa, pergunte pelos sinais de emergência e combine o atendimento de hoje com um médico.',
      'Separe ficha, termo, fotos, produto e lote, e guarde tudo como está.',
      'Depois do atendimento, reveja com o responsável técnico quem aplica, o produto e o teste antes do procedimento.',
    ],
    risks: ['Lesão que não volta, e responder por ter indicado remédio ou demorado.'],
  },
  {
    id: 'formol',
    kind: 'health',
    when: [
      [
        'formol|formaldeido|glutaral|glutaraldeido|acido_glioxilico|glioxilico|hene',
        'progressiva*|escova*|cabelo*|alis*|salao|liso|lisa|cliente*|us+|coloc+|ponho|pouquinho|mistur+|produto|turbin+|botinho|selagem|marroquina|por_formol|capilar|ping+|reforc+|batiz+',
      ],
    ],
    unless:
      'sem_formol|livre_de_formol|zero_formol|nao_tem_formol|nao_tenha_formol|nao_tenho_formol|parei_de_usar|parei_com_formol|descobri|como_sei_se|como_sei_que|como_saber_se|como_confir*|como_confer*|pergunt+_se',
    always: true,
    answer:
      'Não use, nem "bem pouquinho": formol e glutaral para alisar são proibidos pela Anvisa em qualquer dose acrescentada no salão; queimam, cegam, dão crise respiratória e câncer, na cliente e em quem aplica, e pôr formol no produto é crime contra a saúde pública. Pare hoje, descarte a mistura e use só alisante com registro na Anvisa (consulte o número do rótulo no site), com teste de mecha, luva e ventilação. Se alguém passou mal, 192. A Vigilância Sanitária da cidade orienta.',
    steps: [
      'Confira o registro de cada alisante no site da Anvisa e retire os que não têm.',
      'Treine a equipe e escreva: aqui não se acrescenta nada ao produto.',
      'Teste um alisamento registrado e calcule preço e margem dele.',
    ],
    risks: ['Lesão grave em cliente, prisão e salão interditado.'],
  },
  {
    id: 'reuso_de_material',
    kind: 'health',
    when: [
      [
        'agulha*|alicate*|lamina*|ponteira*|pinca*|bisturi*',
        'so_ferv+|fervendo_as|fervo|so_lav+|so_passo|passo_um_alcool|passar_um_alcool|fervo~panela|uma_lavada|sem_autoclave|sem_esteriliz+',
      ],
      [
        'seringa*|agulha*|ampola*|frasco*|cartucho*|luva*|lamina*|batoque*',
        'divid*|mesm*|duas|[0-9]_cliente*|4_clientes|3_clientes|dois_clientes|varias|rende|sobr*|guard*',
        'cliente*|paciente*|botox|preench*|tinta|micropig*|pessoa*|proxim*|outro_dia',
      ],

      [
        'alicate*|agulha*|lamina*|navalha*|tesoura*|espatula*|pinca*|broca*|cureta*|lixa*|luva*|toalha*|lencol|cera|dermografo|maquina_de_tatuagem|bisturi',
        'alcool|sabao|agua|forninho|estufa|fogo|lav*|limp*|passo|sem_esteril*|mesm[ao]|reus*|de_novo|outra|varias|micro_ondas|vinagre|cloro',
        'entre_uma|outra|outras|cliente*|paciente*|todas|varias|mesm[ao]|de_novo|dia_inteiro|so_limpo|so_lavo|so_passo|proxim*',
      ],

      [
        'agulha*|seringa*|lamina*|gilete*|navalha*|alicate*|luva*|descartave*|canula*|cateter*|fresa*|broca*|lixa*|palito*|espatula*|dermografo|cartucho*|batoque*|tinta|toalha*|lencol|lencois|cera|bisturi*|material|instrumental|ponteira*|piercing|brinco',
        'reaproveit+|reus+|reutiliz+|us+_de_novo|usar_de_novo|mesma|mesmo|mais_de_uma_vez|duas_vezes|varias_clientes|outra_cliente|outro_cliente|outro_paciente|so_passo_alcool|passar_alcool|passo_alcool|lav+|sem_esteriliz*|nao_esteriliz*|sem_autoclave|forninho|agua_quente|estufa_velha|ferver|fervo|guardo_a_sobra|devolvo_para_o_pote|volto_para_o_pote',
        'cliente*|paciente*|alcool|esteriliz*|micropigment*|tatu*|manicure|unha*|salao|clinica|sobrancelha*|barbearia|barba|depilac*|cera|dentista|consultorio|agulha*|seringa*|lamina*|injec*|reaproveit*|reus*|reutiliz*|piercing|autoclave|estudio',
      ],
    ],
    unless:
      'meio_frasco|frasco_aberto|sobrou_do_frasco|preco|quanto_custa|qual_agulha|compro|preco|descart*|toalha_de_mesa|cozinha|toalha_de_mesa|lencol_do_hotel|como_esteriliz*|qual_autoclave|preco_da_autoclave|economizar_agua|lavanderia|hotel|pousada|quanto_custa|tinta_de_parede|pintor|unha_de_gel|lixa_de_parede',
    always: true,
    answer:
      'Não reaproveite: agulha, lâmina, cartucho, seringa, luva, lixa e cera que tocou a pele são de uso único; álcool não mata hepatite B e C nem HIV. Alicate e instrumental vão lavados, embalados e para a autoclave, com teste; forninho não esteriliza. Isso vale em casa também, onde o serviço precisa de licença sanitária. Pare hoje, descarte em caixa de perfurocortantes e, se houve reuso, oriente as clientes a procurar um posto de saúde. A Vigilância Sanitária mostra a lista do que é exigido.',
    steps: [
      'Compre descartáveis para o mês e ponha o custo no preço: costuma ser poucos reais por atendimento.',
      'Use autoclave própria ou serviço de esterilização, com registro de cada ciclo.',
      'Peça a licença sanitária e contrate a coleta de resíduo.',
    ],
    risks: ['Transmitir hepatite ou HIV, com processo criminal por lesão.'],
  },
  {
    id: 'insumo_de_saude_irregular',
    kind: 'health',
    when: [
      [
        'caneta_de_emagrec*|canetas_de_emagrec*|caneta_emagrecedora|ozempic|mounjaro|tirzepatida|semaglutida|anabolizante*',
        'de_um_moco|de_um_rapaz|de_um_cara|do_instagram|do_paraguai|de_um_conhecido|da_internet|sem_anvisa|sem_receita',
        'revend+|vend+|aplic+|pass+_para',
      ],
      [
        'vend+|vendo|forneco',
        'remedio*|capsula*|formula*|emagrecedor*|composto*',
        'eu_mesma|eu_mesmo|manipulo|faco_em_casa|preparo_em_casa',
        'emagrec*|dor|pressao|diabetes|dormir|client*|ansiedade',
      ],
      [
        'alisante*|produto|creme|tinta|progressiva|cola|esmalte*|acido|cosmetico*|pomada|shampoo',
        'sem_rotulo|sem_marca|sem_registro|arde|queima*|fedor|cheiro_forte|sem_nome|potinho|granel|clandestin*|descol*',
        'olho*|cabelo|cliente*|uso|usar|couro|salao|pele|aplic*|vend*',
      ],

      [
        'mounjaro|ozempic|tirzepatida|botox|emagrec*|caneta*|hormonio*|anabol*|abort*|remedio*|vacina*|preenched*|lipo*',
        'paraguai|argentina|fora|viagem|sem_nota|sem_receita|internet|whatsapp|grupo|farmacia_de|importar|trazer|trago|mala|chines*|coreano*',
        'vend*|revend*|aplic*|client*|clinica|salao|pacient*|academia|aluno*|trazer',
      ],

      [
        EXPIRED,
        'remedio*|medicamento*|anestesi*|botox|toxina*|vacina*|soro|seringa*|medicacao|insulina|acido_hialuronico|preenchedor*|fio|fios|cosmetico*|creme*|tinta*|resina*|reagente*|teste*_rapido*|luva*|enzima*|esterilizac*|material|kit|ampola*|lente*|colirio*|produto_do_procedimento|peeling|racao|esmalte*|dermocosmetico*|autoclave',
        'us+|aplic+|vend+|pass+|da_para|posso|aproveit*|perder|promoc*|ainda|troc+|mud+|apag+|cliente*|paciente*|dou|dar|guard+|emergencia|atend+|mesmo_assim|sobrou|desconto|pet|animal',
      ],
      [
        'botox|toxina*|preenchedor*|acido_hialuronico|anestesi*|enzima*|ozempic|mounjaro|tirzepatida|semaglutida|caneta*|hormonio*|pmma|vacina*|remedio*|medicamento*|cosmetico*|creme*|ampola*|abortivo|anabolizante*|emagrecedor*',
        'paraguai*|sem_registro|sem_anvisa|sem_registro_na_anvisa|importad*|contraband*|da_internet|sem_nota|chines*|china|coreano*|sem_rotulo|fals*|mais_barato|dilu*|render|feito_em_casa|feita_em_casa|caseir*|shopee|camelo|fracionad*|dividi*',
        'us+|aplic+|vend+|revend+|compr+|cliente*|paciente*|clinica|salao|posso|dilu+|divid+|fraciono|produz+',
      ],
    ],
    unless:
      'farmacia_de_manipulacao|farmaceutic*|fornecedor|vaca|leite|boi|gado|como_descart*|o_que_faco_com|o_que_eu_faco|achei|evit+|controle|perda*|perto_de_vencer|vend+_cosmetico_natural|carne|frango|comida|racao_humida|devolv*_ao_fornecedor|tinta_de_parede|boleto*|conta*_vencida*|como_consigo_o_registro|como_registr*|fornecedor_me|material_de_construcao|cimento',
    always: true,
    answer:
      'Não use nem venda: anestésico, botox, vacina, remédio ou cosmético vencido, sem registro na Anvisa, diluído além da bula ou de origem duvidosa pode não fazer efeito, infectar ou matar, e é crime contra a saúde pública (o artigo 273 do Código Penal tem pena de prisão). Separe agora com aviso de impróprio, anote lote e data, e descarte como resíduo de saúde com empresa licenciada. Se foi aplicado em alguém, avise o responsável técnico e acompanhe a pessoa. A Vigilância Sanitária e o conselho da profissão orientam.',
    steps: [
      'Faça hoje a lista de lotes vencidos ou sem registro e retire-os da sala.',
      'Compre só de distribuidor autorizado, com nota e registro conferido no site da Anvisa.',
      'Ponha o que vence antes na frente e confira as datas toda semana.',
    ],
    risks: ['Lesão em paciente, interdição e cassação do registro profissional.'],
  },
  {
    id: 'farmacia_sem_receita',
    kind: 'health',
    when: [
      [
        'rivotril|zolpidem|clonazepam|ritalina|venvanse|antibiotico*|tarja_preta|controlad*|sibutramina|tramal|morfina|diazepam|amoxicilina',
        'passo|vendo|dou|libero|arrumo|entrego|separo|forneco|vender|passar',
        'client*|amig*|conhecid*|antig*|vizinh*|sem|balcao|pessoal',
      ],

      [
        'antibiotico*|controlad*|tarja|rivotril|zolpidem|ritalina|venvanse|injec*|remedio*|tramal|clonazepam|amoxicilina',
        'sem_receita|receita_depois|traz_depois|trazem_depois|receita_amanha|conhecid*|vizinh*|cliente_antigo|cliente_antiga|xerox|receita_velha|quebr*_o_galho|sem_o_farmaceutic*|por_conta|libero|sem_prescric*',
        'vend*|dou|liber*|aplic*|entreg*|pass*|balcao|fio|adiant*|pode|posso',
      ],

      [
        'farmacia|drogaria|balcao|balconista|farmaceutic*|antibiotico*|tarja_preta|controlad*|rivotril|clonazepam|ritalina|morfina|tramadol|zolpidem|psicotropico*|remedio*|medicamento*|azitromicina|amoxicilina|injec*',
        'sem_receita|receita_vencida|receita_do_vizinho|sem_reter|nao_ret*|foto_da_receita|farmaceutic*~nao|sem_farmaceutic*|nao_tem_farmaceutic*|assin+~farmaceutic*|so_assina|aluga_o_nome|fraciono|sem_prescricao|receita_fals*|receita_antiga|carimb*|por_conta|indic+',
        'vend+|aplic+|liber+|entreg+|dou|dar|quebr+_um_galho|abr+|funcion*|assin*|cliente*|fraciono|pass+|balcao|posso|troc+|indic*|ret*',
      ],
      [
        'responsavel_tecnic*|farmaceutic*|veterinari*|nutricionista|engenheir*|rt|medic*_responsavel|quimico_responsavel',
        'so_assina|so_assinar|so_no_papel|nunca_vem|nao_vem|nao_aparece|aluga_o_nome|alugar_o_nome|empresta_o_nome|emprest*_o_crm|emprest*_o_crea|emprest*_o_registro|so_para_assinar|so_o_nome|assina_sem|pagar_so_a_assinatura|pago_so_a_assinatura|sem_ir_na_obra|sem_visitar',
      ],
    ],
    unless:
      'como_controlo|prefeitura|trocado|fiscal|contratar_farmaceutic*|quanto_custa_um_farmaceutico|posso_recusar|recus+|cliente_insiste|como_lidar|sem_receita_de_bolo|isento*|mip|receita_digital',
    always: true,
    answer:
      'Pare isso: antibiótico e controlado só com receita válida, retida e registrada (SNGPC); vender sem ela é crime, e controlado sem receita é tratado como tráfico. Injeção só com farmacêutico ou profissional habilitado e prescrição, e a farmácia não funciona sem farmacêutico presente; responsável técnico que só assina responde junto com você. Enquanto ele não está, feche a área de medicamentos. O Conselho Regional de Farmácia (ou o da profissão) e a Vigilância Sanitária orientam a regularização.',
    steps: [
      'Escreva a escala do farmacêutico e o que o balcão não pode fazer sem ele.',
      'Confira o estoque de controlados com o registro e corrija com o responsável técnico.',
      'Calcule o custo de um segundo farmacêutico contra o horário em que mais vende.',
    ],
    risks: ['Morte por reação, prisão, interdição e perda da licença.'],
  },
  {
    id: 'fraude_na_saude',
    kind: 'health',
    when: [
      [
        'convenio*|plano|planos|unimed|operadora|reembolso*',
        'lanc*|cobr*|fatur*|pass*|coloc*|inform*|mand*|pe[cç]*|pediu|nota*|recibo*',
        'sessao|sessoes|consulta*|procedimento*|exame*',
        'fez_so|so_fez|so_veio|veio_so|veio_uma|fez_uma|fez_apenas|uma_so|a_mais_do_que',
      ],
      [
        'atestado*|laudo*|receita*',
        'vend+|dou|dar|emit+|fac*|faz*|assin+|cobr+',
        'sem_consultar|sem_passar_por|sem_vir|sem_aparecer|sem_exame',
        'paciente*|client*|dias|reais|amig*|conhecid*|pediu|pede',
      ],
      [
        'vend+|vendo|vendendo|loja_de|site_de',
        'atestado*|laudo*|receita_controlada|carteira_de_vacina*',
        'digital|site|online|internet|conhecido|pronto|rapido|whatsapp|reais|amigo|qualquer',
      ],
      [
        'convenio*|plano|planos|unimed|sus|operadora|reembolso*',
        'outro_procedimento|procedimento_diferente|outro_codigo|como_se_fosse|registr+_outro|troc+_o_codigo|mud+_o_codigo|lanc+_como',
        'nao_cobre|pag+|cobr*|aprov*|autoriz*|lanc*|registr*',
      ],
      [
        'convenio*|plano|planos|unimed|sus|operadora|reembolso*',
        'lanc*|cobr*|fatur*|assin*|inform*|coloc*|pass*',
        'faltou|nao_veio|nao_fez|nao_fiz|a_mais|extra|sem_atender|duas|em_branco|outro_nome|nome_do|da_esposa|mais_caro|mais_cara|outro_exame|inexist*',
      ],

      [
        'convenio*|plano_de_saude|planos_de_saude|sus|reembolso*|guia|guias|unimed|operadora',
        'cobr+~nao_fiz|cobr+~nao_fez|que_nao_fiz|que_nao_fez|que_nao_fizemos|que_nao_houve|nao_realizad*|nao_veio|faltou|a_mais|mais_sessoes|sessao_a_mais|sessoes_a_mais|assin+_varias|assinar_em_branco|assin+_guias|outro_codigo|codigo_mais_caro|procedimento_mais_caro|fals*|duas_vezes|fing*|inflar|pedir_exames_desnecess*|sem_precisar|dividir_o_recibo',
      ],
      [
        'atestado*|receita*|laudo*|recibo*',
        'vend+|dou|dar|emit+|fac*|faz*|assin+',
        'sem_consulta*|sem_ver|sem_examinar|sem_atender|fals*|por_fora|amig*|para_quem_pedir|pago|cobr*|50_reais|dias_para|sem_estar_doente|nao_esta_doente',
      ],
    ],
    unless:
      'sem_recibo_p*|sem_nota_p*|demora|glos*|glosa*|demora|paga_mal|recusou|recurso|negou|funcionari*_trouxe|atestado_falso_do|funcionario_apresentou|largo|nao_paga|credenci*',
    always: true,
    answer:
      'Não faça: cobrar do convênio ou do SUS o que não foi feito, trocar o código, dividir recibo ou dar atestado sem consulta é falsidade e estelionato; dá processo criminal, devolução em dobro, descredenciamento e cassação no conselho. O paciente que assina também responde. Se o convênio paga mal, há saídas: renegociar a tabela, limitar as vagas do plano, cobrar falta quando o contrato permite e aumentar o particular. Corrija guias erradas por escrito antes da auditoria, com um advogado de saúde.',
    steps: [
      'Compare agenda, prontuário e guias do último mês e estorne o que não bate.',
      'Calcule quanto cada convênio deixa por hora e decida quais manter.',
    ],
    risks: ['Auditoria com devolução de anos e perda do registro.'],
  },
  {
    id: 'registro_pendente',
    kind: 'health',
    when: [
      [
        'crefito|crm|cro|crp|crn|coren|cref|crmv|crf|registro_no_conselho|registro_do_conselho',
        'nao_saiu|ainda_nao|em_processo|em_andamento|esperando|aguardando|vencido|venceu|atrasad*',
        'atend*|trabalh*|aplic*|consult*|faz_sessao|faz_as_sessoes',
        'meu_nome|no_nome|meu_registro|meu_carimbo|assino|assin+_por|ponho|pondo|coloco|ate_sair',
      ],
    ],
    answer:
      'Não: enquanto o registro no conselho não sai, a pessoa não pode atender, por melhor que seja, e pôr o atendimento dela no seu nome é registro falso no prontuário. Responde quem atende, por exercício ilegal da profissão, e responde você, no conselho e na Justiça, também pelo dano ao paciente; o seguro não cobre. Pergunte ao conselho o prazo e se há registro provisório. Até lá ela pode fazer o que não é atendimento: agenda, cadastro, recepção.',
    steps: [
      'Suspenda hoje os atendimentos dela e remarque os pacientes com quem tem registro.',
      'Peça ao conselho da região, por escrito, o andamento e se há registro provisório.',
      'Deixe no contrato que o atendimento só começa com o número do registro.',
    ],
    risks: ['Um paciente ferido nesse tempo leva o caso ao conselho, à polícia e à Justiça contra os dois.'],
  },
  {
    id: 'procedimento_sem_habilitacao',
    kind: 'health',
    when: [
      ['tiro|removo|queimo', 'verruga*|sinal|sinais|pinta*', 'acido|cauteri*|salao|estetica'],
      [
        'estudante*|estagiari*|academic*|formand*|aluno_de_medicina|aluna_de_odonto',
        'atend*~sozinh*|atend+_sozinh*|atend*~no_meu_lugar|oper+~sozinh*|faz~sozinh*',
        'assino|assinar|carimb*|depois|sabado|paciente*|clinica|consultorio',
      ],
      [
        'atendo|atender|trabalho|trabalhar|aplico|atendendo|clinico',
        'sem_registro_no_conselho|sem_o_registro|sem_o_crm|sem_o_cro|sem_conselho|registro_nao_sai|registro_nao_saiu|enquanto_o_registro|enquanto_o_meu_nao_sai|conselho_vencido|registro_vencido',
      ],
      [
        'dentista|medic*|veterinari*|farmaceutic*|fisioterapeuta|nutricionista|enfermeir*|psicolog*',
        'so_vem|nao_vem|falta|viaj*|nao_esta|nao_fica|outros_dias|quando_nao|ferias',
        'auxiliar|secretaria|recepcionista|tecnic*|atendente|estagiari*|eu|esposa|filh*|balconista|assistente',
        'faz*|fac*|atend*|aplic*|limpeza|restaurac*|consult*|receit*|clareamento|vacin*|sutur*|raio|exame*',
      ],
      [
        `${PROCEDURE}`,
        'amigas|amigos|vizinhas|em_casa|na_minha_casa|no_meu_salao|na_sala|youtube|instagram|tiktok|curso_de|sozinh*|comecar|treinar|praticar|testar|a_domicilio',
        'nao_sou|youtube|curso|aprend*|treinar|praticar|testar|sem|nunca|cobaia|modelo*|ainda_nao',
      ],

      [
        PROCEDURE,
        UNLICENSED,
        'aplic+|faz+|fac+|faco|fiz|pode|posso|assin+|injet+|deix+|atend+|us+|comec+|curso|ofere*|prescrev+|receit+|coloc+|tir+|diagnostic+|oper+|realiz*|emit+|vend+|passar|passo',
      ],
      [
        'medic*|biomedic*|esteticista|farmaceutic*|dentista|veterinari*|enfermeir*|psicolog*|nutricionista|fisioterapeuta|engenheir*|advogad*|personal|educacao_fisica|crea|crefito|crp|crn|oab|contador',
        'sem_registro|sem_crm|sem_cro|sem_crea|sem_diploma|nao_sou|nao_e_formad*|nao_se_formou|ainda_nao|estudante*|estagiari*|cassad*|sem_formacao|fing*|me_apresent*|digo_que_sou|se_passa|carimb*_de_outr*|no_nome_de_outr*|assin+_por_mim|emprest*~registro|usar_o_registro|estrangeir*|sem_revalid*|sem_cref|diploma_fals*',
        'atend+|consult*|oper+|trabalh*|contrat+|assin+|faz+|faco|pode|posso|receit*|prescrev*|aula*|treino*|projeto*|dieta*|us*',
      ],
      [
        'pet|pets|cachorro*|gato|gatos|animal|animais',
        'vacin*|castr*|anestes*|cirurgia*|injec*|receit*|prescrev*|exame*|remedio*|antibiotico*|banho_com_sedativo|sed+|sedar|calmante',
        'sem_veterinario|nao_sou_veterinari*|sem_ser_veterinari*|eu_mesm*|tosador|banhista|balconista|no_petshop|sem_crmv|por_conta|sozinh*|no_balcao|atendente',
      ],
    ],
    unless:
      'ou_so_o|ou_so_a|ou_so_enfermeir*|ou_so_medic*|ou_so_dentista|ou_precisa_ser|quem_pode_aplicar|quanto_cobro|contrat*|habilitada|com_medic*|com_a_medica|atrai*|quais_procedimentos|quais_cursos|quanto_cobr*|preco|agenda|marketing|divulg+|consulta_contabil|consulta_gratis|vend+_curso|curso_de_marketing|contratar_medico|como_contrat*|como_me_habilit*|o_que_preciso|contador_por_conta|nao_sou_bom|nao_sou_boa|quais_exames|exame_admissional|exame_toxicologico|receita_de_bolo|receitas|sem_contador|clientes_sem|aumentar_as_consultas|paciente_falta|nao_sei',
    always: true,
    answer:
      'Não sem a habilitação certa: curso livre não autoriza injetar, anestesiar, prescrever, operar nem diagnosticar. Botox, preenchimento, soro e outros injetáveis são de profissão regulamentada, cada uma no limite do seu conselho (médico, dentista, biomédico, farmacêutico, enfermeiro); esteticista, técnico e auxiliar não podem, e quem assina por outro ou empresta o registro responde junto. Fora disso é exercício ilegal, crime, e uma complicação cega ou mata. Pare, confira no conselho e na Vigilância Sanitária o que a sua formação permite e ofereça isso, ou faça parceria com quem é habilitado.',
    steps: [
      'Liste os procedimentos do serviço e, ao lado, a profissão que o conselho autoriza.',
      'Contrate ou faça parceria com o profissional habilitado, presente e com contrato, e licença sanitária do local.',
      'Enquanto isso, divulgue o que você pode fazer; ajudo com preço e agenda.',
    ],
    risks: [
      'Necrose, cegueira ou morte da pessoa, com prisão e indenização.',
      'O seguro e o aluguel do espaço não cobrem ato ilegal.',
    ],
  },
  {
    id: 'residuo_de_saude',
    kind: 'health',
    when: [
      [
        'agulha*|gaze*|seringa*|bisturi*|curativo*',
        'saco_preto|lixo_normal|lixo_comum|lixo_da_rua|lixo_de_casa|caminhao_da_prefeitura',
      ],
      [
        'lixo|residuo*|descart*',
        'clinica|consultorio|laboratorio|estudio|salao|pet|veterinari*|hospital|farmacia|podolog*|tatu*|dentista|ambulatorio',
        'comum|preto|normal|junto|caminhao|rua|prefeitura|igual|tudo',
      ],

      [
        'lixo|descart+|jog+|esgoto|pia|ralo|bueiro|queim+',
        'agulha*|seringa*|sangue|curativo*|lixo_hospitalar|lixo_infectante|residuo_de_saude|perfurocortante*|ampola*|remedio*_vencido*|amalgama|dente*|placenta|lamina*',
        'comum|normal|junto|caminhao_da_prefeitura|prefeitura|rua|saco_preto|sem_separar|quintal|terreno|pia|ralo|vaso|fora|economiz*|caro',
      ],
    ],
    unless: 'reciclavel|papel|como_descart*|onde_descart*|certo|correto',
    answer:
      'Não no lixo comum: agulha, lâmina, sangue e remédio vencido vão separados (caixa rígida para o que corta, saco branco para o infectante) e só saem por coleta licenciada, com plano de gerenciamento (PGRSS). Um coletor furado pega hepatite ou HIV, e a multa é sanitária e ambiental. Cote hoje a coleta: para pequeno gerador custa pouco por mês e pode ser dividida com vizinhos. A Vigilância Sanitária da cidade dá a lista das empresas e o modelo do plano.',
    steps: [
      'Compre a caixa de perfurocortantes e separe a partir de hoje.',
      'Contrate a coleta e guarde os certificados.',
    ],
    risks: ['Ferir um coletor, e interdição.'],
  },
]

export const LAND_DEEDS: readonly Deed[] = [
  {
    id: 'veneno_vencido',
    kind: 'help',
    when: [
      [
        `${PESTICIDE}|raticida*|dedetizador*|dedetizac*|carrapaticida*`,
        'vencid*|venceu|venceram|antig[oa]|antig[oa]s|velh[oa]|velh[oa]s|encalh*|sobr+|sobrou|sem_uso|parad[oa]*|fora_da_validade',
        'descart+|me_livr+|me_livro|livrar_d*|recolh+|devolv+|onde_lev*|onde_jog*|para_onde|o_que_faco|que_eu_faco|que_faco|troc+|lixo|entreg*|dar_fim|destino|fornecedor|fabricante|jogar_fora|jogo_fora',
      ],
    ],
    unless:
      'embalage*|aplic+|pulveriz+|mistur+|dose|dosagem|us[ao]|usar|usando|passo|passar|bater|rio|corrego|acude|nascente|valeta|enterr+|queim+|cachorro*|gato|gatos|vizinho*|posso_vender|da_para_vender|vend+_mais|vend+_assim|promoc*|preco|racao|validade_trocada|remarc+',
    always: true,
    answer:
      'Não venda, não use e não ponha no lixo comum, no ralo nem na terra: veneno vencido é resíduo perigoso. Deixe na embalagem original, fechado, com etiqueta de vencido, em lugar trancado e longe de comida, ração e criança. Ligue para o telefone do fabricante, que está no rótulo, e para o fornecedor ou revenda: no agrotóxico, quem fabrica e quem vende respondem pelo destino do que ficou impróprio. Raticida e inseticida de casa: pergunte à prefeitura ou ao órgão ambiental do estado onde há coleta de perigosos. Vazou ou alguém se intoxicou: Disque-Intoxicação, 0800 722 6001.',
    steps: [
      'Liste hoje produto, lote, quantidade e validade, com foto, e tire tudo da prateleira.',
      'Escreva ao fabricante e ao fornecedor pedindo o recolhimento e guarde a resposta.',
      'Peça ao contador a baixa do estoque e compre menos por vez, o que vence antes na frente.',
    ],
    risks: ['Multa ambiental e alguém intoxicado com o que foi para o lixo.'],
  },
  {
    id: 'embalagem_de_agrotoxico',
    kind: 'help',
    when: [
      [
        'galao|galoes|bombona*|embalagem|embalagens',
        'veneno|agrotoxico*|herbicida|defensivo*',
        'guardar_agua|por_agua|para_agua|com_agua_de|guardar_leite|guardar_comida|para_leite',
        'vend+|us+|dou|reaproveit+',
      ],
      [
        'embalage*|galao|galoes|frasco*|bombona*|balde*|vasilhame*|tambor*|litros_vazios|vazias|vazios|vazia',
        PESTICIDE,
        'descart*|devolv*|onde|levar|lavagem|certo|correto|entreg*|logistica|inpev|como_faco|guardo|recicl*',
      ],
    ],
    unless:
      'queim+|enterr+|jog+_no|rio|corrego|mato|agua_de_beber|reaproveit+|reus+|racao|guardar_agua|guardo_agua|leite|poço|vend+|preco|lixo_comum',
    always: true,
    answer:
      'Faça a tríplice lavagem na hora do preparo (três vezes, com a água indo para o tanque do pulverizador), fure o fundo, guarde com a tampa em lugar coberto e trancado e devolva no posto que a nota fiscal indica, em até um ano da compra. O posto dá recibo: guarde por um ano, porque a fiscalização pede. Saco e embalagem que não se lava vão fechados, separados. O inpEV (sistema Campo Limpo) mostra o posto mais perto, e a revenda é obrigada a dizer onde é.',
    steps: [
      'Veja na nota o endereço de devolução e ligue para marcar dia.',
      'Leve tudo lavado, furado e seco, e guarde o comprovante com a nota e a receita agronômica.',
    ],
    risks: ['Queimar, enterrar ou reusar contamina água e gente, e é crime ambiental.'],
  },
  {
    id: 'embalagem_jogada',
    kind: 'agronomy',
    when: [
      [
        'gravid*|filho*|crianca*|menino*|menina*|idos*',
        'veneno*|agrotoxic*|herbicida|defensivo*|inseticida|pulveriz*',
        'ajud*|mistur*|aplic*|carreg*|lav*|segur*|pass*|prepar*',
      ],
      [
        'enterr*|queim*|jog*',
        'galao|galoes|embalage*|frasco*|lata*|bombona*|tambor*|litro*',
        'herbicida|veneno|agrotoxic*|defensivo*|quimic*|produto',
      ],

      [
        'pulverizador|bomba_costal|tanque_do_trator|costal|embalage*|galao|veneno|agrotoxic*|herbicida|inseticida',
        'lav*|enxagu*|jog*|despej*|esvazi*|encho|encher|larg*|deix*',
        'riacho|rio|corrego|acude|lagoa|nascente|beira|valeta|poco|igarape|sanga|represa',
      ],
      [
        'pass*|aplic*|pulveriz*|bat*',
        'veneno|agrotoxic*|herbicida|inseticida|defensivo*',
        'roupa_do_corpo|roupa_comum|roupa_normal|sem_mascara|sem_luva*|sem_epi|sem_roupa|de_chinelo|de_bermuda|sem_camisa|com_vento|perto_da_escola|perto_de_casa|do_lado_da|vizinho|abelha*|menino*|filho*|gravid*|crianca*',
      ],

      [
        'embalage*|galao|galoes|frasco*|bombona*|balde*|vasilhame*|tambor*|vazias|vazios|resto*|sobra*|sobrou|calda|agua_da_lavagem',
        PESTICIDE,
        'queim+|enterr+|jog+|rio|corrego|mato|valeta|lago|acude|nascente|reaproveit+|reus+|guard+~agua|lav+|lixo|vend+|dar|ferro_velho|racao|leite|agua|poco|fossa',
      ],
      [
        PESTICIDE,
        'corrego|rio|nascente|acude|lago|poco|agua_do_vizinho|abelha*|colmeia*|escola|casa*|vizinh*|povoado|vento|estrada|drone|aviao',
        'pass+|pulveriz+|aplic+|bat+|perto|cai*|do_lado|deriva|em_dia_de|lav+|jog+|mesmo|vento|sem_avisar|reclam*',
      ],
      [
        PESTICIDE,
        'sem_mascara|sem_luva*|sem_epi|sem_roupa|de_bermuda|descalc*|sem_protecao|sem_camisa|sem_treinamento|sem_equipamento|menino|crianca*|filho|gravida',
      ],
      [
        PESTICIDE,
        'paraguai*|contraband*|sem_nota|sem_receita|sem_receituario|sem_rotulo|proibid*|caseir*|vencid*|fals*|fora_da_bula|nao_e_para|de_soja|de_cana|de_algodao|outra_cultura|sem_registro|agronomo_nao|sem_agronomo|dobr+|dobro_da_dose|dose_dobrada|o_dobro|mais_forte|mistur+',
        'us+|pass+|aplic+|compr+|vend+|posso|bat+|dou|coloc+|mistur+|dobr+|na_horta|no_tomate|na_alface|no_morango|funciona|compensa',
      ],
      [
        'chumbinho|veneno*|estricnina|racao_envenenada|carne_envenenada',
        'cachorro*|gato|gatos|caes|vizinho|onca|lobo|pombo*|passaro*|gamba*|capivara*',
        'mat+|dou|dar|bot+|coloc+|por|jog+|acab+|envenen*|me_livr*',
      ],
    ],
    unless:
      'como_guard*|onde_guard*|longe_das_crianca*|do_vizinho_matou|do_vizinho_queimou|deriva|vizinho_passou|preco|quanto_custa|caro|vend+_agrotoxico|loja_de_agrotoxico|como_descart*|como_eu_descart*|vizinho_pass*|vizinho_joga|vizinho_jogou|meu_vizinho_esta|produtor_do_lado|matou_minhas|matou_meu|dedetiz*|revenda',
    always: true,
    answer:
      'Não faça assim: queimar, enterrar, reusar ou jogar embalagem e sobra de agrotóxico, aplicar sem proteção, com vento, perto de casa, água ou colmeia, ou usar produto sem receita, contrabandeado ou de outra cultura, envenena gente e água e é crime ambiental. Embalagem: tríplice lavagem, furar, guardar e devolver no posto da nota em até um ano, com recibo. Aplicação: só o que o engenheiro agrônomo receitou, na dose da bula, com EPI e sem crianças ou grávidas por perto. Intoxicação: 192 ou Disque-Intoxicação, 0800 722 6001. Bicho solto ou praga: chame a zoonoses ou uma empresa licenciada.',
    steps: [
      'Separe o que sobrou e as embalagens num lugar trancado e marque a devolução no posto (inpEV).',
      'Peça ao agrônomo ou à assistência técnica a receita para esta cultura, com dose, intervalo e horário.',
      'Compre o EPI completo e treine quem aplica.',
    ],
    risks: ['Intoxicação de família e vizinhos, multa ambiental e perda da colheita.'],
  },
  {
    id: 'carencia',
    kind: 'agronomy',
    when: [
      [
        'carencia',
        'frescura|respeit*|esper*|antes|colh*|vend*|pul*|ignor*',
        'colh*|veneno|leite|vend*|tomate*|dias|lavoura|agrotoxico|bula|remedio|vaca*',
      ],

      [
        'alface|couve|tomate*|morango*|pimentao|cheiro_verde|verdura*|hortalica*|fruta*|soja|milho|feijao|repolho|pepino*|uva*|mamao|banana*|horta|lavoura|plantacao',
        'veneno|pulveriz*|agrotoxico|inseticida|fungicida|herbicida|defensivo|borrif*|bati|bateu|apliquei|passei|produto',
        'domingo|segunda|terca|quarta|quinta|sexta|sabado|ontem|hoje|amanha|anteontem|dias|dia|semana',
        'feira|vend*|lev*|colh*|entreg*|mercado|ceasa|mand*|com[eo]*|escola|merenda',
      ],
      [
        'vaca*|cabra*|leite|ordenha|galinha*|frango*|porco*|boi|bois',
        'remedio|antibiotico|mastite|vermifug*|injec*|carrapaticida|medicad*|tratad*|tratamento|doente*',
        'leite|tanque|junto|dilu*|mistur*|laticinio|vend*|entreg*|abat*|mato|ovo*|carne|queijo|nem_not*|jogo_o_leite',
      ],

      [
        'carencia|intervalo_de_seguranca|prazo_do_veneno|prazo_da_bula',
        'frescura|respeit+|ignor+|nao~esper*|esper+|pul+|encurt+|colh*|vend+|antes|precis+|diminu*|leite|abat+|abate|carne|ovo*|dias|obrigat*',
      ],
      [
        PESTICIDE,
        `${CROPS}|colh*|colheita`,
        'colh+|colher|colho|colhi|vend+|vender|feira|entreg+|ceasa|mandar|mando|comer|mercado|amanha',
        'dias|dia|ontem|hoje|anteontem|antes|depois|semana|hora*|amanha|recem|acabei|logo|cedo|carencia|preco_ta_bom|preco_esta_bom|preco_subiu',
      ],
      [
        'antibiotico*|remedio*|medicad*|vermifug*|ivermectina|carrapaticida*|hormonio*|injec*|vacin*|tratamento|mastite',
        'leite|vaca*|boi|bois|gado|frango*|galinha*|porco*|ovo|ovos|animal|abate|peixe*|tilapia*',
        'vend+|entreg+|mand+|abat+|abate|tanque|laticinio|cooperativa|carreta|mistur+|ordenh+|tir+|carne|consum*|beber|posso|mesmo|cliente*|feira',
      ],
      [
        'animal|vaca|boi|porco|galinha*|frango*|bezerro|cavalo|gado|peixe*',
        'mort*|morreu|morreram|doente*|caid*|aftosa|raiva|brucelose|tuberculose|gripe_aviaria',
        'vend+|aproveit+|abat+|carne|acougue|linguica|esquartej+|comer|escond*|nao_avis*|sem_avisar|restaurante',
      ],
    ],
    unless:
      'descart*|que_remedio|qual_remedio|preco_do_remedio|custo_do|como_trat*|que_remedio|quanto_custa|preco_do_remedio|seguro|evit+|plano_de_saude|carencia_do_emprestimo|carencia_do_financiamento|carencia_no|meses_de_carencia|banco|emprestimo|aluguel|convenio|fornecedor_de_remedio|gasto_com|custo|sem_veneno|organico*|preco_do_boi|como_vender',
    always: true,
    answer:
      'Espere o prazo: a carência da bula existe porque antes dela o resíduo está acima do permitido e vai para a mesa de quem compra; colher, tirar leite ou abater antes é infração e pode ser crime contra a saúde pública, e a análise do Ceasa ou do laticínio descobre e bloqueia o lote todo. Leite de vaca tratada e animal morto ou doente não se vendem: descarte e avise a defesa agropecuária se houver suspeita. O engenheiro agrônomo ou o veterinário diz a data exata e, para a próxima, um produto de carência curta.',
    steps: [
      'Anote por talhão ou animal o produto, a data e o dia em que libera.',
      'Avise o comprador da data nova e ofereça o que já está liberado.',
      'Peça ao agrônomo ou veterinário um plano com carência curta perto da venda.',
    ],
    risks: ['Intoxicar famílias, perder o comprador e a safra apreendida.'],
  },
  {
    id: 'crime_ambiental',
    kind: 'agronomy',
    when: [
      [
        'curtume|fabrica|lava_jato|granja|abatedouro|pocilga|industria|lavanderia|oficina|posto|hotel|pousada|chiqueiro|tinturaria|laticinio|frigorifico',
        'solt*|jog*|despej*|vai|cai|lanc*',
        'agua|acude|rio|corrego|lagoa|esgoto|bueiro|oleo|residuo*',
        'acude|rio|riacho|ribeirao|corrego|lagoa|bueiro|rua|mato|nascente|represa|noite|terreno',
      ],

      [
        'esgoto|fossa|efluente*|chorume|dejeto*|oleo|agua_suja|resto*|residuo*|tinta|vinhoto|soro',
        'direto|vai_para|cai|corre|escoa|jog*|despej*|lig*|solt*',
        'corrego|riacho|ribeirao|rio|praia|mar|lagoa|rua|vala|valeta|bueiro|mangue|nascente|represa|acude|igarape|terreno',
      ],

      [
        'limpar|abrir|aterr*|cort*|derrub*|desmat*|plantar|constru*|mex*|rocar|queim*',
        'beira_do_rio|beira_do_corrego|margem|mata_ciliar|nascente|brejo|mangue|app|reserva_legal|mata|arvores|morro|encosta',
        'plantar|trator|mais|pasto|constru*|lote*|casa|rancho|galpao|sem|fogo|maquina|gado|soja|aument*',
      ],

      [
        'oleo|efluente*|esgoto|residuo*|entulho|tinta|solvente|quimico*|soda|sangue|soro_do_leite|vinhaca|dejeto*|chorume|agua_suja|lixo|pneu*|bateria*|lampada*|amianto|graxa|borra|cinzas|gesso|telha*',
        'jog+|despej+|descart+|lanc+|solt+|enterr+|queim+|larg+|vai_para|cai_no|escoa',
        'rio|corrego|bueiro|ralo|esgoto_da_rua|rua|terreno|mato|lagoa|acude|mar|mangue|nascente|galeria|boca_de_lobo|solo|chao|beira|fundos|fossa|quintal|baldio|noite|rede_pluvial|madrugada|pia|escondid*',
      ],
      [
        'desmat+|derrub+|cort+_as_arvores|cort+~arvore*|cortar_arvore*|aterr+|queimada*|por_fogo|botar_fogo|tocar_fogo|bot+_fogo|fogo|draga*|barr+_o_rio|desviar_o_rio|desvi+~corrego|represa|garimp*|extrair_areia|tirar_areia',
        'mata|nascente|app|reserva|arvore*|brejo|beira|mangue|nativa|floresta|pasto|palha*|capoeira|cerrado|margem|rio|corrego|terreno|cana',
        'sem_licenca|sem_autoriz*|posso|escondid*|ibama|aumentar|limpar|plantar|rapido|mais_barato|noite|multa|ninguem|sem_avisar|fiscal*|lote*|construir|abrir',
      ],
      [
        'poco|outorga|bomba|agua_do_rio|irrig*|corrego|nascente',
        'sem_ninguem_saber|sem_ninguem_ver|disfarc+|sem_outorga|sem_licenca|clandestin*|escondid*|sem_autoriz*',
      ],
    ],
    unless:
      'prefeitura_jog*|vizinho*|licenca|reflorest*|autorizac*|como_descart*|onde_descart*|onde_levar|coleta|recicl*|incendio|seguro|quero_licenca|como_tir*|fogo_no_parquinho|por_fogo_nas_vendas|certo|correto|vizinho_joga|vizinho_jogou|vizinho_queim*|pneu_encalhad*',
    always: true,
    answer:
      'Não faça: jogar óleo, químico, esgoto ou entulho em rio, bueiro, terreno ou rua, e derrubar, queimar ou aterrar mata, nascente ou margem sem licença são crimes ambientais, com prisão, multa e a obrigação de recuperar a área. Peça a licença no órgão ambiental do município ou do estado; um engenheiro ambiental ou agrônomo diz o que é permitido (limpeza de pasto, aceiro, supressão, poço com outorga). Óleo de cozinha, de motor, pneu, bateria e lâmpada têm coleta própria, às vezes paga: junte e entregue com comprovante.',
    steps: [
      'Pare hoje o descarte e guarde o resíduo em recipiente fechado e identificado.',
      'Cote coleta licenciada e peça o manifesto ou recibo de destino.',
      'Pergunte na secretaria de meio ambiente qual licença a atividade pede.',
    ],
    risks: ['Embargo da área ou da empresa e dívida de recuperação que não prescreve.'],
  },
]
