import { chakra } from '@chakra-ui/react';
import { accountMutations } from '@esteto/api-client/identity/account';
import type { OwnAccount } from '@esteto/contract/identity/account';
import { closeAccountForm } from '@esteto/domain/identity/user/account-form';
import { CLOSING_DAYS, KEPT_AFTER_CLOSING } from '@esteto/domain/identity/user/closing-account';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { CheckboxField } from '@esteto/ui/components/field/choice/checkbox-field.tsx';
import { PasswordField } from '@esteto/ui/components/field/text/password-field.tsx';
import { Banner } from '@esteto/ui/components/states/banner.tsx';
import { FormOver } from '@esteto/ui/patterns/form/form-over.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Closing the account (LGPD, art. 18, VI), with some days to change one's mind. */
export const CloseAccount = ({ account: { closes_at, alone_in } }: { account: OwnAccount }) => {
  const { mutate: keepOpen, isPending } = useMutation(accountMutations.keepOpen);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title="Encerrar a conta">
      {closes_at ? (
        <chakra.div display="grid" gap="4" justifyItems="start">
          <Banner tone="attention">Sua conta se encerra em {formatInstant(closes_at, today())}.</Banner>
          <Button busy={isPending} onClick={() => keepOpen({})}>
            Desistir e manter a conta
          </Button>
        </chakra.div>
      ) : (
        <chakra.div display="grid" gap="4" justifyItems="start">
          <chakra.p color="fg.muted">Antes, peça uma cópia dos seus dados. Você tem {CLOSING_DAYS} dias para desistir.</chakra.p>
          <Button onClick={() => setAsking(true)}>Encerrar a conta</Button>
        </chakra.div>
      )}
      {isAsking && (
        <FormOver
          form={{
            title: 'Encerrar a conta',
            schema: closeAccountForm,
            mutation: accountMutations.close,
            done: 'Pedido recebido. Enviamos um e-mail com o que acontece.',
            submitLabel: 'Encerrar a conta',
            children: (
              <>
                <WhatStays />
                {alone_in.length > 0 && <LeftAlone companies={alone_in} />}
                <PasswordField name="current_password" autoComplete="current-password" span={3} />
              </>
            ),
          }}
          onAnswer={() => undefined}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  );
};

const LeftAlone = ({ companies }: { companies: readonly string[] }) => (
  <>
    <chakra.p gridColumn="1 / -1">
      Ninguém mais responde por {companies.join(', ')}. O que é da empresa continua guardado, sem que ninguém de fora da nossa equipe veja,
      e a equipe procura quem responda por ela. Se preferir, convide outro sócio antes.
    </chakra.p>
    <CheckboxField name="leaves_companies" />
  </>
);

const WhatStays = () => (
  <chakra.div gridColumn="1 / -1" display="grid" gap="3">
    <p>Em {CLOSING_DAYS} dias a conta se encerra e o que é só seu é apagado. O que a lei manda guardar fica:</p>
    <chakra.ul display="grid" gap="2">
      {KEPT_AFTER_CLOSING.map(({ what, how_long, law }) => (
        <li key={what}>
          {what}: {how_long}.{' '}
          <chakra.span color="fg.muted" fontSize="sm">
            {law}
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  </chakra.div>
);
