/** Channel of PostgreSQL's notifications by which the processes of the service tell each other that something changed. */
export const LIVE_CHANNEL = 'wirefair_live';
