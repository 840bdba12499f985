import { getDocumentProxy } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { drawWell, openPaper, type Paper } from './paper.ts'

/** A document with that many lines. */
async function linesOn(air: number, count: number): Promise<Paper> {
  const paper = await openPaper({ title: 'Teste', createdAt: new Date(0), air })
  for (let line = 0; line < count; line += 1) paper.text(`Linha ${line}`)
  return paper
}

/** Lines of each page. */
async function pagesOf(paper: Paper): Promise<number[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await paper.finish('Teste')))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, place) => {
      const { items } = await (await pdf.getPage(place + 1)).getTextContent()
      return items.filter((item) => 'str' in item && item.str.startsWith('Linha')).length
    }),
  )
}

describe('the last page', () => {
  test('never holds a line or two', async () => {
    const full = (await pagesOf(await linesOn(1, 200)))[0]!
    for (const over of [1, 2, 3]) {
      const count = 3 * full + over
      expect((await pagesOf(await linesOn(1, count))).at(-1)).toBe(over)
      const pages = await pagesOf(await drawWell((air) => linesOn(air, count)))
      expect(pages.reduce((sum, each) => sum + each)).toBe(count)
      expect(pages.at(-1)).toBeGreaterThan(full / 9)
    }
  })

  test('stays as it is where it is well filled', async () => {
    const airs: number[] = []
    const draw = (air: number) => {
      airs.push(air)
      return linesOn(air, 50)
    }
    await drawWell(draw)
    expect(airs).toEqual([1])
  })
})
