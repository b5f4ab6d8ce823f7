#!/usr/bin/env bash
# Builds the site with the engine for the browser, looks at the page that is made of it as at all
# pages, and acts as readers do who touch, change and share scenarios: in Chromium, in Firefox and in
# WebKitGTK.
set -euo pipefail
read -ra options <<<"$(.ci/live-module)"
((${#options[@]})) || { echo "error: the engine for the browser was not built"; exit 1; }
site=.build/live-site
.build/debug/touchstone build --output "$site" "${options[@]}"
.venv/bin/python Tests/Browser/live.py "$site"
.venv/bin/python Tests/Browser/others.py "$site"
