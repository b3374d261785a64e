import type { InferType } from 'yup';
import { addDays } from '../../shared/date/date.ts';
import { isoDate, object, time } from '../../shared/schema/fields.ts';

/** When the product stops for everybody but the team (São Paulo). An end that is not after the start is on the next day. */
export const maintenanceForm = object({
  date: isoDate('Dia').required(),
  from: time('Das').required(),
  until: time('até').required(),
});
export type MaintenanceForm = InferType<typeof maintenanceForm>;

/** From when until when, as instants. São Paulo has had no daylight saving time since 2019 (Decreto 9.772/2019). */
export type MaintenanceWindow = { starts_at: string; ends_at: string };

export const maintenanceWindow = ({ date, from, until }: MaintenanceForm): MaintenanceWindow => {
  const at = (day: string, hour: string) => new Date(`${day}T${hour}:00-03:00`).toISOString();
  return { starts_at: at(date, from), ends_at: at(until > from ? date : addDays(date, 1), until) };
};

export const isInMaintenance = (window: MaintenanceWindow | null, now: Date): boolean =>
  window !== null && Date.parse(window.starts_at) <= now.getTime() && now.getTime() < Date.parse(window.ends_at);
