import { expect, it } from 'vitest'
import { fold } from '#src/text/words.ts'
import { smallTalk } from './small-talk.ts'

it.each([
  'quero falar com uma pessoa da equipe',
  'tem whatsapp pra falar com alguém?',
  'me passa pra um atendente',
  'qual o whatsapp de vocês',
])('hears who asks for a person: %s', (question) => {
  expect(smallTalk(fold(question))?.pessoa).toBe(true)
})

it.each([
  'só tenho as conversa no zap e a nota da madeira',
  'não tem contrato, guardei os áudios de conversa com ele no whats',
  'foi tudo combinado na conversa, ficou tudo no zap',
  'faço promoção pra chamar gente na loja?',
])('hears no such wish in what she tells: %s', (question) => {
  expect(smallTalk(fold(question))?.pessoa ?? false).toBe(false)
})
