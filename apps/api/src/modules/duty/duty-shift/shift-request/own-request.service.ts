import type { ownRequest as contract, OwnRequestRecord, RequestOptions } from '@esteto/contract/duty/own-request';
import type { InputOf } from '@esteto/contract/endpoint';
import type { HistoryEvent } from '@esteto/contract/history';
import { proposalForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { shiftRequestMachine } from '@esteto/domain/duty/shift-request/shift-request-life';
import type { Deps } from '../../../../deps.ts';
import { recordHistory } from '../../../../platform/audit/record-history.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import { shiftRequests as table } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import type { CredentialReader } from '../credential-reader.ts';
import { accept, counter, notYours, type Seen } from './answer-request.ts';
import { otherRequests } from './other-requests.ts';
import { propose } from './propose-request.ts';
import { tellAnswered } from './request-news.ts';
import { requestOptions } from './request-options.ts';
import { release } from './request-write.ts';
import * as requests from './shift-request.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tellPeople'>; credentialsOf: CredentialReader };

/** What a professional asks about their shifts: a change needs the word of everybody whose shifts move, and then of the coordination where the group says so. */
export const ownRequestService = ({ db, work, clock, notices, credentialsOf }: Parts) => ({
  list: async ({ user }: CompanyActor): Promise<OwnRequestRecord[]> =>
    (await requests.ofProfessional(db, user.id)).map((record) => ({ ...record, own_id: user.id })),

  detail: async ({ user }: CompanyActor, { id }: { id: number }): Promise<OwnRequestRecord> => ({
    ...(await requests.detail(db, requests.concerning(db, user.id), id)),
    own_id: user.id,
  }),

  history: async ({ user }: CompanyActor, { id }: { id: number }): Promise<HistoryEvent[]> => {
    await requests.detail(db, requests.concerning(db, user.id), id);
    return recordHistory(db, { type: 'shift_request', id }, proposalForm);
  },

  options: ({ user }: CompanyActor, input: InputOf<typeof contract.options>): Promise<RequestOptions> =>
    requestOptions({ db, clock, credentialsOf }, user.id, input),

  propose: propose({ work, notices }),

  ...otherRequests({ work, notices }),

  accept: accept({ work, notices }),
  counter: counter({ work, notices }),

  withdraw: (actor: CompanyActor, { id, body: { version } }: Seen): Promise<void> =>
    work(actor, async (tx) => {
      const { user } = actor;
      const before = await tx.lock(table, { id, version, scope: requests.concerning(tx.db, user.id) });
      if (!before.accepted_ids.includes(user.id)) throw notYours();
      // A chain that somebody else has still to answer goes on: the others' words stand.
      if (before.status === 'proposed') {
        const legs = await release(tx, before, ({ from_id }) => from_id === user.id);
        const accepted_ids = before.accepted_ids.filter((one) => one !== user.id);
        const left = await tx.change(table, before, { accepted_ids, legs }, { action: 'shift_request.acceptance_withdrawn' });
        await tellAnswered(tx, notices, left, 'um aceite foi desfeito');
        return;
      }
      // Who asked first goes back to what the colleague proposed; without the colleague's word it is a proposal to them again.
      const isMine = before.requester_id === user.id;
      const kept = await release(tx, before, ({ from_id }) => from_id !== before.requester_id);
      const isOpen = before.type === 'coverage';
      const after = await tx.move(
        table,
        shiftRequestMachine,
        before,
        {
          action: 'withdraw_acceptance',
          by: isMine ? 'requester' : 'counterpart',
          before: isMine ? 'counter_proposed' : 'proposed',
        },
        {
          accepted_ids: isMine ? before.party_ids : [],
          party_ids: isOpen ? [] : before.party_ids,
          legs: isOpen ? kept.map((leg) => ({ ...leg, to_id: null })) : kept,
        },
      );
      await tellAnswered(tx, notices, { ...after, party_ids: before.party_ids }, 'um aceite foi desfeito');
    }),

  refuse: (actor: CompanyActor, { id, body: { version, reason } }: InputOf<typeof contract.refuse>): Promise<void> =>
    work(actor, async (tx) => {
      const { user } = actor;
      const before = await tx.lock(table, { id, version, scope: requests.concerning(tx.db, user.id) });
      if (!before.party_ids.includes(user.id) || before.status !== 'proposed') throw notYours();
      const legs = await release(tx, before);
      const step = { action: 'refuse' as const, by: 'counterpart' as const, reason };
      const after = await tx.move(table, shiftRequestMachine, before, step, { legs, decision_reason: reason });
      await tellAnswered(tx, notices, after, `recusada por ${user.name}`);
    }),

  cancel: (actor: CompanyActor, { id, body: { version } }: Seen): Promise<void> =>
    work(actor, async (tx) => {
      const { user } = actor;
      const before = await tx.lock(table, { id, version, scope: requests.concerning(tx.db, user.id) });
      if (before.requester_id !== user.id) throw notYours();
      const legs = await release(tx, before);
      const after = await tx.move(table, shiftRequestMachine, before, { action: 'cancel', by: 'requester' }, { legs });
      await tellAnswered(tx, notices, after, 'cancelada por quem pediu');
    }),
});
