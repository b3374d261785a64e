import { companyFile } from '@esteto/contract/company/company-file';
import { type Examples, idOf } from '../../../../testing/example.ts';
import { PDF, type Scene } from '../../../../testing/scene.ts';

const contract = { name: 'contrato.pdf', bytes: PDF };

/** A file that the scene's company keeps. */
export const keptFile = async ({ api, company, master }: Scene) => {
  const [file] = await api.ask(companyFile.attach, { id: company.id, file: contract }, { as: master });
  return { id: company.id, document: file?.id ?? '' };
};

export const companyFileExamples: Examples<'companyFile'> = {
  companyFile: {
    list: () => ({}),
    read: async (scene) => ({ document: (await keptFile(scene)).document }),
    ofCompany: (scene) => idOf(scene.company),
    readOfCompany: (scene) => keptFile(scene),
    attach: (scene) => ({ ...idOf(scene.company), file: contract }),
    detach: (scene) => keptFile(scene),
  },
};
