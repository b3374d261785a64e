import type { DoctorForm } from '../doctor/doctor-form.ts';
import type { PartnerForm } from './partner-form.ts';

// The owner of a company is one person, as a partner and as a doctor: what is told in one place is known in the other, and their CPF is one.

type Person = Pick<DoctorForm, 'cpf' | 'rg' | 'birth_city' | 'birth_date' | 'address'>;
type KnownPerson = { [Field in keyof Person]?: Person[Field] | null };
type Married = Pick<DoctorForm, 'marital_status'>;

/** What was left out takes nothing away. */
const filledFacts = ({ cpf, rg, birth_city, birth_date, address }: KnownPerson) => ({
  ...(cpf && { cpf }),
  ...(rg && { rg }),
  ...(birth_city && { birth_city }),
  ...(birth_date && { birth_date }),
  ...(address && { address }),
});

/** Facts of a partner that are the person's own. */
export const personOfPartner = (form: PartnerForm) => ({ ...filledFacts(form), marital_status: form.marital_status });

/** What a partner's form begins with for somebody of whom this is known. */
export const partnerOfPerson = (name: string, person: KnownPerson & Partial<Married>) => ({
  name,
  ...filledFacts(person),
  ...(person.marital_status && { marital_status: person.marital_status }),
});

/** A partner as they are known by now. Their marriage stays as they told it, with its regime. */
export const followPerson = (form: PartnerForm, person: KnownPerson): PartnerForm => ({ ...form, ...filledFacts(person) });
