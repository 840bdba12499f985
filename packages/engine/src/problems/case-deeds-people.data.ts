import { type CaseDeed, caseDeed } from './case-deed.ts'
import { LEAVES } from './case-words.data.ts'

/** Those who work, who leave, who fall ill, who quarrel. */
export const PEOPLE_DEEDS: readonly CaseDeed[] = [
  caseDeed(
    ['contato_no_celular_dele', 'pessoa_saiu_clientes', 'vendas', 3, 1],
    [
      'celular_del*|telefone_del*|whatsapp_del*|direct_del*|instagram_del*|agenda_del*|caderninho_del*|celular_pessoal|numero_pessoal|whatsapp_pessoal|no_celular_d*|carteira_del*|nem_sei_quem_e*|so_el*_tem_o_contato|so_el*_conhece*|contatos_del*|numero_del*|zap_da_minha|whatsapp_da_minha|whatsapp_do_meu|whatsapp_da_moca|direto_com_ela|direto_com_ele|falam_com_el*|instagram_da_minha|celular_da_minha|celular_do_meu|telefone_da_minha|pegaram_o_numero',
      'vendedor*|client*|contato*|funcionari*|corretor*|representante*|recepcionista|secretaria|pedido*|barbeir*|cabeleireir*|manicure*|horario*|fregues*',
    ],
    [
      'Ponha um número da empresa e passe para ele todos os clientes',
      'Compre um chip da empresa, ligue o aplicativo de conversa comercial e combine que todo pedido entra por ali. Cada um que vende avisa os seus clientes com a mesma mensagem, na sua frente, e escreve nome, última compra e preço em uma lista só. Ligue você aos vinte maiores e anote quem já respondeu pelo número novo.',
      'Se alguém sai, o cliente continua falando com a empresa.',
    ],
    { fora: 'meu_celular_quebrou|celular_do_cliente_caiu|assistencia|conserto_celular' },
  ),
  caseDeed(
    ['saiu_levando_clientes', 'pessoa_saiu_clientes', 'vendas', 5, 0],
    [
      'ex_funcionari*|ex_socio|saiu|abriu|sairam|montou|foi_para|pediu_conta|pediu_as_contas|foi_trabalhar|foi_embora|se_demitiu|largou_aqui',
      'levou|levando|levaram|carregou|carregando|alici*|puxando|puxou|chamando|roubando_client*|roubou_client*|tirando_client*|foram_atras|vao_atras|esta_ligando|foi_junto|foram_junto|mandou_mensagem_para',
      'client*|carteira|alun*|pacient*|contato*|agenda|fregues*|mensalista*',
    ],
    [
      'Ligue hoje a cada cliente de quem saiu, antes que ele ligue de novo',
      'Liste os clientes que essa pessoa atendia, do que mais compra ao que menos, e telefone você mesmo: quem cuida deles agora, o que melhora, um motivo para ficar este mês. Não fale mal de quem saiu. Anote sim, não e em dúvida, visite os em dúvida na mesma semana e confira com um advogado o que o contrato dela proíbe.',
      'Quem ainda não decidiu ouve você primeiro, e você sabe quantos ficam.',
    ],
    {
      fora: 'vizinho_abriu|mais_barat*|levou_dinheiro|levou_mercadoria|levou_o_carro|sem_pagar|supermercado|municipal|prefeitura',
    },
  ),
  caseDeed(
    ['licenca_maternidade', 'dependencia_funcionario', 'pessoas', 4, 3],
    [
      'gravid*|licenca_maternidade|maternidade|gestante|ganhar_bebe|ter_bebe|ganha_nenem|ganhar_nenem|barrig*|o_bebe_nasce',
      'funcionari*|recepcionista|secretaria|gerente|professora|atendente|cozinheira|menina|vendedora|auxiliar|costureira|tecnica|caixa|el*_sai',
    ],
    [
      'Escreva com ela o que cobre a licença e treine duas pessoas até lá',
      'Façam juntas a lista do que só ela faz, com o dia, e filmem as cinco tarefas mais difíceis. Divida entre duas pessoas e comece já um dia por semana sem ajuda dela. Confira com o contador o que a empresa paga e o que volta do INSS, e o contrato por prazo de quem cobre; anote a data de cada passagem.',
      'A licença começa com o trabalho passado, e ela volta para um lugar organizado.',
    ],
    {
      fora: 'licenca_ambiental|licenca_de_software|licenca_sanitaria|licencas|eu_estou_gravida|estou_gravida|fotograf*|ensaio*|loja_de_gestante|moda_gestante|enfermeira_obstetra|minha_gravidez|paciente*',
    },
  ),
  caseDeed(
    ['funcionario_afastado', 'falta_absenteismo', 'pessoas', 3, 1],
    [
      'afastad*|encostad*|auxilio_doenca|atestado*|acidentou|operou|operado|cirurgia|burnout|quebrou_a_perna|quebrou_o_braco|hernia|internad*|licenca_medica|pelo_inss|no_inss',
      'funcionari*|motorista|empregad*|vendedor*|cozinheir*|menina|ajudante|operador*|tecnic*|padeiro|pedreiro|mecanic*|professor*|meu_[a-z]*|minha_[a-z]*',
    ],
    [
      'Divida o serviço de quem está afastado e contrate só pelo prazo',
      'Liste o que essa pessoa fazia, do que para a empresa ao que pode esperar, e dê cada parte a um nome com um adicional combinado. Pergunte ao contador os prazos, o que a empresa paga e se cabe contrato temporário. Telefone a cada quinze dias, sem cobrar volta, e anote a data provável e o que já anda sem ela.',
      'O essencial tem dono, e a vaga temporária acaba quando a pessoa volta.',
    ],
    {
      fora: 'eu_vou_operar|minha_cirurgia|vou_operar|inss_atrasado|parcelamento_do_inss|guia_do_inss|minha_mae|meu_pai|meu_filho|minha_filha|cachorro*|gato*',
    },
  ),
  caseDeed(
    ['dono_vai_operar', 'seguro_imprevisto', 'gestao', 5, 2],
    [
      'vou_operar|operei|minha_cirurgia|vou_fazer_cirurgia|fiquei_doente|adoeci|fiquei_internad*|meu_tratamento|quimio*|estou_gravida|vou_ganhar_bebe|meu_bebe|repouso|minha_coluna|infartei|meu_infarto|hernia|quebrei_o_braco|quebrei_a_perna|quebrei_o_pe|o_medico_mandou|medico_me_mandou|afastar_d*|minha_mao|diagnosticad*|comeco_tratamento|comecar_tratamento|vou_me_tratar|tratamento_de_saude|vou_ter_que_parar|vou_parar_uns|minha_saude|problema_de_saude|depressao_me_parou|estou_doente|gestacao|vou_ser_mae',
      'sozinh*|ninguem|para|parad*|client*|empresa|loja|fatur*|fech+|sem_mim|dias|meses|renda|so_eu|so_tem_eu|so_eu|clinica|salao|oficina|atend*',
    ],
    [
      'Escolha quem responde por você e escreva o que não pode parar',
      'Faça uma folha com os dez contatos, as contas com data, as senhas em envelope e o que cada cliente espera nas próximas semanas. Peça a um colega ou parente para responder mensagens com três frases suas e avise os clientes da data com uma opção. Veja no INSS ou com o contador o auxílio e anote o mínimo por semana para pagar as contas.',
      'A empresa anda devagar, mas anda, e você se cuida com o telefone na mão de outro.',
    ],
    { fora: 'dia_das_maes|ele_operou|ela_operou|funcionari*|o_paciente' },
  ),
  caseDeed(
    ['celular_no_trabalho', 'liderar_jovens', 'pessoas', 2, 2],
    [
      'celular|instagram|tiktok|rede_social|fone_de_ouvido|jogando',
      'funcionari*|menin*|jovem|jovens|garotada|equipe|vendedor*|atendente*|aprendiz*|moca*|rapaz*|vendedoras|meninos|caixa|garcom|garcons|recepcionista',
      'o_dia_inteiro|o_tempo_todo|no_servico|no_trabalho|mexendo|grudad*|nao_larg*|na_hora|distra*|erro*|nao_atende*|viciad*|nao_tiram_o_olho|nao_sai_do|nao_saem_do|olho_no|cabeca_baixa|sem_ser_atendid*|nao_ve|nao_viram',
    ],
    [
      'Combine com todos hora e lugar do celular, e o que fazer no vazio',
      'Converse em dez minutos, pergunte a regra que eles acham justa e escreva: aparelho guardado no atendimento, livre na pausa, e um número da loja para urgência. Deixe uma lista do que se faz sem cliente, com um nome em cada linha. Quem quebra a regra fala com você no mesmo dia; anote e veja em um mês se as vendas por hora mudaram.',
      'O balcão volta a olhar para o cliente, e a regra não depende do seu humor.',
    ],
    { fora: 'vendo_celular|loja_de_celular|conserto|assistencia_tecnica|pedidos_pelo_celular|celular_da_loja' },
  ),
  caseDeed(
    ['duas_brigam', 'equipe_desmotivada', 'pessoas', 3, 2],
    [
      'brigam|brigando|brigaram|fofoca*|nao_se_fal*|intriga*|se_odei*|picuinha*|discut+|bate_boca|batem_boca|clima_ruim|clima_pesado|panelinha*|se_bicam|nao_se_bicam|se_estranh*|viraram_a_cara|de_cara_virada|ciume*',
      'funcionari*|equipe|menin*|duas|dois|turma|cozinha|salao|vendedor*|recepc*|pessoal|professor*|uma_com_a_outra|um_com_o_outro|a_outra|o_outro|a_caixa|cozinheira|garcom|gerente|clima',
    ],
    [
      'Ouça cada lado em separado e feche três combinados por escrito',
      'Converse vinte minutos com cada pessoa: o que aconteceu, o que precisa para trabalhar, o que ela mesma muda. Junte as duas só depois, com três regras na folha: quem faz o quê, como se fala na frente do cliente e o que acontece na próxima. Marque nova conversa em quinze dias e anote o que foi cumprido.',
      'A briga vira regra de trabalho, e você tem base para decidir se não passar.',
    ],
    {
      fora: 'socio*|marido|mulher_brig+|minha_mulher|meu_pai|irma|irmao|filhos|herdeiro*|brigando_por_preco|concorrente|client*_discut*|a_turma_dos_alunos|conselho|assembleia|administradora',
    },
  ),
  caseDeed(
    ['quer_aumento', 'equipe_desmotivada', 'pessoas', 3, 0],
    [
      'pedindo_aumento|pediu_aumento|pede_aumento|pedem_aumento|quer_aumento|querem_aumento|aumento_de_salario|quer_ganhar_mais|salario_baixo|querem_ganhar_mais|proposta_melhor|pag+_melhor|oferec+~a_mais|ofereceu_mais|oferecem_mais|ofereceram_mais|ganha*_mais_la|pagam_mais|paga_[0-9]*_a_mais|quer_[0-9]*_a_mais|se_cubro|se_eu_cubro|cobrir_a_proposta|arrumou_servico|arrumou_emprego|outra_proposta|convite_de|foi_chamado|recebeu_convite',
      `${LEAVES}|nao_posso|nao_consigo|ameac+|margem|folha|concorr*|uber|cobre|cobrir|nao_tenho|sair|responder|ate_sexta|prazo|decidir`,
      'funcionari*|equipe|menin*|cozinheir*|vendedor*|motorista*|tecnic*|pessoal|mecanic*|programador*|costureir*|soldador*|el*|auxiliar*|churrasqueiro|padeiro|chapeiro|confeiteir*|barbeir*|manicure*|gerente',
    ],
    [
      'Responda o aumento com data: uma parte agora, outra ligada a um número',
      'Calcule o custo completo de cem reais a mais e quanto essa pessoa traz ou evita por mês. Ofereça por escrito: o que dá agora, o que vem quando um número combinado for alcançado, e o que vale além do dinheiro, como horário ou curso. Marque o dia de conferir o número e anote o que os outros da mesma função ganham.',
      'A pessoa sabe quanto e quando, e a folha cresce junto com o resultado.',
    ],
    { fora: 'cliente_paga_mais|clientes_pagam_mais|pagar_mais_imposto|fornecedor|atravessador|comprador' },
  ),
  caseDeed(
    ['domingo_ninguem_quer', 'jornada_6x1', 'pessoas', 3, 2],
    [
      'domingo*|feriado*|sabado*|fim_de_semana|madrugada|6x1|escala|de_noite',
      'ninguem_quer|nao_quer*_trabalhar|nao_querem|recus*_trabalhar|pede_conta|pedem_conta|pedir_conta|nao_acho_quem|nao_acho|falt+|nao_aceit*|saem_por_causa|desist+_da_vaga|recus+|quem_queira|ninguem_fica|ninguem_topa|nao_topam|quer_folgar|querem_folgar|querem_folga|faltam',
      'funcionari*|trabalh+|equipe|pessoal|menin*|cozinheir*|garcon*|garcom|atendente*|vendedor*|vaga|caixa|balconista*|folga*|balcao|abrir|loja|plantao|turno',
    ],
    [
      'Publique a escala do mês e pague a folga escolhida pelo dia ruim',
      'Pergunte a cada um dois dias que precisa livres e um que topa. Monte a escala de quatro semanas com domingos alternados e um agrado por domingo cumprido, em dinheiro ou folga na semana. Corte as horas que não se pagam, confira com o contador as regras da sua categoria e anote por mês trocas e faltas nesses dias.',
      'A escala fica conhecida, o domingo é dividido, e menos gente sai por causa dele.',
    ],
    { fora: 'cliente_nao_quer|meu_marido|alun*|recuso|client*_falt*|pacient*_falt*|paciente*|cadeira*' },
  ),
  caseDeed(
    ['vale_toda_semana', 'contas_misturadas', 'pessoas', 2, 0],
    [
      'vale|vales|adiantamento*|dinheiro_emprestado|dinheiro_adiantado|adiantar|adianta|adiantad*|emprestad*',
      'funcionari*|equipe|pessoal|menin*|ajudante*|pedreiro*|motorista*|todo_mundo|el*|um_pedindo|alguem_pede|tem_um|os_meninos|rapaziada|turma',
      'toda_semana|ped+|pede|pedem|pedindo|sempre|descont*|descontrol*|anoto|nao_anot*|caixa',
    ],
    [
      'Marque um dia e um teto de adiantamento, com recibo assinado',
      'Avise que o vale sai só no dia vinte, até uma parte do salário, com pedido na véspera. Cada um assina valor e data, e o desconto aparece no pagamento. Urgência de saúde tem exceção sua, anotada. Some os vales do mês por pessoa e confira com o contador o limite do desconto.',
      'O caixa não é mais surpreendido, e o pagamento fecha sem discussão.',
    ],
    {
      fora: 'vale_transporte|vale_a_pena|vale_presente|vale_compra|vale_refeicao|vale_alimentacao|adiantamento_do_cliente|adiantamento_de_obra|nao_vale|banco',
    },
  ),
  caseDeed(
    ['aprende_e_sai', 'rotatividade', 'pessoas', 4, 3],
    [
      'ensin+|trein+|aprend+|form+_gente|formei|pega_o_jeito|pegou_o_jeito|pegam_o_jeito|quando_fica_bom|quando_ficam_bons|ensino|ensinei|peguei_sem_saber|sem_saber_nada|formo|formando',
      `${LEAVES}|abr+|concorr*|por_conta|firma_grande|pede_conta|pedem_conta`,
      'funcionari*|ajudante*|aprendiz*|menin*|rapaz*|barbeir*|costureir*|soldador*|pessoal|profission*|oficial|mecanic*|manicure*|auxiliar*|recepc*|atendente*|esse_ano_ja|moca|moco|gente_nova|novato*|padeiro|estagiari*',
    ],
    [
      'Mostre o degrau seguinte no primeiro dia e pague por etapa aprendida',
      'Escreva três degraus do ofício, com o que a pessoa sabe fazer e quanto ganha em cada um, e a data em que vocês conferem. Deixe os clientes ligados à casa, com agenda e número seus, e ofereça a quem chega ao último degrau parte do que traz. Anote quanto tempo cada um fica e pergunte a quem sai o que faltou.',
      'Quem aprende vê um motivo para ficar, e quem sai não leva o cliente.',
    ],
    { fora: 'aluno*|curso|professor*' },
  ),
  caseDeed(
    ['comissao_disputa', 'comissao_injusta', 'pessoas', 3, 1],
    [
      'comiss*',
      'brig*|disput+|reclam+|injust*|erro*|confus*|quem_atendeu|tira_client*|pul+|nao_compens*|desmotiv*|saindo|paga_muito|um_do_outro|de_quem_e|empurr+|qualquer_preco|desconto*|nao_sei|roub+|roubando|tomando_client*|passa_na_frente|passam_na_frente|briga|uma_da_outra',
    ],
    [
      'Reescreva a comissão em uma página, com exemplo e regra de empate',
      'Pegue as vendas do mês passado e calcule por duas regras, a de hoje e uma sobre o que foi recebido e sobrou, e mostre as duas a cada pessoa. Escreva de quem é o cliente que volta, como se divide o atendimento a quatro mãos e o desconto máximo. Valha por três meses, anote dúvidas e confira a sobra por vendedor.',
      'Cada um faz a própria conta, e a venda sem lucro deixa de ser premiada.',
    ],
    {
      fora: 'comissao_do_ifood|comissao_da_plataforma|comissao_do_corretor|corretor*|booking|maquininha|aplicativo|comissao_de_festa|marketplace|shopee|imove*',
    },
  ),
  caseDeed(
    ['rotina_sem_dono_presente', 'delegar', 'gestao', 3, 3],
    [
      'quando_eu_saio|se_eu_nao_esto*|quando_nao_esto*|se_eu_saio|eu_viro_as_costas|viro_as_costas|virei_as_costas|quando_viajo|quando_viajei|viajei|eu_nao_posso_sair|nao_posso_sair|se_eu_falto|na_minha_ausencia|sai_de_ferias|tirei_uns_dias|basta_eu_sair|eu_saio|eu_sair|se_eu_nao_est*|quando_estou_fora|nao_estou_perto|longe_da|nao_posso_me_afastar',
      'funcionari*|equipe|pessoal|nao_fazem|erro*|errad*|bagunca*|nada_anda|demor+|relax*|ninguem_decide|cai|caiu|para_tudo|parou_tudo|me_ligam|ligando|telefone_nao_para|desanda*|desand*|vira_festa|param|empaca|ninguem_faz|ninguem_resolve|quebra_tudo',
    ],
    [
      'Saia duas horas por semana com lista, e corrija o que parou',
      'Escolha um turno calmo, deixe quem decide, até quanto pode gastar e três frases para os casos comuns. Na volta, anote só o que parou e por quê, e transforme cada parada em uma linha da lista. Na semana seguinte saia mais uma hora; só ligue se combinarem que é urgência.',
      'O que dependia da sua presença vira linha escrita, uma saída por vez.',
    ],
    { fora: 'sair_do_aluguel|sair_do_simples|quiosque_fica_fechado|sozinh*' },
  ),
  caseDeed(
    ['parceiro_salao_cadeira', 'parceria_salao', 'pessoas', 3, 1],
    [
      'cabeleireir*|manicure*|barbeir*|esteticist*|designer_de_sobrancelha|tatuador*|massagist*',
      'parceir*|salao|barbearia|porcentagem|por_cento|alug*|repasse|estudio|cadeira',
      'leva_client*|levou|saiu|quer_mais|quer~porcentagem|some|recebe_por_fora|por_fora|sem_contrato|direto_com_el*|outro_salao|clientel*|abrir_a_del*|abrir_o_del*|falando_em_abrir|falando_em_sair|direct_del*|whatsapp_del*|quer_ficar_com|quer_[0-9]*|quer_aumentar|ficar_com_[0-9]*|pedindo_mais|quer_diminuir',
    ],
    [
      'Ponha a agenda e o pagamento no caixa da casa, com contrato de parceria',
      'Escreva o contrato de salão-parceiro com a parte de cada um, produtos, horário e saída, e confira com o contador e o sindicato. Todo cliente marca e paga pela casa, e a parte sai no dia certo. Ofereça percentual maior a quem enche os dias fracos e apresente sempre um segundo profissional; anote retornos por pessoa.',
      'O cliente é da casa, e o parceiro ganha mais ficando do que saindo.',
    ],
    { fora: 'parceiro_comercial|parceria_com_arquitet*|curso' },
  ),
  caseDeed(
    ['primeiro_vendedor', 'vendedor_nao_vende', 'vendas', 5, 2],
    [
      'vendedor*|comercial|sdr|pre_vendas|representante*|consultor*_de_venda*',
      'nao_vend*|nao_vis*|nao_prospect*|esper+_client*|nao_traz*|nao_trouxe*|nao_bate*|so_tir+_pedido|nao_rend*|fraco|preguic*|trouxe~pedido*|trouxeram~pedido*|ficam_parad*|vende_pouco|vendem_pouco|nenhuma_venda|uma_venda|duas_vendas|so_vendeu|vendeu_nada|vendeu_pouco|nada_de_venda|zero_venda|poucas_vendas|nao_se_paga|fez_[0-9]*_venda*',
    ],
    [
      'Sente um dia ao lado do vendedor e conte as conversas, não as vendas',
      'Acompanhe um dia de visitas ou ligações e anote quantas pessoas decidiam, o que ele perguntou e onde parou. Combine um número por dia de conversas novas, uma frase de abertura e três perguntas, e confiram juntos toda sexta em quinze minutos. Em um mês, compare conversas, propostas e vendas dele com as suas.',
      'Você sabe se falta esforço, jeito ou cliente certo, e decide com isso.',
    ],
    {
      fora: 'melhor_vendedor*|pediu_conta|abriu|vendedor_do_fornecedor|representante_do_fornecedor|viajante|vendedor_empurra|perdi_o_vendedor',
    },
  ),
  caseDeed(
    ['dia_do_movimento_equipe_sobra', 'custo_fixo_alto', 'pessoas', 3, 2],
    [
      'equipe|funcionari*|pessoal|folha|gente',
      'parad*|ocios*|a_toa|sobr+_gente|gente_sobrando|dia_fraco|de_bracos|sem_fazer|gente_demais',
      'dia*|segunda|terca|manha|tarde|meses|semana|horas|movimento',
    ],
    [
      'Mude a escala para as horas cheias e dê ao vazio um trabalho que venda',
      'Conte clientes por hora durante duas semanas e desenhe ao lado quantas pessoas estavam. Passe folga, intervalo e entrada para as horas vazias e dê ao que sobrar uma lista: ligar a quem sumiu, embalar, produzir antes. Confira com o contador a mudança de horário e compare venda por hora paga antes e depois.',
      'A mesma folha atende melhor o cheio e custa menos no vazio.',
    ],
    { fora: 'pessoal_parado_na_rua|maquina_parada|maquina*|seccionadora|esperando_peca|conserto' },
  ),
  caseDeed(
    ['estagiario_aprendiz_vaga', 'funcionario_nao_acha', 'pessoas', 4, 1],
    [
      'nao_acho|nao_acha|nao_encontr*|nao_consigo_contratar|falta_mao_de_obra|falta_de_mao_de_obra|ninguem_quer_trabalhar|nao_tem_gente|vaga_aberta|vagas_abertas|nao_aparece_ninguem|anunci+_vaga|nao_existe_mais|ninguem_mais_aprende|nao_tem_mais|procuro|procurando|estou_atras_de|nao_consigo_achar|ninguem_aparece|ninguem_se_candidat*|ninguem_quer_mais|preciso_de_mais_um|nao_fica_ninguem',
      'soldador*|costureir*|motorista*|padeiro*|pedreiro*|garcon*|cozinheir*|tecnic*|mecanic*|programador*|eletricista*|operador*|ajudante*|funcionari*|mao_de_obra|acougueir*|marceneir*|vendedor*|profission*|cuidador*|professor*|sapateir*|relojoeir*|estofador*|torneir*|serralheir*',
    ],
    [
      'Peça três nomes a quem trabalha bem com você e forme um aprendiz',
      'Pergunte a cada pessoa boa quem ela chamaria, com um agrado pago depois de três meses. Leve à escola técnica, ao Senai, à igreja e ao grupo do bairro um anúncio com salário, horário e o que se aprende. Chame dois para um dia pago de teste, escolha quem aprende rápido, e anote de onde veio quem ficou.',
      'A vaga é preenchida por quem alguém conhece, ou por quem você está formando.',
    ],
    { fora: 'cliente_nao_acha|nao_acho_client*|panha|colheita|safra' },
  ),
]
