import { chakra, Menu, Portal } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { buttonRecipe } from '../../system/style/recipes/button-recipe.ts';
import { MenuGroups } from './menu-groups.tsx';
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

/** A button that opens a menu: arrows, Home, End and first letters move; Esc gives the focus back. */
export const MenuButton = ({ label, groups, icon: Icon, size = 'md', children, variant = 'ghost' }: MenuButtonProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  // Keys that follow each other within a frame: the menu takes the focus for the first while the second closes it.
  const giveBack = () => document.activeElement?.closest('[role=menu]') && trigger.current?.focus({ preventScroll: true });
  return (
    <Menu.Root lazyMount unmountOnExit onExitComplete={giveBack} positioning={POSITION}>
      <Menu.Trigger asChild>
        <Trigger
          ref={trigger}
          type="button"
          aria-label={label}
          title={children ? undefined : label}
          variant={variant}
          size={size}
          square={!children}
        >
          {Icon && <Icon size={size === 'sm' ? 16 : 20} aria-hidden />}
          {children}
        </Trigger>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>{isList(groups) ? <MenuGroups groups={groups} /> : groups}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};

const POSITION = { placement: 'bottom-end', gutter: 4 } as const;

const isList = (groups: MenuButtonProps['groups']): groups is readonly MenuGroup[] => Array.isArray(groups);

const Trigger = chakra('button', buttonRecipe);
