import { department } from '@esteto/contract/identity/department';
import type { StaffGrant } from '@esteto/domain/identity/permission/staff-grants';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const departmentSample = () => ({
  name: `Fiscal ${unique()}`,
  description: 'Notas e obrigações.',
  grants: ['boletos:view', 'billing.accounts_receivable:edit'] satisfies StaffGrant[],
});

export const newDepartment = ({ api, master }: Pick<Scene, 'api' | 'master'>) =>
  api.ask(department.create, { body: departmentSample() }, { as: master });

export const departmentExamples: Examples<'department'> = {
  department: {
    list: () => ({}),
    detail: async (scene) => idOf(await newDepartment(scene)),
    create: () => ({ body: departmentSample() }),
    update: async (scene) => ({ ...idOf(await newDepartment(scene)), body: { ...departmentSample(), version: 1 } }),
    remove: async (scene) => idOf(await newDepartment(scene)),
  },
};
