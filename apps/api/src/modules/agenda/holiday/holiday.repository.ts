import type { CalendarHoliday } from '@esteto/contract/agenda/calendar-event';
import type { HolidayRow, holiday } from '@esteto/contract/agenda/holiday';
import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import { type HolidayForm, placedHoliday } from '@esteto/domain/agenda/holiday/holiday-form';
import { and, asc, between, eq, isNull, or, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/database/database.ts';
import { readPage } from '../../../platform/http/paging.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import { companies } from '../../../tables/company/company.tables.ts';
import { holidays } from '../../../tables/holiday/holiday.tables.ts';

export const list = (db: Reader, input: InputOf<typeof holiday.list>): Promise<Page<HolidayRow>> =>
  readPage(
    db,
    {
      input,
      orders: { date: holidays.date },
      defaultOrder: 'date',
      id: holidays.id,
      where: and(
        isNull(holidays.deleted_at),
        input.year ? between(holidays.date, `${input.year}-01-01`, `${input.year}-12-31`) : undefined,
        input.scope ? eq(holidays.scope, input.scope) : undefined,
      ),
    },
    (where) => db.select().from(holidays).where(where),
  );

/** Those that staff told for where a company is. */
export const ofCompany = (db: Reader, company_id: number, from: string, to: string): Promise<CalendarHoliday[]> =>
  db
    .select({ date: holidays.date, name: holidays.name, scope: holidays.scope })
    .from(holidays)
    .innerJoin(companies, eq(companies.id, company_id))
    .where(
      and(
        isNull(holidays.deleted_at),
        between(holidays.date, from, to),
        or(
          eq(holidays.scope, 'national'),
          and(eq(holidays.scope, 'state'), sql`${holidays.state} = ${companies.address} ->> 'state'`),
          and(eq(holidays.scope, 'city'), sql`${holidays.ibge} = ${companies.address} ->> 'ibge'`),
        ),
      ),
    )
    .orderBy(asc(holidays.date));

export const insert = (tx: Tx, form: HolidayForm): Promise<Row<typeof holidays>> =>
  tx.insert(holidays, placedHoliday(form), { action: 'holiday.created' });

export const remove = (tx: Tx, id: number): Promise<Row<typeof holidays>> => {
  const scope = isNull(holidays.deleted_at);
  return tx.update(holidays, { id, version: null, scope }, { deleted_at: tx.now }, { action: 'holiday.deleted' });
};
