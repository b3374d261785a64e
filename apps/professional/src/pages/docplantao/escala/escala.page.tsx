import { dutyShiftQueries } from '@esteto/api-client/duty/duty-shift';
import type { OwnShift } from '@esteto/contract/duty/duty-shift';
import { shiftItem } from '@esteto/features/duty/shift/shift-item';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { usePhone } from '@esteto/ui/patterns/data-table/use-phone';
import { Roster } from '@esteto/ui/patterns/roster/roster.tsx';
import { RosterList } from '@esteto/ui/patterns/roster/roster-list.tsx';
import { datesOf } from '@esteto/ui/patterns/roster/roster-range';
import { Choice, RosterToolbar } from '@esteto/ui/patterns/roster/roster-toolbar.tsx';
import { useRosterState } from '@esteto/ui/patterns/roster/use-roster-state';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

/** Who works where and when in the groups in which the doctor is accredited. */
export default function SchedulePage() {
  const scope = useCompanyScope();
  const isPhone = usePhone();
  const navigate = useNavigate();
  const { period, day, from, to, show, params, change } = useRosterState();
  const { data, error, refetch, isFetching } = useQuery(dutyShiftQueries.own({ ...scope, from, to, mine: false }));
  const groups = [...new Map(data?.map(({ group_id, group_name }) => [String(group_id), group_name]))];
  const group = groups.find(([id]) => id === params.get('grupo'))?.[0] ?? null;
  const shifts = (data ?? []).filter(({ group_id, status }) => status !== 'cancelled' && (group === null || String(group_id) === group));
  const rows = [...new Map(shifts.map((shift) => [rowOf(shift), shift]))].map(([key, { unit_name, sector_name }]) => ({
    key,
    title: sector_name ?? unit_name,
    note: sector_name === null ? null : unit_name,
  }));
  const items = shifts.map((shift) => shiftItem({ ...shift, is_hole: shift.professional_name === null }, rowOf(shift), 'place', []));
  // A shift of one's own is looked after there; those of others are only read.
  const open = ({ key }: { key: string }) => {
    if (shifts.some(({ id, mine }) => mine && String(id) === key)) void navigate(`${path('/app/docplantao/minha-escala')}?dia=${day}`);
  };
  const days = datesOf({ from, to }).map((date) => ({ date, holiday: null }));
  const empty = <EmptyState icon={CalendarDays} title="Nenhum plantão publicado nestes dias." />;
  return (
    <Page title="Escala">
      <RosterToolbar period={period} day={day} onShow={show}>
        {groups.length > 1 && (
          <Choice
            label="Grupo"
            value={group ?? ''}
            options={{ '': 'Todos os grupos', ...Object.fromEntries(groups) }}
            onChange={(value) => change({ grupo: value })}
          />
        )}
      </RosterToolbar>
      {error ? (
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      ) : !data ? (
        <Loading />
      ) : shifts.length === 0 ? (
        empty
      ) : isPhone ? (
        <RosterList days={days} items={items} onOpen={open} empty={empty} />
      ) : (
        <Roster label="Escala de plantões" corner="Setor" days={days} rows={rows} items={items} onOpen={open} />
      )}
    </Page>
  );
}

const rowOf = ({ group_id, unit_name, sector_name }: OwnShift): string => [group_id, unit_name, sector_name].join('|');
