import { type ReactNode, useMemo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { parse, Svg } from 'react-native-svg';
import { givePoints, type Handed } from './outside';

export interface Pictures {
  /** Hands a drawing to another app as an image of points, which every program can show. */
  readonly give: (name: string, svg: string) => Promise<Handed>;
  /** To be put somewhere on the screen, because a phone draws only what is there. */
  readonly easel: ReactNode;
}

interface Sitting {
  readonly svg: string;
  readonly drawn: (points: string) => void;
}

export function usePictures(): Pictures {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const paint = (svg: string) =>
    new Promise<string>((resolve) => {
      const drawn = (points: string) => {
        setSitting(null);
        resolve(points);
      };
      setSitting({ svg, drawn });
    });
  return {
    give: async (name, svg) => givePoints(name, await paint(svg)),
    easel: sitting && <Easel {...sitting} />,
  };
}

/** Draws out of sight, and tells when that is done. */
function Easel({ svg, drawn }: Sitting) {
  const canvas = useRef<Svg>(null);
  const drawing = useMemo(() => parse(svg), [svg]);
  return (
    <View style={styles.hidden} aria-hidden onLayout={() => canvas.current?.toDataURL(drawn)}>
      <Svg {...drawing?.props} ref={canvas}>
        {drawing?.children}
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({ hidden: { position: 'absolute', left: -9999, opacity: 0 } });
