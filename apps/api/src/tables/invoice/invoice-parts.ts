import type { InferSelectModel } from 'drizzle-orm';
import type { clients } from '../client/client.tables.ts';
import type { companies } from '../company/company.tables.ts';

// Shapes of what an invoice keeps as JSON. Instants are ISO UTC, amounts integer cents, rates fractions in text.

/** A refusal by the emitter, as it worded it. */
export type Rejection = { code: string; message: string; at: string };

type Company = InferSelectModel<typeof companies>;
type Client = InferSelectModel<typeof clients>;

/** The parties that an issued note names, in the columns of their own records. */
export type PartiesAtIssue = {
  issuer: Pick<Company, 'type' | 'name' | 'cnpj' | 'cpf' | 'municipal_registration' | 'address' | 'tax_regime'>;
  taker: Pick<Client, 'name' | 'person_type' | 'document' | 'municipal_registration' | 'address' | 'email' | 'phone'>;
  intermediary: Pick<Client, 'name' | 'document'> | null;
};
