// Firebase deploys what this file exports; each function lives in its own file.
export { createMatch } from './calls/createMatch';
export { joinMatch } from './calls/joinMatch';
export { leaveMatch } from './calls/leaveMatch';
export { registerDevice } from './calls/registerDevice';
export { rematch } from './calls/rematch';
export { claimSeat, resign } from './calls/seats';
export { sendChat } from './calls/sendChat';
export { setOrders } from './calls/setOrders';
export { startMatch } from './calls/startMatch';
export { submitAction } from './calls/submitAction';
export { health } from './health';
export { chatSaid, followPushes, matchChanged, watchClocks } from './triggers';
