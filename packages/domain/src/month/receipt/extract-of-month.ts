import { formatCompetenceLong } from '../../shared/date/competence.ts';
import { formatDocument } from '../../shared/document/document.ts';
import { isSameFirm } from '../../shared/document/same-firm.ts';
import type { OfficialValues } from './pgdas-extract.ts';
import { readReceipt } from './receipt-reading.ts';

type Month = { document: string | null; month: string };

export type ExtractOfMonth = { values: OfficialValues | null; problem: string | null };

/** What an extract says of one month of one company; nothing of another's, with why. */
export const extractOfMonth = (text: string, { document, month }: Month, today: string): ExtractOfMonth => {
  const { receipt } = readReceipt(text, today);
  if (receipt?.kind !== 'pgdas_extract') return refused('O arquivo não é um extrato do Simples Nacional.');
  const { doubts, competence } = receipt;
  if (receipt.document === null) return refused(doubts.company_id ?? 'Não achei o CNPJ.');
  if (document === null || !isSameFirm(receipt.document, document))
    return refused(`O extrato é de outra empresa: ${formatDocument(receipt.document)}.`);
  if (competence === null) return refused(doubts.competence ?? 'Não achei a competência.');
  if (competence !== month) return refused(`O extrato é de ${formatCompetenceLong(competence)}.`);
  return { values: receipt.official, problem: doubts.official ?? null };
};

const refused = (problem: string): ExtractOfMonth => ({ values: null, problem });
