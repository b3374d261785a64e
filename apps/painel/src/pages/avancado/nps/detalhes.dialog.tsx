import { chakra } from '@chakra-ui/react';
import { npsSurveyMutations, npsSurveyQueries } from '@esteto/api-client/office/nps-survey';
import { useCan } from '@esteto/auth/can/can.tsx';
import { npsSurveys } from '@esteto/contract/access';
import type { NpsSurveyDetail } from '@esteto/contract/office/nps-survey';
import { audienceWords } from '@esteto/domain/office/nps/nps-audience';
import { npsSurveyStatusLabel, npsSurveyStatusTone } from '@esteto/domain/office/nps/nps-life';
import { npsSurveyTitle } from '@esteto/domain/office/nps/nps-window';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { firstDay } from '@esteto/domain/shared/date/day-instant';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { ScoreChart } from '@esteto/ui/components/chart/score-chart.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { NpsTasks } from '../../../features/nps/nps-tasks.tsx';
import { SurveyComments } from './survey-comments.tsx';
import { SurveyGroups } from './survey-groups.tsx';
import { SurveyScore } from './survey-score.tsx';
import { useSurveyMoves } from './use-survey-moves.ts';

/** A survey by itself: what it found, who is to be spoken with, what people wrote, and what may be done. */
export default function NpsSurveyDetailsDialog() {
  const id = Number(useParams().npsId);
  const movesOf = useSurveyMoves();
  return (
    <RecordDialog
      noun="Pesquisa"
      size="lg"
      query={npsSurveyQueries.detail({ id })}
      title={npsSurveyTitle}
      subtitle={(survey) => (
        <>
          <StatusBadge status={{ label: npsSurveyStatusLabel[survey.status], tone: npsSurveyStatusTone[survey.status] }} />{' '}
          {wordsOf(survey)}
        </>
      )}
      footer={(survey) => {
        const items = movesOf(survey);
        return items.length > 0 && <MoreActions items={items} />;
      }}
    >
      {(survey) => (
        <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
          {survey.status === 'planned' ? <p>A pesquisa ainda não começou.</p> : <Found survey={survey} />}
        </chakra.div>
      )}
    </RecordDialog>
  );
}

const Found = ({ survey }: { survey: NpsSurveyDetail }) => (
  <>
    <SurveyScore survey={survey} />
    <SurveyTasks id={survey.id} />
    <SurveyComments id={survey.id} />
    {survey.total_responses > 0 && (
      <Disclosure label="Comparar por plano, analista e tempo como cliente">
        <SurveyGroups survey={survey} />
      </Disclosure>
    )}
    {survey.trend.length > 1 && (
      <ScoreChart
        title="NPS das pesquisas com as mesmas pessoas"
        point="Início"
        points={survey.trend.map(({ start_at, score, interval }) => ({ label: formatDateNumeric(firstDay(start_at)), score, ...interval }))}
      />
    )}
  </>
);

const wordsOf = (survey: NpsSurveyDetail): string =>
  [audienceWords(survey), survey.should_send_by_email && 'por e-mail também', survey.repeats_quarterly && 'repete a cada trimestre']
    .filter(Boolean)
    .join(' · ');

/** The detractors of one survey. */
const SurveyTasks = ({ id }: { id: number }) => {
  const canFinish = useCan(npsSurveys.edit);
  const { mutateAsync: finish } = useMutation(npsSurveyMutations.finishTask);
  return (
    <NpsTasks
      title="Retornos aos detratores"
      query={(page) => npsSurveyQueries.tasks({ id, ...page })}
      empty="Nenhum detrator até agora."
      canFinish={canFinish}
      finish={finish}
    />
  );
};
