FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json tsconfig.base.json schema.graphql ./
COPY backend/package.json backend/
COPY gateway/package.json gateway/
COPY web/package.json web/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY client/package.json client/
COPY packages/service-kit/package.json packages/service-kit/
COPY packages/tracing packages/tracing
RUN npm ci --omit=dev --include-workspace-root --no-audit --no-fund -w gateway -w web -w packages/tracing
COPY scripts scripts
COPY packages packages
COPY contracts contracts
COPY gateway gateway
COPY web web
RUN npm run build -w packages/service-kit -w gateway -w web
RUN npm ci --omit=dev --no-audit --no-fund -w gateway -w packages/tracing

FROM node:22-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY LICENSE NOTICE ./
COPY --from=build /app/package.json /app/schema.graphql ./
COPY --from=build /app/contracts/operations.json contracts/
COPY --from=build /app/gateway gateway
COPY --from=build /app/packages packages
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/dist-server web/dist-server
# A new volume takes its owner over.
RUN mkdir /assets && chown node:node /assets
USER node
EXPOSE 4000
# Alive, not ready: a gateway whose backend is away still answers, and restarting it would mend nothing.
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/health/live').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Options of Node as npm start gives them (docs/performance.md).
CMD ["node", "--max-semi-space-size=64", "--no-allocation-site-pretenuring", "gateway/dist/main.js"]
