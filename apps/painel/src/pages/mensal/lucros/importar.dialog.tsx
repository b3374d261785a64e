import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { profitDistributionMutations } from '@esteto/api-client/money/profit-distribution';
import { type ProfitSheetPreview, profitDistribution } from '@esteto/contract/money/profit-distribution';
import { acceptOf, MAX_FILE_BYTES, SHEET_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { profitColumnLabel, profitSheetForm } from '@esteto/domain/money/profit-distribution/profit-sheet';
import {
  profitRowResultLabel,
  profitRowResultTone,
  profitsDone,
  profitsToCome,
} from '@esteto/domain/money/profit-distribution/profit-sheet-rows';
import { formatDateNumeric } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FilePreview } from '@esteto/ui/patterns/file/file-preview.tsx';
import { SheetReading } from '@esteto/ui/patterns/file/sheet-columns.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { ProfitTemplateButton } from './profit-template.tsx';

/** Profits of many companies from a spreadsheet: each row is seen before anything is written, and what is there already is not written again. */
export default function ImportProfitsDialog() {
  return (
    <FormDialog
      title="Importar distribuições"
      subtitle="Uma planilha com uma retirada em cada linha."
      size="lg"
      schema={profitSheetForm}
      mutation={profitDistributionMutations.importSheet}
      done={(counts) => `${profitsDone(counts)}.`}
      submitLabel="Registrar"
    >
      <ProfitTemplateButton />
      <FileField
        name="file"
        label="Planilha"
        accept={acceptOf(SHEET_FILE_KINDS)}
        maxBytes={MAX_FILE_BYTES}
        help="Excel (.xlsx) ou CSV, com CNPJ ou nome da empresa, CPF ou nome do sócio, o dia e o valor. Sem o sócio, é do único que a empresa tem."
      />
      <BelowTheFile />
    </FormDialog>
  );
}

const BelowTheFile = () => {
  const file = useFieldValue('file');
  if (!(file instanceof File)) return null;
  return (
    <FilePreview
      key={`${file.name} ${file.size} ${file.lastModified}`}
      file={file}
      asks={['profits']}
      read={(columns, signal) => call(profitDistribution.previewSheet, { body: { columns }, file, signal })}
    >
      {(read, said, onColumns) => <WhatComes preview={read} said={said} onColumns={onColumns} />}
    </FilePreview>
  );
};

type WhatComesProps = { preview: ProfitSheetPreview; said: string | null; onColumns: (columns: string) => void };

const WhatComes = ({ preview, said, onColumns }: WhatComesProps) => {
  const { columns, missing, rows } = preview;
  return (
    <SheetReading columns={columns} labels={profitColumnLabel} said={said} onColumns={onColumns} missing={missing}>
      <chakra.p fontWeight="medium" role="status">
        {profitsToCome(preview)}
      </chakra.p>
      <chakra.section aria-label="Retiradas">
        <LineList>
          {rows.map((row) => (
            <Line key={row.line} title={row.company} note={noteOf(row)}>
              <StatusBadge status={{ label: profitRowResultLabel[row.result], tone: profitRowResultTone[row.result] }} />
            </Line>
          ))}
        </LineList>
      </chakra.section>
    </SheetReading>
  );
};

const noteOf = ({ line, person, paid_on, amount, words }: ProfitSheetPreview['rows'][number]): string => {
  const paid = [amount !== null && formatMoney(amount), paid_on && `em ${formatDateNumeric(paid_on)}`, person && `a ${person}`];
  return [`Linha ${line}`, paid.filter(Boolean).join(' '), words].filter(Boolean).join('. ');
};
