import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useScope } from '../../../system/context/scope.tsx';
import { asQuery, type QueryFactory } from '../../../system/query/query-like.ts';
import { useDebounced } from '../../../system/query/use-debounced.ts';
import { useFormStore } from '../binding/form-context.tsx';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { type Choice, Combobox, type Option } from './combobox.tsx';

export type SearchOption = Option & { value: number };

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
  const store = useFormStore();
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
  const status = isError
    ? 'Não foi possível buscar. Tente de novo.'
    : isFetching && !data
      ? 'Buscando…'
      : choices.length === 0
        ? 'Nada encontrado.'
        : null;
  // What is asked before it is saved names the one that was and the one that will be.
  useEffect(() => {
    if (chosen) store.call(props.name, chosen.option.value, chosen.option.label);
  }, [store, props.name, chosen]);
  const choose = (choice: Choice<Item> | null) => {
    setChosen(choice);
    field.setValue(choice?.option.value ?? null);
    onChosen?.(choice?.item ?? null);
  };
  return (
    <Combobox
      field={field}
      placeholder={placeholder}
      choices={choices}
      status={status}
      text={text}
      onText={setText}
      chosen={chosen}
      onChoose={choose}
      open={open}
      onOpen={setOpen}
    />
  );
};
