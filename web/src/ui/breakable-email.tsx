import { Fragment } from 'react';

/** An e-mail address that breaks after its @ before it breaks anywhere else. */
export function BreakableEmail({ children }: { children: string }) {
  return children.split(/(?<=@)/).map((part, at) => (
    <Fragment key={part}>
      {at > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
