const PROVIDERS: Readonly<Record<string, string>> = {
  google: 'Google Gemini',
  anthropic: 'Anthropic Claude',
  openai: 'OpenAI',
  'openai-compatible': 'Serviço compatível com a OpenAI',
}
export const providerName = (name: string): string => PROVIDERS[name] ?? name

const OUTCOMES: Readonly<Record<string, string>> = {
  aceito: 'Texto aceito',
  reprovado: 'Texto recusado na conferência',
  resposta_invalida: 'Resposta fora do formato',
  resposta_cortada: 'Resposta cortada',
  limite_de_uso: 'Limite de uso do provedor',
  chave_recusada: 'Chave recusada pelo provedor',
  servidor_do_provedor: 'Falha no provedor',
  sem_conexao: 'Sem conexão com o provedor',
  tempo_esgotado: 'Sem resposta a tempo',
  cancelado: 'Interrompido',
}
export const outcomeText = (outcome: string): string => OUTCOMES[outcome] ?? outcome
