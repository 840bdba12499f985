import type { CaseLine } from './own-case.data.ts'

const line = (titulo: RegExp, texto: string | null, diz: string, fora?: RegExp): CaseLine => ({
  titulo,
  texto,
  diz,
  ...(fora && { fora }),
})

const WHO =
  '(?:deles|delas|client\\w*|alun\\w*|famil\\w*|pessoas?|pais|salao|saloes|loj\\w*|morador\\w*|mensalist\\w*|fregues\\w*|mercad\\w*|empresas?|paroquias?)'
const OWED_BY =
  /cobre os dez|cada atrasado o valor|so devolva ou entregue|acordo curto|maiores devedores|lista por nome, valor|familia em atraso|feche acordo com quem deve/
const ASKED =
  /quem perguntou e ficou|quem recebeu o preco|orcamentos dos ultimos|conversas mais novas|segunda mensagem dois dias/
const PIECES = /o que ja devia ter voltado|numere as pecas|item por item na saida/
const FETCH = /o que esta pronto e avise|entregar em casa a quem nao vem|saldo de quem diz/
const WASTED = /faca menos ja amanha|venda do mesmo dia|que vai fora, com item|ultima hora por menos/
const STARTED = /quem entrou neste mes e deixe|primeiro resultado na primeira semana/
const STAYING = /premio a quem passa|ultimas pessoas que sairam|primeira semana de quem chega|encurte o treino/
const KILOMETRES = /quilometros rodados|compare as horas de caminho|da regiao|regiao um dia/
const REDONE = /medida ou o pedido e faca|aprovacao do cliente|prova no ponto|tudo antes de entregar|erros mais caros/
const MISSED = /com quem faltou nesta semana|dois lembretes|lista de encaixe/
const LOST_SALES = /mais mandam gente embora|do que o cliente pediu e nao tinha|quem sai sem levar|quem nao achou/
const ONE_BUYER =
  /sem o maior cliente|quinze compradores parecidos|vinte compradores parecidos|avisar antes de sair|aviso antes de sair/

/** Before all other lines: her own counts, where a step can begin with them. */
export const COUNT_LINES: readonly CaseLine[] = [
  line(
    OWED_BY,
    `$N ${WHO}(?: \\w+){0,9},?(?: e)? cada (?:um|uma)?(?: \\w+){0,5} $Q`,
    'São {1} nomes, cerca de {2:R} cada um: comece pelos três com quem você fala mais, e dois por dia depois deles.',
  ),
  line(
    OWED_BY,
    '(?:atrasa\\w*|inadimpl\\w*)(?: \\w+){0,2} $N\\b(?! (?:mes|dia|semana|ano|mil|reais|por cento))',
    'São {1} a procurar: dois por dia, e em menos de um mês você falou com todos.',
    /\b(?:banco|fornecedor|reais|boleto|cada|dev\w+)\b/,
  ),
  line(
    ASKED,
    `$N (?:${WHO.slice(3, -1)}|contat\\w*|mensage\\w*)(?: \\w+){0,3} (?:cham|pergunt|procur|pede|pedem|manda).{0,160}\\bso $N`,
    'De {1} que perguntam, {2} compram: são os outros que você procura, dos mais novos para os mais antigos.',
  ),
  line(
    ASKED,
    '$N (?:orcament|propost)\\w*.{0,60}\\bso $N',
    'De {1}, só {2} fecharam: comece pelos mais novos dos outros, um telefonema por vez, com a data em que decidem.',
  ),
  line(
    PIECES,
    '(?:achei|tem|sum\\w+|falt\\w+|perdi) (?:uns |umas )?$N (?:pec|cadeir|mes|jog|andaim|escora|brinqued|toalh|caixa|prat|tac)\\w*',
    'Você já contou {1}: uma linha para cada lugar em que podem estar, e o que tiver mais vem primeiro.',
  ),
  line(
    FETCH,
    '$N (?:\\w+ )(?:pront|conserta|parad)\\w*',
    'São {1}: dois telefonemas por dia, do mais antigo ao mais novo, com o valor que falta já na primeira frase.',
  ),
  line(
    WASTED,
    '\\bsobra\\w* (?:uns |umas |quase )?$N\\b(?! (?:mil|reais|por cento))',
    'Se hoje sobram {1}, tire metade disso da quantidade de amanhã e veja se falta para alguém.',
  ),
  line(
    WASTED,
    '(?:jog\\w+|perc?[do]\\w*|vai|vao|estrag\\w+|morre\\w*)(?: (?:uns|umas|quase|fora)){0,2} $N (?:caix|kg|quil|bandej|pac|duzi|mac|pe|pao|paes|bolo|marmit|salgad)\\w*',
    'Você contou {1}: o primeiro alvo é metade disso, com o item que mais aparece na lixeira.',
  ),
  line(
    STARTED,
    'entra\\w* (?:uns |umas )?$N e (?:cancela\\w*|sa[ei]\\w*) (?:uns |umas )?$N',
    'Entram {1} e saem {2} por mês: são poucos o bastante para você falar com cada novo em pessoa.',
  ),
  line(
    STAYING,
    'cada (?:um|uma|saida|pessoa)(?: \\w+){0,3} custa\\w* (?:uns |umas )?$Q',
    'Cada saída custa {1:R}, pela sua conta: o que você gastar para segurar uma pessoa precisa ficar bem abaixo disso.',
  ),
  line(
    KILOMETRES,
    '$N ?(?:km|quilometr)\\w*',
    'O ponto de partida é o que você contou, {1} quilômetros: escreva-o no alto da folha e compare com o próximo mês.',
  ),
  line(
    REDONE,
    '\\b(?:foram|perdi|refiz|voltaram|voltou) (?:uns |umas )?$N (?!(?:mil|reais|por cento|dia|mes|hora))[a-z]{4,}',
    'Pegue os {1} casos que você contou e escreva ao lado de cada um em que ponto o erro poderia ter sido visto.',
  ),
  line(
    MISSED,
    '$N (?:falta|faltam|fura|furam|desmarca)\\w*',
    'São {1} faltas: veja de quem são as que se repetem, e fale com esses antes dos outros.',
    /\bdia\b/,
  ),
  line(
    LOST_SALES,
    '(?:contei|perco|perdi|foram) (?:uns |umas )?$N que (?:sai|vao|foi|foram)\\w*.{0,60}\\bgasta\\w* (?:uns |umas )?$Q',
    'Foram {1}, a {2:R} cada: comece pelo item que mais deles pediram.',
  ),
  line(
    ONE_BUYER,
    '$N (?:vem|vao|sao|e) (?:d[oae]|pr[oa]|para) (?:um |uma )?[a-z]{4,}',
    'Hoje {1} vêm de um lugar só: cada comprador novo que levar um já diminui esse peso.',
    /\b(?:km|anos?|reais)\b/,
  ),
]
