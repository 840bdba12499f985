import { expect, test } from 'vitest'
import { beginning, preview } from './excerpt.ts'
import { reportBlocks } from './report-blocks.ts'

test('a preview is cut at a word on one line', () => {
  const text = preview(`${'palavra '.repeat(40)}\n\nfim`, 150)
  expect(text.length).toBeLessThanOrEqual(151)
  expect(text.endsWith('palavra…')).toBe(true)
  expect(preview('curto', 150)).toBe('curto')
})

test('an excerpt keeps the positions of references within it', () => {
  const text = 'um dois três quatro cinco'
  expect(text.startsWith(beginning(text, 12))).toBe(true)
})

test('an excerpt ends before a heading whose text is cut off', () => {
  expect(beginning('Abertura que basta.\n\nO QUE VOCÊ ESTÁ DECIDINDO\n“Abrir outra loja”', 34)).toBe(
    'Abertura que basta.',
  )
  expect(beginning('Abertura.\n\nPLANO\nAté 15 dias, faça a conta', 30)).toBe('Abertura.\n\nPLANO\nAté 15 dias,')
})

test('report lines know where they stand in the text', () => {
  const text = 'Abertura.\n\nPLANO DE 90 DIAS\n• Até 15 dias: faça.'
  for (const block of reportBlocks(text))
    expect(text.slice(block.start, block.start + block.text.length)).toBe(block.text)
  expect(reportBlocks(text).map((block) => [block.heading, block.item])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
})

test('a sheet in the report is one block whose cells know where they stand', () => {
  const text = 'MATERIAL\nFolha\nItem;Custo;Ação\n[item]; 100;\nSoma;[valor];\n\nDepois'
  const blocks = reportBlocks(text)
  expect(blocks.map((block) => [block.text, block.sheet?.rows.length])).toEqual([
    ['MATERIAL', undefined],
    ['Folha', undefined],
    ['Item;Custo;Ação\n[item]; 100;\nSoma;[valor];', 3],
    ['Depois', undefined],
  ])
  const { rows, starts } = blocks[2]!.sheet!
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      expect(text.slice(starts[row]![column]!, starts[row]![column]! + cell.length)).toBe(cell)
    })
  })
  expect(rows[1]).toEqual(['[item]', '100', ''])
  expect(text.slice(blocks[3]!.start)).toBe('Depois')
})
