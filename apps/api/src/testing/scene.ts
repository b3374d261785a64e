import type { TestCompany, TestGroup, TestPerson } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A company and a management group with their people, and the records that calls about them need. */
export type Scene = {
  api: TestApp;
  company: TestCompany;
  partner: TestPerson;
  /** Who asks for the scene's invoices; the partner unless a test says otherwise. */
  requester: TestPerson;
  group: TestGroup;
  manager: TestPerson;
  master: TestPerson;
};

export const newScene = async (api: TestApp, given: Partial<Scene> = {}): Promise<Scene> => {
  const company = given.company ?? (await api.make.company());
  const group = given.group ?? (await api.make.group());
  const partner = given.partner ?? (await api.make.partner(company, { is_owner: true }));
  return {
    api,
    company,
    partner,
    requester: partner,
    group,
    manager: given.manager ?? (await api.make.manager(group)),
    master: given.master ?? (await api.make.master()),
    ...given,
  };
};

/** Bytes that are a PDF to whoever looks at them. */
export const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');

/** A group that another example, or a caller, switched off works again. */
export const groupAtWork = async ({ api, group }: Pick<Scene, 'api' | 'group'>): Promise<void> => {
  await api.sql('update management_groups set is_active = true where id = $1', [group.id]);
};

/** A frozen company has a past: what it owns was made while it was active. */
export const whileActive = async <Made>(scene: Scene, make: (scene: Scene) => Promise<Made>): Promise<Made> => {
  const { api, company } = scene;
  const set = (status: string) => api.sql('update companies set accounting_status = $2 where id = $1', [company.id, status]);
  if (company.accounting_status === 'active') return make(scene);
  await set('active');
  try {
    return await make(scene);
  } finally {
    await set(company.accounting_status);
  }
};

/** A company that an example led into the wizard, or on its way out of it without a CNPJ, works again, as it was. */
export const atWork = ({ api, company }: Pick<Scene, 'api' | 'company'>) =>
  api.sql(
    `update companies set wizard_step = 'finished', type = $2, cnpj = $3
     where id = $1 and (wizard_step not in ('concluded', 'register', 'finished') or cnpj is null)`,
    [company.id, company.type, company.cnpj],
  );
