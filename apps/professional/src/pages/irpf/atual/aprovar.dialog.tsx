import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { ownIncomeTaxMutations } from '@esteto/api-client/tax/own-income-tax';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { ownIncomeTax } from '@esteto/contract/tax/own-income-tax';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { SignText } from '@esteto/ui/patterns/signature/sign-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { FileCheck, MessageSquareWarning } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { ReturnBadge } from '../../../features/irpf/return-badge.tsx';
import { returnName } from '../../../features/irpf/return-name.ts';
import { TeamFiles } from '../../../features/irpf/team-files.tsx';
import { useReturnPaths } from './current-return.ts';
import { PartDialog } from './part-dialog.tsx';

/** What goes to Receita Federal, read and approved with a code: nothing is transmitted without it. */
export default function ApproveReturnDialog() {
  return (
    <PartDialog
      noun="Aprovar a declaração"
      size="lg"
      pick={(row) => row}
      title={({ row }) => `Aprovar ${returnName(row)}`}
      subtitle={({ row }) => <ReturnBadge row={row} />}
      footer={({ row }) => waits(row) && <Correct row={row} />}
    >
      {({ row }) =>
        waits(row) && row.approval ? (
          <Approval row={row} text={row.approval.text} />
        ) : (
          <EmptyState icon={FileCheck} title="Esta declaração não espera a sua aprovação agora.">
            Quando a equipe pedir a aprovação, você recebe um aviso.
          </EmptyState>
        )
      }
    </PartDialog>
  );
}

const waits = ({ status, approved_at }: OwnReturn): boolean => status === 'awaiting_approval' && approved_at === null;

const Correct = ({ row }: { row: OwnReturn }) => (
  <ButtonLink icon={MessageSquareWarning} to={useReturnPaths(row).correct}>
    Pedir correção
  </ButtonLink>
);

const Approval = ({ row: { id, files }, text }: { row: OwnReturn; text: string }) => {
  const scope = useCompanyScope();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { mutateAsync: approve } = useMutation(ownIncomeTaxMutations.approve);
  const leave = () => {
    toast.success('Declaração aprovada. A equipe foi avisada.');
    void navigate({ pathname: '..', search }, { preventScrollReset: true });
  };
  return (
    <SignText
      accept="Li a declaração e a aprovo como está."
      ask={() => call(ownIncomeTax.askCode, { ...scope, id })}
      sign={(code) => approve({ ...scope, id, body: { code } })}
      signLabel="Aprovar a declaração"
      onSigned={leave}
    >
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)" whiteSpace="pre-line" overflowWrap="anywhere">
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </chakra.div>
      <TeamFiles files={files} />
    </SignText>
  );
};
