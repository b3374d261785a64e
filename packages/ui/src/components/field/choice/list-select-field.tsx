import { searchKey } from '@esteto/domain/shared/text/text';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { asQuery, type PartOfQuery, type QueryLike } from '../../../system/query/query-like.ts';
import { type FieldProps, useField } from '../binding/use-field.ts';
import { type Choice, Combobox, type Option } from './combobox.tsx';

export type ListSelectFieldProps<Item> = FieldProps & {
  /** The whole list; null while what it depends on (a state) is not chosen. */
  list: QueryLike<readonly Item[]> | PartOfQuery<readonly Item[]> | null;
  /** At module scope. */
  toOption: (item: Item) => Option;
  /** What is said when the list does not come: 'Não foi possível carregar a listagem de bancos.' */
  failed: string;
  placeholder?: string;
  onChosen?: (item: Item | null) => void;
};

/** More than this at once nobody reads; typing finds the others. */
const MOST_SHOWN = 100;

/** One of a public list (states, cities, banks, countries) that is loaded once and searched here, accent-blind. The value is the option's. */
export const ListSelectField = <Item,>({
  list,
  toOption,
  failed,
  placeholder = 'Escolha',
  onChosen,
  ...props
}: ListSelectFieldProps<Item>) => {
  const query = useQuery({ ...asQuery(list ?? NO_LIST), enabled: list !== null });
  const field = useField({ ...props, disabled: (props.disabled ?? false) || list === null, help: query.isError ? failed : props.help });
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const all = useMemo(
    () =>
      ((query.data ?? []) as readonly Item[]).map((item): Choice<Item> & { key: string } => {
        const option = toOption(item);
        return { item, option, key: searchKey(`${option.label} ${option.detail ?? ''}`) };
      }),
    [query.data, toOption],
  );
  const chosen = all.find(({ option }) => option.value === field.value) ?? null;
  const wanted = typed === null ? '' : searchKey(typed);
  const choices = all.filter(({ key }) => key.includes(wanted)).slice(0, MOST_SHOWN);
  return (
    <Combobox<Item>
      field={field}
      placeholder={placeholder}
      choices={choices}
      status={query.isError ? failed : query.isPending ? 'Carregando…' : choices.length === 0 ? 'Nada encontrado.' : null}
      text={typed ?? chosen?.option.label ?? ''}
      onText={(text) => setTyped(text === chosen?.option.label ? null : text)}
      chosen={chosen}
      onChoose={(choice) => {
        setTyped(null);
        field.setValue(choice?.option.value ?? null);
        onChosen?.(choice?.item ?? null);
      }}
      open={open}
      onOpen={(next) => {
        setOpen(next);
        if (next && query.isError) void query.refetch();
        if (!next) setTyped(null);
      }}
    />
  );
};

const NO_LIST = { queryKey: ['no list'], queryFn: () => Promise.resolve([]) };
