import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { keepToken } from '../../../shared/session/token.ts';
import { writeStored } from '../../../shared/stored.ts';

/** Starts a session with a token and goes to the screen on which this person starts. */
export function useLogIn(): (authToken: string) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (authToken) => {
    // Nothing of a person who was logged in before may show.
    client.clear();
    keepToken(authToken);
    writeStored('login-email', null);
    await navigate({ to: '/', replace: true });
  };
}
