import type { InputOf } from '@esteto/contract/endpoint';
import type { notice as contract, NoticeRow, NoticeSettings } from '@esteto/contract/office/notice';
import { companyMay } from '@esteto/domain/identity/permission/may';
import type { CompanyPermission } from '@esteto/domain/identity/permission/permissions';
import type { UserType } from '@esteto/domain/identity/permission/user-types';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { isWrittenNotice, type NoticeKind, noticeKindsFor } from '@esteto/domain/office/notice/notice-kinds';
import { defaultNoticeRule, type NoticeRuleForm } from '@esteto/domain/office/notice/notice-rule-form';
import {
  DEFAULT_QUIET,
  DIGEST_AT,
  digestOf,
  goesByMail,
  isQuiet,
  mailStart,
  showsInBell,
} from '@esteto/domain/office/notice/notice-settings';
import { addDays, inSaoPaulo } from '@esteto/domain/shared/date/date';
import { written } from '@esteto/mail/letter/written';
import { noticeLetter } from '@esteto/mail/user/notice-letter';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { noticeSettings as settingsTable } from '../../../tables/notice/notice.tables.ts';
import type { Message } from './message-scope.ts';
import * as notices from './notice.repository.ts';

/** Something of a company that somebody is to know. */
export type News = {
  kind: NoticeKind;
  /** Null of what is of none yet, as a lead is: only who of the team looks after it is told then. */
  company_id: number | null;
  /** People of the company: its owner, its partners, who holds a permission there, one person of it; or who of the team looks after it, or after what is told. */
  to: 'owner' | 'partners' | 'analyst' | { analyst_id: number } | { may: CompanyPermission } | { user_id: number };
  title: string;
  body: string;
  /** An address of the app of whom it is for. */
  action_url: string | null;
  /** Names the effect: the same key is told to a person once. */
  key: string;
};

/** Something that is of no company. Of a message, whoever silenced it has it too, though it shows nowhere: whoever wrote it sees that. */
export type NewsToPeople = Pick<News, 'kind' | 'title' | 'body' | 'key'> & {
  pageOf: (type: UserType) => string | null;
  message?: Message & { by_mail: boolean };
};

export type NoticeService = ReturnType<typeof noticeService>;

/** How long a notice is kept. */
const KEPT_DAYS = 365;

export const NOTICE_MAIL = 'notices.mail';

/** What waits for a person and may go by `until`. */
export type NoticeMail = { user_id: number; until: string };

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config' | 'jobs' | 'mail'>;

type Offered = { kinds: NoticeKind[]; mailed: NoticeKind[] };

