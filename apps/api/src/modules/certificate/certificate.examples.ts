import { type Examples, idOf } from '../../testing/example.ts';
import { A1_PASSWORD, nationalSceneOf } from '../../testing/national-scene.ts';

export const certificateExamples: Examples<'certificate'> = {
  certificate: {
    ofCompany: async (scene) => idOf((await nationalSceneOf(scene)).company),
    upload: async (scene) => {
      const { company, certificate } = await nationalSceneOf(scene);
      return { ...idOf(company), body: { password: A1_PASSWORD }, file: { name: 'empresa.pfx', bytes: certificate.pkcs12(A1_PASSWORD) } };
    },
  },
};
