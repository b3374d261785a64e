import { array, object, string } from 'yup';

/** A line of an explained calculation, its figure already in words (domain: shownStep). */
const shownStep = object({
  label: string().required(),
  formula: string().nullable().defined(),
  source: string().nullable().defined(),
  shown: string().required(),
});

export const shownSteps = array(shownStep.required()).required();
