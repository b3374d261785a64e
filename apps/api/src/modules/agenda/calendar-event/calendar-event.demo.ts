import { calendarEventForm } from '@esteto/domain/agenda/calendar-event/calendar-event-form';
import { addCompetence, competenceOf } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const calendarEventLives = (stage: Stage): Life[] => [agenda(stage)];

const blank = { ...calendarEventForm.getDefault(), visibility: 'company' as const };

/** Ana works nights at one hospital, days at another, sees patients on Tuesdays, and keeps an hour to herself. */
async function* agenda({ cast: { companies }, modules: { calendarEvents }, today }: Stage): Life {
  const company = companies.find(({ name }) => name === 'souza');
  if (!company) return;
  const { partner, clients } = company;
  const [first, second] = Object.values(clients);
  const shift = { place_address: null, payment_forecast_date: null, value_kind: 'per_shift' as const };
  const scale = async (month: string) => {
    const day = (number: number) => `${month}-${String(number).padStart(2, '0')}`;
    await calendarEvents.addShifts(partner, {
      body: {
        ...shift,
        place: 'Hospital São Lucas',
        days: [3, 10, 17, 24].map(day),
        starts_at: '19:00',
        ends_at: '07:00',
        client_id: first?.id ?? null,
        value: 165_000,
      },
    });
    await calendarEvents.addShifts(partner, {
      body: {
        ...shift,
        place: 'Hospital Vale Verde',
        days: [6, 20].map(day),
        starts_at: '07:00',
        ends_at: '19:00',
        client_id: second?.id ?? null,
        value: 120_000,
      },
    });
  };
  for (const ago of [-3, -2, -1, 0]) {
    const month = addCompetence(competenceOf(today), ago);
    yield at(`${addCompetence(month, -1)}-20`, 20 * 60);
    await scale(month);
  }
  yield at(addDays(today, -20), 9 * 60);
  await calendarEvents.create(partner, {
    body: {
      ...blank,
      kind: 'appointment',
      title: 'Consultório',
      place: 'Sala 12',
      starts_on: addDays(today, -21),
      starts_at: '14:00',
      ends_on: addDays(today, -21),
      ends_at: '18:00',
      value: 20_000,
      value_kind: 'per_hour',
      repeats: 'weekly',
      repeat_interval: 1,
      repeat_weekdays: ['TU'],
    },
  });
  await calendarEvents.create(partner, {
    body: {
      ...blank,
      kind: 'personal',
      title: 'Terapia',
      visibility: 'private',
      starts_on: addDays(today, -19),
      starts_at: '08:00',
      ends_on: addDays(today, -19),
      ends_at: '09:00',
      repeats: 'weekly',
      repeat_interval: 1,
      repeat_weekdays: ['TH'],
    },
  });
  const next = `${competenceOf(today)}-20`;
  if (next > today) return;
  yield at(next, 20 * 60);
  await scale(addCompetence(competenceOf(today), 1));
}
