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
  'borracharia aqui, que horas joga o corinthians hj',
  'sou manicure, meu menino ta com lição de geografia sobre relevo, resume pra mim',
  'tenho um curso de desenho, como faz lasanha de frigideira',
  'faço doce, como tira mancha de vinho do sofa',
  'tenho uma van escolar, como ensino meu cachorro a dar a pata',
  'loja de tinta, quem descobriu o brasil',
  'sera q vai chover em goiania no sabado? quero fazer o churrasco de aniversario do meu marido',
  'como faço pra deixar o arroz soltinho? minha mulher viajou',
  'vai chover no fim de semana? tenho um gramado pra cortar',
  'que tempo vai fazer domingo na praia',
  'quantos graus vai fazer hoje a noite',
  'como tempero frango pra assar no domingo',
  'a panqueca sempre gruda na frigideira, o que faço',
  'me explica o que é mitocondria, é pra escola do meu filho',
  'quem foi que descobriu a penicilina',
  'quem morreu hoje de famoso',
  'meu chuveiro queimou, como troco a resistencia',
  'qual praia levo as crianças nas férias',
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
  'vendo arroz no atacado, como deixo meu arroz mais conhecido no bairro',
  'faço marmita e o arroz sobra todo dia, como diminuo a perda',
  'vai chover na festa que eu decoro, preciso ter tenda?',
  'no calor a fila do açaí dobra, contrato alguém?',
  'faço churrasco em domicilio, quanto cobro por pessoa',
  'faço bolo e a massa sola no calor, perco encomenda',
  'conserto chuveiro, quanto cobro a visita',
  'tenho bar, passo o jogo do flamengo, precisa pagar direito?',
  'a previsao do tempo erra e minha colheita perde',
  'sou professora particular, o pai reclama da nota, devolvo?',
  'pinto sala de casa, quanto cobro o metro',
])('is of business: %s', (question) => {
  expect(elsewhereForm(question)).toBeNull()
})
