import { expect, it } from 'vitest'
import { elsewhereForm } from './off-topic-forms.ts'

it.each([
  'me ajuda no dever de casa do meu neto, é sobre o imperio romano',
  'faz um cordel pro meu avô que faz 90 anos',
  'meu filho ta com tosse e febre, qual xarope eu dou',
  'traduz essa frase pro inglês: bom dia meu amor',
  'que dia acaba a novela das nove',
  'traduz pro espanhol: boas festas aos nossos clientes',
  'minha neta não quer ir pra escola, o que faço',
  'qual a melhor praia pra passar o ano novo',
  'to brigando demais com meu marido por causa da sogra',
  'borracharia aqui, que horas joga o corinthians hj',
  'sou manicure, meu menino ta com lição de geografia sobre relevo, resume pra mim',
  'tenho um curso de desenho, como faz lasanha de frigideira',
  'faço doce, como tira mancha de vinho do sofa',
  'tenho uma van escolar, como ensino meu cachorro a dar a pata',
  'loja de tinta, quem descobriu o brasil',
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
  'bar aqui, compro o pacote do jogo do flamengo pro telão, compensa?',
  'lavanderia: como tirar mancha da roupa da cliente sem estragar',
  'confeitaria: qual a melhor receita de bolo pra render mais e baixar o custo',
  'tenho hotel pra cachorro, quanto cobro pra adestrar o cachorro do cliente',
  'livraria: qual livro vende mais no natal',
  'padaria aqui, que horas abro no carnaval',
])('is of business: %s', (question) => {
  expect(elsewhereForm(question)).toBeNull()
})
