import { Histogram, type HistogramConfiguration } from 'prom-client';

/** Observations of one combination of labels. */
interface Series<Label extends string> {
  labels: Record<Label, string>;
  /** Observations by bucket, each above the bound before it; the last entry counts those above all bounds. */
  counts: Float64Array;
  sum: number;
}

/** Records one observation. */
export type Recorder = (value: number) => void;

/**
 * A histogram that looks each combination of labels up once. The library's histogram makes a text of the labels at each
 * observation. A small operation has seven observations, and those texts took a tenth of its time (docs/performance.md).
 */
export class RecordedHistogram<Label extends string> extends Histogram<Label> {
  /**
   * The registry calls `get` where this method is missing. The library's version of it reads the library's values, and this
   * class keeps its values elsewhere.
   */
  readonly getForPromString = undefined;
  private readonly bounds: readonly number[];
  private readonly series: Series<Label>[] = [];
  private readonly named: string;
  /** Gives name, help and kind in the library's form; it never gets a value. */
  private readonly empty: Histogram<Label>;

  /** @param configuration as the library's, with `buckets` in rising order */
  constructor(configuration: HistogramConfiguration<Label> & { buckets: number[] }) {
    super(configuration);
    this.bounds = configuration.buckets;
    this.named = configuration.name;
    this.empty = new Histogram({ ...configuration, registers: [] });
  }

  /** Begins one combination of labels. The caller makes one recorder for each combination and keeps it. */
  recorderOf(labels: Record<Label, string>): Recorder {
    const { bounds } = this;
    const series = { labels, counts: new Float64Array(bounds.length + 1), sum: 0 };
    this.series.push(series);
    const { counts } = series;
    return (value) => {
      let at = 0;
      while (at < bounds.length && value > (bounds[at] ?? 0)) at += 1;
      counts[at] = (counts[at] ?? 0) + 1;
      series.sum += value;
    };
  }

  override async get(): ReturnType<Histogram<Label>['get']> {
    const values = this.series.flatMap((series) => this.valuesOf(series));
    return { ...(await this.empty.get()), values };
  }

  private valuesOf({ labels, counts, sum }: Series<Label>) {
    let upTo = 0;
    const buckets = [...this.bounds, '+Inf'].map((le, at) => {
      upTo += counts[at] ?? 0;
      return { metricName: `${this.named}_bucket`, labels: { ...labels, le }, value: upTo };
    });
    return [
      ...buckets,
      { metricName: `${this.named}_sum`, labels, value: sum },
      { metricName: `${this.named}_count`, labels, value: upTo },
    ];
  }
}

/**
 * Keeps the recorders of a histogram by a key each, and makes one at the first use of its key.
 * @param labelsOf labels of the key; called once for each key
 */
export function recordersBy<Label extends string>(
  histogram: RecordedHistogram<Label>,
): (key: string, labelsOf: () => Record<Label, string>) => Recorder {
  const recorders = new Map<string, Recorder>();
  return (key, labelsOf) => {
    let recorder = recorders.get(key);
    if (!recorder) {
      recorder = histogram.recorderOf(labelsOf());
      recorders.set(key, recorder);
    }
    return recorder;
  };
}
