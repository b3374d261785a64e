import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { MenuButton } from '../../components/menu/menu-button.tsx';
import { widthOf } from './cells/cell.ts';
import type { RowAction } from './row-action.ts';
import type { ActionMode } from './table-preferences.ts';
import type { RowLinks } from './use-row-links.ts';

type RowActionsProps<Row> = { row: Row; actions: readonly RowAction<Row>[]; mode: ActionMode; hrefOf: RowLinks['hrefOf'] };

/** What may be done with a row, as the person likes to see it. */
export const RowActions = <Row,>({ row, actions, mode, hrefOf }: RowActionsProps<Row>) => {
  const offered = actions.filter(({ allowed }) => allowed?.(row) ?? true);
  if (offered.length === 0) return null;
  if (mode === 'menu') return <ActionMenu row={row} actions={offered} hrefOf={hrefOf} label="Ações" />;
  const withText = mode === 'expanded';
  const inSight = withText && offered.length > MOST_WITH_TEXT ? offered.slice(0, MOST_WITH_TEXT - 1) : offered;
  return (
    <span data-action-row>
      {inSight.map((action) => (
        <OneAction key={action.label} row={row} action={action} hrefOf={hrefOf} withText={withText} />
      ))}
      {inSight.length < offered.length && (
        <ActionMenu row={row} actions={offered.slice(inSight.length)} hrefOf={hrefOf} label="Mais ações" />
      )}
    </span>
  );
};

/** With text, a row has room for three; what is beyond goes into a menu. */
const MOST_WITH_TEXT = 3;

/** Rem that a row's actions take at most with their words, and where only their icons have room. */
export const roomOfActions = (actions: readonly { label: string }[] = [], mode: ActionMode): { words: number; icons: number } => {
  const drawn = mode === 'menu' ? 1 : mode === 'expanded' ? MOST_WITH_TEXT : actions.length;
  const longest = actions.map(({ label }) => label.length).toSorted((a, b) => b - a);
  const buttons = Math.min(drawn, longest.length);
  // A button with its gap, and the cell's sides; a word in small letters.
  const icons = buttons && buttons * 2.125 + 1.75;
  const letters = longest.slice(0, buttons).reduce((sum, length) => sum + length, 0);
  return {
    icons,
    words: mode === 'expanded' ? icons + buttons + 0.95 * widthOf(letters) : icons,
  };
};

type ActionMenuProps<Row> = Omit<RowActionsProps<Row>, 'mode'> & { label: string };

const ActionMenu = <Row,>({ row, actions, hrefOf, label }: ActionMenuProps<Row>) => {
  const items = actions.map(({ label: text, icon, to, onSelect, tone }) => ({
    label: text,
    icon,
    tone,
    to: to && hrefOf(to(row)),
    onSelect: onSelect && (() => onSelect(row)),
  }));
  return <MenuButton label={label} icon={EllipsisVertical} size="sm" groups={[{ items }]} />;
};

type OneActionProps<Row> = { row: Row; action: RowAction<Row>; hrefOf: RowLinks['hrefOf']; withText: boolean };

const OneAction = <Row,>({ row, action, hrefOf, withText }: OneActionProps<Row>) => {
  const { label, icon, to, onSelect, tone, letter } = action;
  const look = {
    'data-action': tone ?? 'plain',
    'data-icon': withText ? undefined : '',
    'aria-label': label,
    'aria-keyshortcuts': letter?.toUpperCase(),
    title: letter ? `${label} (${letter.toUpperCase()})` : label,
  };
  const inside = (
    <>
      {drawn(icon)}
      {withText && <span data-action-text>{label}</span>}
    </>
  );
  if (!to)
    return (
      <button {...look} type="button" onClick={() => onSelect?.(row)}>
        {inside}
      </button>
    );
  const href = hrefOf(to(row));
  return (
    <a {...look} href={href} data-row-link={href}>
      {inside}
    </a>
  );
};

/** One element for all rows: React skips an element that is the same as at the last render. */
const drawn = (Icon: LucideIcon): ReactNode => {
  const made = icons.get(Icon);
  if (made) return made;
  const icon = <Icon size={16} aria-hidden />;
  icons.set(Icon, icon);
  return icon;
};

const icons = new Map<LucideIcon, ReactNode>();
