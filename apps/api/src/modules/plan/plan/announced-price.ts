import { type AnnouncedPrice, announcedInWords, isPriceChange, withdrawnInWords } from '@esteto/domain/plan/plan/announced-price';
import type { Deps } from '../../../deps.ts';
import { inBatches } from '../../../platform/jobs/each.ts';
import { systemActor } from '../../../platform/work/actor.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import * as announced from './announced-price.repository.ts';

// Who pays is told of a price some time before it holds: on the morning after it was announced, so that a slip can be put right before.

export const TELL_WITHDRAWN = 'plan-prices.withdrawn';
/** What a told price was that is withdrawn. */
export type Withdrawn = Pick<AnnouncedPrice, 'name' | 'effective_from'> & { id: number; plan_id: number };

type Parts = Pick<Deps, 'db' | 'work' | 'clock'> & { notices: Pick<NoticeService, 'tell'> };

/** Companies told in one transaction. */
const BATCH = 200;

export const announcedPrices = ({ db, work, clock, notices }: Parts) => {
  /** Each company once, whatever happens on the way: the key of a notice names it. */
  const tellPaying = (
    plan_id: number,
    { key, ...words }: { title: string; body: string; key: string },
    request_id: string,
  ): Promise<void> =>
    inBatches(
      'prices of plans',
      (after) => announced.paying(db, plan_id, { after, limit: BATCH }),
      (ids) =>
        work(systemActor(request_id), (tx) =>
          notices.tell(
            tx,
            ids.map(
              (company_id): News => ({
                ...words,
                kind: 'plan.price',
                company_id,
                to: 'partners',
                action_url: '/app/empresa',
                key: `${key}-${company_id}`,
              }),
            ),
          ),
        ),
    );

  return {
    /** Tells of every price to come that nobody was told of. A job: killed, it goes on. */
    tell: async (request_id: string): Promise<void> => {
      for (const { id, plan_id, after, ...price } of await announced.untold(db, clock.today())) {
        const before = await announced.pricesBefore(db, plan_id, price.effective_from);
        if (before && isPriceChange({ before, after })) {
          const key = `plan-price-${id}-${Object.values(after).join('-')}`;
          await tellPaying(plan_id, { ...announcedInWords({ ...price, before, after }), key }, request_id);
        }
        await work(systemActor(request_id), (tx) => announced.markTold(tx, id));
      }
    },

    tellWithdrawn: ({ id, plan_id, ...price }: Withdrawn, request_id: string): Promise<void> =>
      tellPaying(plan_id, { ...withdrawnInWords(price), key: `plan-price-${id}-withdrawn` }, request_id),
  };
};
