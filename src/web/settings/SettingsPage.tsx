/** How somebody likes it here: name, language, look, sounds. */
import { type FormEvent, useState } from 'react';
import { longestName, nameProblem, tidyName } from '../../core/name.ts';
import { languages } from '../../core/phrase.ts';
import type { Problem } from '../../core/result.ts';
import type { Me } from '../../protocol/http.ts';
import { useMe } from '../data.ts';
import { Button } from '../kit/Button.tsx';
import { Choice } from '../kit/Choice.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Page } from '../kit/Page.tsx';
import { SectionHead } from '../kit/SectionHead.tsx';
import { SwitchField } from '../kit/SwitchField.tsx';
import { TextField } from '../kit/TextField.tsx';
import { useToast } from '../kit/Toast.tsx';
import { useSay } from '../kit/words.tsx';
import { type Motion, motions, type Theme, themes, usePreferences } from '../preferences.ts';
import { houseWords } from '../speech.ts';
import { LanguageSign } from './LanguageSign.tsx';
import { ThemePicture } from './ThemePicture.tsx';
import './Settings.css';

export default function SettingsPage() {
  const say = useSay();
  const { me } = useMe();
  return (
    <Page title={say('settings.title')}>
      <div className="settings">
        <section>
          <SectionHead>{say('settings.you')}</SectionHead>
          {me && !me.account && <Name key={me.player} me={me} />}
          {me && <Standing me={me} />}
        </section>
        <Language />
        <Look />
        <Playing />
        <Sounds />
      </div>
    </Page>
  );
}

/** A guest, or somebody with an account; both find it on its own page. */
function Standing({ me }: { readonly me: Me }) {
  const say = useSay();
  return (
    <p className="settings-guest">
      <Icon name="person" />
      <span className="grow">
        <b>{me.account ? me.name : say('settings.guest')}</b>{' '}
        {say(me.account ? 'settings.account-text' : 'settings.guest-text')}
      </span>
      <Button href="/account">{say(me.account ? 'settings.account' : 'settings.enter')}</Button>
    </p>
  );
}

function Name({ me }: { readonly me: Me }) {
  const say = useSay();
  const toast = useToast();
  const { change } = useMe();
  const [name, setName] = useState(me.name);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    const found = nameProblem(name, 'name') ?? (await save());
    setProblem(found);
    if (found) form.querySelector('input')?.focus();
  };
  const save = async () => {
    setBusy(true);
    const changed = await change({ name: tidyName(name) });
    setBusy(false);
    if (!changed.ok) return changed.problems[0];
    setName(changed.value.name);
    toast({ tone: 'good', text: say('settings.name-saved', { name: changed.value.name }) });
    return null;
  };
  return (
    <form className="settings-name" noValidate onSubmit={submit}>
      <TextField
        label={say('settings.name')}
        help={say('settings.name-help')}
        value={name}
        onChange={(text) => {
          setName(text);
          setProblem(null);
        }}
        error={problem && say(problem.code, problem.params)}
        maxLength={longestName + 16}
        autoComplete="nickname"
        spellCheck={false}
      />
      <Button kind={tidyName(name) === me.name ? undefined : 'main'} type="submit" busy={busy}>
        {say('settings.name-save')}
      </Button>
    </form>
  );
}

function Language() {
  const say = useSay();
  const { language, set } = usePreferences();
  const { change } = useMe();
  const options = languages.map((value) => ({
    value,
    label: <span lang={value}>{say(`settings.language.${value}`)}</span>,
    picture: <LanguageSign language={value} />,
  }));
  const choose = (value: string) => {
    const wanted = languages.find((each) => each === value);
    if (!wanted) return;
    // The page changes when the words are there.
    void houseWords(wanted).then(() => set({ language: wanted }));
    void change({ language: wanted });
  };
  return (
    <section>
      <SectionHead>{say('settings.language')}</SectionHead>
      <Choice
        hideLegend
        legend={say('settings.language')}
        value={language}
        options={options}
        onChange={choose}
      />
    </section>
  );
}

function Look() {
  const say = useSay();
  const { theme, set } = usePreferences();
  const options = themes.map((value) => ({
    value,
    label: say(`settings.theme.${value}`),
    picture: <ThemePicture theme={value} />,
  }));
  return (
    <section className="settings-look">
      <SectionHead>{say('settings.theme')}</SectionHead>
      <Choice
        hideLegend
        legend={say('settings.theme')}
        value={theme}
        options={options}
        onChange={(value) => set({ theme: value as Theme })}
      />
    </section>
  );
}

function Playing() {
  const say = useSay();
  const { motion, oneClick, set } = usePreferences();
  const options = motions.map((value) => ({ value, label: say(`settings.motion.${value}`) }));
  return (
    <section>
      <SectionHead>{say('settings.playing')}</SectionHead>
      <Choice
        legend={say('settings.motion')}
        value={motion}
        options={options}
        onChange={(value) => set({ motion: value as Motion })}
      />
      <SwitchField
        label={say('settings.one-click')}
        help={say('settings.one-click-help')}
        value={oneClick}
        onChange={(on) => set({ oneClick: on })}
      />
    </section>
  );
}

function Sounds() {
  const say = useSay();
  const { sound, set } = usePreferences();
  return (
    <section>
      <SectionHead>{say('settings.sounds')}</SectionHead>
      <SwitchField
        label={say('settings.sound')}
        help={say('settings.sound-help')}
        value={sound}
        onChange={(on) => set({ sound: on })}
      />
    </section>
  );
}
