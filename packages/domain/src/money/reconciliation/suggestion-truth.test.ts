import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../../shared/date/date.ts';
import { runs } from '../../shared/testing/property-runs.ts';
import { type Movement, suggestions, type Target } from './suggestion.ts';

// How often the first suggestion is right, over two years of practices made by chance: descriptions cut, fees and taxes taken, two notes in one credit, money
// of nobody. Each month is looked at as it comes, and then what is true is written down. `pnpm prove reconciliation` looks at more practices.

/** mulberry32: the same practice for the same seed. */
const chanceOf = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from: number, to: number): number => from + Math.floor(next() * (to - from + 1)),
    pick: <T>(items: readonly [T, ...T[]]): T => items[Math.floor(next() * items.length)] ?? items[0],
  };
};

const KINDS = ['HOSPITAL', 'CLINICA', 'INSTITUTO', 'SANTA CASA DE', 'UNIMED', 'PRONTO SOCORRO', 'CENTRO MEDICO'] as const;
const PLACES = [
  'SANTA CATARINA',
  'SAO LUCAS',
  'VIDA',
  'MOGI MIRIM',
  'PAULISTANA',
  'BOA ESPERANCA',
  'DO CORACAO',
  'NOSSA SENHORA',
  'ALVORADA',
] as const;
const STRANGERS = ['PIX RECEBIDO ANA SOUZA', 'RENDIMENTO APLICACAO', 'ESTORNO TARIFA', 'DEVOLUCAO PIX', 'RESGATE CDB'] as const;

type Note = Target & { due: number };

const MONTHS = 24;

const practice = (seed: number) => {
  const chance = chanceOf(seed);
  const payers = Array.from({ length: chance.between(4, 12) }, (_, index) => ({
    name: `${chance.pick(KINDS)} ${chance.pick(PLACES)} LTDA`,
    document: String(10_000_000_000_000 + seed * 1000 + index * 7_777_777),
    usual: chance.between(20, 400) * 5000,
    delay: chance.between(3, 45),
  }));
  const notes: Note[] = [];
  const credits: (Movement & { truth: number[] })[] = [];
  let id = 0;
  const pay = (paid: readonly Note[], amount: number, date: string, payer: (typeof payers)[number]): void => {
    const memo = `${chance.pick(['TED RECEBIDA', 'PIX RECEBIDO', 'CRED'])} ${describe(payer, paid)}`;
    credits.push({ id: (id += 1), date, amount, memo, truth: paid.map((note) => note.id) });
  };
  const describe = (payer: (typeof payers)[number], [note]: readonly Note[]): string => {
    const way = chance.next();
    if (way < 0.12) return '';
    if (way < 0.24) return payer.document;
    if (way < 0.3) return `NF ${note?.number}`;
    return payer.name.slice(0, chance.between(12, 40));
  };
  /** Never, with a fee or a tax taken, in part, or wholly. */
  const payAlone = (note: Note, date: string, payer: (typeof payers)[number]): void => {
    const way = chance.next();
    if (way < 0.04) return;
    if (way < 0.1) return pay([note], note.due - chance.between(2, 15) * 50, date, payer);
    if (way < 0.2) return pay([note], note.due - Math.round(note.due * chance.pick([0.015, 0.0465, 0.0615])), date, payer);
    return pay([note], way < 0.24 ? Math.round(note.due / 3) : note.due, date, payer);
  };
  for (let month = 0; month < MONTHS; month += 1) {
    const first = addDays('2024-01-01', month * 30);
    for (const payer of payers) {
      const count = chance.between(0, 2);
      const issued = Array.from({ length: count }, (_, index): Note => {
        const from = addDays(first, chance.between(0, 25));
        const due = index === 0 && chance.next() < 0.3 ? payer.usual : payer.usual + chance.between(0, 90) * 1000;
        id += 1;
        return {
          kind: 'invoice',
          id,
          due,
          dueOn: () => due,
          from,
          expected: addDays(from, 30),
          habit: null,
          title: `Nota ${id}`,
          names: [payer.name],
          document: payer.document,
          number: String(id),
        };
      });
      notes.push(...issued);
      const when = (note: Note): string => addDays(note.from, payer.delay + chance.between(0, 12));
      const [one, two] = issued;
      const how = chance.next();
      if (one && two && how < 0.15) pay([one, two], one.due + two.due, when(two), payer);
      else for (const note of issued) payAlone(note, when(note), payer);
    }
    for (let more = chance.between(0, 3); more > 0; more -= 1)
      credits.push({
        id: (id += 1),
        date: addDays(first, chance.between(0, 29)),
        amount: chance.between(5, 900_000),
        memo: chance.pick(STRANGERS),
        truth: [],
      });
  }
  return { notes, credits };
};

const meanOf = (days: readonly number[] = []): number | null =>
  days.length === 0 ? null : Math.round(days.reduce((sum, each) => sum + each, 0) / days.length);

const sameSet = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

const measure = (seeds: number) => {
  const counted = { right: 0, wrong: 0, missed: 0 };
  for (let seed = 1; seed <= seeds; seed += 1) {
    const { notes, credits } = practice(seed);
    const paid = new Set<number>();
    const days = new Map<string, number[]>();
    for (let month = 0; month <= MONTHS + 3; month += 1) {
      const until = addDays('2024-01-31', month * 30);
      const open = notes
        .filter((note) => !paid.has(note.id) && note.from <= until)
        .map((note) => ({ ...note, habit: meanOf(days.get(note.document ?? '')) }));
      const own = credits.filter(({ date }) => date <= until && date > addDays(until, -30));
      const likely = suggestions(own, open);
      for (const { id, date, truth } of own) {
        const ids = likely.get(id)?.targets.map((target) => target.id) ?? null;
        if (ids && sameSet(ids, truth)) counted.right += 1;
        else if (ids) counted.wrong += 1;
        else if (truth.length > 0) counted.missed += 1;
        for (const note of notes.filter((each) => truth.includes(each.id))) {
          paid.add(note.id);
          days.set(note.document ?? '', [...(days.get(note.document ?? '') ?? []), daysBetween(note.from, date)]);
        }
      }
    }
  }
  const { right, wrong, missed } = counted;
  return { ...counted, precision: right / (right + wrong), recall: right / (right + wrong + missed) };
};

it('is right 98 times in 100, and there for 85 credits in 100', () => {
  const { precision, recall, ...counted } = measure(Math.ceil(runs.numRuns / 20));
  expect({ ...counted, isRight: precision >= 0.98, isThere: recall >= 0.85 }).toMatchObject({ isRight: true, isThere: true });
});
