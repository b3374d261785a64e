import { call } from '@esteto/api-client/api';
import { type PayingGroup, shiftMoney } from '@esteto/contract/duty/shift-money';
import { noteOfShifts } from '@esteto/domain/duty/duty-shift/shift-money';
import { queryOptions } from '@tanstack/react-query';
import type { ShiftsInvoice } from './shifts-query.ts';

type Asked = { company_id: number; from: string; to: string; chosen: readonly number[] };

/** What a request starts with that is asked for duty shifts: the group that pays them is its taker. */
export const dutyShiftsQuery = ({ chosen, ...window }: Asked) =>
  queryOptions({
    queryKey: [shiftMoney.own.path, 'invoice', window, chosen],
    queryFn: async ({ signal }): Promise<DutyInvoice> => {
      const { shifts, groups } = await call(shiftMoney.own, { ...window, signal });
      const picked = shifts.filter(({ id }) => chosen.includes(id));
      const asked = noteOfShifts(picked.map((shift) => ({ ...shift, place: shift.unit_name, value: shift.worth })));
      if (!asked.ok) throw new Error(asked.message);
      const group = groups.find(({ id }) => id === picked[0]?.group_id);
      if (group?.problem) throw new Error(group.problem);
      return { ...asked.value, client_id: group?.client?.id ?? null, client: group?.client ?? null, group };
    },
  });

export type DutyInvoice = ShiftsInvoice & { group: PayingGroup | undefined };
