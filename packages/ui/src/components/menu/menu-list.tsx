import { chakra, Menu, Portal } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import { type MenuFrame, menuOf } from './menu-button.tsx';
import type { MenuGroup, MenuItem } from './menu-item.ts';

type MenuListProps = MenuFrame & { groups: readonly MenuGroup[] };

/** The menu of the button with the id `triggerId`: arrows, Home, End and first letters move; Esc gives the focus back. */
export const MenuList = ({ triggerId, label, groups, open, onChange }: MenuListProps) => (
  <Menu.Root
    open={open}
    unstyled
    lazyMount
    unmountOnExit
    ids={{ trigger: triggerId, content: menuOf(triggerId) }}
    onOpenChange={(details) => onChange(details.open)}
    positioning={{ placement: 'bottom-end', gutter: 4 }}
    aria-label={label}
  >
    <Portal>
      <Menu.Positioner>
        <Menu.Content css={content}>
          {groups.map((group, index) => (
            <Menu.ItemGroup key={group.title ?? index} css={groupStyle}>
              {group.title && <Menu.ItemGroupLabel css={groupTitle}>{group.title}</Menu.ItemGroupLabel>}
              {group.items.map((item) => (
                <Item key={item.label} item={item} value={`${index}/${item.label}`} />
              ))}
            </Menu.ItemGroup>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);

const Item = ({ item, value }: { item: MenuItem; value: string }) => {
  // Enter clicks the item too.
  const { icon: Icon, label, to, onSelect, tone, checked } = item;
  const inside = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      <chakra.span flex="1">{label}</chakra.span>
      {checked && <Check size={16} aria-hidden />}
    </>
  );
  const color = tone === 'danger' ? 'attention.fg' : 'fg.default';
  if (checked !== undefined)
    return (
      <Menu.CheckboxItem value={value} checked={checked} onClick={onSelect} css={itemStyle} color={color}>
        {inside}
      </Menu.CheckboxItem>
    );
  return (
    <Menu.Item value={value} onClick={onSelect} css={itemStyle} color={color} asChild={to !== undefined}>
      {to === undefined ? inside : <Link to={to}>{inside}</Link>}
    </Menu.Item>
  );
};

const content = {
  // Also of what places it, which reads it here: above a dialog.
  zIndex: 'popover',
  minWidth: '12rem',
  maxWidth: 'min(20rem, calc(100vw - 24px))',
  maxHeight: 'min(28rem, var(--available-height))',
  overflowY: 'auto',
  p: '1',
  bg: 'bg.raised',
  borderRadius: 'control',
  boxShadow: 'float',
  outline: 'none',
  animation: 'fade-in 120ms',
  // It goes at once: the menu would wait for the end of an animation that ended when it came.
  '&[data-state=closed]': { animation: 'none' },
};

const groupStyle = { '& + &': { borderTopWidth: '1px', borderColor: 'border.default', mt: '1', pt: '1' } };

const groupTitle = { px: '2.5', py: '1.5', fontSize: 'xs', fontWeight: 'medium', color: 'fg.muted' };

const itemStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  px: '2.5',
  minHeight: '9',
  fontSize: 'body',
  textDecoration: 'none',
  textAlign: 'start',
  borderRadius: 'sm',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  '&[data-highlighted]': { bg: 'bg.hover' },
};
