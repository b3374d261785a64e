import type { InvoiceDetail } from '@esteto/contract/billing/invoice-answer';
import { municipalParameter } from '@esteto/contract/billing/municipal-parameter';
import { receivable } from '@esteto/contract/billing/receivable';
import { certificate } from '@esteto/contract/company/certificate';
import { type MadeAuthority, type MadeCertificate, newAuthority } from '../demo/made-certificates.ts';
import { newInvoice } from '../modules/billing/invoice/testing/invoice-scene.ts';
import { newScene, type Scene } from './scene.ts';
import type { TestApp } from './test-app.ts';

/** A company that issues at the national emitter, with its certificate there. */
export type NationalScene = Scene & { certificate: MadeCertificate };

export const A1_PASSWORD = 'senha do A1';

/** Where the companies of these scenes are, and no other company of the tests. */
const CITY = { ibge: '2609600', city: 'Olinda', state: 'PE' as const };

export const newNationalScene = async (api: TestApp, authority: MadeAuthority): Promise<NationalScene> => {
  const company = await api.make.company();
  await api.sql("update companies set address = address || jsonb_build_object('ibge', $2::text) where id = $1", [company.id, CITY.ibge]);
  const scene = await newScene(api, { company });
  const { master } = scene;
  await ensureCity(scene);
  const own = authority.issue({ name: company.name, cnpj: company.cnpj ?? '' });
  const file = { name: 'empresa.pfx', bytes: own.pkcs12(A1_PASSWORD) };
  await api.ask(certificate.upload, { id: company.id, body: { password: A1_PASSWORD }, file }, { as: master });
  return { ...scene, certificate: own };
};

/** The scene of that server for tests that only need one, with nobody at the other end. */
export const nationalSceneOf = ({ api }: Scene): Promise<NationalScene> => {
  const scene = scenes.get(api) ?? newNationalScene(api, newAuthority());
  scenes.set(api, scene);
  return scene;
};

const scenes = new WeakMap<TestApp, Promise<NationalScene>>();

/** An invoice that lacks nothing. */
export const transmittable = async (scene: Scene): Promise<InvoiceDetail> => {
  const { id } = await newInvoice(scene);
  await scene.api.sql("update invoices set approx_tax_pct = '0.0808' where id = $1", [id]);
  return scene.api.ask(receivable.detail, { id }, { as: scene.master });
};

const ensureCity = async ({ api, master }: Scene): Promise<void> => {
  const { items } = await api.ask(municipalParameter.list, { search: CITY.ibge }, { as: master });
  if (items.length > 0) return;
  const body = { ...CITY, adapter: 'national', environment: 'homologation', dps_series: 1 } as const;
  await api.ask(municipalParameter.create, { body }, { as: master });
};
