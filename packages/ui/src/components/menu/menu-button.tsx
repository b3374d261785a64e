import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense, useId, useState } from 'react';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import { buttonRecipe } from '../../system/style/recipes/button-recipe.ts';
import type { MenuGroup } from './menu-item.ts';

type MenuButtonProps = {
  /** The accessible name of the button and of its menu. */
  label: string;
  /** What the menu holds; an element (that draws <MenuGroups>) is mounted only while the menu is open. */
  groups: readonly MenuGroup[] | ReactElement;
  icon?: LucideIcon;
  size?: 'sm' | 'md';
  /** What the button shows beside or instead of the icon. */
  children?: ReactNode;
  variant?: 'ghost' | 'secondary';
};

/** A button that opens a menu. The menu is fetched when the pointer or the focus comes near: no page needs it to stand. */
export const MenuButton = ({ label, groups, icon: Icon, size = 'md', children, variant = 'ghost' }: MenuButtonProps) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (next) setWanted(true);
  };
  return (
    <>
      <Trigger
        id={id}
        type="button"
        aria-label={label}
        title={children ? undefined : label}
        aria-haspopup="menu"
        aria-expanded={open}
        // A dialog around the button lets the focus go only where one of its own elements says that it leads.
        aria-controls={open ? `${id}-menu` : undefined}
        variant={variant}
        size={size}
        square={!children}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={() => change(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          change(true);
        }}
      >
        {Icon && <Icon size={size === 'sm' ? 16 : 20} aria-hidden />}
        {children}
      </Trigger>
      {wanted && (
        <Suspense>
          <MenuList triggerId={id} contentId={`${id}-menu`} label={label} groups={groups} open={open} onChange={change} />
        </Suspense>
      )}
    </>
  );
};

const loadMenu = () => import('./menu-list.tsx');
const fetchMenu = () => void loadMenu();
const MenuList = lazyComponent(() => loadMenu().then(({ MenuList }) => MenuList));

const Trigger = chakra('button', buttonRecipe);
