export { groupRoutes } from './routes.ts';
export { groupService } from './service.ts';
export { ownGroups } from './holdings.ts';
