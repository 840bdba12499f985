import type { Deed } from './danger-types.ts'

/** Deeds that few trades have, each with a law of its own. */
export const LAW_DEEDS: readonly Deed[] = [
  {
    id: 'agrotoxico_irregular',
    kind: 'agronomy',
    when: [
      [
        'veneno*|agrotoxico*|defensivo*|herbicida*|inseticida*|fungicida*|glifosato|roundup',
        'paraguai*|uruguai*|contraband*|fronteira|sem_nota|sem_registro|sem_receita|sem_receituario|proibid*|sem_rotulo|falsificad*|generico_de_fora|importad*|china|metade_do_preco|orgao_proib*|anvisa_proib*|banid*|saiu_de_linha|clandestin*',
        'compr+|us+|aplic+|pass+|barat*|compensa|vale|posso|funciona|tenho|arrum+|traz+|trag+|preco|jog+|vend+',
      ],
    ],
    unless: 'como_descart*|devolv+_embalagem|denunci*|vizinho_us*|com_nota|com_receita',
    always: true,
    answer:
      'Não compre nem aplique: defensivo de fora, sem registro no Brasil, sem nota ou sem receituário é contrabando e crime na lei dos agrotóxicos, mesmo para uso na própria lavoura. O produto pode ser falso ou mais forte, queimar a planta e deixar resíduo que faz a cooperativa, a trading ou o supermercado recusar a safra; a área pode ser embargada e a colheita destruída. Para gastar menos com segurança: receita de um agrônomo, princípio ativo genérico registrado, compra em grupo pela cooperativa e monitoramento antes de aplicar.',
    steps: [
      'Leve o alvo, a área e a cultura a um agrônomo e peça a receita com mais de uma marca registrada.',
      'Cote com três revendas e a cooperativa, juntando vizinhos, antes da alta da safra.',
      'Se já tem o produto, não use nem revenda: pergunte ao órgão de defesa agropecuária como entregar.',
    ],
    risks: ['Prisão, safra destruída e intoxicação de quem aplica, sem saber o que há no galão.'],
  },
  {
    id: 'defeito_depois_da_garantia',
    kind: 'consumer',
    when: [
      [
        'garantia',
        'acab+|venc+|passou|passad*|terminou|expir+|depois|apos|fora|dias_depois|semana_passada|ja_era|encerr+',
        'quebr+|defeito|parou|queim+|estrag+|pifou|rach+|desmont+|descol+|vaz+|trinc+|solt+|nao_liga|deu_problema|problema|descasc+',
        'client*|produto|me_livr+|livro|tenho_que|sou_obrigad*|preciso|devo|nao_e_comigo|troc+|consert+|arrum+|reclam+|digo|falo|respons*|motor|servico|peca|celular|tv|movel|roupa|aparelho|pago',
      ],
    ],
    unless:
      'hospede*|inquilin*|client*_quebrou|pode_cobrar|posso_cobrar|fornecedor_nao|fabrica_nao|comprei_um|comprei_uma|minha_maquina|meu_carro|equipamento_meu|meu_fornecedor|garantia_do_emprestimo|garantia_estendida_vale|dou_garantia_de_quanto',
    always: true,
    answer:
      'Não se livra só porque a data passou: se era defeito de fabricação ou do serviço que estava escondido, o prazo legal (30 dias para o que se consome logo, 90 para o durável) começa quando o defeito aparece, dentro do tempo que aquele produto deveria durar (artigo 26 do Código do Consumidor). Se foi desgaste, mau uso ou acidente, a loja não responde, mas é ela que mostra isso, com laudo. Receba o produto, mande avaliar e responda por escrito com data. O que pagar, cobre do fabricante ou do fornecedor da peça.',
    steps: [
      'Receba com recibo, fotos e data, e peça a avaliação técnica antes de dizer sim ou não.',
      'Sendo defeito: conserto em até 30 dias ou, sem solução, troca, dinheiro de volta ou abatimento.',
      'Não sendo: entregue o laudo e ofereça o conserto pelo preço de custo; isso evita o juizado.',
    ],
    risks: ['Juizado com dano moral por recusar sem avaliar, e uma reclamação pública maior que o conserto.'],
  },
  {
    id: 'marca_e_pirataria',
    kind: 'consumer',
    when: [
      [
        'tv_box|tvbox|iptv|gatonet|office_pirata|windows_pirata',
        'todos_os_cana*|canais_liberad*|liberad*|pirata*',
        'instal+|vend+|configur+',
      ],
      [
        'windows|office|photoshop|autocad|adobe|software|programa|sistema|licenca|corel|sketchup|antivirus',
        'pirata*|crackead*|crack|craque+|ativador|sem_licenca|licenca_de_outr*|baix+_de_graca|serial|keygen|copi+',
        'us+|pc|computador*|firma|empresa|instal+|problema|posso|tenho|client*|funciona',
      ],
      [
        'personage*|disney|marvel|herois|homem_aranha|frozen|mickey|time_de_futebol|escudo|logo_da|logomarca_da|marca_famosa|marcas_famosas|nike|adidas|lacoste|gucci|apple|primeira_linha|replica*|falsificad*|pirata*|similar_da_marca|logotipo_de|etiqueta_da_marca|copia_da_marca',
        'estamp+|vend+|faz+|faco|fabric+|bord+|usar|us+|bolo*|camiseta*|capinha*|relogio*|tenis|bolsa*|perfume*|lembrancinha*|caneca*|oculos|produz*|revend+',
        'posso|problema|preciso|licenca|nota|como|autoriz*|loja|feira|internet|processo|crime|vend*|lucro',
      ],
      [
        'musica*|spotify|netflix|ppv|pay_per_view|futebol_na_tv|jogo_do|iptv|gatonet|gato_net|filme*|show_ao_vivo|video_de_outr*|sky_gato|tv_box|assinatura_da_minha_casa',
        'bar|loja|salao|academia|restaurante|evento|festa|clientes|pousada|hotel|estabelecimento|comercio|revend+|vend+',
        'pag+|ecad|preciso|posso|problema|multa|licenca|pirata|desbloquead*|passo|ponho|transmit+|clandestin*|escond*',
      ],
    ],
    unless:
      'banco_de_client*|base_de_client*|cartao_pessoal|meu_software_foi|copiaram_minha|copiaram_meu|usaram_minha_marca|registrar_minha_marca|licenci+_a_marca|tenho_licenca|meu_proprio|como_registr*|paguei_a_licenca|nao_e_pirata|concorrente_vende',
    answer:
      'Não siga sem licença: programa pirata, personagem, escudo, logotipo ou marca de outro em produto à venda, e filme, jogo ou TV passados ao público com assinatura de casa violam direito autoral ou de marca. É crime, o dono pode pedir apreensão, indenização e tirar o anúncio do ar; música ambiente em comércio se paga ao Ecad. Há saída lícita: programa gratuito ou por assinatura, arte própria ou licenciada, plano comercial de TV e música com licença para empresas. Um advogado de propriedade intelectual confere o seu caso.',
    steps: [
      'Liste o que usa ou vende sem licença e pare primeiro o que está anunciado.',
      'Troque por versão gratuita, assinatura mensal ou arte original, e peça a licença por escrito quando valer a pena.',
      'Refaça o preço com o custo da licença: se o produto só se paga com a marca dos outros, procure outro.',
    ],
    risks: [
      'Apreensão do estoque, indenização por peça vendida e conta de anúncio bloqueada; programa pirata ainda abre a porta a vírus e roubo de senha.',
    ],
  },
  {
    id: 'jogo_ilegal',
    kind: 'crime',
    when: [
      [
        'jogo_do_bicho|anoto_bicho|bicheir*|caca_niquel|caca_niqueis|cacaniquel|maquininha_de_jogo|carteado',
        'anoto|anotar|anotando|deix+|botei|boto|rach+|valendo|minha_banca|na_banca|meio_a_meio|tiro_[0-9]*',
      ],
      [
        'caca_niquel|caca_niqueis|maquininha_de_jogo|maquina_de_jogo|maquina_caca|jogo_do_bicho|bicheiro|bingo|roleta|casa_de_apostas|tigrinho|banca_de_bicho|aposta*|rifa*|sorteio_pago|acao_entre_amigos',
        'bar|loja|tenho|ponho|coloc+|mont+|faz+|faco|vend+|ganh+|dinheiro|mantenho|client*|divulg+|organiz+|alug+|comissao|aceito|deix+',
      ],
    ],
    unless:
      'viciad*|perdi|devo|funcionari*_aposta|sorteio_de_brinde|aposta_em_mim|aposto_que|vale_apostar_em|minha_aposta|aposta_certa|apostar_no|apostar_em|apostar_na|nova_aposta|sorteio_gratis',
    answer:
      'Não mantenha: caça-níquel, bicho e bingo são jogo de azar proibido, quem cede o ponto responde junto, e a máquina é apreendida com o dinheiro; rifa e sorteio pago só com autorização do governo federal, e divulgar plataforma de aposta sem autorização também dá multa. Por trás da máquina costuma haver quem cobra e ameaça: saia com cuidado e com orientação de um advogado. Sorteio gratuito para divulgar a loja também pede autorização, salvo concurso cultural. O caminho lícito é aumentar a venda do próprio ponto.',
    steps: [
      'Fale com um advogado antes de devolver a máquina; se houver ameaça, 190 ou Disque Denúncia, no 181.',
      'Faça a conta do espaço: o que um freezer, uma mesa ou um petisco ali deixa por mês.',
      'Para promoção, troque o sorteio por brinde na compra ou cartão de fidelidade.',
    ],
    risks: ['Processo, alvará cassado e ficar devendo a quem controla o jogo.'],
  },
  {
    id: 'voto_forcado',
    kind: 'labour',
    when: [
      [
        'vot+|eleic*|candidat*|politic*|deputad*|prefeito|comicio|carreata|partido',
        'funcionari*|equipe|empregad*|pessoal|colaborador*|operari*|vendedor*|peao|peoes|client*',
        'obrig+|rua|demit+|mand+_embora|ameac+|premi+|bonus|folga|se_nao|perder_o_emprego|usar_camiseta|forc+|exig+|pago|dou|ou_vai|falar_para|falar_pros|pedir_para',
      ],
    ],
    unless: 'dia_da_eleicao|folga_para_votar|mesario|liberar_para_votar|prefeito_pediu',
    answer:
      'Não faça: ameaçar, premiar ou constranger quem trabalha com você para votar, usar camiseta ou ir a ato político é assédio eleitoral, crime eleitoral e falta trabalhista grave. O Ministério Público do Trabalho age em dias, com multa e indenização coletiva, e a gravação do celular basta como prova. Você pode ter opinião fora do comando; dentro da empresa, não. Quem trabalha no dia da eleição tem de ser liberado para votar. Se já falou, retrate-se por escrito e converse com um advogado.',
    steps: [
      'Se já houve a fala, diga à equipe por escrito que o voto é livre e não muda nada no emprego.',
      'Retire cartaz, camiseta e pedido de apoio do local de trabalho.',
      'Deixe a escala do dia da eleição pronta, com horário para votar.',
    ],
    risks: ['Processo eleitoral e trabalhista e o nome da empresa exposto.'],
  },
  {
    id: 'piramide',
    kind: 'crime',
    when: [
      [
        'ganha_quando_traz|ganha_por_quem|traz_mais_dois|chama_mais_dois|por_quem_chamar|gente_embaixo|quem_vem_depois|quem_entra_depois',
        'entra_com|entrou_com|cada_um|investe|ja_tenho',
      ],
      [
        'indica+|indic+|indique|entra|entrar|convid+|recrut+|traz+_mais|chamar_mais|rede|grupo|afiliad*|mandala|ciranda|roda_da',
        'paga|pagam|taxa_de_entrada|kit_de_entrada|investe|invest+|aplic+|deposit+|pix|[0-9]*_reais|entrada',
        'mais_[0-9]*|mais_dois|mais_tres|mais_cinco|outros|indicad*|quem_entra|quem_entrar|embaixo|nivel|niveis|multiplic+|dobra|dobrar|rendimento|por_cento_ao_mes|lucro_fixo|lucro_garantido|piramide|ganha_sobre|retorno_garantido',
        'como|crescer|faco|divulg+|posso|montei|quero|legal|compensa|ganh+|funciona|lucro|entro|vale',
      ],
      ['piramide', 'mont+|entr+|invest+|dinheiro|ganh+|posso|crescer|divulg+|legal|como'],
    ],
    unless:
      'piramide_alimentar|piramide_de_prioridade|indique_e_ganhe|indique_um_amigo|desconto_para_quem_indica|cai_numa|programa_de_indicacao|indicacao_de_cliente*|aluno_indica|cliente_indica',
    answer:
      'Não faça crescer nem entre: quando o ganho vem de quem entra e paga, e não da venda de um produto a quem o usa, é pirâmide, crime contra a economia popular, e oferecer rendimento fixo ao público sem autorização é crime financeiro. Quem divulga também responde e devolve o que recebeu. Pare as entradas, guarde a lista de quem pagou e fale hoje com um advogado sobre devolver. Indicação lícita é outra coisa: o cliente que traz cliente ganha desconto na compra de um serviço que existe.',
    steps: [
      'Suspenda hoje os novos pagamentos e as promessas de ganho.',
      'Liste quem pagou, quanto e quando, e leve a um advogado antes de movimentar o dinheiro.',
      'Se há produto de verdade, refaça o modelo: venda direta com margem, comissão só sobre venda e nota.',
    ],
    risks: ['Processo criminal, bens bloqueados e conhecidos e família no prejuízo.'],
  },
  {
    id: 'dinheiro_recebido_por_erro',
    kind: 'crime',
    when: [
      [
        'pix|deposito|transferencia|ted|troco|dinheiro|pagamento|boleto',
        'errad*|por_engano|engano|sem_querer|desconhecid*|duas_vezes|em_dobro|a_mais|nao_era_para_mim|nao_e_meu',
        'receb+|caiu|cai+|entrou|chegou|veio|mandaram|depositaram|apareceu',
        'fico|ficar|devolv+|posso|gast+|quieto|us+|e_meu|guard+|tenho_que|preciso|calado|problema',
      ],
    ],
    unless:
      'fornecedor_receb*|mandei_um_pix_errado|fiz_um_pix_errado|paguei_errado|paguei_duas|nao_recebi|golpe_do_pix|me_pediu_devolucao_por_outro',
    always: true,
    answer:
      'Não fique com ele: dinheiro que chegou por engano tem de ser devolvido, e guardar sabendo do erro é crime de apropriação (artigo 169 do Código Penal). Mas devolva do jeito seguro: use a função "devolver" do próprio Pix, no aplicativo do banco, ou peça ao banco; não mande para outra chave que alguém passe por mensagem, porque esse é um golpe comum. Se não souber de quem é, avise o banco por escrito e deixe o valor parado.',
    steps: [
      'Abra a transação no aplicativo e use a opção de devolver, conferindo valor e pagador.',
      'Sem essa opção, ligue para o banco e guarde o protocolo; não gaste nem misture com o caixa.',
      'Se é cliente que pagou a mais, avise e escolham juntos: devolução ou crédito por escrito.',
    ],
    risks: ['Processo criminal, conta bloqueada pelo banco e, na pressa, cair no golpe da falsa devolução.'],
  },
  {
    id: 'suspeito_de_furto',
    kind: 'crime',
    when: [
      [
        'furt+|roub+|rouband*|ladrao|ladra|ladroes|peg+_escondendo|pegou_um_produto',
        'menin*|rapaz|moca|mulher|homem|client*|garot*|crianca|pessoa|velh*|senhora|morador|moleque|adolescente|alguem|ladrao|ladra',
        'segur+|prend+|tranc+|susto|bat+|surra|amarr+|revist+|foto|post+|cartaz|expor|expon*|mural|por_na_porta|grupo|humilh+|lic[ao]o|correr_atras|fazer_confessar|confess+|imagem_da_camera',
      ],
    ],
    unless:
      'fui_chamad*|me_chamou_de|me_chamaram_de|roubaram_o|roubaram_a|notebook|computador|tinha_foto|funcionari*|vendedor*|empregad*|menina_do_caixa|meu_caixa|equipe|estagiari*|me_roub*|seguro|camera_escondida|como_evit*|prevenir|antifurto|roubou_ideia|alarme',
    always: true,
    answer:
      'Não bata, não tranque, não reviste nem exponha a foto: quem agride, prende à força ou publica o rosto passa a responder por crime e paga indenização, ainda que o furto seja verdadeiro; com criança ou adolescente é mais grave. Em flagrante, peça o produto de volta sem tocar na pessoa, chame a polícia no 190 e espere com testemunha; se for menor, chame também os pais ou o Conselho Tutelar. Guarde as imagens para a polícia, sem postar, e registre boletim de ocorrência.',
    steps: [
      'Combine com a equipe o que fazer: abordar em dupla, sem tocar, oferecer a devolução e chamar o 190.',
      'Separe as imagens com data e hora e registre a ocorrência pela internet.',
      'Mude o que facilita: produto caro à vista do caixa, espelho, contagem semanal dos itens que mais somem.',
    ],
    risks: ['Reação violenta dentro da loja, processo por agressão ou cárcere, e indenização por exposição.'],
  },
  {
    id: 'abaixo_do_minimo',
    kind: 'labour',
    when: [
      [
        'abaixo_do_minimo|menos_que_o_minimo|menos_do_que_o_minimo|menos_de_um_salario|abaixo_do_piso|menos_que_o_piso|abaixo_do_salario_minimo|menos_do_minimo|meio_salario|metade_do_minimo|metade_do_salario_minimo|menos_que_um_salario',
        'pag+|salario|ganh+|contrat+|funcionari*|menina|rapaz|moca|ela|ele|registr+|combin+|aceit+',
      ],
    ],
    unless: 'pro_labore|meu_salario|me_pagar|aprendiz|tiro_para_mim|fatur*',
    always: true,
    answer:
      'Não: ninguém pode ganhar menos que o salário mínimo nem que o piso da convenção da categoria, e a pessoa "aceitar por escrito" não muda nada; na Justiça a diferença volta com férias, décimo terceiro, FGTS e multa. O que é permitido é pagar menos por menos horas: contrato de meio período (tempo parcial) com salário proporcional, ou intermitente, pago por dia chamado e registrado. Peça ao contador o piso da convenção e a conta das duas opções antes de combinar.',
    steps: [
      'Peça ao contador o piso da categoria na sua cidade.',
      'Faça a conta de meio período: quantas horas a empresa precisa de verdade e em que dias.',
      'Registre antes do primeiro dia, com jornada e salário proporcional por escrito.',
    ],
    risks: ['Ação trabalhista com diferenças de todos os meses e multa por empregado.'],
  },
  {
    id: 'coleta_escondida',
    kind: 'data',
    when: [
      [
        'app|aplicativo|site|sistema|plataforma|software|wifi|camera|robo|bot',
        'colet+|captur+|grav+|rastre+|guard+|salv+|pux+|escut+|peg+',
        'localizac*|dados|contatos|audio|conversa*|biometria|rosto*|cpf*|historico|senha*|numeros',
        'escondid*|sem_avisar|sem_saber|vend+|sem_consent*|sem_pedir|sem_autoriz*|sem_permissao|ninguem_sabe|termos_que_ninguem_le',
      ],
    ],
    unless: 'dentro_da_lei|como_proteg*|politica_de_privacidade|de_forma_certa|com_consent*',
    answer:
      'Não colete escondido nem venda: dado de pessoa só pode ser tratado com base na LGPD, dizendo para quê, por quanto tempo e com quem se divide; localização, contatos, áudio e biometria pedem escolha clara antes. Coletar sem avisar e vender dá multa de até 2% do faturamento, bloqueio da base, indenização e saída das lojas de aplicativos. Pare a coleta que não explicou, apague o que não precisa e refaça o aviso em linguagem simples. Um advogado de proteção de dados revisa os termos.',
    steps: [
      'Liste que dado o sistema guarda, para quê, e corte o que não usa.',
      'Ponha o pedido de permissão na hora do uso, com "não" tão fácil quanto "sim".',
      'Venda resultado, não pessoas: relatório sem identificação, com quem não possa voltar ao indivíduo.',
    ],
    risks: ['Multa da ANPD, ação coletiva e perda da confiança de todos os clientes.'],
  },
  {
    id: 'assinar_sem_fazer',
    kind: 'crime',
    when: [
      [
        'assin+|carimb+|emprest+|empresto|dar_meu|usar_meu|libero|dou|pediu_para_eu|pediram_para_eu|ofereceu|pagam|pag+',
        'art|rrt|laudo*|projeto|vistoria|atestado_tecnico|parecer|relatorio_tecnico|crea|cau|responsavel_tecnico|meu_registro|receita*|alvara|pcmso|ltcat|avcb',
        'nem_visitei|sem_visitar|nao_visitei|nem_vi|sem_ver|nao_fiz|nao_fui|sem_ir|sem_acompanhar|so_assinar|so_o_nome|de_outro|que_nao_e_minha|nao_conheco|sem_fazer|nem_fui|sem_estar',
      ],
      [
        'secretari*|recepcionista|auxiliar|atendente|tecnic*|funcionari*|filh*|esposa',
        'carimbo|assinatura|renov+|assin+|preench+',
        'receita*|atestado*|laudo*|controlado*|remedio*|guia*',
        'viaj+|nao_esta|sem_o_medico|sem_o_doutor|deix+_carimbo|em_branco|no_lugar|quando_o|ausente|de_ferias|ja_assinad*',
      ],
    ],
    unless: 'como_evit*|descobri_que|denunci*|sem_o_meu_consentimento|usaram_meu',
    answer:
      'Não assine nem deixe carimbo: laudo, ART, projeto, receita ou atestado de serviço que você não fez nem viu é documento falso. Quem assina responde por acidente, por falsidade e perde o registro no conselho, e quem usa a assinatura responde junto; ninguém renova receita ou atestado no lugar do profissional, nem com ordem dele. O valor que pagam é o preço do seu risco. O caminho certo: visita com fotos e data, contrato do serviço e a ART do que foi feito; em saúde, consulta, ainda que a distância, com assinatura do próprio médico.',
    steps: [
      'Recuse por escrito e proponha a visita ou a consulta paga, com prazo.',
      'Se já assinou, fale com um advogado e com o conselho antes que algo aconteça; recolha carimbos e senhas.',
      'Deixe na recepção a regra: receita e laudo só com quem atendeu.',
    ],
    risks: ['Cassação do registro, processo criminal e responder por uma morte na obra ou no tratamento.'],
  },
  {
    id: 'objeto_do_cliente',
    kind: 'consumer',
    when: [
      [
        'esquec+|deix+|larg+|abandon+|ficou_aqui|nao_busc*|nao_veio_buscar|nao_retir*|guardad*',
        'celular|aparelho|roupa*|notebook|moto|carro|bicicleta|tv|maquina|mala*|documento*|joia|cachorro|gato|produto|movel|vestido|bolsa|carteira|relogio|ferramenta*|peca*',
        'vend+|fic+_com|us+|desmont+|jog+_fora|doar|pass+_para_frente|aproveit+|tirar_peca*|e_meu|peg+_para_mim',
        'client*|dono|pessoa|dev+|deve|semana*|mes|meses|dias|conserto|servico|aqui|loja|oficina|assistencia',
      ],
    ],
    unless:
      'eu_esqueci|deixei_de_vender|meu_celular|minha_maquina|parado_na_loja|encalhad*|nao_vende|estoque|brecho|consign*|para_eu_vender|deixa_para_vender|deixou_para_vender',
    always: true,
    answer:
      'Não venda nem use: o que o cliente deixou continua dele, mesmo devendo e mesmo com placa "após 90 dias perde o direito"; vender ou ficar é apropriação e dá indenização. Você pode cobrar o serviço feito e, com aviso por escrito e regra combinada antes, a guarda. Avise com data de retirada por mensagem e carta com recibo, guarde com foto, e se não vier, cobre na Justiça ou deposite o bem com orientação de um advogado. Achado sem dono se entrega à polícia ou à prefeitura.',
    steps: [
      'Mande hoje aviso com foto do objeto, valor devido e prazo para retirar, e guarde a prova de entrega.',
      'Etiquete com nome e data e ponha em lugar trancado.',
      'Inclua na próxima ordem de serviço: prazo de retirada, taxa de guarda e o que acontece depois, revisto por um advogado.',
    ],
    risks: ['Processo por apropriação e indenização maior que a dívida.'],
  },
  {
    id: 'dados_para_outro_fim',
    kind: 'data',
    when: [
      [
        'cpf|cadastro*|dados|telefone*|email*|endereco*|nome_del*|documento*|biometria',
        'client*|pacient*|alun*|hosped*|del[ea]*|funcionari*|candidat*',
        'fazer_cartao|abrir_conta|abrir_cadastro|pegar_emprestimo|fazer_emprestimo|consign*|assinatura_del*|fazer_conta|contrat+_para_el*|outra_coisa|outro_fim|pass+_para_um_parceiro|pass+_para_parceir*|indicar_para',
        'sem_avis+|sem_pedir|sem_saber|sem_autoriz*|sem_el[ea]_saber|escondid*|posso|us+',
      ],
    ],
    unless: 'com_autoriz*|autorizou|assinou_o_termo|como_pedir',
    answer:
      'Não use: o dado que o cliente deu para uma coisa (nota, cupom, consulta) não serve para outra sem que ele saiba e aceite. Abrir cartão, conta, empréstimo ou assinatura no nome dele sem pedido é fraude, além de ferir a LGPD e o Código do Consumidor (serviço não pedido não se cobra), com multa e indenização. Peça na hora, com texto claro e um "não" que não muda o atendimento, e guarde a autorização com data.',
    steps: [
      'Cancele hoje o que foi aberto sem pedido e avise a pessoa por escrito.',
      'Ponha no cadastro uma pergunta separada para cada uso, sem caixa já marcada.',
      'Treine a equipe e tire a meta que premia cadastro sem autorização.',
    ],
    risks: ['Processo por fraude, indenização por pessoa e meta de vendas virando prova.'],
  },
  {
    id: 'separar_alunos',
    kind: 'consumer',
    when: [
      [
        'bolsist*|pobre*|negr*|deficien*|autist*|especial|especiais|indigena*|estrangeir*|cotist*|laudo',
        'alun*|crianca*|menin*|turma*|sala*|estudante*',
        'digo_que_nao_tem_vaga|falo_que_nao_tem_vaga|dizer_que_nao_tem_vaga|falar_que_nao_tem_vaga|digo_que_esta_chei*|falo_que_esta_chei*|dizer_que_esta_chei*|digo_que_acab*|falo_que_acab*|separ+|outra_sala|nao_mistur+|sem_mistur+|fundo_da_sala|nao_aceit+|recus+|cobrar_a_mais|taxa_extra|mensalidade_maior|nao_matricul+|limite_de_vagas',
      ],
    ],
    unless: 'sala_de_recursos|atendimento_especializado|como_inclu*|incluir|adapt+',
    always: true,
    answer:
      'Não separe nem recuse: pôr bolsista, negro, estrangeiro ou aluno com deficiência em sala à parte, cobrar a mais por isso ou negar matrícula é discriminação. Recusar aluno por deficiência é crime (Lei 7.853), e a lei de inclusão proíbe cobrar mais da família; racismo também é crime. A bolsa não muda a turma. O que se pode é apoio dentro da sala, plano individual e atendimento em contraturno, combinado com a família. Se há conflito entre famílias, trate o conflito, não o aluno. O Conselho de Educação e um advogado orientam.',
    steps: [
      'Mantenha a turma única e forme as salas por sorteio ou ordem de matrícula, por escrito.',
      'Converse com o professor sobre o apoio que falta e peça orientação à secretaria de educação.',
      'Responda às famílias com a regra da escola, uma vez, em particular.',
    ],
    risks: ['Processo criminal, indenização e a escola nas redes.'],
  },
  {
    id: 'golpe_do_banco',
    kind: 'help',
    when: [
      [
        'banco|gerente|central|receita|whatsapp|suporte|operadora|maquininha|correios|policia|intimacao|oficial_de_justica|inss',
        'lig+|ligou|ligaram|mandou|mandaram|mensagem|link|email|sms|chamada|pedindo|pediu',
        'senha|token|codigo|cartao|dados_da_conta|desbloque*|atualiz*_o_cadastro|instalar|acesso_remoto|pix_de_teste|chave|clicar|confirmar_os_dados|selfie|biometria',
      ],
    ],
    unless: 'senha_do_sistema|esqueci|como_troco|meu_funcionario|ex_funcionari*|cliente_pede_senha|norteia',
    always: true,
    answer:
      'Não passe: banco, Receita e operadora nunca pedem senha, código ou instalação por telefone ou mensagem; é golpe, mesmo que saibam o seu nome e o saldo. Desligue, espere alguns minutos e ligue você, de outro aparelho, para o número do cartão ou do aplicativo. Se já passou algo: bloqueie a conta e os cartões agora, troque as senhas, peça ao banco o mecanismo de devolução do Pix (MED) e registre boletim de ocorrência hoje; o tempo decide se o dinheiro volta. Avise a equipe do caixa: tentam com ela também.',
    steps: [
      'Desligue e confirme pelo aplicativo ou pelo número oficial.',
      'Se houve acesso: bloqueio, senhas novas, protocolo no banco e boletim de ocorrência ainda hoje.',
      'Ponha limite de Pix, duas pessoas para aprovar valores altos e a regra "ninguém informa código".',
    ],
    risks: ['Conta zerada em minutos e empréstimo feito em nome da empresa.'],
  },
  {
    id: 'certificado_sem_curso',
    kind: 'crime',
    when: [
      [
        'certificado*|diploma*|carteirinha*',
        'imprim+|emito|emitir|faco|fiz|dou|vendo',
        'curso_ninguem|ninguem_fez|sem_curso|sem_fazer|sem_treinamento|nem_fez|nem_fizeram|sem_aula|ninguem_assistiu',
      ],
      [
        'mud+|alter+|falsific+|preench+|invent+|marc+|assin+',
        'presenca|presencas|lista_de_presenca|diario_de_classe|frequencia|chamada',
        'fiscal|auditoria|nao_ver|nao_perceb*|faltou|faltaram|falta|certificado|convenio|governo',
      ],
      [
        'certificado*|diploma*|carga_horaria',
        'nao_faz|nao_fazem|nao_assiste*|nao_frequent*|so_quer_o|so_querem_o|paga_pelo|pagam_pelo|pagou_pelo|pagar_pelo|so_pelo_certificado',
        'emit+|dar|dou|vend+|cobr+|da_para|carga_horaria|cheia|posso',
      ],
      [
        'certificado*|certificac*|diploma*|historico|declaracao_de_conclusao|carteirinha|horas_de_curso|carga_horaria',
        'sem_ter_feito|sem_fazer|sem_cursar|nao_fez|nao_fizeram|nao_cursou|sem_frequent*|sem_assistir|sem_ir|sem_aula*|sem_presenca|faltou_quase|nao_veio|sem_passar|reprov*|sem_concluir|sem_terminar|nao_terminou|sem_ter_vindo|sem_prova|so_o_papel|so_pelo_papel|compr+_o_certificado|vend+_certificado|mais_horas|a_mais_de_hora*',
        'curso*|aula*|alun*|treinamento*|escola|turma|oficina_de|nr|pag+|paga|cobr+|emit+|dar|dou|vend+|cliente*|empresa|escola',
      ],
    ],
    unless: 'evit+|descobri_que|funcionari*~certificado|me_vend*|candidat*|verific*|como_sei',
    answer:
      'Não: certificado de curso que a pessoa não fez é documento falso. Responde quem emite e quem usa, e em curso de segurança ou de saúde alguém pode morrer por isso. O dinheiro dobrado não paga a escola fechada. O que você pode vender de verdade: turma intensiva, aulas on-line com presença registrada, prova de aproveitamento se o seu curso e o órgão que o reconhece a preveem, ou declaração só das horas cumpridas. Diga: “Certificado só com as horas feitas; consigo pôr você na turma que começa em tal dia.”',
    steps: [
      'Recuse por escrito e ofereça a turma ou o plano que dá o certificado verdadeiro.',
      'Emita só com lista de presença e nota arquivadas, e número que se possa conferir.',
      'Se algum já saiu assim, pare, não emita outro e fale com um advogado sobre como cancelar.',
    ],
    risks: ['Processo por falsidade e perda do reconhecimento de todos os certificados da escola.'],
  },
  {
    id: 'derrubar_sistema',
    kind: 'crime',
    when: [
      [
        'codigo|sistema|programa|trava|site|app|software',
        'para_de_funcionar|parar_de_funcionar|pare_de_funcionar|trava_sozinh*|trave_sozinh*|expira_sozinh*|deixa_de_funcionar|bomba_logica|acesso_escondido|porta_dos_fundos',
        'me_chamar|se_nao_pagar|ate_pagar|cliente|sem_ele_saber|depender_de_mim|para_ele|para_eles|voltar_a_me_contratar',
      ],
      [
        'derrub+|apag+|bloque+|tir+_do_ar|tirar_do_ar|delet+|sequestr+|travar|travo|invad+|mudo_a_senha|trocar_a_senha|segur+_os_dados|ret[ei]+|reter',
        'sistema|site|dados|servidor|codigo|dominio|backup|banco_de_dados|aplicativo|acesso|hospedagem',
        'nao_pagou|nao_paga|deve|devendo|calote|inadimplent*|atras*|cliente_del*|vinganca|ex_cliente|concorrente|contrato_acabou|rescind*',
      ],
      [
        'derrub+|apag+|bloque+|tir+~do_ar|desligo|desligar|suspend+|cort+|delet+|trav+|mud+~senha|troc+~senha|segur+~acesso',
        'sistema|site|servidor|dominio|backup|loja_virtual|hospedagem|email*|pagina',
        'ate~pag+|ate~acert+|nao_pagou|nao_pag+|nao_me_pag*|me_deve*|esta_devendo|nao_acert+|receber|divida',
      ],
    ],
    unless:
      'pego_os_dados|pegar_os_dados|fui_bloquead*|me_bloque*|sofri|hackearam|como_evit*|meu_fornecedor|fornecedor_bloque*|meu_site_foi',
    always: true,
    answer:
      'Não apague nem invada: os dados são do cliente, e destruir ou reter para cobrar é crime de invasão ou dano e dá indenização maior que a dívida; se há dados de pessoas, entra a LGPD. O que se pode: suspender o serviço que você hospeda, se o contrato prevê, com aviso por escrito e prazo, deixando sempre o caminho para ele baixar o que é dele; parar novas entregas; protestar a nota e ir ao juizado. Sem cláusula, notifique primeiro e fale com um advogado.',
    steps: [
      'Mande hoje a notificação: valor, data, e que o serviço será suspenso em tantos dias, como diz o contrato.',
      'Faça cópia de tudo e ofereça a exportação dos dados.',
      'No próximo contrato: suspensão por atraso, multa, entrega do código só após pagar.',
    ],
    risks: ['Passar de credor a réu, com perda da prova da dívida.'],
  },
  {
    id: 'trabalhar_doente',
    kind: 'labour',
    when: [
      [
        'conjuntivite|covid|gripe|virose|catapora|sarna|micose|impetigo|tuberculose|hepatite|diarreia|vomit*|febre|sarampo|herpes',
        'trabalh*|atend*|deix+|vem|venha|vir|folga|escala|mando_embora|mand+_para_casa|fico_sem|precis+',
        'funcionari*|manicure|cabeleireir*|atendente|cozinheir*|garcom|professor*|equipe|menina|rapaz|vendedor*|recepcionista|ela|ele|auxiliar|baba|cuidador*',
      ],
    ],
    unless: 'demora|junior|ensino|paciente|cliente_com|meu_cachorro|gado|vaca*|bezerro*|porco*|frango*|vend+_remedio',
    always: true,
    answer:
      'Não deixe trabalhar com doença que passa para os outros: mande ao médico hoje e respeite o atestado; os primeiros 15 dias a empresa paga. Em mão, rosto, comida ou criança o contágio é rápido e a Vigilância Sanitária pode interditar. Quem volta é o médico que diz, não a agenda. Remarque os clientes com franqueza, limpe e separe os instrumentos, e chame quem cobre. Obrigar a vir doente vira processo, e um cliente contaminado também.',
    steps: [
      'Mande para casa agora e peça o atestado; avise os clientes do dia com duas datas novas.',
      'Desinfete bancada, maçaneta e instrumentos que ela usou.',
      'Tenha lista de substitutos e escreva a regra: sintoma avisa antes de vir, sem desconto se há atestado.',
    ],
    risks: ['Contaminar clientes e equipe e parar por mais dias.'],
  },
]
