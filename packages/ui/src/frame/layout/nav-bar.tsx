import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { MenuButton } from '../../components/menu/menu-button.tsx';
import type { MenuEntry } from './menu-entry.ts';

/** The app's menu in one line; a section opens a list of its pages. On a phone the bar at the bottom stands in for it. */
export const NavBar = ({ menu }: { menu: readonly MenuEntry[] }) => (
  <Bar aria-label="Menu">
    <chakra.ul display="flex" flexWrap="wrap" columnGap="1">
      {menu.map((entry) => (
        <li key={entry.to}>{entry.children?.length ? <Section entry={entry} /> : <Leaf entry={entry} />}</li>
      ))}
    </chakra.ul>
  </Bar>
);

const Leaf = ({ entry: { label, to } }: { entry: MenuEntry }) => (
  <Item to={to} end={to.split('/').filter(Boolean).length <= 1}>
    {label}
  </Item>
);

const Section = ({ entry: { label, children = [] } }: { entry: MenuEntry }) => {
  const { pathname } = useLocation();
  const isActive = children.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Lit data-active={isActive || undefined}>
      <MenuButton label={label} groups={[{ items: children }]}>
        {label}
        <ChevronDown size={14} aria-hidden />
      </MenuButton>
    </Lit>
  );
};

const Bar = chakra('nav', {
  base: {
    display: { base: 'none', md: 'block' },
    px: '3',
    borderTopWidth: '1px',
    borderColor: 'border.default',
  },
});

/** The line under the entry of the page on the screen. */
const mark = { borderBottomWidth: '2px', borderColor: 'transparent' };
const marked = { borderColor: 'brand.solid', color: 'brand.fg' };

const Item = chakra(NavLink, {
  base: {
    ...mark,
    display: 'inline-flex',
    alignItems: 'center',
    height: '9',
    px: '2.5',
    color: 'fg.muted',
    fontSize: 'body',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { color: 'fg.default' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-current=page]': marked,
  },
});

const Lit = chakra('span', {
  base: {
    ...mark,
    display: 'inline-flex',
    height: '9',
    alignItems: 'center',
    '& > button': { px: '2.5', height: '7', gap: '1' },
    '&[data-active]': marked,
    '&[data-active] > button': { color: 'brand.fg' },
  },
});
