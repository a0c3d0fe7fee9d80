// What Firestore imports of re2js; only its pipelines would call it, and the app has none.
module.exports = {
  RE2JS: {
    compile() {
      throw new Error('regular expressions of queries are not part of this app');
    },
  },
};
