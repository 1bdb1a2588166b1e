import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keepToken } from '../../../shared/session/token.ts';
import { writeStored } from '../../../shared/stored.ts';

/** Starts a session with a token and goes to the person's first screen. */
export function useLogIn(): (authToken: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (authToken) => {
    // The cache is cleared, because no data of a previous user may be shown.
    client.clear();
    keepToken(authToken);
    writeStored('login-email', null);
    await navigate({ to: '/', replace: true });
  };
}
