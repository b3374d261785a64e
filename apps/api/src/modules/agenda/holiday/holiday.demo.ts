import type { HolidayForm } from '@esteto/domain/agenda/holiday/holiday-form';
import { holidayName } from '@esteto/domain/shared/date/business-day';
import { addDays } from '@esteto/domain/shared/date/date';
import type { Stage } from '../../../demo/demo-stage.ts';
import { at, type Life } from '../../../demo/demo-time.ts';

export const holidayLives = (stage: Stage): Life[] => [holidaysOfTheStates(stage)];

type Told = Omit<HolidayForm, 'date'> & { day: string };

const city = (name: string, ibge: string) => ({ scope: 'city', state: 'SP', ibge, city: name }) as const;

const TOLD: readonly Told[] = [
  { day: '01-25', name: 'Aniversário de São Paulo', ...city('São Paulo', '3550308'), source: 'Lei municipal 14.485/2007' },
  { day: '06-19', name: 'Aniversário de Ribeirão Preto', ...city('Ribeirão Preto', '3543402'), source: 'Calendário da prefeitura' },
  {
    day: '07-09',
    name: 'Revolução Constitucionalista',
    scope: 'state',
    state: 'SP',
    ibge: null,
    city: null,
    source: 'Lei estadual 9.497/1997',
  },
  { day: '12-08', name: 'Nossa Senhora da Conceição', ...city('Campinas', '3509502'), source: 'Calendário da prefeitura' },
];

/** Staff write down the holidays of this year and of the next, where no national one falls on the day. */
async function* holidaysOfTheStates({ cast: { staff }, modules: { holidays }, today }: Stage): Life {
  yield at(addDays(today, -40), 11 * 60);
  const year = Number(today.slice(0, 4));
  for (const each of [year, year + 1])
    for (const { day, ...form } of TOLD) {
      const date = `${each}-${day}`;
      if (holidayName(date) === null) await holidays.create(staff, { body: { ...form, date } });
    }
}
