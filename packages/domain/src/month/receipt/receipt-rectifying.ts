import type { ReceiptKind } from './receipt-kind.ts';

// Whether a receipt is of a return that takes the place of one that was delivered before.

const NO = /\bRETIFICADORA ?[:?)]*\s{0,3}(?:NAO|N)\b|[([] ?[)\]] ?RETIFICADORA/g;
const YES =
  /\bRETIFICADORA ?[:?)]*\s{0,3}(?:SIM|S)\b|[([]X[)\]] ?RETIFICADORA|\b(?:DECLARACAO|ESCRITURACAO|APURACAO|DCTFWEB|DEFIS|DMED|TIPO[^\n]{0,30}|FINALIDADE[^\n]{0,20}|SITUACAO[^\n]{0,20}|EVENTO DE) ?:? ?RETIFICA(?:DORA|CAO)\b/;

/** `plain` line by line, as `plainOf` makes it. Boxes that are not ticked and questions that are answered with no say that it is none. */
export const isRectifying = (plain: readonly string[]): boolean => YES.test(plain.join('\n').replace(NO, ' '));

const SIMPLES_NUMBER = /^\d{8}\d{6}(\d{3})$/;

/** Which declaration of its month a number of the PGDAS-D names: its last three digits (root of the CNPJ, month, sequence). 1 where that is not told. */
export const sequenceOf = (kind: ReceiptKind | null, number: string | null): number => {
  if (kind !== 'pgdas_receipt' && kind !== 'pgdas_extract') return 1;
  return Number(SIMPLES_NUMBER.exec(number ?? '')?.[1] ?? 1);
};
