import { Button } from '@weekbord/ui/button/button';
import { Notice } from '@weekbord/ui/notice/notice';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { Tag } from 'lucide-react';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';

interface PromoCodeProps {
  code: string;
  /** The applied code, or an empty string. */
  applied: string;
  error: string | undefined;
  isChecking: boolean;
  onType: (code: string) => void;
  onApply: () => void;
  onRemove: () => void;
}

/** A field for a promotion code, with buttons to apply and remove it. */
export function PromoCode({ code, applied, error, isChecking, onType, onApply, onRemove }: PromoCodeProps) {
  const say = usePhrases('checkout');
  if (applied !== '') {
    return (
      <Notice tone="good">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="wrap-anywhere">{say('promoApplied', { code: applied })}</span>
          <button
            type="button"
            className="-my-2.5 min-h-11 font-semibold underline underline-offset-3"
            onClick={onRemove}
          >
            {say('promoRemove')}
          </button>
        </span>
      </Notice>
    );
  }
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <TextField
          label={say('promoCode')}
          hint={say('promoHint')}
          name="promo_code"
          maxLength={50}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          icon={<Tag aria-hidden="true" className="size-5" />}
          value={code}
          onChange={onType}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || code.trim() === '') return;
            // In this field, Enter applies the code instead of submitting the order.
            event.preventDefault();
            onApply();
          }}
          {...(error !== undefined && { error })}
        />
      </div>
      <Button tone="secondary" className="mt-7" isDisabled={code.trim() === ''} isBusy={isChecking} onClick={onApply}>
        {say('apply')}
      </Button>
    </div>
  );
}
