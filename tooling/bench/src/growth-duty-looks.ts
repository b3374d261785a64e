import { company } from '@esteto/contract/company/company';
import { dutyShift } from '@esteto/contract/duty/duty-shift';
import { hoursStatement } from '@esteto/contract/duty/hours-statement';
import { managementGroup } from '@esteto/contract/duty/management-group';
import { ownRequest } from '@esteto/contract/duty/own-request';
import { shiftAnnouncement } from '@esteto/contract/duty/shift-announcement';
import { shiftClock } from '@esteto/contract/duty/shift-clock';
import { shiftMoney } from '@esteto/contract/duty/shift-money';
import { shiftOffer } from '@esteto/contract/duty/shift-offer';
import { shiftRequest } from '@esteto/contract/duty/shift-request';
import type { Endpoint } from '@esteto/contract/endpoint';
import { addCompetence, competenceOf, firstDayOf, lastDayOf } from '@esteto/domain/shared/date/competence';
import type { ListLook } from './growth-lists.ts';
import { signIn } from './visitor.ts';

/** The ways in which a manager and a doctor look at shifts that `fillDuty` made; the same for any number of other groups. */
export const dutyLooks = async (origin: string): Promise<ListLook[]> => {
  const manager = await signIn(origin, 'gestora@demo.test');
  const groups = await manager.call(managementGroup.mine);
  const group = { group_id: Math.min(...groups.map(({ id }) => id)) };
  const doctor = await signIn(origin, 'ana.souza@demo.test');
  const [first] = await doctor.call(company.mine);
  const own = { company_id: first?.id ?? 0 };
  const now = competenceOf(new Date().toISOString());
  const window = { from: firstDayOf(now), to: lastDayOf(now) };
  const month = { month: addCompetence(now, -1) };
  const look = (name: string, { path }: Endpoint, query: object, { headers }: Pick<ListLook, 'headers'>): ListLook => ({
    name,
    headers,
    url: `${origin}/api/${path}?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))}`,
  });
  return [
    look('gestora: escala de um mês', dutyShift.schedule, { ...group, ...window }, manager),
    look('gestora: impedimentos de um mês', dutyShift.findings, { ...group, ...window }, manager),
    look('gestora: anúncios', shiftAnnouncement.list, group, manager),
    look('gestora: solicitações', shiftRequest.list, group, manager),
    look('gestora: solicitações que esperam', shiftRequest.waiting, group, manager),
    look('gestora: horas de um mês', hoursStatement.list, { ...group, ...month }, manager),
    look('gestora: custos de um mês', shiftMoney.costs, { ...group, ...month }, manager),
    look('médica: minha escala', dutyShift.own, { ...own, ...window, mine: true }, doctor),
    look('médica: escala dos grupos', dutyShift.own, { ...own, ...window, mine: false }, doctor),
    look('médica: ofertas', shiftOffer.list, own, doctor),
    look('médica: solicitações', ownRequest.list, own, doctor),
    look('médica: ponto', shiftClock.own, own, doctor),
    look('médica: minhas horas', hoursStatement.own, { ...own, ...month }, doctor),
    look('médica: meus valores', shiftMoney.own, { ...own, from: addCompetence(now, -2), to: addCompetence(now, 2) }, doctor),
  ];
};
