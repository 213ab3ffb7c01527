#!/bin/sh
# What the device cloud calls. Results: TEST-all.xml, screenshots/ and output-files/, all beside this script.
set -eu

cd "$(dirname "$0")"
rm -rf TEST-all.xml screenshots output-files

echo "Device: ${SVC_DEVICE_NAME:-desktop window}"
code=0
node --test-timeout=60000 \
  --test-reporter=spec --test-reporter-destination=stdout \
  --test-reporter=junit --test-reporter-destination=TEST-all.xml \
  lib/run.mjs || code=$?
echo "Done:   exit code $code"
exit "$code"
