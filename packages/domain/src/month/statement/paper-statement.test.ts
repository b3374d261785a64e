import { describe, expect, it } from 'vitest';
import { readPaperStatement } from './paper-statement.ts';

const read = (lines: readonly string[], isCut = false) => readPaperStatement({ text: lines.join('\n'), isCut }, '2026-10');
const brief = (lines: readonly string[]) => {
  const reading = read(lines);
  if (!reading.ok) throw new Error(reading.reason);
  const [account] = reading.accounts;
  return {
    opening: account?.opening,
    closing: account?.closing,
    rows: account?.transactions.map(({ date, amount, memo }) => [date, amount, memo]),
  };
};

/** The same three movements, as papers of banks look: the layouts are made up after theirs, no paper of a client's. */
const LAYOUTS: Record<string, { lines: string[]; memos: [string, string, string] }> = {
  'a balance at the end of each day (as Itaú writes it)': {
    lines: [
      'extrato conta corrente período: 01/10/2026 até 31/10/2026',
      'data lançamentos valor (R$) saldo (R$)',
      '30/09/2026 SALDO ANTERIOR 1.000,00',
      '05/10/2026 PIX TRANSF CLINICA05/10 1.500,00',
      '05/10/2026 TAR CONTA CERTA -89,90',
      '05/10/2026 SALDO DO DIA 2.410,10',
      '20/10/2026 BOLETO PAGO ALUGUEL -1.200,00',
      '20/10/2026 SALDO DO DIA 1.210,10',
      'Central de atendimento 4004 0000',
    ],
    memos: ['PIX TRANSF CLINICA05/10', 'TAR CONTA CERTA', 'BOLETO PAGO ALUGUEL'],
  },
  'columns of credits and debits without a sign, days told once (as Bradesco)': {
    lines: [
      'Data Histórico Docto. Crédito (R$) Débito (R$) Saldo (R$)',
      '30/09/2026 SALDO ANTERIOR 1.000,00',
      '05/10/2026 TRANSFERENCIA PIX 1234567 1.500,00 2.500,00',
      'REM: CLINICA SANTA CATARINA 05/10',
      'TARIFA BANCARIA 0000001 89,90 2.410,10',
      '20/10/2026 PAGTO ELETRON COBRANCA 0000002 1.200,00 1.210,10',
      'Total 1.500,00 1.289,90 1.210,10',
    ],
    memos: ['TRANSFERENCIA PIX 1234567 REM: CLINICA SANTA CATARINA 05/10', 'TARIFA BANCARIA 0000001', 'PAGTO ELETRON COBRANCA 0000002'],
  },
  'letters for the sign, a balance where a day ends (as Banco do Brasil)': {
    lines: [
      'Dia Lote Documento Histórico Valor Saldo',
      '30/09/2026 Saldo Anterior 1.000,00 C',
      '05/10/2026 13105 551234 Pix - Recebido 1.500,00 C',
      '05/10/2026 13113 001 Tarifa Pacote de Serviços 89,90 D',
      '20/10/2026 13105 552 Pagamento de Boleto 1.200,00 D',
      '31/10/2026 S A L D O FINAL 1.210,10 C',
    ],
    memos: ['13105 551234 Pix - Recebido', '13113 001 Tarifa Pacote de Serviços', '13105 552 Pagamento de Boleto'],
  },
  'the sign behind the figure, newest first (as Santander)': {
    lines: [
      'Data Descrição Docto Valor Saldo',
      '20/10/2026 PAGAMENTO DE BOLETO 000002 1.200,00- 1.210,10',
      '05/10/2026 TARIFA MENSALIDADE 000001 89,90- 2.410,10',
      '05/10/2026 PIX RECEBIDO CLINICA 1.500,00 2.500,00',
    ],
    memos: ['PIX RECEBIDO CLINICA', 'TARIFA MENSALIDADE 000001', 'PAGAMENTO DE BOLETO 000002'],
  },
  'letters beside the amount and the balance (as Caixa)': {
    lines: [
      'Data Mov. Nr. Doc. Histórico Valor Saldo',
      '05/10/2026 051234 CRED PIX 1.500,00 C 2.500,00 C',
      '05/10/2026 000000 DEB CESTA 89,90 D 2.410,10 C',
      '20/10/2026 201111 PAG BOLETO 1.200,00 D 1.210,10 C',
    ],
    memos: ['051234 CRED PIX', '000000 DEB CESTA', '201111 PAG BOLETO'],
  },
  'days as headings, what came in and what went out below their totals (as Nubank)': {
    lines: [
      '01 DE OUTUBRO DE 2026 a 31 DE OUTUBRO DE 2026 VALORES EM R$',
      'Saldo inicial 1.000,00',
      'Total de entradas +1.500,00',
      'Total de saídas -1.289,90',
      'Saldo final do período 1.210,10',
      'Movimentações',
      '05 OUT 2026 Total de entradas + 1.500,00',
      'Transferência recebida pelo Pix CLINICA SANTA CATARINA 1.500,00',
      'Total de saídas - 89,90',
      'Pagamento de tarifa 89,90',
      '20 OUT 2026 Total de saídas - 1.200,00',
      'Pagamento de boleto efetuado ALUGUEL 1.200,00',
      'Tem alguma dúvida? Fale com a gente.',
    ],
    memos: ['Transferência recebida pelo Pix CLINICA SANTA CATARINA', 'Pagamento de tarifa', 'Pagamento de boleto efetuado ALUGUEL'],
  },
  'days as headings with their balance, the currency before each figure (as Inter)': {
    lines: [
      'Período: 01/10/2026 a 31/10/2026',
      '5 de Outubro de 2026 Saldo do dia: R$ 2.410,10',
      'Pix recebido: "CLINICA" R$ 1.500,00 R$ 2.500,00',
      'Tarifa: "PACOTE" -R$ 89,90 R$ 2.410,10',
      '20 de Outubro de 2026 Saldo do dia: R$ 1.210,10',
      'Pagamento efetuado: "ALUGUEL" -R$ 1.200,00 R$ 1.210,10',
    ],
    memos: ['Pix recebido: "CLINICA"', 'Tarifa: "PACOTE"', 'Pagamento efetuado: "ALUGUEL"'],
  },
  'days without a year (as Sicoob)': {
    lines: [
      'DATA HISTÓRICO VALOR',
      '30/09 SALDO ANTERIOR 1.000,00C',
      '05/10 PIX RECEB.OUTRA IF 1.500,00C',
      '05/10 DEB.PACOTE SERVIÇOS 89,90D',
      '05/10 SALDO DO DIA 2.410,10C',
      '20/10 DÉB. TÍTULO COMPE 1.200,00D',
      '20/10 SALDO DO DIA 1.210,10C',
    ],
    memos: ['PIX RECEB.OUTRA IF', 'DEB.PACOTE SERVIÇOS', 'DÉB. TÍTULO COMPE'],
  },
};

