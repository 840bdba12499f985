/** Words that many situations share, as `WordGroups` reads them. */
/** Who bought or came doesn't any more. */
export const LEAVES =
  'perd+|perco|sa+|saiu|sairam|saindo|saem|foram_embora|foi_embora|vao_embora|vai_embora|indo_embora|tirou|tiraram|tirando|cancel+|larg+|desist+|trocou|trocaram|foi_para|foram_para|vai_para|vao_para|vao_la|foram_la|migr+|sumi*|some|somem|esvazi*|cai|caiu|caindo|cairam|cortaram|cortou|diminui*|menos_gente|menos_client*|menos_alun*|evas*|debandada|so_sobr+|sobraram|restaram|nao_volt*|deixou_de|deixaram_de|parou_de|pararam_de|levou|levaram|vazi*'
/** Who owes doesn't pay. */
export const UNPAID =
  'nao_pag+|nao_me_pag+|nao_solt*|nao_liber*|nao_acert*|segur+|prend+|retem|enrol+|nao_quer*_pagar|param_de_pagar|parou_de_pagar|pararam_de_pagar|para_de_pagar|dev+|devendo|me_dev*|calote*|em_aberto|pendurad*|fiado|pagar_depois|paga_depois|acertar_quando|acerta_quando|pagar_quando|paga_quando|nao_quit*|nao_pinga|inadimpl*|sem_receber'
/** They ask for it or demand it. */
export const ASKS =
  'quer|querem|quis|queria|ped+|pede|pedem|exig+|exige|pedindo|exigindo|obrig+|imp+|so_fech+|so_assin+|so_compr+|so_renov+|clausula|condicao|faz_questao|insist+|cobr+'
/** It costs her. */
export const LOSS =
  'perd+|perco|prejuizo|estrag*|jog+|joguei|jogamos|lixo|fora|descart*|dei_tudo|doei|doando|apodrec*|murch*|venc+|sobr+|sobraram|encalh*|morr+|mort*'
/** They refuse it or put it off. */
export const PUTS_OFF =
  'nao_aceit*|nao_quer*|nao_aprov*|nao_deix*|nao_pass*|recus+|neg+|nega|so_depois|so_no_ano|so_em|adi+|enrol+|barr+|segur+|empurr+|nao_pod*|nao_tem_verba|sem_verba|trav+|votou_contra|votaram_contra|reclam+|ameac+'
/** A price that should follow costs. */
export const RISE =
  'reajust*|aument+|aumento*|valor_novo|preco_novo|novo_valor|correcao|corrig+|atualiz+|repass+|mex+_no_valor|mex+_no_preco|mesmo_valor|mesmo_preco|indice|dissidio|preco_antigo|valor_antigo|preco_de_20*|valor_de_20*'
/** Hours or places that nobody takes. */
export const IDLE =
  'vazi*|parad*|ocios*|a_toa|sobr+|sem_ninguem|sem_client*|sem_servico|fraco|fraca|morto|morta|sem_movimento|ninguem|as_moscas|olhando_para_a_parede'
/** It doesn't work any more. */
export const BROKEN =
  'quebr+|quebrad*|queim+|pifou|no_prego|parou|parad*|par+_de_funcionar|estrag+|pane|travou|deu_pau|deu_problema|com_defeito|morreu|fund+|fundiu|na_oficina|no_conserto'
