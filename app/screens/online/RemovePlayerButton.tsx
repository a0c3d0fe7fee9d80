import { Glyph } from '#app/art/Glyph';
import { useAsk } from '#app/services/useOnline';
import { IconButton } from '#app/ui/IconButton';
import { useT } from '#i18n/react';
import type { MatchId, UserId } from '#protocol/ids';

type SendAwayProps = Readonly<{ matchId: MatchId; uid: UserId; name: string }>;

/** Lets the owner of a lobby remove a player. */
export function RemovePlayerButton({ matchId, uid, name }: SendAwayProps) {
  const t = useT();
  const ask = useAsk();
  return (
    <IconButton
      icon={<Glyph name="close" size={16} tone="textMuted" />}
      label={t('ui:online.sendAway', { name })}
      onPress={() => void ask('removePlayer', { matchId, uid })}
      testID={`send-away-${uid}`}
    />
  );
}
