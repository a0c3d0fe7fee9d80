import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { CargoShip } from '#app/art/CargoShip';
import { CoinIcon, ColonistIcon, GoodIcon, NobleIcon, RoleIcon, VpIcon } from '#app/art/icons';
import { useTable } from '#app/table/model/TableContext';
import type { SmugglerAction, SmugglerOption } from '#app/table/preview/smuggling';
import { Tally } from '#app/table/widgets/Tally';
import { describeSmuggling } from '#app/text/smuggling';
import { listed, placeName, roleWord } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { Card, PressableCard } from '#app/ui/Card';
import { space } from '#app/ui/tokens/scale';
import { freeCircles, GOOD_NAMES, RANSOM, type Seat } from '#engine';

type SmugglerActionsProps = Readonly<{
  options: readonly SmugglerOption[];
  /** The smuggler. */
  seat: Seat;
  /** Undefined if the options are only shown. */
  onPick?: (action: SmugglerAction) => void;
  chosen?: SmugglerAction | null;
}>;

const KINDS = [
  ['raid', 'ui:table.smugglerRaid'],
  ['loot', 'ui:table.smugglerLoot'],
  ['poach', 'ui:table.smugglerPoach'],
  ['capture', 'ui:table.smugglerCapture'],
] as const;

/** A smuggler's options by kind, each with its gain. */
export function SmugglerActions({ options, ...rest }: SmugglerActionsProps) {
  const { voice } = useTable();
  return (
    <View style={styles.column}>
      {KINDS.map(([kind, title]) => {
        const own = options.filter(({ action }) => action.type === kind);
        return own.length === 0 ? null : (
          <View key={kind} style={styles.kind}>
            <Text variant="label" tone="accent">
              {voice.t(title)}
            </Text>
            {own.map((option, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is new for every decision
              <OptionRow key={at} option={option} {...rest} testID={`${kind}-${at}`} />
            ))}
            <KindNote kind={kind} seat={rest.seat} />
          </View>
        );
      })}
    </View>
  );
}

function KindNote({ kind, seat }: Readonly<{ kind: SmugglerAction['type']; seat: Seat }>) {
  const { voice, state } = useTable();
  const { t, words } = voice;
  const note = () => {
    if (kind === 'capture') {
      return t('ui:table.captureNote', { coins: words.amount('coin', RANSOM) });
    }
    if (kind !== 'poach') return null;
    const places = freeCircles(state, seat).map((place) => placeName(voice, place));
    return places.length === 0
      ? t('ui:table.poachNowhere')
      : t('ui:table.poachTo', { places: listed(voice, places) });
  };
  const text = note();
  return text === null ? null : (
    <Text variant="caption" tone="textMuted">
      {text}
    </Text>
  );
}

type OptionRowProps = Readonly<{
  option: SmugglerOption;
  onPick?: (action: SmugglerAction) => void;
  chosen?: SmugglerAction | null;
  testID: string;
}>;

function OptionRow({ option, onPick, chosen, testID }: OptionRowProps) {
  const { voice } = useTable();
  const { action, events } = option;
  const text = describeSmuggling(events, voice);
  const face = (
    <View style={styles.row}>
      <View style={styles.picture}>
        <Picture option={option} />
      </View>
      <Text variant="bodyStrong" style={styles.text}>
        {text}
      </Text>
      <Gain events={events} />
    </View>
  );
  if (onPick === undefined) return <Card testID={testID}>{face}</Card>;
  const selected = chosen === action;
  return (
    <PressableCard
      label={text}
      onPress={() => onPick(action)}
      tone={selected ? 'chosen' : 'legal'}
      state={{ selected }}
      testID={testID}
    >
      {face}
    </PressableCard>
  );
}

const ICON = 30;

function Picture({ option: { action } }: Readonly<{ option: SmugglerOption }>): ReactNode {
  const { view } = useTable();
  switch (action.type) {
    case 'raid': {
      const { capacity, good, count } = view.ships[action.ship];
      const aboard = good === null ? undefined : GOOD_NAMES[good];
      return <CargoShip spaces={capacity} good={aboard} filled={count} size={ICON} />;
    }
    case 'loot':
      return view.tradingHouse.map((good, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: spaces of the house differ only by order
        <GoodIcon key={at} good={GOOD_NAMES[good]} size={20} />
      ));
    case 'poach':
      return action.special === 'taken' ? <NobleIcon size={ICON} /> : <ColonistIcon size={ICON} />;
    case 'capture':
      return <RoleIcon role={roleWord(action.role)} size={ICON + 8} />;
  }
}

/** The gain as a number, for a quick look. */
function Gain({ events }: Pick<SmugglerOption, 'events'>): ReactNode {
  for (const event of events) {
    if (event.type === 'raided') {
      return (
        <Tally
          icon={<GoodIcon good={GOOD_NAMES[event.good]} size={20} />}
          value={`+${event.taken}`}
        />
      );
    }
    if (event.type === 'looted')
      return <Tally icon={<VpIcon size={20} />} value={`+${event.vp}`} />;
    if (event.type === 'poached') {
      return <Tally icon={<ColonistIcon size={20} />} value={`+${event.taken}`} />;
    }
    if (event.type === 'captured' && event.coins > 0) {
      return <Tally icon={<CoinIcon size={20} />} value={`+${event.coins}`} />;
    }
  }
  return null;
}

const styles = StyleSheet.create({
  column: { gap: space.m },
  kind: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  picture: { flexDirection: 'row', flexWrap: 'wrap', minWidth: 44, maxWidth: 132 },
  text: { flex: 1 },
});
