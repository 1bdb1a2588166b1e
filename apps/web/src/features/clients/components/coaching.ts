export { DueConsents } from './due-consents.tsx';
export { Invitations } from './invitations.tsx';
export { SubjectBar } from './subject-bar.tsx';
