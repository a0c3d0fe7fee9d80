import { useEffect } from 'react';

/** Removes the picture that public/index.html shows until the first screen is ready. */
export function endFirstPage(): void {
  document.getElementById('first-page')?.remove();
}

/** Sets the language of the page, so that screen readers use the right voice. */
export function usePageLanguage(language: string): void {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
