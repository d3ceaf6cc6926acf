FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json ./
COPY backend/package.json backend/
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY client/package.json client/
COPY packages/service-kit/package.json packages/service-kit/
COPY packages/tracing packages/tracing
RUN npm ci --omit=dev --include-workspace-root --no-audit --no-fund -w backend -w packages/tracing
COPY scripts scripts
COPY packages packages
COPY backend backend
RUN npm run build -w packages/service-kit -w backend
# What is left runs the service: no compiler, no test tools.
RUN npm ci --omit=dev --no-audit --no-fund -w backend -w packages/tracing

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY LICENSE NOTICE ./
COPY --from=build /app/package.json ./
COPY --from=build /app/backend backend
COPY --from=build /app/packages packages
# The folder of uploads belongs to the user that the service runs as; a new volume takes its owner over.
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 4001
HEALTHCHECK --interval=5s --timeout=3s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4001/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Options of Node as npm start gives them (docs/performance.md).
CMD ["node", "--max-semi-space-size=64", "--no-allocation-site-pretenuring", "backend/dist/main.js"]
