import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { payrollBatchMutations } from '@esteto/api-client/month/payroll-batch';
import { type PayrollSheetPreview, payrollBatch } from '@esteto/contract/month/payroll-batch';
import { acceptOf, MAX_FILE_BYTES, PAYROLL_FILE_KINDS } from '@esteto/domain/company/file/file-kinds';
import { payrollFileForm } from '@esteto/domain/month/payroll-batch/payroll-batch';
import { payrollColumnLabel } from '@esteto/domain/month/payroll-batch/payroll-columns';
import { payrollsToCome } from '@esteto/domain/month/payroll-batch/payroll-words';
import { addCompetence, competenceOf, isCompetence } from '@esteto/domain/shared/date/competence';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { MonthField } from '@esteto/ui/components/field/date/month-field.tsx';
import { FileField } from '@esteto/ui/components/field/file/file-field.tsx';
import { FilePreview } from '@esteto/ui/patterns/file/file-preview.tsx';
import { SheetReading } from '@esteto/ui/patterns/file/sheet-columns.tsx';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { today } from '@esteto/ui/system/context/today';
import { path } from '../../../path.ts';
import { PayrollRows } from './payroll-rows.tsx';
import { PayrollTemplateButton } from './payroll-template.tsx';

/** The payrolls of a month from a spreadsheet, or from what eSocial totals: each row is seen before anything is told, and has its own result afterwards. */
export default function ImportPayrollsDialog() {
  return (
    <FormDialog
      title="Importar folhas"
      subtitle="De muitas empresas de uma vez: uma planilha, ou os totalizadores do eSocial."
      size="lg"
      schema={payrollFileForm}
      initial={{ competence: addCompetence(competenceOf(today()), -1) }}
      mutation={payrollBatchMutations.importSheet}
      done="Arquivo recebido."
      to={({ id }) => path('/painel/mensal/fator-r/folhas/:payrollBatchId', { payrollBatchId: id })}
      submitLabel="Informar folhas"
    >
      <MonthField name="competence" span={3} help="O mês em que foi pago." />
      <PayrollTemplateButton />
      <FileField
        name="file"
        label="Arquivo"
        accept={acceptOf(PAYROLL_FILE_KINDS)}
        maxBytes={MAX_FILE_BYTES}
        help="Excel (.xlsx) ou CSV, com CNPJ ou nome, pró-labore, salários, INSS patronal e FGTS. Ou os XML do S-5011 e do S-5013 do eSocial, em um .zip se forem vários. O que ficar em branco fica como está."
      />
      <BelowTheFile />
    </FormDialog>
  );
}

const BelowTheFile = () => {
  const file = useFieldValue('file');
  const competence = useFieldValue('competence');
  if (!(file instanceof File) || typeof competence !== 'string' || !isCompetence(competence)) return null;
  return (
    <FilePreview
      key={`${file.name} ${file.size} ${file.lastModified}`}
      file={file}
      asks={['payrolls', competence]}
      read={(columns, signal) => call(payrollBatch.previewSheet, { body: { competence, columns }, file, signal })}
    >
      {(read, said, onColumns) => <WhatComes preview={read} said={said} onColumns={onColumns} />}
    </FilePreview>
  );
};

type WhatComesProps = { preview: PayrollSheetPreview; said: string | null; onColumns: (columns: string) => void };

const WhatComes = ({ preview, said, onColumns }: WhatComesProps) => {
  const { columns, missing, total, rows } = preview;
  const come = (
    <chakra.p fontWeight="medium" role="status">
      {payrollsToCome(preview)}
    </chakra.p>
  );
  if (columns.length === 0)
    return (
      <>
        {come}
        <PayrollRows rows={rows} total={total} from="totals" />
      </>
    );
  return (
    <SheetReading columns={columns} labels={payrollColumnLabel} said={said} onColumns={onColumns} missing={missing}>
      {come}
      <PayrollRows rows={rows} total={total} from="sheet" />
    </SheetReading>
  );
};
