import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { currentUserQuery } from '../../shared/session/current-user.ts';
import { subjectId } from '../../shared/session/subject.ts';
import { isClientGone } from './is-client-gone.ts';

/** The screens on which a coach sees a client's data. */
const OF_A_CLIENT = /^\/(?:diary|progress|groceries|recipes\/\d+)(?:\/|$)/;

/**
 * Renders its content while the person is a client of the coach; otherwise opens the client's screen, which explains
 * that they are not, or brings a coach without access to the billing issue.
 */
export function WhileClient({ children }: { children: ReactNode }) {
  const { data, error } = useQuery(currentUserQuery);
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const isGone = isClientGone(data, error);
  useEffect(() => {
    if (isGone) location.replace(`/clients/${subjectId}`);
  }, [isGone]);
  const isElsewhere = !OF_A_CLIENT.test(pathname);
  // Runs once, however often the component renders during navigation.
  useEffect(() => {
    if (isElsewhere) void navigate({ to: '/diary', replace: true });
  }, [isElsewhere, navigate]);
  return data && !isGone && !isElsewhere ? children : null;
}
