import { describe, expect, test } from 'vitest'
import { extratoOf, short, utf8, windows1252 } from '#src/testing/bytes.ts'
import { asked, conta, lines, proofOf } from '#src/testing/tables.ts'

describe('banks', () => {
  test('Nubank conta: dot decimals, an id', async () => {
    const read = await conta(
      'Data,Valor,Identificador,Descrição\n01/07/2026,-50.00,64a-1,Transferência enviada pelo Pix - ANA LIMA - •••.123.456-•• - ITAÚ (0341) Agência: 1 Conta: 2-3\n02/07/2026,1250.40,64a-2,Transferência Recebida - LOJA SOL LTDA - 12.345.678/0001-90 - NU (0260)\n',
    )
    expect(read).toMatchObject({ banco: { codigo: '260' }, tipo: 'corrente', saldos: [] })
    expect(
      read.linhas.map(({ centavos, fitid, contraparte, documento, linha }) => [
        linha,
        centavos,
        fitid,
        contraparte,
        documento,
      ]),
    ).toEqual([
      [2, -5000, '64a-1', 'ANA LIMA', 'CPF'],
      [3, 125040, '64a-2', 'LOJA SOL LTDA', 'CNPJ'],
    ])
    expect(proofOf(read).estado).toBe('sem_saldo')
  })

  test('Nubank cartão: a purchase is positive, in both notations', async () => {
    expect(
      await lines('date,title,amount\n2026-07-01,Padaria,25.50\n2026-07-03,Pagamento recebido,-1000.00\n'),
    ).toEqual(['2026-07-01 -2550 Padaria', '2026-07-03 100000 Pagamento recebido'])
    const newer = await conta(
      'date,title,amount\n2026-07-01,Loja - Parcela 2/4,"289,81"\n2026-07-03,Pagamento recebido,"- 2.675,73"\n',
    )
    expect(newer.linhas.map(short)).toEqual([
      '2026-07-01 -28981 Loja - Parcela 2/4',
      '2026-07-03 267573 Pagamento recebido',
    ])
    expect([newer.tipo, newer.linhas[0]?.parcela]).toEqual(['cartao', { numero: 2, de: 4 }])
    expect(await asked('date,title,amount\n2026-07-01,Padaria,25.50\n')).toEqual([])
  })

  test('Inter: preamble, two real equal lines, rows without balance', async () => {
    const read = await conta(
      [
        'Extrato Conta Corrente;;;;',
        'Conta ;12345678;;;',
        'Período ;01/07/2026 a 31/07/2026;;;',
        'Saldo ;880,00;;;',
        '',
        'Data Lançamento;Histórico;Descrição;Valor;Saldo',
        '01/07/2026;Pix enviado;Cp :60701190-Carlos;-50,00;950,00',
        '01/07/2026;Pix enviado;Cp :60701190-Carlos;-50,00;',
        '02/07/2026;Pix recebido;Cp :18236120-Ana;-20,00;880,00',
      ].join('\n'),
    )
    expect(read.linhas.map(short)).toEqual([
      '2026-07-01 -5000 Pix enviado · Cp :60701190-Carlos',
      '2026-07-01 -5000 Pix enviado · Cp :60701190-Carlos',
      '2026-07-02 -2000 Pix recebido · Cp :18236120-Ana',
    ])
    expect(read).toMatchObject({ numero: '12345678', banco: { codigo: '077' } })
    expect(proofOf(read)).toMatchObject({ estado: 'confere', saldoInformado: 88000, saldoEm: '2026-07-02' })
  })

  test('C6 conta: mark, preamble of eight lines, columns of both sides, balance of the day, CRLF', async () => {
    const read = await conta(
      utf8(
        [
          '\ufeffEXTRATO DE CONTA CORRENTE C6 BANK',
          '',
          'Agência: 1 / Conta: 123456789',
          'Extrato gerado em 23/11/2026 - as transações abaixo',
          '',
          'Período: 01/07/2026 até 31/07/2026',
          '',
          '',
          'Data Lançamento,Data Contábil,Título,Descrição,Entrada(R$),Saída(R$),Saldo do Dia(R$)',
          '02/07/2026,03/07/2026,Pix recebido de ANA,TRANSF ENVIADA PIX,100.00,0.00,1150.00',
          '02/07/2026,03/07/2026,Pix recebido de BIA,TRANSF ENVIADA PIX,50.00,0.00,1150.00',
          '01/07/2026,01/07/2026,Boleto ENEL,PAGAMENTO,0.00,1234.56,1000.00',
        ].join('\r\n'),
      ),
    )
    expect(read.linhas.map(short)).toEqual([
      '2026-07-02 10000 Pix recebido de ANA · TRANSF ENVIADA PIX',
      '2026-07-02 5000 Pix recebido de BIA · TRANSF ENVIADA PIX',
      '2026-07-01 -123456 Boleto ENEL · PAGAMENTO',
    ])
    expect(read.linhas[0]?.linha).toBe(10)
    expect(proofOf(read)).toMatchObject({ estado: 'confere', saldoInformado: 115000, saldoCalculado: 115000 })
  })

  test('Banco do Brasil: CR only, trailing comma, first row is the balance before', async () => {
    const header = '"Data","Dependencia Origem","Histórico","Data do Balancete","Número do documento","Valor",'
    const file = windows1252(
      [
        header,
        '"30/06/2026","","Saldo Anterior","","0","1000.00",',
        '"01/07/2026","1234-5","Pagamento de Boleto - ENEL","","70101","-250.30",',
        '"15/07/2026","0000-0","Pix - Recebido","","71501","99.90",',
        '"31/07/2026","","S A L D O","","0","849.60",',
      ].join('\r'),
    )
    const read = await conta(file)
    expect(read.linhas.map(short)).toEqual([
      '2026-07-01 -25030 Pagamento de Boleto - ENEL',
      '2026-07-15 9990 Pix - Recebido',
    ])
    expect(read.linhas.map(({ linha }) => linha)).toEqual([3, 4])
    expect(proofOf(read)).toMatchObject({ estado: 'confere', saldoInformado: 84960, diferenca: 0 })
  })

  test('Banco do Brasil: an old export may write the month first, so the order is a question where nothing decides', async () => {
    const file = (first: string, second: string) =>
      `"Data","Dependencia Origem","Histórico","Data do Balancete","Número do documento","Valor",\n"${first}","","A","","1","-1.00",\n"${second}","","B","","2","-2.00",\n`
    expect(await asked(file('07/01/2026', '07/02/2026'))).toEqual(['data'])
    expect(await lines(file('07/01/2026', '07/02/2026'), { data: 'mda' })).toEqual([
      '2026-07-01 -100 A',
      '2026-07-02 -200 B',
    ])
    expect(await lines(file('07/01/2026', '07/22/2026'))).toEqual(['2026-07-01 -100 A', '2026-07-22 -200 B'])
    expect(await lines(file('01/07/2026', '22/07/2026'))).toEqual(['2026-07-01 -100 A', '2026-07-22 -200 B'])
  })

  test('Itaú: no header', async () => {
    const file = windows1252(
      '01/07/2026;PIX TRANSF JOÃO 01/07;-150,00\r\n02/07/2026;SALDO DO DIA;1850,00\r\n02/07/2026;REND PAGO APLIC AUT MAIS;0,37\r\n',
    )
    const read = await conta(file)
    expect(read.linhas.map(short)).toEqual([
      '2026-07-01 -15000 PIX TRANSF JOÃO 01/07',
      '2026-07-02 37 REND PAGO APLIC AUT MAIS',
    ])
    expect(read).toMatchObject({ banco: { codigo: '341' } })
    expect(await asked(file)).toEqual([])
  })

  test('Itaú: with header, rows of daily balances', async () => {
    const read = await conta(
      windows1252(
        [
          'data;lançamento;ag./origem;valor (R$);saldos (R$)',
          '30/06/2026;SALDO ANTERIOR;;;1.000,00',
          '01/07/2026;PIX TRANSF MARIA;;-150,00;',
          '01/07/2026;SALDO DO DIA;;;850,00',
          '02/07/2026;TED RECEBIDA;1234;2.000,00;',
          '02/07/2026;SALDO TOTAL DISPONÍVEL DIA;;;9.999,00',
          '02/07/2026;SALDO DO DIA;;;2.850,00',
        ].join('\n'),
      ),
    )
    expect(read.linhas.map(short)).toEqual(['2026-07-01 -15000 PIX TRANSF MARIA', '2026-07-02 200000 TED RECEBIDA'])
    expect(proofOf(read)).toMatchObject({ estado: 'confere', saldoInformado: 285000, saldoEm: '2026-07-02' })
  })

  test('Bradesco: unsigned debits, a second line of a memo', async () => {
    const read = await conta(
      windows1252(
        [
          'Extrato de: Ag: 1234 | Conta: 56789-0 | Entre 01/07/2026 e 31/07/2026',
          'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$)',
          '30/06/2026;SALDO ANTERIOR;;;;1.000,00',
          '01/07/2026;TRANSFERENCIA PIX;1234567;;300,00;700,00',
          ';REM: FULANO DE TAL 01/07;;;;',
          '02/07/2026;CIELO VENDAS;7654321;450,50;;1.150,50',
          'Total;;;450,50;300,00;1.150,50',
        ].join('\r\n'),
      ),
    )
    expect(read.linhas.map(short)).toEqual([
      '2026-07-01 -30000 TRANSFERENCIA PIX REM: FULANO DE TAL 01/07',
      '2026-07-02 45050 CIELO VENDAS',
    ])
    expect(read).toMatchObject({ agencia: '1234', numero: '56789-0', banco: { codigo: '237' } })
    expect(proofOf(read)).toMatchObject({ estado: 'confere', diferenca: 0 })
  })

  test('Bradesco: CR only, years of two digits, debits with a minus, the other side named in the first column', async () => {
    const read = await conta(
      [
        'Extrato de: Ag: 2 | Conta: 000001-0 | Entre 01/07/2026 e 31/07/2026',
        'Data;Histórico;Docto.;Crédito (R$);Débito (R$);Saldo (R$);',
        '30/06/26;COD. LANC. 0;0;0,00; ;"1,76";',
        '06/07/26; Credito em conta;0603493;"6.769,11"; ;"6.770,87";',
        ';Empregador Exemplo Ltda;;',
        '06/07/26; Transfe Pix;0635133; ;"-6.700,00";;',
        'Des: Maria da Silva 04/07;;',
        '10/07/26; Rentab.invest Facilcred*;6767450;"0,01";;"70,88";',
        ';Total;;"6.769,12";"-6.700,00";"70,88"',
        'Os dados acima têm como base 10/08/2026 e estão sujeitos a alterações.',
      ].join('\r'),
    )
    expect(read.linhas.map((line) => `${line.linha} ${short(line)}`)).toEqual([
      '4 2026-07-06 676911 Credito em conta Empregador Exemplo Ltda',
      '6 2026-07-06 -670000 Transfe Pix Des: Maria da Silva 04/07',
      '8 2026-07-10 1 Rentab.invest Facilcred*',
    ])
    expect(proofOf(read)).toMatchObject({ estado: 'confere', saldoInformado: 7088 })
  })

  test('Caixa: the sign is in a column, or in the cell', async () => {
    const column =
      'Data Mov.;Nr. Doc.;Histórico;Valor;Deb/Cred;Saldo\n01/07/2026;000001;PAG BOLETO;12,50;D;87,50\n02/07/2026;000002;CRED PIX;20,00;C;107,50\n'
    const cell =
      'Data Mov.;Nr. Doc.;Histórico;Valor;Saldo\n01/07/2026;000001;PAG BOLETO;12,50 D;87,50 C\n02/07/2026;000002;CRED PIX;20,00 C;107,50 C\n'
    for (const file of [column, cell]) {
      const read = await conta(file)
      expect(read.linhas.map(short)).toEqual(['2026-07-01 -1250 PAG BOLETO', '2026-07-02 2000 CRED PIX'])
      expect(proofOf(read)).toMatchObject({ estado: 'confere', saldoInformado: 10750 })
      expect(read.banco?.codigo).toBe('104')
    }
  })

  test('Santander: its columns, newest first', async () => {
    const read = await conta(
      'Data;Descrição;Docto;Situação;Crédito;Débito;Saldo\n03/07/2026;PIX RECEBIDO;1;Efetivado;100,00;;600,00\n01/07/2026;TARIFA;2;Efetivado;;-40,00;500,00\n',
    )
    expect(read.linhas.map(short)).toEqual(['2026-07-03 10000 PIX RECEBIDO', '2026-07-01 -4000 TARIFA'])
    expect(proofOf(read)).toMatchObject({ estado: 'confere', saldoInformado: 60000 })
  })

  test('Mercado Pago: block of balances, its own balance, a separator inside the description', async () => {
    const read = await conta(
      [
        'INITIAL_BALANCE;CREDITS;DEBITS;FINAL_BALANCE',
        '100,00;250,00;-30,50;319,50',
        '',
        'RELEASE_DATE;TRANSACTION_TYPE;REFERENCE_ID;TRANSACTION_NET_AMOUNT;PARTIAL_BALANCE',
        '01-07-2026;Liberação de dinheiro;111;250,00;350,00',
        '02-07-2026;Pagamento com QR; Loja; do Zé;112;-30,50;319,50',
      ].join('\n'),
    )
    expect(read.linhas.map(short)).toEqual([
      '2026-07-01 25000 Liberação de dinheiro',
      '2026-07-02 -3050 Pagamento com QR; Loja; do Zé',
    ])
    expect(read.linhas.map(({ fitid }) => fitid)).toEqual(['111', '112'])
    expect(proofOf(read)).toMatchObject({ estado: 'confere', saldoInformado: 31950 })
  })

  test("a card's bill of an unknown bank: what only an account's statement leaves open is asked with it", async () => {
    const table =
      'Fatura do cartão;final 4412\n\ndata;lançamento;valor\n01/10/2026;MERCADO;289,81\n03/10/2026;POSTO;180,00\n'
    const { perguntas } = await extratoOf(utf8(table))
    const quando = { pergunta: 'tipo:arquivo', valor: 'corrente' }
    expect(perguntas.map((one) => [one.id, one.quando])).toEqual([
      ['tipo:arquivo', undefined],
      ['data', quando],
      ['sinal', quando],
    ])
    const told = async (respostas: Record<string, string>) =>
      (await extratoOf(utf8(table), respostas)).perguntas.map(({ id }) => id)
    expect(await told({ 'tipo:arquivo': 'cartao' })).toEqual([])
    expect(await told({ 'tipo:arquivo': 'corrente' })).toEqual(['data', 'sinal'])
    expect(await told({ 'tipo:arquivo': 'corrente', data: 'dma', sinal: 'saidas' })).toEqual([])
  })

  test('Cielo: gross and fee of approved sales', async () => {
    const extrato = await extratoOf(
      windows1252(
        [
          'Relatório de vendas;;;;;;;',
          'Período: 01/07/2026 a 31/07/2026;;;;;;;',
          '',
          'Data da venda;Hora da venda;Forma de pagamento;Bandeira;Valor bruto;Valor Taxa/Tarifa;Valor líquido;Status da venda;NSU',
          '01/07/2026;10:01;Crédito à vista;Visa;R$ 100,00;R$ 3,49;R$ 96,51;Aprovada;991',
          '01/07/2026;10:02;Débito;Elo;R$ 50,00;-0,80;49,20;Aprovada;992',
          '02/07/2026;11:00;Crédito à vista;Visa;R$ 70,00;R$ 2,00;R$ 68,00;Cancelada;993',
        ].join('\n'),
      ),
    )
    const [only] = extrato.contas
    expect(only).toMatchObject({ tipo: 'adquirente', banco: { codigo: 'cielo' } })
    expect(only?.linhas.map((line) => [line.linha, short(line), line.categoria])).toEqual([
      [5, '2026-07-01 10000 Venda Crédito à vista Visa', 'recebimento-cartao'],
      [5, '2026-07-01 -349 Taxa da venda Crédito à vista Visa', 'taxas-cartao'],
      [6, '2026-07-01 5000 Venda Débito Elo', 'recebimento-cartao'],
      [6, '2026-07-01 -80 Taxa da venda Débito Elo', 'taxas-cartao'],
      [7, '2026-07-02 7000 Venda Crédito à vista Visa !Venda não aprovada: Cancelada.', 'recebimento-cartao'],
    ])
  })
})
