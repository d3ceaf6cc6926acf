import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock/clock.ts';
import type { Database } from './db/database.ts';
import { demoPicture, serveDemoFiles } from './demo/files.ts';
import { demoStaff } from './demo/staff.ts';
import { refuseOtherCharsets } from './http/charset-guard.ts';
import { type ArrivalLimits, arrivalLimits, limitArrival, serverLimits } from './http/arrival.ts';
import { installErrorHandling, refuseAddresses } from './http/error-handler.ts';
import { characterKeywords } from './http/characters.ts';
import { ErrorEnvelope } from './http/envelope.ts';
import { installEnvelope } from './http/envelope-hook.ts';
import { trustGateway } from './http/gateway-trust.ts';
import { installHealth } from './http/health.ts';
import { completeDocument } from './http/openapi-document.ts';
import { refuseEndlessNumbers } from './http/number-guard.ts';
import { installRequestLog } from './http/request-log.ts';
import { installSecurityLog } from './http/security-log.ts';
import { installStopping } from './http/stopping.ts';
import { refuseUnstorableText } from './http/text-guard.ts';
import { listFileRoutes } from './modules/catalogue/list-file-routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { consultationRoutes } from './modules/consultations/routes.ts';
import { editionSettings } from './modules/content/index.ts';
import { contactRoutes } from './modules/content/contact-routes.ts';
import { pageRoutes } from './modules/content/page-routes.ts';
import { documentRoutes } from './modules/content/document-routes.ts';
import { contentRoutes } from './modules/content/routes.ts';
import { subscriptionRoutes } from './modules/content/subscription-routes.ts';
import { couponRoutes, couponService } from './modules/coupons/index.ts';
import { eventRoutes } from './modules/events/index.ts';
import { exhibitingRoutes, type OutsideSettings } from './modules/exhibiting/index.ts';
import { favouriteRoutes } from './modules/favourites/index.ts';
import { groupRoutes, groupService } from './modules/groups/index.ts';
import { createIdentity, identityRoutes } from './modules/identity/index.ts';
import {
  createRegistration,
  otherRoutes,
  registrationDesk,
  registrationRoutes,
  visitCalendarFile,
} from './modules/registration/index.ts';
import {
  auditRoutes,
  createOrganiser,
  demoStaffRoutes,
  reviewDeskRoutes,
  editionRoutes,
  siteContentRoutes,
  createContentDesk,
  companyRoutes,
  createCompanies,
  createDoor,
  createExhibitorImports,
  doorRoutes,
  exhibitorImportRoutes,
  bannerRoutes,
  newsdeskRoutes,
  peopleRoutes,
  peopleService,
  exportRoutes,
  numbersRoutes,
  staffRoutes,
} from './modules/organiser/index.ts';
import { invitationRoutes, invitationService } from './modules/invitations/index.ts';
import { demandRoutes } from './modules/sourcing/demand-routes.ts';
import { sourcingRoutes } from './modules/sourcing/routes.ts';
import { createJobs } from './jobs/index.ts';
import { createLimits } from './limits/limits.ts';
import { createLive } from './live/live.ts';
import { outboxRoutes, type Outbox } from './outbox/index.ts';
import { repeatedly } from './repeatedly.ts';
import type { Review } from './review/index.ts';
import type { Seal } from './sealing/seal.ts';
import {
  loadWebPicture,
  readPicture,
  serveOwnUploads,
  serveReviewedUploads,
  serveUploads,
  sweepUnclaimed,
  uploadQuotas,
  uploadRoutes,
  type UploadStorage,
} from './uploads/index.ts';

