import type { NpsSurveyRow } from '@esteto/contract/office/nps-survey';
import { audienceWords } from '@esteto/domain/office/nps/nps-audience';
import { npsSurveyStatusLabel, npsSurveyStatusTone } from '@esteto/domain/office/nps/nps-life';
import { windowDays } from '@esteto/domain/office/nps/nps-window';
import { countOf } from '@esteto/domain/shared/text/text';
import { statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { analystFilter } from '../../../features/filtros/record-filters.ts';
import { scoreText } from '../../../features/nps/score-text.ts';

const scoreOf = ({ nps_score, interval }: NpsSurveyRow): string | null =>
  nps_score === null || interval === null ? null : `${scoreText(nps_score)} (${scoreText(interval.low)} a ${scoreText(interval.high)})`;

export const npsSurveyColumns = columnsFor<NpsSurveyRow>()([
  { key: 'start_at', header: 'Período', value: windowDays, sort: true, width: 12 },
  { key: 'status', header: 'Situação', cell: statusCell(npsSurveyStatusLabel, npsSurveyStatusTone) },
  { key: 'audience', header: 'Para quem', value: audienceWords },
  {
    key: 'total_responses',
    header: 'Respostas',
    value: ({ total_responses, asked: people }) => `${total_responses} de ${people}`,
    width: 7,
    lead: 'respostas',
  },
  { key: 'nps_score', header: 'NPS', value: scoreOf, width: 8, lead: 'NPS' },
  {
    key: 'open_tasks',
    header: 'Retornos',
    value: ({ open_tasks }) => (open_tasks === 0 ? null : countOf(open_tasks, 'em aberto', 'em aberto')),
    width: 7,
    lead: 'retornos',
  },
  { key: 'classification_zone', header: 'Zona', hidden: true },
  { key: 'should_send_by_email', header: 'Por e-mail', cell: 'flag', hidden: true },
  { key: 'repeats_quarterly', header: 'Repete', cell: 'flag', hidden: true },
]);

export const npsSurveyFilterFields: FilterField[] = [
  { kind: 'option', name: 'status', label: 'Situação', options: npsSurveyStatusLabel },
  { kind: 'flag', name: 'open', label: 'Abertas' },
  { kind: 'flag', name: 'pending', label: 'Com retorno pendente' },
  { ...analystFilter, name: 'analyst_id', label: 'Responsável pelo retorno' },
];
