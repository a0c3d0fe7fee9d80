import type { NavigationContainerRefWithCurrent } from '@react-navigation/native';
import type { Routes } from '#app/routes/routes';

export type PageTitleProps = Readonly<{ container: NavigationContainerRefWithCurrent<Routes> }>;

/** Only browsers have a page title. See PageTitle.web.tsx. */
export function PageTitle(_: PageTitleProps) {
  return null;
}
