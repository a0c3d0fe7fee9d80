// Firebase deploys the exports of this file.
// The settings are imported first, because they apply only to functions defined after them.
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
export { matchDeleted } from './matchDeleted';
export { profileChanged } from './profileChanged';
export {
  chatCreated,
  followPushes,
  matchChanged,
  watchClocks,
  watchOverdue,
} from './triggers';
