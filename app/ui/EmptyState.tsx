import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Text } from './base/Text';
import { space } from './tokens/scale';

type EmptyStateProps = Readonly<{
  art?: ReactNode;
  title: string;
  body?: string;
  action?: ReactNode;
}>;

/** Explains why a list is empty and what to do about it. */
export function EmptyState({ art, title, body, action }: EmptyStateProps) {
  return (
    <View style={styles.column}>
      {art}
      <Text variant="title" align="center">
        {title}
      </Text>
      {body && (
        <Text tone="textMuted" align="center" style={styles.body}>
          {body}
        </Text>
      )}
      {action}
    </View>
  );
}

const styles = StyleSheet.create({
  column: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.m,
    padding: space.xl,
  },
  body: { maxWidth: 320 },
});
