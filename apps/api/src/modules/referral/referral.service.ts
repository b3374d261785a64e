import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { referral as contract, OwnReferrals, ReferralRow } from '@esteto/contract/referral';
import { type ReferralChannel, readReferralCode, referralCode } from '@esteto/domain/referral/referral-code';
import { friendName, referralStageOf } from '@esteto/domain/referral/referral-stage';
import { renderSVG } from 'uqr';
import type { Deps } from '../../deps.ts';
import type { SessionActor } from '../../platform/work/actor.ts';
import type { Tx } from '../../platform/work/work.ts';
import * as referrals from './referral.repository.ts';
import { referrals as table } from './referral.tables.ts';

export type ReferralService = ReturnType<typeof referralService>;

export type Invitation = { referrer_id: number; channel: ReferralChannel };

export const referralService = ({ db, config }: Pick<Deps, 'db' | 'config'>) => {
  const linkOf = (user_id: number, channel: ReferralChannel): string =>
    `${config.publicUrl}/cadastro?indicacao=${referralCode(user_id, channel)}`;

  return {
    mine: async ({ user }: SessionActor): Promise<OwnReferrals> => {
      const friends = await referrals.sentBy(db, user.id);
      return {
        link: linkOf(user.id, 'link'),
        qr: renderSVG(linkOf(user.id, 'qr')),
        friends: friends.map(({ name, stage, ...rest }) => ({ ...rest, name: friendName(name), stage: referralStageOf(stage) })),
      };
    },

    list: (_actor: SessionActor, input: InputOf<typeof contract.list>): Promise<Page<ReferralRow>> => referrals.list(db, input),

    /** Whose code a link brought; null of no code, of nobody's, and of one's own. */
    read: async (tx: Tx, text: string | null | undefined, own_id: number | null): Promise<Invitation | null> => {
      const code = readReferralCode(text);
      if (!code || code.user_id === own_id || !(await referrals.isReferrer(tx.db, code.user_id))) return null;
      return { referrer_id: code.user_id, channel: code.channel };
    },

    /** Who came through two friends' links was sent by the first. */
    note: async (tx: Tx, lead_id: number, invitation: Invitation): Promise<void> => {
      if (await referrals.isNoted(tx.db, lead_id)) return;
      await tx.insert(table, { lead_id, ...invitation }, { action: 'referral.noted' });
    },
  };
};
