import { addDays, weekday } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const busyCalendarLives = (stage: Stage): Life[] => [meetings(stage)];

/** Ana brought the meetings of her hospital, on the Wednesdays of some weeks, as a file. */
async function* meetings({ cast: { companies }, modules: { busyCalendars }, today }: Stage): Life {
  const company = companies.find(({ name }) => name === 'souza');
  if (!company) return;
  const brought = addDays(today, -3);
  yield at(brought, 9 * 60);
  const first = addDays(brought, 7 + ((3 - weekday(brought) + 7) % 7)).replaceAll('-', '');
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Hospital São Lucas//PT', 'BEGIN:VEVENT', 'UID:reuniao@hospital'];
  const rule = [`DTSTART:${first}T140000Z`, `DTEND:${first}T160000Z`, 'RRULE:FREQ=WEEKLY;COUNT=8', 'END:VEVENT', 'END:VCALENDAR', ''];
  const bytes = Buffer.from([...lines, ...rule].join('\r\n'));
  await busyCalendars.upload(company.partner, { body: { name: 'Hospital' }, file: { bytes, mime: 'text/calendar', name: 'reunioes.ics' } });
}
