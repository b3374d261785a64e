import type {
  AdminClientDetail,
  AdminClientRow,
  adminClient,
  ClientDetail,
  ClientRow,
  client,
  SimilarClient,
} from '@esteto/contract/billing/client';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { ClientOptionQuery } from '@esteto/contract/office/filter-option';
import type { ClientForm } from '@esteto/domain/billing/client/client-form';
import type { ClientAction, ClientActor } from '@esteto/domain/billing/client/client-life';
import type { Database } from '../../../platform/database/database.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Work } from '../../../platform/work/work.ts';
import { memberScope } from '../invoice/invoice-scope.ts';
import * as clients from './client.repository.ts';
import { clientOptions } from './client.repository.ts';
import { similarTo } from './similar-clients.repository.ts';

const documentTaken = {
  constraint: 'clients_company_document',
  field: 'document',
  message: 'Já existe um tomador com este documento.',
};

const scopeOf = (actor: CompanyActor): clients.ClientScope => ({ company_id: actor.company.company_id, invoices: memberScope(actor) });

export const clientService = ({ db, work }: { db: Database; work: Work }) => {
  const change = (actor: SessionActor, key: clients.ClientKey, form: ClientForm): Promise<AdminClientDetail> =>
    work(actor, async (tx) => {
      await refuseTaken(documentTaken, () => clients.update(tx, key, form));
      return clients.detail(tx.db, key.scope, key.id);
    });

  const act = (actor: SessionActor, key: clients.ClientKey, action: ClientAction, by: ClientActor): Promise<AdminClientDetail> =>
    work(actor, async (tx) => {
      await refuseTaken(documentTaken, () => clients.move(tx, key, action, by));
      return clients.detail(tx.db, key.scope, key.id);
    });

  return {
    list: (actor: CompanyActor, input: InputOf<typeof client.list>): Promise<Page<ClientRow>> => clients.list(db, scopeOf(actor), input),

    detail: (actor: CompanyActor, { id }: { id: number }): Promise<ClientDetail> => clients.detail(db, scopeOf(actor), id),

    similar: (actor: CompanyActor, input: InputOf<typeof client.similar>): Promise<SimilarClient[]> =>
      similarTo(db, actor.company.company_id, input),

    create: (actor: CompanyActor, { body }: Pick<InputOf<typeof client.create>, 'body'>): Promise<ClientDetail> =>
      work(actor, async (tx) => {
        const { id } = await refuseTaken(documentTaken, () => clients.insert(tx, actor.company.company_id, body));
        return clients.detail(tx.db, scopeOf(actor), id);
      }),

    update: (
      actor: CompanyActor,
      { id, body: { version, ...form } }: Pick<InputOf<typeof client.update>, 'id' | 'body'>,
    ): Promise<ClientDetail> => change(actor, { id, version, scope: scopeOf(actor) }, form),

    move: (
      actor: CompanyActor,
      { id, body: { version, action } }: Pick<InputOf<typeof client.move>, 'id' | 'body'>,
    ): Promise<ClientDetail> => act(actor, { id, version, scope: scopeOf(actor) }, action, 'member'),

    /** Those of every company that match what staff type, or the one of an id. */
    options: (query: ClientOptionQuery) => clientOptions(db, query),

    /** The staff's side: the same clients, of every company. */
    ofEveryCompany: {
      list: (_actor: SessionActor, input: InputOf<typeof adminClient.list>): Promise<Page<AdminClientRow>> =>
        clients.list(db, 'every_company', input),

      detail: (_actor: SessionActor, { id }: { id: number }): Promise<AdminClientDetail> => clients.detail(db, 'every_company', id),

      update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof adminClient.update>): Promise<AdminClientDetail> =>
        change(actor, { id, version, scope: 'every_company' }, form),

      move: (actor: SessionActor, { id, body: { version, action } }: InputOf<typeof adminClient.move>): Promise<AdminClientDetail> =>
        act(actor, { id, version, scope: 'every_company' }, action, 'staff'),
    },
  };
};
