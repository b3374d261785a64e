/** Why a place is proposed to somebody, by what tells them from the others who could take it. */
export const FILL_REASONS = [
  'preferred',
  'only_one',
  'fewer_holidays',
  'fewer_weekends',
  'fewer_nights',
  'fewer_points',
  'available',
] as const;
export type FillReason = (typeof FILL_REASONS)[number];

export const fillReasonLabel: Record<FillReason, string> = {
  preferred: 'É quem o modelo de escala indica',
  only_one: 'É a única pessoa que pode',
  fewer_holidays: 'Menos feriados nos últimos 3 meses',
  fewer_weekends: 'Menos fins de semana nos últimos 3 meses',
  fewer_nights: 'Menos noites nos últimos 3 meses',
  fewer_points: 'Menos pontos nos últimos 3 meses',
  available: 'Pode neste horário',
};
