// Only browsers have a page around the app. See page.web.ts.

export function endFirstPage(): void {}

export function usePageLanguage(_: string): void {}
