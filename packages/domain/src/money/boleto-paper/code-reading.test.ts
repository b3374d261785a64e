import { expect, it } from 'vitest';
import { buildBankBoleto, buildCollectionBoleto } from '../../shared/document/boleto-build.ts';
import { readCodes } from './code-reading.ts';

const TODAY = '2026-11-20';
const bank = buildBankBoleto({ bank_code: '341', amount: 59_900, due_date: '2026-12-10', free_field: '7'.repeat(25) });
const guide = buildCollectionBoleto({ segment: '5', value_kind: '8', amount: 45_225, free_field: `0328${'3'.repeat(25)}` });
const [fee, tax] = [bank.ok ? bank : { barcode: '', line: '' }, guide.ok ? guide : { barcode: '', line: '' }];
const PIX =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';

it.each([
  ['a bank boleto', [fee.barcode], { digitable_line: fee.line, amount: 59_900, due_date: '2026-12-10', pix_code: null }],
  ['a guide, which says no day', [tax.barcode], { digitable_line: tax.line, amount: 45_225, due_date: null }],
  ['a boleto with its Pix', ['loja', fee.barcode, PIX], { digitable_line: fee.line, pix_code: PIX, amount: 59_900 }],
  ['a Pix alone', [PIX], { digitable_line: null, pix_code: PIX, amount: null }],
])('%s', (_name, codes, reading) => {
  const read = readCodes(codes, TODAY);
  expect(read).toMatchObject(reading);
  expect(read?.doubts).toMatchObject({ company_id: 'A imagem não diz de que empresa é.', kind: 'A imagem não diz o que se paga.' });
});

it.each([[[]], [['7891234567895']], [[fee.barcode.slice(1)]]])('nothing of a boleto in %o', (codes) => {
  expect(readCodes(codes, TODAY)).toBeNull();
});

it('a code that is not right is none, and says so', () => {
  const read = readCodes([fee.barcode.replace('341', '342')], TODAY);
  expect(read).toMatchObject({ digitable_line: null, amount: null });
  expect(read?.doubts.digitable_line).toMatch(/não confere/);
});

it('two boletos in one picture are none', () => {
  const read = readCodes([fee.barcode, tax.barcode, PIX], TODAY);
  expect(read).toMatchObject({ digitable_line: null, pix_code: PIX });
  expect(read?.doubts.digitable_line).toBe('Há 2 linhas digitáveis no arquivo. Separe um boleto por arquivo.');
});
