import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { wizardContractMutations, wizardContractQueries } from '@esteto/api-client/opening/wizard-contract';
import { signature as signatures } from '@esteto/contract/identity/signature';
import { SignatureEvidence } from '@esteto/features/identity/signature/signature-evidence.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { toast } from '@esteto/ui/components/toast/toast';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { SignText } from '@esteto/ui/patterns/signature/sign-text.tsx';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { WizardPage } from '../../../features/cadastro/wizard-page.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

export default function ContractPage() {
  return <WizardPage step="contract">{() => <Contract />}</WizardPage>;
}

/** The contract as it will be signed: read, accepted, and signed with a code by e-mail. */
const Contract = () => {
  const scope = useCompanyScope();
  const navigate = useNavigate();
  const { mutateAsync: ask } = useMutation(wizardContractMutations.askCode);
  const { mutateAsync: sign } = useMutation(wizardContractMutations.sign);
  const signed = () => {
    toast.success('Contrato assinado. O seu cadastro está completo.');
    void navigate(path('/app'));
  };
  return (
    <QueryCard query={wizardContractQueries.read(scope)}>
      {({ title, text, signature }) => (
        <Card title={title}>
          {signature && <SignatureEvidence evidence={signature} load={() => call(signatures.read, { ...scope, id: signature.id })} />}
          {!signature && (
            <SignText
              accept="Li e aceito o contrato"
              ask={() => ask({ ...scope, body: { accepts_contract: true } })}
              sign={(code) => sign({ ...scope, body: { code } })}
              signLabel="Assinar o contrato"
              onSigned={signed}
            >
              <chakra.div whiteSpace="pre-line" lineHeight="tall" maxW="70ch">
                {text}
              </chakra.div>
            </SignText>
          )}
        </Card>
      )}
    </QueryCard>
  );
};
