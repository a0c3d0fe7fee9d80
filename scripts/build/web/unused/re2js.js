// Replaces re2js. Firestore imports it for its pipelines, which this app does not use.
module.exports = {
  RE2JS: {
    compile() {
      throw new Error('regular expressions of queries are not part of this app');
    },
  },
};
