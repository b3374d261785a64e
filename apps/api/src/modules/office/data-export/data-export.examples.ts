import { dataExport } from '@esteto/contract/office/data-export';
import type { Examples } from '../../../testing/example.ts';
import type { TestApp } from '../../../testing/test-app.ts';

/** One a day: the one before becomes that of yesterday. */
export const ofYesterday = async ({ sql }: Pick<TestApp, 'sql'>, user_id: number): Promise<void> => {
  await sql("update data_exports set state = 'expired', created_at = created_at - interval '1 day' where user_id = $1", [user_id]);
};

export const dataExportExamples: Examples<'dataExport'> = {
  dataExport: {
    list: () => ({}),
    ask: async ({ api }, { id }) => {
      await ofYesterday(api, id);
      return {};
    },
    fetch: async ({ api }, caller) => {
      await ofYesterday(api, caller.id);
      const { id } = await api.ask(dataExport.ask, {}, { as: caller });
      await api.modules.dataExports.make();
      return { id };
    },
  },
};
