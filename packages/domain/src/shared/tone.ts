/**
 * What a status means to the eye, the same everywhere (look.md): done green, running blue, waiting amber, attention coral or red, ended grey,
 * draft violet. The design system gives each its colours; a word always stands beside.
 */
export type Tone = 'done' | 'running' | 'waiting' | 'attention' | 'ended' | 'draft';
