import type { Dps } from '@esteto/domain/billing/nfse/dps';
import { divideHalfUp } from '@esteto/domain/shared/money/money';
import { RATE_SCALE, scaledRate } from '@esteto/domain/shared/money/percent';
import { writeXml, type XmlContent } from '../../../../../platform/xml/write-xml.ts';

export const NFSE_NAMESPACE = 'http://www.sped.fazenda.gov.br/nfse';
/** The version of the national layout; DPS and events share it. */
export const LAYOUT_VERSION = '1.01';

/** The DPS as the layout writes it: its fields in order, cents as '1234.56', fractions as percentages with two decimals. Not signed. */
export const dpsXml = (id: string, dps: Dps): string =>
  writeXml({ name: 'DPS', namespace: NFSE_NAMESPACE, version: LAYOUT_VERSION }, { name: 'infDPS', id, content: contentOf(dps) });

const contentOf = (group: object): { [name: string]: XmlContent | undefined } =>
  Object.fromEntries(Object.entries(group).map(([name, value]) => [name, written(name, value)]));

const written = (name: string, value: unknown): XmlContent | undefined => {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number') return hundredths(value);
  if (typeof value === 'string') return isPercentage(name) ? hundredths(divideHalfUp(scaledRate(value), RATE_SCALE / 10_000n)) : value;
  return contentOf(value);
};

/** The layout begins the name of every percentage with a small p: pAliq, pDR, pTotTribSN. */
const isPercentage = (name: string): boolean => /^p[A-Z]/.test(name);

const hundredths = (value: number): string => {
  const digits = String(value).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
