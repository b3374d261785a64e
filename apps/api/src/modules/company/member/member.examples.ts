import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

/** The tie of an employee to the scene's company. */
const newTie = async ({ api, company }: Scene) => {
  const { id } = await api.make.employee(company);
  const [tie] = await api.sql<{ id: number }>('select id::int as id from memberships where user_id = $1 and company_id = $2', [
    id,
    company.id,
  ]);
  return { id: tie?.id ?? 0 };
};

export const memberExamples: Examples<'member'> = {
  member: {
    list: () => ({}),
    update: async (scene) => ({ ...idOf(await newTie(scene)), body: { grants: ['invoices:view'], version: 1 } }),
    deactivate: async (scene) => idOf(await newTie(scene)),
    activate: async (scene) => idOf(await newTie(scene)),
  },
};
