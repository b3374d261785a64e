/** Codes of the NBS (version 2.0, position 1.2301) for health services, as Anexo VIII of the NFS-e's documents lists them. */
export const NBS_CODES = [
  { code: '123011100', name: 'Cirúrgicos' },
  { code: '123011200', name: 'Ginecológicos e obstétricos' },
  { code: '123011300', name: 'Psiquiátricos' },
  { code: '123011400', name: 'UTI' },
  { code: '123011500', name: 'Urgência' },
  { code: '123011900', name: 'Outros hospitalares' },
  { code: '123012100', name: 'Clínica médica' },
  { code: '123012200', name: 'Médicos especializados' },
  { code: '123012300', name: 'Odontológicos' },
  { code: '123019100', name: 'Enfermagem' },
  { code: '123019200', name: 'Fisioterapia' },
  { code: '123019300', name: 'Laboratoriais' },
  { code: '123019400', name: 'Diagnóstico por imagem' },
  { code: '123019500', name: 'Bancos de material biológico' },
  { code: '123019600', name: 'Ambulância' },
  { code: '123019700', name: 'Parto e pós-parto' },
  { code: '123019800', name: 'Psicologia' },
  { code: '123019900', name: 'Outros' },
] as const;

/** What usually goes with a service, by its code or the item of LC 116/2003 that begins it; the nearest first. Of 4.03, the kind of hospital service. */
const USUAL = [
  ['040205', '123019400'],
  ['040303', '123012100'],
  ['0401', '123012200'],
  ['0402', '123019300'],
  ['0403', '123011900'],
  ['0411', '123019700'],
] as const;

/**
 * The NBS code that a note tells: staff's own or, where they chose none, the usual one of the service. Null where neither is known. Two of the three
 * published copies of the schema 1.01 refuse a note without it (E1235), so that every note has one.
 */
export const nbsOf = ({ nbs_code, national_tax_code }: { nbs_code: string | null; national_tax_code: string | null }): string | null =>
  nbs_code ?? USUAL.find(([service]) => national_tax_code?.startsWith(service))?.[1] ?? null;
