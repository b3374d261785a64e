import { chakra } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import type { MenuEntry } from './menu-entry.ts';

/** On a phone: the first five entries, or four and the whole menu: those that are meant for it, then the first. */
export const BottomBar = ({ menu }: { menu: readonly MenuEntry[] }) => {
  const [open, setOpen] = useState(false);
  const isWhole = menu.length <= 5 && menu.every((entry) => !entry.children?.length);
  const first = new Set([...menu.filter(({ inBar }) => inBar), ...menu].slice(0, 4));
  const shown = isWhole ? menu : menu.filter((entry) => first.has(entry));
  return (
    <Bar aria-label="Principal">
      {shown.map(({ icon: Icon, label, short, to }) => (
        <Item key={to} to={to} end={to.split('/').filter(Boolean).length <= 1}>
          <Icon size={20} aria-hidden />
          <Word>{short ?? label}</Word>
        </Item>
      ))}
      {!isWhole && (
        <More type="button" aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          <Menu size={20} aria-hidden />
          <Word>Menu</Word>
        </More>
      )}
      {open && (
        <Suspense>
          <MenuSheet menu={menu} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Bar>
  );
};

const MenuSheet = lazyComponent(() => import('./menu-sheet.tsx').then(({ MenuSheet }) => MenuSheet));

const Bar = chakra('nav', {
  base: {
    display: { base: 'grid', md: 'none' },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    position: 'fixed',
    insetInline: '0',
    bottom: '0',
    zIndex: 'docked',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    pb: 'env(safe-area-inset-bottom)',
  },
});

const cell = {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '1',
  minHeight: '14',
  px: '1',
  color: 'fg.muted',
  fontSize: 'xs',
  fontWeight: 'medium',
  textDecoration: 'none',
  _focusVisible: { outlineOffset: '-2px' },
};

const Item = chakra(NavLink, { base: { ...cell, '&[aria-current=page]': { color: 'brand.fg' } } });

const More = chakra('button', { base: cell });

const Word = chakra('span', {
  base: { maxWidth: 'full', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: 'snug' },
});
