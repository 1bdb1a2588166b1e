export {
  activation,
  resendActivation,
  resetEmail,
  resetEmailConfirm,
  resetPassword,
  resetPasswordConfirm,
} from './confirmations.ts';
export { cancelEmailChange, getCredentials, setEmail, setPassword } from './credentials.ts';
export {
  createLoginSignupPortal,
  createMagicLink,
  createOtp,
  lookAtMagicLink,
  resendOtp,
  tokenLogin,
  tokenLogout,
  verifyOtp,
} from './log-in.ts';
export { endSessions, listSessions } from './sessions.ts';