export const noticeService = ({ db, work, clock, config, jobs, mail }: Parts) => {
  const settingsOf = (row: Awaited<ReturnType<typeof notices.findSettings>>, { kinds, mailed }: Offered): NoticeSettings => ({
    version: row?.version ?? 1,
    kinds,
    mail_kinds: mailed,
    bell: kinds.filter((kind) => showsInBell(kind, row?.silenced ?? [])),
    mail: mailed.filter((kind) => goesByMail(kind, row?.unmailed ?? [])),
    is_digest: row?.is_digest ?? false,
    ...(row ? { quiet_from: row.quiet_from, quiet_until: row.quiet_until } : DEFAULT_QUIET),
  });

  /** What a person may choose among: what the team has switched off is not offered. */
  const offeredTo = async (reader: Reader, type: UserType): Promise<Offered> => {
    const decided = new Map((await notices.rules(reader)).map((rule): [NoticeKind, NoticeRuleForm] => [rule.kind, rule]));
    const ruleOf = (kind: NoticeKind) => decided.get(kind) ?? defaultNoticeRule(kind);
    const kinds = noticeKindsFor(type).filter((kind) => ruleOf(kind).is_active);
    return { kinds, mailed: kinds.filter((kind) => ruleOf(kind).by_mail) };
  };

  return {
    /** Tells people of what happens, in the transaction in which it does; nobody is told of what they did themselves. Answers how many notices that makes. */
    tell: async (tx: Tx, news: readonly News[]): Promise<number> => {
      const companiesOf = (wanted: (to: News['to']) => boolean) => [
        ...new Set(news.flatMap(({ to, company_id }) => (wanted(to) && company_id !== null ? [company_id] : []))),
      ];
      const named = news.flatMap(({ to }) => (isNamed(to) ? [to.analyst_id] : []));
      const team = companiesOf((to) => to === 'analyst');
      const clients = companiesOf((to) => to !== 'analyst' && !isNamed(to));
      const analysts = team.length > 0 ? await notices.analystsOf(tx.db, team) : [];
      const ours = named.length > 0 ? await notices.teamOf(tx.db, named) : [];
      const members = clients.length > 0 ? await notices.membersOf(tx.db, clients) : [];
      const rows = news.flatMap(({ kind, company_id, to, key, action_url: page, ...text }) =>
        [
          ...(to === 'analyst'
            ? analysts
            : isNamed(to)
              ? ours.filter(({ user_id }) => user_id === to.analyst_id).map((person) => ({ ...person, company_id }))
              : members.filter((member) => concerns(member, to))),
        ]
          .filter((person) => person.company_id === company_id && person.user_id !== tx.actor.user?.id)
          .flatMap((person) => {
            const rule = person.decided[kind] ?? defaultNoticeRule(kind);
            if (!isMeant(rule, person)) return [];
            // Who has several companies sees the one that it is about.
            const action_url = page?.startsWith(basePath.professional)
              ? `${page}${page.includes('?') ? '&' : '?'}empresa=${company_id}`
              : page;
            const row = { ...text, action_url, kind, company_id, user_id: person.user_id, dedupe_key: key, created_at: tx.now };
            return { ...row, ...waysOf(kind, person, rule, tx.now) };
          }),
      );
      const written = rows.filter(isTold);
      await notices.insert(tx, written);
      return written.length;
    },

    /** The same news to people whatever their companies; each is led to a page of their own app. */
    tellPeople: async (tx: Tx, user_ids: readonly number[], { kind, title, body, key, pageOf, message }: NewsToPeople): Promise<void> => {
      const people = await notices.peopleOf(tx.db, user_ids);
      // What somebody writes says itself how it goes; of what happens by itself the team has decided.
      const isWritten = isWrittenNotice(kind);
      const written = { ...defaultNoticeRule(kind), by_mail: message?.by_mail ?? false, timing: 'at_once' as const };
      const rows = people.flatMap((person) => {
        const rule = isWritten ? written : (person.decided[kind] ?? defaultNoticeRule(kind));
        if (!rule.is_active) return [];
        const row = { kind, title, body, user_id: person.user_id, action_url: pageOf(person.type), dedupe_key: key, created_at: tx.now };
        return { ...row, ...(message && { [message.of]: message.id }), ...waysOf(kind, person, rule, tx.now) };
      });
      await notices.insert(tx, message ? rows : rows.filter(isTold));
    },

    /** Takes back what a message told: nobody sees it any more, and what waits to go by e-mail stays. */
    withdraw: (tx: Tx, message: Message): Promise<void> => notices.withdraw(tx.db, message, tx.now),

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
      settingsOf(await notices.findSettings(db, user.id), await offeredTo(db, user.type)),

    setSettings: (
      actor: SessionActor,
      { body: { version, bell, mail: mailed, ...rest } }: InputOf<typeof contract.setSettings>,
    ): Promise<NoticeSettings> =>
      work(actor, async (tx) => {
        const offered = await offeredTo(tx.db, actor.user.type);
        await notices.startSettings(tx, actor.user.id);
        const row = await notices.findSettings(tx.db, actor.user.id);
        if (!row) throw notFound();
        // What is not offered now stays as it was chosen.
        const without = (chosen: readonly NoticeKind[], among: readonly NoticeKind[], wanted: readonly NoticeKind[]) => [
          ...chosen.filter((kind) => !among.includes(kind)),
          ...among.filter((kind) => !wanted.includes(kind)),
        ];
        const values = {
          ...rest,
          silenced: without(row.silenced, offered.kinds, bell),
          unmailed: without(row.unmailed, offered.mailed, mailed),
        };
        const action = 'notice.settings_changed';
        const changed = await tx.update(settingsTable, { id: row.id, scope: undefined, version }, values, { action });
        return settingsOf(changed, offered);
      }),

    /** Asks for the e-mails that are due by now: at once, after the quiet hours, or with the e-mail of the day. A job. */
    deliver: async (jobId: string): Promise<void> => {
      const now = clock.now();
      const { date, time } = inSaoPaulo(now);
      const due = (await notices.waitingPeople(db, now.toISOString())).flatMap((person): NoticeMail[] => {
        if (isQuiet(time, person)) return [];
        const until = person.is_digest ? (time >= DIGEST_AT ? digestOf(date) : null) : now.toISOString();
        return until ? [{ user_id: person.user_id, until }] : [];
      });
      // While one of a person waits or runs, a second is none.
      await work(systemActor(jobId), async (tx) => {
        for (const letter of due) await jobs.enqueue(tx, NOTICE_MAIL, letter, `notices-${letter.user_id}`);
      });
    },

    /** One e-mail with all that waits for a person. A job: what a try has sent is not waiting for the next. */
    sendMail: async ({ user_id, until }: NoticeMail): Promise<void> => {
      const [person] = await notices.waitingPeople(db, until, user_id);
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

type Chosen = { silenced: NoticeKind[] | null; unmailed: NoticeKind[] | null };

/** Where a person is told, by what they and the team chose. */
const waysOf = (
  kind: NoticeKind,
  { silenced, unmailed }: Chosen,
  { by_mail, timing }: Pick<NoticeRuleForm, 'by_mail' | 'timing'>,
  now: string,
) => {
  const goes = by_mail && goesByMail(kind, unmailed ?? []);
  return { in_bell: showsInBell(kind, silenced ?? []), by_mail: goes, mail_after: goes ? mailStart(timing, now) : null };
};

const isTold = ({ in_bell, by_mail }: { in_bell: boolean; by_mail: boolean }): boolean => in_bell || by_mail;

const isMeant = ({ is_active, reach }: NoticeRuleForm, person: object): boolean =>
  is_active && (reach === 'all' || ('is_owner' in person && person.is_owner === true));

type Member = Awaited<ReturnType<typeof notices.membersOf>>[number];

const isNamed = (to: News['to']): to is { analyst_id: number } => typeof to === 'object' && 'analyst_id' in to;

const concerns = (member: Member, to: Exclude<News['to'], 'analyst' | { analyst_id: number }>): boolean => {
  if (to === 'owner') return member.is_owner;
  if (to === 'partners') return member.user_type === 'partner';
  return 'may' in to ? companyMay(member, to.may) : member.user_id === to.user_id;
};
