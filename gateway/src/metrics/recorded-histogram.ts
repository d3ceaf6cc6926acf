import { Histogram, type HistogramConfiguration } from 'prom-client';

/** Observations of one combination of labels. */
interface Series<Label extends string> {
  labels: Record<Label, string>;
  /** Observations up to each bound that are above the bound before; the last are above all bounds. */
  counts: Float64Array;
  sum: number;
}

/** Records one observation. */
export type Recorder = (value: number) => void;

/**
 * A histogram each of whose combinations of labels is looked up once. One of the library's own makes a text of the labels
 * at each observation; with the seven observations of a small operation that was a tenth of the operation's time.
 */
export class RecordedHistogram<Label extends string> extends Histogram<Label> {
  /** The registry asks `get` where there is no such method, and the library's own knows nothing of what is recorded here. */
  readonly getForPromString = undefined;
  private readonly bounds: readonly number[];
  private readonly series: Series<Label>[] = [];
  private readonly named: string;
  /** Tells name, help and kind in the library's form, and never has a value. */
  private readonly empty: Histogram<Label>;

  /** @param configuration as the library's; bounds rise */
  constructor(configuration: HistogramConfiguration<Label> & { buckets: number[] }) {
    super(configuration);
    this.bounds = configuration.buckets;
    this.named = configuration.name;
    this.empty = new Histogram({ ...configuration, registers: [] });
  }

  /** Begins the recording of one combination of labels. To be called once for each. */
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

/** Recorders by a key each; one is made when it is first asked for. */
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