describe('a PDF of a statement', () => {
  it.each(Object.entries(LAYOUTS))('with %s is read', (_, { lines, memos }) => {
    expect(brief(lines)).toEqual({
      opening: 100_000,
      closing: 121_010,
      rows: [
        ['2026-10-05', 150_000, memos[0]],
        ['2026-10-05', -8990, memos[1]],
        ['2026-10-20', -120_000, memos[2]],
      ],
    });
  });

  it.each(Object.entries(LAYOUTS))('with %s is not taken where a figure is another or a row is missing', (_, { lines }) => {
    const rows = lines.flatMap((line, index) => (/(?:tarifa|TAR |DEB).*89,90/i.test(line) && !/total/i.test(line) ? [index] : []));
    expect(rows).toHaveLength(1);
    const other = lines.map((line, index) => (index === rows[0] ? line.replace('89,90', '98,90') : line));
    const without = lines.filter((_line, index) => index !== rows[0]);
    for (const changed of [other, without]) {
      expect(brief(changed).rows).toEqual([]);
      expect(read(changed)).toMatchObject({
        ok: true,
        warnings: [expect.stringMatching(/^O PDF foi guardado\..*não confirmam [23] lançamentos lidos\.$/)],
      });
    }
  });

  it.each<[string, string[], boolean, string]>([
    ['an image', [''], false, 'é uma imagem, sem texto'],
    ['no statement', ['Contrato de locação', 'Valor do aluguel R$ 1.200,00'], false, 'não encontramos lançamentos nele'],
    ['a beginning', LAYOUTS['letters beside the amount and the balance (as Caixa)']?.lines ?? [], true, 'páginas demais'],
    ['one row alone with a balance', ['05/10/2026 CRED PIX 1.500,00 C 2.500,00 C'], false, 'não confirmam 1 lançamento lido'],
    ['no balance at all', ['05/10/2026 PIX 1.500,00', '06/10/2026 TED -10,00'], false, 'não confirmam 2 lançamentos lidos'],
    [
      'a zero for a balance',
      ['Saldo inicial 0,00', '05/10/2026 PIX 1.500,00', 'Saldo final 0,00'],
      false,
      'não confirmam 1 lançamento lido',
    ],
  ])('that is %s is kept for a person', (_, lines, isCut, why) => {
    expect(read(lines, isCut)).toMatchObject({ ok: true, accounts: [{ transactions: [] }], warnings: [expect.stringContaining(why)] });
  });
});
