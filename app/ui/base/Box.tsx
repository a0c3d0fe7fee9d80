import type { ComponentType, ReactNode } from 'react';
import { type StyleProp, View, type ViewStyle } from 'react-native';

export type BoxProps = Readonly<{ style?: StyleProp<ViewStyle>; children?: ReactNode }>;

/** A View for layout only. It is never touched, measured or named. */
export const Box: ComponentType<BoxProps> = View;
