import { useEffect } from 'react';
import { useToast } from '#app/ui/Toast';
import { useT } from '#i18n/react';
import type { Notice } from '#session/session';

/** Says that an earlier version of the app began the game, if the session has that to say. */
export function useLogNotice(notice: Notice | null): void {
  const t = useT();
  const { show } = useToast();
  useEffect(() => {
    if (notice !== null && notice !== 'updateNeeded') {
      show({ message: t(`ui:saves.notice.${notice}`) });
    }
  }, [notice, show, t]);
}
