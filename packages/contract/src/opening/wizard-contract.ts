import { signatureCodeForm } from '@esteto/domain/identity/signature/signature-form';
import { contractForm } from '@esteto/domain/opening/wizard/wizard-forms';
import { type InferType, object, string } from 'yup';
import { owner } from '../access.ts';
import { get, post } from '../endpoint.ts';
import { signatureAsked, signatureEvidence } from '../identity/signature.ts';
import { wizardState } from './wizard.ts';

/** What the owner signs, and how it was signed once it is: from then on its PDF is the text. */
export const wizardContractText = object({
  title: string().required(),
  text: string().nullable().defined(),
  signature: signatureEvidence.nullable().defined(),
});
export type WizardContractText = InferType<typeof wizardContractText>;

export const wizardContract = {
  read: get('wizard/contract', {
    summary: 'O contrato do plano, preenchido com os dados da empresa.',
    who: owner(),
    answer: wizardContractText,
  }),
  askCode: post('wizard/contract/code', {
    summary: 'Envia por e-mail o código que assina o contrato, como ele está.',
    who: owner('edit'),
    body: contractForm,
    answer: signatureAsked,
    keyless: true,
  }),
  sign: post('wizard/contract/sign', {
    summary: 'Assina o contrato com o código e conclui o cadastro; repetida, nada muda.',
    who: owner('edit'),
    body: signatureCodeForm,
    answer: wizardState,
    keyless: true,
  }),
};
