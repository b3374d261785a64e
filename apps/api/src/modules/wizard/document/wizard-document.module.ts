import { wizardDocument } from '@esteto/contract/wizard-document';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { NoticeServices } from '../../notice/notice.module.ts';
import type { WizardServices } from '../wizard.module.ts';
import { wizardDocumentService } from './wizard-document.service.ts';

export type WizardDocumentServices = ReturnType<typeof wizardDocumentModule>['services'];

export const wizardDocumentModule = (deps: Deps & WizardServices & NoticeServices) => {
  const services = { wizardDocuments: wizardDocumentService(deps) };
  return defineModule({ services, routes: bindAll(wizardDocument, services.wizardDocuments) });
};
