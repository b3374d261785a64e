import { obligationTitle } from '@esteto/domain/month/monthly-obligation/obligation-title';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Row } from '../../../platform/work/record-table.ts';
import type { Tx } from '../../../platform/work/work.ts';
import type { monthlyObligations } from '../../../tables/monthly-obligation/monthly-obligation.tables.ts';
import type { News, NoticeService } from '../../office/notice/notice.service.ts';
import { deliveryTerms } from './office-rules.repository.ts';

// What the office's rules ask of a delivery: its document, and that the partners hear of it.

type MonthlyObligation = Row<typeof monthlyObligations>;

/** What the rules say of those that are about to be delivered, after refusing what lacks its document. One statement where one of them has such a rule. */
export const ruledDelivery = async (tx: Tx, rows: readonly MonthlyObligation[]) => {
  const ids = rows.flatMap(({ id, rule_id }) => (rule_id === null ? [] : [id]));
  const terms = ids.length > 0 ? await deliveryTerms(tx.db, ids) : [];
  const lacking = new Set(terms.flatMap(({ id, requires_document, has_file }) => (requires_document && !has_file ? [id] : [])));
  const first = rows.find(({ id }) => lacking.has(id));
  if (first)
    throw new AppError(422, {
      message: `${obligationTitle(first)}: esta obrigação só se entrega com o documento. Inclua o arquivo em Arquivos e registre a entrega.`,
      code: 'document_missing',
    });
  return new Map(terms.map((term) => [term.id, term]));
};

type Terms = Awaited<ReturnType<typeof ruledDelivery>>;

/** The partners of those whose rule says so are told. Two statements where there are any. */
export const tellPartners = async (
  notices: Pick<NoticeService, 'tell'>,
  tx: Tx,
  delivered: readonly MonthlyObligation[],
  terms: Terms,
): Promise<void> => {
  const news = delivered.flatMap((row): News[] => {
    const term = terms.get(row.id);
    return term?.notify_client ? [deliveredNews(row, term.client_message ?? '')] : [];
  });
  if (news.length > 0) await notices.tell(tx, news);
};

const deliveredNews = (row: MonthlyObligation, body: string): News => ({
  kind: 'monthly_obligation.delivered',
  company_id: row.company_id,
  to: 'partners',
  title: `${obligationTitle(row)}: entregue`,
  body,
  action_url: null,
  key: toldKey(row),
});

/** As `seenOn` finds it. What is opened again and delivered anew on another day is told of again. */
const toldKey = ({ id, delivered_on }: Pick<MonthlyObligation, 'id' | 'delivered_on'>): string => `obligation-${id}-${delivered_on}`;
