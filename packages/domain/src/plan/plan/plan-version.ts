import { formatDateNumeric } from '../../shared/date/date.ts';

/** The terms of a plan from a day on ('YYYY-MM-DD', included), until those of the next day stated. */
export type PlanVersion = { effective_from: string };

/** The terms in force on `date`, whatever order they come in; null before the first. */
export const planVersionOn = <V extends PlanVersion>(versions: readonly V[], date: string): V | null =>
  versions.reduce<V | null>(
    (latest, version) =>
      version.effective_from <= date && (latest === null || version.effective_from > latest.effective_from) ? version : latest,
    null,
  );

/**
 * Null when the terms may change from `effective_from` on; else what to tell the person. What was in force stays as it was: neither a day that is
 * over nor one before terms already announced may be given new ones. The same day again replaces what was announced for it.
 */
export const planChangeProblem = (versions: readonly PlanVersion[], effective_from: string, today: string): string | null => {
  if (effective_from < today) return `A mudança vale a partir de hoje, ${formatDateNumeric(today)}, ou depois.`;
  const last = versions.reduce((latest, version) => (version.effective_from > latest ? version.effective_from : latest), '');
  return effective_from < last ? `Já há uma mudança a partir de ${formatDateNumeric(last)}. Escolha este dia ou um depois.` : null;
};
