import { useLocation } from '@tanstack/react-router';
import { Page } from '@weekbord/ui/page/page';
import { SharedList } from '../../../features/groceries/components/shared-list.tsx';
import { Wordmark } from '../../../shared/brand/wordmark.tsx';
import { ConnectionBar } from '../../../shared/offline/connection-bar.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

/** A grocery list for anyone with its link, without an account. */
export function SharedListScreen() {
  const say = usePhrases('sharing');
  const secret = useLocation({ select: ({ hash }) => hash });
  return (
    <>
      <ConnectionBar />
      <Page title={say('listTitle')} width="wide" above={<Wordmark />}>
        <SharedList key={secret} secret={secret} />
      </Page>
    </>
  );
}
