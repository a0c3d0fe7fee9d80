/** Only a browser has a page around the app (page.web.ts). */

export function endFirstPage(): void {}

export function usePageLanguage(_: string): void {}
