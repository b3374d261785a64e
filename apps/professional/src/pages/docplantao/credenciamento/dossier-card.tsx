import { call } from '@esteto/api-client/api';
import { ownAccreditationMutations } from '@esteto/api-client/duty/own-accreditation';
import { useCan } from '@esteto/auth/can/can.tsx';
import { ownAccreditations } from '@esteto/contract/access';
import type { DossierDocument } from '@esteto/contract/duty/accreditation-record';
import { ownAccreditation } from '@esteto/contract/duty/own-accreditation';
import { dossierName } from '@esteto/domain/duty/accreditation/dossier-kinds';
import { endingWords } from '@esteto/domain/opening/licensing/licence-reminder';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { FileText, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

/** The papers, each with its end: seen, changed for a newer one, taken away. */
export const DossierCard = ({ papers }: { papers: readonly DossierDocument[] }) => {
  const canEdit = useCan(ownAccreditations.edit);
  return (
    <Card
      title="Meu dossiê"
      action={
        canEdit && (
          <ButtonLink icon={Plus} to={path('/app/docplantao/credenciamento/dossie/criar')}>
            Guardar documento
          </ButtonLink>
        )
      }
    >
      {papers.length === 0 ? (
        <EmptyState icon={FileText} title="Nenhum documento ainda.">
          O que você guarda aqui serve para todos os grupos, e nenhum vê nada sem você mostrar.
        </EmptyState>
      ) : (
        papers.map((paper) => <Paper key={paper.id} paper={paper} canEdit={canEdit} />)
      )}
    </Card>
  );
};

const Paper = ({ paper, canEdit }: { paper: DossierDocument; canEdit: boolean }) => {
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const { mutateAsync: remove } = useMutation(ownAccreditationMutations.removeDocument);
  const label = dossierName(paper);
  const askRemoval = () =>
    confirm({
      title: `Retirar ${label}`,
      message: 'Os grupos que viam este documento deixam de ver, e o seu credenciamento neles volta para preenchimento.',
      confirmLabel: 'Retirar documento',
      negative: true,
      action: () => remove({ ...scope, id: paper.id }),
    });
  return (
    <FileRow
      label={label}
      name={paper.name}
      mime={paper.mime}
      detail={[paper.number && `nº ${paper.number}`, paper.valid_until && endingWords(paper.valid_until, today())]
        .filter(Boolean)
        .join(' · ')}
      load={() => call(ownAccreditation.documentFile, { ...scope, id: paper.id })}
      action={
        canEdit && (
          <>
            <ButtonLink
              variant="ghost"
              icon={RefreshCw}
              aria-label={`Trocar ${label}`}
              to={path('/app/docplantao/credenciamento/dossie/:documentId/trocar', { documentId: paper.id })}
            >
              Trocar
            </ButtonLink>
            <IconButton label={`Retirar ${label}`} icon={Trash2} onClick={() => void askRemoval()} />
          </>
        )
      }
    />
  );
};
