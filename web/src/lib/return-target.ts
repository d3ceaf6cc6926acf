/** Stands in for `hoist-non-react-statics`, which only emotion's unused `withTheme` calls. */
export default function returnTarget<Target>(target: Target): Target {
  return target;
}
