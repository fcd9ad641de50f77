#!/bin/sh
# Steps of the web app's image, in a checkout: deploy/build-web.sh <folder>. The Dockerfile runs exactly these.
set -eu
folder=$1
export NEXT_TELEMETRY_DISABLED=1 WEB_OUTPUT=standalone CI=1
npx --yes pnpm@12 install --frozen-lockfile
# No catalogue answers during the build: pages are rendered when they are first asked for, under the settings of that process.
(cd apps/web && ../../node_modules/.bin/node scripts/build.ts)
node_modules/.bin/node scripts/deploy/web.ts "$folder"
