import { groupManagerMutations, groupManagerQueries } from '@esteto/api-client/duty/group-manager';
import { Can, useCan } from '@esteto/auth/can/can.tsx';
import { ownGroup } from '@esteto/contract/access';
import type { GroupManagerRow } from '@esteto/contract/duty/group-manager';
import { managerRoleLabel } from '@esteto/domain/duty/group-manager/manager-roles';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { placeOf } from '@esteto/features/duty/group-manager/manager-words';
import { useManagerActions } from '@esteto/features/duty/group-manager/use-manager-actions';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MenuButton } from '@esteto/ui/components/menu/menu-button.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EllipsisVertical, Pencil, UserPlus } from 'lucide-react';
import { useMemo } from 'react';
import { useGroupScope } from '../../../features/grupo/use-group-scope.ts';
import { path } from '../../../path.ts';

/** More than that nobody reads in a card; no group has as many. */
const MOST = 100;

/** Who manages the group; whoever administers it asks people in and sends them away. */
export const GroupManagers = () => {
  const scope = useGroupScope();
  const canEdit = useCan(ownGroup.edit);
  const { data, error, refetch, isFetching } = useQuery(groupManagerQueries.ownList({ ...scope, limit: MOST }));
  const moves = useManagerActions(useCalls(scope.group_id));
  return (
    <Card
      title="Gestores"
      action={
        <Can access={ownGroup.edit}>
          <ButtonLink icon={UserPlus} to={path('/gestao/configuracoes/geral/gestores/convidar')}>
            Convidar gestor
          </ButtonLink>
        </Can>
      }
    >
      {error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
      {!data && !error && <Loading />}
      {data && (
        <LineList>
          {data.items.map((row) => (
            <Line key={row.id} title={row.name} note={noteOf(row)}>
              <StatusBadge status={{ label: inviteStatusLabel[row.status], tone: inviteStatusTone[row.status] }} />
              {canEdit && !row.is_self && <Actions row={row} moves={moves} />}
            </Line>
          ))}
        </LineList>
      )}
    </Card>
  );
};

const Actions = ({ row, moves }: { row: GroupManagerRow; moves: readonly RowAction<GroupManagerRow>[] }) => (
  <MenuButton
    label={`Ações de ${row.name}`}
    icon={EllipsisVertical}
    variant="ghost"
    groups={[
      {
        items: [
          {
            label: 'Papel e unidades',
            icon: Pencil,
            to: path('/gestao/configuracoes/geral/gestores/:managerId/editar', { managerId: row.id }),
          },
          ...moves
            .filter(({ allowed }) => allowed?.(row) ?? true)
            .map(({ label, icon, tone, onSelect }) => ({ label, icon, tone, onSelect: () => onSelect?.(row) })),
        ],
      },
    ]}
  />
);

const noteOf = (row: GroupManagerRow): string =>
  [row.email, managerRoleLabel[row.role], placeOf(row), row.last_access_at && `último acesso ${formatInstant(row.last_access_at, today())}`]
    .filter(Boolean)
    .join(' · ');

const useCalls = (group_id: number) => {
  const { mutateAsync: resend } = useMutation(groupManagerMutations.ownResend);
  const { mutateAsync: activate } = useMutation(groupManagerMutations.ownActivate);
  const { mutateAsync: deactivate } = useMutation(groupManagerMutations.ownDeactivate);
  const { mutateAsync: remove } = useMutation(groupManagerMutations.ownRemove);
  return useMemo(
    () => ({
      resend: ({ id }: GroupManagerRow) => resend({ group_id, id }),
      activate: ({ id }: GroupManagerRow) => activate({ group_id, id }),
      deactivate: ({ id }: GroupManagerRow) => deactivate({ group_id, id }),
      remove: ({ id }: GroupManagerRow) => remove({ group_id, id }),
    }),
    [activate, deactivate, group_id, remove, resend],
  );
};
