import { expect, test } from 'vitest'
import { sheetAt } from './sheet.ts'

test('a sheet is a heading for every column and rows of as many cells', () => {
  const lines = ['Folha de perdas', 'Item;Custo;O que fazer', '[item];[valor];', 'Soma;[valor];', '', 'Depois']
  expect(sheetAt(lines, 0)).toEqual([])
  expect(sheetAt(lines, 1)).toEqual([
    ['Item', 'Custo', 'O que fazer'],
    ['[item]', '[valor]', ''],
    ['Soma', '[valor]', ''],
  ])
  expect(sheetAt(lines, 4)).toEqual([])
})

test('sentences with semicolons are no sheet', () => {
  expect(sheetAt(['1) Pix de R$ [valor] até [dia];', '2) dividir em [número] vezes;'], 0)).toEqual([])
  expect(sheetAt(['Entrada na aprovação; o resto em [dias] dias.', 'Qual é possível?'], 0)).toEqual([])
  expect(sheetAt(['• Até 15 dias: conte o estoque; 2 horas', '• Até 30 dias: ligue; 3 horas'], 0)).toEqual([])
  expect(sheetAt(['A sobra caiu; veja por quê.', 'O caixa dura; guarde assim.'], 0)).toEqual([])
  expect(sheetAt([], 0)).toEqual([])
})
