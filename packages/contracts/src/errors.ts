import * as z from 'zod/mini'
import { LIMITS } from './limits.ts'

/** Stable codes of the error envelope; `platform/errors.ts` of the server holds the table code → status. */
export const ERROR_CODES = [
  'bad_request',
  'unauthorized',
  'invalid_credentials',
  'two_factor_required',
  'two_factor_invalid',
  'forbidden',
  'not_found',
  'conflict',
  'payload_too_large',
  'unsupported_media_type',
  'invalid_fields',
  'too_many_requests',
  'internal',
  'unavailable',
  'storage_full',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

/** Every error answer, at any status. `message` and `error` are the same Portuguese sentence. */
export const ErrorEnvelope = z.object({
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
})
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>

/** The sentences of the error classes that have one of their own. */
export const ERROR_TEXT = {
  badRequest: 'Dados inválidos.',
  unauthorized: 'Sua sessão expirou. Por favor, faça login novamente.',
  invalidCredentials: 'E-mail ou senha incorretos.',
  forbiddenCompany: 'Você não tem acesso a esta empresa.',
  notFound: 'Não encontrado.',
  emailTaken: 'Este e-mail já está cadastrado.',
  companyLimit: `Você chegou ao limite de ${LIMITS.companies} empresas.`,
  cnpjTaken: 'Você já cadastrou uma empresa com este CNPJ.',
  noActiveCompany: 'Nenhuma empresa ativa selecionada',
  tooLarge: 'Os dados enviados excedem o tamanho permitido.',
  unsupportedMediaType: 'Tipo de conteúdo não suportado.',
  internal: 'Erro interno. Tente novamente em instantes.',
  unavailable: 'Serviço temporariamente indisponível. Tente novamente em instantes.',
  storageFull: 'Armazenamento temporariamente indisponível. Tente novamente em alguns minutos.',
  idempotencyMismatch: 'Esta solicitação já foi enviada com outros dados.',
  analysisLimit: 'Limite de análises atingido. Tente novamente mais tarde.',
  wrongCurrentPassword: 'Senha atual incorreta.',
  tooManyAttempts: (seconds: number) => `Muitas tentativas. Aguarde ${seconds} segundos e tente novamente.`,
} as const
