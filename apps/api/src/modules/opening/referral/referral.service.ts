import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { referral as contract, OwnReferrals, ReferralRow } from '@esteto/contract/opening/referral';
import { basePath } from '@esteto/domain/identity/route/base-paths';
import { type ReferralChannel, readReferralCode, referralCode } from '@esteto/domain/opening/referral/referral-code';
import { rewardRefusal } from '@esteto/domain/opening/referral/referral-reward';
import { friendName, referralStageOf } from '@esteto/domain/opening/referral/referral-stage';
import { renderSVG } from 'uqr';
import type { Deps } from '../../../deps.ts';
import { type SessionActor, systemActor } from '../../../platform/work/actor.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { referrals as table } from '../../../tables/referral/referral.tables.ts';
import type { NoticeService } from '../../office/notice/notice.service.ts';
import type { CouponService } from '../../plan/coupon/coupon.service.ts';
import * as referrals from './referral.repository.ts';

export type ReferralService = ReturnType<typeof referralService>;

export type Invitation = { referrer_id: number; channel: ReferralChannel };

/** Asked for when a company has paid for the first time. */
export const REFERRAL_PAID = 'referrals.paid';
export type ReferralJob = { company_id: number };

type Parts = Pick<Deps, 'db' | 'work' | 'config'> & {
  coupons: Pick<CouponService, 'referralOffer' | 'earn' | 'earnedBy'>;
  notices: Pick<NoticeService, 'tell'>;
};

export const referralService = ({ db, work, config, coupons, notices }: Parts) => {
  const linkOf = (user_id: number, channel: ReferralChannel): string =>
    `${config.publicUrl}/cadastro?indicacao=${referralCode(user_id, channel)}`;

  return {
    mine: async ({ user }: SessionActor): Promise<OwnReferrals> => {
      const [friends, { friend, reward }, earned] = await Promise.all([
        referrals.sentBy(db, user.id),
        coupons.referralOffer(db),
        coupons.earnedBy(db, user.id),
      ]);
      return {
        link: linkOf(user.id, 'link'),
        qr: renderSVG(linkOf(user.id, 'qr')),
        friend_gets: friend?.gives ?? null,
        you_get: reward?.gives ?? null,
        friends: friends.map(({ name, stage, ...rest }) => ({ ...rest, name: friendName(name), stage: referralStageOf(stage) })),
        coupons: earned,
      };
    },

    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<ReferralRow>> => referrals.list(db, input),

    /** The person whose code a link brought; null for no code, nobody's code, and one's own. */
    read: async (tx: Tx, text: string | null | undefined, own_id: number | null): Promise<Invitation | null> => {
      const code = readReferralCode(text);
      if (!code || code.user_id === own_id || !(await referrals.isReferrer(tx.db, code.user_id))) return null;
      return { referrer_id: code.user_id, channel: code.channel };
    },

    /** Who came through two friends' links was sent by the first, with what was promised then. */
    note: async (tx: Tx, lead_id: number, invitation: Invitation): Promise<void> => {
      if (await referrals.isNoted(tx.db, lead_id)) return;
      const { reward } = await coupons.referralOffer(tx.db);
      await tx.insert(table, { lead_id, ...invitation, reward: reward?.promise ?? null }, { action: 'referral.noted' });
    },

    /** The discount of who was sent by a friend, today; null of who was not, and where none is given. */
    friendCoupon: async (tx: Tx, lead_id: number): Promise<string | null> =>
      (await referrals.isNoted(tx.db, lead_id)) ? ((await coupons.referralOffer(tx.db)).friend?.code ?? null) : null,

    /** The prize of whoever sent a company that has paid: once, whatever is asked how often. A job. */
    reward: ({ company_id }: ReferralJob, jobId: string): Promise<void> =>
      work(systemActor(jobId), async (tx) => {
        const [row] = await tx.lockAll(table, { scope: referrals.ofCompany(tx.db, company_id), most: 1 });
        if (!row || row.paid_at !== null) return;
        const rewardCase = await referrals.rewardCase(tx.db, { referrer_id: row.referrer_id, company_id });
        if (!rewardCase) return;
        const refusal = rewardRefusal(rewardCase);
        const { referrer_id: owner_id, reward: promise } = row;
        const code = `PREMIO-${referralCode(row.id)}`;
        const coupon_id = promise && !refusal ? await coupons.earn(tx, { promise, owner_id, code }) : null;
        await tx.change(table, row, { paid_at: tx.now, coupon_id, refusal }, { action: 'referral.paid', company_id });
        if (coupon_id === null || rewardCase.referrer_company_id === null) return;
        await notices.tell(tx, [
          {
            kind: 'referral.rewarded',
            company_id: rewardCase.referrer_company_id,
            to: { user_id: owner_id },
            title: 'Você ganhou um cupom',
            body: `${friendName(rewardCase.company_name)} pagou a primeira mensalidade. O cupom ${code} é seu.`,
            action_url: `${basePath.professional}/indicar-amigo`,
            key: `referral-${row.id}`,
          },
        ]);
      }),
  };
};
