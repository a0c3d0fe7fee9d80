import { StyleSheet, View } from 'react-native';
import { CHOOSE_ROLE, type Role } from '../../../src/engine';
import { useHelp } from '../../../src/i18n/react';
import { CoinIcon, RoleIcon } from '../../art/icons';
import { Button } from '../../ui/Button';
import { Sheet, type SheetHandle } from '../../ui/Sheet';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens/scale';
import { useTable } from '../model/TableContext';
import { roleName, roleWord } from '../story/voice';
import { Outlook } from './Outlook';
import { RulesLink } from './RulesLink';

/** A role card turned over: what it does, for the chooser and for everybody. */
export function RoleSheet({ role, ...handle }: SheetHandle & Readonly<{ role: Role }>) {
  const { voice, options, act } = useTable();
  const choosable = options.some((action) => action.type === 'chooseRole' && action.role === role);
  const name = roleName(voice, role);
  return (
    <Sheet
      {...handle}
      title={name}
      icon={<RoleIcon role={roleWord(role)} size={36} />}
      testID="role-sheet"
      footer={
        choosable ? (
          <Button
            wide
            label={voice.t('ui:table.roleTake', { role: name })}
            onPress={() => act(CHOOSE_ROLE[role])}
            testID="take-role"
          />
        ) : undefined
      }
    >
      <RoleFace role={role} />
    </Sheet>
  );
}

function RoleFace({ role }: Readonly<{ role: Role }>) {
  const { voice, view } = useTable();
  const { t, words } = voice;
  const help = useHelp().role(roleWord(role));
  const coins = view.roleCoins[role];
  return (
    <View style={styles.column}>
      <Fact title={t('ui:table.roleAction')} text={help.action} />
      <Fact title={t('ui:table.rolePrivilege')} text={help.privilege} />
      {coins > 0 && (
        <View style={styles.coins}>
          <CoinIcon size={22} />
          <Text variant="bodyStrong">
            {t('ui:table.roleCoinsOnCard', { coins: words.amount('coin', coins) })}
          </Text>
        </View>
      )}
      {!view.roleTaken[role] && !view.over && <Outlook role={role} />}
      <RulesLink topic={roleWord(role)} />
    </View>
  );
}

function Fact({ title, text }: Readonly<{ title: string; text: string }>) {
  return (
    <View>
      <Text variant="label" tone="accent">
        {title}
      </Text>
      <Text>{text}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: space.m, paddingBottom: space.s },
  coins: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
});
