import { MAX_ORGANISATION_NAME, readColour, USUAL_COLOUR } from '@weekbord/domain/organisations/branding';
import { MAX_SUBDOMAIN, readSubdomain, validateChosenSubdomain } from '@weekbord/domain/organisations/portal-subdomain';
import { Button } from '@weekbord/ui/button/button';
import { Card } from '@weekbord/ui/card/card';
import { Dialog } from '@weekbord/ui/dialog/dialog';
import { Notice } from '@weekbord/ui/notice/notice';
import { Switch } from '@weekbord/ui/switch/switch';
import { TextField } from '@weekbord/ui/text-field/text-field';
import { useState } from 'react';
import { showAlert } from '../../../shared/alerts/alerts.ts';
import { failureText } from '../../../shared/alerts/failure-text.ts';
import { hostOfPortal } from '../../../shared/brand/host-of-portal.ts';
import { useForm } from '../../../shared/form/use-form.ts';
import { failureOf } from '../../../shared/http/api-failure.ts';
import { usePhrases } from '../../../shared/phrases/use-phrases.ts';
import type { CurrentUser } from '../../../shared/session/current-user.ts';
import { useCreateOrganisation, useUpdateOrganisation } from '../api/branding.ts';
import { BrandPreview } from './brand-preview.tsx';
import { LogoField } from './logo-field.tsx';

type Organisation = NonNullable<CurrentUser['organisation']>;

interface BrandingFormProps {
  /** The coach's own organisation; null if the first save creates one. */
  own: Organisation | null;
}

/** Name, colour, logo and portal of a coach's organisation, with a preview. */
export function BrandingForm({ own }: BrandingFormProps) {
  const say = usePhrases('branding');
  const sayShared = usePhrases('shared');
  const [name, setName] = useState(own?.name ?? '');
  const [colour, setColour] = useState(own?.primary_colour ?? USUAL_COLOUR);
  const [logo, setLogo] = useState(own?.logo ?? null);
  const [subdomain, setSubdomain] = useState(own?.subdomain ?? '');
  const [isVisible, setVisible] = useState(own?.logo_visible ?? true);
  const [isShown, setShown] = useState(false);
  const create = useCreateOrganisation();
  const update = useUpdateOrganisation();
  const { error, isPending } = own === null ? create : update;
  const read = readColour(colour);
  const portal = readSubdomain(subdomain);
  const isOtherPortal = portal !== (own?.subdomain ?? '');
  // An unchanged name is not checked, because staff may have assigned one that a coach cannot choose.
  const portalFault = portal === '' || !isOtherPortal ? null : validateChosenSubdomain(portal);
  const form = useForm({
    faults: {
      name: name.trim() === '' ? say('nameError') : undefined,
      colour: read === null ? say('colourError') : undefined,
      subdomain: portalFault ? say(`error_${portalFault.code}`) : undefined,
      logo: undefined,
    },
    showsFaultsOn: 'blur',
    failure: error ? failureOf(error) : undefined,
    serverPaths: { name: 'name', colour: 'primary_colour', subdomain: 'subdomain', logo: 'logo' },
  });
  const isChanged =
    name.trim() !== (own?.name ?? '') ||
    read !== (own?.primary_colour ?? USUAL_COLOUR) ||
    logo !== (own?.logo ?? null) ||
    isOtherPortal ||
    isVisible !== (own?.logo_visible ?? true);
  const save = async () => {
    if (read === null || isPending) return;
    const body = {
      name: name.trim(),
      primary_colour: read,
      logo_visible: isVisible,
      ...(isOtherPortal && { subdomain: portal === '' ? null : portal }),
      ...(logo !== (own?.logo ?? null) && { logo }),
    };
    const result = await (own === null ? create.send({ body }) : update.send({ params: { id: own.id }, body }));
    if (!result.ok) return;
    setColour(result.value.primary_colour);
    setLogo(result.value.logo);
    setSubdomain(result.value.subdomain ?? '');
    showAlert(say('saved'), { tone: 'good' });
  };
  return (
    <form id={form.id} noValidate onSubmit={form.submit(() => void save())} className="grid gap-4">
      {form.generalFailure && <Notice tone="bad">{failureText(form.generalFailure, sayShared)}</Notice>}
      <Card className="grid gap-5">
        <TextField
          label={say('nameLabel')}
          value={name}
          maxLength={MAX_ORGANISATION_NAME}
          autoComplete="organization"
          error={form.errorOf('name')}
          onBlur={() => form.left('name')}
          onChange={(next) => {
            form.changed('name');
            setName(next);
          }}
        />
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <TextField
              label={say('colourLabel')}
              hint={say('colourHint')}
              value={colour}
              maxLength={9}
              spellCheck={false}
              autoComplete="off"
              error={form.errorOf('colour')}
              onBlur={() => form.left('colour')}
              onChange={(next) => {
                form.changed('colour');
                setColour(next);
              }}
            />
          </div>
          <input
            type="color"
            aria-label={say('pick')}
            value={read ?? USUAL_COLOUR}
            onChange={(event) => {
              form.changed('colour');
              setColour(event.target.value);
            }}
            className="mt-7 h-13 w-16 shrink-0 cursor-pointer rounded-control border border-line-strong bg-surface p-1.5"
          />
        </div>
        <LogoField
          logo={logo}
          error={form.errorOf('logo')}
          onChange={(next) => {
            form.changed('logo');
            setLogo(next);
          }}
        />
        <TextField
          label={say('subdomainLabel')}
          hint={
            portal === '' || portalFault ? say('subdomainHint') : say('subdomainAt', { address: hostOfPortal(portal) })
          }
          value={subdomain}
          maxLength={MAX_SUBDOMAIN}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          error={form.errorOf('subdomain')}
          onBlur={() => form.left('subdomain')}
          onChange={(next) => {
            form.changed('subdomain');
            setSubdomain(next);
          }}
        />
        <Switch isOn={isVisible} onChange={setVisible}>
          {say('visible')}
        </Switch>
      </Card>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button tone="secondary" aria-haspopup="dialog" isDisabled={read === null} onClick={() => setShown(true)}>
          {say('preview')}
        </Button>
        <Button type="submit" isDisabled={!isChanged || !form.isRight} isBusy={isPending}>
          {say('save')}
        </Button>
      </div>
      <Dialog
        isOpen={isShown}
        onClose={() => setShown(false)}
        title={say('previewTitle')}
        closeLabel={sayShared('close')}
      >
        <BrandPreview name={name.trim()} colour={read ?? USUAL_COLOUR} logo={logo} />
      </Dialog>
    </form>
  );
}
