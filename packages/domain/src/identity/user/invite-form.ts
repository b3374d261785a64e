import type { InferType } from 'yup';
import { email, flag, id, list, name, newPassword, object, oneOf, text } from '../../shared/schema/fields.ts';
import { COMPANY_GRANTS, companyGrantLabel } from '../permission/company-grants.ts';
import { MEMBER_TYPES, memberTypeLabel } from '../permission/user-types.ts';
import { signupKey } from './signup-key.ts';

/** Days that an invitation may be accepted. */
export const INVITE_DAYS = 7;

const mayDo = () => list('O que pode fazer', oneOf('Permissão', COMPANY_GRANTS, companyGrantLabel).required(), COMPANY_GRANTS.length);

/** An invitation by a partner into the company. A partner may do everything, whatever is ticked. */
export const inviteForm = object({
  name: name('Nome').max(120).required(),
  email: email('E-mail').required(),
  user_type: oneOf('Vínculo', MEMBER_TYPES, memberTypeLabel).required(),
  grants: mayDo(),
});
export type InviteForm = InferType<typeof inviteForm>;

/** An invitation by staff into a company; a partner becomes its owner where it has none. */
export const staffInviteForm = inviteForm.shape({ company_id: id('Empresa').required('Escolha a empresa.') });
export type StaffInviteForm = InferType<typeof staffInviteForm>;

export const staffInviteFilters = object({ search: text('Busca').max(100) });

export const memberForm = object({ grants: mayDo() });
export type MemberForm = InferType<typeof memberForm>;

/** `token`: what the link brought. It travels in the body, so that it stands in no log of addresses. */
export const inviteTokenForm = object({ token: text('Link').max(100).required() });

const TERMS_NEEDED = 'Para entrar é preciso aceitar os termos de serviço.';

/** Who has no account yet makes one with the letter's link, which shows that the address is theirs: it is the one that received it. */
export const letterEntryForm = inviteTokenForm.shape({
  name: name('Nome').max(120).required(),
  password: newPassword().required(),
  accepts_terms: flag('Termos de serviço').required(TERMS_NEEDED).oneOf([true], TERMS_NEEDED),
  terms_id: id('a versão dos termos').required(),
});

/** The same with a link that may have been copied. */
export const inviteEntryForm = letterEntryForm.shape({
  /** The browser that chooses the password: where the link proves no address, the code of the e-mail is told there. */
  key: signupKey(),
});
export type InviteEntryForm = InferType<typeof inviteEntryForm>;
