import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { CoinIcon, RoleIcon } from '#app/art/icons';
import { ReachedCards } from '#app/table/cards/ReachedCards';
import { actingSeat } from '#app/table/model/acting';
import { useTable } from '#app/table/model/TableContext';
import type { TableModel } from '#app/table/model/tableModel';
import { RulesLink } from '#app/table/widgets/RulesLink';
import { takersOfRound } from '#app/text/takers';
import { roleName, roleWord } from '#app/text/voice';
import { Button } from '#app/ui/Button';
import { Text } from '#app/ui/base/Text';
import { useWindowRoom } from '#app/ui/base/windowShape';
import { Sheet, type SheetHandle } from '#app/ui/Sheet';
import { space } from '#app/ui/tokens/scale';
import { type Action, RANSOM, Role, refusalFor } from '#engine';
import { useHelp } from '#i18n/react';
import { Outlook } from './Outlook';

/** Details of a role: its effects for the chooser and for everybody. */
export function RoleSheet({ role, ...handle }: SheetHandle & Readonly<{ role: Role }>) {
  const { voice, options, act } = useTable();
  const choosable = options.some((action) => action.type === 'chooseRole' && action.role === role);
  const choice = useMemo(() => ({ type: 'chooseRole', role }) as const, [role]);
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
            onPress={() => act(choice)}
            testID="take-role"
          />
        ) : undefined
      }
    >
      {choosable && <ReachedCards action={choice} />}
      <RoleFace role={role} />
    </Sheet>
  );
}

/** Whether the privilege can be waived. It is rarely useful, so the button is last. */
const canWaive = (options: readonly Action[], role: Role) =>
  options.some(
    (action) => action.type === 'chooseRole' && action.role === role && action.waived === true,
  );

function RoleFace({ role }: Readonly<{ role: Role }>) {
  const { voice, view, options, act } = useTable();
  const { t, words } = voice;
  const help = useHelp().role(roleWord(role));
  const coins = view.roleCoins[role];
  // In a short window the current effect comes before the general description.
  const isLow = useWindowRoom().shape === 'short';
  const facts = (
    <>
      <Fact title={t('ui:table.roleAction')} text={help.action} />
      <Fact title={t('ui:table.rolePrivilege')} text={help.privilege} />
    </>
  );
  return (
    <View style={styles.column}>
      {!isLow && facts}
      {coins > 0 && (
        <View style={styles.coins}>
          <CoinIcon size={22} />
          <Text variant="bodyStrong">
            {t('ui:table.roleCoinsOnCard', { coins: words.amount('coin', coins) })}
          </Text>
        </View>
      )}
      <When role={role} />
      <Captivity role={role} />
      <Token role={role} />
      <Forbidden role={role} />
      {!view.roleTaken[role] && !view.over && <Outlook role={role} />}
      {isLow && facts}
      {canWaive(options, role) && (
        <Button
          kind="quiet"
          label={t('ui:table.roleTakeWaived')}
          onPress={() => act({ type: 'chooseRole', role, waived: true })}
          testID="take-role-waived"
        />
      )}
      <RulesLink topic={roleWord(role)} />
    </View>
  );
}

/** The player who took it, or the one who may. */
function When({ role }: Readonly<{ role: Role }>) {
  const model = useTable();
  const text = whenText(model, role);
  return text === null ? null : (
    <Text tone="textMuted" testID="role-when">
      {text}
    </Text>
  );
}

function whenText({ voice, view, snapshot, asked, decision }: TableModel, role: Role) {
  const { t } = voice;
  if (view.over) return null;
  if (!view.roleTaken[role]) {
    if (decision !== 'round') return t('ui:table.roleAfterPhase');
    const chooser = actingSeat(snapshot);
    if (chooser === null || chooser === asked) return null;
    return t('ui:table.roleTurnOf', { name: voice.nameOf(chooser) });
  }
  const taker = takersOfRound(snapshot.log).get(role);
  if (taker === undefined) return t('ui:table.roleWasTakenUnknown');
  if (taker === voice.reader) return t('ui:table.roleWasTakenByYou');
  return t('ui:table.roleWasTaken', { name: voice.nameOf(taker) });
}

/** The captor of the role, and what that means (X3-4). */
function Captivity({ role }: Readonly<{ role: Role }>) {
  const { voice, view } = useTable();
  const { captured = null, captor = null } = view.smuggler ?? {};
  if (captured !== role || captor === null) return null;
  return (
    <Text variant="bodyStrong" testID="captive">
      {voice.t('ui:table.captiveWhole', {
        name: voice.nameOf(captor),
        coins: voice.words.amount('coin', RANSOM),
      })}
    </Text>
  );
}

/** The last smuggler (X3-1). */
function Token({ role }: Readonly<{ role: Role }>) {
  const { voice, view } = useTable();
  const holder = view.smuggler?.token ?? null;
  if (role !== Role.smuggler || holder === null) return null;
  return (
    <View style={styles.coins}>
      <RoleIcon role={roleWord(role)} size={22} />
      <Text>{voice.t('ui:table.tokenHere', { name: voice.nameOf(holder) })}</Text>
    </View>
  );
}

/** The reason why the choosing player cannot take a free role. */
function Forbidden({ role }: Readonly<{ role: Role }>) {
  const { voice, view, state, asked, decision } = useTable();
  if (asked === null || decision !== 'round' || view.roleTaken[role]) return null;
  const refused = refusalFor(state, asked, { type: 'chooseRole', role });
  return refused === null ? null : (
    <Text tone="danger" testID="role-refused">
      {voice.t(`game:refusal.${refused.code}`)}
    </Text>
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
