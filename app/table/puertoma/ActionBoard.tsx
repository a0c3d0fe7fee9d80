import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';
import { RoleIcon } from '#app/art/icons';
import { listed, roleWord, type Voice } from '#app/text/voice';
import { Text } from '#app/ui/base/Text';
import { useTheme } from '#app/ui/theme/theme';
import { radius, space, stroke } from '#app/ui/tokens/scale';
import { ARROWS, BOX_NAMES, type Box, type BoxName, type Role } from '#engine';
import { arrowLines, placeOf } from './boxPlaces';

const BOX = 62;

type ActionBoardProps = Readonly<{
  token: Box;
  roles: readonly Role[];
  voice: Pick<Voice, 't' | 'words'>;
  width: number;
}>;

/** The action board with its boxes, arrows and token. Arrows from the token are bold. */
export function ActionBoard({ token, roles, voice, width }: ActionBoardProps) {
  const { colors, inks } = useTheme();
  const height = Math.round(width * 0.86);
  const inGame = new Set<string>(roles.map(roleWord));
  const here = BOX_NAMES[token];
  const arrows = arrowLines(inGame, { width, height, box: BOX });
  const isStrong = ({ from }: { from: BoxName }) => from === here;
  return (
    // The keyboard must reach the scrolled area, since nothing else in its sheet is focusable.
    <View style={{ width, height }} tabIndex={0} testID="action-board">
      <Svg width={width} height={height} style={styles.arrows}>
        {arrows
          .toSorted((a, b) => Number(isStrong(a)) - Number(isStrong(b)))
          .map((arrow) => (
            <Path
              key={`${arrow.from} ${arrow.to}`}
              d={arrow.path}
              fill="none"
              strokeLinecap="round"
              strokeLinejoin="round"
              stroke={isStrong(arrow) ? inks.clay : colors.borderStrong}
              strokeWidth={isStrong(arrow) ? 3.4 : 1.3}
            />
          ))}
      </Svg>
      {BOX_NAMES.filter((name) => inGame.has(name)).map((name) => (
        <BoxCard
          key={name}
          name={name}
          hasToken={name === here}
          arrows={ARROWS[name].filter((to) => inGame.has(to))}
          voice={voice}
          at={{ left: placeOf(name).x * width - BOX / 2, top: placeOf(name).y * height - BOX / 2 }}
        />
      ))}
    </View>
  );
}

type BoxCardProps = Readonly<{
  name: BoxName;
  hasToken: boolean;
  arrows: readonly BoxName[];
  voice: ActionBoardProps['voice'];
  at: { left: number; top: number };
}>;

function BoxCard({ name, hasToken, arrows, voice, at }: BoxCardProps) {
  const { colors, inks } = useTheme();
  const { t, words } = voice;
  const roles = listed(
    voice,
    arrows.map((to) => words.role(to)),
  );
  const key = hasToken ? 'ui:puertoma.boxWithToken' : 'ui:puertoma.box';
  const look = {
    backgroundColor: hasToken ? colors.glowSoft : colors.raised,
    borderColor: hasToken ? inks.clay : colors.borderStrong,
    borderWidth: hasToken ? 3 : stroke.line,
  };
  return (
    <View
      accessible
      role="img"
      aria-label={t(key, { role: words.role(name), roles })}
      style={[styles.box, at, look]}
    >
      <RoleIcon role={name} size={30} />
      <Text variant="caption" numberOfLines={1} style={styles.name}>
        {words.role(name)}
      </Text>
      {hasToken && (
        <View style={[styles.token, { backgroundColor: inks.clay, borderColor: colors.raised }]} />
      )}
    </View>
  );
}

const TOKEN = 18;

const styles = StyleSheet.create({
  arrows: { position: 'absolute', left: 0, top: 0 },
  box: {
    position: 'absolute',
    width: BOX,
    height: BOX,
    borderRadius: radius.m,
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.hair,
  },
  name: { fontSize: 10 },
  token: {
    position: 'absolute',
    right: -TOKEN / 3,
    top: -TOKEN / 3,
    width: TOKEN,
    height: TOKEN,
    borderRadius: radius.pill,
    borderWidth: 2,
  },
});
