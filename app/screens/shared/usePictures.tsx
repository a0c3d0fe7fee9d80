import { type ReactNode, useMemo, useRef, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { parse, Svg } from 'react-native-svg';
import { type ShareResult, sharePng } from './sharing';

export interface Pictures {
  /** Shares an SVG as a PNG image, which every program can show. */
  readonly share: (name: string, svg: string) => Promise<ShareResult>;
  /** Must be rendered on the screen, because phones can draw only mounted views. */
  readonly canvas: ReactNode;
}

interface DrawingJob {
  readonly svg: string;
  readonly drawn: (base64: string) => void;
}

export function usePictures(): Pictures {
  const [job, setJob] = useState<DrawingJob | null>(null);
  const paint = (svg: string) =>
    new Promise<string>((resolve) => {
      const drawn = (base64: string) => {
        setJob(null);
        resolve(base64);
      };
      setJob({ svg, drawn });
    });
  return {
    share: async (name, svg) => sharePng(name, await paint(svg)),
    canvas: job && <Canvas {...job} />,
  };
}

/** Draws off-screen and returns the image in base 64. */
function Canvas({ svg, drawn }: DrawingJob) {
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
