import { expect, it } from 'vitest';
import { acceptOf, fileProblem, INVOICE_ATTACHMENT_KINDS, INVOICE_DOCUMENT_KINDS, MAX_FILE_BYTES } from './file-kinds.ts';

it('keeps what is of a kind and within its size', () => {
  expect(fileProblem({ kind: 'pdf', bytes: MAX_FILE_BYTES })).toBeNull();
  expect(fileProblem({ kind: 'pdf', bytes: MAX_FILE_BYTES + 1 })).toBe('O arquivo é grande demais. O limite é 10 MB.');
  expect(fileProblem({ kind: 'xml', bytes: 3 * 1024 * 1024 })).toBe('O arquivo é grande demais. O limite é 2 MB.');
  expect(fileProblem({ kind: 'pfx', bytes: 70_000 })).toBe('O arquivo é grande demais. O limite é 64 kB.');
  expect(fileProblem({ kind: 'jpg', bytes: 0 })).toBe('O arquivo está vazio.');
});

it('says which kinds it takes', () => {
  expect(fileProblem({ kind: null, bytes: 1 }, ['pdf', 'png', 'jpg'])).toBe('Este tipo de arquivo não é aceito. Envie PDF, PNG ou JPG.');
  expect(fileProblem({ kind: 'png', bytes: 1 }, INVOICE_DOCUMENT_KINDS)).toBe('Este tipo de arquivo não é aceito. Envie PDF ou XML.');
  expect(fileProblem({ kind: 'pdf', bytes: 1 }, ['pfx'])).toBe('Este tipo de arquivo não é aceito. Envie certificado A1 (.pfx ou .p12).');
});

it('tells a browser what to offer', () => {
  expect(acceptOf(INVOICE_ATTACHMENT_KINDS)).toBe('.pdf,.png,.jpg,.jpeg,.xml');
  expect(acceptOf(['pfx'])).toBe('.pfx,.p12');
});
