import type { InputOf } from '@esteto/contract/endpoint';
import type { SavedViewRow, savedView } from '@esteto/contract/office/saved-view';
import { MAX_VIEWS } from '@esteto/domain/office/saved-view/saved-view-form';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Work } from '../../../platform/work/work.ts';
import * as views from './saved-view.repository.ts';

const nameTaken = { constraint: 'saved_views_name', field: 'name', message: 'Você já tem uma visão com este nome.' };

/** Two at once. */
const defaultTaken = {
  constraint: 'saved_views_default',
  field: 'is_default',
  message: 'Outra visão acabou de se tornar a que abre a lista. Tente de novo.',
};

const refuseBoth = <T>(write: () => Promise<T>): Promise<T> => refuseTaken(nameTaken, () => refuseTaken(defaultTaken, write));

export const savedViewService = ({ db, work }: { db: Database; work: Work }) => ({
  list: ({ user }: SessionActor, { list }: InputOf<typeof savedView.list>): Promise<SavedViewRow[]> =>
    views.list(db, { user_id: user.id, list }),

  create: (actor: SessionActor, { body: { list, ...form } }: InputOf<typeof savedView.create>): Promise<SavedViewRow> =>
    work(actor, async (tx) => {
      const scope = { user_id: actor.user.id, list };
      if ((await views.countOf(tx.db, scope)) >= MAX_VIEWS)
        throw invalid({ name: `Você já tem ${MAX_VIEWS} visões desta lista. Exclua uma que não usa.` });
      if (form.is_default) await views.clearDefault(tx, scope);
      return refuseBoth(() => views.insert(tx, scope, form));
    }),

  update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof savedView.update>): Promise<SavedViewRow> =>
    work(actor, async (tx) => {
      const before = await views.lock(tx, { id, version, user_id: actor.user.id });
      if (form.is_default && !before.is_default) await views.clearDefault(tx, before);
      return refuseBoth(() => views.change(tx, before, form));
    }),

  remove: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
    work(actor, (tx) => views.remove(tx, { id, version: null, user_id: actor.user.id })),
});
