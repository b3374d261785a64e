import { splitCents } from '../../shared/money/money.ts';

/** What a new company starts with when nothing else is said: R$ 1.500,00 in cents, and how many shares it is divided into. */
export const DEFAULT_SHARE_CAPITAL = 150_000;
export const DEFAULT_SHARES = 150;

/** How many of `shares` each of `count` partners gets in equal parts: the first ones get one more where it does not divide. Empty for nobody. */
export const equalShares = (shares: number, count: number): number[] =>
  count > 0
    ? splitCents(
        shares,
        Array.from({ length: count }, () => 1),
      )
    : [];

/** Null when what the partners hold is the whole company, to the share; else what to tell the person. `held` null: nobody has said it. */
export const divisionProblem = (shares: number, held: readonly (number | null)[]): string | null => {
  if (held.length > shares) return `Há mais sócios que quotas: são ${held.length} sócios e ${shares} quotas.`;
  if (held.some((count) => !count)) return 'Diga quantas quotas tem cada sócio.';
  const sum = held.reduce<number>((total, count) => total + (count ?? 0), 0);
  return sum === shares ? null : `As quotas dos sócios somam ${sum}, e a empresa tem ${shares}.`;
};

/** What a capital (in cents) is for each share, in cents; null where it does not divide to the cent, which no articles of association can state. */
export const shareValue = (share_capital: number, shares: number): number | null =>
  shares > 0 && share_capital % shares === 0 ? share_capital / shares : null;
