import { autoFill } from '@esteto/contract/duty/auto-fill';
import { autoFillForm } from '@esteto/domain/duty/auto-fill/auto-fill-form';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { newShift } from '../duty-shift.examples.ts';

/** None is under way any longer. */
const settled = ({ api }: Pick<Scene, 'api'>) => api.modules.autoFills.run();

/** A place that nobody has, in a window of its own, and the partner, who may take it. */
const place = async (scene: Scene) => {
  await settled(scene);
  await scene.api.make.accredit(scene.partner, scene.group, scene.company);
  const { window } = await newShift(scene);
  const { from, to, unit_id } = window;
  return { ...autoFillForm.getDefault(), from, to, unit_id, with_warnings: false, seed: 1 };
};

const started = async (scene: Scene) => {
  const body = await place(scene);
  return scene.api.ask(autoFill.start, { group_id: scene.group.id, body }, { as: scene.manager });
};

const ready = async (scene: Scene) => {
  const run = await started(scene);
  await settled(scene);
  return run;
};

export const autoFillExamples: Examples<'autoFill'> = {
  autoFill: {
    latest: async (scene) => {
      await ready(scene);
      return {};
    },
    start: async (scene) => ({ body: await place(scene) }),
    cancel: async (scene) => idOf(await started(scene)),
    accept: async (scene) => {
      const run = await ready(scene);
      const { run: made } = await scene.api.ask(autoFill.latest, { group_id: scene.group.id }, { as: scene.manager });
      const shift_ids = made?.proposal?.filled.map(({ shift_id }) => shift_id) ?? [];
      return { ...idOf(run), body: { shift_ids, reason: null } };
    },
    close: async (scene) => idOf(await ready(scene)),
  },
};
