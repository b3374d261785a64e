// The code of a person's link is made from their id and read back into it, so that nothing is kept for who never invites. It is no secret:
// whoever knows it can only say who sent them. A check letter keeps a mistyped code from naming somebody else.

const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const BASE = BigInt(LETTERS.length);
const LENGTH = 7;
const SPACE = BASE ** BigInt(LENGTH);
/** Coprime to the space (31 is prime), and its inverse there: neighbours get codes that look nothing alike. */
const FACTOR = 15_485_863n;

export type ReferralChannel = 'link' | 'qr';

export const referralChannelLabel: Record<ReferralChannel, string> = { link: 'Link', qr: 'QR Code' };

/** 'K7QX2MBD': as it stands in the link; the QR code carries '-Q' besides. */
export const referralCode = (user_id: number, channel: ReferralChannel = 'link'): string => {
  const letters = lettersOf((BigInt(user_id) * FACTOR) % SPACE);
  return `${letters}${checkOf(letters)}${channel === 'qr' ? '-Q' : ''}`;
};

/** The person whose code it is, and how it travelled; null for what is no code. */
export const readReferralCode = (text: string | null | undefined): { user_id: number; channel: ReferralChannel } | null => {
  const match = /^([2-9A-HJKMNP-Z]{7})([2-9A-HJKMNP-Z])(-Q)?$/.exec((text ?? '').trim().toUpperCase());
  const [, letters = '', check, qr] = match ?? [];
  if (!match || checkOf(letters) !== check) return null;
  const user_id = Number((numberOf(letters) * INVERSE) % SPACE);
  return { user_id, channel: qr ? 'qr' : 'link' };
};

const lettersOf = (number: bigint): string => {
  let rest = number;
  let text = '';
  for (let place = 0; place < LENGTH; place += 1) {
    text = (LETTERS[Number(rest % BASE)] ?? '') + text;
    rest /= BASE;
  }
  return text;
};

const numberOf = (letters: string): bigint => [...letters].reduce((sum, letter) => sum * BASE + BigInt(LETTERS.indexOf(letter)), 0n);

/** Each place weighs otherwise, so that two letters swapped are seen. */
const checkOf = (letters: string): string => {
  const sum = [...letters].reduce((so, letter, place) => so + (place + 1) * LETTERS.indexOf(letter), 0);
  return LETTERS[sum % LETTERS.length] ?? '';
};

const inverseOf = (factor: bigint, space: bigint): bigint => {
  let [former, rest, was, is] = [factor, space, 1n, 0n];
  while (rest !== 0n) {
    const times = former / rest;
    [former, rest, was, is] = [rest, former - times * rest, is, was - times * is];
  }
  return ((was % space) + space) % space;
};

const INVERSE = inverseOf(FACTOR, SPACE);