export interface AppParts {
  database: Database;
  /** The edition's time, for deadlines and dates of records. */
  clock: Clock;
  /** The real time, for what runs out: sessions, codes, pictures. */
  realTime: () => Date;
  /**
   * What the records of the console are dated by: who did what when, scans, imports, accounts. The real time by default;
   * the demo dates them by its own clock, so that people see one time only.
   */
  recordTime?: () => Date;
  /** Where messages to people go. */
  messages: Outbox;
  /** Where uploaded files are kept. */
  storage: UploadStorage;
  /** Loads a picture from a web address; another than the Internet's in tests. */
  loadPicture?: (address: string) => Promise<Buffer>;
  /** Whether everybody may read what was sent, as in the demo. */
  demoEdition: boolean;
  /** Whether it is a demo that other machines can reach; false by default. */
  isPublicDemo?: boolean;
  /** Where the service's reviewed kinds are made known, and decided on. */
  review: Review;
  /** After how many seconds the demo decides by itself; null where people review. */
  demoReviewSeconds: number | null;
  /** Where the site stands, for links in messages: https://fair.example/d. */
  site: string;
  /** What the gateway proves itself by; undefined: nobody's word for a caller's address is taken. */
  gatewaySecret?: string | undefined;
  /** Encrypts what a copy of the database must not tell. */
  seal: Seal;
  /** Who administers where nobody does yet. */
  organiserEmail?: string | undefined;
  /** What services outside need to know us by. */
  outside?: OutsideSettings;
  /** How long a request may take to arrive; `arrivalLimits` unless told. */
  arrival?: ArrivalLimits;
  logger: FastifyBaseLogger | boolean;
}

/** A body that no form needs; uploads have a limit of their own. */
const MAX_BODY_BYTES = 256 * 1024;

/** How often what has run out is removed. */
const SWEEP_MS = 10 * 60_000;

/** How often long work is looked for. */
const JOBS_MS = 1000;

/** How often decisions are carried out that can no longer be taken back. */
const SETTLE_MS = 1000;

