import { groupManagerQueries } from '@esteto/api-client/duty/group-manager';
import { managementGroupQueries } from '@esteto/api-client/duty/management-group';
import { Can } from '@esteto/auth/can/can.tsx';
import { groupManagers, managementGroups } from '@esteto/contract/access';
import type { GroupManagerRow } from '@esteto/contract/duty/group-manager';
import type { managementGroup, StaffGroupDetail } from '@esteto/contract/duty/management-group';
import type { AnswerOf } from '@esteto/contract/endpoint';
import { managerRoleLabel } from '@esteto/domain/duty/group-manager/manager-roles';
import { groupStateLabel } from '@esteto/domain/duty/management-group/group-form';
import { unitTypeLabel } from '@esteto/domain/duty/unit/unit-types';
import { inviteStatusLabel, inviteStatusTone } from '@esteto/domain/identity/user/invite-life';
import { countOf } from '@esteto/domain/shared/text/text';
import { placeOf } from '@esteto/features/duty/group-manager/manager-words';
import { GroupFacts } from '@esteto/features/duty/management-group/group-facts.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { History, Pencil, Users } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** A group: what it is, by which rules it schedules, where, and who manages it. */
export default function GroupDetailsDialog() {
  const id = Number(useParams().groupId);
  return (
    <RecordDialog
      noun="Grupo gestor"
      size="lg"
      query={managementGroupQueries.detail({ id })}
      title={({ name }) => name}
      subtitle={stateOf}
      footer={() => (
        <>
          <ButtonLink icon={History} to={path('/painel/docplantao/grupos-gestores/:groupId/historico', { groupId: id })}>
            Histórico
          </ButtonLink>
          <Can access={managementGroups.edit}>
            <ButtonLink icon={Pencil} to={path('/painel/docplantao/grupos-gestores/:groupId/editar', { groupId: id })}>
              Editar
            </ButtonLink>
          </Can>
        </>
      )}
    >
      {(group) => (
        <>
          <GroupFacts group={group} />
          <Units id={id} />
          <Can access={groupManagers.view}>
            <Managers id={id} />
          </Can>
        </>
      )}
    </RecordDialog>
  );
}

const stateOf = ({ is_active, managers_count, professionals_count }: StaffGroupDetail): string =>
  [
    groupStateLabel[is_active ? 'active' : 'inactive'],
    countOf(managers_count, 'gestor', 'gestores'),
    countOf(professionals_count, 'profissional', 'profissionais'),
  ].join(' · ');

const Units = ({ id }: { id: number }) => {
  const { data } = useQuery(managementGroupQueries.units({ id }));
  if (!data) return null;
  return (
    <section aria-label="Unidades">
      <QuietHeading>Unidades</QuietHeading>
      {data.length === 0 ? 'Nenhuma unidade ainda: os gestores do grupo as criam.' : <LineList>{data.map(unitLine)}</LineList>}
    </section>
  );
};

const unitLine = ({ id, name, code, type, is_active }: AnswerOf<typeof managementGroup.units>[number]) => (
  <Line key={id} title={name} note={[code, unitTypeLabel[type], !is_active && 'inativa'].filter(Boolean).join(' · ')} />
);

const Managers = ({ id }: { id: number }) => {
  const { data } = useQuery(groupManagerQueries.list({ group_id: id }));
  if (!data) return null;
  const more = data.total - data.items.length;
  return (
    <section aria-label="Gestores">
      <QuietHeading>Gestores</QuietHeading>
      {data.total === 0 ? 'Ninguém ainda: convide em Gestores.' : <LineList>{data.items.map(managerLine)}</LineList>}
      {more > 0 && `E mais ${more}.`}
      <ButtonLink icon={Users} to={{ pathname: path('/painel/docplantao/gestores-admins'), search: `?group_id=${id}` }}>
        Abrir gestores
      </ButtonLink>
    </section>
  );
};

const managerLine = ({ id, name, role, status, unit_names }: GroupManagerRow) => (
  <Line key={id} title={name} note={`${managerRoleLabel[role]} · ${placeOf({ unit_names })}`}>
    <StatusBadge status={{ label: inviteStatusLabel[status], tone: inviteStatusTone[status] }} />
  </Line>
);
