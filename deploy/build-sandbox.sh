#!/bin/sh
# Steps of the sandbox's image, in a checkout: deploy/build-sandbox.sh <folder>. The Dockerfile runs exactly these.
set -eu
folder=$1
export CI=1
npx --yes pnpm@12 install --frozen-lockfile
(cd apps/sandbox && ../../node_modules/.bin/node scripts/build.ts)
node_modules/.bin/node scripts/deploy/sandbox.ts "$folder"
