import { utf8, windows1252 } from './bytes.ts'
import type { HostileFile } from './hostile-files.ts'

/** More of `HOSTILE_FILES`, written after those had been mended. */
export const MORE_HOSTILE_FILES: readonly HostileFile[] = [
  {
    nome: 'ingles.csv',
    bytes: utf8(
      'Date,Description,Amount,Balance\n09/30/2026,"PIX SENT, ANA","-R$1,234.56","R$8,765.44"\n09/28/2026,CARD SALE,"R$5,000.00","R$10,000.00"\n',
    ),
    contas: [{ linhas: ['2026-09-30 -123456 PIX SENT, ANA', '2026-09-28 500000 CARD SALE'], prova: 'confere' }],
  },
  {
    nome: 'palavras.csv',
    bytes: windows1252(
      'Data;Tipo;Descri\u00e7\u00e3o;Valor\n14/09/2026;D\u00e9bito;Compra papelaria;89,90\n15/09/2026;Cr\u00e9dito;Pix recebido Rita;1.000,00\n15/09/2026;D\u00e9bito;Tarifa;2,50\n',
    ),
    contas: [
      {
        linhas: ['2026-09-14 -8990 Compra papelaria', '2026-09-15 100000 Pix recebido Rita', '2026-09-15 -250 Tarifa'],
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'sinais.csv',
    bytes: utf8(
      'Data|Lançamento|Valor\n14/09/2026|ALUGUEL|2.500,00-\n15/09/2026|VENDA BALCAO|350,00+\n16/09/2026|TARIFA|(-) 9,90\n17/09/2026|SAQUE|- R$ 200,00\n18/09/2026|DEPOSITO|R$ 1 200,00\n',
    ),
    contas: [
      {
        linhas: [
          '2026-09-14 -250000 ALUGUEL',
          '2026-09-15 35000 VENDA BALCAO',
          '2026-09-16 -990 TARIFA',
          '2026-09-17 -20000 SAQUE',
          '2026-09-18 120000 DEPOSITO',
        ],
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'situacao.csv',
    bytes: utf8(
      'Data;Descrição;Situação;Valor\n14/09/2026;Pix enviado Ana;Efetivado;-10,00\n15/09/2026;Pix enviado Bia;Cancelado;-20,00\n16/09/2026;Pagamento agendado luz;Agendado;-30,00\n17/09/2026;Pix recebido Caio;Efetivado;40,00\n18/09/2026;Boleto;Rejeitado;-50,00\n',
    ),
    contas: [
      {
        linhas: ['2026-09-14 -1000 Pix enviado Ana', '2026-09-17 4000 Pix recebido Caio'],
        recusadas: 3,
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'saldos.csv',
    bytes: windows1252(
      'Data;Hist\u00f3rico;Valor\n31/08/2026;Sdo. Anterior;1.000,00\n14/09/2026;** SALDO EM 31/08 **;1.000,00\n14/09/2026;PIX ENVIADO ANA;-100,00\n14/09/2026;(=) SALDO DO DIA;900,00\n15/09/2026;PIX RECEBIDO BIA;50,00\n15/09/2026;Saldo do dia 15/09;950,00\n15/09/2026;SALDO BLOQUEADO JUDICIAL;0,00\n15/09/2026;Saldo + Limite;5.950,00\n',
    ),
    contas: [{ linhas: ['2026-09-14 -10000 PIX ENVIADO ANA', '2026-09-15 5000 PIX RECEBIDO BIA'], prova: 'confere' }],
  },
  {
    nome: 'quebras.csv',
    bytes: utf8(
      'Data,Descrição,Valor\r\n14/09/2026,"Pix enviado\r\nMARIA DAS DORES",-10.00\r\n15/09/2026,"Compra ""Loja do Zé"", centro",-20.50\r\n16/09/2026,Recebido,1000.00\r\n',
    ),
    contas: [
      {
        linhas: [
          '2026-09-14 -1000 Pix enviado MARIA DAS DORES',
          '2026-09-15 -2050 Compra "Loja do Zé", centro',
          '2026-09-16 100000 Recebido',
        ],
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'paginas.csv',
    bytes: windows1252(
      'Banco Y;;;\nAg\u00eancia 0001 Conta 55443-2;;;\nData;Hist\u00f3rico;Valor;Saldo\n14/09/2026;PIX A;-10,00;90,00\nP\u00e1gina 1 de 2;;;\nBanco Y;;;\nAg\u00eancia 0001 Conta 55443-2;;;\nData;Hist\u00f3rico;Valor;Saldo\n15/09/2026;PIX B;20,00;110,00\nP\u00e1gina 2 de 2;;;\nEmitido em 01/10/2026 \u00e0s 10:00;;;\n',
    ),
    contas: [{ linhas: ['2026-09-14 -1000 PIX A', '2026-09-15 2000 PIX B'], prova: 'confere' }],
  },
  {
    nome: 'cartao-positivo.ofx',
    bytes: utf8(
      'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>BRL<CCACCTFROM><ACCTID>4111XXXXXXXX2222</CCACCTFROM><BANKTRANLIST><DTSTART>20260901<DTEND>20260930\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260905<TRNAMT>120.00<FITID>1<MEMO>MERCADO</STMTTRN>\n<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260906<TRNAMT>35.50<FITID>2<MEMO>POSTO</STMTTRN>\n<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260910<TRNAMT>155.50<FITID>3<MEMO>PAGAMENTO RECEBIDO</STMTTRN>\n</BANKTRANLIST><LEDGERBAL><BALAMT>0.00<DTASOF>20260930</LEDGERBAL></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>',
    ),
    contas: [
      {
        linhas: ['2026-09-05 -12000 MERCADO', '2026-09-06 -3550 POSTO', '2026-09-10 15550 PAGAMENTO RECEBIDO'],
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'secoes.csv',
    bytes: windows1252(
      'Extrato de: Ag: 1204 | Conta: 30987-1;;;;;\nData;Hist\u00f3rico;Docto.;Cr\u00e9dito (R$);D\u00e9bito (R$);Saldo (R$)\n31/08/2026;SALDO ANTERIOR;;;;500,00\n14/09/2026;TRANSFERENCIA PIX;123;200,00;;700,00\n;REM: JOSE LIMA 14/09;;;;\n15/09/2026;TARIFA BANCARIA;124;;30,00;670,00\nTotal;;;200,00;30,00;670,00\n\n\u00daltimos Lan\u00e7amentos;;;;;\nData;Hist\u00f3rico;Docto.;Cr\u00e9dito (R$);D\u00e9bito (R$);Saldo (R$)\n16/09/2026;CIELO VENDAS;125;300,00;;970,00\nTotal;;;300,00;;970,00\n\nSaldos Invest F\u00e1cil;;;;;\nData;Hist\u00f3rico;;Valor (R$);;\n15/09/2026;SALDO INVEST FACIL;;9.999,00;;\n',
    ),
    contas: [
      {
        linhas: [
          '2026-09-14 20000 TRANSFERENCIA PIX REM: JOSE LIMA 14/09',
          '2026-09-15 -3000 TARIFA BANCARIA',
          '2026-09-16 30000 CIELO VENDAS',
        ],
        recusadas: 1,
        prova: 'confere',
      },
    ],
  },
  {
    nome: 'stone.csv',
    bytes: utf8(
      'Movimentação;Tipo;Valor;Saldo antes;Saldo depois;Tarifa;Data;Situação;Destino;Origem\nCrédito;Recebível de cartão;980,50;100,00;1.080,50;0,00;14/09/2026 08:00;Efetuado;Minha loja;Stone\nDébito;Pix;-500,00;1.080,50;580,50;0,00;15/09/2026 10:11;Efetuado;Ana Lima;Minha loja\nDébito;Tarifa;-3,00;580,50;577,50;3,00;15/09/2026 10:11;Efetuado;Stone;Minha loja\n',
    ),
    contas: [
      {
        linhas: [
          '2026-09-14 98050 Recebível de cartão · Minha loja',
          '2026-09-15 -50000 Pix · Ana Lima',
          '2026-09-15 -300 Tarifa · Stone',
        ],
        prova: 'confere',
      },
    ],
  },
  {
    nome: 'ofx-dc.ofx',
    bytes: windows1252(
      'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>104<ACCTID>77-1<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>\n<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260914<TRNAMT>1.234,56 D<FITID>1<MEMO>BOLETO</STMTTRN>\n<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260915<TRNAMT>2.000,00 C<FITID>2<MEMO>DEPOSITO</STMTTRN>\n<STMTTRN><TRNTYPE>OTHER<DTPOSTED>20260915<TRNAMT>R$ -5,00<FITID>3<MEMO>TARIFA</STMTTRN>\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    ),
    contas: [
      {
        linhas: ['2026-09-14 -123456 BOLETO', '2026-09-15 200000 DEPOSITO', '2026-09-15 -500 TARIFA'],
        prova: 'sem_saldo',
      },
    ],
  },
  {
    nome: 'ordem.csv',
    bytes: utf8(
      'Valor;Saldo;Descrição;Data\n-1.234,56;-234,56;Pix enviado;14/09/2026\n0,00;-234,56;Pacote isento;14/09/2026\n10.000,00;9.765,44;TED recebida;15/09/2026\n',
    ),
    contas: [
      { linhas: ['2026-09-14 -123456 Pix enviado', '2026-09-15 1000000 TED recebida'], recusadas: 1, prova: 'confere' },
    ],
  },
]
