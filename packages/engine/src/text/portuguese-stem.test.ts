import { describe, expect, it } from 'vitest'
import { portugueseStem } from './portuguese-stem.ts'

describe('the stem of a Portuguese word', () => {
  // As the Snowball project's own stemmer gives them.
  it.each([
    ['gerencias', 'gerenc'],
    ['vendedores', 'vendedor'],
    ['lentamente', 'lent'],
    ['ativamente', 'ativ'],
    ['relativamente', 'relat'],
    ['comodidade', 'comod'],
    ['responsabilidade', 'respons'],
    ['amavelmente', 'amavel'],
    ['biologia', 'biolog'],
    ['madeira', 'madeir'],
    ['parceira', 'parceir'],
    ['queiras', 'queir'],
    ['iniciativa', 'inic'],
    ['formativas', 'format'],
    ['andarmos', 'andarm'],
    ['vendido', 'vend'],
    ['comecei', 'comec'],
    ['negocie', 'negoc'],
    ['pague', 'pag'],
    ['segue', 'seg'],
    ['luzes', 'luz'],
    ['aluno', 'alun'],
    ['boi', 'boi'],
    ['ia', 'ia'],
    ['amos', 'amos'],
    ['pagamento', 'pagament'],
    ['x', 'x'],
    ['2026', '2026'],
    ['perigosamente', 'perig'],
    ['criativo', 'criativ'],
    ['empresarial', 'empresarial'],
  ])('%s is %s', (word, stem) => {
    expect(portugueseStem(word)).toBe(stem)
  })
})
