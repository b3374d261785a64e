import { Box } from '@chakra-ui/react';
import { holidayMutations, holidayQueries } from '@esteto/api-client/agenda/holiday';
import { Can } from '@esteto/auth/can/can.tsx';
import { holidays as access } from '@esteto/contract/access';
import type { HolidayRow } from '@esteto/contract/agenda/holiday';
import { type HolidayScope, holidayScopeLabel } from '@esteto/domain/agenda/holiday/holiday-form';
import { type RestDay, restDays } from '@esteto/domain/shared/date/business-day';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { path } from '../../../path.ts';
import { AddLink } from './parameter-card.tsx';

type Shown = { date: string; name: string; scope: HolidayScope; place: string; row: HolidayRow | null };

/** The days without service in a year: those that the law fixes, and those of states and cities that staff told. */
export const HolidaysCard = () => {
  const thisYear = Number(today().slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const { data, error, refetch } = useQuery(holidayQueries.list({ year, limit: 100 }));
  const shown = [...restDays(year).map(ofTheCountry), ...(data?.items ?? []).map(localHoliday)].toSorted((a, b) =>
    a.date < b.date ? -1 : 1,
  );
  return (
    <Card
      title="Feriados"
      action={<AddLink label="Novo feriado" about="Feriados" to={path('/painel/parametros-de-sistema/parametros-contabeis/feriado')} />}
    >
      <Box display="grid" gap="4">
        <Box display="flex" flexWrap="wrap" gap="2" role="group" aria-label="Ano">
          {[thisYear - 1, thisYear, thisYear + 1].map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === year ? 'primary' : 'ghost'}
              aria-pressed={each === year}
              onClick={() => setYear(each)}
            >
              {String(each)}
            </Button>
          ))}
        </Box>
        {error && <ErrorState error={error} retry={() => void refetch()} />}
        <Scroller role="region" aria-label={`Feriados de ${year}`} tabIndex={0} maxHeight="24rem" overflowY="auto">
          <Table css={WRAPS_ON_PHONE}>
            <thead>
              <tr>
                <th scope="col">Data</th>
                <th scope="col">Feriado</th>
                <th scope="col">Onde</th>
                <th scope="col">Ações</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((holiday) => (
                <tr key={`${holiday.date} ${holiday.row?.id ?? 'law'}`}>
                  <th scope="row">{formatDateNumeric(holiday.date)}</th>
                  <td>{holiday.name}</td>
                  <td>{holiday.place}</td>
                  <td>{holiday.row ? <Remove row={holiday.row} /> : 'Da lei'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroller>
      </Box>
    </Card>
  );
};

const ofTheCountry = ({ date, name, isOptional }: RestDay): Shown => ({
  date,
  name,
  scope: 'national',
  place: isOptional ? 'Nacional · só os bancos' : holidayScopeLabel.national,
  row: null,
});

const localHoliday = (row: HolidayRow): Shown => ({ date: row.date, name: row.name, scope: row.scope, place: placeOf(row), row });

const placeOf = ({ scope, city, state }: HolidayRow): string => {
  if (scope === 'national') return holidayScopeLabel.national;
  return scope === 'city' ? `${city ?? 'Município'}/${state}` : `${holidayScopeLabel.state} · ${state}`;
};

const Remove = ({ row: { id, name } }: { row: HolidayRow }) => {
  const confirm = useConfirm();
  const { mutateAsync: remove } = useMutation(holidayMutations.remove);
  const ask = async () => {
    const isDone = await confirm({
      title: 'Excluir feriado',
      message: `${name} deixa de contar como dia sem expediente.`,
      confirmLabel: 'Excluir',
      negative: true,
      action: () => remove({ id }),
    });
    if (isDone) toast.success('Feriado excluído.');
  };
  return (
    <Can access={access.delete}>
      <IconButton label={`Excluir ${name}`} icon={Trash2} size="sm" onClick={() => void ask()} />
    </Can>
  );
};
