import { managementGroup } from '@esteto/contract/duty/management-group';
import { defaultGroupRules } from '@esteto/domain/duty/management-group/group-rules';
import { newCnpj, unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const groupSample = () => ({
  name: `Rede Hospitalar ${unique()}`,
  cnpj: newCnpj(),
  kind: 'hospital' as const,
  timezone: 'America/Sao_Paulo' as const,
  rules: defaultGroupRules(),
});

const made = ({ api, master }: Scene) => api.ask(managementGroup.create, { body: groupSample() }, { as: master });

/** A form for the scene's own group, which an example may have switched off and changed. */
const own = async ({ api, group }: Scene) => {
  const [row] = await api.sql<{ version: number }>('update management_groups set is_active = true where id = $1 returning version', [
    group.id,
  ]);
  return { ...groupSample(), version: Number(row?.version) };
};

export const managementGroupExamples: Examples<'managementGroup'> = {
  managementGroup: {
    mine: () => ({}),
    own: () => ({}),
    ownHistory: () => ({}),
    ownUpdate: async (scene) => ({ body: await own(scene) }),
    list: () => ({}),
    detail: async (scene) => idOf(await made(scene)),
    history: async (scene) => idOf(await made(scene)),
    units: async (scene) => idOf(await made(scene)),
    create: () => ({ body: groupSample() }),
    update: async (scene) => ({ ...idOf(await made(scene)), body: { ...groupSample(), version: 1 } }),
    activate: async (scene) => idOf(await made(scene)),
    deactivate: async (scene) => idOf(await made(scene)),
  },
};
