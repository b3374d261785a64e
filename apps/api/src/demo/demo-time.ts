import { nextBusinessDay } from '@esteto/domain/shared/date/business-day';
import { type Clock, clockFrom } from '../platform/clock/clock.ts';

/** What happens to one thing over time: it yields the instant at which it wants to go on. Nothing is done before the first yield. */
export type Life = AsyncGenerator<Date, void>;

export type DemoClock = Clock & { set(now: Date): void };

export const demoClock = (start: Date): DemoClock => {
  let now = start;
  return {
    ...clockFrom(() => now),
    set: (next) => {
      now = next;
    },
  };
};

/** Lives all lives together in order of time, with the clock at each one's instant; what lies after `end` has not happened yet. */
export const liveUntil = async (end: Date, lives: readonly Life[], clock: DemoClock): Promise<void> => {
  const waiting: { at: Date; life: Life }[] = [];
  const goOn = async (life: Life): Promise<void> => {
    const { value: at, done } = await life.next();
    if (done || at > end) return;
    const place = waiting.findLastIndex((other) => other.at <= at);
    waiting.splice(place + 1, 0, { at, life });
  };
  for (const life of lives) await goOn(life);
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    clock.set(next.at);
    await goOn(next.life);
  }
};

/** An instant of São Paulo's day; the zone has had no summer time since 2019. */
export const at = (date: string, minutes: number): Date =>
  new Date(`${date}T${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00-03:00`);

/** That many business days later; 0 is the day itself. */
export const workdaysAfter = (date: string, count: number): string => {
  let day = date;
  for (let left = count; left > 0; left -= 1) day = nextBusinessDay(day);
  return day;
};

/** A life that stands still after that many of its steps. */
export async function* firstSteps(life: Life, count: number): Life {
  for (let step = 0; step < count; step += 1) {
    const next = await life.next();
    if (next.done) return;
    yield next.value;
  }
  await life.next();
}
