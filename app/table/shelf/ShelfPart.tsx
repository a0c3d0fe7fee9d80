import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { useAnchor } from '#app/table/anchors/anchors';
import { legendOf } from '#app/table/legend/names';
import type { Section, TableModel } from '#app/table/model/tableModel';
import { Box } from '#app/ui/base/Box';
import { useFrames } from '#app/ui/frame';
import { Touchable } from '#app/ui/Touchable';
import { radius, space } from '#app/ui/tokens/scale';

/** Props shared by all parts of the shelf. */
export type PartProps = Pick<TableModel, 'voice' | 'open'>;

type ShelfPartProps = PartProps &
  Readonly<{
    section: Section;
    /** The small pictures in words, for screen readers. */
    label: string;
    children: ReactNode;
  }>;

/** One part of the shared board in small. A tap shows it large. */
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
