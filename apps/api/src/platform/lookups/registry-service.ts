import { type CompanyRegistry, importRegistry } from '@esteto/domain/company/company/registry-import';
import { cleanCnpj } from '@esteto/domain/shared/document/cnpj';
import { object, string } from 'yup';
import type { PublicService } from './public-service.ts';

// Companies as ReceitaWS tells them, from the public data of the Receita Federal: https://developers.receitaws.com.br

export type KnownCompany = CompanyRegistry & { name: string };

/** A company by its CNPJ (14 characters); null when the registry has none. */
export const companyOfCnpj = (service: PublicService, cnpj: string): Promise<KnownCompany | null> =>
  service.get([cnpj], (body) => {
    const { status, cnpj: answered } = envelope.validateSync(body, { strict: true });
    if (status === 'ERROR') return null;
    if (cleanCnpj(answered ?? '') !== cnpj) throw new Error('another company');
    const { name, ...company } = importRegistry(body);
    if (name === null) throw new Error('a company without a name');
    return { ...company, name };
  });

const envelope = object({
  status: string()
    .oneOf(['OK', 'ERROR'] as const)
    .required(),
  cnpj: string(),
});
