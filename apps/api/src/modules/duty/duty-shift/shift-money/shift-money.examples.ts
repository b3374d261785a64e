import { shiftMoney } from '@esteto/contract/duty/shift-money';
import { type Examples, idOf } from '../../../../testing/example.ts';
import { type Scene, whileActive } from '../../../../testing/scene.ts';
import { groupAsClient, groupInvoice } from '../../../billing/invoice/group/group-invoice.examples.ts';
import { invoiceRequestSample } from '../../../billing/invoice/testing/invoice-samples.ts';
import { newUnit } from '../../unit/unit.examples.ts';
import { pastShift } from '../shift-clock/shift-clock.examples.ts';

/** A shift of the partner that was done, and is worth 1.500,00 unless told. */
export const doneShift = async (scene: Scene, value = 150_000) => {
  const shift = await pastShift(scene);
  await scene.api.sql(`update duty_shifts set status = 'done', value = $2, value_kind = 'per_shift' where id = $1`, [shift.id, value]);
  return shift;
};

/** The group has the CNPJ of the scene: another example changes it. */
const asItWas = ({ api, group }: Scene) => api.sql('update management_groups set cnpj = $2 where id = $1', [group.id, group.cnpj]);

/** What the partner asks of the group for shifts of theirs. */
export const shiftNoteSample = async (scene: Scene, duty_shift_ids: number[], client_id?: number) => {
  await asItWas(scene);
  return {
    ...invoiceRequestSample(client_id ?? (await groupAsClient(scene)).id),
    gross_amount: 150_000 * duty_shift_ids.length,
    duty_shift_ids,
  };
};

/** The note of such shifts, asked for. */
export const shiftNote = async (scene: Scene, duty_shift_ids: number[]) => {
  const body = await shiftNoteSample(scene, duty_shift_ids);
  return whileActive(scene, ({ api, company, partner }) => api.ask(shiftMoney.request, { company_id: company.id, body }, { as: partner }));
};

const MONTH = '2026-11';

export const shiftMoneyExamples: Examples<'shiftMoney'> = {
  shiftMoney: {
    own: async (scene) => {
      await doneShift(scene);
      return { from: MONTH, to: MONTH };
    },
    request: async (scene) => {
      // Each of another worth, together that of three alike.
      const ids: number[] = [];
      for (const value of [140_000, 150_000, 160_000]) ids.push((await doneShift(scene, value)).id);
      return { body: await shiftNoteSample(scene, ids) };
    },
    costs: async (scene) => {
      await doneShift(scene);
      return { month: MONTH };
    },
    setBudget: async (scene) => ({ body: { unit_id: (await newUnit(scene)).id, month: MONTH, amount: 10_000_000 } }),
    noteShifts: async (scene) => {
      await asItWas(scene);
      return idOf(await groupInvoice(scene));
    },
  },
};
