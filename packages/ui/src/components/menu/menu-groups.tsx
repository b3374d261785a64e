import { chakra, Menu } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { Link } from 'react-router';
import type { MenuGroup, MenuItem } from './menu-item.ts';

/** What stands in a menu, group by group. */
export const MenuGroups = ({ groups }: { groups: readonly MenuGroup[] }) =>
  groups.map((group, index) => (
    <Menu.ItemGroup key={group.title ?? index}>
      {group.title && <Menu.ItemGroupLabel>{group.title}</Menu.ItemGroupLabel>}
      {group.items.map((item) => (
        <Item key={item.label} item={item} value={`${index}/${item.label}`} />
      ))}
    </Menu.ItemGroup>
  ));

const Item = ({ item, value }: { item: MenuItem; value: string }) => {
  // Enter clicks the item too.
  const { icon: Icon, label, to, onSelect, tone, checked, stays } = item;
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
      <Menu.CheckboxItem value={value} checked={checked} closeOnSelect={!stays} onClick={onSelect} color={color}>
        {inside}
      </Menu.CheckboxItem>
    );
  return (
    <Menu.Item value={value} onClick={onSelect} color={color} asChild={to !== undefined}>
      {to === undefined ? inside : <Link to={to}>{inside}</Link>}
    </Menu.Item>
  );
};
