import { formatTime } from '@esteto/domain/shared/date/time';

/** '19:00' and '07:00' as a cell says them: '19–7'; half hours as '7h30'. */
export const shortHours = (starts_at: string, ends_at: string): string => `${short(starts_at)}–${short(ends_at)}`;

const short = (time: string): string => {
  const [hours = '', minutes = '00'] = formatTime(time).split(':');
  return minutes === '00' ? hours : `${hours}h${minutes}`;
};

/** Minutes as people count hours of work: '36h', '7h30'. */
export const workedHours = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}h${rest === 0 ? '' : String(rest).padStart(2, '0')}`;
};
