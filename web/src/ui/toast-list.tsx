import { AnimatePresence, m, Motion, useEntrance } from './motion';
import type { ToastItem } from './toast';
import { ToastCard } from './toast-card';

/** The cards, coming down from the header and leaving the way they came. */
export default function ToastList({ items }: { items: readonly ToastItem[] }) {
  const from = useEntrance();
  return (
    <Motion>
      <AnimatePresence>
        {items.map((item) => (
          <m.div
            key={item.id}
            initial={from({ opacity: 0, y: -16 })}
            animate={{ opacity: 1, y: 0 }}
            exit={{ opacity: 0, y: -8 }}
            style={{ maxWidth: '100%' }}
          >
            <ToastCard item={item} />
          </m.div>
        ))}
      </AnimatePresence>
    </Motion>
  );
}
