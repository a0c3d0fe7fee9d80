import { useCallback } from 'react';
import type { CardProgress } from '#engine';
import { useT } from '#i18n/react';

/** Progress of a card in words. */
export function useProgressText(): (progress: CardProgress) => string {
  const t = useT();
  return useCallback(
    ({ reached, isMomentary, have, need }) => {
      if (reached) return t('ui:cards.reached');
      if (need === 1) return t('ui:cards.notYet');
      if (isMomentary && have >= need) return t('ui:cards.ready');
      return t('ui:cards.progress', { have, need });
    },
    [t],
  );
}
