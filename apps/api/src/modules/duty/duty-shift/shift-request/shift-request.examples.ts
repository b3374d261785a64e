import { ownRequest } from '@esteto/contract/duty/own-request';
import { shiftRequest } from '@esteto/contract/duty/shift-request';
import { type ProposalForm, proposalForm } from '@esteto/domain/duty/shift-request/shift-request-form';
import { type Examples, idOf } from '../../../../testing/example.ts';
import { groupAtWork, type Scene, whileActive } from '../../../../testing/scene.ts';
import { openWallet } from '../../accreditation/accreditation.examples.ts';
import { publishedShift } from '../duty-shift.examples.ts';

type Given = Partial<ProposalForm>;

/** A proposal about a shift of the partner's. */
export const proposalSample = (from_shift_id: number, given: Given = {}): ProposalForm => ({
  ...proposalForm.getDefault(),
  from_shift_id,
  type: 'coverage',
  ...given,
});

/** A colleague who is accredited in the group, too. */
const colleague = async ({ api, group, company }: Scene) => {
  const other = await api.make.partner(company);
  await openWallet({ api, partner: other });
  await api.make.accredit(other, group, company);
  return other;
};

/** The partner hands a shift to a colleague, or the colleague to the partner. */
const proposed = async (scene: Scene, from: 'partner' | 'colleague') => {
  const { api, company, partner } = scene;
  const other = await colleague(scene);
  const [giver, taker] = from === 'partner' ? [partner, other] : [other, partner];
  const shift = await publishedShift(scene, giver);
  const body = proposalSample(shift.id, { type: 'handover', counterpart_id: taker.id });
  const { id } = await whileActive(scene, () => api.ask(ownRequest.propose, { company_id: company.id, body }, { as: giver }));
  return { id, giver, taker, shift };
};

/** The partner and a colleague change shifts, which is the most that an approval writes. */
const exchanged = async (scene: Scene) => {
  const { api, company, partner } = scene;
  const other = await colleague(scene);
  const [mine, theirs] = [await publishedShift(scene, partner), await publishedShift(scene, other)];
  const body = proposalSample(mine.id, { type: 'swap', to_shift_id: theirs.id });
  const { id } = await whileActive(scene, () => api.ask(ownRequest.propose, { company_id: company.id, body }, { as: partner }));
  await whileActive(scene, () => api.ask(ownRequest.accept, { company_id: company.id, id, body: { version: 1 } }, { as: other }));
  return { id };
};

/** What waits for the coordination. */
const submitted = async (scene: Scene) => {
  const { api, company } = scene;
  const { id, taker } = await proposed(scene, 'partner');
  await whileActive(scene, () => api.ask(ownRequest.accept, { company_id: company.id, id, body: { version: 1 } }, { as: taker }));
  return { id };
};

const CLOCK = {
  in_on: '2026-11-03',
  in_time: '19:10',
  out_on: '2026-11-04',
  out_time: '07:05',
  justification: 'O celular ficou sem bateria',
};

/** One of the partner's that is over, on a day before those of the clock's own examples. */
const pastShift = async (scene: Scene) => {
  const { api, partner } = scene;
  const shift = await publishedShift(scene, partner);
  await api.sql(`update duty_shifts set status = 'cancelled' where professional_id = $1 and starts_on = '2026-11-03'`, [partner.id]);
  await api.sql(
    `update duty_shifts set starts_on = '2026-11-03', ends_on = '2026-11-04', start_at = '2026-11-03T22:00:00Z', end_at = '2026-11-04T10:00:00Z'
     where id = $1`,
    [shift.id],
  );
  return shift;
};

const seen = (version: number) => ({ body: { version } });

