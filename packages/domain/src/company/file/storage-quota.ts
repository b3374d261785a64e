/** Why a file is not kept when its company has `used` bytes of `most`; null when it fits. */
export const storageProblem = ({ used, most, bytes }: { used: number; most: number; bytes: number }): string | null =>
  used + bytes <= most
    ? null
    : `A empresa já guarda ${sizeOf(used)} dos ${sizeOf(most)} que pode ter, e este arquivo (${sizeOf(bytes)}) não cabe. Fale com a equipe do Esteto.`;

/** '820 kB', '12,3 MB', '5 GB': with a figure behind the comma where it says something. */
const sizeOf = (bytes: number): string => {
  const [unit, name] = bytes >= GB ? [GB, 'GB'] : bytes >= MB ? [MB, 'MB'] : [1024, 'kB'];
  return `${(bytes / unit).toLocaleString('pt-BR', { maximumFractionDigits: unit === 1024 ? 0 : 1 })} ${name}`;
};

const MB = 1024 * 1024;
const GB = 1024 * MB;
