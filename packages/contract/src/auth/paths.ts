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
});
