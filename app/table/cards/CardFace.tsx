import { StyleSheet, View } from 'react-native';
import { CardIcon, VpIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import { cardName } from '#app/text/voice';
import { Badge } from '#app/ui/Badge';
import { Text } from '#app/ui/base/Text';
import { space } from '#app/ui/tokens/scale';
import { CARD_NAMES, type CardProgress } from '#engine';
import { useHelp } from '#i18n/react';
import { Progress } from './Progress';
import { useProgressText } from './progressText';

type CardFaceProps = Readonly<{
  progress: CardProgress;
  /** Hides the progress, because the card is still being chosen. */
  isNew?: boolean;
}>;

/** A great achievement with its condition, points and progress. */
export function CardFace({ progress, isNew = false }: CardFaceProps) {
  const { voice } = useTable();
  const help = useHelp();
  const said = useProgressText();
  const { card, vp, reached } = progress;
  const name = CARD_NAMES[card];
  return (
    <View style={styles.row}>
      <CardIcon card={name} size={56} />
      <View style={styles.texts}>
        <View style={styles.title}>
          <Text variant="bodyStrong" style={styles.name}>
            {cardName(voice, card)}
          </Text>
          <Badge
            text={voice.words.amount('vp', vp)}
            tone={reached ? 'positive' : 'neutral'}
            icon={<VpIcon size={14} />}
          />
        </View>
        <Text variant="label" style={styles.goal}>
          {help.card(name)}
        </Text>
        {!reached && !isNew && <Progress {...progress} />}
        {!isNew && (
          <Text variant="caption" tone={reached ? 'positive' : 'textMuted'}>
            {said(progress)}
          </Text>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  texts: { flex: 1, gap: space.hair },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'flex-start', gap: space.s },
  name: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
  goal: { fontWeight: '400' },
});
