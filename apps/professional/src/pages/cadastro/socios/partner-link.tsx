import { chakra } from '@chakra-ui/react';
import { wizardPartnerMutations } from '@esteto/api-client/opening/wizard-partner';
import type { WizardPartnerRow } from '@esteto/contract/opening/wizard-partner';
import { PARTNER_LINK_DAYS } from '@esteto/domain/company/partner/partner-invite';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { CopyButton } from '@esteto/ui/components/button/copy-button.tsx';
import { Problem } from '@esteto/ui/components/states/problem.tsx';
import { DialogBody, DialogFooter, Modal } from '@esteto/ui/patterns/dialog/modal.tsx';
import { useAction } from '@esteto/ui/patterns/dialog/use-action';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyScope } from '../../../features/empresa/use-company-scope.ts';

/** A link for a partner, to be sent by whatever way they read; made when it is asked for, and another one ends it. */
export const PartnerLink = ({ partner: { id, name }, onClose }: { partner: WizardPartnerRow; onClose: () => void }) => {
  const scope = useCompanyScope();
  const [link, setLink] = useState<string | null>(null);
  const { busy, problem, run } = useAction();
  const { mutateAsync: make } = useMutation(wizardPartnerMutations.link);
  return (
    <Modal title="Link do sócio" subtitle={name} busy={busy} onClose={onClose}>
      <DialogBody display="grid" gap="3">
        <p>
          Quem tiver o link preenche os dados de {name}, uma vez só, por {PARTNER_LINK_DAYS} dias. Envie por onde vocês conversam.
        </p>
        {problem && <Problem problem={problem} />}
        {link && (
          <chakra.code fontFamily="mono" overflowWrap="anywhere" userSelect="all">
            {link}
          </chakra.code>
        )}
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>Fechar</Button>
        {link ? (
          <CopyButton variant="primary" text={link} label="Copiar link" />
        ) : (
          <Button variant="primary" busy={busy} onClick={() => void run(async () => setLink((await make({ ...scope, id })).link))}>
            Criar link
          </Button>
        )}
      </DialogFooter>
    </Modal>
  );
};
