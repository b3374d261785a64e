import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { MenuButton } from '../../components/menu/menu-button.tsx';

type PersonButtonProps = { name: string; avatarUrl?: string | null /** Mounted while it is open. */; menu: ReactElement };

/** Who is signed in; opens their menu. */
export const PersonButton = ({ name, avatarUrl, menu }: PersonButtonProps) => (
  <MenuButton label={`Conta de ${name}`} groups={menu}>
    {avatarUrl ? <Avatar as="img" {...{ src: avatarUrl, alt: '' }} /> : <Avatar data-initials={initials(name)} aria-hidden />}
    <chakra.span display={{ base: 'none', lg: 'inline' }}>{name}</chakra.span>
  </MenuButton>
);

/** 'Ana Paula de Souza' -> 'AS'. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.[0]?.toUpperCase() ?? '').join('');
};

const Avatar = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '7',
    borderRadius: 'full',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: 'xs',
    fontWeight: 'semibold',
    objectFit: 'cover',
    // Drawn, not written: the button's name is the person's, not their initials.
    '&[data-initials]::before': { content: 'attr(data-initials)' },
  },
});
