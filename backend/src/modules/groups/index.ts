export { groupRoutes } from './routes.ts';
export { groupService } from './service.ts';
