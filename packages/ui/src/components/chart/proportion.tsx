import { chakra } from '@chakra-ui/react';
import { formatRate } from '@esteto/domain/shared/money/percent';
import type { Tone } from '@esteto/domain/shared/status/tone';
import { ChartColumnStacked } from 'lucide-react';
import { EmptyState } from '../states/empty-state.tsx';
import { ChartSkeleton } from './chart-skeleton.tsx';
import { Table } from './chart-table.tsx';

export type Part = {
  key: string;
  label: string;
  /** From zero. */
  value: number;
  /** Its meaning gives its colour; own data and what it is compared with otherwise. */
  look: Tone | 'own' | 'compare';
};

type ProportionProps = {
  /** What is divided: the name of the table. */
  title: string;
  /** Undefined while they load. */
  parts: readonly Part[] | undefined;
  format: (value: number) => string;
  empty: string;
  /** Opens the rows behind a part. */
  onPart?: (key: string) => void;
};

/** A whole and its parts: one bar, and below it the table that names, counts and weighs them. Needs no chart library. */
export const Proportion = ({ title, parts, format, empty, onPart }: ProportionProps) => {
  if (!parts) return <ChartSkeleton height={160} />;
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  if (total === 0) return <EmptyState icon={ChartColumnStacked} title={empty} />;
  return (
    <chakra.figure display="grid" gap="3">
      <Bar aria-hidden>
        {parts
          .filter(({ value }) => value > 0)
          .map(({ key, label, value, look }) => (
            <chakra.span key={key} title={`${label}: ${share(value, total)}`} style={{ flexGrow: value }} bg={colorOf(look)} />
          ))}
      </Bar>
      <Table aria-label={title} css={{ '& td:last-of-type': { pe: '0' } }}>
        <tbody>
          {parts.map(({ key, label, value, look }) => (
            <tr key={key}>
              <th scope="row">
                <chakra.span display="inline-flex" alignItems="center" gap="2">
                  <chakra.span boxSize="2.5" borderRadius="3px" bg={colorOf(look)} aria-hidden />
                  {onPart ? (
                    <button type="button" onClick={() => onPart(key)}>
                      {label}
                    </button>
                  ) : (
                    label
                  )}
                </chakra.span>
              </th>
              <td>{format(value)}</td>
              <td>{share(value, total)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{format(total)}</td>
            <td>{share(total, total)}</td>
          </tr>
        </tfoot>
      </Table>
    </chakra.figure>
  );
};

const colorOf = (look: Part['look']): string => (look === 'own' || look === 'compare' ? `chart.${look}` : `status.${look}.dot`);

/** Two decimals, as every percentage of the product. */
const share = (value: number, total: number): string => formatRate((value / total).toFixed(6));

const Bar = chakra('div', {
  base: { display: 'flex', gap: '2px', height: '4', borderRadius: 'sm', overflow: 'hidden', '& > span': { flexBasis: '2px' } },
});
