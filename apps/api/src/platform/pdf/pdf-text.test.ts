import { readInforme } from '@esteto/domain/tax/income-tax/informe';
import { INFORMES, SAMPLE_CPF, SAMPLE_YEAR } from '@esteto/domain/tax/income-tax/testing/informe-samples';
import { expect, test } from 'vitest';
import { drawnPdf, readPdf, textPdf } from '../../testing/paper-pdf.ts';

test('lines are read as they stand, whatever was written first', async () => {
  const text = 'COMPROVANTE DE RENDIMENTOS\n1. Total dos rendimentos (inclusive férias) 240.000,00\n5. Imposto sobre a renda 48.000,00';
  expect(await readPdf(await textPdf(text))).toEqual({ kind: 'text', text });
});

test.each(INFORMES)('a statement of income that was printed says what it said: $name', async ({ text, expected }) => {
  const read = await readPdf(await textPdf(text.replace(/[\r\t]/g, '')));
  if (read.kind !== 'text') throw new Error(read.kind);
  expect(readInforme(read.text, { cpf: SAMPLE_CPF, year: SAMPLE_YEAR })).toMatchObject({ ok: true, informe: expected });
});

test('without words there is no text, and what does not open says why', async () => {
  expect(await readPdf(await drawnPdf())).toEqual({ kind: 'text', text: '' });
  expect(await readPdf(await textPdf('segredo', { userPassword: 'senha' }))).toEqual({ kind: 'locked' });
  expect(await readPdf(Buffer.from('%PDF-1.7\nnada\n%%EOF\n'))).toEqual({ kind: 'damaged' });
});
