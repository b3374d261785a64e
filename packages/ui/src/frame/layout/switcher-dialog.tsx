import { chakra } from '@chakra-ui/react';
import { searchKey } from '@esteto/domain/shared/text/text';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Input } from '../../components/field/base/input.tsx';
import { DialogBody, Modal } from '../../patterns/dialog/modal.tsx';
import type { SwitcherOption } from './switcher-option.ts';

type SwitcherDialogProps = {
  label: string;
  options: readonly SwitcherOption[];
  value: number | null;
  onChange: (value: number) => void;
  onClose: () => void;
};

/** The long list of companies or groups, found by name (accents and case do not matter) or detail. */
export const SwitcherDialog = ({ label, options, value, onChange, onClose }: SwitcherDialogProps) => {
  const id = useId();
  const [text, setText] = useState('');
  const key = searchKey(text);
  const matching = options.filter((option) => searchKey(`${option.label} ${option.detail ?? ''}`).includes(key));
  const first = matching[0];
  return (
    <Modal title={`Trocar ${label.toLowerCase()}`} size="sm" onClose={onClose}>
      <DialogBody display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
        <chakra.form
          onSubmit={(event) => {
            event.preventDefault();
            if (first) onChange(first.value);
          }}
        >
          <Input
            id={id}
            type="search"
            aria-label="Buscar"
            placeholder="Buscar"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </chakra.form>
        <chakra.ul display="grid" gap="0.5" aria-label={label}>
          {matching.map((option) => (
            <li key={option.value}>
              <Option type="button" aria-current={option.value === value || undefined} onClick={() => onChange(option.value)}>
                <chakra.span flex="1" minW={0}>
                  {option.label}
                  {option.detail && (
                    <chakra.span display="block" color="fg.muted" fontSize="sm" fontWeight="normal">
                      {option.detail}
                    </chakra.span>
                  )}
                </chakra.span>
                {option.value === value && <Check size={16} aria-hidden />}
              </Option>
            </li>
          ))}
        </chakra.ul>
        <chakra.p role="status" color="fg.muted">
          {matching.length === 0 && 'Nada encontrado. Confira o que foi digitado.'}
        </chakra.p>
      </DialogBody>
    </Modal>
  );
};

const Option = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minHeight: '11',
    px: '3',
    py: '2',
    textAlign: 'start',
    fontWeight: 'medium',
    borderRadius: 'control',
    _hover: { bg: 'bg.hover' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});
