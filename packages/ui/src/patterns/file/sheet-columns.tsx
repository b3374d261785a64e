import { chakra } from '@chakra-ui/react';
import { asSaid, type SheetColumn, withColumn, writeColumns } from '@esteto/domain/shared/sheet/columns';
import { Line, LineList } from '../../components/display/line-list.tsx';
import { Select, SelectChevron } from '../../components/field/base/select.tsx';

type SheetColumnsProps<Column extends string> = {
  columns: readonly SheetColumn<Column>[];
  /** What a column may be, in the order of the choice. */
  labels: Readonly<Record<Column, string>>;
  /** What the person has said of them, as a form carries it: it holds before a reading answers it, so that the next word is added to it. */
  said: string | null;
  /** What may stand in more than one column. */
  several?: ReadonlySet<Column>;
  /** The columns as a form carries them. */
  onColumns: (columns: string) => void;
};

/** What each column of a file was taken for, with its first value, and corrected here. */
export const SheetColumns = <Column extends string>({ columns: read, labels, said, several, onColumns }: SheetColumnsProps<Column>) => {
  const kinds = Object.keys(labels) as Column[];
  const columns = asSaid(read, kinds, said);
  return (
    <LineList>
      {columns.map(({ number, header, sample, column }) => (
        <Line key={number} title={header} note={sample || 'em branco'}>
          <chakra.div position="relative" flex="1 1 14rem" maxW={{ sm: '20rem' }}>
            <Select
              aria-label={`O que é a coluna ${header}`}
              value={column ?? ''}
              onChange={({ target }) => {
                const chosen = kinds.find((each) => each === target.value) ?? null;
                onColumns(writeColumns(withColumn(columns, { number, column: chosen, several })));
              }}
            >
              <option value="">Deixar de fora</option>
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {labels[each]}
                </option>
              ))}
            </Select>
            <SelectChevron />
          </chakra.div>
        </Line>
      ))}
    </LineList>
  );
};
