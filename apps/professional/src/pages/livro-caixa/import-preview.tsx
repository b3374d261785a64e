import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { cashBook, type ImportCounts, type ImportPreview as Preview } from '@esteto/contract/money/cash-book';
import { entryColumnLabel } from '@esteto/domain/money/cash-book/entry-columns';
import { IMPORT_RESULTS, importResultLabel, importResultTone } from '@esteto/domain/money/cash-book/entry-import';
import { countOf } from '@esteto/domain/shared/text/text';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { FilePreview } from '@esteto/ui/patterns/file/file-preview.tsx';
import { SheetReading } from '@esteto/ui/patterns/file/sheet-columns.tsx';
import { useCompanyScope } from '../../features/empresa/use-company-scope.ts';

/** What is in a file: what each of its columns was taken for, corrected here, and what would become of each row. */
export const ImportPreview = ({ file }: { file: File }) => {
  const scope = useCompanyScope();
  return (
    <FilePreview
      file={file}
      asks={['cash-book', scope]}
      read={(columns, signal) => call(cashBook.previewImport, { ...scope, body: { columns }, file, signal })}
    >
      {(read, said, onColumns) => <WhatComes preview={read} said={said} onColumns={onColumns} />}
    </FilePreview>
  );
};

type WhatComesProps = { preview: Preview; said: string | null; onColumns: (columns: string) => void };

const WhatComes = ({ preview, said, onColumns }: WhatComesProps) => {
  const { columns, missing, counts, rows } = preview;
  const total = IMPORT_RESULTS.reduce((sum, result) => sum + counts[result], 0);
  return (
    <SheetReading columns={columns} labels={entryColumnLabel} said={said} onColumns={onColumns} missing={missing}>
      <chakra.section aria-label="Linhas do arquivo" display="grid" gap="2">
        <chakra.p fontWeight="medium" role="status">
          {countsInWords(counts)}
        </chakra.p>
        <LineList>
          {rows.map(({ line, text, result, words }) => (
            <Line key={line} title={text} note={words ? `Linha ${line}. ${words}` : `Linha ${line}`}>
              <StatusBadge status={{ label: importResultLabel[result], tone: importResultTone[result] }} />
            </Line>
          ))}
        </LineList>
        {total > rows.length && <chakra.p color="fg.muted">E mais {countOf(total - rows.length, 'linha', 'linhas')}.</chakra.p>}
      </chakra.section>
    </SheetReading>
  );
};

const countsInWords = ({ fresh, matched, repeated, left_out, wrong }: ImportCounts): string =>
  [
    countOf(fresh, 'lançamento novo', 'lançamentos novos'),
    matched > 0 && countOf(matched, 'recibo de lançamento que já está aqui', 'recibos de lançamentos que já estão aqui'),
    repeated > 0 && countOf(repeated, 'linha que já está aqui', 'linhas que já estão aqui'),
    left_out > 0 && countOf(left_out, 'que fica de fora', 'que ficam de fora'),
    wrong > 0 && countOf(wrong, 'que não entra', 'que não entram'),
  ]
    .filter(Boolean)
    .join(' · ');
