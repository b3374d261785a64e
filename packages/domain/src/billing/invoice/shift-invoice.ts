import { competenceOf } from '../../shared/date/competence.ts';
import { formatDateNumeric } from '../../shared/date/date.ts';
import { formatTime } from '../../shared/date/time.ts';
import { bad, good, type Result } from '../../shared/result/result.ts';
import type { Span } from '../../shared/schedule/event-span.ts';
import { placeholderText } from './description-template.ts';

/** Most shifts that one note is asked for. */
export const MOST_INVOICED = 40;

/** A shift that a note is asked for. */
export type InvoicedShift = Span & { client_id: number | null; value: number | null; place: string | null };

/** What the request of a note begins with. */
export type ShiftInvoice = { client_id: number | null; competence: string; gross_amount: number; shifts: string; description: string };

/** One note for several shifts: of one client, and of one month, that of the last. Refused for those that no note can hold together. */
export const invoiceOfShifts = (shifts: readonly InvoicedShift[]): Result<ShiftInvoice> => {
  const ordered = shifts.toSorted((one, other) => (one.starts_on < other.starts_on ? -1 : 1));
  const last = ordered.at(-1);
  if (!last) return bad('Escolha pelo menos um plantão.');
  const clients = new Set(shifts.flatMap(({ client_id }) => client_id ?? []));
  if (clients.size > 1) return bad('Escolha plantões de um tomador só: cada nota é de um.');
  return good({
    client_id: [...clients][0] ?? null,
    competence: competenceOf(last.starts_on),
    gross_amount: shifts.reduce((total, { value }) => total + (value ?? 0), 0),
    shifts: shiftsInWords(ordered),
    description: `Plantões médicos em ${placeholderText('competência')}: ${placeholderText('plantões')}.`,
  });
};

/** '03/11/2026 (19:00 às 7:00), 10/11/2026 (19:00 às 7:00)'. */
export const shiftsInWords = (shifts: readonly Span[]): string =>
  shifts
    .map(({ starts_on, starts_at, ends_at }) => {
      const times = starts_at && ends_at ? ` (${formatTime(starts_at)} às ${formatTime(ends_at)})` : '';
      return `${formatDateNumeric(starts_on)}${times}`;
    })
    .join(', ');
