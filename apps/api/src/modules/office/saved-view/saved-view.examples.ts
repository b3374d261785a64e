import { savedView } from '@esteto/contract/office/saved-view';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';

export const savedViewSample = () => ({ list: 'receivables' as const, name: `Visão ${unique()}`, query: 'status=ready' });

export const savedViewExamples: Examples<'savedView'> = {
  savedView: {
    list: () => ({ list: 'receivables' as const }),
    create: () => ({ body: savedViewSample() }),
    update: async ({ api }, caller) => {
      const { list: _list, ...body } = savedViewSample();
      const { id, version } = await api.ask(savedView.create, { body: savedViewSample() }, { as: caller });
      return { id, body: { ...body, is_default: true, version } };
    },
    remove: async ({ api }, caller) => idOf(await api.ask(savedView.create, { body: savedViewSample() }, { as: caller })),
  },
};
