import { Monitor, Moon, Sun } from 'lucide-react';
import { MenuGroups } from '../../components/menu/menu-groups.tsx';
import type { MenuGroup, MenuItem } from '../../components/menu/menu-item.ts';
import { useTheme } from '../../system/style/theme.ts';

type PersonMenuProps = {
  email: string;
  /** 'Minha conta', 'Sair' and what else the app offers. */
  items: readonly MenuItem[];
  /** What else may be chosen, after the theme: the layout. */
  choices?: MenuGroup;
};

/** The person's own pages, the theme, the way out. */
export const PersonMenu = ({ email, items, choices }: PersonMenuProps) => {
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
  return <MenuGroups groups={groups} />;
};
