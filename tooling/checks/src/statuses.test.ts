import { expect, test } from 'vitest';
import { repoOf } from './repo.ts';
import { statuses } from './statuses.ts';

const machine = `export const leadMachine = stateMachine<LeadStage, LeadAction, LeadActor, 'stage'>({\n  field: 'stage',\n});`;
const tables = `
export const leads = pgTable('leads', { name: text(), stage: text().$type<LeadStage>().notNull() });
export const notes = pgTable('notes', { stage: text().$type<NoteStage>().notNull() });
`;
const problems = async (text: string): Promise<string[]> => {
  const found = await statuses.run(
    repoOf({
      'packages/domain/src/lead/lead-transition.ts': machine,
      'apps/api/src/tables/lead/lead.tables.ts': tables,
      'apps/api/src/modules/lead/lead.service.ts': `import { leads as table, notes } from '../../tables/lead/lead.tables.ts';\n${text}`,
    }),
  );
  return found.problems;
};

test.each([
  ["await tx.change(table, before, { stage: 'won' }, event);"],
  ['await tx.change(table, before, { ...values, stage }, event);'],
  ["await tx.changeAll(table, rows, { stage: 'won' } as const, event);"],
  ["await tx.update(table, key, isWon ? { stage: 'won' } : {}, event);"],
  ["await tx.update(table, key, { ...(isWon && { stage: 'won' }) }, event);"],
  ["const values = { stage: 'won' } as const;\nawait tx.change(table, before, values, event);"],
  ["await tx.db.update(table).set({ stage: 'won' }).where(is);"],
])('%s', async (text) => {
  expect(await problems(text)).toEqual([
    expect.stringMatching(/^apps\/api\/src\/modules\/lead\/lead\.service\.ts:\d: table\.stage só muda por tx\.move/),
  ]);
});

test.each([
  ["await tx.move(table, leadMachine, before, { action: 'win', by: 'system' }, { name });"],
  ["await tx.insert(table, { name, stage: 'new' }, event);"],
  ['await tx.change(table, before, { name }, event);'],
  ["await tx.change(notes, before, { stage: 'done' }, event);"],
])('%s is fine', async (text) => {
  expect(await problems(text)).toEqual([]);
});
