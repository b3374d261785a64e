import type { InputOf } from '@esteto/contract/endpoint';
import type { Page } from '@esteto/contract/list';
import type { MunicipalParameterRow, municipalParameter } from '@esteto/contract/municipal-parameter';
import type { MunicipalParameterForm } from '@esteto/domain/municipality/municipal-parameter-form';
import { searchKey } from '@esteto/domain/shared/text/text';
import { and, eq } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { containsKey } from '../../platform/database/search.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { readPage } from '../../platform/http/paging.ts';
import type { Tx } from '../../platform/work/work.ts';
import { municipalParameters as table } from './municipal-parameter.tables.ts';

export const list = (db: Reader, input: InputOf<typeof municipalParameter.list>): Promise<Page<MunicipalParameterRow>> =>
  readPage(
    db,
    {
      input,
      orders: { city: table.city },
      defaultOrder: 'city',
      id: table.id,
      where: and(containsKey(table.search_key, input.search), input.adapter ? eq(table.adapter, input.adapter) : undefined),
    },
    (where) => db.select().from(table).where(where),
  );

export const detail = async (db: Reader, id: number): Promise<MunicipalParameterRow> => {
  const [row] = await db.select().from(table).where(eq(table.id, id));
  if (!row) throw notFound();
  return row;
};

export const insert = (tx: Tx, form: MunicipalParameterForm): Promise<MunicipalParameterRow> =>
  tx.insert(table, { ...form, ...derived(form) }, { action: 'municipal_parameter.created' });

export const update = (
  tx: Tx,
  { id, version }: { id: number; version: number },
  form: MunicipalParameterForm,
): Promise<MunicipalParameterRow> =>
  tx.update(table, { id, version, scope: undefined }, { ...form, ...derived(form) }, { action: 'municipal_parameter.edited' });

const derived = ({ ibge, city, state }: MunicipalParameterForm) => ({ search_key: searchKey(`${city} ${state} ${ibge}`) });
