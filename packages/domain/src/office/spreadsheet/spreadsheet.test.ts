import { describe, expect, test } from 'vitest';
import { SPREADSHEET_KINDS, spreadsheetFileName, spreadsheetForm, spreadsheetKindOf, spreadsheetSlug } from './spreadsheet.ts';

const refusal = (from: string, until: string): string | null => {
  try {
    spreadsheetForm.validateSync({ from, until });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

describe('an export', () => {
  test('is of months in order, five years at most', () => {
    expect(refusal('2026-10', '2026-10')).toBeNull();
    expect(refusal('2021-11', '2026-10')).toBeNull();
    expect(refusal('2026-10', '2026-09')).toBe('Até: escolha o mesmo mês do início, ou um depois dele.');
    expect(refusal('2021-10', '2026-10')).toBe('Até: escolha no máximo 60 meses.');
  });

  test('is found again by the word of its address', () => {
    for (const kind of SPREADSHEET_KINDS) expect(spreadsheetKindOf(spreadsheetSlug(kind))).toBe(kind);
    expect(spreadsheetSlug('licensing_history')).toBe('historico-de-licenciamento');
    expect(spreadsheetKindOf('tudo')).toBeNull();
  });

  test('names its file by what it is and the months', () => {
    expect(spreadsheetFileName('cancelled_invoices', { from: '2026-01', until: '2026-10' })).toBe('notas-canceladas-2026-01-a-2026-10.csv');
    expect(spreadsheetFileName('boletos', { from: '2026-10', until: '2026-10' })).toBe('boletos-2026-10.csv');
  });
});
