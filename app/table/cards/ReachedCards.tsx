import { useMemo } from 'react';
import { useTable } from '#app/table/model/TableContext';
import type { TableModel } from '#app/table/model/tableModel';
import { cardName } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { useAnnounced } from '#app/ui/useAnnounced';
import { type Action, foresee, isLegal } from '#engine';

/** The player's own cards that a choice would achieve. Only their owner sees this. */
export function ReachedCards({ action }: Readonly<{ action: Action | null }>) {
  const model = useTable();
  const reach = useMemo(() => (action === null ? '' : reachedBy(model, action)), [model, action]);
  useAnnounced(reach);
  if (reach === '') return null;
  return (
    <Text variant="label" tone="positive" testID="reached-cards">
      {reach}
    </Text>
  );
}

function reachedBy({ state, view, asked, voice }: TableModel, action: Action): string {
  if (asked === null || view.viewer !== asked) return '';
  if ((state.achievements?.hands[asked].length ?? 0) === 0) return '';
  if (!isLegal(state, asked, action)) return '';
  const { events } = foresee(state, asked, action);
  return events
    .flatMap((event) => (event.type === 'achieved' && event.seat === asked ? [event] : []))
    .map(({ card, vp }) =>
      voice.t('ui:cards.would', {
        card: cardName(voice, card),
        points: voice.words.amount('vp', vp),
      }),
    )
    .join('. ');
}
