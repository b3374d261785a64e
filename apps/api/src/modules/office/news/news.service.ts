import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { news as contract, NewsDetail, NewsItem, NewsReader, NewsRow } from '@esteto/contract/office/news';
import { homeRoute } from '@esteto/domain/identity/route/base-paths';
import type { NewsForm } from '@esteto/domain/office/news/news-form';
import { dueNewsAction, isNewsOpen, type NewsAction, type NewsActor, newsMachine } from '@esteto/domain/office/news/news-life';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import { each, inBatches } from '../../../platform/jobs/each.ts';
import { type AnyActor, type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { news as table } from '../../../tables/news/news.tables.ts';
import type { NoticeService } from '../notice/notice.service.ts';
import * as pieces from './news.repository.ts';

/** Tells people in the bell of what was published. */
export const NEWS_BELL = 'news.bell';
export type NewsBellJob = { id: number };

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & { notices: NoticeService };
type Of = { id: number };

/** People who are told in one transaction. */
const BATCH = 500;

/** What the bell shows of a text. */
const MOST_IN_BELL = 160;

export const newsService = ({ db, work, jobs, notices }: Parts) => {
  const lock = (tx: Tx, id: number, version: number | null) => tx.lock(table, { id, version, scope: undefined });

  const lockOpen = async (tx: Tx, id: number, version: number | null): Promise<pieces.News> => {
    const row = await lock(tx, id, version);
    if (!isNewsOpen(row.status))
      throw new AppError(422, { message: 'Esta novidade já foi publicada: o que as pessoas leram não muda.', code: 'news_published' });
    return row;
  };

  /** What goes out before its day, or ends before it, says so. */
  const move = async (tx: Tx, before: pieces.News, action: NewsAction, by: NewsActor): Promise<pieces.News> => {
    const isLater = (instant: string | null) => instant === null || Date.parse(instant) > Date.parse(tx.now);
    const row = await tx.move(table, newsMachine, before, { action, by }, ({ to }) => ({
      ...(to === 'published' && { published_at: tx.now, ...(isLater(before.starts_at) && { starts_at: tx.now }) }),
      ...(to === 'ended' && isLater(before.ends_at) && { ends_at: tx.now }),
    }));
    if (row.status === 'published') await jobs.enqueue(tx, NEWS_BELL, { id: row.id } satisfies NewsBellJob, `news-${row.id}`);
    return row;
  };

  const followOne = async (tx: Tx, before: pieces.News): Promise<void> => {
    let row = before;
    for (let due = dueNewsAction(row, tx.now); due; due = dueNewsAction(row, tx.now)) row = await move(tx, row, due, 'system');
  };

  return {
    current: ({ user }: SessionActor): Promise<NewsItem[]> => pieces.current(db, user.id),

    /** Reading a piece confirms it where the piece asks for that. One that is for others answers like none. */
    read: (actor: SessionActor, { id }: Of): Promise<void> =>
      work(actor, async (tx) => {
        const piece = await pieces.findFor(tx.db, id, actor.user.id);
        if (!piece) throw notFound();
        const acknowledged_at = piece.require_ack ? tx.now : null;
        await pieces.insertRead(tx.db, { news_id: id, user_id: actor.user.id, read_at: tx.now, acknowledged_at });
        await notices.readKey(tx, actor.user.id, keyOf(id));
      }),

    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<NewsRow>> => pieces.list(db, input),

    detail: (_actor: SessionActor, { id }: Of): Promise<NewsDetail> => pieces.detail(db, id),

    create: (actor: AnyActor, { body }: InputOf<typeof contract.create>): Promise<NewsDetail> =>
      work(actor, async (tx) => {
        const { id } = await tx.insert(table, { ...columnsOf(body), status: 'draft' }, { action: 'news.created' });
        return pieces.detail(tx.db, id);
      }),

    update: (actor: SessionActor, { id, body: { version, ...form } }: InputOf<typeof contract.update>): Promise<NewsDetail> =>
      work(actor, async (tx) => {
        await tx.change(table, await lockOpen(tx, id, version), columnsOf(form), { action: 'news.edited' });
        return pieces.detail(tx.db, id);
      }),

    /** What is scheduled for a day that has come goes out at once. */
    move: (
      actor: AnyActor,
      { id, body: { action, version } }: { id: number; body: { action: NewsAction; version: number | null } },
    ): Promise<void> => work(actor, async (tx) => followOne(tx, await move(tx, await lock(tx, id, version), action, 'staff'))),

    remove: (actor: SessionActor, { id }: Of): Promise<void> =>
      work(actor, async (tx) => {
        await lockOpen(tx, id, null);
        await pieces.deleteDraft(tx.db, id);
        tx.record({ type: 'news', id }, { action: 'news.deleted' });
      }),

    readers: async (_actor: SessionActor, input: InputOf<typeof contract.readers>): Promise<Page<NewsReader>> => {
      await pieces.detail(db, input.id);
      return pieces.readers(db, input);
    },

    /** A job: nothing is left to do when it runs again. */
    followClock: async (request_id: string): Promise<void> =>
      each('news', await pieces.runningIds(db), (id) =>
        work(systemActor(request_id), async (tx) => followOne(tx, await lock(tx, id, null))),
      ),

    /** A job: who was told already is not told twice. */
    tell: async ({ id }: NewsBellJob, jobId: string): Promise<void> => {
      const piece = await pieces.find(db, id);
      if (piece?.status !== 'published') return;
      const text = { kind: 'news.published', title: piece.title, body: shortOf(piece.body), key: keyOf(id) } as const;
      await inBatches(
        'people',
        (after) => pieces.peopleAfter(db, id, { after, limit: BATCH }),
        (people) => work(systemActor(jobId), (tx) => notices.tellPeople(tx, people, { ...text, pageOf: homeRoute })),
      );
    },
  };
};

const keyOf = (id: number): string => `news-${id}`;

const shortOf = (body: string): string => (body.length <= MOST_IN_BELL ? body : `${body.slice(0, MOST_IN_BELL).trimEnd()}…`);

const columnsOf = (form: NewsForm) => ({ ...form, search_key: searchKey(`${form.title} ${form.body}`) });
