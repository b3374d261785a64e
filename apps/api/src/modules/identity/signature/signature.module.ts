import { signature } from '@esteto/contract/identity/signature';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import { LETTERS_AT_ONCE } from '../../../platform/jobs/jobs.ts';
import { SIGNATURE_MAIL, type SignatureMail, signatureService } from './signature.service.ts';

export type SignatureServices = ReturnType<typeof signatureModule>['services'];

export const signatureModule = (deps: Deps) => {
  const services = { signatures: signatureService(deps) };
  return defineModule({
    services,
    routes: bindAll(signature, services.signatures),
    jobs: [
      {
        name: SIGNATURE_MAIL,
        label: 'Código para assinar um documento',
        letter: true,
        at_once: LETTERS_AT_ONCE,
        handle: (job: SignatureMail, id) => services.signatures.sendCode(job, id),
      },
    ],
  });
};
