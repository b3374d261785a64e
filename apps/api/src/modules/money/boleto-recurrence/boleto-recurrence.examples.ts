import type { InputOf } from '@esteto/contract/endpoint';
import { boletoRecurrence } from '@esteto/contract/money/boleto-recurrence';
import { type Examples, idOf } from '../../../testing/example.ts';
import type { Scene } from '../../../testing/scene.ts';
import { boletoSample } from '../boleto/boleto.examples.ts';

type RecurrenceStart = InputOf<typeof boletoRecurrence.start>['body'];

/** A first boleto of December, of a bill that has no end unless it is told. */
export const repeatingSample = ({ company }: Pick<Scene, 'company'>): RecurrenceStart => ({
  ...boletoSample(),
  description: 'Honorários de dezembro de 2026',
  competence: '2026-12',
  company_id: company.id,
  replaces: false,
  repeat: 'monthly',
  repeat_months: null,
});

/** A repetition of the scene's company. */
export const newRecurrence = async (scene: Scene, values: Partial<RecurrenceStart> = {}) => {
  const { api, company, master: as } = scene;
  await api.ask(boletoRecurrence.start, { body: { ...repeatingSample(scene), ...values } }, { as });
  const { items } = await api.ask(boletoRecurrence.list, { company_id: company.id }, { as });
  const [newest] = items;
  if (!newest) throw new Error('a repetition was not made');
  return newest;
};

const paused = async (scene: Scene) => {
  const { id } = await newRecurrence(scene);
  await scene.api.sql("update boleto_recurrences set status = 'paused', next_on = null, next_competence = null where id = $1", [id]);
  return { id, body: { version: 1 } };
};

export const changeSample = () => ({
  description: 'Honorários de janeiro de 2027',
  amount: 90_000,
  day: 15,
  until: null,
  fine_rate: '0.02',
  interest_rate: '0.01',
  discount_amount: null,
  discount_day: null,
});

export const boletoRecurrenceExamples: Examples<'boletoRecurrence'> = {
  boletoRecurrence: {
    list: () => ({}),
    detail: async (scene) => idOf(await newRecurrence(scene)),
    start: (scene) => ({ body: repeatingSample(scene) }),
    update: async (scene) => ({ ...idOf(await newRecurrence(scene)), body: { ...changeSample(), version: 1 } }),
    resume: (scene) => paused(scene),
    end: async (scene) => ({ ...idOf(await newRecurrence(scene)), body: { version: 1 } }),
  },
};
