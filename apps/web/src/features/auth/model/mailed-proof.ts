import { useEffect, useState } from 'react';

/** What a mailed link carries. */
export interface MailedProof {
  readonly uid: string;
  readonly token: string;
}

/**
 * What the address of this page carries of a mailed link. It leaves the address at once, so that it stands in no
 * history, bookmark or referrer.
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
