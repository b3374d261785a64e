import { wizardDocument } from '@esteto/contract/opening/wizard-document';
import type { DocumentKind } from '@esteto/domain/opening/registration/registration-documents';
import { type Examples, idOf } from '../../../../testing/example.ts';
import { PDF, type Scene, whileActive } from '../../../../testing/scene.ts';
import { atStep } from '../wizard.examples.ts';

export const paper = (kind: DocumentKind) => ({ body: { kind }, file: { name: `${kind}.pdf`, bytes: PDF } });

export const newPaper = (scene: Scene, kind: DocumentKind = 'identity') =>
  whileActive(scene, async ({ api, company, partner }) => {
    await api.sql('delete from wizard_documents where company_id = $1', [company.id]);
    await atStep(scene, 'documents');
    return api.ask(wizardDocument.send, { company_id: company.id, ...paper(kind) }, { as: partner });
  });

export const PERSONAL = ['voter_title', 'cpf_card', 'identity', 'proof_of_residence'] as const;

export const wizardDocumentExamples: Examples<'wizardDocument'> = {
  wizardDocument: {
    list: () => ({}),
    send: async (scene) => {
      await atStep(scene, 'documents');
      return paper('identity');
    },
    update: async (scene) => ({ ...idOf(await newPaper(scene)), body: { kind: 'cpf_card', version: 1 } }),
    remove: async (scene) => idOf(await newPaper(scene)),
    file: async (scene) => idOf(await newPaper(scene)),
    finish: async (scene) => {
      await newPaper(scene, 'voter_title');
      for (const kind of PERSONAL)
        await whileActive(scene, ({ api, company, partner }) =>
          api.ask(wizardDocument.send, { company_id: company.id, ...paper(kind) }, { as: partner }),
        );
      return { body: await atStep(scene, 'documents') };
    },
    decide: async (scene) => ({ ...idOf(await newPaper(scene)), body: { action: 'return', reason: 'Está cortado.', version: 1 } }),
    readOfCompany: async (scene) => idOf(await newPaper(scene)),
  },
};
