import { expect, it } from 'vitest';
import { sortPaper } from './paper-sort.ts';
import { FOLDER } from './testing/folder-samples.ts';

const TODAY = '2026-11-20';

it('has sixty papers', () => {
  expect(FOLDER).toHaveLength(60);
});

it.each(FOLDER)('$name', ({ text, expected, doubts }) => {
  const sorted = sortPaper(text, TODAY);
  expect(sorted).toMatchObject(expected);
  if (sorted.sort === 'receipt') expect(sorted.receipt.doubts).toEqual(doubts);
});

it('says where in the text each thing stands', () => {
  const text = FOLDER[0]?.text ?? '';
  const sorted = sortPaper(text, TODAY);
  expect(sorted).toMatchObject({
    receipt: {
      places: {
        company_id: { line: 5, words: 'CNPJ Básico: 11.222.333' },
        competence: { line: 7, words: 'Período de Apuração (PA): 10/2026' },
        protocol_number: { line: 8, words: 'Número da Declaração: 11222333202610001' },
        delivered_on: { line: 9, words: 'Data e Hora da Transmissão: 12/11/2026 14:30:12' },
      },
    },
  });
});

it('reads nothing into a paper whose pages are cut anywhere', () => {
  const invented = FOLDER.flatMap(({ name, text }) =>
    [0.2, 0.5, 0.8].flatMap((part) => {
      const sorted = sortPaper(text.slice(0, Math.floor(text.length * part)), TODAY);
      const number = sorted.sort === 'receipt' ? sorted.receipt.protocol_number : null;
      return number && !text.toUpperCase().includes(number) ? [name] : [];
    }),
  );
  expect(invented).toEqual([]);
});
