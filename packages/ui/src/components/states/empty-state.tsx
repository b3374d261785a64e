import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { StateFrame } from './state-frame.tsx';

type EmptyStateProps = { title: string; children?: ReactNode; icon?: LucideIcon; action?: ReactNode };

/** An empty place invites: 'Nenhuma nota em novembro.' with the button that makes the first. */
export const EmptyState = ({ icon = Inbox, ...props }: EmptyStateProps) => <StateFrame icon={icon} {...props} />;
