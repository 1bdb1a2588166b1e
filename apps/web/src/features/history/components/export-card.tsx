import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { alertFailure } from '../../../shared/alerts/alert-failure.ts';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { today } from '../../../shared/locale/today.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { fetchExport } from '../api/data.ts';
import { csvZip, jsonFile } from '../model/export-files.ts';

type Format = 'json' | 'zip';

/** Exports all of the user's data, as one file or as tables. */
export function ExportCard() {
  const say = usePhrases('history');
  const [busy, setBusy] = useState<Format | null>(null);
  const take = async (format: Format) => {
    setBusy(format);
    try {
      const exported = await fetchExport();
      const file = format === 'json' ? jsonFile(exported) : await csvZip(exported, say('readmeName'));
      saveFile(`weekbord-${today()}.${format}`, file);
      const isPartly = exported.parts.some(({ is_unreadable: isUnreadable }) => isUnreadable);
      showAlert(say(isPartly ? 'takenPartly' : 'taken'), { tone: isPartly ? 'bad' : 'good' });
    } catch (error) {
      await alertFailure(error);
    }
    setBusy(null);
  };
  return (
    <Card as="section" labelledBy="take-data" className="grid gap-3">
      <h2 id="take-data" className="text-heading font-bold">
        {say('takeTitle')}
      </h2>
      <p className="text-ink-soft">{say('takeText')}</p>
      <div className="mt-1 grid gap-2.5 wide:grid-cols-2">
        {(['zip', 'json'] as const).map((format) => (
          <Button
            key={format}
            tone="secondary"
            isBusy={busy === format}
            isDisabled={busy !== null && busy !== format}
            icon={<Download aria-hidden="true" className="size-5" />}
            onClick={() => void take(format)}
          >
            {say(format === 'zip' ? 'takeCsv' : 'takeJson')}
          </Button>
        ))}
      </div>
    </Card>
  );
}
