import { chakra } from '@chakra-ui/react';
import { proposalByToken } from '@esteto/api-client/opening/proposal';
import type { ProposalView } from '@esteto/contract/opening/proposal';
import { accountTypeLabel } from '@esteto/domain/company/company/wizard';
import { namedRoute } from '@esteto/domain/identity/route/base-paths';
import { writeSimulation } from '@esteto/domain/opening/simulation/simulation-link';
import { formatDateFull } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { SimulationSummary } from '@esteto/features/opening/simulation/simulation-summary.tsx';
import { PriceLines } from '@esteto/features/plan/plan/price-lines.tsx';
import { WithQueries } from '@esteto/shell/start/with-queries.tsx';
import { ButtonLink } from '@esteto/ui/components/button/button-link.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Page } from '@esteto/ui/components/card/page.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { StateFrame } from '@esteto/ui/components/states/state-frame.tsx';
import { BlankLayout } from '@esteto/ui/frame/layout/blank-layout.tsx';
import { useReadError } from '@esteto/ui/system/context/read-error.tsx';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Calculator, Check, MailWarning } from 'lucide-react';
import { useParams } from 'react-router';
import { path } from '../../path.ts';

/** Where the letter of a proposal leads: plan, price and simulation as they were sent, and from there into an account. */
export default function ProposalPage() {
  const { token = '' } = useParams();
  return (
    <WithQueries>
      <BlankLayout wide>
        <title>Sua proposta · Esteto</title>
        <Proposal token={token} />
      </BlankLayout>
    </WithQueries>
  );
}

const Proposal = ({ token }: { token: string }) => {
  const { data, error, refetch, isFetching } = useQuery(proposalByToken(token));
  const readError = useReadError();
  const reading = error && readError(error);
  if (reading?.status === 422) return <Over why={reading.message} />;
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading label="Abrindo a proposta" />;
  return <Shown proposal={data} token={token} />;
};

const Shown = ({ proposal, token }: { proposal: ProposalView; token: string }) => {
  const { person, sender, message, plan_name, services, price, simulation, valid_until, account_type } = proposal;
  return (
    <Page
      title={person ? `${person.split(' ')[0]}, sua proposta` : 'Sua proposta'}
      subtitle={`${sender ?? 'A equipe do Esteto'} preparou para você. O preço vale até ${formatDateFull(valid_until)}.`}
    >
      {message && (
        <Card>
          <Message>{message}</Message>
        </Card>
      )}
      <Card title={`Plano ${plan_name}`}>
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.p>
            <Money cents={price.total} size="hero" /> por mês
          </chakra.p>
          <chakra.ul display="grid" gap="1.5">
            {services.map((service) => (
              <chakra.li key={service} display="flex" gap="2" alignItems="baseline">
                <Check size={16} aria-hidden />
                {service}
              </chakra.li>
            ))}
          </chakra.ul>
          <PriceLines price={price} />
          <Facts facts={forWhom(proposal)} />
        </chakra.div>
      </Card>
      {simulation && (
        <Card title="Sua simulação de tributos">
          <SimulationSummary {...simulation} />
          <chakra.div mt="4">
            <ButtonLink icon={Calculator} to={path('/simulacoes', undefined, { proposta: token, ...writeSimulation(simulation.input) })}>
              Mudar os números
            </ButtonLink>
          </chakra.div>
        </Card>
      )}
      <Start isTaken={proposal.is_taken} to={path('/cadastro', undefined, { proposta: token, tipo: account_type })} />
    </Page>
  );
};

const forWhom = ({ account_type, partners, is_resident, revenue_limit_month, coupon }: ProposalView) => [
  { label: 'Para', value: accountTypeLabel[account_type] },
  { label: 'Sócios', value: account_type !== 'natural_person' && countOf(partners, 'sócio', 'sócios') },
  { label: 'Residência', value: is_resident && 'Médico residente' },
  { label: 'Faturamento', value: revenue_limit_month !== null && `Até ${formatMoney(revenue_limit_month)} por mês` },
  { label: 'Cupom', value: coupon },
];

const Start = ({ isTaken, to }: { isTaken: boolean; to: string }) =>
  isTaken ? (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.p>O cadastro por esta proposta já começou. Entre para continuar de onde parou.</chakra.p>
        <ButtonLink variant="primary" to={namedRoute.Login}>
          Entrar
        </ButtonLink>
      </chakra.div>
    </Card>
  ) : (
    <Card>
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
        <chakra.p color="fg.muted" flex="1 1 18rem">
          Crie a conta em dois minutos. O plano, o preço e a simulação já chegam preenchidos, e você só paga depois de conferir.
        </chakra.p>
        <ButtonLink variant="primary" icon={ArrowRight} to={to}>
          Começar
        </ButtonLink>
      </chakra.div>
    </Card>
  );

const Over = ({ why }: { why: string }) => (
  <StateFrame
    icon={MailWarning}
    tone="waiting"
    title={<h1>Esta proposta não pode ser aberta</h1>}
    action={<ButtonLink to={namedRoute.Simulations}>Simular impostos</ButtonLink>}
  >
    {why}
  </StateFrame>
);

const Message = chakra('blockquote', { base: { whiteSpace: 'pre-line', overflowWrap: 'anywhere' } });
