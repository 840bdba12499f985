import type { Frame } from './frame.ts'

const TURNED_AWAY =
  /\brecus\w+|\bnao dou conta|\bnao (?:consigo )?(?:atend|aceit|peg)\w+|\bperc?[od]\w* (?:\w+ ){0,2}(?:pedido|cliente|servico|venda|encomenda|orcamento)|\bfila\b|\bespera\b|\bdeixo de\b/
const HIRES =
  /\b(?:(?:se|eu|ou|nao|ja|e) contrato\b|contrato\?|contrat(?:ar|asse)\b|registr(?:o|ar) (?:\w+ ){0,2}(?:um|uma|dois|duas|os|as|el[ea]s?|alguem|ajudante|funcionari)|mont(?:o|ar) (?:outra|mais uma|uma) (?:dupla|equipe)|(?:peg(?:o|ar)|por|ponho|coloc(?:o|ar)|bot(?:o|ar)) (?:mais )?(?:um|uma|outr[oa]|dois|duas|alguem) (?:\w+ )?(?:funcionari|ajudante|auxiliar|atendente|vendedor|secretari|motorista|tecnic|costureir|cozinheir|dupla|pessoa|rapaz|menin|moca|estagiari)\w*)/
const ASKS =
  /\b(?:compensa|vale a pena|vale\b|nao sei|sera\b|penso em|pensando em|duvida|medo|receio|se paga|paga o salario|quero)\b|\bcontrato\?|\bregistro\?/

const DEAR_DEBT =
  /\b(?:cheque especial|rotativo|(?:dev\w+|pendurad\w+|divida|estourad\w+) (?:\w+ ){0,4}cartao|pag\w+ (?:so )?o minimo|limite da conta|limite do banco|fatura do cartao|agiota)\b/
const SWAPS =
  /\b(?:troc\w+|substitu\w+|quit\w+|transform\w+|junt\w+|parcel\w+)\b[^.!?]{0,70}\b(?:emprest\w+|consignado|parcel\w+|vezes|\d+ ?x|credito)\b/

const ANIMALS =
  /\b(?:vacas?|matriz(?:es)?|novilhas?|cabras?|ovelhas?|porcas?|galinhas?|poedeiras?|bufalas?|eguas?|cabecas|animais|gado|plantel|rebanho)\b/
const YIELDS_LITTLE =
  /\b(?:velh[ao]s?|descarte|descart\w+|(?:dando|dao?|produz\w*|poe[m]?|pondo|botando|bota[m]?) (?:so|pouco|menos|mal)|nao (?:pega cria|da mais|produz|poe|bota|paga o que come)|come\w* (?:mais|o mesmo)|secas? ha|refugo)\b/
const SELLS_OFF =
  /\b(?:vend(?:o|er|a)|descart(?:o|ar)|frigorifico|abat\w+|acougue paga|trocar (?:el[ae]s|por)|marchante)\b/

