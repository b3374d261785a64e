/** What keeps the server from starting, in words for whoever starts it. `port`, `dataDir`: what was to be used. */
export const startProblem = (error: unknown, { port, dataDir }: { port: string | number; dataDir: string }): string => {
  const { code, syscall, path, message } = error as NodeJS.ErrnoException;
  const place = path ?? dataDir;
  if (code === 'EADDRINUSE') return `A porta ${port} já está em uso por outro programa. Pare-o, ou escolha outra em PORT.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `Este usuário não pode escutar na porta ${port}. Escolha em PORT uma de 1024 para cima.`;
  if (syscall === 'listen' && code === 'EADDRNOTAVAIL') return 'O endereço de HOST não é desta máquina.';
  if (code === 'EACCES' || code === 'EPERM')
    return `Este usuário não pode escrever em ${place}. Dê a ele essa pasta, ou aponte ESTETO_DATA_DIR para outra.`;
  if (code === 'EROFS') return `${place} está num disco somente de leitura. Aponte ESTETO_DATA_DIR para outra pasta.`;
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100')
    return `Não há espaço em disco para os dados (${place}). Libere espaço e inicie de novo.`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `${place} não é uma pasta. Aponte ESTETO_DATA_DIR para uma pasta.`;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return 'O banco de dados de DATABASE_URL não responde. Confira o endereço e se ele está no ar.';
  if (code === '28P01' || code === '28000') return 'O banco de dados não aceita o usuário ou a senha de DATABASE_URL.';
  if (code === '3D000') return 'O banco de dados que DATABASE_URL nomeia não existe no servidor.';
  return message || String(error);
};
