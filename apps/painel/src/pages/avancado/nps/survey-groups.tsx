import { chakra } from '@chakra-ui/react';
import type { NpsSurveyDetail } from '@esteto/contract/office/nps-survey';
import { npsGroupKindLabel, npsGroupStandingLabel } from '@esteto/domain/office/nps/nps-group';
import { FEWEST_ANSWERS } from '@esteto/domain/office/nps/nps-interval';
import { countOf } from '@esteto/domain/shared/text/text';
import { Scroller, Table, WRAPS_ON_PHONE } from '@esteto/ui/components/chart/chart-table.tsx';
import { scoreText } from '../../../features/nps/score-text.ts';

/** The score of each group that is large enough, in the order of their names: an order by score would mostly tell chance. */
export const SurveyGroups = ({ survey: { groups, hidden_groups } }: { survey: Pick<NpsSurveyDetail, 'groups' | 'hidden_groups'> }) => (
  <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
    {groups.length > 0 && (
      <Scroller role="region" aria-label="NPS por grupo" tabIndex={0}>
        <Table css={WRAPS_ON_PHONE}>
          <thead>
            <tr>
              <th scope="col">Grupo</th>
              <th scope="col">Respostas</th>
              <th scope="col">NPS</th>
              <th scope="col">Com 95 % de confiança</th>
              <th scope="col">Diferença</th>
            </tr>
          </thead>
          <tbody>
            {groups.map(({ kind, label, answers, score, interval, standing }) => (
              <tr key={`${kind} ${label}`}>
                <th scope="row">{`${npsGroupKindLabel[kind]}: ${label}`}</th>
                <td>{answers}</td>
                <td>{scoreText(score)}</td>
                <td>{`de ${scoreText(interval.low)} a ${scoreText(interval.high)}`}</td>
                <td>{npsGroupStandingLabel[standing]}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroller>
    )}
    <p>{noteOf(groups.length, hidden_groups)}</p>
  </chakra.div>
);

const noteOf = (shown: number, hidden: number): string =>
  [
    shown > 0 && 'Só há diferença onde as faixas não se tocam; o resto pode ser acaso.',
    hidden > 0 && `${countOf(hidden, 'grupo não é mostrado', 'grupos não são mostrados')}: menos de ${FEWEST_ANSWERS} respostas.`,
  ]
    .filter(Boolean)
    .join(' ');
