import { Skeleton } from '../../components/states/loading.tsx';
import { useDelayed } from '../../components/states/use-delayed.ts';

const WIDTHS = ['62%', '48%', '70%', '40%'];

/** The place that rows will take; its grey shapes show after 250 ms. */
export const SkeletonRows = ({ columns, rows = 8 }: { columns: number; rows?: number }) => {
  const visible = useDelayed();
  return (
    <tbody aria-hidden>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (__, column) => (
            <td key={column} className="cell">
              {visible && <Skeleton height="3" width={WIDTHS[(row + column) % WIDTHS.length]} />}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
};
