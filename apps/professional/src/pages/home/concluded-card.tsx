import { chakra } from '@chakra-ui/react';
import { wizardMutations, wizardQueries } from '@esteto/api-client/opening/wizard';
import { wizardDocumentQueries } from '@esteto/api-client/opening/wizard-document';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { companyTypeOf } from '@esteto/domain/opening/wizard/account-change';
import { lackingPapers } from '@esteto/domain/opening/wizard/documents-asked';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { QueryCard } from '@esteto/ui/patterns/query/query-card.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AccountChange } from '../../features/cadastro/account-change.tsx';
import { useGoOn } from '../../features/cadastro/step-form.tsx';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';
import { path } from '../../path.ts';

/** All is told: our team looks at the papers, or somebody who tries the product decides to stay. */
export const ConcludedCard = () => {
  const { data } = useQuery(wizardQueries.state(useCompanyScope()));
  const wizard = data?.wizard;
  if (!wizard) return null;
  return wizard.account_type === 'free_trial' ? <Trial wizard={wizard} /> : <Checked wizard={wizard} />;
};

const Trial = ({ wizard }: { wizard: WizardFacts }) => {
  const scope = useCompanyScope();
  const goOn = useGoOn('company_type');
  const tellFailure = useTellFailure();
  const { mutateAsync: change, isPending } = useMutation(wizardMutations.changeType);
  const { wants, version } = wizard;
  return (
    <Card title="Você está no teste grátis">
      <chakra.div display="grid" gap="3" justifyItems="start">
        <p>Quando quiser ficar, escolha um plano. O que você já preencheu continua aqui.</p>
        {wants && (
          <Button
            variant="primary"
            busy={isPending}
            onClick={() => void change({ ...scope, body: { account_type: wants, version } }).then(goOn, tellFailure)}
          >
            Contratar: {accountTypeLabel[wants]}
          </Button>
        )}
        <AccountChange wizard={wizard} />
      </chakra.div>
    </Card>
  );
};

const Checked = ({ wizard }: { wizard: WizardFacts }) => (
  <QueryCard title={COMPLETE} query={wizardDocumentQueries.list(useCompanyScope())}>
    {(papers) => (
      <Card title={COMPLETE}>
        {lackingPapers(companyTypeOf[wizard.account_type], papers).length > 0 ? (
          <Banner tone="attention" action={<ButtonLink to={path('/app/cadastro/documentos')}>Ver o que falta</ButtonLink>}>
            A equipe devolveu documentos. Envie-os de novo para o cadastro seguir.
          </Banner>
        ) : (
          <p>
            Você terminou a sua parte. A equipe está conferindo os documentos; assim que o último for aceito,{' '}
            {wizard.account_type === 'new_company' ? 'a abertura da empresa começa' : 'a empresa fica pronta para trabalhar'}.
          </p>
        )}
      </Card>
    )}
  </QueryCard>
);

const COMPLETE = 'Cadastro completo';
