export { Invitations, LatestInvitation } from '../list/invitations.tsx';
export { SubjectBar } from './subject-bar.tsx';
