import { onboardingQueries } from '@esteto/api-client/opening/onboarding';
import { wizardOrderMutations } from '@esteto/api-client/opening/wizard-order';
import type { OnboardingDetail } from '@esteto/contract/opening/onboarding';
import { planBoletoForm } from '@esteto/domain/opening/wizard/plan-payment-form';
import { takesBoleto } from '@esteto/domain/opening/wizard/plan-payment-life';
import { BoletoLineField } from '@esteto/ui/components/field/brazil/boleto-line-field.tsx';
import { DateField } from '@esteto/ui/components/field/date/date-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import type { PartOfQuery } from '@esteto/ui/system/query/query-like';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { path } from '../../../path.ts';

/** The boleto by which a plan is paid for the first time, made in the bank. */
export default function SendPlanBoletoDialog() {
  const companyId = Number(useParams().companyId);
  const { data } = useQuery(onboardingQueries.detail({ id: companyId }));
  const payment: PartOfQuery<ReturnType<typeof knownOf>> = { ...onboardingQueries.detail({ id: companyId }), select: knownOf };
  return (
    <FormDialog
      title="Enviar boleto"
      subtitle="Emita o boleto no banco pelo valor da cobrança e cole a linha. O médico é avisado."
      id={data?.payment?.id}
      schema={planBoletoForm}
      startsFrom={payment}
      refuse={(row) => (row && takesBoleto(row.status) ? null : { why: 'Este cadastro não tem cobrança que espera pagamento.' })}
      mutation={wizardOrderMutations.sendBoleto}
      done="Boleto enviado ao médico."
      submitLabel="Enviar boleto"
      parent={path('/painel/novos/onboarding/empresa/:companyId/detalhes', { companyId })}
    >
      <BoletoLineField name="line" autoFocus />
      <DateField name="due_on" span={3} />
    </FormDialog>
  );
}

/** The boleto that was sent before, of a payment that has one. */
const knownOf = ({ payment }: OnboardingDetail) =>
  payment && { version: payment.version, status: payment.status, line: payment.boleto?.line, due_on: payment.boleto?.due_on };
