import type { ProcessingTimesVersion } from '@esteto/contract/month/accounting-parameter';
import { REGISTRATION_STEPS, registrationStepLabel } from '@esteto/domain/opening/registration/registration-step';
import { countOf } from '@esteto/domain/shared/text/text';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { path } from '../../../path.ts';
import { ParameterCard } from './parameter-card.tsx';

/** How long the steps of an opening usually take, and after how many days what stands still is shown. */
export const ProcessingTimesCard = ({ versions }: { versions: readonly ProcessingTimesVersion[] }) => (
  <ParameterCard
    title="Prazos de aberturas e licenças"
    addLabel="Mudar prazos"
    versions={versions}
    factsOf={(version) => [...stepFactsOf(version), ...waitFactsOf(version)]}
    to={path('/painel/parametros-de-sistema/parametros-contabeis/prazos')}
  >
    {(version) => (
      <>
        <Steps version={version} />
        <Facts facts={waitFactsOf(version)} />
      </>
    )}
  </ParameterCard>
);

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
