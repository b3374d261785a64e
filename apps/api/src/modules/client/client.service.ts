import type { ClientDetail, ClientRow, client } from '@esteto/contract/client';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { Database } from '../../platform/database/database.ts';
import type { CompanyActor } from '../../platform/work/actor.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import type { Work } from '../../platform/work/work.ts';
import { memberScope } from '../invoice/invoice-scope.ts';
import * as clients from './client.repository.ts';

export type ClientService = ReturnType<typeof clientService>;

const documentTaken = {
  constraint: 'clients_company_document',
  field: 'document',
  message: 'Já existe um tomador com este documento.',
};

const scopeOf = (actor: CompanyActor): clients.ClientScope => ({ company_id: actor.company.company_id, invoices: memberScope(actor) });

export const clientService = ({ db, work }: { db: Database; work: Work }) => ({
  list: (actor: CompanyActor, input: InputOf<typeof client.list>): Promise<Page<ClientRow>> => clients.list(db, scopeOf(actor), input),

  detail: (actor: CompanyActor, { id }: { id: number }): Promise<ClientDetail> => clients.detail(db, scopeOf(actor), id),

  create: (actor: CompanyActor, { body }: Pick<InputOf<typeof client.create>, 'body'>): Promise<ClientDetail> =>
    work(actor, async (tx) => {
      const scope = scopeOf(actor);
      const { id } = await refuseTaken(documentTaken, () => clients.insert(tx, scope.company_id, body));
      return clients.detail(tx.db, scope, id);
    }),

  update: (
    actor: CompanyActor,
    { id, body: { version, ...body } }: Pick<InputOf<typeof client.update>, 'id' | 'body'>,
  ): Promise<ClientDetail> =>
    work(actor, async (tx) => {
      const scope = scopeOf(actor);
      await refuseTaken(documentTaken, () => clients.update(tx, { id, version, company_id: scope.company_id }, body));
      return clients.detail(tx.db, scope, id);
    }),
});
