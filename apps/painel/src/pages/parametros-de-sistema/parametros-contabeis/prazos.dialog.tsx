import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import { FIRST_PROCESSING_TIMES, processingTimesForm } from '@esteto/domain/opening/onboarding/processing-times';
import { ENOUGH_OPENINGS } from '@esteto/domain/opening/registration/registration-forecast';
import { REGISTRATION_STEPS } from '@esteto/domain/opening/registration/registration-step';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { holdingNow } from '../../../features/vigencia/version-list.tsx';
import { parameterStart } from './parameter-start.ts';
import { ToldFields } from './told-fields.tsx';

/** How long the steps of an opening usually take, and when what stands still is shown, from a month on. */
export default function ProcessingTimesDialog() {
  return (
    <FormDialog
      title="Prazos de aberturas e licenças"
      subtitle="Valem para etapas que começarem depois de salvar. Prazos já marcados ficam como estão."
      size="lg"
      schema={processingTimesForm}
      startsFrom={START}
      mutation={accountingParameterMutations.setProcessingTimes}
      confirmChanges={CHANGES}
      done="Prazos salvos."
    >
      {FIELDS}
    </FormDialog>
  );
}

const CHANGES = { ignore: ['valid_from', 'source', 'reason'] };

const START = parameterStart(({ processing_times }) => {
  const { steps, reminder_days, onboarding_stalled_days, renewal_stalled_days } = holdingNow(processing_times) ?? FIRST_PROCESSING_TIMES;
  return { steps, reminder_days, onboarding_stalled_days, renewal_stalled_days };
});

const FIELDS = (
  <>
    <FieldSection title={`Dias úteis de cada etapa, para cidades com menos de ${ENOUGH_OPENINGS} aberturas concluídas`}>
      {REGISTRATION_STEPS.flatMap((step) => [
        <IntegerField key={`${step} from`} name={`steps.${step}.from`} span={3} />,
        <IntegerField key={`${step} to`} name={`steps.${step}.to`} span={3} />,
      ])}
    </FieldSection>
    <FieldSection title="Quando lembrar e quando avisar que parou">
      <IntegerField name="reminder_days" span={2} help="Dias úteis entre um aviso e outro." />
      <IntegerField name="onboarding_stalled_days" span={2} help="Dias na mesma etapa." />
      <IntegerField name="renewal_stalled_days" span={2} help="Dias sem andamento: volta ao radar." />
    </FieldSection>
    <ToldFields sourceHelp="Se houver: uma ata, um aviso do órgão." />
  </>
);
