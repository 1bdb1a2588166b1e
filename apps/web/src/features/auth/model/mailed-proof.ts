import { useEffect, useState } from 'react';

/** The parameters of an emailed link. */
export interface MailedProof {
  readonly uid: string;
  readonly token: string;
}

/**
 * Returns the parameters of an emailed link from this page's URL, and removes it from the URL immediately, so that it
 * does not end up in the history, a bookmark or a referrer.
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
