// Firebase deploys what this file exports; each function lives in its own file.
// Settings come first: they hold for the functions that are made after them.
import './config/settings';

export { deleteAccount, exportAccount } from './calls/account';
export { createMatch } from './calls/createMatch';
export { invitePerson } from './calls/invitePerson';
export { joinMatch } from './calls/joinMatch';
export { leaveMatch } from './calls/leaveMatch';
export { lookUpInvite } from './calls/lookUpInvite';
export { registerDevice } from './calls/registerDevice';
export { rematch } from './calls/rematch';
export { removePlayer } from './calls/removePlayer';
export { report } from './calls/report';
export { claimSeat, resign } from './calls/seats';
export { sendChat } from './calls/sendChat';
export { setOrders } from './calls/setOrders';
export { startMatch } from './calls/startMatch';
export { submitAction } from './calls/submitAction';
export { health } from './health';
export { matchGone } from './tidy';
export { chatSaid, followPushes, matchChanged, watchClocks, watchForgotten } from './triggers';
