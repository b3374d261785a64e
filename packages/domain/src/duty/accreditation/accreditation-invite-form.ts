import type { InferType } from 'yup';
import { letterEntryForm } from '../../identity/user/invite-form.ts';
import { parseCrm } from '../../shared/document/crm.ts';
import { email, id, list, longText, name, object, oneOf, phone, text } from '../../shared/schema/fields.ts';
import { hasWebAddress } from '../../shared/text/web-address.ts';
import { ACCREDITATION_INVITE_STATUSES, accreditationInviteStatusLabel } from './accreditation-invite-life.ts';

/** An invitation by e-mail to a group. Strangers read it: neither the name nor the message leads anywhere. */
export const accreditationInviteForm = object({
  name: name('Nome').max(120).required(),
  email: email().required(),
  crm: text('CRM')
    .max(30)
    .test({
      name: 'crm',
      message: '${path}: escreva a UF e o número, como CRM/SP 123456.',
      skipAbsent: true,
      test: (value) => parseCrm(value ?? '') !== null,
    }),
  unit_ids: list('Unidades', id('Unidade').required(), 50),
  message: longText('Mensagem')
    .max(500)
    .test({
      name: 'no-address',
      message: '${path}: escreva sem endereço de site ou de e-mail.',
      skipAbsent: true,
      test: (value) => !hasWebAddress(value ?? ''),
    }),
});
export type AccreditationInviteForm = InferType<typeof accreditationInviteForm>;

/** Whoever has no account yet makes one with the letter's link. The phone is the account's: a group learns of none before it is told one. */
export const doctorEntryForm = letterEntryForm.shape({ phone: phone().required() });

export const accreditationInviteFilters = object({
  search: text('Busca').max(100),
  status: oneOf('Situação', ACCREDITATION_INVITE_STATUSES, accreditationInviteStatusLabel),
});
export type AccreditationInviteFilters = InferType<typeof accreditationInviteFilters>;
