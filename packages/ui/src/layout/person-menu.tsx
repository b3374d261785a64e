import { chakra } from '@chakra-ui/react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { MenuButton } from '../menu/menu-button.tsx';
import type { MenuGroup, MenuItem } from '../menu/menu-item.ts';
import { useTheme } from '../system/use-theme.ts';

type PersonMenuProps = {
  name: string;
  email: string;
  avatarUrl?: string | null;
  /** 'Minha conta', 'Sair' and what else the app offers. */
  items: readonly MenuItem[];
  /** What else may be chosen, after the theme: the layout. */
  choices?: MenuGroup;
};

/** Who is signed in: their own pages, the theme, the way out. */
export const PersonMenu = ({ name, email, avatarUrl, items, choices }: PersonMenuProps) => {
  const [theme, choose] = useTheme();
  const groups = [
    { title: email, items },
    {
      title: 'Aparência',
      items: [
        { label: 'Clara', icon: Sun, checked: theme === 'light', onSelect: () => choose('light') },
        { label: 'Escura', icon: Moon, checked: theme === 'dark', onSelect: () => choose('dark') },
        { label: 'Como no aparelho', icon: Monitor, checked: theme === 'system', onSelect: () => choose('system') },
      ],
    },
    ...(choices ? [choices] : []),
  ];
  return (
    <MenuButton label={`Conta de ${name}`} groups={groups}>
      {avatarUrl ? <Avatar as="img" {...{ src: avatarUrl, alt: '' }} /> : <Avatar data-initials={initials(name)} aria-hidden />}
      <chakra.span display={{ base: 'none', lg: 'inline' }}>{name}</chakra.span>
    </MenuButton>
  );
};

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
