/**
 * What a status means to the eye, the same everywhere: done green, running blue, waiting amber, attention coral or red, ended grey,
 * draft violet. The design system gives each its colours; a word always stands beside.
 *
 * Where the product fixes a colour, the tone is the one of that colour: green and positive are done, amber and orange waiting, red and negative
 * attention, blue-grey ended, purple and accent draft.
 */
export type Tone = 'done' | 'running' | 'waiting' | 'attention' | 'ended' | 'draft';
