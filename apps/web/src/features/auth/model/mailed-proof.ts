import { useEffect, useState } from 'react';

/** What a mailed link contains. */
export interface MailedProof {
  readonly uid: string;
  readonly token: string;
}

/**
 * Returns what this page's address contains of a mailed link. It is removed from the address at once, so that it is in
 * no history, bookmark or referrer.
 */
export function useMailedProof(): MailedProof {
  const [proof] = useState(() => {
    const { searchParams } = new URL(location.href);
    return { uid: searchParams.get('uid') ?? '', token: searchParams.get('token') ?? '' };
  });
  useEffect(() => {
    const address = new URL(location.href);
    address.search = '';
    history.replaceState(history.state, '', address);
  }, []);
  return proof;
}
