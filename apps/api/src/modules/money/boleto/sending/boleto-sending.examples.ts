import { boletoSending } from '@esteto/contract/money/boleto-sending';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { newBoleto } from '../boleto.examples.ts';

const selection = async (scene: Scene) => ({ boleto_ids: [(await newBoleto(scene)).id], filters: null, except_ids: [] });

const begun = async (scene: Scene) => scene.api.ask(boletoSending.start, { body: await selection(scene) }, { as: scene.master });

export const boletoSendingExamples: Examples<'boletoSending'> = {
  boletoSending: {
    start: async (scene) => ({ body: await selection(scene) }),
    detail: async (scene) => idOf(await begun(scene)),
    retry: async (scene) => idOf(await begun(scene)),
  },
};
