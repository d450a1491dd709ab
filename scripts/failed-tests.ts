/** What Vitest's JSON reporter writes, as far as it is read here. */
type Report = {
  testResults: {
    /** Path of its file. */
    name: string;
    status: string;
    /** Why a file could not be read at all. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

function firstLine(text = ""): string {
  return text.split("\n", 1)[0] ?? "";
}

/** A line for each test that failed, and for each file that could not be run: its name and why. */
export function failedTests(json: string): string[] {
  const { testResults }: Report = JSON.parse(json);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((one) => one.status === "failed");
    if (failed.length === 0) return status === "failed" ? [`${name}: ${firstLine(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages: [why] }) => `${name}: ${fullName}: ${firstLine(why)}`,
    );
  });
}
