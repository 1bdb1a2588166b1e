import { COUNTRIES } from '@weekbord/domain/accounts/countries';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { RadioCards } from '@weekbord/ui/radio-cards/radio-cards';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { useUpdateCountry } from '../api/me.ts';

interface CountrySheetProps {
  isOpen: boolean;
  user: CurrentUser;
  onClose: () => void;
}

/** Lets the user choose their country of residence. The choice is saved immediately; none is preselected. */
export function CountrySheet({ isOpen, user, onClose }: CountrySheetProps) {
  const say = usePhrases('profile');
  const sayShared = usePhrases('shared');
  const update = useUpdateCountry();
  const chosen = user.country_chosen ? user.country : undefined;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say('country')} closeLabel={sayShared('close')}>
      <p className="mb-3 text-small text-ink-soft">{say('countryHint')}</p>
      <RadioCards
        label={say('country')}
        value={update.isPending ? update.variables : chosen}
        onChange={(country) =>
          update.mutate(country, { onSuccess: () => showAlert(say('countrySaved'), { tone: 'good' }) })
        }
        options={COUNTRIES.map((country) => ({ value: country, label: say(`country${country}`) }))}
      />
    </Dialog>
  );
}
