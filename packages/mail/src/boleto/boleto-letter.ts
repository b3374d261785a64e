import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import type { Letter, Part } from '../letter/letter.ts';

/** `amount` in cents; `pay_by`: the last day to pay; `has_file`: its PDF goes with it. */
type BoletoLetter = {
  company: string;
  description: string;
  competence: string | null;
  amount: number;
  pay_by: string;
  digitable_line: string | null;
  pix_code: string | null;
  has_file: boolean;
};

/** To whoever pays for a company without an account of their own: what a payment needs. */
export const boletoLetter = ({ company, description, competence, amount, pay_by, has_file, ...codes }: BoletoLetter): Letter => ({
  subject: `${description}: vence em ${formatDateNumeric(pay_by)}`,
  preview: `${company}, ${formatMoney(amount)}`,
  person: null,
  parts: [
    { kind: 'text', text: `Há um pagamento novo de ${company}.${has_file ? ' O documento vai em anexo.' : ''}` },
    {
      kind: 'facts',
      facts: [
        ['Pagamento', description],
        ...(competence ? [['Mês', formatCompetence(competence)] as const] : []),
        ['Valor', formatMoney(amount)],
        ['Pagar até', formatDateNumeric(pay_by)],
      ],
    },
    ...codeParts('Linha digitável:', codes.digitable_line),
    ...codeParts('Pix copia e cola:', codes.pix_code),
    {
      kind: 'text',
      text: `Você recebe este e-mail porque ${company} o indicou para as contas a pagar. Para não receber mais, fale com a empresa.`,
    },
  ],
});

const codeParts = (text: string, code: string | null): Part[] =>
  code === null
    ? []
    : [
        { kind: 'text', text },
        { kind: 'code', code },
      ];
