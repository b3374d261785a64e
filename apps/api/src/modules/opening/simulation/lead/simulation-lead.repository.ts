import type { ListInput, Page } from '@esteto/contract/list';
import type { SimulationLeadDetail, SimulationLeadRow } from '@esteto/contract/opening/simulation-lead';
import type { SimulationLeadFilters } from '@esteto/domain/opening/simulation/simulation-lead-filters';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '../../../../platform/database/database.ts';
import { containsKey } from '../../../../platform/database/search.ts';
import { notFound } from '../../../../platform/http/app-error.ts';
import { readPage } from '../../../../platform/http/paging.ts';
import { simulationLeads } from '../../../../tables/simulation/simulation.tables.ts';

const shown = {
  ...getTableColumns(simulationLeads),
  revenue: sql<number>`(${simulationLeads.input} ->> 'revenue')::bigint`.mapWith(Number),
};

export const list = (db: Reader, input: ListInput & Partial<SimulationLeadFilters>): Promise<Page<SimulationLeadRow>> =>
  readPage(
    db,
    {
      input,
      orders: { consented_at: simulationLeads.consented_at, best_net: simulationLeads.best_net },
      defaultOrder: '-consented_at',
      id: simulationLeads.id,
      where: and(
        containsKey(simulationLeads.search_key, input.search),
        input.best_regime ? eq(simulationLeads.best_regime, input.best_regime) : undefined,
      ),
    },
    (where) => db.select(shown).from(simulationLeads).where(where),
  );

export const detail = async (db: Reader, id: number): Promise<SimulationLeadDetail> => {
  const [row] = await db.select(shown).from(simulationLeads).where(eq(simulationLeads.id, id));
  if (!row) throw notFound();
  return row;
};
