import type { ProblemCard } from './types.ts'

/** What the law asks before one may sell, hire partners or pay less tax. */
export const PERMIT_CARDS: readonly ProblemCard[] = [
  {
    id: 'licenca_para_vender',
    nome: 'a licença que falta para poder vender',
    frases: [
      'exigem registro na anvisa e eu fabrico em casa',
      'preciso do selo do sim pra vender no mercado',
      'sem sif o supermercado não compra',
      'a loja quer comprar mas pede registro',
      'não tenho licença sanitária e não posso vender pra revenda',
      'pediram alvará e responsável técnico pra comprar de mim',
      'quero vender pra rede e falta legalizar a fabricação',
      'meu produto não tem registro no ministério',
      'faço em casa e não sei como regularizar',
      'preciso de inmetro pra vender',
      'exigem nota e registro e eu não tenho',
      'não sei por onde começa o registro do produto',
      'por onde começo pra legalizar',
      'a fiscalização levou meus produtos por falta de selo',
      'não posso vender fora da cidade sem inspeção',
      'a escola só compra de quem tem registro',
      'perdi a venda porque não tenho autorização',
      'falta o laudo e a licença pra fornecer',
      'o cliente quer comprar mas exige certificação',
      'rótulo e registro pra vender em loja',
    ],
    segmentos: null,
    atividades: null,
    confirma:
      'O que o comprador pede por escrito, em que local se fabrica hoje e quem assinaria como responsável técnico?',
    numeros: ['sobra_mes', 'ponto_equilibrio', 'margem', 'distancia_meta'],
    causas: ['industry_cost', 'food_practices', 'agro_protection'],
    passos: [
      {
        acao: 'Pergunte ao órgão que licença o seu produto pede',
        detalhes:
          'Leve o rótulo, a lista de ingredientes e o endereço e peça por escrito o que falta: local, responsável, registro ou aviso ao órgão. Não venda a quem exige registro antes de ter a resposta.',
        categoria: 'Operações',
        papel: 'dono',
        horas: { dono: 4, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 10,
        resultado: 'O medo vira uma lista de exigências, com órgão, ordem e prazo.',
      },
      {
        acao: 'Compare legalizar o seu local com fabricar em quem já tem licença',
        detalhes:
          'Peça preço a dois fabricantes licenciados que produzem para outras marcas e some, do outro lado, espaço separado, responsável, taxas e rótulo. Compare pelo custo de cada unidade e pelo tempo até a primeira venda.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 5, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Você escolhe o caminho pelo custo por unidade e não pelo cansaço.',
      },
      {
        acao: 'Contrate por hora quem assina e monte a pasta do pedido',
        detalhes:
          'Procure no conselho da profissão um responsável técnico que já tenha aprovado produto parecido. Junte planta simples, ficha de cada produto, rótulo e controle de lote e dê entrada no que não depende de obra.',
        categoria: 'Operações',
        papel: 'dono',
        horas: { dono: 6, equipe: 2 },
        compra: { item: 'Responsável técnico, taxas e rótulo', min: 600, max: 4000 },
        mensal: null,
        dia: 30,
        resultado: 'O processo começa a andar, e o comprador vê protocolo em vez de promessa.',
      },
      {
        acao: 'Escreva ao comprador com data, preço e primeira quantidade',
        detalhes:
          'Diga em que etapa está, quando pretende ter a licença e a partir de que quantidade o preço se paga. Peça uma carta de interesse, que ajuda no crédito e na decisão de investir.',
        categoria: 'Vendas e marketing',
        papel: 'vendas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'O comprador espera com data marcada, e você investe sabendo quanto ele leva.',
      },
      {
        acao: 'Mantenha lote, validade e limpeza anotados em cada fabricação',
        detalhes:
          'Use uma folha por lote com data, ingredientes, quantidade e quem fez, e guarde uma amostra. Marque na agenda a renovação de cada licença.',
        categoria: 'Operações',
        papel: 'operacoes',
        horas: { dono: 2, equipe: 3 },
        compra: null,
        mensal: null,
        dia: 85,
        resultado: 'A próxima visita do fiscal encontra tudo escrito, e a licença não vence sem aviso.',
      },
    ],
    armadilha: 'Vender primeiro e legalizar depois: uma apreensão custa o estoque, a multa e o comprador que confiou.',
    contradiz: [],
    encaminha:
      'Vigilância sanitária do município, conselho da profissão do responsável técnico e Sebrae; a consulta à vigilância costuma ser gratuita.',
    material: {
      tipo: 'planilha',
      titulo: 'O que falta para poder vender',
      texto: `Exigência;Órgão;Quem assina ou faz;Custo;Prazo;Situação
Local de fabricação;[órgão];[nome];[valor];[data];[falta, em análise, pronto]
Responsável técnico;[conselho];[nome];[valor];[data];
Registro ou aviso do produto;[órgão];[nome];[valor];[data];
Rótulo com o que a regra pede;[órgão];[nome];[valor];[data];
Controle de lote e validade;;[nome];[valor];[data];
Alternativa: fabricar em empresa licenciada;;[empresa];[valor por unidade];[data];`,
    },
  },
  {
    id: 'parceiro_sem_contrato',
    nome: 'os profissionais parceiros sem contrato',
    frases: [
      'barbeiro trabalha na comissão sem contrato nenhum',
      'os profissionais do salão não têm contrato',
      'saiu e pediu vínculo na justiça',
      'medo de o barbeiro pedir vínculo',
      'manicure na porcentagem sem nada assinado',
      'como fazer o contrato de salão parceiro',
      'todos trabalham por comissão sem registro',
      'quero regularizar os parceiros do salão',
      'pago metade pra eles em dinheiro e sem papel',
      'profissional autônomo com horário e sem contrato',
      'tatuador na porcentagem sem contrato',
      'cabeleireira sem registro pedindo vínculo',
      'barbearia levou processo de vínculo',
      'trabalham igual funcionário mas são parceiros',
      'como regularizar barbeiro comissionado',
    ],
    segmentos: ['Serviços', 'Saúde', 'Outro'],
    atividades: ['salao_beleza', 'barbearia', 'clinica_estetica', 'estudio_tatuagem'],
    exige: /contrato|registr|v[íi]nculo|carteira|process|\bmei\b/i,
    confirma: 'Quantos trabalham na comissão, quem manda no horário de cada um e existe algum papel assinado?',
    numeros: ['folha', 'sobra_mes', 'receita_por_pessoa', 'margem'],
    causas: ['service_quality', 'service_pricing', 'operational_flow'],
    passos: [
      {
        acao: 'Leve ao advogado o processo, os recibos e as conversas como são',
        detalhes:
          'Junte convites de audiência, acertos de comissão, agenda e mensagens, sem apagar nada, e marque esta semana. Pergunte que prazo corre, quanto custa um acordo e o que muda para quem continua na casa.',
        categoria: 'Gestão',
        papel: 'dono',
        horas: { dono: 4, equipe: 0 },
        compra: { item: 'Primeira consulta com advogado trabalhista', min: 200, max: 600 },
        mensal: null,
        dia: 7,
        resultado: 'O prazo não se perde, e você sabe o tamanho do risco em vez de imaginar.',
      },
      {
        acao: 'Separe quem é parceiro de verdade de quem cumpre ordens',
        detalhes:
          'Para cada um, anote quem define horário, preço, folga e material. Quem decide a própria agenda cabe na lei do salão-parceiro; quem recebe ordem e horário fixo precisa de registro.',
        categoria: 'Pessoas e produtividade',
        papel: 'dono',
        horas: { dono: 3, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 20,
        resultado: 'Cada profissional fica no papel certo, e o próximo processo perde o motivo.',
      },
      {
        acao: 'Assine o contrato de salão-parceiro e homologue no sindicato',
        detalhes:
          'Use contrato escrito com a parte de cada um, quem recolhe imposto, uso do material e aviso de saída, homologado no sindicato ou no órgão do trabalho. O profissional precisa ter o próprio cadastro de empresa.',
        categoria: 'Pessoas e produtividade',
        papel: 'dono',
        horas: { dono: 4, equipe: 3 },
        compra: { item: 'Contratos e homologação', min: 400, max: 1800 },
        mensal: null,
        dia: 30,
        resultado: 'A comissão passa a ter amparo na lei, e o acerto deixa de ser só de boca.',
      },
      {
        acao: 'Pague pelo banco, com recibo da parte de cada um',
        detalhes:
          'Troque o acerto em dinheiro por transferência no mesmo dia da semana e mande o resumo de atendimentos, parte da casa e parte do profissional. Guarde tudo por mês.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 1 },
        compra: null,
        mensal: null,
        dia: 50,
        resultado: 'Cada pagamento tem prova, e o imposto incide só sobre a parte da casa.',
      },
      {
        acao: 'Guarde por mês uma reserva para acordo e encargos',
        detalhes:
          'Divida o valor que o advogado apontar pelos meses até a audiência e separe numa conta à parte. Reveja o valor a cada notícia do processo.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 85,
        resultado: 'Um acordo passa a caber sem empréstimo nem aperto na comissão dos outros.',
      },
    ],
    armadilha:
      'Assinar contrato com data antiga ou obrigar todos a abrir empresa de um dia para o outro: os dois viram prova contra você.',
    contradiz: [],
    encaminha:
      'Advogado trabalhista antes de qualquer assinatura; contador, para o imposto sobre a parte de cada um; sindicato da categoria.',
    material: {
      tipo: 'planilha',
      titulo: 'Quem é parceiro e quem precisa de registro',
      texto: `Profissional;Define o próprio horário;Define o próprio preço;Usa material próprio;Tem cadastro de empresa;Parte dele;Caminho (parceria ou registro)
[nome];[sim ou não];[sim ou não];[sim ou não];[sim ou não];[%];
[nome];[sim ou não];[sim ou não];[sim ou não];[sim ou não];[%];
[nome];[sim ou não];[sim ou não];[sim ou não];[sim ou não];[%];
Perguntas ao advogado;[pergunta];[pergunta];[pergunta];;;`,
    },
  },
  {
    id: 'fator_r',
    nome: 'o imposto que depende do peso da folha',
    frases: [
      'pago imposto no anexo v',
      'anexo V ou anexo III',
      'fator r',
      'minha colega paga menos imposto que eu no simples',
      '15,5% de imposto no simples é muito pro meu serviço',
      'o contador me colocou no anexo 5',
      'pró-labore pra baixar o imposto',
      'como sair do anexo V',
      'aumentar o pró-labore reduz imposto',
      'imposto de profissional liberal muito alto no simples',
      'pago mais de 15% de simples',
      'mudar de anexo no simples',
      'não sei se estou no anexo certo',
      'psicóloga pagando anexo V',
      'desenvolvedor pagando anexo V',
      'dentista no anexo V',
    ],
    segmentos: ['Serviços', 'Saúde', 'Tecnologia', 'Educação', 'Outro'],
    atividades: null,
    confirma: 'Em que anexo do Simples a empresa está, e quanto somam a folha e o pró-labore dos últimos doze meses?',
    numeros: ['impostos', 'folha', 'sobra_mes', 'margem'],
    causas: ['margem_declarada', 'service_pricing'],
    passos: [
      {
        acao: 'Some doze meses de venda e de folha com pró-labore',
        detalhes:
          'Peça ao contador os dois totais e divida a folha, com encargos e pró-labore, pela venda. Pergunte qual é a parte mínima para mudar de anexo e quanto falta.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 7,
        resultado: 'Você vê se está perto da faixa em que o imposto cai.',
      },
      {
        acao: 'Peça a simulação dos dois anexos com pró-labore maior',
        detalhes:
          'O contador calcula o imposto de hoje, o do outro anexo e o INSS e o imposto de renda do pró-labore a mais. Decida pela soma de tudo, e não só pela guia do Simples.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 2, equipe: 0 },
        compra: { item: 'Simulação avulsa, se o contador cobrar', min: 0, max: 500 },
        mensal: null,
        dia: 20,
        resultado: 'A decisão sai de uma conta completa, por escrito, e não de palpite.',
      },
      {
        acao: 'Ajuste o pró-labore no mês certo e confira a primeira guia',
        detalhes:
          'Se a conta fechar, mude o valor com registro e acompanhe a razão todo mês, porque ela olha para os doze meses anteriores. Confira o anexo impresso na primeira guia nova.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 30,
        resultado: 'O imposto cai pelo caminho previsto na lei e não volta no mês seguinte.',
      },
      {
        acao: 'Acompanhe a razão entre folha e venda todo mês',
        detalhes:
          'Anote a razão na mesma planilha da guia e peça aviso ao contador quando ela chegar perto do limite. Um mês de venda muito forte pode tirar a empresa da faixa.',
        categoria: 'Finanças',
        papel: 'financas',
        horas: { dono: 1, equipe: 0 },
        compra: null,
        mensal: null,
        dia: 60,
        resultado: 'Nenhuma guia chega com anexo trocado sem você saber o motivo.',
      },
    ],
    armadilha: 'Subir o pró-labore sem somar o INSS e o imposto de renda dele: a guia cai e o total pode subir.',
    contradiz: [],
    encaminha: 'Contador; uma segunda opinião paga costuma se pagar na primeira guia.',
    material: {
      tipo: 'mensagem',
      titulo: 'Pedido de simulação ao contador',
      texto: `Oi, [nome]! Quero entender em que anexo do Simples estamos e por quê.
Pode me mandar o total de vendas e o total de folha com pró-labore dos últimos doze meses?
Com esses números, qual é hoje a nossa razão entre folha e venda, e qual precisamos para mudar de anexo?
Simule, por favor: imposto de hoje; imposto no outro anexo; INSS e imposto de renda com o pró-labore maior.
Preciso da conta por escrito até [data] para decidir o pró-labore do próximo mês.`,
    },
  },
]
