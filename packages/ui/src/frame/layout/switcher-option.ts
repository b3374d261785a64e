/** A company or a group to choose. `detail` tells two of the same name apart: a CNPJ, a status. */
export type SwitcherOption = { value: number; label: string; detail?: string };
