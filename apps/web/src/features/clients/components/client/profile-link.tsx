import { Link } from '@tanstack/react-router';
import { buttonClasses, type ButtonTone } from '@weekbord/ui/button/button';
import { EmptyState } from '@weekbord/ui/empty-state/empty-state';
import type { ReactNode } from 'react';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import type { Client } from '../../api/clients.ts';
import { PROFILE_FORM } from '../../model/client-address.ts';

interface ProfileLinkProps {
  clientId: number;
  tone?: ButtonTone;
  children: ReactNode;
}

/** Links to the form of a client's profile. */
export function ProfileLink({ clientId, tone = 'secondary', children }: ProfileLinkProps) {
  return (
    <Link
      to="/clients/$clientId"
      params={{ clientId: String(clientId) }}
      search={{ part: PROFILE_FORM }}
      className={buttonClasses({ tone, size: 'medium' })}
    >
      {children}
    </Link>
  );
}

/** Says that a client has no profile yet, with a link to create one. */
export function NoIntake({ client, name }: { client: Pick<Client, 'id'>; name: string }) {
  const say = usePhrases('clients');
  return (
    <EmptyState
      title={say('noIntakeTitle')}
      text={say('noIntakeText', { name })}
      action={
        <ProfileLink clientId={client.id} tone="primary">
          {say('makeProfile')}
        </ProfileLink>
      }
    />
  );
}
