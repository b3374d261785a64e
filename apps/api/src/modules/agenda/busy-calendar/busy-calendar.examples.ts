import { busyCalendar } from '@esteto/contract/agenda/busy-calendar';
import type { Examples } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';

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

const addLinked = (scene: Scene) =>
  whileActive(scene, ({ api, company, partner }) =>
    api.ask(busyCalendar.create, { company_id: company.id, body: urlSample() }, { as: partner }),
  );

/** Former ones make room. */
const makeRoom = ({ api, partner }: Scene, caller: TestPerson) =>
  api.sql('update busy_calendars set removed_at = now() where user_id = any($1)', [[partner.id, caller.id]]);

/** One of whoever calls, for nobody else's are found; who may bring none has it all the same. */
const calendarOf = async (scene: Scene, caller: TestPerson) => {
  await makeRoom(scene, caller);
  const { id } = await addLinked(scene);
  await scene.api.sql('update busy_calendars set user_id = $2 where id = $1', [id, caller.id]);
  return { id };
};

export const busyCalendarExamples: Examples<'busyCalendar'> = {
  busyCalendar: {
    list: () => ({}),
    create: async (scene, caller) => {
      await makeRoom(scene, caller);
      return { body: urlSample() };
    },
    upload: async (scene, caller) => {
      await makeRoom(scene, caller);
      return { body: { name: 'Hospital' }, file: busyFile() };
    },
    refresh: calendarOf,
    remove: calendarOf,
  },
};
