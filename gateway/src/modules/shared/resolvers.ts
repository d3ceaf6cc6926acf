import type { ImageResolvers } from '../../schema/resolvers.generated.ts';
import { imageAddress } from './image.ts';

export const Image: ImageResolvers = {
  url: (image, { width }, context) => imageAddress(image, width, context),
};
