import type { LanguageModel } from 'ai'
import type { AiProvider } from '#src/platform/config.ts'
import { modelFetch } from './model-fetch.ts'

/** Used where the operator names no model; the screen shows the model that the provider reports. */
const DEFAULT_MODELS: Record<AiProvider['name'], string> = {
  google: 'gemini-2.5-flash',
  anthropic: 'claude-haiku-4-5',
  openai: 'gpt-5-mini',
  'openai-compatible': 'default',
}

/** The SDK's model for a configured provider, whose package is loaded on demand. */
export async function openModel(provider: AiProvider): Promise<LanguageModel> {
  const { wrapLanguageModel, extractJsonMiddleware } = await import('ai')
  const id = provider.model ?? DEFAULT_MODELS[provider.name]
  const settings = {
    fetch: modelFetch,
    ...(provider.apiKey && { apiKey: provider.apiKey }),
    ...(provider.baseUrl && { baseURL: provider.baseUrl }),
  }
  const open = {
    google: async () => (await import('@ai-sdk/google')).createGoogle(settings)(id),
    anthropic: async () => (await import('@ai-sdk/anthropic')).createAnthropic(settings)(id),
    openai: async () => (await import('@ai-sdk/openai')).createOpenAI(settings)(id),
    'openai-compatible': async () =>
      (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        ...settings,
        name: 'openai-compatible',
        baseURL: provider.baseUrl ?? '',
        supportsStructuredOutputs: true,
      })(id),
  }
  return wrapLanguageModel({ model: await open[provider.name](), middleware: extractJsonMiddleware() })
}
