import { expect, it } from 'vitest'
import { weighsIn } from './wishes.ts'

it.each([
  'um cliente só é 70% do que faturo. isso é ruim?',
  'quero tirar o bombom que dá trabalho. mato ou não kkk',
  'clube de flor toda semana, vale a pena?',
  'minha folha é 38% da venda, é muito alto?',
])('asks for a yes or a no: %s', (question) => expect(weighsIn(question)).toBe(true))

it.each([
  'como ponho preço no bolo',
  'o cliente achou caro e foi embora',
  'quanto cobro ou não sei calcular',
  'o serviço compensa o material que gasto',
])('asks for a way: %s', (question) => expect(weighsIn(question)).toBe(false))
