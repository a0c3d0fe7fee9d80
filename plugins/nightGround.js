const { AndroidConfig, withAndroidColorsNight } = require('expo/config-plugins');

/** Android's window behind the app, by night: app.json has a place for the day's colour only. */
module.exports = (config, { color }) =>
  withAndroidColorsNight(config, (project) => {
    project.modResults = AndroidConfig.Colors.assignColorValue(project.modResults, {
      name: 'activityBackground',
      value: color,
    });
    return project;
  });
