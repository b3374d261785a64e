import { boletoPaper } from '@esteto/contract/money/boleto-paper';
import { dasText } from '@esteto/domain/money/boleto-paper/testing/guide-samples';
import { unique } from '../../../testing/documents.ts';
import { type Examples, idOf } from '../../../testing/example.ts';
import { textPdf } from '../../../testing/paper-pdf.ts';
import type { Scene } from '../../../testing/scene.ts';
import { boletoSample } from '../boleto/boleto.examples.ts';

/** A guide of the scene's company that nobody dropped before. */
const guide = async ({ company }: Scene) => ({
  name: 'das.pdf',
  bytes: await textPdf(dasText({ cnpj: company.cnpj ?? '', amount: 12_345, serial: unique() })),
});

const added = async (scene: Scene) => scene.api.ask(boletoPaper.add, { file: await guide(scene) }, { as: scene.master });

const read = async (scene: Scene) => {
  const { id } = await added(scene);
  await scene.api.modules.readBoletoPaper({ paper_id: id }, 'example');
  return { id };
};

export const boletoPaperExamples: Examples<'boletoPaper'> = {
  boletoPaper: {
    list: () => ({}),
    progress: () => ({}),
    detail: async (scene) => idOf(await added(scene)),
    file: async (scene) => idOf(await added(scene)),
    add: async (scene) => ({ file: await guide(scene) }),
    launch: async (scene) => ({ ...(await read(scene)), body: { ...boletoSample(), company_id: scene.company.id, version: 2 } }),
    launchSure: async (scene) => {
      await read(scene);
      return {};
    },
    discard: (scene) => read(scene),
  },
};
