type FileRules = { accept?: string; maxBytes?: number };

/** Why a chosen file is not taken, in a person's words; null when it is. The server looks into the content; this looks at name and size. */
export const refusedFile = (file: { name: string; type: string; size: number }, { accept, maxBytes }: FileRules): string | null => {
  if (accept && !accept.split(',').some((rule) => fits(file, rule.trim().toLowerCase())))
    return `${file.name} não é de um tipo aceito. Envie ${accept.replaceAll(',', ', ')}.`;
  if (file.size === 0) return `${file.name} está vazio. Escolha outro arquivo.`;
  if (maxBytes !== undefined && file.size > maxBytes) return `${file.name} tem ${fileSize(file.size)}; o limite é ${fileSize(maxBytes)}.`;
  return null;
};

/** 1536 -> '1,5 kB'. Counted as the limits are, so that a limit of 10 MB reads '10 MB'. */
export const fileSize = (bytes: number): string => {
  const short = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 1 });
  if (bytes < KB) return `${bytes} B`;
  return bytes < KB * KB ? `${short(bytes / KB)} kB` : `${short(bytes / KB / KB)} MB`;
};

const KB = 1024;

const fits = (file: { name: string; type: string }, rule: string): boolean => {
  if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
  return rule.endsWith('/*') ? file.type.startsWith(rule.slice(0, -1)) : file.type === rule;
};
