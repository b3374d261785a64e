import { calendarEvent } from '@esteto/contract/agenda/calendar-event';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';
import { newClient } from '../../billing/client/client.examples.ts';
import { invoiceRequestSample } from '../../billing/invoice/testing/invoice-samples.ts';

/** A night shift, from the evening of a day to the morning after. */
export const shiftSample = (changes: object = {}) => ({
  kind: 'shift' as const,
  title: 'Plantão na Santa Casa',
  starts_on: '2026-11-26',
  starts_at: '19:00',
  ends_on: '2026-11-27',
  ends_at: '07:00',
  place: 'Santa Casa',
  value: 150_000,
  value_kind: 'per_shift' as const,
  visibility: 'company' as const,
  ...changes,
});

export const scaleSample = (changes: object = {}) => ({
  place: 'Santa Casa',
  days: ['2026-11-26', '2026-11-28'],
  starts_at: '19:00',
  ends_at: '07:00',
  value: 150_000,
  value_kind: 'per_shift' as const,
  ...changes,
});

export const newEvent = (scene: Scene, changes: object = {}) =>
  whileActive(scene, ({ api, company, partner }) =>
    api.ask(calendarEvent.create, { company_id: company.id, body: shiftSample(changes) }, { as: partner }),
  );

const WEEK = { from: '2026-11-22', to: '2026-11-28' };

export const calendarEventExamples: Examples<'calendarEvent'> = {
  calendarEvent: {
    within: () => WEEK,
    places: () => ({}),
    conflicts: () => ({ starts_on: '2026-11-26', starts_at: '19:00', ends_on: '2026-11-27', ends_at: '07:00' }),
    holidays: () => WEEK,
    detail: async (scene) => idOf(await newEvent(scene)),
    create: () => ({ body: shiftSample() }),
    // One cannot enter the same shift twice.
    addShifts: () => ({ body: scaleSample({ place: `UPA ${unique()}` }) }),
    update: async (scene) => ({ ...idOf(await newEvent(scene)), body: { ...shiftSample({ title: 'Trocado' }), version: 1 } }),
    reschedule: async (scene) => ({
      ...idOf(await newEvent(scene)),
      body: { starts_on: '2026-11-27', starts_at: '19:00', ends_on: '2026-11-28', ends_at: '07:00', version: 1 },
    }),
    receive: async (scene) => ({ ...idOf(await newEvent(scene)), body: { paid_on: '2026-11-20', version: 1 } }),
    report: () => WEEK,
    reportFile: () => ({ ...WEEK, group: 'place' }),
    askInvoice: async (scene) => {
      const { id } = await newEvent(scene);
      const client = await newClient(scene);
      return { body: { ...invoiceRequestSample(client.id), events: [{ id, occurrence_on: null }] } };
    },
    remove: async (scene) => idOf(await newEvent(scene)),
  },
};
