import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Role } from '../../../src/engine';
import { useT, useWords } from '../../../src/i18n/react';
import { CoinIcon, RoleIcon } from '../../art/icons';
import { PlayerMark } from '../../art/PlayerMark';
import { Text } from '../../ui/Text';
import { Touchable } from '../../ui/Touchable';
import { useTheme } from '../../ui/theme';
import type { PlayerColorName } from '../../ui/tokens/players';
import { radius, space, stroke } from '../../ui/tokens/scale';
import { Tally } from '../layout/Tally';
import { useRoom } from '../layout/useRoom';
import { useAnchor } from '../motion/anchors';
import type { Prospect } from '../preview/roleOutlook';
import { roleWord } from '../story/voice';
import { RoleTeaser } from './RoleTeaser';

type RoleCardProps = Readonly<{
  role: Role;
  coins: number;
  taken: boolean;
  /** Who took it, if that is known. */
  taker: Readonly<{ name: string; color: PlayerColorName }> | null;
  legal: boolean;
  /** What it would bring the one who decides; empty if that is nothing or nobody's business. */
  prospects: readonly Prospect[];
  large: boolean;
  /** Of the width, so that the rows come out even. */
  share: `${number}%`;
  onOpen: (role: Role) => void;
}>;

/** A role card; the edge glows when it may be taken now. */
export const RoleCard = memo(function RoleCard(props: RoleCardProps) {
  const { role, coins, taken, taker, legal, prospects, large, share, onOpen } = props;
  const { colors } = useTheme();
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
    coins > 0 && t('ui:table.roleCoins', { coins: words.amount('coin', coins) }),
  ];
  const look = {
    backgroundColor: taken ? colors.background : colors.raised,
    borderColor: legal ? colors.glow : colors.border,
    borderWidth: legal ? 2 : stroke.hair,
  };
  return (
    <View ref={useAnchor(`role-${role}`)} style={[styles.place, { flexBasis: share }]}>
      <Touchable
        label={spoken.filter(Boolean).join(', ')}
        hint={t('ui:table.roleHint')}
        onPress={() => onOpen(role)}
        testID={`role-${role}`}
        style={(pressed) => [styles.card, look, { opacity: pressed ? 0.7 : 1 }]}
      >
        <View style={taken && styles.faded}>
          <RoleIcon role={roleWord(role)} size={large ? 64 : 44} />
        </View>
        <Text
          variant="label"
          align="center"
          tone={taken ? 'textMuted' : 'text'}
          style={narrow ? styles.smallName : styles.name}
        >
          {name}
        </Text>
        <View style={styles.foot}>
          {taker && <PlayerMark color={taker.color} size={14} />}
          {!taken && <RoleTeaser prospects={prospects} />}
        </View>
        {coins > 0 && (
          <View style={[styles.bonus, { backgroundColor: colors.glowSoft }]}>
            <Tally small icon={<CoinIcon size={16} />} value={`+${coins}`} />
          </View>
        )}
      </Touchable>
    </View>
  );
});

const styles = StyleSheet.create({
  place: { flexGrow: 1, minWidth: 76 },
  card: {
    alignItems: 'center',
    borderRadius: radius.l,
    paddingTop: space.s,
    paddingBottom: space.xs,
    paddingHorizontal: space.hair,
    flexGrow: 1,
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
  bonus: {
    position: 'absolute',
    top: -1,
    right: -1,
    borderRadius: radius.m,
    paddingHorizontal: space.xs,
    paddingVertical: 1,
  },
});
