import { accountMutations, accountQueries } from '@esteto/api-client/identity/account';
import type { RememberedDevice } from '@esteto/contract/identity/account';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Button } from '@esteto/ui/components/button/button.tsx';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { useConfirm } from '@esteto/ui/patterns/dialog/use-confirm.tsx';
import { today } from '@esteto/ui/system/context/today';
import { useMutation, useQuery } from '@tanstack/react-query';
import { AccountRows } from './account-rows.tsx';

/** Browsers in which the password is enough, for a person who has a second factor; nothing where there is none. */
export const RememberedDevices = () => {
  const { data = [], error } = useQuery(accountQueries.rememberedDevices({}));
  const confirm = useConfirm();
  const { mutateAsync: forget } = useMutation(accountMutations.forgetDevice);
  const askToForget = ({ id, device }: RememberedDevice) =>
    confirm({
      title: 'Esquecer dispositivo',
      message: `${device} vai pedir de novo o código do aplicativo na próxima entrada.`,
      confirmLabel: 'Esquecer',
      negative: true,
      action: () => forget({ id }),
    });
  if (data.length === 0 && !error) return null;
  return (
    <Card title="Dispositivos lembrados">
      <AccountRows
        query={accountQueries.rememberedDevices({})}
        row={(remembered) => ({
          title: remembered.device,
          detail: [
            `entrou por último ${formatInstant(remembered.last_used_at, today())}`,
            `lembrado até ${formatInstant(remembered.expires_at, today())}`,
          ],
          end: (
            <Button size="sm" variant="ghost" aria-label={`Esquecer ${remembered.device}`} onClick={() => void askToForget(remembered)}>
              Esquecer
            </Button>
          ),
        })}
      />
    </Card>
  );
};
