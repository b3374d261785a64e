import { accountingParameterMutations } from '@esteto/api-client/month/accounting-parameter';
import type { ProcessingTimesVersion } from '@esteto/contract/month/accounting-parameter';
import { FIRST_PROCESSING_TIMES, processingTimesForm } from '@esteto/domain/opening/onboarding/processing-times';
import { ENOUGH_OPENINGS } from '@esteto/domain/opening/registration/registration-forecast';
import { REGISTRATION_STEPS, registrationStepLabel } from '@esteto/domain/opening/registration/registration-step';
import { countOf } from '@esteto/domain/shared/text/text';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { FieldSection } from '@esteto/ui/components/field/base/field-grid.tsx';
import { IntegerField } from '@esteto/ui/components/field/number/integer-field.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { holdingNow } from '../../../features/vigencia/version-list.tsx';
import { ParameterCard } from './parameter-card.tsx';
import { ToldFields } from './told-fields.tsx';

const TITLE = 'Prazos de aberturas e licenças';

/** How long the steps of an opening usually take, and after how many days what stands still is shown. */
export const ProcessingTimesCard = ({ versions }: { versions: readonly ProcessingTimesVersion[] }) => {
  const { steps, reminder_days, onboarding_stalled_days, renewal_stalled_days } = holdingNow(versions) ?? FIRST_PROCESSING_TIMES;
  return (
    <ParameterCard
      title={TITLE}
      addLabel="Mudar prazos"
      versions={versions}
      factsOf={(version) => [...stepFactsOf(version), ...waitFactsOf(version)]}
      form={(close) => (
        <FormOver
          form={{
            title: TITLE,
            subtitle: 'Valem para etapas que começarem depois de salvar. Prazos já marcados ficam como estão.',
            size: 'lg',
            schema: processingTimesForm,
            initial: { steps, reminder_days, onboarding_stalled_days, renewal_stalled_days },
            mutation: accountingParameterMutations.setProcessingTimes,
            confirmChanges: { ignore: ['valid_from', 'source', 'reason'] },
            done: 'Prazos salvos.',
            children: FIELDS,
          }}
          onAnswer={() => undefined}
          onClose={close}
        />
      )}
    >
      {(version) => (
        <>
          <Steps version={version} />
          <Facts facts={waitFactsOf(version)} />
        </>
      )}
    </ParameterCard>
  );
};

const Steps = ({ version: { steps } }: { version: ProcessingTimesVersion }) => (
  <Scroller role="region" aria-label="Dias úteis de cada etapa da abertura" tabIndex={0}>
    <Table css={WRAPS_ON_PHONE}>
      <thead>
        <tr>
          <th scope="col">Etapa da abertura</th>
          <th scope="col">Dias úteis</th>
        </tr>
      </thead>
      <tbody>
        {REGISTRATION_STEPS.map((step) => (
          <tr key={step}>
            <th scope="row">{registrationStepLabel[step]}</th>
            <td>{rangeInWords(steps[step])}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroller>
);

const rangeInWords = ({ from, to }: { from: number; to: number }): string => (from === to ? String(to) : `${from} a ${to}`);

const workdays = (count: number): string => countOf(count, 'dia útil', 'dias úteis');
const calendarDays = (count: number): string => countOf(count, 'dia', 'dias');

const stepFactsOf = ({ steps }: ProcessingTimesVersion) =>
  REGISTRATION_STEPS.map((step) => ({ label: registrationStepLabel[step], value: `${rangeInWords(steps[step])} dias úteis` }));

const waitFactsOf = ({ reminder_days, onboarding_stalled_days, renewal_stalled_days }: ProcessingTimesVersion) => [
  { label: 'Lembrete da abertura', value: `A cada ${workdays(reminder_days)}` },
  { label: 'Cadastro parado', value: `${calendarDays(onboarding_stalled_days)} na mesma etapa` },
  {
    label: 'Renovação parada',
    value: `${calendarDays(renewal_stalled_days)} sem andamento`,
    help: 'O órgão decide em 30 dias (Lei 9.784/1999, art. 49).',
  },
];

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
