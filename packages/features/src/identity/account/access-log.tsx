import { accountQueries } from '@esteto/api-client/identity/account';
import { formatInstant } from '@esteto/domain/shared/date/date';
import { Card } from '@esteto/ui/components/card/card.tsx';
import { today } from '@esteto/ui/system/context/today';
import { AccountRows } from './account-rows.tsx';

export const AccessLog = () => (
  <Card title="Últimos acessos">
    <AccountRows
      query={accountQueries.accesses({})}
      row={({ label, device, ip, created_at }) => ({ title: label, detail: [device, ip], end: formatInstant(created_at, today()) })}
      initially={8}
    />
  </Card>
);
