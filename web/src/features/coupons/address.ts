import { pageQuery } from '../../lib/page-number';
import { paths } from '../../lib/paths';

/** The panel's entry in the menu of the visitor centre (`?menu=`). */
const MENU = 'confirm';

/** The address of a page of the coupons. */
export const couponsPath = (page: number): string => paths.centre('visitor', MENU, pageQuery(page));
