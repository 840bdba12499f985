import { describe, expect, test } from 'vitest'
import { readStatement } from '#src/read.ts'
import { extratoOf, HOJE, short, utf8, windows1252 } from '#src/testing/bytes.ts'
import { HEADER, movement, ofx } from '#src/testing/ofx-file.ts'

const linesOf = async (bytes: Uint8Array | string, respostas = {}) => {
  const extrato = await extratoOf(bytes, respostas)
  return extrato.contas.flatMap(({ linhas }) => linhas.map(short))
}

const PADARIA = '2026-07-05 -1000 PADARIA CENTRAL'
const TWO = ['2026-07-05 -1000 PADARIA CENTRAL', '2026-07-06 2500 VENDA BALCAO']
const twoMovements = [
  movement('20260705', '-10.00', 'PADARIA CENTRAL', 'A1'),
  movement('20260706', '25.00', 'VENDA BALCAO', 'A2'),
].join('\n')

describe('bytes', () => {
  test('the header lies about its encoding', async () => {
    const text = ofx({ movements: movement('20260705', '-10.00', 'AÇOUGUE SÃO JOÃO – “BOI”', 'A1') })
    const expected = ['2026-07-05 -1000 AÇOUGUE SÃO JOÃO – “BOI”']
    const claimsUtf = text.replace('USASCII', 'UTF-8').replace('CHARSET:1252', 'CHARSET:NONE')
    const claimsIso = text.replace('CHARSET:1252', 'CHARSET:ISO-8859-1')
    for (const claim of [text, claimsUtf, claimsIso]) {
      expect(await linesOf(utf8(claim))).toEqual(expected)
      expect(await linesOf(windows1252(claim))).toEqual(expected)
    }
    expect(await linesOf(utf8(`\ufeff${text}`))).toEqual(expected)
  })

  test('every byte of windows-1252, on this runtime', async () => {
    const letters = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ¡ÿ'
    const text = ofx({ movements: movement('20260705', '-10.00', letters, 'A1') })
    expect(await linesOf(windows1252(text))).toEqual([`2026-07-05 -1000 ${letters}`])
  })

  test('UTF-16 and NUL bytes', async () => {
    const text = ofx()
    const wide = new Uint8Array(new Uint16Array(Array.from(`\ufeff${text}`, (one) => one.charCodeAt(0))).buffer)
    expect(await linesOf(wide)).toEqual([PADARIA])
    expect(await linesOf(wide.subarray(2))).toEqual([PADARIA])
    expect(await linesOf(text.replace('PADARIA', 'PADA\0RIA'))).toEqual([PADARIA])
  })
})

