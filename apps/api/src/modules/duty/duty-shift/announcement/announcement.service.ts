import type { AnnouncementDetail, AnnouncementRow, shiftAnnouncement as contract } from '@esteto/contract/duty/shift-announcement';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import { isBlocked } from '@esteto/domain/duty/duty-shift/eligibility';
import { type Announcement, closesAt, hoursAfter } from '@esteto/domain/duty/shift-announcement/announcement';
import { MOST_ANNOUNCED } from '@esteto/domain/duty/shift-announcement/announcement-form';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import type { Deps } from '../../../../deps.ts';
import { invalid, notFound } from '../../../../platform/http/app-error.ts';
import { each } from '../../../../platform/jobs/each.ts';
import { type ManagerActor, systemActor } from '../../../../platform/work/actor.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { dutyShifts as table } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { commitmentsOf } from '../commitments.repository.ts';
import type { DutyShift } from '../duty-shift.repository.ts';
import { type GroupFacts, groupFacts } from '../group-facts.ts';
import { horizon, judge, minutesIn } from '../shift-judgement.ts';
import { endRequestsOn } from '../shift-request/end-requests.ts';
import { OFFERS, shiftInWords, tellOver } from '../shift-request/request-news.ts';
import * as announcements from './announcement.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & {
  notices: Pick<NoticeService, 'tellPeople'>;
};

/** Open places offered to professionals: to all of the group, to some, or to some first. */
export const announcementService = ({ db, work, clock, notices }: Parts) => {
  const withdraw = async (tx: Tx, place: DutyShift, by: 'manager' | 'system', words: string): Promise<void> => {
    const after = await tx.move(table, dutyShiftMachine, place, { action: 'withdraw', by });
    const ended = await endRequestsOn(tx, [place.id], words, { clock: true });
    await tellOver(tx, notices, ended, { key: `announcement-${after.id}-${after.version}`, body: words });
  };

  return {
    list: ({ group }: ManagerActor, input: InputOf<typeof contract.list>): Promise<Page<AnnouncementRow>> =>
      announcements.list(db, group, input),

    detail: async ({ group }: ManagerActor, { id }: { id: number }): Promise<AnnouncementDetail> => {
      const place = await announcements.detail(db, group, id);
      const { announcement, applicants } = place;
      if (announcement === null) throw notFound();
      const people = applicants.map(({ professional_id }) => professional_id);
      const facts = await groupFacts(db, group.group_id, place.starts_on, place.starts_on, people);
      const commitments = await commitmentsOf(db, facts.id, people, horizon(facts, place.starts_on, place.starts_on));
      const knowledge = { facts, credentials: facts.credentials, commitments };
      return {
        ...place,
        closes_at: closesAt(place.start_at, announcement),
        choice: announcement.choice,
        priority_until: announcement.priority_until,
        announced_at: announcement.announced_at,
        message: announcement.message,
        applicants: applicants.map((one) => ({
          ...one,
          findings: judge(knowledge, place, one.professional_id),
          month_minutes: minutesIn(
            commitments.filter(({ professional_id, id: of }) => professional_id === one.professional_id && of !== id),
            place.starts_on.slice(0, 7),
          ),
        })),
      };
    },

    announce: (actor: ManagerActor, { body }: InputOf<typeof contract.announce>): Promise<{ announced: number; told: number }> =>
      work(actor, async (tx) => {
        const ids = [...new Set(body.shift_ids)];
        const places = await tx.lockAll(table, { scope: announcements.placesIn(actor.group, ids), most: MOST_ANNOUNCED });
        if (places.length !== ids.length) throw notFound();
        const facts = await groupFacts(tx.db, actor.group.group_id, tx.today, tx.today, 'all');
        const people = facts.credentials.filter(({ status }) => status === 'approved').map(({ professional_id }) => professional_id);
        if (body.professional_ids.some((id) => !people.includes(id))) throw notFound();
        const announcement: Announcement = {
          choice: body.choice,
          professional_ids: body.announcement_type === 'open' ? [] : body.professional_ids,
          priority_until: body.announcement_type === 'priority_auction' ? hoursAfter(tx.now, body.priority_hours ?? 0) : null,
          closes_hours: body.closes_hours,
          message: body.message,
          announced_at: tx.now,
        };
        const late = places.find(({ start_at }) => Date.parse(closesAt(start_at, announcement)) <= Date.parse(tx.now));
        if (late) throw invalid({ shift_ids: `${shiftInWords(facts, late)}: já passou da hora em que este anúncio encerraria.` });
        const { announcement_type } = body;
        await tx.moveAll(table, dutyShiftMachine, places, { action: 'announce', by: 'manager' }, { announcement_type, announcement });
        const candidates = body.announcement_type === 'open' ? people : body.professional_ids;
        const notified = await whomToTell(tx, facts, places, candidates);
        const [first] = places;
        if (notified.length > 0 && first)
          await notices.tellPeople(tx, notified, {
            kind: 'duty_shift.announced',
            title: `${facts.name}: ${countOf(places.length, 'vaga de plantão', 'vagas de plantão')}`,
            body: places.length === 1 ? shiftInWords(facts, first) : `A partir de ${formatDateNumeric(first.starts_on)}. Veja em Ofertas.`,
            key: `announcement-${places.map(({ id, version }) => `${id}.${version}`).join('-')}`.slice(0, 200),
            pageOf: () => OFFERS,
          });
        return { announced: places.length, told: notified.length };
      }),

    withdraw: (actor: ManagerActor, { id, body: { version } }: InputOf<typeof contract.withdraw>): Promise<void> =>
      work(actor, async (tx) => {
        const place = await tx.lock(table, { id, version, scope: announcements.announcedIn(actor.group) });
        await withdraw(tx, place, 'manager', 'O anúncio foi retirado.');
      }),

    /** Announcements whose time is over leave open places behind. */
    close: async (jobId: string): Promise<void> => {
      const due = await announcements.overdue(db, clock.now().toISOString());
      await each('announcements', due, (id) =>
        work(systemActor(jobId), async (tx) => {
          const place = await tx.lock(table, { id, version: null, scope: announcements.isAnnounced() });
          await withdraw(tx, place, 'system', 'O anúncio terminou sem decisão.');
        }),
      );
    },
  };
};

/** The people whom nothing keeps from at least one of the places. */
const whomToTell = async (tx: Tx, facts: GroupFacts, places: readonly DutyShift[], people: readonly number[]): Promise<number[]> => {
  const days = places.map(({ starts_on }) => starts_on).toSorted();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const commitments = await commitmentsOf(tx.db, facts.id, people, horizon(facts, from, to));
  const knowledge = { facts, credentials: facts.credentials, commitments };
  return people.filter((id) => places.some((place) => !isBlocked(judge(knowledge, place, id))));
};
