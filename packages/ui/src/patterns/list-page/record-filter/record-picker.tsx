import { chakra } from '@chakra-ui/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Input } from '../../../components/field/base/input.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Loading } from '../../../components/states/loading.tsx';
import { useScope } from '../../../system/context/scope.tsx';
import { asQuery } from '../../../system/query/query-like.ts';
import { useDebounced } from '../../../system/query/use-debounced.ts';
import { DialogBody, Modal } from '../../dialog/modal.tsx';
import type { RecordField, RecordOption } from '../filter-field.ts';
import { useRecordQuery } from './record-query.ts';

type RecordPickerProps = { field: RecordField; onClose: () => void; onChoose: (option: RecordOption) => void };

/** One of many records to filter by, found by typing. */
export default function RecordPicker({ field, onClose, onChoose }: RecordPickerProps) {
  const query = useRecordQuery(field);
  const scope = useScope();
  const noun = field.label.toLowerCase();
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), 100);
  const { data, error, refetch, isFetching } = useQuery({
    ...asQuery(query({ ...scope, ...(search && { search }) })),
    placeholderData: keepPreviousData,
  });
  return (
    <Modal title={`Filtrar por ${noun}`} size="sm" onClose={onClose}>
      <DialogBody display="grid" gap="3" alignContent="start" minHeight="14rem">
        <Input
          type="search"
          aria-label={`Buscar ${noun}`}
          placeholder="Digite para buscar"
          value={text}
          onChange={({ target }) => setText(target.value)}
          data-autofocus
        />
        {!data && error && <ErrorState error={error} retry={() => void refetch()} retrying={isFetching} />}
        {!data && !error && <Loading />}
        {data?.items.length === 0 && (
          <chakra.p role="status" color="fg.muted">
            Nada encontrado.
          </chakra.p>
        )}
        {data && data.items.length > 0 && (
          <chakra.ul aria-label={field.label} mx="-2">
            {data.items.map((option) => (
              <li key={option.id}>
                <Choice type="button" onClick={() => onChoose(option)}>
                  {option.label}
                  {option.detail && (
                    <chakra.span color="fg.muted" fontSize="sm">
                      {option.detail}
                    </chakra.span>
                  )}
                </Choice>
              </li>
            ))}
          </chakra.ul>
        )}
      </DialogBody>
    </Modal>
  );
}

const Choice = chakra('button', {
  base: {
    display: 'grid',
    width: 'full',
    px: '2',
    py: '2',
    minHeight: 'control',
    alignContent: 'center',
    textAlign: 'start',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    borderRadius: 'control',
    _hover: { bg: 'bg.hover' },
  },
});
