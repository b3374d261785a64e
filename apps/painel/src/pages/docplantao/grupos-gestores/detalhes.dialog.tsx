import { managementGroupQueries } from '@esteto/api-client/management-group';
import { Can } from '@esteto/auth/can/can.tsx';
import { managementGroups } from '@esteto/contract/access';
import type { AnswerOf } from '@esteto/contract/endpoint';
import type { managementGroup, StaffGroupDetail } from '@esteto/contract/management-group';
import { groupStateLabel } from '@esteto/domain/management-group/group-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { unitTypeLabel } from '@esteto/domain/unit/unit-types';
import { GroupFacts } from '@esteto/features/management-group/group-facts.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { History, Pencil } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** A group: what it is, by which rules it schedules, and where. */
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
