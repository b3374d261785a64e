import { chakra } from '@chakra-ui/react';
import { busyCalendarMutations, busyCalendarQueries } from '@esteto/api-client/agenda/busy-calendar';
import type { BusyCalendarRow } from '@esteto/contract/agenda/busy-calendar';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { countOf } from '@esteto/domain/shared/text/text';
import { AccountRows } from '@esteto/features/identity/account/account-rows.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { newKey } from '@esteto/ui/patterns/form/new-key';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EllipsisVertical, FileUp, Link2, RefreshCw, Trash2 } from 'lucide-react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** How often it is asked whether a calendar has been read. */
const ASK_EVERY_MS = 3_000;

/** One's other calendars, of which only the busy times are read: how many, when, and why one could not be. */
export const BusyCalendars = () => {
  const scope = useCompanyScope();
  const query = busyCalendarQueries.list(scope);
  const { data } = useQuery({
    ...query,
    refetchInterval: ({ state }) => (state.data?.some(({ is_waiting }) => is_waiting) ? ASK_EVERY_MS : false),
  });
  const confirm = useConfirm();
  const tellFailure = useTellFailure();
  const { mutateAsync: refresh } = useMutation(busyCalendarMutations.refresh);
  const { mutateAsync: remove } = useMutation(busyCalendarMutations.remove);
  const askToRemove = ({ id, name }: BusyCalendarRow) =>
    confirm({
      title: 'Remover agenda',
      message: `Os horários de ${name} deixam de contar como ocupados.`,
      confirmLabel: 'Remover',
      negative: true,
      action: () => remove({ ...scope, id }),
    });
  const itemsOf = (calendar: BusyCalendarRow): MenuItem[] => [
    ...(calendar.host
      ? [
          {
            label: 'Atualizar agora',
            icon: RefreshCw,
            onSelect: () => void refresh({ ...scope, id: calendar.id, idempotency_key: newKey() }).catch(tellFailure),
          },
        ]
      : []),
    { label: 'Remover', icon: Trash2, tone: 'danger', onSelect: () => void askToRemove(calendar) },
  ];
  return (
    <Card title="Importar agenda ocupada">
      <chakra.p color="fg.muted" mb="4">
        Lemos só os horários ocupados das suas outras agendas, para avisar quando um plantão cai em cima de outro compromisso. Títulos e
        convidados não são guardados.
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="2" mb={data?.length ? '3' : '0'}>
        <ButtonLink icon={Link2} to="importar-link">
          Importar por link
        </ButtonLink>
        <ButtonLink icon={FileUp} to="importar-arquivo">
          Importar arquivo
        </ButtonLink>
      </chakra.div>
      {data?.length !== 0 && (
        <AccountRows
          query={query}
          row={(calendar) => ({
            title: calendar.name,
            detail: [calendar.host ?? 'De um arquivo', ...stateInWords(calendar)],
            end: <MenuButton label={`Ações de ${calendar.name}`} icon={EllipsisVertical} groups={[{ items: itemsOf(calendar) }]} />,
          })}
        />
      )}
    </Card>
  );
};

const stateInWords = ({ is_waiting, times_count, is_cut, last_read_at, problem }: BusyCalendarRow): (string | null)[] => {
  if (is_waiting && !problem) return ['Lendo…'];
  return [
    problem && times_count === 0 ? null : countOf(times_count, 'horário ocupado', 'horários ocupados'),
    is_cut ? 'só os primeiros, de tantos que são' : null,
    last_read_at && `lida ${formatInstant(last_read_at, today())}`,
    problem,
  ];
};
