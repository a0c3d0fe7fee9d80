import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useBack } from '#app/routes/useBack';
import { Note } from '#app/screens/shared/Section';
import { Button } from '#app/ui/Button';
import { EmptyState } from '#app/ui/EmptyState';
import { Screen } from '#app/ui/Screen';
import { space } from '#app/ui/tokens/scale';
import { useT } from '#i18n/react';
import { getNewVersion, newVersionIs } from './newVersion';

/** Data of a newer app version is not shown at all. */
export function UpdateScreen() {
  const t = useT();
  const onBack = useBack();
  return (
    <Screen title={t('ui:online.title')} onBack={onBack} testID="update-app">
      <EmptyState
        art={<Glyph name="online" size={56} tone="accent" ground="background" />}
        title={t('ui:online.update.title')}
        body={t('ui:online.update.body')}
        action={<UpdateButton />}
      />
    </Screen>
  );
}

/** The same above a list of which a part cannot be shown. */
export function UpdateNote() {
  const t = useT();
  return (
    <View style={styles.note}>
      <Note>{t('ui:online.update.some')}</Note>
      <UpdateButton />
    </View>
  );
}

function UpdateButton() {
  const t = useT();
  return (
    <Button
      label={t(`ui:online.update.${newVersionIs}`)}
      onPress={getNewVersion}
      testID="update-get"
    />
  );
}

const styles = StyleSheet.create({ note: { gap: space.s } });
