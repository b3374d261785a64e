import { chakra } from '@chakra-ui/react';
import { logQueries } from '@esteto/api-client/office/log';
import { formatInstantFull } from '@esteto/domain/shared/date/date';
import { Facts } from '@esteto/ui/components/card/facts.tsx';
import { Line, LineList } from '@esteto/ui/components/display/line-list.tsx';
import { ChangeTable } from '@esteto/ui/patterns/dialog/change-table.tsx';
import { RecordDialog } from '@esteto/ui/patterns/form/record-dialog.tsx';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

/** One event with what changed, from where, and what else the same call did. */
export default function LogDetailsDialog() {
  const id = Number(useParams().logId);
  return (
    <RecordDialog
      noun="Acontecimento"
      size="lg"
      query={logQueries.detail({ id })}
      title={({ label }) => label}
      subtitle={({ record }) => record}
    >
      {({ created_at, actor_name, company_name, ip, device, reason, request_id, sealed_at, changes, others }) => (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <Facts
            facts={[
              { label: 'Quando', value: formatInstantFull(created_at) },
              { label: 'Quem', value: actor_name ?? 'Esteto' },
              { label: 'Empresa', value: company_name },
              { label: 'Endereço IP', value: ip },
              { label: 'Aparelho', value: device },
              { label: 'Motivo', value: reason },
              { label: 'Pedido', value: request_id },
              { label: 'Selado', value: sealed_at ? formatInstantFull(sealed_at) : 'Nos próximos minutos' },
            ]}
          />
          {changes.length > 0 && (
            <Part title="O que mudou">
              <ChangeTable changes={changes} />
            </Part>
          )}
          {others.length > 0 && (
            <Part title="No mesmo pedido">
              <LineList>
                {others.map((other) => (
                  <Line key={other.id} title={other.label} note={other.record} />
                ))}
              </LineList>
            </Part>
          )}
        </chakra.div>
      )}
    </RecordDialog>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title}>
    <chakra.h3 fontSize="sm" fontWeight="semibold" color="fg.muted">
      {title}
    </chakra.h3>
    {children}
  </section>
);
