export { Invitations } from './invitations.tsx';
export { SubjectBar } from './subject-bar.tsx';
