import type { BookedMeeting, meeting as contract, MeetingPage, MeetingRow } from '@esteto/contract/agenda/meeting';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { meetingMachine, meetingWayLabel } from '@esteto/domain/agenda/meeting/meeting-life';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { formatTime } from '@esteto/domain/shared/date/time';
import { searchKey } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../deps.ts';
import { letterQuotas } from '../../../platform/mail/letter-quota.ts';
import type { CompanyActor, SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { meetings as table } from '../../../tables/meeting/meeting.tables.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import * as meetings from './meeting.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config'> & { notices: NoticeService };

/** Meetings with the office: asked for by a client, answered by the team; each side is told of what the other does. */
export const meetingService = ({ db, work, clock, config, notices }: Parts) => {
  const quotas = letterQuotas({ clock, config });

  return {
    page: async (): Promise<MeetingPage> => {
      const url = await meetings.pageUrl(db);
      return { url, is_framed: url !== null && config.frameOrigins.includes(new URL(url).origin) };
    },

    own: ({ company, user }: CompanyActor): Promise<MeetingRow[]> => meetings.own(db, company.company_id, user.id),

    ask: (actor: CompanyActor, { body }: Pick<InputOf<typeof contract.ask>, 'body'>): Promise<MeetingRow> =>
      work(actor, async (tx) => {
        const { company, user } = actor;
        const { company_id } = company;
        const values = {
          ...body,
          company_id,
          user_id: user.id,
          status: 'asked' as const,
          search_key: searchKey(`${body.subject} ${user.name}`),
        };
        await quotas.takeUnasked(tx.db, 'meeting', { by: user.id });
        const row = await tx.insert(table, values, { action: 'meeting.asked', company_id });
        await notices.tell(tx, [
          {
            kind: 'meeting.asked',
            company_id,
            to: 'analyst',
            title: `Reunião pedida por ${user.name}`,
            body: `${row.subject}: ${whenOf(row)}.`,
            action_url: '/painel/agenda/bookings',
            key: `meeting-${row.id}-asked`,
          },
        ]);
        return row;
      }),

    cancel: (actor: CompanyActor, { id, body: { version } }: Pick<InputOf<typeof contract.cancel>, 'id' | 'body'>): Promise<MeetingRow> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: meetings.ofPerson(actor.company.company_id, actor.user.id) });
        const after = await tx.move(table, meetingMachine, before, { action: 'cancel', by: 'client' });
        await notices.tell(tx, [
          {
            kind: 'meeting.asked',
            company_id: after.company_id,
            to: 'analyst',
            title: `Reunião cancelada por ${actor.user.name}`,
            body: `${after.subject}: ${whenOf(after)}.`,
            action_url: '/painel/agenda/bookings',
            key: `meeting-${id}-cancelled`,
          },
        ]);
        return after;
      }),

    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<BookedMeeting>> => meetings.list(db, input),

    confirm: (actor: SessionActor, { id, body: { version, ...confirmed } }: InputOf<typeof contract.confirm>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const after = await tx.move(table, meetingMachine, before, { action: 'confirm', by: 'staff' }, confirmed);
        await notices.tell(tx, [answered(after, `Reunião confirmada: ${after.subject}`, `${whenOf(after)}. ${after.answer ?? ''}`)]);
      }),

    decline: (actor: SessionActor, { id, body: { version, reason } }: InputOf<typeof contract.decline>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await tx.lock(table, { id, version, scope: undefined });
        const after = await tx.move(table, meetingMachine, before, { action: 'decline', by: 'staff', reason }, { answer: reason });
        await notices.tell(tx, [answered(after, `Reunião não marcada: ${after.subject}`, reason)]);
      }),

    setPage: (actor: SessionActor, { body: { url } }: InputOf<typeof contract.setPage>): Promise<void> =>
      work(actor, async (tx) => {
        const before = await meetings.pageUrl(tx.db);
        if (before === url) return;
        await meetings.setPageUrl(tx, url);
        tx.record({ type: 'meeting', id: 0 }, { action: 'meeting.page_changed' }, [
          { path: 'url', old: before, new: url, kind: 'modified' },
        ]);
      }),
  };
};

const whenOf = ({ on, at, way }: Pick<Row<typeof table>, 'on' | 'at' | 'way'>): string =>
  `${formatDateFull(on)}, ${formatTime(at)}, ${meetingWayLabel[way].toLowerCase()}`;

const answered = ({ id, version, company_id, user_id }: Row<typeof table>, title: string, body: string): News => ({
  kind: 'meeting.answered',
  company_id,
  to: { user_id },
  title,
  body,
  action_url: '/app/agenda/reunioes',
  key: `meeting-${id}-${version}`,
});
