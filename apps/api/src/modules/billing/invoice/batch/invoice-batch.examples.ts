import { invoiceBatch } from '@esteto/contract/billing/invoice-batch';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { issuedInvoice } from '../testing/invoice-scene.ts';

export const selection = async (scene: Scene) => ({ body: { invoice_ids: [(await issuedInvoice(scene)).id] } });

export const newBatch = async (scene: Scene) => scene.api.ask(invoiceBatch.export, await selection(scene), { as: scene.master });

export const invoiceBatchExamples: Examples<'invoiceBatch'> = {
  invoiceBatch: {
    archive: (scene) => selection(scene),
    unarchive: (scene) => selection(scene),
    email: (scene) => selection(scene),
    export: (scene) => selection(scene),
    detail: async (scene) => idOf(await newBatch(scene)),
    retry: async (scene) => idOf(await newBatch(scene)),
    file: async (scene) => {
      const batch = await newBatch(scene);
      await scene.api.modules.runBatches('example');
      return idOf(batch);
    },
  },
};
