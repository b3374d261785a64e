import { previousBusinessDay } from '@esteto/domain/shared/date/business-day';
import { addCompetence, competenceOf, firstDayOf, lastCompetences } from '@esteto/domain/shared/date/competence';
import { addDays } from '@esteto/domain/shared/date/date';
import type { DemoCompany } from '../../../demo/demo-cast.ts';
import { DEMO_COMPANIES } from '../../../demo/demo-companies.ts';
import { type Dice, dice } from '../../../demo/demo-random.ts';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, firstSteps, type Life } from '../../../demo/demo-time.ts';
import { LIVES, type LifeName, type Wish } from './demo/invoice-lives.ts';

/** Every invoice of the demo data, as lives still to be lived, up to today. */
export const invoiceLives = (stage: Stage): Life[] => [
  ...stage.cast.companies.flatMap((company) => monthlyLives(stage, company)),
  ...stage.cast.companies.filter(({ name }) => name === 'souza' || name === 'alves').flatMap((company) => presentLives(stage, company)),
  dailyExpiry(stage),
];

/** Month after month, as much as the company works; asked for at the end of the month or just after it. */
const monthlyLives = (stage: Stage, company: DemoCompany): Life[] => {
  const { today } = stage;
  const { since_months, until_months, a_month } = DEMO_COMPANIES[company.name].pace;
  const months = lastCompetences(addCompetence(competenceOf(today), -until_months), since_months - until_months + 1);
  return months.flatMap((competence, index) => {
    const roll = dice(company.id * 10_007 + index);
    // Most of the running month is still to be asked for.
    const count = Math.ceil(roll.between(...a_month) / (competence === competenceOf(today) ? 3 : 1));
    return Array.from({ length: count }, (_, place) => {
      const own = dice(company.id * 1_000_003 + index * 101 + place);
      const date = addDays(firstDayOf(competence), competence === competenceOf(today) ? own.between(0, 20) : own.between(16, 33));
      return LIVES[fate(own)](stage, wish(company, competence, date, own));
    });
  });
};

const FATES: readonly (readonly [LifeName, number])[] = [
  ['plain', 66],
  ['inParts', 6],
  ['unpaid', 4],
  ['requirement', 9],
  ['rejected', 4],
  ['discarded', 4],
  ['cancelled', 3],
  ['denied', 2],
  ['replaced', 2],
];

const fate = (roll: Dice): LifeName => {
  let left = roll.between(1, 100);
  for (const [name, share] of FATES) {
    left -= share;
    if (left <= 0) return name;
  }
  return 'plain';
};

/** So that every status is there to be seen today: lives of the last days that stopped on the way. */
const STOPPED: readonly (readonly [LifeName, steps: number, workdaysAgo: number])[] = [
  ['plain', 1, 1],
  ['plain', 1, 2],
  ['requirement', 2, 3],
  ['requirement', 3, 5],
  ['requirement', 4, 6],
  ['rejected', 3, 5],
  ['rejected', 4, 5],
  ['rejected', 5, 7],
  ['plain', 2, 3],
  ['plain', 2, 6],
  ['unpaid', 3, 8],
  ['inParts', 4, 9],
  ['cancelled', 3, 8],
  ['cancelled', 4, 12],
  ['replaced', 4, 11],
  // A part came, and the rest is late.
  ['inParts', 4, 50],
];

const presentLives = (stage: Stage, company: DemoCompany): Life[] =>
  STOPPED.map(([name, steps, workdaysAgo], place) => {
    const own = dice(company.id * 7_000_003 + place);
    let date = stage.today;
    for (let left = workdaysAgo; left > 0; left -= 1) date = previousBusinessDay(date);
    // The month before is asked for only in its first days: later the office has closed it.
    const competence = addCompetence(competenceOf(date), place % 2 === 0 || Number(date.slice(8)) > 5 ? 0 : -1);
    return firstSteps(LIVES[name](stage, wish(company, competence, date, own)), steps);
  });

/** The employee asks for every third invoice. */
const wish = (company: DemoCompany, competence: string, date: string, roll: Dice): Wish => ({
  company,
  competence,
  date,
  roll,
  client: roll.pick(company.clients),
  asker: company.employee && roll.chance(0.35) ? company.employee : company.partner,
});

/** What the nightly job does, every night. */
async function* dailyExpiry({ modules, today }: Stage): Life {
  for (let date = firstDayOf(addCompetence(competenceOf(today), -24)); date <= today; date = addDays(date, 1)) {
    yield at(date, 5);
    await modules.invoiceActions.expireDue('demo');
  }
}
