import { preparedMonths } from '@esteto/domain/month/monthly-obligation/prepared-months';
import { addCompetence, competenceOf, firstDayOf, lastCompetences } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const monthlyObligationLives = (stage: Stage): Life[] => [rulesOfEachMonth(stage), workOfTheMonths(stage)];

const MONTHS = 3;

/** The list without filters, as long as the obligations of the demo's companies. */
const EVERYONE = { search: null, rule_key: null, status: null, analyst_id: null, limit: 100 } as const;

/** Every month brings its obligations in its first night, and the next one from the 20th on; what nobody delivered falls overdue. */
async function* rulesOfEachMonth({ modules: { monthlyObligations }, today }: Stage): Life {
  for (const month of lastCompetences(competenceOf(today), MONTHS)) {
    yield at(firstDayOf(month), 3 * 60 + 20);
    await monthlyObligations.generate('demo');
  }
  if (preparedMonths(today).length > 1) {
    yield at(addDays(firstDayOf(competenceOf(today)), 19), 3 * 60 + 20);
    await monthlyObligations.generate('demo');
  }
  yield at(today, 4 * 60);
  await monthlyObligations.expire('demo');
}

/** Staff deliver what fell due in the months before, and have begun with this one. */
async function* workOfTheMonths({ cast: { staff }, modules: { monthlyObligations }, today }: Stage): Life {
  const month = competenceOf(today);
  for (const before of lastCompetences(addCompetence(month, -1), MONTHS - 1)) {
    yield at(addDays(firstDayOf(before), 12), 10 * 60);
    const { items } = await monthlyObligations.list(staff, { month: before, open: true, ...EVERYONE });
    // One stays behind and falls overdue: one whose fine the law tells.
    const left = items.find(({ rule_key }) => rule_key === 'pgdas') ?? items[0];
    const ids = items.filter((item) => item !== left).map(({ id }) => id);
    const body = { ids, delivered_on: addDays(firstDayOf(before), 12), delivery_kind: 'digital' } as const;
    if (ids.length > 0) await monthlyObligations.deliverMany(staff, { body });
  }
  yield at(addDays(firstDayOf(month), 9), 15 * 60);
  const { items } = await monthlyObligations.list(staff, { month, open: true, ...EVERYONE });
  for (const [index, { id, version }] of items.entries()) {
    const delivered_on = addDays(firstDayOf(month), 9);
    if (index % 5 === 0)
      await monthlyObligations.deliver(staff, {
        id,
        body: { version, delivered_on, delivery_kind: 'digital', protocol_number: `${202600 + index}`, amount: null, reason: null },
      });
    else if (index % 5 === 1) await monthlyObligations.move(staff, { id, body: { version, action: 'start', reason: null } });
    else if (index % 5 === 2) await monthlyObligations.move(staff, { id, body: { version, action: 'wait_for_client', reason: null } });
  }
}
