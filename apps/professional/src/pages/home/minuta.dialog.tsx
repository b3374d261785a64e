import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { signatureMutations } from '@esteto/api-client/identity/signature';
import { draftQueries } from '@esteto/api-client/opening/draft';
import { signature } from '@esteto/contract/identity/signature';
import type { DraftDetail } from '@esteto/contract/opening/draft';
import { draftStatusLabel, draftStatusTone } from '@esteto/domain/opening/draft/draft-life';
import { SignatureEvidence } from '@esteto/features/identity/signature/signature-evidence.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { DraftDialog } from '@esteto/ui/patterns/global-dialog/draft-dialog.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { useDecided } from '../../features/minuta/minuta-block.tsx';
import { MinutaText } from '../../features/minuta/minuta-text.tsx';
import { path } from '../../path.ts';

/** The latest minuta: decided here while it waits, else only read. */
export default function MinutaDialog() {
  const scope = useCompanyScope();
  const { data } = useQuery(draftQueries.current(scope));
  if (data?.draft?.status === 'waiting') return <Waiting draft={data.draft} />;
  return (
    <RecordDialog
      noun="Minuta do contrato social"
      size="lg"
      query={draftQueries.current(scope)}
      title={() => 'Minuta do contrato social'}
      subtitle={({ draft }) =>
        draft && <StatusBadge status={{ label: draftStatusLabel[draft.status], tone: draftStatusTone[draft.status] }} />
      }
    >
      {({ draft }) =>
        draft ? (
          <Decided draft={draft} />
        ) : (
          <EmptyState icon={FileText} title="Ainda não há uma minuta.">
            Quando a equipe terminar de escrever, você recebe um e-mail e ela aparece aqui.
          </EmptyState>
        )
      }
    </RecordDialog>
  );
}

/** Approved, it shows how it was signed. */
const Decided = ({ draft }: { draft: DraftDetail }) => {
  const { company_id } = useCompanyScope();
  const { signature: evidence } = draft;
  const { mutateAsync: verify } = useMutation(signatureMutations.verify);
  const of = evidence && { company_id, id: evidence.id };
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {of && <SignatureEvidence evidence={evidence} load={() => call(signature.read, of)} verify={(file) => verify({ ...of, file })} />}
      <MinutaText draft={draft} company_id={company_id} />
    </chakra.div>
  );
};

const Waiting = ({ draft }: { draft: DraftDetail }) => {
  const { company_id } = useCompanyScope();
  const navigate = useNavigate();
  const decided = useDecided();
  const answer = (isDecided: boolean) => {
    if (isDecided) toast.success('Decisão enviada à equipe.');
    void navigate(path('/app'));
  };
  return (
    <DraftDialog company={draft.company_name} {...decided(company_id, draft, call)} onAnswer={answer} free>
      <MinutaText draft={draft} company_id={company_id} />
    </DraftDialog>
  );
};