describe('how the file is written', () => {
  const plain = ofx({ movements: twoMovements })

  test('one line, CR only, tabs, spaces, lower case: the same movements', async () => {
    const forms = [
      plain.replaceAll('\n', ''),
      plain.replaceAll('\n', '\r'),
      plain.replaceAll('\n', '\r\n'),
      plain.replaceAll('\n<', '   \n\t\t<'),
      plain.replace(/<[^>]*>/g, (tag) => tag.toLowerCase()),
      plain.replace(HEADER, HEADER.replaceAll('\n', ' ')),
      plain.replace(HEADER, ''),
    ]
    for (const form of forms) expect(await linesOf(form)).toEqual(TWO)
  })

  test('the line of a movement is where it begins, whatever ends the lines', async () => {
    const lines = plain.split('\n')
    const expected = lines.flatMap((line, index) => (line.includes('<STMTTRN>') ? [index + 1] : []))
    for (const end of ['\n', '\r', '\r\n']) {
      const extrato = await extratoOf(lines.join(end))
      expect(extrato.contas[0]?.linhas.map(({ linha }) => linha)).toEqual(expected)
    }
  })

  test('OFX 2: closed tags, with and without its instruction, entities', async () => {
    const body = plain
      .replace(HEADER, '')
      .replace('PADARIA CENTRAL', 'BAR &amp; CAF&#233; &lt;1&gt; &quot;X&#x22;')
      .replace(
        /<(TRNTYPE|DTPOSTED|TRNAMT|FITID|MEMO|BALAMT|DTASOF|CURDEF|BANKID|ACCTID|ACCTTYPE|DTSTART|DTEND)>([^<\n]*)/g,
        '<$1>$2</$1>',
      )
    const expected = ['2026-07-05 -1000 BAR & CAFé <1> "X"', TWO[1]]
    expect(
      await linesOf(`<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n${body}`),
    ).toEqual(expected)
    expect(await linesOf(`<?xml version="1.0"?>\n${body}`)).toEqual(expected)
  })

  test('leaves closed and not closed in one file', async () => {
    expect(await linesOf(plain.replace('<TRNAMT>-10.00', '<TRNAMT>-10.00</TRNAMT>'))).toEqual(TWO)
  })

  test('missing end tags of list and movements', async () => {
    expect(await linesOf(plain.replace('</BANKTRANLIST>', ''))).toEqual(TWO)
    const none = plain.replaceAll('</STMTTRN>', '').replace('</BANKTRANLIST>', '')
    const extrato = await extratoOf(none)
    expect(extrato.contas[0]?.linhas.map(short)).toEqual(TWO)
    expect(extrato.contas[0]?.saldos).toHaveLength(1)
    expect(extrato.avisos).toEqual([])
  })

  test('movements without the statement around them', async () => {
    expect(await linesOf(`<OFX>${twoMovements}</OFX>`)).toEqual(TWO)
    expect(await linesOf(`${twoMovements}<STMTTRN>`)).toHaveLength(3)
  })

  test('a cut download keeps its good lines, warns and proves nothing', async () => {
    const whole = ofx({ movements: [twoMovements, movement('20260707', '-1234.56', 'ALUGUEL LOJA', 'A3')].join('\n') })
    const at = whole.indexOf('<TRNAMT>-1234.56') + '<TRNAMT>-1'.length
    const extrato = await extratoOf(whole.slice(0, at))
    expect(extrato.contas[0]?.linhas.map(short)).toEqual([...TWO, '2026-07-07 -100 Sem descrição !Linha incompleta.'])
    expect(extrato.contas[0]).toMatchObject({ cortado: true, saldos: [] })
    expect(extrato.avisos).toEqual([expect.stringContaining('cortado no meio')])
    for (let end = whole.indexOf('<OFX>'); end < whole.length - 6; end += 3) {
      const cut = await readStatement(utf8(whole.slice(0, end)), { nome: 'a.ofx', hoje: HOJE })
      const good =
        cut.recusado === undefined ? cut.contas.flatMap(({ linhas }) => linhas.filter(({ recusa }) => !recusa)) : []
      expect(good.every((line) => [...TWO, '2026-07-07 -123456 ALUGUEL LOJA'].includes(short(line)))).toBe(true)
    }
  })

  test('a cut inside a letter of UTF-8 does not spoil the other letters', async () => {
    const bytes = utf8(ofx({ movements: `${movement('20260705', '-10.00', 'AÇÚCAR', 'A1')}<STMTTRN><MEMO>Ç` }))
    const end = bytes.lastIndexOf(0xc3) + 1
    expect(await linesOf(bytes.subarray(0, end))).toContain('2026-07-05 -1000 AÇÚCAR')
  })
})

describe('amounts', () => {
  test.each([
    ['           1690,70', 169070],
    ['-1.912,59', -191259],
    ['50.0000', 5000],
    ['1,234.56', 123456],
    ['- 5,17', -517],
    ['(5,17)', -517],
    ['1\u00a0690,70', 169070],
    ['12,50D', -1250],
    ['12,50 C', 1250],
    ['12.5-', -1250],
    ['R$ 1.234.567,89', 123456789],
    ['+7', 700],
  ])('%s', async (text, cents) => {
    const other = text.includes(',') && !text.includes('.56') ? '-1,00' : '-1.00'
    const file = ofx({ movements: [movement('20260705', text, 'A'), movement('20260706', other, 'B')].join('\n') })
    expect((await linesOf(file))[0]).toBe(`2026-07-05 ${cents} A`)
  })

  test.each(['50.1234', '12.3.4', 'abc', '1e5', '--'])('%s is refused with its line, the others stay', async (text) => {
    const file = ofx({ movements: [movement('20260705', text, 'A'), movement('20260706', '-1.00', 'B')].join('\n') })
    expect((await linesOf(file)).slice(-2)).toEqual([`2026-07-05 null A !Valor ilegível.`, '2026-07-06 -100 B'])
  })

  test('zero and missing amounts are refused, each with its reason', async () => {
    const file = ofx({
      movements: [
        movement('20260705', '0.00', 'A'),
        movement('20260705', '', 'B'),
        movement('20261305', '-1.00', 'C'),
        movement('20260706', '-1.00', 'D'),
      ].join('\n'),
    })
    expect(await linesOf(file)).toEqual([
      '2026-07-05 0 A !Valor zero.',
      '2026-07-05 null B !Sem valor.',
      'null -100 C !Data ilegível.',
      '2026-07-06 -100 D',
    ])
  })

  test('1.234 without other amounts becomes a question', async () => {
    const file = ofx({ movements: movement('20260705', '-1.234', 'A'), balance: '' })
    expect((await extratoOf(file)).perguntas.map(({ id }) => id)).toEqual(['decimal'])
    const comma = await extratoOf(file, { decimal: 'virgula' })
    expect([comma.perguntas, comma.contas[0]?.linhas.map(short)]).toEqual([[], ['2026-07-05 -123400 A']])
    expect(await linesOf(file, { decimal: 'ponto' })).toEqual(['2026-07-05 null A !Valor ilegível.'])
  })
})
