import { chakra } from '@chakra-ui/react';
import { asSaid, type SheetColumn, withColumn, writeColumns } from '@esteto/domain/shared/sheet/columns';
import type { ReactNode } from 'react';
import { Disclosure } from '../../components/card/disclosure.tsx';
import { Line, LineList } from '../../components/display/line-list.tsx';
import { Select, SelectChevron } from '../../components/field/base/select.tsx';
import { Banner } from '../../components/states/banner.tsx';

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

type SheetReadingProps<Column extends string> = SheetColumnsProps<Column> & {
  /** What the file lacks, in words: nothing can be said of its rows then. */
  missing: string | null;
  /** What would become of the rows. */
  children: ReactNode;
};

/** A spreadsheet as it was read: what it lacks above its columns, or what would come of it, with the columns folded away. */
export const SheetReading = <Column extends string>({ missing, children, ...sheet }: SheetReadingProps<Column>) => {
  const fields = sheet.columns.length > 0 && <SheetColumns {...sheet} />;
  return missing ? (
    <>
      <Banner tone="waiting">{missing}</Banner>
      {fields}
    </>
  ) : (
    <>
      {fields && <Disclosure label="O que entendemos de cada coluna">{fields}</Disclosure>}
      {children}
    </>
  );
};
