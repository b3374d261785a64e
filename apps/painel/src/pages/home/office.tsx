import { chakra } from '@chakra-ui/react';
import { jobFailureQueries } from '@esteto/api-client/office/job-failure';
import { npsSurveyQueries } from '@esteto/api-client/office/nps-survey';
import { workQueueQueries } from '@esteto/api-client/office/work-queue';
import { onboardingQueries } from '@esteto/api-client/opening/onboarding';
import { wizardStepLabel } from '@esteto/domain/company/company/wizard-step-label';
import { windowDays } from '@esteto/domain/office/nps/nps-window';
import { countOf } from '@esteto/domain/shared/text/text';
import { Stat } from '@esteto/ui/components/card/stat.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { scoreText } from '../../features/nps/score-text.ts';
import { path } from '../../path.ts';
import { Workload } from './workload.tsx';

/** The office as its master sees it: who comes, what is being opened, what clients say, what failed, and who has how much to do. */
export const Office = () => (
  <Section aria-labelledby="office">
    <Heading id="office">O escritório</Heading>
    <Figures>
      <Signups />
      <Openings />
      <LastScore />
      <Failed />
    </Figures>
    <Workload />
  </Section>
);

const Signups = () => {
  const { data, error, refetch } = useQuery(onboardingQueries.funnel({ period: '30' }));
  const stuck = data?.steps
    .filter(({ step, standing }) => step !== 'register' && standing > 0)
    .toSorted((a, b) => b.standing - a.standing)[0];
  return (
    <Figure
      label="Cadastros em 30 dias"
      to={path('/painel/novos/onboarding', undefined, { ver: 'funil', periodo: '30' })}
      error={error}
      retry={() => void refetch()}
      value={data?.total}
      hint={
        data &&
        [signupWords(data), stuck && `onde mais param: ${wizardStepLabel[stuck.step]} (${stuck.standing})`].filter(Boolean).join('; ')
      }
    />
  );
};

const Openings = () => {
  const { data, error, refetch } = useQuery(workQueueQueries.list({ mine: null }));
  const openings = data?.find(({ name }) => name === 'openings');
  return (
    <Figure
      label="Aberturas em andamento"
      to={path('/painel/registro/abertura', undefined, { ver: 'lista', situation: 'pending' })}
      error={error}
      retry={() => void refetch()}
      value={openings?.count}
      hint={openings && (openings.late > 0 ? `${openings.late} com prazo vencido` : 'Nenhuma com prazo vencido')}
      isUrgent={openings !== undefined && openings.late > 0}
    />
  );
};

/** Surveys that too few have answered make no score. */
const LATEST = 10;

const LastScore = () => {
  const { data, error, refetch } = useQuery(npsSurveyQueries.list({ sort: '-start_at', limit: LATEST }));
  const last = data?.items.find(({ nps_score, interval }) => nps_score !== null && interval !== null);
  if (data && !last) return null;
  return (
    <Figure
      label="Último NPS"
      to={last ? path('/painel/avancado/nps/:npsId/detalhes', { npsId: last.id }) : path('/painel/avancado/nps')}
      error={error}
      retry={() => void refetch()}
      value={last && scoreText(last.nps_score ?? 0)}
      hint={
        last?.interval &&
        `de ${scoreText(last.interval.low)} a ${scoreText(last.interval.high)}, com ${countOf(last.total_responses, 'resposta', 'respostas')}; ${windowDays(last)}`
      }
    />
  );
};

const Failed = () => {
  const { data, error, refetch } = useQuery(jobFailureQueries.list({}));
  const jobs = data?.kinds.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const total = data && jobs + data.undelivered_total;
  return (
    <Figure
      label="Falhas de tarefas e e-mails"
      to={path('/painel/falhas')}
      error={error}
      retry={() => void refetch()}
      value={total}
      hint={
        data &&
        (total === 0
          ? 'Tudo foi feito e entregue'
          : [
              jobs > 0 && countOf(jobs, 'tarefa parada', 'tarefas paradas'),
              data.undelivered_total > 0 && countOf(data.undelivered_total, 'nota não chegou por e-mail', 'notas não chegaram por e-mail'),
            ]
              .filter(Boolean)
              .join('; '))
      }
      isUrgent={total !== undefined && total > 0}
    />
  );
};

type FigureProps = {
  label: string;
  to: string;
  error: Error | null;
  retry: () => void;
  value: number | string | undefined;
  hint: ReactNode;
  isUrgent?: boolean;
};

/** Keeps its place while it is asked for. */
const Figure = ({ label, to, error, retry, value, hint, isUrgent = false }: FigureProps) => {
  if (error) return <ErrorState error={error} retry={retry} />;
  return (
    <Stat label={label} to={to} tone={isUrgent ? 'attention' : 'plain'} hint={hint ?? ' '}>
      {value === undefined ? '–' : typeof value === 'number' ? value.toLocaleString('pt-BR') : value}
    </Stat>
  );
};

const Section = chakra('section', { base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' } });

const Heading = chakra('h2', { base: { fontSize: 'xl', fontWeight: 'semibold', letterSpacing: 'snug' } });

const Figures = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' },
});

/** '3 a mais do que nos 30 dias antes (9)'. */
const signupWords = ({ total, before }: { total: number; before: number }): string => {
  if (total === before) return `como nos 30 dias antes (${before})`;
  return `${Math.abs(total - before)} a ${total > before ? 'mais' : 'menos'} que nos 30 dias antes (${before})`;
};
