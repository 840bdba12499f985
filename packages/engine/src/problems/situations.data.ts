/** What happens to her, whatever the trade calls it. Folded text of one sentence, or of it and the next. */
export interface Situation {
  card: string
  words: RegExp
  /** Other words tell of another case. */
  not?: RegExp
}

const who =
  '(?:client|fregues|noiv|casal|casais|pessoa|pessoal|povo|gente|turista|hosped|alun|pacient|mae|maes|pai|pais|empresa|moradora?|dono|dona|sindic|medic|advogad)\\w*'
const supplier =
  '(?:fornecedor|laboratorio|distribuidor|faccao|faccoes|marmorari|confeccao|terceirizad|representante|fabricante|malharia|serraria|transportadora|importador)\\w*'

export const SITUATIONS: readonly Situation[] = [
  {
    card: 'deslocamento_horas',
    words:
      /\b(?:horas?|tempo|minutos?|metade do dia|meio dia)\b[^.!?]{0,45}\b(?:transito|(?:n[oa]|de|dentro d[eo]|em) (?:carro|estrada|rua|onibus|moto|van|volante|uber|taxi|trem|metro)|dirigindo|deslocamento|no caminho|ida e volta)\b|\b(?:transito|deslocamento|dirigindo|de onibus|n[oa] estrada)\b[^.!?]{0,45}\b(?:\w*horas?|minutos|metade do dia|dia inteiro|o dia)\b/,
    not: /\bcaminhoneir|\bfretes?\b|\bcarga\b|\bcarreta|\bmotoboy|\bsocorro/,
  },
  {
    card: 'deslocamento_horas',
    words:
      /\b(?:um|uma|cada um|cada cliente|outro|outra)\b[^.!?]{0,20}\b(?:em cada|num|n[oa] outr[oa]|d[oe] outr[oa]) (?:canto|ponta|lado|bairro)\b|\b(?:atravess|cruz)\w+ a cidade|\bde uma ponta (?:a|pra|para)|\blonge um d[oa] outr[oa]|\b(?:vou|roda?mos|rodo|corro) (?:de )?(?:um|uma) (?:bairro|lado|ponta|casa)\b[^.!?]{0,25}\b(?:outr|cidade)/,
    not: /\bfretes?\b|\bcarga\b|\bcarreta/,
  },
  {
    card: 'servico_nao_buscado',
    words:
      /\b(?:nao|ninguem|nunca|nem)\b[^.!?]{0,25}\b(?:busc(?:a|am|ar|ou|aram)|retir(?:a|am|ar|ou|aram)|v(?:em|eio|ieram) (?:pegar|buscar|retirar)|aparec\w+ (?:pra|para) (?:pegar|buscar))\b|\bpront[oa]s?\b[^.!?]{0,30}\b(?:ha|faz|tem|esperando|encalhad\w+|parad\w+)\b[^.!?]{0,20}\b(?:mes|meses|semanas|ano|dono|cliente)|\b(?:abandon|esquec|larg)\w+\b[^.!?]{0,20}\b(?:aqui|comigo|na loja|na oficina|no atelie)/,
    not: /\bbuscar? (?:aluno|crianca|filho)|\bfilh[oa]s?\b|\bcrianca|\bcreche/,
  },
  {
    card: 'consignado_sem_acerto',
    words:
      /\bconsignad|\bconsignacao|\brevendedora?s?\b[^.!?]{0,50}\b(?:nao acert|some|sumi|maleta|acerto)|\bsacoleir\w+\b[^.!?]{0,40}\b(?:nao|some|acert)|\b(?:deix|larg)\w+\b[^.!?]{0,30}\b(?:pecas?|roupas?|produtos?|artesanato|potes?|quadros?)\b[^.!?]{0,35}\b(?:pra vender|na[s]? loja|metade|comissao)/,
  },
  {
    card: 'fora_de_hora',
    words:
      /\b(?:mand|lig|cham|escrev|mensagens?|whats\w*|zap|celular|telefone|respond|atend)\w*\b[^.!?]{0,80}\b(?:de noite|a noite|de madrugada|madrugada|n[oa] domingo|(?:ate |de )?domingo|feriado|meia noite|(?:10|11|22|23|onze|dez)h?(?: horas)? da noite|a qualquer hora|toda hora|fim de semana|fora d[eo] hor\w+|24 horas)\b/,
    not: /\bvend\w+ (?:de|a) noite|\bbalcao|\bnao (?:respond|atend)\w*|\bfalt|\bentreg|\bplantao|\bdomingo a domingo|\btrabalho\b/,
  },
  {
    card: 'locacao_avaria',
    words:
      /\b(?:volt\w+|devolv\w+|entreg\w+ de volta)\b[^.!?]{0,35}\b(?:quebrad|manchad|rasgad|suj|danificad|faltando|amassad|riscad|estragad|furad|incompl)\w*|\b(?:quebr|rasg|manch|som[ei]|perd)\w*\b[^.!?]{0,40}\b(?:copos?|pratos?|cadeiras?|toalhas?|tacas?|brinquedos?|mesas?|vestidos?|ternos?|ferramentas?|andaimes?)\b/,
    not: /\bna garantia|\bmaquina quebr/,
  },
  {
    card: 'depende_do_tempo',
    words:
      /\b(?:chov\w+|chuvas?|chuvos\w+|frente fria|dia frio|ventania|temporal)\b[^.!?]{0,70}\b(?:nao (?:vend|abr|trabalh|sai|da|tem|mont)\w*|perc?[od]\w*|cancel\w+|ninguem|zero|parad\w*|para(?:m|r)?\b|some\w*|vazi\w*|cai\w*)|\b(?:perd\w+|perco|parad\w*|cancel\w+|nao (?:vend|trabalh|sai|abr)\w+)\b[^.!?]{0,50}\b(?:chuva|chove|choveu|chovendo|temporal)\b/,
    not: /\bsafra|\blavoura|\bcolheita|\bplant(?:io|acao)|\bdelivery|\bentregador/,
  },
  {
    card: 'plataforma_parceira',
    words:
      /\b(?:booking|airbnb|decolar|hoteis com|gympass|wellhub|totalpass|groupon|doctoralia|getninjas|hotmart|udemy|plataforma|site de reservas?)\b[^.!?]{0,90}(?:\b(?:leva\w*|fica\w* com|come\w*|comissao|taxa|cobra\w*|desconta\w*|paga\w*|depend\w+|manda em)\b|%)|\b(?:comissao|taxa|depend\w+)\b[^.!?]{0,30}\b(?:booking|airbnb|gympass|wellhub|totalpass|hotmart|plataforma|site de reservas?)\b/,
    not: /\bifood|\brappi|\bmercado livre|\bshopee|\bamazon|\bmagalu/,
  },
  {
    card: 'cliente_atrasa_material',
    words: new RegExp(
      `\\b(?:${who}|ele|ela|eles|elas)\\b[^.!?]{0,30}\\b(?:demora\\w*|atrasa\\w*|nao|so|enrola\\w*|esquece\\w*)\\b[^.!?]{0,15}\\b(?:mand|envi|entreg|pass|aprov)\\w*\\b[^.!?]{0,35}\\b(?:document|nota|extrato|informac|foto|texto|conteudo|arquivo|arte|medida|papel|papeis|planilha|briefing|layout|dia)\\w*|\\b(?:esper|aguard)\\w+\\b[^.!?]{0,15}\\b${who}[^.!?]{0,20}\\b(?:mandar|enviar|aprovar|responder|entregar)|\\b(?:mand|envi)\\w+\\b[^.!?]{0,30}\\b(?:document|nota|extrato|papel|papeis|comprovante)\\w*\\b[^.!?]{0,40}\\b(?:ultim\\w+|atrasad\\w+|em cima|dia antes|depois)`,
    ),
    not: /\borcament|\bcom erro|\berrad/,
  },
  {
    card: 'contrato_cliente',
    words: new RegExp(
      `\\b(?:${who}|ele|ela|eles|elas)\\b[^.!?]{0,25}\\bmud(?:a|am|ou|aram|ando)\\b[^.!?]{0,25}\\b(?:ideia|tudo|projeto|pedido|cor|medida|desenho|modelo|na hora|depois|opiniao|cardapio)|\\b(?:alterac|mudanc)\\w+\\b[^.!?]{0,40}\\b(?:sem fim|depois|de graca|no meio|toda hora|nao (?:cobr|pag)\\w+|sem cobrar|sem pagar)\\b|\\b(?:ped|quer)\\w*\\b[^.!?]{0,15}\\b(?:so mais (?:um|uma)|mais (?:um|uma) (?:coisinha|coisa|detalhe|alteracao|tela|ajuste|versao)|ja que)\\b|\\b(?:alem|fora) d[oe] (?:combinado|contratad\\w|contrato|escopo|que fechou)`,
    ),
  },
  {
    card: 'retrabalho',
    words:
      /\bfa(?:co|z|zemos) outr[ao]s? (?:vez )?(?:sem cobrar|de graca)\b|\b(?:refiz|refaco|refizemos|refazemos|refazer|reimprim\w+|refeit\w+)\b|\b(?:fazer|faco|faz|fazemos|fiz) (?:tudo )?(?:de novo|duas vezes|outra vez)\b|\b(?:medida|cor|tamanho|corte|montagem|instalacao|pedido|lanche|prato)\w*\b[^.!?]{0,25}\b(?:sa[ie]\w*|vai|foi|vem|chega\w*|veio|mont\w+) (?:tudo )?(?:errad|trocad|tort)\w*/,
    not: /\bpreco|\borcament|\bfornecedor|\blaboratorio|\b(?:refazer|refaco) (?:a conta|o preco|a tabela)/,
  },
  {
    card: 'maquina_parada',
    words:
      /\b(?:quebr(?:a|ou|am|aram|ada|ado)|pif\w+|enguic\w+|deu pane|queimou)\b[\s\S]{0,90}\b(?:parad[oa]s?|parei|paro|fiquei|fico|perd[io]\w*|perco|deix\w+ de|tecnico|conserto|nova custa)\b/,
    not: /\b(?:copo|prato|cadeira|vidro|hosped|aparelho d[oe]|quebrada?s? pel|empresa quebr|quebr\w+ (?:a empresa|o galho))/,
  },
  {
    card: 'pos_venda_garantia',
    words:
      /\bde cada \d+\b[^.!?]{0,70}\bvolt(?:a|am|ou|aram)\b|\bvolt(?:a|am|ou|aram)\b[^.!?]{0,40}\b(?:com (?:o mesmo )?(?:defeito|problema)|na garantia|em menos de um|reclamando d[oa] (?:conserto|servico|tela|peca))/,
    not: /\bnao volt|\bclientes? (?:que )?volt|\bnumerac|\btamanho|\bfrete\b|\btroca\w* de/,
  },
  {
    card: 'producao_atrasa',
    words: new RegExp(
      `\\b(?:entreg|termin|fic\\w+ pront|sai)\\w*\\b[^.!?]{0,50}\\b(?:com|em|depois de|lev\\w+|demor\\w+|quase) (?:\\w+ )?(?:\\d+|dois|duas|tres|quatro|cinco|seis) (?:mes|semana|dia)\\w*[\\s\\S]{0,200}\\bprom[ei]t|\\bprom[ei]t\\w*\\b[^.!?]{0,40}\\b(?:dia|semana|mes)\\w*[\\s\\S]{0,120}\\b(?:entreg|termin|demor|lev|atras|sai)\\w*|\\b(?:entreg\\w*|prazo)\\b[\\s\\S]{0,120}\\b(?:${who})\\b[^.!?]{0,20}\\b(?:me )?(?:cobra|cobram|cobrando|perguntam|xing\\w+)`,
    ),
    not: new RegExp(`\\b${supplier}|\\bcorreio|\\bmotoboy|\\bpag(?:a|am|ar|ou)\\b|\\breceb`),
  },
  {
    card: 'fornecedor_atrasa',
    words: new RegExp(
      `\\b${supplier}\\b[^.!?]{0,45}\\b(?:prom[ei]t|atras|demor|nao (?:entreg|chega|cumpr|avisa)|entreg\\w* (?:em|com|errad|so)|som[ei]|falh|manda\\w* errad|errou|erra)\\w*`,
    ),
  },
  {
    card: 'capacidade_cheia',
    words:
      /\b(?:recus|dispens|neg|mand\w+ embora)\w*\b[^.!?]{0,30}\b(?:client|pedid|servic|encomend|fest|alun|pacient|obra|event)\w*|\bfila (?:de|d[oa]) \w+|\bnao dou conta\b|\bnao damos conta\b|\blista de espera\b/,
    not: /\bnota|\bcarteira|\bcredito|\bna fila d[oe] (?:banco|doca|porto)|\bdescarreg|\bmandar embora|\bnao (?:ach|encontr)\w+|\bfalta (?:de )?(?:gente|mao)/,
  },
  {
    card: 'no_show',
    words:
      /\b(?:avis|desmarc|cancel|falt)\w*\b[^.!?]{0,45}\b(?:em cima da hora|na hora|meia hora antes|minutos antes|no (?:mesmo )?dia|na vespera|sem avisar|nem avisa\w*)\b|\b(?:marc|agend)\w+\b[^.!?]{0,50}\b(?:nao|nem) (?:aparec|vem|vao|vai|veio|avis)\w*/,
    not: /\bfuncionari|\binstrutor|\bprofessor|\bmotoboy|\bajudante|\bgarco|\bevento|\bfesta|\bcasamento|\bencomenda|\breserva|\bbolo|\bfreela|\bdiarista|\bcozinheir|\b(?:algu(?:m|ma)|a|o|um|uma|minha|meu)s? (?:menin|moc|rapaz|faxineir|baba)\w*|\bcobrir\b/,
  },
  {
    card: 'medo_reajuste',
    words:
      /\bcobr(?:o|amos|ava|ando)\b[^.!?]{0,60}\bporque\b[^.!?]{0,35}\b(?:caro|reclam|perder|medo|some|foge)\w*|\b(?:mesm[oa]s?|o) (?:precos?|valor(?:es)?|tabela|mensalidade|honorarios?)\b[^.!?]{0,30}\b(?:ha|faz|desde|tem)\b[^.!?]{0,12}\b(?:anos?|20\d\d|pandemia)|\bnunca (?:mais )?(?:aumentei|reajustei|subi|aumentamos|reajustamos)\b|\b(?:do|coragem|vergonha|pena|medo) de (?:cobrar|aumentar|subir|reajustar|falar (?:o|do|em) (?:preco|valor))/,
    not: /\b(?:fiado|devendo|deve|devem|atrasad)/,
  },
  {
    card: 'horas_nao_cobradas',
    words:
      /\b(?:nao|nunca|sem) (?:cobr|receb|ganh|pag)\w*\b[^.!?]{0,30}\b(?:hora|horas|a mais|extra|por isso|visita|deslocamento|reuniao|reunioes|plantao)\b|\b(?:pais?|maes?|familias?|responsave\w+)\b[^.!?]{0,45}\b(?:busc|peg)\w*\b[^.!?]{0,30}\b(?:tarde|atras\w+|depois|meia hora|hora)\b|\bcobr\w*\b[^.!?]{0,25}\bmesm[oa]s? \d[^.!?]{0,40}\b(?:na porta|na loja|no balcao|perto)/,
    not: /\bhora extra d[oa]s? (?:funcion|equipe)/,
  },
  {
    card: 'preco_sem_conta',
    words: /\b(?:rod|and|dirij|vou|viaj)\w*\b[^.!?]{0,15}\d+ ?(?:km|quilometros)\b[^.!?]{0,60}\bcobr\w+\b/,
    not: /\bfretes?\b|\bcarga\b|\bcarreta/,
  },
  {
    card: 'atravessador_venda_direta',
    words:
      /\b(?:comprador(?:es)?|atravessador(?:es)?|intermediario|caminhao|ceasa|barracao)\b[^.!?]{0,50}\b(?:lev|compr|peg|pag|fic)\w*\b[^.!?]{0,30}\d[^.!?]{0,18}\b(?:o|a|por|cada) (?:quilo|kilo|kg|litro|saca|duzia|caixa|cabeca|pe|maco|arroba|peca|pote)\b|\b(?:na feira|no (?:super)?mercado|na cidade|no varejo|na prateleira|pro consumidor)\b[^.!?]{0,60}\b(?:vend\w+|sai|custa|esta|ta|pagam)\b[^.!?]{0,20}\d+/,
    not: /\bcompr(?:o|amos)\b/,
  },
  {
    card: 'vaga_ociosa_escola',
    words:
      /\bturmas?\b[^.!?]{0,50}\b(?:so|com|tem|apenas)\b[^.!?]{0,12}\b(?:\d|dois|duas|tres|quatro|cinco|seis) (?:alun|crianc|pesso)\w*|\b(?:alun|crianc)\w+ (?:por|em cada) turma\b/,
  },
  {
    card: 'dependencia_funcionario',
    words:
      /\bso (?:o|a) (?!que\b|gente\b|dono\b|dona\b|noite\b|semana\b)\w{3,14} (?:que )?(?:sabe|mexe|opera|conhece|entende|consegue|faz)\b|\bse (?:o|a) (?!gente\b|pessoa\b|cliente\b|empresa\b|loja\b|maquina\b|chuva\b)\w{3,14} (?:sair|faltar|adoecer|for embora|pedir (?:a )?conta|quiser sair)\b/,
  },
  {
    card: 'clima_seguro',
    words:
      /\b(?:morr\w+|mortalidade|mortandade)\b[^.!?]{0,50}\b(?:peixe|alevino|tilapia|camarao|frango|pint|bezerr|abelha|enxame|colmeia|leitao|leitoes|muda|cabra|ovelha)\w*|\b(?:peixe|alevino|tilapia|camarao|frango|pint|bezerr|abelha|enxame|colmeia|leitao|leitoes|muda)\w*\b[^.!?]{0,40}\b(?:morr|mortalidade|fugi|abandon)\w*/,
  },
  {
    card: 'custo_insumo_subiu',
    words:
      /\b(?:racao|farelo|milho|adubo|silagem)\b[^.!?]{0,50}\b(?:leva|come|e|da|sao|representa|consome)\b[^.!?]{0,20}\b(?:\d+ ?(?:%|por cento)|metade|quase tudo|maior parte|setenta|sessenta|oitenta)/,
  },
  {
    card: 'transporte_frota',
    words:
      /\b(?:esper|parad|fila|fic)\w*\b[^.!?]{0,40}\b(?:descarreg|carregar|carregament|doca)\w*|\b(?:descarreg|doca)\w*\b[^.!?]{0,40}\b(?:esper|fila|horas|parad)\w*|\bvolt\w+ (?:vazi|sem carga|batendo)\w*/,
  },
  {
    card: 'concentracao_cliente',
    words:
      /\b(?:sozinh[oa]|um so|uma so|so (?:ele|ela|um|uma|essa|esse))\b[^.!?]{0,25}\b(?:da|e|paga|compra|responde|representa|faz|leva)\b[^.!?]{0,15}\d[\d.,]*[^.!?]{0,12}\b(?:dos|das|do|da|de cada)\b[^.!?]{0,10}(?:\d|que|fatur)/,
  },
  {
    card: 'sem_controle_estoque',
    words:
      /\bnao sei\b[^.!?]{0,30}\b(?:o que (?:eu )?(?:tem|tenho|entrou|saiu|ainda tem)|quanto (?:eu )?(?:tem|tenho) (?:no|em|de) (?:estoque|deposito))|\bcompr\w+\b[^.!?]{0,25}\b(?:de novo|repetid|o que ja (?:tinha|tem)|sem saber que tinha)|\bacho que tem e nao tem|\bsistema (?:diz|fala|mostra) que tem/,
  },
  {
    card: 'atendimento_ruim',
    words:
      /\bquando (?:eu |a gente |ela |ele )?(?:vou )?respond\w*\b[^.!?]{0,40}\b(?:ja|comprou|fechou|desistiu|foi)\b|\bdemor\w+ (?:\w+ ){0,4}(?:pra|para|a) (?:responder|retornar|atender)\b/,
  },
  {
    card: 'concentracao_cliente',
    words:
      /\b(?:um|uma|o|a) \w+ (?:\w+ ){0,2}(?:paga|compra|responde|representa|e|sao)\w* (?:por |uns |quase |mais de )*\d+ ?(?:%|por cento)[^.!?]{0,10}\bd[aeo]s? (?:noss|minh|que|fatur|cont|receit|venda|produc|nota|hora|servic|pedid|obra|renda|movimento)\w*/,
  },
  {
    card: 'preco_sem_conta',
    words:
      /\bgast\w+\b[^.!?]{0,40}\d[^.!?]{0,60}\b(?:lev|demor)\w+\b[^.!?]{0,20}\bhoras?\b|\b(?:lev|demor)\w+\b[^.!?]{0,20}\bhoras?\b[^.!?]{0,60}\b(?:cobr|vend)\w+\b[^.!?]{0,20}\d|\bminha (?:hora|mao de obra)\b[^.!?]{0,30}\b(?:nao|fora|esquec)/,
    not: /\btransito|\bestrada|\bonibus|\brespond/,
  },
  {
    card: 'conversao_baixa',
    words:
      /\b(?:orcament|preco|medida|visita|proposta|valor|cotac)\w*\b[^.!?]{0,45}\b(?:some|somem|sumi\w*|desaparec\w*|nao (?:respond|volt|retorn|fech)\w*|va[io]\w* pensar|fica por isso)\b|\bfa(?:co|zemos)\b[^.!?]{0,15}\d+[^.!?]{0,15}\b(?:orcament|propost|cotac|visita)\w*[^.!?]{0,40}\bfech/,
    not: /\bpag(?:a|am|ar)\b|\bfiado/,
  },
  {
    card: 'horas_nao_cobradas',
    words:
      /\bhoras? extras?\b[^.!?]{0,70}\bnao (?:cobr|repass)\w*|\bnao (?:cobr|repass)\w*\b[^.!?]{0,50}\bhoras? extras?\b/,
  },
  {
    card: 'medo_reajuste',
    words:
      /\bnao (?:consigo|gosto de|sei) (?:falar|pedir|cobrar)\b[^.!?]{0,20}\b(?:dinheiro|preco|valor|aumento|reajuste|mais)\b|\bvalor social\b/,
    not: /\bfiado|\bdev(?:e|em|endo)\b|\batrasad/,
  },
  {
    card: 'funcionario_nao_acha',
    words:
      /\bnao (?:ach|encontr|consig)\w+\b[^.!?]{0,20}\b(?:gente|costureir|pedreir|soldador|padeir|cozinheir|motorist|vendedor|mecanic|garcom|ajudant|professor|instrutor|tecnic|programador|funcionari|auxiliar|atendente|entregador|motoboy|pintor|serralheir|marceneir|manicure|cabeleireir)\w*|\b(?:ninguem|nenhum)\b[^.!?]{0,20}\b(?:quer trabalhar|vem (?:na|pra|para a) entrevista|aparece (?:na|pra) (?:vaga|entrevista))/,
  },
  {
    card: 'gestao_rural_sem_custo',
    words:
      /\bnao sei\b[^.!?]{0,12}\b(?:se|quanto)\b[^.!?]{0,25}\b(?:sobra|lucro|ganho|ganhando|compensa|da pra viver|custa (?:cada|o|a|um|uma))/,
  },
  {
    card: 'turismo_hospedagem',
    words:
      /\b(?:verao|temporada|feriad\w+|fim de semana|sabado)\b[^.!?]{0,40}\b(?:lot|ench|chei)\w*[^.!?]{0,50}\b(?:vazi\w*|ocupad\w*|de segunda|de \w+ a \w+|resto d[oa])/,
    not: /\bmesas?\b|\brestaurante|\balun|\bbarbearia|\bsalao/,
  },
  {
    card: 'capacidade_ociosa',
    words:
      /\b(?:turno|plantao|sala|cadeira|maquina|carro|equipe|noite|manha|tarde|segunda|terca|quarta)\b[^.!?]{0,25}\b(?:custa|pago|gasto)\b[^.!?]{0,25}\d[^.!?]{0,25}\b(?:atende|rende|faz|traz|aparece|entra|vende)\w* (?:so |apenas |uns |umas )*(?:\d|dois|duas|tres|quatro|um |uma |nada|ninguem)/,
  },
  {
    card: 'dependencia_funcionario',
    words:
      /\bninguem (?:mais )?sabe\b[^.!?]{0,20}\b(?:senha|onde|mexer|fazer|como|receita|medida)|\b(?:meu|minha|o|a|nosso|nossa) \w+\b[^.!?]{0,40}\b(?:vai se aposentar|vai embora|vai sair|quer sair|pediu (?:as )?contas?|saiu|ferias|doente|operar)\b[^.!?]{0,80}\b(?:(?:ele|ela) (?:e )?que (?:sabe|faz|cuida|mexe|resolve)|so (?:ele|ela) (?:sabe|faz|cuida|mexe))/,
  },
  {
    card: 'falta_absenteismo',
    words:
      /\b(?:entregador|motoboy|ajudant|garco|cozinheir|funcionari|instrutor|professor|tecnic|pedreir|diarist|freela|atendent|vendedor|auxiliar|servent|pintor|montador|recepcionist)\w*\b[^.!?]{0,15}\b(?:some|somem|nao (?:vem|aparec\w+|veio|vieram)|falta|faltam|faltou|faltaram)\b/,
    not: /\bfalta(?:m)? (?:de |um |uma |bo[an]|gente|mao)|\bnao (?:ach|encontr)\w+/,
  },
  {
    card: 'cliente_nao_volta',
    words:
      /\b(?:primeira|uma|so uma|unica) (?:consulta|compra|vez|visita|sessao|aula)\b[^.!?]{0,60}\b(?:nunca mais|nao|some\w*)\b(?: \w+){0,2} ?(?:aparec|volt|retorn|some|sumi|vem)?\w*|\bnunca mais (?:aparec|volt|vi|pis)\w*/,
    not: /\bfiado|\bpag(?:ar|ou|aram)|\bemprest|\bgratis|\bde graca|\bfalt/,
  },
  {
    card: 'estoque_parado',
    words:
      /\bcompr(?:ei|amos)\b[^.!?]{0,30}\d+[^.!?]{0,60}\bvend(?:i|emos|eu)\b (?:so |apenas |uns |umas )*\d+|\b(?:sobr|fic)(?:ou|aram|aram)\b[^.!?]{0,30}\b(?:colecao|estoque|roupa|sapato|casaco|mercadoria|peca)\w*|\b(?:roupa|sapato|casaco|mercadoria|peca|produto|celular|movel|moveis)\w*\b[^.!?]{0,25}\b(?:parad|encalh|empoeir|mofand|velh)\w*/,
    not: /\bmaquina|\bmoto\w* parad|\besperando|\bconsert|\bpronta?s?\b|\bfabrica/,
  },
  {
    card: 'custo_insumo_subiu',
    words:
      /\b(?:fech|vend|contrat|combin)\w*\b[^.!?]{0,50}\b(?:um ano|anos|meses) (?:de antecedencia|antes)\b[^.!?]{0,90}\b(?:custa|subi\w*|mais car\w+|%|aument\w+)/,
  },
  {
    card: 'inadimplencia_clientes',
    words:
      /\bpag(?:a|am)\b[^.!?]{0,30}\bquando (?:quer|querem|da na telha|lembra\w*|podem|pode)\b|\b\d+\b[^.!?]{0,25}\b(?:vencid|em aberto|atrasad)(?:o|a)s?\b[^.!?]{0,30}\b(?:sem pagar|ninguem paga|nao pag\w+)|\b(?:anuidade|mensalidade|parcela|boleto|honorario|taxa|aluguel)\w*\b[^.!?]{0,40}\b(?:vencid|em aberto|nao pag)\w*/,
    not: /\bcomprador|\batravessador|\bfornecedor|\bimposto|\bguia|\bbanco|\bdevo\b|\bem tambor/,
  },
  {
    card: 'contrato_cliente',
    words: /\bquer(?:em)?\b[^.!?]{0,40}\bquer(?:em)? (?:outr|tirar|mudar|trocar|por|mais)\w*[^.!?]{0,60}/,
    not: /\bdesconto|\bpreco|\bprazo|\bfuncionari/,
  },
  {
    card: 'preco_sem_conta',
    words:
      /\b(?:nunca|nao) sei (?:quanto|o que|por quanto) (?:cobrar|pedir|vender|passar)\b|\bchut(?:o|ei|amos|ando)\b[^.!?]{0,25}\b(?:preco|valor|por|no|quanto)|\b(?:preco|valor)\b[^.!?]{0,15}\bno (?:olho|chute)/,
  },
  {
    card: 'cliente_atrasa_material',
    words:
      /\b(?:traz|manda|entrega)(?:m)?\b[^.!?]{0,15}\b(?:papel|papeis|document|ficha|formulario|nota)\w*\b[^.!?]{0,20}\b(?:falt|incomplet|errad|pela metade)\w*/,
  },
  {
    card: 'loja_vitrine',
    words:
      /\b(?:aprend|experiment|pergunt|olha|prova|tira (?:duvida|foto))\w*\b[^.!?]{0,70}\b(?:compra|fecha|leva|pede)\w*\b[^.!?]{0,15}\b(?:n[oa]|pel[oa]|em|d[eo]) (?:site|internet|outr[ao]|concorrente|celular|shopee|amazon)\b/,
  },
  {
    card: 'consulta_gratis',
    words:
      /\b(?:visita|avaliac|vou na casa|diagnostico|aula experimental|primeira aula)\w*\b[\s\S]{0,120}\b(?:nao cobr\w+|de graca|gratis|gratuit\w+|sem cobrar)\b|\b(?:gratis|gratuit\w+|experimental|de graca)\b[^.!?]{0,80}\b(?:so|apenas|nenhum\w*|ninguem|poucos?) (?:\d+|fech\w*|fic\w*|contrat\w*|matricul\w*|volt\w*|um|dois|tres)\b/,
    not: /\bentrega gratis|\bfrete gratis|\brefa|\brefi|\bgarantia|\btrabalh\w+ de graca/,
  },
  {
    card: 'cmv_alto',
    words:
      /\bcada (?:um|uma|\w+ista|cozinheir\w|chapeir\w|confeiteir\w|pizzaiol\w|menin\w|funcionari\w) (?:poe|coloca|monta|serve|corta|faz)\b[^.!?]{0,35}\b(?:de um jeito|do (?:seu )?jeito|diferente|quant\w+|a mais)/,
  },
  {
    card: 'sem_processo',
    words:
      /\bcada (?:um|uma|\w{4,14}) (?:faz|atende|anota|monta|trabalha)\b[^.!?]{0,25}\b(?:de um jeito|do (?:seu )?jeito|diferente)/,
  },
  {
    card: 'dependencia_funcionario',
    words:
      /\bso (?:roda|funciona|anda|sai|abre) (?:com|se|quando) (?:o|a|ele|ela)\b|\b(?:e )?(?:ele|ela) (?:e )?que (?:sabe|entende|mexe)\b|\bso querem (?:ele|ela)\b|\bquando (?:ele|ela|o \w+|a \w+) (?:tira ferias|falta|viaja|adoece)\b[^.!?]{0,30}\b(?:par[oa]|fech|atras|nao)/,
  },
  {
    card: 'frete_entrega',
    words:
      /\brod\w+ \d+ ?(?:km|quilometros) (?:pra|para) (?:deixar|entregar|levar)\b|\b(?:entreg|lev)\w*\b[^.!?]{0,60}\b(?:cada um|um) (?:pede|quer|num|em) (?:num|em)? ?(?:dia|canto|hora|bairro)/,
  },
  {
    card: 'horas_nao_cobradas',
    words:
      /\b(?:um|uma|dois|alguns) (?:que |deles |clientes? )+(?:abre|pede|liga|usa|chama|manda)\w*\b[^.!?]{0,20}\d+[^.!?]{0,60}\b(?:outros|outras|resto|demais)\b/,
  },
  {
    card: 'capital_de_giro',
    words:
      /\b(?:banco|bancar|pago|adianto|ponho|coloco)\b[^.!?]{0,45}\b(?:do (?:meu )?bolso|antes)\b[^.!?]{0,45}\breceb\w+\b[^.!?]{0,25}\b(?:depois|\d+ dias|fim)/,
  },
  {
    card: 'devolucao_troca',
    words:
      /\bcada \d+\b[^.!?]{0,50}\b(?:volt|devolv|troc)\w+\b[^.!?]{0,50}\b(?:numerac|tamanho|cor\b|arrepend|pequen|apertad)\w*|\b(?:devolv|troc)\w+\b[^.!?]{0,40}\b(?:numerac|tamanho|nao serv|fic\w+ (?:pequen|grand|apertad))\w*/,
  },
  {
    card: 'pessoa_saiu_clientes',
    words:
      /\b(?:perdi|levou|foram|roubou|sairam)\b[^.!?]{0,60}\b(?:passou|deu|pegou|levou|chamou)\b[^.!?]{0,15}\b(?:contato|telefone|clientes?|clientela|carteira|lista|alun\w+|pacient\w+)\b/,
  },
  {
    card: 'capacidade_ociosa',
    words:
      /\b(?:estudio|sala|quadra|maquina|equipamento|salao|consultorio|cozinha|carro|trator)\b[^.!?]{0,35}\b(?:ocupad|usad|alugad|funcion|trabalh|roda)\w*\b[^.!?]{0,12}\b(?:so |uns |umas |apenas )*\d+ ?(?:horas?|dias?|%|vezes)[^.!?]{0,6}\b(?:por|n[ao]|d[ao]) (?:semana|mes|dia|tempo)\b/,
    not: /\bquebr|\bdor\b|\blotad/,
  },
  {
    card: 'cliente_pressiona',
    words:
      /\b(?:segur|trav|neg|recus|barr)\w+ (?:o |meu |o meu )?(?:reajuste|aumento)\b|\bnao (?:aceit|assin|aprov|libera)\w* (?:o |meu |o meu |nenhum )?(?:reajuste|aumento)\b/,
    not: /\bpais\b|\bmaes\b|\bfamilia|\bclientes\b|\bpassageir|\balun/,
  },
  {
    card: 'propina_ilicito',
    words:
      /\b(?:encarregad|gerente|comprador)\w*\b[^.!?]{0,60}\bna nota\b[^.!?]{0,20}\b(?:dividir|rachar)\b|\b(?:fiscal|engenheir|vereador|prefeitura|servidor|pregoeir|comprador|secretari|diretor|policial)\w*\b[^.!?]{0,60}\b(?:resolve se eu (?:ajudar|pagar|der)|agrado|por fora|molhar|propina|cafezinho|lembrancinha|dinheiro (?:pra|para) liberar|ajuda (?:pra|para) liberar)\b/,
  },
  {
    card: 'furto_perda',
    words:
      /\bfalta\w*\b[^.!?]{0,25}\b(?:reais|dinheiro)\b[^.!?]{0,15}\b(?:n[oa] (?:caixa|gaveta)|d[oa] caixa)|\b(?:caixa|gaveta) (?:nunca |nao )(?:bate|fecha)\b/,
    not: /\bdesconf|\broub|\bdesvi|\bsuspeit|\bacho que (?:alguem|e a|e o)/,
  },
  {
    card: 'furto_perda',
    words: /\b(?:roubaram|furtaram|arrombaram|saquearam)\b|\blevaram (?:mais |uns |umas |as |os )?\d/,
    not: /\bclient|\bfregues|\bcompr|\bencomend|\bembora|\bideia|\bmeses|\bdias|\banos|\bsenha|\bconta\b|\bgolpe/,
  },
  {
    card: 'inadimplencia_clientes',
    words: /\b(?:nao (?:estao|tao|esta|ta)|(?:estao|tao) sem|deixaram de) pag(?:ando|ar)\b/,
    not: /\bescola|\balun|\bmensalidade|\bfiado|\bcadern|\bcliente grande|\bprefeitura|\bconveni|\bsalari/,
  },
  {
    card: 'socio_briga',
    words: /\bmeio a meio\b/,
    not: /\bmarido|\besposa|\bmulher\b|\bnamorad|\bdivid|\bmateri|\bprodut/,
  },
  {
    card: 'sazonalidade',
    words: /\b(?:nos|os) outros (?:onze|dez|nove|oito|sete|seis|11|10|9|8|7|6) meses\b/,
  },
  {
    card: 'ponto_ruim',
    words:
      /\b(?:faculdade|fabrica|banco|escola|hospital|ponto de onibus|loterica|supermercado|empresa d[oa] lado|obra|rua|avenida)\b[^.!?]{0,45}\b(?:fech|mud|saiu|foi (?:pr|embora)|acab|transfer|interdit|par[oa] )\w*[^.!?]{0,70}\b(?:movimento|client|fregues|sumi|caiu|perdi|carro|mensalist|ninguem)\w*/,
    not: /\bminha obra|\bobra (?:para|parou|atras)/,
  },
  {
    card: 'dependencia_convenio',
    words:
      /\b(?:convenio|plano de saude|unimed)\b[^.!?]{0,70}\b(?:(?:repass|pag)\w* (?:so |uns )?\d|\d+ ?%|metade|quase tudo)/,
    not: /\bglos|\bdemor|\batras/,
  },
  {
    card: 'concentracao_cliente',
    words: /\b(?:mand|traz|compr|peg|lev|pag)\w* (?:uns |umas |quase )?\d+ (?:\w+ )?de cada (?:10|dez|\d+)\b/,
    not: /\bvolt|\bdefeito|\bperd/,
  },
  {
    card: 'inadimplencia_clientes',
    words:
      /\b\d[\d.,]* ?(?:mil )?(?:reais )?(?:em aberto|parad\w+ em|sem receber|(?:pra|para|a) receber)\b|\bsegur\w+ (?:o )?(?:pagamento|resto|saldo|dinheiro)\b|\besquec\w+ de pagar\b/,
    not: /\bfornecedor|\bimposto|\bprefeitura|\bdia[s]? (?:pra|para) receber|\bestoque|\bfiado/,
  },
  {
    card: 'desperdicio_material',
    words:
      /\b(?:sobra|perco|perde|vai fora|jog\w+)\b[^.!?]{0,30}\b(?:retalho|tecido|chapa|madeira|vidro|papel|bobina|couro|malha|mdf|ferro|ponta|apara|tinta)s?\b|\b(?:encaixe|aproveitamento|plano de corte|risco)\b[^.!?]{0,40}\b(?:a olho|ruim|mal|errad|manual|melhor)/,
    not: /\bvolt\w+ com defeito/,
  },
  {
    card: 'perder_ponto',
    words:
      /\b(?:prefeitura|dono|dona|proprietari\w+|shopping|condominio|igreja|banco|familia|imobiliaria|vao|vai)\b[^.!?]{0,45}\b(?:tirar os|tirar a gente|retirar os|desocup\w+|despej\w+|desapropri\w+|ped(?:iu|e|indo|ir) (?:o |a )?(?:ponto|imovel|predio|sala|loja|galpao|salao|casa)|nao (?:vai|quer|vao|querem) renovar|vend\w+ (?:o |a )?(?:predio|imovel|terreno|galpao|sala))|\btenho (?:que|de) (?:sair|desocupar|entregar)\b[^.!?]{0,20}\b(?:ponto|imovel|predio|sala|loja|galpao|salao)/,
  },
  {
    card: 'preco_sem_conta',
    words:
      /\b\d+ horas?\b[^.!?]{0,30}\b(?:gast|lev|foram|deu|vir|us)\w*[^.!?]{0,12}\b\d+\b|\b(?:projeto|preco|orcamento|valor) fechado\b[^.!?]{0,40}\b(?:estour|passa|perc?[do])\w*|\bnao sei estimar\b|\b(?:conto|contei|soma\w*) as horas\b[^.!?]{0,25}\bmenos\b/,
    not: /\btransito|\bobra\b/,
  },
  {
    card: 'guerra_preco',
    words:
      /\bperd\w+\b[^.!?]{0,20}\b(?:client|alun|contrat|fregues|pacient)\w*\b[^.!?]{0,30}\b(?:pra|para|pro|pelo|pela)\b[^.!?]{0,35}\b(?:mais barat\w+|(?:de|por|a) \d+|pela metade|metade do preco)/,
  },
  {
    card: 'producao_atrasa',
    words:
      /\b(?:pedido|lanche|pizza|comida|prato|marmita|entrega)s?\b[^.!?]{0,15}\b(?:sai|saem|demora|demoram|leva|levam|atrasa|atrasam|chega|chegam)\b[^.!?]{0,25}\b(?:horas?|\d+ minutos|atrasad\w+|fri[oa]s?)\b/,
    not: /\bfornecedor/,
  },
  {
    card: 'maquina_parada',
    words:
      /\b(?:toda (?:semana|hora)|sempre|todo (?:dia|mes)|direto)\b[^.!?]{0,15}\bquebra\b|\bquebra (?:uma|alguma) coisa\b|\bpor causa d[oa] (?:ar|chuveiro|elevador|gerador|aquecedor|forno|camara|bomba)\b/,
  },
]
