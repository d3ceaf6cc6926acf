import { createContext, useContext } from 'react';
import type { UploadPlace } from '../../lib/upload';

/** Where files of the forms below go: as a visitor or exhibitor unless told, or as one of the organiser's staff. */
export const UploadPlaceContext = createContext<UploadPlace>('site');

export const useUploadPlace = (): UploadPlace => useContext(UploadPlaceContext);
