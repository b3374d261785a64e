import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { licensingMutations, licensingQueries } from '@esteto/api-client/opening/licensing';
import { licensingComments } from '@esteto/contract/access';
import { licence } from '@esteto/contract/opening/licence';
import type { LicensingDetail } from '@esteto/contract/opening/licensing';
import { validLicences } from '@esteto/domain/opening/licensing/licence-standing';
import { licensingForm } from '@esteto/domain/opening/licensing/licensing-form';
import { licensingStatusLabel, licensingStatusTone } from '@esteto/domain/opening/licensing/licensing-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { LicencePack } from '@esteto/features/opening/licence/licence-pack.tsx';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { Building2, FolderOpen, History, Pencil } from 'lucide-react';
import { useLocation, useParams } from 'react-router';
import { TeamComments } from '../../../features/comentarios/team-comments.tsx';
import { AnalystField } from '../../../features/empresa/analyst-field.tsx';
import { useLicensingMoves } from '../../../features/registro/use-licensing-moves.ts';
import { path } from '../../../path.ts';
import { LicenceList } from './licence-list.tsx';

/** A licensing by itself: its licences, what the team says, and what may be done. */
export default function LicensingDetailsDialog() {
  const id = Number(useParams().licensingId);
  const { canEdit, movesOf, question } = useLicensingMoves();
  const { search } = useLocation();
  return (
    <>
      <RecordDialog
        noun="Licenciamento"
        size="lg"
        query={licensingQueries.detail({ id })}
        title={({ company_name }) => company_name}
        subtitle={({ status }) => <StatusBadge status={{ label: licensingStatusLabel[status], tone: licensingStatusTone[status] }} />}
        form={
          canEdit
            ? {
                id,
                schema: licensingForm,
                mutation: licensingMutations.update,
                done: 'Responsável alterado.',
                children: (licensing) => <AnalystField selected={licensing} />,
              }
            : undefined
        }
        footer={(licensing, edit) => (
          <>
            {validLicences(licensing.licences, today()).length > 0 && <LicencePack load={() => call(licence.packOfCompany, { id })} />}
            <MoreActions
              items={[
                ...(canEdit && licensing.status === 'pending' ? [{ label: 'Incluir licença', to: newLicencePath(id) + search }] : []),
                ...movesOf(licensing),
                ...linksOf(licensing, canEdit),
              ]}
            />
            {canEdit && (
              <Button icon={Pencil} onClick={edit}>
                Editar
              </Button>
            )}
          </>
        )}
      >
        {(licensing) => (
          <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            <LicenceList
              licences={licensing.licences}
              city={licensing.city}
              pathOf={canEdit && licensing.status === 'pending' ? (one) => licencePath(id, one.id) + search : undefined}
            />
            <Facts
              facts={[
                { label: 'Responsável', value: licensing.analyst_name },
                { label: 'Cidade', value: licensing.city },
                { label: 'Começou', value: formatInstant(licensing.created_at, today()) },
                { label: 'Motivo do cancelamento', value: licensing.cancel_reason },
              ]}
            />
            <TeamComments id={licensing.id} who={licensingComments} queries={licensingQueries} mutations={licensingMutations} />
          </chakra.div>
        )}
      </RecordDialog>
      {question}
    </>
  );
}

const newLicencePath = (licensingId: number): string =>
  path('/painel/registro/licenciamentos/licenciamento/:licensingId/licencas/criar', { licensingId });

const licencePath = (licensingId: number, licenceId: number): string =>
  path('/painel/registro/licenciamentos/licenciamento/:licensingId/licencas/:licenceId/editar', { licensingId, licenceId });

const linksOf = ({ id, company_id }: LicensingDetail, canEdit: boolean) => [
  ...(canEdit
    ? [
        {
          label: 'Editar empresa',
          icon: Building2,
          to: path('/painel/registro/licenciamentos/empresa/:companyId/editar', { companyId: company_id }),
        },
      ]
    : []),
  {
    label: 'Arquivos',
    icon: FolderOpen,
    to: path('/painel/registro/licenciamentos/empresa/:companyId/arquivos', { companyId: company_id }),
  },
  {
    label: 'Histórico',
    icon: History,
    to: path('/painel/registro/licenciamentos/licenciamento/:licensingId/historico', { licensingId: id }),
  },
];
