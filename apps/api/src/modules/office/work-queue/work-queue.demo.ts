import { closingFilters } from '@esteto/domain/month/closing/closing-form';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const workQueueLives = (stage: Stage): Life[] => [sharedWork(stage)];

/** On the last morning the two of the team share what is open: a third of it goes to the analyst. */
async function* sharedWork({ cast: { staff, analyst }, modules: { monthlyObligations, leads, closings }, today }: Stage): Life {
  yield at(today, 8 * 60);
  const isHis = (_row: unknown, index: number): boolean => index % 3 === 0;
  const analyst_id = analyst.user.id;
  const open = await monthlyObligations.list(staff, { ...EVERY, month: null, rule_key: null, open: true });
  for (const [index, { id, version, amount }] of open.items.entries())
    await monthlyObligations.update(staff, {
      id,
      body: { amount, observations: null, version, analyst_id: isHis(null, index) ? analyst_id : staff.user.id },
    });
  const { items: months } = await closings.list(staff, { ...EVERY, ...closingFilters.getDefault(), open: true });
  for (const { id, version } of months.filter(isHis)) {
    const { das_official, revenue_official, rbt12_official, extract_file_id, observations } = await closings.detail(staff, { id });
    const official = { das_official, revenue_official, rbt12_official, extract_file_id };
    await closings.update(staff, { id, body: { ...official, observations, version, analyst_id } });
  }
  const { items: people } = await leads.list(staff, {
    ...EVERY,
    stage: 'new',
    source: null,
    without_analyst: true,
    overdue: null,
    open: null,
  });
  for (const { id } of people.filter(isHis)) {
    const { version, name, email, phone, source, next_step, next_step_on, notes } = await leads.detail(staff, { id });
    await leads.update(staff, { id, body: { version, name, email, phone, source, next_step, next_step_on, notes, analyst_id } });
  }
}

const EVERY = { search: null, status: null, analyst_id: null, limit: 100 } as const;
