import { chakra } from '@chakra-ui/react';
import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import { hoursStatementQueries } from '@esteto/api-client/duty/hours-statement';
import { useCan } from '@esteto/auth/can/can.tsx';
import { dutySchedule } from '@esteto/contract/access';
import type { PersonHours } from '@esteto/contract/duty/hours-statement';
import { MonthStep, useMonth } from '@esteto/features/duty/shift/month-step.tsx';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { localList } from '@esteto/ui/patterns/list-page/local-list';
import { Choice } from '@esteto/ui/patterns/roster/roster-toolbar.tsx';
import { useAddressParams } from '@esteto/ui/system/state/use-address-params';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Outlet } from 'react-router';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { checkFirst, hoursColumns, monthStateLabel } from './hours-columns.ts';
import { lastMonth } from './last-month.ts';
import { usePresent } from './use-present.ts';

/** The hours of a month, person by person: what is to be looked at first, then what is to be signed. */
export default function HoursPage() {
  const mayEdit = useCan(dutySchedule.edit);
  const month = useMonth(lastMonth());
  const { params, change } = useAddressParams();
  const unit_id = Number(params.get('unidade')) || null;
  const { data: setup } = useQuery(dutyShiftQueries.setup(useGroupScope()));
  const present = usePresent(month);
  const query = useMemo(
    () =>
      localList<PersonHours>(({ group_id }) => {
        const hours = hoursStatementQueries.list({ group_id: group_id ?? 0, month, ...(unit_id !== null && { unit_id }) });
        return {
          queryKey: [...hours.queryKey, 'people'],
          queryFn: async ({ client }: { client: QueryClient }) => checkFirst(await client.query(hours)),
        };
      }),
    [month, unit_id],
  );
  return (
    <ListPage
      title="Horas"
      query={query}
      columns={hoursColumns}
      filters={filters}
      rowHref={rowHref}
      bulk={mayEdit ? present.bulk : undefined}
      above={
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <MonthStep month={month} />
          {setup && setup.units.length > 1 && (
            <Choice
              label="Unidade"
              value={String(unit_id ?? '')}
              options={{ '': 'Todas as unidades', ...Object.fromEntries(setup.units.map(({ id, name }) => [id, name])) }}
              onChange={(value) => change({ unidade: value })}
            />
          )}
        </chakra.div>
      }
      empty="Nenhum plantão com profissional neste mês."
    >
      <Outlet />
    </ListPage>
  );
}

const rowHref = ({ id }: PersonHours): string => `espelho/${id}`;

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome' },
  { kind: 'option', name: 'state', label: 'Situação', options: monthStateLabel },
];
