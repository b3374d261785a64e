import { chakra } from '@chakra-ui/react';
import { clientQueries } from '@esteto/api-client/billing/client';
import { useCan } from '@esteto/auth/can/can.tsx';
import { clients } from '@esteto/contract/access';
import type { ClientDetail } from '@esteto/contract/billing/client';
import { clientStatusLabel } from '@esteto/domain/billing/client/client-kinds';
import { isValidDocument } from '@esteto/domain/shared/document/document';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { spanOf } from '@esteto/ui/components/field/base/field-grid.tsx';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useLeftValue } from '@esteto/ui/components/field/binding/use-left-value';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { useTellFailure } from '@esteto/ui/components/toast/use-tell-failure';
import { useSettle } from '@esteto/ui/patterns/form/form-provider.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyScope } from '../empresa/use-company-scope.ts';

type KnownClientProps = { reuse: (company_id: number, id: number) => Promise<ClientDetail> };

/** Once the document is left: whose it is already, so that nobody fills in the rest for nothing. */
export const KnownClient = ({ reuse }: KnownClientProps) => {
  const scope = useCompanyScope();
  const maySee = useCan(clients.view);
  const settle = useSettle<ClientDetail>();
  const tellFailure = useTellFailure();
  const [busy, setBusy] = useState(false);
  const isForeign = useFieldValue('person_type') === 'EX';
  const left = useLeftValue('document');
  const document = left !== null && (isForeign || isValidDocument(left)) ? left : null;
  const { data } = useQuery({ ...clientQueries.similar({ ...scope, document }), enabled: maySee && document !== null });
  const sameDocument = document === null ? undefined : data?.find(({ by, status }) => by === 'document' && status !== 'archived');
  if (!sameDocument) return null;
  const use = () => {
    setBusy(true);
    reuse(scope.company_id, sameDocument.id)
      .then(settle)
      .catch(tellFailure)
      .finally(() => setBusy(false));
  };
  return (
    <chakra.div gridColumn={spanOf()}>
      <Banner
        tone="waiting"
        action={
          <Button size="sm" busy={busy} aria-label={`Usar este: ${sameDocument.name}`} onClick={use}>
            Usar este
          </Button>
        }
      >
        Este documento já está cadastrado: {sameDocument.name}
        {sameDocument.status !== 'active' && ` (${clientStatusLabel[sameDocument.status].toLowerCase()})`}.
      </Banner>
    </chakra.div>
  );
};
