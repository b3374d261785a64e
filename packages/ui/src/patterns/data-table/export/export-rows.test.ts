import { describe, expect, it } from 'vitest';
import { labelCell } from '../cells/code-cells.tsx';
import { columnsFor, wordsOf } from '../columns.ts';
import { csvOf } from './export-rows.ts';

type Row = { id: number; name: string | null; document: string; amount: number | null; due_date: string; month: string; kind: 'a' | 'b' };

const columns = columnsFor<Row>()([
  { key: 'name', header: 'Nome; apelido' },
  { key: 'document', header: 'CPF/CNPJ', cell: 'document' },
  { key: 'amount', header: 'Valor', cell: 'money' },
  { key: 'due_date', header: 'Vencimento', cell: 'date' },
  { key: 'month', header: 'Competência', cell: 'month' },
  { key: 'kind', header: 'Tipo', cell: labelCell({ a: 'Água', b: 'Bola' }) },
]).map((columnDef) => wordsOf({ columnDef }));

const row: Row = { id: 1, name: 'Ana', document: '11222333000181', amount: 123_456, due_date: '2026-11-20', month: '2026-11', kind: 'a' };

/** The cells of the one row exported. */
const cellsOf = (changes: Partial<Row>) =>
  csvOf(columns, [{ ...row, ...changes }])
    .split('\r\n')
    .slice(1)
    .join('\r\n')
    .trimEnd()
    .split(';');

describe('CSV as a Brazilian spreadsheet reads it', () => {
  it('starts with the mark of UTF-8, separates with semicolons and ends each line', () => {
    expect(csvOf(columns, [row])).toBe(
      '\ufeff"Nome; apelido";CPF/CNPJ;Valor;Vencimento;Competência;Tipo\r\nAna;11.222.333/0001-81;1234,56;20/11/2026;11/2026;Água\r\n',
    );
  });

  it('leaves missing values empty', () => {
    expect(cellsOf({ name: null, amount: null })).toEqual(['', '11.222.333/0001-81', '', '20/11/2026', '11/2026', 'Água']);
  });

  it('writes negative amounts as numbers', () => {
    expect(cellsOf({ amount: -5 })[2]).toBe('-0,05');
    expect(cellsOf({ amount: -123_456_789 })[2]).toBe('-1234567,89');
  });

  it.each(['=1+1', '+55 11', '-2+3', '@SUM(A1)', '\t=1', '-'])('takes the formula out of %j', (name) => {
    expect(cellsOf({ name })[0]).toMatch(/^'/);
  });

  it.each(['"aspas"', 'uma;duas', 'uma\nduas'])('quotes %j', (name) => {
    expect(csvOf(columns, [{ ...row, name }])).toContain(`"${name.replaceAll('"', '""')}";`);
  });
});
