import { chakra } from '@chakra-ui/react';
import { wizardOrderMutations, wizardOrderQueries } from '@esteto/api-client/opening/wizard-order';
import type { WizardFacts } from '@esteto/contract/opening/wizard';
import { comparedRegimeLabel } from '@esteto/domain/law/tax/comparison/comparison-input';
import { simulate } from '@esteto/domain/opening/simulation/simulate';
import type { SimulationInput } from '@esteto/domain/opening/simulation/simulation-input';
import { writeSimulation } from '@esteto/domain/opening/simulation/simulation-link';
import { planChoiceForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { competenceOf } from '@esteto/domain/shared/date/competence';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { useLawTables } from '@esteto/features/law/tax/use-law-tables';
import { SimulationSummary } from '@esteto/features/opening/simulation/simulation-summary.tsx';
import { PlanChoice } from '@esteto/features/plan/plan/plan-choice.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { TextField } from '@esteto/ui/components/field/text/text-field.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { Calculator, Package } from 'lucide-react';
import { Outlet } from 'react-router';
import { AccountChange } from '../../../features/cadastro/account-change.tsx';
import { StepForm } from '../../../features/cadastro/step-form.tsx';
import { WizardPage } from '../../../features/cadastro/wizard-page.tsx';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';
import { path } from '../../../path.ts';

export default function PlanChoicePage() {
  const scope = useCompanyScope();
  const { mutateAsync: choose } = useMutation(wizardOrderMutations.choose);
  return (
    <>
      <WizardPage step="plan_choice">
        {(wizard) => (
          <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
            <AccountChange wizard={wizard} />
            {wizard.simulation && <OwnSimulation input={wizard.simulation} />}
            <StepForm
              step="plan_choice"
              wizard={wizard}
              schema={planChoiceForm}
              initial={{ plan: wizard.plan_id, coupon: wizard.coupon, is_resident: wizard.is_resident, partners: wizard.partners }}
              send={(form) => choose({ ...scope, body: { ...form, version: wizard.version } })}
              submitLabel="Escolher plano"
            >
              <CheckboxField name="is_resident" span={2} help="O plano pode ter um preço próprio." />
              {wizard.account_type !== 'natural_person' && (
                <IntegerField name="partners" span={2} help="Quantos sócios a empresa vai ter, com você." />
              )}
              <TextField name="coupon" label="Cupom de desconto" span={2} help="Se você tiver um." />
              <Offers wizard={wizard} />
            </StepForm>
          </chakra.div>
        )}
      </WizardPage>
      <Outlet />
    </>
  );
}

const Offers = ({ wizard }: { wizard: WizardFacts }) => {
  const [is_resident, partners, coupon] = [
    useFieldValue<boolean | null>('is_resident'),
    useFieldValue<number | null>('partners'),
    useDebounced(useFieldValue<string | null>('coupon')?.trim() || null, 400),
  ];
  const query = { ...useCompanyScope(), is_resident, partners: partners && partners > 0 && partners <= 50 ? partners : null, coupon };
  const { data, error, refetch, isFetching } = useQuery({ ...wizardOrderQueries.plans(query), placeholderData: keepPreviousData });
  if (error && !data)
    return (
      <Wide>
        <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />
      </Wide>
    );
  if (!data)
    return (
      <Wide>
        <Loading />
      </Wide>
    );
  if (data.length === 0)
    return (
      <Wide>
        <EmptyState icon={Package} title="Nenhum plano disponível para este tipo de conta.">
          Troque o tipo de conta acima para ver outros planos.
        </EmptyState>
      </Wide>
    );
  return <PlanChoice plans={data} revenue={wizard.simulation?.revenue} agreed={wizard.agreed} />;
};

const Wide = chakra('div', { base: { gridColumn: '1 / -1' } });

/** What somebody simulated before they came, beside the plans: with the tables of today, as the simulation would say it now. */
const OwnSimulation = ({ input }: { input: SimulationInput }) => {
  const tables = useLawTables();
  if (!tables) return <Loading />;
  const { best, regimes } = simulate(input, competenceOf(today()), tables);
  return (
    <Card title="Sua simulação">
      <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.p>
          Com {formatMoney(input.revenue)} de receita por mês, sobra mais com <strong>{comparedRegimeLabel[best.regime]}</strong>:{' '}
          {formatMoney(Math.round(best.net / 12))} por mês na mão.
        </chakra.p>
        <Disclosure label="Ver a simulação">
          <SimulationSummary input={input} best_regime={best.regime} result={regimes} />
        </Disclosure>
        <div>
          <ButtonLink icon={Calculator} to={path('/app/simulacoes', undefined, writeSimulation(input))}>
            Mudar os números
          </ButtonLink>
        </div>
      </chakra.div>
    </Card>
  );
};
