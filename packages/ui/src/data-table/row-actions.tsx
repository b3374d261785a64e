import { EllipsisVertical } from 'lucide-react';
import { Link } from 'react-router';
import { MenuButton } from '../menu/menu-button.tsx';
import type { RowAction } from './row-action.ts';
import type { ActionMode } from './table-preferences.ts';
import { useChildTo } from './use-child-to.ts';

type RowActionsProps<Row> = { row: Row; actions: readonly RowAction<Row>[]; mode: ActionMode };

/** What may be done with a row, as the person likes to see it. */
export const RowActions = <Row,>({ row, actions, mode }: RowActionsProps<Row>) => {
  const offered = actions.filter(({ allowed }) => allowed?.(row) ?? true);
  if (offered.length === 0) return null;
  if (mode === 'menu') return <ActionMenu row={row} actions={offered} label="Ações" />;
  const withText = mode === 'expanded';
  const inSight = withText && offered.length > MOST_WITH_TEXT ? offered.slice(0, MOST_WITH_TEXT - 1) : offered;
  return (
    <span data-action-row>
      {inSight.map((action) => (
        <OneAction key={action.label} row={row} action={action} withText={withText} />
      ))}
      {inSight.length < offered.length && <ActionMenu row={row} actions={offered.slice(inSight.length)} label="Mais ações" />}
    </span>
  );
};

/** With text, a row has room for three; what is beyond goes into a menu. */
const MOST_WITH_TEXT = 3;

const ActionMenu = <Row,>({ row, actions, label }: { row: Row; actions: readonly RowAction<Row>[]; label: string }) => {
  const childTo = useChildTo();
  const items = actions.map(({ label: text, icon, to, onSelect, tone }) => ({
    label: text,
    icon,
    tone,
    to: to && childTo(to(row)),
    onSelect: onSelect && (() => onSelect(row)),
  }));
  return <MenuButton label={label} icon={EllipsisVertical} size="sm" groups={[{ items }]} />;
};

const OneAction = <Row,>({ row, action, withText }: { row: Row; action: RowAction<Row>; withText: boolean }) => {
  const { label, icon: Icon, to, onSelect, tone } = action;
  const childTo = useChildTo();
  const look = { 'data-action': tone ?? 'plain', 'data-icon': withText ? undefined : '', 'aria-label': label, title: label };
  const inside = (
    <>
      <Icon size={16} aria-hidden />
      {withText && <span data-action-text>{label}</span>}
    </>
  );
  if (to)
    return (
      <Link {...look} to={childTo(to(row))}>
        {inside}
      </Link>
    );
  return (
    <button {...look} type="button" onClick={() => onSelect?.(row)}>
      {inside}
    </button>
  );
};
