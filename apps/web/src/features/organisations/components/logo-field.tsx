import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFilePicker } from '../../../shared/form/use-file-picker.tsx';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { readLogo } from '../model/read-logo.ts';

interface LogoFieldProps {
  /** The logo's URL or data URL; null for none. */
  logo: string | null;
  /** The server's validation error about the logo. */
  error: string | undefined;
  onChange: (logo: string | null) => void;
}

/** Shows the logo, with buttons to choose, replace or remove it. */
export function LogoField({ logo, error, onChange }: LogoFieldProps) {
  const say = usePhrases('branding');
  const labelId = useId();
  const [fault, setFault] = useState<'logoTooLarge' | 'logoUnreadable' | null>(null);
  const pick = async (file: File) => {
    const read = await readLogo(file);
    if ('fault' in read) return setFault(read.fault);
    setFault(null);
    onChange(read.url);
  };
  const { input, open } = useFilePicker({
    accept: 'image/png,image/jpeg,image/webp',
    onPick: (file) => void pick(file),
  });
  const remove = () => {
    setFault(null);
    onChange(null);
  };
  const problem = fault === null ? error : say(fault);
  return (
    <div role="group" aria-labelledby={labelId} className="grid gap-2">
      <span id={labelId} className="text-small font-semibold">
        {say('logo')}
      </span>
      {logo !== null && (
        <div className="flex h-24 items-center rounded-control bg-sunken px-5">
          <img src={logo} alt={say('logoAlt')} className="max-h-14 max-w-44 object-contain" />
        </div>
      )}
      <p className="text-small text-ink-soft">{say('logoHint')}</p>
      {problem !== undefined && <Notice tone="bad">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        {input}
        <Button
          tone="secondary"
          size="medium"
          icon={<ImagePlus aria-hidden="true" className="size-5" />}
          onClick={open}
        >
          {say(logo === null ? 'logoChoose' : 'logoReplace')}
        </Button>
        {logo !== null && (
          <Button tone="quiet" size="medium" icon={<Trash2 aria-hidden="true" className="size-5" />} onClick={remove}>
            {say('logoRemove')}
          </Button>
        )}
      </div>
    </div>
  );
}
