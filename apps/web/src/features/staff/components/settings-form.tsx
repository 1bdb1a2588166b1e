import {
  CHOICE_SETTINGS,
  type ChoiceSetting,
  FLAG_SETTINGS,
  LIST_SETTING,
  type TextSetting,
} from '@weekbord/domain/organisations/setting-names';
import { FEATURE_FLAGS } from '@weekbord/domain/organisations/feature-flags';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { classes } from '@weekbord/ui/classes';
import { Notice } from '@weekbord/ui/notice/notice';
import { Select } from '@weekbord/ui/select/select';
import { Switch } from '@weekbord/ui/switch/switch';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { type ReactNode, useId, useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { formFailure } from '../../../shared/form/form-failure.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import { type Settings, type StaffOrganisation, useChangeSettings } from '../api/organisations.ts';
import { faultOfText, settingOf, TEXT_NAMES, textsOf } from '../model/setting-faults.ts';
import { ReasonField } from './reason-field.tsx';

/** The phrase keys of a setting's choices, composed of the setting and the choice. */
type ChoicePhrase = {
  [Name in ChoiceSetting]: `${Name}${(typeof CHOICE_SETTINGS)[Name][number]}`;
}[ChoiceSetting];

const CHOICE_NAMES = Object.keys(CHOICE_SETTINGS) as readonly ChoiceSetting[];
const SERVER_PATHS = Object.fromEntries(
  [...TEXT_NAMES, ...CHOICE_NAMES, 'reason'].map((name) => [name, name]),
) as Readonly<Record<TextSetting | ChoiceSetting | 'reason', string>>;

/** Keeps a focused field above the save button where that stays in view. */
const ABOVE_SAVE = 'rail:[&_input]:scroll-mb-72 rail:[&_select]:scroll-mb-72';

/** Every setting of an organisation, in plain words; all changes are saved at once, with a reason. */
export function SettingsForm({ organisation: { id, settings } }: { organisation: StaffOrganisation }) {
  const say = usePhrases('staff');
  const sayShared = usePhrases('shared');
  const [texts, setTexts] = useState(() => textsOf(settings));
  const [chosen, setChosen] = useState<Partial<Settings>>({});
  const [reason, setReason] = useState('');
  const saving = useChangeSettings(id);
  const now = { ...settings, ...chosen };
  const changedTexts = TEXT_NAMES.filter((name) => settingOf(name, texts[name]) !== settings[name]);
  const changedOthers = (Object.keys(chosen) as (keyof Settings)[]).filter(
    (name) => JSON.stringify(chosen[name]) !== JSON.stringify(settings[name]),
  );
  const isChanged = changedTexts.length + changedOthers.length > 0;
  const form = useForm<TextSetting | ChoiceSetting | 'reason'>({
    faults: {
      ...Object.fromEntries(
        changedTexts.flatMap((name) => {
          const fault = faultOfText(name, texts[name]);
          return fault === undefined ? [] : [[name, say(fault)]];
        }),
      ),
      reason: reason.trim() === '' ? say('reasonError') : undefined,
    },
    showsFaultsOn: 'blur',
    failure: formFailure(saving.error),
    serverPaths: SERVER_PATHS,
  });
  const choose = (change: Partial<Settings>) => setChosen((before) => ({ ...before, ...change }));
  const save = async () => {
    if (saving.isPending) return;
    const changes: Partial<Settings> = {
      ...Object.fromEntries(changedTexts.map((name) => [name, settingOf(name, texts[name])])),
      ...Object.fromEntries(changedOthers.map((name) => [name, chosen[name]])),
    };
    const result = await saving.send({ settings: changes, reason: reason.trim() });
    if (!result.ok) return;
    setTexts(textsOf(result.value.settings));
    setChosen({});
    setReason('');
    showAlert(say('saved'), { tone: 'good' });
  };
  const toggleFlag = (flag: (typeof FEATURE_FLAGS)[number], isOn: boolean) => {
    const rest = now[LIST_SETTING].filter((one) => one !== flag);
    choose({ [LIST_SETTING]: isOn ? [...rest, flag] : rest });
  };
  return (
    <form
      id={form.id}
      noValidate
      onSubmit={form.submit(() => void save())}
      className={classes('grid gap-4', isChanged && ABOVE_SAVE)}
    >
      {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
      <Group title={say('texts')} hasColumns>
        {TEXT_NAMES.map((name) => (
          <TextField
            key={name}
            name={name}
            label={say(`${name}Label`)}
            hint={say(`${name}Hint`)}
            value={texts[name]}
            maxLength={name === 'custom_notes_message' ? 500 : 200}
            autoComplete="off"
            spellCheck={false}
            onBlur={() => form.left(name)}
            onChange={(text) => {
              form.changed(name);
              setTexts({ ...texts, [name]: text });
            }}
            {...errorProps(form.errorOf(name))}
          />
        ))}
        {CHOICE_NAMES.map((name) => (
          <Select
            key={name}
            name={name}
            label={say(`${name}Label`)}
            hint={say(`${name}Hint`)}
            value={now[name]}
            options={CHOICE_SETTINGS[name].map((value) => ({ value, label: say(`${name}${value}` as ChoicePhrase) }))}
            onChange={(value) => {
              form.changed(name);
              choose({ [name]: value });
            }}
            {...errorProps(form.errorOf(name))}
          />
        ))}
      </Group>
      <Group title={say('behaviour')}>
        {FLAG_SETTINGS.map((name) => (
          <Switch key={name} isOn={now[name]} onChange={(isOn) => choose({ [name]: isOn })}>
            <span className="block font-semibold">{say(`${name}Label`)}</span>
            <span className="block text-small text-ink-soft">{say(`${name}Hint`)}</span>
          </Switch>
        ))}
      </Group>
      <Group title={say('features')}>
        {FEATURE_FLAGS.map((flag) => (
          <Switch key={flag} isOn={now[LIST_SETTING].includes(flag)} onChange={(isOn) => toggleFlag(flag, isOn)}>
            {say(`${flag}Hint`)}
          </Switch>
        ))}
      </Group>
      <Card
        className={classes(
          'grid gap-4',
          isChanged && 'rail:sticky rail:bottom-4 rail:z-10 rail:ring-1 rail:ring-line low:static',
        )}
      >
        <ReasonField
          hint={say('ownerReasonHint')}
          value={reason}
          error={form.errorOf('reason')}
          onChange={(typed) => {
            form.changed('reason');
            setReason(typed);
          }}
        />
        <Button type="submit" isDisabled={!isChanged} isBusy={saving.isPending}>
          {say('save')}
        </Button>
      </Card>
    </form>
  );
}

interface GroupProps {
  title: string;
  /** Whether there are two columns where they fit. */
  hasColumns?: boolean;
  children: ReactNode;
}

function Group({ title, hasColumns = false, children }: GroupProps) {
  const heading = useId();
  return (
    <Card
      as="section"
      labelledBy={heading}
      className={classes('grid gap-5', hasColumns && 'items-start gap-x-4 sm:grid-cols-2')}
    >
      <h3 id={heading} className={classes('font-bold', hasColumns && 'sm:col-span-full')}>
        {title}
      </h3>
      {children}
    </Card>
  );
}

function errorProps(error: string | undefined): { error?: string } {
  return error === undefined ? {} : { error };
}
