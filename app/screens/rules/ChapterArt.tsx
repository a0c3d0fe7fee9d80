import type { ReactNode } from 'react';
import { CargoShip } from '#app/art/CargoShip';
import { Glyph } from '#app/art/Glyph';
import { GoalIcon } from '#app/art/goals/GoalIcon';
import {
  BuildingIcon,
  CardIcon,
  CrownIcon,
  GoodIcon,
  NobleIcon,
  RoleIcon,
  TileIcon,
  TradingHouseIcon,
  VpIcon,
} from '#app/art/icons';
import type { ChapterId } from '#i18n/keys';
import { ROLE_TOPICS } from './topics';

/** Pictures of the chapters, to recognise them. */
const pictures: Readonly<Partial<Record<ChapterId, (size: number) => ReactNode>>> = {
  goal: (size) => <VpIcon size={size} />,
  round: (size) => <CrownIcon size={size} />,
  roles: (size) => <RoleIcon role={ROLE_TOPICS[1]} size={size} />,
  island: (size) => <TileIcon tile="corn" size={size} />,
  city: (size) => <BuildingIcon building="cityHall" size={size} />,
  production: (size) => <GoodIcon good="sugar" size={size} />,
  trade: (size) => <TradingHouseIcon size={size} />,
  shipping: (size) => <CargoShip spaces={4} good="coffee" filled={2} size={size * 0.8} />,
  end: (size) => <RoleIcon role={ROLE_TOPICS[5]} size={size} />,
  twoPlayers: (size) => <Glyph name="people" size={size} tone="accent" />,
  editions: (size) => <Glyph name="book" size={size} tone="accent" />,
  variants: (size) => <Glyph name="shuffle" size={size} tone="accent" />,
  newBuildings: (size) => <BuildingIcon building="lighthouse" size={size} />,
  nobles: (size) => <NobleIcon size={size} />,
  festival: (size) => <GoalIcon goal="festivalGoods" size={size} />,
  activities: (size) => <GoalIcon goal="cocktail" size={size} />,
  achievements: (size) => <CardIcon card="masterAgronomist" size={size} />,
};

export function ChapterArt({ chapter, size }: Readonly<{ chapter: ChapterId; size: number }>) {
  return pictures[chapter]?.(size) ?? <Glyph name="book" size={size} tone="accent" />;
}
