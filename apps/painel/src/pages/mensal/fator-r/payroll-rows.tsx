import { chakra } from '@chakra-ui/react';
import type { PayrollBatchRow } from '@esteto/contract/month/payroll-batch';
import type { PayrollBatchKind } from '@esteto/domain/month/payroll-batch/payroll-batch';
import { payrollResultLabel, payrollResultTone } from '@esteto/domain/month/payroll-batch/payroll-outcome';
import { payrollInWords } from '@esteto/domain/month/payroll-batch/payroll-words';
import { countOf } from '@esteto/domain/shared/text/text';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import { useLocation } from 'react-router';
import { path } from '../../../path.ts';

type PayrollRowsProps = {
  rows: readonly PayrollBatchRow[];
  total: number;
  /** A row of a spreadsheet is called by its line. */
  from: PayrollBatchKind;
};

/** What becomes of the payroll of each company, with the reason where it is not told. */
export const PayrollRows = ({ rows, total, from }: PayrollRowsProps) => {
  const { search } = useLocation();
  return (
    <chakra.section aria-label="Folhas" display="grid" gap="2">
      <LineList>
        {rows.map((row) => (
          <Line key={row.number} title={<Name row={row} from={from} search={search} />} note={noteOf(row, from)}>
            <StatusBadge status={{ label: payrollResultLabel[row.result], tone: payrollResultTone[row.result] }} />
          </Line>
        ))}
      </LineList>
      {total > rows.length && <chakra.p color="fg.muted">E mais {countOf(total - rows.length, 'linha', 'linhas')}.</chakra.p>}
    </chakra.section>
  );
};

/** All companies whose payroll is copied have a fator R to be read. */
const Name = ({ row: { name, company_id }, from, search }: { row: PayrollBatchRow; from: PayrollRowsProps['from']; search: string }) =>
  from === 'copy' && company_id !== null ? (
    <Link to={path('/painel/mensal/fator-r/historico/empresa/:companyId', { companyId: company_id }) + search}>{name}</Link>
  ) : (
    name
  );

const noteOf = ({ number, words, before, after }: PayrollBatchRow, from: PayrollRowsProps['from']): string =>
  [from === 'sheet' && `Linha ${number}`, payrollInWords(before, after), words].filter(Boolean).join('. ');
