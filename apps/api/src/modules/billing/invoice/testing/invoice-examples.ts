import type { InvoiceExchange } from '@esteto/contract/billing/invoice-answer';
import type { Scene } from '../../../../testing/scene.ts';
import { paymentSample } from './invoice-samples.ts';
import { firstRequirement, issuedInvoice, newRecurrence, paidInvoice } from './invoice-scene.ts';

export const recording = async (scene: Scene) => {
  const { id, version } = await issuedInvoice(scene);
  return { id, body: { ...paymentSample(500_000), version } };
};

export const undoing = async (scene: Scene) => {
  const { id, payments } = await paidInvoice(scene);
  return { id, payment_id: payments[0]?.id ?? 0 };
};

export const ofRequirement = <Body extends object>(asked: InvoiceExchange, body: Body) => {
  const { id: requirement_id, version } = firstRequirement(asked);
  return { id: asked.id, requirement_id, body: { ...body, version } };
};

/** A recurrence that stands at `status`, to take a step. */
export const recurrenceStep = async (scene: Scene, status = 'active') => {
  const { id, version } = await newRecurrence(scene);
  await scene.api.sql('update invoice_recurrences set status = $2 where id = $1', [id, status]);
  return { id, body: { version } };
};
