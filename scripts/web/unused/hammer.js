// What gesture-handler imports of Hammer: names of constants, for a mode that the app never turns on.
module.exports = {};
