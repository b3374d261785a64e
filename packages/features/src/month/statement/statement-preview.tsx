import { chakra } from '@chakra-ui/react';
import type { StatementPreview as Preview } from '@esteto/contract/month/statement';
import { SEVERAL_COLUMNS, statementColumnLabel } from '@esteto/domain/month/statement/csv-columns';
import type { StatementForm } from '@esteto/domain/month/statement/statement-form';
import { formatDate } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { Disclosure } from '@esteto/ui/components/card/disclosure.tsx';
import { QuietHeading } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { Money } from '@esteto/ui/components/display/money.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { FilePreview } from '@esteto/ui/patterns/file/file-preview.tsx';
import { SheetColumns } from '@esteto/ui/patterns/file/sheet-columns.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useDebounced } from '@esteto/ui/system/query/use-debounced';

/** Reads a file without keeping it: a member's call and that of staff are the same but for their addresses. */
export type PreviewCall = (input: { company_id: number; body: StatementForm; file: File; signal: AbortSignal }) => Promise<Preview>;

type StatementPreviewProps = { company_id: number; year: number; month: number; file: File; preview: PreviewCall };

/** The columns of a bank's CSV and its first rows as they will come in, corrected here where something was taken for something else. */
export const StatementPreview = ({ company_id, year, month, file, preview }: StatementPreviewProps) => {
  const bank_account_id = numberOf(useFieldValue('bank_account_id'));
  const account_name = useDebounced(textOf(useFieldValue('account_name')), SETTLES_MS);
  const about = { year, month, bank_account_id, account_name };
  return (
    <FilePreview
      file={file}
      asks={['statement', company_id, about]}
      read={(columns, signal) => preview({ company_id, body: { ...about, columns }, file, signal })}
    >
      {(read, said, onColumns) => <WhatComes preview={read} said={said} onColumns={onColumns} />}
    </FilePreview>
  );
};

/** The name of a new account is looked at once it is written. */
const SETTLES_MS = 400;

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);

type WhatComesProps = { preview: Preview; said: string | null; onColumns: (columns: string) => void };

/** Closed while nothing is doubted; once open, it stays so while columns are corrected. */
const WhatComes = ({ preview, said, onColumns }: WhatComesProps) => {
  const { columns, by, is_sure, problem, doubts, count, rows } = preview;
  if (columns.length === 0) return problem && <Banner tone="attention">{problem}</Banner>;
  return (
    <>
      {problem && <Banner tone="waiting">{problem} Corrija abaixo o que é cada coluna.</Banner>}
      <Disclosure
        label={problem ? 'As colunas do arquivo' : `${countOf(count, 'lançamento', 'lançamentos')} e como cada coluna foi lida`}
        open={!is_sure}
      >
        <chakra.div display="grid" gap="4">
          {by === 'memory' && (
            <chakra.p color="fg.muted">Como você disse no último arquivo desta conta com estes nomes de colunas.</chakra.p>
          )}
          {doubts.length > 0 && (
            <chakra.ul display="grid" gap="1" paddingInlineStart="5" listStyleType="disc" aria-label="O que não foi lido">
              {doubts.map((doubt) => (
                <li key={doubt}>{doubt}</li>
              ))}
            </chakra.ul>
          )}
          <SheetColumns columns={columns} labels={statementColumnLabel} said={said} several={SEVERAL_COLUMNS} onColumns={onColumns} />
          {rows.length > 0 && <FirstRows rows={rows} count={count} />}
        </chakra.div>
      </Disclosure>
    </>
  );
};

const FirstRows = ({ rows, count }: Pick<Preview, 'rows' | 'count'>) => (
  <section aria-label="Como os lançamentos entram">
    <QuietHeading>Como entram</QuietHeading>
    <LineList>
      {rows.map(({ line, date, memo, amount, balance }) => (
        <Line key={line} title={memo || 'Sem descrição'} note={noteOf(date, balance)}>
          <Money cents={amount} tone="sign" />
        </Line>
      ))}
    </LineList>
    {count > rows.length && <chakra.p color="fg.muted">E mais {countOf(count - rows.length, 'lançamento', 'lançamentos')}.</chakra.p>}
  </section>
);

const noteOf = (date: string, balance: number | null): string =>
  [formatDate(date, today()), balance !== null && `saldo ${formatMoney(balance)}`].filter(Boolean).join(' · ');
