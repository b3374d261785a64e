import { holiday } from '@esteto/contract/agenda/holiday';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';

export const holidaySample = () => ({
  date: '2026-12-08',
  name: 'Nossa Senhora da Conceição',
  scope: 'city' as const,
  state: 'SP' as const,
  ibge: String(9_000_000 + unique()),
  city: `Cidade ${unique()}`,
  source: 'Lei municipal 1.234/1990',
});

const made = ({ api, master }: Scene) => api.ask(holiday.create, { body: holidaySample() }, { as: master });

export const holidayExamples: Examples<'holiday'> = {
  holiday: {
    list: () => ({}),
    create: () => ({ body: holidaySample() }),
    remove: async (scene) => idOf(await made(scene)),
  },
};
