import { expect, test } from 'vitest'
import { sceneOf } from '#src/reading/scene.ts'
import { blankForm } from '#src/testing/companies.ts'
import { termsOf } from './terms.ts'

const read = (main_challenge: string) =>
  termsOf(sceneOf({ ...blankForm, main_challenge })).map(({ dimension, value, noun, time, deed }) => [
    dimension,
    Math.round(value * 1_000) / 1_000,
    noun,
    time,
    deed,
  ])

test('every number is a quantity of something, per something, with what happens to it', () => {
  expect(read('Instalo 30 box por mês a 1.150, 2 em cada 10 eu refaço e cada um refeito me custa 620')).toEqual([
    ['things', 30, 'box', 'mes', null],
    ['reais', 1_150, 'box', null, 'price'],
    ['share', 0.2, '', null, 'redone'],
    ['reais', 620, '', null, 'cost'],
  ])
  expect(read('Gasto meia hora por dia esperando, um terço das peças racha e pago 4 músicos a 90')).toEqual([
    ['hours', 0.5, '', 'dia', 'idle'],
    ['share', 0.333, 'peca', null, 'wasted'],
    ['things', 4, 'musico', null, null],
    ['reais', 90, 'musico', null, 'cost'],
  ])
})

test.each([
  'abri em 2009 e tenho 46 anos',
  'fica a 12 km daqui, o galpão tem 300 metros',
  'o piso é 60x60 e visto tamanho 38',
  'dão 20% de desconto',
  'um sócio tem 60% das cotas',
])('no quantity: %s', (text) => expect(read(text)).toEqual([]))

test('what is sold in an application goes to nobody', () => {
  expect(read('Faço 600 marmitas e 400 saem pelo ifood a 22')[1]?.[4]).toBeNull()
  expect(read('Tenho 140 alunos e 6 saem por mês')[1]?.[4]).toBe('left')
})
