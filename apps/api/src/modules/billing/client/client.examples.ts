import { client } from '@esteto/contract/billing/client';
import { newCnpj, unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { type Scene, whileActive } from '../../../testing/scene.ts';

export const clientSample = () => ({ person_type: 'PJ' as const, document: newCnpj(), name: `Hospital São Lucas ${unique()}` });

export const newClient = (scene: Scene, values: { name?: string; document?: string } = {}) =>
  whileActive(scene, ({ api, company, partner }) =>
    api.ask(client.create, { company_id: company.id, body: { ...clientSample(), ...values } }, { as: partner }),
  );

export const clientExamples: Examples<'client' | 'adminClient'> = {
  client: {
    list: () => ({}),
    detail: async (scene) => idOf(await newClient(scene)),
    create: () => ({ body: clientSample() }),
    update: async (scene) => ({ ...idOf(await newClient(scene)), body: { ...clientSample(), version: 1 } }),
    similar: () => ({ name: 'Hospital São Lucas' }),
    move: async (scene) => ({ ...idOf(await newClient(scene)), body: { action: 'archive' as const, version: 1 } }),
  },
  adminClient: {
    list: () => ({}),
    detail: async (scene) => idOf(await newClient(scene)),
    update: async (scene) => ({ ...idOf(await newClient(scene)), body: { ...clientSample(), version: 1 } }),
    move: async (scene) => ({ ...idOf(await newClient(scene)), body: { action: 'inactivate' as const, version: 1 } }),
  },
};
