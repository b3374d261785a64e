import { dataExport } from '@esteto/contract/data-export';
import type { Examples } from '../../testing/example.ts';

export const dataExportExamples: Examples<'dataExport'> = {
  dataExport: {
    list: () => ({}),
    ask: async ({ api }, { id }) => {
      await api.sql("update data_exports set state = 'expired' where user_id = $1", [id]);
      return {};
    },
    fetch: async ({ api }, caller) => {
      await api.sql("update data_exports set state = 'expired' where user_id = $1", [caller.id]);
      const { id } = await api.ask(dataExport.ask, {}, { as: caller });
      await api.modules.dataExports.make();
      return { id };
    },
  },
};
