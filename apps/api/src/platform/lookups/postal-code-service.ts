import type { PostalPlace } from '@esteto/contract/office/lookup';
import { array, object, string } from 'yup';
import { lineIn, lineOf } from './outside-text.ts';
import type { PublicService } from './public-service.ts';

// Postal codes abroad as Zippopotam tells them: https://www.zippopotam.us

/** The places of a postal code; none when the country has no such code, or the service does not know the country. */
export const placesOfPostalCode = async (service: PublicService, country: string, code: string): Promise<PostalPlace[]> => {
  const read = (body: unknown): PostalPlace[] =>
    (answered.validateSync(body, { strict: true }).places ?? []).map((place) => ({
      zip_code: code,
      street: null,
      neighborhood: null,
      city: lineIn(place['place name'], 80),
      state: lineOf(place.state, 80),
      country,
    }));
  return (await service.get([country.toLowerCase(), code], read)) ?? [];
};

/** `{}` stands for nothing found. */
const answered = object({
  places: array(object({ 'place name': string().required(), state: string().nullable() }).required()).max(500),
});
