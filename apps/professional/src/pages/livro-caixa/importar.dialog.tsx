import { cashBookMutations } from '@esteto/api-client/money/cash-book';
import type { ImportCounts } from '@esteto/contract/money/cash-book';
import { acceptOf, MAX_FILE_BYTES, SHEET_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { entryFileForm } from '@esteto/domain/money/cash-book/cash-book-form';
import { countOf } from '@esteto/domain/shared/text/text';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { ImportPreview } from './import-preview.tsx';
import { PastImports } from './past-imports.tsx';

/** Entries of a person's own spreadsheet, or the receipts of Receita Saúde: seen before anything is kept, and taken back as a whole. */
export default function ImportEntriesDialog() {
  return (
    <FormDialog
      title="Importar lançamentos"
      subtitle="A sua planilha, os recibos da Receita Saúde ou um arquivo do Carnê-Leão Web."
      size="lg"
      schema={entryFileForm}
      mutation={cashBookMutations.importFile}
      done={inWords}
      submitLabel="Importar"
    >
      <FileField name="file" label="Planilha" accept={acceptOf(SHEET_FILE_KINDS)} maxBytes={MAX_FILE_BYTES} help="Excel (.xlsx) ou CSV." />
      <BelowTheFile />
    </FormDialog>
  );
}

/** What is in the chosen file; before one is chosen, those that came before. */
const BelowTheFile = () => {
  const file = useFieldValue('file');
  if (!(file instanceof File)) return <PastImports />;
  return <ImportPreview key={`${file.name} ${file.size} ${file.lastModified}`} file={file} />;
};

const inWords = ({ fresh, matched, wrong }: ImportCounts): string =>
  [
    `${countOf(fresh, 'lançamento novo', 'lançamentos novos')}.`,
    matched > 0 && `${countOf(matched, 'recibo foi', 'recibos foram')} para lançamentos que já estavam aqui.`,
    wrong > 0 && `${countOf(wrong, 'linha ficou', 'linhas ficaram')} de fora.`,
  ]
    .filter(Boolean)
    .join(' ');
