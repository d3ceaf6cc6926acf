export { type HotelOrder, readHotelOrder } from './hotel-order';
export { Hotels, type HotelsRef } from './hotels';
export { Traffic, type TrafficRef } from './traffic';
export { HotelsDocument, TrafficDocument } from './transport.generated';
