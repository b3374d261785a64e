import { chakra } from '@chakra-ui/react';
import type { NpsSurveyDetail } from '@esteto/contract/office/nps-survey';
import { NPS_SCORES } from '@esteto/domain/office/nps/nps-answer';
import { FEWEST_ANSWERS } from '@esteto/domain/office/nps/nps-interval';
import { formatRate } from '@esteto/domain/shared/money/percent';
import { countOf } from '@esteto/domain/shared/text/text';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { CountChart } from '@esteto/ui/components/chart/count-chart.tsx';
import { HelpMark } from '@esteto/ui/components/display/help-mark.tsx';
import { EmptyState } from '@esteto/ui/components/states/empty-state.tsx';
import { MessageCircleQuestion } from 'lucide-react';
import { scoreText } from '../../../features/nps/score-text.ts';

/** The score and how sure it is, then how people answered. Of too few answers no number is made. */
export const SurveyScore = ({ survey }: { survey: NpsSurveyDetail }) => {
  const { nps_score, interval, total_responses } = survey;
  if (total_responses === 0) return <EmptyState icon={MessageCircleQuestion} title="Ninguém respondeu ainda." />;
  return (
    <>
      {nps_score === null || interval === null ? (
        <p>{`A nota aparece a partir de ${FEWEST_ANSWERS} respostas: de menos que isso, qualquer número seria acaso.`}</p>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3" rowGap="1">
          <chakra.strong fontSize="3xl" fontWeight="semibold" lineHeight="tight" data-numeric>
            {scoreText(nps_score)}
          </chakra.strong>
          <span>{survey.classification_zone}</span>
          <chakra.span color="fg.muted" data-numeric>
            {`entre ${scoreText(interval.low)} e ${scoreText(interval.high)}, com 95 % de confiança`}
            <HelpMark term="confiança">
              Quem respondeu é uma parte de quem podia responder: em 95 de 100 pesquisas assim, a nota de todos estaria nesta faixa.
            </HelpMark>
          </chakra.span>
        </chakra.div>
      )}
      <Facts
        facts={[
          { label: 'Responderam', value: `${countOf(total_responses, 'pessoa', 'pessoas')} de ${survey.asked}` },
          { label: 'Promotores (9 e 10)', value: shareOf(survey.total_promoters, survey.percent_promoters) },
          { label: 'Neutros (7 e 8)', value: shareOf(survey.total_passives, survey.percent_passives) },
          { label: 'Detratores (0 a 6)', value: shareOf(survey.total_detractors, survey.percent_detractors) },
        ]}
      />
      <CountChart
        title="Respostas por nota"
        counts={NPS_SCORES.map((score) => ({ label: String(score), count: survey[`score_count_${score}`] }))}
      />
    </>
  );
};

const shareOf = (count: number, share: string | null): string =>
  share === null ? count.toLocaleString('pt-BR') : `${count.toLocaleString('pt-BR')} · ${formatRate(share)}`;
