import { array, boolean, type InferType, number, object, string } from 'yup';
import { followUp } from '../access.ts';
import { get } from '../endpoint.ts';

/** Points that fall due by the day on which the office wants them done, and those whose day is over. */
const load = {
  overdue: number().required(),
  /** One for each week, in order. */
  weeks: array(number().required()).required(),
};

/** `is_estimated`: a part of the week lies in a month whose obligations are not written down yet; the month before it stands for it. */
const capacityAnswer = object({
  weeks: array(
    object({
      from: string().required(),
      until: string().required(),
      business_days: number().required(),
      is_estimated: boolean().required(),
    }).required(),
  ).required(),
  people: array(
    object({ ...load, id: number().required(), name: string().required(), weekly_points: number().required() }).required(),
  ).required(),
  /** Work that nobody answers for: of a department by the rule that asks it, or of none (`id` null). */
  unassigned: array(object({ ...load, id: number().nullable().defined(), name: string().nullable().defined() }).required()).required(),
});
export type CapacityAnswer = InferType<typeof capacityAnswer>;

export const capacity = {
  weeks: get('admin/capacity', {
    summary: 'O trabalho que vence nas próximas quatro semanas, em pontos, e o que cada pessoa faz numa semana.',
    who: followUp.view,
    answer: capacityAnswer,
  }),
};
