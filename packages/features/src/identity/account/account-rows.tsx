import { chakra } from '@chakra-ui/react';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { ErrorState } from '@esteto/ui/components/states/error-state.tsx';
import { Loading } from '@esteto/ui/components/states/loading.tsx';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

type Shown = { title: string; detail: readonly (string | null)[]; end: ReactNode };

type AccountRowsProps<Row extends { id: number }> = {
  query: UseQueryOptions<Row[]>;
  row: (row: Row) => Shown;
  /** So many until more are asked for; all when left out. */
  initially?: number;
};

/** A short list inside a card: what, where, and what belongs at its end. */
export const AccountRows = <Row extends { id: number }>({ query, row, initially }: AccountRowsProps<Row>) => {
  const { data, error, refetch, isFetching } = useQuery(query);
  const [isWhole, setWhole] = useState(false);
  if (error) return <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Loading />;
  const shown = isWhole ? data : data.slice(0, initially);
  return (
    <>
      <List>
        {shown.map((item) => {
          const { title, detail, end } = row(item);
          return (
            <li key={item.id}>
              <chakra.div minW="0">
                <chakra.div fontWeight="medium">{title}</chakra.div>
                <chakra.div color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                  {detail.filter(Boolean).join(' · ')}
                </chakra.div>
              </chakra.div>
              <chakra.div color="fg.muted" fontSize="sm" textAlign="end" flexShrink="0">
                {end}
              </chakra.div>
            </li>
          );
        })}
      </List>
      {shown.length < data.length && (
        <Button variant="ghost" mt="2" onClick={() => setWhole(true)}>
          Ver todos
        </Button>
      )}
    </>
  );
};

const List = chakra('ul', {
  base: {
    display: 'grid',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      py: '2.5',
      borderBottomWidth: '1px',
      borderColor: 'border.default',
    },
    '& > li:last-child': { borderBottomWidth: '0' },
  },
});
