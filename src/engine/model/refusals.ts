/** Why something is not allowed, and the rule that says so. */
export const REFUSAL_RULES = {
  badOption: 'S-1',
  badSave: 'S-1',
  malformed: 'R-4',
  gameOver: 'EN-2',
  notYourTurn: 'R-4',
  notNow: 'R-4',
  roleTaken: 'R-2',
  roleNotInGame: 'S-6',
  tileNotOffered: 'SE-1',
  quarryIsPrivilege: 'SE-2',
  noQuarryLeft: 'SE-3',
  notOffered: 'B-3',
  wrongCity: 'MA-3',
  circlesOverfilled: 'MA-3',
  tooManyColonists: 'MA-3',
  idleColonists: 'MA-4',
  wrongNobles: 'X2-2',
  soldOut: 'S-11',
  alreadyOwned: 'B-1',
  noCitySpace: 'B-4',
  tooExpensive: 'BU-1',
  notReceived: 'CR-3',
  supplyEmpty: 'CR-2',
  notHeld: 'CA-1',
  nothingToSell: 'TR-1',
  tradingHouseFull: 'TR-4',
  kindAlreadySold: 'TR-3',
  shipCarriesAnother: 'CA-2',
  kindOnAnotherShip: 'CA-2',
  shipFull: 'CA-2',
  noSuchShip: 'S-7',
  mustUseBiggestShip: 'CA-3',
  mustLoad: 'CA-1',
  noWharf: 'CA-7',
  noFreeSlot: 'X1-1',
  notInPool: 'X1-1',
  excludedByVariant: 'V-4',
  noGuest: 'D-5',
  noFreeCircle: 'D-5',
  cannotOffer: 'X1-1',
  wrongBarter: 'X1-1',
  usedUp: 'X2-5',
  noSuchTile: 'X2-5',
  kindDelivered: 'X2-5',
  storesTooMuch: 'CA-12',
  storesTooLittle: 'CA-12',
} as const;

export type RefusalCode = keyof typeof REFUSAL_RULES;

export interface Refusal {
  readonly code: RefusalCode;
  readonly rule: string;
  /** The option or field at fault, where there is one. */
  readonly field?: string;
}

/** Legality is asked all the time, so each plain refusal is made once. */
const PLAIN = Object.fromEntries(
  Object.entries(REFUSAL_RULES).map(([code, rule]) => [code, Object.freeze({ code, rule })]),
) as Record<RefusalCode, Refusal>;

export function refusal(code: RefusalCode, field?: string): Refusal {
  return field === undefined ? PLAIN[code] : { ...PLAIN[code], field };
}

export function isRefusal(value: object): value is Refusal {
  return 'code' in value && 'rule' in value;
}
