import { chakra } from '@chakra-ui/react';
import { type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { ChevronsUpDown, X } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { FieldFrame } from '../base/field-frame.tsx';
import { Input } from '../base/input.tsx';
import type { FieldState } from '../binding/use-field.ts';
import { useBelow } from './use-below.ts';

export type Option = { value: number | string; label: string; detail?: string };

/** An option with the record behind it; null when only its name is known. */
export type Choice<Item> = { item: Item | null; option: Option };

type ComboboxProps<Item> = {
  field: FieldState;
  placeholder: string;
  choices: readonly Choice<Item>[];
  /** Said above the choices: searching, nothing found, failed. */
  status: string | null;
  text: string;
  onText: (text: string) => void;
  chosen: Choice<Item> | null;
  onChoose: (choice: Choice<Item> | null) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
};

/** An input with a list below it, in the top layer: arrows move, Enter takes, Esc closes. Whoever shows it says what the list holds. */
export const Combobox = <Item,>(props: ComboboxProps<Item>) => {
  const { field, placeholder, choices, status, text, onText, chosen, onChoose, open, onOpen } = props;
  const box = useCombobox<Choice<Item>>({
    inputId: field.id,
    items: [...choices],
    itemToString: (choice) => choice?.option.label ?? '',
    itemToKey: (choice) => choice?.option.value,
    inputValue: text,
    selectedItem: chosen,
    isOpen: open && !field.control.disabled,
    defaultHighlightedIndex: 0,
    stateReducer: leaveWhatWasChosen,
    onIsOpenChange: ({ isOpen }) => onOpen(isOpen),
    onInputValueChange: ({ inputValue }) => onText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => onChoose(selectedItem),
  });
  const { anchor, bubble } = useBelow(box.isOpen);

  return (
    <FieldFrame field={field}>
      <chakra.div ref={anchor} position="relative">
        <Input
          {...box.getInputProps({
            ...field.control,
            // The machine tells of a key a render later: the text is taken at once, so that no fast typing is lost.
            onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onText(currentTarget.value),
          })}
          // The label is tied to it by the id.
          aria-labelledby={undefined}
          placeholder={placeholder}
          pe="16"
        />
        <chakra.span position="absolute" insetInlineEnd="1" insetBlock="0" display="flex" alignItems="center" color="fg.muted">
          {text && !field.control.disabled && (
            <InnerButton type="button" tabIndex={-1} aria-label={`Limpar ${field.label}`} onClick={box.reset}>
              <X size={16} aria-hidden />
            </InnerButton>
          )}
          <InnerButton
            {...box.getToggleButtonProps({ disabled: field.control.disabled, 'aria-label': `Mostrar opções de ${field.label}` })}
            type="button"
          >
            <ChevronsUpDown size={16} aria-hidden />
          </InnerButton>
        </chakra.span>
      </chakra.div>
      <Bubble {...bubble} popover="manual">
        {box.isOpen && status && (
          <chakra.p px="3" py="2" color="fg.muted" role="status">
            {status}
          </chakra.p>
        )}
        <chakra.ul {...box.getMenuProps({ 'aria-label': field.label })} listStyleType="none">
          {box.isOpen &&
            choices.map((choice, index) => (
              <Row key={choice.option.value} {...box.getItemProps({ item: choice, index })}>
                {choice.option.label}
                {choice.option.detail && (
                  <chakra.span color="fg.muted" fontSize="sm" fontWeight="normal">
                    {choice.option.detail}
                  </chakra.span>
                )}
              </Row>
            ))}
        </chakra.ul>
      </Bubble>
    </FieldFrame>
  );
};

/** Leaving the field chooses nothing: what was chosen stays, unless its text was taken out. */
const leaveWhatWasChosen = <Item,>(
  { selectedItem, inputValue }: { selectedItem: Choice<Item> | null; inputValue: string },
  { type, changes }: UseComboboxStateChangeOptions<Choice<Item>>,
): Partial<typeof changes> => {
  if (type !== useCombobox.stateChangeTypes.InputBlur && type !== useCombobox.stateChangeTypes.InputKeyDownEscape) return changes;
  const kept = inputValue === '' ? null : selectedItem;
  return { ...changes, selectedItem: kept, inputValue: kept?.option.label ?? '' };
};

const InnerButton = chakra('button', {
  base: { display: 'grid', placeItems: 'center', boxSize: '7', borderRadius: 'sm', _hover: { bg: 'bg.hover' } },
});

const Bubble = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    m: '0',
    p: '1',
    overflowY: 'auto',
    bg: 'bg.raised',
    color: 'fg.default',
    borderWidth: '0',
    borderRadius: 'control',
    boxShadow: 'float',
  },
});

const Row = chakra('li', {
  base: {
    display: 'grid',
    px: '2.5',
    py: '2',
    lineHeight: 'snug',
    borderRadius: 'sm',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'bg.hover' },
  },
});
