/** National codes (cTribNac) of the services that the product's companies render (LC 116/2003, item 4; Anexo B of 2026-01-22). */
export const SERVICE_CODES = [
  { code: '040101', name: 'Medicina' },
  { code: '040201', name: 'Análises clínicas e laboratoriais' },
  { code: '040205', name: 'Diagnóstico por imagem' },
  { code: '040303', name: 'Clínicas' },
  { code: '041101', name: 'Obstetrícia' },
] as const;

/** '040101 · Medicina', by code. */
export const serviceCodeLabel: Readonly<Record<string, string>> = Object.fromEntries(
  SERVICE_CODES.map(({ code, name }) => [code, `${code} · ${name}`]),
);

/** '040101 · Medicina'; a code that the list does not name stands alone. */
export const serviceCodeInWords = (code: string): string => serviceCodeLabel[code] ?? code;
