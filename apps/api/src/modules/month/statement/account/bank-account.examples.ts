import { bankAccount } from '@esteto/contract/month/bank-account';
import type { Examples } from '../../../../testing/example.ts';
import { type Scene, whileActive } from '../../../../testing/scene.ts';
import { sentAccount } from '../statement.examples.ts';

/** An account of the scene's company that was sent, as it stands in the list. */
const account = async (scene: Scene) => {
  const id = await sentAccount(scene);
  const { items } = await whileActive(scene, ({ api, company, partner }) =>
    api.ask(bankAccount.list, { company_id: company.id }, { as: partner }),
  );
  return { id, version: items.find((each) => each.id === id)?.version ?? 1 };
};

const renamed = async (scene: Scene) => {
  const { id, version } = await account(scene);
  return { id, body: { name: `Conta ${id}`, version } };
};

/** The account that goes has nothing but the movement that the other one holds too. */
const merged = async (scene: Scene) => {
  const into_id = await sentAccount(scene);
  return { id: await sentAccount(scene), body: { into_id } };
};

const at = ({ company }: Scene) => ({ company_id: company.id });

export const bankAccountExamples: Examples<'bankAccount' | 'companyBankAccount'> = {
  bankAccount: {
    list: () => ({}),
    rename: renamed,
    merge: merged,
    remove: async (scene) => ({ id: await sentAccount(scene) }),
  },
  companyBankAccount: {
    list: at,
    rename: async (scene) => ({ ...at(scene), ...(await renamed(scene)) }),
    merge: async (scene) => ({ ...at(scene), ...(await merged(scene)) }),
    remove: async (scene) => ({ ...at(scene), id: await sentAccount(scene) }),
  },
};
