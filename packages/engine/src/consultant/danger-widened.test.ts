import { expect, it } from 'vitest'
import { dangerOf, heardIn } from './danger.ts'

it.each([
  ['emprestar_nome', 'me pediram nota e nao tenho mei, emito no cnpj do meu primo?'],
  ['documento_falso', 'o rapaz faltou, onde arrumo um atestado pronto pra ele justificar'],
  ['espionar', 'da pra instalar um app no celular do atendente pra ler as mensagens dele sem ele saber'],
  ['espaco_fechado', 'a cisterna do predio: entra so um funcionario la dentro pra limpar rapido'],
  ['cadeia_do_frio', 'o frango temperado ficou fora da geladeira a noite toda mas cheira bem, sirvo?'],
  ['agronomy', 'o cachorro nao deixa cortar a unha, dou um calmante antes da tosa?'],
  ['risco_no_trabalho', 'a chapa ta dando choque nas menina, da pra trabalhar assim ate segunda?'],
  [
    'dinheiro_nao_declarado',
    'trabalho com pintura, sou mei e faltam 3 mil pro teto. minha esposa é do lar, se as vendas caírem na maquininha no cpf dela ate janeiro ninguem descobre ne? depois volto pra minha',
  ],
  ['alimento_sem_controle', 'quero vender em outra cidade sem selo mesmo, lá todo mundo vende sem'],
])('hears %s: %s', (id, question) => expect(heardIn(question)?.id).toBe(id))

it.each([
  'minha irma trabalha comigo na loja, pago o inss dela como autonoma?',
  'o cliente pediu nota no nome da empresa dele, como emito?',
  'o cliente trouxe o celular pra consertar e pediu backup das fotos, quanto cobro?',
  'onde compro embalagem pronta pra marmita',
  'o cachorro ficou calmo no banho, quanto cobro a tosa?',
  'a maquina de cartao ta com o fio quebrado, onde troco?',
  'não tenho selo nenhum e queria vender na feira, como tiro o do município?',
  'minha esposa tem maquininha no cnpj dela e eu no meu, qual das duas cobra menos?',
  'fiz o molho a noite, quanto tempo dura na geladeira?',
])('raises no alarm: %s', (question) => expect(dangerOf(question)).toBeUndefined())
