import { expect, it } from 'vitest'
import { elsewhereForm } from './off-topic-forms.ts'

it.each([
  'me ajuda no dever de casa do meu neto, é sobre o imperio romano',
  'faz um cordel pro meu avô que faz 90 anos',
  'meu filho ta com tosse e febre, qual xarope eu dou',
  'traduz essa frase pro inglês: bom dia meu amor',
  'que dia acaba a novela das nove',
  'minha neta não quer ir pra escola, o que faço',
  'qual a melhor praia pra passar o ano novo',
  'to brigando demais com meu marido por causa da sogra',
])('is asked of any assistant: %s', (question) => {
  expect(elsewhereForm(question)).not.toBeNull()
})

it.each([
  'como organizo o dever de casa dos alunos do reforço',
  'preciso traduzir o cardápio pro inglês, vale a pena',
  'brigo com meu marido por causa de trabalho na loja',
  'meu filho não quer estudar e quer trabalhar comigo na oficina',
  'minha mãe ta doente e não sei como tocar a loja sozinha',
  'posto mensagem de aniversário pros clientes, funciona?',
  'o cliente diz que o carro ta fazendo barulho depois do conserto',
  'a prova de inglês da escola, cobro segunda chamada?',
])('is of business: %s', (question) => {
  expect(elsewhereForm(question)).toBeNull()
})
