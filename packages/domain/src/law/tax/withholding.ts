import { inForce } from '../../shared/date/validity.ts';
import { formatMoney, roundHalfUpCents, splitCents, sumCents } from '../../shared/money/money.ts';
import { formatTaxRate, isRate } from '../../shared/money/percent.ts';
import { WITHHOLDING, type WithholdingTable } from './tables/withholding-table.ts';

// What a company that pays a doctor's company keeps back from an invoice (docs/rules/taxes.md).

export type Withheld = { irrf: number; pis: number; cofins: number; csll: number; inss: number; iss: number };

/** Why an amount is or is not kept back, as a sentence, with its legal source. `tax` 'csrf' is PIS, Cofins and CSLL together. */
export type Reason = { tax: 'irrf' | 'csrf' | 'inss' | 'iss' | 'input'; withheld: boolean; text: string; source: string | null };

export type WithholdingInput = {
  gross: number;
  regime: 'simples' | 'presumido';
  iss_withheld_rate: string | null;
  /** The service is that of a hospital, emergency room, ambulatory, blood bank or nursing home: no IRRF. */
  hospital_service?: boolean;
  /** The taker says that it keeps INSS back, as the law has it for workers put at its disposal (cessão de mão de obra). */
  withholds_inss?: boolean;
  /** The month whose table holds ('YYYY-MM'); the last one published when left out. */
  competence?: string;
};

const NOTHING: Withheld = { irrf: 0, pis: 0, cofins: 0, csll: 0, inss: 0, iss: 0 };

/**
 * Withholdings on one invoice, in integer cents. `iss_withheld_rate` is the ISS rate that the taker keeps back, a fraction from '0' to '1'
 * ('0.02'), null when no ISS is kept. Each tax is rounded half up to the cent; the 4,65 % are rounded once, as the law applies them, and then
 * split so that the three parts sum to the whole. `net` = gross minus everything kept. A gross that is no amount, or a rate that is none, keeps
 * nothing back and says so in `reasons`. Throws DomainError only for a `competence` that no table covers.
 */
export const withholdings = (input: WithholdingInput): Withheld & { net: number; reasons: Reason[] } => {
  const { gross, regime, iss_withheld_rate } = input;
  if (!Number.isSafeInteger(gross) || gross < 0)
    return {
      ...NOTHING,
      net: 0,
      reasons: [{ tax: 'input', withheld: false, text: 'O valor da nota não é válido. Nada foi retido.', source: null }],
    };

  const table = tableOf(input.competence);
  const irrf = withheldIrrf(gross, regime, table, input.hospital_service ?? false);
  const csrf = withheldCsrf(gross, regime, table);
  const inss = withheldInss(gross, regime, table, input.withholds_inss ?? false);
  const iss = withheldIss(gross, regime, iss_withheld_rate);
  const kept = { irrf: irrf.amount, ...csrf.parts, inss: inss.amount, iss: iss.amount };
  return { ...kept, net: gross - sumCents(Object.values(kept)), reasons: [irrf.reason, csrf.reason, inss.reason, iss.reason] };
};

const tableOf = (competence: string | undefined): WithholdingTable =>
  competence === undefined ? (WITHHOLDING.at(-1) ?? WITHHOLDING[0]) : inForce('Retenções', WITHHOLDING, competence);

const withheldIrrf = (
  gross: number,
  regime: WithholdingInput['regime'],
  { irrf_rate, minimum }: WithholdingTable,
  isHospital: boolean,
): { amount: number; reason: Reason } => {
  if (regime === 'simples')
    return {
      amount: 0,
      reason: {
        tax: 'irrf',
        withheld: false,
        text: 'Empresa do Simples Nacional não sofre retenção de IRRF.',
        source: 'IN RFB 765/2007, art. 1º',
      },
    };
  if (isHospital)
    return {
      amount: 0,
      reason: {
        tax: 'irrf',
        withheld: false,
        text: 'Serviço de ambulatório, banco de sangue, casa de saúde, hospital ou pronto-socorro não sofre retenção de IRRF.',
        source: 'RIR/2018, art. 714',
      },
    };
  const amount = roundHalfUpCents(gross, irrf_rate);
  if (amount <= minimum)
    return {
      amount: 0,
      reason: {
        tax: 'irrf',
        withheld: false,
        text: `O IRRF de ${formatTaxRate(irrf_rate)} não passa de ${formatMoney(minimum)}, e até esse valor não é retido.`,
        source: 'Lei 9.430/1996, art. 67',
      },
    };
  return {
    amount,
    reason: {
      tax: 'irrf',
      withheld: true,
      text: `IRRF de ${formatTaxRate(irrf_rate)} sobre serviços médicos pagos por empresa. Não é retido quando o serviço é de ambulatório, banco de sangue, casa de saúde, hospital ou pronto-socorro.`,
      source: 'RIR/2018, art. 714',
    },
  };
};

