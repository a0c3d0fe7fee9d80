import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../../../ui/Box';
import { useFrames } from '../../../ui/frame';
import { Touchable } from '../../../ui/Touchable';
import { radius, space } from '../../../ui/tokens/scale';
import { legendOf } from '../../legend/names';
import type { Section, TableModel } from '../../model/tableModel';
import { useAnchor } from '../../motion/anchors';

/** What every part of the shelf needs besides what it shows. */
export type PartProps = Pick<TableModel, 'voice' | 'open'>;

type ShelfPartProps = PartProps &
  Readonly<{
    section: Section;
    /** What the small pictures show, for who cannot see them. */
    label: string;
    children: ReactNode;
  }>;

/** One part of the shared board in small; a tap shows it large. */
export function ShelfPart({ section, label, voice, open, children }: ShelfPartProps) {
  const frames = useFrames();
  return (
    <Touchable
      ref={useAnchor(section)}
      label={label}
      hint={voice.t('ui:table.open')}
      legend={legendOf.section(section)}
      onPress={() => open({ kind: 'section', section })}
      testID={`shelf-${section}`}
      style={[styles.part, frames.plain]}
    >
      <Box style={styles.content}>{children}</Box>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  part: { borderRadius: radius.m, paddingHorizontal: space.s, flexGrow: 1 },
  content: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-evenly',
    gap: space.xs,
  },
});
