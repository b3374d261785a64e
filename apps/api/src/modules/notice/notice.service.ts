import type { InputOf } from '@esteto/contract/endpoint';
import type { notice as contract, NoticeRow, NoticeSettings } from '@esteto/contract/notice';
import { type NoticeKind, noticeKindsFor } from '@esteto/domain/notice/notice-kinds';
import { DEFAULT_QUIET, goesByMail, isQuiet, showsInBell } from '@esteto/domain/notice/notice-settings';
import { companyMay } from '@esteto/domain/permission/may';
import type { CompanyPermission } from '@esteto/domain/permission/permissions';
import type { UserType } from '@esteto/domain/permission/user-types';
import { basePath } from '@esteto/domain/route/base-paths';
import { addDays, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { written } from '@esteto/mail/letter/written';
import { noticeLetter } from '@esteto/mail/user/notice-letter';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type SessionActor, systemActor } from '../../platform/work/actor.ts';
import type { Tx } from '../../platform/work/work.ts';
import * as notices from './notice.repository.ts';
import { noticeSettings as settingsTable } from './notice.tables.ts';

/** Something of a company that somebody is to know. */
export type News = {
  kind: NoticeKind;
  company_id: number;
  /** Of the company: its owner, its partners, who holds a permission there, one person of it; or who of the team looks after it. */
  to: 'owner' | 'partners' | 'analyst' | { may: CompanyPermission } | { user_id: number };
  title: string;
  body: string;
  /** An address of the app of whom it is for. */
  action_url: string | null;
  /** Names the effect: the same key is told to a person once. */
  key: string;
};

/** Something that is of no company. It goes by no e-mail. */
export type NewsToPeople = Pick<News, 'kind' | 'title' | 'body' | 'key'> & { pageOf: (type: UserType) => string };

export type NoticeService = ReturnType<typeof noticeService>;

/** How long a notice is kept. */
const KEPT_DAYS = 365;
/** When the e-mail of the day leaves (São Paulo). */
const DIGEST_AT = '08:00';

export const NOTICE_MAIL = 'notices.mail';

/** What waits for a person and came before `until`. */
export type NoticeMail = { user_id: number; until: string };

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'>;

