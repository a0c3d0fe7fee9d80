import { base } from '../../../src/engine/modules/base/module';
import type { GameModule } from '../../../src/engine/modules/base/rules';
import { newBuildings } from '../../../src/engine/modules/newBuildings/module';
import { nobles } from '../../../src/engine/modules/nobles/module';
import { toy } from './module';

/** The toy stands in the middle, so that all later things have other numbers than without it. */
export const ROOT = base;
export const MODULES: readonly GameModule[] = [toy, newBuildings, nobles];
