import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { wizardDocumentMutations } from '@esteto/api-client/opening/wizard-document';
import { type WizardDocumentRow, wizardDocument } from '@esteto/contract/opening/wizard-document';
import { documentKindLabel, documentNeedLabel } from '@esteto/domain/opening/registration/registration-documents';
import type { AskedDocument } from '@esteto/domain/opening/wizard/documents-asked';
import { wizardDocumentStatusLabel, wizardDocumentStatusTone } from '@esteto/domain/opening/wizard/wizard-document-life';
import { formatDate } from '@esteto/domain/shared/date/date';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

/** One thing that is asked, any paper that meets it, and those that were sent. */
export const AskedPaper = ({ need }: { need: AskedDocument<WizardDocumentRow> }) => (
  <chakra.li borderBottomWidth="1px" borderColor="border.default" pb="2" _last={{ borderBottomWidth: '0', pb: '0' }}>
    <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center" justifyContent="space-between">
      <chakra.span fontWeight="medium">{documentNeedLabel(need)}</chakra.span>
      {need.lacks ? (
        <StatusBadge status={{ label: 'Falta enviar', tone: 'attention' }} />
      ) : (
        !need.required && need.papers.length === 0 && <chakra.small color="fg.muted">Opcional</chakra.small>
      )}
    </chakra.div>
    {need.papers.map((paper) => (
      <Paper key={paper.id} paper={paper} />
    ))}
  </chakra.li>
);

/** A paper that was sent: looked at, called by its right name, or taken back while nobody has accepted it. */
export const Paper = ({ paper }: { paper: WizardDocumentRow }) => {
  const { id, kind, name, mime, status, reason, valid_until } = paper;
  const scope = useCompanyScope();
  const confirm = useConfirm();
  const { mutateAsync: remove } = useMutation(wizardDocumentMutations.remove);
  const askToRemove = () =>
    confirm({
      title: 'Retirar documento',
      message: `${name} sai do seu cadastro.`,
      confirmLabel: 'Retirar',
      negative: true,
      action: () => remove({ ...scope, id }),
    });
  return (
    <FileRow
      label={name}
      name={name}
      mime={mime}
      detail={
        <>
          <StatusBadge status={{ label: wizardDocumentStatusLabel[status], tone: wizardDocumentStatusTone[status] }} />{' '}
          {[documentKindLabel[kind], valid_until && `vale até ${formatDate(valid_until, today())}`, status === 'returned' && reason]
            .filter(Boolean)
            .join(' · ')}
        </>
      }
      load={() => call(wizardDocument.file, { ...scope, id })}
      action={
        status !== 'accepted' && (
          <>
            <ButtonLink
              variant="ghost"
              icon={Pencil}
              aria-label={`Trocar o tipo de ${name}`}
              to={path('/app/cadastro/documentos/:documentId/tipo', { documentId: id })}
            >
              Trocar
            </ButtonLink>
            <IconButton label={`Retirar ${name}`} icon={Trash2} onClick={() => void askToRemove()} />
          </>
        )
      }
    />
  );
};
