import { Menu, Portal } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { menuRecipe } from '../../system/style/recipes/menu-recipe.ts';
import { MenuGroups } from './menu-groups.tsx';
import type { MenuGroup } from './menu-item.ts';

type MenuListProps = {
  /** Id of the button that opens the menu. */
  triggerId: string;
  contentId: string;
  label: string;
  groups: readonly MenuGroup[] | ReactElement;
  open: boolean;
  onChange: (open: boolean) => void;
};

/** The menu of a button: arrows, Home, End and first letters move; Esc gives the focus back. */
export const MenuList = ({ triggerId, contentId, label, groups, open, onChange }: MenuListProps) => {
  // Keys that follow each other within a frame: the menu takes the focus for the first while the second closes it.
  const giveBack = () => {
    if (document.activeElement?.closest('[role=menu]')) document.getElementById(triggerId)?.focus({ preventScroll: true });
  };
  return (
    <Menu.Root
      recipe={menuRecipe}
      open={open}
      onOpenChange={(details) => onChange(details.open)}
      onExitComplete={giveBack}
      ids={{ trigger: triggerId, content: contentId }}
      positioning={POSITION}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label} aria-labelledby={undefined}>
            {isList(groups) ? <MenuGroups groups={groups} /> : groups}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
};

const POSITION = { placement: 'bottom-end', gutter: 4 } as const;

const isList = (groups: MenuListProps['groups']): groups is readonly MenuGroup[] => Array.isArray(groups);
