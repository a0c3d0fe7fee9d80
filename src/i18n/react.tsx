import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Help, helpOf } from './help';
import type { Translate } from './keys';
import type { EditionName, Language } from './locale';
import { hasTexts } from './texts';
import { learn, translator } from './translator';
import { type Words, wordsOf } from './words';

type Speech = Readonly<{ language: Language; edition: EditionName }>;

const SpeechContext = createContext<Speech>({ language: 'en', edition: 'classic' });

function Speaking({ language, edition, children }: Speech & Readonly<{ children: ReactNode }>) {
  const speech = useMemo(() => ({ language, edition }), [language, edition]);
  return <SpeechContext.Provider value={speech}>{children}</SpeechContext.Provider>;
}

/** Sets the language of everything below. */
export function LanguageProvider(props: Readonly<{ language: Language; children: ReactNode }>) {
  return <Speaking edition={useEdition()} {...props} />;
}

/** Sets the edition whose words are used below. */
export function EditionProvider(props: Readonly<{ edition: EditionName; children: ReactNode }>) {
  return <Speaking language={useLanguage()} {...props} />;
}

export function useLanguage(): Language {
  return useContext(SpeechContext).language;
}

export function useEdition(): EditionName {
  return useContext(SpeechContext).edition;
}

/** Texts in the current language, with the words of the given or the surrounding edition. */
export function useT(edition?: EditionName): Translate {
  const speech = useContext(SpeechContext);
  const chosen = edition ?? speech.edition;
  return useMemo(() => translator(speech.language, chosen), [speech.language, chosen]);
}

export function useWords(edition?: EditionName): Words {
  const t = useT(edition);
  return useMemo(() => wordsOf(t), [t]);
}

export function useHelp(edition?: EditionName): Help {
  const t = useT(edition);
  return useMemo(() => helpOf(t), [t]);
}

/** The wanted language once its texts are loaded, or English if that fails; null until then. */
export function useSpokenLanguage(wanted: Language): Language | null {
  const [spoken, setSpoken] = useState<Language | null>(hasTexts(wanted) ? wanted : null);
  useEffect(() => {
    let isWanted = true;
    const speak = (language: Language) => {
      if (isWanted) setSpoken(language);
    };
    if (hasTexts(wanted)) speak(wanted);
    else
      learn(wanted).then(
        () => speak(wanted),
        () => speak('en'),
      );
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return spoken;
}
