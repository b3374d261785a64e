import { formatDateNumeric } from '../../shared/date/date.ts';
import { type MonthlyObligationStatus, monthlyObligationStatusLabel } from './monthly-obligation-life.ts';
import { type NamedObligation, obligationTitle } from './obligation-title.ts';

type Done = NamedObligation & {
  competence: string;
  status: MonthlyObligationStatus;
  delivered_on: string | null;
  protocol_number: string | null;
};

/** Why one that is no longer open is not delivered again: when it was, and with which receipt. */
export const doneWords = ({ status, delivered_on, protocol_number, ...obligation }: Done): string => {
  if (!delivered_on) return `${obligationTitle(obligation)} está como ${monthlyObligationStatusLabel[status].toLowerCase()}.`;
  const receipt = protocol_number ? ` com o recibo ${protocol_number}` : '';
  return `Já foi entregue em ${formatDateNumeric(delivered_on)}${receipt}.`;
};
