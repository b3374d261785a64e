import { lineOfBarcode } from '../../shared/document/boleto-build.ts';
import { readBrCode } from '../../shared/document/br-code.ts';
import { lineIn } from './guide-line.ts';
import type { GuideReading } from './guide-reading.ts';

/**
 * Reads a boleto from the codes of a picture (`codes`: the text of each bar code and QR code): its line, amount and due date, and the Pix. Whose it is and what it
 * is for no code says, so that a person always looks at it. Null where no code is of a boleto. Never throws.
 */
export const readCodes = (codes: readonly string[], today: string): GuideReading | null => {
  const lines = codes.flatMap((code) => lineOfBarcode(code) ?? []);
  const { line, doubt } = lineIn(lines.join('\n'), today);
  const pix = codes.flatMap((code) => {
    const reading = readBrCode(code);
    return reading.ok ? [{ code, amount: reading.amount }] : [];
  });
  const [own = null] = pix.length === 1 ? pix.filter(({ amount }) => amount === null || !line || amount === line.amount) : [];
  if (lines.length === 0 && !own) return null;
  const amount = line?.amount ?? own?.amount ?? null;
  const due_date = line?.due_date ?? null;
  return {
    kind: null,
    tax_key: null,
    competence: null,
    description: null,
    amount,
    due_date,
    digitable_line: line?.digits ?? null,
    pix_code: own?.code ?? null,
    documents: [],
    doubts: {
      company_id: 'A imagem não diz de que empresa é.',
      kind: 'A imagem não diz o que se paga.',
      ...(!line && {
        digitable_line: own && lines.length === 0 ? 'Na imagem só há um Pix.' : (doubt ?? 'Nenhum código de barras na imagem.'),
      }),
      ...(amount === null && { amount: 'O código não diz o valor.' }),
      ...(due_date === null && { due_date: 'O código não diz o vencimento.' }),
    },
    sources: {
      ...(line && { digitable_line: 'code' as const }),
      ...(amount !== null && { amount: 'code' as const }),
      ...(due_date !== null && { due_date: 'code' as const }),
    },
  };
};
