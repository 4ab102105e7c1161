# Two images from one file: the last stage runs the api, the worker and the command line; the stage `migrate` changes the database's schema
# and holds Prisma's command line, which nothing else needs. Nothing is fetched but base images and npm packages.
# `npm run image:rehearse` runs the same steps without Docker.

FROM node:26-bookworm-slim AS dependencies
WORKDIR /muster
COPY package.json package-lock.json .npmrc ./
COPY packages packages
# Optional packages are platform binaries: the runtime (here the base image's), the embedded PostgreSQL (not used here) and development tools.
RUN npm ci --omit=dev --omit=optional
# Prisma's compilers for other databases.
RUN find node_modules/@prisma/client/runtime -name '*.cockroachdb.*' -delete -o -name '*.mysql.*' -delete -o -name '*.sqlite.*' -delete -o -name '*.sqlserver.*' -delete

FROM node:26-bookworm-slim AS build
WORKDIR /muster
COPY package.json package-lock.json .npmrc ./
COPY packages packages
RUN npm ci
COPY nest-cli.json tsconfig.json tsconfig.build.json prisma.config.ts ./
COPY prisma prisma
COPY tools tools
COPY libs libs
COPY apps apps
RUN npm run build

FROM build AS migrate
ENV NODE_ENV=production
USER node
CMD ["node", "tools/migrate.mjs"]

FROM node:26-bookworm-slim
ENV NODE_ENV=production NODE_OPTIONS=--max-semi-space-size=16 MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072 HOST=0.0.0.0 PORT=3000
WORKDIR /muster
COPY --from=dependencies /muster/node_modules node_modules
COPY package.json prisma.config.ts ./
COPY prisma prisma
COPY tools tools
COPY docs/examples docs/examples
# The rules' pages, which the api serves.
COPY libs/rules/src/rules libs/rules/src/rules
COPY --from=build /muster/dist/programs dist/programs
COPY --from=build /muster/dist/engine dist/engine
# The style sheet and the script of the pages.
COPY --from=build /muster/apps/api/src/pages/assets apps/api/src/pages/assets
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 CMD ["node", "tools/healthcheck.mjs"]
CMD ["node", "dist/programs/api.js"]
