import { chakra } from '@chakra-ui/react';
import { call } from '@esteto/api-client/api';
import { type CompanyStatement, companyStatement } from '@esteto/contract/month/company-statement';
import { statementStatusLabel, statementStatusTone } from '@esteto/domain/month/statement/statement-life';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { formatMoney } from '@esteto/domain/shared/money/money';
import { countOf } from '@esteto/domain/shared/text/text';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Line } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';
import type { MenuItem } from '@esteto/ui/components/menu/menu-item';
import { MoreActions } from '@esteto/ui/components/menu/more-actions.tsx';
import { FileRow } from '@esteto/ui/patterns/file/file-row.tsx';
import { today } from '@esteto/ui/system/context/today';

type StatementLineProps = {
  statement: CompanyStatement;
  /** Where the movements of its month are. */
  movements: string;
  moves: MenuItem[];
};

/** One account's month: what the bank says, the files as they came, and what the team may do. */
export const StatementLine = ({ statement, movements, moves }: StatementLineProps) => {
  const { id, account, status, files } = statement;
  return (
    <>
      <Line title={statement.transactions > 0 ? <Link to={movements}>{account}</Link> : account} note={inWords(statement)}>
        <StatusBadge status={{ label: statementStatusLabel[status], tone: statementStatusTone[status] }} />
        {moves.length > 0 && <MoreActions items={moves} />}
      </Line>
      {files.length > 0 && (
        <chakra.li ps="4">
          {files.map(({ id: document, name, mime }) => (
            <FileRow key={document} label={name} name={name} mime={mime} load={() => call(companyStatement.readFile, { id, document })} />
          ))}
        </chakra.li>
      )}
    </>
  );
};

const inWords = ({ transactions, opening_balance, closing_balance, has_gap, message, sent_at }: CompanyStatement): string =>
  [
    sent_at && `Enviado ${formatInstant(sent_at, today())}`,
    transactions > 0 && countOf(transactions, 'movimento', 'movimentos'),
    opening_balance !== null && closing_balance !== null && `${formatMoney(opening_balance)} a ${formatMoney(closing_balance)}`,
    has_gap && 'o saldo não segue o do mês anterior',
    message && `falta: ${message}`,
  ]
    .filter(Boolean)
    .join(' · ');
