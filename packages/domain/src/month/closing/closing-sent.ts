import { formatDateNumeric } from '../../shared/date/date.ts';
import { type NamedObligation, obligationTitle } from '../monthly-obligation/obligation-title.ts';

/** What left the office of a month: guides with who was told of them, what was handed in, and who was told that it is closed. Dates. */
export type SentOfMonth = {
  guides: { description: string; on: string; to: string[]; seen_on: string | null; paid_on: string | null }[];
  delivered: (NamedObligation & { on: string; protocol_number: string | null })[];
  closed: { on: string; to: string[] } | null;
};

/** The same a sentence each, for whoever is about to open the month again: these people act on what they were sent. */
export const sentWords = ({ guides, delivered, closed }: SentOfMonth, month: string): string[] => [
  ...guides.map(({ description, on, to, seen_on, paid_on }) =>
    sentence([
      `Guia ${description}, de ${formatDateNumeric(on)}`,
      to.length > 0 && `avisada a ${listOf(to)}`,
      seen_on && `vista em ${formatDateNumeric(seen_on)}`,
      paid_on && `paga em ${formatDateNumeric(paid_on)}`,
    ]),
  ),
  ...delivered.map(({ on, protocol_number, ...obligation }) =>
    sentence([
      `${obligationTitle({ ...obligation, competence: month })} entregue em ${formatDateNumeric(on)}`,
      protocol_number && `recibo ${protocol_number}`,
    ]),
  ),
  ...(closed ? [sentence([`Fechamento avisado a ${listOf(closed.to)} em ${formatDateNumeric(closed.on)}`])] : []),
];

const names = new Intl.ListFormat('pt-BR');

const listOf = (people: readonly string[]): string => names.format(people);

const sentence = (parts: (string | null | false)[]): string => `${parts.filter(Boolean).join(', ')}.`;
