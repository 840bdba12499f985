import type { Deed } from './danger-types.ts'

const CHILD = 'crianca*|menin[oa]|menin[oa]s|alun[oa]|alun[oa]s|bebe|bebes|nenem|filha|filho|coleguinha*'

/** What is done to those in one's care, or with what they left in one's hands. */
export const CARE_DEEDS: readonly Deed[] = [
  {
    id: 'sedar_quem_cuida',
    kind: 'health',
    when: [
      [
        'remedi*|calmante*|dramin|dipirona|antialergico*|melatonina|gotinha*|gotas|xarope*|rivotril|cha_de',
        `${CHILD}|idos[oa]|idos[oa]s|vovo|velhinh[oa]*|criancada`,
        'dorm+|durm+|acalm+|sosseg+|quiet[oa]*|quietinh*|parar_de_chorar|para_de_chorar|dar_uma_acalmada|derrub+',
        'dou|dar|damos|dando|d[aá]|coloc+|mistur+|pinga|pingo|bot+',
      ],
    ],
    unless: 'receit+|mae_mandou|mae_pediu|medico|proib*|descobri|nao_dou|minha_filha_nao_dorme|meu_filho_nao_dorme',
    always: true,
    answer:
      'Não dê: remédio para a criança ou o idoso dormir ou sossegar, sem receita e sem a família saber, põe a vida em risco, é crime e fecha a casa. Pare hoje. Se alguém já tomou e está mole, difícil de acordar ou respirando mal, ligue 192 (SAMU) agora e diga o que foi dado. Remédio só com receita em nome da pessoa, autorização escrita da família e registro de hora e dose. Sono e choro se tratam com rotina: luz baixa, mesma hora, menos barulho, mais gente no horário difícil.',
    steps: [
      'Recolha hoje todo remédio sem receita e sem autorização escrita, e tranque o resto.',
      'Conte à família e ao médico o que já foi dado; esconder aumenta o risco.',
      'Monte a rotina do sono e ponha mais uma pessoa na hora em que a turma fica agitada.',
    ],
    risks: ['Parada respiratória, processo criminal e interdição da casa.'],
  },
  {
    id: 'abuso_entre_criancas',
    kind: 'help',
    when: [
      [
        'passou_a_mao|passar_a_mao|mexeu_no_corpo|mexeu_com_a|abus*|tocou_nela|tocou_nele|partes_intimas|mostrou_o_pinto|baixou_a_calca|beijou_a_forca',
        CHILD,
        'escola|creche|aula|turma|sala|outro_aluno|outra_crianca|colega|mae_disse|mae_falou|pai_disse|pai_falou|aluno|alunos|banheiro|recreio|treino',
      ],
    ],
    always: true,
    answer:
      'Acolha e proteja primeiro: leve a sério, separe as duas crianças hoje, sempre com um adulto à vista, e não faça interrogatório nem acareação; quem ouve a criança sobre o fato é a rede de proteção, uma vez só. Chame as duas famílias, em horas diferentes, e comunique o Conselho Tutelar: a escola é obrigada a comunicar até a suspeita (artigos 13 e 245 do Estatuto da Criança). Se foi agora ou há ferimento, atendimento médico e polícia. Criança que fez também precisa de proteção: não é julgada pela escola.',
    steps: [
      'Escreva hoje o que foi contado, nas palavras de quem contou, com dia e hora, sem perguntar detalhes.',
      'Ligue ao Conselho Tutelar da cidade ou ao Disque 100 e anote o protocolo.',
      'Reveja onde as crianças ficam sem adulto: banheiro, corredor, fim de aula.',
    ],
    risks: ['Abafar para não perder alunos: quem sabe e não comunica responde.'],
  },
  {
    id: 'lotacao_escondida',
    kind: 'crime',
    when: [
      [
        'creche|escola|escolinha|bercario|hotelzinho|asilo|casa_de_repouso|casa_de_idosos|berçário|van|sala|turma',
        `${CHILD}|idos[oa]s|alunos|vagas`,
        'passou_do_numero|passou_do_limite|acima_do_limite|a_mais_do_que|mais_do_que_pode|mais_do_que_o_permitido|alem_do_permitido|lotad[ao]|superlota*|numero_de_crianca*|excedente*',
        'fiscal*|vistoria|visita|inspec*|vigilancia|supervisora|secretaria_de_educacao',
        'escond+|mand+_para_casa|mand+~casa|tir+|lev+|dispens+|digo|falo|some*',
      ],
    ],
    always: true,
    answer:
      'Não esconda: tirar crianças ou idosos no dia da vistoria para caber no número é fraude à fiscalização, e o limite por sala existe para alguém ver e socorrer cada um. Se houver acidente com gente a mais, a responsabilidade é inteira sua. Pare de matricular hoje, calcule quantos cabem por sala e por educador na regra da sua cidade e abra outra turma, outro turno ou lista de espera. Vá antes à Secretaria de Educação ou à vigilância pedir prazo por escrito para ajustar.',
    steps: [
      'Conte hoje, por sala e por turno, quantos há e quantos a autorização permite.',
      'Feche novas matrículas e ofereça outro turno às famílias que excedem.',
      'Peça à secretaria o prazo de adequação, por escrito, com o seu plano.',
    ],
    risks: ['Interdição, processo por pôr em risco quem está sob o seu cuidado e perda da confiança das famílias.'],
  },
  {
    id: 'arquivos_do_cliente',
    kind: 'data',
    when: [
      [
        'foto*|fotinha*|video*|nudes|nude|galeria|conversa*|arquivo*',
        'celular*|notebook|computador|pc|hd|aparelho|tablet|conserto|consertei|formatei|assistencia|pen_drive',
        'client*|dela|dele|moca|menina|dona_do',
        'guard+|copi+|copia|ver|vi|olh+|fic+_com|baix+|salv+|mostr+|mand+_para|pass+_para|fuc+|bisbilhot+',
      ],
    ],
    unless:
      'recuper+|perd+|backup|pediu|evit+|apagou|sumi*|divulga*|sou_fotografo|fotograf*|propaganda|antes_e_depois|manda_foto|mandou_foto|deixou_de|instagram',
    always: true,
    answer:
      'Não veja, não copie e não guarde: o que está no aparelho do cliente é dele, e abrir ou copiar foto, vídeo ou conversa sem autorização é invasão de privacidade; guardar ou mostrar imagem íntima é crime, com prisão e indenização. Se já há cópia, apague agora e não mostre a ninguém. Abra só o que o conserto exige, com o cliente sabendo. Se o que apareceu for imagem sexual de criança, não copie: pare o serviço e comunique a polícia ou o Disque 100.',
    steps: [
      'Apague hoje qualquer cópia e diga a regra à equipe: ninguém abre galeria nem conversa.',
      'Peça que o cliente ponha senha de convidado ou teste o aparelho na frente dele.',
      'Escreva na ordem de serviço o que será aberto e que nada é copiado sem pedido.',
    ],
    risks: ['Processo criminal, indenização e o fim da confiança no balcão.'],
  },
  {
    id: 'carga_alem_da_nota',
    kind: 'evasion',
    when: [
      [
        'nota*|gta|guia|romaneio',
        '[0-9]*_boi|[0-9]*_bois|[0-9]*_cabeca*|[0-9]*_sacas|[0-9]*_caixas|[0-9]*_toneladas|[0-9]*_pecas|[0-9]*_bezerro*|[0-9]*_porco*|[0-9]*_metros',
        'caminhao|carga|motorista|transport*|frete|carreta|entrega',
        'mas_o_caminhao|mas_vai|mas_carreg*|mas_lev*|vai_com|leva_mais|levando_mais|a_mais_que_a_nota|alem_da_nota|o_resto_sem|resto_vai_sem|so_a_metade',
      ],
    ],
    unless: 'fornecedor_mand*|chegou|recebi|veio_a_menos|faltou',
    always: true,
    answer:
      'Não carregue assim: mercadoria ou animal a mais do que diz a nota (e a GTA, no gado) é carga sem nota; na primeira balança ou barreira ela é apreendida, com multa sua e do motorista, e pode virar processo por sonegação. Se houver acidente, o seguro não paga o que não está no papel. Emita a nota e a guia da quantidade que vai subir no caminhão; se a conta mudou na hora de carregar, corrija o documento antes de sair ou deixe o excesso para a próxima viagem.',
    steps: [
      'Conte o que vai subir, refaça a nota e a guia e só então libere o caminhão.',
      'Combine com o comprador a quantidade por escrito um dia antes.',
      'Ponha o imposto no preço: se só fecha sem ele, o negócio não paga.',
    ],
    risks: ['Apreensão da carga, multa e o produtor marcado na fiscalização.'],
  },
]
