const { AndroidConfig, withAndroidColorsNight } = require('expo/config-plugins');

/** Sets Android's window background for dark mode, because app.json has no field for it. */
module.exports = (config, { color }) =>
  withAndroidColorsNight(config, (project) => {
    project.modResults = AndroidConfig.Colors.assignColorValue(project.modResults, {
      name: 'activityBackground',
      value: color,
    });
    return project;
  });
