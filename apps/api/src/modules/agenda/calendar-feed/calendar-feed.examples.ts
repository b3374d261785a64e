import { calendarFeed } from '@esteto/contract/agenda/calendar-feed';
import { EVENT_KINDS } from '@esteto/domain/agenda/calendar-event/event-kinds';
import type { Examples } from '../../../testing/example.ts';
import type { TestPerson } from '../../../testing/factories.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';

export const feedSample = (changes: object = {}) => ({ name: 'Celular', kinds: [...EVENT_KINDS], company_ids: [], ...changes });

export const newFeed = (scene: Scene, as: TestPerson = scene.partner, changes: object = {}) =>
  whileActive(scene, ({ api, company }) => api.ask(calendarFeed.create, { company_id: company.id, body: feedSample(changes) }, { as }));

/** A link of whoever calls, for nobody else's are found; who may make none has it all the same. Former ones make room. */
const feedOf = async (scene: Scene, caller: TestPerson) => {
  const { sql } = scene.api;
  await sql('update calendar_feeds set revoked_at = now() where user_id = any($1)', [[scene.partner.id, caller.id]]);
  const { id } = await newFeed(scene);
  await sql('update calendar_feeds set user_id = $2 where id = $1', [id, caller.id]);
  return { id };
};

export const calendarFeedExamples: Examples<'calendarFeed'> = {
  calendarFeed: {
    list: () => ({}),
    create: async ({ api }, caller) => {
      await api.sql('update calendar_feeds set revoked_at = now() where user_id = $1', [caller.id]);
      return { body: feedSample() };
    },
    update: async (scene, caller) => ({ ...(await feedOf(scene, caller)), body: { ...feedSample({ name: 'Tablet' }), version: 1 } }),
    rotate: feedOf,
    revoke: feedOf,
  },
};
