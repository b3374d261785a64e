import type { InputOf } from '@esteto/contract/endpoint';
import type { HolidayRow, holiday } from '@esteto/contract/holiday';
import type { Page } from '@esteto/contract/list';
import type { HolidayScope } from '@esteto/domain/holiday/holiday-form';
import { holidayName, type LocalHolidays } from '@esteto/domain/shared/date/business-day';
import type { Address } from '@esteto/domain/shared/document/address';
import type { Deps } from '../../deps.ts';
import type { Reader } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/app-error.ts';
import type { SessionActor } from '../../platform/work/actor.ts';
import { refuseTaken } from '../../platform/work/taken.ts';
import * as holidays from './holiday.repository.ts';

const placeTaken = { constraint: 'holidays_place', field: 'date', message: 'Data: este feriado já está cadastrado.' };

export type Place = { state: string | null; ibge: string | null };

/** The dates on which a place rests besides the holidays of the whole country. */
export type HolidayCalendar = (place: Place) => LocalHolidays;

const restsAt = (one: { scope: HolidayScope; state: string | null; ibge: string | null }, { state, ibge }: Place): boolean => {
  if (one.scope === 'national') return true;
  return one.scope === 'state' ? one.state === state && state !== null : one.ibge === ibge && ibge !== null;
};

export type HolidayService = ReturnType<typeof holidayService>;

export const holidayService = ({ db, work }: Pick<Deps, 'db' | 'work'>) => ({
  list: (_actor: SessionActor, input: InputOf<typeof holiday.list>): Promise<Page<HolidayRow>> => holidays.list(db, input),

  create: (actor: SessionActor, { body }: InputOf<typeof holiday.create>): Promise<HolidayRow> =>
    work(actor, (tx) => {
      const known = holidayName(body.date);
      if (known) throw invalid({ date: `Data: já é feriado nacional (${known}).` });
      return refuseTaken(placeTaken, () => holidays.insert(tx, body));
    }),

  /** The dates on which a place rests besides the holidays of the whole country. */
  localDates: (reader: Reader, place: Pick<Address, 'state' | 'ibge'>): Promise<string[]> => holidays.localDates(reader, place),

  /** The same for any number of places. One statement. */
  calendar: async (reader: Reader = db): Promise<HolidayCalendar> => {
    const told = await holidays.everywhere(reader);
    const known = new Map<string, LocalHolidays>();
    return ({ state, ibge }) => {
      const key = `${state} ${ibge}`;
      const found = known.get(key) ?? new Set(told.filter((one) => restsAt(one, { state, ibge })).map(({ date }) => date));
      known.set(key, found);
      return found;
    };
  },

  remove: (actor: SessionActor, { id }: { id: number }): Promise<void> => work(actor, (tx) => holidays.remove(tx, id)),
});
