import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { BroadcastDetail, BroadcastRow, broadcast as contract } from '@esteto/contract/office/broadcast';
import type { NoticeReach, NoticeRecipient } from '@esteto/contract/office/notice-reach';
import type { BroadcastForm } from '@esteto/domain/office/broadcast/broadcast-form';
import { broadcastMachine, isBroadcastOpen, isSendDue, type StaffBroadcastAction } from '@esteto/domain/office/broadcast/broadcast-life';
import { broadcastRoute } from '@esteto/domain/office/broadcast/broadcast-page';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { AppError, invalid } from '../../../platform/http/app-error.ts';
import { each, inBatches } from '../../../platform/jobs/each.ts';
import { type AnyActor, type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { broadcasts } from '../../../tables/broadcast/broadcast.tables.ts';
import type { NoticeService } from '../notice/notice.service.ts';
import * as messages from './broadcast.repository.ts';

/** Sends one to all whom it is for. */
export const BROADCAST_SEND = 'broadcasts.send';
export type BroadcastSendJob = { id: number };

type Parts = Pick<Deps, 'db' | 'work' | 'jobs' | 'clock'> & { notices: NoticeService };
type Of = { id: number };
type Move = { action: StaffBroadcastAction; reason: string | null; version: number | null };

/** People who are told in one transaction: how often it is seen how far the sending is, and whether somebody stopped it. */
const BATCH = 200;

export const broadcastService = ({ db, work, jobs, clock, notices }: Parts) => {
  const lock = (tx: Tx, id: number, version: number | null) => tx.lock(broadcasts, { id, version, scope: undefined });

  const lockOpen = async (tx: Tx, id: number, version: number | null): Promise<messages.Broadcast> => {
    const row = await lock(tx, id, version);
    if (!isBroadcastOpen(row.status))
      throw new AppError(422, { message: 'Esta mensagem já foi enviada: o que as pessoas receberam não muda.', code: 'broadcast_sent' });
    return row;
  };

  /** A person is asked to widen an audience of nobody; what was planned is sent to nobody, and says so. */
  const start = async (tx: Tx, before: messages.Broadcast, by: 'staff' | 'system'): Promise<void> => {
    await tx.move(broadcasts, broadcastMachine, before, { action: 'send', by, company_id: null }, async () => {
      const { people } = await messages.wouldReach(tx.db, before);
      if (people === 0 && by === 'staff')
        throw new AppError(422, { message: 'Hoje esta mensagem não é para ninguém. Amplie o público.', code: 'broadcast_for_nobody' });
      return { started_at: tx.now, people_count: people };
    });
    await jobs.enqueue(tx, BROADCAST_SEND, { id: before.id } satisfies BroadcastSendJob, `broadcast-${before.id}`);
  };

  const withDetail = async (reader: typeof db | Tx['db'], id: number): Promise<BroadcastDetail> => {
    const row = await messages.detail(reader, id);
    const reach = isBroadcastOpen(row.status) ? await messages.wouldReach(reader, row) : await messages.reached(reader, id);
    return { ...row, reach };
  };

  return {
    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<BroadcastRow>> => messages.list(db, input),

    detail: (_actor: SessionActor, { id }: Of): Promise<BroadcastDetail> => withDetail(db, id),

    preview: (_actor: SessionActor, { body }: InputOf<typeof contract.preview>): Promise<NoticeReach> => messages.wouldReach(db, body),

    create: (actor: AnyActor, { body }: { body: BroadcastForm }): Promise<BroadcastDetail> =>
      work(actor, async (tx) => {
        const { id } = await tx.insert(broadcasts, { ...columnsOf(body), status: 'draft' }, { action: 'broadcast.created' });
        return withDetail(tx.db, id);
      }),

    /** One that is scheduled keeps its place: its new hour must be to come, too. */
    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<BroadcastDetail> =>
      work(actor, async (tx) => {
        const before = await lockOpen(tx, id, version);
        if (before.status === 'scheduled') refusePast(form, tx.now);
        await tx.change(broadcasts, before, columnsOf(form), { action: 'broadcast.edited' });
        return withDetail(tx.db, id);
      }),

    move: (actor: AnyActor, { id, body: { action, reason, version } }: { id: number; body: Move }): Promise<void> =>
      work(actor, async (tx) => {
        const before = await lock(tx, id, version);
        if (action === 'send') return start(tx, before, 'staff');
        const step = { action, by: 'staff', reason, company_id: null } as const;
        await tx.move(broadcasts, broadcastMachine, before, step, () => {
          if (action === 'schedule') refusePast(before, tx.now);
          return action === 'withdraw' ? { withdrawn_reason: reason } : {};
        });
        if (action === 'withdraw') await notices.withdraw(tx, { of: 'broadcast_id', id });
      }),

    remove: (actor: SessionActor, { id }: Of): Promise<void> =>
      work(actor, async (tx) => {
        await lockOpen(tx, id, null);
        await messages.deleteDraft(tx.db, id);
        tx.record({ type: 'broadcast', id }, { action: 'broadcast.deleted' });
      }),

    recipients: async (_actor: SessionActor, input: InputOf<typeof contract.recipients>): Promise<Page<NoticeRecipient>> => {
      await messages.find(db, input.id);
      return messages.recipients(db, input);
    },

    /** What was scheduled and whose hour has come. A job: nothing is left to do when it runs again. */
    followClock: async (request_id: string): Promise<void> => {
      const due = (await messages.scheduled(db)).filter((message) => isSendDue(message, clock.now()));
      await each('broadcasts', due, ({ id }) =>
        work(systemActor(request_id), async (tx) => {
          const row = await lock(tx, id, null);
          if (row.status === 'scheduled' && isSendDue(row, tx.now)) await start(tx, row, 'system');
        }),
      );
    },

    /** A job: who was told already is not told twice, and once it is taken back nobody is told any more. */
    send: async ({ id }: BroadcastSendJob, jobId: string): Promise<void> => {
      const actor = systemActor(jobId);
      const message = await messages.find(db, id);
      if (message.status !== 'sending') return;
      await inBatches(
        'people',
        (after) => messages.peopleAfter(db, message, { after, limit: BATCH }),
        (people) =>
          work(actor, async (tx) => {
            const { status } = await lock(tx, id, null);
            if (status === 'sending') await notices.tellPeople(tx, people, newsOf(message));
          }),
      );
      await work(actor, async (tx) => {
        const row = await lock(tx, id, null);
        if (row.status === 'sending')
          await tx.move(broadcasts, broadcastMachine, row, { action: 'finish', by: 'system', company_id: null });
      });
    },
  };
};

const newsOf = ({ id, severity, title, body, by_mail, page }: messages.Broadcast) => ({
  kind: `broadcast.${severity}` as const,
  title,
  body,
  key: `broadcast-${id}`,
  pageOf: (type: Parameters<typeof broadcastRoute>[1]) => broadcastRoute(page, type),
  message: { of: 'broadcast_id' as const, id, by_mail },
});

const refusePast = (plan: Pick<BroadcastForm, 'send_on' | 'send_time'>, now: string): void => {
  if (!plan.send_on || !plan.send_time) throw invalid({ send_on: 'Para agendar, diga o dia e a hora do envio.' });
  if (isSendDue(plan, now)) throw invalid({ send_on: 'O dia e a hora do envio já passaram.' });
};

const columnsOf = (form: BroadcastForm) => ({ ...form, search_key: searchKey(`${form.title} ${form.body}`) });
