#!/usr/bin/env bash
# compare_output.sh EXPECTED PROGRAM [ARG...]: the program prints what stands in the file, and ends well.
set -euo pipefail
expected=$1
shift
diff -u "$expected" <("$@" && true || echo "the program failed with status $?")
