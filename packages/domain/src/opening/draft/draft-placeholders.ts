/** What a text still leaves open: '[endereço]', '{{nome}}'; each once, as it stands. */
export const openPlaceholders = (text: string): string[] => [...new Set(text.match(/\[[^\]\n]*\]|\{\{[^}\n]*\}\}/g))];

/** Null when nothing is open; else what to tell whoever would send it. */
export const placeholderProblem = (text: string): string | null => {
  const open = openPlaceholders(text);
  return open.length === 0 ? null : `Preencha o que está em aberto: ${open.join(', ')}.`;
};
