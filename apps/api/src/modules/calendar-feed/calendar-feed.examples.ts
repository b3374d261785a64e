import { calendarFeed } from '@esteto/contract/calendar-feed';
import { EVENT_KINDS } from '@esteto/domain/calendar-event/event-kinds';
import { type Examples, idOf } from '../../testing/example.ts';
import type { TestPerson } from '../../testing/factories.ts';
import { type Scene, whileActive } from '../../testing/scene.ts';

export const feedSample = (changes: object = {}) => ({ name: 'Celular', kinds: [...EVENT_KINDS], company_ids: [], ...changes });

/** A link of whoever calls it, for nobody else's are found. */
export const newFeed = (scene: Scene, as: TestPerson = scene.partner, changes: object = {}) =>
  whileActive(scene, ({ api, company }) => api.ask(calendarFeed.create, { company_id: company.id, body: feedSample(changes) }, { as }));

export const calendarFeedExamples: Examples<'calendarFeed'> = {
  calendarFeed: {
    list: () => ({}),
    create: () => ({ body: feedSample() }),
    update: async (scene) => ({ ...idOf(await newFeed(scene)), body: { ...feedSample({ name: 'Tablet' }), version: 1 } }),
    rotate: async (scene) => idOf(await newFeed(scene)),
    revoke: async (scene) => idOf(await newFeed(scene)),
  },
};
