import { EVERY_KIND } from '@esteto/domain/agenda/calendar-feed/calendar-feed-form';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const calendarFeedLives = (stage: Stage): Life[] => [phone(stage)];

const TOKEN = /([\w-]+)\.ics$/;

/** Ana's phone reads her calendar. */
async function* phone({ cast: { companies }, modules: { calendarFeeds }, today }: Stage): Life {
  const company = companies.find(({ name }) => name === 'souza');
  if (!company) return;
  const day = addDays(today, -5);
  yield at(day, 20 * 60);
  const body = { name: 'Celular', kinds: [...EVERY_KIND], company_ids: [] };
  const { link } = await calendarFeeds.create(company.partner, { body });
  yield at(addDays(day, 4), 7 * 60);
  await calendarFeeds.read(TOKEN.exec(link)?.[1] ?? '', 'iOS/18.1 (22B83) dataaccessd/1.0');
}
