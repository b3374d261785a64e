import { log } from '@esteto/contract/office/log';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

/** None is under way any longer. */
const settled = ({ api }: Pick<Scene, 'api'>) => api.modules.logRuns.run();

export const logExamples: Examples<'log'> = {
  log: {
    list: () => ({}),
    detail: async ({ api, master }) => {
      await api.signIn(master);
      const [row] = await api.sql('select max(id)::int as id from events');
      return { id: Number(row?.['id']) };
    },
    tellExport: () => ({ body: { list: 'Notas fiscais', rows: 12, format: 'csv' } }),
    runs: () => ({}),
    verify: async (scene) => {
      await settled(scene);
      return {};
    },
    export: async (scene) => {
      await settled(scene);
      return { body: {} };
    },
    fetch: async (scene) => {
      await settled(scene);
      const run = await scene.api.ask(log.export, { body: {} }, { as: scene.master });
      await settled(scene);
      return idOf(run);
    },
  },
};
