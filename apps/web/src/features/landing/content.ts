import type { FactKind } from '@norteia/contracts/fact-kind'

export const FEATURES = [
  {
    id: 'diagnostico',
    title: 'Diagnóstico com nota',
    text: 'Um questionário de 3 a 6 minutos, com perguntas próprias do seu segmento. Você recebe uma nota geral, a nota de seis áreas e o que pesou em cada uma.',
  },
  {
    id: 'previsao',
    title: 'Previsão com margem',
    text: 'Com o faturamento mês a mês, a Norteia prevê os próximos três meses. Sempre com o mínimo e o máximo, nunca com uma certeza que não existe.',
  },
  {
    id: 'plano',
    title: 'Plano de 30, 60 e 90 dias',
    text: 'As ações mais urgentes vêm primeiro, cada uma com prazo, responsável, faixa de custo e o resultado que se espera dela.',
  },
] as const

export const STEPS = [
  { title: 'Você responde', text: 'Diagnóstico, cadastro da empresa e, se quiser, o faturamento dos últimos meses.' },
  {
    title: 'O motor calcula',
    text: 'Regras abertas dão de 0 a 100 para cada resposta. A nota de cada área é a média delas: as que mais importam pesam mais.',
  },
  {
    title: 'Compara com o que é público',
    text: 'IBGE, Sebrae, Banco Central e outras fontes, com ano e endereço. Onde não há referência, o relatório diz isso.',
  },
  {
    title: 'Você confere',
    text: 'Toque em qualquer número e veja a conta inteira, até a pergunta que você respondeu.',
  },
] as const

export const KINDS: readonly { kind: FactKind; text: string }[] = [
  { kind: 'informado', text: 'Veio de uma resposta sua' },
  { kind: 'importado', text: 'Veio do histórico que você enviou' },
  { kind: 'calculado', text: 'Conta feita só com os seus dados' },
  { kind: 'estimado', text: 'Hipótese declarada, com a fórmula' },
  { kind: 'referência', text: 'Número público, com fonte e ano' },
]

export const PRIVACY = [
  {
    title: 'Nenhuma IA externa por padrão',
    text: 'A análise roda no próprio servidor da Norteia. Se um provedor externo for ligado, nome, e-mail, telefone e CNPJ não saem daqui.',
  },
  {
    title: 'Seus dados são seus',
    text: 'Exporte tudo em um arquivo ou exclua a conta quando quiser, em Configurações. A exclusão apaga os dados de verdade.',
  },
  {
    title: 'Só você vê a sua empresa',
    text: 'Cada consulta confere o dono da empresa. Senhas são guardadas como resumo criptográfico e você vê em quais aparelhos entrou.',
  },
] as const
