/** A look at how much memory a part holds. */
export interface Sample {
  /** Seconds since the beginning. */
  at: number;
  mebibytes: number;
}

export interface Growth {
  start: number;
  middle: number;
  end: number;
  /** Mebibytes an hour by which it grows over the second half: the slope of the line with the least squares. */
  slope: number;
  /** Undefined where it was watched for too short a time to tell. */
  levelsOff: boolean | undefined;
}

/**
 * The rule by which memory levels off: over the second half it grows by no more than a tenth of what is held in the middle
 * in an hour, or by no more than 20 MiB an hour, which is what the garbage collectors' own swing makes of a small process.
 */
export const LEVEL = { shareAnHour: 0.1, mebibytesAnHour: 20 };

/** Shorter than this the growth after a start is all that there is to see, seconds. */
const LONG_ENOUGH = 30 * 60;

const SECONDS_AN_HOUR = 3600;
/** Ends are medians of so many looks, for one look may be in the midst of a collection. */
const LOOKS = 5;

const middleOf = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Slope of the line with the least squares, mebibytes a second; 0 for fewer than two looks. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (pick: (sample: Sample) => number) =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const [at, held] = [mean((one) => one.at), mean((one) => one.mebibytes)];
  let [products, squares] = [0, 0];
  for (const sample of samples) {
    products += (sample.at - at) * (sample.mebibytes - held);
    squares += (sample.at - at) ** 2;
  }
  return squares === 0 ? 0 : products / squares;
}

/** How a part's memory grew. @param samples in the order of their times; undefined where there are none */
export function growthOf(samples: readonly Sample[]): Growth | undefined {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return undefined;
  const half = (first.at + last.at) / 2;
  const second = samples.filter(({ at }) => at >= half);
  const held = (some: readonly Sample[]) => middleOf(some.map(({ mebibytes }) => mebibytes));
  const middle = held(second.slice(0, LOOKS));
  const slope = slopeOf(second) * SECONDS_AN_HOUR;
  return {
    start: held(samples.slice(0, LOOKS)),
    middle,
    end: held(samples.slice(-LOOKS)),
    slope,
    levelsOff:
      last.at - first.at < LONG_ENOUGH
        ? undefined
        : slope <= Math.max(LEVEL.mebibytesAnHour, LEVEL.shareAnHour * middle),
  };
}
