// What becomes of a person's data when they close their account (LGPD, art. 16: kept where a law asks for it, forgotten otherwise).

/** Days in which the person may still change their mind. */
export const CLOSING_DAYS = 7;

/** What a person's account is called once it is forgotten. */
export const FORGOTTEN_NAME = 'Conta encerrada';

/** What stays, how long, and by which law. */
export const KEPT_AFTER_CLOSING: readonly { what: string; how_long: string; law: string }[] = [
  {
    what: 'Notas fiscais, guias, livros e documentos das empresas',
    how_long: '5 anos, contados do ano seguinte',
    law: 'Código Tributário Nacional, arts. 173, 174 e 195, parágrafo único',
  },
  { what: 'Contratos e aceites', how_long: '5 anos', law: 'Código Civil, art. 206, § 5º, I' },
  { what: 'Registros de acesso', how_long: '6 meses', law: 'Marco Civil da Internet (Lei 12.965/2014), art. 15' },
  {
    what: 'Quem fez o quê nas empresas, sem o seu nome',
    how_long: 'enquanto durarem os documentos',
    law: 'LGPD (Lei 13.709/2018), art. 16, I',
  },
];
