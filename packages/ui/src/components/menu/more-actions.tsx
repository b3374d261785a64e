import { EllipsisVertical } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { MenuButton } from './menu-button.tsx';
import type { MenuItem } from './menu-item.ts';

/** What is done more seldom, beside the buttons of a footer: one as a button of its own, several in a menu. */
export const MoreActions = ({ items }: { items: readonly MenuItem[] }) => {
  const [only, ...others] = items;
  if (!only) return null;
  if (others.length > 0) return <MenuButton label="Mais ações" icon={EllipsisVertical} variant="secondary" groups={[{ items }]} />;
  const { label, icon, to, onSelect, tone } = only;
  const variant = tone === 'danger' ? 'danger' : 'secondary';
  return to === undefined ? (
    <Button variant={variant} icon={icon} onClick={onSelect}>
      {label}
    </Button>
  ) : (
    <ButtonLink variant={variant} icon={icon} to={to}>
      {label}
    </ButtonLink>
  );
};
