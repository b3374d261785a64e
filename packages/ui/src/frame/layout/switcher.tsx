import { chakra } from '@chakra-ui/react';
import { ChevronsUpDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { MenuButton } from '../../components/menu/menu-button.tsx';
import { lazyComponent } from '../../system/query/lazy-component.ts';
import type { SwitcherOption } from './switcher-option.ts';

type SwitcherProps = {
  /** What is chosen: 'Empresa', 'Grupo'. */
  label: string;
  options: readonly SwitcherOption[];
  value: number | null;
  onChange: (value: number) => void;
};

/** More than this and the list gets a search box. */
const SEARCH_FROM = 8;

/** Which company or group the screens are about. With one there is nothing to choose: its name stands alone. */
export const Switcher = ({ label, options, value, onChange }: SwitcherProps) => {
  const [open, setOpen] = useState(false);
  const current = options.find((option) => option.value === value);
  const name = <Name>{current?.label ?? 'Escolha'}</Name>;
  const spoken = `${label}: ${current?.label ?? 'nenhuma escolhida'}. Trocar`;
  if (options.length <= 1) return current ? <Name px="3.5">{current.label}</Name> : null;
  if (options.length <= SEARCH_FROM)
    return (
      <MenuButton
        label={spoken}
        groups={[
          {
            title: label,
            items: options.map((option) => ({
              label: option.label,
              checked: option.value === value,
              onSelect: () => onChange(option.value),
            })),
          },
        ]}
      >
        {name}
        <ChevronsUpDown size={16} aria-hidden />
      </MenuButton>
    );
  return (
    <>
      <Button variant="ghost" minW={0} aria-label={spoken} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
        <ChevronsUpDown size={16} aria-hidden />
      </Button>
      {open && (
        <Suspense>
          <SwitcherDialog
            label={label}
            options={options}
            value={value}
            onClose={() => setOpen(false)}
            onChange={(next) => {
              setOpen(false);
              onChange(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
};

const SwitcherDialog = lazyComponent(() => import('./switcher-dialog.tsx').then(({ SwitcherDialog }) => SwitcherDialog));

const Name = chakra('span', {
  base: {
    minWidth: '0',
    maxWidth: { base: 'min(10rem, 38vw)', md: '18rem' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'fg.default',
    fontWeight: 'medium',
    lineHeight: 'snug',
  },
});
