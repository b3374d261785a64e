import { Flex } from '@chakra-ui/react';
import { RotateCw } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { Pager } from '../data-table/pager.tsx';
import type { Rows } from '../data-table/use-rows.ts';
import type { ListState } from './use-list-state.ts';

/** Below the rows: the way to other pages, or to those that did not come. */
export const ListFoot = <Row,>({ rows, state }: { rows: Rows<Row>; state: ListState }) => {
  const { total, error, next, previous, retry } = rows;
  if (error)
    return rows.rows.length === 0 ? null : (
      <Flex align="center" justify="center" wrap="wrap" gap="3" py="3" color="fg.muted" role="alert">
        Não foi possível carregar os outros registros.
        <Button size="sm" icon={RotateCw} onClick={retry}>
          Tentar de novo
        </Button>
      </Flex>
    );
  if (total === 0) return null;
  return (
    <Pager
      size={state.size}
      onSize={state.setSize}
      onPrevious={previous === null ? null : () => state.goTo({ before: previous })}
      onNext={next === null ? null : () => state.goTo({ after: next })}
    />
  );
};
