import { formatCompetence } from '@esteto/domain/shared/date/competence';
import type { Row } from '../../../platform/work/record-table.ts';
import type { closings } from '../../../tables/closing/closing.tables.ts';
import type { News } from '../../office/notice/notice.service.ts';

type Closing = Row<typeof closings>;

export const closedNews = ({ id, company_id, month, version }: Closing): News => ({
  kind: 'closing.closed',
  company_id,
  to: 'partners',
  title: `${formatCompetence(month)} está fechado`,
  body: 'O contador conferiu as notas, a folha e os impostos do mês.',
  action_url: null,
  // A month that was opened again is told of again.
  key: `closing-${id}-closed-${version}`,
});

/** Of one that was told as closed. */
export const reopenedNews = ({ id, company_id, month, version }: Closing): News => ({
  kind: 'closing.reopened',
  company_id,
  to: 'partners',
  title: `${formatCompetence(month)} foi reaberto`,
  body: 'O contador abriu o mês de novo para corrigir. Os números podem mudar até ele fechar outra vez.',
  action_url: null,
  key: `closing-${id}-reopened-${version}`,
});
