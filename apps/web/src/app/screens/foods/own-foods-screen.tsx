import { Page } from '@weekbord/ui/page/page';
import { OwnFoodList } from '../../../features/foods/components/own-food-list.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { useBackToProfile } from '../accounts/use-back-to-profile.ts';

/** The foods that the user created. */
export function OwnFoodsScreen() {
  const say = usePhrases('ownFoods');
  const sayShared = usePhrases('shared');
  const back = useBackToProfile();
  return (
    <Page title={say('title')} text={say('text')} back={{ label: sayShared('back'), onPress: back }}>
      <OwnFoodList />
    </Page>
  );
}
