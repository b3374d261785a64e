import { buildBrCode } from '@esteto/domain/shared/document/br-code';
import { renderSVG } from 'uqr';
import type { Config } from '../../../../config/config.ts';

export type Pix = { code: string; qr_code: string };

/** How a plan's first payment is charged. A gateway that makes charges of its own takes this place; it tells by `confirm` that one was paid. */
export type Charges = {
  /** What the owner pays with; null where we have no key. `amount` in cents. */
  pix: (payment: { id: number; amount: number }) => Pix | null;
};

/** By a key of ours: a static code, whose identifier names the payment in the bank's statement. */
export const ownCharges = ({ pix }: Pick<Config, 'pix'>): Charges => ({
  pix: ({ id, amount }) => {
    if (!pix) return null;
    const built = buildBrCode({ ...pix, amount, txid: `ESTETO${id}`, description: null });
    if (!built.ok) throw new Error(built.reason);
    return { code: built.payload, qr_code: renderSVG(built.payload, { border: 1 }) };
  },
});
