import { newCnpj, newCpf, unique } from '../../../../testing/documents.ts';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';

export const newRegister = () => ({
  type: 'migrated_company' as const,
  name: `Clínica ${unique()}`,
  cnpj: newCnpj(),
  tax_regime: 'simples' as const,
});

const made = ({ api }: Scene) => api.make.company();

export const companyRegisterExamples: Examples<'companyRegister'> = {
  companyRegister: {
    companies: () => ({}),
    people: () => ({}),
    createCompany: () => ({ body: newRegister() }),
    createPerson: () => ({ body: { type: 'natural_person', name: `Ana ${unique()}`, cpf: newCpf(), tax_regime: 'normal' } }),
    detail: async (scene) => idOf(await made(scene)),
    update: async (scene) => {
      const { id, type } = await made(scene);
      return { id, body: { ...newRegister(), type, version: 1 } };
    },
    changeStatus: async (scene) => ({
      ...idOf(await made(scene)),
      body: { version: 1, accounting_status: 'frozen', reason: 'Pediu uma pausa.' },
    }),
    convert: async ({ api }) => ({
      ...idOf(await api.make.company({ type: 'natural_person', cnpj: null, cpf: newCpf() })),
      body: { name: `Clínica ${unique()} Ltda.`, tax_regime: 'simples', version: 1 },
    }),
    assign: async (scene) => ({ body: { ids: [(await made(scene)).id], analyst_id: scene.master.id } }),
  },
};
