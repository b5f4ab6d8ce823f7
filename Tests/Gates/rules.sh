#!/usr/bin/env bash
# Runs the tests of facts with a copy of the engine in which any rule can be left out, to check that each
# fact's test fails without its rule. The copy also runs the engine's own tests, because with all its rules it
# must be the engine.
set -euo pipefail
cd "$(dirname "$0")/../.."
Tests/RuleTests/rules apply
TOUCHSTONE_RULES=1 .ci/build --scratch-path .build-rules --product TouchstonePackageTests
exec .build-rules/debug/TouchstonePackageTests.xctest --testing-library swift-testing
