import { busyCalendar } from '@esteto/contract/busy-calendar';
import { type Examples, idOf } from '../../testing/example.ts';
import { type Scene, whileActive } from '../../testing/scene.ts';

/** A calendar with lines of an event. */
export const calendarFile = (...lines: string[]): Buffer =>
  Buffer.from(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Teste//PT', ...lines, 'END:VCALENDAR', ''].join('\r\n'));

export const eventLines = (...lines: string[]): string[] => [
  'BEGIN:VEVENT',
  'UID:um@teste',
  'DTSTAMP:20261101T120000Z',
  ...lines,
  'END:VEVENT',
];

export const busyFile = () => ({
  name: 'agenda.ics',
  bytes: calendarFile(...eventLines('DTSTART:20261126T130000Z', 'DTEND:20261126T150000Z', 'SUMMARY:Reunião secreta')),
});

/** The address is one of the documentation's own: no site is asked. */
const urlSample = () => ({ name: 'Google', url: 'https://agenda.example/ana.ics' });

export const newBusyCalendar = (scene: Scene) =>
  whileActive(scene, ({ api, company, partner }) =>
    api.ask(busyCalendar.upload, { company_id: company.id, body: { name: 'Hospital' }, file: busyFile() }, { as: partner }),
  );

const newLinked = (scene: Scene) =>
  whileActive(scene, ({ api, company, partner }) =>
    api.ask(busyCalendar.create, { company_id: company.id, body: urlSample() }, { as: partner }),
  );

export const busyCalendarExamples: Examples<'busyCalendar'> = {
  busyCalendar: {
    list: () => ({}),
    create: () => ({ body: urlSample() }),
    upload: () => ({ body: { name: 'Hospital' }, file: busyFile() }),
    refresh: async (scene) => idOf(await newLinked(scene)),
    remove: async (scene) => idOf(await newBusyCalendar(scene)),
  },
};
