import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../shared/testing/property-runs.ts';
import { readReferralCode, referralCode } from './referral-code.ts';
import { friendName } from './referral-stage.ts';

const ids = fc.integer({ min: 1, max: 20_000_000_000 });

describe('the code of a link', () => {
  it('is read back into whose it is and how it travelled, however it is typed', () => {
    fc.assert(
      fc.property(ids, fc.constantFrom('link' as const, 'qr' as const), (user_id, channel) => {
        expect(readReferralCode(` ${referralCode(user_id, channel).toLowerCase()} `)).toEqual({ user_id, channel });
      }),
      runs,
    );
  });

  it('names nobody once a letter is wrong', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 0, max: 6 }), fc.constantFrom(...'23456789ABCDEFGHJKMNPQRSTUVWXYZ'), (id, place, letter) => {
        const code = referralCode(id);
        const wrong = code.slice(0, place) + letter + code.slice(place + 1);
        if (wrong !== code) expect(readReferralCode(wrong)).toBeNull();
      }),
      runs,
    );
  });

  it('is short, and that of a neighbour looks like another', () => {
    expect(referralCode(1)).toHaveLength(8);
    expect(referralCode(1).slice(0, 4)).not.toBe(referralCode(2).slice(0, 4));
    for (const text of [null, '', 'R-1', 'AMIGO10', '0000000O']) expect(readReferralCode(text)).toBeNull();
  });
});

it('a friend is told by as much as one knows them by', () => {
  expect(friendName('Helena Maria Duarte')).toBe('Helena D.');
  expect(friendName('Helena')).toBe('Helena');
  expect(friendName(null)).toBe('Um amigo seu');
});
