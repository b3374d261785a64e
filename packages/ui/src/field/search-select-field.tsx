import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { ChevronsUpDown, X } from 'lucide-react';
import { type ChangeEvent, useMemo, useState } from 'react';
import { asQuery, type QueryFactory } from '../query/query-like.ts';
import { useDebounced } from '../query/use-debounced.ts';
import { useScope } from '../scope/scope.tsx';
import { FieldFrame } from './field-frame.tsx';
import { Input } from './input.tsx';
import { useBelow } from './use-below.ts';
import { type FieldProps, useField } from './use-field.ts';

export type SearchOption = { value: number; label: string; detail?: string };

type Choice<Item> = { item: Item | null; option: SearchOption };

type SearchSelectFieldProps<Item> = FieldProps & {
  /** Asks for the records that match what is typed; gets the scope too. */
  search: QueryFactory<{ search?: string | null; limit?: number; company_id?: number; group_id?: number }, { items: Item[] }>;
  toOption: (item: Item) => SearchOption;
  /** The option that the record already holds, so that its name is there before any search. */
  selected?: SearchOption | null;
  placeholder?: string;
  onChosen?: (item: Item | null) => void;
};

/** One of many records, found by typing. The value is the record's id. */
export const SearchSelectField = <Item,>({
  search,
  toOption,
  selected,
  placeholder = 'Digite para buscar',
  onChosen,
  ...props
}: SearchSelectFieldProps<Item>) => {
  const field = useField(props);
  const scope = useScope();
  const [text, setText] = useState(selected?.label ?? '');
  const [chosen, setChosen] = useState<Choice<Item> | null>(selected ? { item: null, option: selected } : null);
  const [open, setOpen] = useState(false);
  const wanted = useDebounced(text === chosen?.option.label ? '' : text.trim(), 100);
  const { data, isFetching, isError } = useQuery({
    ...asQuery(search({ ...scope, limit: 20, ...(wanted && { search: wanted }) })),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const choices = useMemo(() => (data?.items ?? []).map((item): Choice<Item> => ({ item, option: toOption(item) })), [data, toOption]);
  const box = useCombobox<Choice<Item>>({
    inputId: field.id,
    items: choices,
    itemToString: (choice) => choice?.option.label ?? '',
    itemToKey: (choice) => choice?.option.value,
    inputValue: text,
    selectedItem: chosen,
    isOpen: open && !field.control.disabled,
    defaultHighlightedIndex: 0,
    stateReducer: leaveWhatWasChosen,
    onIsOpenChange: ({ isOpen }) => setOpen(isOpen),
    onInputValueChange: ({ inputValue }) => setText(inputValue),
    onSelectedItemChange: ({ selectedItem }) => {
      setChosen(selectedItem);
      field.setValue(selectedItem?.option.value ?? null);
      onChosen?.(selectedItem?.item ?? null);
    },
  });
  const { anchor, bubble } = useBelow(box.isOpen);
  const status = isError
    ? 'Não foi possível buscar. Tente de novo.'
    : isFetching && !data
      ? 'Buscando…'
      : choices.length === 0
        ? 'Nada encontrado.'
        : null;

  return (
    <FieldFrame field={field}>
      <chakra.div ref={anchor} position="relative">
        <Input
          {...box.getInputProps({
            ...field.control,
            // The machine tells of a key a render later: the text is taken at once, so that no fast typing is lost.
            onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => setText(currentTarget.value),
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
