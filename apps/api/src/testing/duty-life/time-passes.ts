import type { Dice } from '../../demo/demo-random.ts';
import type { DutyScene } from './duty-scene.ts';

/** What the clock does meanwhile: time goes on, and the jobs run, unless they are late. */
export const timePasses = async ({ api }: Pick<DutyScene, 'api'>, dice: Dice): Promise<void> => {
  api.clock.advance(dice.between(10, 150) * 60_000);
  const { shiftRequests, announcements, shiftClocks } = api.modules;
  const jobs = [() => shiftRequests.expire('test'), () => announcements.close('test'), () => shiftClocks.settle('test')];
  for (const job of jobs) if (dice.chance(0.7)) await job();
};
