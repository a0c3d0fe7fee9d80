// Openings shared by several lessons.

/** Everybody builds an indigo plant first. Two rounds later the first barrels are shipped. */
export const THREE_PLANTS: readonly string[] = [
  '0 chooseRole builder',
  '0 build smallIndigoPlant',
  '1 build smallIndigoPlant',
  '2 build smallIndigoPlant',
  '1 chooseRole mayor',
  '0 place 0.0.0.0.0.0 1 -',
  '2 place 1.0.0.0.0.0 0 -',
  '2 chooseRole craftsman',
  '2 takeGood corn',
  '1 chooseRole settler',
  '1 takeTile quarry',
  '2 takeTile coffee',
  '0 takeTile coffee',
  '2 chooseRole captain',
  '2 load corn 0',
  '1 load indigo 1',
  '0 chooseRole mayor',
  '2 place 1.0.0.0.0.0 1 -',
  '2 chooseRole trader',
  '0 chooseRole craftsman',
  '0 takeGood indigo',
  '1 chooseRole builder',
  '1 build smallWarehouse',
  '2 build smallWarehouse',
  '0 build smallSugarMill',
];

/** Everybody has an indigo plant, with colonists on plants and fields. */
export const INDIGO_AT_WORK: readonly string[] = [
  '1 chooseRole builder',
  '1 build smallIndigoPlant',
  '2 build smallIndigoPlant',
  '0 build smallIndigoPlant',
  '2 chooseRole mayor',
  '0 place 1.0.0.0.0.0 0 -',
  '2 place 1.0.0.0.0.0 1 -',
  '1 place 0.0.0.0.0.0 1 -',
  '1 chooseRole mayor',
  '0 place 0.1.0.0.0.0 1 -',
];
