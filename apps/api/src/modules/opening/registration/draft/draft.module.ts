import { draft } from '@esteto/contract/opening/draft';
import type { Deps } from '../../../../deps.ts';
import { defineModule } from '../../../../module.ts';
import { bindAll } from '../../../../platform/http/bind.ts';
import type { SignatureServices } from '../../../identity/signature/signature.module.ts';
import type { NoticeServices } from '../../../office/notice/notice.module.ts';
import type { RegistrationServices } from '../registration.module.ts';
import { draftService } from './draft.service.ts';
import { DRAFT_DECIDED, type DraftDecided, tellDraftDecided } from './draft-decided.ts';

export const draftModule = (deps: Deps & RegistrationServices & SignatureServices & NoticeServices) => {
  const services = { drafts: draftService(deps) };
  const { drafts } = services;
  return defineModule({
    services,
    routes: bindAll(draft, drafts),
    jobs: [{ name: DRAFT_DECIDED, label: 'Aviso da decisão sobre uma minuta', handle: (job: DraftDecided) => tellDraftDecided(deps, job) }],
  });
};