/** Builds the service without listening, so that tests can call it in memory. */
export async function buildApp(parts: AppParts) {
  const { database, clock, realTime, messages, storage, demoEdition, logger } = parts;
  const recordTime = parts.recordTime ?? realTime;
  const { review, demoReviewSeconds, site, outside = {}, arrival = arrivalLimits } = parts;
  const app = Fastify({
    ...(typeof logger === 'boolean' ? { logger } : { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: 200 },
    ...serverLimits(arrival),
    // What is left of forwarded addresses: `trustGateway` drops those of anybody but the gateway.
    trustProxy: true,
    // Open connections are ended with the service, so that stopping takes seconds (docs/promises.md 20).
    forceCloseConnections: 'idle',
    // What still comes over them is answered: a balancer would take a refusal for the whole service's.
    return503OnClosing: false,
    frameworkErrors: refuseAddresses(clock),
    ajv: {
      customOptions: {
        removeAdditional: false,
        coerceTypes: 'array',
        allErrors: false,
        keywords: characterKeywords,
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();

  trustGateway(app, parts.gatewaySecret);
  installErrorHandling(app, clock);
  installStopping(app);
  limitArrival(app, arrival);
  installRequestLog(app);
  installSecurityLog(app);
  refuseOtherCharsets(app);
  app.addHook('preValidation', async (request) => {
    refuseUnstorableText(request.params);
    refuseUnstorableText(request.query);
    refuseUnstorableText(request.body);
  });
  app.addHook('preHandler', async (request) => {
    refuseEndlessNumbers(request.params);
    refuseEndlessNumbers(request.query);
  });

  app.addSchema(ErrorEnvelope);
  installEnvelope(app, clock);
  await app.register(fastifySwagger, {
    // Schemas keep the names that the code gives them.
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `def-${index}`,
    },
    transformObject: (document) =>
      'openapiObject' in document ? completeDocument(document.openapiObject) : document.swaggerObject,
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Wirefair REST service',
        version: '1',
        description:
          'The calls of the exhibition website. Every answer is an envelope {success, message, code, result, ' +
          'timestamp}; header `language` (ZH by default, EN) chooses the language of messages, header `token` ' +
          'carries the session.',
      },
      tags: [
        { name: 'catalogue', description: 'Exhibitors, products, categories, videos, recommendations.' },
        { name: 'sourcing', description: "Buyers' purchasing requests." },
        { name: 'identity', description: 'Pictures, codes, signing in and out.' },
        { name: 'favourites', description: 'What people have marked for later.' },
        { name: 'consultations', description: 'Questions to suppliers and buyers, and their threads.' },
        { name: 'events', description: 'Conferences, their programme, and who takes part.' },
        { name: 'coupons', description: 'What visitors get for their visit.' },
        { name: 'invitations', description: 'Friends whom visitors and exhibitors ask to come.' },
        { name: 'content', description: 'News, banners, pages, contacts, the edition, subscriptions.' },
        { name: 'registration', description: 'Registering for a visit, the survey, the pass.' },
        { name: 'groups', description: 'People who come as a group, registered by a spreadsheet.' },
        { name: 'exhibiting', description: 'Booth applications, and what exhibitors prepare for the show.' },
        { name: 'uploads', description: 'Files that people send.' },
        { name: 'organiser', description: 'The console: who works there, and what they do.' },
        { name: 'outbox', description: 'What the demo sent to people.' },
      ],
    },
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/docs' });

  installHealth(app, database);
  serveDemoFiles(app);
  serveUploads(app, database, storage);
  await app.register(catalogueRoutes, { database });
  await app.register(listFileRoutes, { database, clock });
  await app.register(sourcingRoutes, { database });
  await app.register(contentRoutes, {
    database,
    clock,
    demoReviewSeconds,
    isPublicDemo: parts.isPublicDemo ?? false,
  });
  await app.register(subscriptionRoutes, {
    database,
    clock,
    messages,
    site,
    limits: createLimits(database.pool),
  });
  await app.register(contactRoutes, { database });
  await app.register(pageRoutes, { database });
  await app.register(documentRoutes, { database });
  const identity = createIdentity(database, messages, realTime, recordTime);
  await app.register(identityRoutes, identity);
  const organiser = createOrganiser({
    database,
    review,
    messages,
    site,
    now: realTime,
    recordTime,
    accounts: identity.guard,
    limits: createLimits(database.pool),
    seal: parts.seal,
  });
  await app.register(staffRoutes, organiser);
  await app.register(auditRoutes, organiser);
  await app.register(reviewDeskRoutes, organiser);
  const settling = repeatedly(() => organiser.desk.settle(), {
    everyMs: SETTLE_MS,
    name: 'carrying out decisions',
    log: app.log,
  });
  settling.start();
  app.addHook('onClose', () => settling.stop());
  await app.register(editionRoutes, organiser);
  await app.register(doorRoutes, {
    guard: organiser.guard,
    door: createDoor({ database, clock, audit: organiser.audit, now: recordTime }),
  });
  await app.register(companyRoutes, {
    guard: organiser.guard,
    companies: createCompanies({
      database,
      clock,
      messages,
      site,
      audit: organiser.audit,
      now: recordTime,
      edition: editionSettings(database),
      limits: createLimits(database.pool),
    }),
  });
  await app.register(newsdeskRoutes, { database, clock, ...organiser });
  await app.register(bannerRoutes, { database, clock, ...organiser });
  const content = createContentDesk({ database, clock, audit: organiser.audit });
  await app.register(siteContentRoutes, { guard: organiser.guard, content });
  const publishing = repeatedly((isStopped) => content.carryOut(isStopped), {
    everyMs: SETTLE_MS,
    name: 'publishing what is due',
    log: app.log,
  });
  publishing.start();
  app.addHook('onClose', () => publishing.stop());
  const jobs = createJobs({ database, now: realTime, log: app.log });
  await app.register(exhibitorImportRoutes, {
    storage,
    guard: organiser.guard,
    limits: createLimits(database.pool),
    imports: createExhibitorImports({
      database,
      clock,
      jobs,
      messages,
      site,
      now: recordTime,
      audit: organiser.audit,
      accounts: identity.exhibitors,
    }),
  });
  const working = repeatedly((isStopped) => jobs.run(isStopped), {
    everyMs: JOBS_MS,
    name: 'long work',
    log: app.log,
  });
  working.start();
  app.addHook('onClose', () => working.stop());
  await app.register(exportRoutes, { database, clock, site, ...organiser });
  await app.register(numbersRoutes, { database, clock, now: recordTime, ...organiser });
  const sweep = async () => {
    await identity.sweep();
    await organiser.sweep();
    await sweepUnclaimed(database, storage, clock);
  };
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => app.log.warn({ err: error }, 'sweep failed'));
  }, SWEEP_MS);
  sweeping.unref();
  app.addHook('onClose', () => clearInterval(sweeping));
  await app.register(favouriteRoutes, { database, clock, guard: identity.guard });
  const live = createLive(database, app.log);
  app.addHook('onClose', () => live.close());
  await app.register(consultationRoutes, {
    database,
    clock,
    guard: identity.guard,
    limits: createLimits(database.pool),
    live,
    messages,
    emailsOf: identity.emailsOf,
  });
  await app.register(demandRoutes, {
    database,
    clock,
    review,
    messages,
    demoReviewSeconds,
    limits: createLimits(database.pool),
    guard: identity.guard,
    reachOf: identity.reachOf,
  });
  await app.register(eventRoutes, {
    database,
    clock,
    guard: identity.guard,
    limits: createLimits(database.pool),
  });
  const registration = createRegistration({
    database,
    clock,
    messages,
    site,
    now: realTime,
    limits: createLimits(database.pool),
    proofs: identity.proofs,
    visitors: identity.visitors,
  });
  await app.register(registrationRoutes, { database, clock, guard: identity.guard, registration });
  const { edition } = registration;
  await app.register(peopleRoutes, {
    now: realTime,
    guard: organiser.guard,
    people: peopleService({
      database,
      storage,
      audit: organiser.audit,
      limits: createLimits(database.pool),
      registrations: registrationDesk({ database, messages, edition, site }),
    }),
  });
  await app.register(visitCalendarFile, { edition });
  await app.register(otherRoutes, {
    clock,
    guard: identity.guard,
    registration,
    limits: createLimits(database.pool),
  });
  const invitations = invitationService({
    database,
    clock,
    messages,
    site,
    edition,
    limits: createLimits(database.pool),
    codeOf: async (accountId) => (await registration.registrationOf(accountId))?.invitationCode ?? undefined,
  });
  await app.register(exhibitingRoutes, {
    database,
    clock,
    review,
    messages,
    storage,
    demoReviewSeconds,
    edition,
    site,
    loadPicture: parts.loadPicture ?? loadWebPicture,
    outside,
    realTime,
    linkOf: (accountId, template) => invitations.linkOf(accountId, template),
    // Whatever address a company's logo has, nothing but what this service keeps itself is opened.
    pictureOf: async (address) =>
      (demoEdition ? demoPicture(address) : undefined) ?? readPicture(storage, address),
    guard: identity.guard,
    reachOf: identity.reachOf,
    emailsOf: identity.emailsOf,
    proofs: identity.proofs,
    accounts: identity.exhibitors,
    live,
    limits: createLimits(database.pool),
  });
  const coupons = couponService(database, clock);
  await app.register(couponRoutes, { guard: identity.guard, service: coupons });
  await app.register(invitationRoutes, { guard: identity.guard, service: invitations });
  registration.onFinished(
    async ({ accountId, invitationId, email, firstName, companyName, position, finishedAt }) => {
      if (accountId === null) return;
      await coupons.giveTo(accountId);
      if (invitationId === '') return;
      await invitations.arrived(invitationId, {
        accountId,
        firstName,
        companyName,
        position,
        at: finishedAt,
        email: email.toLowerCase(),
      });
    },
  );
  await app.register(groupRoutes, {
    database,
    storage,
    edition,
    guard: identity.guard,
    limits: createLimits(database.pool),
    service: groupService({ database, clock, edition, registration }),
  });
  await app.register(uploadRoutes, {
    database,
    clock,
    storage,
    limits: createLimits(database.pool),
    authorise: async (request) => {
      const { account } = await identity.guard.require(request);
      const quota = account.role === 'exhibitor' ? uploadQuotas.exhibitor : uploadQuotas.visitor;
      return { id: account.id, quota };
    },
  });
  await app.register(uploadRoutes, {
    database,
    clock,
    storage,
    path: '/organiser/uploads/file',
    limits: createLimits(database.pool),
    authorise: async (request) => {
      const { member } = await organiser.guard.require(request);
      return { id: member.id, quota: uploadQuotas.staff };
    },
  });
  serveOwnUploads(app, database, storage, async (request) => {
    const { account } = await identity.guard.require(request);
    return (accountId) => identity.areOneSide(account, accountId);
  });
  serveReviewedUploads(app, database, storage, (request) => organiser.guard.require(request, 'reviewer'));
  if (demoEdition) {
    await app.register(outboxRoutes, { database });
    await app.register(demoStaffRoutes, { now: realTime, people: demoStaff() });
  } else if (parts.organiserEmail !== undefined) {
    await organiser.members.ensureAdministrator(parts.organiserEmail);
  }
  return app;
}
