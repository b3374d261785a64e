import { closingRun } from '@esteto/contract/month/closing-run';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { newClosing } from '../closing.examples.ts';

const startOf = async (scene: Pick<Scene, 'api' | 'master'>) => ({
  action: 'start' as const,
  analyst_id: null,
  ids: [(await newClosing(scene)).id],
  filters: null,
  except_ids: [],
});

export const closingRunExamples: Examples<'closingRun'> = {
  closingRun: {
    preview: async (scene) => ({ body: await startOf(scene) }),
    start: async (scene) => ({ body: await startOf(scene) }),
    detail: async (scene) => idOf(await scene.api.ask(closingRun.start, { body: await startOf(scene) }, { as: scene.master })),
  },
};
