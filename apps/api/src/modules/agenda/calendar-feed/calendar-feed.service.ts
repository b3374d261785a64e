import {
  CALENDAR_FEED,
  type CalendarFeedRow,
  type calendarFeed as contract,
  type NewFeedLink,
} from '@esteto/contract/agenda/calendar-feed';
import type { InputOf } from '@esteto/contract/endpoint';
import { type CalendarFeedForm, MOST_FEEDS, TOO_MANY_FEEDS } from '@esteto/domain/agenda/calendar-feed/calendar-feed-form';
import { dueItems, dueKindsOf } from '@esteto/domain/agenda/calendar-feed/due-items';
import { feedItems } from '@esteto/domain/agenda/calendar-feed/feed-items';
import { readerName } from '@esteto/domain/agenda/calendar-feed/reader-name';
import { shiftItems } from '@esteto/domain/agenda/calendar-feed/shift-items';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { AppError, invalid, notFound } from '../../../platform/http/app-error.ts';
import { newSecret, secretHash } from '../../../platform/sessions/secret.ts';
import type { CompanyActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { calendarFeeds as table } from '../../../tables/calendar-feed/calendar-feed.tables.ts';
import type { DutyShiftService } from '../../duty/duty-shift/duty-shift.service.ts';
import type { CalendarEventService } from '../calendar-event/calendar-event.service.ts';
import type { DueDateService } from '../due-date/due-date.service.ts';
import * as feeds from './calendar-feed.repository.ts';
import { writeCalendar } from './write-calendar.ts';

export type CalendarFeedService = ReturnType<typeof calendarFeedService>;

type Parts = Pick<Deps, 'db' | 'work' | 'clock' | 'config'> & {
  calendarEvents: CalendarEventService;
  dueDates: DueDateService;
  dutyShifts: DutyShiftService;
};

/** How long a reading is not written down again by the same program. */
const TOLD_AGAIN_MS = 600_000;

/** Links by which other programs read a person's own calendar, in all of their companies. */
export const calendarFeedService = ({ db, work, clock, config, calendarEvents, dueDates, dutyShifts }: Parts) => {
  const linkOf = (token: string): string => `${config.publicUrl}/api/${CALENDAR_FEED}/${token}.ics`;

  /** What falls due is read from its own records, of lately and of the year to come. */
  const duesOf = async (feed: feeds.CalendarFeed) => {
    const kinds = dueKindsOf(feed.kinds);
    if (kinds.length === 0) return [];
    const today = clock.today();
    return dueDates.ofCompanies(
      db,
      { id: feed.user_id, company_ids: await feeds.companiesOf(db, feed) },
      kinds,
      addDays(today, -DUE_DAYS.before),
      addDays(today, DUE_DAYS.after),
    );
  };

  return {
    list: ({ user }: CompanyActor): Promise<CalendarFeedRow[]> => feeds.list(db, user.id),

    create: (actor: CompanyActor, { body }: Pick<InputOf<typeof contract.create>, 'body'>): Promise<NewFeedLink> =>
      work(actor, async (tx) => {
        const user_id = actor.user.id;
        if ((await feeds.countOf(tx.db, user_id)) >= MOST_FEEDS) throw new AppError(422, { message: TOO_MANY_FEEDS, code: 'too_many' });
        await refuseForeign(tx, user_id, body);
        const token = newSecret();
        const values = { ...body, user_id, token_hash: secretHash(token) };
        const { id, name } = await tx.insert(table, values, { action: 'calendar_feed.created', only: TOLD });
        return { id, name, link: linkOf(token) };
      }),

    update: (
      actor: CompanyActor,
      { id, body: { version, ...body } }: Pick<InputOf<typeof contract.update>, 'id' | 'body'>,
    ): Promise<CalendarFeedRow> =>
      work(actor, async (tx) => {
        await refuseForeign(tx, actor.user.id, body);
        const key = { id, version, scope: feeds.ofPerson(actor.user.id) };
        await tx.update(table, key, body, { action: 'calendar_feed.edited', only: TOLD });
        return (await feeds.find(tx.db, id)) ?? missing();
      }),

    /** The former link is nobody's from this moment on. */
    rotate: (actor: CompanyActor, { id }: { id: number }): Promise<NewFeedLink> =>
      work(actor, async (tx) => {
        const token = newSecret();
        const values = { token_hash: secretHash(token), last_read_at: null, last_read_by: null };
        const key = { id, version: null, scope: feeds.ofPerson(actor.user.id) };
        const { name } = await tx.update(table, key, values, { action: 'calendar_feed.rotated', only: TOLD });
        return { id, name, link: linkOf(token) };
      }),

    revoke: (actor: CompanyActor, { id }: { id: number }): Promise<void> =>
      work(actor, async (tx) => {
        const key = { id, version: null, scope: feeds.ofPerson(actor.user.id) };
        await tx.update(table, key, { revoked_at: tx.now }, { action: 'calendar_feed.revoked', only: TOLD });
      }),

    /** The calendar behind a link, for whoever has it; a link that is none, or none any more, is nothing at all. */
    read: async (token: string, user_agent: string | null): Promise<string> => {
      const feed = await feeds.ofToken(db, secretHash(token));
      if (!feed) throw notFound();
      const goesOnDuty = feed.has_duty && feed.kinds.includes('shift');
      const items = [
        ...feedItems(await calendarEvents.ofPerson(db, feed), feed.kinds),
        ...shiftItems(goesOnDuty ? await dutyShifts.ofPerson(db, feed.user_id) : []),
        ...dueItems(await duesOf(feed)),
      ];
      const at = clock.now();
      const since = new Date(at.getTime() - TOLD_AGAIN_MS).toISOString();
      await feeds.keepReading(db, feed.id, { at: at.toISOString(), by: readerName(user_agent), since });
      return writeCalendar(`Esteto · ${feed.name}`, items);
    },
  };
};

const DUE_DAYS = { before: 31, after: 400 };

/** What the history says of a change: never of the secret. */
const TOLD: ReadonlySet<string> = new Set(['name', 'kinds', 'company_ids', 'revoked_at']);

const refuseForeign = async (tx: { db: Reader } & Pick<Tx, 'now'>, user_id: number, { company_ids }: CalendarFeedForm): Promise<void> => {
  const wanted = new Set(company_ids);
  if (wanted.size > 0 && (await feeds.countOwn(tx.db, user_id, [...wanted])) < wanted.size)
    throw invalid({ company_ids: 'Escolha só empresas de que você é sócio.' });
};

const missing = (): never => {
  throw notFound();
};
