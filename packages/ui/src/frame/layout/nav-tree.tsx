import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { MenuEntry } from './menu-entry.ts';

/** The app's menu: links, and groups that open. `slim` shows icons only; a group then leads to its first page. */
export const NavTree = ({ menu, slim = false, label = 'Menu' }: { menu: readonly MenuEntry[]; slim?: boolean; label?: string }) => (
  <Nav aria-label={label} px={slim ? '3' : '3'}>
    <chakra.ul display="grid" gap="0.5">
      {menu.map((entry) => (
        <li key={entry.to}>{entry.children?.length && !slim ? <Group entry={entry} /> : <Leaf entry={entry} slim={slim} />}</li>
      ))}
    </chakra.ul>
  </Nav>
);

const Leaf = ({ entry: { icon: Icon, label, to, children }, slim }: { entry: MenuEntry; slim: boolean }) => (
  <Item
    to={to}
    end={!children?.length && isRoot(to)}
    aria-label={slim ? label : undefined}
    title={slim ? label : undefined}
    data-slim={slim || undefined}
  >
    <Icon size={20} aria-hidden />
    {!slim && label}
  </Item>
);

const Group = ({ entry: { icon: Icon, label, children = [] } }: { entry: MenuEntry }) => {
  const id = useId();
  const { pathname } = useLocation();
  // Where one page lies below another, the address is that of the deeper one.
  const current = children
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  const isActive = current !== undefined;
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? isActive;
  return (
    <>
      <Toggle type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpened(!open)} data-active={isActive || undefined}>
        <Icon size={20} aria-hidden />
        <chakra.span flex="1" textAlign="start">
          {label}
        </chakra.span>
        <chakra.span display="inline-flex" transform={open ? 'rotate(180deg)' : undefined} transition="transform 120ms" aria-hidden>
          <ChevronDown size={16} />
        </chakra.span>
      </Toggle>
      <chakra.ul id={id} display={open ? 'grid' : 'none'} gap="0.5" mt="0.5">
        {children.map((child) => (
          <li key={child.to}>
            <Item to={child.to} ps="11" aria-current={child.to === current ? 'page' : 'false'}>
              {child.label}
            </Item>
          </li>
        ))}
      </chakra.ul>
    </>
  );
};

/** An app's home ('/app') would else stay lit on every page. */
const isRoot = (to: string): boolean => to.split('/').filter(Boolean).length <= 1;

const Nav = chakra('nav', { base: { flex: '1', minHeight: '0', overflowY: 'auto', py: '1' } });

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: '9',
  px: '2.5',
  py: '1.5',
  color: 'fg.muted',
  fontSize: 'body',
  fontWeight: 'medium',
  lineHeight: 'snug',
  textDecoration: 'none',
  borderRadius: 'control',
  _hover: { bg: 'bg.hover', color: 'fg.default' },
  '&[data-slim]': { justifyContent: 'center', px: '0' },
  '& svg': { flexShrink: '0' },
  _focusVisible: { outlineOffset: '-2px' },
};

const Item = chakra(NavLink, {
  base: { ...row, '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg' } },
});

const Toggle = chakra('button', { base: { ...row, '&[data-active]': { color: 'fg.default' } } });
