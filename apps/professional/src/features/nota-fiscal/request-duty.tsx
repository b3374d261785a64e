import { call } from '@esteto/api-client/api';
import { shiftMoneyMutations } from '@esteto/api-client/duty/shift-money';
import type { ClientDetail } from '@esteto/contract/billing/client';
import { type PayingGroup, shiftMoney } from '@esteto/contract/duty/shift-money';
import { noteOfShifts } from '@esteto/domain/duty/duty-shift/shift-money';
import { shiftNoteForm } from '@esteto/domain/duty/duty-shift/shift-money-form';
import { formatDocument } from '@esteto/domain/shared/document/document';
import { countOf } from '@esteto/domain/shared/text/text';
import { FormDialog } from '@esteto/ui/patterns/form/form-dialog.tsx';
import { queryOptions } from '@tanstack/react-query';
import { useCompanyScope } from '../empresa/use-company-scope.ts';
import { useChartPeriod } from '../grafico/use-chart-period.ts';
import { RequestFields } from './request-fields.tsx';
import type { ShiftsInvoice } from './shifts-query.ts';

type RequestDutyProps = { chosen: readonly number[]; created: ClientDetail | null; onCreate: () => void };

/** The note of duty shifts: taker, month, value and text come from them, and it is theirs once it is asked for. */
export const RequestDuty = ({ chosen, created, onCreate }: RequestDutyProps) => {
  const { span } = useChartPeriod();
  const scope = useCompanyScope();
  return (
    <FormDialog
      title="Solicitar nota"
      subtitle={(start) =>
        [`De ${countOf(chosen.length, 'plantão', 'plantões')}.`, takerWords(start?.group), 'Confira antes de enviar.'].join(' ')
      }
      ownParams={OWN_PARAMS}
      schema={shiftNoteForm}
      initial={() => ({ duty_shift_ids: [...chosen] })}
      startsFrom={dutyShiftsQuery({ ...scope, ...span, chosen })}
      mutation={shiftMoneyMutations.request}
      done="Nota solicitada. Os plantões passam a estar faturados."
      submitLabel="Solicitar nota"
    >
      {(start) => <RequestFields preset={start?.client_id ?? null} shifts={start} created={created} onCreate={onCreate} />}
    </FormDialog>
  );
};

/** Who is to be registered, where the group is no client yet. */
const takerWords = (group: PayingGroup | undefined): string => {
  if (!group) return '';
  const named = group.document ? `${group.name} (CNPJ ${formatDocument(group.document)})` : group.name;
  return group.client ? `Quem paga é ${named}.` : `Quem paga é ${named}, que ainda não está entre os seus tomadores: cadastre abaixo.`;
};

/** The shifts of the address. */
const OWN_PARAMS = ['plantoes'];

type Asked = { company_id: number; from: string; to: string; chosen: readonly number[] };

/** What a request starts with that is asked for duty shifts: the group that pays them is its taker. */
const dutyShiftsQuery = ({ chosen, ...window }: Asked) =>
  queryOptions({
    queryKey: [shiftMoney.own.path, 'invoice', window, chosen],
    queryFn: async ({ signal }): Promise<DutyInvoice> => {
      const { shifts, groups } = await call(shiftMoney.own, { ...window, signal });
      const picked = shifts.filter(({ id }) => chosen.includes(id));
      const note = noteOfShifts(picked.map((shift) => ({ ...shift, place: shift.unit_name, value: shift.worth })));
      if (!note.ok) throw new Error(note.message);
      const group = groups.find(({ id }) => id === picked[0]?.group_id);
      if (group?.problem) throw new Error(group.problem);
      return { ...note.value, client_id: group?.client?.id ?? null, client: group?.client ?? null, group };
    },
  });

type DutyInvoice = ShiftsInvoice & { group: PayingGroup | undefined };
