import { sentDocument } from '@esteto/contract/office/sent-document';
import type { Deps } from '../../../deps.ts';
import { defineModule } from '../../../module.ts';
import { bindAll } from '../../../platform/http/bind.ts';
import type { CompanyServices } from '../../company/company/company.module.ts';
import { sentDocumentService } from './sent-document.service.ts';

export const sentDocumentModule = (deps: Deps & CompanyServices) => {
  const services = { sentDocuments: sentDocumentService(deps) };
  const { sentDocuments } = services;
  return defineModule({
    services,
    routes: bindAll(sentDocument, sentDocuments),
  });
};
