import type { Examples } from '../../../testing/example.ts';

export const referralExamples: Examples<'referral'> = { referral: { mine: () => ({}), list: () => ({}) } };
