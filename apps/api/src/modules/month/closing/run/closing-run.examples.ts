import { closingRun } from '@esteto/contract/month/closing-run';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { newClosing } from '../closing.examples.ts';

const selection = async (scene: Pick<Scene, 'api' | 'master'>) => ({
  action: 'start' as const,
  ids: [(await newClosing(scene)).id],
  filters: null,
  except_ids: [],
});

const startOf = async (scene: Pick<Scene, 'api' | 'master'>) => ({ ...(await selection(scene)), analyst_id: null });

export const closingRunExamples: Examples<'closingRun'> = {
  closingRun: {
    preview: async (scene) => ({ body: await selection(scene) }),
    start: async (scene) => ({ body: await startOf(scene) }),
    detail: async (scene) => idOf(await scene.api.ask(closingRun.start, { body: await startOf(scene) }, { as: scene.master })),
  },
};
