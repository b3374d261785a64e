/** The same numbers every time for the same seed (mulberry32). */
export type Dice = {
  /** An integer from `min` to `max`, both included. */
  between(min: number, max: number): number;
  /** True that often, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
};

export const dice = (seed: number): Dice => {
  let state = seed | 0;
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (min: number, max: number): number => min + Math.floor(roll() * (max - min + 1));
  return {
    between,
    chance: (share) => roll() < share,
    pick: (items) => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
};
