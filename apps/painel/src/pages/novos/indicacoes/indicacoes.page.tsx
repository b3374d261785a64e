import { referralQueries } from '@esteto/api-client/opening/referral';
import { useCan } from '@esteto/auth/can/can.tsx';
import { leads } from '@esteto/contract/access';
import type { ReferralRow } from '@esteto/contract/opening/referral';
import { referralChannelLabel } from '@esteto/domain/opening/referral/referral-code';
import { rewardRefusalLabel } from '@esteto/domain/opening/referral/referral-reward';
import { referralStageLabel, referralStageOf, referralStageTone } from '@esteto/domain/opening/referral/referral-stage';
import { labelCell, statusCell } from '@esteto/ui/patterns/data-table/cells/code-cells.tsx';
import { columnsFor } from '@esteto/ui/patterns/data-table/columns';
import type { RowAction } from '@esteto/ui/patterns/data-table/row-action';
import type { FilterField } from '@esteto/ui/patterns/list-page/filter-field';
import { ListPage } from '@esteto/ui/patterns/list-page/list-page.tsx';
import { listStart } from '@esteto/ui/patterns/list-page/list-start';
import { UserRound } from 'lucide-react';
import { Outlet } from 'react-router';
import { path } from '../../../path.ts';

/** People whom our clients referred to us, and how far each has come. */
export default function ReferralsPage() {
  const seesLead = useCan(leads.view);
  return (
    <ListPage
      title="Indicações"
      query={referralQueries.list}
      columns={columns}
      filters={filters}
      rowHref={seesLead ? leadOf : undefined}
      actions={seesLead ? actions : undefined}
      empty="Nenhuma indicação ainda."
    >
      <Outlet />
    </ListPage>
  );
}

const columns = columnsFor<ReferralRow>()([
  { key: 'friend', header: 'Amigo' },
  {
    key: 'stage',
    header: 'Etapa',
    value: ({ lead_stage }) => referralStageOf(lead_stage),
    cell: statusCell(referralStageLabel, referralStageTone),
  },
  { key: 'referrer_name', header: 'Indicado por' },
  { key: 'channel', header: 'Por onde', cell: labelCell(referralChannelLabel), hideOnPhone: true },
  { key: 'created_at', header: 'Quando', cell: 'instant', sort: true },
  {
    key: 'prize',
    header: 'Prêmio',
    value: ({ paid_at, coupon_code, refusal }) => {
      if (paid_at === null) return null;
      return coupon_code ?? (refusal ? rewardRefusalLabel[refusal] : 'Sem prêmio prometido');
    },
  },
  { key: 'paid_at', header: 'Primeiro pagamento', cell: 'instant', hidden: true },
  { key: 'friend_contact', header: 'Contato', hidden: true },
  { key: 'company_name', header: 'Empresa', hidden: true },
]);

const filters: FilterField[] = [
  { kind: 'search', name: 'search', placeholder: 'Amigo ou quem indicou' },
  { kind: 'option', name: 'stage', label: 'Etapa', options: referralStageLabel },
];

const leadOf = ({ lead_id }: ReferralRow): string => path('/painel/novos/leads/lead/:leadId/detalhes', { leadId: lead_id });

const actions: RowAction<ReferralRow>[] = [{ label: 'Abrir o lead', icon: UserRound, to: leadOf }];

ReferralsPage.query = listStart(referralQueries.list, filters);
