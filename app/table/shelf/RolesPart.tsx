import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { CoinIcon, RoleIcon } from '#app/art/icons';
import { legendOf } from '#app/table/legend/names';
import { Tally } from '#app/table/widgets/Tally';
import { roleName, roleWord } from '#app/text/voice';
import { Explained } from '#app/ui/legend/Explained';
import { space } from '#app/ui/tokens/scale';
import type { GameView, Role } from '#engine';
import { type PartProps, ShelfPart } from './ShelfPart';

type RolesPartProps = PartProps &
  Readonly<{
    roles: readonly Role[];
    taken: GameView['roleTaken'];
    coins: GameView['roleCoins'];
  }>;

/** The role cards. Taken ones are faded. */
export const RolesPart = memo(function RolesPart({ roles, taken, coins, ...part }: RolesPartProps) {
  const { voice } = part;
  return (
    <ShelfPart {...part} section="roles" label={voice.t('ui:table.roles')}>
      {roles.map((role) => (
        <Explained
          key={role}
          name={legendOf.role(role)}
          style={[styles.role, taken[role] && styles.faded]}
        >
          <RoleIcon role={roleWord(role)} size={26} label={roleName(voice, role)} />
          {coins[role] > 0 && <Tally small icon={<CoinIcon size={12} />} value={coins[role]} />}
        </Explained>
      ))}
    </ShelfPart>
  );
});

const styles = StyleSheet.create({
  role: { flexDirection: 'row', alignItems: 'center', gap: space.hair },
  faded: { opacity: 0.4 },
});
