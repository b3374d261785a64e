import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { branchOf } from '../../../../testing/documents.ts';
import { type Examples, idOf } from '../../../../testing/example.ts';
import type { Scene } from '../../../../testing/scene.ts';
import { newClient } from '../../client/client.examples.ts';
import { issuedInvoice } from '../testing/invoice-scene.ts';

/** The group as a client of the company: one of its branches. */
export const groupAsClient = (scene: Scene) => newClient(scene, { document: branchOf(scene.group.cnpj ?? '') });

/** An invoice that the company of an accredited professional issued to the group. */
export const groupInvoice = async (scene: Scene): Promise<InvoiceDetail> => {
  await scene.api.make.accredit(scene.partner, scene.group, scene.company);
  return issuedInvoice(scene, await groupAsClient(scene));
};

export const groupInvoiceExamples: Examples<'groupInvoice'> = {
  groupInvoice: {
    list: () => ({}),
    detail: async (scene) => idOf(await groupInvoice(scene)),
    professionals: () => ({}),
  },
};
