import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { CoinIcon, RoleIcon } from '#app/art/icons';
import { PlayerMark } from '#app/art/PlayerMark';
import { useAnchor } from '#app/table/anchors/anchors';
import { useRoom } from '#app/table/layout/useRoom';
import { legendOf } from '#app/table/legend/names';
import type { Prospect } from '#app/table/preview/roleOutlook';
import { Tally } from '#app/table/widgets/Tally';
import { roleWord } from '#app/text/voice';
import { Box } from '#app/ui/base/Box';
import { Text } from '#app/ui/base/Text';
import { frameTone, useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import { themedStyles } from '#app/ui/theme/themed';
import type { PlayerColorName } from '#app/ui/tokens/players';
import { radius, space } from '#app/ui/tokens/scale';
import { RANSOM, ROLE_NAMES, type Role } from '#engine';
import { useT, useWords } from '#i18n/react';
import { RoleTeaser } from './RoleTeaser';

export const LEAST_CARD_WIDTH = 76;

type RoleCardProps = Readonly<{
  role: Role;
  coins: number;
  taken: boolean;
  /** The player who took it, if known. */
  taker: Readonly<{ name: string; color: PlayerColorName }> | null;
  /** The captor, who is paid by the player who takes the role. */
  captor: Readonly<{ name: string; color: PlayerColorName }> | null;
  legal: boolean;
  /** Whether confirming takes this role. */
  chosen: boolean;
  /** The gain for the deciding player; empty if there is none or it is hidden. */
  prospects: readonly Prospect[];
  large: boolean;
  /** Share of the width, so that the rows are filled evenly. */
  share: `${number}%`;
  onOpen: (role: Role) => void;
}>;

/** A role card. Its edge glows if it may be taken now. */
export const RoleCard = memo(function RoleCard(props: RoleCardProps) {
  const { role, coins, taken, taker, captor, legal, chosen, prospects, large, share, onOpen } =
    props;
  const frames = useFrames();
  const looks = useLooks();
  const t = useT();
  const words = useWords();
  const { narrow } = useRoom();
  const name = words.role(roleWord(role));
  const spoken = [
    name,
    taken
      ? taker
        ? t('ui:table.roleTakenBy', { name: taker.name })
        : t('ui:table.roleTaken')
      : t('ui:table.roleFree'),
    captor && t('ui:table.roleCaptive', { name: captor.name, coins: words.amount('coin', RANSOM) }),
    coins > 0 && t('ui:table.roleCoins', { coins: words.amount('coin', coins) }),
  ];
  return (
    <Touchable
      ref={useAnchor(`role-${role}`)}
      label={spoken.filter(Boolean).join(', ')}
      hint={t('ui:table.roleHint')}
      legend={legendOf.role(role)}
      onPress={() => onOpen(role)}
      offered={legal}
      state={{ selected: chosen }}
      testID={`role-${ROLE_NAMES[role]}`}
      style={[
        styles.card,
        frames[frameTone(legal, chosen)],
        taken && looks.taken,
        { flexBasis: share },
      ]}
    >
      <Box style={taken && styles.faded}>
        <RoleIcon role={roleWord(role)} size={large ? 64 : 44} />
      </Box>
      <Text
        variant="label"
        align="center"
        tone={taken ? 'textMuted' : 'text'}
        style={narrow ? styles.smallName : styles.name}
      >
        {name}
      </Text>
      <Box style={styles.foot}>
        {taker && <PlayerMark color={taker.color} size={14} />}
        {captor && (
          <Box style={styles.captive}>
            <PlayerMark color={captor.color} size={14} />
            <Tally small icon={<CoinIcon size={14} />} value={RANSOM} />
          </Box>
        )}
        {!taken && captor === null && <RoleTeaser prospects={prospects} />}
      </Box>
      {coins > 0 && (
        <Box style={[styles.bonus, looks.bonus]}>
          <Tally small icon={<CoinIcon size={16} />} value={`+${coins}`} />
        </Box>
      )}
    </Touchable>
  );
});

const useLooks = themedStyles(({ colors }) => ({
  taken: { backgroundColor: colors.background },
  bonus: { backgroundColor: colors.glowSoft },
}));

const styles = StyleSheet.create({
  card: {
    alignItems: 'center',
    borderRadius: radius.l,
    paddingTop: space.s,
    paddingBottom: space.xs,
    paddingHorizontal: space.hair,
    flexGrow: 1,
    minWidth: LEAST_CARD_WIDTH,
  },
  name: { fontSize: 13 },
  smallName: { fontSize: 12 },
  faded: { opacity: 0.35 },
  foot: {
    minHeight: 20,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: space.xs,
  },
  captive: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  bonus: {
    position: 'absolute',
    top: -1,
    right: -1,
    borderRadius: radius.m,
    paddingHorizontal: space.xs,
    paddingVertical: 1,
  },
});
