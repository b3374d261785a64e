import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { type PayrollTemplate, payrollBatch } from '@esteto/contract/month/payroll-batch';
import { PAYROLL_VALUES, payrollColumnLabel } from '@esteto/domain/month/payroll-batch/payroll-columns';
import { isCompetence } from '@esteto/domain/shared/date/competence';
import { compareText } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { columnsFor, wordsOf } from '@esteto/ui/patterns/data-table/columns';
import { useTellExport } from '@esteto/ui/system/context/export-telling';
import { FileDown } from 'lucide-react';
import { useState } from 'react';

type TemplateRow = PayrollTemplate['items'][number];

/** The spreadsheet to fill in: the companies of the month, with what was told of it already. */
export const PayrollTemplateButton = () => {
  const competence = useFieldValue('competence');
  const tellFailure = useTellFailure();
  const tellExport = useTellExport();
  const [busy, setBusy] = useState(false);
  const take = async (month: string) => {
    setBusy(true);
    try {
      const items = await everyCompany(month);
      await tellExport({ list: TITLE, rows: items.length, format: 'xlsx' });
      const { exportRows } = await import('@esteto/ui/patterns/data-table/export/export-rows');
      await exportRows(
        'xlsx',
        `${TITLE} de ${month}`,
        templateColumns.map((columnDef) => wordsOf({ columnDef })),
        items,
      );
    } catch (error) {
      tellFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <chakra.div gridColumn={{ base: '1 / -1', md: 'span 3' }} alignSelf="center">
      <Button
        icon={FileDown}
        busy={busy}
        onClick={() => {
          if (typeof competence === 'string' && isCompetence(competence)) void take(competence);
        }}
      >
        Baixar modelo
      </Button>
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

const TITLE = 'Folhas';

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
