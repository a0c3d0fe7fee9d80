import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useChangePreferences, usePreferences } from '#app/services/services';
import { Card } from '#app/ui/Card';
import { ListRow } from '#app/ui/ListRow';
import { space } from '#app/ui/tokens/scale';
import { useHelp, useT, useWords } from '#i18n/react';
import { type ChoiceProps, isOn, variantsFor } from './choice';
import { EditionChoice, ExpansionChoice, VariantChoice } from './RulesChoice';

/** Settings that a first game does not need. The open or closed state is stored. */
export function MoreChoice({ choice, onChange }: ChoiceProps) {
  const t = useT();
  const { moreChoices: open } = usePreferences();
  const change = useChangePreferences();
  return (
    <View style={styles.column}>
      <Card style={styles.row}>
        <ListRow
          title={t('ui:newGame.more')}
          detail={useSummary(choice)}
          trailing={<Glyph name={open ? 'up' : 'down'} size={16} tone="textMuted" />}
          hint={t(open ? 'ui:newGame.lessHint' : 'ui:newGame.moreHint')}
          onPress={() => change({ moreChoices: !open })}
          testID="more"
        />
      </Card>
      {open && (
        <>
          <EditionChoice choice={choice} onChange={onChange} />
          <ExpansionChoice choice={choice} onChange={onChange} />
          <VariantChoice choice={choice} onChange={onChange} />
        </>
      )}
    </View>
  );
}

/** Summary of the choices, shown while the section is closed. */
function useSummary(choice: ChoiceProps['choice']): string {
  const t = useT();
  const words = useWords();
  const help = useHelp(choice.edition);
  const variants = variantsFor(choice).filter((variant) => isOn(choice, variant)).length;
  const expansions = choice.expansions.map((expansion) => help.chapter(expansion).title);
  return [
    words.edition(choice.edition),
    ...(expansions.length > 0 ? expansions : [t('ui:newGame.noExpansions')]),
    t('ui:newGame.variantsShown', { count: variants }),
  ].join(' · ');
}

const styles = StyleSheet.create({
  column: { gap: space.l },
  row: { paddingVertical: space.xs },
});
