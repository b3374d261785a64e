import { expect, test } from 'vitest';
import { workbook } from '../../testing/workbook.ts';
import { csvOfWorkbook } from './workbook.ts';

const day = new Date(Date.UTC(2026, 9, 5));
const textOf = async (bytes: Uint8Array): Promise<string> => new TextDecoder().decode(await csvOfWorkbook(bytes));

test('a sheet is what its program would save as CSV', async () => {
  const bytes = await workbook([
    ['Data', 'Histórico', 'Valor', 'CPF'],
    [day, 'Consulta; "retorno"', 1234.5, 12_345_678_909],
    [day, 'Aluguel', -300, ''],
  ]);
  expect(await textOf(bytes)).toBe(
    ['"Data";"Histórico";"Valor";"CPF"', '05/10/2026;"Consulta; ""retorno""";1234,50;12345678909', '05/10/2026;"Aluguel";-300;'].join('\n'),
  );
});

test('what is no workbook, or says that it grows beyond measure, is not unpacked', async () => {
  await expect(csvOfWorkbook(Buffer.from('PK\u0003\u0004 nada'))).rejects.toThrow('too large');
  const bytes = await workbook([['Data']]);
  const entry = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  bytes.writeUInt32LE(0xff_ff_ff_ff, entry + 24);
  await expect(csvOfWorkbook(bytes)).rejects.toThrow('too large');
});

test('a part that is larger than it says is not unpacked beyond that', async () => {
  const bytes = await workbook([['Data', 'Histórico']]);
  // The last place where the sheet is named is the list of parts, and its size stands before its name.
  const name = bytes.lastIndexOf('xl/worksheets/sheet1.xml');
  bytes.writeUInt32LE(60, name - 46 + 24);
  await expect(csvOfWorkbook(bytes)).rejects.toThrow('unclosed');
});
