// Dialogs of a company and of its people, which many lists open.

export const editCompany = () => import('../features/empresa/empresa.editar.dialog.tsx');
export const editDoctor = () => import('../features/usuario/usuario.editar.dialog.tsx');
export const companyStatus = () => import('../features/empresa/empresa.situacao.dialog.tsx');
export const companyHistory = () => import('../features/empresa/empresa.historico.dialog.tsx');
export const companyFiles = () => import('../features/empresa/empresa.arquivos.dialog.tsx');
export const companyInvoices = () => import('../features/empresa/empresa.notas-fiscais.dialog.tsx');
