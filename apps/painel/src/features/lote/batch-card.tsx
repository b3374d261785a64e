import { chakra } from '@chakra-ui/react';
import type { InvoiceBatchDetail } from '@esteto/contract/billing/invoice-batch';
import { batchProgress, batchTitle } from '@esteto/domain/billing/invoice-batch/batch-action';
import { countOf } from '@esteto/domain/shared/text/text';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { IconButton } from '@esteto/ui/components/button/icon-button.tsx';
import { Progress } from '@esteto/ui/components/display/progress.tsx';
import { Download, RotateCw, X } from 'lucide-react';
import { useId } from 'react';

type BatchCardProps = {
  batch: InvoiceBatchDetail;
  onRetry: () => void;
  retrying?: boolean;
  onDownload: () => void;
  downloading?: boolean;
  onClose: () => void;
};

/** How far a batch came, and what failed with the reason; it goes on when it is put away. */
export const BatchCard = ({ batch, onRetry, retrying, onDownload, downloading, onClose }: BatchCardProps) => {
  const { action, total, waiting, done, failed, has_file, failures } = batch;
  const id = useId();
  const title = batchTitle(action, total);
  const canRetry = waiting === 0 && failed > 0;
  return (
    <Card aria-labelledby={id}>
      <chakra.header display="flex" alignItems="center" gap="2">
        <chakra.h2 id={id} flex="1" fontWeight="semibold" lineHeight="snug">
          {title}
        </chakra.h2>
        <IconButton label={`Fechar: ${title}`} icon={X} size="sm" onClick={onClose} />
      </chakra.header>
      <Progress label={title} value={done + failed} max={total} failed={failed} words={batchProgress(batch)} isSaid />
      {failures.length > 0 && <Failures failures={failures} failed={failed} />}
      {(canRetry || has_file) && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" mt="1">
          {has_file && (
            <Button size="sm" variant="primary" icon={Download} busy={downloading} onClick={onDownload}>
              Baixar planilha
            </Button>
          )}
          {canRetry && (
            <Button size="sm" icon={RotateCw} busy={retrying} onClick={onRetry}>
              Tentar de novo
            </Button>
          )}
        </chakra.div>
      )}
    </Card>
  );
};

const Failures = ({ failures, failed }: Pick<InvoiceBatchDetail, 'failures' | 'failed'>) => (
  <chakra.ul display="grid" gap="2" mt="1" maxHeight="12rem" overflowY="auto" tabIndex={0} aria-label="O que falhou">
    {failures.map(({ invoice_id, title, client_name, company_name, error }) => (
      <chakra.li key={invoice_id} fontSize="sm" lineHeight="snug" listStyleType="none">
        <chakra.span fontWeight="medium">
          {title} · {client_name}
        </chakra.span>
        <chakra.span color="fg.muted"> ({company_name})</chakra.span>
        <chakra.p color="attention.fg">{error}</chakra.p>
      </chakra.li>
    ))}
    {failed > failures.length && (
      <chakra.li fontSize="sm" color="fg.muted" listStyleType="none">
        E mais {countOf(failed - failures.length, 'nota', 'notas')}.
      </chakra.li>
    )}
  </chakra.ul>
);

const Card = chakra('section', {
  base: {
    display: 'grid',
    gap: '1.5',
    p: '4',
    bg: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'card',
    boxShadow: 'float',
    animation: 'rise 160ms cubic-bezier(0.2, 0, 0, 1)',
  },
});
