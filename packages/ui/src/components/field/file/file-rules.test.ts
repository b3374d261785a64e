import { MAX_FILE_BYTES, maxFileBytes } from '@esteto/domain/company/file/file-kinds';
import { expect, test } from 'vitest';
import { fileSize, refusedFile } from './file-rules.ts';

const file = (name: string, size = 10, type = '') => ({ name, size, type });

test.each([
  ['a type that is not taken', file('nota.exe'), { accept: '.pdf,.xml' }, 'nota.exe não é de um tipo aceito. Envie .pdf, .xml.'],
  ['an empty file', file('nota.pdf', 0), {}, 'nota.pdf está vazio. Escolha outro arquivo.'],
  ['too large a file', file('nota.pdf', 1.5 * 1024 * 1024), { maxBytes: 1024 * 1024 }, 'nota.pdf tem 1,5 MB; o limite é 1 MB.'],
  ['a good file by its ending', file('NOTA.PDF'), { accept: '.pdf' }, null],
  ['a good file by its kind', file('foto', 10, 'image/png'), { accept: 'image/*' }, null],
])('%s', (_, chosen, rules, message) => expect(refusedFile(chosen, rules)).toBe(message));

test.each([
  [999, '999 B'],
  [1536, '1,5 kB'],
  [MAX_FILE_BYTES, '10 MB'],
  [maxFileBytes.pfx, '64 kB'],
])('%i bytes', (bytes, text) => expect(fileSize(bytes)).toBe(text));
