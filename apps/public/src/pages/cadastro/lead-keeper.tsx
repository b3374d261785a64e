import { call } from '@esteto/api-client/api';
import { signup } from '@esteto/contract/opening/signup';
import { SIGNUP_CONSENT } from '@esteto/domain/opening/signup/signup-form';
import { useFieldValue } from '@esteto/ui/components/field/binding/use-field-value';
import { useLeftValue } from '@esteto/ui/components/field/binding/use-left-value';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** Keeps the e-mail of who consents, from the first valid one on. Nobody waits for it, and that it fails stops nobody. */
export const LeadKeeper = ({ signupKey }: { signupKey: string }) => {
  const email = useLeftValue('email');
  const [params] = useSearchParams();
  const referral = params.get('indicacao');
  const consents = useFieldValue('keeps_lead') === true;
  useEffect(() => {
    if (!email || !consents) return;
    const body = { key: signupKey, email, consent_version: SIGNUP_CONSENT.version, referral };
    call(signup.lead, { body }).catch(() => undefined);
  }, [signupKey, email, consents, referral]);
  return null;
};
