import { chakra } from '@chakra-ui/react';
import { type StatementStatus, statementStatusLabel, statementStatusTone } from '@esteto/domain/month/statement/statement-life';
import { formatCompetence, formatCompetenceLong } from '@esteto/domain/shared/date/competence';
import { Link } from '@esteto/ui/components/button/link.tsx';
import { Ban, Check, Circle, CircleAlert, Eye, type LucideIcon, Minus, Send, Unlink } from 'lucide-react';

/** Where the statement of an account stands in a month (1 to 12). */
export type GridMonth = { bank_account_id: number; month: number; status: StatementStatus; has_gap: boolean };

type YearGridProps = {
  year: number;
  /** The last month of it that has begun. */
  until: number;
  accounts: readonly { id: number; name: string }[];
  months: readonly GridMonth[];
  /** Where a month leads: to what it holds, or to sending what is missing; null nowhere. */
  to: (month: number, status: StatementStatus) => string | null;
};

/**
 * The year of a company at one look: each account, and each month of it with where its statement stands. An account's name stands over its months, so that
 * twelve of them have room on a phone.
 */
export const YearGrid = ({ year, until, accounts, months, to }: YearGridProps) => {
  const cellOf = (id: number, month: number): Pick<GridMonth, 'status' | 'has_gap'> =>
    months.find((one) => one.bank_account_id === id && one.month === month) ?? { status: 'pending', has_gap: false };
  return (
    <chakra.figure display="grid" gap="3" mb="4">
      <Table>
        <caption>Extratos de {year} por conta e mês</caption>
        <thead>
          <tr>
            {MONTHS.map((month) => (
              <th key={month} scope="col">
                <abbr title={formatCompetenceLong(competenceOf(year, month))}>
                  {formatCompetence(competenceOf(year, month)).slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        {accounts.map(({ id, name }) => (
          <tbody key={id}>
            <tr>
              <th colSpan={MONTHS.length} scope="rowgroup">
                {name}
              </th>
            </tr>
            <tr>
              {MONTHS.map((month) => (
                <td key={month}>
                  {month <= until && <Cell at={competenceOf(year, month)} to={(status) => to(month, status)} {...cellOf(id, month)} />}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </Table>
      <Legend accounts={accounts} months={months} until={until} />
    </chakra.figure>
  );
};

type CellProps = Pick<GridMonth, 'status' | 'has_gap'> & { at: string; to: (status: StatementStatus) => string | null };

const Cell = ({ at, status, has_gap, to }: CellProps) => {
  const address = to(status);
  const words = `${formatCompetenceLong(at)}: ${statementStatusLabel[status]}${has_gap ? `, ${GAP}` : ''}`;
  const mark = <Mark status={status} has_gap={has_gap} words={words} />;
  return address === null ? mark : <Link to={address}>{mark}</Link>;
};

const Mark = ({ status, has_gap, words }: Pick<GridMonth, 'status' | 'has_gap'> & { words: string }) => {
  const Icon = ICONS[status];
  return (
    <Square data-tone={statementStatusTone[status]} title={words}>
      <Icon size={14} aria-hidden />
      {has_gap && (
        <Corner>
          <Unlink size={10} aria-hidden />
        </Corner>
      )}
      <chakra.span srOnly>{words}</chakra.span>
    </Square>
  );
};

/** What the pictures say: those that are there. */
const Legend = ({ accounts, months, until }: Pick<YearGridProps, 'accounts' | 'months' | 'until'>) => {
  const own = months.filter(({ month, bank_account_id }) => month <= until && accounts.some(({ id }) => id === bank_account_id));
  const hasSilence = own.length < accounts.length * until;
  const shown = STATUSES.filter((status) => (status === 'pending' && hasSilence) || own.some((one) => one.status === status));
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="1" columnGap="4" fontSize="sm" color="fg.muted">
      {shown.map((status) => (
        <Entry key={status} icon={ICONS[status]} words={statementStatusLabel[status]} />
      ))}
      {own.some(({ has_gap }) => has_gap) && <Entry icon={Unlink} words={GAP} />}
    </chakra.ul>
  );
};

const Entry = ({ icon: Icon, words }: { icon: LucideIcon; words: string }) => (
  <chakra.li display="flex" alignItems="center" gap="1.5">
    <Icon size={14} aria-hidden />
    {words}
  </chakra.li>
);

const GAP = 'o saldo não segue o do mês anterior';

const ICONS: Record<StatementStatus, LucideIcon> = {
  pending: Circle,
  sent: Send,
  checking: Eye,
  incomplete: CircleAlert,
  checked: Check,
  no_movement: Minus,
  waived: Ban,
};
const STATUSES = Object.keys(ICONS) as StatementStatus[];

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);
const competenceOf = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;

const Table = chakra('table', {
  base: {
    width: '100%',
    maxWidth: '44rem',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    '& caption': { srOnly: true },
    '& thead th': { fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted', textAlign: 'center', pb: '1' },
    '& abbr': { textDecoration: 'none' },
    '& tbody th': { textAlign: 'start', fontSize: 'sm', fontWeight: 'medium', pt: '2', pb: '1', overflowWrap: 'anywhere' },
    '& td': { px: '2px' },
    '& td a': { display: 'block', borderRadius: 'sm', textDecoration: 'none' },
  },
});

const tone = (name: string) => ({ background: `status.${name}.subtle`, color: `status.${name}.fg` });

const Square = chakra('span', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    height: '8',
    borderRadius: 'sm',
    '&[data-tone=done]': tone('done'),
    '&[data-tone=running]': tone('running'),
    '&[data-tone=waiting]': tone('waiting'),
    '&[data-tone=attention]': tone('attention'),
    '&[data-tone=ended]': tone('ended'),
  },
});

const Corner = chakra('span', {
  base: {
    position: 'absolute',
    insetBlockStart: '-1',
    insetInlineEnd: '-0.5',
    padding: '2px',
    borderRadius: 'full',
    ...tone('attention'),
  },
});
