import { spreadsheet } from '@esteto/contract/office/spreadsheet';
import type { Examples } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

const PERIOD = { body: { from: '2026-01', until: '2026-10' } };

/** None is under way any longer. */
const settled = async ({ api }: Pick<Scene, 'api'>) => {
  await api.modules.spreadsheets.make();
  return PERIOD;
};

export const spreadsheetExamples: Examples<'spreadsheet'> = {
  spreadsheet: {
    list: () => ({}),
    registration: settled,
    billing: settled,
    licensingHistory: settled,
    closings: settled,
    statementHistory: settled,
    invoices: settled,
    cancelledInvoices: settled,
    boletos: settled,
    // The caller's own, of a kind that they may have; of whoever may have none, the master's.
    fetch: async (scene, caller) => {
      await settled(scene);
      const own = await scene.api.call(spreadsheet.invoices, PERIOD, { as: caller });
      const { id } = own.status < 300 ? own.body : await scene.api.ask(spreadsheet.boletos, PERIOD, { as: scene.master });
      await settled(scene);
      return { id };
    },
  },
};
