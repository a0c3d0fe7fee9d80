import { useToast } from '#app/ui/Toast';
import { useT } from '#i18n/react';
import type { ShareResult } from './sharing';

/** Shares something and confirms it if the system shows nothing. */
export function useShare(): (share: () => Promise<ShareResult>) => void {
  const t = useT();
  const { show } = useToast();
  return (share) => {
    share().then(
      (result) => {
        if (result === 'copied') show({ message: t('ui:review.shared') });
        if (result === 'downloaded') show({ message: t('ui:review.downloaded') });
      },
      () => show({ message: t('ui:review.notShared') }),
    );
  };
}
