import { addDays, inSaoPaulo } from '../../shared/date/date.ts';

/** How many days 'A empresa está aberta' is seen. */
const SHOWN_DAYS = 14;
/** An opening ends some months after the registry's own day at the latest: the Simples Nacional comes last. */
const LONGEST_AFTER_CNPJ_DAYS = 150;

/** Whether a company that works may have been opened so lately that its opening is worth asking for. */
export const maybeJustOpened = (opening_date: string | null, today: string): boolean =>
  opening_date !== null && opening_date >= addDays(today, -(SHOWN_DAYS + LONGEST_AFTER_CNPJ_DAYS));

/** Whether the moment in which an opening ended is still seen. */
export const isJustOpened = (finished_at: string | null, today: string): boolean =>
  finished_at !== null && inSaoPaulo(finished_at).date >= addDays(today, -SHOWN_DAYS);
