import { useEffect } from 'react';
import { useToast } from '#app/ui/Toast';
import { useT } from '#i18n/react';
import type { Notice } from '#session/session';

/** Shows the session's notice that an earlier version of the app began the game. */
export function useLogNotice(notice: Notice | null): void {
  const t = useT();
  const { show } = useToast();
  useEffect(() => {
    if (notice !== null && notice !== 'updateNeeded') {
      show({ message: t(`ui:saves.notice.${notice}`) });
    }
  }, [notice, show, t]);
}
