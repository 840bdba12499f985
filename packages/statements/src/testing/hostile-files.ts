import { utf8, windows1252 } from './bytes.ts'

/**
 * Files that mix faults of several banks, with the exact truth apart: what each stores, line by line, how many lines are
 * future or refused, and whether the balance agrees. Invented; nobody's data.
 */
export interface HostileFile {
  nome: string
  bytes: Uint8Array
  respostas?: Record<string, string>
  contas: {
    /** 'AAAA-MM-DD', cents and description, in the file's order. */
    linhas: string[]
    futuras?: number
    recusadas?: number
    prova: 'confere' | 'difere' | 'partida' | 'sem_saldo'
  }[]
}

const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

const tr = (date: string, amount: string, memo: string, id = '') =>
  `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${date}<TRNAMT>${amount}<FITID>${id}<MEMO>${memo}</STMTTRN>\n`

export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    nome: 'sicoob.ofx',
    bytes:
      windows1252(`OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:UTF-8\r\nCHARSET:NONE\r\n\r\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>756<BRANCHID>3188<ACCTID>99812-5<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20260901<DTEND>20260930
<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260901<TRNAMT>3.000,00<FITID>1<MEMO>SALDO ANTERIOR</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260902<TRNAMT>1.250,00-<FITID>77<CHECKNUM>77<MEMO>D\u00c9B.T\u00cdTULO COMPE EFETIVADO
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260902<TRNAMT>0,38-<FITID>77<MEMO>TARIFA COBRAN\u00c7A
<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260902<TRNAMT>1.749,62<FITID><MEMO>SALDO DO DIA</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260903<TRNAMT>980,00<FITID>78<MEMO>CR\u00c9D.LIQUIDA\u00c7\u00c3O COBRAN\u00c7A</STMTTRN>
<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260903<TRNAMT>2.729,62<FITID><MEMO>SALDO BLOQUEADO ANTERIOR</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260903<TRNAMT>980,00<FITID>78<MEMO>CR\u00c9D.LIQUIDA\u00c7\u00c3O COBRAN\u00c7A</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>3.709,62<DTASOF>20260930</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`),
    contas: [
      {
        linhas: [
          '2026-09-02 -125000 DÉB.TÍTULO COMPE EFETIVADO',
          '2026-09-02 -38 TARIFA COBRANÇA',
          '2026-09-03 98000 CRÉD.LIQUIDAÇÃO COBRANÇA',
          '2026-09-03 98000 CRÉD.LIQUIDAÇÃO COBRANÇA',
        ],
        prova: 'confere',
      },
    ],
  },
  {
    nome: 'lixo.csv',
    bytes: windows1252(
      `COOPERATIVA DE CR\u00c9DITO DO VALE\nExtrato de Conta Corrente\n\nAssociado:;PADARIA DA MARLI LTDA\nCooperativa:;0101\nConta:;12345-6\nEmitido em:;01/10/2026 08:12\nPer\u00edodo:;01/09/2026 a 30/09/2026\n\nLimite de cr\u00e9dito:;5.000,00\nTaxa do limite:;7,90% a.m.\n\nData Mov.;Descri\u00e7\u00e3o do Lan\u00e7amento;N\u00ba Doc;Valor (R$);D/C;Saldo (R$)\n;SALDO ANTERIOR;;;;1.000,00\n02/09/2026;PIX ENVIADO MARLENE BUENO;000123;1.234,56;D;-234,56\n02/09/2026;SALDO DO DIA;;;;-234,56\n03/09/2026;PIX RECEBIDO OSNI KLEIN;000124;2.000,00;C;1.765,44\n03/09/2026;TARIFA PACOTE;000125;45,90;D;1.719,54\n03/09/2026;SALDO DO DIA;;;;1.719,54\n30/09/2026;JUROS CHEQUE ESPECIAL;000126;3,10;D;1.716,44\n\nTotal de d\u00e9bitos;;;1.283,56;D;\nTotal de cr\u00e9ditos;;;2.000,00;C;\nSaldo dispon\u00edvel com limite;;;;;6.716,44\nSAC 0800 000 0000;;;;;\n`,
    ),
    contas: [
      {
        linhas: [
          '2026-09-02 -123456 PIX ENVIADO MARLENE BUENO',
          '2026-09-03 200000 PIX RECEBIDO OSNI KLEIN',
          '2026-09-03 -4590 TARIFA PACOTE',
          '2026-09-30 -310 JUROS CHEQUE ESPECIAL',
        ],
        prova: 'confere',
      },
    ],
  },
  {
    nome: 'misto.csv',
    bytes: join(
      utf8('\ufeffData;Histórico;Valor;Saldo\n01/09/2026;COMPRA PÃO E CIA;(1.150,00);850,00\n'),
      windows1252('02/09/2026;MANUTEN\u00c7\u00c3O ELEVADOR;(320,10);529,90\n'),
      utf8('03/09/2026;RECEBIMENTO VENDA AÇAÍ;1.000,00;1.529,90\n04/09/2026;ESTORNO PARCIAL;(0,90);1.529,00\n'),
    ),
    respostas: { data: 'dma' },
    contas: [
      {
        linhas: [
          '2026-09-01 -115000 COMPRA PÃO E CIA',
          '2026-09-02 -32010 MANUTENÇÃO ELEVADOR',
          '2026-09-03 100000 RECEBIMENTO VENDA AÇAÍ',
          '2026-09-04 -90 ESTORNO PARCIAL',
        ],
        prova: 'confere',
      },
    ],
  },
  {
    nome: 'duas.ofx',
    bytes: utf8(
      (
        'OFXHEADER:100 DATA:OFXSGML VERSION:102 SECURITY:NONE ENCODING:USASCII CHARSET:1252 COMPRESSION:NONE <ofx><bankmsgsrsv1><stmttrnrs><stmtrs><curdef>BRL<bankacctfrom><bankid>077<acctid>1234567<accttype>CHECKING</bankacctfrom><banktranlist>' +
        tr('20260902100000[-3:BRT]', '-50.00', 'Pix enviado: "Cp :1-ANA"', 'A1')
          .toLowerCase()
          .replace('cp :1-ana', 'Cp :1-ANA') +
        tr('20260903', '120.00', 'PIX RECEBIDO BIA', 'A2') +
        '</banktranlist><ledgerbal><balamt>70.00<dtasof>20260930</ledgerbal></stmtrs></stmttrnrs></bankmsgsrsv1><creditcardmsgsrsv1><ccstmttrnrs><ccstmtrs><curdef>BRL<ccacctfrom><acctid>5555XXXXXXXX1111</ccacctfrom><banktranlist>' +
        tr('20260902', '-50.00', 'MERCADO LIVRE', 'A1') +
        tr('20260905', '-19.90', 'NETFLIX.COM', 'A2') +
        '</banktranlist><ledgerbal><balamt>-69.90<dtasof>20260930</ledgerbal></ccstmtrs></ccstmttrnrs></creditcardmsgsrsv1></ofx>'
      ).replace(/\n/g, ''),
    ),
    contas: [
      { linhas: ['2026-09-02 -5000 pix enviado: "Cp :1-ANA"', '2026-09-03 12000 PIX RECEBIDO BIA'], prova: 'partida' },
      { linhas: ['2026-09-02 -5000 MERCADO LIVRE', '2026-09-05 -1990 NETFLIX.COM'], prova: 'partida' },
    ],
  },
  {
    nome: 'tab.csv',
    bytes: utf8(
      'Data\tDescrição\tValor\n5/9/26\tPagamento fornecedor\t-R$ 1.234,56\n5/9/26\tPix recebido\tR$ 2.000,00\n14/9/26\tTarifa\tR$ -12,00\n30/9/26\tRecebimento\tR$\u00a03.500,00\n',
    ),
    contas: [
      {
        linhas: [
          '2026-09-05 -123456 Pagamento fornecedor',
          '2026-09-05 200000 Pix recebido',
          '2026-09-14 -1200 Tarifa',
          '2026-09-30 350000 Recebimento',
        ],
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'dc-futuros.csv',
    bytes: windows1252(
      '"Data","Hist\u00f3rico","Documento","Valor"\r\n"01/11/2026","PAGTO BOLETO ENEL","123","450,00 D"\r\n"03/11/2026","CRED PIX JOAO","124","1.200,00 C"\r\n"","","",""\r\n"LAN\u00c7AMENTOS FUTUROS","","",""\r\n"05/12/2026","PARCELA EMPRESTIMO","200","890,12 D"\r\n"10/12/2026","SEGURO","201","55,00 D"\r\n',
    ),
    respostas: { data: 'dma' },
    contas: [
      {
        linhas: ['2026-11-01 -45000 PAGTO BOLETO ENEL', '2026-11-03 120000 CRED PIX JOAO'],
        futuras: 2,
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'contas-empilhadas.csv',
    bytes: utf8(
      'Extrato consolidado\nConta: 1234-5\nData;Histórico;Valor;Saldo\n01/09/2026;PIX ENVIADO A;-10,00;90,00\n02/09/2026;PIX RECEBIDO B;50,00;140,00\n\nConta: 9876-0\nData;Histórico;Valor;Saldo\n01/09/2026;PIX ENVIADO C;-5,00;495,00\n03/09/2026;TARIFA;-15,00;480,00\n',
    ),
    respostas: { data: 'dma' },
    contas: [
      { linhas: ['2026-09-01 -1000 PIX ENVIADO A', '2026-09-02 5000 PIX RECEBIDO B'], prova: 'confere' },
      { linhas: ['2026-09-01 -500 PIX ENVIADO C', '2026-09-03 -1500 TARIFA'], prova: 'confere' },
    ],
  },
  {
    nome: 'datas.ofx',
    bytes: utf8(
      'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>001<ACCTID>5512-8<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20260901<DTEND>20260930\n' +
        tr('20260231', '-10.00', 'DIA QUE NAO EXISTE') +
        tr('2026-09-05', '-20.00', 'COM TRACOS') +
        tr('05/09/2026', '-30.00', 'COM BARRAS') +
        tr('20260906 102030', '-40.00', 'COM HORA') +
        tr('', '-50.00', 'SEM DATA') +
        tr('20260907', '-60,5', 'UMA CASA') +
        tr('20260908', '-1.234.567,89', 'MILHAO') +
        '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    ),
    contas: [
      {
        linhas: [
          '2026-09-05 -2000 COM TRACOS',
          '2026-09-06 -4000 COM HORA',
          '2026-09-07 -6050 UMA CASA',
          '2026-09-08 -123456789 MILHAO',
        ],
        recusadas: 3,
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'data-so-na-primeira.csv',
    bytes: windows1252(
      'Data;Hist\u00f3rico;Docto.;Cr\u00e9dito (R$);D\u00e9bito (R$);Saldo (R$)\r\n01/09/2026;PIX RECEBIDO ALFA;1;500,00;;1.500,00\r\n;PAGTO BOLETO BETA;2;;300,00;1.200,00\r\n;TARIFA;3;;10,00;1.190,00\r\n02/09/2026;PIX RECEBIDO GAMA;4;100,00;;1.290,00\r\n;DES: MARIA DA SILVA;;;;\r\n;SAQUE;5;;90,00;1.200,00\r\n',
    ),
    contas: [
      {
        linhas: [
          '2026-09-01 50000 PIX RECEBIDO ALFA',
          '2026-09-01 -30000 PAGTO BOLETO BETA',
          '2026-09-01 -1000 TARIFA',
          '2026-09-02 10000 PIX RECEBIDO GAMA DES: MARIA DA SILVA',
          '2026-09-02 -9000 SAQUE',
        ],
        prova: 'confere',
      },
    ],
  },
  {
    nome: 'sem-ano.csv',
    bytes: utf8(
      'Banco X\nPeríodo: 20/12/2025 a 10/01/2026\nData;Lançamento;Valor;Saldo\n22/12;PIX ENVIADO A;-10,00;90,00\n31/12;TARIFA;-5,00;85,00\n02/01;PIX RECEBIDO B;100,00;185,00\n',
    ),
    contas: [{ linhas: [], recusadas: 3, prova: 'sem_saldo' }],
  },
  {
    nome: 'xml.ofx',
    bytes: utf8(
      '<?xml version="1.0" encoding="UTF-8"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL</CURDEF><BANKACCTFROM><BANKID>336</BANKID><ACCTID>2210088</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM><BANKTRANLIST><DTSTART>20260901</DTSTART><DTEND>20260930</DTEND>\n<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260910</DTPOSTED><TRNAMT>\u22121 234,56</TRNAMT><FITID>1</FITID><MEMO>PRADO &amp; FILHOS</MEMO></STMTTRN>\n<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260911</DTPOSTED><TRNAMT>+2.000,00</TRNAMT><FITID>2</FITID><MEMO><![CDATA[VENDA <A> & B]]></MEMO></STMTTRN>\n<STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20261002</DTPOSTED><TRNAMT>-99,00</TRNAMT><FITID>3</FITID><MEMO>AGENDADO</MEMO></STMTTRN>\n</BANKTRANLIST><LEDGERBAL><BALAMT>765,44</BALAMT><DTASOF>20260930</DTASOF></LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    ),
    contas: [
      {
        linhas: ['2026-09-10 -123456 PRADO & FILHOS', '2026-09-11 200000 VENDA <A> & B'],
        futuras: 1,
        prova: 'partida',
      },
    ],
  },
  {
    nome: 'totais.csv',
    bytes: utf8(
      'Data,Descrição,Entrada,Saída,Saldo\n30/09/2026,"PIX RECEBIDO, BAR DO ZÉ","1.000,00",,"1.900,00"\n29/09/2026,PAGAMENTO FOLHA,,"2.100,00","900,00"\n28/09/2026,VENDA CARTAO,"3.000,00",,"3.000,00"\nTotal do período,,"4.000,00","2.100,00",\n30/09/2026,TOTAL DE ENTRADAS,"4.000,00",,\n30/09/2026,TOTAL DE SAÍDAS,,"2.100,00",\n',
    ),
    contas: [
      {
        linhas: [
          '2026-09-30 100000 PIX RECEBIDO, BAR DO ZÉ',
          '2026-09-29 -210000 PAGAMENTO FOLHA',
          '2026-09-28 300000 VENDA CARTAO',
        ],
        prova: 'confere',
      },
    ],
  },
  {
    nome: 'meses.csv',
    bytes: utf8(
      'Data;Descrição;Valor\n05 set 2026;Pix enviado Ana;-10,00\n06/set/2026;Pix recebido Bia;20,00\nseg, 07/09/2026;Tarifa;-1,50\n2026-09-08T10:11:12;Pix recebido Caio;30,00\n',
    ),
    contas: [
      {
        linhas: [
          '2026-09-05 -1000 Pix enviado Ana',
          '2026-09-06 2000 Pix recebido Bia',
          '2026-09-07 -150 Tarifa',
          '2026-09-08 3000 Pix recebido Caio',
        ],
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'cartao.csv',
    bytes: utf8(
      'Fatura de setembro\nFinal 4321\nTotal da fatura;R$ 389,90\n\ndata;lançamento;parcela;valor US$;valor R$\n02/09/2026;MERCADO CENTRAL;1/3;;100,00\n03/09/2026;OPENAI CHATGPT;;20,00;112,40\n03/09/2026;IOF COMPRA EXTERIOR;;;3,94\n10/09/2026;PAGAMENTO EFETUADO;;;-350,00\n12/09/2026;ESTORNO LOJA;;;-15,00\n',
    ),
    respostas: { 'tipo:arquivo': 'cartao' },
    contas: [
      {
        linhas: [
          '2026-09-02 -10000 MERCADO CENTRAL',
          '2026-09-03 -11240 OPENAI CHATGPT',
          '2026-09-03 -394 IOF COMPRA EXTERIOR',
          '2026-09-10 35000 PAGAMENTO EFETUADO',
          '2026-09-12 1500 ESTORNO LOJA',
        ],
        prova: 'sem_saldo',
      },
    ],
  },
]
