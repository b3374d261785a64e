/** One line of a picture and how it stands out: own data, what it is compared with, or plain. */
export type LineSeries = { key: string; label: string; look: 'own' | 'compare' | 'line' };

/** One place of the lines, oldest first; null where a line has no value. */
export type LinePoint = { key: string; label: string; values: Readonly<Record<string, number | null>> };

/** What a line should not pass (28 %, 50.000): drawn and named. */
export type LineLimit = { value: number; label: string };

export type FormatNumber = (value: number) => string;

/** 'out/2026: Notas emitidas 128, Canceladas 4'. */
export const pointSentence = ({ label, values }: LinePoint, series: readonly LineSeries[], format: FormatNumber): string =>
  `${label}: ${series.map((one) => `${one.label} ${valueText(values[one.key], format)}`).join(', ')}`;

/** The whole picture in one sentence: from where to where each line goes. */
export const linesSentence = (points: readonly LinePoint[], series: readonly LineSeries[], format: FormatNumber): string => {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return 'Nenhum valor.';
  const parts = series.map(
    ({ key, label }) => `${label} de ${valueText(first.values[key], format)} a ${valueText(last.values[key], format)}`,
  );
  return `De ${first.label} a ${last.label}: ${parts.join('; ')}.`;
};

export const valueText = (value: number | null | undefined, format: FormatNumber): string =>
  value === null || value === undefined ? 'sem valor' : format(value);

export const hasValues = (points: readonly LinePoint[]): boolean =>
  points.some(({ values }) => Object.values(values).some((value) => value !== null));
