export { Invitations, LatestInvitation } from './invitations.tsx';
export { SubjectBar } from './subject-bar.tsx';
