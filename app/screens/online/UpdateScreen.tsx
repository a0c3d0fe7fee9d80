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

/** Shown in place of data that needs a newer app version. */
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

/** Shown above a list with items that need a newer app version. */
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
