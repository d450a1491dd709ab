import { expect, test } from "vitest";
import { failedTests } from "./failed-tests.ts";

const passed = { status: "passed", fullName: "adds", failureMessages: [] };
const failed = {
  status: "failed",
  fullName: "sums subtracts",
  failureMessages: ["AssertionError: expected 1 to be 2\n    at sums.test.ts:3"],
};

function report(file: object): string {
  return JSON.stringify({
    testResults: [{ name: "sums.test.ts", status: "passed", message: "", ...file }],
  });
}

test("tells each test that failed with its file and the first line of why", () => {
  expect(failedTests(report({ status: "failed", assertionResults: [passed, failed] }))).toEqual([
    "sums.test.ts: sums subtracts: AssertionError: expected 1 to be 2",
  ]);
});

test("tells a file that could not be run", () => {
  const broken = {
    status: "failed",
    message: "SyntaxError: Unexpected end\n",
    assertionResults: [],
  };
  expect(failedTests(report(broken))).toEqual(["sums.test.ts: SyntaxError: Unexpected end"]);
});

test("tells nothing where all passed", () => {
  expect(failedTests(report({ assertionResults: [passed] }))).toEqual([]);
});
