import { chakra, Flex } from '@chakra-ui/react';
import { useLayoutEffect } from 'react';
import { Link } from 'react-router';
import { BottomBar } from './bottom-bar.tsx';
import { Brand } from './brand.tsx';
import { FrameMain } from './frame-main.ts';
import type { FrameProps } from './frame-props.ts';
import { NavBar } from './nav-bar.tsx';
import { SkipLink } from './skip-link.tsx';

/** The classic layout, for who came from older systems: the menu across the top, the whole width for the content, more on one screen. */
export const ClassicFrame = ({ menu, home, switcher, search, person, banners, children }: FrameProps) => {
  useDenseScreen();
  return (
    <>
      <SkipLink />
      {banners}
      <Header data-screen-only>
        <Flex align="center" gap="3" minH="12" px={{ base: '3', md: '5' }}>
          {/* On a phone the company's name needs the room; the bar at the bottom leads home. */}
          <chakra.div hideBelow="md">
            <Link to={home} aria-label="Esteto, início">
              <Brand />
            </Link>
          </chakra.div>
          <Flex flex="1" minW={0} align="center" gap="2" ps={{ md: '3' }}>
            {switcher}
          </Flex>
          {search}
          <Flex align="center" gap="1" justify="flex-end">
            {person}
          </Flex>
        </Flex>
        <NavBar menu={menu} />
      </Header>
      <FrameMain
        id="conteudo"
        tabIndex={-1}
        pt={{ base: '4', md: '4' }}
        px={{ base: '4', md: '5' }}
        css={{ '& > *': { maxWidth: 'none' } }}
      >
        {children}
      </FrameMain>
      <BottomBar menu={menu} />
    </>
  );
};

/** Smaller controls and text for as long as this layout stands (see global.css). */
const useDenseScreen = (): void =>
  useLayoutEffect(() => {
    document.documentElement.dataset.layout = 'classic';
    return () => {
      delete document.documentElement.dataset.layout;
    };
  }, []);

const Header = chakra('header', {
  base: {
    position: 'sticky',
    top: '0',
    zIndex: 'docked',
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
  },
});
