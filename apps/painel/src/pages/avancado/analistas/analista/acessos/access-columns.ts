import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { ACCESS_KINDS, type AccessKind } from '../../../../../features/permissao/access-rows.ts';

export const verdictLabel = { yes: 'Pode', no: 'Não pode' } as const;
export const differsLabel = { yes: 'Sim', no: 'Não' } as const;
type Verdict = keyof typeof verdictLabel;

/** Whether somebody may, why, and how it is for whom they are compared with; nobody: null. */
export type AccessRow = {
  id: number;
  name: string;
  kind: AccessKind;
  verdict: Verdict;
  rule: string;
  other: Verdict | null;
  other_rule: string | null;
  differs: Verdict;
  detail: string;
  /** The id of the colleague, as the address names it. */
  compared: string | null;
};

const verdict = statusCell(verdictLabel, { yes: 'done', no: 'ended' });

const own = [
  { key: 'name', header: 'O quê', width: 18 },
  { key: 'kind', header: 'Tipo', cell: labelCell(ACCESS_KINDS), hideOnPhone: true },
  { key: 'verdict', header: 'Esta pessoa', cell: verdict },
  { key: 'rule', header: 'Por quê', width: 16 },
] as const;

const last = [
  { key: 'detail', header: 'Endereço', width: 14, hidden: true },
  { key: 'differs', header: 'Difere', cell: labelCell(differsLabel), hidden: true },
  { key: 'compared', header: 'Comparada com', hidden: true },
] as const;

export const accessColumns = columnsFor<AccessRow>()([...own, ...last]);

export const comparedColumns = columnsFor<AccessRow>()([
  ...own,
  { key: 'other', header: 'A outra', cell: verdict },
  { key: 'other_rule', header: 'Por quê', width: 16, hideOnPhone: true },
  ...last,
]);