const withheldCsrf = (
  gross: number,
  regime: WithholdingInput['regime'],
  { csrf_rate, csrf_shares, minimum }: WithholdingTable,
): { parts: Pick<Withheld, 'pis' | 'cofins' | 'csll'>; reason: Reason } => {
  const none = { pis: 0, cofins: 0, csll: 0 };
  if (regime === 'simples')
    return {
      parts: none,
      reason: {
        tax: 'csrf',
        withheld: false,
        text: 'Empresa do Simples Nacional não sofre retenção de PIS, Cofins e CSLL.',
        source: 'IN SRF 459/2004, art. 3º, II',
      },
    };
  const total = roundHalfUpCents(gross, csrf_rate);
  if (total <= minimum)
    return {
      parts: none,
      reason: {
        tax: 'csrf',
        withheld: false,
        text: `PIS, Cofins e CSLL juntos não passam de ${formatMoney(minimum)}, e até esse valor não são retidos.`,
        source: 'Lei 10.833/2003, art. 31, § 3º',
      },
    };
  const [pis = 0, cofins = 0, csll = 0] = splitCents(total, csrf_shares);
  return {
    parts: { pis, cofins, csll },
    reason: {
      tax: 'csrf',
      withheld: true,
      text: 'PIS 0,65 %, Cofins 3 % e CSLL 1 %, retidos no pagamento.',
      source: 'Lei 10.833/2003, arts. 30 e 31',
    },
  };
};

/** In the Simples only Anexo IV is kept from, and medicine is in III or V; SC Cosit 42/2024 says so of consultations. */
const withheldInss = (
  gross: number,
  regime: WithholdingInput['regime'],
  { inss_rate, inss_base, inss_minimum }: WithholdingTable,
  isKept: boolean,
): { amount: number; reason: Reason } => {
  const not = (text: string, source: string | null) => ({ amount: 0, reason: { tax: 'inss' as const, withheld: false, text, source } });
  if (regime === 'simples')
    return not('Empresa do Simples Nacional não sofre retenção de INSS em serviços médicos.', 'IN RFB 2.110/2022, art. 166');
  if (!isKept) return not('O cadastro do tomador diz que ele não retém INSS.', null);
  const amount = roundHalfUpCents(roundHalfUpCents(gross, inss_base), inss_rate);
  if (amount < inss_minimum)
    return not(
      `O INSS de ${formatTaxRate(inss_rate)} não chega a ${formatMoney(inss_minimum)}, e abaixo desse valor não é retido.`,
      'IN RFB 2.110/2022, art. 115, I',
    );
  return {
    amount,
    reason: {
      tax: 'inss',
      withheld: true,
      text: `O cadastro do tomador diz que ele retém INSS: ${formatTaxRate(inss_rate)} do valor bruto, por cessão de mão de obra. Não é retido quando só os sócios atendem, sem empregados nem autônomos.`,
      source: 'Lei 8.212/1991, art. 31; IN RFB 2.110/2022, art. 115',
    },
  };
};

const withheldIss = (gross: number, regime: WithholdingInput['regime'], issRate: string | null): { amount: number; reason: Reason } => {
  if (issRate === null)
    return {
      amount: 0,
      reason: { tax: 'iss', withheld: false, text: 'O tomador não retém ISS: a empresa o recolhe.', source: 'LC 116/2003, art. 3º' },
    };
  if (!isRate(issRate))
    return {
      amount: 0,
      reason: { tax: 'iss', withheld: false, text: 'A alíquota do ISS não é válida. O ISS não foi retido.', source: null },
    };
  return {
    amount: roundHalfUpCents(gross, issRate),
    reason:
      regime === 'simples'
        ? {
            tax: 'iss',
            withheld: true,
            text: 'ISS retido pelo tomador. No Simples a alíquota é a efetiva da empresa, que muda com a receita: a do cadastro é conferida antes de emitir.',
            source: 'LC 123/2006, art. 21, § 4º',
          }
        : { tax: 'iss', withheld: true, text: 'ISS retido pelo tomador, conforme a lei do município.', source: 'LC 116/2003, art. 6º' },
  };
};
