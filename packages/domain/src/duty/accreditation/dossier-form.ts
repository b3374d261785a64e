import type { InferType } from 'yup';
import { besides, isoDate, object, oneOf, pastDate, text } from '../../shared/schema/fields.ts';
import { DOSSIER_KINDS, type DossierKind, dossierKindLabel, isNamed, mustExpire } from './dossier-kinds.ts';

const kindBeside = (kind: unknown, asks: (kind: DossierKind) => boolean): boolean => DOSSIER_KINDS.some((one) => one === kind && asks(one));

/** What is said of a paper that is kept in the dossier; its file comes beside it. */
export const dossierForm = object({
  kind: oneOf('Documento', DOSSIER_KINDS, dossierKindLabel).required(),
  title: text('Nome')
    .max(80)
    .when('kind', ([kind], field) => (kindBeside(kind, isNamed) ? field.required() : field)),
  number: text('Número').max(40),
  issued_on: pastDate('Emitido em'),
  valid_until: isoDate('Válido até')
    .when('kind', ([kind], field) => (kindBeside(kind, mustExpire) ? field.required() : field))
    .test('after', '${path}: escolha um dia depois da emissão.', (value, { parent }) => {
      const issued = besides(parent, 'issued_on');
      return !value || !issued || value > issued;
    }),
});
export type DossierForm = InferType<typeof dossierForm>;
