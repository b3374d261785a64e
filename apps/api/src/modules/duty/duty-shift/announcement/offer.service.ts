import type { shiftOffer as contract, ShiftOffer } from '@esteto/contract/duty/shift-offer';
import type { InputOf } from '@esteto/contract/endpoint';
import { dutyShiftMachine } from '@esteto/domain/duty/duty-shift/duty-shift-life';
import type { Finding } from '@esteto/domain/duty/duty-shift/eligibility';
import { closesAt, isOfferedTo, offerAnswer, valuePerHour } from '@esteto/domain/duty/shift-announcement/announcement';
import { addDays } from '@esteto/domain/shared/date/date';
import { eventValue } from '@esteto/domain/shared/schedule/event-value';
import type { Deps } from '../../../../deps.ts';
import { AppError, staleVersion } from '../../../../platform/http/app-error.ts';
import type { CompanyActor } from '../../../../platform/work/actor.ts';
import { refuseOverlap } from '../../../../platform/work/taken.ts';
import type { Tx } from '../../../../platform/work/work.ts';
import { dutyShifts as table } from '../../../../tables/duty-shift/duty-shift.tables.ts';
import { shiftRequests } from '../../../../tables/duty-shift/shift-request.tables.ts';
import type { NoticeService } from '../../../office/notice/notice.service.ts';
import { commitmentsOf, seenFrom } from '../commitments.repository.ts';
import { factsOf, groupFacts } from '../group-facts.ts';
import { CONSTRAINTS } from '../schedule-step.ts';
import { horizon, judge } from '../shift-judgement.ts';
import { endRequestsOn } from '../shift-request/end-requests.ts';
import { tellCoordination, tellOver } from '../shift-request/request-news.ts';
import * as announcements from './announcement.repository.ts';

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tellPeople'> };

/** How far ahead places are offered, in days; announcements are for a schedule that is there. */
const OFFERED_DAYS = 120;

/** The places that groups offer a professional: taken by the first who may, or applied for. */
export const offerService = ({ db, work, clock, notices }: Parts) => {
  /** A place, what its group knows, and what stands against who asks. */
  const offered = async (tx: Tx, user_id: number, id: number, version: number | null) => {
    const place = await tx.lock(table, { id, version: null, scope: announcements.placeFor(tx.db, user_id) });
    if (place.status !== 'announced' || !isOfferedTo(place, user_id, tx.now)) throw placeGone();
    if (version !== null && version !== place.version) throw staleVersion(place.version);
    const facts = await groupFacts(tx.db, place.group_id, tx.today, tx.today, [user_id]);
    const commitments = await commitmentsOf(tx.db, facts.id, [user_id], horizon(facts, place.starts_on, place.starts_on));
    return { place, facts, findings: judge({ facts, credentials: facts.credentials, commitments }, place, user_id) };
  };

  return {
    list: async ({ user }: CompanyActor): Promise<ShiftOffer[]> => {
      const [today, now] = [clock.today(), clock.now().toISOString()];
      const days = { from: today, to: addDays(today, OFFERED_DAYS), people: [user.id] };
      const groups = await factsOf(db, announcements.knowing(db, user.id), days);
      const [any] = groups;
      const ids = groups.map(({ id }) => id);
      const offers = await announcements.offeredTo(db, user.id, ids);
      const commitments = any ? await commitmentsOf(db, ids, [user.id], horizon(any, days.from, days.to)) : [];
      return offers
        .filter((place) => isOfferedTo(place, user.id, now))
        .flatMap((place) => {
          const facts = groups.find(({ id }) => id === place.group_id);
          const { announcement } = place;
          if (!facts || announcement === null) return [];
          const findings = judge({ facts, credentials: facts.credentials, commitments: seenFrom(commitments, facts.id) }, place, user.id);
          return {
            ...place,
            group_name: facts.name,
            value: eventValue(place.value, place.value_kind, place.duration_minutes),
            hour_value: valuePerHour(place),
            message: announcement.message,
            closes_at: closesAt(place.start_at, announcement),
            choice: announcement.choice,
            findings,
            answer: offerAnswer(place, findings),
          };
        });
    },

    take: (actor: CompanyActor, { id, body: { version } }: InputOf<typeof contract.take>): Promise<void> =>
      work(actor, async (tx) => {
        const { user } = actor;
        const { place, findings } = await offered(tx, user.id, id, version);
        if (offerAnswer(place, findings) !== 'take') throw notForYou(findings);
        await refuseOverlap(CONSTRAINTS, alreadyBusy, () =>
          tx.move(table, dutyShiftMachine, place, { action: 'take', by: 'professional' }, { professional_id: user.id }),
        );
        const words = 'A vaga ficou com outro profissional.';
        const ended = await endRequestsOn(tx, [place.id], words, { clock: true });
        await tellOver(tx, notices, ended, { key: `announcement-${place.id}-${place.version}`, body: words });
      }),

    apply: (actor: CompanyActor, { id, body: { justification } }: InputOf<typeof contract.apply>): Promise<void> =>
      work(actor, async (tx) => {
        const { user } = actor;
        const { place, facts, findings } = await offered(tx, user.id, id, null);
        if (offerAnswer(place, findings) === null) throw notForYou(findings);
        if (await announcements.hasApplied(tx.db, user.id, id))
          throw new AppError(422, { message: 'Você já se candidatou a esta vaga.', code: 'applied_already' });
        const warnings = findings.map(({ message }) => message).join(' ');
        const request = await tx.insert(
          shiftRequests,
          {
            group_id: place.group_id,
            type: 'application',
            requester_id: user.id,
            party_ids: [],
            accepted_ids: [],
            shift_ids: [place.id],
            legs: [{ shift_id: place.id, from_id: null, to_id: user.id, was: null }],
            justification,
            value_difference: null,
            expires_at: place.start_at,
            decision_reason: null,
            status: 'awaiting_coordination',
          },
          {
            action: 'shift_request.proposed',
            reason: warnings === '' ? justification : [justification, warnings].filter(Boolean).join(' '),
          },
        );
        await tellCoordination(tx, notices, facts, request, [place]);
      }),
  };
};

const placeGone = (): AppError => new AppError(409, { message: 'Esta vaga acabou de ser ocupada ou retirada.', code: 'place_gone' });

const alreadyBusy = (): AppError => new AppError(409, { message: 'Você já tem outro plantão neste horário.', code: 'double_booked' });

const notForYou = (findings: readonly Finding[]): AppError =>
  new AppError(422, {
    message:
      findings.length > 0
        ? findings.map(({ message }) => message).join(' ')
        : 'A coordenação escolhe quem fica com esta vaga: candidate-se.',
    code: 'offer_not_for_you',
  });
