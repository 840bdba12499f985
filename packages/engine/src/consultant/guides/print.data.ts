import type { Guide } from './types.ts'

/** Print shops: what was approved, what colour came out. */
export const PRINT_GUIDES: readonly Guide[] = [
  {
    id: 'arte-com-erro',
    setores: ['Indústria', 'Serviços'],
    pergunta: 'O cliente aprovou a arte com erro e quer refazer de graça. Quem paga?',
    frases: [
      'cliente aprovou a arte com erro de português',
      'impresso saiu com telefone errado',
      'erro na camiseta estampada',
      'convite com data errada quem paga',
      'aprovou no whatsapp e depois reclamou',
      'banner com nome errado',
      'revisei e passou um erro',
      'cliente mandou o texto errado',
      'reimprimir de graça',
      'cor da arte diferente do impresso',
      'cartão de visita com e-mail errado',
      'adesivo com medida errada',
      'logo em baixa resolução ficou feio',
      'bordado com letra trocada',
      'quem responde por erro de digitação na gráfica',
    ],
    resposta:
      'Decide o que foi aprovado: erro que já estava no texto dele ou na prova que ele aprovou é dele; erro que entrou depois da prova é seu. Se quer o cliente, ofereça a preço de material, como ajuda e por escrito que é exceção. A frase: “A prova aprovada às 14h12 já estava assim. Refaço hoje pelo custo do papel e do acabamento, tanto, para você não ficar sem”. Para não repetir: prova em tamanho legível, com lista do que conferir (nome, número, data, valor) e “aprovado” escrito, não dedinho.',
    passos: [
      'Hoje, ache a prova e a mensagem; calcule o custo só de material e mande a proposta.',
      'Nesta semana, modelo de prova com quadro de conferência e prazo, e ninguém imprime sem “aprovado”.',
      'Some os refeitos por mês e de quem foi; se são seus, mude quem confere.',
    ],
    cuidado: 'Discutir ortografia em vez de mostrar a aprovação.',
    quem: null,
  },
  {
    id: 'cor-diferente-na-impressao',
    setores: ['Indústria', 'Serviços'],
    pergunta: 'A cor impressa, tingida ou pintada saiu diferente. Refaço?',
    frases: [
      'cor na impressão diferente da tela',
      'azul saiu roxo',
      'camiseta estampada com cor apagada',
      'cliente reclama da cor do folder',
      'tinta da parede do móvel mudou',
      'tecido tingido com tom diferente',
      'pintura a pó saiu com outra cor',
      'lote de tecido com tonalidade diferente',
      'cliente quer a cor igual ao celular',
      'segunda tiragem saiu mais escura',
      'laca do móvel amarelou',
      'pantone não bateu',
      'couro da peça veio mais claro',
      'estampa desbotou na lavagem',
    ],
    resposta:
      'Cor prometida por tela não existe: prometa por amostra física ou código. Se houve amostra aprovada e saiu fora, refaça; sem amostra, metade do custo resolve melhor que briga, e o próximo já vem com ela. Guarde um pedaço de cada tiragem com data, papel ou tecido, receita de tinta e máquina: a repetição bate com isso e não com arquivo. Compare sob a mesma luz. Diferença entre lotes se diz antes: “cada lote varia; separo um só para o seu pedido”.',
    passos: [
      'Hoje, ponha as duas amostras lado a lado na luz do dia, com o cliente.',
      'Nesta semana, ofereça prova de cor paga (e abatida) para todo pedido acima de um valor.',
      'Guarde a amostra de cada pedido por seis meses e anote receita e lote.',
    ],
    cuidado: 'Prometer “fica igual” olhando o celular.',
    quem: null,
  },
]
