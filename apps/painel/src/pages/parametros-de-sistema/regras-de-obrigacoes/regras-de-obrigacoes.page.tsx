import { obligationRuleQueries } from '@esteto/api-client/month/obligation-rule';
import { useCan } from '@esteto/auth/can/can.tsx';
import { obligationRules } from '@esteto/contract/access';
import type { ListedRule } from '@esteto/contract/month/obligation-rule';
import { obligationTypeLabel } from '@esteto/domain/law/obligation/due-rule';
import { obligationSphereLabel } from '@esteto/domain/month/obligation-rule/obligation-rule-form';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { localList } from '@esteto/ui/patterns/list-page/local-list';
import { Outlet } from 'react-router';

/** What brings obligations: the law's rules with their source, and those that the office adds. */
export default function ObligationRulesPage() {
  const canEdit = useCan(obligationRules.edit);
  return (
    <ListPage
      title="Regras de obrigações"
      subtitle="As da lei vêm com o produto e não se alteram; as do escritório geram obrigações ao lado delas."
      query={list}
      columns={ruleColumns}
      filters={filters}
      create="criar"
      createLabel="Nova regra"
      createAllowed={canEdit}
      rowHref={rowHref}
      empty="Nenhuma regra."
    >
      <Outlet />
    </ListPage>
  );
}

const list = localList(() => obligationRuleQueries.list({}));

const rowHref = ({ id, rule_id }: ListedRule): string => (rule_id === null ? `lei/${-id}/detalhes` : `regra/${rule_id}/detalhes`);

const originLabel = { law: 'Da lei', office: 'Do escritório' } as const;
const originTone: Record<keyof typeof originLabel, Tone> = { law: 'ended', office: 'running' };

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Nome ou sigla' },
  { kind: 'option', name: 'origin', label: 'Origem', options: originLabel },
  { kind: 'option', name: 'type', label: 'Tipo', options: obligationTypeLabel },
  { kind: 'option', name: 'sphere', label: 'Esfera', options: obligationSphereLabel },
];

const ruleColumns = columnsFor<ListedRule>()([
  { key: 'name', header: 'Nome', sort: true },
  { key: 'acronym', header: 'Sigla', width: 6 },
  {
    key: 'origin',
    header: 'Origem',
    value: ({ rule_id }) => (rule_id === null ? 'law' : 'office'),
    cell: statusCell(originLabel, originTone),
  },
  { key: 'type', header: 'Tipo', cell: labelCell(obligationTypeLabel), hideOnPhone: true },
  { key: 'sphere', header: 'Esfera', cell: labelCell(obligationSphereLabel), hideOnPhone: true },
  { key: 'due', header: 'Vencimento' },
  { key: 'applies', header: 'De quem', hidden: true },
  { key: 'valid_from', header: 'Vale desde', cell: 'month', width: 7 },
  { key: 'valid_until', header: 'Até', cell: 'month', width: 7 },
  { key: 'source', header: 'Fonte', hidden: true },
]);

ObligationRulesPage.query = () => obligationRuleQueries.list({});
