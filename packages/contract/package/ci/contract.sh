#!/bin/sh
# The contract in CI, in plain shell. Needs Node 20.15 or newer, git, and nothing else.
#
#   contract.sh breaking   what this change breaks for callers
#   contract.sh live       whether a running service keeps its contract
#
# CONTRACT_PACKAGE  the tool: name and version, a tarball, or its address
# CONTRACT          the contract in this repository
# AGAINST           breaking: a file, an address or <git reference>:<path>
# BASE_URL          live: where the paths of the contract begin
# REPORTS           folder for the reports
set -eu
package=${CONTRACT_PACKAGE:-@bazaar/contract@0.1.0}
contract=${CONTRACT:-openapi.yaml}
reports=${REPORTS:-.}
command=${1:?breaking or live}
shift
mkdir -p "$reports"

case $command in
  breaking)
    code=0
    npx --yes --package "$package" contract breaking \
      --against "${AGAINST:-origin/main:$contract}" --head "$contract" \
      --format markdown --output "$reports/breaking.md" "$@" || code=$?
    if [ -f "$reports/breaking.md" ]; then cat "$reports/breaking.md"; fi
    exit "$code"
    ;;
  live)
    exec npx --yes --package "$package" contract live \
      --contract "$contract" --base-url "${BASE_URL:?}" \
      --junit "$reports/live.xml" --markdown "$reports/live.md" "$@"
    ;;
  *)
    echo "there is no command $command" >&2
    exit 2
    ;;
esac
