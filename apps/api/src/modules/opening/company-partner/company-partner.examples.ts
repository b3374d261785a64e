import { type Examples, idOf } from '../../../testing/example.ts';

export const companyPartnerExamples: Examples<'companyPartner'> = {
  companyPartner: { list: (scene) => idOf(scene.company) },
};
