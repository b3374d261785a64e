// Written by `pnpm gen sync` from the folders of the nouns.

import { companyLives } from '../modules/company/company.demo.ts';
import { companyRegisterLives } from '../modules/company/register/company-register.demo.ts';
import { doctorLives } from '../modules/doctor/doctor.demo.ts';
import { inviteLives } from '../modules/invite/invite.demo.ts';
import { invoiceLives } from '../modules/invoice/invoice.demo.ts';
import { npsLives } from '../modules/nps/nps.demo.ts';
import type { Stage } from './demo-stage.ts';
import type { Life } from './demo-time.ts';

/** What happens in the demo data, noun by noun. */
export const everyLife = (stage: Stage): Life[] => [
  ...companyLives(stage),
  ...companyRegisterLives(stage),
  ...doctorLives(stage),
  ...inviteLives(stage),
  ...invoiceLives(stage),
  ...npsLives(stage),
];
