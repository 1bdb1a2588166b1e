export { listAccessLog } from './access-log.ts';
export { answerConsents, listConsents } from './consents.ts';
export {
  createUser,
  deleteMe,
  getAuthUser,
  getMe,
  getUser,
  listAuthUsers,
  listUsers,
  replaceAuthUser,
  replaceMe,
  replaceUser,
  signUp,
  updateAuthUser,
  updateMe,
  updateUser,
} from './users.ts';
