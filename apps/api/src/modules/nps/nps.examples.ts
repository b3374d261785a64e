import { systemActor } from '../../platform/work/actor.ts';
import type { Examples } from '../../testing/example.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A survey that runs and asks everybody. */
export const startedSurvey = async ({ clock, modules: { surveys } }: TestApp): Promise<number> => {
  const staff = systemActor('test');
  const { id } = await surveys.create(staff, { start_at: clock.now().toISOString() });
  await surveys.act(staff, id, 'start');
  return id;
};

export const npsExamples: Examples<'nps'> = {
  nps: {
    started: () => ({}),
    answer: async ({ api }) => ({ id: await startedSurvey(api), body: { score: 9 } }),
  },
};
