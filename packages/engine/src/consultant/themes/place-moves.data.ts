import type { Moves } from './types.ts'

/** Premises, equipment, land, school and health: what is asked after the advice. */
export const PLACE_MOVES: Readonly<Record<string, Moves>> = {
  equipamento: {
    outro:
      'Se o que tentou não coube, mude o caminho: alugar por dia, usar o de um colega por hora, usado com garantia, terceirizar até a procura encher. Compre quando o aluguel de dois ou três meses passar da parcela.',
    custo:
      'Some preço, instalação, manutenção, seguro e juro, e divida pelo que sobra em cada uso: são os usos que pagam. Aluguel: preço de compra ÷ diária = dias que empatam, sem contar manutenção.',
    tempo:
      'Bom é o que se paga em até metade da vida útil: em geral um a três anos. Teste alugado por um a dois meses antes.',
    escrito:
      'Sim: proposta com garantia, prazo e assistência; usado, com nota, teste e sem alienação; aluguel, com quem paga o conserto.',
  },
  quebra: {
    outro:
      'Se o conserto não resolveu, peça outro laudo e a causa por escrito; enquanto isso, alugue ou terceirize o que tem prazo. Acima de metade do preço de um novo, troque.',
    custo:
      'Compare: conserto + dias parado contra o de um novo ou alugado. Manutenção preventiva custa em geral 2% a 5% do valor por ano.',
    tempo:
      'Peça prazo por escrito; em garantia, a loja tem 30 dias. Dano por falta de luz: peça à distribuidora, com laudo, em até cinco anos, quanto antes melhor.',
    escrito:
      'Sim: orçamento, laudo e garantia do conserto (90 dias pela lei). Avise clientes por mensagem com a nova data.',
  },
  ponto: {
    outro:
      'Se o dono não baixou, peça outra coisa: carência, aumento em degraus, obra por conta dele, prazo maior. E visite três pontos: ter para onde ir é o que muda a conversa.',
    custo:
      'Aluguel saudável fica até uns 10% da venda, 15% no limite. Mudar custa obra, mudança, multa (proporcional ao que falta do contrato) e um a dois meses fracos.',
    tempo:
      'Negocie de três a seis meses antes de vencer. Contrato escrito de cinco anos dá direito a pedir a renovação, de um ano a seis meses antes do fim.',
    escrito:
      'Sim: valor, índice, prazo, quem paga obra e IPTU, multa e aviso, assinado; mudança combinada, em aditivo.',
  },
  dano: {
    outro:
      'Se a oferta não foi aceita, dois orçamentos e uma proposta por escrito com data; acione o seguro. Depois, Juizado, com fotos e conversas.',
    custo:
      'Pague o conserto ou o valor de um igual usado, não de um novo. Seguro de responsabilidade custa em geral de R$ 500 a R$ 2.000 por ano.',
    tempo: 'Fale no mesmo dia; acerto em até duas semanas.',
    escrito: 'Sim: fotos, orçamento e recibo de “nada mais a reclamar” quando pagar.',
  },
  ambiente: {
    outro:
      'Se voltou, chame a empresa licenciada pela garantia, feche a entrada (ralo, fresta, lixo) e fale com os vizinhos para fazer no mesmo dia.',
    custo:
      'Dedetização de pequeno comércio fica em geral de R$ 150 a R$ 500, a cada três a seis meses; coleta especial, por mês e peso.',
    tempo: 'O efeito aparece em dias; a garantia costuma ser de três a seis meses.',
    escrito: 'Guarde o certificado da empresa licenciada e os comprovantes de coleta: a fiscalização pede.',
  },
  safra: {
    outro:
      'Se o comprador não melhorou, procure outro caminho para uma parte: feira, entrega direta, restaurante, cooperativa, merenda escolar. O resto segue no atacado até o novo crescer.',
    custo:
      'Some insumo, mão de obra, frete e perda, e divida pelo que colhe: é o preço mínimo. Venda direta custa embalagem, entrega e o seu tempo: ponha no preço.',
    tempo:
      'Venda direta leva de um a três meses para firmar clientes; programa público, um semestre. Armazenar só enquanto a alta esperada passa do custo do mês.',
    escrito: 'Sim: preço, classificação, quem paga frete e data do pagamento antes de carregar; nota de produtor.',
  },
  criacao: {
    outro:
      'Se o que tentou não melhorou em poucos dias, pare de trocar remédio: isole, colete amostra e chame o veterinário ou o agrônomo (a extensão rural é de graça).',
    custo: 'A visita custa em geral de R$ 150 a R$ 500; a extensão rural é de graça. Compare com o que perde por dia.',
    tempo: 'Em três dias sem melhora, chame. Respeite a carência do remédio antes de vender leite, ovo ou carne.',
    escrito: 'Anote data, quantos, o que comeram e o que aplicou; receita e carência guardadas.',
  },
  terra: {
    outro:
      'Se falar não resolveu, notifique por escrito com fotos e prazo, e leve ao sindicato rural ou a um mediador antes do advogado.',
    custo: 'Notificação em cartório, uns R$ 100 a R$ 200; topógrafo e advogado, peça preço antes.',
    tempo: 'Arrendamento segue o prazo mínimo da lei (três anos em geral) e aviso de seis meses.',
    escrito: 'Sim: área, prazo, valor em dinheiro, quem paga o quê e como se entrega, com testemunhas.',
  },
  escola: {
    outro:
      'Se a conversa não resolveu, reunião com hora e um plano de quatro semanas com a família, o que a escola faz e o que a casa faz, e nova conversa marcada.',
    custo:
      'Para segurar alunos, comece pelo que não custa: conversa com cada família e recado semanal. Benefício só dirigido: 10% a menos em todas as mensalidades tira 10% da receita.',
    tempo: 'Observe quatro semanas. Rematrícula se prepara de dois a três meses antes do fim do ano.',
    escrito: 'Sim: contrato de matrícula, regimento e ata da reunião assinada.',
  },
  paciente: {
    outro:
      'Se não mudou, diminua o peso do que paga mal: menos horários, tabela particular com recibo, pacote ou retorno marcado na saída.',
    custo:
      'Custo do horário = contas do mês ÷ horas de atendimento; o convênio tem de pagar mais que isso depois da glosa e do prazo.',
    tempo: 'Peça o reajuste no aniversário do contrato; sair pede aviso, em geral 60 dias, mantendo os tratamentos.',
    escrito: 'Sim: contrato do convênio, termo do paciente e prontuário em dia.',
  },
  doacao: {
    outro:
      'Se pedir dinheiro não trouxe, peça outra coisa: produto, horas, divulgação, ou uma empresa que adote uma conta do mês.',
    custo: 'Comece sem gastar: dez conversas e uma página com o que cada valor paga.',
    tempo: 'Doador mensal leva de um a três meses para firmar; presta contas todo mês e ele fica.',
    escrito: 'Sim: recibo, prestação de contas e autorização de imagem.',
  },
}
