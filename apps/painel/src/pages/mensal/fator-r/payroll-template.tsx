import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { type PayrollTemplate, payrollBatch } from '@esteto/contract/month/payroll-batch';
import { PAYROLL_VALUES, payrollColumnLabel } from '@esteto/domain/month/payroll-batch/payroll-columns';
import { isCompetence } from '@esteto/domain/shared/date/competence';
import { compareText } from '@esteto/domain/shared/text/text';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import { TemplateButton } from '../../../features/planilha/template-button.tsx';

type TemplateRow = PayrollTemplate['items'][number];

/** The spreadsheet to fill in: the companies of the month, with what was told of it already. */
export const PayrollTemplateButton = () => {
  const competence = useFieldValue('competence');
  const month = typeof competence === 'string' && isCompetence(competence) ? competence : null;
  return (
    <chakra.div gridColumn={{ base: '1 / -1', md: 'span 3' }} alignSelf="center">
      <TemplateButton
        title="Folhas"
        suffix={` de ${month}`}
        columns={templateColumns}
        load={month === null ? null : () => everyCompany(month)}
      />
    </chakra.div>
  );
};

/** Part after part, by name. */
const everyCompany = async (competence: string): Promise<TemplateRow[]> => {
  const rows: TemplateRow[] = [];
  for (let after: number | null = 0; after !== null; ) {
    const part: PayrollTemplate = await call(payrollBatch.template, { competence, ...(after > 0 && { after_id: after }) });
    rows.push(...part.items);
    after = part.next_id;
  }
  return rows.toSorted((one, other) => compareText(one.name, other.name));
};

const templateColumns = columnsFor<TemplateRow>()([
  { key: 'cnpj', header: payrollColumnLabel.cnpj, cell: 'document' },
  { key: 'name', header: payrollColumnLabel.name },
  ...PAYROLL_VALUES.map((value) => ({
    key: value,
    header: payrollColumnLabel[value],
    value: ({ payroll }: TemplateRow) => payroll?.[value] ?? null,
    cell: 'money' as const,
  })),
]);
