import { sentDocument } from '@esteto/contract/sent-document';
import type { Deps } from '../../deps.ts';
import { defineModule } from '../../module.ts';
import { bind } from '../../platform/http/bind.ts';
import type { CompanyServices } from '../company/company.module.ts';
import { sentDocumentService } from './sent-document.service.ts';

export const sentDocumentModule = (deps: Deps & CompanyServices) => {
  const services = { sentDocuments: sentDocumentService(deps) };
  const { sentDocuments } = services;
  return defineModule({
    services,
    routes: [
      bind(sentDocument.own, sentDocuments.own),
      bind(sentDocument.sendInss, sentDocuments.sendInss),
      bind(sentDocument.sendIncomeTax, sentDocuments.sendIncomeTax),
      bind(sentDocument.remove, sentDocuments.remove),
      bind(sentDocument.fetchOwn, sentDocuments.fetchOwn),
      bind(sentDocument.ofCompany, sentDocuments.ofCompany),
      bind(sentDocument.readOfCompany, sentDocuments.readOfCompany),
    ],
  });
};
