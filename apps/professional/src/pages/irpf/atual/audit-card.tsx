import { chakra } from '@chakra-ui/react';
import type { OwnReturn } from '@esteto/contract/tax/income-tax-record';
import { auditPointStatusLabel, auditPointStatusTone } from '@esteto/domain/tax/income-tax/audit-point-life';
import { auditPointNote } from '@esteto/features/tax/income-tax/audit-point-words';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { StatusBadge } from '@esteto/ui/components/display/status-badge.tsx';

/** What the tax office points out in a return, and what the team does about each point. */
export const AuditCard = ({ row: { audit_points } }: { row: OwnReturn }) => {
  if (audit_points.length === 0) return null;
  return (
    <Card title="O que a Receita aponta">
      <LineList>
        {audit_points.map((point) => (
          <Line
            key={point.id}
            title={point.title}
            note={
              <>
                {point.text && (
                  <chakra.span display="block" color="fg.default" whiteSpace="pre-line" overflowWrap="anywhere">
                    {point.text}
                  </chakra.span>
                )}
                {auditPointNote(point)}
              </>
            }
          >
            <StatusBadge status={{ label: auditPointStatusLabel[point.status], tone: auditPointStatusTone[point.status] }} />
          </Line>
        ))}
      </LineList>
    </Card>
  );
};
