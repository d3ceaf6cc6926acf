import { ApolloLink } from '@apollo/client/core';
import { Observable } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';

/** Readings of one query at most: with changes that never pause, the last answer has to do. */
const MOST_READS = 3;

/**
 * Asks a query again whose answer was under way while a change was made: it may tell how things were before, and would
 * take back from the cache what the change has just written, a favourite for example. Where asking again fails, the
 * answer that is there is taken.
 */
export function createFreshReadsLink(): ApolloLink {
  let changes = 0;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    if (operation.operationType === OperationTypeNode.MUTATION) {
      return new Observable((sink) => {
        // Failed ones too: what did not come back may have been done.
        sink.add(() => {
          changes += 1;
        });
        sink.add(forward(operation).subscribe(sink));
      });
    }
    return new Observable((sink) => {
      const deliver = (answer: ApolloLink.Result | undefined) => {
        if (answer) sink.next(answer);
        sink.complete();
      };
      const read = (count: number, earlier?: ApolloLink.Result) => {
        const known = changes;
        let answer: ApolloLink.Result | undefined;
        sink.add(
          forward(operation).subscribe({
            next: (result) => {
              answer = result;
            },
            error: (error: unknown) => {
              if (earlier) deliver(earlier);
              else sink.error(error);
            },
            complete: () => {
              if (answer && known !== changes && count < MOST_READS) read(count + 1, answer);
              else deliver(answer);
            },
          }),
        );
      };
      read(1);
    });
  });
}
