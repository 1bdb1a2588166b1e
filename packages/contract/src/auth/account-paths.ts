import { routes } from '../route.ts';

/** Passwords, email addresses and sessions of an account; separate from the login page, which needs none of them. */
export const authAccountPaths = routes({
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
