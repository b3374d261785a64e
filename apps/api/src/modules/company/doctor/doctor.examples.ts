import { newCpf } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const doctorSample = () => ({
  name: 'Ana Souza',
  doctor: { cpf: newCpf(), birth_date: '1985-03-02', crms: [{ number: '123456', state: 'SP' as const }], has_fies: true },
});

const made = ({ api }: Scene) => api.make.person({ doctor_role: 'partner' });

export const doctorExamples: Examples<'doctor'> = {
  doctor: {
    ties: () => ({}),
    list: () => ({}),
    detail: async (scene) => idOf(await made(scene)),
    update: async (scene) => ({ ...idOf(await made(scene)), body: { ...doctorSample(), version: 1 } }),
    deactivate: async (scene) => idOf(await made(scene)),
    activate: async (scene) => idOf(await made(scene)),
    endSessions: async (scene) => idOf(await made(scene)),
  },
};
