import { useEffect } from 'react';

/** The picture that public/index.html shows until the first screen is there. */
export function endFirstPage(): void {
  document.getElementById('first-page')?.remove();
}

/** The page speaks the app's language, so that it is read out in the right voice. */
export function usePageLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
