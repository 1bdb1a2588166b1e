import { routes } from '../route.ts';

export const authPaths = routes({
  createLoginSignupPortal: 'POST /users/createLoginSignupPortal',
  createMagicLink: 'POST /users/createMagicLink',
  createOtp: 'POST /users/createOTP',
  resendOtp: 'POST /users/resendOTP',
  verifyOtp: 'POST /users/verifyOTP',
  lookAtMagicLink: 'POST /auth/token/look',
  tokenLogin: 'POST /auth/token/login',
  tokenLogout: 'POST /auth/token/logout',
  activation: 'POST /auth/users/activation',
  resendActivation: 'POST /auth/users/resend_activation',
  resetPassword: 'POST /auth/users/reset_password',
  resetPasswordConfirm: 'POST /auth/users/reset_password_confirm',
  resetEmail: 'POST /auth/users/reset_email',
  resetEmailConfirm: 'POST /auth/users/reset_email_confirm',
  setPassword: 'POST /auth/users/set_password',
  setEmail: 'POST /auth/users/set_email',
  getCredentials: 'GET /auth/users/credentials',
  cancelEmailChange: 'DELETE /auth/users/set_email',
  listSessions: 'GET /auth/sessions',
  endSessions: 'POST /auth/sessions/end',
});
