import { chakra, Flex } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { PanelLeft, PanelLeftClose } from 'lucide-react';
import { Link } from 'react-router';
import { IconButton } from '../../components/button/icon-button.tsx';
import { keptAtom } from '../../system/state/kept-atom.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Brand } from './brand.tsx';
import { FrameMain } from './frame-main.ts';
import type { FrameProps } from './frame-props.ts';
import { NavTree } from './nav-tree.tsx';
import { SkipLink } from './skip-link.tsx';

/** The modern layout: a rail that shrinks to icons (remembered), a bar at the bottom on a phone, the top bar, the content. */
export const AppFrame = ({ menu, home, switcher, search, person, banners, children }: FrameProps) => {
  const [slim, setSlim] = useRail();
  return (
    <Shell>
      <SkipLink />
      <Rail aria-label="Barra lateral" data-screen-only width={slim ? '4rem' : '15rem'} data-slim={slim || undefined}>
        <Flex align="center" justify={slim ? 'center' : 'flex-start'} h="14" px={slim ? '0' : '5'} flexShrink={0}>
          <Link to={home} aria-label="Esteto, início">
            <Brand compact={slim} />
          </Link>
        </Flex>
        <NavTree menu={menu} slim={slim} />
        <Flex p="3" justify={slim ? 'center' : 'flex-end'} flexShrink={0}>
          <IconButton
            label={slim ? 'Abrir o menu' : 'Encolher o menu'}
            icon={slim ? PanelLeft : PanelLeftClose}
            aria-expanded={!slim}
            onClick={() => setSlim(!slim)}
          />
        </Flex>
      </Rail>
      <chakra.div minW={0}>
        {banners}
        <TopBar data-screen-only>
          <Flex flex="1" minW={0} align="center" gap="2">
            {switcher}
          </Flex>
          {search}
          <Flex align="center" gap="1" justify="flex-end">
            {person}
          </Flex>
        </TopBar>
        <FrameMain id="conteudo" tabIndex={-1}>
          {children}
        </FrameMain>
      </chakra.div>
      <BottomBar menu={menu} />
    </Shell>
  );
};

const Shell = chakra('div', {
  base: {
    // What sticks below the top bar (headers of tables) reads it.
    '--page-top': '3.5rem',
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr)' },
    minHeight: '100dvh',
  },
});

const Rail = chakra('aside', {
  base: {
    display: { base: 'none', md: 'flex' },
    flexDirection: 'column',
    position: 'sticky',
    top: '0',
    height: '100dvh',
    bg: 'bg.surface',
    borderInlineEndWidth: '1px',
    borderColor: 'border.default',
    transition: 'width 160ms cubic-bezier(0.2, 0, 0, 1)',
    overflow: 'hidden',
  },
});

const TopBar = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'docked',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '14',
    px: { base: '3', md: '6' },
    bg: 'bg.canvas',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
  },
});

const slimAtom = keptAtom<boolean>('esteto.rail', { read: (raw) => raw === true });

/** Whether the rail shows icons only; remembered. A stored value that is no boolean counts as false. */
const useRail = (): [boolean, (slim: boolean) => void] => {
  const [slim, setSlim] = useAtom(slimAtom);
  return [slim === true, setSlim];
};