/** Further decisions that come up everywhere, heard where she tells both of their sides. */
export const EVERYDAY_FRAMES: readonly Frame[] = [
  {
    id: 'gente_a_decidir',
    meta: 'a folha nova vence também no mês fraco. Primeiro o trabalho a mais aparece e paga a vaga.',
    carta: 'contratar_ou_nao',
    nome: 'a contratação que precisa se pagar',
    kin: ['contratar_ou_nao'],
    inclui: ['capacidade_cheia', 'tempo_dono', 'delegar', 'producao_atrasa'],
    ouve: [HIRES, ASKS, TURNED_AWAY, /\d/],
    fora: /\bcompr(?:o|ar)\b|\bfinanci\w+|\bparcela|\bsegunda (?:loja|unidade)|\bfilial|\bdemit\w+|\bdispens\w+|\bembora\b|\bfaltas?\b|\bnao vem\b|\bnao acho\b|\bningu?em quer\b|\bem (?:\d+|trinta|sessenta) dias|\bsoci[oa]\b|\bmei\b/,
    passos: [
      [
        'Passe o que recusa hoje a um parceiro por trabalho, com preço combinado',
        'Escolha um colega de confiança, combine quanto ele recebe por serviço, o prazo e quem responde pela garantia. Cobre do cliente o seu preço e anote quanto fica de cada um.',
        'O trabalho recusado entra já, sem salário no mês fraco.',
        2,
        1,
      ],
      [
        'Some quantos trabalhos a mais por mês pagam a vaga inteira',
        'Salário com encargos, férias, carro e ferramenta, divididos pelo que cada trabalho deixa depois do material e do imposto. Compare com o que recusou mês a mês no ano, e não só na época cheia.',
        'Você sabe a partir de quantos recusados a vaga se paga.',
        2,
        0,
      ],
      [
        'Teste por um mês com ajuda por dia, só nas horas que faltam',
        'Peça ao contador a forma certa, escreva o que a pessoa faz e conte toda semana quantos trabalhos saíram a mais. Sem trabalho a mais, a vaga não existe ainda.',
        'A vaga se prova antes do registro.',
        2,
        2,
      ],
      [
        'Suba o preço de quem chega na época cheia',
        'Quem recusa trabalho pode cobrar mais do próximo, com data e motivo. Comece por quem quer urgência e guarde lugar para os clientes de sempre.',
        'A procura que sobra paga parte da gente que falta.',
        1,
        0,
      ],
      [
        'Guarde dois meses do custo da vaga antes do primeiro dia',
        'Separe o valor numa conta à parte, com o que o parceiro e o preço novo trouxerem. Se não der para guardar, a vaga ainda não cabe.',
        'O primeiro mês fraco não vira dívida nem demissão.',
        1,
        0,
      ],
      [
        'Registre por experiência, com a meta que paga a vaga escrita',
        'Mostre no primeiro dia o que se espera por semana e quem ensina. Marque com o contador a data de decidir, antes que a experiência acabe.',
        'Os dois sabem o que vale, e a decisão tem data.',
        2,
        2,
      ],
      [
        'Compare o que entrou a mais com o que a vaga custou',
        'Dois meses seguidos, no cheio e no fraco. Se não pagou, volte ao parceiro e mantenha o preço.',
        'A equipe cresce no tamanho do que se vende.',
        1,
        0,
      ],
    ],
    porque:
      'O trabalho recusado se vê e o salário do mês fraco não: a vaga se paga pelo ano inteiro, e não pela fila de hoje.',
    cuidado:
      'registrar para o pico. O que só existe em alguns meses se paga por trabalho; o que existe no ano inteiro, por salário.',
    quem: null,
    material: null,
  },
  {
    id: 'trocar_divida_cara',
    meta: 'o juro caro come o que o crescimento traria. Primeiro a troca, com o limite fechado.',
    carta: 'juros_cartao_rotativo',
    nome: 'a troca de uma dívida cara por outra',
    kin: ['juros_cartao_rotativo'],
    inclui: ['divida_banco', 'emprestar_para_crescer', 'caixa_vazio_fim_mes', 'capital_de_giro', 'lucro_some'],
    ouve: [
      DEAR_DEBT,
      SWAPS,
      /\b(?:nao sei|pego\b|aceito|assino|compensa|vale|sera\b|roubo|medo|ofere\w+|propo\w+)/,
      /\d/,
    ],
    fora: /\bme dev\w+|\bna rua\b|\ba receber\b|\bmaquina\b|\breforma\b/,
    passos: [
      [
        'Peça a mesma troca em mais dois lugares e compare com o juro de hoje',
        'Cooperativa, outro banco e o seu: quanto entra, parcela e total que devolve. Ponha ao lado o que o limite cobra por mês vezes o mesmo número de meses: é com isso que o total se compara, e não com a dívida.',
        'A proposta mais barata aparece, e a de hoje deixa de ser a única.',
        2,
        0,
      ],
      [
        'Veja se a parcela cabe no mês fraco antes de assinar',
        'Tire a parcela do que sobra no pior mês, já sem o juro que vai acabar. Se faltar, peça prazo maior com direito a pagar antes, ou corte um gasto primeiro.',
        'A dívida nova cabe, e não volta para o limite.',
        1,
        0,
      ],
      [
        'No dia da troca, mande reduzir ou cancelar o limite por escrito',
        'Peça no aplicativo ou na agência e guarde a confirmação. Sem isso o limite enche de novo, e ficam as duas dívidas.',
        'A troca acaba com o juro caro de vez.',
        1,
        0,
      ],
      [
        'Ache o que empurra a conta para o limite e feche essa torneira',
        'Marque no extrato dos últimos meses o dia em que entrou no vermelho e o que pagou nele. Costuma ser compra, retirada ou cliente que paga depois: escolha um e mude a data ou o valor.',
        'O buraco para de se abrir todo mês.',
        2,
        0,
      ],
      [
        'Ponha a parcela para vencer logo depois da sua melhor entrada',
        'Peça a data ao banco antes de assinar e transfira o valor na véspera. Nenhuma outra conta grande vence nesse dia.',
        'A parcela sai antes de o dinheiro ter outro destino.',
        1,
        0,
      ],
      [
        'Guarde por mês metade do juro que deixou de pagar',
        'Transfira no mesmo dia da parcela para uma conta que não tem cartão. É a reserva que substitui o limite.',
        'O próximo aperto se paga com dinheiro seu.',
        1,
        0,
      ],
    ],
    porque:
      'No limite e no cartão o juro do mês é maior que a parcela parece cara: quem paga só o juro deve o mesmo para sempre.',
    cuidado: 'comparar o total da troca com o que deve hoje. Compare com o que o limite cobraria no mesmo tempo.',
    quem: 'Contador ou Sebrae, para conferir o custo total das propostas',
    material: null,
  },
  {
    id: 'animais_que_nao_se_pagam',
    carta: 'gestao_rural_sem_custo',
    nome: 'os animais que comem mais do que rendem',
    kin: ['gestao_rural_sem_custo'],
    inclui: ['preco_commodity', 'custo_insumo_subiu', 'familia_no_negocio', 'cliente_pressiona'],
    ouve: [YIELDS_LITTLE, ANIMALS, SELLS_OFF],
    fora: /\bracao (?:de|para) (?:cachorro|gato|pet)|\bpet\b/,
    passos: [
      [
        'Faça a lista animal por animal: quais ficam, quais tratam e quais saem',
        'Confira com o técnico idade, saúde e quanto cada uma produziu no último mês; em criação que dá cria, também a prenhez. A que está perto de parir espera; a que não paga o trato sai primeiro.',
        'Sai quem não se paga, e ninguém vende a vaca errada.',
        3,
        1,
      ],
      [
        'Ponha lado a lado o que cada uma come por dia e o que entrega',
        'Trato, remédio e tempo de um lado; leite, ovo ou cria do outro, ao preço que recebe. Some o que a venda traz de uma vez e quantos meses de prejuízo ela encerra.',
        'A discussão passa a ter um número por animal.',
        2,
        1,
      ],
      [
        'Pergunte ao comprador o que muda com menos volume, antes de vender',
        'Veja se há bônus por quantidade, mínimo de entrega ou multa, e peça a resposta por escrito. Se houver, venda em duas levas, com as melhores compensando.',
        'A venda não custa um desconto que você não esperava.',
        1,
        0,
        /\bleite|\blaticinio|\bcooperativa|\bintegradora|\bovos?\b/,
      ],
      [
        'Peça dois preços por escrito e venda as piores primeiro',
        'Peso, prazo, frete e quem paga a guia. Venda em lote pequeno, receba antes do embarque e não espere o preço subir comendo trato.',
        'O dinheiro entra, e o gasto diário para.',
        2,
        0,
      ],
      [
        'Leve a conta a quem é contra e marque o dia de decidir',
        'Mostre animal por animal, sem falar em quem tem razão. Proponha começar pelas duas piores e rever em um mês.',
        'A família decide por uma conta, e não por costume.',
        1,
        0,
        /\bpai\b|\bmae\b|\bmarido|\bmulher|\besposa|\bfilh|\birma|\bsogr|\bsoci/,
      ],
      [
        'Escreva antes o que o dinheiro da venda vai fazer',
        'Escolha um: novilha melhor, dívida com juro ou reserva para a seca. Transfira no dia em que entra.',
        'A venda vira produção ou folga, e não some no mês.',
        1,
        0,
      ],
      [
        'Anote a produção de cada animal todo mês e a regra de saída',
        'Um caderno com nome ou brinco, produção e trato. Quem ficar dois meses abaixo do que come entra na lista.',
        'O plantel melhora todo ano, sem discussão.',
        1,
        2,
      ],
    ],
    porque:
      'O trato é o mesmo para quem produz muito e para quem produz pouco: as que rendem pagam a comida das outras.',
    cuidado: 'segurar pelo volume ou por apego. Volume com prejuízo só aumenta o prejuízo.',
    quem: 'Veterinário, antes de vender; contador, para a nota e a guia',
    material: null,
  },
]
