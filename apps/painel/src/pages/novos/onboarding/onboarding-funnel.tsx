import { onboardingQueries } from '@esteto/api-client/opening/onboarding';
import { ACCOUNT_TYPES, accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { FunnelTable } from '@esteto/ui/components/chart/funnel-table.tsx';
import { ChoiceLinks } from '@esteto/ui/patterns/list-page/choice-links.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { FunnelPage } from '../../../features/funil/funnel-page.tsx';
import { SourceTable } from '../../../features/funil/source-table.tsx';

/** How many begin, where they stop, how long each step takes, by type of account and by source. */
export const OnboardingFunnel = ({ subtitle }: { subtitle: ReactNode }) => {
  const [params] = useSearchParams();
  const account_type = ACCOUNT_TYPES.find((one) => one === params.get('conta')) ?? null;
  return (
    <FunnelPage
      title="Onboarding"
      subtitle={subtitle}
      query={({ period }) => onboardingQueries.funnel({ period, account_type })}
      narrowed={<ChoiceLinks label="Tipo de conta" name="conta" choices={TYPES} chosen={account_type} />}
      empty="Nenhum cadastro começou neste período."
    >
      {({ total, steps, sources }) => (
        <>
          <Card title="Até onde chegam">
            <FunnelTable
              label="Até onde os cadastros chegam"
              step="Etapa"
              days="Demora da etapa"
              total={total}
              steps={steps.map(({ step, reached, median_days }) => ({ name: wizardStepLabel[step], count: reached, days: median_days }))}
            />
          </Card>
          <Card title="Onde estão agora">
            <FunnelTable
              label="Onde os cadastros estão agora"
              step="Etapa"
              days="Demora da etapa"
              total={total}
              steps={steps.map(({ step, standing, median_days }) => ({ name: wizardStepLabel[step], count: standing, days: median_days }))}
            />
          </Card>
          <Card title="De onde vêm">
            <SourceTable
              rows={sources}
              counts={[
                { header: 'Começaram', of: (row) => row.total },
                { header: 'Terminaram', of: (row) => row.finished },
              ]}
            />
          </Card>
        </>
      )}
    </FunnelPage>
  );
};

const TYPES = [{ value: null, label: 'Todas as contas' }, ...ACCOUNT_TYPES.map((value) => ({ value, label: accountTypeLabel[value] }))];
