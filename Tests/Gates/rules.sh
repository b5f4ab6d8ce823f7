#!/usr/bin/env bash
# Without its rule, each fact's test fails: runs the tests of facts with a copy of the engine that can leave out any
# rule. The copy gets the engine's own tests too, for with all its rules it has to be the engine.
set -euo pipefail
cd "$(dirname "$0")/../.."
Tests/RuleTests/rules apply
TOUCHSTONE_RULES=1 .ci/build --scratch-path .build-rules --product TouchstonePackageTests
exec .build-rules/debug/TouchstonePackageTests.xctest --testing-library swift-testing
