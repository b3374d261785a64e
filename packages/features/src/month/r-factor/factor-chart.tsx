import type { OwnRFactor } from '@esteto/contract/month/r-factor';
import { formatRFactor } from '@esteto/domain/month/r-factor/r-factor-words';
import { formatCompetence } from '@esteto/domain/shared/date/competence';
import { RatioChart } from '@esteto/ui/components/chart/ratio-chart.tsx';

type Points = OwnRFactor['points'];

/** The fator R by competence before the 28 %, with what is not known of it told apart. */
export const FactorChart = ({ points }: { points: Points }) => (
  <RatioChart
    points={points.map((point) => ({ ...point, isLeast: point.untold_months > 0 }))}
    limit="0.28"
    limitLabel="28 %: a partir daqui, anexo III"
    leastLabel="Pelo menos isto: falta folha"
    gapLabel="Sem ponto: nenhuma folha dos meses que contam"
    label={inWords(points)}
  />
);

const inWords = (points: Points): string => {
  const ratios = points.map(({ competence, ratio, untold_months }) => {
    if (ratio === null) return `${formatCompetence(competence)} sem folha informada`;
    return `${formatCompetence(competence)} ${untold_months > 0 ? 'pelo menos ' : ''}${formatRFactor(ratio)}`;
  });
  return `Fator R por competência, com a linha de 28 %. ${ratios.join('; ')}.`;
};