export const noticeService = ({ db, work, clock, config, jobs, mail }: Parts) => {
  const settingsOf = (row: Awaited<ReturnType<typeof notices.findSettings>>, kinds: NoticeKind[]): NoticeSettings => ({
    version: row?.version ?? 1,
    kinds,
    bell: kinds.filter((kind) => showsInBell(kind, row?.silenced ?? [])),
    mail: kinds.filter((kind) => goesByMail(kind, row?.unmailed ?? [])),
    is_digest: row?.is_digest ?? false,
    ...(row ? { quiet_from: row.quiet_from, quiet_until: row.quiet_until } : DEFAULT_QUIET),
  });

  return {
    /** Tells people of what happens, in the transaction in which it does; nobody is told of what they did themselves. */
    tell: async (tx: Tx, news: readonly News[]): Promise<void> => {
      const companiesOf = (ofTeam: boolean) => [
        ...new Set(news.filter(({ to }) => (to === 'analyst') === ofTeam).map(({ company_id }) => company_id)),
      ];
      const [team, clients] = [companiesOf(true), companiesOf(false)];
      const analysts = team.length > 0 ? await notices.analystsOf(tx.db, team) : [];
      const members = clients.length > 0 ? await notices.membersOf(tx.db, clients) : [];
      const told = news.flatMap(({ kind, company_id, to, key, action_url: page, ...text }) =>
        [...(to === 'analyst' ? analysts : members.filter((member) => concerns(member, to)))]
          .filter((person) => person.company_id === company_id && person.user_id !== tx.actor.user?.id)
          .map(({ user_id, silenced, unmailed }) => {
            // Who has several companies sees the one that it is about.
            const action_url = page?.startsWith(basePath.professional) ? `${page}?empresa=${company_id}` : page;
            const in_bell = showsInBell(kind, silenced ?? []);
            const mailed_at = goesByMail(kind, unmailed ?? []) ? null : tx.now;
            return { ...text, action_url, kind, company_id, user_id, dedupe_key: key, in_bell, created_at: tx.now, mailed_at };
          }),
      );
      await notices.insert(
        tx,
        told.filter(({ in_bell, mailed_at }) => in_bell || mailed_at === null),
      );
    },

    /** The same news to people whatever their companies; each is led to a page of their own app. */
    tellPeople: async (tx: Tx, user_ids: readonly number[], { kind, title, body, key, pageOf }: NewsToPeople): Promise<void> => {
      const people = await notices.peopleOf(tx.db, user_ids);
      const told = people.filter(({ silenced }) => showsInBell(kind, silenced ?? []));
      await notices.insert(
        tx,
        told.map(({ user_id, type }) => ({
          kind,
          title,
          body,
          user_id,
          action_url: pageOf(type),
          dedupe_key: key,
          in_bell: true,
          created_at: tx.now,
          mailed_at: tx.now,
        })),
      );
    },

    /** What was read where it stands is not new in the bell. */
    readKey: (tx: Tx, user_id: number, key: string): Promise<void> => notices.markKeyRead(tx.db, user_id, key, tx.now),

    list: ({ user }: SessionActor, { before }: InputOf<typeof contract.list>): Promise<NoticeRow[]> => notices.list(db, user.id, before),

    unread: async ({ user }: SessionActor): Promise<{ count: number }> => ({ count: await notices.unreadCount(db, user.id) }),

    read: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        if (!(await notices.markRead(tx.db, actor.user.id, id, tx.now))) throw notFound();
      }),

    readAll: (actor: SessionActor): Promise<void> => work(actor, (tx) => notices.markAllRead(tx.db, actor.user.id, tx.now)),

    settings: async ({ user }: SessionActor): Promise<NoticeSettings> =>
      settingsOf(await notices.findSettings(db, user.id), noticeKindsFor(user.type)),

    setSettings: (
      actor: SessionActor,
      { body: { version, bell, mail: mailed, ...rest } }: InputOf<typeof contract.setSettings>,
    ): Promise<NoticeSettings> =>
      work(actor, async (tx) => {
        const kinds = noticeKindsFor(actor.user.type);
        const not = (wanted: readonly NoticeKind[]) => kinds.filter((kind) => !wanted.includes(kind));
        await notices.startSettings(tx, actor.user.id);
        const row = await notices.findSettings(tx.db, actor.user.id);
        if (!row) throw notFound();
        const values = { ...rest, silenced: not(bell), unmailed: not(mailed) };
        const action = 'notice.settings_changed';
        const changed = await tx.update(settingsTable, { id: row.id, scope: undefined, version }, values, { action });
        return settingsOf(changed, kinds);
      }),

    /** Asks for the e-mails that are due by now: at once, after the quiet hours, or with the e-mail of the day. A job. */
    deliver: async (jobId: string): Promise<void> => {
      const now = clock.now();
      const { date, time } = inSaoPaulo(now);
      const today = new Date(`${date}T${DIGEST_AT}:00-03:00`).toISOString();
      const due = (await notices.waitingPeople(db)).flatMap((person): NoticeMail[] => {
        if (isQuiet(time, person)) return [];
        const until = person.is_digest ? (time >= DIGEST_AT ? today : null) : new Date(now.getTime() + 1).toISOString();
        return until ? [{ user_id: person.user_id, until }] : [];
      });
      // While one of a person waits or runs, a second is none.
      await work(systemActor(jobId), async (tx) => {
        for (const letter of due) await jobs.enqueue(tx, NOTICE_MAIL, letter, `notices-${letter.user_id}`);
      });
    },

    /** One e-mail with all that waits for a person. A job: what a try has sent is not waiting for the next. */
    sendMail: async ({ user_id, until }: NoticeMail): Promise<void> => {
      const [person] = await notices.waitingPeople(db, user_id);
      const waiting = await notices.waiting(db, user_id, until);
      const [first] = waiting;
      if (!person || !first) return;
      const items = waiting.map(({ title, body, action_url }) => ({ title, body, link: action_url && `${config.publicUrl}${action_url}` }));
      await mail.send({ to: person.email, ...written(noticeLetter({ person: person.name, notices: items })) }, `notice-${first.id}`);
      await notices.markMailed(
        db,
        waiting.map(({ id }) => id),
        clock.now().toISOString(),
      );
    },

    /** Forgets what is older than a year. A job. */
    sweep: (): Promise<void> => notices.deleteBefore(db, `${addDays(clock.today(), -KEPT_DAYS)}T00:00:00Z`),
  };
};

type Member = Awaited<ReturnType<typeof notices.membersOf>>[number];

const concerns = (member: Member, to: Exclude<News['to'], 'analyst'>): boolean => {
  if (to === 'owner') return member.is_owner;
  if (to === 'partners') return member.user_type === 'partner';
  return 'may' in to ? companyMay(member, to.may) : member.user_id === to.user_id;
};
