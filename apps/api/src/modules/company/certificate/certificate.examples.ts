import { certificate } from '@esteto/contract/company/certificate';
import { newAuthority } from '../../../demo/made-certificates.ts';
import { newCpf } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { A1_PASSWORD, nationalSceneOf } from '../../../testing/national-scene.ts';
import type { Scene } from '../../../testing/scene.ts';

const authority = newAuthority();

/** A doctor with a CPF, and a certificate that names it. */
export const certifiedDoctor = async ({ api }: Pick<Scene, 'api'>, dates: { from?: string; until?: string } = {}) => {
  const person = await api.make.person({ doctor_role: 'partner' });
  const cpf = newCpf();
  await api.sql('insert into doctors (user_id, cpf, created_at, updated_at) values ($1, $2, now(), now())', [person.id, cpf]);
  const own = authority.issue({ name: person.name, cpf, ...dates });
  return { person, file: { name: 'medico.pfx', bytes: own.pkcs12(A1_PASSWORD) } };
};

const uploaded = async (scene: Scene) => {
  const { person, file } = await certifiedDoctor(scene);
  const body = { password: A1_PASSWORD };
  return scene.api.ask(certificate.uploadOfDoctor, { ...idOf(person), body, file }, { as: scene.master });
};

export const certificateExamples: Examples<'certificate'> = {
  certificate: {
    companies: () => ({}),
    companyRenewals: () => ({}),
    remindCompanies: async (scene) => {
      const { company, master, api } = await nationalSceneOf(scene);
      return { body: { ids: [(await api.ask(certificate.ofCompany, idOf(company), { as: master })).id] } };
    },
    ofCompany: async (scene) => idOf((await nationalSceneOf(scene)).company),
    upload: async (scene) => {
      const { company, certificate: own } = await nationalSceneOf(scene);
      return { ...idOf(company), body: { password: A1_PASSWORD }, file: { name: 'empresa.pfx', bytes: own.pkcs12(A1_PASSWORD) } };
    },
    doctors: () => ({}),
    doctorRenewals: () => ({}),
    remindDoctors: async (scene) => ({ body: { ids: [(await uploaded(scene)).id] } }),
    ofDoctor: async (scene) => ({ id: (await uploaded(scene)).user_id }),
    uploadOfDoctor: async (scene) => {
      const { person, file } = await certifiedDoctor(scene);
      return { ...idOf(person), body: { password: A1_PASSWORD }, file };
    },
  },
};
