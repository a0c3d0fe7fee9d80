import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Edition, Expansion } from '../../../src/engine';
import { useHelp, useLanguage, useT } from '../../../src/i18n/react';
import { capitalised } from '../../../src/i18n/words';
import { Glyph } from '../../art/Glyph';
import { GoalIcon } from '../../art/goals/GoalIcon';
import { BuildingIcon, CrownIcon, NobleIcon, RoleIcon } from '../../art/icons';
import { Button } from '../../ui/Button';
import { useFrames } from '../../ui/frame';
import { Text } from '../../ui/Text';
import { Touchable } from '../../ui/Touchable';
import { radius, space } from '../../ui/tokens/scale';

const SIZE = 46;
const SMUGGLER = 'smuggler';

const PICTURES: Readonly<Record<Expansion, () => ReactNode>> = {
  newBuildings: () => <BuildingIcon building="library" size={SIZE} />,
  nobles: () => <NobleIcon size={SIZE} />,
  smuggler: () => <RoleIcon role={SMUGGLER} size={SIZE} />,
  festival: () => <GoalIcon goal="festivalGoods" size={SIZE} />,
  activities: () => <GoalIcon goal="cocktail" size={SIZE} />,
  achievements: () => <CrownIcon size={SIZE} />,
};

type ExpansionCardProps = Readonly<{
  expansion: Expansion;
  edition: Edition;
  on: boolean;
  onChange: (on: boolean) => void;
}>;

/** An expansion with its picture: a tap plays with it, another button tells what it is about. */
export function ExpansionCard({ expansion, edition, on, onChange }: ExpansionCardProps) {
  const t = useT(edition);
  const language = useLanguage();
  const frames = useFrames();
  const [open, setOpen] = useState(false);
  const { title } = useHelp(edition).chapter(expansion);
  const about = capitalised(t(`ui:newGame.expansionDetails.${expansion}`), language);
  return (
    <View style={[frames[on ? 'chosen' : 'raised'], styles.card]}>
      <Touchable
        role="switch"
        label={title}
        hint={about}
        state={{ checked: on }}
        onPress={() => onChange(!on)}
        testID={`expansion-${expansion}`}
        style={styles.row}
      >
        <View style={styles.picture}>{PICTURES[expansion]()}</View>
        <View style={styles.text}>
          <Text variant="bodyStrong" tone={on ? 'onGlow' : 'text'}>
            {title}
          </Text>
          <Text variant="label" tone={on ? 'onGlow' : 'textMuted'} style={styles.about}>
            {about}
          </Text>
        </View>
        {on && <Glyph name="check" size={20} tone="onGlow" />}
      </Touchable>
      {open && (
        <Text tone={on ? 'onGlow' : 'text'} testID={`start-${expansion}`}>
          {t(`ui:newGame.expansionStart.${expansion}`)}
        </Text>
      )}
      <Button
        kind="quiet"
        small
        label={t(open ? 'ui:newGame.startHide' : 'ui:newGame.startHere')}
        hint={title}
        onPress={() => setOpen(!open)}
        testID={`about-${expansion}`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.l, padding: space.s, gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.m, minHeight: SIZE },
  picture: { width: SIZE, alignItems: 'center' },
  text: { flex: 1, gap: space.hair },
  about: { fontWeight: '400' },
});
