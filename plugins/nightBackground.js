const { AndroidConfig, withAndroidColorsNight } = require('expo/config-plugins');

/** Sets the colour of Android's window behind the app by night: app.json only has a field for the day. */
module.exports = (config, { color }) =>
  withAndroidColorsNight(config, (project) => {
    project.modResults = AndroidConfig.Colors.assignColorValue(project.modResults, {
      name: 'activityBackground',
      value: color,
    });
    return project;
  });
