import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DpsClient, DpsCompany, DpsInvoice } from '@esteto/domain/billing/nfse/dps-facts';
import { dpsId } from '@esteto/domain/billing/nfse/dps-id';
import { type DpsFacts, invoiceDps } from '@esteto/domain/billing/nfse/invoice-dps';
import { NBS_CODES } from '@esteto/domain/billing/nfse/nbs-codes';
import { preflight } from '@esteto/domain/billing/nfse/preflight';
import { SERVICE_CODES } from '@esteto/domain/billing/nfse/service-codes';
import { ISS_WITHHOLDERS } from '@esteto/domain/law/tax/invoice-amounts';
import type { Address } from '@esteto/domain/shared/document/address';
import { cnpjCheckDigits } from '@esteto/domain/shared/document/cnpj';
import { cpfCheckDigits } from '@esteto/domain/shared/document/cpf';
import fc from 'fast-check';
import { dpsXml } from '../modules/billing/invoice/issuing/national/dps-xml.ts';

// `pnpm prove nfse`: makes invoices by chance and holds what the pre-flight lets through against the official schema of the DPS.

const SCHEMA = join(import.meta.dirname, 'nfse-schema');
/** What newer acts changed in the published files: letters in the CNPJ (IN RFB 2.229/2024), and what is withheld of PIS and Cofins (NT 007). */
const AMENDED: readonly (readonly [RegExp, string])[] = [
  [/"DPS\[0-9\]\{42\}"/, '"DPS[0-9A-Z]{42}"'],
  [/"\[0-9\]\{14\}"/, '"[0-9A-Z]{12}[0-9]{2}"'],
  [/(TSTipoRetPISCofins">[\s\S]*?)<xs:enumeration value="1"\/>\s*<xs:enumeration value="2"\/>/, '$1<xs:pattern value="[03-9]"/>'],
];

const orNull = <Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | null> => fc.option(value, { freq: 3 });
const words = (maxLength: number, odd = '') =>
  fc
    .string({ unit: fc.constantFrom(...'aAéÇõ 01.,-/&<>"º', ...odd), minLength: 1, maxLength })
    .map((text) => text.trim())
    .filter((text) => text !== '');
/** Now and then one with what the layout does not take. */
const text = (maxLength: number, odd = '–“😀') => fc.oneof({ weight: 30, arbitrary: words(maxLength) }, words(maxLength, odd));
const digits = (length: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
const cnpj = fc
  .string({ unit: fc.constantFrom(...'0123456789ABCZ'), minLength: 12, maxLength: 12 })
  .map((root) => `${root}${cnpjCheckDigits(root)}`);
const cpf = digits(9).map((root) => `${root}${cpfCheckDigits(root)}`);
const cents = (max: number) => fc.integer({ min: 0, max });
const percent = (max: number) => fc.integer({ min: 0, max }).map((hundredths) => String(hundredths / 10_000));

const address: fc.Arbitrary<Address> = fc.record({
  cep: digits(8),
  street: text(60),
  number: orNull(text(6)),
  complement: orNull(text(20)),
  neighborhood: text(30),
  city: fc.constant('São Paulo'),
  state: fc.constant('SP' as const),
  ibge: digits(7),
  city_id: fc.constant(null),
  state_id: fc.constant(null),
  country_id: fc.constant(null),
});

const company: fc.Arbitrary<DpsCompany> = fc
  .record({ cnpj, cpf, isPerson: fc.boolean(), municipal_registration: orNull(text(10)), address })
  .map(({ isPerson, ...given }) => ({
    ...given,
    type: isPerson ? 'natural_person' : 'new_company',
    cnpj: isPerson ? null : given.cnpj,
    cpf: isPerson ? given.cpf : null,
  }));

const client: fc.Arbitrary<DpsClient> = fc.constantFrom('PF' as const, 'PJ' as const).chain((person_type) =>
  fc.record({
    person_type: fc.constant(person_type),
    document: person_type === 'PF' ? cpf : cnpj,
    no_nif_reason: fc.constant(null),
    name: text(80),
    municipal_registration: orNull(text(10)),
    email: orNull(fc.constantFrom('notas@hospital.test', 'a.b+c@x.com.br')),
    phone: orNull(fc.constantFrom('1133334444', '11999998888')),
    address: orNull(address),
  }),
);

/** The regime as the law allows it, so that most are let through. */
const regime = (isPerson: boolean) =>
  fc.constantFrom(
    { simples_option: 1, simples_apuration: null },
    ...(isPerson ? [] : [1, 2, 3].map((simples_apuration) => ({ simples_option: 3, simples_apuration }))),
  );

const invoice = (isPerson: boolean): fc.Arbitrary<DpsInvoice> =>
  fc
    .tuple(
      regime(isPerson),
      fc.record({
        competence: fc.constantFrom('2026-09', '2026-10', '2026-11'),
        description: text(300, '–“😀\n\u2028'),
        service_place_ibge: orNull(digits(7)),
        national_tax_code: fc.constantFrom(...SERVICE_CODES.map(({ code }) => code), '040301'),
        municipal_tax_code: orNull(digits(3)),
        nbs_code: orNull(fc.constantFrom(...NBS_CODES.map(({ code }) => code))),
        special_regime: orNull(fc.constantFrom('5' as const, '6' as const)),
        approx_tax_pct: percent(3300),
        suspension_type: orNull(fc.constantFrom('1' as const, '2' as const)),
        suspension_process: digits(20),
        ibscbs_indicator: orNull(digits(6)),
        gross_amount: fc.integer({ min: 10_000, max: 999_999_999 }),
        unconditional_discount: orNull(cents(2_000)),
        conditional_discount: orNull(cents(2_000)),
        iss_rate: orNull(percent(500)),
        iss_withheld: orNull(fc.constantFrom(...ISS_WITHHOLDERS)),
        irrf: orNull(cents(1_000)),
        inss_withheld: orNull(cents(1_000)),
        csrf_withheld_total: orNull(cents(1_000)),
      }),
    )
    .map(([codes, given]) => ({ ...given, ...codes }));

const facts: fc.Arbitrary<DpsFacts> = company.chain((of) =>
  fc.record({
    invoice: invoice(of.type === 'natural_person'),
    company: fc.constant(of),
    client,
    intermediary: orNull(client),
    emission: fc.record({
      environment: fc.constantFrom('production' as const, 'homologation' as const),
      at: fc.constant('2026-11-20T15:00:00.000Z'),
      series: fc.integer({ min: 1, max: 49_999 }),
      number: fc.integer({ min: 1, max: 999_999_999 }),
      sends_municipal_registration: fc.boolean(),
    }),
    substitutes: fc.constant(null),
  }),
);

/** Files a call of xmllint: so many names fit into one command. */
const BATCH = 500;

const refusals = (folder: string, files: readonly string[]): string[] => {
  const args = ['--noout', '--nonet', '--schema', join(folder, 'DPS_v1.01.xsd'), ...files];
  const { error, stderr, status } = spawnSync('xmllint', args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  if (error) throw new Error(`xmllint is missing: install it (Debian: apt-get install libxml2-utils). ${error.message}`);
  return status === 0 ? [] : stderr.split('\n').filter((line) => line !== '' && !line.endsWith(' validates'));
};

const prove = (numRuns: number, seed: number): void => {
  const folder = mkdtempSync(join(tmpdir(), 'esteto-nfse-'));
  try {
    // Asked first: whoever lacks it waits for nothing.
    refusals(folder, []);
    cpSync(SCHEMA, folder, { recursive: true });
    const simple = join(folder, 'tiposSimples_v1.01.xsd');
    writeFileSync(
      simple,
      AMENDED.reduce((published, [from, to]) => published.replace(from, to), readFileSync(simple, 'utf8')),
    );
    const files: string[] = [];
    for (const [index, each] of fc.sample(facts, { numRuns, seed }).entries()) {
      const dps = invoiceDps(each);
      const name = dpsId(dps);
      if (preflight(dps, each.emission.at).length > 0 || name === null) continue;
      const file = join(folder, `${index}.xml`);
      writeFileSync(file, dpsXml(name, dps));
      files.push(file);
    }
    const told: string[] = [];
    for (let from = 0; from < files.length; from += BATCH) told.push(...refusals(folder, files.slice(from, from + BATCH)));
    process.stdout.write(
      `${numRuns} invoices (seed ${seed}), ${files.length} let through by the pre-flight, ${told.length} lines of refusal by the schema\n`,
    );
    if (told.length > 0) process.stdout.write(`${told.slice(0, 20).join('\n')}\n`);
    // Were nearly all refused before, nothing would be proven.
    if (told.length > 0 || files.length < numRuns / 4) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

prove(Number(process.env['ESTETO_PROPERTY_RUNS'] ?? 10_000), Number(process.env['ESTETO_NFSE_SEED'] ?? Date.now() % 2 ** 31));
