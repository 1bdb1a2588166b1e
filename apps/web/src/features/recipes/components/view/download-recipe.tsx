import { IconButton } from '@weekbord/ui/icon-button/icon-button';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { alertFailure } from '../../../../shared/alerts/alert-failure.ts';
import { showAlert } from '../../../../shared/alerts/alerts.ts';
import { usePhrases } from '../../../../shared/phrases/use-phrases.ts';
import { saveFile } from '../../../../shared/save-file.ts';
import { fetchRecipesForOthers } from '../../api/recipe-files.ts';
import { fileNameOf, recipesAsFile } from '../../model/recipes-as-file.ts';

/** Saves a custom recipe as a file that other apps can read. Requires the phrases of the area 'recipeFiles'. */
export function DownloadRecipe({ recipe }: { recipe: Readonly<{ id: number; name: string }> }) {
  const say = usePhrases('recipeFiles');
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const { recipes } = await fetchRecipesForOthers(recipe.id);
      saveFile(`${fileNameOf(recipe.name) || say('fileName')}.json`, recipesAsFile(recipes));
      showAlert(say('taken'), { tone: 'good' });
    } catch (error) {
      await alertFailure(error);
    }
    setBusy(false);
  };
  return (
    <IconButton
      tone="onPicture"
      label={say('takeOne')}
      isDisabled={isBusy}
      onClick={() => void take()}
      icon={<Download aria-hidden="true" className="size-5" />}
    />
  );
}
