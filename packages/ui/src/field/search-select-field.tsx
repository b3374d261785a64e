import { Combobox, chakra, createListCollection, Portal } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronsUpDown, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { asQuery, type QueryFactory } from '../query/query-like.ts';
import { useDebounced } from '../query/use-debounced.ts';
import { useScope } from '../scope/scope.tsx';
import { FieldFrame } from './field-frame.tsx';
import { inputStyle } from './input.tsx';
import { type FieldProps, useField } from './use-field.ts';

export type SearchOption = { value: number; label: string; detail?: string };

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
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<SearchOption | null>(selected ?? null);
  const wanted = useDebounced(typed.trim(), 100);
  const { data, isFetching, isError } = useQuery({
    ...asQuery(search({ ...scope, limit: 20, ...(wanted && { search: wanted }) })),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const options = useMemo(() => (data?.items ?? []).map((item) => ({ item, option: toOption(item) })), [data, toOption]);
  const known = useMemo(() => {
    const items = options.map(({ option }) => option);
    const isListed = items.some(({ value }) => value === chosen?.value);
    return createListCollection({
      items: chosen && !isListed ? [...items, chosen] : items,
      itemToString: ({ label }) => label,
      itemToValue: ({ value }) => String(value),
    });
  }, [options, chosen]);
  const { id, onBlur, disabled, autoFocus, ...control } = field.control;
  const status = isError
    ? 'Não foi possível buscar. Tente de novo.'
    : isFetching && !data
      ? 'Buscando…'
      : options.length === 0
        ? 'Nada encontrado.'
        : null;

  return (
    <FieldFrame field={field}>
      <Combobox.Root
        unstyled
        collection={known}
        ids={{ input: id }}
        disabled={disabled}
        // Not on the input: the machine must be there to hear of the focus, or it takes no key.
        autoFocus={autoFocus}
        value={field.value === null || field.value === undefined ? [] : [String(field.value)]}
        inputValue={text}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') return;
          setText(inputValue);
          setTyped('');
        }}
        open={open}
        onOpenChange={(details) => setOpen(details.open)}
        onValueChange={({ value: [value] }) => {
          const match = options.find(({ option }) => String(option.value) === value);
          setChosen(match?.option ?? null);
          field.setValue(match?.option.value ?? null);
          onChosen?.(match?.item ?? null);
        }}
        openOnClick
        // A dialog hides from screen readers what stands beside it when it opens: the list comes later, with the first search.
        lazyMount
        unmountOnExit
        inputBehavior="autohighlight"
        positioning={{ sameWidth: true, gutter: 4 }}
      >
        <Combobox.Control position="relative">
          <Combobox.Input
            {...control}
            // The machine learns of a key a moment later and then writes its text back: taken at once, no fast typing is lost.
            onInput={({ currentTarget: { value } }) =>
              flushSync(() => {
                setText(value);
                setTyped(value);
                setOpen(true);
              })
            }
            placeholder={placeholder}
            onBlur={onBlur}
            css={{ ...inputStyle.base, pe: '16' }}
          />
          <chakra.span position="absolute" insetInlineEnd="1" insetBlock="0" display="flex" alignItems="center" color="fg.muted">
            <Combobox.ClearTrigger aria-label={`Limpar ${field.label}`} css={innerButton}>
              <X size={16} aria-hidden />
            </Combobox.ClearTrigger>
            <Combobox.Trigger aria-label={`Mostrar opções de ${field.label}`} css={innerButton}>
              <ChevronsUpDown size={16} aria-hidden />
            </Combobox.Trigger>
          </chakra.span>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner zIndex="popover">
            <Combobox.Content css={list}>
              {status && (
                <chakra.p px="3" py="2" color="fg.muted" role="status">
                  {status}
                </chakra.p>
              )}
              {options.map(({ option }) => (
                <Combobox.Item key={option.value} item={option} css={row}>
                  <Combobox.ItemText>{option.label}</Combobox.ItemText>
                  {option.detail && (
                    <chakra.span color="fg.muted" fontSize="sm">
                      {option.detail}
                    </chakra.span>
                  )}
                </Combobox.Item>
              ))}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
    </FieldFrame>
  );
};

const innerButton = { display: 'grid', placeItems: 'center', boxSize: '7', borderRadius: 'sm', '&[hidden]': { display: 'none' } };

const list = {
  // The positioner takes its place in the pile from here.
  position: 'relative',
  zIndex: 'popover',
  maxHeight: 'min(20rem, var(--available-height))',
  overflowY: 'auto',
  p: '1',
  bg: 'bg.raised',
  borderRadius: 'control',
  boxShadow: 'float',
  outline: 'none',
};

const row = {
  display: 'grid',
  px: '2.5',
  py: '2',
  lineHeight: 'snug',
  borderRadius: 'sm',
  cursor: 'pointer',
  '&[data-highlighted]': { bg: 'bg.hover' },
  '&[data-state=checked]': { color: 'brand.fg', fontWeight: 'medium' },
};
