/** Address of a picture: below the site's origin, or elsewhere. */
export interface ImageParent {
  address: string;
}
