import { expect, test } from 'vitest';
import { type Dice, dice } from '../../../demo/demo-random.ts';
import { dutyActs } from '../../../testing/duty-life/duty-acts.ts';
import { type DutyScene, dutyScene, type Seen } from '../../../testing/duty-life/duty-scene.ts';
import { brokenTruths } from '../../../testing/duty-life/duty-truths.ts';
import { timePasses } from '../../../testing/duty-life/time-passes.ts';
import { testApp } from '../../../testing/test-app.ts';

// The jobs of the server do nothing by themselves: the test says when they run.
const api = await testApp({}, { idle: true });
// The month ends on the way, so that its hours are presented.
api.clock.set('2026-11-28T15:00:00Z');

/** Actions in each of two places that have nothing to do with each other. The server works for one while the database does for the other. */
const ACTIONS = Number(process.env['ESTETO_RANDOM_ACTIONS'] ?? 2_000) / 2;
const SEEDS = [33, 47];
/** How often people look at what there is: what they do meanwhile is about what it was. */
const LOOK_EVERY = 7;
const TIME_EVERY = 12;
const JUDGE_EVERY = 500;
/** Whoever comes first wins, which is not always the same one: only that what is kept stays true is. */
const AT_ONCE = { seed: 51, rounds: 200, people: 4 };
/** The machine may be busy. */
const PATIENCE_MS = Math.max(600_000, ACTIONS * 200);
/** What needs most to come before it is tried most often. */
const OFTEN: Record<string, number> = {
  create: 3,
  publish: 3,
  assign: 3,
  announce: 2,
  apply: 3,
  take: 2,
  swap: 4,
  chain: 4,
  handOver: 2,
  accept: 8,
  approve: 4,
  enter: 3,
  leave: 3,
  present: 2,
  undo: 4,
};

type Place = { scene: DutyScene; chosen: Dice; seen: Seen };

const newPlace = async (seed: number): Promise<Place> => {
  const scene = await dutyScene(api);
  return { scene, chosen: dice(seed), seen: await scene.look() };
};

/** How often each kind of act was taken so far. */
type Done = Map<string, number>;

/** What was never taken is tried so many times as often, so that a short life sees everything too. */
const YET_UNSEEN = 8;

/** Somebody does something; whether it was taken is counted. */
const act = async ({ scene, chosen, seen }: Place, done: Done): Promise<void> => {
  const acts = Object.entries(dutyActs(scene, chosen, seen)).flatMap(([name, does]) =>
    Array.from({ length: (OFTEN[name] ?? 1) * (done.get(name) ? 1 : YET_UNSEEN) }, () => ({ name, does })),
  );
  for (;;) {
    const { name, does } = chosen.pick(acts);
    const answered = does();
    if (answered === null) continue;
    const status = await answered;
    if (status >= 500) throw new Error(`${name} answered ${status}`);
    done.set(name, (done.get(name) ?? 0) + Number(status < 300));
    return;
  }
};

const pass = async (places: readonly Place[], time: Dice): Promise<void> => {
  await timePasses({ api }, time);
  for (const { scene } of places) for (const person of scene.people) api.forgetSession(person);
};

test('whatever five people do to the shifts of two groups, what is kept stays true', { timeout: PATIENCE_MS }, async () => {
  const time = dice(1);
  const places: Place[] = [];
  for (const seed of SEEDS) places.push(await newPlace(seed));
  const done: Done = new Map();
  for (let action = 1; action <= ACTIONS; action += 1) {
    if (action % LOOK_EVERY === 0) for (const place of places) place.seen = await place.scene.look();
    if (action % TIME_EVERY === 0) await pass(places, time);
    await Promise.all(places.map((place) => act(place, done)));
    if (action % JUDGE_EVERY === 0) expect(await brokenTruths(api), `after ${action} actions`).toEqual([]);
  }
  // Nothing of it is true for want of anybody who did it.
  expect([...done].filter(([, times]) => times === 0)).toEqual([]);
});

test('and so it does where several do it at the same time', { timeout: PATIENCE_MS }, async () => {
  const time = dice(2);
  const place = await newPlace(AT_ONCE.seed);
  const done: Done = new Map();
  for (let round = 1; round <= AT_ONCE.rounds; round += 1) {
    place.seen = await place.scene.look();
    if (round % TIME_EVERY === 0) await pass([place], time);
    await Promise.all(Array.from({ length: AT_ONCE.people }, () => act(place, done)));
  }
  expect(await brokenTruths(api)).toEqual([]);
});
