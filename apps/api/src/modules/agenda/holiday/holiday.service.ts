import type { CalendarHoliday } from '@esteto/contract/agenda/calendar-event';
import type { HolidayRow, holiday } from '@esteto/contract/agenda/holiday';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { PlacedHoliday } from '@esteto/domain/agenda/holiday/holiday-form';
import { holidayName, nationalHolidays } from '@esteto/domain/shared/date/business-day';
import type { Deps } from '../../../deps.ts';
import type { Reader } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/app-error.ts';
import type { SessionActor } from '../../../platform/work/actor.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import { refuseTaken } from '../../../platform/work/taken.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { holidays as table } from '../../../tables/holiday/holiday.tables.ts';
import type { BoletoService } from '../../money/boleto/boleto.service.ts';
import type { MonthlyObligationService } from '../../month/monthly-obligation/monthly-obligation.service.ts';
import * as holidays from './holiday.repository.ts';

const placeTaken = { constraint: 'holidays_place', field: 'date', message: 'Data: este feriado já está cadastrado.' };

export type HolidayService = ReturnType<typeof holidayService>;

export const FOLLOW_HOLIDAY = 'holidays.follow';

type Parts = Pick<Deps, 'db' | 'work' | 'jobs'> & { boletos: BoletoService; monthlyObligations: MonthlyObligationService };

export const holidayService = ({ db, work, jobs, boletos, monthlyObligations }: Parts) => ({
  list: (_actor: SessionActor, input: InputOf<typeof holiday.list>): Promise<Page<HolidayRow>> => holidays.list(db, input),

  /** Where a company is: those of the country that the law fixes, and those that staff told for its state and city. In order of time. */
  within: async (reader: Reader, company_id: number, from: string, to: string): Promise<CalendarHoliday[]> => {
    const years = Array.from(
      { length: Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1 },
      (_, index) => Number(from.slice(0, 4)) + index,
    );
    const fixed = years
      .flatMap(nationalHolidays)
      .filter(({ date }) => date >= from && date <= to)
      .map((one) => ({ ...one, scope: 'national' as const }));
    return [...fixed, ...(await holidays.ofCompany(reader, company_id, from, to))].toSorted((one, other) =>
      one.date < other.date ? -1 : 1,
    );
  },

  create: (actor: SessionActor, { body }: InputOf<typeof holiday.create>): Promise<HolidayRow> =>
    work(actor, async (tx) => {
      const national = holidayName(body.date);
      if (national) throw invalid({ date: `Data: já é feriado nacional (${national}).` });
      const row = await refuseTaken(placeTaken, () => holidays.insert(tx, body));
      await moveDays(jobs, tx, row);
      return row;
    }),

  remove: (actor: SessionActor, { id }: { id: number }): Promise<void> =>
    work(actor, async (tx) => moveDays(jobs, tx, await holidays.remove(tx, id))),

  /** What falls due where a holiday is told or taken away has another day at once, the same wherever it is shown. A job. */
  follow: async (holiday: PlacedHoliday, request_id: string): Promise<void> => {
    await monthlyObligations.followHoliday(holiday, request_id);
    await boletos.followHoliday(holiday, request_id);
  },
});

const moveDays = (jobs: Deps['jobs'], tx: Tx, { id, version, date, scope, state, ibge }: Row<typeof table>): Promise<void> =>
  jobs.enqueue(tx, FOLLOW_HOLIDAY, { date, scope, state, ibge } satisfies PlacedHoliday, `holiday-${id}-${version}`);
