import { useToast } from '#app/ui/Toast';
import { useT } from '#i18n/react';
import type { Handed } from './outside';

/** Hands something out and says what became of it, where nobody can see it otherwise. */
export function useHandOut(): (give: () => Promise<Handed>) => void {
  const t = useT();
  const { show } = useToast();
  return (give) => {
    give().then(
      (handed) => {
        if (handed === 'copied') show({ message: t('ui:review.shared') });
        if (handed === 'downloaded') show({ message: t('ui:review.downloaded') });
      },
      () => show({ message: t('ui:review.notShared') }),
    );
  };
}
