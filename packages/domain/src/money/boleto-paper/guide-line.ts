import type { Boleto } from '../../shared/document/boleto-barcode.ts';
import { cleanBoletoLine, readBoletoLine } from '../../shared/document/boleto-line.ts';

// The digitable line within the text of a PDF: in its groups, or bare; beside the bank's own code, or alone.

const BANK = String.raw`\d{5}[. ]?\d{5}\s?\d{5}[. ]?\d{6}\s?\d{5}[. ]?\d{6}\s?\d\s?\d{14}`;
const BLOCK = String.raw`\d{11}[- ]{0,3}\d`;
const COLLECTION = String.raw`8\d{10}[- ]{0,3}\d(?:\s{0,3}${BLOCK}){3}`;
const LINE = new RegExp(String.raw`(?<!\d)(?:${COLLECTION}|${BANK})(?!\d)`, 'g');

type PaidLine = Pick<Boleto, 'amount' | 'due_date'> & { digits: string };

/** `line` null where there is none that is right, or several; `doubt` says why. The same line twice, as on the payer's slip, is one. */
export const lineIn = (plain: string, today: string): { line: PaidLine | null; doubt: string | null } => {
  const candidates = [...new Set((plain.match(LINE) ?? []).map(cleanBoletoLine))];
  const right = new Map<string, PaidLine>();
  let wrong: string | null = null;
  for (const digits of candidates) {
    const reading = readBoletoLine(digits, today);
    if (reading.ok) right.set(reading.barcode, { ...reading, digits });
    else wrong ??= reading.reason;
  }
  const [line = null] = right.values();
  if (right.size > 1) return { line: null, doubt: `Há ${right.size} linhas digitáveis no arquivo. Separe um boleto por arquivo.` };
  return { line, doubt: line ? null : (wrong ?? 'Nenhuma linha digitável no texto.') };
};
