import type { Frame } from './frame.ts'
import { byNumbers } from './frames-ways.data.ts'

/** What her numbers name as the cause, where she thinks of another way out. */
export const CAUSE_FRAMES: readonly Frame[] = [
  byNumbers(
    {
      id: 'mercadoria_leva',
      carta: 'lucro_some',
      nome: 'a mercadoria que leva quase tudo o que entra',
      porque:
        'O dinheiro sai na compra, antes da venda: sem saber o que cada item custa de verdade, o preço copia o do vizinho e a perda ninguém vê.',
      cuidado:
        'cortar gente para pagar mercadoria. Quem sai faz falta no dia cheio, e a conta que leva o dinheiro continua igual.',
      passos: [
        [
          'Siga uma compra inteira, da nota até o caixa',
          'Pese ou conte o que entrou, o que se perdeu no preparo, o que estragou e o que foi vendido. Divida o que pagou pelo que de fato vendeu: é o custo verdadeiro de cada um.',
          'Você vê quanto da compra nunca vira venda, e em que ponto se perde.',
          3,
          2,
        ],
        [
          'Ache o custo de cada um dos dez itens que mais saem e ponha o preço ao lado',
          'Na ordem do que mais vende: custo verdadeiro, preço, o que fica. Marque os que deixam menos que a média.',
          'Os itens que vendem muito e deixam pouco ganham nome.',
          3,
          0,
        ],
        [
          'Suba só o que o cliente não compara, e segure os que ele conhece de cabeça',
          'Preparados, cortes, porções e acompanhamentos aguentam preço melhor. Mude poucos por semana e conte se a venda deles cai.',
          'A sobra sobe sem que a loja pareça mais cara.',
          2,
          1,
        ],
        [
          'Peça preço em três fornecedores para as três maiores compras',
          'A mesma quantidade, o mesmo prazo e o mesmo corte ou tamanho. Leve a melhor proposta ao fornecedor de hoje antes de trocar.',
          'A compra seguinte custa menos, pelo mesmo produto.',
          2,
          0,
        ],
        [
          'Pese todo dia o que foi para o lixo ou para a sobra, e escreva por quê',
          'Uma folha no balcão com dia, item, quanto e motivo. Leia com a equipe uma vez por semana.',
          'A perda diminui porque passou a ter dono.',
          1,
          2,
        ],
        [
          'Confira todo mês quanto a mercadoria levou do que entrou',
          'Compras do mês divididas pelas vendas do mês, no mesmo dia. Escreva ao lado o que mudou.',
          'Você sabe se os passos de cima deram resultado.',
          1,
          0,
        ],
      ],
    },
    /\bdinheiro\b|\bmand\w+ (?:\w+ ){0,4}embora\b|\bdemit\w+|\bdispens\w+/,
  ),
  byNumbers(
    {
      id: 'baixa_sem_demitir',
      carta: 'sazonalidade',
      nome: 'a equipe que fica parada nos meses fracos',
      porque:
        'O custo da equipe é o mesmo o ano todo e o serviço não: o mês fraco só se paga com o que foi guardado, com férias ou com serviço vendido antes.',
      cuidado: 'demitir e contratar de novo todo ano. A rescisão come o que se poupa, e quem é bom não volta.',
      passos: [
        [
          'Chame os clientes antigos um mês antes da baixa e deixe os serviços marcados',
          'Comece por quem já comprou e não precisa ser convencido. Ofereça revisão, limpeza ou entrega com dia certo nos meses fracos, por um preço que só vale neles.',
          'A baixa começa com parte da agenda já vendida.',
          6,
          6,
        ],
        [
          'Marque férias e folgas de banco de horas para os meses fracos',
          'Monte com o contador um calendário em que nunca falte quem atenda. Avise cada pessoa com antecedência.',
          'As pessoas descansam quando há pouco serviço, e estão todas no mês forte.',
          2,
          1,
        ],
        [
          'Guarde uma parte fixa de cada mês forte, como se fosse uma conta',
          'Divida o que falta nos meses fracos pelo número de meses fortes. Transfira no dia em que recebe.',
          'O mês fraco chega com o dinheiro dele separado.',
          1,
          0,
        ],
        [
          'Monte um plano por mês para quem precisa do serviço o ano todo',
          'Procure empresas, condomínios e quem tem mais de um equipamento. Visita marcada, preço por mês, contrato simples.',
          'Uma parte do que entra deixa de depender da época.',
          5,
          2,
        ],
        [
          'Decida com data o que faz se a agenda não encher',
          'Um mês antes da baixa, compare os serviços marcados com o que a equipe custa. Só então fale com o contador de redução de jornada, contrato por prazo ou saída.',
          'A demissão, se vier, é a última conta, e não a primeira.',
          2,
          0,
        ],
      ],
    },
    /\brecontrat\w+|\bmand\w+ (?:\w+ ){0,4}embora\b|\bdemit\w+|\bdispens\w+/,
  ),
  byNumbers(
    {
      id: 'vender_ou_segurar',
      carta: 'capacidade_ociosa',
      nome: 'o que não se paga e espera para encher',
      porque:
        'O que está pela metade gasta quase como cheio: a parcela e quem trabalha nele vencem todo mês, e a esperança não paga nenhum dos dois.',
      quem: 'Despachante ou contador, para a venda do bem e o que ainda se deve dele',
      cuidado: 'esperar sem data. Cada mês de espera tem um custo que se conta, e o bem vale menos no ano que vem.',
      passos: [
        [
          'Peça por escrito quanto pagam hoje e quanto falta para quitar',
          'Duas ofertas de compra e o saldo para quitar à vista, na mesma semana. A diferença é o dinheiro que fica na mão.',
          'A escolha passa a ter os dois números, e não um palpite.',
          2,
          0,
        ],
        [
          'Veja quem cabe no que você já tem antes de vender',
          'Liste os clientes dele, um a um, e conte quantos cabem nas vagas dos outros. Some quanto isso mantém do que entra.',
          'Uma parte da venda fica, sem o custo dele.',
          2,
          1,
        ],
        [
          'Dê um prazo curto e um número para ele se pagar',
          'Escreva quantos clientes pagam tudo o que ele gasta e a data. Se não chegar lá, vende.',
          'A espera deixa de ser sem fim.',
          1,
          0,
        ],
        [
          'Avise com antecedência quem não couber e indique um colega de confiança',
          'Converse com cada um antes de anunciar. Leve a data da mudança e o contato de quem atende.',
          'Você sai sem deixar ninguém na mão, e o nome fica bom.',
          3,
          0,
        ],
        [
          'Ponha o que sobrar da venda na reserva, antes de qualquer compra',
          'Quite o que deve dele no mesmo dia. Transfira o resto para uma conta separada.',
          'A parcela acaba, e há fôlego para o mês fraco.',
          1,
          0,
        ],
      ],
    },
    /\bvend(?:er|o|esse)\b|\bsegur(?:o|ar)\b/,
  ),
]
