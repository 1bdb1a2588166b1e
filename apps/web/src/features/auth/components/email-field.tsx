import { TextField } from '@weekbord/ui/text-field/text-field';
import { Mail } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface EmailFieldProps {
  name: string;
  value: string;
  onChange: (email: string) => void;
  onBlur: () => void;
  error?: string;
  hint?: string;
  label?: string;
}

export function EmailField({ label, ...field }: EmailFieldProps) {
  const say = usePhrases('auth');
  return (
    <TextField
      label={label ?? say('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={say('emailPlaceholder')}
      icon={<Mail aria-hidden="true" className="size-5" />}
      {...field}
    />
  );
}
