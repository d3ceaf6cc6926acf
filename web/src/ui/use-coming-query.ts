import { useMemo } from 'react';
import { useLocation, useNavigation } from 'react-router-dom';

/**
 * What the address of the page asks for, or will in a moment: what somebody has just chosen is on its way and belongs to
 * the next choice. The filters of a list show it at once; without it they would spring back until the list has come, and
 * a second choice would undo the first.
 */
export function useComingQuery(): URLSearchParams {
  const here = useLocation();
  const { location: coming } = useNavigation();
  const { search } = coming?.pathname === here.pathname ? coming : here;
  return useMemo(() => new URLSearchParams(search), [search]);
}
