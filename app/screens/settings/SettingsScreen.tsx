import { Fragment } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from '#app/art/Glyph';
import { useBack, useNavigator } from '#app/routes/useBack';
import { Section } from '#app/screens/shared/Section';
import { useChangePreferences, usePreferences } from '#app/services/services';
import { Text } from '#app/ui/base/Text';
import { Card } from '#app/ui/Card';
import { Columns } from '#app/ui/Columns';
import { Divider } from '#app/ui/Divider';
import { ListRow } from '#app/ui/ListRow';
import { Screen } from '#app/ui/Screen';
import { Segmented } from '#app/ui/Segmented';
import { ToggleRow } from '#app/ui/ToggleRow';
import { Touchable } from '#app/ui/Touchable';
import { touchTarget } from '#app/ui/tokens/scale';
import { LANGUAGE_NAMES, LANGUAGES } from '#i18n/locale';
import { useT } from '#i18n/react';
import { SPEEDS, THEMES } from '#session/preferences/preferences';
import { DataSection } from './DataSection';

/** One row per language, because names may be long and more languages will follow. */
function LanguageChoice() {
  const t = useT();
  const { language } = usePreferences();
  const change = useChangePreferences();
  const options = [
    { value: null, label: t('ui:settings.deviceLanguage') },
    ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
  ];
  return (
    <Section title={t('ui:settings.language')} note={t('ui:settings.wordsNote')}>
      <View role="radiogroup" aria-label={t('ui:settings.language')} testID="language">
        {options.map(({ value, label }, at) => (
          <Fragment key={label}>
            {at > 0 && <Divider />}
            <Touchable
              role="radio"
              label={label}
              state={{ checked: value === language }}
              onPress={() => change({ language: value })}
              style={styles.row}
            >
              <View style={styles.line}>
                <Text variant={value === language ? 'bodyStrong' : 'body'}>{label}</Text>
                {value === language && <Glyph name="check" size={20} tone="primary" />}
              </View>
            </Touchable>
          </Fragment>
        ))}
      </View>
    </Section>
  );
}

function Look() {
  const t = useT();
  const { theme, animation } = usePreferences();
  const change = useChangePreferences();
  return (
    <>
      <Section title={t('ui:settings.look')} note={t('ui:settings.textNote')}>
        <Segmented
          label={t('ui:settings.look')}
          options={THEMES.map((value) => ({ value, label: t(`ui:settings.themes.${value}`) }))}
          value={theme}
          onChange={(to) => change({ theme: to })}
          testID="theme"
        />
      </Section>
      <Section title={t('ui:settings.animation')} note={t(`ui:settings.speedNotes.${animation}`)}>
        <Segmented
          label={t('ui:settings.animation')}
          options={SPEEDS.map((value) => ({ value, label: t(`ui:settings.speeds.${value}`) }))}
          value={animation}
          onChange={(to) => change({ animation: to })}
          testID="animation"
        />
      </Section>
    </>
  );
}

export function SettingsScreen() {
  const t = useT();
  const onBack = useBack();
  const navigator = useNavigator();
  const { sounds, haptics, coach } = usePreferences();
  const change = useChangePreferences();
  return (
    <Screen title={t('ui:settings.title')} onBack={onBack} roomy testID="settings">
      <Columns>
        <>
          <LanguageChoice />
          <DataSection />
        </>
        <>
          <Look />
          <Section title={t('ui:settings.feedback')}>
            <ToggleRow
              label={t('ui:settings.sounds')}
              description={t('ui:settings.soundsDetail')}
              value={sounds}
              onChange={(on) => change({ sounds: on })}
              testID="sounds"
            />
            <ToggleRow
              label={t('ui:settings.haptics')}
              description={t('ui:settings.hapticsDetail')}
              value={haptics}
              onChange={(on) => change({ haptics: on })}
              testID="haptics"
            />
          </Section>
          <Section title={t('ui:lessons.title')}>
            <ToggleRow
              label={t('ui:lessons.coach.setting')}
              description={t('ui:lessons.coach.settingDetail')}
              value={coach}
              onChange={(on) => change(on ? { coach: true, tipsSeen: [] } : { coach: false })}
              testID="coach-setting"
            />
          </Section>
          <Card>
            <ListRow
              title={t('ui:people.privacy')}
              onPress={() => navigator.navigate('Privacy')}
              testID="settings-privacy"
            />
          </Card>
        </>
      </Columns>
    </Screen>
  );
}

const styles = StyleSheet.create({
  row: { minHeight: touchTarget },
  line: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});