export const shiftRequestExamples: Examples<'shiftRequest' | 'ownRequest'> = {
  shiftRequest: {
    list: () => ({}),
    waiting: () => ({}),
    detail: (scene) => submitted(scene),
    history: (scene) => submitted(scene),
    approve: async (scene) => ({ ...(await exchanged(scene)), body: { version: 2, reason: 'Combinado' } }),
    approveDayOff: async (scene) => {
      const { api, partner, group, company } = scene;
      await api.make.accredit(partner, group, company);
      await openWallet(scene);
      const body = { starts_on: '2027-01-04', ends_on: '2027-01-08', justification: 'Congresso' };
      const { id } = await whileActive(scene, () =>
        api.ask(ownRequest.askDayOff, { company_id: company.id, id: group.id, body }, { as: partner }),
      );
      return { id, body: { version: 1, reason: null } };
    },
    freed: (scene) => ({ professional_id: scene.partner.id, starts_on: '2027-01-04', ends_on: '2027-01-08' }),
    grantDayOff: async ({ api, partner, group, company }) => {
      await api.make.accredit(partner, group, company);
      return { body: { professional_id: partner.id, starts_on: '2027-01-04', ends_on: '2027-01-08', justification: 'Atestado' } };
    },
    approveClock: async (scene) => {
      const { api, company, partner } = scene;
      const shift = await pastShift(scene);
      const asked = () => api.ask(ownRequest.askClock, { company_id: company.id, id: shift.id, body: CLOCK }, { as: partner });
      const { id } = await whileActive(scene, asked);
      return { id, body: { version: 1, reason: 'Confere' } };
    },
    refuse: async (scene) => ({ ...(await submitted(scene)), body: { version: 2, reason: 'Falta gente' } }),
    undo: async (scene) => {
      const { api, group, manager } = scene;
      const { id } = await exchanged(scene);
      await api.ask(shiftRequest.approve, { group_id: group.id, id, body: { version: 2, reason: 'Combinado' } }, { as: manager });
      return { id, body: { version: 3, reason: 'Engano' } };
    },
    undoDayOff: async (scene) => {
      const { api, partner, company, group, manager } = scene;
      await groupAtWork(scene);
      await api.make.accredit(partner, group, company);
      const body = { professional_id: partner.id, starts_on: '2027-01-04', ends_on: '2027-01-08', justification: 'Atestado' };
      const { id } = await api.ask(shiftRequest.grantDayOff, { group_id: group.id, body }, { as: manager });
      return { id, body: { version: 2, reason: 'Voltou antes' } };
    },
  },
  ownRequest: {
    list: async (scene) => {
      await openWallet(scene);
      return {};
    },
    detail: async (scene) => idOf(await proposed(scene, 'partner')),
    history: async (scene) => idOf(await proposed(scene, 'partner')),
    options: async (scene) => {
      const { id, starts_on } = await publishedShift(scene, scene.partner);
      return { group_id: scene.group.id, shift_id: id, day: starts_on };
    },
    propose: async (scene) => {
      const shift = await publishedShift(scene, scene.partner);
      const { to_shift_id: _none, third_shift_id: _third, counterpart_id: _nobody, ...body } = proposalSample(shift.id);
      return { body: body as never };
    },
    askDayOff: async (scene) => {
      const { api, partner, group, company } = scene;
      await api.make.accredit(partner, group, company);
      await openWallet(scene);
      return { id: group.id, body: { starts_on: '2027-01-04', ends_on: '2027-01-08', justification: 'Congresso' } };
    },
    askClock: async (scene) => ({ ...idOf(await pastShift(scene)), body: CLOCK }),
    accept: async (scene) => ({ ...idOf(await proposed(scene, 'colleague')), ...seen(1) }),
    withdraw: async (scene) => {
      const { api, company, partner } = scene;
      const { id } = await proposed(scene, 'colleague');
      await whileActive(scene, () => api.ask(ownRequest.accept, { company_id: company.id, id, body: { version: 1 } }, { as: partner }));
      return { id, ...seen(2) };
    },
    counter: async (scene) => ({
      ...idOf(await proposed(scene, 'colleague')),
      body: { version: 1, value_difference: 20_000, justification: 'Fica longe' } as never,
    }),
    refuse: async (scene) => ({ ...idOf(await proposed(scene, 'colleague')), body: { version: 1, reason: 'Viajo' } }),
    cancel: async (scene) => ({ ...idOf(await proposed(scene, 'partner')), ...seen(1) }),
  },
};
