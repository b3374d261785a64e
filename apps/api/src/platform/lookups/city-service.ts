import type { CityRow } from '@esteto/contract/office/lookup';
import { STATES, type Uf } from '@esteto/domain/shared/tables/uf';
import { compareText } from '@esteto/domain/shared/text/text';
import { array, number, object, string } from 'yup';
import { lineIn } from './outside-text.ts';
import { type PublicService, ServiceFailure } from './public-service.ts';

// Cities as IBGE lists them: https://servicodados.ibge.gov.br/api/docs/localidades

/** The cities of a state, ordered by name. */
export const citiesOfState = async (service: PublicService, uf: Uf): Promise<CityRow[]> => {
  const read = (body: unknown): CityRow[] =>
    answered.validateSync(body, { strict: true }).map(({ id, nome }) => {
      if (!isCityOf(uf, id)) throw new Error('a city outside its state');
      return { id, nome: lineIn(nome, 80) };
    });
  const cities = await service.get(['estados', uf, 'municipios'], read);
  if (!cities) throw new ServiceFailure('the service does not know the state');
  return cities.toSorted((one, other) => compareText(one.nome, other.nome));
};

const answered = array(object({ id: number().integer().required(), nome: string().required() }).required())
  .max(2_000)
  .required();

/** Seven digits, of which the first two are the state's. */
const isCityOf = (uf: Uf, id: number): boolean => Math.floor(id / 100_000) === STATES.find((state) => state.uf === uf)?.id;
